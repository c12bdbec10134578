"""The cover of a game: its own drawings put together as one picture that stands for itself.

A browser shows it beside the covers of other games, whose styles must not meet: so it is a file of
its own, with the game's style and inks inside.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping
from xml.etree import ElementTree as ET

from igroteka.scene.art.manifest import Art, Placed
from igroteka.scene.art.safe import SVG
from igroteka.scene.parts import Palette

SIZE = (320, 180)
"""The frame for which covers are laid out."""

_COMMON = ".art .shadow{fill:#000;opacity:.28}.art .badge{display:none}"
"""What the client draws alike in every game; figures are not for a cover."""

_CONDITION = re.compile(r"(!?)(\w+)(?:%(\d+))?(?:([=<>])(.+))?")


def cover(art: Art, svgs: Mapping[str, str], css: str, palette: Palette) -> bytes:
    """The picture that the art lays out, from the drawings in these files."""
    assert art.cover is not None
    roots = [ET.fromstring(source) for source in svgs.values()]
    symbols = {one.attrib["id"]: one for root in roots for one in root.iter(f"{SVG}symbol")}
    width, height = SIZE
    whole = ET.Element(f"{SVG}svg", {"viewBox": f"0 0 {width} {height}", "class": "art world"})
    ET.SubElement(whole, f"{SVG}style").text = _style(art.cover.light, css, palette)
    shared = ET.SubElement(whole, f"{SVG}defs")
    for root in roots:
        for defs in root.findall(f"{SVG}defs"):
            shared.extend(defs)
    whole.extend(_placed(one, symbols) for one in art.cover.layers)
    ET.register_namespace("", SVG.strip("{}"))
    return ET.tostring(whole)


def _style(light: str, css: str, palette: Palette) -> str:
    inks = "".join(
        f"--ink-{re.sub(r'[^a-zA-Z0-9_-]', '-', kind)}:{colour};"
        for kind, colour in palette.inks.items()
    )
    names = f"--paper:{palette.paper};--ink:{palette.ink};--ink-2:{palette.ink};"
    accent = f"--accent:{palette.accent};--seat:{palette.accent};--kind:{palette.accent};"
    scheme = "light" if light == "day" else "dark"
    return f"{_COMMON}\n{css}\n.world.art{{color-scheme:{scheme};{names}{accent}{inks}}}"


def _placed(one: Placed, symbols: Mapping[str, ET.Element]) -> ET.Element:
    flip = -one.size if one.flipped else one.size
    move = f"translate({one.x} {one.y}) scale({flip} {one.size})"
    group = ET.Element(f"{SVG}g", {"transform": move})
    if one.tint:
        group.set("style", f"--seat:{one.tint};--kind:{one.tint}")
    drawing = copy.deepcopy(symbols.get(one.draw, symbols.get(f"{one.draw}.1")))
    assert drawing is not None, f"the art was checked, and has no {one.draw}"
    _leave_out(drawing, one)
    group.extend(drawing)
    return group


def _leave_out(element: ET.Element, one: Placed) -> None:
    """What is filled in at a table, and what is only drawn under other conditions."""
    for child in list(element):
        wanted = child.attrib.get("data-when", "").split()
        if "data-fill" in child.attrib or not all(_holds(each, one) for each in wanted):
            element.remove(child)
        else:
            child.attrib.pop("data-when", None)
            _leave_out(child, one)


def _holds(condition: str, one: Placed) -> bool:
    """As the client decides it for a part of the table (`web/src/scene/art/drawings.ts`)."""
    match = _CONDITION.fullmatch(condition)
    assert match is not None
    negated, name, modulus, sign, wanted = match.groups()
    figure = [str(one.figure)] if one.figure is not None else []
    tint = [one.tint] if one.tint else []
    values = {"tag": list(one.tags), "figure": figure, "owner": tint}.get(name, [])
    found = any(_compares(value, modulus, sign, wanted) for value in values)
    return found is not bool(negated)


def _compares(value: str, modulus: str | None, sign: str | None, wanted: str) -> bool:
    seen = str(int(value) % int(modulus)) if modulus else value
    if sign is None:
        return modulus is None or seen != "0"
    if sign == "=":
        return seen == wanted
    return int(seen) < int(wanted) if sign == "<" else int(seen) > int(wanted)

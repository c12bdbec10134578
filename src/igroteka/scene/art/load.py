"""Reading the art of a game: all files, checked, under names that change with their content."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from igroteka.kernel.content import load
from igroteka.scene.art.cover import cover
from igroteka.scene.art.manifest import Art, drawings_of
from igroteka.scene.art.safe import SVG, BadArt, check_css, check_svg
from igroteka.scene.parts import Palette

FOLDER = "art"
MANIFEST = "art.yaml"
STYLE = "style.css"
ICONS = "icons.svg"

Files = dict[str, bytes]
"""By the name under which they are served."""

_VARIANT = re.compile(r"(.+?)(?:\.\d+)?")


def load_art(game: Traversable | Path) -> tuple[Art, Files]:
    """The art in the folder of a game, and its files; none at all where it has none."""
    folder = game / FOLDER
    if not folder.is_dir():
        return Art(), {}
    sources = {
        file.name: file.read_bytes()
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.is_file() and not file.name.startswith((".", "__"))
    }
    art = load(folder, "art", Art)
    named = {name: _hashed(name, body) for name, body in sources.items() if name != MANIFEST}
    faces = {name: to for name, to in named.items() if name.endswith(".woff2")}
    svgs = [name for name in named if name.endswith(".svg") and name != ICONS]
    files = {to: sources[name] for name, to in named.items()}
    _check_all_known(set(named) - set(svgs) - set(faces) - {STYLE, ICONS})
    _check_drawings(art, {name: sources[name].decode() for name in svgs})
    if STYLE in named:
        css = sources[STYLE].decode()
        check_css(STYLE, css, frozenset(faces))
        del files[named[STYLE]]
        body = _with_faces(css, faces).encode()
        named[STYLE] = _hashed(STYLE, body)
        files[named[STYLE]] = body
    icons = sources.get(ICONS)
    return msgspec.structs.replace(
        art,
        style=named.get(STYLE, ""),
        drawings=tuple(named[name] for name in svgs),
        icons=named.get(ICONS, ""),
        icon_names=() if icons is None else _icons(icons.decode()),
    ), files


def load_cover(game: Traversable | Path, art: Art, palette: Palette) -> tuple[str, bytes] | None:
    """The cover as a file with its name, where the art lays one out."""
    if art.cover is None:
        return None
    folder = game / FOLDER
    svgs = {
        file.name: file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".svg") and file.name != ICONS
    }
    style = folder / STYLE
    css = style.read_text(encoding="utf-8") if style.is_file() else ""
    body = cover(art, svgs, css, palette)
    return _hashed("the-cover.svg", body), body


def _hashed(name: str, body: bytes) -> str:
    stem, _, suffix = name.rpartition(".")
    return f"{stem}.{hashlib.sha256(body).hexdigest()[:16]}.{suffix}"


def _with_faces(css: str, faces: dict[str, str]) -> str:
    """The style, with the names under which the faces are served."""
    for name, served in faces.items():
        css = css.replace(name, served)
    return css


def _check_all_known(others: set[str]) -> None:
    if others:
        raise BadArt(f"{', '.join(sorted(others))}: not art; {MANIFEST} tells what may be here.")


def _icons(source: str) -> tuple[str, ...]:
    root = check_svg(ICONS, source)
    return tuple(symbol.attrib.get("id", "") for symbol in root.iter(f"{SVG}symbol"))


def _check_drawings(art: Art, sources: dict[str, str]) -> None:
    """Each drawing that is asked for is there, once, and none is there for nothing."""
    ids: Counter[str] = Counter()
    drawn: set[str] = set()
    for name, source in sources.items():
        root = check_svg(name, source)
        ids.update(found for element in root.iter() if (found := element.attrib.get("id")))
        for child in root:
            tag = child.tag.removeprefix(SVG)
            if tag not in ("symbol", "defs") or (tag == "symbol" and "id" not in child.attrib):
                raise BadArt(f"{name}: <{tag}> stands in no <symbol> with an id.")
            if tag == "symbol":
                drawn.add(family(child.attrib["id"]))
    twice = sorted(id for id, count in ids.items() if count > 1)
    if twice:
        raise BadArt(f"{', '.join(twice)}: more than one has this id.")
    wanted = {name if name in drawn else family(name) for name in drawings_of(art)}
    if wanted - drawn:
        raise BadArt(f"{MANIFEST}: no drawing is called {', '.join(sorted(wanted - drawn))}.")
    if drawn - wanted:
        raise BadArt(f"{', '.join(sorted(drawn - wanted))}: {MANIFEST} has no use for it.")


def family(id: str) -> str:
    """`forest` for `forest.2`."""
    found = _VARIANT.fullmatch(id)
    assert found is not None
    return found.group(1)

"""What may be in a drawing or a style: nothing that runs, nothing that comes from elsewhere.

The policy of the page would stop such things in the browser, and the game would look broken there;
here it is told where and what.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

from igroteka.kernel.errors import IgrotekaError

SVG = "{http://www.w3.org/2000/svg}"
XLINK = "{http://www.w3.org/1999/xlink}"
ELEMENTS = re.compile(
    "svg|defs|symbol|g|use|title|desc"
    "|path|rect|circle|ellipse|line|polyline|polygon|text|tspan"
    "|linearGradient|radialGradient|stop|pattern|clipPath|mask|filter"
    "|fe(GaussianBlur|Turbulence|DisplacementMap|ColorMatrix|Composite|Merge|MergeNode|Offset"
    "|Flood|Blend|Morphology)"
)
FILLS = re.compile(r"figure|emblem|icon(:[a-z0-9-]+)?")
CONDITION = re.compile(r"!?(owner|icon|state|tag|kind|figure)(%\d+)?([=<>][\w:-]+)?")

_URL = re.compile(r"url\(\s*['\"]?\s*([^'\")]*)", re.IGNORECASE)
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_OURS = re.compile(r"(:root(\[[^\]]*\])*\s+)?(\.world$|\.art(?![\w-]))")
_GROUPS = ("@media", "@supports", "@container")


class BadArt(IgrotekaError):
    """Art that must not be shown; the message says where and what."""


def check_svg(name: str, source: str) -> ET.Element:
    """The drawings of a file, or what is wrong with them."""
    if "<!DOCTYPE" in source or "<!ENTITY" in source:
        raise BadArt(f"{name}: document types and entities are not for drawings.")
    try:
        root = ET.fromstring(source)
    except ET.ParseError as error:
        raise BadArt(f"{name}: not well-formed: {error}.") from error
    for element in root.iter():
        _check_element(name, element)
    return root


def _check_element(name: str, element: ET.Element) -> None:
    tag = element.tag.removeprefix(SVG)
    if not element.tag.startswith(SVG) or not ELEMENTS.fullmatch(tag):
        raise BadArt(f"{name}: <{tag}> is no part of a drawing.")
    for attribute, value in element.attrib.items():
        plain = attribute.removeprefix(XLINK)
        if plain.lower().startswith("on"):
            raise BadArt(f"{name}: <{tag} {plain}>: a drawing does nothing by itself.")
        if plain == "style":
            raise BadArt(f"{name}: <{tag} style>: give it a class, and colour it in style.css.")
        if plain == "href" and not value.startswith("#"):
            raise BadArt(f"{name}: <{tag} href>: {value} is not in this file.")
        if plain == "data-fill" and not FILLS.fullmatch(value):
            raise BadArt(f"{name}: data-fill={value}: figure, emblem, icon or icon:<name>.")
        if plain == "data-when" and not all(map(CONDITION.fullmatch, value.split())):
            raise BadArt(f"{name}: data-when={value}: not a condition.")
        _check_addresses(f"{name}: <{tag} {plain}>", value, frozenset())


def _check_addresses(where: str, text: str, beside: frozenset[str]) -> None:
    for address in _URL.findall(text):
        if not address.startswith("#") and address not in beside:
            raise BadArt(f"{where}: {address} is not in the art of this game.")
    if "javascript:" in text.lower():
        raise BadArt(f"{where}: a drawing runs nothing.")


def check_css(name: str, source: str, beside: frozenset[str]) -> None:
    """A style colours its own world and nothing else, with what lies beside it."""
    plain = _COMMENT.sub("", source)
    if "\\" in plain:
        raise BadArt(f"{name}: write characters as they are, without backslashes.")
    if "@import" in plain.lower() or "expression(" in plain.lower():
        raise BadArt(f"{name}: a style imports and runs nothing.")
    _check_addresses(name, plain, beside)
    for prelude in _preludes(name, plain):
        for selector in _split(prelude):
            if not _OURS.match(selector.strip()):
                raise BadArt(f"{name}: `{selector.strip()}` must be `.world` or begin with `.art`.")


def _preludes(name: str, css: str) -> Iterator[str]:
    """The selectors of all rules, also of those within conditions."""
    at = 0
    while (opening := css.find("{", at)) >= 0:
        prelude = css[at:opening].strip()
        closing = _closing(name, css, opening)
        if prelude.startswith(_GROUPS):
            yield from _preludes(name, css[opening + 1 : closing])
        elif not prelude.startswith(("@keyframes", "@font-face")):
            yield prelude
        at = closing + 1
    if css[at:].strip():
        raise BadArt(f"{name}: `{css[at:].strip()[:40]}` belongs to no rule.")


def _closing(name: str, css: str, opening: int) -> int:
    depth = 0
    for place in range(opening, len(css)):
        depth += {"{": 1, "}": -1}.get(css[place], 0)
        if depth == 0:
            return place
    raise BadArt(f"{name}: a brace is not closed.")


def _split(prelude: str) -> list[str]:
    """At commas that are not within brackets: `:is(a, b)` is one selector."""
    parts, depth = [""], 0
    for letter in prelude:
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts

"""The two boards: the district with rooms, streets, doors and walls, and the Catacombs.

Boards are remembered by what changes on them: portcullises, burnt rooms, a crowd.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from math import hypot

from igroteka.games.cadwallon.content import CATACOMBS, DISTRICT
from igroteka.games.cadwallon.rules.figures import CROWDS
from igroteka.games.cadwallon.rules.state import Cadwallon
from igroteka.games.cadwallon.scene.look import ICONS
from igroteka.scene import Board, Circle, Edge, Mark, Rect, Region, Space

Box = tuple[int, int, int, int]
"""Left, top, right and bottom of what is drawn of a space."""

_ROOM = 76
"""From the middle of a room to its walls, and of a stretch of street to the corners."""
_LANE = 24
"""Half the width of a street."""
_BUILT_OVER = 100
"""From the middle of a room to the next room of its house: there was a street between them."""
_GATE = 8
"""Where the streets end at the edge of the board."""

_SHRINK = 0.68
"""The Catacombs are drawn to a smaller scale, so that figures are as large as above."""
_VAULT = Circle(78)
_HALL = Circle(68)
_MIDDLE = Circle(86)


def district(g: Cadwallon) -> Board:
    """The district as it stands now."""
    return _district(tuple(g.portcullises), tuple(g.burnt), g.adventure)


@lru_cache(maxsize=256)
def _district(portcullises: tuple[int, ...], burnt: tuple[int, ...], adventure: int) -> Board:
    crowd = CROWDS[adventure] if adventure >= 0 else frozenset()
    spaces = tuple(
        _space(
            number,
            bool(portcullises[number]),
            number < len(burnt) and bool(burnt[number]),
            number in crowd,
        )
        for number in range(len(DISTRICT.nodes))
    )
    return Board(
        id=DISTRICT.board.id,
        name=DISTRICT.board.id,
        width=DISTRICT.board.layout.width,
        height=DISTRICT.board.layout.height,
        spaces=spaces,
        edges=_EDGES,
        regions=_HOUSES,
    )


@cache
def _space(number: int, closed: bool, burnt: bool, crowded: bool) -> Space:
    node = DISTRICT.nodes[number]
    kind = "plaza" if node.plaza else "exit" if node.exit else node.type
    left, top, right, bottom = _BOX[node.id]
    tags = ("intrigue" if node.intrigue else "", node.building or "", node.exit or "")
    return Space(
        id=node.id,
        shape=Rect(right - left, bottom - top),
        x=(left + right) // 2,
        y=(top + bottom) // 2,
        kind=kind,
        icon=ICONS["pentagram"] if node.pentagram else ICONS.get(node.id, ""),
        name=node.id,
        tags=tuple(tag for tag in tags if tag),
        marks=tuple(_marks(node.id, node.pentagram, closed, burnt, crowded)),
    )


def _marks(id: str, pentagram: bool, closed: bool, burnt: bool, crowded: bool) -> Iterator[Mark]:
    marks = (
        ("pentagram", pentagram),
        ("portcullis", closed),
        ("burnt", burnt),
        ("crowd", crowded),
    )
    for kind, there in marks:
        if there:
            yield Mark(id=f"{kind}:{id}", kind=kind, icon=ICONS[kind])


def _boxes() -> Iterator[tuple[str, Box]]:
    """Rooms between streets; those of one house touch each other, and streets end at the gates."""
    middle = {node.id: (node.layout.x, node.layout.y) for node in DISTRICT.nodes}
    inner = [(edge.a, edge.b) for edge in DISTRICT.edges if edge.kind == "inner_door"]
    for node in DISTRICT.nodes:
        x, y = middle[node.id]
        wide = _LANE if node.id.startswith(("cross", "v")) else _ROOM
        high = _LANE if node.id.startswith(("cross", "h")) else _ROOM
        left, top, right, bottom = x - wide, y - high, x + wide, y + high
        if node.exit in ("north", "south"):
            left, right = x - _LANE, x + _LANE
            top, bottom = (_GATE, 176) if node.exit == "north" else (824, 1000 - _GATE)
        elif node.exit:
            top, bottom = y - _LANE, y + _LANE
            left, right = (_GATE, 176) if node.exit == "west" else (824, 1000 - _GATE)
        for pair in inner:
            if node.id in pair:
                nx, ny = middle[pair[1 - pair.index(node.id)]]
                left = x - _BUILT_OVER if nx < x else left
                right = x + _BUILT_OVER if nx > x else right
                top = y - _BUILT_OVER if ny < y else top
                bottom = y + _BUILT_OVER if ny > y else bottom
        yield node.id, (left, top, right, bottom)


_BOX = dict(_boxes())


def _border(a: str, b: str) -> tuple[tuple[int, int], ...]:
    """The side that two places share, drawn so that the second lies to the right of the line."""
    left, top, right, bottom = _BOX[a]
    other_left, other_top, other_right, other_bottom = _BOX[b]
    west, east = max(left, other_left), min(right, other_right)
    north, south = max(top, other_top), min(bottom, other_bottom)
    if other_left >= right:
        return (right, south), (right, north)
    if other_right <= left:
        return (left, north), (left, south)
    if other_top >= bottom:
        return (west, bottom), (east, bottom)
    if other_bottom <= top:
        return (east, top), (west, top)
    raise AssertionError(f"{a} and {b} do not lie side by side")


_BUILT = ("door", "window", "inner_door")
_EDGES = (
    *[
        Edge(
            id=f"{edge.kind}:{edge.a}:{edge.b}",
            start=edge.a,
            end=edge.b,
            kind=edge.kind,
            line=_border(edge.a, edge.b) if edge.kind in _BUILT else (),
        )
        for edge in DISTRICT.edges
    ],
    *[
        Edge(
            id=f"wall:{wall.a}:{wall.b}",
            start=wall.a,
            end=wall.b,
            kind="wall",
            line=_border(wall.a, wall.b),
        )
        for wall in DISTRICT.walls
    ],
)
_HOUSES = tuple(
    Region(id=f"house:{house.id}", spaces=house.rooms, name=house.id, kind="house")
    for house in DISTRICT.buildings
)


def catacombs() -> Board:
    """The Catacombs in torchlight: they never change."""
    return _CATACOMBS


def _drawn(place: int) -> int:
    return round(place * _SHRINK)


def _form(type: str) -> Circle:
    return {"room": _VAULT, "center": _MIDDLE}.get(type, _HALL)


def _way(start: str, end: str) -> tuple[tuple[int, int], ...]:
    """An arrow from the rim of one vault to the rim of another."""
    one, other = (next(vault for vault in CATACOMBS.nodes if vault.id == id) for id in (start, end))
    ax, ay, bx, by = map(_drawn, (one.layout.x, one.layout.y, other.layout.x, other.layout.y))
    long = hypot(bx - ax, by - ay)
    near, far = _form(one.type).radius / long, 1 - _form(other.type).radius / long
    return tuple((round(ax + (bx - ax) * at), round(ay + (by - ay) * at)) for at in (near, far))


def _vaults() -> Iterator[Space]:
    for vault in CATACOMBS.nodes:
        yield Space(
            id=vault.id,
            shape=_form(vault.type),
            x=_drawn(vault.layout.x),
            y=_drawn(vault.layout.y),
            kind="vault",
            icon=ICONS[vault.id],
            name=vault.id,
            tags=(vault.type,),
        )


_CATACOMBS = Board(
    id=CATACOMBS.board.id,
    name=CATACOMBS.board.id,
    width=_drawn(CATACOMBS.board.layout.width),
    height=_drawn(CATACOMBS.board.layout.height),
    spaces=tuple(_vaults()),
    edges=tuple(
        Edge(
            id=f"arrow:{vault.id}",
            start=vault.id,
            end=to,
            kind="arrow",
            line=_way(vault.id, to),
            directed=True,
        )
        for vault in CATACOMBS.nodes
        for to in vault.arrows
    ),
)

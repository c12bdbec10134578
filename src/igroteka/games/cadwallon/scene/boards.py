"""The two boards: the district with rooms, streets, doors and walls, and the Catacombs.

Boards are remembered by what changes on them: portcullises, burnt rooms, a crowd.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from igroteka.games.cadwallon.content import CATACOMBS, DISTRICT
from igroteka.games.cadwallon.rules.figures import CROWDS
from igroteka.games.cadwallon.rules.state import Cadwallon
from igroteka.games.cadwallon.scene.look import ICONS
from igroteka.scene import Board, Circle, Edge, Mark, Rect, Region, Shape, Space

_ROOM = Rect(150, 150)
_CORNER = Rect(48, 48)
_ACROSS = Rect(144, 48)
_ALONG = Rect(48, 144)
_EXIT_ACROSS = Rect(100, 48)
_EXIT_ALONG = Rect(48, 100)
_VAULT = Circle(110)
_HALL = Circle(90)


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
    tags = tuple(tag for tag, on in (("intrigue", node.intrigue), (node.building, True)) if on)
    return Space(
        id=node.id,
        shape=_shape(number),
        x=node.layout.x,
        y=node.layout.y,
        kind=kind,
        icon=ICONS["pentagram"] if node.pentagram else "",
        name=node.id,
        tags=tuple(tag for tag in tags if tag),
        marks=tuple(_marks(node.id, node.pentagram, closed, burnt, crowded)),
    )


def _shape(number: int) -> Shape:
    node = DISTRICT.nodes[number]
    if node.type == "room" or node.plaza:
        return _ROOM
    if node.exit:
        return _EXIT_ALONG if node.exit in ("north", "south") else _EXIT_ACROSS
    if node.id.startswith("cross"):
        return _CORNER
    return _ACROSS if node.id.startswith("h") else _ALONG


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


_EDGES = (
    *[
        Edge(id=f"{edge.kind}:{edge.a}:{edge.b}", start=edge.a, end=edge.b, kind=edge.kind)
        for edge in DISTRICT.edges
    ],
    *[
        Edge(id=f"wall:{wall.a}:{wall.b}", start=wall.a, end=wall.b, kind="wall")
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


def _vaults() -> Iterator[Space]:
    for vault in CATACOMBS.nodes:
        yield Space(
            id=vault.id,
            shape=_VAULT if vault.type == "room" else _HALL,
            x=vault.layout.x,
            y=vault.layout.y,
            kind="vault",
            icon=ICONS[vault.id],
            name=vault.id,
            tags=(vault.type,),
        )


_CATACOMBS = Board(
    id=CATACOMBS.board.id,
    name=CATACOMBS.board.id,
    width=CATACOMBS.board.layout.width,
    height=CATACOMBS.board.layout.height,
    spaces=tuple(_vaults()),
    edges=tuple(
        Edge(id=f"arrow:{vault.id}", start=vault.id, end=to, kind="arrow", directed=True)
        for vault in CATACOMBS.nodes
        for to in vault.arrows
    ),
)

"""The land: three rings of spaces, the river, bridge and gate, and all that stands and lies there.

Parts are remembered by what they are made from: a scene is built for every viewer after every
answer, and parts that did not change are then the very same.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from igroteka.games.talisman.content import BOARD, CROSSINGS
from igroteka.games.talisman.content.entries import Layout
from igroteka.games.talisman.content.entries import Space as SpaceEntry
from igroteka.games.talisman.rules.components.cards import KIND
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.components.spaces import CROWN, SPACE, SPACE_ID, SPACES
from igroteka.games.talisman.rules.state import PLAYING, Hero, Talisman
from igroteka.games.talisman.scene.cards import face
from igroteka.games.talisman.scene.look import HEROES as HERO_ICONS
from igroteka.games.talisman.scene.look import SPACES as SPACE_ICONS
from igroteka.games.talisman.scene.look import STATS, TOAD, text_of
from igroteka.scene import Board, Card, Edge, Piece, Polygon, Region, Row, Space, Words

_SIZE = BOARD.size
_GAP = 1
"""Neighbours on a ring touch but for this on each side."""


def _place(name: str) -> str:
    return f"space:{name}"


# The land -------------------------------------------------------------------------------------


def _shape(space: SpaceEntry) -> Polygon:
    """A tile as wide as its share of the ring; the Crown is a round hall."""
    at = space.layout
    if SPACE[space.id] == CROWN:
        cut = at.w * 3 // 10
        return _octagon(at, cut)
    left, right = _extent(space, 0)
    top, bottom = _extent(space, 1)
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))


def _extent(space: SpaceEntry, axis: int) -> tuple[int, int]:
    """From where to where a tile goes: half-way to neighbours in that direction, else its size."""
    here = (space.layout.x, space.layout.y)
    size = (space.layout.w, space.layout.h)[axis]
    ends = [here[axis] - size // 2, here[axis] + size // 2]
    for id in _NEIGHBOURS[space.id]:
        other = SPACES[SPACE[id]].layout
        there = (other.x, other.y)
        if there[1 - axis] == here[1 - axis]:
            middle = (here[axis] + there[axis]) // 2
            ends[there[axis] > here[axis]] = middle - _GAP if middle > here[axis] else middle + _GAP
    return ends[0], ends[1]


def _octagon(at: Layout, cut: int) -> Polygon:
    low, high = -(at.w // 2), at.w // 2
    corners = (
        (low + cut, low),
        (high - cut, low),
        (high, low + cut),
        (high, high - cut),
        (high - cut, high),
        (low + cut, high),
        (low, high - cut),
        (low, low + cut),
    )
    return Polygon(tuple((at.x + x, at.y + y) for x, y in corners))


_NEIGHBOURS = {space.id: space.adjacent for space in SPACES}

_TILES = tuple(
    Space(
        id=_place(space.id),
        shape=_shape(space),
        x=space.layout.x,
        y=space.layout.y,
        kind=space.region,
        icon=SPACE_ICONS[space.kind],
        name=space.id,
        tags=(space.kind,),
    )
    for space in SPACES
)
"""The kind of a tile is its region, which its name does not tell; its terrain is a tag."""


_PARTED = {
    "storm_river": ("sentinel", "hills_middle"),
    "inner_wall": ("portal_of_power", "plain_of_peril"),
}
"""What parts the regions, and where one passes through it."""


def _rings() -> Iterator[Edge]:
    """The Storm River around the Middle Region, and the wall around the Inner one."""
    for feature in BOARD.features:
        bounds = feature.layout
        low, high = (
            (a + b) // 2 for a, b in zip(bounds.outer_edge, bounds.inner_edge, strict=True)
        )
        start, end = _PARTED[feature.id]
        yield Edge(
            id=feature.id,
            start=_place(start),
            end=_place(end),
            kind=feature.id,
            line=((low, low), (high, low), (high, high), (low, high), (low, low)),
        )


def _links() -> Iterator[Edge]:
    """The bridge, the gate and the last ascent, each between the rims of its two spaces."""
    for link in CROSSINGS:
        yield Edge(
            id=link.id,
            start=_place(link.a),
            end=_place(link.b),
            kind=link.id,
            line=_span(SPACES[SPACE[link.a]].layout, SPACES[SPACE[link.b]].layout),
            directed=link.kind == "ascent",
        )


def _span(one: Layout, other: Layout) -> tuple[tuple[int, int], tuple[int, int]]:
    """From rim to rim on the straight line between two places."""
    ends = []
    for here, there in ((one, other), (other, one)):
        dx, dy = there.x - here.x, there.y - here.y
        far = (here.w // 2) / max(abs(dx), abs(dy))
        ends.append((round(here.x + dx * far), round(here.y + dy * far)))
    return ends[0], ends[1]


BOARD_PART = Board(
    id="board",
    name=Words("label-board"),
    width=_SIZE,
    height=_SIZE,
    spaces=_TILES,
    edges=(*_rings(), *_links()),
    regions=tuple(
        Region(
            id=f"region:{region.id}",
            name=region.id,
            kind=region.id,
            spaces=tuple(_place(space.id) for space in SPACES if space.region == region.id),
        )
        for region in BOARD.regions
    ),
)


# What stands on it ----------------------------------------------------------------------------


def pieces(g: Talisman) -> Iterator[Piece]:
    """The heroes' figures, a Toad for an enchanted one, and gold lying about (TAL-GOLD-7)."""
    for hero in g.heroes:
        if hero.status == PLAYING:
            yield figure(hero)
    for space, coins in enumerate(g.coins):
        if coins:
            yield _coins(space, coins)


def figure(hero: Hero) -> Piece:
    """The figure of a hero in play."""
    return _figure(hero.seat, hero.card, hero.space, hero.toad > 0, hero.missed > 0)


@lru_cache(maxsize=8192)
def _figure(seat: int, card: int, space: int, toad: bool, lying: bool) -> Piece:
    id = HEROES[card].id
    return Piece(
        id=f"hero:{seat}",
        kind="toad" if toad else "hero",
        where=_place(SPACE_ID[space]),
        icon=TOAD if toad else HERO_ICONS[id],
        owner=seat,
        state="lying" if lying else "",
        layer=1,
        name="toad" if toad else id,
    )


@cache
def _coins(space: int, coins: int) -> Piece:
    name = SPACE_ID[space]
    return Piece(
        id=f"coins:{name}",
        kind="stat:gold",
        where=_place(name),
        icon=STATS["gold"],
        figure=coins,
    )


def lying(g: Talisman) -> Iterator[Row]:
    """The cards on the spaces, face up, in the order they came."""
    for space, cards in enumerate(g.spaces):
        if cards:
            tokens = tuple(g.tokens.get(card, 0) if KIND[card].tokens else 0 for card in cards)
            yield _lying(space, tuple(cards), tokens)


@lru_cache(maxsize=4096)
def _lying(space: int, cards: tuple[int, ...], tokens: tuple[int, ...]) -> Row:
    name = SPACE_ID[space]
    faces = tuple(face(card, None, left) for card, left in zip(cards, tokens, strict=True))
    label = Words("label-lying", {"space": name})
    return Row(id=f"lying:{name}", label=label, cards=faces, where=_place(name))


@cache
def instruction(space: int) -> Row:
    """What is printed on a space, as a card to be read."""
    entry = SPACES[space]
    card = Card(
        id="instruction",
        back=entry.region,
        face=entry.id,
        title=entry.id,
        text=text_of(entry.id),
        icon=SPACE_ICONS[entry.kind],
    )
    return Row(id="here", label=Words("label-here"), cards=(card,))

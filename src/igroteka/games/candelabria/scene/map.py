"""The kingdom: territories, regions, bridges, and all that stands on the map."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from igroteka.games.candelabria.content import BOARDS, CURSES, HOUSES, ROLES, TEMPLES
from igroteka.games.candelabria.content.entries import RegionEntry, TerritoryEntry
from igroteka.games.candelabria.rules.land import OFF, REGION_ID, TERRITORY_ID, members
from igroteka.games.candelabria.rules.mist import struck
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Player
from igroteka.games.candelabria.scene.look import ICONS, LOOK
from igroteka.scene import Board, Circle, Edge, Mark, Piece, Polygon, Region, Space, Words

MAP = "map"
STRUCK, CONTESTED = "struck", "contested"
"""What a region may be: tags of its parts,"""
_SIGNS = {STRUCK: "curse_card", CONTESTED: "war_board"}
"""… and a mark on its seal."""

_SEAL = Circle(24)
_BOTTOM, _MIDDLE, _TOP = 0, 10, 20
"""Land flames lie under candles, candles before castles."""


def seal(region: int) -> str:
    """The space of the region token, where temples and curses stand."""
    return f"seal:{REGION_ID[region]}"


# The board ------------------------------------------------------------------------------------


def kingdom(g: Candelabria) -> Board:
    """CAN-MIST-4, CAN-WAR-2: struck regions, and the region of the running battle."""
    fought = g.battles[0] if g.phase == "battles" and g.battles else NONE
    return _kingdom(g.side.id, frozenset(struck(g)), fought)


@lru_cache(maxsize=256)
def _kingdom(side: str, dark: frozenset[int], fought: int) -> Board:
    entry = BOARDS[side]
    tags = {
        region.number: tuple(
            tag
            for tag, holds in (
                (STRUCK, region.number in dark),
                (CONTESTED, region.number == fought),
            )
            if holds
        )
        for region in entry.regions
    }
    canvas = entry.board.canvas
    return Board(
        id=MAP,
        name=Words("label-map"),
        width=canvas.width,
        height=canvas.height,
        spaces=(
            *_water(side),
            *(_territory(place, tags[place.region]) for place in entry.territories),
            *(_seal(region, tags[region.number]) for region in entry.regions),
        ),
        edges=_bridges(side),
        regions=tuple(_region(region, tags[region.number]) for region in entry.regions),
    )


@cache
def _water(side: str) -> tuple[Space, ...]:
    """Lakes and channels: no rule knows them, but they part what does not touch."""
    found = []
    for number, polygon in enumerate(BOARDS[side].board.water, start=1):
        points = _points(polygon)
        x = sum(point[0] for point in points) // len(points)
        y = sum(point[1] for point in points) // len(points)
        shape = Polygon(points)
        found.append(Space(id=f"water:{number}", shape=shape, x=x, y=y, kind="water"))
    return tuple(found)


def _points(polygon: str) -> tuple[tuple[int, int], ...]:
    pairs = (pair.split(",") for pair in polygon.split())
    return tuple((int(x), int(y)) for x, y in pairs)


def _territory(entry: TerritoryEntry, tags: tuple[str, ...]) -> Space:
    return Space(
        id=entry.id,
        shape=Polygon(_points(entry.polygon)),
        x=entry.layout.x,
        y=entry.layout.y,
        kind=entry.action,
        icon=ICONS[entry.action],
        name=entry.id,
        tags=(*tags, REGION_ID[entry.region], "territory"),
    )


def _seal(entry: RegionEntry, tags: tuple[str, ...]) -> Space:
    return Space(
        id=seal(entry.number),
        shape=_SEAL,
        x=entry.layout.x,
        y=entry.layout.y,
        kind="region_token",
        icon=ICONS["region_token"],
        name=entry.id,
        figure=entry.number,
        tags=(*tags, "seal"),
        marks=tuple(_sign(tag, entry.id) for tag in tags),
    )


def _sign(tag: str, region: str) -> Mark:
    kind = _SIGNS[tag]
    return Mark(id=f"{tag}:{region}", kind=kind, icon=ICONS[kind])


def _region(entry: RegionEntry, tags: tuple[str, ...]) -> Region:
    return Region(id=entry.id, spaces=entry.territories, name=entry.id, kind="pool", tags=tags)


@cache
def _bridges(side: str) -> tuple[Edge, ...]:
    return tuple(
        Edge(
            id=bridge.id,
            start=bridge.between[0],
            end=bridge.between[1],
            kind="bridge",
            line=(bridge.layout.start, bridge.layout.end),
        )
        for bridge in BOARDS[side].bridges
    )


# What stands on it ----------------------------------------------------------------------------


def pieces(g: Candelabria) -> Iterator[Piece]:
    """Castles, candles, land flames, temples and curses."""
    for player in g.players:
        if player.house != NONE:
            yield from _figures(player)
    for region, stack in enumerate(g.temples):
        for height, colour in enumerate(stack):
            yield _temple(region, height, colour)
    yield from _curses(g)


def _figures(player: Player) -> Iterator[Piece]:
    house, seat = player.house, player.seat
    for territory in members(player.land):
        yield _land_flame(house, seat, territory)
    if player.castle != OFF:
        yield _castle(house, seat, player.castle)
    for role, territory in enumerate(player.at):
        if territory != OFF:
            yield _candle(house, seat, role, territory, player.flames[role])


@cache
def _land_flame(house: int, seat: int, territory: int) -> Piece:
    where = TERRITORY_ID[territory]
    id = f"{HOUSES[house].id}:flame:{where}"
    return LOOK.piece(id, "land_flame", where, owner=seat, layer=_BOTTOM)


@cache
def _castle(house: int, seat: int, territory: int) -> Piece:
    id = f"{HOUSES[house].id}:castle"
    return LOOK.piece(id, "castle", TERRITORY_ID[territory], owner=seat, layer=_MIDDLE)


@cache
def _candle(house: int, seat: int, role: int, territory: int, flames: int) -> Piece:
    """CAN-TERM-4: an unlit candle stays where it is."""
    kind = ROLES[role].id
    return LOOK.piece(
        f"{HOUSES[house].id}:{kind}",
        kind,
        TERRITORY_ID[territory],
        owner=seat,
        state="" if flames else "translucent",
        figure=flames,
        layer=_TOP + role,
    )


@cache
def _temple(region: int, height: int, colour: int) -> Piece:
    id = f"temple:{REGION_ID[region]}:{height}"
    return LOOK.piece(id, TEMPLES[colour].id, seal(region), layer=height)


def _curses(g: Candelabria) -> Iterator[Piece]:
    """CAN-PREP-11: in a region as a whole; with two players on a territory."""
    for place, curse in enumerate(g.curses):
        owner = None if curse.owner == NONE else curse.owner
        if curse.territory != OFF:
            yield _curse(f"curse:{place + 1}", curse.card, TERRITORY_ID[curse.territory], None)
        elif curse.region != NONE:
            yield _curse(f"figure:{place + 1}", curse.card, seal(curse.region), owner)


@cache
def _curse(id: str, card: int, where: str, owner: int | None) -> Piece:
    name = CURSES[card].id
    return LOOK.piece(id, "curse_figure", where, owner=owner, layer=_TOP, name=name)

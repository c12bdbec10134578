"""The two boards of the scene: the land with all that stands on it, and the main board.

Parts are remembered by what they are made from: a scene is built for every viewer after every
answer, and parts that did not change are then the very same, which makes differences cheap.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from igroteka.games.kalena.content import BOARD, BUILDINGS, CALENDAR, HEXES, MAIN_BOARD, TERRAINS
from igroteka.games.kalena.content.entries import Point
from igroteka.games.kalena.rules.land import HEX_ID, KALENA, REGION_SLOTS, TERRAIN_AT, Land
from igroteka.games.kalena.rules.production import is_chilled
from igroteka.games.kalena.rules.setup import round_number
from igroteka.games.kalena.rules.state import CLOSED, EMPTY, Kalena, Player
from igroteka.games.kalena.rules.valour import shows_plus_30, space_of
from igroteka.games.kalena.scene.look import ICONS, SCORE
from igroteka.scene import (
    Board,
    Circle,
    Hex,
    Label,
    Mark,
    Piece,
    Rect,
    Region,
    Shape,
    Space,
    Words,
)

CANVAS = BOARD.canvas
CHILL = "ghost_numbing_chill"
LAND, MAIN = "land", "main_board"

_HEX = Hex(BOARD.hex_radius)
_MAIN_SIZE = (600, 940)
"""A tall board beside the land, which owns the window: valour is a strip along its edge."""
_CARD = Rect(150, 200)
_CELL = Rect(148, 196)
_SLOT = Circle(23)
_VALOUR = Rect(60, 60)
_ROUND = Circle(21)

ROUND_SPACES = tuple(space.id for space in MAIN_BOARD.round_spaces)
VALOUR_SPACES = tuple(space.id for space in MAIN_BOARD.valour_track.spaces)


# The land -------------------------------------------------------------------------------------


def land(g: Kalena) -> Board:
    """The hexes as laid out, with exhaustion; before set-up the regions are unknown."""
    standing = [number for number, kind in enumerate(g.buildings) if kind != EMPTY]
    chilled = tuple([number for number in standing if is_chilled(g, number)])
    return _land(g.land, tuple(g.exhausted), chilled)


@lru_cache(maxsize=2048)
def _land(land: Land, exhausted: tuple[int, ...], chilled: tuple[int, ...]) -> Board:
    spaces = tuple(
        _hex(number, _terrain(land, number), bool(exhausted[number]), number in chilled)
        for number in range(len(HEXES))
    )
    return Board(
        id=LAND,
        name=Words("label-land"),
        width=CANVAS,
        height=CANVAS,
        spaces=spaces,
        regions=_tiles(land.tiles),
    )


@cache
def _hex(number: int, kind: str, exhausted: bool, chilled: bool) -> Space:
    hex = HEXES[number]
    return Space(
        id=hex.id,
        shape=_HEX,
        x=hex.layout.x,
        y=hex.layout.y,
        kind=kind,
        icon=ICONS.get(kind, ""),
        name=hex.id,
        marks=tuple(_marks(hex.id, exhausted, chilled)),
    )


def _terrain(land: Land, number: int) -> str:
    if land.terrain:
        return TERRAINS[land.terrain[number]].id
    if number in KALENA:
        return TERRAINS[TERRAIN_AT["kalena", HEXES[number].position]].id
    return "region_tile"


def _marks(hex: str, exhausted: bool, chilled: bool) -> Iterator[Mark]:
    if exhausted:
        kind = "exhaustion_token"
        yield Mark(id=f"exhausted:{hex}", kind=kind, icon=ICONS[kind])
    if chilled:
        yield Mark(id=f"chilled:{hex}", kind=CHILL, icon=ICONS[CHILL])


@lru_cache(maxsize=256)
def _tiles(tiles: tuple[str, ...]) -> tuple[Region, ...]:
    names = {"k": "kalena", **dict(zip(REGION_SLOTS, tiles, strict=False))}
    return tuple(
        Region(
            id=f"tile:{slot}",
            spaces=tuple(hex.id for hex in HEXES if hex.slot == slot),
            name=names.get(slot, "region_tile"),
        )
        for slot in BOARD.slots
    )


# The main board -------------------------------------------------------------------------------


def main_board() -> Board:
    """The valour track, the season track, card cells and skill columns: it never changes."""
    return _MAIN_BOARD


def _main_spaces() -> Iterator[Space]:
    for cell in MAIN_BOARD.cells:
        yield _space(cell.id, _CELL, cell.layout, cell.id, "cell")
    for time in MAIN_BOARD.round_spaces:
        words = Words("label-round", {"round": time.round})
        yield _space(time.id, _ROUND, time.layout, words, "time")
    for space in MAIN_BOARD.valour_track.spaces:
        yield _space(
            space.id, _VALOUR, space.layout, space.id, "score", space.index, about=SCORE.key
        )
    for column in MAIN_BOARD.skill_columns:
        yield _space(card_space(column.id), _CARD, column.card_layout, column.id, "cell")
        for slot in column.slots:
            id = slot_space(column.id, slot.slot)
            words = Words("label-skill-slot", {"slot": slot.slot, "valour": slot.valour})
            yield _space(id, _SLOT, slot.layout, words, "slot", slot.valour)


def _space(
    id: str,
    shape: Shape,
    at: Point,
    name: Label,
    tag: str,
    figure: int | None = None,
    about: str = "",
) -> Space:
    return Space(
        id=id,
        about=about,
        shape=shape,
        x=at.x,
        y=at.y,
        name=name,
        figure=figure,
        tags=(tag,),
    )


def _main_regions() -> Iterator[Region]:
    for season in range(1, CALENDAR.seasons + 1):
        rounds = tuple(space.id for space in MAIN_BOARD.round_spaces if space.season == season)
        name = Words("label-season", {"season": season})
        yield Region(id=f"season:{season}", spaces=rounds, name=name)
    yield Region(id="valour_track", spaces=VALOUR_SPACES, name=SCORE)
    for column in MAIN_BOARD.skill_columns:
        slots = tuple(slot_space(column.id, slot.slot) for slot in column.slots)
        yield Region(id=column.id, spaces=slots, name=column.id)


def card_space(column: str) -> str:
    """The place of the skill card of a column."""
    return f"{column}:card"


def slot_space(column: str, slot: int) -> str:
    """A marker slot of a skill column, counted from 1."""
    return f"{column}:{slot}"


_MAIN_BOARD = Board(
    id=MAIN,
    name="main_board",
    width=_MAIN_SIZE[0],
    height=_MAIN_SIZE[1],
    spaces=tuple(_main_spaces()),
    regions=tuple(_main_regions()),
)


# What stands on them --------------------------------------------------------------------------


def pieces(g: Kalena) -> tuple[Piece, ...]:
    """Everything that stands on either board."""
    layers = g.stack or range(len(g.players))
    tokens = [piece for player in g.players for piece in _of_player(player, layers)]
    return (
        *_on_land(tuple(g.ghosts), tuple(g.buildings), tuple(g.owners)),
        *_missing_ghosts(g),
        *tokens,
        _round_marker(round_number(g)),
        *_markers(tuple(map(tuple, g.slots))),
    )


def _of_player(player: Player, layers: Sequence[int]) -> tuple[Piece, Piece]:
    seat = player.seat
    return _sensoric(seat, player.hex), _valour_token(seat, player.valour, layers.index(seat))


@cache
def _round_marker(number: int) -> Piece:
    kind, where = "counter_marker", ROUND_SPACES[number - 1]
    return Piece(id="round_marker", kind=kind, where=where, icon=ICONS[kind])


@lru_cache(maxsize=2048)
def _markers(slots: tuple[tuple[int, ...], ...]) -> tuple[Piece, ...]:
    return tuple(
        _marker(slot_space(column.id, place), marker)
        for column, markers in zip(MAIN_BOARD.skill_columns, slots, strict=True)
        for place, marker in enumerate(markers, start=1)
        if marker != EMPTY
    )


@lru_cache(maxsize=2048)
def _on_land(
    ghosts: tuple[int, ...], buildings: tuple[int, ...], owners: tuple[int, ...]
) -> tuple[Piece, ...]:
    """Remembered by all that stands there: most answers move none of it."""
    standing: list[Piece] = []
    for number in range(len(HEXES)):
        if ghosts[number]:
            standing.append(_ghost(number, here=True))
        if buildings[number] != EMPTY:
            standing.append(_building(number, buildings[number], owners[number]))
    return tuple(standing)


@cache
def _ghost(number: int, *, here: bool) -> Piece:
    name = HEX_ID[number]
    if not here:
        return Piece(id=f"ghost:{name}", kind="ghost", where=name, state="absent")
    icon = ICONS["ghost"]
    return Piece(id=f"ghost:{name}", kind="ghost", where=name, icon=icon, state="translucent")


@cache
def _building(number: int, building: int, owner: int) -> Piece:
    name, kind = HEX_ID[number], BUILDINGS[building].id
    return Piece(id=f"building:{name}", kind=kind, where=name, icon=ICONS[kind], owner=owner)


def _missing_ghosts(g: Kalena) -> Iterator[Piece]:
    """KAL-CONT-1: a contact may be refused for want of a ghost; the refusal points at its place."""
    for number in sorted({player.hex for player in g.players}):
        if not g.ghosts[number]:
            yield _ghost(number, here=False)


@cache
def _sensoric(seat: int, hex: int) -> Piece:
    where, icon = HEX_ID[hex], ICONS["sensoric"]
    return Piece(id=f"sensoric:{seat}", kind="sensoric", where=where, icon=icon, owner=seat)


@lru_cache(maxsize=4096)
def _valour_token(seat: int, valour: int, layer: int) -> Piece:
    """KAL-VAL-3, KAL-VAL-5: stacked by arrival; the other side shows +30."""
    return Piece(
        id=f"valour:{seat}",
        kind="player_marker",
        where=VALOUR_SPACES[space_of(valour)],
        icon=ICONS["player_marker"],
        owner=seat,
        state="turned" if shows_plus_30(valour) else "",
        figure=valour,
        layer=layer,
    )


@cache
def _marker(where: str, marker: int) -> Piece:
    closed = marker == CLOSED
    kind = "counter_marker" if closed else "player_marker"
    owner = None if closed else marker
    return Piece(
        id=f"marker:{where}",
        kind=kind,
        where=where,
        icon=ICONS[kind],
        owner=owner,
        name=Words("label-skill-slot-closed") if closed else "",
    )

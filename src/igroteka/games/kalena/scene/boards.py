"""The two boards of the scene: the land with all that stands on it, and the main board.

Parts are remembered by what they are made from: a scene is built after every answer, and parts
that did not change are then the very same, which makes differences cheap.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from msgspec.structs import replace

from igroteka.games.kalena.content import (
    BOARD,
    BUILDINGS,
    CALENDAR,
    COLOURS,
    HEXES,
    MAIN_BOARD,
    TERRAINS,
)
from igroteka.games.kalena.rules.land import HEX_ID, KALENA, REGION_SLOTS, TERRAIN_AT, Land
from igroteka.games.kalena.rules.production import is_chilled
from igroteka.games.kalena.rules.setup import round_number
from igroteka.games.kalena.rules.state import CLOSED, EMPTY, Kalena
from igroteka.games.kalena.rules.valour import shows_plus_30, space_of
from igroteka.games.kalena.scene.look import ICONS, LOOK, SCORE
from igroteka.kernel.content import Point
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
from igroteka.scene.kept import Kept

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


def boards(g: Kalena, on_land: OnLand, kept: Kept) -> tuple[Board, ...]:
    """The land and the main board."""
    return kept.made("boards", _boards, g.land, g.exhausted, on_land.chilled)


def _boards(land: Land, exhausted: Sequence[int], chilled: tuple[int, ...]) -> tuple[Board, ...]:
    """With exhaustion and chill on the hexes where they are."""
    bare = _bare_land(land)
    spaces = list(bare.spaces)
    worn = [number for number, token in enumerate(exhausted) if token]
    for number in {*worn, *chilled}:
        spaces[number] = _hex(number, spaces[number].kind, number in worn, number in chilled)
    return replace(bare, spaces=tuple(spaces)), _MAIN_BOARD


@lru_cache(maxsize=256)
def _bare_land(land: Land) -> Board:
    """The hexes as laid out; before set-up the regions are unknown."""
    spaces = tuple([_hex(n, _terrain(land, n), False, False) for n in range(len(HEXES))])
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
"""The valour track, the season track, card cells and skill columns: it never changes."""


# What stands on them --------------------------------------------------------------------------


class OnLand:
    """What stands on the land, and what follows from that; compared by identity, which is quick."""

    __slots__ = ("chilled", "ghosts", "pieces")

    def __init__(
        self, pieces: tuple[Piece, ...], chilled: tuple[int, ...], ghosts: tuple[int, ...]
    ) -> None:
        self.pieces = pieces
        """Ghosts and buildings."""
        self.chilled = chilled
        """The hexes whose buildings stand still (KAL-PROD-2)."""
        self.ghosts = ghosts
        """1 for each hex that holds a ghost."""


def on_land(g: Kalena, kept: Kept) -> OnLand:
    """The very same for as long as nothing comes to the land or leaves it."""
    return kept.made("on land", _on_land, g.ghost_cards, g.ghosts, g.buildings, g.owners)


def pieces(g: Kalena, on_land: OnLand, kept: Kept) -> tuple[Piece, ...]:
    """Everything that stands on either board."""
    markers = kept.made("markers", _markers, g.slots)
    standing = [(player.hex, player.valour) for player in g.players]
    return kept.made("pieces", _pieces, on_land, standing, g.stack, round_number(g), markers)


def _pieces(
    on_land: OnLand,
    standing: list[tuple[int, int]],
    stack: tuple[int, ...],
    round: int,
    markers: tuple[Piece, ...],
) -> tuple[Piece, ...]:
    return (
        *on_land.pieces,
        *_missing_ghosts(on_land.ghosts, {hex for hex, _ in standing}),
        *_tokens(standing, stack),
        _round_marker(round),
        *markers,
    )


def _tokens(standing: list[tuple[int, int]], stack: tuple[int, ...]) -> list[Piece]:
    """The sensoric of each player, and the valour token."""
    layers = stack or range(len(standing))
    tokens: list[Piece] = []
    for seat, (hex, valour) in enumerate(standing):
        tokens.append(_SENSORICS[seat][hex])
        tokens.append(_valour_token(seat, valour, layers.index(seat)))
    return tokens


@cache
def _round_marker(number: int) -> Piece:
    return LOOK.piece("round_marker", "counter_marker", ROUND_SPACES[number - 1])


def _markers(slots: Sequence[Sequence[int]]) -> tuple[Piece, ...]:
    return tuple(
        _marker(slot_space(column.id, place), marker)
        for column, markers in zip(MAIN_BOARD.skill_columns, slots, strict=True)
        for place, marker in enumerate(markers, start=1)
        if marker != EMPTY
    )


def _on_land(
    ghost_cards: tuple[int, ...],
    ghosts: tuple[int, ...],
    buildings: tuple[int, ...],
    owners: tuple[int, ...],
) -> OnLand:
    standing: list[Piece] = []
    chilled: list[int] = []
    for number, building in enumerate(buildings):
        if ghosts[number]:
            standing.append(_GHOSTS[number])
        if building != EMPTY:
            standing.append(_building(number, building, owners[number]))
            if is_chilled(ghost_cards, ghosts, number):
                chilled.append(number)
    return OnLand(tuple(standing), tuple(chilled), ghosts)


_GHOSTS = tuple(LOOK.piece(f"ghost:{name}", "ghost", name, state="translucent") for name in HEX_ID)
_ABSENT_GHOSTS = tuple(
    Piece(id=f"ghost:{name}", kind="ghost", where=name, state="absent") for name in HEX_ID
)


@cache
def _building(number: int, building: int, owner: int) -> Piece:
    name = HEX_ID[number]
    return LOOK.piece(f"building:{name}", BUILDINGS[building].id, name, owner=owner)


def _missing_ghosts(ghosts: tuple[int, ...], hexes: set[int]) -> list[Piece]:
    """KAL-CONT-1: a contact may be refused for want of a ghost; the refusal points at its place."""
    return [_ABSENT_GHOSTS[hex] for hex in sorted(hexes) if not ghosts[hex]]


_SENSORICS = tuple(
    tuple(LOOK.piece(f"sensoric:{seat}", "sensoric", name, owner=seat) for name in HEX_ID)
    for seat in range(len(COLOURS))
)


@cache
def _valour_token(seat: int, valour: int, layer: int) -> Piece:
    """KAL-VAL-3, KAL-VAL-5: stacked by arrival; the other side shows +30."""
    return LOOK.piece(
        f"valour:{seat}",
        "player_marker",
        VALOUR_SPACES[space_of(valour)],
        owner=seat,
        state="turned" if shows_plus_30(valour) else "",
        figure=valour,
        layer=layer,
    )


@cache
def _marker(where: str, marker: int) -> Piece:
    closed = marker == CLOSED
    kind = "counter_marker" if closed else "player_marker"
    return LOOK.piece(
        f"marker:{where}",
        kind,
        where,
        owner=None if closed else marker,
        name=Words("label-skill-slot-closed") if closed else "",
    )

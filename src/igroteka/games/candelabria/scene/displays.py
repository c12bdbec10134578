"""The displays beside the map: turn order, curse board, tactics, upgrades and temples."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from igroteka.games.candelabria.content import (
    BOARDS,
    CONSTANTS,
    HOUSES,
    MODES,
    TACTICS,
    TACTICS_KIND,
    TEMPLES,
)
from igroteka.games.candelabria.rules.forge import BUY_UPGRADE
from igroteka.games.candelabria.rules.state import NONE, Candelabria
from igroteka.games.candelabria.scene.cards import (
    curse,
    house,
    numbered,
    quest,
    tactics,
    upgrade,
)
from igroteka.games.candelabria.scene.look import ICONS, LOOK
from igroteka.scene import Board, Card, Circle, Counter, Piece, Rect, Region, Row, Space, Words

DISPLAYS = "displays"

_WIDTH, _HEIGHT = 1000, 1600
_CARD, _TOKEN = Rect(232, 308), Rect(132, 176)
_PLACE, _ALTAR = Circle(40), Rect(270, 60)
_CURSES = 3
_CELL = ("cell",)


def track_place(place: int) -> str:
    """A place of the turn-order track, counted from 1."""
    return f"track:{place}"


def altar(place: int) -> str:
    """Where the land flames lie at a curse card, counted from 1."""
    return f"altar:{place}"


# The board ------------------------------------------------------------------------------------


def displays(g: Candelabria) -> Board:
    """Places for cards and markers: they never change."""
    return _displays(g.side.id)


@cache
def _displays(side: str) -> Board:
    places = BOARDS[side].board.turn_track_spaces
    track = tuple(track_place(place) for place in range(1, places + 1))
    return Board(
        id=DISPLAYS,
        name=Words("label-displays"),
        width=_WIDTH,
        height=_HEIGHT,
        spaces=(
            *_track(places),
            *_curse_board(),
            *_cells("tactics", _CARD, CONSTANTS.tactics_display, 564),
            *_cells("upgrade", _TOKEN, CONSTANTS.upgrade_stacks, 1212),
        ),
        regions=(Region(id="turn_order", spaces=track, name=Words("label-turn-order")),),
    )


def _spread(count: int, place: int, margin: int) -> int:
    """The middle of one of so many equal parts of the width."""
    return margin + (2 * place + 1) * (_WIDTH - 2 * margin) // (2 * count)


def _track(places: int) -> Iterator[Space]:
    for place in range(places):
        yield Space(
            id=track_place(place + 1),
            shape=_PLACE,
            x=_spread(places, place, 500 - 66 * places),
            y=80,
            name=Words("label-place", {"number": place + 1}),
            figure=place + 1,
            tags=("time",),
        )


def _curse_board() -> Iterator[Space]:
    for place in range(_CURSES):
        x = _spread(_CURSES, place, 60)
        name = Words("label-curse-place", {"number": place + 1})
        yield Space(id=f"cell:curse:{place + 1}", shape=_CARD, x=x, y=324, name=name, tags=_CELL)
        name = Words("label-altar", {"number": place + 1})
        yield Space(id=altar(place + 1), shape=_ALTAR, x=x, y=520, name=name, tags=("slot",))


def _cells(kind: str, shape: Rect, count: int, top: int) -> Iterator[Space]:
    """Two rows of places for cards."""
    in_a_row = (count + 1) // 2
    for place in range(count):
        row, column = divmod(place, in_a_row)
        yield Space(
            id=f"cell:{kind}:{place + 1}",
            shape=shape,
            x=_spread(in_a_row, column, 60),
            y=top + row * (shape.height + 16) + shape.height // 2,
            name=f"{kind}_board",
            tags=_CELL,
        )


# What lies there ------------------------------------------------------------------------------


def markers(g: Candelabria) -> Iterator[Piece]:
    """CAN-START-8, CAN-INFL-2: land flames on the track and at the curse cards."""
    for place, seat in enumerate(g.track, start=1):
        yield _marker(HOUSES[g.players[seat].house].id, seat, track_place(place))
    for place, one in enumerate(g.curses, start=1):
        for seat, flames in enumerate(one.influence):
            if flames:
                yield _influence(seat, place, flames)


@cache
def _marker(house: str, seat: int, where: str) -> Piece:
    icon = ICONS["land_flame"]
    return Piece(id=f"{house}:marker", kind="track_marker", where=where, icon=icon, owner=seat)


@cache
def _influence(seat: int, place: int, flames: int) -> Piece:
    id = f"influence:{place}:{seat}"
    return LOOK.piece(id, "land_flame", altar(place), owner=seat, figure=flames, layer=seat)


def open_cards(g: Candelabria) -> tuple[Row, ...]:
    """CAN-HIDDEN-2: all that lies face up on the displays, each card on its place."""
    return (
        *_curse_rows(g),
        *_tactics_rows(tuple(g.display)),
        *_upgrade_rows(tuple(g.tops)),
        *_houses(g),
        *_quests(g),
    )


def _curse_rows(g: Candelabria) -> Iterator[Row]:
    """With two players the figure on the map is what moves, and what options touch."""
    prefix = "curse-card" if len(g.players) == 2 else "curse"
    for place, one in enumerate(g.curses, start=1):
        owner = None if one.owner == NONE else one.owner
        yield _lying(
            f"row:curse:{place}",
            Words("label-curses"),
            f"cell:curse:{place}",
            curse(f"{prefix}:{place}", one.card, owner),
        )


@lru_cache(maxsize=256)
def _tactics_rows(display: tuple[int, ...]) -> tuple[Row, ...]:
    kinds = [TACTICS_KIND[card] for card in display]
    ids = numbered("display", [TACTICS[kind].id for kind in kinds])
    return tuple(
        _lying(
            f"row:tactics:{place}",
            Words("label-display"),
            f"cell:tactics:{place}",
            tactics(id, kind),
        )
        for place, (id, kind) in enumerate(zip(ids, kinds, strict=True), start=1)
    )


@lru_cache(maxsize=256)
def _upgrade_rows(tops: tuple[int, ...]) -> tuple[Row, ...]:
    return tuple(
        _lying(
            f"row:upgrade:{place}",
            Words("label-upgrades"),
            f"cell:upgrade:{place}",
            upgrade(BUY_UPGRADE[token].key, token),
        )
        for place, token in enumerate(tops, start=1)
        if token != NONE
    )


def _lying(id: str, label: Words, where: str, card: Card) -> Row:
    return Row(id=id, label=label, cards=(card,), where=where)


def _houses(g: Candelabria) -> Iterator[Row]:
    """CAN-SETUP-9: the Houses while they are given out, and who has taken one."""
    if g.phase == "houses":
        names = MODES[len(g.players)].houses
        taken = {player.house: player.seat for player in g.players}
        cards = tuple(
            house(number, taken.get(number))
            for number, entry in enumerate(HOUSES)
            if entry.id in names
        )
        yield Row(id="row:houses", label=Words("label-houses"), cards=cards)


def _quests(g: Candelabria) -> Iterator[Row]:
    """CAN-QUEST-2: the quests that lie open for all."""
    if g.options.quests:
        cards = tuple(
            quest(one.card, None if one.owner == NONE else one.owner, up=True) for one in g.quests
        )
        yield Row(id="row:quests", label=Words("label-quests"), cards=cards)


def supply(g: Candelabria) -> Iterator[Counter]:
    """CAN-SETUP-5, CAN-SETUP-7: temples by colour, gold and wax."""
    for temple, left in zip(TEMPLES, g.temple_supply, strict=True):
        yield LOOK.supply(temple.id, left, of=temple.count)
    yield LOOK.supply("gold_cube", g.gold, of=CONSTANTS.supply_gold)
    yield LOOK.supply("wax_cube", g.wax, of=CONSTANTS.supply_wax)

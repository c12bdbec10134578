"""The table of Cairns on a screen."""

from __future__ import annotations

from igroteka.scene import (
    Card,
    Counter,
    Figure,
    Look,
    Mat,
    Palette,
    Pile,
    Row,
    Scene,
    Seat,
    Turn,
    Words,
)
from tests.testing.cairns.content import COLOURS, KIND, NAMES
from tests.testing.cairns.rules.state import Cairns
from tests.testing.cairns.rules.turn import ROUNDS, weight

LOOK = Look({"stone": "hexagon"}, NAMES)
PALETTE = Palette("#f4f1ea", "#2b2b2b", "#6b705c", {"moss": "#4f772d", "heather": "#9d4edd"})


def scene(g: Cairns, viewer: int | None) -> Scene:
    """All lies open but the deck."""
    seats = range(len(g.cairns))
    colours = list(COLOURS)
    playing = g.turns % len(seats) if g.turns < ROUNDS * len(seats) else None
    return Scene(
        game="cairns",
        viewer=viewer,
        palette=PALETTE,
        seats=tuple([Seat(id=f"seat:{n}", seat=n, colour=colours[n]) for n in seats]),
        turn=Turn(playing, tuple(seats)),
        rows=(_row("field", g.field),),
        piles=(Pile(id="deck", label="boulder", count=g.deck.left, back="stone"),),
        mats=tuple([_mat(g, seat) for seat in seats]),
    )


def _mat(g: Cairns, seat: int) -> Mat:
    counter = Counter(id=f"weight:{seat}", label=Words("label-title"), value=weight(g, seat))
    return Mat(
        id=f"mat:{seat}",
        seat=seat,
        counters=(counter,),
        rows=(_row(f"cairn:{seat}", g.cairns[seat]),),
    )


def _row(id: str, stones: list[int]) -> Row:
    return Row(id=id, label=Words("label-field"), cards=tuple([_stone(stone) for stone in stones]))


def _stone(stone: int) -> Card:
    kind = KIND[stone]
    return LOOK.face(f"stone:{stone}", "stone", kind.id, figures=(Figure(kind.weight),))

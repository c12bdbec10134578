"""Lanterns with a scene: for tests of what shows a table to people."""

from __future__ import annotations

from typing import Any

from igroteka.kernel.errors import UnknownGame
from igroteka.kernel.game import Game
from igroteka.scene import Counter, Palette, Scene, Seat, Turn
from tests.kernel.lanterns import Lanterns, broken

PALETTE = Palette("#fff", "#000", "#00f")


def scene(g: Lanterns, viewer: int | None) -> Scene:
    """Lanterns on a table: hands as numbers, so that a leak would show."""
    hands = tuple(
        Counter(id=f"card:{seat}:{place}", label="card", value=card)
        for seat, hand in enumerate(g.hands)
        for place, card in enumerate(hand)
    )
    seats = tuple(Seat(id=f"seat:{n}", seat=n, colour="red") for n in range(len(g.hands)))
    return Scene(
        game="lanterns",
        viewer=viewer,
        palette=PALETTE,
        seats=seats,
        turn=Turn(g.turn),
        supply=hands,
    )


LANTERNS = broken(scene=scene)


def find(name: str) -> Game[Any]:
    if name != LANTERNS.id:
        raise UnknownGame(name)
    return LANTERNS

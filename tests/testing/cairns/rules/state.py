"""What lies on the table."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.kernel.deck import Deck
from igroteka.kernel.game import Options
from igroteka.kernel.journal import MUTE
from igroteka.kernel.state import State


class Table(Options, frozen=True, forbid_unknown_fields=True):
    """Two play."""

    players: int = 2


@dataclass  # without slots: it is not compiled together with the kernel
class Cairns(State):
    """A deck, a field of open stones, and a cairn for each player."""

    deck: Deck
    field: list[int]
    cairns: list[list[int]]
    turns: int

    def copy(self) -> Cairns:
        twin = Cairns.__new__(Cairns)
        twin.chance = self.chance.copy()
        twin.journal = MUTE
        twin.deck = self.deck.copy()
        twin.field = self.field.copy()
        twin.cairns = [item.copy() for item in self.cairns]
        twin.turns = self.turns
        return twin

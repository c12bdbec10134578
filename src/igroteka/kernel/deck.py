"""A deck of cards: face down in no order, with what is known of its top and bottom, and a discard.

Cards of a deck have no order until somebody looks: a draw from the middle of it is an outcome of
chance. What was looked at lies on `top`, what was put back lies `under`, and a bit per seat tells
who has seen each of these.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from igroteka.kernel.chance import Chance
from igroteka.kernel.state import Part
from igroteka.kernel.zones import NOBODY, Zone, zone_of

NO_CARD: Final = -1
"""What is drawn when nothing is left."""


@dataclass(slots=True, init=False)
class Deck(Part):
    """Cards by number. How many there are is always open."""

    cards: list[int]
    """Face down, in no order."""
    top: list[int]
    """Looked at and put back on top, the next one first."""
    top_seen: list[int]
    """Which seats have seen each of them, one bit each."""
    under: list[int]
    """Put under the deck, the first one first."""
    under_seen: list[int]
    discard: list[int]

    def copy(self) -> Deck:
        twin = Deck()
        twin.cards = self.cards.copy()
        twin.top = self.top.copy()
        twin.top_seen = self.top_seen.copy()
        twin.under = self.under.copy()
        twin.under_seen = self.under_seen.copy()
        twin.discard = self.discard.copy()
        return twin

    @property
    def left(self) -> int:
        """How many cards can be drawn before the discard is needed."""
        return len(self.cards) + len(self.top) + len(self.under)

    @property
    def all(self) -> list[int]:
        """Every card of the deck and its discard, for a census."""
        return [*self.top, *self.cards, *self.under, *self.discard]

    def draw(self, chance: Chance, why: str) -> int:
        """The next card, or NO_CARD: first what lies on top, last what was put under."""
        if self.top:
            self.top_seen.pop(0)
            return self.top.pop(0)
        if self.cards:
            return chance.draw(self.cards, why)
        if self.under:
            self.under_seen.pop(0)
            return self.under.pop(0)
        return NO_CARD

    def renew(self) -> bool:
        """Turn the discard into a deck where nothing is left; False where there is none."""
        if self.left or not self.discard:
            return False
        self.cards, self.discard = self.discard, []
        return True

    def look(self, chance: Chance, count: int, seat: int, why: str) -> list[int]:
        """The next cards as one seat sees them; they stay on top, in this order."""
        while len(self.top) < count and (self.cards or self.under):
            if self.cards:
                self.top.append(chance.draw(self.cards, why))
                self.top_seen.append(0)
            else:
                self.top.append(self.under.pop(0))
                self.top_seen.append(self.under_seen.pop(0))
        seen = self.top[:count]
        for n in range(len(seen)):
            self.top_seen[n] |= 1 << seat
        return seen

    def put_under(self, card: int, seat: int) -> None:
        """Put a card under the deck; only this seat knows which it is."""
        self.under.append(card)
        self.under_seen.append(1 << seat)

    def zones(self, name: str, pool: str, seats: int) -> list[Zone]:
        """Nobody looks into a deck, but for what a seat has seen; a discard lies open."""
        zones = [zone_of(name, self.cards, NOBODY, pool, unordered=True)]
        for place, cards, masks in (
            ("top", self.top, self.top_seen),
            ("under", self.under, self.under_seen),
        ):
            if cards:
                seen = {card: _seats(mask) for card, mask in zip(cards, masks, strict=True)}
                zones.append(zone_of(f"{name}-{place}", cards, NOBODY, pool, seen_by=seen))
        return zones


@cache
def _seats(mask: int) -> tuple[int, ...]:
    """The seats of a mask, one bit each."""
    return tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])


def deck_of(cards: Sequence[int]) -> Deck:
    """A fresh deck of these cards."""
    deck = Deck()
    deck.cards = list(cards)
    deck.top = []
    deck.top_seen = []
    deck.under = []
    deck.under_seen = []
    deck.discard = []
    return deck

"""Zones: where cards lie and who may look. Redaction, guessing and undo limits follow from it.

A game keeps its cards in plain lists of its state and declares them with `zones(g)`. Only that
declaration is consulted; no other code decides who knows what.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from random import Random

HIDDEN = -1
"""What a viewer sees in place of a card he may not look at."""


class Look(Enum):
    """Who may look at the cards of a zone. The number of cards is always open."""

    EVERYONE = "everyone"
    OWNER = "owner"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Zone:
    """A list of cards in the state, and who may look at it.

    Cards of one `pool` look alike from behind: a guess deals the unseen ones of a pool anew.
    Where the pool holds a card twice, its copies must have ids of their own. `seen_by` names
    cards that single seats have looked at all the same.
    """

    name: str
    cards: list[int]
    look: Look
    pool: str
    owner: int | None = None
    seen_by: Mapping[int, Container[int]] = field(default_factory=dict)

    def shows(self, card: int, viewer: int | None) -> bool:
        """Whether a seat, or a spectator (None), may see this card here."""
        return self.is_open_to(viewer) or viewer in self.seen_by.get(card, ())

    def is_open_to(self, viewer: int | None) -> bool:
        """Whether the viewer sees every card here."""
        if self.look is Look.OWNER:
            return viewer is not None and viewer == self.owner
        return self.look is Look.EVERYONE


def redact(zones: Iterable[Zone], viewer: int | None) -> None:
    """Turn over, in place, all that the viewer may not see."""
    for zone in zones:
        if not zone.is_open_to(viewer):
            zone.cards[:] = [c if zone.shows(c, viewer) else HIDDEN for c in zone.cards]


def hidden_cards(zones: Iterable[Zone], viewer: int | None) -> set[tuple[str, int]]:
    """The pool and number of every card that the viewer cannot see."""
    return {
        (zone.pool, card)
        for zone in zones
        if not zone.is_open_to(viewer)
        for card in zone.cards
        if not zone.shows(card, viewer)
    }


def redeal(
    zones: Iterable[Zone],
    viewer: int | None,
    rng: Random,
    only: Container[tuple[str, int]] | None = None,
) -> None:
    """Deal anew, in place, all that the viewer cannot see: a guess he may hold for true.

    `only` leaves the other cards where they are: those that the viewer has come to know since.
    """
    pools: dict[str, list[tuple[list[int], int]]] = {}
    for zone in zones:
        if zone.is_open_to(viewer):
            continue
        places = pools.setdefault(zone.pool, [])
        places += [
            (zone.cards, i)
            for i, c in enumerate(zone.cards)
            if not zone.shows(c, viewer) and (only is None or (zone.pool, c) in only)
        ]
    for places in pools.values():
        cards = [held[i] for held, i in places]
        rng.shuffle(cards)
        for (held, i), card in zip(places, cards, strict=True):
            held[i] = card


Unseen = Counter[tuple[int | None, str, int]]
"""Which cards, of which pool, are hidden from whom."""


def unseen(zones: Iterable[Zone], viewers: Iterable[int | None]) -> Unseen:
    """All that is hidden from these viewers."""
    viewers = tuple(viewers)
    found: Unseen = Counter()
    for zone in zones:
        for viewer in viewers:
            if zone.cards and not zone.is_open_to(viewer):
                found.update(
                    (viewer, zone.pool, card)
                    for card in zone.cards
                    if viewer not in zone.seen_by.get(card, ())
                )
    return found


def learned(before: Unseen, after: Unseen) -> bool:
    """Whether somebody sees now what was hidden from him: undo may not cross this freely."""
    if dict.__eq__(before, after):
        return False  # as after most answers
    return bool(before - after)

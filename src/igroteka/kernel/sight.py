"""What each may see of a state that stands still."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from igroteka.kernel.chance import Fast
from igroteka.kernel.state import State
from igroteka.kernel.zones import EVERYONE, HIDDEN, OWNER, Zone, redact

S = TypeVar("S", bound=State)

_Turned = tuple[Zone, list[int], list[int]]
"""A zone, its cards, and its cards as somebody sees them who holds no seat."""


class Sight(Generic[S]):
    """What each may see of a state that stands still, one after the other: luck is put away, and
    the cards in it are turned over for one viewer at a time. Shut, it is as it was.

    Nobody else may look at the state meanwhile: it is that of a match which nobody else knows yet,
    or a glance of a match. Eyes compare what they saw with what they see next: so the match must
    not move afterwards either, but a branch of it go on.
    """

    __slots__ = ("_g", "_luck", "_lying", "_open", "_owned", "_shared")

    def __init__(self, g: S, zones: Sequence[Zone]) -> None:
        self._g = g
        self._luck = g.chance
        g.chance = Fast(0)
        self._lying: list[tuple[Zone, list[int]]] = []
        """Zones into which not everybody sees, and their cards."""
        self._owned: dict[int | None, list[_Turned]] = {}
        """Those that only their owner sees."""
        self._shared: list[_Turned] = []
        """Those in which single cards are seen by others as well."""
        self._open: list[_Turned] = []
        """Those that lie otherwise at the moment than for somebody without a seat."""
        for zone in zones:
            cards = zone.cards
            if not cards or zone.look is EVERYONE:
                continue
            lying = cards[:]
            self._lying.append((zone, lying))
            if zone.seen_by:
                redact((zone,), None)
                self._shared.append((zone, lying, cards[:]))
            else:
                cards[:] = backs = [HIDDEN] * len(cards)
                if zone.look is OWNER:
                    self._owned.setdefault(zone.owner, []).append((zone, lying, backs))

    def of(self, viewer: int | None) -> S:
        """The state as one seat, or a spectator (None), may see it, until somebody else looks."""
        for zone, _, backs in self._open:
            zone.cards[:] = backs
        self._open = []
        if viewer is None:
            return self._g
        owned = self._owned.get(viewer, [])
        for zone, cards, _ in owned:
            zone.cards[:] = cards
        for zone, cards, _ in self._shared:
            zone.cards[:] = cards
            redact((zone,), viewer)
        self._open = owned + self._shared
        return self._g

    def shut(self) -> None:
        """Lay everything as it lay, and bring luck back."""
        self._g.chance = self._luck
        for zone, cards in self._lying:
            zone.cards[:] = cards

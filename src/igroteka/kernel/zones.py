"""Zones: where cards lie and who may look. Redaction, guessing and undo limits follow from it.

A game keeps its cards in plain lists of its state and declares them with `zones(g)`. Only that
declaration is consulted; no other code decides who knows what.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from enum import Enum
from random import Random
from types import MappingProxyType
from typing import Final

HIDDEN: Final = -1
"""What a viewer sees in place of a card he may not look at."""


class Look(Enum):
    """Who may look at the cards of a zone. The number of cards is always open."""

    EVERYONE = "everyone"
    OWNER = "owner"
    NOBODY = "nobody"


EVERYONE: Final = Look.EVERYONE
OWNER: Final = Look.OWNER
NOBODY: Final = Look.NOBODY
"""Python finds a member of an enumeration by a call, a name of a module at once; zones are declared
and looked at after every answer."""


_NOT_SEEN: Final[Mapping[int, Container[int]]] = MappingProxyType({})


class Zone:
    """A list of cards in the state, and who may look at it.

    Cards of one `pool` look alike from behind: a guess deals the unseen ones of a pool anew.
    Where the pool holds a card twice, its copies must have ids of their own. `seen_by` names
    cards that single seats have looked at all the same. From an `unordered` zone cards are drawn
    by chance: their order in it means nothing.

    Made by `zone_of`, which fills in every field: with a constructor it takes Python a quarter
    longer, and games declare a dozen zones for every guess and every look.
    """

    __slots__ = ("cards", "look", "name", "owner", "pool", "seen_by", "unordered")

    name: str
    cards: list[int]
    look: Look
    pool: str
    owner: int | None
    seen_by: Mapping[int, Container[int]]
    unordered: bool

    def shows(self, card: int, viewer: int | None) -> bool:
        """Whether a seat, or a spectator (None), may see this card here."""
        return self.is_open_to(viewer) or viewer in self.seen_by.get(card, ())

    @property
    def is_private(self) -> bool:
        """Whether some see here what others do not."""
        return self.look is OWNER or bool(self.seen_by)

    def is_open_to(self, viewer: int | None) -> bool:
        """Whether the viewer sees every card here."""
        if self.look is OWNER:
            return viewer is not None and viewer == self.owner
        return self.look is EVERYONE


def zone_of(
    name: str,
    cards: list[int],
    look: Look,
    pool: str,
    owner: int | None = None,
    seen_by: Mapping[int, Container[int]] = _NOT_SEEN,
    unordered: bool = False,
) -> Zone:
    """Declare where cards lie, and who may look."""
    zone = Zone()
    zone.name = name
    zone.cards = cards
    zone.look = look
    zone.pool = pool
    zone.owner = owner
    zone.seen_by = seen_by
    zone.unordered = unordered
    return zone


def redact(zones: Iterable[Zone], viewer: int | None) -> None:
    """Turn over, in place, all that the viewer may not see."""
    for zone in zones:
        if zone.is_open_to(viewer):
            continue
        seen = zone.seen_by
        if seen:
            zone.cards[:] = [c if viewer in seen.get(c, ()) else HIDDEN for c in zone.cards]
        else:
            zone.cards[:] = [HIDDEN] * len(zone.cards)


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
    Places whose order means something get a card from anywhere in the pool; the rest of an
    unordered deck may lie as it lies. Of several unordered decks it matters which holds what.
    """
    pools: dict[str, tuple[list[Places], list[Places]]] = {}
    for zone in zones:
        if zone.cards and not zone.is_open_to(viewer):
            places = zone.cards, _hidden_places(zone, viewer, only)
            pools.setdefault(zone.pool, ([], []))[zone.unordered].append(places)
    for ordered, rest in pools.values():
        if len(rest) > 1:
            ordered.extend(rest[1:])
            del rest[1:]
        if ordered:
            _swap(ordered, rest, rng)


def settle(zones: Iterable[Zone], viewer: int | None) -> None:
    """Put all that the viewer cannot see, in place, into an order that tells nothing: of each pool
    the smallest numbers first. A guess made from there depends on what the viewer knows alone."""
    pools: dict[str, list[Places]] = {}
    for zone in zones:
        if zone.cards and not zone.is_open_to(viewer):
            hidden_here = zone.cards, _hidden_places(zone, viewer, None)
            pools.setdefault(zone.pool, []).append(hidden_here)
    for hidden in pools.values():
        numbers = sorted([cards[i] for cards, places in hidden for i in places])
        at = 0
        for cards, places in hidden:
            for i in places:
                cards[i] = numbers[at]
                at += 1


Places = tuple[list[int], Sequence[int]]
"""Some places of a list of cards, by index."""


def _swap(ordered: list[Places], rest: list[Places], rng: Random) -> None:
    """Bring a card from anywhere to each of the ordered places."""
    first = [(cards, i) for cards, places in ordered for i in places]
    known, left = len(first), len(first) + sum([len(places) for _, places in rest])
    for at, (cards, i) in enumerate(first):
        found = at + int(rng.random() * (left - at))
        other, j = first[found] if found < known else _place(rest, found - known)
        cards[i], other[j] = other[j], cards[i]


def _place(rest: list[Places], number: int) -> tuple[list[int], int]:
    """One of the places: decks are large, and few of their cards change hands."""
    for cards, places in rest:
        if number < len(places):
            return cards, places[number]
        number -= len(places)
    raise IndexError(number)


def _hidden_places(
    zone: Zone, viewer: int | None, only: Container[tuple[str, int]] | None
) -> Sequence[int]:
    cards, seen_by = zone.cards, zone.seen_by
    if not seen_by and only is None:
        return range(len(cards))
    return [
        i
        for i, card in enumerate(cards)
        if viewer not in seen_by.get(card, ()) and (only is None or (zone.pool, card) in only)
    ]


ALL: Final = "all"
BUT: Final = "but"
ONE: Final = "one"
_NOTHING: Final[set[int]] = set()

Lying = tuple[str, int | None, str, tuple[int, ...]]
"""Cards that some do not see: of which kind that is, whom it is about, their pool, themselves."""


class Unseen:
    """Which cards are hidden from whom.

    By pool and by those who do not see them: nobody does (ALL), only the owner does (BUT him), or
    one viewer does not (ONE). So each card is counted once, as a rule.
    """

    __slots__ = ("_hidden", "lying", "viewers")

    def __init__(self, viewers: tuple[int | None, ...], lying: list[Lying]) -> None:
        self.viewers = viewers
        self.lying = lying
        """Zone by zone, as they were declared."""
        self._hidden: dict[tuple[str, int | None, str], set[int]] | None = None

    @property
    def hidden(self) -> dict[tuple[str, int | None, str], set[int]]:
        """The same as sets: most answers leave all cards where they lie, and nobody asks."""
        if self._hidden is None:
            self._hidden = {}
            for kind, who, pool, cards in self.lying:
                self._hidden.setdefault((kind, who, pool), set()).update(cards)
        return self._hidden

    def unless_moved(self, after: Unseen) -> Unseen:
        """What is hidden afterwards: this very thing where all cards lie as they lay, which is so
        after most answers. Then the other need not be kept."""
        return self if self.lying == after.lying else after

    def of(self, viewer: int | None, pool: str) -> set[int]:
        """All that one viewer does not see of a pool."""
        found: set[int] = set()
        for (kind, who, held), cards in self.hidden.items():
            if held == pool and (kind == ALL or (who == viewer) == (kind == ONE)):
                found |= cards
        return found


def unseen(zones: Iterable[Zone], viewers: tuple[int | None, ...]) -> Unseen:
    """All that is hidden from these viewers."""
    lying: list[Lying] = []
    for zone in zones:
        look, cards = zone.look, zone.cards
        if not cards or look is EVERYONE:
            continue
        if not zone.seen_by:
            kind = ALL if look is NOBODY else BUT
            lying.append((kind, zone.owner, zone.pool, tuple(cards)))
            continue
        for viewer in viewers:
            hidden = tuple([card for card in cards if not zone.shows(card, viewer)])
            lying.append((ONE, viewer, zone.pool, hidden))
    return Unseen(viewers, lying)


def learned(before: Unseen, after: Unseen) -> bool:
    """Whether somebody sees now what was hidden from him: undo may not cross this freely."""
    if before is after or before.lying == after.lying:
        return False
    now = after.hidden
    moved = {key[2] for key, cards in before.hidden.items() if not cards <= now.get(key, _NOTHING)}
    # Only there it may be; else what was hidden lies where it lay, as after most answers.
    return any(
        not before.of(viewer, pool) <= after.of(viewer, pool)
        for pool in moved
        for viewer in before.viewers
    )

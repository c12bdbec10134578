"""Every card has a test named after it: who is missing when the names are called."""

from __future__ import annotations

from collections.abc import Iterable

from igroteka.games.talisman.rules.components.cards import ADVENTURE, DECK, IDS, TYPE


def kinds(*types: str, deck: int = ADVENTURE) -> set[str]:
    """The ids of a deck's cards of these types; of all types if none is named."""
    return {
        IDS[card]
        for card in range(len(IDS))
        if DECK[card] == deck and (not types or TYPE[card] in types)
    }


def absent(names: Iterable[str], called: set[str]) -> set[str]:
    """The ids for which no name `test_<id>_…` is among these."""
    tests = tuple(names)
    return {id for id in called if not any(name.startswith(f"test_{id}_") for name in tests)}

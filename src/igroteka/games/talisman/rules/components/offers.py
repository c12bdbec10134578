"""Options are made once and offered often: tables by card, space and seat for each verb."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from igroteka.games.talisman.rules.components.cards import CARDS, IDS
from igroteka.games.talisman.rules.components.spaces import SPACE_ID
from igroteka.kernel.flow import WHO, Option

_BY_CARD: Final[dict[str, tuple[Option, ...]]] = {}


def by_card(verb: str) -> tuple[Option, ...]:
    """One option per physical card; copies of a kind share a key and are offered once."""
    table = _BY_CARD.get(verb)
    if table is None:
        table = _BY_CARD[verb] = tuple(
            Option(f"{verb}:{IDS[card]}", verb, card, {"card": IDS[card]}, (f"card:{card}",))
            for card in range(CARDS)
        )
    return table


@cache
def by_space(verb: str) -> tuple[Option, ...]:
    """One option per space, told from its namesakes."""
    return tuple(
        Option(f"{verb}:{id}", verb, number, {"space": f"place:{id}"}, (f"space:{id}",))
        for number, id in enumerate(SPACE_ID)
    )


@cache
def by_seat(verb: str) -> tuple[Option, ...]:
    """One option per seat."""
    return tuple(
        Option(f"{verb}:{seat}", verb, seat, {"who": WHO[seat]}, (f"hero:{seat}",))
        for seat in range(6)
    )


def of_cards(verb: str, cards: Sequence[int]) -> list[Option]:
    """The options for these cards, one for each kind among them; it touches all its copies."""
    table = _BY_CARD.get(verb) or by_card(verb)
    if len(cards) == 1:
        return [table[cards[0]]]
    if len(cards) == 2 and IDS[cards[0]] != IDS[cards[1]]:
        return [table[cards[0]], table[cards[1]]]
    if len({IDS[card] for card in cards}) == len(cards):
        return [table[card] for card in cards]
    copies: dict[str, list[int]] = {}
    for card in cards:
        copies.setdefault(IDS[card], []).append(card)
    return [
        table[alike[0]] if len(alike) == 1 else _copies(table[alike[0]], tuple(alike))
        for alike in copies.values()
    ]


@lru_cache(maxsize=4096)
def _copies(option: Option, cards: tuple[int, ...]) -> Option:
    touches = tuple([f"card:{card}" for card in cards])
    return Option(option.key, option.verb, option.value, option.args, touches)

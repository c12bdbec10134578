"""Options are made once and offered often: tables by card, space and seat for each verb."""

from __future__ import annotations

from functools import cache

from igroteka.games.talisman.rules.components.cards import CARDS, IDS
from igroteka.games.talisman.rules.components.spaces import SPACE_ID
from igroteka.kernel.flow import WHO, Option, Refusal

DONE = Option("done", "done")
YES = Option("yes", "yes", True)
NO = Option("no", "no", False)


@cache
def by_card(verb: str) -> tuple[Option, ...]:
    """One option per physical card; copies of a kind share a key and are offered once."""
    return tuple(
        Option(f"{verb}:{IDS[card]}", verb, card, {"card": IDS[card]}, (f"card:{card}",))
        for card in range(CARDS)
    )


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


def of_cards(verb: str, cards: list[int]) -> list[Option]:
    """The options for these cards, one for each kind among them."""
    table = by_card(verb)
    seen: set[str] = set()
    offered: list[Option] = []
    for card in cards:
        if IDS[card] not in seen:
            seen.add(IDS[card])
            offered.append(table[card])
    return offered


def refusals(verb: str, offered: list[Option], found: list[tuple[int, str]]) -> list[Refusal]:
    """Cards that a rule forbids, unless another copy of the kind is offered."""
    keys = {option.key for option in offered}
    table = by_card(verb)
    return [Refusal(table[card], rule) for card, rule in found if table[card].key not in keys]

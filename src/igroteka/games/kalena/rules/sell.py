"""The action sell (KAL-SELL, KAL-MARK)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from operator import ge
from typing import Final

from igroteka.games.kalena.content import MARKETS, RESOURCES
from igroteka.games.kalena.content.entries import Sale
from igroteka.games.kalena.rules.powers import powers_of
from igroteka.games.kalena.rules.state import Kalena, Player
from igroteka.games.kalena.rules.storage import TYPES, can_spend, receive_pecunias, spend
from igroteka.games.kalena.rules.tokens import restore_any
from igroteka.kernel.actions import Action
from igroteka.kernel.flow import WHO, Flow, Option


@cache
def _sales(market: int, bonus: int) -> tuple[Option, ...]:
    """KAL-DEC-11: every line of the card with the types that can be spent on it."""
    card = MARKETS[market]
    return tuple(
        _sale(card.id, line, cost, bonus) for line in card.options for cost in _payments(line)
    )


def _payments(line: Sale) -> list[tuple[int, ...]]:
    """The ways to pay for a line, as amounts by type."""
    if line.pattern == "different":
        return [
            tuple(int(resource in types) for resource in TYPES)
            for types in combinations(TYPES, line.resources)
        ]
    return [
        tuple(line.resources if resource == only else 0 for resource in TYPES) for only in TYPES
    ]


def _sale(card: str, line: Sale, cost: tuple[int, ...], bonus: int) -> Option:
    types = [RESOURCES[resource].id for resource in TYPES if cost[resource]]
    pecunias = line.pecunias + bonus
    args = {"resources": types, "each": max(cost), "pecunias": pecunias}
    touches = (card, *(f"resource:{name}" for name in types))
    return Option(f"sell:{line.id}:{'+'.join(types)}", "sell", (cost, pecunias), args, touches)


def candidates(g: Kalena, player: Player) -> tuple[Option, ...]:
    """KAL-SELL-2: one line of the market card, with KAL-SELL-4 added."""
    return _sales(g.market, powers_of(player.skills).sale_pecunias)


def barred(g: Kalena, player: Player) -> str | None:
    """KAL-SELL-1, KAL-SELL-7: only in the city, or where Open Gates allow it; ghosts or not."""
    here = g.land.terrain[player.hex]
    return None if here in powers_of(player.skills).places["sell"] else "KAL-SELL-1"


def forbids(g: Kalena, player: Player, option: Option) -> str | None:
    """KAL-TERM-9: the resources of the line must be there."""
    return None if can_spend(player, option.value[0]) else "KAL-TERM-9"


@cache
def _affordable(market: int, bonus: int, held: tuple[int, ...]) -> tuple[Option, ...]:
    """The sales whose resources such a storage holds."""
    sales = _sales(market, bonus)
    return tuple(sale for sale in sales if all(map(ge, held, sale.value[0])))


def quick(g: Kalena, player: Player) -> Sequence[Option]:
    """Remembered by what is held."""
    powers = powers_of(player.skills)
    if g.land.terrain[player.hex] not in powers.places["sell"]:
        return ()
    return _affordable(g.market, powers.sale_pecunias, tuple(player.resources))


def perform(g: Kalena, player: Player, option: Option) -> Flow[None]:
    """KAL-SELL-2 to KAL-SELL-6: spend, receive, and for a big sale restore a token.

    KAL-SELL-3: it may be done again. KAL-SELL-5: small sales do not add up to a big one.
    """
    cost, pecunias = option.value
    spend(g, player, cost)
    g.tell("sold", "KAL-SELL-2", who=WHO[player.seat], **dict(option.args))
    receive_pecunias(g, player, pecunias, "KAL-SELL-2")
    needed = powers_of(player.skills).sale_restores
    if needed and sum(cost) >= needed:
        yield from restore_any(g, player, "KAL-SELL-5")


SELL: Final = Action("sell", barred, candidates, forbids, perform, quick=quick)

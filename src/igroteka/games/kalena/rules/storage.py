"""Paying and receiving (KAL-TERM-7 to KAL-TERM-12, KAL-SUP-1)."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add, sub
from typing import Final

from igroteka.games.kalena.content import RESOURCES
from igroteka.games.kalena.rules.powers import powers_of
from igroteka.games.kalena.rules.state import Kalena, Player
from igroteka.kernel.flow import WHO, Flow, Option, any_of
from igroteka.kernel.journal import MUTE
from igroteka.kernel.state import put

TYPES: Final = range(len(RESOURCES))

NAME_RESOURCE: Final = tuple(
    Option(f"gain:{r.id}", "gain", number, {"resource": r.id}, (f"resource:{r.id}",))
    for number, r in enumerate(RESOURCES)
)


def per_type(amounts: dict[str, int]) -> tuple[int, ...]:
    """Amounts by name as amounts by resource number."""
    return tuple(amounts.get(resource.id, 0) for resource in RESOURCES)


def can_spend(player: Player, cost: Sequence[int]) -> bool:
    """KAL-TERM-9: only a full cost can be paid."""
    food, water, wood, ore = player.resources
    return food >= cost[0] and water >= cost[1] and wood >= cost[2] and ore >= cost[3]


def spend(g: Kalena, player: Player, cost: Sequence[int]) -> None:
    """KAL-TERM-7, KAL-TERM-8: resources go back to the supply."""
    player.resources = tuple(map(sub, player.resources, cost))
    g.resource_supply = tuple(map(add, g.resource_supply, cost))


def room(g: Kalena, player: Player, resource: int) -> int:
    """KAL-TERM-11, KAL-SUP-1: how many more of a resource the player could receive."""
    free = powers_of(player.skills).storage_limit - player.resources[resource]
    return min(free, g.resource_supply[resource])


def receive(g: Kalena, player: Player, resource: int, amount: int, rule: str, lost_by: str) -> None:
    """Take resources from the supply; what does not fit stays there, by the rule `lost_by`."""
    taken = min(amount, room(g, player, resource))
    player.resources = put(player.resources, resource, player.resources[resource] + taken)
    g.resource_supply = put(g.resource_supply, resource, g.resource_supply[resource] - taken)
    if g.journal is MUTE:
        return
    name = RESOURCES[resource].id
    if taken:
        g.tell("received", rule, who=WHO[player.seat], resource=name, amount=taken)
    if taken < amount:
        lost = amount - taken
        g.tell("no-room", lost_by, who=WHO[player.seat], resource=name, amount=lost)


def receive_any(
    g: Kalena, player: Player, amount: int, rule: str, lost_by: str, decision: str
) -> Flow[None]:
    """KAL-DEC-9: resources of any type, named one by one; a unit without room is lost."""
    for _ in range(amount):
        if not any(room(g, player, resource) for resource in TYPES):
            g.tell("no-room-at-all", lost_by, who=WHO[player.seat])
            continue
        named = yield any_of(player.seat, "any-resource", decision, NAME_RESOURCE)
        receive(g, player, named.value, 1, rule, lost_by)


def receive_pecunias(g: Kalena, player: Player, amount: int, rule: str) -> None:
    """KAL-TERM-12, KAL-SUP-5: pecunias are never short and need no room."""
    if amount:
        player.pecunias += amount
        g.tell("pecunias", rule, who=WHO[player.seat], amount=amount, total=player.pecunias)

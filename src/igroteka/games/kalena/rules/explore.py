"""The action explore (KAL-EXPL)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from igroteka.games.kalena.content import EXPLORATION, TERRAINS
from igroteka.games.kalena.rules.land import HEX_ID, NEIGHBOURS, Land
from igroteka.games.kalena.rules.powers import IMPASSABLE, haunting_of, powers_of
from igroteka.games.kalena.rules.state import Kalena, Player
from igroteka.kernel.actions import Action
from igroteka.kernel.flow import WHO, Flow, Option


@cache
def _step(hex: int, terrain: int, cost: int) -> Option:
    name = HEX_ID[hex]
    args = {"hex": name, "terrain": TERRAINS[terrain].id, "cost": cost % IMPASSABLE}
    return Option(f"explore:{name}", "explore", (hex, cost), args, (name,))


def _steps(land: Land, start: int, costs: tuple[int, ...]) -> tuple[Option, ...]:
    """The steps to all neighbours at these costs by terrain, where no ghost counts."""
    steps = land.steps.get((start, costs))
    if steps is None:
        steps = land.steps[start, costs] = tuple(
            [_step(hex, land.terrain[hex], costs[land.terrain[hex]]) for hex in NEIGHBOURS[start]]
        )
    return steps


def explore_cost(g: Kalena, player: Player, hex: int) -> int:
    """KAL-TERR-1, KAL-EXPL-4 to KAL-EXPL-6: terrain, skills and ghosts add up."""
    cost = powers_of(player.skills).explore_cost[g.land.terrain[hex]]
    if g.ghosts[hex]:
        cost += haunting_of(g.ghost_cards).explore_cost
    return cost


def candidates(g: Kalena, player: Player) -> Sequence[Option]:
    """KAL-DEC-5: every neighbouring hex."""
    steps = _steps(g.land, player.hex, powers_of(player.skills).explore_cost)
    if not haunting_of(g.ghost_cards).explore_cost:
        return steps
    return [
        _step(hex, g.land.terrain[hex], explore_cost(g, player, hex)) if g.ghosts[hex] else step
        for hex, step in zip(NEIGHBOURS[player.hex], steps, strict=True)
    ]


def barred(g: Kalena, player: Player) -> str | None:
    """KAL-TERM-9: every step costs at least one active token."""
    return None if player.active[EXPLORATION] else "KAL-TERM-9"


def forbids(g: Kalena, player: Player, option: Option) -> str | None:
    """KAL-TERR-2, KAL-TERM-9: no lake, and the full cost must be there."""
    cost: int = option.value[1]
    if cost <= player.active[EXPLORATION]:
        return None
    return "KAL-TERR-2" if cost >= IMPASSABLE else "KAL-TERM-9"


def perform(g: Kalena, player: Player, option: Option) -> Flow[None]:
    """KAL-EXPL-1: pay and move."""
    hex, cost = option.value
    player.active[EXPLORATION] -= cost
    start = HEX_ID[player.hex]
    player.hex = hex
    g.tell(
        "explored",
        "KAL-EXPL-1",
        who=WHO[player.seat],
        start=start,
        hex=HEX_ID[hex],
        terrain=TERRAINS[g.land.terrain[hex]].id,
        cost=cost,
    )
    return
    yield


EXPLORE = Action("explore", barred, candidates, forbids, perform)

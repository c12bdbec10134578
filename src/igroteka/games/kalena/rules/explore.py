"""The action explore (KAL-EXPL)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from igroteka.games.kalena.content import EXPLORATION, TERRAINS
from igroteka.games.kalena.rules.land import HEX_ID, NEIGHBOURS
from igroteka.games.kalena.rules.powers import haunting_of, powers_of
from igroteka.games.kalena.rules.state import Kalena, Player
from igroteka.kernel.actions import Action
from igroteka.kernel.flow import WHO, Flow, Option
from igroteka.kernel.journal import MUTE
from igroteka.kernel.state import put


@cache
def _step(hex: int, terrain: int, cost: int | None) -> Option:
    name = HEX_ID[hex]
    args = {"hex": name, "terrain": TERRAINS[terrain].id, "cost": cost or 0}
    return Option(f"explore:{name}", "explore", (hex, cost), args, (name,))


def explore_cost(g: Kalena, player: Player, hex: int) -> int | None:
    """KAL-TERR-1, KAL-EXPL-4 to KAL-EXPL-6: terrain, skills and ghosts add up.

    None where nothing pays for it: a lake (KAL-TERR-2). Sensorics and buildings do not count, nor
    does a ghost without ghost card 3 (KAL-EXPL-3, KAL-GHOST-6).
    """
    cost = powers_of(player.skills).explore_cost[g.land.terrain[hex]]
    if cost is not None and g.ghosts[hex]:
        cost += haunting_of(g.ghost_cards).explore_cost
    return cost


def _steps(g: Kalena, player: Player, hexes: Sequence[int]) -> list[Option]:
    terrain = g.land.terrain
    return [_step(hex, terrain[hex], explore_cost(g, player, hex)) for hex in hexes]


def candidates(g: Kalena, player: Player) -> list[Option]:
    """KAL-DEC-5: every neighbouring hex."""
    return _steps(g, player, NEIGHBOURS[player.hex])


def beyond(g: Kalena, player: Player) -> list[Option]:
    """All other hexes but the own: one step does not lead there."""
    near = (player.hex, *NEIGHBOURS[player.hex])
    return _steps(g, player, [hex for hex in range(len(HEX_ID)) if hex not in near])


def barred(_g: Kalena, _player: Player) -> str | None:
    """Whether one may explore is a matter of the hex: a lake is closed also to the penniless."""
    return None


def forbids(g: Kalena, player: Player, option: Option) -> str | None:
    """KAL-TERR-2, KAL-EXPL-1, KAL-EXPL-2, KAL-TERM-9: no lake, a neighbour, paid in full."""
    hex, cost = option.value
    if cost is None:
        return "KAL-TERR-2"
    if hex not in NEIGHBOURS[player.hex]:
        return "KAL-EXPL-1"
    return None if cost <= player.active[EXPLORATION] else "KAL-TERM-9"


def quick(g: Kalena, player: Player) -> Sequence[Option]:
    """Remembered by place, skills and tokens, where no ghost changes the cost."""
    tokens = player.active[EXPLORATION]
    if haunting_of(g.ghost_cards).explore_cost:
        return _within(candidates(g, player), tokens)
    key = (player.hex, player.skills)
    steps = g.land.steps.get(key)
    if steps is None:
        around = tuple([g.land.terrain[hex] for hex in NEIGHBOURS[player.hex]])
        costs = powers_of(player.skills).explore_cost
        steps = g.land.steps[key] = _paid_steps(player.hex, around, costs)
    return steps[tokens if tokens < _DEAREST else _DEAREST]


_DEAREST: Final = max(terrain.explore_cost or 0 for terrain in TERRAINS)


@lru_cache(maxsize=1 << 13)
def _paid_steps(
    start: int, around: tuple[int, ...], costs: tuple[int | None, ...]
) -> list[list[Option]]:
    """From a hex with these terrains around it: what 0, 1, … tokens pay for."""
    near = zip(NEIGHBOURS[start], around, strict=True)
    steps = [_step(hex, terrain, costs[terrain]) for hex, terrain in near]
    return [_within(steps, tokens) for tokens in range(_DEAREST + 1)]


def _within(steps: list[Option], tokens: int) -> list[Option]:
    return [step for step in steps if step.value[1] is not None and step.value[1] <= tokens]


def perform(g: Kalena, player: Player, option: Option) -> Flow[None]:
    """KAL-EXPL-1: pay and move. KAL-EXPL-4: the hex left behind costs nothing."""
    hex, cost = option.value
    player.active = put(player.active, EXPLORATION, player.active[EXPLORATION] - cost)
    if g.journal is not MUTE:
        g.tell(
            "explored",
            "KAL-EXPL-1",
            who=WHO[player.seat],
            start=HEX_ID[player.hex],
            hex=HEX_ID[hex],
            terrain=TERRAINS[g.land.terrain[hex]].id,
            cost=cost,
        )
    player.hex = hex
    return
    yield


EXPLORE: Final = Action("explore", barred, candidates, forbids, perform, beyond, quick)

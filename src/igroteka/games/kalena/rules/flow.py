"""The course of a match (KAL-FLOW): which step the state calls for, and how the match ends."""

from __future__ import annotations

from typing import Final

from igroteka.games.kalena.content import BUILDINGS, COLOURS, RESOURCES, TRACKS
from igroteka.games.kalena.rules.rounds import end_season
from igroteka.games.kalena.rules.setup import counter_markers_used, set_up
from igroteka.games.kalena.rules.spread import spread_and_produce
from igroteka.games.kalena.rules.state import EMPTY, Kalena
from igroteka.games.kalena.rules.turn import turn
from igroteka.games.kalena.rules.valour import ranking
from igroteka.kernel.flow import Flow
from igroteka.kernel.game import Result
from igroteka.kernel.zones import EVERYONE, OWNER, Zone, zone_of

_STEPS: Final = {
    "turns": turn,
    "spread": spread_and_produce,
    "season_end": end_season,
    "setup": set_up,
}

_QUESTS: Final = tuple(
    (f"quests:{seat}", f"quests:{seat}:left", f"quests:{seat}:picked")
    for seat in range(len(COLOURS))
)
"""The pool and the zones of each seat: declared after every answer, named once."""


def step(g: Kalena) -> Flow[None] | None:
    """The step that the state calls for."""
    return None if g.phase == "over" else _STEPS[g.phase](g)


def result(g: Kalena) -> Result:
    """KAL-FIN-2, KAL-FIN-3, KAL-FIN-5, KAL-LOSE-3: a ranking, or shared defeat without one."""
    scores = tuple(player.valour for player in g.players)
    lost = g.ended_by != "KAL-FIN-2"
    return Result.in_order(scores, [] if lost else ranking(g), g.ended_by)


def zones(g: Kalena) -> list[Zone]:
    """KAL-INFO-2: which quests were picked is hidden, and which remain; how many is open.

    All else is open (KAL-INFO-1), the coming bonus cards included (KAL-INFO-4).
    """
    declared: list[Zone] = []
    look = EVERYONE if g.phase == "over" and g.ended_by == "KAL-FIN-2" else OWNER
    for player in g.players:
        pool, left, picked = _QUESTS[player.seat]
        declared.append(zone_of(left, player.quests, look, pool, player.seat))
        declared.append(zone_of(picked, player.picked, look, pool, player.seat))
    return declared


def census(g: Kalena) -> dict[str, int]:
    """Every component of the box, wherever it is: no rule may make or lose one."""
    count = {
        "ghost": g.ghost_supply + sum(g.ghosts),
        "exhaustion_token": g.exhaustion_supply + sum(g.exhausted),
        "counter_marker": counter_markers_used(g),
        "valour_token": len(set(g.stack)) if g.stack else len(g.players),
        "turn_order_token": len(set(g.order)) if g.order else len(g.players),
    }
    for number, building in enumerate(BUILDINGS):
        count[building.id] = g.building_supply[number] + g.buildings.count(number)
    for number, resource in enumerate(RESOURCES):
        held = sum(player.resources[number] for player in g.players)
        count[resource.id] = g.resource_supply[number] + held
    for player in g.players:
        count |= _own_pieces(g, player.seat)
    return count


def _own_pieces(g: Kalena, seat: int) -> dict[str, int]:
    player = g.players[seat]
    colour = COLOURS[seat].id
    placed = g.owners.count(seat) + sum(slots.count(seat) for slots in g.slots)
    return {
        f"{colour}:markers": player.markers + placed,
        f"{colour}:quests": len({*player.quests, *player.picked}),
        f"{colour}:buildings without owner": sum(
            (kind == EMPTY) != (owner == EMPTY)
            for kind, owner in zip(g.buildings, g.owners, strict=True)
        ),
        f"{colour}:tokens out of place": sum(
            not 0 <= active <= tokens <= track.slots
            for active, tokens, track in zip(player.active, player.tokens, TRACKS, strict=True)
        ),
    }

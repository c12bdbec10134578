"""The course of a match: which step the state calls for, zones, and the census."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.games.relicvium.content import FACTIONS, UNITS
from igroteka.games.relicvium.rules.actions import action_stage
from igroteka.games.relicvium.rules.army import CLASSES, HELD
from igroteka.games.relicvium.rules.attack import attack_stage
from igroteka.games.relicvium.rules.diplomacy import diplomacy_stage
from igroteka.games.relicvium.rules.events import event_stage
from igroteka.games.relicvium.rules.land import EVERYWHERE
from igroteka.games.relicvium.rules.rounds import round_end
from igroteka.games.relicvium.rules.setup import give_out_factions, set_up
from igroteka.games.relicvium.rules.state import NONE, Phase, Relicvium
from igroteka.games.relicvium.rules.strength import strength_stage
from igroteka.games.relicvium.rules.support import support_stage
from igroteka.kernel.flow import Flow
from igroteka.kernel.zones import NOBODY, Zone, zone_of

_STEPS: Final[dict[Phase, Callable[[Relicvium], Flow[None]]]] = {
    "factions": give_out_factions,
    "setup": set_up,
    "events": event_stage,
    "diplomacy": diplomacy_stage,
    "actions": action_stage,
    "strength": strength_stage,
    "support": support_stage,
    "attacks": attack_stage,
    "round_end": round_end,
}
"""REL-ROUND-1 to REL-ROUND-5: the stages of peace, then those of war, then the end."""


def step(g: Relicvium) -> Flow[None] | None:
    """The step that the state calls for."""
    return None if g.phase == "over" else _STEPS[g.phase](g)


def factions_played(g: Relicvium) -> list[str]:
    """The faction of every seat."""
    return [FACTIONS[player.faction].id for player in g.players]


def zones(g: Relicvium) -> list[Zone]:
    """REL-TERM-16, REL-DEC-3: the order of the event decks, and the cards left out."""
    seats = len(g.players)
    return [
        *g.peace_deck.zones("peace-deck", "peace", seats),
        *g.war_deck.zones("war-deck", "war", seats),
        zone_of("peace-box", g.peace_box, NOBODY, "peace", unordered=True),
        zone_of("war-box", g.war_box, NOBODY, "war", unordered=True),
    ]


def census(g: Relicvium) -> dict[str, int]:
    """REL-COMP: figures by class, event cards by deck; no figure is where no army is."""
    counted: dict[str, int] = {}
    for kind in CLASSES:
        on_board = sum([HELD[kind][army] for army in g.units])
        in_reserve = sum([HELD[kind][player.reserve] for player in g.players])
        counted[UNITS[kind].id] = on_board + in_reserve
    counted["astray"] = sum([_astray(g, area) for area in EVERYWHERE])
    won = [len(player.peace_won) for player in g.players]
    open_card = int(g.peace != NONE)
    counted["peace"] = (
        len(g.peace_deck.all) + len(g.peace_box) + len(g.peace_gone) + sum(won) + open_card
    )
    won = [len(player.war_won) for player in g.players]
    open_card = int(g.war != NONE)
    counted["war"] = len(g.war_deck.all) + len(g.war_box) + len(g.war_gone) + sum(won) + open_card
    return counted


def _astray(g: Relicvium, area: int) -> int:
    """How many figures stand in an area of which its army knows nothing."""
    army = g.units[area]
    there = sum([player.at.count(area) for player in g.players])
    return there - sum([HELD[kind][army] for kind in CLASSES])

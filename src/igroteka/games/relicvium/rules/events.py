"""The event stage (REL-EVENT): two cards a round, and what they change by name.

The peace event is asked about in the peace phase only, the war event in the war phase only
(REL-EVENT-3).
"""

from __future__ import annotations

from typing import Final

from igroteka.games.relicvium.content import PEACE_EVENTS, WAR_EVENTS
from igroteka.games.relicvium.content.entries import Event, EventOp
from igroteka.games.relicvium.content.names import plot_id
from igroteka.games.relicvium.rules.campaign import plot
from igroteka.games.relicvium.rules.state import NONE, Relicvium
from igroteka.kernel.flow import Flow


def _with(events: tuple[Event, ...], op: EventOp) -> int:
    return [event.effect.op for event in events].index(op)


BOUNTIFUL_AUTUMN: Final = _with(PEACE_EVENTS, "recruit_amount")
MUD_SEASON: Final = _with(PEACE_EVENTS, "march_max_units")
FREE_MASONS: Final = _with(PEACE_EVENTS, "build_beside_castle")
FAIR_WIND: Final = _with(PEACE_EVENTS, "march_through_water")
SILENCE_OF_THE_SPIRITS: Final = _with(PEACE_EVENTS, "forbid_summon")
TURNED_TABLES: Final = _with(PEACE_EVENTS, "reverse_initiative")
FRAGILE_TRUCE: Final = _with(PEACE_EVENTS, "melee_tokens_max")
MERCENARY_FAIR: Final = _with(PEACE_EVENTS, "recruit_beside_unit")

THICK_FOG: Final = _with(WAR_EVENTS, "support_strength")
BLOOD_MOON: Final = _with(WAR_EVENTS, "loser_loss")
STURDY_WALLS: Final = _with(WAR_EVENTS, "castle_defence")
BATTLE_FURY: Final = _with(WAR_EVENTS, "warrior_attack")
SKY_OF_ARROWS: Final = _with(WAR_EVENTS, "arrows")
FADING_AURAS: Final = _with(WAR_EVENTS, "forbid_auras")
MERCY: Final = _with(WAR_EVENTS, "fixed_losses")
ASSAULT: Final = _with(WAR_EVENTS, "tie_for_attacker")

PEACE_AMOUNT: Final = tuple(event.effect.amount for event in PEACE_EVENTS)
WAR_AMOUNT: Final = tuple(event.effect.amount for event in WAR_EVENTS)


def event_stage(g: Relicvium) -> Flow[None]:
    """REL-EVENT-1 to REL-EVENT-5, REL-EX-7: from the second round on, the top card of each deck."""
    if g.options.events and g.round > 1:
        g.peace = g.peace_deck.draw(g.chance, "REL-EVENT-2")
        g.war = g.war_deck.draw(g.chance, "REL-EVENT-2")
        peace, war = PEACE_EVENTS[g.peace].id, WAR_EVENTS[g.war].id
        g.tell("events", "REL-EVENT-2", peace=peace, war=war)
        if g.options.campaign:
            peace_goal, war_goal, twist = plot(g.peace, g.war)
            g.tell(
                "plot",
                "REL-EVENT-5",
                plot=plot_id(g.peace, g.war),
                peace=peace_goal.id,
                war=war_goal.id,
                twist=twist.id,
            )
    g.phase = "diplomacy"
    g.turn = 0
    return
    yield


def leave(g: Relicvium) -> None:
    """REL-EVENT-2: the cards of the round that nobody has won leave the game."""
    if g.peace != NONE:
        g.peace_gone.append(g.peace)
    if g.war != NONE:
        g.war_gone.append(g.war)
    g.peace = g.war = NONE

"""The strength of armies (REL-CALC, REL-AURA, REL-WL): every sum is a list of terms."""

from __future__ import annotations

from typing import Final

from igroteka.games.relicvium.content import (
    CREATURES,
    FACTIONS,
    MELEE,
    UNITS,
    WAR_EVENTS,
    WARLORD,
    WARRIOR,
)
from igroteka.games.relicvium.rules.army import HELD, KINDS, REGULAR_KINDS, Army
from igroteka.games.relicvium.rules.events import (
    BATTLE_FURY,
    FADING_AURAS,
    STURDY_WALLS,
    THICK_FOG,
    WAR_AMOUNT,
)
from igroteka.games.relicvium.rules.land import NEIGHBOURS, PRESENCE, SOURCE, TARGET
from igroteka.games.relicvium.rules.relations import allies
from igroteka.games.relicvium.rules.state import NONE, Force, Player, Relicvium, Term
from igroteka.games.relicvium.rules.strength import ATTACK, DEFENCE, SUPPORT, icons

_UNIT_ID: Final = tuple(unit.id for unit in UNITS)
BASE: Final = tuple(
    (0, 0, 0)
    if unit.strength is None
    else (unit.strength.attack, unit.strength.defence, unit.strength.support)
    for unit in UNITS
)
"""REL-CALC-1: by class and role."""
BONUS: Final = tuple(token.attack_bonus for token in MELEE)
_AURA: Final = tuple(
    tuple(
        (NONE, 0, creature.id)
        if creature.aura is None
        else (_UNIT_ID.index(creature.aura.unit_class), creature.aura.bonus, creature.id)
        for creature in own
    )
    for own in CREATURES
)


def total(terms: list[Term] | tuple[Term, ...]) -> int:
    """REL-CALC-8: a sum is raised to 0 only at the very end."""
    return max(0, sum([amount for _, _, amount in terms]))


# Units ----------------------------------------------------------------------------------------


def warlord_strength(g: Relicvium, player: Player, area: int, role: int) -> int:
    """REL-WL-6 to REL-WL-9: icons of the role, or the classes beside him (REL-EX-4)."""
    if g.options.uses("strength"):
        return icons(g, player.seat, role)
    return len(REGULAR_KINDS[g.units[area]])


def aura(g: Relicvium, player: Player, kind: int, area: int) -> tuple[int, str]:
    """REL-AURA-1 to REL-AURA-4, REL-EVENT-6W: what a unit of a class gains there, from whom."""
    if g.war == FADING_AURAS:
        return 0, ""
    for creature, junction in enumerate(player.creatures):
        if junction != NONE:
            strengthened, bonus, id = _AURA[player.faction][creature]
            if strengthened == kind and area in PRESENCE[junction]:
                return bonus, id
    return 0, ""


def unit_terms(g: Relicvium, player: Player, area: int, army: Army, role: int) -> list[Term]:
    """REL-CALC-1, REL-CALC-8: what an army in an area counts; no unit counts below 0.

    A warlord is of no class: auras and events for classes pass him by (REL-WL-5).
    """
    terms: list[Term] = []
    for kind in KINDS[army]:
        number = HELD[kind][army]
        if kind == WARLORD:
            each = warlord_strength(g, player, area, role)
            rule = "REL-WL-8" if g.options.uses("strength") else "REL-WL-6"
            terms.append((rule, _UNIT_ID[kind], each))
        else:
            each = BASE[kind][role]
            terms.append(("REL-CALC-1", _UNIT_ID[kind], number * each))
            bonus, creature = aura(g, player, kind, area)
            if bonus:
                terms.append(("REL-AURA-1", creature, number * bonus))
                each += bonus
        if role == ATTACK and kind == WARRIOR and g.war == BATTLE_FURY:
            terms.append(("REL-EVENT-4W", WAR_EVENTS[g.war].id, number * WAR_AMOUNT[g.war]))
        if role == SUPPORT and g.war == THICK_FOG and each:
            weaker = max(0, each + WAR_AMOUNT[g.war]) - each
            terms.append(("REL-EVENT-1W", WAR_EVENTS[g.war].id, number * weaker))
    return terms


# Armies ---------------------------------------------------------------------------------------


def support_terms(g: Relicvium, player: Player, target: int) -> list[Term]:
    """REL-SUP-6, REL-SUP-8: own units that were sent towards the target."""
    terms: list[Term] = []
    for token, army in enumerate(player.sent):
        if army and TARGET[player.ranged[token]] == target:
            terms += unit_terms(g, player, SOURCE[player.ranged[token]], army, SUPPORT)
    return terms


def ally_terms(g: Relicvium, player: Player, target: int) -> list[Term]:
    """REL-CALC-6, REL-CALC-7: +1 for each ally with a unit beside the target."""
    return [
        ("REL-CALC-6", FACTIONS[g.players[ally].faction].id, 1)
        for ally in allies(g, player.seat)
        if any(g.holder[near] == ally and g.units[near] for near in NEIGHBOURS[target])
    ]


def attack_terms(
    g: Relicvium, player: Player, target: int, picked: list[Force], used: dict[int, int]
) -> list[Term]:
    """REL-CALC-2, REL-CALC-4: units with auras, tokens that somebody attacks through, support,
    allies, events. `used` names the token of each source."""
    terms: list[Term] = []
    for source, army in picked:
        terms += unit_terms(g, player, source, army, ATTACK)
    for source, army in picked:
        if army and BONUS[used[source]]:
            terms.append(("REL-CALC-4", MELEE[used[source]].id, BONUS[used[source]]))
    return terms + support_terms(g, player, target) + ally_terms(g, player, target)


def defence_terms(g: Relicvium, player: Player, target: int) -> list[Term]:
    """REL-CALC-3, REL-CALC-5: garrison with auras, support, allies, skills, events."""
    garrison = g.units[target] - g.helping[target]
    terms = unit_terms(g, player, target, garrison, DEFENCE)
    terms += support_terms(g, player, target) + ally_terms(g, player, target)
    for other in g.players:
        if other.decayed == target and other is not player:
            terms.append(_skill_term(other, "REL-SKILL-12", weakens=True))
    if player.hedged == target:
        terms.append(_skill_term(player, "REL-SKILL-5", weakens=False))
    if g.war == STURDY_WALLS and g.castle[target]:
        terms.append(("REL-EVENT-3W", WAR_EVENTS[g.war].id, WAR_AMOUNT[g.war]))
    return terms


def _skill_term(owner: Player, rule: str, *, weakens: bool) -> Term:
    """The creature of a faction whose skill strengthens or weakens an area."""
    own = CREATURES[owner.faction]
    creature = next(
        one for one in own if one.skill.op == "area_defence" and (one.skill.amount < 0) == weakens
    )
    return rule, creature.id, creature.skill.amount

"""What battles promise: planned attacks, threats, and how strong armies are where they stand."""

from __future__ import annotations

from typing import Final

from igroteka.games.relicvium.rules.army import HELD, KINDS, SIZE, Army
from igroteka.games.relicvium.rules.attack import fresh
from igroteka.games.relicvium.rules.events import ASSAULT
from igroteka.games.relicvium.rules.land import NEIGHBOURS, SOURCE, TARGET
from igroteka.games.relicvium.rules.might import (
    BASE,
    BONUS,
    ally_terms,
    defence_terms,
    support_terms,
    total,
    unit_terms,
)
from igroteka.games.relicvium.rules.relations import allied
from igroteka.games.relicvium.rules.state import FREE, NONE, Player, Relicvium
from igroteka.games.relicvium.rules.strength import ATTACK, DEFENCE, SUPPORT
from igroteka.games.relicvium.rules.support import arrows

_STRENGTH: Final = tuple(
    tuple(
        sum([HELD[kind][army] * (BASE[kind][role] if kind < 3 else 2) for kind in KINDS[army]])
        for army in range(128)
    )
    for role in (ATTACK, DEFENCE, SUPPORT)
)
"""The strength of an army by role, auras apart; a warlord is taken for 2."""


def rough(army: Army, role: int) -> int:
    """About how strong an army is."""
    return _STRENGTH[role][army]


def hoped_support(g: Relicvium, player: Player, target: int, busy: list[int]) -> int:
    """What own ranged tokens could bring to a target, before anybody was sent.

    Units at the `busy` places are needed there.
    """
    hoped = 0
    for token, arc in enumerate(player.ranged):
        if arc == NONE or TARGET[arc] != target or SOURCE[arc] in busy:
            continue
        source = SOURCE[arc]
        if g.holder[source] == player.seat:
            army = g.units[source]
            share = min(1.0, arrows(g, token) / max(1, SIZE[army]))
            hoped += int(rough(army, SUPPORT) * share)
    return hoped


def attack_on(g: Relicvium, player: Player, target: int) -> tuple[int, int]:
    """The attack that a player's tokens promise at a target, and with how many units."""
    strength = units = 0
    sources: list[int] = []
    for token, arc in enumerate(player.melee):
        if arc != NONE and TARGET[arc] == target and g.holder[SOURCE[arc]] == player.seat:
            source = SOURCE[arc]
            army = fresh(g, source)
            if army:
                strength += BONUS[token] + total(unit_terms(g, player, source, army, ATTACK))
                units += SIZE[army]
                sources.append(source)
    if not units:
        return 0, 0
    strength += total(ally_terms(g, player, target))
    if g.phase == "attacks":
        return strength + total(support_terms(g, player, target)), units
    return strength + hoped_support(g, player, target, sources), units


def defence_of(g: Relicvium, target: int) -> int:
    """What stands against an attack on an area that somebody holds."""
    player = g.players[g.holder[target]]
    defence = total(defence_terms(g, player, target))
    if g.phase != "attacks":
        defence += hoped_support(g, player, target, [target])
    return defence


def margin(g: Relicvium, player: Player, target: int) -> tuple[int, int]:
    """By how much a planned attack would win (below 0: lose), and with how many units."""
    attack, units = attack_on(g, player, target)
    if not units:
        return -99, 0
    if g.holder[target] == FREE:
        return 1, units
    ahead = attack - defence_of(g, target)
    return (1 if ahead == 0 and g.war == ASSAULT else ahead), units


def menace(g: Relicvium, area: int) -> int:
    """The strongest army beside an area that might attack it one day."""
    holder = g.holder[area]
    strongest = 0
    for near in NEIGHBOURS[area]:
        other = g.holder[near]
        if other >= 0 and other != holder and g.units[near] and not allied(g, holder, other):
            strongest = max(strongest, _STRENGTH[ATTACK][g.units[near]])
    return strongest


def garrison_strength(g: Relicvium, area: int) -> int:
    """About how strong an area is held."""
    return _STRENGTH[DEFENCE][g.units[area]]

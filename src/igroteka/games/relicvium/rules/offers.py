"""What may be done on a division of each terrain, found quickly.

The predicates of the actions say the same, one candidate at a time, and say why not; the battery
compares the two.
"""

from __future__ import annotations

from igroteka.games.relicvium.content import FACTIONS, WARLORD, WATER
from igroteka.games.relicvium.rules import build, march, summon, tokens
from igroteka.games.relicvium.rules.army import HELD, LIMIT, REGULAR_KINDS, REGULARS
from igroteka.games.relicvium.rules.choices import (
    AIMS_FROM,
    BUILD,
    PROMOTE,
    RECRUIT,
    STRIKE,
    SUMMON,
)
from igroteka.games.relicvium.rules.events import FAIR_WIND, FREE_MASONS
from igroteka.games.relicvium.rules.land import ARCS_FROM, TARGET, TERRAIN
from igroteka.games.relicvium.rules.recruit import barracks
from igroteka.games.relicvium.rules.state import NONE, Player, Relicvium
from igroteka.kernel.flow import Option


def on_plain(g: Relicvium, player: Player) -> list[Option]:
    """Marches and melee tokens."""
    if g.peace == FAIR_WIND:
        thinkable = march.candidates(g, player)
        options = [way for way in thinkable if march.forbidden(g, player, way) is None]
    else:
        options = marches(g, player)
    return options + melee(g, player)


def marches(g: Relicvium, player: Player) -> list[Option]:
    """Units to adjacent areas."""
    seat, holders, units = player.seat, g.holder, g.units
    options: list[Option] = []
    for area, holder in enumerate(holders):
        if holder == seat and units[area]:
            march.straight(g, seat, area, units[area], options)
    return options


def melee(g: Relicvium, player: Player) -> list[Option]:
    """Melee tokens at foreign areas."""
    if tokens.melee_barred(g, player) is not None:
        return []
    seat, holders, units = player.seat, g.holder, g.units
    options: list[Option] = []
    for area, holder in enumerate(holders):
        if holder == seat and units[area]:
            for arc in ARCS_FROM[area]:
                there = holders[TARGET[arc]]
                if there >= 0 and there != seat:
                    option = STRIKE[arc]
                    if tokens.melee_forbidden(g, player, option) is None:
                        options.append(option)
    return options


def on_mountain(g: Relicvium, player: Player) -> list[Option]:
    """Recruits, promotions and ranged tokens."""
    seat, holders, units = player.seat, g.holder, g.units
    kinds = REGULAR_KINDS[player.reserve]
    options = [
        RECRUIT[kind][area]
        for area in barracks(g, seat)
        if REGULARS[units[area]] < LIMIT
        for kind in kinds
    ]
    promotes = HELD[WARLORD][player.reserve]
    aims = NONE in player.ranged
    open_all_round = len(g.players) == len(FACTIONS) and g.blocked == NONE
    unaimed = player.ranged.count(NONE) == len(player.ranged)
    for area, holder in enumerate(holders):
        army = units[area]
        if holder != seat or not army:
            continue
        if promotes:
            options += [PROMOTE[kind][area] for kind in REGULAR_KINDS[army]]
        if aims and open_all_round and unaimed:
            options += AIMS_FROM[area]
        elif aims:
            aimed = AIMS_FROM[area]
            options += [aim for aim in aimed if tokens.ranged_forbidden(g, player, aim) is None]
    return options


def on_forest(g: Relicvium, player: Player) -> list[Option]:
    """Castles and creatures."""
    options: list[Option] = []
    if build.barred(g, player) is None:
        options = [BUILD[area] for area in sites(g, player)]
        if g.peace == FREE_MASONS:
            thinkable = build.candidates(g, player)
            options = [site for site in thinkable if build.forbidden(g, player, site) is None]
    if summon.barred(g, player) is None and summon.any_junction(g, player.seat):
        at, own = player.creatures, SUMMON[player.faction]
        options += [own[number] for number in range(len(at)) if at[number] == NONE]
    return options


def sites(g: Relicvium, player: Player) -> list[int]:
    """Lands where own units stand, no castle does, and one of the terrain is left."""
    seat, castle, built = player.seat, g.castle, player.castles
    return [
        area
        for area, holder in enumerate(g.holder)
        if holder == seat
        and not castle[area]
        and TERRAIN[area] != WATER
        and built[TERRAIN[area]] < build.PER_TERRAIN
    ]

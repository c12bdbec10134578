"""What holdings are good for: curses within reach, cubes, tactics cards and upgrades."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from igroteka.games.candelabria.bot import weights
from igroteka.games.candelabria.bot.war import BATTLE_VP, LATER_VP, YEARS
from igroteka.games.candelabria.content import (
    HOUSE_CANDLES,
    HOUSES,
    TACTICS_KIND,
    UPGRADE_KIND,
    UPGRADES,
)
from igroteka.games.candelabria.rules.deploy import COST, YEAR
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Curse, Player
from igroteka.games.candelabria.rules.symbols import CANDLE_SYMBOLS
from igroteka.games.candelabria.rules.year_end import counted

_FINAL_POWERS: Final = tuple(
    tuple(ability.effect for ability in house.abilities if ability.effect.kind == "end_game")
    for house in HOUSES
)
_GROWTH: Final = 3
"""What an upgrade that scores at the end will count more for every year left."""
_FIRST_HAND: Final = sum(card.year == 1 for card in HOUSE_CANDLES) // len(HOUSES)
"""CAN-SETUP-11: candle cards in hand in the first year; each later year brings one more."""
_CANDLE: Final = tuple(weights.worth_of(effects) for effects in CANDLE_SYMBOLS)


# Curses ---------------------------------------------------------------------------------------


def curses(g: Candelabria, seat: int) -> float:
    """What the flames at the curse cards should bring."""
    if len(g.players) == 2:
        return 0.0
    return sum([hold_on(curse, seat) for curse in g.curses]) * curse_worth(g)


def curse_worth(g: Candelabria) -> float:
    """What a curse is worth before it is placed."""
    return weights.W.curse * BATTLE_VP[g.year]


def hold_on(curse: Curse, seat: int, more: int = 0) -> float:
    """CAN-PREP-3: how likely a curse will be won by the flames at its card, and some more."""
    own = curse.influence[seat] + more
    if not own:
        return 0.0
    best = 0
    for other, flames in enumerate(curse.influence):
        if flames > best and other != seat:
            best = flames
    return _ahead(own - best)


@cache
def _ahead(margin: int) -> float:
    return 1 / (1 + math.exp(-(margin - 0.5) / weights.W.rivalry))


# Cards ----------------------------------------------------------------------------------------


TACTICS_WORTH: Final = tuple(
    tuple(
        weights.W.tactics * prize * flames + extra
        for flames, extra in zip(weights.TACTICS_FLAMES, weights.TACTICS_EXTRA, strict=True)
    )
    for prize in BATTLE_VP
)
"""What a tactics card of each kind may do in a battle of each year."""


def tactics(g: Candelabria, player: Player) -> float:
    """Cards for the battles of this year, and of later ones unless they are used up."""
    use = 0.8 * min(1.0, len(g.battles) / 3) if g.phase == "battles" else 0.8
    now = TACTICS_WORTH[g.year]
    worth = [now[TACTICS_KIND[card]] for card in player.tactics]
    if len(worth) > weights.W.tactics_wanted:
        worth.sort(reverse=True)
        del worth[weights.W.tactics_wanted :]
    value = use * sum(worth)
    if len(g.players) > 2:
        kept = len(player.tactics) + len(player.used)
        value += weights.W.tactics * LATER_VP[g.year] * min(kept, weights.W.tactics_wanted)
    return value


def candle_card(g: Candelabria, card: int) -> float:
    """What a candle card is good for when it is deployed."""
    if YEAR[card] > g.year:
        return 0.3 * (YEARS - g.year) - 0.5 * COST[card]
    return _CANDLE[card] - weights.W.wax * COST[card]


# Upgrades and cubes ---------------------------------------------------------------------------


def upgrade(g: Candelabria, player: Player, token: int) -> float:
    """What an upgrade should bring from now on."""
    kind = UPGRADE_KIND[token]
    if not weights.END_GAME[kind]:
        return weights.UPGRADE_WORTH[g.year][kind]
    power = UPGRADES[kind].effect
    return power.vp * (counted(g, player, power) + _GROWTH * (YEARS - g.year))


def upgrades(g: Candelabria, player: Player) -> float:
    """All upgrades, and what the House scores at the end."""
    value = sum([upgrade(g, player, token) for token in player.upgrades])
    for power in _FINAL_POWERS[player.house]:
        value += power.vp * counted(g, player, power)
    return value


def gold_worth(g: Candelabria, player: Player) -> float:
    """Gold buys as long as there are Maneuvers to come."""
    if g.year < YEARS:
        return weights.W.gold
    return weights.W.gold * min(1.0, turns(g, player) / 3)


def wax_wanted(g: Candelabria, player: Player) -> int:
    """Wax deploys candles: those of this year that are not out yet, or those of the next."""
    wanted = weights.W.wax_wanted if g.year < YEARS else 0
    out = player.deployed.count(NONE)
    if out and player.hand and g.phase == "kindling":
        wanted = max(wanted, out * max([COST[card] for card in player.hand]))
    return wanted


def cubes(g: Candelabria, player: Player, gold: int, wax: int) -> float:
    """So much gold and wax in the warehouse of a player."""
    return gold_worth(g, player) * gold + weights.W.wax * min(wax, wax_wanted(g, player))


def chances_to_deploy(g: Candelabria, player: Player) -> int:
    """CAN-KIND-4: a Deploy costs no Maneuver, but the last Maneuver costs all Deploys."""
    if not turns(g, player):
        return 0
    return player.deployed.count(NONE)


def turns(g: Candelabria, player: Player) -> int:
    """CAN-KIND-4: the Maneuvers to come this year. In the middle of an action cards are still to
    be drawn or returned: then those are counted that are not spent yet.
    """
    if g.phase != "kindling":
        return 0
    if g.deed.seat != player.seat:
        return len(player.hand)
    return max(0, _FIRST_HAND + g.year - 1 - len(player.maneuvers))

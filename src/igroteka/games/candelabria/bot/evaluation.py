"""How a bot looks at a position (`evaluate`); what it would do offhand stands in `bot_guide`.

One victory point is worth 1.0. A position is worth the points scored, what the battles of this
year and of later ones should bring, the curses within reach, and what holdings are good for.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.candelabria.bot import weights
from igroteka.games.candelabria.bot.feats import prospects
from igroteka.games.candelabria.bot.holdings import (
    chances_to_deploy,
    cubes,
    curses,
    tactics,
    turns,
    upgrades,
)
from igroteka.games.candelabria.bot.war import BATTLE_VP, YEARS, later, war
from igroteka.games.candelabria.rules.state import Candelabria

_WITHOUT_A_MAP: Final[tuple[str, ...]] = ("houses", "setup", "quests", "over")
_STOCK: Final = 6
"""Land flames in supply beyond this many are of no use."""


def evaluate(g: Candelabria, seat: int) -> float:
    """How good the position is for a seat, in victory points."""
    player, w = g.players[seat], weights.W
    rival = max([other.vp for other in g.players if other is not player])
    value = player.vp - w.rival * rival
    if g.phase in _WITHOUT_A_MAP:
        return value
    seen = war(g, seat)
    value += seen.expected() + later(g, seat, seen.lasting) + curses(g, seat)
    value += tactics(g, player) + upgrades(g, player) + cubes(g, player, player.gold, player.wax)
    value += w.symbol * (YEARS - g.year) * player.land.bit_count()
    value += w.supply * min(player.supply, _STOCK) - w.place * g.track.index(seat)
    if g.phase == "kindling":
        value += w.maneuver * turns(g, player)
        value += w.mobile * BATTLE_VP[g.year] * sum(player.flames)
        value += w.deploy * BATTLE_VP[g.year] * chances_to_deploy(g, player)
    return value + prospects(g, player) if g.options.quests else value

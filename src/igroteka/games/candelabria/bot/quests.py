"""Open quests as a bot sees them: which it may score, and for how much.

Without the expansion nothing is wanted, and every figure is 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.games.candelabria.rules.land import REGIONS
from igroteka.games.candelabria.rules.quests import (
    WON_AGAINST_CURSE,
    WON_AT_TEMPLE,
    WON_WITH_CURSE,
    worth,
)
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Player

Wanted = dict[int, int]
"""The quests that a player may score now, with the points for it."""
NOTHING: Final[Wanted] = {}


def wanted(g: Candelabria, player: Player) -> Wanted:
    """CAN-QUEST-3, CAN-QUEST-5, CAN-QUEST-8: common quests, the own personal one, and no other."""
    if not g.options.quests:
        return NOTHING
    found: Wanted = {}
    for quest in g.quests:
        if quest.owner in (NONE, player.seat):
            found[quest.card] = worth(g, quest.card, len(quest.marks))
    for card in player.personal:
        found[card] = worth(g, card, 0)
    return found


def brings(want: Wanted, quests: Sequence[int]) -> int:
    """What an event that these quests listen to scores."""
    if not want:
        return 0
    total = 0
    for card in quests:
        total += want.get(card, 0)
    return total


def at_stake(g: Candelabria, seat: int, rivals: Sequence[Sequence[float]]) -> list[float]:
    """CAN-QUEST-12, CAN-QUEST-19: what a battle won in each region scores besides."""
    stakes = [0.0] * REGIONS
    want = wanted(g, g.players[seat])
    for region in g.side.regions:
        if g.temples[region] and any(rivals[region]):
            stakes[region] = float(brings(want, WON_AT_TEMPLE[g.temples[region][-1]]))
    for curse in g.curses:
        if curse.owner != NONE and curse.region != NONE and any(rivals[curse.region]):
            quests = WON_WITH_CURSE if curse.owner == seat else WON_AGAINST_CURSE
            stakes[curse.region] += brings(want, quests)
    return stakes

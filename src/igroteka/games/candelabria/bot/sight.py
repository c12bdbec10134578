"""What a judge of the guidance looks at."""

from __future__ import annotations

from typing import Final

from igroteka.games.candelabria.bot.quests import Wanted, wanted
from igroteka.games.candelabria.bot.war import NO_WAR, War, war
from igroteka.games.candelabria.content import CONSTANTS
from igroteka.games.candelabria.rules.figures import CASTLE, where
from igroteka.games.candelabria.rules.land import REGION_OF
from igroteka.games.candelabria.rules.state import Candelabria, Player
from igroteka.kernel.flow import Question

_PEACEFUL: Final = frozenset(
    (
        "cubes",
        "influence",
        "snuffed",
        "build-free",
        "take-tactics",
        "steal",
        "keep-candle",
        "put-under",
        "on-slot",
        "keep-quest",
        "score-quest",
        "steal-vp",
        "choose-one",
    )
)
"""Prompts whose judges do not ask how the battles stand."""

Parting = tuple[int, int, float]
"""The region that a figure would leave, the strength it takes along, and what that costs."""


class Sight:
    """What a judge looks at; `sight_of` fills it in."""

    __slots__ = ("g", "partings", "player", "question", "wanted", "war")

    g: Candelabria
    player: Player
    question: Question
    war: War
    """How the battles stand."""
    wanted: Wanted
    """The quests that may be scored."""
    partings: dict[int, Parting]
    """What `parting` has found so far."""

    def parting(self, figure: int) -> Parting:
        """What it means that a figure leaves: many ways begin with it."""
        found = self.partings.get(figure)
        if found is None:
            start = REGION_OF[where(self.player, figure)]
            flames = self.player.flames
            strength = CONSTANTS.strength.castle if figure == CASTLE else flames[figure]
            found = start, strength, self.war.gain(start, -strength)
            self.partings[figure] = found
        return found


def sight_of(g: Candelabria, question: Question) -> Sight:
    """All that is to be seen at a question."""
    sight = Sight()
    sight.g = g
    sight.player = g.players[question.seat]
    sight.question = question
    sight.war = NO_WAR if question.prompt in _PEACEFUL else war(g, question.seat)
    sight.wanted = wanted(g, sight.player)
    sight.partings = {}
    return sight

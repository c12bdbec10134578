"""A finished match analysed: who was likely to win and when, what decided it, whom luck helped.

The chance of a seat is read from the game's own evaluation of every seat: the lead in points, on a
scale that bots find by playing the same table (`scale`). Every answer of the match then has two
effects that add up to the whole: what it changed on average over luck that is rolled anew, which is
the decision, and how far the true luck was from that average (`course`). Nothing depends on a
clock, so that the same match has the same analysis.
"""

from igroteka.lab.analysis.course import analyse
from igroteka.lab.analysis.report import (
    Account,
    Analysis,
    ChancesAt,
    Decision,
    Fortune,
    Taken,
    TurnTold,
)

__all__ = [
    "Account",
    "Analysis",
    "ChancesAt",
    "Decision",
    "Fortune",
    "Taken",
    "TurnTold",
    "analyse",
]

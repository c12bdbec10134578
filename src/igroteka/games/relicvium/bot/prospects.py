"""Who is likely to win, seen where a round begins.

In the middle of a round the evaluation tells what an action is good for. Between two rounds, when
nothing is planned and nobody is spent, matches of greedy bots tell who wins in the end: castles
do, and a unit on a land where another one can be raised; areas hardly count before the last round.
"""

from __future__ import annotations

from math import exp

from igroteka.games.relicvium.bot.evaluation import evaluate
from igroteka.games.relicvium.bot.weights import EARLY, LAST, RACE, Odds
from igroteka.games.relicvium.bot.weights import WEIGHTS as W
from igroteka.games.relicvium.content import WATER
from igroteka.games.relicvium.rules.build import PER_TERRAIN
from igroteka.games.relicvium.rules.holdings import NINE, castles
from igroteka.games.relicvium.rules.land import TERRAIN
from igroteka.games.relicvium.rules.state import Relicvium


def prospects(g: Relicvium, seat: int) -> float:
    """The worth of a position between two rounds, on the scale of victory and defeat."""
    if g.options.campaign:
        return evaluate(g, seat)
    return W.by_hand * evaluate(g, seat) + W.victory * (2.0 * chances(g)[seat] - 1.0)


def chances(g: Relicvium) -> list[float]:
    """How likely it is for each seat to win."""
    odds = _odds(g)
    hopes = [odds.castle * castles(player) for player in g.players]
    sites = [0.0] * len(hopes)
    for place, holder in enumerate(g.holder):
        if holder >= 0:
            hopes[holder] += odds.area
            if g.units[place] and _is_site(g, place, holder):
                sites[holder] = odds.site
    most = max(hopes)
    likely = [exp(hope + site - most) for hope, site in zip(hopes, sites, strict=True)]
    total = sum(likely)
    return [one / total for one in likely]


def _odds(g: Relicvium) -> Odds:
    if g.round == g.options.last_round:
        return LAST
    return RACE if max([castles(player) for player in g.players]) == NINE - 1 else EARLY


def _is_site(g: Relicvium, place: int, holder: int) -> bool:
    terrain = TERRAIN[place]
    if terrain == WATER or g.castle[place]:
        return False
    return g.players[holder].castles[terrain] < PER_TERRAIN

"""Turns and ways as the guidance judges them: a figure leaves, walks and sets something off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.games.candelabria.bot import weights
from igroteka.games.candelabria.bot.feats import of_action, of_card, of_centre, of_deploy, of_way
from igroteka.games.candelabria.bot.holdings import (
    candle_card,
    cubes,
    curse_worth,
    gold_worth,
)
from igroteka.games.candelabria.bot.sight import Sight
from igroteka.games.candelabria.bot.war import LATER_VP
from igroteka.games.candelabria.content import BARRACKS, CONSTANTS, FORGE, INFLUENCE, MINE, PORTAL
from igroteka.games.candelabria.rules.choices import FIGURE_ID
from igroteka.games.candelabria.rules.effects import MOST_FLAMES
from igroteka.games.candelabria.rules.figures import CASTLE
from igroteka.games.candelabria.rules.land import ACTION_OF, BIT, REGION_OF, REGIONS
from igroteka.games.candelabria.rules.points import free_cells
from igroteka.games.candelabria.rules.territory import size
from igroteka.kernel.flow import Option

_LASTING: Final = 0.03
"""The part of later battles that a new land flame is worth."""
TEMPLE_COST: Final = CONSTANTS.temple_cost_gold


def turns(s: Sight, options: Sequence[Option]) -> list[float]:
    """Candles go out early: a Deploy costs no Maneuver. Poor cards are discarded."""
    here = REGION_OF[s.player.castle]
    strengths = [s.war.gain(here, flames) for flames in MOST_FLAMES]
    cards = {card: candle_card(s.g, card) for card in s.player.hand}
    values: list[float] = []
    for option in options:
        if option.verb == "maneuver":
            values.append(weights.W.maneuver - 0.5 * cards[option.value])
        else:
            card, role = option.value
            feat = _deployed(s, card) if s.wanted else 0.0
            values.append(weights.W.maneuver + 1 + cards[card] + strengths[role] + feat)
    return values


def _deployed(s: Sight, card: int) -> float:
    """What a candle scores of quests when it is deployed."""
    return of_deploy(s.player, s.wanted) + of_card(s.g, s.player, s.wanted, card)


def walked(s: Sight, figure: int, end: int) -> float:
    """The strength of a figure leaves one region for another."""
    start, strength, lost = s.parting(figure)
    return 0.0 if start == end or not strength else s.war.gain(end, strength) + lost


def moves(s: Sight, options: Sequence[Option]) -> list[float]:
    """CAN-MAN-5, CAN-MAN-6: a new flame and the action of its territory, and the walk itself.

    Many figures come to one territory, and many territories lie in one region.
    """
    player, gain, want = s.player, s.war.gain, s.wanted
    free = ~player.land if player.supply else 0  # where a new flame would burn
    arrivals: list[float | None] = [None] * len(REGION_OF)
    flames: dict[int, float] = {}
    actions: dict[int, float] = {}
    mover, (ways, strength, lost) = CASTLE, _ways(s, CASTLE)
    may_burn = s.g.deed.extra
    values: list[float] = []
    for option in options[:-1]:
        figure, territory = option.value
        if figure != mover:
            mover, (ways, strength, lost) = figure, _ways(s, figure)
        region = REGION_OF[territory]
        walk = ways[region]
        if walk is None:
            walk = ways[region] = gain(region, strength) + lost - _WALKED
        arrival = arrivals[territory]
        if arrival is None:
            burns = free & BIT[territory]
            arrival = _arrival(s, territory, flames, actions) if burns else 0.0
            arrivals[territory] = arrival
        value = walk + arrival
        if want:
            value += of_way(s.g, player, want, figure, territory)
        if may_burn and option.verb == "burn":
            value += gain(region, -1) - 0.3
        values.append(value)
    values.append(0.0)  # to be done with it
    return values


Ways = tuple[list[float | None], int, float]
"""What a figure's walk to each region is worth, as far as it is known; the strength that it takes
along, and what that costs where it leaves."""
_WALKED: Final = 0.2
"""What any walk costs."""
_IDLE: Final[list[float | None]] = [0.0 - _WALKED] * REGIONS


def _ways(s: Sight, figure: int) -> Ways:
    """Who has no strength takes none along, and who stays in his region leaves none behind."""
    start, strength, lost = s.parting(figure)
    if not strength:
        return _IDLE, strength, lost
    ways: list[float | None] = [None] * REGIONS
    ways[start] = 0.0 - _WALKED
    return ways, strength, lost


def _arrival(
    s: Sight, territory: int, flames: dict[int, float], actions: dict[int, float]
) -> float:
    """What a figure sets off on a territory; `flames` and `actions` are what those of each region,
    and of each kind, were found to bring."""
    region, action = REGION_OF[territory], ACTION_OF[territory]
    flame = flames.get(region)
    if flame is None:
        flame = flames[region] = new_flame(s, region)
    brings = actions.get(action)
    if brings is None:
        brings = actions[action] = _action(s, action)
    return flame + brings


def new_flame(s: Sight, region: int) -> float:
    """A new land flame."""
    return s.war.gain(region, 1) + _LASTING * LATER_VP[s.g.year] + 0.1


def _action(s: Sight, action: int) -> float:
    """What the action of a territory brings once its flame burns."""
    n = size(s.g, s.player, action) + 1
    value = _sized(s, action, n)
    return value + of_action(s.g, s.player, s.wanted, action, n) if s.wanted else value


def _sized(s: Sight, action: int, n: int) -> float:
    """What a territory action of size n brings."""
    g, player = s.g, s.player
    if action == MINE:
        return gold_worth(g, player) * min(n, free_cells(player))
    if action == INFLUENCE:
        return 0.8 * n if len(g.players) == 2 else 0.4 * curse_worth(g) * min(n, player.supply)
    if action == BARRACKS:
        return 1.2 * n
    if action == FORGE:
        return 1.6 * min(n, player.gold / TEMPLE_COST)
    return 0.8 * n if action == PORTAL else 0.3


def given_cubes(s: Sight, option: Option) -> float:
    gold, wax = option.value
    return cubes(s.g, s.player, s.player.gold + gold, s.player.wax + wax)


def deploy_where(s: Sight, option: Option) -> float:
    value = s.war.gain(REGION_OF[option.value], MOST_FLAMES[1])
    return value + of_centre(s.g, s.player, s.wanted, option.value) if s.wanted else value


def portal(s: Sight, option: Option) -> float:
    """The figure that is better off elsewhere."""
    here, strength, lost = s.parting(option.value)
    best = max(s.war.gain(region, strength) for region in s.g.side.regions if region != here)
    return best + lost


def portal_to(s: Sight, option: Option) -> float:
    value = walked(s, FIGURE_ID.index(s.question.args["figure"]), REGION_OF[option.value])
    return value + of_centre(s.g, s.player, s.wanted, option.value) if s.wanted else value


def step_to(s: Sight, option: Option) -> float:
    """The Knights' vigil, and steps by Withering."""
    role, territory = option.value
    value = walked(s, role, REGION_OF[territory]) - 0.1
    return value + of_centre(s.g, s.player, s.wanted, territory) if s.wanted else value

"""What a bot would do offhand (`guide`): the follow-ups of a thought, and all that is secret.

Every prompt has a judge that holds each option against the position, in victory points.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from igroteka.games.candelabria.bot import weights
from igroteka.games.candelabria.bot.battle import laying, spending
from igroteka.games.candelabria.bot.holdings import (
    candle_card,
    cubes,
    curse_worth,
    gold_worth,
    hold_on,
    tactics_card,
    upgrade,
)
from igroteka.games.candelabria.bot.war import LATER_VP, War, war
from igroteka.games.candelabria.content import (
    BARRACKS,
    CONSTANTS,
    FORGE,
    GREY,
    HOUSES,
    INFLUENCE,
    MINE,
    PORTAL,
    ROLES,
)
from igroteka.games.candelabria.rules.choices import FIGURE_ID
from igroteka.games.candelabria.rules.deploy import COST
from igroteka.games.candelabria.rules.effects import MOST_FLAMES
from igroteka.games.candelabria.rules.figures import CASTLE, of_house, where
from igroteka.games.candelabria.rules.land import ACTION_OF, BIT, REGION_OF
from igroteka.games.candelabria.rules.points import GOLD, free_cells
from igroteka.games.candelabria.rules.state import NONE, Candelabria
from igroteka.games.candelabria.rules.symbols import WEAK_ACTIONS
from igroteka.games.candelabria.rules.temples import DESTROY_VP, PLACE_VP
from igroteka.games.candelabria.rules.territory import size
from igroteka.kernel.flow import Option, Question

_LIMIT: Final = 20.0
"""Beyond this many points nothing is liked, or disliked, still more."""
_NOTHING: Final = frozenset(("done", "decline", "leave-free", "to-supply"))
_LASTING: Final = 0.03
"""The part of later battles that a new land flame is worth."""
_TEMPLE_COST: Final = CONSTANTS.temple_cost_gold
_CHOICE: Final = {"choose-gain_vp": 1.0, "choose-light": 0.9, "choose-extinguish": 0.9}
_ROLE_IDS: Final = [role.id for role in ROLES]
_HOUSE_IDS: Final = [house.id for house in HOUSES]


class Sight:
    """What a judge looks at; the war only if it asks for it."""

    __slots__ = ("_war", "g", "player", "question")

    def __init__(self, g: Candelabria, question: Question) -> None:
        self.g = g
        self.player = g.players[question.seat]
        self.question = question
        self._war: War | None = None

    @property
    def war(self) -> War:
        """How the battles stand."""
        seen = self._war
        if seen is None:
            seen = self._war = war(self.g, self.player.seat)
        return seen


def guide(g: Candelabria, question: Question) -> list[float]:
    """Weights for a quick choice: a point more makes an option e times as likely."""
    judge = _JUDGES.get(question.prompt)
    options = question.options
    sight = Sight(g, question)
    if question.prompt == "move":
        values = _moves(sight, options)
    elif question.prompt == "lay":
        values = laying(g, sight.player, sight.war, options)
    elif judge is None:
        return [1.0] * len(options)
    else:
        values = [0.0 if o.verb in _NOTHING else judge(sight, o) for o in options]
    if min(values) > -_LIMIT and max(values) < _LIMIT:
        return [*map(math.exp, values)]
    return [math.exp(max(-_LIMIT, min(value, _LIMIT))) for value in values]


# Turns ----------------------------------------------------------------------------------------


def _turn(s: Sight, option: Option) -> float:
    """Candles go out early: a Deploy costs no Maneuver. Poor cards are discarded."""
    if option.verb == "maneuver":
        return weights.W.maneuver - 0.5 * candle_card(s.g, option.value)
    card, role = option.value
    strength = s.war.gain(REGION_OF[s.player.castle], MOST_FLAMES[role])
    return weights.W.maneuver + 1 + candle_card(s.g, card) + strength


def _parting(s: Sight, figure: int) -> tuple[int, int, float]:
    """The region that a figure would leave, the strength it takes along, and what that costs."""
    start = REGION_OF[where(s.player, figure)]
    strength = CONSTANTS.strength.castle if figure == CASTLE else s.player.flames[figure]
    return start, strength, s.war.gain(start, -strength)


def _walk(s: Sight, figure: int, territory: int) -> float:
    """The strength of a figure leaves one region for another."""
    start, strength, lost = _parting(s, figure)
    end = REGION_OF[territory]
    return 0.0 if start == end or not strength else s.war.gain(end, strength) + lost


def _moves(s: Sight, options: Sequence[Option]) -> list[float]:
    """CAN-MAN-5, CAN-MAN-6: a new flame and the action of its territory, and the walk itself."""
    gain = s.war.gain
    arrivals: dict[int, float] = {}
    partings: dict[int, tuple[int, int, float]] = {}
    values: list[float] = []
    for option in options:
        if option.verb == "done":
            values.append(0.0)
            continue
        figure, territory = option.value
        arrival = arrivals.get(territory)
        if arrival is None:
            arrival = arrivals[territory] = _arrival(s, territory)
        parting = partings.get(figure)
        if parting is None:
            parting = partings[figure] = _parting(s, figure)
        start, strength, lost = parting
        region = REGION_OF[territory]
        value = 0.0 if start == region or not strength else gain(region, strength) + lost
        value = value - 0.2 + arrival
        if option.verb == "burn":
            value += gain(region, -1) - 0.3
        values.append(value)
    return values


def _arrival(s: Sight, territory: int) -> float:
    """What a figure sets off where it arrives."""
    if s.player.land & BIT[territory] or not s.player.supply:
        return 0.0
    return _flame(s, territory) + _action(s, ACTION_OF[territory])


def _flame(s: Sight, territory: int) -> float:
    """A new land flame."""
    return s.war.gain(REGION_OF[territory], 1) + _LASTING * LATER_VP[s.g.year] + 0.1


def _action(s: Sight, action: int) -> float:
    """What the action of a territory brings once its flame burns."""
    g, player = s.g, s.player
    n = size(g, player, action) + 1
    if action == MINE:
        return gold_worth(g, player) * min(n, free_cells(player))
    if action == INFLUENCE:
        return 0.8 * n if len(g.players) == 2 else 0.4 * curse_worth(g) * min(n, player.supply)
    if action == BARRACKS:
        return 1.2 * n
    if action == FORGE:
        return 1.6 * min(n, player.gold / _TEMPLE_COST)
    return 0.8 * n if action == PORTAL else 0.3


def _cubes(s: Sight, option: Option) -> float:
    gold, wax = option.value
    return cubes(s.g, s.player, s.player.gold + gold, s.player.wax + wax)


def _deploy_where(s: Sight, option: Option) -> float:
    return s.war.gain(REGION_OF[option.value], MOST_FLAMES[1])


def _portal(s: Sight, option: Option) -> float:
    """The figure that is better off elsewhere."""
    here, strength, lost = _parting(s, option.value)
    best = max(s.war.gain(region, strength) for region in s.g.side.regions if region != here)
    return best + lost


def _portal_to(s: Sight, option: Option) -> float:
    return _walk(s, FIGURE_ID.index(s.question.args["figure"]), option.value)


def _to(s: Sight, option: Option) -> float:
    """The Knights' vigil, and steps by Withering."""
    role, territory = option.value
    return _walk(s, role, territory) - 0.1


# Flames ---------------------------------------------------------------------------------------


def _light(s: Sight, option: Option) -> float:
    role, territory = option.value
    if role == NONE:
        return _flame(s, territory) + 0.2
    return s.war.gain(REGION_OF[s.player.at[role]], 1) + 0.3


def _extinguish(s: Sight, option: Option) -> float:
    """Where a rival is ahead or close behind; a land flame may come back at a curse."""
    house, role, territory = option.value
    rival = of_house(s.g, house)
    place = territory if role == NONE else rival.at[role]
    return s.war.relief(REGION_OF[place], rival.seat, 1) + 0.2


def _push(s: Sight, option: Option) -> float:
    house, role, territory = option.value
    rival = of_house(s.g, house)
    start, end = REGION_OF[rival.at[role]], REGION_OF[territory]
    if start == end:
        return 0.0
    flames = rival.flames[role]
    away = s.war.relief(start, rival.seat, flames)
    return away + s.war.relief(end, rival.seat, -flames)


def _relocate(s: Sight, option: Option) -> float:
    house, role = option.value
    owner = of_house(s.g, house)
    if owner is s.player:
        return 0.0
    return s.war.relief(REGION_OF[owner.at[role]], owner.seat, owner.flames[role])


def _relocate_to(s: Sight, option: Option) -> float:
    owner = of_house(s.g, _HOUSE_IDS.index(s.question.args["house"]))
    role = _ROLE_IDS.index(s.question.args["candle"])
    if owner is s.player:
        return _walk(s, role, option.value)
    return s.war.relief(REGION_OF[option.value], owner.seat, -owner.flames[role])


def _at_curse(s: Sight, option: Option) -> float:
    """What one flame more at a curse card changes."""
    curse, seat = s.g.curses[option.value], s.player.seat
    return curse_worth(s.g) * (hold_on(curse, seat, 1) - hold_on(curse, seat))


def _move_curse(s: Sight, option: Option) -> float:
    """CAN-2P-9: battles shall be where they can be won."""
    place, territory = option.value
    start, end = REGION_OF[s.g.curses[place].territory], REGION_OF[territory]
    return 8 * (s.war.chance(end) - s.war.chance(start)) - 0.01


def _place_curse(s: Sight, option: Option) -> float:
    return s.war.gain(option.value, CONSTANTS.strength.curse)


# Cards, gold and temples ----------------------------------------------------------------------


def _take(s: Sight, option: Option) -> float:
    return tactics_card(s.g, option.value)


def _forge(s: Sight, option: Option) -> float:
    price = gold_worth(s.g, s.player)
    if option.verb == "buy-upgrade":
        return upgrade(s.g, s.player, option.value) - price * int(option.args["cost"])
    colour, region = option.value
    return _temple(s, colour, region) - price * _TEMPLE_COST


def _temple(s: Sight, colour: int, region: int) -> float:
    """CAN-TEMPLE-3, CAN-TEMPLE-4: points for a white one; a grey one turns the battle over."""
    turned = (colour == GREY) != (s.war.sign[region] < 0)
    return PLACE_VP[colour] + (s.war.turned(region) if turned else 0.0)


def _destroy(s: Sight, option: Option) -> float:
    region = option.value
    colour = s.g.temples[region][-1]
    return DESTROY_VP[colour] + (s.war.turned(region) if colour == GREY else 0.0)


def _build_free(s: Sight, option: Option) -> float:
    if option.verb == "free-upgrade":
        return upgrade(s.g, s.player, option.value)
    colour: int = option.value
    return PLACE_VP[colour] + 0.2


def _steal(s: Sight, option: Option) -> float:
    house, kind = option.value
    worth = gold_worth(s.g, s.player) if kind == GOLD else weights.W.wax
    return worth + of_house(s.g, house).vp / 100


def _keep(s: Sight, option: Option) -> float:
    return candle_card(s.g, option.value)


def _put_under(s: Sight, option: Option) -> float:
    """CAN-TAV-1: the worst card goes; what cannot be paid for is worth little."""
    if s.g.phase == "clean_up":
        return 0.0
    card: int = option.value
    short = max(0, COST[card] - s.player.wax)
    return 0.5 * short - candle_card(s.g, card)


# Battles and expansions -----------------------------------------------------------------------


def _spend(s: Sight, option: Option) -> float:
    return spending(s.g, s.player, s.war, option)


def _on_slot(s: Sight, option: Option) -> float:
    return -weights.worth_of(WEAK_ACTIONS[s.player.house][option.value])


def _score(s: Sight, option: Option) -> float:
    return 5.0


def _steal_vp(s: Sight, option: Option) -> float:
    return 1 + of_house(s.g, option.value).vp / 100


def _choose(s: Sight, option: Option) -> float:
    return _CHOICE.get(option.verb, weights.W.wax)


_JUDGES: Final[dict[str, Callable[[Sight, Option], float]]] = {
    "turn": _turn,
    "deploy-where": _deploy_where,
    "cubes": _cubes,
    "portal": _portal,
    "portal-to": _portal_to,
    "vigil": _to,
    "withering-move": _to,
    "light": _light,
    "extinguish": _extinguish,
    "castle-enters": _extinguish,
    "push": _push,
    "relocate": _relocate,
    "relocate-to": _relocate_to,
    "influence": _at_curse,
    "snuffed": _at_curse,
    "move-curse": _move_curse,
    "place-curse": _place_curse,
    "destroy": _destroy,
    "build-free": _build_free,
    "take-tactics": _take,
    "forge": _forge,
    "steal": _steal,
    "keep-candle": _keep,
    "put-under": _put_under,
    "neutralise": _spend,
    "on-slot": _on_slot,
    "score-quest": _score,
    "steal-vp": _steal_vp,
    "choose-one": _choose,
}
"""Prompts that are not here are decided by lot."""

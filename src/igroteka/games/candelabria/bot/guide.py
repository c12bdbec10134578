"""What a bot would do offhand (`guide`): the follow-ups of a thought, and all that is secret.

Every prompt has a judge that holds each option against the position, in victory points.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from igroteka.games.candelabria.bot import weights
from igroteka.games.candelabria.bot.battle import laying, spending
from igroteka.games.candelabria.bot.feats import (
    of_card,
    of_centre,
    of_curse,
    of_flame,
    of_purchase,
    of_spending,
    of_upgrade,
)
from igroteka.games.candelabria.bot.holdings import (
    TACTICS_WORTH,
    candle_card,
    curse_worth,
    gold_worth,
    hold_on,
    upgrade,
)
from igroteka.games.candelabria.bot.keeping import hoped
from igroteka.games.candelabria.bot.moves import (
    TEMPLE_COST,
    deploy_where,
    given_cubes,
    moves,
    new_flame,
    portal,
    portal_to,
    step_to,
    turns,
    walked,
)
from igroteka.games.candelabria.bot.quests import brings
from igroteka.games.candelabria.bot.sight import Sight, sight_of
from igroteka.games.candelabria.content import (
    CONSTANTS,
    GREY,
    HOUSES,
    ROLES,
)
from igroteka.games.candelabria.rules.deploy import COST
from igroteka.games.candelabria.rules.figures import of_house
from igroteka.games.candelabria.rules.land import REGION_OF, REGIONS
from igroteka.games.candelabria.rules.points import GOLD
from igroteka.games.candelabria.rules.quests import (
    DESTROYED_TEMPLE,
    PLACED_TEMPLE,
    WON_WITH_CURSE,
)
from igroteka.games.candelabria.rules.state import NONE, Candelabria
from igroteka.games.candelabria.rules.symbols import WEAK_ACTIONS
from igroteka.games.candelabria.rules.temples import DESTROY_VP, PLACE_VP
from igroteka.kernel.flow import Option, Question

_LIMIT: Final = 20.0
"""Beyond this many points nothing is liked, or disliked, still more."""
_NOTHING: Final = frozenset(("done", "decline", "leave-free", "to-supply"))
_CHOICE: Final = {"choose-gain_vp": 1.0, "choose-light": 0.9, "choose-extinguish": 0.9}
_ROLE_IDS: Final = [role.id for role in ROLES]
_MEANS: Final = {"castle-enters": "castle_entry", "extinguish": "candle_card_effect"}
"""CAN-QUEST-17: what puts flames out, by the prompt."""
_HOUSE_IDS: Final = [house.id for house in HOUSES]


def guide(g: Candelabria, question: Question) -> list[float]:
    """Weights for a quick choice: a point more makes an option e times as likely."""
    options = question.options
    appraise = _TOGETHER.get(question.prompt)
    if appraise is not None:
        values = appraise(sight_of(g, question), options)
    else:
        judge = _JUDGES.get(question.prompt)
        if judge is None:
            return [1.0] * len(options)
        sight = sight_of(g, question)
        values = [0.0 if o.verb in _NOTHING else judge(sight, o) for o in options]
    if math.hypot(*values) < _LIMIT:  # so is each of them; as a rule, and quickly known
        return [*map(math.exp, values)]
    return [math.exp(max(-_LIMIT, min(value, _LIMIT))) for value in values]


# Flames ---------------------------------------------------------------------------------------


def _lit(s: Sight, options: Sequence[Option]) -> list[float]:
    """On a candle, or as a land flame: all those of a region count the same."""
    known: dict[int, float] = {}
    values: list[float] = []
    for option in options:
        if option.verb in _NOTHING:
            values.append(0.0)
            continue
        role, territory = option.value
        if role != NONE:
            values.append(s.war.gain(REGION_OF[s.player.at[role]], 1) + 0.3)
            continue
        region = REGION_OF[territory]
        value = known.get(region)
        if value is None:
            value = known[region] = new_flame(s, region) + 0.2
        feat = of_centre(s.g, s.player, s.wanted, territory) if s.wanted else 0.0
        values.append(value + feat)
    return values


def _extinguished(s: Sight, options: Sequence[Option]) -> list[float]:
    """Where a rival is ahead or close behind; a land flame may come back at a curse. All flames of
    a rival in a region count the same."""
    rivals = {rival.house: rival for rival in s.g.players}
    means = _MEANS.get(s.question.prompt, "") if s.g.phase == "kindling" else ""
    known: dict[int, float] = {}
    values: list[float] = []
    for option in options:
        if option.verb in _NOTHING:
            values.append(0.0)
            continue
        house, role, territory = option.value
        rival = rivals[house]
        region = REGION_OF[territory if role == NONE else rival.at[role]]
        flame = house * REGIONS + region
        value = known.get(flame)
        if value is None:
            value = known[flame] = s.war.relief(region, rival.seat, 1) + 0.2
        values.append(value + of_flame(s.wanted, rival, role, means) if s.wanted else value)
    return values


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
        return walked(s, role, REGION_OF[option.value])
    return s.war.relief(REGION_OF[option.value], owner.seat, -owner.flames[role])


def _at_curse(s: Sight, option: Option) -> float:
    """What one flame more at a curse card changes."""
    curse, seat = s.g.curses[option.value], s.player.seat
    worth = curse_worth(s.g) + of_curse(s.wanted, option.value)
    return worth * (hold_on(curse, seat, 1) - hold_on(curse, seat))


def _move_curse(s: Sight, option: Option) -> float:
    """CAN-2P-9: battles shall be where they can be won."""
    place, territory = option.value
    start, end = REGION_OF[s.g.curses[place].territory], REGION_OF[territory]
    return 8 * (s.war.chance(end) - s.war.chance(start)) - 0.01


def _place_curse(s: Sight, option: Option) -> float:
    """Where it decides most; a quest may ask for a battle won beside it."""
    region: int = option.value
    value = s.war.gain(region, CONSTANTS.strength.curse)
    feat = brings(s.wanted, WON_WITH_CURSE)
    if not feat or not s.war.prize[region] or not any(s.war.rivals[region]):
        return value
    return value + feat * (s.war.chance(region) + value / s.war.prize[region])


# Cards, gold and temples ----------------------------------------------------------------------


def _take(s: Sight, option: Option) -> float:
    kind: int = option.value
    return TACTICS_WORTH[s.g.year][kind]


def _purchases(s: Sight, options: Sequence[Option]) -> list[float]:
    price = gold_worth(s.g, s.player)
    values: list[float] = []
    for option in options:
        if option.verb == "buy-upgrade":
            cost = int(option.args["cost"])
            worth = upgrade(s.g, s.player, option.value) + of_upgrade(s.g, s.wanted, option.value)
            values.append(worth - price * cost)
        elif option.verb in _NOTHING:
            values.append(0.0)
        else:
            colour, region = option.value
            worth = _temple(s, colour, region) + of_purchase(s.g, s.wanted, PLACED_TEMPLE)
            values.append(worth - price * TEMPLE_COST)
    return values


def _temple(s: Sight, colour: int, region: int) -> float:
    """CAN-TEMPLE-3, CAN-TEMPLE-4: points for a white one; a grey one turns the battle over."""
    turned = (colour == GREY) != s.war.grey(region)
    return PLACE_VP[colour] + (s.war.turned(region) if turned else 0.0)


def _destroy(s: Sight, option: Option) -> float:
    region = option.value
    colour = s.g.temples[region][-1]
    value = DESTROY_VP[colour] + (s.war.turned(region) if colour == GREY else 0.0)
    return value + brings(s.wanted, DESTROYED_TEMPLE)


def _build_free(s: Sight, option: Option) -> float:
    if option.verb == "free-upgrade":
        return upgrade(s.g, s.player, option.value)
    colour: int = option.value
    return PLACE_VP[colour] + 0.2 + brings(s.wanted, PLACED_TEMPLE)


def _steal(s: Sight, option: Option) -> float:
    house, kind = option.value
    worth = gold_worth(s.g, s.player) if kind == GOLD else weights.W.wax
    return worth + of_house(s.g, house).vp / 100


def _keep(s: Sight, option: Option) -> float:
    card: int = option.value
    return candle_card(s.g, card) + _kept_for_quests(s, card)


def _kept_for_quests(s: Sight, card: int) -> float:
    """What a card may score later this year, while there is a candle to deploy."""
    if not s.wanted or NONE not in s.player.deployed:
        return 0.0
    return weights.W.quest_card * of_card(s.g, s.player, s.wanted, card)


def _put_under(s: Sight, option: Option) -> float:
    """CAN-TAV-1: the worst card goes; what cannot be paid for is worth little."""
    if s.g.phase == "clean_up":
        return 0.0
    card: int = option.value
    short = max(0, COST[card] - s.player.wax)
    return 0.5 * short - candle_card(s.g, card) - _kept_for_quests(s, card)


# Battles and expansions -----------------------------------------------------------------------


def _laid(s: Sight, options: Sequence[Option]) -> list[float]:
    return laying(s.g, s.player, s.war, options)


def _spend(s: Sight, option: Option) -> float:
    value = spending(s.g, s.player, s.war, option)
    return value + of_spending(s.g, s.player, s.wanted, option.value[1]) if s.wanted else value


def _on_slot(s: Sight, option: Option) -> float:
    return -weights.worth_of(WEAK_ACTIONS[s.player.house][option.value])


def _keep_quest(s: Sight, option: Option) -> float:
    """Against a middling quest: what the best ones bring lies beyond the limit."""
    return hoped(s.g, s.player, option.value) - _LIMIT / 2


def _score(s: Sight, option: Option) -> float:
    return 5.0


def _steal_vp(s: Sight, option: Option) -> float:
    return 1 + of_house(s.g, option.value).vp / 100


def _choose(s: Sight, option: Option) -> float:
    return _CHOICE.get(option.verb, weights.W.wax)


_JUDGES: Final[dict[str, Callable[[Sight, Option], float]]] = {
    "deploy-where": deploy_where,
    "cubes": given_cubes,
    "portal": portal,
    "portal-to": portal_to,
    "vigil": step_to,
    "withering-move": step_to,
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
    "steal": _steal,
    "keep-candle": _keep,
    "put-under": _put_under,
    "neutralise": _spend,
    "on-slot": _on_slot,
    "keep-quest": _keep_quest,
    "score-quest": _score,
    "steal-vp": _steal_vp,
    "choose-one": _choose,
}
_TOGETHER: Final[dict[str, Callable[[Sight, Sequence[Option]], list[float]]]] = {
    "turn": turns,
    "move": moves,
    "light": _lit,
    "extinguish": _extinguished,
    "castle-enters": _extinguished,
    "forge": _purchases,
    "lay": _laid,
}
"""Prompts of which the options have so much in common that they are judged together. What is in
neither table is decided by lot."""

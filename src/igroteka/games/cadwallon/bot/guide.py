"""Weights for a quick, not senseless choice: rollouts, and random games that get far."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.games.cadwallon.bot.aims import (
    NO_AIM,
    Aim,
    aim_of,
    attack_worth,
    leaves,
    move_points,
    outset,
    prices,
    ready,
)
from igroteka.games.cadwallon.bot.worth import (
    DIE,
    FADING,
    buyer,
    heading_out,
    open_exits,
    reach,
    turns_left,
)
from igroteka.games.cadwallon.content import (
    CARRY_LIMIT,
    MISSIONS,
)
from igroteka.games.cadwallon.rules.board import DISTANCE
from igroteka.games.cadwallon.rules.chests import MASTER_KEY
from igroteka.games.cadwallon.rules.fights import (
    ATTACKER,
    DEFENDER,
    FORCES,
    OWN_DICE,
    SCORE,
    THEIR_DICE,
    WINDS,
    character_of,
    winner,
)
from igroteka.games.cadwallon.rules.figures import adventure, burden, gang, in_district, sheet
from igroteka.games.cadwallon.rules.hands import holds
from igroteka.games.cadwallon.rules.state import (
    CYCLOPS,
    EMPTY,
    GUARDS,
    Cadwallon,
    Character,
    Fight,
)
from igroteka.games.cadwallon.rules.walk import RUN
from igroteka.kernel.flow import Option, Question

_WEIGHTS: Final = {
    "end": 0.05,
    "stop": 0.5,
    "activate": 4.0,
    "move": 8.0,
    "pick": 12.0,
    "bash": 9.0,
    "site": 20.0,
    "mission": 60.0,
    "heal": 3.0,
    "plot": 1.0,
    "buy": 3.0,
    "skill": 0.4,
    "card": 0.6,
    "leave": 60.0,
    "attack": 2.0,
    "down": 0.6,
    "storm": 0.1,
    "use-gear": 4.0,
    "walk-out": 20.0,
    "pass": 1.0,
    "hinder": 0.5,
    "swap-loot": 0.05,
    "swap-gear": 0.05,
    "pass-gear": 0.2,
    "hand-loot": 0.2,
    "take-loot": 0.2,
}
"""By verb; what is not named weighs one."""

CLOSER: Final = 4.0
AWAY: Final = 0.3
"""Steps towards what the walker wants, and away from it: below the district."""

ON_THE_WAY: Final = 10.0
SIDEWAYS: Final = 0.4
ARRIVED: Final = 20.0
DOWN: Final = 22.0
TO_ARMS: Final = 30.0
ASIDE: Final = 0.3
"""In the district: the step that leads to the aim and any other; stopping there, or going down the
stairs that were the aim; attacking it; and whatever is not to the purpose."""
BASH: Final = 14.0
"""Breaking a chest where there are points to spare."""
IDLE: Final = 0.5
EAGER: Final = 0.7
MOST_EAGER: Final = 6.0
"""Who has nothing to do in this turn; how much sooner somebody is activated for every ducat, and
never before the one who is active has moved."""
TOO_LATE: Final = 0.02
"""Activating somebody without a point left."""
SPEED: Final = 15.0
"""A card that gets somebody to the exit in the last turn."""
HINDER: Final = 1.6
"""Hindering those who are on their way out."""
KEEP: Final = 0.5
IN_TIME: Final = 2
"""A mission that asks for what the coffer pays better, with so many rounds to come."""

HELPS: Final = tuple(
    any(effects) for effects in zip(SCORE, OWN_DICE, THEIR_DICE, FORCES, WINDS, strict=True)
)
"""Cards that help to win a fight, whoever the other is."""
HELPFUL: Final = 2.0
"""The first card in a fight that pays."""
LOST: Final = 4.0
"""Rolling again in a fight that is lost as the dice lie."""


def guide(g: Cadwallon, question: Question) -> list[float]:
    """What a hurried thief would rather do."""
    weigh = _BY_PROMPT.get(question.prompt)
    if weigh is not None:
        weights = weigh(g, question)
        if weights is not None:
            return weights
    return [_WEIGHTS.get(option.verb, 1.0) for option in question.options]


# The turn -------------------------------------------------------------------------------------


def _turn(g: Cadwallon, question: Question) -> list[float] | None:
    seat = question.seat
    worths = prices(g, seat)
    waiting = ready(g, seat)
    aims = {c.number: aim_of(g, c, worths) for c in waiting}
    active = g.characters[g.active] if g.active != EMPTY else None
    aim = NO_AIM if active is None else aim_of(g, active, worths)
    wanted = sum([2 for other in aims.values() if other.worth > 1.0])
    found: list[float] = []
    for option in question.options:
        verb = option.verb
        if verb == "activate":
            found.append(_activating(g, aims.get(option.value, NO_AIM)))
        elif verb == "move":
            found.append(_WEIGHTS["move"] if aim.next != EMPTY or _may_leave(g, active) else ASIDE)
        elif verb in ("pick", "bash"):
            found.append(_opening(g, active, option, wanted))
        elif verb == "mission":
            found.append(_mission(g, option.value))
        else:
            found.append(_WEIGHTS.get(verb, 1.0))
    return found


def _activating(g: Cadwallon, aim: Aim) -> float:
    if not g.ap:
        return TOO_LATE
    return min(IDLE + EAGER * aim.worth, MOST_EAGER)


def _may_leave(g: Cadwallon, character: Character | None) -> bool:
    """Whether a character stands where it wants to get out."""
    if character is None or not g.alarm:
        return False
    return character.at in open_exits(g, character) and leaves(g, character)


def _opening(g: Cadwallon, character: Character | None, option: Option, wanted: int) -> float:
    """Chests are broken where points are to spare, and left alone by who can carry no more."""
    assert character is not None, "somebody opens it"
    if burden(character.loot) >= CARRY_LIMIT:
        return ASIDE
    if option.verb == "pick":
        sure = holds(g.players[character.seat], MASTER_KEY)
        return BASH + 1 if sure else _WEIGHTS["pick"]
    spare = g.ap - option.args["cost"] - (not character.moved)
    return BASH if 2 * spare >= wanted else _WEIGHTS["bash"]


def _mission(g: Cadwallon, mission: int) -> float:
    """What the coffer pays better for is kept for it, as long as there is time."""
    coffer = sheet(g).coffer
    if (
        coffer is not None
        and g.hoard >= DIE * coffer.dice
        and adventure(g).rounds - g.round >= IN_TIME
        and all(need in coffer.gives for need in MISSIONS[mission].needs)
    ):
        return KEEP
    return _WEIGHTS["mission"]


# A Move ---------------------------------------------------------------------------------------


def _walk(g: Cadwallon, question: Question) -> list[float] | None:
    walk = g.walk
    if walk is None:
        return None
    character = g.characters[walk.who]
    if not in_district(character):
        return _below(g, character, question)
    worths = prices(g, character.seat)
    aim = aim_of(g, character, worths)
    return [_going(g, character, aim, option, worths) for option in question.options]


def _going(
    g: Cadwallon, character: Character, aim: Aim, option: Option, worths: list[float]
) -> float:
    verb = option.verb
    if verb == "step":
        return ON_THE_WAY if option.value == aim.next else SIDEWAYS
    if verb == "stop":
        return ARRIVED if character.at == aim.space else _WEIGHTS["stop"]
    if verb == "attack":
        if aim.attack and option.value == aim.next == aim.space:
            return TO_ARMS
        other = g.characters[g.on[option.value]] if g.on[option.value] < GUARDS else None
        if other is None:
            return _WEIGHTS["attack"]
        return max(SIDEWAYS / 2, attack_worth(g, character, other, worths))
    if verb == "leave":
        return _WEIGHTS["leave"] if leaves(g, character) else ASIDE
    if verb == "down" and character.at == aim.space and g.chests[character.at] == EMPTY:
        return DOWN  # it came for the stairs
    if verb == "card":
        return _card_on_the_way(g, character, aim, option)
    return ASIDE if verb in ("fleet-foot", "wall-climber") else _WEIGHTS.get(verb, 1.0)


def _card_on_the_way(g: Cadwallon, character: Character, aim: Aim, option: Option) -> float:
    """Run to get out while there is time."""
    if option.value != RUN or not heading_out(g, character) or aim.space == EMPTY:
        return ASIDE
    left = turns_left(g, character)
    short = DISTANCE[character.at][aim.space] + 1 - move_points(g, character)
    return SPEED if left <= 1 and 0 < short <= 4 else ASIDE


def _below(g: Cadwallon, character: Character, question: Question) -> list[float]:
    here = reach(g, character, character.at)
    return [_step(g, character, option, here) for option in question.options]


def _step(g: Cadwallon, character: Character, option: Option, here: float) -> float:
    if option.verb != "step":
        return _WEIGHTS.get(option.verb, 1.0)
    there = reach(g, character, option.value)
    if there > here:
        return CLOSER
    return 1.0 if there == here else AWAY


# Fights ---------------------------------------------------------------------------------------


def _fight_cards(g: Cadwallon, question: Question) -> list[float] | None:
    battle = g.fight
    if battle is None or not _pays(g, battle, question.seat):
        return None
    return [_card(option) for option in question.options]


def _pays(g: Cadwallon, battle: Fight, seat: int) -> bool:
    """CAD-ADV-15: whether a fight is worth a card: every one is worth the first, since more are
    drawn than used; one with the beast only if there is a price on its head."""
    if CYCLOPS in battle.figures and sheet(g).beast is None:
        return False
    return not battle.cards[_side(g, battle, seat)]


def _side(g: Cadwallon, battle: Fight, seat: int) -> int:
    """The side that a player is on."""
    attacker = character_of(g, battle, ATTACKER)
    return ATTACKER if attacker is not None and attacker.seat == seat else DEFENDER


def _card(option: Option) -> float:
    if option.verb == "card" and HELPS[option.value]:
        return HELPFUL
    return _WEIGHTS.get(option.verb, 1.0)


def _rerolls(g: Cadwallon, question: Question) -> list[float] | None:
    """Dice are rolled again by who would lose."""
    battle = g.fight
    if battle is None or not all(battle.dice):
        return None
    side = _side(g, battle, question.seat)
    again = LOST if winner(g, battle) != side else 1 / LOST
    return [1.0 if option.verb == "done" else again for option in question.options]


def _steal(g: Cadwallon, question: Question) -> list[float] | None:
    worths = prices(g, question.seat)
    return [worths[option.value] for option in question.options]


def _flight(g: Cadwallon, question: Question) -> list[float] | None:
    """A rival is driven from what it wants, one's own character towards it, the watch to others."""
    battle = g.fight
    if battle is None:
        return None
    fled = battle.figures[1 - winner(g, battle)]
    if fled >= GUARDS:
        return [_watched(g, question.seat, option.value) for option in question.options]
    character = g.characters[fled]
    if character.seat == question.seat:
        return [0.2 + _wish(g, character, option.value) for option in question.options]
    return [1 / (0.2 + _wish(g, character, option.value)) for option in question.options]


def _wish(g: Cadwallon, character: Character, space: int) -> float:
    """How gladly a character would be at a space."""
    if heading_out(g, character):
        row = DISTANCE[space]
        return 4 * max([FADING ** row[exit] for exit in open_exits(g, character)], default=0.0)
    return reach(g, character, space)


# The watch ------------------------------------------------------------------------------------


def _watched(g: Cadwallon, seat: int, space: int) -> float:
    """How well a militiaman stands there: near rivals, and far from one's own."""
    near = _nearer_to_rivals(g, seat, space)
    for place in _paid_at(g, seat):
        if place == space:
            near -= 5.0
    return max(0.05, 1.5 + 0.5 * near)


def _nearer_to_rivals(g: Cadwallon, seat: int, space: int) -> float:
    """How much nearer a space lies to rivals, and to what they carry, than to one's own."""
    row = DISTANCE[space]
    near = 0.0
    for character in g.characters:
        if in_district(character):
            sign = -3.0 if character.seat == seat else 1.0
            near += sign * (1 + len(character.loot)) * FADING ** row[character.at]
    return near


def _paid_at(g: Cadwallon, seat: int) -> list[int]:
    """Where somebody of the gang wants to be paid, and nobody should stand in the way."""
    return [place for c in gang(g, seat) if c.at >= 0 and c.loot for place, _ in buyer(g, c)]


def _patrol(g: Cadwallon, question: Question) -> list[float] | None:
    seat = question.seat
    found: list[float] = []
    for option in question.options:
        figure = g.on[option.value]
        if 0 <= figure < GUARDS:
            other = g.characters[figure]
            found.append(4.0 + 2 * len(other.loot) + 2 * _wish(g, other, other.at))
        else:
            found.append(0.5 * _watched(g, seat, option.value))
    return found


def _militia(g: Cadwallon, question: Question) -> list[float] | None:
    """The one who stands in the way, or near rivals."""
    seat = question.seat
    found: list[float] = []
    paid_at = _paid_at(g, seat)
    for option in question.options:
        at = g.guards[option.value - GUARDS]
        row = DISTANCE[at]
        prey = [
            (1 + len(c.loot)) * FADING ** row[c.at]
            for c in g.characters
            if c.seat != seat and in_district(c)
        ]
        found.append(0.5 + max(prey, default=0.0) + (4.0 if at in paid_at else 0.0))
    return found


# Before and beside ----------------------------------------------------------------------------


def _deploy(g: Cadwallon, question: Question) -> list[float] | None:
    """Who comes from where; the same for each of the gang."""
    seat = question.seat
    worths = prices(g, seat)
    found: dict[int, float] = {}
    for option in question.options:
        space: int = option.value[1]
        if space not in found:
            found[space] = 0.1 + outset(g, seat, space, worths)
    return [found[option.value[1]] for option in question.options]


def _portcullis(g: Cadwallon, question: Question) -> list[float] | None:
    """Exits are shut that rivals would leave by."""
    near = [_nearer_to_rivals(g, question.seat, option.value) for option in question.options]
    return [max(0.05, 2.0 + score) for score in near]


def _hinder(g: Cadwallon, question: Question) -> list[float] | None:
    walk = g.walk
    if walk is None or not heading_out(g, g.characters[walk.who]):
        return None
    return [HINDER if option.verb == "hinder" else 1.0 for option in question.options]


_BY_PROMPT: Final[dict[str, Callable[[Cadwallon, Question], list[float] | None]]] = {
    "turn": _turn,
    "walk": _walk,
    "fight-cards": _fight_cards,
    "fight-rerolls": _rerolls,
    "which-dice": _rerolls,
    "steal": _steal,
    "flight": _flight,
    "patrol": _patrol,
    "militia": _militia,
    "deploy": _deploy,
    "portcullis": _portcullis,
    "hinder": _hinder,
}
"""Who weighs the answers to a question; None, or nobody: the verbs alone."""

"""Rolls outside fights and their re-rolls (CAD-ACT-11, CAD-XP-5, CAD-XP-6, CAD-RUL-30)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from igroteka.games.cadwallon.content import CHARACTERS, DIE, GEAR
from igroteka.games.cadwallon.rules.figures import SKILL
from igroteka.games.cadwallon.rules.hands import pay_card
from igroteka.games.cadwallon.rules.purse import spend_experience
from igroteka.games.cadwallon.rules.state import EMPTY, Cadwallon, Character, Roll
from igroteka.kernel.flow import DONE, WHO, Flow, Option, one_of

COIN: Final = GEAR["lucky_coin"]
_RULE: Final = {
    "coin": "CAD-EQUIP-17",
    "token": "CAD-ROOM-18",
    "experience": "CAD-XP-5",
    "tinker": "CAD-SKILL-2",
    "haggler": "CAD-SKILL-12",
    "sense": "CAD-SKILL-16",
}

Good = Callable[[list[int]], bool]
"""Whether nobody would wish this roll to be another."""


@cache
def again(effect: str, die: int, face: int) -> Option:
    """Rolling one die again by an effect."""
    args = {"face": face}
    return Option(f"{effect}:{die}", f"again-{effect}", (effect, die), args, (f"die:{die}",))


@cache
def chosen_die(die: int, face: int) -> Option:
    """One of the dice that are rolled again together."""
    return Option(f"die:{die}", "die", die, {"face": face}, (f"die:{die}",))


SENSE: Final = Option("sense", "again-sense", ("sense", EMPTY))


def roll_dice(g: Cadwallon, count: int, why: str) -> list[int]:
    """Dice of the box."""
    return [g.chance.roll(DIE, why) for _ in range(count)]


def rolled_for(
    g: Cadwallon,
    character: Character,
    count: int,
    why: str,
    tokens: int = 0,
    good: Good | None = None,
    skill: str = "",
) -> Flow[list[int]]:
    """CAD-ACT-11: dice for a character, re-rolled as its player likes; `skill` names one that
    applies to this roll only (Tinker)."""
    g.roll = Roll(character.number, character.seat, roll_dice(g, count, why), [0] * count, tokens)
    g.tell("rolled", why, **_whose(character), dice=list(g.roll.dice))
    yield from _rerolls(g, g.roll, character, why, good, skill)
    dice = g.roll.dice
    g.roll = None
    return dice


def rolled_by(g: Cadwallon, seat: int, why: str, skill: str = "") -> Flow[int]:
    """CAD-CYC-5, CAD-END-3: one die that belongs to a player, not to a character."""
    g.roll = Roll(EMPTY, seat, roll_dice(g, 1, why), [0], 0)
    g.tell("rolled-by", why, who=WHO[seat], dice=list(g.roll.dice))
    yield from _rerolls(g, g.roll, None, why, None, skill)
    face = g.roll.dice[0]
    g.roll = None
    return face


def _whose(character: Character) -> dict[str, Any]:
    return {"who": WHO[character.seat], "character": CHARACTERS[character.who].id}


def _rerolls(
    g: Cadwallon, roll: Roll, character: Character | None, why: str, good: Good | None, skill: str
) -> Flow[None]:

    def forbids(option: Option) -> str | None:
        die: int = option.value[1]
        return "CAD-XP-6" if die != EMPTY and roll.closed[die] else None

    while True:
        if good is not None and good(roll.dice):
            return  # nobody would roll this again: nobody is asked
        usable = _usable(g, roll, character, skill)
        if not usable:
            return
        dice = range(len(roll.dice))
        candidates = [again(effect, die, roll.dice[die]) for effect in usable for die in dice]
        if "sense" in usable:
            candidates = [option for option in candidates if option.value[0] != "sense"]
            candidates.append(SENSE)
        args = {"dice": list(roll.dice)}
        chosen: Option = yield one_of(
            roll.seat, "reroll", "CAD-DEC-31", candidates, forbids, args, also=(DONE,)
        )
        if chosen is DONE:
            return
        effect, die = chosen.value
        if effect in ("tinker", "haggler"):
            skill = ""
        if effect == "sense":
            assert character is not None
            yield from sixth_sense(g, character, roll.dice, roll.closed, why)
        else:
            _use(g, roll, character, effect, die)
            roll.dice[die] = g.chance.roll(DIE, why)
            g.tell("rerolled", _RULE[effect], who=WHO[roll.seat], dice=list(roll.dice))


def _usable(g: Cadwallon, roll: Roll, character: Character | None, skill: str) -> list[str]:
    """The re-roll effects that the player of this roll has left."""
    found = [skill] if skill else []
    if roll.tokens:
        found.append("token")
    if g.players[roll.seat].experience:
        found.append("experience")
    if character is not None:
        if character.gear == COIN and not character.coin:
            found.append("coin")
        if can_sense(g, character):
            found.append("sense")
    return [] if 0 not in roll.closed else found


def _use(g: Cadwallon, roll: Roll, character: Character | None, effect: str, die: int) -> None:
    if effect == "token":
        roll.tokens -= 1
    elif effect == "experience":
        spend_experience(g, roll.seat, 1)
        roll.closed[die] = 1
    elif effect == "coin":
        assert character is not None
        character.coin = True


def can_sense(g: Cadwallon, character: Character) -> bool:
    """CAD-SKILL-16, CAD-ACT-8: Vesper, once in each player's turn, for a card."""
    return (
        SKILL[character.who] == "sixth_sense"
        and not character.skilled
        and bool(g.players[character.seat].hand)
    )


def sixth_sense(
    g: Cadwallon, character: Character, dice: list[int], closed: list[int], why: str
) -> Flow[None]:
    """CAD-SKILL-16: a card is discarded; any of the dice are rolled again, once."""
    character.skilled = True
    yield from pay_card(g, g.players[character.seat], "sixth_sense")
    yield from reroll_any(g, character.seat, dice, closed, why)


def reroll_any(g: Cadwallon, seat: int, dice: list[int], closed: list[int], why: str) -> Flow[None]:
    """CAD-ARC-14: any of these dice, picked one after another; all of them roll at the end."""
    picked: list[int] = []

    def forbids(option: Option) -> str | None:
        if option.value in picked:
            return "CAD-FIGHT-6"
        return "CAD-XP-6" if closed[option.value] else None

    while len(picked) + sum(closed) < len(dice):
        options = [chosen_die(die, face) for die, face in enumerate(dice)]
        args = {"dice": list(dice)}
        chosen: Option = yield one_of(
            seat, "which-dice", "CAD-DEC-14", options, forbids, args, also=(DONE,)
        )
        if chosen is DONE:
            break
        picked.append(chosen.value)
    for die in picked:
        dice[die] = g.chance.roll(DIE, why)
    g.tell("rerolled", why, who=WHO[seat], dice=list(dice))

"""Chests: picked or bashed (CAD-CHEST, CAD-EXPL-7, CAD-ARC-9, CAD-ARC-10, CAD-ARC-12)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from igroteka.games.cadwallon.content import (
    ARCANA,
    ARCANUM,
    BASH_COST,
    GEAR,
    LOOT,
    MAGIC_GEM,
    PICK_COST,
    SECURITY,
    SECURITY_SURCHARGE,
)
from igroteka.games.cadwallon.rules.board import ROOMS, SPACE_ID
from igroteka.games.cadwallon.rules.equipment import use_up
from igroteka.games.cadwallon.rules.figures import MIND, SKILL, told
from igroteka.games.cadwallon.rules.hands import holds, play
from igroteka.games.cadwallon.rules.purse import gain
from igroteka.games.cadwallon.rules.rolls import rolled_for
from igroteka.games.cadwallon.rules.state import EMPTY, LOCKED, Cadwallon, Character, Player
from igroteka.games.cadwallon.rules.treasure import receive
from igroteka.kernel.flow import NO, YES, Flow, Option, any_of

LOCK_OPENER: Final = GEAR["lock_opener"]
CROWBAR: Final = GEAR["crowbar"]
BREAKS_ON: Final = 6
MASTER_KEY: Final = ARCANUM["master_key"]
NEST_EGG: Final = ARCANUM["nest_egg"]
NEST_EGG_DUCATS: Final = ARCANA[NEST_EGG].effects[0].delta
RELOCKED_SURCHARGE: Final = ARCANA[ARCANUM["locked"]].effects[0].surcharge

CHEST: Final = "chest"
GEM: Final = "gem"
"""The treasure of a room, and the magic gem that an exploration token may have laid beside it."""


@cache
def opening(verb: str, which: str, room: int, cost: int) -> Option:
    """Picking or bashing one of the chests of a room."""
    where = SPACE_ID[room]
    touched = f"{which}:{where}"
    args = {"space": where, "cost": cost, "which": "magic_gem" if which == GEM else "treasure"}
    return Option(f"{verb}:{which}:{where}", verb, (which, room), args, (touched,))


def chests_in(g: Cadwallon, room: int) -> list[str]:
    """CAD-CHEST-1, CAD-CHEST-5: which chests stand in a room."""
    found = [CHEST] if g.chests[room] != EMPTY else []
    return [*found, GEM] if g.gems[room] else found


def opening_cost(g: Cadwallon, character: Character, which: str, verb: str) -> int:
    """CAD-CHEST-6, CAD-ACT-4, CAD-SKILL-9, CAD-EQUIP-9: surcharges first, then reductions.
    CAD-EX-7 shows it for a security token."""
    room = character.at
    cost = PICK_COST if verb == "pick" else BASH_COST
    if g.found[room] == SECURITY:
        cost += SECURITY_SURCHARGE
    if which == CHEST and g.chests[room] == LOCKED:
        cost += RELOCKED_SURCHARGE
    if verb == "bash":
        cost -= (SKILL[character.who] == "brawn") + (character.gear == CROWBAR)
    return max(1, cost)


def candidates(g: Cadwallon, character: Character, verb: str) -> Sequence[Option]:
    """CAD-DEC-12: each chest of the room."""
    room = character.at
    if not 0 <= room < len(ROOMS):
        return ()
    return [
        opening(verb, which, room, opening_cost(g, character, which, verb))
        for which in chests_in(g, room)
    ]


def both_ways(g: Cadwallon, character: Character) -> Sequence[Option]:
    """Each chest of the room picked, then each bashed."""
    room = character.at
    if not 0 <= room < len(ROOMS) or (g.chests[room] == EMPTY and not g.gems[room]):
        return ()
    return [*candidates(g, character, "pick"), *candidates(g, character, "bash")]


def elsewhere(g: Cadwallon, character: Character) -> Sequence[Option]:
    """Chests that one might click on, in other rooms (CAD-CHEST-1)."""
    return [
        opening("pick", which, room, PICK_COST)
        for room in ROOMS
        if room != character.at
        for which in chests_in(g, room)
    ]


def forbids(g: Cadwallon, character: Character, option: Option) -> str | None:
    """CAD-CHEST-1, CAD-ACT-4: in the same room, and the whole cost must be there."""
    if option.value[1] != character.at:
        return "CAD-CHEST-1"
    return None if option.args["cost"] <= g.ap else "CAD-ACT-4"


def open_chest(g: Cadwallon, player: Player, character: Character, option: Option) -> Flow[None]:
    """CAD-CHEST-2, CAD-CHEST-3, CAD-CHEST-6: paid before the roll, and lost on a failure."""
    g.ap -= option.args["cost"]
    character.acted = True
    which: str = option.value[0]
    if option.verb == "pick":
        opened = yield from _picked(g, player, character)
        if not opened:
            g.tell("lock-held", "CAD-CHEST-2", **told(g, character))
            return
    yield from _take_out(g, player, character, which)


def _plays(g: Cadwallon, player: Player, kind: int, rule: str) -> Flow[bool]:
    """CAD-DEC-12: who holds the card may play it; that he was asked tells nobody that he does."""
    if not holds(player, kind):
        return False
    args = {"card": ARCANA[kind].id}
    question = any_of(player.seat, "use-card", "CAD-DEC-12", (YES, NO), args)
    question.concealed = True
    chosen: Option = yield question
    if chosen is not YES:
        return False
    play(g, player, kind, rule)
    return True


def _picked(g: Cadwallon, player: Player, character: Character) -> Flow[bool]:
    """CAD-CHEST-2, CAD-ARC-12, CAD-EQUIP-8, CAD-SKILL-2: Mind or less opens it."""
    if (yield from _plays(g, player, MASTER_KEY, "CAD-ARC-12")):
        return True
    mind = MIND[character.who] + (character.gear == LOCK_OPENER)
    skill = "tinker" if SKILL[character.who] == "tinker" else ""

    def opens(dice: list[int]) -> bool:
        return dice[0] <= mind

    dice = yield from rolled_for(g, character, 1, "CAD-CHEST-2", good=opens, skill=skill)
    if character.gear == LOCK_OPENER and dice[0] == BREAKS_ON:
        use_up(g, character, "CAD-EQUIP-8")
    return opens(dice)


def _take_out(g: Cadwallon, player: Player, character: Character, which: str) -> Flow[None]:
    """CAD-CHEST-4, CAD-EXPL-7, CAD-ARC-9: carried, known again; security is off."""
    room = character.at
    if which == GEM:
        kind = MAGIC_GEM
        g.gems[room] = 0
    else:
        kind = g.chests[room]
        if kind == LOCKED:
            kind = unlocked(g.locked.take(room))
        g.chests[room] = EMPTY
    if g.found[room] == SECURITY:
        g.found[room] = EMPTY
        g.tokens_gone[SECURITY] += 1
    where = SPACE_ID[room]
    g.tell("opened", "CAD-CHEST-4", **told(g, character), item=LOOT[kind], space=where)
    yield from receive(g, character, kind)
    if (yield from _plays(g, player, NEST_EGG, "CAD-ARC-10")):
        gain(g, player.seat, NEST_EGG_DUCATS, "CAD-ARC-10")


# Locked ---------------------------------------------------------------------------------------

_CODES: Final = 100
"""Face-down tokens need numbers of their own: kind × 100 + the room they were locked in."""


def lock_again(g: Cadwallon, room: int) -> None:
    """CAD-ARC-9: the token is turned face down."""
    g.locked.lay(room, g.chests[room] * _CODES + room)
    g.chests[room] = LOCKED


def unlocked(code: int) -> int:
    """The treasure under a face-down token."""
    return code // _CODES

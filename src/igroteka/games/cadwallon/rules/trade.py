"""Exchanges between characters of a gang in passing (CAD-PASS)."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.games.cadwallon.content import CARRY_LIMIT, EQUIPMENT, LOOT
from igroteka.games.cadwallon.rules.figures import burden, name, told
from igroteka.games.cadwallon.rules.intrigues import check_standing
from igroteka.games.cadwallon.rules.paths import can_end, climbs_left, points_left
from igroteka.games.cadwallon.rules.state import EMPTY, Cadwallon, Character, Walk
from igroteka.kernel.flow import DONE, Flow, Option, one_of

MOST: Final = 2 * CARRY_LIMIT + 1
"""No exchange needs more hand-overs: every treasure once, and the equipment."""


@cache
def handing(giver: str, kind: int, to_walker: bool) -> Option:
    """One treasure changes hands."""
    item = LOOT[kind]
    verb = "take-loot" if to_walker else "hand-loot"
    return Option(f"{verb}:{item}", verb, (kind, EMPTY), {"item": item}, (f"loot:{giver}:{item}",))


@cache
def swapping(mine: str, kind: int, theirs: str, other: int) -> Option:
    """Two treasures change hands."""
    args = {"item": LOOT[kind], "other": LOOT[other]}
    touched = (f"loot:{mine}:{LOOT[kind]}", f"loot:{theirs}:{LOOT[other]}")
    return Option(f"swap:{LOOT[kind]}:{LOOT[other]}", "swap-loot", (kind, other), args, touched)


@cache
def swapping_gear(mine: int, theirs: int) -> Option:
    """Equipment changes hands, one way or both."""
    cards = [EQUIPMENT[card].id for card in (mine, theirs) if card != EMPTY]
    verb = "swap-gear" if len(cards) > 1 else "pass-gear"
    touched = tuple(f"gear:{card}" for card in cards)
    return Option("gear", verb, (EMPTY, EMPTY), {"gear": cards}, touched)


def exchange(g: Cadwallon, walk: Walk, walker: Character, other: Character) -> Flow[None]:
    """CAD-PASS-2 to CAD-PASS-4, CAD-PASS-6, CAD-TREAS-5, CAD-DEC-11: any number of treasures and
    equipment, for nothing."""
    for _ in range(MOST):
        candidates = _candidates(g, walker, other)
        if not candidates:
            return

        def forbids(option: Option) -> str | None:
            return _refused(g, walk, walker, other, option)

        args = {"character": name(g, walker.number), "other": name(g, other.number)}
        chosen: Option = yield one_of(
            walker.seat, "exchange", "CAD-DEC-11", candidates, forbids, args, also=(DONE,)
        )
        if chosen is DONE:
            return
        _hand_over(walker, other, chosen)
        g.tell("exchanged", "CAD-PASS-2", **told(g, walker), other=name(g, other.number))
        check_standing(g)


def _candidates(g: Cadwallon, walker: Character, other: Character) -> list[Option]:
    mine, theirs = sorted(set(walker.loot)), sorted(set(other.loot))
    me, them = name(g, walker.number), name(g, other.number)
    found = [handing(me, kind, False) for kind in mine]
    found += [handing(them, kind, True) for kind in theirs]
    found += [swapping(me, a, them, b) for a in mine for b in theirs if a != b]
    if walker.gear != EMPTY or other.gear != EMPTY:
        found.append(swapping_gear(walker.gear, other.gear))
    return found


def _refused(
    g: Cadwallon, walk: Walk, walker: Character, other: Character, option: Option
) -> str | None:
    """CAD-PASS-3, CAD-MOVE-11: three places each, and a way on for the walker; tried and undone.
    CAD-EX-15 shows it."""
    before = walker.loot[:], other.loot[:], walker.gear, other.gear
    _hand_over(walker, other, option)
    fits = burden(walker.loot) <= CARRY_LIMIT and burden(other.loot) <= CARRY_LIMIT
    left = points_left(walk)
    goes_on = fits and can_end(g, walk, walker, walker.at, left, climbs_left(walk, walker))
    walker.loot, other.loot, walker.gear, other.gear = before
    if not fits:
        return "CAD-PASS-3"
    return None if goes_on else "CAD-MOVE-11"


def _hand_over(walker: Character, other: Character, option: Option) -> None:
    kind, back = option.value
    match option.verb:
        case "hand-loot":
            walker.loot.remove(kind)
            other.loot.append(kind)
        case "take-loot":
            other.loot.remove(kind)
            walker.loot.append(kind)
        case "swap-loot":
            walker.loot.remove(kind)
            other.loot.remove(back)
            walker.loot.append(back)
            other.loot.append(kind)
        case _:
            walker.gear, other.gear = other.gear, walker.gear

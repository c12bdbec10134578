"""The Inner Region (INN, VAL): one space a turn, forward, on with the fight, or back."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.offers import by_space
from igroteka.games.talisman.rules.components.spaces import (
    BACK,
    CROWN,
    FORWARD,
    PLAIN,
    PORTAL,
    VALLEY,
)
from igroteka.games.talisman.rules.hero.having import has, lose_card
from igroteka.games.talisman.rules.state import Hero, Talisman
from igroteka.games.talisman.rules.turn.crown import reach
from igroteka.games.talisman.rules.turn.places import ARRIVED, FIGHT_ON, PASSING, forget_space, walk
from igroteka.kernel.flow import Flow, Option, Question, Refusal

STAY = Option("stay", "stay")


def move_inner(g: Talisman, hero: Hero, rafts: list[int]) -> Flow[int]:
    """TAL-INN-2 to TAL-INN-10, TAL-TOAD-9: W-MOVE of the Inner Region."""
    for raft in rafts:
        if raft in hero.objects:
            lose_card(g, hero, raft, "TAL-RAFT-10")
    here = hero.space
    if here == CROWN:  # TAL-CRN-2
        return FIGHT_ON
    options: list[Option] = []
    if not hero.turning_back:
        options += [STAY] if hero.held else _forward(hero)
    options += [by_space("back")[space] for space in BACK[here]]

    def why_not() -> list[Refusal]:
        return _refused(hero)

    option = yield Question(hero.seat, "inner", options, "TAL-DEC-27", refused=why_not)
    if option is STAY:
        return FIGHT_ON
    backwards = option.verb == "back"
    forget_space(hero)
    walk(g, hero, option.value, "TAL-INN-7" if backwards else "TAL-INN-4")
    if backwards and hero.space not in (PLAIN, PORTAL):
        hero.turning_back = 1
        return PASSING
    if hero.space == CROWN:
        reach(g, hero)
    return ARRIVED


def _forward(hero: Hero) -> list[Option]:
    return [by_space("on")[s] for s in FORWARD[hero.space] if _barred(hero, s) is None]


def _barred(hero: Hero, space: int) -> str | None:
    """TAL-VAL-1, TAL-VAL-2, TAL-VAL-4: only with a Talisman."""
    if space == VALLEY and not has(hero, "talisman"):
        return "TAL-VAL-1"
    if space == CROWN and not has(hero, "talisman"):
        return "TAL-VAL-2"
    return None


def _refused(hero: Hero) -> list[Refusal]:
    """Why the hero cannot go on."""
    table = by_space("on")
    found: list[Refusal] = []
    for space in FORWARD[hero.space]:
        rule = _barred(hero, space)
        if hero.turning_back:
            rule = "TAL-INN-8"
        elif hero.held:
            rule = "TAL-INN-3"
        if rule is not None:
            found.append(Refusal(table[space], rule))
    return found

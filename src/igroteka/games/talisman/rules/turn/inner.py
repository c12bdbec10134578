"""The Inner Region (INN, VAL): one space a turn, forward, on with the fight, or back."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.rules.components.offers import by_space
from igroteka.games.talisman.rules.components.spaces import (
    BACK,
    CROWN,
    FORWARD,
    PLAIN,
    PORTAL,
    SPACE_ID,
    VALLEY,
)
from igroteka.games.talisman.rules.hero.asides import MOOT, beside
from igroteka.games.talisman.rules.hero.having import has, lose_card
from igroteka.games.talisman.rules.state import AGAIN, ARRIVAL, LANDED, Hero, Talisman
from igroteka.games.talisman.rules.turn.crown import reach
from igroteka.games.talisman.rules.turn.places import forget_space, walk
from igroteka.kernel.flow import Flow, Option, Question, one_of

STAY: Final = tuple(Option("stay", "stay", touches=(f"space:{id}",)) for id in SPACE_ID)
ON: Final = by_space("on")
GO_BACK: Final = by_space("back")
FAR: Final = by_space("to")


def move_inner(g: Talisman, hero: Hero, rafts: list[int]) -> Flow[None]:
    """TAL-INN-2 to TAL-INN-10, TAL-TOAD-9: W-MOVE of the Inner Region. Who has stayed in the Crypt
    or the Mines goes on without a new roll (TAL-CRY-5)."""
    for raft in rafts:
        if raft in hero.objects:
            lose_card(g, hero, raft, "TAL-RAFT-10")
    if hero.space == CROWN:  # TAL-CRN-2, TAL-CRN-3, TAL-CRN-5: the Crown needs no move
        g.stage = ARRIVAL
        return
    option = yield from beside(g, hero, lambda: _which_way(g, hero))
    if option is MOOT:
        return
    if option.verb == "stay":  # TAL-INN-15
        g.stage = AGAIN
        return
    backwards = option.verb == "back"
    forget_space(hero)
    walk(g, hero, option.value, "TAL-INN-7" if backwards else "TAL-INN-4")
    if backwards and hero.space not in (PLAIN, PORTAL):
        hero.turning_back = 1
    if hero.space == CROWN:
        reach(g, hero)
    g.stage = LANDED


def _which_way(g: Talisman, hero: Hero) -> Question:
    here = hero.space
    quick = [ON[space] for space in FORWARD[here] if no_way_on(hero, space) is None]
    if hero.held and not hero.turning_back:
        quick.append(STAY[here])
    quick += [GO_BACK[space] for space in BACK[here]]

    def candidates(g: Talisman, hero: Hero) -> list[Option]:
        near = [ON[space] for space in FORWARD[here]]
        near += [GO_BACK[space] for space in BACK[here]]
        near.append(STAY[here])
        known = {id for option in near for id in option.touches}
        return [*near, *(option for option in FAR if option.touches[0] not in known)]

    def forbids(g: Talisman, hero: Hero, option: Option) -> str | None:
        if option.verb == "on":
            return no_way_on(hero, option.value)
        if option.verb == "stay":
            if hero.turning_back:
                return "TAL-INN-8"
            return None if hero.held else "TAL-INN-2"
        return "TAL-INN-2" if option.verb == "to" else None

    about = (g, hero)
    return one_of(hero.seat, "inner", "TAL-DEC-27", candidates, forbids, quick=quick, about=about)


def no_way_on(hero: Hero, space: int) -> str | None:
    """TAL-VAL-1, TAL-VAL-2, TAL-VAL-4: only with a Talisman, which is kept (TAL-VAL-5); nor with a
    space unfinished, nor for who has turned back."""
    if hero.turning_back:
        return "TAL-INN-8"
    if hero.held:
        return "TAL-INN-3"
    if space in (VALLEY, CROWN) and not has(hero, "talisman"):
        return "TAL-VAL-1" if space == VALLEY else "TAL-VAL-2"
    return None

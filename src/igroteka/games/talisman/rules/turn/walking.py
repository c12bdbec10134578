"""Walking along the ring, with its crossings: the bridge and the Portal (MOVE, BRG, POR)."""

from __future__ import annotations

from collections.abc import Callable

from igroteka.games.talisman.content import CREATURE, CREATURES
from igroteka.games.talisman.rules.attack.fighting import fight_creature
from igroteka.games.talisman.rules.attack.outcomes import EVADED, WON
from igroteka.games.talisman.rules.components.spaces import (
    CLOCKWISE,
    COUNTER,
    HILLS,
    PLAIN,
    PORTAL,
    SENTINEL,
    SPACE_ID,
    STEP,
)
from igroteka.games.talisman.rules.effects.dice import dice_at
from igroteka.games.talisman.rules.hero.counters import lose
from igroteka.games.talisman.rules.hero.fate import throw
from igroteka.games.talisman.rules.state import NONE, PLAYING, Hero, Talisman
from igroteka.games.talisman.rules.turn.places import ARRIVED, OVER, forget_space, walk
from igroteka.games.talisman.rules.turn.rafts import crossed_river
from igroteka.kernel.flow import WHO, Flow, Option, Question, Refusal

CROSS = Option("cross", "cross", touches=("space:sentinel", "space:hills_middle"))
GO_ALONG = Option("along", "along")
TRY = (
    Option("portal:strength", "portal-strength", "strength", touches=("space:portal_of_power",)),
    Option("portal:craft", "portal-craft", "craft", touches=("space:portal_of_power",)),
)


def _go(direction: int, space: int) -> Option:
    name = ("cw", "ccw")[direction]
    args = {"space": SPACE_ID[space]}
    return Option(f"go:{name}", f"go-{name}", direction, args, (f"space:{SPACE_ID[space]}",))


GO = tuple(tuple(_go(way, space) for space in range(len(SPACE_ID))) for way in (0, 1))


def walk_ring(g: Talisman, hero: Hero, distance: int) -> Flow[int]:
    """TAL-MOVE-2 to TAL-MOVE-5: along the ring, with the crossings on the way."""
    left, space, way = distance, hero.space, NONE
    crossed = False
    while left:
        option = GO_ALONG
        if way == NONE or space in CROSSINGS:
            option = yield _which_way(hero, space, left, way, crossed)
        if option is CROSS:
            if not (yield from bridge(g, hero, space)):
                return OVER
            space, crossed, way = hero.space, True, NONE
        elif option in TRY:
            yield from portal(g, hero, space, option.value)
            return OVER
        else:
            if option is not GO_ALONG:
                way = option.value
            space = STEP[way][space]
        left -= 1
    if hero.space != space:
        walk(g, hero, space, "TAL-MOVE-1")
    return ARRIVED


CROSSINGS = (SENTINEL, HILLS, PORTAL)


def _which_way(hero: Hero, space: int, left: int, way: int, crossed: bool) -> Question:
    """TAL-DEC-6 to TAL-DEC-8: a direction at the start, a crossing where there is one."""
    options = _crossing(hero, space, crossed)
    rule = "TAL-DEC-6"
    if options:
        rule = "TAL-DEC-8" if space == PORTAL else "TAL-DEC-7"
    if way == NONE:
        options += _ways(space, left)
    else:
        options.append(GO_ALONG)
    shut = _portal_shut(hero, space)
    return Question(hero.seat, "way", options, rule, {"left": left}, shut)


def _ways(space: int, left: int) -> list[Option]:
    """Both directions, each with the space where it would end."""
    ends = [space, space]
    for _ in range(left):
        ends = [STEP[CLOCKWISE][ends[0]], STEP[COUNTER][ends[1]]]
    return [GO[CLOCKWISE][ends[0]], GO[COUNTER][ends[1]]]


def _crossing(hero: Hero, space: int, crossed: bool) -> list[Option]:
    """W-CROSS (TAL-BRG-2, TAL-BRG-11, TAL-BRG-12, TAL-POR-2, TAL-POR-7)."""
    if space == PORTAL:
        return [] if hero.quest != NONE else [*TRY]
    if (space in (SENTINEL, HILLS)) and not crossed:
        return [CROSS]
    return []


def _portal_shut(hero: Hero, space: int) -> Callable[[], list[Refusal]] | None:
    """TAL-QST-8: who has an unfinished quest is told why he cannot try."""
    if space != PORTAL or hero.quest == NONE:
        return None

    def why_not() -> list[Refusal]:
        return [Refusal(option, "TAL-POR-7") for option in TRY]

    return why_not


def bridge(g: Talisman, hero: Hero, space: int) -> Flow[bool]:
    """TAL-BRG-3 to TAL-BRG-11: the Sentinel fights who goes inward; True when he is across."""
    if hero.space != space:
        walk(g, hero, space, "TAL-BRG-2")
    if hero.space == HILLS:
        walk(g, hero, SENTINEL, "TAL-BRG-11")
        crossed_river(g, hero)
        return True
    creature = CREATURE["sentinel_guard"]
    figure = CREATURES[creature].strength
    assert isinstance(figure, int)
    outcome = yield from fight_creature(g, hero, creature, figure)
    if outcome not in (WON, EVADED) or hero.status != PLAYING:
        return False
    walk(g, hero, HILLS, "TAL-BRG-4")
    crossed_river(g, hero)
    return True


def portal(g: Talisman, hero: Hero, space: int, stat: str) -> Flow[None]:
    """TAL-POR-3 to TAL-POR-6, TAL-POR-11: two dice against Strength or Craft; the turn ends."""
    if hero.space != space:
        walk(g, hero, space, "TAL-POR-2")
    count = 2
    if stat == "craft":
        count = yield from dice_at(g, hero, "portal_craft", count)
    dice = yield from throw(g, hero, count, "TAL-POR-3")
    if sum(dice) <= (hero.strength if stat == "strength" else hero.craft):
        g.tell("opened", "TAL-POR-4", who=WHO[hero.seat])
        walk(g, hero, PLAIN, "TAL-POR-4")
        forget_space(hero)
    else:
        g.tell("portal-shut", "TAL-POR-5", who=WHO[hero.seat])
        lose(g, hero, stat, 1, "TAL-POR-5")

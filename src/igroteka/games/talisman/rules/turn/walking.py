"""Walking along the ring, with its crossings: the bridge and the Portal (MOVE, BRG, POR)."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content import CREATURE, CREATURES
from igroteka.games.talisman.rules.attack.fighting import fight_creature
from igroteka.games.talisman.rules.attack.outcomes import EVADED, WON
from igroteka.games.talisman.rules.components.offers import by_space
from igroteka.games.talisman.rules.components.spaces import (
    CLOCKWISE,
    COUNTER,
    HILLS,
    INNER,
    PLAIN,
    PORTAL,
    REGION,
    SENTINEL,
    SPACE_ID,
    STEP,
)
from igroteka.games.talisman.rules.effects.dice import dice_at
from igroteka.games.talisman.rules.hero.asides import BESIDE, VERBS, done_beside
from igroteka.games.talisman.rules.hero.counters import lose
from igroteka.games.talisman.rules.hero.fate import throw
from igroteka.games.talisman.rules.state import (
    FINISH,
    LANDED,
    NONE,
    PLAYING,
    WALK,
    Hero,
    Talisman,
)
from igroteka.games.talisman.rules.turn.places import forget_space, walk
from igroteka.games.talisman.rules.turn.rafts import crossed_river
from igroteka.kernel.flow import WHO, Candidates, Flow, Forbids, Option, Question, one_of

_GUARD: Final = CREATURES[CREATURE["sentinel_guard"]]
CROSS: Final = Option(
    "cross",
    "cross",
    args={"guard": _GUARD.id, "strength": _GUARD.strength},  # TAL-BRG-3
    touches=("space:sentinel", "space:hills_middle"),
)
GO_ALONG: Final = Option("along", "along")
TRY: Final[tuple[Option, ...]] = (
    Option("portal:strength", "portal-strength", "strength", touches=("space:portal_of_power",)),
    Option("portal:craft", "portal-craft", "craft", touches=("space:portal_of_power",)),
)
FAR: Final = by_space("to")
"""Where one cannot walk to now."""


def _go(direction: int, space: int) -> Option:
    name = ("cw", "ccw")[direction]
    args = {"space": SPACE_ID[space]}
    return Option(f"go:{name}", f"go-{name}", direction, args, (f"space:{SPACE_ID[space]}",))


GO: Final = tuple(tuple(_go(way, space) for space in range(len(SPACE_ID))) for way in (0, 1))


def _ends(way: int, space: int, steps: int) -> int:
    for _ in range(steps):
        space = STEP[way][space]
    return space


END: Final = tuple(
    tuple(
        tuple(_ends(way, space, steps) if not INNER[space] else NONE for steps in range(7))
        for space in range(len(SPACE_ID))
    )
    for way in (CLOCKWISE, COUNTER)
)
"""Where a walk round the ring ends: `END[way][space][steps]`."""
BOTH_WAYS: Final = tuple(
    tuple(
        (GO[CLOCKWISE][END[CLOCKWISE][space][steps]], GO[COUNTER][END[COUNTER][space][steps]])
        for steps in range(7)
    )
    for space in range(len(SPACE_ID))
)

ALONG: Final = (GO_ALONG,)
BRIDGE: Final = (CROSS,)
LEFT: Final = tuple({"left": steps} for steps in range(7))

CROSSINGS: Final = (SENTINEL, HILLS, PORTAL)
IS_CROSSING: Final = tuple(space in CROSSINGS for space in range(len(SPACE_ID)))
ON_FOOT: Final = frozenset(("go-cw", "go-ccw", "along"))
"""Options that lead along the ring."""


def _stretch(way: int, space: int, steps: int) -> tuple[int, int]:
    for left in range(steps - 1, -1, -1):
        space = STEP[way][space]
        if space in CROSSINGS:
            return space, left
    return space, 0


STRETCH: Final = tuple(
    tuple(
        tuple(_stretch(way, space, steps) if not INNER[space] else (NONE, 0) for steps in range(7))
        for space in range(len(SPACE_ID))
    )
    for way in (CLOCKWISE, COUNTER)
)
"""Where one comes by a crossing, or to the end, and how many of the steps are left there:
`STRETCH[way][space][steps]`."""


class Walk:
    """How far a hero has come on his way, and where he may go from there. `walk_ring` fills it in:
    a constructor takes its time, and there is a walk in every turn."""

    __slots__ = ("crossed", "hero", "left", "space", "way")

    hero: Hero
    left: int
    space: int
    """Where he is passing by; his figure moves when he stops."""
    way: int
    """The direction, once it is chosen; it cannot change (TAL-MOVE-2)."""
    crossed: bool
    """TAL-BRG-12: the bridge is crossed only once in a move."""

    def which_way(self, g: Talisman) -> Question:
        """TAL-DEC-6 to TAL-DEC-8: a direction at the start, a crossing where there is one.

        Worked examples: TAL-EX-6, TAL-EX-9.
        """
        hero = self.hero
        space = self.space
        left = self.left
        rule = "TAL-DEC-6"
        ways: tuple[Option, ...] = BOTH_WAYS[space][left] if self.way == NONE else ALONG
        if IS_CROSSING[space]:
            crossing = self.crossing()
            if crossing:
                rule = "TAL-DEC-8" if crossing == TRY else "TAL-DEC-7"
                ways = crossing + ways
        question = one_of(
            hero.seat,
            "way",
            rule,
            ANYWHERE_ELSE,
            CLOSED,
            LEFT[left],
            (),
            ways,
            (g, hero, self),
        )  # all by position, which is quicker: nothing is asked so often
        question.asides = BESIDE
        return question

    def crossing(self) -> tuple[Option, ...]:
        """What leads out of the ring here, if it is open to him."""
        if portal_shut(self.hero, self) is None:
            return TRY
        return BRIDGE if bridge_shut(self) is None else ()


def _anywhere(g: Talisman, hero: Hero, at: Walk) -> list[Option]:
    """Everywhere on the board, and the crossings."""
    near = [*at.crossing(), *(BOTH_WAYS[at.space][at.left] if at.way == NONE else ALONG)]
    touched = {id for option in near for id in option.touches}
    far = [option for option in FAR if option.touches[0] not in touched]
    return [*near, CROSS, *TRY, *far]


def _closed(g: Talisman, hero: Hero, at: Walk, option: Option) -> str | None:
    """The rule by which one cannot go there now."""
    if option is CROSS:
        return bridge_shut(at)
    if option in TRY:
        return portal_shut(at.hero, at)
    if option.verb != "to":
        return None
    space: int = option.value
    if INNER[space]:
        return "TAL-POR-1"
    if REGION[space] != REGION[at.space]:
        return "TAL-MOVE-11"
    if space == at.space:
        return "TAL-MOVE-4"
    return "TAL-MOVE-2" if at.way != NONE else "TAL-MOVE-1"


ANYWHERE_ELSE: Final[Candidates] = _anywhere
CLOSED: Final[Forbids] = _closed
"""What the question is made with, bound once."""


def walk_ring(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-MOVE-1 to TAL-MOVE-5: along the ring, with the crossings on the way, each of which is a
    space of movement (TAL-BRG-1). After a try at the Portal nothing is encountered (TAL-POR-10)."""
    on_foot = Walk()
    on_foot.hero = hero
    on_foot.left = g.steps
    on_foot.space = hero.space
    on_foot.way = NONE
    on_foot.crossed = False
    while on_foot.left:
        option: Option = yield on_foot.which_way(g)
        if option.verb in ON_FOOT:
            if option is not GO_ALONG:
                on_foot.way = option.value
            on_foot.space, on_foot.left = STRETCH[on_foot.way][on_foot.space][on_foot.left]
        elif option.verb in VERBS:
            if (yield from done_beside(g, hero, option)):
                return
        elif option is CROSS:
            if not (yield from bridge(g, hero, on_foot.space)):
                if g.stage == WALK:
                    g.stage = FINISH
                return
            on_foot.space, on_foot.crossed, on_foot.way = hero.space, True, NONE
            on_foot.left -= 1
        else:
            yield from portal(g, hero, on_foot.space, option.value)
            g.stage = FINISH
            return
    if hero.space != on_foot.space:
        walk(g, hero, on_foot.space, "TAL-MOVE-1")
    g.stage = LANDED


def bridge_shut(at: Walk) -> str | None:
    """W-CROSS: only from one of its ends (TAL-BRG-2, TAL-BRG-11), and once in a move."""
    if at.space not in (SENTINEL, HILLS):
        return "TAL-BRG-2"
    return "TAL-BRG-12" if at.crossed else None


def portal_shut(hero: Hero, at: Walk) -> str | None:
    """TAL-POR-2, TAL-POR-7, TAL-QST-8: only on its space, and with no quest left unfinished."""
    if at.space != PORTAL:
        return "TAL-POR-2"
    return "TAL-POR-7" if hero.quest != NONE else None


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
    if outcome not in (WON, EVADED) or hero.status != PLAYING or g.stage != WALK:
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

"""Marching (REL-MARCH): units of one area go to areas beside it."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.games.relicvium.content import WARLORD
from igroteka.games.relicvium.rules.army import HELD, KINDS, LIMIT, ONE, REGULARS, Army
from igroteka.games.relicvium.rules.choices import MARCH, MARCH_TO, MARCHES, UNIT_ID
from igroteka.games.relicvium.rules.events import FAIR_WIND, MUD_SEASON, PEACE_AMOUNT
from igroteka.games.relicvium.rules.holdings import army_places, has_room, move
from igroteka.games.relicvium.rules.land import (
    ACROSS_WATER,
    ARC,
    ARCS_FROM,
    AREA_ID,
    EVERYWHERE,
    NEIGHBOURS,
    TARGET,
)
from igroteka.games.relicvium.rules.reach import untouched
from igroteka.games.relicvium.rules.state import CLOSED, FREE, NONE, Player, Relicvium
from igroteka.kernel.flow import DONE, WHO, Flow, Option, one_of
from igroteka.kernel.journal import MUTE


def reach(g: Relicvium, source: int) -> Sequence[int]:
    """REL-MARCH-1, REL-EVENT-D: the areas beside it, with Fair Wind those across a water too."""
    near = NEIGHBOURS[source]
    if g.peace != FAIR_WIND:
        return near
    far = [end for _, _, end in ACROSS_WATER[source]]
    return [area for area in EVERYWHERE if area in near or area in far]


def ways(g: Relicvium, army: Army, source: int) -> list[Option]:
    """Every unit of an army to everywhere near."""
    near = reach(g, source)
    return [MARCH.way(kind, source, target) for kind in KINDS[army] for target in near]


def entry_forbidden(g: Relicvium, seat: int, kind: int, target: int) -> str | None:
    """REL-MARCH-2, REL-MARCH-3, REL-TERM-8: own or free, and with room."""
    holder = g.holder[target]
    if holder == CLOSED:
        return "REL-TERM-8"
    if holder not in (FREE, seat):
        return "REL-MARCH-2"
    return None if has_room(g, kind, target) else "REL-MARCH-3"


def forbidden(g: Relicvium, player: Player, option: Option) -> str | None:
    """REL-MARCH-1 to REL-MARCH-3."""
    kind, source, target = option.value
    rule = entry_forbidden(g, player.seat, kind, target)
    return rule or _way_barred(g, player.seat, source, target)


def _way_barred(g: Relicvium, seat: int, source: int, target: int) -> str | None:
    """REL-SKILL-2, REL-EVENT-D: across a border that is not blocked, or over a friendly water."""
    arc = ARC.get((source, target), NONE)
    if arc != NONE and arc >> 1 != g.blocked:
        return None
    if g.peace != FAIR_WIND:
        return "REL-SKILL-2"
    for first, second, end in ACROSS_WATER[source]:
        friendly = g.holder[TARGET[first]] in (FREE, seat)
        if end == target and friendly and g.blocked not in (first >> 1, second >> 1):
            return None
    return "REL-EVENT-D" if arc == NONE else "REL-SKILL-2"


def straight(g: Relicvium, seat: int, area: int, army: Army, options: list[Option]) -> None:
    """What an army may do by plain marches to the areas beside it, found quickly."""
    holders, units, blocked = g.holder, g.units, g.blocked
    kinds = KINDS[army]
    for arc in ARCS_FROM[area]:
        target = TARGET[arc]
        if holders[target] in (FREE, seat) and arc >> 1 != blocked:
            ways = MARCHES[arc]
            if REGULARS[units[target]] < LIMIT:
                options += [ways[kind] for kind in kinds]
            elif HELD[WARLORD][army]:
                options.append(ways[WARLORD])


def too_far(g: Relicvium, _player: Player, option: Option) -> str:
    """REL-MARCH-1: a march leads to adjacent areas."""
    return "REL-TERM-8" if g.holder[option.value] == CLOSED else "REL-MARCH-1"


# The action -----------------------------------------------------------------------------------


def candidates(g: Relicvium, player: Player) -> list[Option]:
    """Every own unit to everywhere near it."""
    return starts(g, army_places(g, player.seat))


def starts(g: Relicvium, sources: Sequence[int]) -> list[Option]:
    """The units of these areas to everywhere near."""
    found: list[Option] = []
    for source in sources:
        found += ways(g, g.units[source], source)
    return found


def perform(g: Relicvium, player: Player, option: Option) -> Flow[None]:
    """REL-MARCH-1, REL-EVENT-B: the first unit goes, then others of the same area may.

    No unit is marked for it (REL-MARCH-4), and tokens stay where they lie (REL-MARCH-5).
    """
    source = option.value[1]
    left = g.units[source]
    seat = player.seat
    most = PEACE_AMOUNT[MUD_SEASON] if g.peace == MUD_SEASON else len(player.at)
    moved = 0
    while True:
        kind, _, target = option.value
        left -= ONE[kind]
        enter(g, player, kind, source, target, "REL-MARCH-1")
        moved += 1
        if not left or moved == most:
            return
        options: list[Option] = []
        if g.peace == FAIR_WIND:
            options = [w for w in ways(g, left, source) if forbidden(g, player, w) is None]
        else:
            straight(g, seat, source, left, options)
        if not options:
            return

        def thought_of(left: Army = left) -> list[Option]:
            thinkable = ways(g, left, source)
            return thinkable + untouched(thinkable, MARCH_TO)

        def forbids(way: Option) -> str | None:
            if way.verb == "march-to":
                return too_far(g, player, way)
            return forbidden(g, player, way)

        option = yield one_of(
            seat,
            "march-on",
            "REL-MARCH-1",
            thought_of,
            forbids,
            {"start": AREA_ID[source]},
            also=(DONE,),
            quick=options,
        )
        if option is DONE:
            return


def enter(g: Relicvium, player: Player, kind: int, source: int, target: int, rule: str) -> None:
    """REL-CAMP-13: a unit goes, in peace; a free area that it makes its own is counted once."""
    if g.holder[target] == FREE:
        player.tally.free_areas_entered |= 1 << target
    move(g, player, kind, source, target)
    if g.journal is not MUTE:
        g.tell(
            "moved",
            rule,
            touches=(AREA_ID[target],),
            who=WHO[player.seat],
            unit=UNIT_ID[kind],
            start=AREA_ID[source],
            end=AREA_ID[target],
        )


def barred(g: Relicvium, player: Player) -> str | None:
    """A march needs nothing but units."""
    return None

"""Recruiting and promoting (REL-REC)."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.games.relicvium.content import WARLORD, WATER
from igroteka.games.relicvium.rules.army import HELD, REGULAR, REGULAR_KINDS
from igroteka.games.relicvium.rules.choices import PROMOTE, RECRUIT, RECRUIT_AT, UNIT_ID
from igroteka.games.relicvium.rules.events import BOUNTIFUL_AUTUMN, MERCENARY_FAIR, PEACE_AMOUNT
from igroteka.games.relicvium.rules.holdings import army_places, deploy, has_room, lose
from igroteka.games.relicvium.rules.land import AREA_ID, TERRAIN
from igroteka.games.relicvium.rules.reach import untouched
from igroteka.games.relicvium.rules.state import CLOSED, Player, Relicvium
from igroteka.kernel.flow import DONE, WHO, Flow, Option, one_of
from igroteka.kernel.journal import MUTE


def barracks(g: Relicvium, seat: int) -> list[int]:
    """REL-REC-1, REL-EVENT-H: lands with an own castle, at a Mercenary Fair with own units too."""
    fair = g.peace == MERCENARY_FAIR
    return [
        area
        for area, holder in enumerate(g.holder)
        if holder == seat and (g.castle[area] or (fair and TERRAIN[area] != WATER))
    ]


def barred(g: Relicvium, player: Player) -> str | None:
    """REL-COMP-12: somebody must be in the reserve."""
    return None if REGULAR_KINDS[player.reserve] else "REL-COMP-12"


def candidates(g: Relicvium, player: Player) -> list[Option]:
    """REL-REC-1, REL-REC-2, REL-REC-5: every class but the warlord into every castle's land, even
    one that is about to be attacked."""
    lands = barracks(g, player.seat)
    return [RECRUIT[kind][area] for area in lands for kind in REGULAR]


def forbidden(g: Relicvium, player: Player, option: Option) -> str | None:
    """REL-REC-1, REL-COMP-12, REL-COMP-14."""
    kind, area = option.value
    if not HELD[kind][player.reserve]:
        return "REL-COMP-12"
    return None if has_room(g, kind, area) else "REL-COMP-14"


def no_place(g: Relicvium, _player: Player, option: Option) -> str:
    """REL-REC-1: units are recruited where an own castle stands."""
    return "REL-TERM-8" if g.holder[option.value] == CLOSED else "REL-REC-1"


def perform(g: Relicvium, player: Player, option: Option) -> Flow[None]:
    """REL-REC-1, REL-EVENT-A: one unit; in a Bountiful Autumn a second one, if one likes."""
    kind, area = option.value
    recruit(g, player, kind, area, "REL-REC-1")
    if g.peace != BOUNTIFUL_AUTUMN:
        return
    for _ in range(PEACE_AMOUNT[BOUNTIFUL_AUTUMN] - 1):

        def thought_of() -> Sequence[Option]:
            thinkable = candidates(g, player)
            return thinkable + untouched(thinkable, RECRUIT_AT)

        def forbids(another: Option) -> str | None:
            if another.verb == "recruit-at":
                return no_place(g, player, another)
            return forbidden(g, player, another)

        answer: Option = yield one_of(
            player.seat, "recruit-on", "REL-EVENT-A", thought_of, forbids, also=(DONE,)
        )
        if answer is DONE:
            return
        kind, area = answer.value
        recruit(g, player, kind, area, "REL-EVENT-A")


def recruit(g: Relicvium, player: Player, kind: int, area: int, rule: str) -> None:
    """REL-CAMP-13: a regular unit comes from the reserve, and is counted."""
    deploy(g, player, kind, area)
    player.tally.units_recruited += 1
    if g.journal is not MUTE:
        who, unit, place = WHO[player.seat], UNIT_ID[kind], AREA_ID[area]
        g.tell("recruited", rule, touches=(place,), who=who, unit=unit, area=place)


# Promotion ------------------------------------------------------------------------------------


def promotion_barred(g: Relicvium, player: Player) -> str | None:
    """REL-REC-4: the warlord must be in the reserve."""
    return None if HELD[WARLORD][player.reserve] else "REL-REC-4"


def promotion_candidates(g: Relicvium, player: Player) -> list[Option]:
    """REL-REC-3: any own regular unit anywhere on the board."""
    if not g.options.warlords:
        return []
    return [
        PROMOTE[kind][area]
        for area in army_places(g, player.seat)
        for kind in REGULAR_KINDS[g.units[area]]
    ]


def promotion_forbidden(g: Relicvium, player: Player, option: Option) -> str | None:
    """REL-REC-4: any class will do."""
    return None


def promote(g: Relicvium, player: Player, option: Option) -> Flow[None]:
    """REL-REC-3: the warlord takes the place of the unit, which goes to the reserve."""
    kind, area = option.value
    deploy(g, player, WARLORD, area)
    lose(g, player, kind, area)
    player.tally.units_recruited += 1
    place = AREA_ID[area]
    g.tell(
        "promoted",
        "REL-REC-3",
        touches=(place,),
        who=WHO[player.seat],
        unit=UNIT_ID[kind],
        area=place,
    )
    return
    yield

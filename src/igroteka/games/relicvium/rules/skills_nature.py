"""Skills of the Alliance of Nature: Cornibus, Arborus, Lignum (REL-SKILL)."""

from __future__ import annotations

from igroteka.games.relicvium.content import WATER
from igroteka.games.relicvium.rules import march, recruit
from igroteka.games.relicvium.rules.army import HELD, REGULAR
from igroteka.games.relicvium.rules.choices import (
    HEDGE,
    SPROUT,
)
from igroteka.games.relicvium.rules.holdings import has_room
from igroteka.games.relicvium.rules.land import (
    TERRAIN,
)
from igroteka.games.relicvium.rules.presence import Presence, Skill, unbarred
from igroteka.games.relicvium.rules.state import Player, Relicvium
from igroteka.kernel.actions import Action
from igroteka.kernel.flow import WHO, Flow, Option


def stampede(here: Presence) -> Skill:
    """REL-SKILL-4: a march out of a presence area."""

    def candidates(g: Relicvium, player: Player) -> list[Option]:
        return march.starts(g, here.with_units(g, player))

    return Action("march", unbarred, candidates, march.forbidden, march.perform)


def hedge(here: Presence) -> Skill:
    """REL-SKILL-5: the own defence in a presence area with an own unit is stronger."""

    def candidates(g: Relicvium, player: Player) -> list[Option]:
        return [HEDGE[area] for area in here.areas(player)]

    def forbids(g: Relicvium, player: Player, option: Option) -> str | None:
        return None if option.value in here.with_units(g, player) else "REL-SKILL-5"

    def perform(g: Relicvium, player: Player, option: Option) -> Flow[None]:
        player.hedged = option.value
        g.tell("hedged", "REL-SKILL-5", who=WHO[player.seat], **option.args)
        return
        yield

    return Action("hedge", unbarred, candidates, forbids, perform)


def sprout(here: Presence) -> Skill:
    """REL-SKILL-6: a regular unit into a presence land that one controls."""

    def candidates(g: Relicvium, player: Player) -> list[Option]:
        return [SPROUT[kind][area] for area in here.areas(player) for kind in REGULAR]

    def forbids(g: Relicvium, player: Player, option: Option) -> str | None:
        kind, area = option.value
        if TERRAIN[area] == WATER or g.holder[area] != player.seat:
            return "REL-SKILL-6"
        if not HELD[kind][player.reserve]:
            return "REL-COMP-12"
        return None if has_room(g, kind, area) else "REL-COMP-14"

    def perform(g: Relicvium, player: Player, option: Option) -> Flow[None]:
        kind, area = option.value
        recruit.recruit(g, player, kind, area, "REL-SKILL-6")
        return
        yield

    return Action("sprout", unbarred, candidates, forbids, perform)

"""Skills of the Order of Light: Armus, Architectus, Fidea (REL-SKILL)."""

from __future__ import annotations

from igroteka.games.relicvium.rules import build as building
from igroteka.games.relicvium.rules import march, tokens
from igroteka.games.relicvium.rules.army import KINDS
from igroteka.games.relicvium.rules.choices import (
    CARRY,
    RAISE,
)
from igroteka.games.relicvium.rules.holdings import army_places, has_room
from igroteka.games.relicvium.rules.presence import Presence, Skill, unbarred
from igroteka.games.relicvium.rules.state import FREE, Player, Relicvium
from igroteka.kernel.actions import Action
from igroteka.kernel.flow import Flow, Option


def melee_token(here: Presence) -> Skill:
    """REL-SKILL-7: with own units in all three areas, a melee token out of one of them."""

    def barred(g: Relicvium, player: Player) -> str | None:
        return "REL-SKILL-7" if here.lacks_units(g, player) else tokens.melee_barred(g, player)

    def candidates(g: Relicvium, player: Player) -> list[Option]:
        return tokens.melee_from(here.with_units(g, player))

    def forbids(g: Relicvium, player: Player, option: Option) -> str | None:
        return tokens.melee_forbidden(g, player, option)

    return Action("melee", barred, candidates, forbids, tokens.place_melee)


def build_castle(here: Presence) -> Skill:
    """REL-SKILL-8, REL-SKILL-9, REL-BUILD-5, REL-EX-6: a castle into any presence land, if nobody
    else holds any, and if it is the first of the round."""

    def barred(g: Relicvium, player: Player) -> str | None:
        if here.lacks_units(g, player):
            return "REL-SKILL-8"
        if player.tally.castles_built:
            return "REL-BUILD-5"
        holders = [g.holder[area] for area in here.areas(player)]
        return None if all(h in (FREE, player.seat) for h in holders) else "REL-SKILL-9"

    def candidates(g: Relicvium, player: Player) -> list[Option]:
        return [RAISE[area] for area in here.areas(player)]

    def forbids(g: Relicvium, player: Player, option: Option) -> str | None:
        return building.site_forbidden(g, player, option.value)

    def perform(g: Relicvium, player: Player, option: Option) -> Flow[None]:
        building.build(g, player, option.value, "REL-SKILL-8")
        return
        yield

    return Action("raise", barred, candidates, forbids, perform)


def relocate_in(here: Presence) -> Skill:
    """REL-SKILL-10, REL-SKILL-14: one unit from anywhere into a presence area."""

    def candidates(g: Relicvium, player: Player) -> list[Option]:
        return [
            CARRY.way(kind, source, target)
            for source in army_places(g, player.seat)
            for kind in KINDS[g.units[source]]
            for target in here.areas(player)
            if target != source
        ]

    def forbids(g: Relicvium, player: Player, option: Option) -> str | None:
        kind, _, target = option.value
        return _landing_forbidden(g, player, kind, target, "REL-SKILL-10")

    def perform(g: Relicvium, player: Player, option: Option) -> Flow[None]:
        kind, source, target = option.value
        march.enter(g, player, kind, source, target, "REL-SKILL-10")
        return
        yield

    return Action("carry", unbarred, candidates, forbids, perform)


def _landing_forbidden(
    g: Relicvium, player: Player, kind: int, target: int, rule: str
) -> str | None:
    if g.holder[target] != player.seat:
        return rule
    return None if has_room(g, kind, target) else "REL-COMP-14"

"""Skills of the Legion of Chaos: Cerberus, Mortum, Illesebra (REL-SKILL)."""

from __future__ import annotations

from igroteka.games.relicvium.rules import march
from igroteka.games.relicvium.rules.army import HELD, KINDS
from igroteka.games.relicvium.rules.choices import (
    DECAY,
    GIVE_UP,
    MAUL,
    PASSAGE,
    UNIT_ID,
)
from igroteka.games.relicvium.rules.holdings import has_room, lose
from igroteka.games.relicvium.rules.land import (
    AREA_ID,
    EVERYWHERE,
)
from igroteka.games.relicvium.rules.presence import Presence, Skill, unbarred
from igroteka.games.relicvium.rules.relations import allied
from igroteka.games.relicvium.rules.state import CLOSED, FREE, Player, Relicvium
from igroteka.kernel.actions import Action
from igroteka.kernel.flow import DONE, WHO, Flow, Option, one_of


def destroy_unit(here: Presence) -> Skill:
    """REL-SKILL-11: with own units in two areas, a faction in the third loses a unit there."""

    def barred(g: Relicvium, player: Player) -> str | None:
        return "REL-SKILL-11" if here.lacks_units(g, player) else None

    def candidates(g: Relicvium, player: Player) -> list[Option]:
        return [MAUL[area] for area in here.areas(player)]

    def forbids(g: Relicvium, player: Player, option: Option) -> str | None:
        holder = g.holder[option.value]
        if holder in (FREE, CLOSED, player.seat) or not g.units[option.value]:
            return "REL-SKILL-11"
        return "REL-SKILL-18" if allied(g, player.seat, holder) else None

    def perform(g: Relicvium, player: Player, option: Option) -> Flow[None]:
        area: int = option.value
        victim = g.players[g.holder[area]]

        def held(choice: Option) -> str | None:
            return None if HELD[choice.value][g.units[area]] else "REL-SKILL-11"

        place = AREA_ID[area]
        answer: Option = yield one_of(
            victim.seat, "give-up", "REL-SKILL-11", GIVE_UP, held, {"area": place}
        )
        lose(g, victim, answer.value, area)
        unit = UNIT_ID[answer.value]
        g.tell("mauled", "REL-SKILL-11", who=WHO[victim.seat], unit=unit, area=place)

    return Action("maul", barred, candidates, forbids, perform)


def decay(here: Presence) -> Skill:
    """REL-SKILL-12: the defence in a presence area of another faction is weaker."""

    def candidates(g: Relicvium, player: Player) -> list[Option]:
        return [DECAY[area] for area in here.areas(player)]

    def forbids(g: Relicvium, player: Player, option: Option) -> str | None:
        return "REL-SKILL-12" if g.holder[option.value] in (FREE, player.seat) else None

    def perform(g: Relicvium, player: Player, option: Option) -> Flow[None]:
        player.decayed = option.value
        g.tell("decayed", "REL-SKILL-12", who=WHO[player.seat], **option.args)
        return
        yield

    return Action("decay", unbarred, candidates, forbids, perform)


def relocate_out(here: Presence) -> Skill:
    """REL-SKILL-13, REL-SKILL-14: units of one presence area to one other area of one's own."""

    def candidates(g: Relicvium, player: Player) -> list[Option]:
        return [way for source in here.with_units(g, player) for way in _out_of(g, source)]

    def forbids(g: Relicvium, player: Player, option: Option) -> str | None:
        kind, _, target = option.value
        if g.holder[target] != player.seat:
            return "REL-SKILL-13"
        return None if has_room(g, kind, target) else "REL-COMP-14"

    def perform(g: Relicvium, player: Player, option: Option) -> Flow[None]:
        _, source, target = option.value
        while True:
            march.enter(g, player, option.value[0], source, target, "REL-SKILL-13")

            def thought_of() -> list[Option]:
                return _out_of(g, source)

            def forbids_more(way: Option) -> str | None:
                if way.value[2] != target:
                    return "REL-SKILL-13"
                return forbids(g, player, way)

            answer: Option = yield one_of(
                player.seat, "passage-on", "REL-SKILL-13", thought_of, forbids_more, also=(DONE,)
            )
            if answer is DONE:
                return
            option = answer

    return Action("passage", unbarred, candidates, forbids, perform)


def _out_of(g: Relicvium, source: int) -> list[Option]:
    """The units of an area to everywhere else."""
    return [
        PASSAGE.way(kind, source, target)
        for kind in KINDS[g.units[source]]
        for target in EVERYWHERE
        if target != source
    ]

"""Summoning legendary creatures (REL-SUM)."""

from __future__ import annotations

from igroteka.games.relicvium.content import CREATURES
from igroteka.games.relicvium.rules.choices import AT, STIR, SUMMON
from igroteka.games.relicvium.rules.events import SILENCE_OF_THE_SPIRITS
from igroteka.games.relicvium.rules.land import AREA_ID, JUNCTIONS_OF, PRESENCE
from igroteka.games.relicvium.rules.skills import use_skill
from igroteka.games.relicvium.rules.state import CLOSED, NONE, Player, Relicvium
from igroteka.kernel.flow import WHO, Flow, Option, one_of


def barred(g: Relicvium, player: Player) -> str | None:
    """REL-EVENT-E: the spirits may be silent."""
    return "REL-EVENT-E" if g.peace == SILENCE_OF_THE_SPIRITS else None


def candidates(g: Relicvium, player: Player) -> tuple[Option, ...]:
    """The three own creatures."""
    return SUMMON[player.faction]


def forbidden(g: Relicvium, player: Player, option: Option) -> str | None:
    """REL-COMP-13, REL-SUM-1: not on the board yet, and a junction for it."""
    if player.creatures[option.value] != NONE:
        return "REL-COMP-13"
    return None if any_junction(g, player.seat) else "REL-SUM-1"


def perform(g: Relicvium, player: Player, option: Option) -> Flow[None]:
    """REL-SUM-1, REL-SUM-3: choose the junction; then the skill may be used, or never."""
    creature: int = option.value
    g.summoning = creature
    name = CREATURES[player.faction][creature].id

    def forbids(place: Option) -> str | None:
        return junction_forbidden(g, player.seat, place.value)

    answer: Option = yield one_of(
        player.seat,
        "junction",
        "REL-SUM-1",
        AT,
        forbids,
        {"creature": name},
        quick=open_junctions(g, player.seat),
    )
    junction: int = answer.value
    g.summoning = NONE
    player.creatures[creature] = junction
    player.tally.creatures_summoned += 1
    areas = [AREA_ID[area] for area in PRESENCE[junction]]
    g.tell("summoned", "REL-SUM-1", who=WHO[player.seat], creature=name, areas=areas)
    yield from use_skill(g, player, creature)


def open_junctions(g: Relicvium, seat: int) -> list[Option]:
    """REL-SUM-1: where a creature may be put."""
    holder = g.holder
    seen = 0
    for junction in _taken(g):
        seen |= 1 << junction
    found: list[Option] = []
    for area, held_by in enumerate(holder):
        if held_by == seat:
            for junction in JUNCTIONS_OF[area]:
                if not seen >> junction & 1:
                    seen |= 1 << junction
                    one, two, three = PRESENCE[junction]
                    if CLOSED not in (holder[one], holder[two], holder[three]):
                        found.append(AT[junction])
    return found


def any_junction(g: Relicvium, seat: int) -> bool:
    """Whether there is a place for a creature at all."""
    taken = _taken(g)
    for area, held_by in enumerate(g.holder):
        if held_by == seat:
            for junction in JUNCTIONS_OF[area]:
                if junction not in taken and junction_forbidden(g, seat, junction) is None:
                    return True
    return False


def _taken(g: Relicvium) -> list[int]:
    return [junction for player in g.players for junction in player.creatures if junction != NONE]


def junction_forbidden(g: Relicvium, seat: int, junction: int) -> str | None:
    """REL-SUM-1: no creature there, no closed area, and at least one area of one's own."""
    holders = [g.holder[area] for area in PRESENCE[junction]]
    if CLOSED in holders:
        return "REL-TERM-8"
    return "REL-SUM-1" if junction in _taken(g) or seat not in holders else None


# Creatures that stand -------------------------------------------------------------------------


def standing(g: Relicvium) -> list[Option]:
    """REL-SUM-4: the creatures on the board, which nobody can move or attack."""
    return [
        STIR[player.faction][creature][junction]
        for player in g.players
        for creature, junction in enumerate(player.creatures)
        if junction != NONE
    ]

"""Gangs and mercenaries (CAD-SETUP-5, CAD-MERC): who leads whom."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.games.cadwallon.content import (
    CHARACTER,
    CHARACTERS,
    GANGS,
)
from igroteka.games.cadwallon.rules.figures import (
    adventure,
    gang,
    name,
)
from igroteka.games.cadwallon.rules.state import (
    Cadwallon,
)
from igroteka.kernel.flow import DECLINE, WHO, Flow, Option, any_of, one_of

GREY: Final = "grey"


@cache
def leading_gang(number: int) -> Option:
    """Choosing a gang."""
    gang = GANGS[number].id
    return Option(f"gang:{gang}", "gang", number, {"gang": gang})


def choose_gangs(g: Cadwallon) -> Flow[None]:
    """CAD-SETUP-1, CAD-SETUP-5, CAD-DEC-1: one by one in turn order; line-ups may be fixed."""
    record = g.options.campaign
    locked = record is not None and record.locked and bool(record.lineups)
    for seat in g.order:
        if locked and record is not None:
            _take_lineup(g, seat, record.lineups[seat])
            continue
        taken = {player.gang for player in g.players}
        options = [leading_gang(number) for number in range(len(GANGS)) if number not in taken]
        chosen: Option = yield any_of(seat, "gang", "CAD-DEC-1", options)
        g.players[seat].gang = chosen.value
        members = GANGS[chosen.value].members
        for character, member in zip(gang(g, seat), members, strict=True):
            character.who = CHARACTER[member]
        g.tell("gang", "CAD-SETUP-5", who=WHO[seat], gang=GANGS[chosen.value].id)
    g.phase = "gifts" if locked or not g.options.mercenaries else "hiring"


def _take_lineup(g: Cadwallon, seat: int, lineup: tuple[str, ...]) -> None:
    """CAD-CAMP-3, CAD-CAMP-8: the same gang and characters as in the part before."""
    g.players[seat].gang = [entry.id for entry in GANGS].index(lineup[0])
    for character, member in zip(gang(g, seat), lineup[1:], strict=True):
        character.who = CHARACTER[member]
    g.tell("gang", "CAD-CAMP-8", who=WHO[seat], gang=lineup[0])


@cache
def hiring(figure: int, who: str, mercenary: str) -> Option:
    """Putting a mercenary in the place of a character."""
    args = {"character": who, "mercenary": mercenary}
    return Option(f"hire:{mercenary}:{who}", "hire", (figure, mercenary), args)


def hire(
    g: Cadwallon,
) -> Flow[None]:
    """CAD-MERC-1 to CAD-MERC-5, CAD-MERC-10, CAD-DEC-2: at most one each, in turn order."""
    for seat in g.order:
        own = GANGS[g.players[seat].gang].mercenary
        greys = [character.id for character in CHARACTERS if character.gang == GREY]
        candidates = [
            hiring(character.number, name(g, character.number), mercenary)
            for mercenary in (own, *greys)
            for character in gang(g, seat)
        ]
        chosen: Option = yield one_of(
            seat,
            "hire",
            "CAD-DEC-2",
            candidates,
            lambda option: _not_for_hire(g, option),
            also=(DECLINE,),
        )
        if chosen is DECLINE:
            continue
        figure, mercenary = chosen.value
        replaced = name(g, figure)
        g.characters[figure].who = CHARACTER[mercenary]
        args = {"character": replaced, "mercenary": mercenary}
        g.tell("hired", "CAD-MERC-1", who=WHO[seat], **args)
    g.phase = "gifts"


def _not_for_hire(g: Cadwallon, option: Option) -> str | None:
    mercenary = option.value[1]
    if mercenary in adventure(g).forbidden_mercenaries:
        return "CAD-MERC-10"
    hired = [character.who for character in g.characters]
    return "CAD-MERC-3" if CHARACTER[mercenary] in hired else None

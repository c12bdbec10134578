"""What a character is after, and how far it is from it."""

from __future__ import annotations

from igroteka.games.cadwallon.content import CARRY_LIMIT
from igroteka.games.cadwallon.rules.board import (
    CENTRE,
    DISTANCE,
    EXITS,
    PENTAGRAMS,
    PRISON,
    ROOMS,
    STREETS,
)
from igroteka.games.cadwallon.rules.figures import PASS_CARD, adventure, burden
from igroteka.games.cadwallon.rules.state import EMPTY, Cadwallon, Character

FAR = 20


def reach(g: Cadwallon, character: Character, space: int) -> int:
    """How many steps from a space to what the character wants: loot, or the way out."""
    if space >= len(STREETS):
        return _from_below(g, character, space)
    goals = goals_of(g, character)
    return min([DISTANCE[space][goal] for goal in goals], default=FAR)


def _from_below(g: Cadwallon, character: Character, space: int) -> int:
    if space == PRISON:
        return FAR
    up = min(reach(g, character, pentagram) for pentagram in PENTAGRAMS) + 1
    return up if space == CENTRE else up + 1


def goals_of(g: Cadwallon, character: Character) -> list[int]:
    """Spaces worth going to."""
    if heading_out(g, character):
        return open_exits(g, character)
    return [
        room
        for room in ROOMS
        if (g.chests[room] != EMPTY or g.gems[room])
        and (g.on[room] == EMPTY or g.on[room] == character.number)
    ]


def heading_out(g: Cadwallon, character: Character) -> bool:
    """Whether it is time to leave: loaded after the alarm, or the last rounds."""
    left = adventure(g).rounds - g.round
    if not g.alarm:
        return burden(character.loot) >= CARRY_LIMIT and left <= 4
    return left <= 1 or burden(character.loot) >= CARRY_LIMIT - (left <= 2)


def open_exits(g: Cadwallon, character: Character) -> list[int]:
    """Exits that this character could leave by."""
    if character.gear == PASS_CARD:
        return list(EXITS)
    found = [space for space in EXITS if not g.portcullises[space]]
    return [space for space in found if g.on[space] in (EMPTY, character.number)] or found

"""The board as numbers: rings, crossings, kinds of spaces and their instructions."""

from __future__ import annotations

from igroteka.games.talisman.content import BOARD
from igroteka.games.talisman.content.vocabulary import CreatureAdd, Effect, MagicVoid

SPACES = BOARD.spaces
SPACE = {space.id: number for number, space in enumerate(SPACES)}
SPACE_ID = tuple(space.id for space in SPACES)
SPACE_KIND = tuple(space.kind for space in SPACES)
REGION = tuple(space.region for space in SPACES)
INNER = tuple(space.region == "inner" for space in SPACES)

CLOCKWISE, COUNTER = 0, 1
NOWHERE = -1


def _number(id: str) -> int:
    return SPACE[id] if id else NOWHERE


STEP = (
    tuple(_number(space.cw) for space in SPACES),
    tuple(_number(space.ccw) for space in SPACES),
)
"""The neighbour on the ring: `STEP[CLOCKWISE][space]`."""

OPPOSITE = tuple(tuple(SPACE[id] for id in space.river_opposite) for space in SPACES)
"""TAL-RAFT-3: where a Raft can land."""

SENTINEL = SPACE["sentinel"]
HILLS = SPACE["hills_middle"]
PORTAL = SPACE["portal_of_power"]
PLAIN = SPACE["plain_of_peril"]
CAVE = SPACE["warlocks_cave"]
TAVERN = SPACE["tavern"]
CRYPT = SPACE["crypt"]
MINES = SPACE["mines"]
DEATH = SPACE["death"]
WEREWOLF_DEN = SPACE["werewolf_den"]
VAMPIRES_TOWER = SPACE["vampires_tower"]
PITS = SPACE["pits"]
VALLEY = SPACE["valley_of_fire"]
CROWN = SPACE["crown_of_command"]

DRAWS = tuple(space.instruction == "draw" for space in SPACES)
ACTS = tuple(space.instruction == "act" for space in SPACES)
MEETING = tuple(space.meet_heroes for space in SPACES)
"""TAL-INN-11: whether heroes encounter each other here."""

EFFECTS: tuple[tuple[Effect, ...], ...] = tuple(space.effects for space in SPACES)
VOID = tuple(any(isinstance(mod, MagicVoid) for mod in space.modifiers) for space in SPACES)
"""TAL-SPC-14: the Cursed Glade."""
CREATURE_ADD = tuple(
    sum(mod.amount for mod in space.modifiers if isinstance(mod, CreatureAdd)) for space in SPACES
)
"""TAL-SPC-13: the Runes."""

BY_REGION = {
    region: tuple(n for n, space in enumerate(SPACES) if space.region == region)
    for region in ("outer", "middle", "inner")
}

FORWARD = {
    PLAIN: (CRYPT, MINES),
    CRYPT: (DEATH,),
    DEATH: (WEREWOLF_DEN,),
    WEREWOLF_DEN: (VALLEY,),
    MINES: (VAMPIRES_TOWER,),
    VAMPIRES_TOWER: (PITS,),
    PITS: (VALLEY,),
    VALLEY: (CROWN,),
    CROWN: (),
}
"""TAL-INN-1: the ways towards the Crown."""
BACK = {
    PLAIN: (PORTAL,),
    CRYPT: (PLAIN,),
    DEATH: (CRYPT,),
    WEREWOLF_DEN: (DEATH,),
    MINES: (PLAIN,),
    VAMPIRES_TOWER: (MINES,),
    PITS: (VAMPIRES_TOWER,),
    VALLEY: (PITS, WEREWOLF_DEN),
}
"""TAL-INN-7, TAL-INN-10: the ways back to the Plain of Peril, and out of it."""

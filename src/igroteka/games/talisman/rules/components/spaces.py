"""The board as numbers: rings, crossings, kinds of spaces and their instructions."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content import BOARD
from igroteka.games.talisman.content.vocabulary import CreatureAdd, Draw, Effect, MagicVoid

SPACES: Final = BOARD.spaces
SPACE: Final = {space.id: number for number, space in enumerate(SPACES)}
SPACE_ID: Final = tuple(space.id for space in SPACES)
SPACE_KIND: Final = tuple(space.kind for space in SPACES)
REGION: Final = tuple(space.region for space in SPACES)
INNER: Final = tuple(space.region == "inner" for space in SPACES)

CLOCKWISE: Final = 0
COUNTER: Final = 1
NOWHERE: Final = -1


def _number(id: str) -> int:
    return SPACE[id] if id else NOWHERE


STEP: Final[tuple[tuple[int, ...], ...]] = (
    tuple(_number(space.cw) for space in SPACES),
    tuple(_number(space.ccw) for space in SPACES),
)
"""The neighbour on the ring: `STEP[CLOCKWISE][space]`."""

OPPOSITE: Final = tuple(tuple(SPACE[id] for id in space.river_opposite) for space in SPACES)
"""TAL-RAFT-3: where a Raft can land."""

SENTINEL: Final = SPACE["sentinel"]
HILLS: Final = SPACE["hills_middle"]
PORTAL: Final = SPACE["portal_of_power"]
PLAIN: Final = SPACE["plain_of_peril"]
CAVE: Final = SPACE["warlocks_cave"]
TAVERN: Final = SPACE["tavern"]
CRYPT: Final = SPACE["crypt"]
MINES: Final = SPACE["mines"]
DEATH: Final = SPACE["death"]
WEREWOLF_DEN: Final = SPACE["werewolf_den"]
VAMPIRES_TOWER: Final = SPACE["vampires_tower"]
PITS: Final = SPACE["pits"]
VALLEY: Final = SPACE["valley_of_fire"]
CROWN: Final = SPACE["crown_of_command"]

DRAWS: Final = tuple(space.instruction == "draw" for space in SPACES)
ACTS: Final = tuple(space.instruction == "act" for space in SPACES)


def _drawn(effects: tuple[Effect, ...]) -> int:
    if len(effects) == 1 and len(effects[0].do) == 1:
        op = effects[0].do[0]
        if isinstance(op, Draw) and not (effects[0].if_ or effects[0].cost or effects[0].optional):
            return op.up_to
    return 0


DRAWN: Final = tuple(_drawn(space.effects) for space in SPACES)
"""TAL-ENC-6: on most spaces cards are drawn, so many, and nothing else happens; elsewhere 0."""
MEETING: Final = tuple(space.meet_heroes for space in SPACES)
"""TAL-INN-11: whether heroes encounter each other here."""

EFFECTS: Final[tuple[tuple[Effect, ...], ...]] = tuple(space.effects for space in SPACES)
VOID: Final = tuple(any(isinstance(mod, MagicVoid) for mod in space.modifiers) for space in SPACES)
"""TAL-SPC-14: the Cursed Glade."""
CREATURE_ADD: Final = tuple(
    sum(mod.amount for mod in space.modifiers if isinstance(mod, CreatureAdd)) for space in SPACES
)
"""TAL-SPC-13: the Runes."""

BY_REGION: Final = {
    region: tuple(n for n, space in enumerate(SPACES) if space.region == region)
    for region in ("outer", "middle", "inner")
}

FORWARD: Final = {
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
BACK: Final = {
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

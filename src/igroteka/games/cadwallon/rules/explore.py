"""Tokens that are turned up: exploration (CAD-EXPL) and encounters (CAD-ADV-5, CAD-ADV-6)."""

from __future__ import annotations

from typing import Final

from igroteka.games.cadwallon.content import (
    CACHE,
    CREST,
    ENCOUNTER,
    EXPLORATION,
    FOUND,
    GEM_TOKEN,
    STAIRCASE,
    TRAP,
)
from igroteka.games.cadwallon.rules.board import ROOMS, SPACE_ID
from igroteka.games.cadwallon.rules.equipment import choose_gear
from igroteka.games.cadwallon.rules.fights import fight
from igroteka.games.cadwallon.rules.figures import told
from igroteka.games.cadwallon.rules.purse import gain_experience, is_trap_proof, wound
from igroteka.games.cadwallon.rules.results import settle
from igroteka.games.cadwallon.rules.state import EMPTY, ZOMBIE, Cadwallon, Character
from igroteka.kernel.flow import Flow

TOKEN_KIND: Final = tuple(
    kind for kind, token in enumerate(EXPLORATION) for _ in range(token.count)
)
"""The kind of each exploration token, by its number."""
TARGETS: Final = ENCOUNTER[0].count
"""Encounter tokens below this number are targets."""


def is_covered(g: Cadwallon, space: int) -> bool:
    """Whether a token lies here that stops a walker: hostages are searched for instead."""
    if space in g.covered.spaces:
        return True
    return space >= len(ROOMS) and space in g.encounters.spaces


def reveal(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-EXPL-1, CAD-EXPL-2, CAD-EXPL-12, CAD-ADV-5: turn up what lies under a character."""
    space = character.at
    if space in g.covered.spaces:
        kind = TOKEN_KIND[g.covered.take(space)]
        token, where = FOUND[kind], SPACE_ID[space]
        g.tell("revealed", "CAD-EXPL-1", **told(g, character), token=token, space=where)
        yield from _found(g, character, kind, space)
    if space >= len(ROOMS) and space in g.encounters.spaces:
        yield from _encounter(g, character, space)


def lies_there(g: Cadwallon, kind: int, room: int) -> None:
    """CAD-EXPL-3, CAD-EXPL-7 to CAD-EXPL-9, CAD-EXPL-13: what stays face up; the rest goes."""
    if kind == GEM_TOKEN:
        g.gems[room] = 1
    elif kind in (TRAP, CACHE, CREST):
        g.tokens_gone[kind] += 1
    else:
        g.found[room] = kind


def _found(g: Cadwallon, character: Character, kind: int, room: int) -> Flow[None]:
    lies_there(g, kind, room)
    if kind == TRAP:
        _trap(g, character)
    elif kind == CACHE:
        yield from choose_gear(g, character, "CAD-EXPL-5")
    elif kind == CREST:
        gain_experience(g, character.seat, 1, "CAD-EXPL-6")
    elif kind == STAIRCASE:
        gain_experience(g, character.seat, 1, "CAD-EXPL-8")


def _trap(g: Cadwallon, character: Character) -> None:
    """CAD-EXPL-4, CAD-EQUIP-19: a wound, and the activation is over (CAD-EX-6)."""
    if is_trap_proof(character):
        g.tell("trap-harmless", "CAD-EQUIP-19", **told(g, character))
    else:
        wound(g, character, 1, "CAD-EXPL-4")


def _encounter(g: Cadwallon, character: Character, space: int) -> Flow[None]:
    """CAD-ADV-5, CAD-ADV-6: nobody, or a zombie that attacks at once."""
    target = g.encounters.take(space) < TARGETS
    if not target:
        g.tell("nobody", "CAD-ADV-5", **told(g, character), space=SPACE_ID[space])
        return
    g.tell("zombie", "CAD-ADV-6", **told(g, character), space=SPACE_ID[space])
    won = yield from fight(g, ZOMBIE, character.number, space)
    yield from settle(g, won, EMPTY)

"""What stands and lies on the boards: figures, chests, tokens."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from igroteka.games.cadwallon.content import CHARACTERS, FOUND, GANGS, LOOT
from igroteka.games.cadwallon.rules.board import ROOMS, SPACE_ID
from igroteka.games.cadwallon.rules.figures import name
from igroteka.games.cadwallon.rules.state import (
    EMPTY,
    GUARDS,
    LOCKED,
    ZOMBIE,
    Cadwallon,
    Character,
)
from igroteka.games.cadwallon.scene.look import ICONS, LOOK
from igroteka.scene import Piece

LANTERN, TORCH = 150, 120
"""How far light falls around the militia, and around the Cyclops."""


def pieces(g: Cadwallon) -> Iterator[Piece]:
    """Everything that stands or lies on either board."""
    for character in g.characters:
        if character.who != EMPTY and character.at >= 0:
            yield _character(g, character)
    for number, space in enumerate(g.guards):
        if space >= 0:
            guard = name(g, GUARDS + number)
            yield _piece(f"figure:{guard}", guard, space, reach=LANTERN)
    if g.options.catacombs:
        yield _piece("figure:cyclops", "cyclops", g.cyclops, reach=TORCH)
    yield from _zombies(g)
    yield from _lying(g)


def _character(g: Cadwallon, character: Character) -> Piece:
    where, active = SPACE_ID[character.at], g.active == character.number
    band = GANGS[g.players[character.seat].gang].id
    who = CHARACTERS[character.who].id
    return _figure(who, band, where, character.seat, character.wounds, active)


@lru_cache(maxsize=8192)
def _figure(who: str, band: str, where: str, seat: int, wounds: int, active: bool) -> Piece:
    return Piece(
        id=f"figure:{who}",
        kind=band,
        where=where,
        icon=ICONS[who],
        owner=seat,
        state="lying" if wounds else "",
        figure=wounds or None,
        layer=2 if active else 1,
        tags=("active",) if active else (),
        name=who,
    )


@lru_cache(maxsize=4096)
def _piece(id: str, kind: str, space: int, turned: bool = False, reach: int | None = None) -> Piece:
    return LOOK.piece(
        id,
        kind,
        SPACE_ID[space],
        state="turned" if turned else "",
        reach=reach,
        name=kind if not turned else "",
    )


def _zombies(g: Cadwallon) -> Iterator[Piece]:
    for space, figure in enumerate(g.on):
        if figure == ZOMBIE:
            yield _piece(f"zombie:{SPACE_ID[space]}", "zombie", space)


def _lying(g: Cadwallon) -> Iterator[Piece]:
    for room in ROOMS:
        where = SPACE_ID[room]
        kind = g.chests[room]
        if kind == LOCKED:
            yield _piece(f"chest:{where}", "locked_chest", room, True)
        elif kind != EMPTY:
            yield _piece(f"chest:{where}", LOOT[kind], room)
        if g.gems[room]:
            yield _piece(f"gem:{where}", "magic_gem", room)
        if g.hostages[room]:
            yield _piece(f"hostage:{where}", "hostage", room)
        if g.found[room] != EMPTY:
            yield _piece(f"token:{where}", FOUND[g.found[room]], room)
    for space in g.covered.spaces:
        yield _piece(f"covered:{SPACE_ID[space]}", "exploration_token", space, True)
    for space in g.encounters.spaces:
        yield _piece(f"encounter:{SPACE_ID[space]}", "encounter_token", space, True)
    if g.duke != EMPTY:
        yield _piece("duke", "duke", g.duke)

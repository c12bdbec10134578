"""Arcana cards of the own activation step (CAD-ARC-1, CAD-ARC-17)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from igroteka.games.cadwallon.content import (
    ARCANA,
    ARCANUM,
    INTRIGUE_LIMIT,
    MAGIC_GEM,
)
from igroteka.games.cadwallon.rules import chests, deeds
from igroteka.games.cadwallon.rules.board import (
    ROOMS,
    SPACE_ID,
)
from igroteka.games.cadwallon.rules.cyclops import choose_room, prowl
from igroteka.games.cadwallon.rules.fights import playing
from igroteka.games.cadwallon.rules.figures import gang, name, on_board, told
from igroteka.games.cadwallon.rules.hands import cards_of, kinds_among, kinds_in, play
from igroteka.games.cadwallon.rules.intrigues import draw_intrigue
from igroteka.games.cadwallon.rules.purse import pay
from igroteka.games.cadwallon.rules.state import EMPTY, Cadwallon, Player
from igroteka.kernel.flow import WHO, Flow, Option, any_of, one_of

SALVE, DART, LURE, RUMOUR, RELOCK, DENOUNCE = (
    ARCANUM[card]
    for card in (
        "healing_salve",
        "poison_dart",
        "beast_lure",
        "rumour",
        "locked",
        "denunciation",
    )
)
SALVE_HEALS: Final = ARCANA[SALVE].effects[0].n
DENUNCIATION: Final = -ARCANA[DENOUNCE].effects[0].delta


_OWN: Final = frozenset(
    kind for kind, card in enumerate(ARCANA) if card.play in ("own_phase", "own_activation")
)
"""CAD-ARC-1: the kinds that are for the own activation step."""
_OWN_CARDS: Final = cards_of(_OWN)


def candidates(g: Cadwallon, player: Player) -> Sequence[Option]:
    return [playing(kind) for kind in kinds_in(player.hand)]


def forbids(g: Cadwallon, player: Player, option: Option) -> str | None:
    """CAD-ARC-1, CAD-ARC-17: its timing must fit, and a legal target must be there."""
    kind: int = option.value
    if kind not in _OWN:
        return "CAD-ARC-1"
    return None if _has_target(g, player, kind) else "CAD-ARC-17"


def quick(g: Cadwallon, player: Player) -> Sequence[Option]:
    """What `forbids` lets pass, quickly: most cards are for other moments."""
    kinds = kinds_among(player.hand, _OWN_CARDS)
    if not kinds:
        return ()
    return [playing(kind) for kind in kinds if _has_target(g, player, kind)]


def _has_target(g: Cadwallon, player: Player, kind: int) -> bool:
    if kind == SALVE:
        return any(c.wounds and on_board(c) for c in gang(g, player.seat))
    if kind == DART:
        reach = deeds.DART_RANGE
        return g.active != EMPTY and bool(deeds.in_range(g, g.characters[g.active], reach))
    if kind == RELOCK:
        return any(lockable(g, room) for room in ROOMS)
    if kind == RUMOUR:
        return len(player.intrigues) < INTRIGUE_LIMIT and g.plots.left > 0
    return True


def lockable(g: Cadwallon, room: int) -> bool:
    """CAD-ARC-9: a face-up treasure, no magic gem, in a room without figures."""
    return 0 <= g.chests[room] < MAGIC_GEM and g.on[room] == EMPTY


def perform(g: Cadwallon, player: Player, option: Option) -> Flow[None]:
    kind: int = option.value
    play(g, player, kind, "CAD-ARC-1")
    if kind == SALVE:
        yield from _salve(g, player)
    elif kind == DART:
        yield from deeds.throw_dart(g, g.characters[g.active])
    elif kind == LURE:
        space = yield from choose_room(g, player.seat, False)
        yield from prowl(g, space)
    elif kind == RUMOUR:
        draw_intrigue(g, player.seat, "CAD-NOMERCY-10")
    elif kind == RELOCK:
        yield from _lock(g, player)
    else:
        rival = yield from deeds.choose_rival(g, player.seat, "denounce")
        pay(g, rival.seat, DENUNCIATION, "CAD-ARC-11")


def _salve(g: Cadwallon, player: Player) -> Flow[None]:
    """CAD-NOMERCY-6: up to two wounds of one character."""
    wounded = [c for c in gang(g, player.seat) if c.wounds and on_board(c)]
    options = [deeds.aiming(c.number, name(g, c.number)) for c in wounded]
    chosen: Option = yield any_of(player.seat, "salve", "CAD-DEC-34", options)
    character = g.characters[chosen.value]
    character.wounds = max(0, character.wounds - SALVE_HEALS)
    g.tell("healed", "CAD-NOMERCY-6", **told(g, character))


@cache
def locking(room: int) -> Option:
    """Locking a chest again."""
    where = SPACE_ID[room]
    return Option(f"lock:{where}", "lock", room, {"space": where}, (f"chest:{where}",))


def _lock(g: Cadwallon, player: Player) -> Flow[None]:
    """CAD-ARC-9: turned face down; opening it costs more."""

    def forbids(option: Option) -> str | None:
        return None if lockable(g, option.value) else "CAD-ARC-9"

    rooms_with_chests = [room for room in ROOMS if g.chests[room] != EMPTY]
    options = [locking(room) for room in rooms_with_chests]
    chosen: Option = yield one_of(player.seat, "lock", "CAD-DEC-34", options, forbids)
    chests.lock_again(g, chosen.value)
    g.tell("locked", "CAD-ARC-9", who=WHO[player.seat], space=SPACE_ID[chosen.value])

"""Rounds and their beginnings (CAD-ROUND, CAD-ALARM): adventure events, the alarm, turns."""

from __future__ import annotations

from functools import cache

from igroteka.games.cadwallon.content import ACTION_POINTS, FOUND, HOSTAGE, MAGIC_GEM
from igroteka.games.cadwallon.rules.board import (
    DISTANCE,
    EXITS,
    IS_EXIT,
    ROOMS,
    SPACE_ID,
    STREETS,
)
from igroteka.games.cadwallon.rules.chests import unlocked
from igroteka.games.cadwallon.rules.explore import TOKEN_KIND, lies_there
from igroteka.games.cadwallon.rules.figures import (
    adventure,
    lose_loot,
    name,
    on_board,
    put_figure,
    seat_of,
    sheet,
)
from igroteka.games.cadwallon.rules.intrigues import check_standing
from igroteka.games.cadwallon.rules.state import EMPTY, GUARDS, LOCKED, Cadwallon
from igroteka.kernel.flow import WHO, Flow, Option, one_of


@cache
def shutting(space: int) -> Option:
    """Laying a portcullis on an exit."""
    where = SPACE_ID[space]
    return Option(f"shut:{where}", "shut", space, {"space": where}, (where,))


@cache
def shaking(space: int) -> Option:
    """Turning a token up by a tremor."""
    where = SPACE_ID[space]
    return Option(f"shake:{where}", "shake", space, {"space": where}, (where,))


@cache
def rescuing(space: int) -> Option:
    """Putting a figure out of the fire."""
    where = SPACE_ID[space]
    return Option(f"rescue:{where}", "rescue", space, {"space": where}, (where,))


def dawn(g: Cadwallon) -> Flow[None]:
    """CAD-ROUND-2: events of the adventure, then the alarm, then the first turn."""
    g.tell("round", "CAD-ROUND-1", round=g.round)
    if sheet(g).fire_from and g.round >= sheet(g).fire_from:
        yield from _fire(g)
    if g.round in sheet(g).tremors:
        yield from _tremor(g)
    if g.round == adventure(g).alarm_round:
        g.alarm = True
        g.tell("alarm", "CAD-ALARM-1")
    g.phase = "alarm"


def alarm(g: Cadwallon) -> Flow[None]:
    """CAD-ALARM-2, CAD-ALARM-3, CAD-ADV-12, CAD-DEC-6: portcullises, one player after another."""
    for _ in range(adventure(g).portcullises.get(g.round, 0)):
        seat = g.order[g.laid % len(g.order)]
        chosen: Option = yield one_of(
            seat,
            "portcullis",
            "CAD-DEC-6",
            lambda: [shutting(space) for space in STREETS],
            lambda option: _no_portcullis(g, option),
            quick=[shutting(space) for space in EXITS if not g.portcullises[space]],
        )
        g.portcullises[chosen.value] = 1
        g.laid += 1
        g.tell("portcullis", "CAD-ALARM-2", who=WHO[seat], space=SPACE_ID[chosen.value])
    g.turn = 0
    begin_turn(g)


def _no_portcullis(g: Cadwallon, option: Option) -> str | None:
    if not IS_EXIT[option.value]:
        return "CAD-BOARD-4"
    return "CAD-ALARM-3" if g.portcullises[option.value] else None


# Turns ----------------------------------------------------------------------------------------


def begin_turn(g: Cadwallon) -> None:
    """CAD-TURN-2, CAD-ACT-8: all AP again; what is limited to a turn can be used again."""
    g.ap = ACTION_POINTS
    g.active = EMPTY
    g.mission_done = False
    g.attack_wins = 0
    for character in g.characters:
        character.activated = character.moved = character.acted = False
        character.skilled = character.coin = character.escaped = False
    g.phase = "watch"


def end_turn(g: Cadwallon) -> None:
    """CAD-ROUND-1, CAD-ROUND-3, CAD-ROUND-4: the next player, the next round, or the end."""
    g.active = EMPTY
    if not any(on_board(character) for character in g.characters):
        g.ended_by = "CAD-ROUND-4"
    elif g.turn + 1 < len(g.order):
        g.turn += 1
        begin_turn(g)
        return
    elif g.round < adventure(g).rounds:
        g.round += 1
        g.phase = "dawn"
        return
    else:
        g.ended_by = "CAD-ROUND-3"
    g.turn = 0
    g.ap = 0
    g.phase = "sales"


# Fire -----------------------------------------------------------------------------------------


def _fire(g: Cadwallon) -> Flow[None]:
    """CAD-ADV-11: a random unburnt room burns; its tokens are lost, its figure steps out."""
    room = g.chance.pick([r for r in ROOMS if not g.burnt[r]], "CAD-ADV-11")
    g.tell("fire", "CAD-ADV-11", space=SPACE_ID[room])
    _burn(g, room)
    figure = g.on[room]
    if figure != EMPTY:
        yield from _rescue(g, figure, room)
        check_standing(g)


def _burn(g: Cadwallon, room: int) -> None:
    g.burnt[room] = 1
    g.shut = tuple(r for r in ROOMS if g.burnt[r])
    kind = g.chests[room]
    if kind == LOCKED:
        kind = unlocked(g.locked.take(room))
    if kind != EMPTY:
        lose_loot(g, kind)
        g.chests[room] = EMPTY
    if g.gems[room]:
        lose_loot(g, MAGIC_GEM)
    if g.hostages[room]:
        lose_loot(g, HOSTAGE)
    g.gems[room] = g.hostages[room] = 0
    if room in g.covered.spaces:
        g.tokens_gone[TOKEN_KIND[g.covered.take(room)]] += 1
    if g.found[room] != EMPTY:
        g.tokens_gone[g.found[room]] += 1
        g.found[room] = EMPTY


def _rescue(g: Cadwallon, figure: int, room: int) -> Flow[None]:
    """CAD-ADV-11, CAD-DEC-38: to a nearest free space; its owner chooses, or the first player."""
    nearest = nearest_free(g, room)

    def forbids(option: Option) -> str | None:
        return None if option.value in nearest else "CAD-ADV-11"

    seat = seat_of(figure) if figure < GUARDS else g.order[0]
    chosen: Option = yield one_of(
        seat,
        "rescue",
        "CAD-DEC-38",
        lambda: [rescuing(space) for space in STREETS],
        forbids,
        {"figure": name(g, figure)},
        quick=[rescuing(space) for space in nearest],
    )
    put_figure(g, figure, chosen.value)
    g.tell("rescued", "CAD-ADV-11", figure=name(g, figure), space=SPACE_ID[chosen.value])


def nearest_free(g: Cadwallon, room: int) -> list[int]:
    """CAD-MOVE-6: the free spaces of the smallest distance."""
    free = [s for s in STREETS if g.on[s] == EMPTY and not (s < len(ROOMS) and g.burnt[s])]
    smallest = min(DISTANCE[room][space] for space in free)
    return [space for space in free if DISTANCE[room][space] == smallest]


# Tremors --------------------------------------------------------------------------------------


def _tremor(g: Cadwallon) -> Flow[None]:
    """CAD-ADV-13, CAD-DEC-27: a token without a figure on it is turned up; nobody gains by it."""
    rooms = [room for room in ROOMS if _shakes(g, room)]
    if not rooms:
        return

    def forbids(option: Option) -> str | None:
        return None if option.value in rooms else "CAD-ADV-13"

    chosen: Option = yield one_of(
        g.order[0],
        "tremor",
        "CAD-DEC-27",
        lambda: [shaking(room) for room in STREETS],
        forbids,
        quick=[shaking(room) for room in rooms],
    )
    room: int = chosen.value
    kind = TOKEN_KIND[g.covered.take(room)]
    g.tell("shaken", "CAD-ADV-13", token=FOUND[kind], space=SPACE_ID[room])
    lies_there(g, kind, room)


def _shakes(g: Cadwallon, room: int) -> bool:
    return room in g.covered.spaces and g.on[room] == EMPTY

"""What one step of a Move may do (CAD-MOVE, CAD-EXIT, CAD-CAT, CAD-PASS): the predicates."""

from __future__ import annotations

from typing import Final, NamedTuple

from igroteka.games.cadwallon.content import ATTACK_COST, LOOT_NUMBER, MECHANISM, STAIRCASE
from igroteka.games.cadwallon.rules.board import (
    BY_PENTAGRAM,
    CENTRE,
    FIVE,
    IS_EXIT,
    LAIR,
    NEAR,
    PENTAGRAMS,
    PRISON,
    ROOMS,
    SECRET_TREASURY,
    STREETS,
    WALLS,
)
from igroteka.games.cadwallon.rules.explore import is_covered
from igroteka.games.cadwallon.rules.figures import (
    HOOK,
    PASS_CARD,
    gang,
    seat_of,
    sheet,
    step_cost,
)
from igroteka.games.cadwallon.rules.state import (
    EMPTY,
    GUARDS,
    ZOMBIE,
    Cadwallon,
    Character,
    Walk,
)

DISTRICT: Final = len(STREETS)
HOOK_COST: Final = 1
"""CAD-EQUIP-14: what the Grappling Hook adds to the step."""
IMPASSABLE: Final = 99


def points_left(walk: Walk) -> int:
    """CAD-MOVE-8: the floor is applied to the sum of all changes (CAD-EX-5)."""
    points = walk.points
    return (points if points > 0 else 0) - walk.spent  # asked all the time: no call of `max`


def way_cost(g: Cadwallon, walk: Walk, character: Character, start: int, to: int) -> int:
    """CAD-MOVE-1, CAD-BOARD-9, CAD-ARC-7, CAD-EQUIP-7, CAD-EQUIP-14: points for one step. CAD-EX-4
    shows it for the pentagrams."""
    if start >= DISTRICT:
        return 1 if start == CENTRE and to in _ways_up(g) else IMPASSABLE
    if to in NEAR[start]:
        return step_cost(g, to)
    if to in WALLS[start]:
        return _onward(g, walk, start, to, climbs_left(walk, character))
    return IMPASSABLE


def _ways_up(g: Cadwallon) -> tuple[int, ...]:
    """CAD-CAT-5, CAD-CAT-6, CAD-DEC-23, CAD-RUL-31: the pentagrams; their neighbours when both are
    taken."""
    if g.on[PENTAGRAMS[0]] != EMPTY and g.on[PENTAGRAMS[1]] != EMPTY:
        return (*PENTAGRAMS, *BY_PENTAGRAM)
    return PENTAGRAMS


def is_foe(character: Character, figure: int) -> bool:
    """CAD-MOVE-3, CAD-ADV-7: whether a character may attack what stands there."""
    if figure < GUARDS:
        return figure != EMPTY and seat_of(figure) != character.seat
    return figure == ZOMBIE


def may_pass(g: Cadwallon, walk: Walk, character: Character, figure: int) -> bool:
    """CAD-MOVE-2, CAD-MOVE-9, CAD-PASS-1, CAD-PASS-5, CAD-ARC-6, CAD-SKILL-15, CAD-EQUIP-7."""
    if walk.through or walk.flying:
        return True
    return g.options.passing and seat_of(figure) == character.seat


def no_step(g: Cadwallon, walk: Walk, character: Character, to: int) -> str | None:
    """Why a character may not step into a space, without attacking; None if it may."""
    start = character.at
    if to >= DISTRICT:
        return _no_step_below(walk, start, to)
    if start in FIVE:
        return "CAD-CAT-4"
    if start < DISTRICT and to in NEAR[start]:  # nearly always: asked without a detour
        cost = step_cost(g, to)
    else:
        cost = way_cost(g, walk, character, start, to)
        if cost == IMPASSABLE:
            return _no_way(start, to)
    left = points_left(walk) - cost
    if left < 0:
        return "CAD-MOVE-1"
    if to < len(ROOMS) and g.burnt[to]:
        return "CAD-ADV-11"
    return None if g.on[to] == EMPTY else _no_passing(g, walk, character, to, left)


def _no_way(start: int, to: int) -> str:
    if start == CENTRE:
        return "CAD-CAT-6" if to in BY_PENTAGRAM else "CAD-CAT-5"
    return "CAD-BOARD-5" if to in WALLS[start] else "CAD-MOVE-1"


def _no_passing(g: Cadwallon, walk: Walk, character: Character, to: int, left: int) -> str | None:
    """CAD-MOVE-11, CAD-EXPL-11: why an occupied space may not be walked through."""
    start, figure = character.at, g.on[to]
    if start == CENTRE and to not in PENTAGRAMS:
        return "CAD-CAT-6"
    if not may_pass(g, walk, character, figure):
        enemy = figure < GUARDS and seat_of(figure) != character.seat
        return "CAD-MOVE-2" if enemy else "CAD-MOVE-9"
    if is_covered(g, to):
        return "CAD-EXPL-11"
    climbs = climbs_left(walk, character)
    if start < DISTRICT and to in WALLS[start]:
        climbs = climbs.one_less()
    return None if can_end(g, walk, character, to, left, climbs) else "CAD-MOVE-11"


def _no_step_below(walk: Walk, start: int, to: int) -> str | None:
    """CAD-CAT-4: inside the Catacombs only the arrows lead on."""
    if to == LAIR:
        return "CAD-ROOM-17"
    if to == PRISON:
        return "CAD-PRISON-4"
    if to == CENTRE and start in FIVE:
        return None if points_left(walk) >= 1 else "CAD-MOVE-1"
    return "CAD-CAT-4" if start >= DISTRICT or to == CENTRE else "CAD-CAT-1"


def no_attack(g: Cadwallon, walk: Walk, character: Character, to: int) -> str | None:
    """CAD-MOVE-3, CAD-CAT-7, CAD-FIGHT-15, CAD-MIL-14: why it may not attack what stands there."""
    figure = g.on[to]
    if figure == EMPTY or (figure >= GUARDS and figure != ZOMBIE):
        return "CAD-MIL-14"
    if seat_of(figure) == character.seat:
        return "CAD-FIGHT-15"
    if way_cost(g, walk, character, character.at, to) > points_left(walk):
        return "CAD-MOVE-3"
    if character.at == CENTRE and to not in PENTAGRAMS:
        return "CAD-CAT-7"
    return no_fight(g, walk, character)


def no_fight(g: Cadwallon, walk: Walk, character: Character, surcharge: int = 0) -> str | None:
    """CAD-MOVE-3, CAD-SKILL-11, CAD-EQUIP-7, CAD-PRISON-7: an unused action and one AP."""
    if walk.orders:
        return "CAD-SKILL-11"
    if walk.flying:
        return "CAD-EQUIP-7"
    if character.escaped:
        return "CAD-PRISON-7"
    if character.acted:
        return "CAD-ACT-3"
    return None if g.ap >= ATTACK_COST + surcharge else "CAD-ACT-4"


def no_leaving(g: Cadwallon, walk: Walk, character: Character, at: int, left: int) -> str | None:
    """CAD-EXIT-1, CAD-EXIT-2, CAD-EXIT-6, CAD-ALARM-4, CAD-EQUIP-6, CAD-RUL-26: out through an open
    exit."""
    if at >= DISTRICT or not IS_EXIT[at]:
        return "CAD-EXIT-2"
    if walk.orders:
        return "CAD-EXIT-6"
    if not g.alarm:
        return "CAD-EXIT-1"
    if g.portcullises[at] and character.gear != PASS_CARD:
        return "CAD-ALARM-4"
    return None if left >= 1 else "CAD-EXIT-2"


def stairs_price(g: Cadwallon, character: Character) -> int:
    """CAD-ADV-14: seals cost AP, unless one carries what opens them."""
    seals = sheet(g).seals
    if seals is None or any(LOOT_NUMBER[kind] in character.loot for kind in seals.free_with):
        return 0
    return seals.ap


def no_descent(
    g: Cadwallon, walk: Walk, character: Character, at: int, left: int, room: int
) -> str | None:
    """CAD-CAT-1, CAD-CAT-2, CAD-CAT-8, CAD-CAT-9, CAD-CAT-12, CAD-RUL-4: down a staircase into a
    room."""
    if not g.options.catacombs or at >= len(ROOMS) or g.found[at] != STAIRCASE:
        return "CAD-CAT-1"
    return no_entry(g, walk, character, left, room)


def no_entry(g: Cadwallon, walk: Walk, character: Character, left: int, room: int) -> str | None:
    """Why a character that has a way down may not take it into this room."""
    if walk.orders:
        return "CAD-SKILL-11"
    if left < 1:
        return "CAD-CAT-1"
    if room == SECRET_TREASURY and not _mechanism(g, character):
        return "CAD-CAT-2"
    figure = g.on[room]
    price = stairs_price(g, character)
    if figure == EMPTY:
        return None if g.ap >= price else "CAD-ADV-14"
    if seat_of(figure) == character.seat:
        return "CAD-CAT-12"
    return no_fight(g, walk, character, price)


def _mechanism(g: Cadwallon, character: Character) -> bool:
    """CAD-CAT-2, CAD-EXPL-9, CAD-RUL-19: another of the gang stands at a mechanism."""
    for other in gang(g, character.seat):
        if other is not character and 0 <= other.at < len(ROOMS) and g.found[other.at] == MECHANISM:
            return True
    return False


class Climbs(NamedTuple):
    """What opens walls to a walker: CAD-ARC-7, and CAD-EQUIP-14 once a Move."""

    passages: int
    hook: bool

    def one_less(self) -> Climbs:
        """After a wall: a passage is used before the Grappling Hook."""
        return Climbs(self.passages - 1, self.hook) if self.passages else Climbs(0, False)


def climbs_left(walk: Walk, character: Character) -> Climbs:
    """What is left of it at this moment of the Move."""
    hook = character.gear == HOOK and not walk.hook and not walk.orders
    return Climbs(walk.passages, hook)


def can_end(
    g: Cadwallon, walk: Walk, character: Character, at: int, left: int, climbs: Climbs
) -> bool:
    """CAD-MOVE-11: whether a walker who only passes here finds a legal end of its Move."""
    if no_leaving(g, walk, character, at, left) is None:
        return True
    if any(no_descent(g, walk, character, at, left, room) is None for room in FIVE):
        return True
    fights = no_fight(g, walk, character) is None
    for to in (*NEAR[at], *WALLS[at]):
        cost = _onward(g, walk, at, to, climbs)
        if cost > left or (to < len(ROOMS) and g.burnt[to]):
            continue
        figure = g.on[to]
        if figure == EMPTY:
            return True
        if fights and is_foe(character, figure):
            return True
        if may_pass(g, walk, character, figure) and not is_covered(g, to):
            then = climbs.one_less() if to in WALLS[at] else climbs
            if can_end(g, walk, character, to, left - cost, then):
                return True
    return False


def _onward(g: Cadwallon, walk: Walk, at: int, to: int, climbs: Climbs) -> int:
    """The cost of a step that is only thought of: what opens walls may be used up by then."""
    if to in NEAR[at] or walk.flying or climbs.passages:
        return step_cost(g, to)
    return step_cost(g, to) + HOOK_COST if climbs.hook else IMPASSABLE

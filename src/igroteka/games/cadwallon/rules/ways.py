"""Where a Move may lead (CAD-MOVE, CAD-EXIT, CAD-CAT): all its ends in reach, and the ways there.

Each step is judged by the predicates that judge it when it is taken, on a state that may be
changed: whoever wants to know hands over a copy.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final

from igroteka.games.cadwallon.content import ATTACK_COST
from igroteka.games.cadwallon.rules.board import (
    BY_PENTAGRAM,
    CENTRE,
    FIVE,
    NEAR,
    PENTAGRAMS,
    PRISON,
    WALLS,
)
from igroteka.games.cadwallon.rules.explore import is_covered
from igroteka.games.cadwallon.rules.figures import leave_space, seat_of
from igroteka.games.cadwallon.rules.paths import (
    DISTRICT,
    is_foe,
    no_attack,
    no_descent,
    no_leaving,
    no_step,
    points_left,
    stairs_price,
)
from igroteka.games.cadwallon.rules.state import EMPTY, Cadwallon, Character, Walk
from igroteka.games.cadwallon.rules.walk import pay_step

CHOICE: Final = 3
"""So many ways to one end are enough to choose from."""


@dataclass(slots=True)
class Way:
    """Some steps of a Move: the spaces, the first included, and the Move before each step."""

    path: tuple[int, ...]
    walks: tuple[Walk, ...]
    """As many as spaces: what is left on each."""
    walls: int
    """How many walls it crosses."""
    met: tuple[int, ...]
    """Whom it passes that something could be exchanged with (CAD-PASS-2)."""


@dataclass(slots=True)
class End:
    """A way, and what ends the Move there: stopping, leaving, an attack, going down."""

    verb: str
    goal: int
    way: Way
    ap: int
    """Action points that this takes, the Move itself aside."""


def ends(g: Cadwallon, walk: Walk) -> list[End]:
    """CAD-MOVE-1 to CAD-MOVE-5, CAD-MOVE-9, CAD-MOVE-11: all that this Move can end with, the
    cheapest way to each first."""
    character = g.characters[walk.who]
    leave_space(g, character)
    found: dict[tuple[str, int], list[End]] = {}
    seen: set[tuple[int, int, bool, tuple[int, ...]]] = set()
    first = Way((character.at,), (walk,), 0, ())
    waiting: list[tuple[int, int, int, Way]] = [(walk.spent, 0, 0, first)]
    pushed = 0
    while waiting:
        way = heappop(waiting)[-1]
        at, now = way.path[-1], way.walks[-1]
        place = (at, now.passages, now.hook, way.met)
        if place in seen:
            continue
        seen.add(place)
        character.at = at
        for end in _ends_here(g, character, way):
            known = found.setdefault((end.verb, end.goal), [])
            if len(known) < CHOICE and not any(_as_good(other.way, way) for other in known):
                known.append(end)
        for further in _steps(g, character, way):
            pushed += 1
            heappush(waiting, (further.walks[-1].spent, further.walls, pushed, further))
    return [end for known in found.values() for end in known]


def _as_good(one: Way, other: Way) -> bool:
    """Whether another way, which costs no less, gives nothing that this one does not."""
    return one.walls <= other.walls and one.met == other.met


def _steps(g: Cadwallon, character: Character, way: Way) -> Iterator[Way]:
    """CAD-EXPL-1, CAD-ADV-5: one space further, unless a token has ended the Move here."""
    at, walk = way.path[-1], way.walks[-1]
    if len(way.path) > 1 and is_covered(g, at) and g.on[at] == EMPTY:
        return
    for to in _next_to(at):
        if no_step(g, walk, character, to) is None:
            after = walk.copy()
            pay_step(g, after, character, to)
            walls = way.walls + (at < DISTRICT and to not in NEAR[at])
            met = way.met
            if g.on[to] not in met and _exchanges(g, character, g.on[to]):
                met = tuple(sorted((*met, g.on[to])))
            yield Way((*way.path, to), (*way.walks, after), walls, met)


def _next_to(at: int) -> tuple[int, ...]:
    if at < DISTRICT:
        return (*NEAR[at], *WALLS[at])
    if at == CENTRE:
        return (*PENTAGRAMS, *BY_PENTAGRAM)
    return () if at == PRISON else (CENTRE,)


def _exchanges(g: Cadwallon, character: Character, figure: int) -> bool:
    """CAD-PASS-2: one of the gang is passed, and one of the two has something."""
    if figure == EMPTY or not g.options.passing or seat_of(figure) != character.seat:
        return False
    pair = (character, g.characters[figure])
    return any(one.loot or one.gear != EMPTY for one in pair)


def _ends_here(g: Cadwallon, character: Character, way: Way) -> Iterator[End]:
    at, walk = way.path[-1], way.walks[-1]
    left = points_left(walk)
    free = at == CENTRE or g.on[at] == EMPTY
    if free and len(way.path) > 1:
        yield End("stop", at, way, 0)
    if free and len(way.path) > 1 and is_covered(g, at):
        return
    if no_leaving(g, walk, character, at, left) is None:
        yield End("leave", at, way, 0)
    for room in FIVE:
        if no_descent(g, walk, character, at, left, room) is None:
            price = stairs_price(g, character)
            if g.on[room] == EMPTY:
                yield End("down", room, way, price)
            else:
                yield End("storm", room, way, price + ATTACK_COST)
    for to in _next_to(at):
        if is_foe(character, g.on[to]) and no_attack(g, walk, character, to) is None:
            yield End("attack", to, way, ATTACK_COST)

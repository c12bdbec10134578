"""Flight (CAD-FLEE) and the way to the Prison (CAD-PRISON-1, CAD-PRISON-2)."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.games.cadwallon.content import FLEE_DISTANCE
from igroteka.games.cadwallon.rules.board import PRISON, SPACE_ID, STREETS, flight_ends
from igroteka.games.cadwallon.rules.figures import (
    CROWDS,
    end_activation,
    has_skill,
    leave_space,
    name,
    put,
    put_figure,
    told,
)
from igroteka.games.cadwallon.rules.state import EMPTY, GUARDS, Cadwallon, Character
from igroteka.kernel.flow import Flow, Option, one_of

TERROR_DISTANCE: Final = 5
"""CAD-SKILL-13."""


@cache
def fleeing(space: int) -> Option:
    """Fleeing to a space."""
    where = SPACE_ID[space]
    return Option(f"flee:{where}", "flee", space, {"space": where}, (where,))


def flight_distance(g: Cadwallon, winner: int) -> int:
    """CAD-FLEE-2, CAD-SKILL-13: three spaces, five from Dorak."""
    if winner < GUARDS and has_skill(g.characters[winner], "terror"):
        return TERROR_DISTANCE
    return FLEE_DISTANCE


def shut_to(g: Cadwallon, figure: int) -> tuple[int, ...]:
    """CAD-FLEE-9: burnt rooms for all, the crowd for militiamen and hunters."""
    if figure < GUARDS or not CROWDS[g.adventure]:
        return g.shut
    return (*g.shut, *sorted(CROWDS[g.adventure]))


def legal_ends(g: Cadwallon, figure: int, start: int, steps: int) -> list[int]:
    """CAD-FLEE-2, CAD-FLEE-3: ends of the full flight, or of the longest there is."""
    shut = shut_to(g, figure)
    for length in range(steps, 0, -1):
        ends = [end for end in flight_ends(start, length, shut) if g.on[end] == EMPTY]
        if ends:
            return ends
    return []


def flee(g: Cadwallon, figure: int, space: int, steps: int, mover: int) -> Flow[bool]:
    """CAD-FLEE-1 to CAD-FLEE-6, CAD-DEC-16: the mover chooses where; False where there is no way.

    The figure is no longer on the board's list of who stands where: the winner has the space.
    """
    ends = legal_ends(g, figure, space, steps)
    if not ends:
        return False

    def forbids(option: Option) -> str | None:
        end: int = option.value
        if end in ends:
            return None
        if end == space:
            return "CAD-FLEE-4"
        if g.on[end] != EMPTY:
            return "CAD-FLEE-3"
        return "CAD-FLEE-9" if end in shut_to(g, figure) else "CAD-FLEE-2"

    args = {"figure": name(g, figure), "steps": steps}
    chosen: Option = yield one_of(
        mover,
        "flight",
        "CAD-DEC-16",
        lambda: [fleeing(end) for end in STREETS],
        forbids,
        args,
        quick=[fleeing(end) for end in ends],
    )
    run_to(g, figure, chosen.value)
    return True


def run_to(g: Cadwallon, figure: int, space: int) -> None:
    """CAD-FLEE-8: moved there; neither Move nor activation is used up."""
    if figure < GUARDS:
        put(g, g.characters[figure], space)
    else:
        put_figure(g, figure, space)
    g.tell("fled", "CAD-FLEE-1", figure=name(g, figure), space=SPACE_ID[space])


def imprison(g: Cadwallon, character: Character, rule: str) -> None:
    """CAD-PRISON-1, CAD-PRISON-2, CAD-PRISON-11: straight there, with all it carries."""
    leave_space(g, character)
    character.at = PRISON
    character.visit = False
    end_activation(g, character)
    g.tell("imprisoned", rule, **told(g, character))

"""The end of the game (REL-END): three endings, and who has won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.games.relicvium.rules.campaign import points
from igroteka.games.relicvium.rules.holdings import areas_held, castles
from igroteka.games.relicvium.rules.metrics import units_on_board
from igroteka.games.relicvium.rules.state import Relicvium
from igroteka.games.relicvium.rules.strength import cards_held
from igroteka.kernel.flow import WHO
from igroteka.kernel.game import Result

NINTH_CASTLE: Final = "REL-END-2"
TYPE_LOST: Final = "REL-END-3"
LAST_ROUND: Final = "REL-EOR-3"
NOBODY: Final = "REL-END-10"


def end(g: Relicvium, rule: str) -> None:
    """REL-END-1: the match is over."""
    g.phase = "over"
    g.ended_by = rule
    first = winners(g)
    if len(first) == 1:
        g.tell("won", rule, who=WHO[first[0]], areas=areas_held(g, first[0]))
    else:
        g.tell("nobody-won", NOBODY)


def _areas(g: Relicvium, seat: int) -> int:
    return areas_held(g, seat)


def _castles(g: Relicvium, seat: int) -> int:
    return castles(g.players[seat])


def _units(g: Relicvium, seat: int) -> int:
    return units_on_board(g, g.players[seat])


_BY_MIGHT: Final[tuple[Callable[[Relicvium, int], int], ...]] = (
    _areas,
    _castles,
    _units,
    cards_held,
)
"""REL-END-5, REL-END-7 to REL-END-9: areas, castles, units, strength cards (none without them)."""


def winners(g: Relicvium) -> list[int]:
    """REL-END-2, REL-END-4 to REL-END-12: the one winner, or those that tie to the last."""
    seats = list(range(len(g.players)))
    if g.ended_by == NINTH_CASTLE:
        return [max(seats, key=lambda seat: castles(g.players[seat]))]
    measures = (points, *_BY_MIGHT) if g.options.campaign else _BY_MIGHT
    for measure in measures:
        values = {seat: measure(g, seat) for seat in seats}
        top = max(values.values())
        seats = [seat for seat in seats if values[seat] == top]
    return seats


def result(g: Relicvium) -> Result:
    """REL-END-10, REL-END-14: one winner or none; the others share the second place."""
    count = len(g.players)
    measure = points if g.options.campaign else _areas
    scores = tuple([measure(g, seat) for seat in range(count)])
    first = winners(g)
    if len(first) > 1:
        return Result(scores, (), NOBODY)
    others = tuple([seat for seat in range(count) if seat not in first])
    return Result(scores, (tuple(first), others), g.ended_by)

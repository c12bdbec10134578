"""The first two steps of a turn: the draw and the militia (CAD-TURN-1, CAD-MIL, CAD-PATROL)."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.games.cadwallon.content import DIE, MILITIA
from igroteka.games.cadwallon.rules.board import NEAR, SPACE_ID, STREETS
from igroteka.games.cadwallon.rules.fights import fight
from igroteka.games.cadwallon.rules.figures import current, name, put_figure, seat_of, sheet
from igroteka.games.cadwallon.rules.flight import shut_to
from igroteka.games.cadwallon.rules.hands import draw, reveal_colour
from igroteka.games.cadwallon.rules.intrigues import check_standing
from igroteka.games.cadwallon.rules.results import settle
from igroteka.games.cadwallon.rules.state import (
    EMPTY,
    GUARDS,
    IS_PURPLE,
    KORNAK,
    VALRUT,
    Cadwallon,
    Player,
)
from igroteka.kernel.flow import WHO, Flow, Option, one_of
from igroteka.kernel.journal import MUTE

STAYS_ON: Final = MILITIA[0].move.stay_on
REINFORCED_MOVE: Final = next(card.move.purple for card in MILITIA if card.mode == "expansion")


@cache
def leading(figure: int, card: str) -> Option:
    """Naming a militiaman."""
    return Option(f"lead:{card}", "lead", figure, {"figure": card}, (f"figure:{card}",))


def _patrolling(space: int) -> Option:
    """Leading a militiaman to a space."""
    where = SPACE_ID[space]
    return Option(f"patrol:{where}", "patrol", space, {"space": where}, (where,))


_PATROL: Final = tuple(_patrolling(space) for space in STREETS)


def watch(g: Cadwallon) -> Flow[None]:
    """CAD-TURN-1, CAD-TURN-3 to CAD-TURN-5, CAD-TURN-7: draw a card, then lead the militia."""
    player = current(g)
    g.tell("turn", "CAD-TURN-1", who=WHO[player.seat])
    draw(g, player, 1, "CAD-TURN-3")
    yield from _militia_step(g, player)
    check_standing(g)
    g.phase = "turn"


def _militia_step(g: Cadwallon, player: Player) -> Flow[None]:
    """CAD-MIL-1, CAD-ADV-2, CAD-PATROL-1, CAD-PATROL-2: name one, then see how far he goes
    (CAD-EX-14)."""
    reach = REINFORCED_MOVE
    if g.options.patrols:
        colour = reveal_colour(g)
        if colour != IS_PURPLE:
            g.tell("no-patrol", "CAD-PATROL-2")
            return
    g.watched = []
    for _ in range(2 if sheet(g).double_watch else 1):
        figure = yield from _name_one(g, player)
        g.watched.append(figure)
        if not g.options.patrols:
            reach = g.chance.roll(DIE, "CAD-MIL-1")
            if g.journal is not MUTE:
                g.tell("patrol-die", "CAD-MIL-1", figure=name(g, figure), face=reach)
            if reach in STAYS_ON:
                g.tell("guard-stays", "CAD-MIL-2", figure=name(g, figure))
                continue
        yield from _lead(g, player, figure, reach)


def _name_one(g: Cadwallon, player: Player) -> Flow[int]:
    """CAD-DEC-5, CAD-ADV-2, CAD-ADV-3: one of those in play, each once."""

    def forbids(option: Option) -> str | None:
        return "CAD-ADV-2" if option.value in g.watched else None

    figures = [GUARDS + n for n, space in enumerate(g.guards) if space >= 0]
    options = [leading(figure, name(g, figure)) for figure in figures]
    quick = None if g.watched else options
    chosen: Option = yield one_of(
        player.seat, "militia", "CAD-DEC-5", options, forbids, quick=quick
    )
    figure: int = chosen.value
    return figure


def reachable(g: Cadwallon, player: Player, figure: int, reach: int) -> dict[int, int]:
    """CAD-MIL-2 to CAD-MIL-6, CAD-PATROL-7, CAD-PATROL-8, CAD-EXIT-5: the spaces he may end on,
    each with the space before it.

    Free ones, and at the end of the way a character of another gang, which is an attack.
    """
    start = g.guards[figure - GUARDS]
    shut, on = shut_to(g, figure), g.on
    before = {start: start}
    edge = [start]
    for _ in range(reach):
        beyond: list[int] = []
        for here in edge:
            for there in NEAR[here]:
                if there in before or there in shut:
                    continue
                other = on[there]
                if other == EMPTY:
                    before[there] = here
                    beyond.append(there)
                elif other < GUARDS and seat_of(other) != player.seat:
                    before[there] = here
        edge = beyond
    return before


def _lead(g: Cadwallon, player: Player, figure: int, reach: int) -> Flow[None]:
    """CAD-MIL-3, CAD-MIL-4: he goes as far as the active player likes; meeting a character is an
    attack."""
    ways = reachable(g, player, figure, reach)

    def forbids(option: Option) -> str | None:
        to: int = option.value
        if to in ways:
            return None
        if to in shut_to(g, figure):
            return "CAD-FLEE-9" if to < len(g.burnt) else "CAD-ADV-17"
        if g.on[to] == EMPTY:
            return "CAD-MIL-2"
        own = seat_of(g.on[to]) == player.seat or g.on[to] >= GUARDS
        return "CAD-MIL-5" if own else "CAD-MIL-2"

    args = {"figure": name(g, figure), "steps": reach}
    chosen: Option = yield one_of(
        player.seat,
        "patrol",
        "CAD-DEC-5",
        _PATROL,
        forbids,
        args,
        quick=[_PATROL[space] for space in sorted(ways)],
    )
    to: int = chosen.value
    start = g.guards[figure - GUARDS]
    if g.journal is not MUTE:
        g.tell("patrolled", "CAD-MIL-2", figure=name(g, figure), space=SPACE_ID[to])
    if to == start or g.on[to] == EMPTY:
        put_figure(g, figure, to)
        return
    defender = g.on[to]
    g.on[start] = EMPTY
    g.guards[figure - GUARDS] = to
    won = yield from fight(g, figure, defender, to)
    yield from settle(g, won, ways[to])


assert (KORNAK, VALRUT) == (GUARDS, GUARDS + 1), "the militia comes first"

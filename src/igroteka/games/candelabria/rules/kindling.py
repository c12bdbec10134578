"""The Kindling season (CAN-KIND): rounds of one Deploy or Maneuver for each player."""

from __future__ import annotations

from typing import Final

from igroteka.games.candelabria.content import CANDLES
from igroteka.games.candelabria.rules.deploy import COST, DEPLOY, DEPLOY_CARD
from igroteka.games.candelabria.rules.maneuver import DISCARD, MANEUVER, move, which_move
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Player
from igroteka.kernel.actions import Actions
from igroteka.kernel.flow import DONE, PASS, Flow, Option, one_of

ACTIONS: Final = Actions(DEPLOY, MANEUVER)

_PLAYS: Final = tuple(
    tuple(
        (*(DEPLOY_CARD[card][role] for role in range(3) if free >> role & 1), DISCARD[card])
        for free in range(8)
    )
    for card in range(len(CANDLES))
)
"""What can be done with each card, by the roles in which it may be deployed, one bit each."""


def kindle(g: Candelabria) -> Flow[None]:
    """CAN-KIND-1: the next move of the running Maneuver, or the next player's turn."""
    player = g.players[g.order[g.turn]]
    return _turn(g, player) if g.deed.seat == NONE else _move(g, player)


def _turn(g: Candelabria, player: Player) -> Flow[None]:
    """CAN-KIND-1, CAN-KIND-2: one Deploy, or the card for a Maneuver."""
    # No anchor: a guess may give this hand fewer choices than it has, and must not run on.
    question = one_of(player.seat, "turn", "CAN-DEC-4", _candidates, _forbids, about=(g, player))
    question.quick = _options
    answer: Option = yield question
    g.deed.begin(player.seat)
    yield from ACTIONS.perform(g, player, answer)
    _end_deed(g)


def _move(g: Candelabria, player: Player) -> Flow[None]:
    """CAN-MAN-3: one more move of the running Maneuver, or none."""
    answer: Option = DONE
    question = which_move(g, player)
    if question is not None:
        answer = yield question
    follows = move(g, player, answer)
    if follows is not None:
        yield from follows
    _end_deed(g)


def _end_deed(g: Candelabria) -> None:
    """CAN-KIND-1: a turn is over with its Deploy, or with the last move of its Maneuver."""
    deed = g.deed
    if not deed.moves and not deed.extra:
        deed.seat = NONE
        pass_turn(g)


def _candidates(g: Candelabria, player: Player) -> list[Option]:
    return [*ACTIONS.candidates(g, player), PASS]


def _forbids(g: Candelabria, player: Player, option: Option) -> str | None:
    """CAN-KIND-2: who holds a card may not pass."""
    return "CAN-KIND-2" if option is PASS else ACTIONS.forbids(g, player, option)


def _options(_g: Candelabria, player: Player) -> list[Option]:
    """What the predicates of both actions allow, quickly."""
    options: list[Option] = []
    free = 0
    for role, deployed in enumerate(player.deployed):
        if deployed == NONE:
            free |= 1 << role
    wax = player.wax
    for card in player.hand:
        options += _PLAYS[card][free if COST[card] <= wax else 0]
    return options


def begin_kindling(g: Candelabria) -> None:
    """CAN-YEAR-2, CAN-YEAR-4: in track order; the sequence of a round is fixed when it begins."""
    g.phase = "kindling"
    g.order = g.track[:]
    g.turn = -1
    pass_turn(g)


def pass_turn(g: Candelabria) -> None:
    """CAN-KIND-2, CAN-KIND-3: on to the next player who holds a card, if there is one."""
    for turn in range(g.turn + 1, len(g.order)):
        if g.players[g.order[turn]].hand:
            g.turn = turn
            return
    for turn, seat in enumerate(g.track):
        if g.players[seat].hand:
            g.order = g.track[:]
            g.turn = turn
            return
    g.phase = "curses"
    g.turn = 0

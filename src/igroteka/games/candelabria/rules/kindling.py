"""The Kindling season (CAN-KIND): rounds of one Deploy or Maneuver for each player."""

from __future__ import annotations

from typing import Final

from igroteka.games.candelabria.rules.deploy import COST, DEPLOY, DEPLOY_CARD
from igroteka.games.candelabria.rules.maneuver import DISCARD, MANEUVER, move
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Deed, Player
from igroteka.kernel.actions import Actions
from igroteka.kernel.flow import PASS, Flow, Option, one_of

ACTIONS: Final = Actions(DEPLOY, MANEUVER)


def kindle(g: Candelabria) -> Flow[None]:
    """CAN-KIND-1: the next move of the running Maneuver, or the next player's turn."""
    player = g.players[g.order[g.turn]]
    if g.deed.seat == NONE:
        yield from _turn(g, player)
    else:
        yield from move(g, player)
    if not g.deed.moves and not g.deed.extra:
        g.deed.seat = NONE
        pass_turn(g)


def _turn(g: Candelabria, player: Player) -> Flow[None]:
    """CAN-KIND-1, CAN-KIND-2: one Deploy, or the card for a Maneuver."""
    # No anchor: a guess may give this hand fewer choices than it has, and must not run on.
    answer: Option = yield one_of(
        player.seat,
        "turn",
        "CAN-DEC-4",
        _candidates,
        _forbids,
        quick=_options(player),
        about=(g, player),
    )
    g.deed = Deed(player.seat, 0, 0, 0, 0, 0, 0)
    yield from ACTIONS.perform(g, player, answer)


def _candidates(g: Candelabria, player: Player) -> list[Option]:
    return [*ACTIONS.candidates(g, player), PASS]


def _forbids(g: Candelabria, player: Player, option: Option) -> str | None:
    """CAN-KIND-2: who holds a card may not pass."""
    return "CAN-KIND-2" if option is PASS else ACTIONS.forbids(g, player, option)


def _options(player: Player) -> list[Option]:
    """What the predicates of both actions allow, quickly."""
    options: list[Option] = []
    free = [role for role in range(3) if player.deployed[role] == NONE]
    wax = player.wax
    for card in player.hand:
        if COST[card] <= wax:
            options += [DEPLOY_CARD[card][role] for role in free]
        options.append(DISCARD[card])
    return options


def begin_kindling(g: Candelabria) -> None:
    """CAN-YEAR-2, CAN-YEAR-4: in track order; the sequence of a round is fixed when it begins."""
    g.phase = "kindling"
    g.order = g.track[:]
    g.turn = -1
    pass_turn(g)


def pass_turn(g: Candelabria) -> None:
    """CAN-KIND-2, CAN-KIND-3: on to the next player who holds a card, if there is one."""
    if not any(player.hand for player in g.players):
        g.phase = "curses"
        g.turn = 0
        return
    while True:
        g.turn += 1
        if g.turn == len(g.order):
            g.order = g.track[:]
            g.turn = 0
        if g.players[g.order[g.turn]].hand:
            return

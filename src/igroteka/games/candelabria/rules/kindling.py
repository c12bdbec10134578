"""The Kindling season (CAN-KIND): rounds of one Deploy or Maneuver for each player."""

from __future__ import annotations

from igroteka.games.candelabria.rules.deploy import COST, DEPLOY, DEPLOY_CARD
from igroteka.games.candelabria.rules.maneuver import DISCARD, MANEUVER
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Player
from igroteka.kernel.flow import Flow, Option, Question, Refusal, refusals

ACTIONS = (DEPLOY, MANEUVER)
PASS = Option("pass", "pass")
"""Never offered to who holds a card (CAN-KIND-2): it is there to be refused."""


def kindle(g: Candelabria) -> Flow[None]:
    """CAN-KIND-1, CAN-KIND-2: one player's turn."""
    player = g.players[g.order[g.turn]]

    def refused() -> list[Refusal]:
        return [*refusals(ACTIONS, g, player), Refusal(PASS, "CAN-KIND-2")]

    # No anchor: a guess may give this hand fewer choices than it has, and must not run on.
    answer: Option = yield Question(
        player.seat, "turn", _options(player), "CAN-DEC-4", refused=refused
    )
    tally = g.tally
    tally.seat = player.seat
    tally.cubes = tally.tactics = tally.purchases = 0
    if answer.verb == "deploy":
        yield from DEPLOY.perform(g, player, answer)
    else:
        yield from MANEUVER.perform(g, player, answer)
    tally.seat = NONE
    pass_turn(g)


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
    """CAN-YEAR-4: the sequence of a round is fixed when it begins."""
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

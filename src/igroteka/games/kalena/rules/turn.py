"""Step 3 of a round: turns (KAL-TURN)."""

from __future__ import annotations

from igroteka.games.kalena.rules.build import BUILD
from igroteka.games.kalena.rules.contact import CONTACT_GHOST
from igroteka.games.kalena.rules.explore import EXPLORE
from igroteka.games.kalena.rules.extract import EXTRACT
from igroteka.games.kalena.rules.learn import LEARN
from igroteka.games.kalena.rules.rounds import end_round
from igroteka.games.kalena.rules.sell import SELL
from igroteka.games.kalena.rules.state import Kalena
from igroteka.games.kalena.rules.tokens import TRAIN
from igroteka.kernel.actions import Actions
from igroteka.kernel.flow import WHO, Flow, Option

ACTIONS = Actions(EXPLORE, EXTRACT, BUILD, CONTACT_GHOST, SELL, LEARN, TRAIN)

END = (Option("end", "end"),)


def turn(g: Kalena) -> Flow[None]:
    """KAL-TURN-2, KAL-TURN-3: any actions in any order, until the player stops.

    KAL-TURN-4: where ending is all that is left, the kernel takes it without asking.
    """
    player = g.players[g.order[g.turn]]
    while True:
        option = yield ACTIONS.ask(
            g, player, player.seat, "turn", "KAL-DEC-4", also=END, anchor=True
        )
        if option.verb == "end":
            break
        yield from ACTIONS.perform(g, player, option)
    g.tell("turn-ended", "KAL-TURN-3", who=WHO[player.seat])
    g.turn += 1
    if g.turn == len(g.order):
        end_round(g)

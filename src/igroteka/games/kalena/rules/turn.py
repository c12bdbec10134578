"""Step 3 of a round: turns (KAL-TURN)."""

from __future__ import annotations

from typing import Final

from igroteka.games.kalena.content import CONSTRUCTION, EXPLORATION, EXTRACTION
from igroteka.games.kalena.rules.build import BUILD
from igroteka.games.kalena.rules.contact import CONTACT_GHOST
from igroteka.games.kalena.rules.explore import EXPLORE
from igroteka.games.kalena.rules.extract import EXTRACT
from igroteka.games.kalena.rules.learn import LEARN
from igroteka.games.kalena.rules.rounds import end_round
from igroteka.games.kalena.rules.sell import SELL
from igroteka.games.kalena.rules.state import Kalena, Player
from igroteka.games.kalena.rules.tokens import CHEAPEST, TRAIN
from igroteka.kernel.actions import Actions
from igroteka.kernel.flow import WHO, Flow, Option


def _offered(g: Kalena, player: Player) -> list[Option]:
    """What the actions let pass, quickly: what nothing could pay for is not looked at."""
    active = player.active
    options: list[Option] = []
    if active[EXPLORATION]:
        options += EXPLORE.quick(g, player)
    if active[EXTRACTION]:
        options += EXTRACT.quick(g, player)
    supplied = any(player.resources)
    if supplied and active[CONSTRUCTION]:
        options += BUILD.quick(g, player)
    if g.ghosts[player.hex]:
        options += CONTACT_GHOST.quick(g, player)
    if supplied:
        options += SELL.quick(g, player)
        options += LEARN.quick(g, player)
    if player.pecunias >= CHEAPEST:
        options += TRAIN.quick(g, player)
    return options


ACTIONS: Final = Actions(EXPLORE, EXTRACT, BUILD, CONTACT_GHOST, SELL, LEARN, TRAIN, quick=_offered)

END: Final = (Option("end", "end"),)


def turn(g: Kalena) -> Flow[None]:
    """KAL-TURN-2, KAL-TURN-3: any actions in any order, until the player stops; which may be at
    once (KAL-TURN-5). Nobody else is asked (KAL-TURN-6).

    KAL-TURN-4: where ending is all that is left, the kernel takes it without asking.
    """
    # KAL-TURN-1, KAL-TURN-7: in the order of the tokens, which valour changes only at the reorder.
    player = g.players[g.order[g.turn]]
    while True:
        # KAL-TERM-13: nothing passes between players, and nothing is thrown away: no such action.
        option = yield ACTIONS.ask(
            g, player, player.seat, "turn", "KAL-DEC-4", also=END, anchor=True
        )
        if option.verb == "end":
            break
        yield from ACTIONS.perform(g, player, option)  # KAL-TURN-8: to its end
    g.tell("turn-ended", "KAL-TURN-3", who=WHO[player.seat])
    g.turn += 1
    if g.turn == len(g.order):
        end_round(g)

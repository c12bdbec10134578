"""The round (REL-ROUND): its beginning, the order of its stages, its end (REL-EOR)."""

from __future__ import annotations

from igroteka.games.relicvium.rules.campaign import score_plot
from igroteka.games.relicvium.rules.ending import LAST_ROUND, end
from igroteka.games.relicvium.rules.events import TURNED_TABLES, leave
from igroteka.games.relicvium.rules.land import COUNT
from igroteka.games.relicvium.rules.state import NONE, Player, Relicvium, Tally
from igroteka.kernel.flow import Flow


def begin_round(g: Relicvium) -> None:
    """REL-ROUND-1, REL-ROUND-2: the event stage comes first."""
    g.phase = "events"
    g.battle = None
    for player in g.players:
        player.tally = Tally(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    g.tell("round", "REL-ROUND-1", round=g.round)


def peace_order(g: Relicvium) -> list[int]:
    """REL-INIT-1, REL-EVENT-F: by initiative, with Turned Tables the other way round."""
    return g.order[::-1] if g.peace == TURNED_TABLES else g.order


def round_end(g: Relicvium) -> Flow[None]:
    """REL-ROUND-5, REL-EOR-1 to REL-EOR-3: clear the board, score the plot, go on or end."""
    clear_board(g)
    score_plot(g)
    leave(g)
    if g.round == g.options.last_round:
        end(g, LAST_ROUND)
    else:
        g.round += 1
        g.order = g.order[1:] + g.order[:1]  # REL-INIT-3: who was first is last now
        begin_round(g)
    return
    yield


def clear_board(g: Relicvium) -> None:
    """REL-EOR-1: tokens and creatures go home, marks and effects end."""
    g.spent = [0] * COUNT
    g.helping = [0] * COUNT
    g.blocked = NONE
    for player in g.players:
        take_back(player)


def take_back(player: Player) -> None:
    """REL-COMP-13, REL-SUM-2: everything may be placed again."""
    player.melee = [NONE] * 3
    player.ranged = [NONE] * 3
    player.sent = [0, 0, 0]
    player.creatures = [NONE] * 3
    player.hedged = player.decayed = NONE

"""The territory actions (CAN-ACT, CAN-INFL, CAN-BARR, CAN-MINE, CAN-PORTAL)."""

from __future__ import annotations

from igroteka.games.candelabria.content import (
    ACTIONS,
    BARRACKS,
    CASTLE_FIGURE,
    FORGE,
    HOUSES,
    INFLUENCE,
    MINE,
    PORTAL,
    ROLES,
)
from igroteka.games.candelabria.rules.candles import visit_tavern
from igroteka.games.candelabria.rules.choices import END, TO
from igroteka.games.candelabria.rules.extinguish import AT_CURSE, influence
from igroteka.games.candelabria.rules.figures import castles
from igroteka.games.candelabria.rules.forge import visit_forge
from igroteka.games.candelabria.rules.land import BIT, OFF, TERRITORY_ID, members
from igroteka.games.candelabria.rules.points import free_cells
from igroteka.games.candelabria.rules.powers import COUNT, bonus
from igroteka.games.candelabria.rules.quests import arrived, gained_cubes
from igroteka.games.candelabria.rules.state import Candelabria, Player
from igroteka.games.candelabria.rules.tactics import take_tactics
from igroteka.games.candelabria.rules.two_players import move_curses
from igroteka.kernel.flow import WHO, Flow, Option, Question, Refusal

CASTLE = len(ROLES)
"""The number of the castle among the figures that move; candles have those of their roles."""
FIGURE_ID = (*(role.id for role in ROLES), CASTLE_FIGURE.id)

CHOOSE_FIGURE = tuple(
    tuple(
        Option(f"figure:{id}", "figure", number, {"figure": id}, (f"{house.id}:{id}",))
        for number, id in enumerate(FIGURE_ID)
    )
    for house in HOUSES
)
"""By House and figure."""
MIX = {
    (gold, wax): Option(f"cubes:{gold}:{wax}", "cubes", (gold, wax), {"gold": gold, "wax": wax})
    for gold in range(11)
    for wax in range(11 - gold)
}


def size(g: Candelabria, player: Player, action: int) -> int:
    """CAN-ACT-1 to CAN-ACT-3: territories with the symbol and an own land flame, and bonuses."""
    return (player.land & g.side.symbol[action]).bit_count() + bonus(g, player, COUNT + action)


def perform(g: Candelabria, player: Player, action: int) -> Flow[None]:
    """CAN-MAN-6, CAN-ACT-5: the whole action, its size counted once."""
    n = size(g, player, action)
    g.tell("action", "CAN-ACT-1", who=WHO[player.seat], action=ACTIONS[action].id, amount=n)
    if action == MINE:
        yield from visit_mine(g, player, n)
    elif action == INFLUENCE:
        yield from influence_curses(g, player, n)
    elif action == BARRACKS:
        yield from take_tactics(g, player, n, "CAN-BARR-1", optional=False)
    elif action == FORGE:
        yield from visit_forge(g, player, n, "CAN-DEC-14")
    elif action == PORTAL:
        yield from pass_portal(g, player, n)
    else:
        yield from visit_tavern(g, player, n)


def influence_curses(g: Candelabria, player: Player, n: int) -> Flow[None]:
    """CAN-INFL-1, CAN-INFL-2, CAN-2P-9: land flames at curse cards; steps with two players."""
    if len(g.players) == 2:
        yield from move_curses(g, player, n, "CAN-DEC-12", "CAN-2P-9")
        return
    for left in range(min(n, player.supply), 0, -1):
        options = AT_CURSE[: len(g.curses)]
        answer: Option = yield Question(
            player.seat, "influence", options, "CAN-DEC-12", {"left": left}
        )
        influence(g, player, answer.value, "CAN-INFL-1")


def visit_mine(g: Candelabria, player: Player, n: int) -> Flow[None]:
    """CAN-MINE-1, CAN-MINE-2, CAN-LIMIT-3: cubes in any mix, as many as find room."""
    amount = min(n, free_cells(player), g.gold + g.wax)
    if n > amount:
        g.tell("no-room", "CAN-MINE-2", who=WHO[player.seat], amount=n - amount)
    if not amount:
        return
    options = [
        MIX[gold, amount - gold] for gold in range(max(0, amount - g.wax), min(amount, g.gold) + 1)
    ]
    answer: Option = yield Question(player.seat, "cubes", options, "CAN-DEC-15", {"left": amount})
    gold, wax = answer.value
    player.gold += gold
    player.wax += wax
    g.gold -= gold
    g.wax -= wax
    g.tell("mined", "CAN-MINE-1", who=WHO[player.seat], gold=gold, wax=wax)
    yield from gained_cubes(g, player, amount)


def pass_portal(g: Candelabria, player: Player, n: int) -> Flow[None]:
    """CAN-PORTAL-1 to CAN-PORTAL-4: up to n figures, each once, to any territory."""
    waiting = [role for role in range(CASTLE) if player.at[role] != OFF]
    waiting.append(CASTLE)
    for left in range(min(n, len(waiting)), 0, -1):
        options = [CHOOSE_FIGURE[player.house][figure] for figure in waiting]
        options.append(END)
        answer: Option = yield Question(
            player.seat, "portal", options, "CAN-DEC-16", {"left": left}
        )
        if answer is END:
            return
        figure: int = answer.value
        waiting.remove(figure)
        yield from _through_portal(g, player, figure)


def _through_portal(g: Candelabria, player: Player, figure: int) -> Flow[None]:
    """CAN-MOVE-2, CAN-MOVE-3, CAN-PORTAL-3: it arrives, and nothing follows."""
    here = where(player, figure)
    barred = BIT[here]
    if figure == CASTLE:
        barred |= castles(g)

    def refused() -> list[Refusal]:
        others = members(barred & ~BIT[here])
        return [Refusal(TO[place], "CAN-MOVE-2") for place in others]

    options = [TO[place] for place in members(g.side.all & ~barred)]
    args = {"figure": FIGURE_ID[figure]}
    answer: Option = yield Question(player.seat, "portal-to", options, "CAN-DEC-16", args, refused)
    put(player, figure, answer.value)
    g.tell(
        "teleported",
        "CAN-PORTAL-1",
        who=WHO[player.seat],
        figure=FIGURE_ID[figure],
        territory=TERRITORY_ID[answer.value],
    )
    yield from arrived(g, player, answer.value)


def where(player: Player, figure: int) -> int:
    """The territory of a candle or the castle."""
    return player.castle if figure == CASTLE else player.at[figure]


def put(player: Player, figure: int, territory: int) -> None:
    """A candle or the castle changes its place."""
    if figure == CASTLE:
        player.castle = territory
    else:
        player.at[figure] = territory

"""The territory actions (CAN-ACT, CAN-INFL, CAN-BARR, CAN-MINE, CAN-PORTAL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.games.candelabria.content import (
    ACTIONS,
    BARRACKS,
    CELLS,
    FORGE,
    HOUSES,
    INFLUENCE,
    MINE,
    PORTAL,
)
from igroteka.games.candelabria.rules.candles import visit_tavern
from igroteka.games.candelabria.rules.choices import (
    FIGURE_ID,
    LEFT,
    TO,
    Follows,
    figures_of_others,
    no_places,
)
from igroteka.games.candelabria.rules.extinguish import AT_CURSE, influence
from igroteka.games.candelabria.rules.figures import CASTLE, castles, put, where
from igroteka.games.candelabria.rules.forge import visit_forge
from igroteka.games.candelabria.rules.land import BIT, OFF, TERRITORY_ID, ByTerritory
from igroteka.games.candelabria.rules.points import free_cells
from igroteka.games.candelabria.rules.powers import COUNT, bonus
from igroteka.games.candelabria.rules.quests import arrived, gained_cubes
from igroteka.games.candelabria.rules.state import Candelabria, Player
from igroteka.games.candelabria.rules.tactics import take_tactics
from igroteka.games.candelabria.rules.two_players import move_curses
from igroteka.kernel.flow import DONE, WHO, Flow, Option, Question, any_of, one_of
from igroteka.kernel.journal import MUTE

_DONE: Final = (DONE,)
"""CAN-ACT-6: to leave the rest of an action unused."""

_TO: Final = ByTerritory(TO)
_OF_FIGURE: Final = tuple({"figure": id} for id in FIGURE_ID)

CHOOSE_FIGURE: Final = tuple(
    tuple(
        Option(f"figure:{id}", "figure", number, {"figure": id}, (f"{house.id}:{id}",))
        for number, id in enumerate(FIGURE_ID)
    )
    for house in HOUSES
)
"""By House and figure."""
MIXES: Final = tuple(
    tuple(
        Option(f"cubes:{gold}:{wax}", "cubes", (gold, wax), {"gold": gold, "wax": wax})
        for gold, wax in zip(range(amount + 1), range(amount, -1, -1), strict=True)
    )
    for amount in range(CELLS + 1)
)
"""Gold and wax in any mix, by how many cubes there are."""


def size(g: Candelabria, player: Player, action: int) -> int:
    """CAN-ACT-1 to CAN-ACT-3: territories with the symbol and an own land flame, and bonuses."""
    return (player.land & g.side.symbol[action]).bit_count() + bonus(g, player, COUNT + action)


def perform(g: Candelabria, player: Player, action: int) -> Flow[None]:
    """CAN-MAN-6, CAN-ACT-5: the whole action, its size counted once."""
    n = size(g, player, action)
    if g.journal is not MUTE:
        g.tell("action", "CAN-ACT-1", who=WHO[player.seat], action=ACTIONS[action].id, amount=n)
    if action == MINE:
        return visit_mine(g, player, n)
    if action == INFLUENCE:
        return influence_curses(g, player, n)
    if action == BARRACKS:
        return take_tactics(g, player, n, "CAN-BARR-1", optional=False)
    if action == FORGE:
        return visit_forge(g, player, n, "CAN-DEC-14")
    if action == PORTAL:
        return pass_portal(g, player, n)
    return visit_tavern(g, player, n)


def influence_curses(g: Candelabria, player: Player, n: int) -> Flow[None]:
    """CAN-INFL-1, CAN-INFL-2, CAN-2P-9: land flames at curse cards; steps with two players."""
    if len(g.players) == 2:
        yield from move_curses(g, player, n, "CAN-DEC-12", "CAN-2P-9")
        return
    for left in range(min(n, player.supply), 0, -1):
        options = AT_CURSE[: len(g.curses)]
        answer: Option = yield any_of(player.seat, "influence", "CAN-DEC-12", options, LEFT[left])
        influence(g, player, answer.value, "CAN-INFL-1")


def visit_mine(g: Candelabria, player: Player, n: int) -> Flow[None]:
    """CAN-MINE-1, CAN-MINE-2, CAN-LIMIT-3: cubes in any mix, as many as find room."""
    amount = min(n, free_cells(player), g.gold + g.wax)
    if n > amount:
        g.tell("no-room", "CAN-MINE-2", who=WHO[player.seat], amount=n - amount)
    if not amount:
        return
    plenty = amount <= g.gold and amount <= g.wax
    answer: Option = yield one_of(
        player.seat,
        "cubes",
        "CAN-DEC-15",
        _mixes,
        _forbids_mix,
        LEFT[amount],
        quick=MIXES[amount] if plenty else None,
        about=(g, amount),
    )
    gold, wax = answer.value
    player.gold += gold
    player.wax += wax
    g.gold -= gold
    g.wax -= wax
    if g.journal is not MUTE:
        g.tell("mined", "CAN-MINE-1", who=WHO[player.seat], gold=gold, wax=wax)
    if g.options.quests:
        yield from gained_cubes(g, player, amount)


def _mixes(_g: Candelabria, amount: int) -> Sequence[Option]:
    return MIXES[amount]


def _forbids_mix(g: Candelabria, _amount: int, option: Option) -> str | None:
    """CAN-LIMIT-3: no more of a kind than the supply holds."""
    gold, wax = option.value
    return None if gold <= g.gold and wax <= g.wax else "CAN-LIMIT-3"


def pass_portal(g: Candelabria, player: Player, n: int) -> Flow[None]:
    """CAN-PORTAL-1 to CAN-PORTAL-4: up to n figures, each once, to any territory."""
    own = CHOOSE_FIGURE[player.house]
    waiting = [figure for figure in range(CASTLE + 1) if where(player, figure) != OFF]
    for left in range(min(n, len(waiting)), 0, -1):
        answer: Option = yield one_of(
            player.seat,
            "portal",
            "CAN-DEC-16",
            _figures,
            _forbids_figure,
            LEFT[left],
            also=_DONE,
            quick=[own[figure] for figure in waiting],
            about=(g, player, waiting),
        )
        if answer is DONE:
            return
        figure: int = answer.value
        waiting.remove(figure)
        answer = yield _where_to(g, player, figure)
        follows = _through_portal(g, player, figure, answer.value)
        if follows is not None:
            yield from follows


def _figures(g: Candelabria, player: Player, _waiting: list[int]) -> list[Option]:
    """Every figure on the map."""
    own = CHOOSE_FIGURE[player.house]
    figures = [own[figure] for figure in range(CASTLE + 1) if where(player, figure) != OFF]
    return figures + figures_of_others(g, player)


def _forbids_figure(
    _g: Candelabria, _player: Player, waiting: list[int], option: Option
) -> str | None:
    """CAN-PORTAL-1, CAN-PORTAL-2: own figures, each once."""
    if option.verb == "figure-of":
        return "CAN-PORTAL-1"
    return None if option.value in waiting else "CAN-PORTAL-2"


def _where_to(g: Candelabria, player: Player, figure: int) -> Question:
    here = where(player, figure)
    taken = castles(g) if figure == CASTLE else 0
    return one_of(
        player.seat,
        "portal-to",
        "CAN-DEC-16",
        _places,
        _forbids_place,
        _OF_FIGURE[figure],
        quick=_TO.of(g.side.all & ~(taken | BIT[here])),
        about=(g, here, taken),
    )


def _places(g: Candelabria, _here: int, _taken: int) -> list[Option]:
    return [TO[place] for place in g.side.territories] + no_places(g)


def _forbids_place(_g: Candelabria, here: int, taken: int, option: Option) -> str | None:
    """CAN-MOVE-2, CAN-MOVE-3: another territory, and for a castle none that holds one."""
    if option.verb == "seal":
        return "CAN-BOARD-1"
    if option.value == here:
        return "CAN-MOVE-3"
    return "CAN-MOVE-2" if taken & BIT[option.value] else None


def _through_portal(g: Candelabria, player: Player, figure: int, territory: int) -> Follows:
    """CAN-PORTAL-3, CAN-ROLE-6: it arrives, and nothing follows."""
    put(player, figure, territory)
    if g.journal is not MUTE:
        name, place = FIGURE_ID[figure], TERRITORY_ID[territory]
        g.tell("teleported", "CAN-PORTAL-1", who=WHO[player.seat], figure=name, territory=place)
    return arrived(g, player, territory) if g.options.quests else None

"""Maneuver and movement (CAN-MAN, CAN-MOVE, CAN-ROLE, CAN-CASTLE)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.candelabria.content import (
    CANDLES,
    CONSTANTS,
    EXPLORER,
    FORGE,
    HOUSES,
    PILGRIM,
    ROLES,
    WARRIOR,
)
from igroteka.games.candelabria.rules.choices import (
    FIGURE_ID,
    candles_of,
    figures_of_others,
    no_places,
    ways,
)
from igroteka.games.candelabria.rules.effects import place_land_flame
from igroteka.games.candelabria.rules.extinguish import (
    Within,
    enemy_flames,
    flames,
    forbids_extinguishing,
    put_out,
)
from igroteka.games.candelabria.rules.figures import CASTLE, castles, of_house, put, where
from igroteka.games.candelabria.rules.forge import visit_forge
from igroteka.games.candelabria.rules.land import ACTION_OF, BIT, OFF, TERRITORY_ID, Side, members
from igroteka.games.candelabria.rules.powers import (
    HAS_FIELD_FORGE,
    HAS_FREE_PATH,
    PUSH,
    SKIP,
    bonus,
)
from igroteka.games.candelabria.rules.quests import arrived
from igroteka.games.candelabria.rules.state import Candelabria, Player
from igroteka.games.candelabria.rules.territory import (
    perform as perform_action,
)
from igroteka.games.candelabria.rules.territory import (
    size,
)
from igroteka.kernel.actions import Action
from igroteka.kernel.flow import DECLINE, DONE, WHO, Flow, Option, Question, one_of
from igroteka.kernel.journal import MUTE

DISCARD: Final = tuple(
    Option(f"maneuver:{card.id}", "maneuver", number, {"card": card.id}, (f"card:{card.id}",))
    for number, card in enumerate(CANDLES)
)
MOVE: Final = ways("move", "", FIGURE_ID)
BURN: Final = ways("burn", "burn-", FIGURE_ID[:CASTLE])
PUSH_TO: Final = tuple(
    tuple(
        tuple(
            Option(
                f"push:{house.id}:{role.id}:{id}",
                "push",
                (number, candle, territory),
                {"house": house.id, "candle": role.id, "territory": id},
                (id, f"{house.id}:{role.id}"),
            )
            for territory, id in enumerate(TERRITORY_ID)
        )
        for candle, role in enumerate(ROLES)
    )
    for number, house in enumerate(HOUSES)
)

_SKIPS: Final = ROLES[EXPLORER].skips
_PUSHES: Final = ROLES[WARRIOR].pushes
_RANGE: Final[tuple[str, ...]] = ("CAN-ROLE-1", "CAN-ROLE-2", "CAN-MAN-4", "CAN-CASTLE-2")
"""The rule that says how far each figure goes."""
_DONE: Final = (DONE,)
"""CAN-MAN-3: to leave the rest of a Maneuver unused."""


# Where a figure may go ------------------------------------------------------------------------


def destinations(g: Candelabria, player: Player, figure: int) -> int:
    """CAN-MAN-4, CAN-MOVE-1 to CAN-MOVE-3: where one move may take a figure."""
    here = where(player, figure)
    side = g.side
    if figure == CASTLE:
        return side.adjacent[here] & ~castles(g)
    skips = _SKIPS + bonus(g, player, SKIP) if figure == EXPLORER else 0  # CAN-ROLE-1, CAN-UPG-6
    if HAS_FREE_PATH[player.house]:
        reached = free_path(side, here, player.land, skips)
    else:
        reached = side.within[here][1 + skips]
    if figure == PILGRIM:
        reached |= side.alike[here]  # CAN-ROLE-2, CAN-HOUSE-21: instead of a normal step
    return reached


def free_path(side: Side, here: int, land: int, skips: int) -> int:
    """CAN-HOUSE-2, CAN-HOUSE-3: own flames are passed freely, others count as skipped."""
    reached = 0
    start = BIT[here]
    for _ in range(skips + 1):
        # All that is next to where we may stand, and on through own flames.
        frontier = start
        passed = start
        while frontier:
            near = 0
            for place in members(frontier):
                near |= side.adjacent[place]
            near &= ~passed
            reached |= near
            frontier = near & land
            passed |= frontier
        start = passed | reached  # one more territory without an own flame is skipped
    return reached & ~BIT[here]


# The action -----------------------------------------------------------------------------------


def candidates(g: Candelabria, player: Player) -> list[Option]:
    """CAN-DEC-4: any card of the hand may be discarded."""
    return [DISCARD[card] for card in player.hand]


def barred(g: Candelabria, player: Player) -> str | None:
    """A Maneuver is always possible while there is a card to discard."""
    return None


def forbids(g: Candelabria, player: Player, option: Option) -> str | None:
    """CAN-MAN-1: any candle card will do."""
    return None


def perform(g: Candelabria, player: Player, option: Option) -> Flow[None]:
    """CAN-MAN-1, CAN-MAN-2, CAN-MAN-8: discard; up to two moves and an additional one follow."""
    card: int = option.value
    player.hand.remove(card)
    player.maneuvers.append(card)
    g.tell("maneuver", "CAN-MAN-1", who=WHO[player.seat], card=CANDLES[card].id)
    if HAS_FIELD_FORGE[player.house]:
        n = size(g, player, FORGE)
        yield from visit_forge(g, player, n, "CAN-DEC-7")  # CAN-HOUSE-5, CAN-HOUSE-15
    g.deed.moves = CONSTANTS.maneuver_moves
    g.deed.extra = CONSTANTS.maneuver_extra_moves_max


def move(g: Candelabria, player: Player) -> Flow[None]:
    """CAN-MAN-3 to CAN-MAN-13, CAN-EX-3: one more move of the running Maneuver, or none."""
    deed = g.deed
    options = _moves(g, player) if deed.moves or deed.moved else []
    answer: Option = DONE
    if options:
        answer = yield _which_move(g, player, options)
    if answer is DONE:
        deed.moves = deed.extra = 0
        return
    figure, territory = answer.value
    if answer.verb == "burn":
        # CAN-MAN-10: its owner's own doing, so no flame is "extinguished".
        deed.extra -= 1
        player.flames[figure] -= 1
        g.tell("burned", "CAN-MAN-8", who=WHO[player.seat], candle=FIGURE_ID[figure])
    else:
        deed.moves -= 1
        deed.moved |= 1 << figure
    yield from enter(g, player, figure, territory)


def _which_move(g: Candelabria, player: Player, options: list[Option]) -> Question:
    return one_of(
        player.seat,
        "move",
        "CAN-DEC-8" if g.deed.moves else "CAN-DEC-9",
        _thought_of,
        forbids_move,
        {"left": g.deed.moves},
        also=_DONE,
        quick=options,
        about=(g, player),
    )


def forbids_move(g: Candelabria, player: Player, option: Option) -> str | None:
    """CAN-MAN-2, CAN-MAN-8, CAN-MAN-9, then what bars the way of the figure."""
    if option.verb == "seal":
        return "CAN-BOARD-1"
    if option.verb == "figure-of":
        return "CAN-MAN-2"
    figure, territory = option.value
    if option.verb == "move":
        return _bars(g, player, figure, territory) if g.deed.moves else "CAN-MAN-2"
    if not g.deed.extra:
        return "CAN-MAN-8"
    if not g.deed.moved >> figure & 1 or not player.flames[figure]:
        return "CAN-MAN-9"
    return _bars(g, player, figure, territory)


def _bars(g: Candelabria, player: Player, figure: int, territory: int) -> str | None:
    """CAN-MOVE-2, CAN-MOVE-3: another territory, not another castle's, and near enough."""
    if where(player, figure) == territory:
        return "CAN-MOVE-3"
    if figure == CASTLE and castles(g) & BIT[territory]:
        return "CAN-MOVE-2"
    return None if destinations(g, player, figure) & BIT[territory] else _RANGE[figure]


def _thought_of(g: Candelabria, player: Player) -> list[Option]:
    """Every own figure to every territory, by a move or by burning, and what cannot move."""
    options: list[Option] = []
    for figure in range(CASTLE + 1):
        if where(player, figure) != OFF:
            options += [MOVE[player.house][figure][place] for place in g.side.territories]
            if figure != CASTLE:
                options += [BURN[player.house][figure][place] for place in g.side.territories]
    return options + figures_of_others(g, player) + no_places(g)


def _moves(g: Candelabria, player: Player) -> list[Option]:
    """What `forbids_move` allows, quickly."""
    deed, house = g.deed, player.house
    options: list[Option] = []
    for figure in range(CASTLE + 1):
        burns = deed.extra and deed.moved >> figure & 1
        burns = burns if figure != CASTLE and player.flames[figure] else 0
        if (deed.moves or burns) and where(player, figure) != OFF:
            there = destinations(g, player, figure)
            if deed.moves:
                options += _moving(house, figure, there)
            if burns:
                options += _burning(house, figure, there)
    return options


@lru_cache(maxsize=4096)
def _moving(house: int, figure: int, there: int) -> list[Option]:
    return [MOVE[house][figure][place] for place in members(there)]


@lru_cache(maxsize=4096)
def _burning(house: int, figure: int, there: int) -> list[Option]:
    return [BURN[house][figure][place] for place in members(there)]


# Entering -------------------------------------------------------------------------------------


def enter(g: Candelabria, player: Player, figure: int, territory: int) -> Flow[None]:
    """CAN-MAN-5 to CAN-MAN-7, CAN-MAN-11: entry ability, land flame, territory action."""
    put(player, figure, territory)
    if g.journal is not MUTE:
        name, place = FIGURE_ID[figure], TERRITORY_ID[territory]
        g.tell("moved", "CAN-MAN-4", who=WHO[player.seat], figure=name, territory=place)
    if g.options.quests:
        yield from arrived(g, player, territory)
    if figure == CASTLE:
        yield from _castle_enters(g, player, territory)
    elif figure == WARRIOR:
        yield from _warrior_enters(g, player, territory)
    if player.land & BIT[territory] or not player.supply:
        return
    place_land_flame(g, player, territory, "CAN-MAN-5")
    yield from perform_action(g, player, ACTION_OF[territory])


def _castle_enters(g: Candelabria, player: Player, territory: int) -> Flow[None]:
    """CAN-CASTLE-1: one enemy flame there may be put out."""
    options = enemy_flames(g, player, BIT[territory])
    if not options:
        return
    answer: Option = yield one_of(
        player.seat,
        "castle-enters",
        "CAN-DEC-10",
        flames,
        forbids_extinguishing,
        also=(DECLINE,),
        quick=options,
        about=(g, player, Within(BIT[territory], "CAN-CASTLE-1")),
    )
    if answer is not DECLINE:
        yield from put_out(g, player, answer, "castle_entry")


def _warrior_enters(g: Candelabria, player: Player, territory: int) -> Flow[None]:
    """CAN-ROLE-3 to CAN-ROLE-5, CAN-UPG-5: one enemy candle there must go."""
    met = [
        (other, role)
        for other in g.players
        if other is not player
        for role in range(CASTLE)
        if other.at[role] == territory
    ]
    if not met:
        return
    reached = g.side.within[territory][_PUSHES + bonus(g, player, PUSH)]

    def candidates() -> list[Option]:
        tables = [PUSH_TO[other.house][role] for other, role in met]
        pushes = [table[place] for table in tables for place in g.side.territories]
        met_ids = {table[territory].touches[1] for table in tables}
        rest = [candle for one in g.players for candle in candles_of(one)]
        return pushes + [o for o in rest if o.touches[0] not in met_ids] + no_places(g)

    def forbids(option: Option) -> str | None:
        if option.verb == "seal":
            return "CAN-BOARD-1"
        if option.verb == "figure-of":
            return "CAN-ROLE-3"
        place = option.value[2]
        if place == territory:
            return "CAN-MOVE-3"
        return None if reached & BIT[place] else "CAN-UPG-5"

    answer: Option = yield one_of(
        player.seat,
        "push",
        "CAN-DEC-11",
        candidates,
        forbids,
        quick=[PUSH_TO[o.house][role][place] for o, role in met for place in members(reached)],
    )
    house, role, place = answer.value
    pushed = of_house(g, house)
    pushed.at[role] = place
    g.tell(
        "pushed",
        "CAN-ROLE-3",
        who=WHO[player.seat],
        house=HOUSES[house].id,
        candle=ROLES[role].id,
        territory=TERRITORY_ID[place],
    )
    yield from arrived(g, pushed, place)


MANEUVER: Final = Action("maneuver", barred, candidates, forbids, perform)

"""Maneuver and movement (CAN-MAN, CAN-MOVE, CAN-ROLE, CAN-CASTLE)."""

from __future__ import annotations

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
from igroteka.games.candelabria.rules.choices import DECLINE, END, ways
from igroteka.games.candelabria.rules.effects import place_land_flame
from igroteka.games.candelabria.rules.extinguish import enemy_flames, put_out
from igroteka.games.candelabria.rules.figures import castles, of_house
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
    CASTLE,
    FIGURE_ID,
    put,
    size,
    where,
)
from igroteka.games.candelabria.rules.territory import (
    perform as perform_action,
)
from igroteka.kernel.actions import Action
from igroteka.kernel.flow import WHO, Flow, Option, Question, Refusal

DISCARD = tuple(
    Option(f"maneuver:{card.id}", "maneuver", number, {"card": card.id}, (f"card:{card.id}",))
    for number, card in enumerate(CANDLES)
)
MOVE = ways("move", "", FIGURE_ID)
BURN = ways("burn", "burn-", FIGURE_ID[:CASTLE])
PUSH_TO = tuple(
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

_SKIPS = ROLES[EXPLORER].move.n
_PUSHES = ROLES[WARRIOR].move.n


# Where a figure may go ------------------------------------------------------------------------


def destinations(g: Candelabria, player: Player, figure: int) -> int:
    """CAN-MAN-4, CAN-MOVE-1 to CAN-MOVE-3: where one move may take a figure."""
    here = where(player, figure)
    side = g.side
    if figure == CASTLE:
        return side.adjacent[here] & ~castles(g)
    skips = _SKIPS + bonus(g, player, SKIP) if figure == EXPLORER else 0
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
    """CAN-MAN-1 to CAN-MAN-13: discard, then up to two moves and an additional one."""
    card: int = option.value
    player.hand.remove(card)
    player.maneuvers.append(card)
    g.tell("maneuver", "CAN-MAN-1", who=WHO[player.seat], card=CANDLES[card].id)
    if HAS_FIELD_FORGE[player.house]:
        n = size(g, player, FORGE)
        yield from visit_forge(g, player, n, "CAN-DEC-7")  # CAN-HOUSE-5, CAN-HOUSE-15
    moves = CONSTANTS.maneuver_moves
    extra = CONSTANTS.maneuver_extra_moves_max
    moved = 0

    def refused() -> list[Refusal]:
        return _refused(g, player, moves)

    while moves or (extra and moved):
        options = _moves(g, player) if moves else []
        if extra and moved:
            _add_burns(g, player, moved, options)
        if not options:
            return
        options.append(END)
        rule, args = ("CAN-DEC-8", {"left": moves}) if moves else ("CAN-DEC-9", {"left": 0})
        answer: Option = yield Question(player.seat, "move", options, rule, args, refused)
        if answer is END:
            return
        figure, territory = answer.value
        if answer.verb == "burn":
            extra -= 1
            player.flames[figure] -= 1
            g.tell("burned", "CAN-MAN-8", who=WHO[player.seat], candle=FIGURE_ID[figure])
        else:
            moves -= 1
            if figure != CASTLE:
                moved |= 1 << figure
        yield from enter(g, player, figure, territory)


def _moves(g: Candelabria, player: Player) -> list[Option]:
    """CAN-MAN-2, CAN-DEC-8: every figure of one's own to everywhere it may go."""
    options: list[Option] = []
    for figure in range(CASTLE + 1):
        if where(player, figure) != OFF:
            table = MOVE[player.house][figure]
            options += [table[place] for place in members(destinations(g, player, figure))]
    return options


def _add_burns(g: Candelabria, player: Player, moved: int, options: list[Option]) -> None:
    """CAN-MAN-8, CAN-MAN-9, CAN-DEC-9: a lit candle that has made a regular move."""
    for role in range(CASTLE):
        if moved >> role & 1 and player.flames[role]:
            table = BURN[player.house][role]
            options += [table[place] for place in members(destinations(g, player, role))]


def _refused(g: Candelabria, player: Player, moves: int) -> list[Refusal]:
    """CAN-MOVE-2: a castle cannot go where another one stands."""
    if not moves:
        return []
    taken = g.side.adjacent[player.castle] & castles(g)
    table = MOVE[player.house][CASTLE]
    return [Refusal(table[place], "CAN-MOVE-2") for place in members(taken)]


# Entering -------------------------------------------------------------------------------------


def enter(g: Candelabria, player: Player, figure: int, territory: int) -> Flow[None]:
    """CAN-MAN-5 to CAN-MAN-7, CAN-MAN-11: entry ability, land flame, territory action."""
    put(player, figure, territory)
    name = FIGURE_ID[figure]
    g.tell(
        "moved", "CAN-MAN-4", who=WHO[player.seat], figure=name, territory=TERRITORY_ID[territory]
    )
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
    options.append(DECLINE)
    answer: Option = yield Question(player.seat, "castle-enters", options, "CAN-DEC-10")
    if answer is not DECLINE:
        yield from put_out(g, player, answer, "castle_entry")


def _warrior_enters(g: Candelabria, player: Player, territory: int) -> Flow[None]:
    """CAN-ROLE-3 to CAN-ROLE-5, CAN-UPG-5: one enemy candle there must go."""
    options: list[Option] = []
    reached: list[int] = []
    for other in g.players:
        if other is player:
            continue
        for role in range(CASTLE):
            if other.at[role] == territory:
                if not reached:
                    steps = _PUSHES + bonus(g, player, PUSH)
                    reached = members(g.side.within[territory][steps])
                options += [PUSH_TO[other.house][role][place] for place in reached]
    if not options:
        return
    answer: Option = yield Question(player.seat, "push", options, "CAN-DEC-11")
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


MANEUVER = Action("maneuver", barred, candidates, forbids, perform)

"""Maneuver and movement (CAN-MAN, CAN-MOVE, CAN-ROLE, CAN-CASTLE)."""

from __future__ import annotations

from collections.abc import Sequence
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
    LEFT,
    Follows,
    candles_of,
    figures_of_others,
    no_places,
    ways,
)
from igroteka.games.candelabria.rules.effects import place_land_flame
from igroteka.games.candelabria.rules.extinguish import (
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
from igroteka.games.candelabria.rules.state import Candelabria, Deed, Player
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
_DECLINE: Final = (DECLINE,)
_MOVES: Final = CONSTANTS.maneuver_moves
_EXTRA_MOVES: Final = CONSTANTS.maneuver_extra_moves_max


# Where a figure may go ------------------------------------------------------------------------


def destinations(g: Candelabria, player: Player, figure: int) -> int:
    """CAN-MAN-4, CAN-MOVE-1 to CAN-MOVE-3: where one move may take a figure."""
    side = g.side
    if figure == CASTLE:
        return side.adjacent[player.castle] & ~castles(g)
    here = player.at[figure]
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
    start = BIT[here]
    reached = 0
    left = 0
    for _ in range(skips + 1):
        # All that is next to where we may stand, and on through own flames.
        while start:
            near = side.next_to(start)
            reached |= near
            left |= start
            start = near & land & ~left
        start = reached & ~left  # one more territory without an own flame is skipped
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
    if g.journal is not MUTE:
        g.tell("maneuver", "CAN-MAN-1", who=WHO[player.seat], card=CANDLES[card].id)
    if HAS_FIELD_FORGE[player.house]:
        n = size(g, player, FORGE)
        yield from visit_forge(g, player, n, "CAN-DEC-7")  # CAN-HOUSE-5, CAN-HOUSE-15
    g.deed.moves = _MOVES
    g.deed.extra = _EXTRA_MOVES


def which_move(g: Candelabria, player: Player) -> Question | None:
    """CAN-MAN-3, CAN-MAN-8: where to go with which figure; None where no move is left."""
    deed = g.deed
    if not deed.moves and not _burnable(player, deed):
        return None
    question = one_of(
        player.seat,
        "move",
        "CAN-DEC-8" if deed.moves else "CAN-DEC-9",
        _thought_of,
        forbids_move,
        LEFT[deed.moves],
        also=_DONE,
        about=(g, player),
    )
    question.quick = _moves
    return question


def _burnable(player: Player, deed: Deed) -> bool:
    """CAN-MAN-8, CAN-MAN-9: whether a candle that has moved still burns, for an additional move."""
    if deed.extra:
        for role, flames in enumerate(player.flames):
            if flames and deed.moved >> role & 1:
                return True
    return False


def move(g: Candelabria, player: Player, option: Option) -> Follows:
    """CAN-MAN-4 to CAN-MAN-13, CAN-EX-3: one move of the running Maneuver, or its end."""
    deed = g.deed
    if option is DONE:
        deed.moves = deed.extra = 0
        return None
    figure, territory = option.value
    if option.verb == "burn":
        # CAN-MAN-10: its owner's own doing, so no flame is "extinguished".
        deed.extra -= 1
        player.flames[figure] -= 1
        g.tell("burned", "CAN-MAN-8", who=WHO[player.seat], candle=FIGURE_ID[figure])
    else:
        deed.moves -= 1
        deed.moved |= 1 << figure
    return enter(g, player, figure, territory)


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
    regular = deed.moves > 0
    options: list[Option] = []
    for role, here in enumerate(player.at):
        burns = deed.extra and deed.moved >> role & 1 and player.flames[role]
        if here != OFF and (regular or burns):
            there = destinations(g, player, role)
            if regular:
                options += _MOVING[house][role].to(there)
            if burns:
                options += _BURNING[house][role].to(there)
    if regular:
        options += _MOVING[house][CASTLE].to(destinations(g, player, CASTLE))
    return options


class _Known:
    """The ways of a figure, by the set of territories to which it may go: most sets come again."""

    __slots__ = ("_known", "_ways")

    def __init__(self, ways: Sequence[Option]) -> None:
        self._ways = ways
        self._known: dict[int, list[Option]] = {}

    def to(self, there: int) -> list[Option]:
        """The ways to these territories, in their order."""
        known = self._known.get(there)
        if known is None:
            known = [self._ways[place] for place in members(there)]
            if len(self._known) < _MANY:
                self._known[there] = known
        return known


_MANY: Final = 1024
"""Sets beyond so many are not remembered: a path through own flames (CAN-HOUSE-2) has many."""
_MOVING: Final = tuple(tuple(_Known(ways) for ways in house) for house in MOVE)
_BURNING: Final = tuple(tuple(_Known(ways) for ways in house) for house in BURN)


# Entering -------------------------------------------------------------------------------------


def enter(g: Candelabria, player: Player, figure: int, territory: int) -> Follows:
    """CAN-MAN-5 to CAN-MAN-7, CAN-MAN-11: entry ability, land flame, territory action."""
    put(player, figure, territory)
    if g.journal is not MUTE:
        name, place = FIGURE_ID[figure], TERRITORY_ID[territory]
        g.tell("moved", "CAN-MAN-4", who=WHO[player.seat], figure=name, territory=place)
    question: Question | None = None
    if figure == CASTLE:
        question = _castle_enters(g, player, territory)
    elif figure == WARRIOR:
        question = _warrior_enters(g, player, territory)
    if question is None and not g.options.quests:
        return _claim(g, player, territory)
    return _enter(g, player, territory, question)


def _enter(g: Candelabria, player: Player, territory: int, question: Question | None) -> Flow[None]:
    """… where somebody is met there, or a quest may be."""
    if g.options.quests:
        yield from arrived(g, player, territory)
    if question is not None:
        answer: Option = yield question
        follows = _use_ability(g, player, answer)
        if follows is not None:
            yield from follows
    action = _claim(g, player, territory)
    if action is not None:
        yield from action


def _claim(g: Candelabria, player: Player, territory: int) -> Follows:
    """CAN-MAN-5, CAN-MAN-6: a land flame where none is yet, and then the territory action."""
    if player.land & BIT[territory] or not player.supply:
        return None
    place_land_flame(g, player, territory, "CAN-MAN-5")
    return perform_action(g, player, ACTION_OF[territory])


def _use_ability(g: Candelabria, player: Player, option: Option) -> Follows:
    """What the castle or the Warrior does to those who are met."""
    if option is DECLINE:
        return None
    if option.verb == "push":
        return _push(g, player, option)
    return put_out(g, player, option, "castle_entry")


def _castle_enters(g: Candelabria, player: Player, territory: int) -> Question | None:
    """CAN-CASTLE-1: one enemy flame there may be put out."""
    options = enemy_flames(g, player, BIT[territory])
    if not options:
        return None
    return one_of(
        player.seat,
        "castle-enters",
        "CAN-DEC-10",
        flames,
        forbids_extinguishing,
        also=_DECLINE,
        quick=options,
        about=(g, player, BIT[territory], "CAN-CASTLE-1"),
    )


def _warrior_enters(g: Candelabria, player: Player, territory: int) -> Question | None:
    """CAN-ROLE-3 to CAN-ROLE-5, CAN-UPG-5: one enemy candle there must go."""
    met = _met(g, player, territory)
    if not met:
        return None
    reached = members(_pushed_to(g, player, territory))
    return one_of(
        player.seat,
        "push",
        "CAN-DEC-11",
        _pushes,
        _forbids_push,
        quick=[PUSH_TO[other.house][role][place] for other, role in met for place in reached],
        about=(g, player, territory),
    )


def _met(g: Candelabria, player: Player, territory: int) -> list[tuple[Player, int]]:
    """CAN-ROLE-3: the candles of others on a territory."""
    return [
        (other, role)
        for other in g.players
        if other is not player
        for role, place in enumerate(other.at)
        if place == territory
    ]


def _pushed_to(g: Candelabria, player: Player, territory: int) -> int:
    """CAN-ROLE-4, CAN-UPG-5: where a candle can be pushed to."""
    return g.side.within[territory][_PUSHES + bonus(g, player, PUSH)]


def _pushes(g: Candelabria, player: Player, territory: int) -> list[Option]:
    """Whoever is met to anywhere, all other candles, and what is no place to stand on."""
    tables = [PUSH_TO[other.house][role] for other, role in _met(g, player, territory)]
    pushes = [table[place] for table in tables for place in g.side.territories]
    met_ids = {table[territory].touches[1] for table in tables}
    rest = [candle for one in g.players for candle in candles_of(one)]
    return pushes + [o for o in rest if o.touches[0] not in met_ids] + no_places(g)


def _forbids_push(g: Candelabria, player: Player, territory: int, option: Option) -> str | None:
    if option.verb == "seal":
        return "CAN-BOARD-1"
    if option.verb == "figure-of":
        return "CAN-ROLE-3"
    place = option.value[2]
    if place == territory:
        return "CAN-MOVE-3"
    return None if _pushed_to(g, player, territory) & BIT[place] else "CAN-UPG-5"


def _push(g: Candelabria, player: Player, option: Option) -> Follows:
    """CAN-ROLE-3: the candle that is met stands elsewhere."""
    house, role, place = option.value
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
    return arrived(g, pushed, place) if g.options.quests else None


MANEUVER: Final = Action("maneuver", barred, candidates, forbids, perform)

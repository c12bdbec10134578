"""What a bot's next steps score of open quests, and how near a position is to scoring more.

Where nothing is wanted every figure is 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.games.candelabria.bot import weights
from igroteka.games.candelabria.bot.holdings import hold_on, turns
from igroteka.games.candelabria.bot.quests import Wanted, brings, wanted
from igroteka.games.candelabria.content import (
    BARRACKS,
    CONSTANTS,
    FORGE,
    MINE,
    UPGRADE_KIND,
    UPGRADE_SLOTS,
    UPGRADES,
)
from igroteka.games.candelabria.rules.deploy import COST, YEAR
from igroteka.games.candelabria.rules.figures import CASTLE, of_house, standing
from igroteka.games.candelabria.rules.land import BIT, CENTRE, REGION_OF
from igroteka.games.candelabria.rules.points import free_cells
from igroteka.games.candelabria.rules.powers import HAS_FIELD_FORGE
from igroteka.games.candelabria.rules.quests import (
    BOUGHT_UPGRADE,
    CONTROLS_CURSE,
    CUBES,
    DEPLOYED_ALL,
    DESTROYED_TEMPLE,
    HOLDS_CENTRE,
    NEUTRALISED,
    NEUTRALISED_BOTH,
    PLACED_TEMPLE,
    PURCHASES,
    PUT_OUT_CANDLE,
    PUT_OUT_LAND,
    SIX_CUBES,
    TACTICS,
    THREE_PURCHASES,
    THREE_TACTICS,
    WON_WITH_CURSE,
)
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Player
from igroteka.games.candelabria.rules.symbols import (
    CANDLE_SYMBOLS,
    DESTROY_TEMPLE,
    DRAW_TACTICS,
    EXTINGUISH,
    Symbols,
)
from igroteka.games.candelabria.rules.territory import size

_TEMPLE_COST: Final = CONSTANTS.temple_cost_gold
_COST: Final = tuple(UPGRADES[kind].cost_gold for kind in UPGRADE_KIND)
_YEAR: Final = tuple(UPGRADES[kind].year for kind in UPGRADE_KIND)


# What an option scores ------------------------------------------------------------------------


def of_curse(want: Wanted, place: int) -> float:
    """To control a curse, and then to win with it."""
    won = weights.W.quest_won * brings(want, WON_WITH_CURSE)
    return brings(want, CONTROLS_CURSE[place]) + won


def of_action(g: Candelabria, player: Player, want: Wanted, action: int, n: int) -> float:
    """CAN-QUEST-16, CAN-QUEST-18: a territory action of size n."""
    deed = g.deed
    if action == MINE:
        gained = min(n, free_cells(player))
        return brings(want, SIX_CUBES) * _nearer(deed.cubes, gained, CUBES)
    if action == BARRACKS:
        return brings(want, THREE_TACTICS) * _nearer(deed.tactics, n, TACTICS)
    return of_forge(g, player, want, n) if action == FORGE else 0.0


def _nearer(before: int, more: int, enough: int) -> float:
    """The part of a quest that a step within one action is worth."""
    if before >= enough:
        return 0.0
    if before + more >= enough:
        return 1.0
    return weights.W.quest_part * more / enough


def of_forge(g: Candelabria, player: Player, want: Wanted, n: int) -> float:
    """What up to n purchases may score with the gold at hand."""
    if not n:
        return 0.0
    value = 0.0
    if player.gold >= _TEMPLE_COST:
        value += brings(want, PLACED_TEMPLE)
    if len(player.upgrades) < UPGRADE_SLOTS:
        years = {_YEAR[token] for token in g.tops if token != NONE and _COST[token] <= player.gold}
        value += sum([brings(want, BOUGHT_UPGRADE[year]) for year in sorted(years)])
    if player.gold >= PURCHASES:
        value += brings(want, THREE_PURCHASES) * _nearer(g.deed.purchases, n, PURCHASES)
    return value


def of_purchase(g: Candelabria, want: Wanted, quests: Sequence[int]) -> float:
    """One purchase that meets these quests itself."""
    value = brings(want, THREE_PURCHASES) * _nearer(g.deed.purchases, 1, PURCHASES)
    return value + brings(want, quests)


def of_upgrade(g: Candelabria, want: Wanted, token: int) -> float:
    """CAN-QUEST-18: an upgrade that is bought."""
    return of_purchase(g, want, BOUGHT_UPGRADE[_YEAR[token]])


def of_way(g: Candelabria, player: Player, want: Wanted, figure: int, end: int) -> float:
    """What a figure scores by coming to a territory: the throne, and what a castle puts out."""
    value = 0.0
    if REGION_OF[end] == CENTRE:
        value = of_centre(g, player, want, end)
    if figure == CASTLE:
        value += _of_castle(g, player, want, end)
    return value


def of_centre(g: Candelabria, player: Player, want: Wanted, territory: int) -> float:
    """CAN-QUEST-14: with one more territory of region 6."""
    points = brings(want, HOLDS_CENTRE)
    if not points:
        return 0.0
    missing = g.side.region[CENTRE] & ~(standing(player) | BIT[territory])
    return points if not missing else points * weights.W.quest_part / missing.bit_count()


def _of_castle(g: Candelabria, player: Player, want: Wanted, territory: int) -> float:
    """CAN-QUEST-17: one flame of somebody there."""
    value = 0
    for rival in g.players:
        if rival is player:
            continue
        if rival.land & BIT[territory]:
            value = max(value, brings(want, PUT_OUT_LAND))
        for role, place in enumerate(rival.at):
            if place == territory and rival.flames[role] == 1:
                value = max(value, brings(want, PUT_OUT_CANDLE["castle_entry"]))
    return value


def of_flame(want: Wanted, rival: Player, role: int, means: str) -> float:
    """A flame of a rival put out: on the land, or the last one of a candle."""
    if role == NONE:
        return brings(want, PUT_OUT_LAND)
    points = brings(want, PUT_OUT_CANDLE[means])
    if rival.flames[role] == 1:
        return points
    return weights.W.quest_part * points / rival.flames[role]


def of_candle(g: Candelabria, player: Player, want: Wanted, effects: Symbols) -> float:
    """What the symbols of a candle card may score when it is deployed."""
    value = 0.0
    for op, n in effects:
        if op == EXTINGUISH:
            value += _of_extinguishing(g, player, want, n)
        elif op == DRAW_TACTICS:
            value += brings(want, THREE_TACTICS) if n >= TACTICS else 0
        elif op == DESTROY_TEMPLE:
            value += brings(want, DESTROYED_TEMPLE) if any(g.temples) else 0
    return value


def _of_extinguishing(g: Candelabria, player: Player, want: Wanted, n: int) -> float:
    rivals = [rival for rival in g.players if rival is not player]
    value = brings(want, PUT_OUT_LAND) if any(rival.land for rival in rivals) else 0
    if any(0 < lit <= n for rival in rivals for lit in rival.flames):
        value += brings(want, PUT_OUT_CANDLE["candle_card_effect"])
    return value


def of_spending(g: Candelabria, player: Player, want: Wanted, house: int) -> float:
    """CAN-QUEST-25: a card of a rival neutralised, the first or the second of both."""
    seen = g.fought[-1]
    rival = of_house(g, house)
    fallen = [slot for seat, slot in seen.neutralised if seat == rival.seat]
    own = [slot for seat, slot in seen.neutralised if seat == player.seat]
    both = 0.0
    if fallen and own:
        both = 1.0
    elif NONE not in rival.slots and NONE not in player.slots:
        both = weights.W.quest_part
    return brings(want, NEUTRALISED) + both * brings(want, NEUTRALISED_BOTH)


def of_card(g: Candelabria, player: Player, want: Wanted, card: int) -> float:
    """What a candle card may score when it is deployed this year."""
    if YEAR[card] > g.year:
        return 0.0
    return of_candle(g, player, want, CANDLE_SYMBOLS[card])


def of_deploy(player: Player, want: Wanted) -> float:
    """CAN-QUEST-15: one candle more, the third of them at best."""
    slots = len(player.deployed)
    return brings(want, DEPLOYED_ALL) * _nearer(slots - player.deployed.count(NONE), 1, slots)


# How near a position is -----------------------------------------------------------------------


def prospects(g: Candelabria, player: Player) -> float:
    """What a position may yet score of open quests this year, in points."""
    want = wanted(g, player)
    if not want or g.phase not in ("kindling", "curses"):
        return 0.0
    value = 0.0
    for place, curse in enumerate(g.curses):
        if curse.influence[player.seat]:
            value += hold_on(curse, player.seat) * of_curse(want, place)
    if turns(g, player):
        value += _centre(g, player, want) + _candles(player, want) + _gold(g, player, want)
        value += _hand(g, player, want)
    return value


def _centre(g: Candelabria, player: Player, want: Wanted) -> float:
    """Territories of region 6 that are held already."""
    held = (standing(player) & g.side.region[CENTRE]).bit_count()
    return brings(want, HOLDS_CENTRE) * weights.QUEST_CENTRE[held]


def _candles(player: Player, want: Wanted) -> float:
    """Candles deployed already; the third one scores by itself."""
    return brings(want, DEPLOYED_ALL) * weights.QUEST_CANDLES[player.deployed.count(NONE)]


def _hand(g: Candelabria, player: Player, want: Wanted) -> float:
    """The candle card that scores most, where one can still be deployed and paid for."""
    if NONE not in player.deployed:
        return 0.0
    scores = [of_card(g, player, want, card) for card in player.hand if COST[card] <= player.wax]
    return weights.W.quest_card * max(scores, default=0.0)


def _gold(g: Candelabria, player: Player, want: Wanted) -> float:
    """Gold for what is wanted of the Forge."""
    chance = weights.W.quest_forge
    if HAS_FIELD_FORGE[player.house]:
        chance *= 2
    return chance * of_forge(g, player, want, size(g, player, FORGE) + 1)

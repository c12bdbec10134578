"""Tactics in battle: which cards a bot lays in secret, and what it gives up to neutralise."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from igroteka.games.candelabria.bot import weights
from igroteka.games.candelabria.bot.holdings import tactics_card
from igroteka.games.candelabria.bot.war import BATTLE_VP, War
from igroteka.games.candelabria.content import TACTICS_KIND
from igroteka.games.candelabria.rules.figures import of_house
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Player
from igroteka.games.candelabria.rules.symbols import EXTINGUISH, LIGHT, WEAK_ACTIONS
from igroteka.kernel.flow import Option

_NOBODY: Final = -2
"""No kind of card."""
_WITHERED: Final = 0.8
"""What a Withering card is worth in place of a weak action."""
_SINGLE_USE: Final = 0.04
"""Two players: the part of a later battle that a flame of a used-up card would have been worth."""


def laying(g: Candelabria, player: Player, war: War, options: Sequence[Option]) -> list[float]:
    """CAN-DEC-23: for the first slot with the best second card, for the second by what is laid."""
    region = g.battles[0]
    kinds = [TACTICS_KIND[card] for card in player.tactics]
    offered = [option.value for option in options]
    worth = _worth(g, player, war, kinds)
    if options[0].args["number"] == 2:
        laid = next((kind for kind in kinds if kind not in offered), NONE)
        first = worth[laid] if laid != NONE else weak_action(player, 0)
        worth[NONE] = weak_action(player, 1)
        return [_pair(war, region, first, worth[second]) for second in offered]
    none = weak_action(player, 0)
    seconds = [(NONE, weak_action(player, 1)), *worth.items()]
    single = [kind for kind in worth if kinds.count(kind) == 1]
    wins: dict[float, float] = {}
    values: list[float] = []
    for kind in offered:
        first = none if kind == NONE else worth[kind]
        bar = kind if kind in single else _NOBODY
        values.append(_best_pair(war, region, first, [s for k, s in seconds if k != bar], wins))
    return values


def _best_pair(
    war: War, region: int, first: Worth, seconds: Sequence[Worth], wins: dict[float, float]
) -> float:
    """What the two slots do together with the best of these second cards; `wins` is what so many
    flames were found to bring."""
    lit, extra = first
    values: list[float] = []
    for flames, besides in seconds:
        won = wins.get(lit + flames)
        if won is None:
            won = wins[lit + flames] = max(0.0, war.gain(region, lit + flames))
        values.append(extra + besides + won)
    return max(values)


def _price(g: Candelabria, player: Player, war: War) -> float:
    """How much of its worth a card would still have in the battles to come."""
    held = [region for region in g.battles[1:] if war.own[region]]
    later = len([region for region in held if any(theirs[region] for theirs in war.rivals)])
    return min(1.0, 1.5 * later / max(1, len(player.tactics)))


Worth = tuple[float, float]
"""The flames that a card or a weak action stands for, and what it brings besides, in points."""


def _worth(g: Candelabria, player: Player, war: War, kinds: Sequence[int]) -> dict[int, Worth]:
    """What a card of each kind does in a battle, less what it could do later."""
    price = _price(g, player, war)
    spent = _SINGLE_USE * BATTLE_VP[-1] if len(g.players) == 2 else 0.0
    found: dict[int, Worth] = {}
    for kind in kinds:
        if kind not in found:
            lit = weights.TACTICS_FLAMES[kind]
            later = price * tactics_card(g, kind) + spent * lit
            found[kind] = lit, weights.TACTICS_EXTRA[kind] - later
    return found


def _pair(war: War, region: int, first: Worth, second: Worth) -> float:
    """What the two slots do together."""
    won = war.gain(region, first[0] + second[0])
    return first[1] + second[1] + (won if won > 0 else 0.0)


def weak_action(player: Player, slot: int) -> Worth:
    """The flames of the weak action of a slot, and what it brings besides."""
    if player.withered[slot] != NONE:
        return 0.0, _WITHERED
    return _weak(player.house, slot)


@cache
def _weak(house: int, slot: int) -> Worth:
    effects = WEAK_ACTIONS[house][slot]
    flames = sum(n for op, n in effects if op in (LIGHT, EXTINGUISH))
    extra = sum(weights.SYMBOL[op] * n for op, n in effects if op not in (LIGHT, EXTINGUISH))
    return flames, extra


def spending(g: Candelabria, player: Player, war: War, option: Option) -> float:
    """CAN-BATTLE-4: their card goes, ours too, and both free a weak action."""
    slot, house, place = option.value
    other = of_house(g, house)
    region = g.battles[0]
    own: int = TACTICS_KIND[player.slots[slot]]
    target: int = TACTICS_KIND[other.slots[place]]
    lit, extra = weak_action(player, slot)
    theirs, _ = weak_action(other, place)
    value = war.gain(region, lit - weights.TACTICS_FLAMES[own])
    value += war.relief(region, other.seat, weights.TACTICS_FLAMES[target] - theirs)
    value += extra - weights.TACTICS_EXTRA[own]
    return value + weights.TACTICS_EXTRA[target] / len(g.players)

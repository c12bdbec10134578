"""Tactics in battle: which cards a bot lays in secret, and what it gives up to neutralise."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final

from igroteka.games.candelabria.bot import weights
from igroteka.games.candelabria.bot.holdings import TACTICS_WORTH
from igroteka.games.candelabria.bot.war import BATTLE_VP, War
from igroteka.games.candelabria.content import TACTICS_KIND
from igroteka.games.candelabria.rules.figures import of_house
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Player
from igroteka.games.candelabria.rules.symbols import EXTINGUISH, LIGHT, WEAK_ACTIONS
from igroteka.kernel.flow import Option

_NOBODY: Final = -2
"""No kind of card."""
_NOTHING_YET: Final = -math.inf, _NOBODY, -math.inf
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
        lit, extra = worth[laid] if laid != NONE else weak_action(player, 0)
        worth[NONE] = weak_action(player, 1)
        wins = war.wins(region, {lit + flames for flames, _ in worth.values()})
        seconds = [worth[kind] for kind in offered]
        return [extra + besides + wins[lit + flames] for flames, besides in seconds]
    worth[NONE] = weak_action(player, 1)
    best_seconds = _best_two(worth)
    worth[NONE] = weak_action(player, 0)
    lits = {lit for lit, _ in worth.values()}
    wins = war.wins(region, {lit + flames for lit in lits for flames in best_seconds})
    values: list[float] = []
    for kind in offered:
        lit, extra = worth[kind]
        bar = kind if kinds.count(kind) == 1 else _NOBODY
        most = -math.inf
        for flames, (best, holder, next_best) in best_seconds.items():
            brings = extra + (next_best if holder == bar else best) + wins[lit + flames]
            if brings > most:
                most = brings
        values.append(most)
    return values


def _best_two(worth: dict[int, Worth]) -> dict[int, tuple[float, int, float]]:
    """By the flames they stand for: what the best card brings besides, its kind, and what the next
    best brings, for a card that is laid on the first slot cannot lie on the second."""
    found: dict[int, tuple[float, int, float]] = {}
    for kind, (flames, extra) in worth.items():
        best, holder, next_best = found.get(flames, _NOTHING_YET)
        if extra > best:
            found[flames] = extra, kind, best
        elif extra > next_best:
            found[flames] = best, holder, extra
    return found


def _price(g: Candelabria, player: Player, war: War) -> float:
    """How much of its worth a card would still have in the battles to come."""
    later = len([region for region in g.battles[1:] if war.own[region] and any(war.rivals[region])])
    return min(1.0, 1.5 * later / max(1, len(player.tactics)))


Worth = tuple[int, float]
"""The flames that a card or a weak action stands for, and what it brings besides, in points."""


def _worth(g: Candelabria, player: Player, war: War, kinds: Sequence[int]) -> dict[int, Worth]:
    """What a card of each kind does in a battle, less what it could do later."""
    price = _price(g, player, war)
    spent = _SINGLE_USE * BATTLE_VP[-1] if len(g.players) == 2 else 0.0
    now, lit, extra = TACTICS_WORTH[g.year], weights.TACTICS_FLAMES, weights.TACTICS_EXTRA
    return {
        kind: (lit[kind], extra[kind] - (price * now[kind] + spent * lit[kind]))
        for kind in dict.fromkeys(kinds)
    }


def weak_action(player: Player, slot: int) -> Worth:
    """The flames of the weak action of a slot, and what it brings besides."""
    if player.withered[slot] != NONE:
        return 0, _WITHERED
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

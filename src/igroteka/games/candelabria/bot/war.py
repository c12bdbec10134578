"""How the battles stand for a seat: for the bots, which ask it at every thought."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from igroteka.games.candelabria.bot import weights
from igroteka.games.candelabria.content import CONSTANTS, CURSES, GREY, TACTICS_KIND
from igroteka.games.candelabria.rules.figures import curse_strength
from igroteka.games.candelabria.rules.land import REGION_OF, REGIONS, Side
from igroteka.games.candelabria.rules.mist import struck
from igroteka.games.candelabria.rules.powers import CASTLE_STRENGTH, bonus
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Player
from igroteka.games.candelabria.rules.two_players import cursed_regions

YEARS: Final = CONSTANTS.years
BATTLE_VP: Final = tuple(CONSTANTS.battle_vp.get(year, 0) for year in range(YEARS + 1))
LATER_VP: Final = tuple(sum(BATTLE_VP[year + 1 :]) for year in range(YEARS + 1))
"""What battles for one region pay in the years after each."""

_CASTLE: Final = CONSTANTS.strength.castle
_DOUBLES: Final = tuple(card.effect.op == "double_battle_vp" for card in CURSES)
_LIMIT: Final = 12
_HALVES: Final = 2 * _LIMIT
_TURNS: Final = 8
_FAR: Final = 99.0
"""Nobody is as strong as this: who is alone under a grey temple is the weakest."""


def _table(turns: int) -> tuple[float, ...]:
    """The chance to win by the margin in halves, when so many Maneuvers are still to come."""
    scale = weights.W.calm + weights.W.unrest * turns
    return tuple(1 / (1 + math.exp(-half / 2 / scale)) for half in range(-_HALVES, _HALVES + 1))


CHANCE: Final = tuple(_table(turns) for turns in range(_TURNS + 1))
_LASTING: Final = CHANCE[_TURNS]


def _won(table: tuple[float, ...], margin: float) -> float:
    """The chance at a margin, which may lie beyond the table."""
    half = int(2 * margin + _HALVES + 0.5)
    return table[0 if half < 0 else half if half < 2 * _HALVES else 2 * _HALVES]


Stand = tuple[float, float, int, float]
"""How a region stands: own strength, the rivals' edge, the sign, and the chance to win it."""


class War:
    """The regions as one seat sees them. Lists are by region.

    No dataclass: there is one for every thought, and default factories take their time.
    """

    __slots__ = (
        "alone",
        "chances",
        "lasting",
        "own",
        "prize",
        "reliefs",
        "rivals",
        "sign",
        "stands",
    )

    def __init__(
        self,
        chances: tuple[float, ...],
        prize: list[float],
        own: list[float],
        rivals: list[list[float]],
        lasting: list[tuple[float, ...]],
        sign: list[int],
        alone: float,
    ) -> None:
        self.chances = chances
        self.prize = prize
        """What the battle of this year is worth, were it certainly won."""
        self.own = own
        self.rivals = rivals
        """The strengths of the others, by player."""
        self.lasting = lasting
        """The strengths that stay from year to year, by player."""
        self.sign = sign
        """-1 where a grey temple lets the weakest win."""
        self.alone = alone
        """The strength that a region without rivals is thought to be contested with."""
        self.stands: list[Stand | None] = [None] * REGIONS
        """What `stand` has found so far."""
        self.reliefs: dict[tuple[int, int, float], float] = {}
        """What `relief` has found so far: many flames burn in one region."""

    def edge(self, region: int, sign: int) -> float:
        """The strength that would draw level with the best rival."""
        present = [theirs[region] for theirs in self.rivals if theirs[region]]
        if sign < 0:
            return min(present) if present else _FAR
        if not present:
            return self.alone
        return max(present) + weights.W.crowd * (len(present) - 1)

    def stand(self, region: int) -> Stand:
        """How a region stands."""
        own, sign = self.own[region], self.sign[region]
        edge = self.edge(region, sign)
        chance = _won(self.chances, sign * (own - edge)) if own > 0 else 0.0
        found = self.stands[region] = own, edge, sign, chance
        return found

    def chance(self, region: int) -> float:
        """How likely the region is won."""
        return (self.stands[region] or self.stand(region))[3]

    def gain(self, region: int, more: float) -> float:
        """What more strength, or less, in a region changes, in points."""
        prize = self.prize[region]
        if not prize:
            return 0.0
        own, edge, sign, before = self.stands[region] or self.stand(region)
        own += more
        if own <= 0:
            return prize * -before
        half = int(2 * (sign * (own - edge)) + _HALVES + 0.5)  # `_won`, without a call
        chances = self.chances
        after = chances[0 if half < 0 else half if half < 2 * _HALVES else 2 * _HALVES]
        return prize * (after - before)

    def relief(self, region: int, seat: int, less: float) -> float:
        """What it changes that a rival loses strength in a region."""
        if not self.prize[region] or not self.own[region]:
            return 0.0
        known = self.reliefs.get((region, seat, less))
        if known is None:
            known = self.reliefs[region, seat, less] = self._relief(region, seat, less)
        return known

    def _relief(self, region: int, seat: int, less: float) -> float:
        own, _, sign, before = self.stands[region] or self.stand(region)
        theirs = self.rivals[seat]
        held = theirs[region]
        theirs[region] = max(0.0, held - less)
        edge = self.edge(region, sign)
        theirs[region] = held
        return self.prize[region] * (_won(self.chances, sign * (own - edge)) - before)

    def turned(self, region: int) -> float:
        """CAN-TEMPLE-4: what it changes that the other end of the strengths wins."""
        if not self.prize[region] or not self.own[region]:
            return 0.0
        own, _, sign, before = self.stands[region] or self.stand(region)
        after = _won(self.chances, -sign * (own - self.edge(region, -sign)))
        return self.prize[region] * (after - before)

    def expected(self) -> float:
        """All that the battles of this year should bring."""
        total = 0.0
        for region, prize in enumerate(self.prize):
            if region and prize and self.own[region]:
                total += prize * self.chance(region)
        return total


def war(g: Candelabria, seat: int) -> War:
    """The war of this year, from where a seat stands."""
    players = g.players
    lasting = [_lasting(g, player) for player in players]
    now = [_now(*both) for both in zip(players, lasting, strict=True)]
    for curse in g.curses:
        if curse.owner != NONE and curse.region != NONE:
            strength = curse_strength(g, players[curse.owner], curse.card)
            now[curse.owner][curse.region] += strength
    if g.phase == "battles" and g.battles:
        for player, totals in zip(players, now, strict=True):
            totals[g.battles[0]] += _pending(player)
    turns = 0
    if g.phase == "kindling":
        cards = sum([len(player.hand) for player in players])
        turns = min(_TURNS, 1 + round(cards / len(players)))
    none: list[float] = [0.0] * REGIONS
    rivals = [none if other == seat else now[other] for other in range(len(players))]
    return War(
        CHANCE[turns],
        _prizes(g, seat),
        now[seat],
        rivals,
        lasting,
        [-1 if stack and stack[-1] == GREY else 1 for stack in g.temples],
        weights.W.absent if turns else -_LIMIT,
    )


@lru_cache(maxsize=8192)
def _flames(side: Side, land: int, castle: int, strength: int) -> tuple[float, ...]:
    """Land flames and a castle by region. Few Houses' flames change between two thoughts."""
    totals = [float((land & mask).bit_count()) for mask in side.region]
    totals[REGION_OF[castle]] += strength
    return tuple(totals)


def _lasting(g: Candelabria, player: Player) -> tuple[float, ...]:
    """Land flames and the castle: what stays from year to year."""
    strength = _CASTLE + bonus(g, player, CASTLE_STRENGTH)
    return _flames(g.side, player.land, player.castle, strength)


def _now(player: Player, lasting: tuple[float, ...]) -> list[float]:
    """… with candles."""
    totals = [*lasting]
    explorer, pilgrim, warrior = player.at
    lit = player.flames
    totals[REGION_OF[explorer]] += lit[0]
    totals[REGION_OF[pilgrim]] += lit[1]
    totals[REGION_OF[warrior]] += lit[2]
    return totals


def _pending(player: Player) -> float:
    """The flames that revealed cards have still to light or put out."""
    return sum([weights.TACTICS_FLAMES[TACTICS_KIND[c]] for c in player.slots if c != NONE])


@lru_cache(maxsize=64)
def _everywhere(side: Side, prize: float) -> tuple[float, ...]:
    """The same prize in every region of a side."""
    return tuple([prize if region in side.regions else 0.0 for region in range(REGIONS)])


def _prizes(g: Candelabria, seat: int) -> list[float]:
    """CAN-MIST-5, CAN-2P-12, CAN-CURSE-6: what each region's battle of this year pays."""
    prize = BATTLE_VP[g.year]
    prizes = [0.0] * REGIONS
    if g.phase == "battles":
        for region in g.battles:
            prizes[region] = prize
    elif g.phase in ("kindling", "curses") and len(g.players) == 2:
        cursed = cursed_regions(g)
        for region in g.side.regions:
            prizes[region] = prize * (weights.W.cursed if region in cursed else weights.W.uncursed)
    elif g.phase in ("kindling", "curses"):
        prizes = [*_everywhere(g.side, prize)]
        for region in struck(g):
            prizes[region] = 0.0
    for curse in g.curses:
        if curse.owner == seat and curse.region != NONE and _DOUBLES[curse.card]:
            prizes[curse.region] *= 2
    return prizes


def later(g: Candelabria, seat: int, lasting: Sequence[tuple[float, ...]]) -> float:
    """What flames and castles, by player, should win in the years to come."""
    worth = LATER_VP[g.year] * weights.W.later
    if not worth:
        return 0.0
    if len(g.players) == 2:
        worth *= weights.W.cursed / 2
    own = lasting[seat]
    others = [totals for other, totals in enumerate(lasting) if other != seat]
    absent = weights.W.absent
    total = 0.0
    for region in g.side.regions:
        if own[region]:
            best = max([totals[region] for totals in others])
            total += _won(_LASTING, own[region] - max(best, absent) - 1)
    return worth * total

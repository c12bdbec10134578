"""How the battles stand for a seat: for the bots, which ask it at every thought."""

from __future__ import annotations

import math
from functools import lru_cache

from igroteka.games.candelabria.bot import weights
from igroteka.games.candelabria.content import CONSTANTS, CURSES, GREY, TACTICS_KIND
from igroteka.games.candelabria.rules.figures import curse_strength
from igroteka.games.candelabria.rules.land import REGION_OF, REGIONS, Side
from igroteka.games.candelabria.rules.mist import struck
from igroteka.games.candelabria.rules.powers import CASTLE_STRENGTH, bonus
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Player
from igroteka.games.candelabria.rules.two_players import cursed_regions

YEARS = CONSTANTS.years
BATTLE_VP = tuple(CONSTANTS.battle_vp.get(year, 0) for year in range(YEARS + 1))
LATER_VP = tuple(sum(BATTLE_VP[year + 1 :]) for year in range(YEARS + 1))
"""What battles for one region pay in the years after each."""

_CASTLE = CONSTANTS.strength.castle
_DOUBLES = tuple(card.effect.op == "double_battle_vp" for card in CURSES)
_LIMIT = 12
_HALVES = 2 * _LIMIT
_TURNS = 8
_FAR = 99.0
"""Nobody is as strong as this: who is alone under a grey temple is the weakest."""


def _table(turns: int) -> tuple[float, ...]:
    """The chance to win by the margin in halves, when so many Maneuvers are still to come."""
    scale = weights.W.calm + weights.W.unrest * turns
    return tuple(1 / (1 + math.exp(-half / 2 / scale)) for half in range(-_HALVES, _HALVES + 1))


CHANCE = tuple(_table(turns) for turns in range(_TURNS + 1))
_LASTING = CHANCE[_TURNS]


def _at(table: tuple[float, ...], margin: float) -> float:
    """The chance at a margin, which may lie beyond the table."""
    half = int(2 * margin + _HALVES + 0.5)
    return table[0 if half < 0 else min(half, 2 * _HALVES)]


class War:
    """The regions as one seat sees them. Lists are by region.

    No dataclass: there is one for every thought, and default factories take their time.
    """

    __slots__ = (
        "alone",
        "chances",
        "edges",
        "gains",
        "own",
        "prize",
        "reliefs",
        "rivals",
        "sign",
        "standing",
    )

    def __init__(
        self,
        chances: tuple[float, ...],
        prize: list[float],
        own: list[float],
        rivals: list[list[float]],
        sign: list[int],
        alone: float,
    ) -> None:
        self.chances = chances
        self.prize = prize
        """What the battle of this year is worth, were it certainly won."""
        self.own = own
        self.rivals = rivals
        """The strengths of the others, by player."""
        self.sign = sign
        """-1 where a grey temple lets the weakest win."""
        self.alone = alone
        """The strength that a region without rivals is thought to be contested with."""
        self.edges: dict[int, float] = {}
        """What `edge` has found so far."""
        self.gains: dict[tuple[int, float], float] = {}
        """What `gain` has found so far: figures have few strengths, and walks many ends."""
        self.standing: dict[int, float] = {}
        """The chance of each region as it stands, as far as `gain` has asked for it."""
        self.reliefs: dict[tuple[int, int, float], float] = {}
        """What `relief` has found so far: many flames burn in one region."""

    def edge(self, region: int) -> float:
        """The strength that would draw level with the best rival."""
        present = [theirs[region] for theirs in self.rivals if theirs[region]]
        if self.sign[region] < 0:
            return min(present) if present else _FAR
        if not present:
            return self.alone
        return max(present) + weights.W.crowd * (len(present) - 1)

    def chance(self, region: int, more: float = 0.0) -> float:
        """How likely the region is won, with something more or less than there is."""
        own = self.own[region] + more
        if own <= 0:
            return 0.0
        edge = self.edges.get(region)
        if edge is None:
            edge = self.edges[region] = self.edge(region)
        half = int(2 * (self.sign[region] * (own - edge)) + _HALVES + 0.5)  # `_at`, without a call
        return self.chances[0 if half < 0 else half if half < 2 * _HALVES else 2 * _HALVES]

    def gain(self, region: int, more: float) -> float:
        """What more strength, or less, in a region changes, in points."""
        known = self.gains.get((region, more))
        if known is None:
            known = self.prize[region]
            if known:
                before = self.standing.get(region)
                if before is None:
                    before = self.standing[region] = self.chance(region)
                known *= self.chance(region, more) - before
            self.gains[region, more] = known
        return known

    def relief(self, region: int, seat: int, less: float) -> float:
        """What it changes that a rival loses strength in a region."""
        if not self.prize[region] or not self.own[region]:
            return 0.0
        known = self.reliefs.get((region, seat, less))
        if known is None:
            known = self.reliefs[region, seat, less] = self._relief(region, seat, less)
        return known

    def _relief(self, region: int, seat: int, less: float) -> float:
        before = self.chance(region)
        theirs = self.rivals[seat]
        held, edge = theirs[region], self.edges.pop(region)
        theirs[region] = max(0.0, held - less)
        change = self.prize[region] * (self.chance(region) - before)
        theirs[region], self.edges[region] = held, edge
        return change

    def turned(self, region: int) -> float:
        """CAN-TEMPLE-4: what it changes that the other end of the strengths wins."""
        if not self.prize[region] or not self.own[region]:
            return 0.0
        before, edge = self.chance(region), self.edges.pop(region)
        self.sign[region] *= -1
        change = self.prize[region] * (self.chance(region) - before)
        self.sign[region] *= -1
        self.edges[region] = edge
        return change

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
    now = [_now(g, player) for player in players]
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


def _now(g: Candelabria, player: Player) -> list[float]:
    """… with candles."""
    totals = [*_lasting(g, player)]
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


def later(g: Candelabria, seat: int) -> float:
    """What flames and castles should win in the years to come."""
    worth = LATER_VP[g.year] * weights.W.later
    if not worth:
        return 0.0
    if len(g.players) == 2:
        worth *= weights.W.cursed / 2
    own = _lasting(g, g.players[seat])
    others = [_lasting(g, player) for player in g.players if player.seat != seat]
    absent = weights.W.absent
    total = 0.0
    for region in g.side.regions:
        if own[region]:
            best = max([totals[region] for totals in others])
            total += _at(_LASTING, own[region] - max(best, absent) - 1)
    return worth * total

"""How the battles stand for a seat: for the bots, which ask it at every thought."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from igroteka.games.candelabria.bot import weights
from igroteka.games.candelabria.bot.quests import at_stake
from igroteka.games.candelabria.content import CONSTANTS, CURSES, GREY, TACTICS_KIND
from igroteka.games.candelabria.rules.figures import curse_strength
from igroteka.games.candelabria.rules.land import REGION_OF, REGIONS, Side
from igroteka.games.candelabria.rules.mist import STRIKES
from igroteka.games.candelabria.rules.powers import CASTLE_STRENGTH, bonuses
from igroteka.games.candelabria.rules.state import NONE, Candelabria
from igroteka.games.candelabria.rules.two_players import cursed_regions

YEARS: Final = CONSTANTS.years
BATTLE_VP: Final = tuple(CONSTANTS.battle_vp.get(year, 0) for year in range(YEARS + 1))
LATER_VP: Final = tuple(sum(BATTLE_VP[year + 1 :]) for year in range(YEARS + 1))
"""What battles for one region pay in the years after each."""

_CASTLE: Final = CONSTANTS.strength.castle
_CROWD: Final = weights.W.crowd
_ABSENT: Final = weights.W.absent
_CARD_FLAMES: Final = tuple(weights.TACTICS_FLAMES[kind] for kind in TACTICS_KIND)
"""The flames that each card, once revealed, has still to light or put out."""
_DOUBLES: Final = tuple(card.effect.op == "double_battle_vp" for card in CURSES)
_LIMIT: Final = 12
"""Beyond this margin nothing is surer still."""
_TURNS: Final = 8
_FAR: Final = 99.0
"""Nobody is as strong as this: who is alone under a grey temple is the weakest."""
_LEVEL: Final = 4 * int(_FAR)
"""Where the margin 0 stands in a table of chances: no margin, counted in halves, lies beyond it."""
_MIDDLE: Final = _LEVEL + 0.5


def _table(turns: int) -> tuple[float, ...]:
    """The chance to win by the margin in halves, when so many Maneuvers are still to come."""
    scale = weights.W.calm + weights.W.unrest * turns
    halves = [max(-2 * _LIMIT, min(half, 2 * _LIMIT)) for half in range(-_LEVEL, _LEVEL + 1)]
    return tuple(1 / (1 + math.exp(-half / 2 / scale)) for half in halves)


CHANCE: Final = tuple(_table(turns) for turns in range(_TURNS + 1))
_LASTING: Final = CHANCE[_TURNS]


def _won(table: tuple[float, ...], margin: float) -> float:
    """The chance at a margin."""
    return table[int(2 * margin + _MIDDLE)]


Strengths = tuple[float, ...]
"""What one player has in each region."""
Stand = tuple[float, float, int, float]
"""How a region stands: own strength, where that stands in the table of chances, how far one more
strength moves it there, and the chance to win."""


class War:
    """The regions as one seat sees them. Lists are by region.

    Neither a dataclass nor a constructor: there is one for every thought, and both take their time.
    """

    __slots__ = (
        "alone",
        "chances",
        "lasting",
        "own",
        "prize",
        "reliefs",
        "rivals",
        "stands",
        "temples",
    )

    chances: tuple[float, ...]
    prize: tuple[float, ...]
    """What the battle of this year is worth, were it certainly won."""
    own: list[float]
    rivals: list[tuple[float, ...]]
    """The strengths of the others, by region and player."""
    lasting: list[Strengths]
    """The strengths that stay from year to year, by player."""
    temples: list[list[int]]
    alone: float
    """The strength that a region without rivals is thought to be contested with."""
    stands: list[Stand | None]
    """What `stand` has found so far."""
    reliefs: dict[tuple[int, int, float], float]
    """What `relief` has found so far: many flames burn in one region."""

    def grey(self, region: int) -> bool:
        """Whether a grey temple lets the weakest win."""
        stack = self.temples[region]
        return bool(stack) and stack[-1] == GREY

    def edge(self, rivals: Sequence[float], sign: int) -> float:
        """The strength that would draw level with the best of these rivals."""
        many = len(rivals) - rivals.count(0.0)
        if sign < 0:
            return min([strength for strength in rivals if strength]) if many else _FAR
        return max(rivals) + _CROWD * (many - 1) if many else self.alone

    def stand(self, region: int) -> Stand:
        """How a region stands."""
        own, rivals, stack = self.own[region], self.rivals[region], self.temples[region]
        if stack and stack[-1] == GREY:
            step, ahead = -2, self.edge(rivals, -1) - own
        else:  # as `edge` has it: no other question is asked so often
            many, best = 0, 0.0
            for strength in rivals:
                if strength:
                    many += 1
                    if strength > best:
                        best = strength
            step, ahead = 2, own - (best + _CROWD * (many - 1) if many else self.alone)
        level = 2 * ahead + _MIDDLE
        chance = self.chances[int(level)] if own > 0 else 0.0
        found = self.stands[region] = own, level, step, chance
        return found

    def chance(self, region: int) -> float:
        """How likely the region is won."""
        return (self.stands[region] or self.stand(region))[3]

    def gain(self, region: int, more: float) -> float:
        """What more strength, or less, in a region changes, in points."""
        prize = self.prize[region]
        if not prize:
            return 0.0
        own, level, step, before = self.stands[region] or self.stand(region)
        if own + more <= 0:
            return prize * -before
        return prize * (self.chances[int(level + step * more)] - before)

    def wins(self, region: int, strengths: set[int]) -> dict[int, float]:
        """What each of these more strengths wins in a region; none is used to lose."""
        prize = self.prize[region]
        own, level, step, before = self.stands[region] or self.stand(region)
        chances = self.chances
        won = dict.fromkeys(strengths, 0.0)
        if prize:
            for more in strengths:
                if own + more > 0:
                    gain = prize * (chances[int(level + step * more)] - before)
                    if gain > 0.0:
                        won[more] = gain
        return won

    def relief(self, region: int, seat: int, less: float) -> float:
        """What it changes that a rival loses strength in a region."""
        if not self.prize[region] or not self.own[region]:
            return 0.0
        known = self.reliefs.get((region, seat, less))
        if known is None:
            known = self.reliefs[region, seat, less] = self._relief(region, seat, less)
        return known

    def _relief(self, region: int, seat: int, less: float) -> float:
        own, _, step, before = self.stands[region] or self.stand(region)
        rivals = [*self.rivals[region]]
        left = rivals[seat] - less
        rivals[seat] = left if left > 0.0 else 0.0
        sign = 1 if step > 0 else -1
        after = _won(self.chances, sign * (own - self.edge(rivals, sign)))
        return self.prize[region] * (after - before)

    def turned(self, region: int) -> float:
        """CAN-TEMPLE-4: what it changes that the other end of the strengths wins."""
        if not self.prize[region] or not self.own[region]:
            return 0.0
        own, _, step, before = self.stands[region] or self.stand(region)
        sign = -1 if step > 0 else 1
        after = _won(self.chances, sign * (own - self.edge(self.rivals[region], sign)))
        return self.prize[region] * (after - before)

    def expected(self) -> float:
        """All that the battles of this year should bring."""
        total = 0.0
        for region, prize in enumerate(self.prize):
            if region and prize and self.own[region]:
                total += prize * self.chance(region)
        return total


_NOWHERE: Final = [0.0] * REGIONS
_NO_PRIZE: Final[tuple[float, ...]] = (0.0,) * REGIONS


def _peace() -> War:
    none = War()
    none.chances = CHANCE[0]
    none.prize = _NO_PRIZE
    none.own = _NOWHERE
    none.rivals = []
    none.lasting = []
    none.temples = []
    none.alone = 0.0
    none.stands = [None] * REGIONS
    none.reliefs = {}
    return none


NO_WAR: Final = _peace()
"""For thoughts that have nothing to do with battles."""


def war(g: Candelabria, seat: int) -> War:
    """The war of this year, from where a seat stands."""
    lasting: list[Strengths] = []
    strengths: list[list[float]] = []
    side, cards = g.side, 0
    for player, more in zip(g.players, bonuses(g, CASTLE_STRENGTH), strict=True):
        stays = _lasting(side, player.land, player.castle, _CASTLE + more)
        lasting.append(stays)
        now = [*stays]
        explorer, pilgrim, warrior = player.at
        with_explorer, with_pilgrim, with_warrior = player.flames
        if with_explorer:
            now[REGION_OF[explorer]] += with_explorer
        if with_pilgrim:
            now[REGION_OF[pilgrim]] += with_pilgrim
        if with_warrior:
            now[REGION_OF[warrior]] += with_warrior
        strengths.append(now)
        cards += len(player.hand)
    turns = 0
    if g.phase == "kindling":
        turns = min(_TURNS, 1 + round(cards / len(strengths)))
    else:
        _add_curses(g, strengths)
        _add_tactics(g, strengths)
    seen = War()
    seen.chances = CHANCE[turns]
    seen.prize = _prizes(g, seat)
    seen.own, strengths[seat] = strengths[seat], _NOWHERE
    seen.rivals = [*zip(*strengths, strict=True)]
    if g.options.quests:
        seen.prize = _with_stakes(g, seat, seen.prize, seen.rivals)
    seen.lasting = lasting
    seen.temples = g.temples
    seen.alone = _ABSENT if turns else -_LIMIT
    seen.stands = [None] * REGIONS
    seen.reliefs = {}
    return seen


_FLAMES: Final = tuple(float(flames) for flames in range(len(REGION_OF)))
"""So many flames, as strength."""


@lru_cache(maxsize=8192)
def _lasting(side: Side, land: int, castle: int, strength: int) -> Strengths:
    """Land flames and a castle by region: what stays from year to year.

    Few Houses' flames change between two thoughts.
    """
    totals = [_FLAMES[(land & mask).bit_count()] for mask in side.region]
    totals[REGION_OF[castle]] += strength
    return tuple(totals)


def _add_curses(g: Candelabria, strengths: list[list[float]]) -> None:
    """CAN-CURSE-1: what the curses placed so far lend to those who control them."""
    for curse in g.curses:
        owner = curse.owner
        if owner != NONE and curse.region != NONE:
            strengths[owner][curse.region] += curse_strength(g, g.players[owner], curse.card)


def _add_tactics(g: Candelabria, strengths: list[list[float]]) -> None:
    """What the cards that lie revealed have still to light or put out."""
    if g.phase != "battles" or not g.battles:
        return
    contested = g.battles[0]
    for player, totals in zip(g.players, strengths, strict=True):
        for card in player.slots:
            if card != NONE:
                totals[contested] += _CARD_FLAMES[card]


@lru_cache(maxsize=1024)
def _unstruck(side: Side, prize: float, curses: tuple[int, ...]) -> tuple[float, ...]:
    """The same prize in every region of a side that none of these curses strikes."""
    struck = [STRIKES[card] for card in curses]
    fought = [region for region in side.regions if region not in struck]
    return tuple([prize if region in fought else 0.0 for region in range(REGIONS)])


def _prizes(g: Candelabria, seat: int) -> tuple[float, ...]:
    """CAN-MIST-5, CAN-2P-12, CAN-CURSE-6: what each region's battle of this year pays."""
    prize, phase = BATTLE_VP[g.year], g.phase
    if phase == "battles":
        prizes = [0.0] * REGIONS
        for region in g.battles:
            prizes[region] = prize
    elif phase not in ("kindling", "curses"):
        return _NO_PRIZE
    elif len(g.players) == 2:
        return _by_curse(g, prize)
    else:
        everywhere = _unstruck(g.side, prize, tuple([curse.card for curse in g.curses]))
        if phase == "kindling":  # nobody controls a curse yet
            return everywhere
        prizes = [*everywhere]
    for curse in g.curses:
        if curse.owner == seat and curse.region != NONE and _DOUBLES[curse.card]:
            prizes[curse.region] *= 2
    return tuple(prizes)


def _by_curse(g: Candelabria, prize: float) -> tuple[float, ...]:
    """Two players fight where curses stand, of which nobody controls any."""
    cursed = cursed_regions(g)
    prizes = [0.0] * REGIONS
    for region in g.side.regions:
        prizes[region] = prize * (weights.W.cursed if region in cursed else weights.W.uncursed)
    return tuple(prizes)


def _with_stakes(
    g: Candelabria, seat: int, prizes: tuple[float, ...], rivals: list[Strengths]
) -> tuple[float, ...]:
    """Quests that a battle scores. Before the war others may score them first, and with two players
    the battle may not come to pass.
    """
    early = g.phase == "kindling"
    found = []
    for prize, stake in zip(prizes, at_stake(g, seat, rivals), strict=True):
        part = weights.W.quest_battle * prize / BATTLE_VP[g.year] if early and prize else 1.0
        found.append(prize + part * stake if prize else prize)
    return tuple(found)


def later(g: Candelabria, seat: int, lasting: Sequence[tuple[float, ...]]) -> float:
    """What flames and castles, by player, should win in the years to come."""
    worth = LATER_VP[g.year] * weights.W.later
    if not worth:
        return 0.0
    if len(g.players) == 2:
        worth *= weights.W.cursed / 2
    own = lasting[seat]
    others = [totals for other, totals in enumerate(lasting) if other != seat]
    total = 0.0
    for region in g.side.regions:
        if own[region]:
            best = _ABSENT
            for totals in others:
                if totals[region] > best:
                    best = totals[region]
            total += _won(_LASTING, own[region] - best - 1)
    return worth * total

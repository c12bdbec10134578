"""How far it is to the Crown: odds and expected turns for the bots, each worked out once.

Fate, Armour and Spells are left out of it: they are in hand when their moment comes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Final

from igroteka.games.talisman.rules.components.spaces import (
    BY_REGION,
    CRYPT,
    DEATH,
    MINES,
    PITS,
    REGION,
    STEP,
    VALLEY,
    VAMPIRES_TOWER,
    WEREWOLF_DEN,
)

MOST: Final = 24
"""No Strength or Craft beyond this changes the odds."""
FULL: Final = 9
"""No Life beyond this changes the odds."""


def _sums(dice: int) -> list[float]:
    """How likely each sum of so many dice is."""
    sums = [0.0] * (6 * dice + 1)
    for faces in product(range(1, 7), repeat=dice):
        sums[sum(faces)] += 6.0**-dice
    return sums


def _at_most(dice: int) -> tuple[float, ...]:
    sums = _sums(dice)
    return tuple(sum(sums[: total + 1]) for total in range(MOST + 1))


AT_MOST: Final = tuple(_at_most(dice) for dice in range(4))
"""`AT_MOST[dice][total]`: how likely so many dice do not exceed a total (POR, CRY, MIN)."""

SURE: Final = 6
"""A lead that no die makes up."""
_PAIRS: Final = tuple(product(range(1, 7), repeat=2))
_BEATS: Final = tuple(
    sum(mine + lead > theirs for mine, theirs in _PAIRS) / len(_PAIRS)
    for lead in range(-SURE, SURE + 1)
)


def beats(lead: int) -> float:
    """How likely one die and a lead beat another die (BAT)."""
    return _BEATS[max(-SURE, min(lead, SURE)) + SURE]


# The rings ------------------------------------------------------------------------------------

SETTLED: Final = 30
"""After so many rounds of value iteration expected turns change no more."""


@cache
def turns_to(target: int, passing: bool) -> dict[int, float]:
    """Expected turns from each space of a ring to a target, by the better way round each time.

    A crossing is reached in passing, with movement left (TAL-BRG-2, TAL-POR-2); a place must be
    hit exactly. Who stands on such a place has been there: he has to come again.
    """
    ring = BY_REGION[REGION[target]]
    turns = dict.fromkeys(ring, 0.0)
    for _ in range(SETTLED):
        turns = {space: 1.0 + _rest(turns, space, target, passing) for space in ring}
    return turns


def _rest(turns: dict[int, float], start: int, target: int, passing: bool) -> float:
    """What is left after one more turn, on average."""
    walks = [list(_walk(start, way)) for way in (0, 1)]
    total = 0.0
    for die in range(1, 7):
        ways = [walk[:die] if passing else walk[die : die + 1] for walk in walks]
        total += min(
            0.0 if target in met else turns[walk[die]]
            for met, walk in zip(ways, walks, strict=True)
        )
    return total / 6


def _walk(start: int, way: int) -> list[int]:
    """The spaces in one direction, the first one included."""
    spaces = [start]
    for _ in range(6):
        spaces.append(STEP[way][spaces[-1]])
    return spaces


@cache
def steps_to(target: int) -> dict[int, int]:
    """How many steps each space of a ring is from a target."""
    ring = BY_REGION[REGION[target]]
    there, back = target, target
    steps = {target: 0}
    for far in range(1, len(ring) // 2 + 1):
        there, back = STEP[0][there], STEP[1][back]
        steps[there] = steps[back] = far
    return steps


# The Inner Region -----------------------------------------------------------------------------

Lives = list[float]
"""How likely each number of Lives is; at index 0, how likely none is left."""
Danger = Callable[[Lives, int], Lives]
"""What a space of the Inner Region does to the Lives of a hero of some Strength."""


def _until_won(lives: Lives, win: float) -> Lives:
    """Fights until one is won; each one lost costs a Life."""
    after = [0.0] * len(lives)
    for left, likely in enumerate(lives):
        for lost in range(left):
            after[left - lost] += likely * win * (1 - win) ** lost
        after[0] += likely * (1 - win) ** left
    return after


def _mixed(cases: list[tuple[float, Lives]]) -> Lives:
    return [sum([part * lives[n] for part, lives in cases]) for n in range(FULL + 1)]


def _decisive(lead: int) -> float:
    """How likely a fight is won that goes on until somebody has lost it."""
    win, loss = beats(lead), beats(-lead)
    return win / (win + loss)


def _death(lives: Lives, strength: int) -> Lives:
    """TAL-DWD: even odds, whoever comes."""
    return _until_won(lives, 0.5)


def _werewolf(lives: Lives, strength: int) -> Lives:
    """TAL-WER: two dice are its Strength."""
    cases = [
        (part, _until_won(lives, _decisive(strength - figure)))
        for figure, part in enumerate(_sums(2))
        if part
    ]
    return _mixed(cases)


def _vampire(lives: Lives, strength: int) -> Lives:
    """TAL-VAM: it takes one, two or three Lives."""
    return _mixed([(1 / 3, [sum(lives[: n + 1]), *lives[n + 1 :], *[0.0] * n]) for n in (1, 2, 3)])


def _pitfiends(lives: Lives, strength: int) -> Lives:
    """TAL-PIT: one to six of Strength 4, one after another."""
    cases: list[tuple[float, Lives]] = []
    for _ in range(6):
        lives = _until_won(lives, _decisive(strength - 4))
        cases.append((1 / 6, lives))
    return _mixed(cases)


class Road:
    """What is left of the way from a space of the Inner Region to the Crown."""

    __slots__ = ("dangers", "turns", "vampire")

    def __init__(self, steps: int, *dangers: Danger) -> None:
        self.vampire = _vampire in dangers
        self.dangers = dangers
        self.turns = steps + 1.5 * len(dangers)


@cache
def survival(road: Road, strength: int, life: int) -> float:
    """How likely a hero gets to the Crown alive."""
    lives = [0.0] * (FULL + 1)
    lives[min(life, FULL)] = 1.0
    for danger in road.dangers:
        lives = danger(lives, strength)
    return 1.0 - lives[0]


BY_CRYPT: Final = Road(5, _death, _werewolf)
BY_MINES: Final = Road(5, _vampire, _pitfiends)
"""The two ways from the Plain of Peril, once their first space lets the hero on."""

ON: Final = {
    CRYPT: Road(4, _death, _werewolf),
    DEATH: Road(3, _werewolf),
    WEREWOLF_DEN: Road(2),
    MINES: Road(4, _vampire, _pitfiends),
    VAMPIRES_TOWER: Road(3, _pitfiends),
    PITS: Road(2),
    VALLEY: Road(1),
}
"""From a space whose instruction is completed."""
HELD: Final = {
    **ON,
    DEATH: Road(3, _death, _werewolf),
    WEREWOLF_DEN: Road(2, _werewolf),
    PITS: Road(2, _pitfiends),
}
"""From a space whose instruction still holds the hero (TAL-INN-15)."""

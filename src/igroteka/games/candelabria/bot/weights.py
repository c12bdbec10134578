"""What the bots hold things to be worth, in victory points.

How the figures were found: first by the rules (what a battle pays, what gold buys), then by
letting two bots with one figure changed play two with the old one, some dozen matches each.
"""

from __future__ import annotations

from typing import Final

import msgspec

from igroteka.games.candelabria.content import CONSTANTS, UPGRADES
from igroteka.games.candelabria.content.entries import Power
from igroteka.games.candelabria.rules.symbols import (
    BECOME_FIRST,
    DESTROY_TEMPLE,
    DRAW_TACTICS,
    EXTINGUISH,
    GAIN_VP,
    LIGHT,
    STEAL,
    TACTICS_SYMBOLS,
    Symbols,
    symbols,
)


class Weights(msgspec.Struct, frozen=True):
    """The figures of the evaluation."""

    # Battles.
    crowd: float = 0.6
    """By how much each further rival in a region weighs like strength of the best one."""
    absent: float = 1.5
    """The strength that is expected to walk into a region without rivals before the war."""
    calm: float = 1.4
    """How far apart strengths must lie in the war for the stronger to be rather safe."""
    unrest: float = 0.45
    """By how much more for every Maneuver still to come this year."""
    later: float = 0.45
    """A battle of a coming year against one of this year."""
    cursed: float = 0.8
    uncursed: float = 0.12
    """Two players: how likely a region with or without a curse will be fought over."""

    # Curses.
    curse: float = 0.45
    """The part of a battle that a curse is worth before it is placed."""
    rivalry: float = 1.1
    """How far apart the flames at a curse card must lie for the first to be rather safe."""

    # Holdings.
    gold: float = 1.3
    wax: float = 1.6
    wax_wanted: int = 4
    """More wax than this is not spent in a year."""
    tactics: float = 0.055
    """The part of a battle that one flame lit or put out by a tactics card is worth."""
    tactics_wanted: int = 9
    """More cards than this are hardly played in a season."""
    maneuver: float = 5.5
    """A candle card in hand is a Maneuver to come."""
    deploy: float = 0.4
    """The part of a battle that a candle is worth which can still be deployed this year."""
    mobile: float = 0.06
    """The part of a battle that a flame on a candle is worth wherever it stands."""
    symbol: float = 0.25
    """A land flame makes every later action of its kind larger."""
    supply: float = 0.1
    """A land flame still in the supply, up to six of them."""
    place: float = 0.25
    """A place nearer to the front of the track."""
    rival: float = 0.15
    """A point of the leading rival."""

    # Quests.
    quest_part: float = 0.35
    """The part of a quest that a step towards it is worth which does not meet it yet."""
    quest_battle: float = 0.6
    """The part of a quest for a battle won that counts before the war."""
    quest_won: float = 0.4
    """How likely a battle is won where a curse of one's own will stand."""
    quest_card: float = 0.5
    """How likely a candle card that would meet a quest comes to be deployed in time."""
    quest_suits: float = 0.3
    """How much more often a House scores a quest of its own for each thing it is good at."""
    quest_forge: float = 0.2
    """How likely gold that would meet a quest at the Forge comes to be spent there this year."""

    # What upgrades bring for every year in which they work.
    deploys: float = 2.6
    """Candles deployed in a year."""
    temples: float = 1.2
    """Temples placed in a year."""
    cards: float = 4.0
    """Tactics cards resolved in a year."""
    curses: float = 0.8
    """Curses placed in a year."""
    action: float = 1.6
    """One more territory counted for an action."""
    strength: float = 0.9
    """One more strength of the castle or of curses."""
    reach: float = 0.6
    """A longer skip or push."""


W: Final = Weights()

QUEST_MET: Final = {
    "build_temple": 2.0,
    "control_curse_1": 1.9,
    "control_curse_2": 1.7,
    "control_curse_3": 1.8,
    "buy_upgrade_1": 1.5,
    "buy_upgrade_2": 1.6,
    "buy_upgrade_3": 1.6,
    "extinguish_land_flame": 2.9,
    "destroy_temple": 0.9,
    "control_region_6": 2.6,
    "extinguish_whole_candle": 2.0,
    "neutralise_tactics": 2.8,
    "win_with_grey_temple": 0.9,
    "deploy_three_candles": 1.9,
    "win_against_curse": 0.8,
    "win_with_curse": 1.3,
    "gain_six_cubes": 2.2,
    "win_at_white_temple": 2.0,
    "castle_kills_candle": 0.6,
    "candle_kills_candle": 1.1,
    "buy_three": 1.3,
    "win_at_black_temple": 0.8,
    "neutralise_both": 2.1,
    "gain_three_tactics": 2.2,
}
"""How often bots of all Houses score a quest that they alone may score, in a game."""
QUEST_CENTRE: Final[tuple[float, ...]] = 0.0, 0.06, 0.25, 0.4
"""How likely region 6 will be held, by its territories that are."""
QUEST_CANDLES: Final[tuple[float, ...]] = 0.0, 0.4, 0.2, 0.1
"""How likely all candles will be deployed, by those that are not."""

SYMBOL: Final = {
    LIGHT: 0.9,
    EXTINGUISH: 0.9,
    STEAL: 1.0,
    GAIN_VP: 1.0,
    DRAW_TACTICS: 1.2,
    DESTROY_TEMPLE: 0.6,
    BECOME_FIRST: 0.4,
}
"""What a symbol is worth to who may use it anywhere."""


def worth_of(effects: Symbols) -> float:
    """What symbols are worth together."""
    return sum(SYMBOL[op] * n for op, n in effects)


def _flames(effects: Symbols) -> int:
    return sum(n for op, n in effects if op in (LIGHT, EXTINGUISH))


TACTICS_FLAMES: Final = tuple(_flames(effects) for effects in TACTICS_SYMBOLS)
"""The flames that each kind of tactics card lights or puts out."""
TACTICS_EXTRA: Final = tuple(
    sum(SYMBOL[op] * n for op, n in effects if op not in (LIGHT, EXTINGUISH, BECOME_FIRST))
    for effects in TACTICS_SYMBOLS
)
"""What each kind of tactics card brings besides."""

_PASSIVE: Final = {
    "explorer_skip": W.reach,
    "warrior_push": W.reach / 2,
    "castle_strength": W.strength,
    "curse_strength": W.strength,
    "action_count": W.action,
}
_TIMES: Final = {
    "deploy": W.deploys,
    "place_temple": W.temples,
    "place_curse": W.curses,
    "tactics_resolved": W.cards,
}


def _yearly(power: Power) -> float:
    """What a power brings in a year; what scores at the end only is counted when it is held."""
    if power.kind == "trigger":
        return _TIMES[power.when] * worth_of(symbols(power.effects))
    return _PASSIVE.get(power.what, 0.0) * power.n


UPGRADE_WORTH: Final = tuple(
    tuple(
        _yearly(token.effect) * max(0, CONSTANTS.years + 1 - max(year, token.year))
        for token in UPGRADES
    )
    for year in range(CONSTANTS.years + 1)
)
"""What each kind of upgrade will bring from a year on."""
END_GAME: Final = tuple(token.effect.kind == "end_game" for token in UPGRADES)

"""What a fight that is not yet decided is worth to each side: who may win it, and what that brings.

A bot looks ahead to the next question of another player; in a fight that comes before the end.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.games.cadwallon.content import FINE, ROBBERY
from igroteka.games.cadwallon.rules.cyclops import BOUTS
from igroteka.games.cadwallon.rules.fights import (
    ATTACKER,
    DEFENDER,
    bonus,
    character_of,
    dice_of,
    winner,
)
from igroteka.games.cadwallon.rules.figures import has_skill, sheet
from igroteka.games.cadwallon.rules.results import LIGHT_FINGERS
from igroteka.games.cadwallon.rules.state import CYCLOPS, ZOMBIE, Cadwallon, Fight

SETTLED: Final = 0.85
"""How sure it is who wins once the dice lie: there may be re-rolls."""
LOAD: Final = 3.5
"""What a treasure that changes hands brings."""
DRIVEN: Final = 0.4
JAILED: Final = 2.0
EFFORT: Final = 0.35
"""What it costs to be chased away, to be put into the Prison, or to pick a fight at all: action and
point might have served otherwise."""
FACES: Final = 6


def stakes(g: Cadwallon, seat: int) -> float:
    """What the fight under way may bring to a seat, or cost it."""
    battle = g.fight
    if battle is None:
        return 0.0
    worth = 0.0
    for side in (ATTACKER, DEFENDER):
        character = character_of(g, battle, side)
        if character is not None and character.seat == seat:
            chance = odds(g, battle, side)
            worth += chance * _prize(g, battle, side) - (1 - chance) * _price(g, battle, side)
            if side == ATTACKER:
                worth -= EFFORT
    return worth


def odds(g: Cadwallon, battle: Fight, side: int) -> float:
    """How likely a side wins; both bouts where there are two (CAD-CYC-9)."""
    if all(battle.dice):
        chance = SETTLED if winner(g, battle) == side else 1 - SETTLED
    else:
        more = bonus(g, battle, ATTACKER) - bonus(g, battle, DEFENDER)
        dice = dice_of(g, battle, ATTACKER), dice_of(g, battle, DEFENDER)
        chance = higher(*dice, more, not g.options.no_mercy)
        if side == DEFENDER:
            chance = 1 - chance
    if CYCLOPS in battle.figures and battle.bout < BOUTS:
        return chance * chance
    return chance


@cache
def higher(mine: int, theirs: int, more: int, ties: bool) -> float:
    """CAD-FIGHT-7, CAD-FIGHT-8, CAD-NOMERCY-1: how likely the best of so many dice, and something
    more, beats the best of others; equal scores count whole or by half."""
    chance = 0.0
    for best in range(1, FACES + 1):
        here = (best / FACES) ** mine - ((best - 1) / FACES) ** mine
        below = min(max(best + more - 1, 0), FACES)
        equal = min(max(best + more, 0), FACES)
        under, upto = (below / FACES) ** theirs, (equal / FACES) ** theirs
        chance += here * (under + (upto - under) * (1.0 if ties else 0.5))
    return chance


def _prize(g: Cadwallon, battle: Fight, side: int) -> float:
    """What the winner takes."""
    other = character_of(g, battle, 1 - side)
    if other is not None:
        purse = g.players[other.seat].purse[0]
        own = character_of(g, battle, side)
        assert own is not None, "asked for a character's side"
        more = min(LIGHT_FINGERS, purse) if has_skill(own, "light_fingers") else 0
        return more + (LOAD if other.loot else min(ROBBERY, purse))
    beast, encounters = sheet(g).beast, sheet(g).encounters
    if battle.figures[1 - side] == CYCLOPS and beast is not None:
        return float(beast.ducats)
    if battle.figures[1 - side] == ZOMBIE and encounters is not None:
        return float(encounters.ducats)
    return 0.0


def _price(g: Cadwallon, battle: Fight, side: int) -> float:
    """What the loser loses."""
    other = battle.figures[1 - side]
    if other == CYCLOPS:
        return JAILED
    if other == ZOMBIE:
        return DRIVEN
    character = character_of(g, battle, side)
    assert character is not None, "militiamen have nothing to lose"
    purse = g.players[character.seat].purse[0]
    if character_of(g, battle, 1 - side) is None:
        return DRIVEN + min(FINE, purse)
    return DRIVEN + (LOAD if character.loot else min(ROBBERY, purse))

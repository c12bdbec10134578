"""How good a position is for a seat, in ducats: what it has, may carry out, and risks."""

from __future__ import annotations

from typing import Final

from igroteka.games.cadwallon.bot.fights import stakes
from igroteka.games.cadwallon.bot.worth import (
    FADING,
    heading_out,
    loot_value,
    place_value,
    reach,
    steps_out,
    turns_left,
)
from igroteka.games.cadwallon.content import HOSTAGE, LEFT_BEHIND, LOOT_NUMBER, MISSIONS
from igroteka.games.cadwallon.rules.board import OUT, PRISON
from igroteka.games.cadwallon.rules.figures import COMBAT, MOVE, gang, has_skill, on_board
from igroteka.games.cadwallon.rules.missions import ANY, KIND_OF, is_met, stock
from igroteka.games.cadwallon.rules.paths import points_left
from igroteka.games.cadwallon.rules.setup import LUCIUS_BRINGS
from igroteka.games.cadwallon.rules.state import EMPTY, Cadwallon, Character

CARD: Final = 0.5
EXPERIENCE: Final = 1.1
GEAR: Final = 1.2
PLOT: Final = 0.8
ARMS: Final = 2.0
USUAL_COMBAT: Final = 2
"""What a further die in fights is worth, for a whole match."""
WOUND: Final = 0.8
JAILED: Final = 1.5
AP: Final = 0.08
POINT: Final = 0.025
"""Time that is not yet used, while there is somebody to use it."""
EAGER: Final = 0.1
"""How much rather somebody acts who has more to go for: there is never time for all."""
STAYING: Final = 0.97
"""How safe a character is that has time."""
RIVALS: Final = 0.25
READY: Final = 0.5
"""How much of a mission's gain counts as soon as its treasures are there."""


def evaluate(g: Cadwallon, seat: int) -> float:
    """What the seat may hope to end with, less what its rivals may."""
    own = _hopes(g, seat) + _time(g, seat)
    others = [_hopes(g, player.seat) for player in g.players if player.seat != seat]
    return own - RIVALS * sum(others) / len(others)


def _hopes(g: Cadwallon, seat: int) -> float:
    player = g.players[seat]
    worth = float(player.purse[0])
    if g.phase == "over":
        return worth
    worth += CARD * len(player.hand) + EXPERIENCE * player.experience
    worth += PLOT * len(player.intrigues) + stakes(g, seat)
    if g.phase == "hiring":
        worth += sum([_promise(character) for character in gang(g, seat)])
    if g.adventure >= 0:
        for character in gang(g, seat):
            worth += _character(g, character)
        worth += _missions(g, seat)
    return worth


def _promise(character: Character) -> float:
    """What a character is hired for: dice in fights, and what Lucius brings along (CAD-MERC-7)."""
    if has_skill(character, "armed_to_the_teeth"):
        return GEAR + LUCIUS_BRINGS
    return ARMS * (COMBAT[character.who] - USUAL_COMBAT)


def _character(g: Cadwallon, character: Character) -> float:
    if character.at == OUT:
        return loot_value(character.loot)
    if not on_board(character):
        return 0.0
    leaving = heading_out(g, character)
    chance = _in_time(g, character) * (_under_way(g, character) if leaving else STAYING)
    worth = chance * (loot_value(character.loot) + LEFT_BEHIND) - LEFT_BEHIND
    worth -= WOUND * character.wounds
    if character.gear != EMPTY:
        worth += GEAR
    if character.at == PRISON:
        return worth - JAILED
    if not leaving:
        worth += reach(g, character, character.at)
    if not character.acted:
        worth += place_value(g, character)
    return worth


def _in_time(g: Cadwallon, character: Character) -> float:
    """How likely the way out can still be made."""
    left = turns_left(g, character)
    needed = -(-steps_out(g, character) // MOVE[character.who])
    if needed < left:
        return 1.0
    return 0.85 if needed == left else 0.1


def _under_way(g: Cadwallon, character: Character) -> float:
    """How safe a character is that wants to leave: the nearer to the exit, the safer."""
    return 0.8 + 0.15 * FADING ** (steps_out(g, character) - 1)


def _missions(g: Cadwallon, seat: int) -> float:
    """The best mission in reach: what it pays beyond what its treasures would bring."""
    held = stock(g, seat)
    best = 0.0
    for mission in g.shown:
        card = MISSIONS[mission]
        size = sum(card.needs.values())
        gain = card.reward - 3.2 * size
        share = 1.0 if is_met(mission, held) else 0.5 * _share(mission, held) ** 2
        best = max(best, READY * share * max(gain, 0.5))
    return best


def _share(mission: int, held: list[int]) -> float:
    """How much of what a mission needs is there."""
    needs = MISSIONS[mission].needs
    have = 0
    for need, amount in needs.items():
        if need == KIND_OF:
            have += min(amount, max(held[:HOSTAGE]))
        elif need == ANY:
            have += min(amount, sum(held))
        else:
            have += min(amount, held[LOOT_NUMBER[need]])
    return have / sum(needs.values())


def _time(g: Cadwallon, seat: int) -> float:
    """Action and movement points that somebody can still use in this turn."""
    if g.phase not in ("watch", "turn") or g.order[g.turn] != seat:
        return 0.0
    uses = 0
    eagerness = 0.0
    for character in gang(g, seat):
        if not on_board(character) or character.wounds:
            continue
        if not character.activated:
            uses += 2
        elif character.number == g.active:
            uses += (not character.moved) + (not character.acted)
            eagerness = EAGER * reach(g, character, character.at)
    worth = AP * min(g.ap, uses) + eagerness
    if g.walk is not None and not g.walk.orders:
        worth += POINT * points_left(g.walk)
    return worth

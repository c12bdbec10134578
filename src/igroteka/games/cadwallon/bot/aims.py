"""What a character had best go for, looked over quickly: what a treasure is worth to its gang, who
else is after it, and which spaces a Move can reach past all who stand in the way."""

from __future__ import annotations

from typing import Final, NamedTuple

from igroteka.games.cadwallon.bot.fights import higher
from igroteka.games.cadwallon.bot.worth import (
    DIE,
    FADING,
    buyer,
    heading_out,
    open_exits,
    sheet_goals,
    turns_left,
)
from igroteka.games.cadwallon.content import (
    ATTACK_COST,
    CARRY_LIMIT,
    LEFT_BEHIND,
    LOOT,
    LOOT_NUMBER,
    MISSIONS,
    ROBBERY,
)
from igroteka.games.cadwallon.rules.board import DISTANCE, NEAR, ROOMS, SPACE, STREETS
from igroteka.games.cadwallon.rules.figures import (
    COMBAT,
    MOVE,
    SKILL,
    burden,
    gang,
    in_district,
    seat_of,
    sheet,
)
from igroteka.games.cadwallon.rules.missions import ANY, KIND_OF, stock
from igroteka.games.cadwallon.rules.paths import points_left
from igroteka.games.cadwallon.rules.state import EMPTY, GUARDS, LOCKED, Cadwallon, Character

CARRIED: Final = 2.4
"""What a treasure is worth that is for sale outside: much can happen to it on the way."""
PAID: Final = 0.55
"""How much of what the coffer would pay for it counts."""
LATER: Final = 0.75
"""What is left of a goal's charm with every turn it takes,"""
CONTESTED: Final = 0.65
OWN: Final = 0.4
"""… if a rival may be there first, and if another of the gang will."""
FARTHEST: Final = 5
"""Steps from which a rival may be there first."""
SCARE: Final = 0.6
"""What it is worth to drive a rival away, who had something in mind, or to be driven."""
PURSE: Final = 0.8
"""How much of the ducats that are robbed counts: nobody knows whether they are there."""
OPENED: Final = 0.75
"""How often a chest is opened at the first try, one way or the other."""
NEARBY: Final = 0.67
"""How much of a chest's charm is left with every step, before anybody has moved."""
MARKET: Final = 4.0
"""What it is worth to begin next to where loads are paid for: less with every step."""
AWAY: Final = 3.0
"""What it is worth to be out, beside the load."""


class Aim(NamedTuple):
    """Where to go, what for, and by which space; `next` is EMPTY where one is there, or where no
    way leads closer."""

    space: int
    worth: float
    next: int
    attack: bool


NO_AIM: Final = Aim(EMPTY, 0.0, EMPTY, False)


def prices(g: Cadwallon, seat: int) -> list[float]:
    """What one more treasure of each kind is worth to a gang: sold outside, for a mission together
    with what it has, or at the coffer."""
    held = stock(g, seat)
    found = [CARRIED] * len(LOOT)
    for mission in g.shown:
        card = MISSIONS[mission]
        size = sum(card.needs.values())
        part = card.reward / (size * size)
        have = _have(card.needs, held)
        for kind in range(len(LOOT)):
            if _helps(card.needs, held, kind):
                found[kind] = max(found[kind], part * (have + 1))
    coffer = sheet(g).coffer
    if coffer is not None and g.hoard >= DIE:
        for name in coffer.gives:
            kind = LOOT_NUMBER[name]
            left = g.hoard - DIE * coffer.dice * held[kind]
            found[kind] = max(found[kind], PAID * min(DIE * coffer.dice, left))
    return found


def _have(needs: dict[str, int], held: list[int]) -> int:
    have = 0
    for need, amount in needs.items():
        if need == KIND_OF:
            have += min(amount - 1, max(held))
        elif need == ANY:
            have += min(amount - 1, sum(held))
        else:
            have += min(amount, held[LOOT_NUMBER[need]])
    return have


def _helps(needs: dict[str, int], held: list[int], kind: int) -> bool:
    """Whether a mission wants one more of a kind."""
    for need, amount in needs.items():
        if need == ANY:
            return True
        if need == KIND_OF:
            return held[kind] == max(held)
        if LOOT_NUMBER[need] == kind:
            return held[kind] < amount
    return False


def move_points(g: Cadwallon, character: Character) -> int:
    """How many steps it may go in this turn: those that are left, or those of a Move."""
    walk = g.walk
    if walk is not None and walk.who == character.number:
        return points_left(walk)
    if character.moved or g.ap < 1:
        return 0
    return MOVE[character.who]


def ways(g: Cadwallon, character: Character, points: int) -> list[int]:
    """The space before each that can be reached with so many points, EMPTY for what cannot; a rival
    ends a way, others are in the way."""
    start = character.at
    before = [EMPTY] * len(STREETS)
    before[start] = start
    on, seat = g.on, character.seat
    walk = g.walk
    through = SKILL[character.who] == "gravewalk"
    if walk is not None and walk.who == character.number:
        through = walk.through or walk.flying
    edge = [start]
    for _ in range(points):
        beyond: list[int] = []
        for here in edge:
            for there in NEAR[here]:
                if before[there] != EMPTY or (there < len(ROOMS) and g.burnt[there]):
                    continue
                figure = on[there]
                if figure == EMPTY or through or figure == character.number:
                    before[there] = here
                    beyond.append(there)
                elif figure < GUARDS and seat_of(figure) != seat:
                    before[there] = here
        edge = beyond
    return before


def aim_of(g: Cadwallon, character: Character, worths: list[float]) -> Aim:
    """What this character had best go for in the district, with treasures at these prices."""
    if not in_district(character):
        return NO_AIM
    points = move_points(g, character)
    before = ways(g, character, points)
    best, most = _goal(g, character, worths, before, points)
    prey, worth = _prey(g, character, worths, before) if points else (EMPTY, 0.0)
    attack = worth > most
    if attack:
        best, most = prey, worth
    if best == EMPTY:
        return NO_AIM
    return Aim(best, most, _first_step(g, character, before, best, attack), attack)


def _goal(
    g: Cadwallon, character: Character, worths: list[float], before: list[int], points: int
) -> tuple[int, float]:
    """The best space to be at, and its worth; what takes longer may be gone by then."""
    best, most = EMPTY, 0.0
    leaving = leaves(g, character)
    for space, worth in _exits(g, character) if leaving else _goals(g, character, worths):
        part = 1.0
        if g.on[space] not in (EMPTY, character.number):
            part = OWN
        elif before[space] == EMPTY:
            steps = DISTANCE[character.at][space] - points
            part = LATER ** (1 + steps // MOVE[character.who])
            if not leaving:
                part *= _rivalry(g, character, space)
        if part * worth > most:
            best, most = space, part * worth
    return best, most


def _prey(
    g: Cadwallon, character: Character, worths: list[float], before: list[int]
) -> tuple[int, float]:
    """Where the rival stands that had best be attacked in this Move, and what that is worth."""
    best, most = EMPTY, 0.0
    if character.acted or g.ap < ATTACK_COST + (not character.moved):
        return best, most
    for other in g.characters:
        there = other.at
        if other.seat == character.seat or not in_district(other):
            continue
        if before[there] != EMPTY and g.on[there] == other.number:
            worth = attack_worth(g, character, other, worths)
            if worth > most:
                best, most = there, worth
    return best, most


def leaves(g: Cadwallon, character: Character) -> bool:
    """Whether it is time to go: who has something to lose does not wait for the last moment."""
    if heading_out(g, character):
        return True
    if not g.alarm or buyer(g, character):
        return False
    return turns_left(g, character) <= 3 and len(character.loot) >= 1


def _exits(g: Cadwallon, character: Character) -> list[tuple[int, float]]:
    worth = AWAY + 0.5 * CARRIED * len(character.loot)
    return [(space, worth) for space in open_exits(g, character)]


def _goals(g: Cadwallon, character: Character, worths: list[float]) -> list[tuple[int, float]]:
    goals = sheet_goals(g, character)
    goals += buyer(g, character)
    if burden(character.loot) < CARRY_LIMIT:
        chests = g.chests
        for room in ROOMS:
            kind = chests[room]
            if kind != EMPTY:
                goals.append((room, OPENED * (CARRIED if kind == LOCKED else worths[kind])))
            elif g.gems[room]:
                goals.append((room, OPENED * CARRIED))
    return goals


def _rivalry(g: Cadwallon, character: Character, space: int) -> float:
    """How likely a goal that is not reached in this turn is still there in the next."""
    row = DISTANCE[space]
    mine = row[character.at]
    part = 1.0
    for other in g.characters:
        at = other.at
        if not in_district(other):
            continue
        if other.seat != character.seat:
            if row[at] <= FARTHEST:
                part = min(part, CONTESTED)
        elif row[at] < mine:
            return OWN
    return part


def outset(g: Cadwallon, seat: int, space: int, worths: list[float]) -> float:
    """How well a space lies to begin at: near chests to which nobody else stands nearer,
    and near where loads are paid for."""
    worth = 0.0
    for room in ROOMS:
        kind = g.chests[room]
        if kind < 0:
            continue
        row = DISTANCE[room]
        steps = row[space]
        part = 1.0
        for other in g.characters:
            if in_district(other) and row[other.at] <= steps:
                part = min(part, OWN if other.seat == seat else CONTESTED)
        worth += part * worths[kind] * NEARBY**steps
    for place in _markets(g):
        worth += MARKET * FADING ** DISTANCE[place][space]
    return worth


def _markets(g: Cadwallon) -> list[int]:
    """CAD-ADV-1, CAD-ADV-10: where loads are paid for in the district."""
    own = sheet(g)
    return [SPACE[market.space] for market in (own.coffer, own.fence) if market is not None]


def attack_worth(
    g: Cadwallon, character: Character, other: Character, worths: list[float]
) -> float:
    """What an attack on a rival may bring, and cost."""
    chance = higher(COMBAT[character.who], COMBAT[other.who], 0, not g.options.no_mercy)
    prize = SCARE + _spoils(other.loot, worths)
    price = SCARE + _spoils(character.loot, worths)
    left = turns_left(g, character)
    if left <= 2:
        price += LEFT_BEHIND / left
        prize += LEFT_BEHIND / left / 2
    return chance * prize - (1 - chance) * price


def _spoils(loot: list[int], worths: list[float]) -> float:
    return max([worths[kind] for kind in loot]) if loot else PURSE * ROBBERY


def _first_step(
    g: Cadwallon, character: Character, before: list[int], goal: int, attack: bool
) -> int:
    """The first space on the way to a goal, or to where this Move gets closest to it."""
    at = character.at
    end = goal
    if before[goal] == EMPTY or (g.on[goal] != EMPTY and not attack):
        end, nearest = at, DISTANCE[at][goal]
        for space in STREETS:
            if before[space] == EMPTY or g.on[space] != EMPTY:
                continue
            if DISTANCE[space][goal] < nearest:
                end, nearest = space, DISTANCE[space][goal]
    if end == at:
        return EMPTY
    while before[end] != at:
        end = before[end]
    return end


def ready(g: Cadwallon, seat: int) -> list[Character]:
    """Who of a gang may still be activated in this turn."""
    return [c for c in gang(g, seat) if c.at >= 0 and not c.activated and not c.wounds]

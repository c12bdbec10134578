"""What things are worth in ducats: treasures, and places a character may want to be at."""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.cadwallon.content import (
    CARRY_LIMIT,
    DUKE,
    HOSTAGE,
    LOOT,
    LOOT_NUMBER,
    MAGIC_GEM,
    STAIRCASE,
)
from igroteka.games.cadwallon.rules.board import (
    ARCHIVE,
    CENTRE,
    DISTANCE,
    EXITS,
    HOLY_ALTAR,
    PENTAGRAMS,
    PRISON,
    ROOMS,
    SECRET_TREASURY,
    SPACE,
    STREETS,
)
from igroteka.games.cadwallon.rules.figures import (
    CROWDS,
    PASS_CARD,
    adventure,
    burden,
    sheet,
)
from igroteka.games.cadwallon.rules.state import EMPTY, Cadwallon, Character

VALUE = dict.fromkeys(range(len(LOOT)), 3.5) | {HOSTAGE: 6.0, DUKE: 15.0}
"""CAD-END-2, CAD-END-9: what each will bring outside, on average."""

CHEST, WANTED, TOKEN, COFFER, FENCE, POCKETS = 2.4, 3.4, 2.0, 2.4, 0.75, 2.0
"""Goals by what may be had there: less than it brings, or nobody would ever take it."""
ONCE = {ARCHIVE: 1.2, SECRET_TREASURY: 2.0}
"""Catacomb rooms whose action can be used once per visit."""
FADING, SLOWLY_FADING = 0.82, 0.93
"""By how much a goal loses its charm with every step."""
FAR = 20

Goals = tuple[tuple[int, float], ...]


def loot_value(loot: list[int]) -> float:
    """What a load will bring if it gets out."""
    return sum([VALUE[kind] for kind in loot])


def reach(g: Cadwallon, character: Character, space: int) -> float:
    """How attractive a space is: the best goal, faded by its distance."""
    goals = goals_of(g, character)
    if not goals:
        return 0.0
    if space >= len(STREETS):
        return _from_below(goals, space)
    return _charm(goals, space)


@lru_cache(maxsize=65536)
def _charm(goals: Goals, space: int) -> float:
    row = DISTANCE[space]
    return max([worth * FADING ** row[goal] for goal, worth in goals])


def _from_below(goals: Goals, space: int) -> float:
    if space == PRISON:
        return 0.0
    up = max(_charm(goals, pentagram) for pentagram in PENTAGRAMS) * FADING
    return up if space == CENTRE else up * FADING


def goals_of(g: Cadwallon, character: Character) -> Goals:
    """Spaces worth going to, with what is to be had there."""
    if heading_out(g, character):
        worth = 3.0 + 0.5 * loot_value(character.loot)
        return tuple((space, worth) for space in open_exits(g, character))
    goals = tuple(_sheet_goals(g, character))
    if burden(character.loot) < CARRY_LIMIT:
        goals += _chests(tuple(g.chests), tuple(g.gems), _wanted(g, character))
    return goals


@lru_cache(maxsize=4096)
def _chests(chests: tuple[int, ...], gems: tuple[int, ...], wanted: tuple[int, ...]) -> Goals:
    return tuple(
        (room, WANTED if chests[room] in wanted else CHEST)
        for room in ROOMS
        if chests[room] != EMPTY or gems[room]
    )


def _wanted(g: Cadwallon, character: Character) -> tuple[int, ...]:
    """CAD-ADV-1: the other half, for whoever carries one half of what opens the coffer."""
    coffer = sheet(g).coffer
    if coffer is None or not g.hoard:
        return ()
    needed = [LOOT_NUMBER[kind] for kind in coffer.gives]
    lacking = tuple(kind for kind in needed if kind not in character.loot)
    return lacking if len(lacking) < len(needed) else ()


def _sheet_goals(g: Cadwallon, character: Character) -> list[tuple[int, float]]:
    """What the adventure offers to this character."""
    own = sheet(g)
    goals: list[tuple[int, float]] = []
    room_left = burden(character.loot) < CARRY_LIMIT
    if own.encounters and own.encounters.target == "hostage" and room_left:
        goals += [(space, TOKEN) for space in g.encounters.spaces]
        goals += [(room, CHEST) for room in ROOMS if g.hostages[room]]
    if own.crowd:
        goals += [(space, POCKETS) for space in sorted(CROWDS[g.adventure])]
    if g.options.catacombs:
        goals += _below(g, character)
    return goals


def _carries(character: Character, kinds: tuple[str, ...]) -> bool:
    return all(LOOT_NUMBER[kind] in character.loot for kind in kinds)


def _below(g: Cadwallon, character: Character) -> list[tuple[int, float]]:
    """Staircases are worth what waits below."""
    worth = 0.0
    if g.duke >= 0:
        worth = 6.0
    elif MAGIC_GEM in character.loot:
        worth = 1.2 * character.loot.count(MAGIC_GEM)
    elif sheet(g).beast or sheet(g).vault or sheet(g).seals:
        worth = 1.5
    if not worth:
        return []
    return [(room, worth) for room in ROOMS if g.found[room] == STAIRCASE]


def place_value(g: Cadwallon, character: Character) -> float:
    """What it is worth to stand where the action is, with the action unused."""
    at = character.at
    if at == g.duke:
        return 7.0
    if at == HOLY_ALTAR:
        return 1.6 * character.loot.count(MAGIC_GEM)
    if character.visit:
        return 0.0
    return ONCE.get(at, 0.0)


def errand(g: Cadwallon, character: Character) -> float:
    """What a load is worth beyond its price because somebody in the district wants it."""
    fence = sheet(g).fence
    if fence is not None and character.at < len(STREETS):
        far = DISTANCE[character.at][SPACE[fence.space]]
        return FENCE * len(character.loot) * SLOWLY_FADING**far
    return _halves_of_the_coffer(g, character)


def _halves_of_the_coffer(g: Cadwallon, character: Character) -> float:
    """CAD-ADV-1: scroll and key ring in one hand are worth more than apart, the more so the
    nearer the coffer is."""
    coffer = sheet(g).coffer
    if coffer is None or not g.hoard:
        return 0.0
    held = sum(LOOT_NUMBER[kind] in character.loot for kind in coffer.gives)
    if held < len(coffer.gives) or character.at >= len(STREETS):
        return 0.3 * held
    far = DISTANCE[character.at][SPACE[coffer.space]]
    return 0.8 + COFFER * SLOWLY_FADING**far


def _wants_the_coffer(g: Cadwallon, character: Character) -> bool:
    coffer = sheet(g).coffer
    return coffer is not None and bool(g.hoard) and _carries(character, coffer.gives)


def turns_left(g: Cadwallon, character: Character) -> int:
    """How many more times the character may move."""
    left = adventure(g).rounds - g.round
    seat = g.order.index(character.seat)
    mine = g.phase in ("dawn", "alarm") or seat > g.turn
    if seat == g.turn and g.phase in ("watch", "turn"):
        walking = g.walk is not None and g.walk.who == character.number
        mine = walking or (not character.moved and not (character.activated and g.active == EMPTY))
        if character.activated and g.active != character.number and not walking:
            mine = False
    return left + mine


def heading_out(g: Cadwallon, character: Character) -> bool:
    """Whether it is time to leave: a full load, or little time."""
    left = turns_left(g, character)
    if left > 2 and (sheet(g).fence or _wants_the_coffer(g, character)):
        return False  # there is something to be had first
    if not g.alarm:
        return burden(character.loot) >= CARRY_LIMIT and left <= 5
    if left <= 2:
        return True
    return burden(character.loot) >= CARRY_LIMIT - (left <= 3)


def open_exits(g: Cadwallon, character: Character) -> tuple[int, ...]:
    """Exits that this character could leave by."""
    return EXITS if character.gear == PASS_CARD else _open(tuple(g.portcullises))


@lru_cache(maxsize=4096)
def _open(portcullises: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(space for space in EXITS if not portcullises[space])


def steps_out(g: Cadwallon, character: Character) -> int:
    """How many steps it takes to be out, the last one included."""
    at = character.at
    if at == PRISON:
        return FAR
    exits = open_exits(g, character)
    if not exits:
        return FAR
    if at < len(STREETS):
        return _nearest(exits, at) + 1
    up = min(_nearest(exits, pentagram) for pentagram in PENTAGRAMS) + 2
    return up if at == CENTRE else up + 1


@lru_cache(maxsize=65536)
def _nearest(spaces: tuple[int, ...], start: int) -> int:
    row = DISTANCE[start]
    return min([row[space] for space in spaces])

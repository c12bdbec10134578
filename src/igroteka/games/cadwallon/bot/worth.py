"""What things are worth in ducats: treasures, and places a character may want to be at."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.cadwallon.content import (
    CARRY_LIMIT,
    DUKE,
    HOSTAGE,
    LOOT,
    LOOT_NUMBER,
    MAGIC_GEM,
    MECHANISM,
    STAIRCASE,
)
from igroteka.games.cadwallon.rules.board import (
    ARCHIVE,
    CENTRE,
    DISTANCE,
    EXITS,
    HOLY_ALTAR,
    LAIR,
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
    gang,
    sheet,
)
from igroteka.games.cadwallon.rules.rooms import GEM_PRICE
from igroteka.games.cadwallon.rules.state import EMPTY, GUARDS, Cadwallon, Character

DIE: Final = 3.5
VALUE: Final = dict.fromkeys(range(len(LOOT)), DIE) | {HOSTAGE: 6.0, DUKE: 15.0}
"""CAD-END-2, CAD-END-9: what each will bring outside, on average."""

CHEST: Final = 2.4
WANTED: Final = 3.2
TOKEN: Final = 2.0
"""Goals by what may be had there: less than it brings, or nobody would ever take it."""
POCKETS: Final = 1.25
VISITS: Final = 3
"""CAD-ADV-18: what a turn in the crowd brings, and how many are thought of."""
STRIDE: Final = 4
"""Steps of a Move."""
COFFER: Final = 0.8
FENCE: Final = 2.7
GUARDED: Final = 0.5
"""The same for the coffer, for every ducat that it brings beyond what is given up for it; for the
fence, for every treasure; how much of their charm is left while they are guarded."""
WISDOM: Final = 1.2
LEVER: Final = 0.4
PROSPECT: Final = 3.0
HUNT: Final = 4.0
"""The Archive; the mechanism that opens the Secret Treasury, by what waits there; whatever else may
wait below; a beast that has left its lair."""
UNEQUAL: Final = 20 / 36
THREE_DICE: Final = 10.5
"""CAD-ROOM-13, CAD-ROOM-14: how often three dice all differ, and what they bring then."""
SURE: Final = 0.85
ABOVE: Final = 0.6
"""How much of a gain counts before it is had: where it is to be had, and at the head of the stairs.
Going down must be worth meeting the Cyclops, or whoever got to the stairs would wait there."""
FADING: Final = 0.82
SLOWLY_FADING: Final = 0.93
"""By how much a goal loses its charm with every step, and who pays in the district."""
FAR: Final = 20
ESCAPE: Final = 5
"""Steps out where there is no way; steps that an escape is reckoned as."""

Goals = tuple[tuple[int, float], ...]


def loot_value(loot: list[int]) -> float:
    """What a load will bring if it gets out."""
    return sum([VALUE[kind] for kind in loot])


def reach(g: Cadwallon, character: Character, space: int) -> float:
    """How attractive a space is: the best goal, faded by its distance."""
    goals = goals_of(g, character)
    if space >= len(STREETS):
        return _from_below(goals, space) if goals else 0.0
    charm = _charm(goals, space) if goals else 0.0
    for place, worth in buyer(g, character):
        if not heading_out(g, character):
            charm = max(charm, worth * SLOWLY_FADING ** DISTANCE[space][place])
    return charm


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
    goals = tuple(sheet_goals(g, character))
    if burden(character.loot) < CARRY_LIMIT:
        goals += _chests(tuple(g.chests), tuple(g.gems), _wanted(g))
    return goals


@lru_cache(maxsize=4096)
def _chests(chests: tuple[int, ...], gems: tuple[int, ...], wanted: tuple[int, ...]) -> Goals:
    prized = MAGIC_GEM in wanted
    return tuple(
        (room, WANTED if chests[room] in wanted or (prized and gems[room]) else CHEST)
        for room in ROOMS
        if chests[room] != EMPTY or gems[room]
    )


def _wanted(g: Cadwallon) -> tuple[int, ...]:
    """CAD-ADV-1, CAD-ADV-16: what opens the coffer, while there is something in it; gems."""
    coffer = sheet(g).coffer
    if sheet(g).vault:
        return (MAGIC_GEM,)
    if coffer is None or g.hoard < DIE * coffer.dice:
        return ()
    return tuple([LOOT_NUMBER[kind] for kind in coffer.gives])


def sheet_goals(g: Cadwallon, character: Character) -> list[tuple[int, float]]:
    """What the adventure offers to this character."""
    own = sheet(g)
    goals: list[tuple[int, float]] = []
    room_left = burden(character.loot) < CARRY_LIMIT
    if own.encounters and own.encounters.target == "hostage" and room_left:
        goals += [(space, TOKEN) for space in g.encounters.spaces]
        goals += [(room, CHEST) for room in ROOMS if g.hostages[room]]
    if own.crowd:
        goals += _pockets(g, character)
    if g.options.catacombs:
        goals += _below(g, character)
    return goals


def _pockets(g: Cadwallon, character: Character) -> list[tuple[int, float]]:
    """CAD-ADV-18: pockets can be picked turn after turn, wherever there is room in the crowd."""
    worth = POCKETS * min(VISITS, turns_left(g, character))
    return [
        (space, worth)
        for space in sorted(CROWDS[g.adventure])
        if g.on[space] in (EMPTY, character.number)
    ]


def _below(g: Cadwallon, character: Character) -> list[tuple[int, float]]:
    """Staircases are worth what waits below; mechanisms, what they open to another."""
    goals: list[tuple[int, float]] = []
    worth = _downstairs(g, character)
    if worth:
        goals = [(room, worth) for room in ROOMS if g.found[room] == STAIRCASE]
    if STAIRCASE in g.found and not _lever_held(g, character):
        worth = LEVER * _vault(g, character)
        goals += [(room, worth) for room in ROOMS if g.found[room] == MECHANISM]
    return goals


def _downstairs(g: Cadwallon, character: Character) -> float:
    """The best that may be had in the Catacombs."""
    if g.duke >= 0:
        return 6.0
    worth = _altar(g, character)
    if _lever_held(g, character):
        worth = max(worth, _vault(g, character))
    worth *= ABOVE
    if sheet(g).beast:
        worth = max(worth, HUNT if _within_reach(g, character) else PROSPECT)
    if sheet(g).seals:
        worth = max(worth, PROSPECT)
    return worth


def _within_reach(g: Cadwallon, character: Character) -> bool:
    """CAD-CAT-2, CAD-CAT-9, CAD-ROOM-17: whether one may walk in on the Cyclops."""
    if g.cyclops == SECRET_TREASURY:
        return _lever_held(g, character)
    return g.cyclops != LAIR


def _altar(g: Cadwallon, character: Character) -> float:
    """CAD-ROOM-1, CAD-ADV-16: what gems bring at the Altar beyond their price outside."""
    vault = sheet(g).vault
    price = vault.gem_price if vault else GEM_PRICE
    return (price - VALUE[MAGIC_GEM]) * character.loot.count(MAGIC_GEM)


def _vault(g: Cadwallon, character: Character) -> float:
    """CAD-ROOM-12 to CAD-ROOM-14, CAD-ADV-16: what the Secret Treasury brings, and may cost."""
    vault = sheet(g).vault
    gain = THREE_DICE + (vault.bonus if vault else 0)
    return max(0.0, UNEQUAL * gain - (1 - UNEQUAL) * loot_value(character.loot))


def _lever_held(g: Cadwallon, character: Character) -> bool:
    """CAD-CAT-2: whether another of the gang stands at a mechanism."""
    return any(
        other is not character and 0 <= other.at < len(ROOMS) and g.found[other.at] == MECHANISM
        for other in gang(g, character.seat)
    )


def place_value(g: Cadwallon, character: Character) -> float:
    """What it is worth to stand where the action is, with the action unused."""
    at = character.at
    if at == g.duke:
        return 7.0
    if at == HOLY_ALTAR:
        return SURE * _altar(g, character)
    if character.visit:
        return 0.0
    if at == SECRET_TREASURY:
        return SURE * _vault(g, character)
    return WISDOM if at == ARCHIVE else 0.0


def buyer(g: Cadwallon, character: Character) -> Goals:
    """CAD-ADV-1, CAD-ADV-10: where a load is paid for in the district, and how gladly one goes
    there; less while a guard stands in the way."""
    coffer, fence = sheet(g).coffer, sheet(g).fence
    if coffer is not None:
        place, worth = SPACE[coffer.space], COFFER * _coffer_gain(g, character.loot)
    elif fence is not None:
        place, worth = SPACE[fence.space], FENCE * sum([kind < HOSTAGE for kind in character.loot])
    else:
        return ()
    if g.on[place] >= GUARDS:
        worth *= GUARDED
    return ((place, worth),) if worth else ()


def _coffer_gain(g: Cadwallon, loot: list[int]) -> float:
    """What the coffer brings beyond what is given up for it."""
    coffer = sheet(g).coffer
    assert coffer is not None, "asked where there is one"
    given = sum([loot.count(LOOT_NUMBER[kind]) for kind in coffer.gives])
    return max(0.0, min(DIE * coffer.dice * given, g.hoard) - DIE * given)


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
    if (left > 2 or steps_out(g, character) > STRIDE * left) and buyer(g, character):
        return False  # what is paid in the district is safe at once
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
    exits = open_exits(g, character)
    if not exits:
        return FAR
    if at < len(STREETS):
        return _nearest(exits, at) + 1
    up = min(_nearest(exits, pentagram) for pentagram in PENTAGRAMS) + 2
    if at == PRISON:
        return up + ESCAPE
    return up if at == CENTRE else up + 1


@lru_cache(maxsize=65536)
def _nearest(spaces: tuple[int, ...], start: int) -> int:
    row = DISTANCE[start]
    return min([row[space] for space in spaces])

"""The two boards as numbers (CAD-BOARD-3, CAD-BOARD-8, CAD-CAT): spaces, borders, distances.

The rooms of the district come first, then its streets, then the Catacombs.
"""

from __future__ import annotations

from collections import deque
from functools import cache
from typing import Final

from igroteka.games.cadwallon.content import CATACOMBS, DISTRICT

NODES: Final = DISTRICT.nodes
VAULTS: Final = CATACOMBS.nodes
SPACE_ID: Final = (*[node.id for node in NODES], *[vault.id for vault in VAULTS])
SPACE: Final = {name: number for number, name in enumerate(SPACE_ID)}
SPACES: Final = len(SPACE_ID)
STREETS: Final = range(len(NODES))
"""All spaces of the district, rooms and streets."""
ROOMS: Final = range(sum(node.type == "room" for node in NODES))
assert all(node.type == "room" for node in NODES[: len(ROOMS)]), "rooms come first"

NEAR: Final = tuple(tuple(SPACE[other] for other in node.adjacent) for node in NODES)
"""CAD-BOARD-5 to CAD-BOARD-7, CAD-MOVE-5: across each open border, and from pentagram to
pentagram."""
EXITS: Final = tuple(number for number, node in enumerate(NODES) if node.exit)
IS_EXIT: Final = tuple(bool(node.exit) for node in NODES)
PENTAGRAMS: Final = tuple(number for number, node in enumerate(NODES) if node.pentagram)
INTRIGUE_ROOM: Final = tuple(node.intrigue for node in NODES)
"""CAD-BOARD-10: where intrigues are to be had."""

FIVE: Final = tuple(SPACE[vault.id] for vault in VAULTS if vault.stairs_entry)
HOLY_ALTAR, TUNNEL, TORTURE_CHAMBER, ARCHIVE, SECRET_TREASURY = FIVE
CENTRE, PRISON, LAIR = (SPACE[name] for name in ("cat_center", "prison", "lair"))
CYCLOPS_TABLE: Final = {
    vault.cyclops_roll: SPACE[vault.id] for vault in VAULTS if vault.cyclops_roll
}

NOWHERE: Final = -1
"""Not yet on a board."""
OUT: Final = -2
"""Has left the district (CAD-EXIT-3)."""
GONE: Final = -3
"""Dead, lost, or never in play."""


def _across_walls() -> tuple[tuple[int, ...], ...]:
    across: list[list[int]] = [[] for _ in NODES]
    for wall in DISTRICT.walls:
        across[SPACE[wall.a]].append(SPACE[wall.b])
        across[SPACE[wall.b]].append(SPACE[wall.a])
    return tuple(tuple(sorted(spaces)) for spaces in across)


WALLS: Final = _across_walls()
"""CAD-BOARD-9: what lies behind the walls of each space."""


def _distances(start: int) -> tuple[int, ...]:
    found = {start: 0}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in NEAR[here]:
            if there not in found:
                found[there] = found[here] + 1
                waiting.append(there)
    return tuple(found[space] for space in STREETS)


DISTANCE: Final = tuple(_distances(space) for space in STREETS)
"""CAD-MOVE-6: the smallest number of steps, whatever stands in between."""

BY_PENTAGRAM: Final = tuple(
    sorted({near for space in PENTAGRAMS for near in NEAR[space] if near not in PENTAGRAMS})
)
"""CAD-CAT-6: where one comes up when both pentagrams are taken."""


@cache
def flight_ends(start: int, steps: int, shut: tuple[int, ...]) -> tuple[int, ...]:
    """CAD-FLEE-2 to CAD-FLEE-5: where flights of exactly so many steps end, no space entered
    twice, walls and shut spaces left alone; in order of their numbers."""
    ends: set[int] = set()

    def run(path: tuple[int, ...], left: int) -> None:
        for there in NEAR[path[-1]]:
            if there in path or there in shut:
                continue
            if left == 1:
                ends.add(there)
            else:
                run((*path, there), left - 1)

    run((start,), steps)
    return tuple(sorted(ends))

"""Step 2 of a round: production (KAL-PROD). Automatic and simultaneous."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.games.kalena.content import BUILDINGS
from igroteka.games.kalena.rules.land import HEX_ID, NEIGHBOURS
from igroteka.games.kalena.rules.powers import haunting_of, powers_of
from igroteka.games.kalena.rules.state import EMPTY, Kalena
from igroteka.games.kalena.rules.storage import TYPES, per_type, receive

INCOME: Final = tuple(per_type(building.income) for building in BUILDINGS)


def produce(g: Kalena) -> None:
    """KAL-PROD-1 to KAL-PROD-5: every building gives its income to its owner."""
    for hex, building in enumerate(g.buildings):
        if building == EMPTY:
            continue
        if is_chilled(g.ghost_cards, g.ghosts, hex):
            g.tell("chilled", "KAL-PROD-2", building=BUILDINGS[building].id, hex=HEX_ID[hex])
            continue
        owner = g.players[g.owners[hex]]
        bonus = powers_of(owner.skills).production_bonus  # KAL-PROD-3
        for resource in TYPES:
            if income := INCOME[building][resource]:
                receive(g, owner, resource, income + bonus, "KAL-PROD-1", "KAL-PROD-4")


def is_chilled(ghost_cards: tuple[int, ...], ghosts: Sequence[int], hex: int) -> bool:
    """KAL-PROD-2: under ghost card 1 a building beside a ghost produces nothing (KAL-EX-1)."""
    if not haunting_of(ghost_cards).chills_buildings:
        return False
    return any(ghosts[near] for near in NEIGHBOURS[hex])

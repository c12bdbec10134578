"""Step 1 of a round: spread (KAL-SPREAD), and shared defeat (KAL-LOSE)."""

from __future__ import annotations

from typing import Final, NamedTuple

from igroteka.games.kalena.content import CALENDAR, LAKE, TERRAIN_DIE, TERRAINS
from igroteka.games.kalena.rules.land import HEX_ID, KALENA, TERRAIN
from igroteka.games.kalena.rules.production import produce
from igroteka.games.kalena.rules.state import EMPTY, Kalena
from igroteka.kernel.flow import WHO, Flow, Forbids, Option, one_of
from igroteka.kernel.state import put

PER_SPREAD: Final = CALENDAR.ghosts_per_spread

HAUNT: Final = tuple(
    Option(f"haunt:{name}", "haunt", hex, {"hex": name}, (name,)) for hex, name in enumerate(HEX_ID)
)


class Placing(NamedTuple):
    """Why ghosts are placed: what is asked, by which decision, under which rule."""

    prompt: str
    decision: str
    rule: str


SPREAD: Final = Placing("spread", "KAL-DEC-2", "KAL-SPREAD-5")
OVERFLOW: Final = Placing("overflow", "KAL-DEC-3", "KAL-SPREAD-6")


def spread_and_produce(g: Kalena) -> Flow[None]:
    """KAL-FLOW-3: spread, then production; then the turns begin unless all is lost."""
    yield from spread(g)
    if g.phase == "over":
        return
    produce(g)  # KAL-BUILD-8: what is built in the turns after it first produces next time
    g.turn = 0
    g.phase = "turns"


def spread(g: Kalena) -> Flow[None]:
    """KAL-SPREAD-1, KAL-TERM-2: the last in turn order rolls the die and places 4 ghosts."""
    if g.ghost_supply < PER_SPREAD:
        lose(g, "KAL-SPREAD-9", "KAL-LOSE-2")
        return
    last = g.order[-1]
    face = TERRAIN_DIE.faces[g.chance.roll(len(TERRAIN_DIE.faces), "KAL-SPREAD-1") - 1]
    terrain = TERRAIN[str(face)]
    g.tell("spread", "KAL-SPREAD-1", who=WHO[last], terrain=TERRAINS[terrain].id)
    available = [HAUNT[hex] for hex in g.land.all(terrain) if can_be_haunted(g, hex)]
    placed = min(PER_SPREAD, len(available))
    yield from _place(g, available, placed, SPREAD, lambda option: _outside(g, terrain, option))
    if placed < PER_SPREAD:
        yield from _overflow(g, PER_SPREAD - placed)


def can_be_haunted(g: Kalena, hex: int) -> bool:
    """KAL-SPREAD-3, KAL-SPREAD-4: no lake, no building and no ghost; nothing else matters."""
    return not g.ghosts[hex] and g.buildings[hex] == EMPTY and g.land.terrain[hex] != LAKE


def _outside(g: Kalena, terrain: int, option: Option) -> str | None:
    """KAL-SPREAD-3, KAL-SPREAD-5, KAL-SPREAD-7: free land of the terrain rolled, not Kalena."""
    hex: int = option.value
    if hex in KALENA:
        return "KAL-SPREAD-7"
    if not can_be_haunted(g, hex):
        return "KAL-SPREAD-3"
    return None if g.land.terrain[hex] == terrain else "KAL-SPREAD-5"


def _in_kalena(g: Kalena, option: Option) -> str | None:
    """KAL-SPREAD-3, KAL-SPREAD-6: a hex of Kalena that has no ghost yet."""
    hex: int = option.value
    if hex not in KALENA:
        return "KAL-SPREAD-6"
    return None if can_be_haunted(g, hex) else "KAL-SPREAD-3"


def _overflow(g: Kalena, left: int) -> Flow[None]:
    """KAL-SPREAD-6, KAL-SPREAD-7: what finds no room outside goes to Kalena."""
    free = [HAUNT[hex] for hex in KALENA if can_be_haunted(g, hex)]
    placed = min(left, len(free))
    yield from _place(g, free, placed, OVERFLOW, lambda option: _in_kalena(g, option))
    # KAL-SPREAD-8: where they do not all find room, Kalena is full as well. KAL-EX-4 shows it.
    if all(g.ghosts[hex] for hex in KALENA):
        lose(g, "KAL-SPREAD-10", "KAL-LOSE-1")


def _place(
    g: Kalena, free: list[Option], number: int, why: Placing, forbids: Forbids
) -> Flow[None]:
    """Place ghosts on free hexes of the last player's choice; no question where all are taken."""
    last = g.order[-1]
    for left in range(number, 0, -1):
        chosen = free[0]
        if len(free) > left:
            args = {"left": left}
            chosen = yield one_of(last, why.prompt, why.decision, HAUNT, forbids, args, quick=free)
        free.remove(chosen)
        hex: int = chosen.value
        # KAL-GHOST-5: here they come, and only a contact takes them away
        g.ghosts = put(g.ghosts, hex, 1)
        g.ghost_supply -= 1
        g.tell("haunted", why.rule, who=WHO[last], hex=HEX_ID[hex])


def lose(g: Kalena, cause: str, rule: str) -> None:
    """KAL-LOSE-1 to KAL-LOSE-3: everybody loses at once, nothing is scored."""
    g.phase = "over"
    g.ended_by = rule
    g.tell("kalena-lost" if rule == "KAL-LOSE-1" else "ghosts-lost", cause)

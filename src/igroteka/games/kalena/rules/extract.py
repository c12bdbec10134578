"""The action extract (KAL-EXTR)."""

from __future__ import annotations

from igroteka.games.kalena.content import (
    CITY,
    EXTRACTION,
    RESOURCES,
    SUBURB,
    TERRAINS,
    WATER,
)
from igroteka.games.kalena.rules.land import HEX_ID, RESOURCE, Land
from igroteka.games.kalena.rules.powers import haunting_of, powers_of
from igroteka.games.kalena.rules.state import EMPTY, Kalena, Player
from igroteka.games.kalena.rules.storage import receive, receive_any
from igroteka.kernel.actions import Action
from igroteka.kernel.flow import WHO, Flow, Option

_TAKE = tuple(
    tuple(
        Option(
            f"extract:{name}:{resource.id}",
            "extract",
            (hex, number),
            {"hex": name, "resource": resource.id},
            (name,),
        )
        for number, resource in enumerate(RESOURCES)
    )
    for hex, name in enumerate(HEX_ID)
)

_OWN_YIELDS = tuple(
    tuple(RESOURCE[y.resource] for y in terrain.extract if y.requires != "actor_adjacent")
    or (WATER,)
    for terrain in TERRAINS
)
"""What one may think of taking from the hex one stands on; in the city, in vain, water."""


def candidates(g: Kalena, player: Player) -> tuple[Option, ...]:
    """KAL-EXTR-1, KAL-DEC-6: the own hex or an adjacent lake, with what each may yield."""
    takes = g.land.takes.get(player.hex)
    if takes is None:
        takes = g.land.takes[player.hex] = _takes(g.land, player.hex)
    return takes


def _takes(land: Land, hex: int) -> tuple[Option, ...]:
    own = [_TAKE[hex][resource] for resource in _OWN_YIELDS[land.terrain[hex]]]
    return (*own, *[_TAKE[lake][WATER] for lake in land.lakes[hex]])


def barred(g: Kalena, player: Player) -> str | None:
    """KAL-EXTR-3, KAL-EXTR-10: an active token, and an exhaustion token in the supply."""
    if not player.active[EXTRACTION]:
        return "KAL-TERM-9"
    return None if g.exhaustion_supply else "KAL-EXTR-10"


def forbids(g: Kalena, player: Player, option: Option) -> str | None:
    """KAL-TERR-3 to KAL-TERR-7, KAL-EXTR-2, KAL-EXTR-7: what the chosen hex allows."""
    hex, resource = option.value
    if resource == WATER and hex == player.hex and not g.land.lakes[hex]:
        return _dry(g.land.terrain[hex])
    if g.exhausted[hex] or g.buildings[hex] != EMPTY:
        return "KAL-EXTR-2"
    if g.ghosts[hex] and haunting_of(g.ghost_cards).bars_extraction:
        return "KAL-EXTR-7"
    return None


def _dry(terrain: int) -> str:
    """Why there is no water on a hex without a lake beside it."""
    return {CITY: "KAL-TERR-3", SUBURB: "KAL-TERR-4"}.get(terrain, "KAL-TERR-5")


def perform(g: Kalena, player: Player, option: Option) -> Flow[None]:
    """KAL-EXTR-3, KAL-EXTR-9, KAL-EXTR-11: pay, receive, exhaust the chosen hex."""
    hex, resource = option.value
    player.active[EXTRACTION] -= 1
    who, name = WHO[player.seat], HEX_ID[hex]
    g.tell("extracted", "KAL-EXTR-3", who=who, hex=name, resource=RESOURCES[resource].id)
    receive(g, player, resource, 1, "KAL-EXTR-3", "KAL-EXTR-9")
    g.exhausted[hex] = 1
    g.exhaustion_supply -= 1
    bonus = powers_of(player.skills).extract_bonus
    yield from receive_any(g, player, bonus, "KAL-EXTR-11", "KAL-EXTR-9", "KAL-DEC-10")


EXTRACT = Action("extract", barred, candidates, forbids, perform)

"""The action extract (KAL-EXTR)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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
from igroteka.kernel.journal import MUTE
from igroteka.kernel.state import put

_TAKE: Final = tuple(
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

_YIELDS: Final = tuple(tuple(RESOURCE[y.resource] for y in terrain.extract) for terrain in TERRAINS)
"""What each terrain may yield."""

_WITHOUT_A_LAKE: Final = tuple(
    frozenset(RESOURCE[y.resource] for y in terrain.extract if y.requires == "none")
    for terrain in TERRAINS
)
"""What each terrain yields wherever it lies (KAL-TERR-5)."""

_DRY: Final = {CITY: "KAL-TERR-3", SUBURB: "KAL-TERR-4"}
"""Why there is no water where no lake is beside; KAL-TERR-5 elsewhere."""


def candidates(g: Kalena, player: Player) -> tuple[Option, ...]:
    """KAL-EXTR-1, KAL-DEC-6: the own hex or an adjacent lake, with what each may yield.

    KAL-EXTR-8, KAL-EXTR-12: a lake may be chosen whatever stands on the own hex.
    """
    return _takes(g.land, player.hex)


def _takes(land: Land, hex: int) -> tuple[Option, ...]:
    """KAL-EXTR-5, KAL-TERR-6: water from the own hex, and from each lake beside it."""
    thought_of = _YIELDS[land.terrain[hex]] or (WATER,)  # in the city, in vain, water
    own = [_TAKE[hex][resource] for resource in thought_of]
    return (*own, *[_TAKE[lake][WATER] for lake in land.lakes[hex]])


def beyond(g: Kalena, player: Player) -> list[Option]:
    """What lies farther away: there one would have to stand, or beside it."""
    terrain, near = g.land.terrain, (player.hex, *g.land.lakes[player.hex])
    return [
        _TAKE[hex][resource]
        for hex in range(len(HEX_ID))
        if hex not in near
        for resource in _YIELDS[terrain[hex]]
    ]


def barred(_g: Kalena, _player: Player) -> str | None:
    """What the land does not yield is refused before what cannot be paid."""
    return None


def forbids(g: Kalena, player: Player, option: Option) -> str | None:
    """KAL-EXTR-1, the land, then KAL-EXTR-3 and KAL-EXTR-10: tokens to turn and to place."""
    hex, resource = option.value
    if hex != player.hex and hex not in g.land.lakes[player.hex]:
        return "KAL-EXTR-1"
    rule = _closed(g, player, hex, resource)
    if rule is None and not player.active[EXTRACTION]:
        return "KAL-TERM-9"
    if rule is None and not g.exhaustion_supply:
        return "KAL-EXTR-10"
    return rule


def _closed(g: Kalena, player: Player, hex: int, resource: int) -> str | None:
    """KAL-TERR-3 to KAL-TERR-7, KAL-EXTR-2, KAL-EXTR-7: what the chosen hex allows.

    KAL-TERR-7: a lake is a lake, exhausted or not. KAL-EXTR-6, KAL-BUILD-9: of all that may stand
    on the hex only a building closes it, and a ghost under ghost card 2.
    """
    if hex == player.hex and not g.land.lakes[hex]:
        terrain = g.land.terrain[hex]
        if resource not in _WITHOUT_A_LAKE[terrain]:
            return _DRY.get(terrain, "KAL-TERR-5")
    if g.exhausted[hex] or g.buildings[hex] != EMPTY:
        return "KAL-EXTR-2"
    if g.ghosts[hex] and haunting_of(g.ghost_cards).bars_extraction:
        return "KAL-EXTR-7"
    return None


def quick(g: Kalena, player: Player) -> Sequence[Option]:
    """Remembered by hex, where tokens are left to turn and to place."""
    if not player.active[EXTRACTION] or not g.exhaustion_supply:
        return ()
    exhausted, buildings = g.exhausted, g.buildings
    yields = g.land.yields.get(player.hex)
    if yields is None:
        yields = _yields(g.land, player.hex)
    open_takes = [take for hex, take in yields if not exhausted[hex] and buildings[hex] == EMPTY]
    if open_takes and haunting_of(g.ghost_cards).bars_extraction:
        return [take for take in open_takes if not g.ghosts[take.value[0]]]
    return open_takes


def _yields(land: Land, hex: int) -> list[tuple[int, Option]]:
    """The candidates that the land really yields, remembered by hex."""
    certain = _WITHOUT_A_LAKE[land.terrain[hex]]
    yields = land.yields[hex] = [
        (take.value[0], take)
        for take in _takes(land, hex)
        if land.lakes[hex] or take.value[1] in certain
    ]
    return yields


def perform(g: Kalena, player: Player, option: Option) -> Flow[None]:
    """KAL-EXTR-3, KAL-EXTR-9, KAL-EXTR-11: pay, receive, exhaust the chosen hex."""
    hex, resource = option.value
    player.active = put(player.active, EXTRACTION, player.active[EXTRACTION] - 1)
    if g.journal is not MUTE:
        who, name = WHO[player.seat], HEX_ID[hex]
        g.tell("extracted", "KAL-EXTR-3", who=who, hex=name, resource=RESOURCES[resource].id)
    receive(g, player, resource, 1, "KAL-EXTR-3", "KAL-EXTR-9")
    # KAL-EXTR-4, KAL-EXTR-5: the lake or the own hex, whichever was chosen
    g.exhausted = put(g.exhausted, hex, 1)
    g.exhaustion_supply -= 1
    bonus = powers_of(player.skills).extract_bonus
    yield from receive_any(g, player, bonus, "KAL-EXTR-11", "KAL-EXTR-9", "KAL-DEC-10")


EXTRACT: Final = Action("extract", barred, candidates, forbids, perform, beyond, quick)

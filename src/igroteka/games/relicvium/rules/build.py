"""Building castles (REL-BUILD)."""

from __future__ import annotations

from typing import Final

from igroteka.games.relicvium.content import CASTLES, TERRAINS, WATER
from igroteka.games.relicvium.rules.choices import BUILD
from igroteka.games.relicvium.rules.ending import NINTH_CASTLE, end
from igroteka.games.relicvium.rules.events import FREE_MASONS
from igroteka.games.relicvium.rules.holdings import NINE, castles, raise_castle
from igroteka.games.relicvium.rules.land import AREA_ID, EVERYWHERE, NEIGHBOURS, TERRAIN
from igroteka.games.relicvium.rules.state import CLOSED, FREE, Player, Relicvium
from igroteka.kernel.flow import WHO, Flow, Option

PER_TERRAIN: Final = NINE // len(TERRAINS)
"""REL-COMP-3: castles of each terrain."""


def barred(g: Relicvium, player: Player) -> str | None:
    """REL-BUILD-5: one castle a round, however it is built."""
    return "REL-BUILD-5" if player.tally.castles_built else None


def candidates(g: Relicvium, player: Player) -> list[Option]:
    """REL-BUILD-1, REL-BUILD-3, REL-EVENT-C: where own units are; or beside castles."""
    seat = player.seat
    masons = g.peace == FREE_MASONS
    return [
        BUILD[area]
        for area, holder in enumerate(g.holder)
        if holder == seat or (masons and holder == FREE)
    ]


def beyond(g: Relicvium, player: Player) -> list[Option]:
    """Everywhere else."""
    near = [option.value for option in candidates(g, player)]
    return [BUILD[area] for area in EVERYWHERE if area not in near]


def forbidden(g: Relicvium, player: Player, option: Option) -> str | None:
    """REL-BUILD-1, REL-BUILD-2, REL-COMP-15."""
    area: int = option.value
    holder = g.holder[area]
    if holder == CLOSED:
        return "REL-TERM-8"
    rule = site_forbidden(g, player, area)
    if rule is not None:
        return rule
    if holder == player.seat or (g.peace == FREE_MASONS and _beside_castle(g, player, area)):
        return None
    return "REL-EVENT-C" if g.peace == FREE_MASONS and holder == FREE else "REL-BUILD-1"


def site_forbidden(g: Relicvium, player: Player, area: int) -> str | None:
    """REL-COMP-15, REL-BUILD-2: a land without a castle, and a castle of its terrain left."""
    terrain = TERRAIN[area]
    if terrain == WATER or g.castle[area]:
        return "REL-COMP-15"
    return "REL-BUILD-2" if player.castles[terrain] == PER_TERRAIN else None


def _beside_castle(g: Relicvium, player: Player, area: int) -> bool:
    """REL-EVENT-C: a free land next to an own castle."""
    return g.holder[area] == FREE and any(
        g.castle[near] and g.holder[near] == player.seat for near in NEIGHBOURS[area]
    )


def perform(g: Relicvium, player: Player, option: Option) -> Flow[None]:
    """REL-BUILD-1."""
    build(g, player, option.value, "REL-BUILD-1")
    return
    yield


def build(g: Relicvium, player: Player, area: int, rule: str) -> None:
    """REL-BUILD-4: a castle of the land's terrain; the ninth one wins at once."""
    raise_castle(g, player, area)
    player.tally.castles_built += 1
    place = AREA_ID[area]
    g.tell(
        "built",
        rule,
        touches=(place,),
        who=WHO[player.seat],
        castle=CASTLES[TERRAIN[area]].id,
        area=place,
        number=castles(player),
    )
    if castles(player) == NINE:
        end(g, NINTH_CASTLE)

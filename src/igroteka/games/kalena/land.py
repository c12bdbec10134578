"""The board (KAL-MAP, KAL-TERR): hexes by number, who is whose neighbour, and a laid-out land."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from igroteka.games.kalena.content import BOARD, LAKE, RESOURCES, TERRAINS, TILES

HEXES = BOARD.hexes
HEX_ID = tuple(hex.id for hex in HEXES)
HEX = {hex.id: number for number, hex in enumerate(HEXES)}
NEIGHBOURS = tuple(tuple(HEX[other] for other in hex.adj) for hex in HEXES)

REGION_SLOTS = tuple(slot for slot, place in BOARD.slots.items() if place.holds == "region")
KALENA = tuple(number for number, hex in enumerate(HEXES) if hex.slot == "k")
CITY_HEX = HEX["k_c"]
REGION_OF = tuple(
    REGION_SLOTS.index(hex.slot) if hex.slot in REGION_SLOTS else -1 for hex in HEXES
)
"""The number of the region slot of each hex; −1 for Kalena, which is no region (KAL-MAP-10)."""

TERRAIN = {terrain.id: number for number, terrain in enumerate(TERRAINS)}
RESOURCE = {resource.id: number for number, resource in enumerate(RESOURCES)}
REGION_TILES = tuple(tile.id for tile in TILES if tile.usage == "drawn")
_TILE = {tile.id: tile for tile in TILES}


class Land(msgspec.Struct, frozen=True):
    """A board as laid out for one match. Tiles are never turned (KAL-MAP-3)."""

    tiles: tuple[str, ...]
    """The region tile in each region slot."""
    terrain: tuple[int, ...]
    lakes: tuple[tuple[int, ...], ...]
    """The lakes that each hex touches."""

    def all(self, terrain: int) -> list[int]:
        """Every hex of this terrain."""
        return [hex for hex, kind in enumerate(self.terrain) if kind == terrain]


def lay_out(tiles: Mapping[str, str]) -> Land:
    """The land that arises when these region tiles lie in these slots."""
    lying = {"k": "kalena", **tiles}
    terrain = tuple(TERRAIN[_TILE[lying[hex.slot]].hexes[hex.position]] for hex in HEXES)
    lakes = tuple(
        tuple(near for near in NEIGHBOURS[hex] if terrain[near] == LAKE)
        for hex in range(len(HEXES))
    )
    return Land(tuple(tiles[slot] for slot in REGION_SLOTS), terrain, lakes)


UNLAID = Land((), (), ())
"""Before set-up there is no land."""

"""The board (KAL-MAP, KAL-TERR): hexes by number, who is whose neighbour, and a laid-out land."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from igroteka.games.kalena.content import BOARD, HEXES, LAKE, RESOURCES, TERRAINS, TILES
from igroteka.kernel.flow import Option
from igroteka.kernel.state import Derived

HEX_ID: Final = tuple(hex.id for hex in HEXES)
HEX: Final = {hex.id: number for number, hex in enumerate(HEXES)}
NEIGHBOURS: Final = tuple(tuple(HEX[other] for other in hex.neighbours) for hex in HEXES)

REGION_SLOTS: Final = tuple(slot for slot, place in BOARD.slots.items() if place.holds == "region")
KALENA: Final = tuple(number for number, hex in enumerate(HEXES) if hex.slot == "k")
CITY_HEX: Final = HEX["k_c"]
REGION_OF: Final = tuple(
    REGION_SLOTS.index(hex.slot) if hex.slot in REGION_SLOTS else -1 for hex in HEXES
)
"""The number of the region slot of each hex; −1 for Kalena, which is no region (KAL-MAP-10)."""

TERRAIN: Final = {terrain.id: number for number, terrain in enumerate(TERRAINS)}
RESOURCE: Final = {resource.id: number for number, resource in enumerate(RESOURCES)}
REGION_TILES: Final = tuple(tile.id for tile in TILES if tile.usage == "drawn")


class Land(Derived):
    """A board as laid out for one match. Tiles are never turned (KAL-MAP-3)."""

    __slots__ = ("lakes", "steps", "terrain", "tiles", "yields")

    def __init__(
        self, tiles: tuple[str, ...], terrain: tuple[int, ...], lakes: tuple[tuple[int, ...], ...]
    ) -> None:
        self.tiles = tiles
        """The region tile in each region slot."""
        self.terrain = terrain
        self.lakes = lakes
        """The lakes that each hex touches."""
        self.steps: dict[tuple[int, int], list[list[Option]]] = {}
        """Remembered by start and skills: the explorations that can be paid with 0, 1, … tokens."""
        self.yields: dict[int, list[tuple[int, Option]]] = {}
        """Remembered by hex: what can be extracted from there, with the hex that gives it."""

    def all(self, terrain: int) -> list[int]:
        """Every hex of this terrain."""
        return [hex for hex, kind in enumerate(self.terrain) if kind == terrain]

    def key(self) -> tuple[str, ...]:
        return self.tiles

    @classmethod
    def from_key(cls, key: Sequence[str]) -> Land:
        return lay_out(dict(zip(REGION_SLOTS, key, strict=True))) if key else UNLAID


TERRAIN_AT: Final = {
    (tile.id, position): TERRAIN[terrain]
    for tile in TILES
    for position, terrain in tile.hexes.items()
}


_PLACES: Final = tuple((hex.slot, hex.position) for hex in HEXES)
"""The slot of each hex, and where in its tile it lies."""


def lay_out(tiles: Mapping[str, str]) -> Land:
    """The land that arises when these region tiles lie in these slots."""
    lying = {"k": "kalena", **tiles}
    terrain = tuple([TERRAIN_AT[lying[slot], position] for slot, position in _PLACES])
    lakes: list[tuple[int, ...]] = [()] * len(HEXES)
    for lake, kind in enumerate(terrain):
        if kind == LAKE:
            for near in NEIGHBOURS[lake]:
                lakes[near] += (lake,)
    return Land(tuple(tiles[slot] for slot in REGION_SLOTS), terrain, tuple(lakes))


UNLAID: Final = Land((), (), ())
"""Before set-up there is no land."""

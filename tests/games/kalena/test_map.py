"""KAL-MAP: tiles, hexes, coordinates and neighbours."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.games.kalena import GAME
from igroteka.games.kalena.content import BOARD, HEXES, TERRAINS, TILES
from igroteka.games.kalena.rules.land import HEX_ID, NEIGHBOURS, REGION_OF, Land, lay_out
from igroteka.games.kalena.rules.options import Options
from igroteka.kernel.chance import Fast
from igroteka.kernel.match import Match
from igroteka.testing.coverage import rules
from tests.games.kalena.table import BLUE, RED, Table, reference_land

POSITIONS = {
    "c": (0, 0),
    "e": (1, 0),
    "ne": (1, -1),
    "nw": (0, -1),
    "w": (-1, 0),
    "sw": (-1, 1),
    "se": (0, 1),
}
CENTRES = {
    "k": (0, 0),
    "n": (1, -3),
    "ne": (3, -2),
    "se": (2, 1),
    "s": (-1, 3),
    "sw": (-3, 2),
    "nw": (-2, -1),
}
SLOTS = ("n", "ne", "se", "s", "sw", "nw")
# Section 32 of the ledger: the terrain at c, e, ne, nw, w, sw, se.
PRINTED = {
    "region_01": "PFPMFPL",
    "region_02": "FPMPLFP",
    "region_03": "MPLFPMF",
    "region_04": "PMFPFLP",
    "region_05": "FLPFMPM",
    "region_06": "PFMLPFP",
    "region_07": "LPFMPFM",
    "region_08": "FPLLPMF",
    "region_09": "MFPMPPF",
    "region_10": "PMFFMPP",
    "region_11": "FPPMFLM",
}
LETTER = {"plain": "P", "forest": "F", "mountain": "M", "lake": "L"}


def place(hex: str) -> tuple[int, int]:
    """The coordinates a hex must have by its name."""
    slot, position = hex.split("_")
    (q, r), (dq, dr) = CENTRES[slot], POSITIONS[position]
    return q + dq, r + dr


def touching(hex: str) -> set[str]:
    return {HEX_ID[near] for near in NEIGHBOURS[HEX_ID.index(hex)]}


def terrain(land: Land, hex: str) -> str:
    return TERRAINS[land.terrain[HEX_ID.index(hex)]].id


def test_KAL_MAP_1_six_regions_enclose_kalena() -> None:
    assert {hex.slot for hex in HEXES} == set(CENTRES)
    for position in POSITIONS:
        assert len(touching(f"k_{position}")) == 6
    beside = {near.split("_")[0] for p in POSITIONS for near in touching(f"k_{p}")}
    assert beside == {"k", *SLOTS}


@pytest.mark.parametrize("seed", range(5))
def test_KAL_MAP_1_every_match_has_kalena_in_the_middle(seed: int) -> None:
    land = Match.new(GAME, Options(), Fast.seeded("map", seed)).g.land
    assert terrain(land, "k_c") == "city"
    assert len(land.tiles) == 6
    assert {terrain(land, f"{s}_{p}") for s in SLOTS for p in POSITIONS} == set(LETTER)


@pytest.mark.parametrize("slot", CENTRES)
def test_KAL_MAP_2_a_tile_is_a_centre_and_six_around_it(slot: str) -> None:
    hexes = {hex for hex in HEX_ID if hex.split("_")[0] == slot}
    assert hexes == {f"{slot}_{position}" for position in POSITIONS}
    assert touching(f"{slot}_c") == hexes - {f"{slot}_c"}
    for hex in hexes - {f"{slot}_c"}:
        assert len(touching(hex) & hexes) == 3  # the centre and two of the ring


@pytest.mark.parametrize("tile", PRINTED)
def test_KAL_MAP_3_a_tile_lies_the_same_way_in_every_slot(tile: str) -> None:
    for slot in SLOTS:
        others = [other for other in PRINTED if other != tile]
        land = lay_out({s: tile if s == slot else others.pop() for s in SLOTS})
        lying = "".join(LETTER[terrain(land, f"{slot}_{position}")] for position in POSITIONS)
        assert lying == PRINTED[tile]


def test_KAL_MAP_4_the_city_lies_amid_six_suburbs() -> None:
    land = lay_out(dict(zip(SLOTS, PRINTED, strict=False)))
    assert [terrain(land, f"k_{position}") for position in POSITIONS] == ["city"] + ["suburb"] * 6
    assert Counter(TERRAINS[kind].id for kind in land.terrain)["city"] == 1
    assert Counter(TERRAINS[kind].id for kind in land.terrain)["suburb"] == 6


def test_KAL_MAP_5_neighbours_are_one_step_away_in_six_directions() -> None:
    at = {place(hex): hex for hex in HEX_ID}
    for hex in HEX_ID:
        q, r = place(hex)
        around = [(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)]
        assert touching(hex) == {at[spot] for spot in around if spot in at}
        assert len(NEIGHBOURS[HEX_ID.index(hex)]) == len(touching(hex))
    assert BOARD.directions == {name: spot for name, spot in POSITIONS.items() if name != "c"}


def test_KAL_MAP_6_positions_inside_a_tile() -> None:
    assert {name: place.offset for name, place in BOARD.positions.items()} == POSITIONS
    for slot in CENTRES:
        at = {(hex.layout.x, hex.layout.y): hex.position for hex in HEXES if hex.slot == slot}
        assert len(at) == 7
        by_row = sorted(at, key=lambda spot: (spot[1], spot[0]))
        assert [at[spot] for spot in by_row] == ["nw", "ne", "w", "c", "e", "sw", "se"]


def test_KAL_MAP_7_seven_tiles_cover_49_hexes_with_120_borders() -> None:
    assert {name: slot.centre for name, slot in BOARD.slots.items()} == CENTRES
    assert len(HEX_ID) == len({place(hex) for hex in HEX_ID}) == 49
    borders = {frozenset((hex, near)) for hex in HEX_ID for near in touching(hex)}
    assert len(borders) == 120


def test_KAL_MAP_8_where_each_region_touches_kalena() -> None:
    beside = {
        hex: {near for near in touching(hex) if near.startswith("k_")}
        for hex in HEX_ID
        if not hex.startswith("k_")
    }
    assert {hex: kalena for hex, kalena in beside.items() if kalena} == {
        "n_sw": {"k_nw"},
        "n_se": {"k_nw", "k_ne"},
        "ne_w": {"k_ne"},
        "ne_sw": {"k_ne", "k_e"},
        "se_nw": {"k_e"},
        "se_w": {"k_e", "k_se"},
        "s_ne": {"k_se"},
        "s_nw": {"k_se", "k_sw"},
        "sw_e": {"k_sw"},
        "sw_ne": {"k_sw", "k_w"},
        "nw_e": {"k_nw", "k_w"},
        "nw_se": {"k_w"},
    }


def test_KAL_MAP_8_a_sensoric_walks_from_tile_to_tile() -> None:
    table = Table()
    table.tokens(RED, "6/1/1/1")
    table.do("explore:k_w", "explore:sw_ne", "explore:nw_se", "explore:nw_c")
    assert table.where(RED) == "nw_c"
    assert table.active(RED) == "2/1/1/1"


def test_KAL_MAP_9_the_region_tiles_are_printed_as_in_the_ledger() -> None:
    tiles = {tile.id: tile for tile in TILES if tile.id != "kalena"}
    printed = {
        id: "".join(LETTER[tile.hexes[position]] for position in POSITIONS)
        for id, tile in tiles.items()
    }
    assert printed == PRINTED
    total = Counter(letter for letters in printed.values() for letter in letters)
    assert total == {"P": 28, "F": 22, "M": 17, "L": 10}


@pytest.mark.parametrize(
    ("board", "plains", "forests", "mountains", "lakes"),
    [
        (
            "ref_a",
            16,
            12,
            "n_nw ne_ne se_c se_sw s_e sw_w sw_se nw_ne",
            "n_se ne_w se_ne s_sw sw_e nw_nw",
        ),
        (
            "ref_b",
            14,
            12,
            "n_nw n_se ne_sw se_c se_nw s_e s_w sw_nw sw_se nw_c nw_sw",
            "n_c ne_ne ne_nw sw_sw nw_ne",
        ),
    ],
)
def test_KAL_MAP_9_the_reference_boards(
    board: str, plains: int, forests: int, mountains: str, lakes: str
) -> None:
    land = reference_land(board)
    named = {
        kind.id: {HEX_ID[hex] for hex in land.all(number)} for number, kind in enumerate(TERRAINS)
    }
    assert len(named["plain"]) == plains
    assert len(named["forest"]) == forests
    assert named["mountain"] == set(mountains.split())
    assert named["lake"] == set(lakes.split())


def test_KAL_MAP_9_which_suburbs_lie_beside_a_lake() -> None:
    ref_a, ref_b = (reference_land(board) for board in ("ref_a", "ref_b"))
    lakes = {
        f"k_{p}": {HEX_ID[lake] for lake in ref_a.lakes[HEX_ID.index(f"k_{p}")]} for p in POSITIONS
    }
    assert {hex: near for hex, near in lakes.items() if near} == {
        "k_ne": {"n_se", "ne_w"},
        "k_nw": {"n_se"},
        "k_sw": {"sw_e"},
    }
    assert not any(ref_b.lakes[HEX_ID.index(f"k_{p}")] for p in POSITIONS)


@pytest.mark.parametrize("board", ["ref_a", "ref_b"])
def test_KAL_MAP_9_a_land_knows_the_lakes_beside_every_hex(board: str) -> None:
    land = reference_land(board)
    for number, hex in enumerate(HEX_ID):
        beside = {near for near in touching(hex) if terrain(land, near) == "lake"}
        assert {HEX_ID[lake] for lake in land.lakes[number]} == beside
        assert len(land.lakes[number]) == len(beside)


@rules("KAL-MAP-3", "KAL-MAP-9")
def test_a_land_is_the_same_again_when_its_tiles_are_laid_again() -> None:
    for board in ("ref_a", "ref_b"):
        land = reference_land(board)
        again = Land.from_key(land.key())
        assert (again.tiles, again.terrain, again.lakes) == (land.tiles, land.terrain, land.lakes)
    before_set_up = Land.from_key(())
    assert (before_set_up.tiles, before_set_up.terrain, before_set_up.lakes) == ((), (), ())


def test_KAL_MAP_10_a_region_is_a_region_tile_and_kalena_is_none() -> None:
    regions = Counter(REGION_OF)
    assert regions == {-1: 7, 0: 7, 1: 7, 2: 7, 3: 7, 4: 7, 5: 7}
    for number, hex in enumerate(HEX_ID):
        slot = hex.split("_")[0]
        assert REGION_OF[number] == (-1 if slot == "k" else SLOTS.index(slot))


def test_KAL_MAP_10_neighbours_across_a_border_belong_to_two_regions() -> None:
    table = Table(season=3, round=3)
    table.building(RED, "sawmill", "n_e")
    table.building(RED, "mill", "ne_nw", "sw_ne")
    table.building(BLUE, "sawmill", "sw_nw")
    table.picked(RED, 3)
    table.end_turns()
    assert table.told("quest") == [
        ("KAL-QUEST-1", {"who": "@0", "quest": "quest_governor", "amount": 8})
    ]
    assert table.player(RED).valour == 8

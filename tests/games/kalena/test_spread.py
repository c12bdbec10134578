"""KAL-SPREAD: ghosts come to the land, and what does not find room goes to Kalena."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.games.kalena import GAME
from igroteka.games.kalena.content import TERRAIN_DIE, TERRAINS
from igroteka.games.kalena.rules.land import HEX, HEX_ID
from igroteka.games.kalena.rules.options import Options
from igroteka.kernel.chance import Fast, Outcome
from igroteka.kernel.match import Match
from igroteka.testing.coverage import rules
from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table

MOUNTAINS = ("n_nw", "ne_ne", "se_c", "se_sw", "s_e", "sw_w", "sw_se", "nw_ne")
FORESTS = (
    *("n_e", "n_w", "ne_c", "ne_sw", "se_nw", "se_se"),
    *("s_ne", "s_w", "sw_c", "sw_nw", "nw_e", "nw_sw"),
)
KALENA = ("k_c", "k_e", "k_ne", "k_nw", "k_w", "k_sw", "k_se")


def spreading(terrain: str = "mountain", players: int = 4) -> Table:
    """A spread is about to happen, and the die will show this terrain."""
    table = Table(phase="spread", players=players)
    table.force_terrain(terrain)
    return table


def haunts(*hexes: str) -> list[str]:
    return sorted(f"haunt:{hex}" for hex in hexes)


def test_KAL_SPREAD_1_the_last_player_rolls_and_places_four_ghosts() -> None:
    table = spreading()
    table.g.order = (BLUE, YELLOW, RED, GREEN)
    for left, hex in zip((4, 3, 2, 1), MOUNTAINS, strict=False):
        assert table.ask.seat == GREEN
        assert (table.ask.prompt, table.ask.rule) == ("spread", "KAL-DEC-2")
        assert table.ask.args == {"left": left}
        assert table.g.ghost_supply == 21 + left
        table.do(f"haunt:{hex}")
    assert table.g.ghost_supply == 21
    assert table.haunted() == set(MOUNTAINS[:4])
    assert sum(table.g.ghosts) == 4
    assert table.told("spread") == [("KAL-SPREAD-1", {"who": "@2", "terrain": "mountain"})]
    assert table.told("haunted") == [
        ("KAL-SPREAD-5", {"who": "@2", "hex": hex}) for hex in MOUNTAINS[:4]
    ]
    assert (table.g.phase, table.g.turn, table.ask.seat) == ("turns", 0, BLUE)


@pytest.mark.parametrize(
    ("face", "terrain"),
    [(1, "plain"), (2, "plain"), (3, "forest"), (4, "forest"), (5, "mountain"), (6, "mountain")],
)
def test_KAL_SPREAD_2_two_faces_each_of_plain_forest_and_mountain(face: int, terrain: str) -> None:
    table = Table(phase="spread")
    table.force(face)
    kinds = {table.g.land.terrain[HEX[key.removeprefix("haunt:")]] for key in table.options()}
    assert [TERRAINS[kind].id for kind in kinds] == [terrain]
    assert [args["terrain"] for _, args in table.told("spread")] == [terrain]
    assert len(TERRAIN_DIE.faces) == 6


def test_KAL_SPREAD_2_the_three_terrains_are_equally_likely() -> None:
    rolled: Counter[str] = Counter()
    for seed in range(600):
        g = GAME.new(Options(), Fast.seeded("die", seed))
        outcomes: list[Outcome] = []
        g.chance.record = outcomes.append
        match = Match(GAME, g, tracked=False)
        match.start()
        assert match.ask is not None
        rolled[TERRAINS[g.land.terrain[match.ask.options[0].value]].id] += 1
        assert [o.of for o in outcomes if o.why == "KAL-SPREAD-1"] == [6]
    assert set(rolled) == {"plain", "forest", "mountain"}
    assert all(150 < times < 250 for times in rolled.values())


def test_KAL_SPREAD_3_no_ghost_on_a_building_or_on_a_ghost() -> None:
    table = spreading()
    table.ghosts("n_nw")
    table.building(RED, "mine", "ne_ne")
    table.building(BLUE, "noria", "nw_ne")
    assert table.options() == haunts("se_c", "se_sw", "s_e", "sw_w", "sw_se")
    for hex in ("n_nw", "ne_ne", "nw_ne"):
        assert table.refused(f"haunt:{hex}") == "KAL-SPREAD-3"
    table.do("haunt:se_c")
    assert table.options() == haunts("se_sw", "s_e", "sw_w", "sw_se")


@pytest.mark.parametrize("terrain", ["plain", "forest", "mountain"])
def test_KAL_SPREAD_3_never_on_a_lake(terrain: str) -> None:
    table = spreading(terrain)
    lakes = haunts("n_se", "ne_w", "se_ne", "s_sw", "sw_e", "nw_nw")
    assert not set(lakes) & set(table.options())
    assert {table.refused(lake) for lake in lakes} == {"KAL-SPREAD-3"}


def test_KAL_SPREAD_4_sensorics_and_exhaustion_do_not_keep_ghosts_away() -> None:
    table = spreading()
    table.at(RED, "se_c")
    table.exhaust("s_e")
    assert table.options() == haunts(*MOUNTAINS)
    table.do("haunt:se_c", "haunt:s_e", "haunt:n_nw", "haunt:ne_ne")
    assert table.haunted() == {"se_c", "s_e", "n_nw", "ne_ne"}
    assert table.where(RED) == "se_c"
    assert table.exhausted() == {"s_e"}
    assert table.g.exhaustion_supply == 11


def test_KAL_SPREAD_5_with_five_available_the_last_player_chooses() -> None:
    table = spreading()
    table.ghosts(*MOUNTAINS[:3])
    table.do("haunt:nw_ne")
    assert table.options() == haunts(*MOUNTAINS[3:7])
    table.do("haunt:sw_se", "haunt:s_e", "haunt:sw_w")
    assert table.haunted() == {*MOUNTAINS} - {"se_sw"}
    assert table.g.ghost_supply == 25 - 3 - 4
    assert table.ask.seat == RED


@pytest.mark.parametrize(("face", "terrain"), [(1, "plain"), (3, "forest"), (5, "mountain")])
def test_KAL_SPREAD_5_no_other_terrain_is_haunted(face: int, terrain: str) -> None:
    table = Table(phase="spread")
    table.force(face)
    assert table.ask.prompt == "spread"
    refused = table.forbidden("haunt")
    others = {"plain", "forest", "mountain"} - {terrain}
    for hex in (hex for other in others for hex in table.hexes(other) if hex not in KALENA):
        assert refused[f"haunt:{hex}"] == "KAL-SPREAD-5"


@rules("KAL-SPREAD-6")
def test_KAL_SPREAD_5_with_exactly_four_available_nobody_is_asked() -> None:
    table = spreading()
    table.ghosts(*MOUNTAINS[:4])
    assert table.ask.prompt == "turn"
    assert table.haunted() == {*MOUNTAINS}
    assert table.g.ghost_supply == 25 - 8
    assert [args["hex"] for _, args in table.told("haunted")] == list(MOUNTAINS[4:])


def test_KAL_SPREAD_6_with_three_available_one_ghost_goes_to_kalena() -> None:
    table = spreading()
    table.ghosts(*MOUNTAINS[:5])
    assert (table.ask.seat, table.ask.prompt, table.ask.rule) == (YELLOW, "overflow", "KAL-DEC-3")
    assert table.haunted() == {*MOUNTAINS}  # the three were placed without a question
    assert table.ask.args == {"left": 1}
    assert table.options() == haunts(*KALENA)
    table.do("haunt:k_c")
    assert table.haunted() == {*MOUNTAINS, "k_c"}
    assert table.told("haunted") == [
        *(("KAL-SPREAD-5", {"who": "@3", "hex": hex}) for hex in MOUNTAINS[5:]),
        ("KAL-SPREAD-6", {"who": "@3", "hex": "k_c"}),
    ]
    assert table.g.ghost_supply == 25 - 9
    assert (table.g.phase, table.ask.seat) == ("turns", RED)


@rules("KAL-SPREAD-3")
def test_KAL_SPREAD_6_the_remainder_avoids_haunted_hexes_of_kalena() -> None:
    table = spreading()
    table.ghosts("n_nw", "ne_ne", "se_c", "se_sw", "k_e")
    table.building(RED, "mine", "s_e")
    table.building(BLUE, "mine", "sw_w")
    assert table.ask.args == {"left": 2}
    assert table.haunted() == {"n_nw", "ne_ne", "se_c", "se_sw", "k_e", "sw_se", "nw_ne"}
    assert table.options() == haunts("k_c", "k_ne", "k_nw", "k_w", "k_sw", "k_se")
    table.do("haunt:k_w")
    assert table.options() == haunts("k_c", "k_ne", "k_nw", "k_sw", "k_se")
    table.do("haunt:k_se")
    assert {hex for hex in table.haunted() if hex in KALENA} == {"k_e", "k_w", "k_se"}
    assert table.g.ghost_supply == 25 - 9
    assert table.g.phase == "turns"
    assert table.g.ended_by == ""


def test_KAL_SPREAD_6_with_none_available_all_four_go_to_kalena() -> None:
    table = spreading()
    table.ghosts(*MOUNTAINS)
    for left, hex in zip((4, 3, 2, 1), ("k_c", "k_e", "k_w", "k_sw"), strict=True):
        assert (table.ask.prompt, table.ask.args) == ("overflow", {"left": left})
        table.do(f"haunt:{hex}")
    assert table.haunted() == {*MOUNTAINS, "k_c", "k_e", "k_w", "k_sw"}
    assert table.g.ghost_supply == 25 - 12
    assert table.g.phase == "turns"


@pytest.mark.parametrize("terrain", ["plain", "forest", "mountain"])
def test_KAL_SPREAD_7_no_ghost_goes_to_kalena_while_there_is_room_outside(terrain: str) -> None:
    table = spreading(terrain)
    for _ in range(4):
        assert not set(haunts(*KALENA)) & set(table.options())
        for hex in ("k_c", "k_ne"):
            assert table.refused(f"haunt:{hex}") == "KAL-SPREAD-7"
        table.do(table.options()[0])
    assert not table.haunted() & {*KALENA}


@rules("KAL-SPREAD-10")
def test_KAL_SPREAD_8_not_all_four_can_be_placed() -> None:
    table = spreading("forest")
    table.ghosts(*FORESTS[:5], *(hex for hex in KALENA if hex != "k_sw"))
    table.building(RED, "sawmill", *FORESTS[5:10])
    table.building(RED, "mill", "n_c")
    assert table.g.ghost_supply == 25 - 11
    assert table.match.over
    assert table.haunted() == {*FORESTS[:5], *FORESTS[10:], *KALENA}
    assert table.g.ghost_supply == 25 - 14  # the fourth ghost of the spread is never placed
    assert not table.match.result.ranking
    assert not table.match.result.winners
    assert table.match.result.rule == "KAL-LOSE-1"
    assert table.g.phase == "over"
    assert table.told("kalena-lost") == [("KAL-SPREAD-10", {})]
    assert table.told("ghosts-lost") == []
    assert table.told("received") == []  # all is lost before production


@rules("KAL-SPREAD-8")
def test_KAL_SPREAD_9_three_ghosts_in_the_supply_lose_the_game_without_a_roll() -> None:
    table = Table(phase="spread")
    table.ghosts(*MOUNTAINS, *FORESTS, "k_c", "k_e")
    table.valour(5, 4, 3, 2)
    assert table.g.ghost_supply == 3
    rolled = table.g.chance.at
    assert table.match.over
    assert table.g.chance.at == rolled
    assert len(table.haunted()) == 22
    assert table.g.ghost_supply == 3
    assert table.match.result.rule == "KAL-LOSE-2"
    assert not table.match.result.ranking
    assert table.match.result.scores == (5, 4, 3, 2)
    assert table.told("ghosts-lost") == [("KAL-SPREAD-9", {})]
    assert table.told("kalena-lost") == table.told("spread") == []


def test_KAL_SPREAD_9_four_ghosts_in_the_supply_are_enough() -> None:
    table = spreading("plain")
    table.ghosts(*MOUNTAINS, *FORESTS, "k_c")
    assert table.g.ghost_supply == 4
    table.do("haunt:n_c", "haunt:s_c", "haunt:nw_c", "haunt:se_w")
    assert table.g.ghost_supply == 0
    assert table.g.phase == "turns"
    assert table.told("ghosts-lost") == []
    table.end_turns()
    assert table.match.over
    assert table.match.result.rule == "KAL-LOSE-2"


def test_KAL_SPREAD_10_the_seventh_ghost_in_kalena_loses_the_game() -> None:
    table = spreading()
    table.ghosts(*MOUNTAINS[:5], "k_c", "k_e", "k_ne", "k_nw")
    table.building(RED, "mine", *MOUNTAINS[5:7])
    assert table.match.over  # three fill Kalena without a question
    assert table.haunted() == {*MOUNTAINS[:5], "nw_ne", *KALENA}
    assert table.match.result.rule == "KAL-LOSE-1"
    assert table.told("kalena-lost") == [("KAL-SPREAD-10", {})]


@pytest.mark.parametrize("spared", KALENA)
def test_KAL_SPREAD_10_six_ghosts_in_kalena_do_not(spared: str) -> None:
    table = spreading()
    others = [hex for hex in KALENA if hex != spared]
    table.ghosts(*MOUNTAINS[:5], *others[:5])
    assert table.ask.args == {"left": 1}
    table.do(f"haunt:{others[5]}")
    assert table.haunted() == {*MOUNTAINS, *others}
    assert table.g.phase == "turns"
    assert table.g.ended_by == ""


def test_KAL_SPREAD_10_a_full_kalena_is_noticed_by_overflow_alone() -> None:
    table = spreading()
    table.ghosts(*KALENA[:6])
    table.do(*haunts(*MOUNTAINS[:4]))
    assert table.g.phase == "turns"
    assert len(table.haunted()) == 10
    assert {HEX_ID[hex] for hex, ghost in enumerate(table.g.ghosts) if ghost} >= {*KALENA[:6]}


@rules("KAL-SPREAD-5")
def test_KAL_SPREAD_6_every_hex_says_why_no_ghost_goes_there() -> None:
    table = spreading("mountain")
    table.ghosts("n_nw", "ne_ne", "se_c", "se_sw", "s_e", "sw_w", "k_e")
    assert table.ask.prompt == "overflow"
    assert table.refused("haunt:k_e") == "KAL-SPREAD-3"
    assert table.refused("haunt:n_c") == "KAL-SPREAD-6"
    assert len(table.options()) + len(table.forbidden("haunt")) == 49
    table = spreading("mountain")
    assert table.refused("haunt:n_c") == "KAL-SPREAD-5"
    assert len(table.options()) + len(table.forbidden("haunt")) == 49

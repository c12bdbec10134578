"""The rulebook's worked examples (section 33 of `rules.md`), on REF-A."""

from __future__ import annotations

from igroteka.games.kalena.rules.production import produce
from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table


def test_KAL_EX_1_a_ghost_next_door_stops_the_mill_but_not_the_mine() -> None:
    table = Table(board="ref_a", mode="wanderer")
    table.building(RED, "mill", "n_c")
    table.building(BLUE, "mine", "n_nw")
    table.ghosts("n_sw")
    produce(table.g)
    assert table.resources(RED) == {}
    assert table.resources(BLUE) == {"ore": 1}
    assert [fact.args["hex"] for fact in table.facts("chilled")] == ["n_c"]


def test_KAL_EX_2_a_gain_of_two_climbs_the_stack() -> None:
    table = Table()
    table.valour(4, 4, 2, 6, stack=(GREEN, RED, BLUE, YELLOW))
    table.at(GREEN, "n_w")
    table.give(GREEN, food=1, water=1)
    table.turn_of(GREEN)
    table.do("build:sawmill")
    assert table.player(GREEN).valour == 4
    assert table.stack_on(4) == [RED, BLUE, GREEN]
    table.end_turns()
    assert table.g.order == (YELLOW, GREEN, BLUE, RED)


def test_KAL_EX_3_two_players_receive_a_quest() -> None:
    table = Table(mode="wanderer", season=1, round=3, phase="season_end")
    table.valour(9, 9, 7, 5)
    assert {ask.seat: ask.args["left"] for ask in table.match.asks} == {GREEN: 1, YELLOW: 1}
    table.do("pick:quest_miller", seat=GREEN)
    table.do("pick:quest_miller", seat=YELLOW)
    assert [len(player.picked) for player in table.g.players] == [0, 0, 1, 1]
    assert table.g.season == 2


def test_KAL_EX_4_defeat_in_a_spread() -> None:
    table = Table(board="ref_a", phase="spread")
    table.ghosts("n_nw", "ne_ne", "se_c", "se_sw", "s_e")
    table.building(BLUE, "mine", "sw_w", "sw_se")
    table.ghosts("k_c", "k_e", "k_ne", "k_nw")
    table.force_terrain("mountain")
    assert table.match.over
    placed = [fact.args["hex"] for fact in table.facts("haunted")]
    assert placed[0] == "nw_ne"
    assert sorted(placed[1:]) == ["k_se", "k_sw", "k_w"]
    assert table.match.result.rule == "KAL-LOSE-1"
    assert not table.match.result.ranking

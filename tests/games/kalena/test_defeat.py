"""Shared defeat (KAL-LOSE)."""

from __future__ import annotations

import pytest

from igroteka.kernel.errors import NotAsked
from tests.games.kalena.table import BLUE, RED, YELLOW, Table

FORESTS = ("n_e", "n_w", "ne_c", "ne_sw", "se_nw", "se_se", "s_ne", "s_w", "sw_c", "sw_nw")


def nearly_lost() -> Table:
    """Two forests are free, and of Kalena only k_sw."""
    t = Table(phase="spread")
    t.building(RED, "sawmill", *FORESTS)
    t.ghosts("k_c", "k_e", "k_ne", "k_nw", "k_w", "k_se")
    t.force_terrain("forest")
    return t


def test_KAL_LOSE_1_the_seventh_ghost_in_kalena_ends_the_game() -> None:
    t = nearly_lost()
    t.valour(30, 3, 2, 1)
    t.picked(RED, 7)
    assert t.match.over
    assert t.match.result.rule == "KAL-LOSE-1"
    assert {"nw_e", "nw_sw", "k_sw"} <= t.haunted()
    assert t.g.ghost_supply == 16  # one ghost of the spread was not placed
    assert t.resources(RED) == {}  # nothing is produced any more
    assert t.told("kalena-lost") == [("KAL-SPREAD-10", {})]
    assert t.told("ghosts-lost") == []


def test_KAL_LOSE_1_six_ghosts_in_kalena_are_borne() -> None:
    t = Table(phase="spread")
    t.building(RED, "sawmill", *FORESTS)
    t.ghosts("k_c", "k_e", "k_ne", "k_nw")
    t.force_terrain("forest")
    assert t.ask.prompt == "overflow"
    t.do("haunt:k_w", "haunt:k_sw")
    assert not t.match.over
    assert t.ask.prompt == "turn"
    assert "k_se" not in t.haunted()


def test_KAL_LOSE_1_the_last_three_hexes_of_kalena_are_filled() -> None:
    t = Table(phase="spread")
    t.ghosts("n_nw", "ne_ne", "se_c", "se_sw", "s_e", "k_c", "k_e", "k_ne", "k_nw")
    t.building(RED, "mine", "sw_w", "sw_se")
    t.force_terrain("mountain")
    assert t.match.over
    assert t.match.result.rule == "KAL-LOSE-1"
    assert t.g.ghost_supply == 12
    assert len([hex for hex in t.haunted() if hex.startswith("k_")]) == 7


@pytest.mark.parametrize(("supply", "lost"), [(0, True), (3, True), (4, False), (5, False)])
def test_KAL_LOSE_2_not_all_four_ghosts_can_be_placed(supply: int, lost: bool) -> None:
    t = Table(phase="spread")
    t.g.ghost_supply = supply
    t.force_terrain("mountain")
    rolled = t.g.chance.at
    assert t.match.over is lost
    assert t.g.chance.at == rolled + (not lost)
    assert t.told("ghosts-lost") == ([("KAL-SPREAD-9", {})] if lost else [])
    assert t.told("kalena-lost") == []
    assert t.g.ghost_supply == supply
    if lost:
        assert t.match.result.rule == "KAL-LOSE-2"


def test_KAL_LOSE_3_no_winner_no_ranking_no_quests() -> None:
    t = nearly_lost()
    t.valour(30, 3, 2, 1)
    t.picked(RED, 7)
    result = t.match.result
    assert not result.ranking
    assert not result.winners
    assert result.scores == (30, 3, 2, 1)
    assert t.told("quest") == []
    assert t.told("valour") == []
    assert t.told("won") == []
    assert t.g.phase == "over"
    assert t.match.asks == []
    with pytest.raises(NotAsked):
        t.match.answer(YELLOW, "end")


def test_KAL_LOSE_3_quests_stay_hidden() -> None:
    t = nearly_lost()
    t.picked(RED, 7)
    assert t.match.over
    assert t.match.view(BLUE).players[RED].picked == [-1]
    assert t.match.view(None).players[RED].picked == [-1]

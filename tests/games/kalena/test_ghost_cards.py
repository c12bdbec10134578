"""Ghost cards (KAL-GHOST)."""

from __future__ import annotations

import pytest

from tests.games.kalena.table import BLUE, GREEN, RED, Table, ghost_card_ids

MODES = ("wanderer", "builder", "citizen")


def after_production(mode: str, extra: tuple[int, ...] = ()) -> Table:
    """Red's mill on n_c stands beside a ghost on n_sw, Blue's mine on n_nw does not."""
    t = Table(mode=mode, extra_ghosts=extra, phase="spread")
    t.building(RED, "mill", "n_c")
    t.building(BLUE, "mine", "n_nw")
    t.ghosts("n_sw")
    t.force_terrain("mountain")
    t.do("haunt:se_c", "haunt:s_e", "haunt:ne_ne", "haunt:sw_w")
    return t


def on_a_ghost(mode: str, extra: tuple[int, ...] = ()) -> Table:
    t = Table(mode=mode, extra_ghosts=extra)
    t.at(RED, "n_sw")
    t.ghosts("n_sw")
    return t


def entering_a_ghost(mode: str, extra: tuple[int, ...] = ()) -> int:
    """What it costs Red to go from n_c to the haunted plain n_sw."""
    t = Table(mode=mode, extra_ghosts=extra)
    t.at(RED, "n_c")
    t.ghosts("n_sw")
    t.do("explore:n_sw")
    return 4 - t.player(RED).active[0]


def test_KAL_GHOST_1_a_card_in_play_holds_for_everybody() -> None:
    t = Table(mode="citizen")
    t.ghosts("k_e")
    for seat in (RED, BLUE, GREEN):
        assert t.ask.seat == seat
        t.do("explore:k_e")
        assert t.active(seat) == "2/1/1/1"
        t.do("end")
    t = Table(mode="builder")
    t.ghosts("n_c")
    for seat in (RED, BLUE):
        t.at(seat, "n_c")
    for _ in (RED, BLUE):
        assert t.refused("extract:n_c:food") == "KAL-EXTR-7"
        t.do("end")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("cards", [(1, 2, 3)])
def test_KAL_GHOST_1_all_three_cards_hold_together(mode: str, cards: tuple[int, ...]) -> None:
    extra = tuple(card for card in cards if card != MODES.index(mode) + 1)
    assert after_production(mode, extra).resources(RED) == {}
    assert on_a_ghost(mode, extra).refused("extract:n_sw:food") == "KAL-EXTR-7"
    assert entering_a_ghost(mode, extra) == 2


@pytest.mark.parametrize(("season", "round"), [(1, 1), (2, 2), (3, 3)])
def test_KAL_GHOST_1_at_all_times(season: int, round: int) -> None:
    t = Table(mode="citizen", season=season, round=round)
    t.ghosts("k_e")
    t.do("explore:k_e")
    assert t.active(RED) == "2/1/1/1"


def test_KAL_GHOST_2_card_1_stills_buildings_beside_a_ghost() -> None:
    t = after_production("wanderer")
    assert t.resources(RED) == {}
    assert t.resources(BLUE) == {"ore": 1}
    assert t.told("chilled") == [("KAL-PROD-2", {"building": "mill", "hex": "n_c"})]
    assert ghost_card_ids((1,)) == ["ghost_numbing_chill"]


@pytest.mark.parametrize(("mode", "extra"), [("builder", ()), ("citizen", ()), ("builder", (3,))])
def test_KAL_GHOST_2_no_other_card_does(mode: str, extra: tuple[int, ...]) -> None:
    t = after_production(mode, extra)
    assert t.resources(RED) == {"food": 1}
    assert t.resources(BLUE) == {"ore": 1}
    assert t.told("chilled") == []


@pytest.mark.parametrize(("mode", "extra"), [("builder", (1,)), ("citizen", (1,))])
def test_KAL_GHOST_2_as_an_extra_card_too(mode: str, extra: tuple[int, ...]) -> None:
    assert after_production(mode, extra).resources(RED) == {}


def test_KAL_GHOST_3_card_2_bars_extraction_on_a_hex_with_a_ghost() -> None:
    t = on_a_ghost("builder")
    assert t.options("extract") == ["extract:n_se:water"]
    assert t.refused("extract:n_sw:food") == "KAL-EXTR-7"
    assert t.refused("extract:n_sw:water") == "KAL-EXTR-7"
    assert ghost_card_ids((2,)) == ["ghost_barren_ground"]
    assert on_a_ghost("wanderer", (2,)).refused("extract:n_sw:food") == "KAL-EXTR-7"


@pytest.mark.parametrize(("mode", "extra"), [("wanderer", ()), ("citizen", ()), ("wanderer", (3,))])
def test_KAL_GHOST_3_no_other_card_does(mode: str, extra: tuple[int, ...]) -> None:
    t = on_a_ghost(mode, extra)
    t.do("extract:n_sw:food")
    assert t.resources(RED) == {"food": 1}


def test_KAL_GHOST_4_card_3_makes_haunted_hexes_dearer_to_enter() -> None:
    assert entering_a_ghost("citizen") == 2
    assert entering_a_ghost("wanderer", (3,)) == 2
    assert ghost_card_ids((3,)) == ["ghost_creeping_dread"]
    t = Table(mode="citizen")
    t.at(RED, "n_c")
    t.ghosts("n_sw")
    t.tokens(RED, "1/1/1/1")
    assert t.refused("explore:n_sw") == "KAL-TERM-9"
    assert t.options("explore") == ["explore:n_ne"]


@pytest.mark.parametrize(("mode", "extra"), [("wanderer", ()), ("builder", ()), ("builder", (1,))])
def test_KAL_GHOST_4_no_other_card_does(mode: str, extra: tuple[int, ...]) -> None:
    assert entering_a_ghost(mode, extra) == 1


def test_KAL_GHOST_4_leaving_costs_nothing_extra() -> None:
    t = on_a_ghost("citizen")
    t.do("explore:n_c")
    assert t.active(RED) == "3/1/1/1"


def test_KAL_GHOST_5_ghosts_never_move_and_leave_only_by_contact() -> None:
    t = Table(round=3)
    t.ghosts("n_c", "n_sw", "k_c", "k_e")
    t.at(RED, "n_c")
    t.building(BLUE, "mill", "n_ne")
    t.do("explore:n_sw", "extract:n_sw:food", luck=(1,))
    assert t.haunted() == {"n_c", "n_sw", "k_c", "k_e"}
    t.do("contact")
    assert t.haunted() == {"n_c", "k_c", "k_e"}
    t.force_terrain("mountain")
    t.end_turns()
    assert t.g.season == 2
    assert t.haunted() == {"n_c", "k_c", "k_e"}
    assert t.g.ghost_supply == 22
    t.do("haunt:se_c", "haunt:s_e", "haunt:nw_ne", "haunt:sw_w")
    assert t.haunted() == {"n_c", "k_c", "k_e", "se_c", "s_e", "nw_ne", "sw_w"}


@pytest.mark.parametrize(
    ("mode", "extra"),
    [("wanderer", ()), ("builder", ()), ("citizen", ()), ("wanderer", (2, 3))],
)
def test_KAL_GHOST_6_a_ghost_forbids_building_and_nothing_of_the_rest(
    mode: str, extra: tuple[int, ...]
) -> None:
    t = Table(mode=mode, extra_ghosts=extra)
    t.at(RED, "n_c")
    t.ghosts("n_sw", "k_nw", "k_c")
    t.give(RED, pecunias=2, wood=3, water=3, food=1)
    t.tokens(RED, "6/1/1/1")
    t.do("explore:n_sw", luck=(1,))
    assert t.refused("build:mill") == "KAL-BUILD-2"
    assert t.refused("build:noria") == "KAL-BUILD-2"
    t.do("contact")
    assert "build:mill" in t.options("build")
    t.do("explore:k_nw", "learn:travel_forest_trails", "train:contact")
    t.do("explore:k_c", "sell:sell_1_any:water")
    assert t.where(RED) == "k_c"
    assert t.player(RED).pecunias == 2 + 3 - 2 + 2

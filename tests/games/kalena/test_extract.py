"""KAL-EXTR: taking resources from the land."""

from __future__ import annotations

import pytest

from igroteka.testing.coverage import rules
from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table

LAND = ("n_ne", "n_nw", "n_w", "n_e", "ne_c", "ne_e", "ne_ne", "se_c", "se_e", "se_w", "s_c", "s_e")
"""Twelve hexes for twelve exhaustion tokens."""


def test_KAL_EXTR_1_the_own_hex_or_an_adjacent_lake() -> None:
    table = Table()
    table.at(RED, "n_e")
    table.tokens(RED, "4/1/1/1")
    assert table.options("extract") == [
        "extract:n_e:water",
        "extract:n_e:wood",
        "extract:n_se:water",
        "extract:ne_w:water",
    ]
    for other in ("n_c:food", "n_ne:food", "sw_e:water"):
        assert table.refused(f"extract:{other}") == "KAL-EXTR-1"
    assert table.args("extract:ne_w:water") == {"hex": "ne_w", "resource": "water"}


@rules("KAL-EXTR-1")
def test_three_ways_to_extract_beside_a_lake() -> None:
    table = Table()
    table.at(RED, "n_sw")
    assert table.options("extract") == [
        "extract:n_se:water",
        "extract:n_sw:food",
        "extract:n_sw:water",
    ]


def test_KAL_EXTR_2_an_exhausted_hex_cannot_be_chosen() -> None:
    table = Table()
    table.at(RED, "n_c")
    table.exhaust("n_c")
    assert table.options("extract") == ["extract:n_se:water"]
    assert table.forbidden("extract", but="KAL-EXTR-1") == {
        "extract:n_c:food": "KAL-EXTR-2",
        "extract:n_c:water": "KAL-EXTR-2",
    }


def test_KAL_EXTR_2_an_exhausted_lake_cannot_be_chosen() -> None:
    table = Table()
    table.at(BLUE, "k_ne")
    table.exhaust("n_se")
    table.do("end")
    assert table.options("extract") == ["extract:k_ne:water", "extract:ne_w:water"]
    assert table.forbidden("extract", but="KAL-EXTR-1") == {"extract:n_se:water": "KAL-EXTR-2"}


@pytest.mark.parametrize("owner", [RED, BLUE])
@pytest.mark.parametrize("kind", ["mill", "noria"])
def test_KAL_EXTR_2_a_hex_with_a_building_cannot_be_chosen(owner: int, kind: str) -> None:
    table = Table()
    table.at(RED, "n_c")
    table.building(owner, kind, "n_c")
    assert table.options("extract") == ["extract:n_se:water"]
    assert table.refused("extract:n_c:food") == "KAL-EXTR-2"
    assert table.refused("extract:n_c:water") == "KAL-EXTR-2"


@pytest.mark.parametrize(
    ("hex", "resource"), [("n_ne", "food"), ("n_w", "wood"), ("n_nw", "ore"), ("n_c", "water")]
)
def test_KAL_EXTR_3_a_token_for_a_resource_and_the_hex_is_exhausted(
    hex: str, resource: str
) -> None:
    table = Table()
    table.at(RED, hex)
    table.track(RED, "extraction", tokens=2, active=2)
    table.do(f"extract:{hex}:{resource}")
    assert table.active(RED) == "4/1/1/1"
    assert table.player(RED).tokens[2] == 2
    assert table.resources(RED) == {resource: 1}
    assert table.supply()[resource] == 15
    assert sum(table.supply().values()) == 63
    assert table.exhausted() == {hex}
    assert sum(table.g.exhausted) == 1
    assert table.g.exhaustion_supply == 11
    assert table.told("extracted") == [
        ("KAL-EXTR-3", {"who": "@0", "hex": hex, "resource": resource})
    ]
    assert table.told("received") == [
        ("KAL-EXTR-3", {"who": "@0", "resource": resource, "amount": 1})
    ]
    assert table.refused(f"extract:{hex}:{resource}") == "KAL-EXTR-2"


@pytest.mark.parametrize(("active", "rule"), [(1, None), (0, "KAL-TERM-9")])
def test_KAL_EXTR_3_one_active_extraction_token_is_needed(active: int, rule: str | None) -> None:
    table = Table()
    table.at(RED, "n_ne")
    table.track(RED, "extraction", tokens=2, active=active)
    assert table.forbidden("extract").get("extract:n_ne:food") == rule
    assert table.options("extract") == ([] if rule else ["extract:n_ne:food"])


def test_KAL_EXTR_4_choosing_the_lake_exhausts_the_lake() -> None:
    table = Table()
    table.at(RED, "n_sw")
    table.tokens(RED, "4/1/2/1")
    table.do("extract:n_se:water")
    assert table.exhausted() == {"n_se"}
    assert table.resources(RED) == {"water": 1}
    assert table.options("extract") == ["extract:n_sw:food", "extract:n_sw:water"]


@pytest.mark.parametrize("hex", ["n_sw", "n_e", "nw_ne", "k_nw"])
def test_KAL_EXTR_5_water_from_the_own_hex_exhausts_the_own_hex(hex: str) -> None:
    table = Table()
    table.at(RED, hex)
    table.tokens(RED, "4/1/2/1")
    table.do(f"extract:{hex}:water")
    assert table.exhausted() == {hex}
    assert table.resources(RED) == {"water": 1}
    lake = "nw_nw" if hex == "nw_ne" else "n_se"
    table.do(f"extract:{lake}:water")  # a separate choice, with a token of its own
    assert table.exhausted() == {hex, lake}
    assert table.resources(RED) == {"water": 2}
    assert table.g.exhaustion_supply == 10


@pytest.mark.parametrize("mode", ["wanderer", "citizen"])
def test_KAL_EXTR_6_sensorics_and_ghosts_do_not_matter(mode: str) -> None:
    table = Table(mode=mode)
    for seat in (RED, BLUE, GREEN, YELLOW):
        table.at(seat, "n_ne")
    table.ghosts("n_ne")
    table.do("extract:n_ne:food")
    assert table.resources(RED) == {"food": 1}
    assert table.haunted() == {"n_ne"}


def test_KAL_EXTR_7_barren_ground_closes_a_haunted_hex() -> None:
    table = Table(mode="builder")
    table.at(RED, "n_ne")
    table.ghosts("n_ne")
    assert table.options("extract") == []
    assert table.refused("extract:n_ne:food") == "KAL-EXTR-7"


def test_KAL_EXTR_7_a_ghost_next_door_closes_nothing() -> None:
    table = Table(mode="builder")
    table.at(RED, "n_ne")
    table.ghosts("n_c", "n_nw", "n_e")
    assert table.options("extract") == ["extract:n_ne:food"]


@rules("KAL-EXTR-7")
def test_KAL_EXTR_8_the_lake_stays_open_under_barren_ground() -> None:
    table = Table(mode="builder")
    table.at(RED, "n_sw")
    table.tokens(RED, "0/1/1/0")
    table.ghosts("n_sw")
    assert table.options("extract") == ["extract:n_se:water"]
    assert table.forbidden("extract", but="KAL-EXTR-1") == {
        "extract:n_sw:food": "KAL-EXTR-7",
        "extract:n_sw:water": "KAL-EXTR-7",
    }
    table.do("contact", luck=(1,))
    assert table.options("extract") == [
        "extract:n_se:water",
        "extract:n_sw:food",
        "extract:n_sw:water",
    ]


def test_KAL_EXTR_9_without_room_the_resource_is_lost_and_the_hex_exhausted() -> None:
    table = Table()
    table.at(RED, "n_c")
    table.give(RED, food=3)
    table.do("extract:n_c:food")
    assert table.resources(RED) == {"food": 3}
    assert table.supply()["food"] == 13
    assert table.active(RED) == "4/1/0/1"
    assert table.exhausted() == {"n_c"}
    assert table.g.exhaustion_supply == 11
    assert table.told("received") == []
    assert table.told("no-room") == [("KAL-EXTR-9", {"who": "@0", "resource": "food", "amount": 1})]


def test_KAL_EXTR_10_without_an_exhaustion_token_nobody_extracts() -> None:
    table = Table()
    table.at(RED, "n_sw")
    table.at(BLUE, "k_ne")
    table.exhaust(*LAND)
    assert table.g.exhaustion_supply == 0
    assert table.options("extract") == []
    assert table.forbidden("extract", but="KAL-EXTR-1") == {
        "extract:n_se:water": "KAL-EXTR-10",
        "extract:n_sw:food": "KAL-EXTR-10",
        "extract:n_sw:water": "KAL-EXTR-10",
    }
    table.do("end")
    assert table.refused("extract:k_ne:water") == "KAL-EXTR-10"


def test_KAL_EXTR_10_the_last_exhaustion_token_may_be_used() -> None:
    table = Table()
    table.at(RED, "n_sw")
    table.tokens(RED, "4/1/2/1")
    table.exhaust(*LAND[:11])
    assert table.g.exhaustion_supply == 1
    table.do("extract:n_sw:food")
    assert table.g.exhaustion_supply == 0
    assert table.refused("extract:n_se:water") == "KAL-EXTR-10"


def test_KAL_EXTR_11_a_gleaner_names_one_more_after_the_first() -> None:
    table = Table()
    table.knows(RED, "craft_gleaner")
    table.at(RED, "n_c")
    table.give(RED, food=3, wood=2)
    table.do("extract:n_c:food")
    assert (table.ask.seat, table.ask.rule) == (RED, "KAL-DEC-10")
    assert table.options() == ["gain:food", "gain:ore", "gain:water", "gain:wood"]
    assert len(table.told("no-room")) == 1  # the first is dealt with before the second is named
    table.do("gain:wood")
    assert table.resources(RED) == {"food": 3, "wood": 3}
    assert table.supply() == {"food": 13, "water": 16, "wood": 13, "ore": 16}
    assert table.exhausted() == {"n_c"}
    assert table.active(RED) == "4/1/0/1"
    assert table.told("received") == [
        ("KAL-EXTR-11", {"who": "@0", "resource": "wood", "amount": 1})
    ]
    assert table.ask.prompt == "turn"


def test_KAL_EXTR_11_a_full_type_may_be_named_in_vain() -> None:
    table = Table()
    table.knows(RED, "craft_gleaner")
    table.at(RED, "n_c")
    table.give(RED, food=2)
    table.do("extract:n_c:food", "gain:food")
    assert table.resources(RED) == {"food": 3}
    assert table.told("no-room") == [("KAL-EXTR-9", {"who": "@0", "resource": "food", "amount": 1})]


@pytest.mark.parametrize(("ore", "asked"), [(2, "any-resource"), (3, "turn")])
def test_KAL_EXTR_11_nothing_is_asked_when_no_type_has_room(ore: int, asked: str) -> None:
    table = Table()
    table.knows(RED, "craft_gleaner")
    table.at(RED, "n_c")
    table.give(RED, food=3, water=3, wood=3, ore=ore)
    table.do("extract:n_c:food")
    assert table.ask.prompt == asked
    lost = [("KAL-EXTR-9", {"who": "@0"})] if asked == "turn" else []
    assert table.told("no-room-at-all") == lost


def test_KAL_EXTR_11_only_the_owner_of_the_skill_gleans() -> None:
    table = Table()
    table.knows(BLUE, "craft_gleaner")
    table.at(RED, "n_ne")
    table.do("extract:n_ne:food")
    assert table.ask.prompt == "turn"
    assert table.resources(RED) == {"food": 1}


@pytest.mark.parametrize("owner", [RED, GREEN])
def test_KAL_EXTR_12_a_building_under_foot_does_not_close_the_lake(owner: int) -> None:
    table = Table()
    table.at(RED, "n_c")
    table.building(owner, "noria", "n_c")
    table.do("extract:n_se:water")
    assert table.resources(RED) == {"water": 1}
    assert table.exhausted() == {"n_se"}
    assert table.built() == {"n_c": ("noria", owner)}

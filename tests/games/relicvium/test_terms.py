"""Terms, components and the map (REL-TERM, REL-COMP)."""

from __future__ import annotations

from igroteka.games.relicvium.content import AREAS, BOARD, FACTIONS, MELEE, RANGED, UNITS
from igroteka.games.relicvium.rules.land import (
    ARC,
    AREA,
    BORDERS_AT,
    EVERYWHERE,
    JUNCTIONS,
    NEIGHBOURS,
    PRESENCE,
)
from igroteka.games.relicvium.rules.state import NONE
from igroteka.testing.coverage import rules
from tests.games.relicvium.table import B, L, N, O, Table


def test_REL_TERM_3_adjacency_is_what_borders_say_and_symmetric() -> None:
    listed = {frozenset((border.a, border.b)) for border in BOARD.borders}
    for one in EVERYWHERE:
        for two in EVERYWHERE:
            near = frozenset((AREAS[one].id, AREAS[two].id)) in listed and one != two
            assert (two in NEIGHBOURS[one]) is near
            assert ((one, two) in ARC) is near
    assert len(listed) == 84


def test_every_junction_joins_three_adjacent_areas() -> None:
    assert len(JUNCTIONS) == 48
    for junction in JUNCTIONS:
        one, two, three = PRESENCE[junction]
        assert {two, three} <= set(NEIGHBOURS[one])
        assert three in NEIGHBOURS[two]
        assert len(BORDERS_AT[junction]) == 3


def test_the_map_is_the_one_of_the_ledger() -> None:
    kinds = [area.terrain for area in AREAS]
    assert [kinds.count(kind) for kind in ("plain", "mountain", "forest", "water")] == [
        12,
        9,
        12,
        4,
    ]
    assert [unit.per_faction for unit in UNITS] == [3, 3, 3, 1]
    assert [faction.initiative for faction in FACTIONS] == [1, 2, 3, 4]


def test_REL_TERM_5_an_area_never_holds_pieces_of_two_factions() -> None:
    for seed in range(3):
        t = Table(phase="events", bare=False, warlords=True)
        for _ in t.play_on(seed):
            for area in EVERYWHERE:
                owners = [player.seat for player in t.g.players if area in player.at]
                assert len(owners) <= 1
                if owners or t.g.castle[area]:
                    assert t.g.holder[area] == (owners or [t.g.holder[area]])[0] >= 0


@rules("REL-TERM-7", "REL-MARCH-2")
def test_foreign_is_foreign_whatever_the_relation() -> None:
    for relation in ("war", "neutral", "alliance"):
        t = Table(diplomacy="on")
        t.relation(N, O, relation)
        t.army(N, "honey_vale", "W")
        t.army(O, "relic_wood", "W")
        t.act(N, "plain")
        assert t.refused("march:warrior:honey_vale>relic_wood") == "REL-MARCH-2"


def test_REL_TERM_8_closed_areas_are_out_of_the_game() -> None:
    t = Table(B, N, O)
    t.army(O, "black_pines", "W")
    t.act(O, "plain", "mountain", "forest")
    assert t.refused("march:warrior:black_pines>bone_ridge") == "REL-TERM-8"
    assert t.refused("melee:black_pines>bone_ridge") == "REL-TERM-8"
    t.do("decline")
    assert t.refused("ranged:black_pines>bone_ridge") == "REL-TERM-8"
    t.do("decline")
    assert t.refused("build:bone_ridge") == "REL-TERM-8"
    assert t.g.holder[AREA["bone_ridge"]] == -2
    assert t.areas(O) == 1


@rules("REL-TERM-11", "REL-TERM-12", "REL-SUP-5")
def test_supporters_hold_their_area_and_its_limit_but_do_not_defend_it() -> None:
    t = Table(phase="attacks")
    t.army(O, "relic_wood", "DDD")
    t.ranged(O, 3, "relic_wood", "oath_field", "DD")
    assert t.holder("relic_wood") == O
    t.army(N, "honey_vale", "W")
    t.melee(N, 0, "honey_vale", "relic_wood")
    t.attack("relic_wood")
    assert t.told_totals() == (2, 2)
    assert t.at("relic_wood") == "DD", "only the garrison pays"


@rules("REL-COMP-4", "REL-COMP-5")
def test_tokens_carry_their_figures() -> None:
    assert [token.attack_bonus for token in MELEE] == [2, 1, 0]
    assert [token.arrows for token in RANGED] == [3, 2, 1]
    for bonus in (2, 1, 0):
        t = Table(phase="attacks")
        t.army(N, "windy_steppe", "M")
        t.melee(N, bonus, "windy_steppe", "sky_peak")
        t.army(L, "sky_peak", "DDD")
        t.attack("sky_peak")
        assert t.told_totals()[0] == 1 + bonus


def test_REL_COMP_13_a_token_is_placed_once_a_round() -> None:
    t = Table(phase="diplomacy")
    t.castles(N, "deer_meadows", "honey_vale", "windy_steppe", "mossy_crags", "stone_sentinel")
    t.army(N, "windy_steppe", "W")
    t.armies(O, relic_wood="W", oath_field="W")
    t.army(L, "sky_peak", "W")
    t.do("decline")
    t.do("melee:windy_steppe>relic_wood", "token:melee_2")
    assert t.ask.prompt == "act-plain"
    t.do("melee:windy_steppe>oath_field")
    assert t.refused("token:melee_2") == "REL-COMP-13"
    t.do("token:melee_0", "decline", "decline", "call-off:relic_wood", "call-off:oath_field")
    assert t.g.round == 2
    assert t.player(N).melee == [NONE] * 3
    t.do("decline", "melee:windy_steppe>relic_wood")
    assert "token:melee_2" in t.options()


def test_REL_COMP_15_water_and_castles() -> None:
    t = Table()
    t.armies(N, ice_bay="W", mother_grove="M")
    t.castles(N, "mother_grove")
    t.act(N, "forest")
    assert t.refused("build:ice_bay") == "REL-COMP-15"
    assert t.refused("build:mother_grove") == "REL-COMP-15"
    assert t.player(B).castles == [0, 0, 0]

"""The action stage: track, march, tokens, recruiting, building, summoning."""

from __future__ import annotations

from igroteka.games.relicvium.rules.land import JUNCTION_ID
from igroteka.testing.coverage import rules
from tests.games.relicvium.table import B, L, N, O, Table, junction


def at(*areas: str) -> str:
    return f"at:{JUNCTION_ID[junction(*areas)]}"


# The track --------------------------------------------------------------------------------------


def test_REL_ACT_3_two_actions_for_each_terrain() -> None:
    t = Table(warlords=True)
    t.castles(N, "mossy_crags")
    t.army(N, "honey_vale", "W")
    t.army(O, "relic_wood", "W")
    t.act(N, "plain", "mountain", "forest")
    verbs = []
    for _ in range(3):
        verbs.append({option.verb for option in t.ask.options})
        t.do("decline")
    assert verbs == [
        {"march", "melee", "decline"},
        {"recruit", "promote", "ranged", "decline"},
        {"build", "summon", "decline"},
    ]


@rules("REL-ACT-5", "REL-ACT-6")
def test_who_has_no_division_left_is_out_and_what_is_declined_is_lost() -> None:
    t = Table(phase="diplomacy", bare=False)
    t.castles(L, "bone_ridge")
    asked = []
    while t.g.round == 1:
        asked.append((t.asked()[0], t.ask.args["division"]))
        t.do("decline")
    assert asked[-2:] == [(L, 3), (L, 5)]
    assert len(asked) == len(set(asked)) == 13


def test_REL_ACT_8_the_marker_begins_anew_each_round() -> None:
    t = Table(phase="diplomacy", bare=False)
    while t.g.round == 1:
        t.do("decline")
    assert (t.asked(), t.ask.args["division"]) == ((N, "act-mountain"), 1)


# March ------------------------------------------------------------------------------------------


@rules("REL-MARCH-1", "REL-MARCH-6")
def test_units_of_one_area_go_their_ways_and_leave_it_free() -> None:
    t = Table()
    t.armies(N, stone_sentinel="WD", mother_grove="M")
    t.act(N, "plain")
    assert t.refused("march-to:sky_peak") == "REL-MARCH-1"
    t.do("march:warrior:stone_sentinel>windy_steppe")
    assert all("stone_sentinel>" in key for key in t.options("march"))
    t.do("march:defender:stone_sentinel>honey_vale")
    assert t.holder("stone_sentinel") is None
    assert [t.holder(area) for area in ("windy_steppe", "honey_vale")] == [N, N]


def test_REL_MARCH_1_water_spaces_too() -> None:
    t = Table()
    t.army(N, "dusk_thicket", "W")
    t.act(N, "plain")
    t.do("march:warrior:dusk_thicket>ice_bay")
    assert t.holder("ice_bay") == N


def test_REL_MARCH_4_a_unit_may_march_again() -> None:
    t = Table()
    t.army(N, "dusk_thicket", "W")
    t.act(N, "plain", "plain")
    t.do("march:warrior:dusk_thicket>windy_steppe", "march:warrior:windy_steppe>sky_peak")
    assert t.at("sky_peak") == "W"


def test_REL_MARCH_5_tokens_stay_where_they_were_laid() -> None:
    t = Table()
    t.army(N, "honey_vale", "WW")
    t.army(O, "relic_wood", "W")
    t.act(N, "plain", "plain")
    t.do("melee:honey_vale>relic_wood", "token:melee_0")
    t.do("march:warrior:honey_vale>mossy_crags", "march:warrior:honey_vale>mossy_crags")
    assert t.facts("token-dead"), "it stayed, and died for want of attackers"


def test_REL_MARCH_6_a_castle_keeps_its_land() -> None:
    t = Table()
    t.castles(N, "mossy_crags")
    t.army(N, "mossy_crags", "W")
    t.act(N, "plain")
    t.do("march:warrior:mossy_crags>honey_vale")
    assert t.holder("mossy_crags") == N


# Tokens -----------------------------------------------------------------------------------------


@rules("REL-MELEE-1", "REL-MELEE-2", "REL-MELEE-3")
def test_where_melee_tokens_lie() -> None:
    t = Table()
    t.armies(N, honey_vale="W", windy_steppe="W")
    t.armies(O, relic_wood="W", oath_field="W")
    t.act(N, "plain", "plain", "plain")
    assert t.refused("melee:honey_vale>windy_steppe") == "REL-MELEE-1"
    t.do("melee:honey_vale>relic_wood", "token:melee_0")
    assert t.refused("melee:honey_vale>relic_wood") == "REL-MELEE-2"
    t.do("melee:windy_steppe>relic_wood", "token:melee_1")
    t.do("melee:windy_steppe>oath_field")
    assert t.melee_left(N) == 3
    t = Table()
    t.army(N, "honey_vale", "W")
    t.army(O, "relic_wood", "W")
    t.melee(N, 0, "honey_vale", "relic_wood")
    t.act(O, "plain")
    assert "melee:relic_wood>honey_vale" in t.options("melee"), "two factions on one border"


@rules("REL-RANGED-1", "REL-RANGED-2", "REL-RANGED-3")
def test_where_ranged_tokens_lie() -> None:
    t = Table(diplomacy="on")
    t.relation(N, O, "alliance")
    t.armies(N, honey_vale="W", windy_steppe="W")
    t.army(O, "relic_wood", "W")
    t.army(L, "oath_field", "W")
    t.act(N, "mountain", "mountain", "mountain", "plain")
    t.do("ranged:honey_vale>windy_steppe", "token:ranged_3")
    assert t.refused("ranged:honey_vale>windy_steppe") == "REL-RANGED-2"
    t.do("ranged:windy_steppe>honey_vale", "token:ranged_2")
    assert {"ranged:honey_vale>relic_wood", "ranged:windy_steppe>sky_peak"} <= set(t.options())
    t.do("ranged:windy_steppe>oath_field")
    assert t.relation_of(N, L) == "neutral", "it declares no war"
    assert t.player(N).ranged.count(-1) == 0


def test_REL_COMP_12_without_tokens_no_order() -> None:
    t = Table()
    t.armies(N, honey_vale="W", windy_steppe="W")
    for arrows, end in ((3, "relic_wood"), (2, "mossy_crags"), (1, "azure_bay")):
        t.ranged(N, arrows, "honey_vale", end)
    t.castles(N, "mossy_crags")
    t.act(N, "mountain")
    assert t.refused("ranged:windy_steppe>sky_peak") == "REL-COMP-13"
    assert t.options("ranged") == []


# Recruiting -------------------------------------------------------------------------------------


@rules("REL-REC-1", "REL-REC-2", "REL-COMP-14")
def test_where_units_are_recruited() -> None:
    t = Table()
    t.castles(N, "mossy_crags", "mother_grove")
    t.armies(N, mother_grove="WDM", honey_vale="W")
    t.army(O, "relic_wood", "W")
    t.castles(N, "windy_steppe")
    t.melee(O, 2, "relic_wood", "windy_steppe")
    t.act(N, "mountain")
    assert t.refused("recruit:mage:mother_grove") == "REL-COMP-14"
    assert t.refused("recruit-at:honey_vale") == "REL-REC-1"
    t.do("recruit:defender:windy_steppe")
    assert t.at("windy_steppe") == "D", "an attack that is planned does not hinder it"


@rules("REL-REC-3", "REL-REC-4")
def test_promotion_anywhere_on_the_board() -> None:
    t = Table(warlords=True)
    t.armies(N, ice_bay="M", sky_peak="W", honey_vale="D")
    t.act(N, "mountain", "mountain")
    assert t.options("promote") == [
        "promote:defender:honey_vale",
        "promote:mage:ice_bay",
        "promote:warrior:sky_peak",
    ]
    t.do("promote:mage:ice_bay")
    assert t.at("ice_bay") == "G"
    assert t.reserve(N) == "WWDDMMM"
    assert t.refused("promote:warrior:sky_peak") == "REL-REC-4"


def test_REL_REC_5_a_warlord_comes_only_by_promotion() -> None:
    t = Table(warlords=True)
    t.castles(N, "mossy_crags")
    t.act(N, "mountain")
    assert all("warlord" not in key for key in t.options())
    assert "warlord" not in " ".join(r.option.key for r in t.match.why_not(t.ask.seat))
    t.do("decline")


# Building ---------------------------------------------------------------------------------------


@rules("REL-BUILD-1", "REL-BUILD-3")
def test_a_castle_where_a_unit_is_even_one_that_just_came() -> None:
    t = Table()
    t.army(N, "stone_sentinel", "W")
    t.act(N, "plain", "forest")
    t.do("march:warrior:stone_sentinel>windy_steppe")
    assert t.refused("build:stone_sentinel") == "REL-BUILD-1"
    assert t.refused("build:relic_wood") == "REL-BUILD-1"
    t.do("build:windy_steppe")
    assert t.has_castle("windy_steppe")
    assert t.player(N).castles == [1, 0, 0]


def test_REL_BUILD_4_the_ninth_by_a_skill_wins_too() -> None:
    t = Table()
    t.castles(O, "golden_fields", "pilgrims_way", "oath_field", "white_cliffs", "watch_mount")
    t.castles(O, "sky_peak", "abbey_wood", "bright_grove")
    t.armies(O, oath_field="W", watch_mount="D")
    t.act(O, "forest", "plain")
    t.do("summon:architectus", at("oath_field", "watch_mount", "relic_wood"), "raise:relic_wood")
    assert t.match.over
    assert t.winner() == O
    assert t.g.ended_by == "REL-END-2"


def test_REL_BUILD_5_one_castle_a_round() -> None:
    t = Table()
    t.armies(O, oath_field="W", watch_mount="D")
    t.act(O, "forest", "forest", "forest", "plain")
    t.do("build:oath_field")
    assert t.refused("build:watch_mount") == "REL-BUILD-5"
    t.do("summon:architectus", at("oath_field", "watch_mount", "relic_wood"))
    assert t.ask.prompt == "act-forest", "nor by a skill"
    t = Table(phase="diplomacy", bare=False)
    t.army(O, "oath_field", "W")
    t.player(O).tally.castles_built = 1
    while t.g.round == 1:
        t.do("decline")
    while t.asked() != (O, "act-forest"):
        t.do("decline")
    assert "build:oath_field" in t.options(), "each round anew"


# Summoning --------------------------------------------------------------------------------------


def test_REL_SUM_1_which_junctions() -> None:
    t = Table(B, N, O)
    t.army(O, "black_pines", "W")
    t.army(N, "windy_steppe", "W")
    t.creature(N, "cornibus", "black_pines", "oath_field", "pilgrims_way")
    t.act(O, "forest")
    t.do("summon:fidea")
    assert t.refused(at("black_pines", "oath_field", "pilgrims_way")) == "REL-SUM-1"
    assert t.refused(at("bone_ridge", "black_pines", "skull_field")) == "REL-TERM-8"
    assert t.refused(at("anvil_fields", "windy_steppe", "sky_peak")) == "REL-SUM-1"
    assert at("black_pines", "oath_field", "skull_field") in t.options()


@rules("REL-SUM-2", "REL-COMP-13")
def test_a_creature_stays_for_the_round() -> None:
    t = Table(phase="diplomacy", bare=False)
    t.castles(N, "whispering_pines")
    where = at("deer_meadows", "mossy_crags", "mother_grove")
    while t.asked() != (N, "act-forest"):
        t.do("decline")
    t.do("summon:arborus", where, "decline")
    while t.asked() != (N, "act-forest"):
        t.do("decline")
    assert t.refused("summon:arborus") == "REL-COMP-13"
    t.do("decline")
    while t.asked() != (N, "act-forest"):
        t.do("decline")
    assert t.g.round == 2
    assert "summon:arborus" in t.options()


@rules("REL-SUM-3", "REL-SUM-4")
def test_a_skill_is_used_at_once_or_never_and_a_creature_is_no_unit() -> None:
    t = Table()
    t.army(N, "windy_steppe", "W")
    t.act(N, "forest", "plain", "plain")
    t.do("summon:arborus", at("dusk_thicket", "stone_sentinel", "windy_steppe"))
    assert t.ask.prompt == "skill"
    t.do("decline")
    assert t.ask.prompt == "act-plain"
    assert t.refused("stir:arborus") == "REL-SUM-4"
    assert t.holder("dusk_thicket") is None
    t.do("march:warrior:windy_steppe>dusk_thicket")
    assert t.at("dusk_thicket") == "W", "it blocks nothing"

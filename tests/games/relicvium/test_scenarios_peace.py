"""The scenarios of scenarios.md: the track, actions and creatures."""

from __future__ import annotations

import pytest

from igroteka.games.relicvium.rules.land import JUNCTION_ID
from igroteka.testing.coverage import rules
from tests.games.relicvium.table import B, L, N, O, Table, junction


def at(*areas: str) -> str:
    """The answer that puts a creature where three areas meet."""
    return f"at:{JUNCTION_ID[junction(*areas)]}"


# Track and actions ------------------------------------------------------------------------------


@rules("REL-ACT-1", "REL-ACT-2", "REL-ACT-9", "REL-INIT-2", "REL-SETUP-7")
def test_REL_S01_first_round_order() -> None:
    t = Table(phase="events", bare=False)
    turns = []
    while t.g.round == 1:
        turns.append((*t.asked(), t.ask.args["division"]))
        option = next(o for o in t.ask.options if o.verb != "decline")
        seat, turn = t.ask.seat, len(t.player(t.asked()[0]).usable)
        while t.match.ask is not None and t.g.round == 1:
            t.do(option.key)
            if len(t.g.players[seat].usable) < turn and t.ask.prompt.startswith("act-"):
                break
            option = t.ask.options[-1]
    assert turns == [
        (B, "act-plain", 1),
        (N, "act-mountain", 1),
        (O, "act-plain", 1),
        (L, "act-plain", 1),
        (B, "act-mountain", 2),
        (N, "act-plain", 2),
        (O, "act-forest", 2),
        (L, "act-mountain", 2),
        (B, "act-forest", 3),
        (N, "act-forest", 3),
        (O, "act-mountain", 3),
        (L, "act-forest", 3),
    ]


def pass_others(t: Table, faction: int) -> None:
    """Everybody else declines until this faction is asked."""
    while t.asked()[0] != faction:
        t.do("decline")


@rules("REL-ACT-4", "REL-ACT-7", "REL-ACT-9")
def test_REL_S02_an_opened_division_waits() -> None:
    t = Table(phase="events", bare=False)
    pass_others(t, N)
    t.do("recruit:warrior:deer_meadows")
    pass_others(t, N)
    t.do("march:defender:mossy_crags>stone_sentinel")
    pass_others(t, N)
    t.do("build:stone_sentinel")
    assert t.open(N) == [1, 2, 3, 6]
    pass_others(t, N)
    assert t.g.round == 2
    seen = []
    while t.g.round == 2:
        if t.asked()[0] == N:
            seen.append(t.ask.args["division"])
        t.do("decline")
    assert seen == [1, 2, 3, 6]


@rules("REL-ACT-4", "REL-ACT-7")
def test_REL_S03_an_opened_division_waits_even_to_the_right_of_the_marker() -> None:
    t = Table(phase="diplomacy")
    t.castles(O, "golden_fields", "oath_field", "white_cliffs", "watch_mount", "abbey_wood")
    t.castles(O, "bright_grove")
    t.army(O, "sky_peak", "W")
    assert t.open(O) == [1, 2, 3, 4, 5, 6]
    for division in (1, 2, 3, 4, 5):
        assert t.ask.args["division"] == division
        t.do("decline")
    t.do("build:sky_peak")
    assert t.open(O) == [1, 2, 3, 4, 5, 6, 8]
    assert t.g.round == 2


@rules("REL-ACT-7", "REL-RES-4")
def test_REL_S04_a_lost_castle_closes_the_rightmost_division() -> None:
    t = Table(phase="attacks")
    t.castles(L, "ash_waste", "scorched_plain", "fiery_maw", "dead_wood", "black_pines")
    assert t.open(L) == [1, 2, 3, 4, 6]
    t.army(L, "fiery_maw", "W")
    t.army(B, "amber_bay", "W")
    t.melee(B, 0, "amber_bay", "scorched_plain")
    t.attack("scorched_plain")
    assert t.open(L) == [1, 2, 3, 6]
    seen = []
    while t.g.round == 2:
        if t.asked()[0] == L:
            seen.append(t.ask.args["division"])
        t.do("decline")
    assert seen == [1, 2, 3, 6]


@rules("REL-MARCH-1", "REL-MARCH-2", "REL-MARCH-3", "REL-COMP-14")
def test_REL_S05_split_march_and_the_limit() -> None:
    t = Table()
    t.armies(N, stone_sentinel="WDM", dusk_thicket="WW")
    t.act(N, "plain")
    t.do("march:warrior:stone_sentinel>windy_steppe", "march:defender:stone_sentinel>dusk_thicket")
    assert (t.at("windy_steppe"), t.at("dusk_thicket")) == ("W", "WWD")
    assert t.refused("march:mage:stone_sentinel>dusk_thicket") == "REL-MARCH-3"


@rules("REL-TERM-4", "REL-MARCH-2", "REL-MELEE-1")
def test_REL_S06_no_march_into_a_foreign_castle_land_without_units() -> None:
    t = Table()
    t.castles(O, "relic_wood")
    t.army(N, "honey_vale", "W")
    t.act(N, "plain")
    assert t.refused("march:warrior:honey_vale>relic_wood") == "REL-MARCH-2"
    t.do("melee:honey_vale>relic_wood", "token:melee_1")
    assert t.melee_left(N) == 1


@rules("REL-MELEE-4", "REL-RANGED-1")
def test_REL_S07_no_attack_order_on_a_free_area() -> None:
    t = Table()
    t.army(N, "windy_steppe", "W")
    t.act(N, "plain", "mountain")
    assert t.refused("melee:windy_steppe>sky_peak") == "REL-MELEE-4"
    assert "march:warrior:windy_steppe>sky_peak" in t.options("march")
    t.do("decline")
    assert "ranged:windy_steppe>sky_peak" in t.options("ranged")


@rules("REL-COMP-12", "REL-BUILD-2", "REL-REC-1")
def test_REL_S08_component_limits() -> None:
    t = Table()
    t.castles(N, "mother_grove", "dusk_thicket", "relic_wood")
    t.armies(N, whispering_pines="M", windy_steppe="WWW")
    t.act(N, "forest", "mountain")
    assert t.refused("build:whispering_pines") == "REL-BUILD-2"
    t.do("decline")
    assert t.refused("recruit:warrior:mother_grove") == "REL-COMP-12"
    t.do("recruit:defender:mother_grove")
    assert t.at("mother_grove") == "D"


@rules("REL-BUILD-4", "REL-END-2")
def test_REL_S09_the_ninth_castle() -> None:
    t = Table()
    t.castles(L, "ash_waste", "scorched_plain", "skull_field", "fiery_maw", "bone_ridge")
    t.castles(L, "dead_wood", "thorn_wilds", "black_pines")
    t.army(L, "sky_peak", "W")
    for area in ("deer_meadows", "honey_vale", "windy_steppe", "mossy_crags", "stone_sentinel"):
        t.army(N, area, "W" if area < "i" else "D" if area < "t" else "M")
    t.castles(N, "mother_grove", "whispering_pines", "dusk_thicket", "relic_wood", "oath_field")
    t.melee(N, 0, "windy_steppe", "sky_peak")
    t.act(L, "forest")
    t.do("build:sky_peak")
    assert t.match.over
    assert t.winner() == L
    assert t.areas(N) > t.areas(L)
    assert t.facts("battle") == []


# Creatures --------------------------------------------------------------------------------------


@rules("REL-SKILL-8", "REL-SKILL-9", "REL-BUILD-2", "REL-COMP-15")
def test_REL_S30_architectus() -> None:
    t = Table()
    t.armies(O, oath_field="W", watch_mount="D")
    t.castles(O, "watch_mount", "golden_fields", "pilgrims_way", "honey_vale")
    t.act(O, "forest")
    t.do("summon:architectus", at("oath_field", "watch_mount", "relic_wood"))
    assert t.options() == ["decline", "raise:relic_wood"]
    assert t.refused("raise:watch_mount") == "REL-COMP-15"
    assert t.refused("raise:oath_field") == "REL-BUILD-2"


@pytest.mark.parametrize("relation", ["war", "neutral", "alliance"])
@rules("REL-SKILL-9")
def test_REL_S30_architectus_and_a_stranger(relation: str) -> None:
    t = Table(diplomacy="on")
    t.relation(N, O, relation)
    t.armies(O, oath_field="W", watch_mount="D")
    t.army(N, "relic_wood", "W")
    t.act(O, "forest", "plain")
    t.do("summon:architectus", at("oath_field", "watch_mount", "relic_wood"))
    assert t.asked() == (O, "act-plain")
    assert not t.has_castle("oath_field")


@rules("REL-SKILL-1", "REL-COMP-13", "REL-MELEE-7")
def test_REL_S31_malleus_gives_a_token_back() -> None:
    t = Table(diplomacy="on")
    t.army(N, "dusk_thicket", "W")
    t.armies(B, trade_road="W", thunder_ridge="D")
    t.act(B, "forest")
    t.act(N, "plain", "plain")
    t.do("melee:dusk_thicket>trade_road", "token:melee_2")
    assert t.relation_of(N, B) == "war"
    t.do("summon:malleus", at("anvil_fields", "thunder_ridge", "trade_road"))
    t.do("return:alliance_of_nature:melee_2")
    assert t.melee_left(N) == 0
    assert t.relation_of(N, B) == "war"
    t.do("melee:dusk_thicket>trade_road", "token:melee_2")
    assert t.facts("melee")[-1].args["token"] == "melee_2"


@rules("REL-EVENT-B", "REL-SKILL-4")
def test_REL_S32_mud_season_binds_a_skill() -> None:
    t = Table(events=True)
    t.events(peace="B")
    t.army(N, "stone_sentinel", "WDM")
    t.act(N, "forest", "plain")
    t.do("summon:cornibus", at("dusk_thicket", "stone_sentinel", "windy_steppe"))
    t.do("march:warrior:stone_sentinel>windy_steppe")
    assert t.asked() == (N, "act-plain")
    assert t.at("stone_sentinel") == "DM"


# Peace events -----------------------------------------------------------------------------------


@rules("REL-EVENT-D", "REL-MARCH-2")
def test_REL_S38_fair_wind() -> None:
    for foe, wanted in (("", True), ("ice_bay", False)):
        t = Table(events=True)
        t.events(peace="D")
        t.army(N, "whispering_pines", "W")
        if foe:
            t.army(B, foe, "W")
        t.act(N, "plain")
        assert ("march:warrior:whispering_pines>trade_road" in t.options()) is wanted
    assert t.refused("march:warrior:whispering_pines>trade_road") == "REL-EVENT-D"


@rules("REL-EVENT-C", "REL-BUILD-2")
def test_REL_S39_free_masons() -> None:
    t = Table(events=True)
    t.events(peace="C")
    t.castles(O, "abbey_wood")
    t.act(O, "forest")
    assert t.refused("build:relic_wood") == "REL-EVENT-C"
    t.do("build:bright_grove")
    assert t.holder("bright_grove") == O


@rules("REL-EVENT-A", "REL-EVENT-E", "REL-EVENT-H", "REL-REC-1")
def test_REL_S55_three_peace_events() -> None:
    def begun(code: str, terrain: str) -> Table:
        t = Table(events=True, bare=False)
        t.events(peace=code)
        t.armies(N, windy_steppe="W", ice_bay="M")
        t.act(N, terrain)
        return t

    t = begun("A", "mountain")
    t.do("recruit:warrior:mother_grove", "recruit:defender:mother_grove")
    assert t.at("mother_grove") == "WDM"
    t = begun("A", "mountain")
    t.do("recruit:mage:deer_meadows", "recruit:warrior:mossy_crags")
    assert (t.at("deer_meadows"), t.at("mossy_crags")) == ("WM", "WD")
    t = begun("A", "mountain")
    t.do("recruit:mage:deer_meadows", "done")
    assert len(t.facts("recruited")) == 1
    t = begun("H", "mountain")
    assert t.refused("recruit-at:ice_bay") == "REL-REC-1"
    t.do("recruit:defender:windy_steppe")
    assert t.at("windy_steppe") == "WD"
    t = begun("E", "forest")
    assert not t.options("summon")
    assert t.refused("summon:lignum") == "REL-EVENT-E"


# Details of skills ------------------------------------------------------------------------------


@rules("REL-SKILL-16", "REL-SKILL-1", "REL-SKILL-3")
def test_REL_S48_a_skill_without_a_use_is_not_offered() -> None:
    where = at("anvil_fields", "thunder_ridge", "trade_road")
    t = Table(warlords=True)
    t.army(B, "thunder_ridge", "G")
    t.act(B, "forest", "plain")
    t.do("summon:ferrarius", where)
    assert t.asked() == (B, "act-plain")
    t = Table()
    t.armies(B, thunder_ridge="D", ancestors_hall="WWW", ore_plateau="MMM")
    t.act(B, "forest", "plain")
    t.do("summon:ferrarius", where)
    assert t.asked() == (B, "act-plain")
    t = Table()
    t.armies(B, thunder_ridge="D", trade_road="W")
    t.ranged(B, 3, "trade_road", "thunder_ridge")
    t.act(B, "forest", "plain")
    t.do("summon:malleus", where)
    assert t.asked() == (B, "act-plain")
    assert t.player(B).creatures[0] == junction("anvil_fields", "thunder_ridge", "trade_road")


@rules("REL-SKILL-3")
def test_REL_S49_ferrarius_exchanges_one_after_the_other() -> None:
    t = Table()
    t.armies(B, thunder_ridge="WD", ancestors_hall="WWD", ore_plateau="DMM")
    t.act(B, "forest")
    t.do("summon:ferrarius", at("anvil_fields", "thunder_ridge", "trade_road"))
    t.do("swap:warrior>mage:thunder_ridge")
    assert t.refused("swap:mage>warrior:thunder_ridge") == "REL-SKILL-3"
    t.do("swap:defender>warrior:thunder_ridge")
    assert t.at("thunder_ridge") == "WM"
    assert t.reserve(B) == "D"

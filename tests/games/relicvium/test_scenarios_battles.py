"""The scenarios of scenarios.md: battles."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.testing.coverage import rules
from tests.games.relicvium.table import B, L, N, O, Table


def war(**modules: Any) -> Table:
    return Table(phase="attacks", **modules)


def clash(attackers: str, defenders: str, *, bonus: int) -> Table:
    """Nature has attacked the Order in Relic Wood with all it has on Windy Steppe."""
    t = war()
    t.army(N, "windy_steppe", attackers)
    t.melee(N, bonus, "windy_steppe", "relic_wood")
    t.army(O, "relic_wood", defenders)
    t.attack("relic_wood")
    return t


@rules("REL-CALC-5", "REL-RES-2", "REL-RES-3", "REL-RES-4", "REL-ACT-7")
def test_REL_S10_castle_without_garrison() -> None:
    t = war()
    t.castles(B, "charcoal_wood", "tarwood")
    t.army(L, "amber_bay", "M")
    t.melee(L, 0, "amber_bay", "tarwood")
    assert t.open(B) == [3, 5]
    t.attack("tarwood")
    assert t.told_totals() == (1, 0)
    assert not t.facts("lost")
    assert (t.at("tarwood"), t.holder("tarwood"), t.has_castle("tarwood")) == ("M", L, False)
    assert t.open(B) == [3]
    assert t.g.ended_by != "REL-END-3"


@rules("REL-RES-2", "REL-RES-3")
def test_REL_S11_narrow_win_costs_a_unit() -> None:
    t = clash("WW", "DM", bonus=1)
    assert t.told_totals() == (5, 3)
    assert (t.at("relic_wood"), t.holder("relic_wood")) == ("W", N)
    assert t.at("windy_steppe") == ""
    assert t.reserve(O) == "WWWDDDMMM"


@rules("REL-RES-2", "REL-RES-3")
def test_REL_S12_clear_win_is_free() -> None:
    t = clash("WWD", "WD", bonus=2)
    assert t.told_totals() == (7, 3)
    assert t.asked() == (N, "advance")
    assert "done" not in t.options()
    t.do("all")
    assert t.at("relic_wood") == "WWD"


@rules("REL-RES-3")
def test_REL_S13_a_lone_attacker_pays_nothing() -> None:
    t = clash("W", "WM", bonus=2)
    assert t.told_totals() == (4, 2)
    assert t.at("relic_wood") == "W"
    assert t.holder("relic_wood") == N


def hunted(ice_bay: int | None, pines: str, survivors: str = "WWM", bonus: int = 0) -> Table:
    """The table of S-14: Nature's army in Dusk Thicket is attacked from Trade Road."""
    t = war(warlords=True)
    t.army(N, "dusk_thicket", survivors)
    t.army(B, "trade_road", "WW")
    t.melee(B, bonus, "trade_road", "dusk_thicket")
    t.army(N, "stone_sentinel", "DDM" if "G" not in survivors else "DDD")
    t.army(N, "whispering_pines", pines)
    t.army(B, "anvil_fields", "D")
    t.army(O, "windy_steppe", "D")
    if ice_bay is not None:
        t.army(ice_bay, "ice_bay", "M")
    return t


@rules("REL-RES-2", "REL-RES-3", "REL-RET-1", "REL-RET-2")
def test_REL_S14_survivors_retreat() -> None:
    t = hunted(None, "WD")
    t.attack("dusk_thicket")
    assert t.told_totals() == (4, 3)
    assert t.asked() == (N, "lose")
    t.do("lose:mage:dusk_thicket")
    assert t.asked() == (N, "retreat")
    assert t.options() == ["retreat:warrior:ice_bay", "retreat:warrior:whispering_pines"]
    assert t.refused("retreat:warrior:stone_sentinel") == "REL-RET-2"
    assert t.refused("retreat:warrior:anvil_fields") == "REL-RET-1"
    assert t.refused("retreat:warrior:windy_steppe") == "REL-RET-1"
    t.do("retreat:warrior:whispering_pines")
    assert (t.at("whispering_pines"), t.at("ice_bay")) == ("WWD", "W")
    assert t.at("dusk_thicket") == "W"
    assert t.holder("dusk_thicket") == B


@rules("REL-RET-4")
def test_REL_S15_nowhere_to_go() -> None:
    t = hunted(B, "WDM", "WWM")
    t.attack("dusk_thicket")
    t.do("lose:mage:dusk_thicket")
    assert t.reserve(N).count("W") == 2
    assert len([fact for fact in t.facts("lost") if fact.rule == "REL-RET-4"]) == 2


@rules("REL-RET-2", "REL-RET-4")
def test_REL_S52_room_for_one() -> None:
    t = hunted(B, "WD", "WMM")
    t.attack("dusk_thicket")
    t.do("lose:mage:dusk_thicket")
    assert t.options() == ["retreat:mage:whispering_pines", "retreat:warrior:whispering_pines"]
    t.do("retreat:mage:whispering_pines")
    assert t.at("whispering_pines") == "WDM"
    assert [fact.args["unit"] for fact in t.facts("lost") if fact.rule == "REL-RET-4"] == [
        "warrior"
    ]
    t = hunted(B, "WM", "WMG", bonus=1)
    t.attack("dusk_thicket")
    t.do("lose:mage:dusk_thicket", "retreat:warrior:whispering_pines")
    t.do("retreat:warlord:whispering_pines")
    assert t.at("whispering_pines") == "WWMG"


def supported() -> Table:
    """The table of S-16: Trade Road is supported from Charcoal Wood."""
    t = war()
    t.army(N, "dusk_thicket", "WW")
    t.melee(N, 1, "dusk_thicket", "trade_road")
    t.armies(B, trade_road="D", charcoal_wood="MMW")
    t.ranged(B, 3, "charcoal_wood", "trade_road", "MMW")
    return t


@rules("REL-SUP-6", "REL-RES-5", "REL-RES-6")
def test_REL_S16_repelled_with_support() -> None:
    t = supported()
    t.attack("trade_road")
    assert t.told_totals() == (5, 7)
    assert t.at("dusk_thicket") == ""
    assert t.at("trade_road") == "D"
    assert t.at("charcoal_wood") == "WMM"


@rules("REL-SUP-6", "REL-ATT-1")
def test_REL_S17_support_is_not_used_up() -> None:
    t = supported()
    t.army(L, "anvil_fields", "WW")
    t.melee(L, 2, "anvil_fields", "trade_road")
    t.attack("trade_road")
    assert t.asked() == (L, "attack")
    t.attack("trade_road")
    assert t.told_totals() == (6, 7)
    assert t.at("anvil_fields") == "W"
    assert t.at("trade_road") == "D"


@rules("REL-SUP-5", "REL-RET-1", "REL-RET-3", "REL-RET-5", "REL-ATT-1")
def test_REL_S18_a_supporters_home_falls_first() -> None:
    t = war()
    t.armies(B, trade_road="DDD", charcoal_wood="MMW")
    t.castles(B, "charcoal_wood", "tarwood")
    t.ranged(B, 3, "charcoal_wood", "trade_road", "MMW")
    t.armies(B, ancestors_hall="W", ore_plateau="W")
    t.army(N, "thunder_ridge", "W")
    t.melee(N, 0, "thunder_ridge", "charcoal_wood")
    t.army(L, "anvil_fields", "WWW")
    t.melee(L, 2, "anvil_fields", "trade_road")
    t.attack("charcoal_wood")
    assert t.told_totals() == (2, 0)
    assert not t.facts("lost")
    assert not t.has_castle("charcoal_wood")
    t.do("retreat:mage:ancestors_hall", "retreat:mage:ancestors_hall")
    assert t.player(B).ranged == [-1, -1, -1]
    assert (t.at("ancestors_hall"), t.at("ore_plateau")) == ("WMM", "WW")
    t.attack("trade_road")
    assert t.told_totals() == (8, 6)
    assert t.at("anvil_fields") == "WW"
    assert t.options() == [
        "retreat:defender:dusk_thicket",
        "retreat:defender:ice_bay",
        "retreat:defender:thunder_ridge",
    ]
    t.do("retreat:defender:ice_bay", "all")
    assert t.at("trade_road") == "WW"


@rules("REL-RES-7")
def test_REL_S19_tie() -> None:
    t = war()
    t.army(N, "windy_steppe", "WW")
    t.melee(N, 0, "windy_steppe", "relic_wood")
    t.melee(N, 1, "windy_steppe", "oath_field")
    t.armies(O, relic_wood="DD", oath_field="M")
    t.castles(O, "relic_wood")
    t.attack("relic_wood")
    assert t.told_totals() == (4, 4)
    assert (t.at("windy_steppe"), t.at("relic_wood")) == ("W", "D")
    assert t.has_castle("relic_wood")
    assert t.facts("token-dead"), "the surviving attacker is spent"


@rules("REL-RES-7", "REL-TERM-4", "REL-TERM-6")
def test_REL_S20_a_tie_can_empty_both_areas() -> None:
    t = clash("W", "D", bonus=0)
    assert t.holder("windy_steppe") is None
    assert t.holder("relic_wood") is None


@rules("REL-RES-5", "REL-RES-6")
def test_REL_S21_narrow_defence_costs_a_unit() -> None:
    t = clash("M", "DW", bonus=1)
    assert t.told_totals() == (2, 3)
    assert t.at("windy_steppe") == ""
    assert t.asked() == (O, "lose")
    t.do("lose:warrior:relic_wood")
    assert t.at("relic_wood") == "D"


def pincers() -> Table:
    """The table of S-22: Sky Peak is attacked from two sides."""
    t = war()
    t.army(O, "oath_field", "WW")
    t.melee(O, 2, "oath_field", "sky_peak")
    t.army(O, "windy_steppe", "M")
    t.melee(O, 1, "windy_steppe", "sky_peak")
    t.armies(L, sky_peak="DDD", skull_field="W")
    return t


@rules("REL-MELEE-3", "REL-ATT-3", "REL-RES-2", "REL-RES-3")
def test_REL_S22_attack_from_two_sides() -> None:
    t = pincers()
    t.attack("sky_peak")
    assert t.told_totals() == (8, 6)
    assert t.asked() == (O, "lose")
    t.do("lose:warrior:oath_field")
    assert t.options() == ["retreat:defender:anvil_fields", "retreat:defender:skull_field"]
    t.do("retreat:defender:skull_field", "advance:mage:windy_steppe", "done")
    assert t.at("sky_peak") == "M"
    assert t.at("oath_field") == "W"


@rules("REL-CALC-4", "REL-RES-7")
def test_REL_S23_a_token_without_a_unit_gives_no_bonus() -> None:
    t = pincers()
    t.attack("sky_peak", "muster:warrior:oath_field", "muster:warrior:oath_field", "done")
    assert t.told_totals() == (6, 6)
    assert t.melee_left(O) == 0
    assert t.at("windy_steppe") == "M"


@pytest.mark.parametrize("diplomacy", ["off", "on"])
@rules("REL-ATT-1", "REL-ATT-2", "REL-ATT-5")
def test_REL_S24_the_target_has_a_new_master(diplomacy: str) -> None:
    t = war(diplomacy=diplomacy)
    if diplomacy == "on":
        t.relation(B, O, "war")
        t.relation(N, O, "war")
    t.army(O, "dusk_thicket", "M")
    t.army(B, "trade_road", "W")
    t.melee(B, 2, "trade_road", "dusk_thicket")
    t.army(N, "stone_sentinel", "WW")
    t.melee(N, 2, "stone_sentinel", "dusk_thicket")
    t.attack("dusk_thicket")
    assert t.holder("dusk_thicket") == B
    if diplomacy == "on":
        assert t.facts("token-dead")
        assert t.holder("dusk_thicket") == B
    else:
        assert t.asked() == (N, "attack")
        t.attack("dusk_thicket")
        assert t.facts("battle")[-1].args["whom"] == "@0"


@rules("REL-ATT-4", "REL-MARCH-5", "REL-CAMP-14", "REL-CAMP-15")
def test_REL_S25_the_target_was_left() -> None:
    t = Table()
    t.army(N, "honey_vale", "WW")
    t.army(O, "relic_wood", "W")
    t.act(O, "plain")
    t.act(N, "plain")
    t.do("melee:honey_vale>relic_wood", "token:melee_0")
    t.do("march:warrior:relic_wood>bright_grove")
    t.do("attack:relic_wood", "all")
    assert t.asked() == (N, "advance")
    t.do("all")
    assert t.at("relic_wood") == "WW"
    assert not t.facts("battle")
    assert not t.facts("lost")


@rules("REL-ATT-1", "REL-RET-5", "REL-RES-9")
def test_REL_S26_mutual_attack() -> None:
    t = war()
    t.army(B, "trade_road", "WW")
    t.melee(B, 2, "trade_road", "dusk_thicket")
    t.army(N, "dusk_thicket", "WM")
    t.melee(N, 2, "dusk_thicket", "trade_road")
    t.attack("dusk_thicket")
    assert t.told_totals() == (6, 2)
    t.do("advance:warrior:trade_road", "done")
    assert t.at("dusk_thicket") == "W"
    assert len(t.facts("battle")) == 1
    assert t.melee_left(N) == 0


@rules("REL-SUP-5", "REL-ATT-3")
def test_REL_S27_units_in_support_cannot_attack() -> None:
    t = Table(phase="support")
    t.army(N, "windy_steppe", "WM")
    t.melee(N, 1, "windy_steppe", "relic_wood")
    t.ranged(N, 1, "windy_steppe", "relic_wood")
    t.army(O, "relic_wood", "DD")
    t.do("send:mage:ranged_1")
    t.do("attack:relic_wood")
    t.do("retreat:defender:oath_field")
    assert t.told_totals() == (5, 4)
    assert t.at("relic_wood") == "W"
    assert t.at("windy_steppe") == "M"


# Creatures, events and alliances in battle ------------------------------------------------------


@rules("REL-AURA-1", "REL-AURA-2", "REL-WL-5")
def test_REL_S28_aura_follows_the_attackers_own_area() -> None:
    t = war()
    t.army(N, "windy_steppe", "WW")
    t.creature(N, "cornibus", "dusk_thicket", "stone_sentinel", "windy_steppe")
    t.melee(N, 0, "windy_steppe", "sky_peak")
    t.army(L, "sky_peak", "M")
    t.attack("sky_peak")
    assert t.told_totals()[0] == 6


@pytest.mark.parametrize(("hedged", "defence"), [(True, 1), (False, 0)])
@rules("REL-SKILL-5", "REL-SKILL-12", "REL-CALC-8")
def test_REL_S29_opposing_area_effects_add_up(hedged: bool, defence: int) -> None:
    t = war()
    t.army(N, "windy_steppe", "M")
    target = t.g.units.index(16)
    t.player(L).decayed = target
    if hedged:
        t.player(N).hedged = target
    t.army(O, "oath_field", "W")
    t.melee(O, 0, "oath_field", "windy_steppe")
    t.attack("windy_steppe")
    assert t.told_totals() == (2, defence)


@pytest.mark.parametrize(
    ("event", "lost"), [("", (1, 1)), ("2", (2, 1)), ("7", (1, 0))], ids=["none", "blood", "mercy"]
)
@rules("REL-EVENT-2W", "REL-EVENT-7W", "REL-RES-2", "REL-RES-3")
def test_REL_S40_events_change_the_losses(event: str, lost: tuple[int, int]) -> None:
    t = war(events=True)
    t.events(war=event)
    t.army(N, "windy_steppe", "WW")
    t.melee(N, 0, "windy_steppe", "relic_wood")
    t.army(O, "relic_wood", "WWM")
    t.attack("relic_wood")
    while t.ask.prompt == "lose":
        t.do(t.options()[0])
    assert t.told_totals() == (4, 3)
    told = [fact.args["who"] for fact in t.facts("lost")]
    assert (told.count("@2"), told.count("@1")) == lost


@rules("REL-EVENT-7W", "REL-EVENT-8W", "REL-RES-7")
def test_REL_S40_events_change_a_tie() -> None:
    def tied(event: str) -> Table:
        t = war(events=True)
        t.events(war=event)
        t.army(N, "windy_steppe", "WW")
        t.melee(N, 0, "windy_steppe", "relic_wood")
        t.army(O, "relic_wood", "DD")
        t.attack("relic_wood")
        assert t.told_totals() == (4, 4)
        return t

    t = tied("8")
    assert t.asked() == (O, "retreat")
    t.do("retreat:defender:bright_grove")
    assert (t.at("relic_wood"), t.at("windy_steppe")) == ("W", "")
    t = tied("7")
    assert (t.at("relic_wood"), t.at("windy_steppe")) == ("DD", "WW")


@pytest.mark.parametrize(("castle", "totals", "left"), [(True, (5, 4), 1), (False, (5, 2), 2)])
@rules("REL-EVENT-3W")
def test_REL_S41_sturdy_walls(castle: bool, totals: tuple[int, int], left: int) -> None:
    t = war(events=True)
    t.events(war="3")
    t.castles(O, "bright_grove")
    if castle:
        t.castles(O, "relic_wood")
    t.army(N, "windy_steppe", "WW")
    t.melee(N, 1, "windy_steppe", "relic_wood")
    t.army(O, "relic_wood", "D")
    t.attack("relic_wood")
    if t.match.ask is not None and t.ask.prompt == "advance":
        t.do("all")
    assert t.told_totals() == totals
    assert len(t.at("relic_wood")) == left


@rules("REL-CALC-6", "REL-CALC-8", "REL-SKILL-12")
def test_REL_S50_a_total_is_raised_to_0_only_at_the_end() -> None:
    t = war(diplomacy="on")
    t.relation(O, N, "war")
    t.relation(O, B, "alliance")
    t.army(O, "relic_wood", "M")
    t.player(L).decayed = t.g.units.index(16)
    t.army(B, "windy_steppe", "W")
    t.army(N, "honey_vale", "M")
    t.melee(N, 0, "honey_vale", "relic_wood")
    t.attack("relic_wood")
    assert t.told_totals() == (1, 0)
    assert t.holder("relic_wood") == N


@rules("REL-ATT-3", "REL-ATT-4", "REL-TERM-15")
def test_REL_S51_who_stays_behind_may_still_fight() -> None:
    t = war()
    t.army(N, "honey_vale", "WW")
    t.melee(N, 1, "honey_vale", "relic_wood")
    t.melee(N, 0, "honey_vale", "azure_bay")
    t.army(O, "azure_bay", "W")
    t.do("attack:relic_wood", "all", "advance:warrior:honey_vale", "done")
    assert t.asked() == (N, "attack")
    t.attack("azure_bay")
    assert t.told_totals() == (2, 1)
    assert t.holder("azure_bay") == N


@pytest.mark.parametrize(("units", "totals"), [("D", (5, 5)), ("", (4, 4))])
@rules("REL-CALC-6", "REL-CALC-7")
def test_REL_S37_a_common_ally(units: str, totals: tuple[int, int]) -> None:
    t = war(diplomacy="on")
    t.relation(L, N, "alliance")
    t.relation(L, O, "alliance")
    t.relation(N, O, "war")
    t.castles(L, "skull_field")
    t.army(L, "skull_field", units)
    t.army(N, "windy_steppe", "WW")
    t.melee(N, 0, "windy_steppe", "sky_peak")
    t.army(O, "sky_peak", "DD")
    t.attack("sky_peak")
    assert t.told_totals() == totals

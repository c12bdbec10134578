"""Skills and auras (REL-SKILL, REL-AURA)."""

from __future__ import annotations

from igroteka.games.relicvium.content import CREATURES
from igroteka.games.relicvium.rules.land import AREA, AREA_ID, BORDER_ID, JUNCTION_ID
from igroteka.games.relicvium.rules.state import CLOSED
from igroteka.testing.coverage import rules
from tests.games.relicvium.table import B, L, N, O, Table, junction


def summon(t: Table, name: str, *areas: str) -> None:
    t.do(f"summon:{name}", f"at:{JUNCTION_ID[junction(*areas)]}")


PASS = ("anvil_fields", "thunder_ridge", "trade_road")
GLADE = ("dusk_thicket", "stone_sentinel", "windy_steppe")
VALLEY = ("oath_field", "relic_wood", "watch_mount")
CHASM = ("black_pines", "oath_field", "skull_field")


@rules("REL-SKILL-1", "REL-SKILL-15", "REL-SKILL-18")
def test_malleus_takes_foreign_tokens_even_an_allys_and_declares_no_war() -> None:
    t = Table(diplomacy="on")
    t.relation(B, N, "alliance")
    t.armies(B, thunder_ridge="D", trade_road="W")
    t.army(N, "dusk_thicket", "W")
    t.army(L, "ironoak_grove", "W")
    t.army(O, "oath_field", "W")
    t.ranged(N, 3, "dusk_thicket", "trade_road")
    t.ranged(L, 2, "ironoak_grove", "thunder_ridge")
    t.ranged(O, 2, "oath_field", "relic_wood")
    t.ranged(B, 1, "trade_road", "dusk_thicket")
    t.act(B, "forest", "plain")
    summon(t, "malleus", *PASS)
    assert t.options("return") == [
        "return:alliance_of_nature:ranged_3",
        "return:legion_of_chaos:ranged_2",
    ]
    assert t.refused("return:order_of_light:ranged_2") == "REL-SKILL-1"
    t.do("return:alliance_of_nature:ranged_3")
    assert t.player(N).ranged == [-1, -1, -1]
    assert t.relation_of(B, N) == "alliance"
    assert t.relation_of(B, L) == "neutral"


@rules("REL-SKILL-1", "REL-SKILL-16")
def test_malleus_needs_units_in_two_areas() -> None:
    t = Table()
    t.army(B, "thunder_ridge", "D")
    t.army(N, "dusk_thicket", "W")
    t.army(L, "ironoak_grove", "W")
    t.ranged(L, 2, "ironoak_grove", "thunder_ridge")
    t.act(B, "forest", "plain")
    summon(t, "malleus", *PASS)
    assert t.ask.prompt == "act-plain"


def test_REL_SKILL_2_nobody_marches_or_lays_tokens_across() -> None:
    t = Table()
    t.army(B, "thunder_ridge", "DD")
    t.army(L, "anvil_fields", "W")
    t.act(B, "forest", "plain", "mountain")
    summon(t, "saxum", *PASS)
    assert t.refused("block:anvil_fields--trade_road") == "REL-SKILL-2"
    assert t.refused("spot:sky_peak") == "REL-TERM-14"
    t.do("block:anvil_fields--thunder_ridge")
    assert BORDER_ID[t.g.blocked] == "anvil_fields--thunder_ridge"
    assert t.refused("melee:thunder_ridge>anvil_fields") == "REL-SKILL-2"
    t.do("decline")
    assert t.refused("ranged:thunder_ridge>anvil_fields") == "REL-SKILL-2"
    t = Table()
    t.army(B, "thunder_ridge", "DD")
    t.act(B, "plain")
    t.g.blocked = BORDER_ID.index("thunder_ridge--trade_road")
    assert t.refused("march:defender:thunder_ridge>trade_road") == "REL-SKILL-2"


@rules("REL-SKILL-2", "REL-RET-2")
def test_saxum_stops_a_retreat_but_no_attack_that_was_planned() -> None:
    t = Table(phase="attacks")
    t.army(N, "dusk_thicket", "WWW")
    t.army(B, "trade_road", "WM")
    t.melee(N, 2, "dusk_thicket", "trade_road")
    t.g.blocked = BORDER_ID.index("dusk_thicket--trade_road")
    t.armies(L, anvil_fields="W", ice_bay="W", thunder_ridge="W")
    t.attack("trade_road")
    t.do("all")
    assert t.at("trade_road") == "WWW"
    t = Table(phase="attacks")
    t.army(N, "dusk_thicket", "W")
    t.melee(N, 1, "dusk_thicket", "trade_road")
    t.army(B, "trade_road", "WM")
    t.g.blocked = BORDER_ID.index("thunder_ridge--trade_road")
    t.attack("trade_road")
    t.do("lose:warrior:trade_road")
    assert t.refused("retreat:mage:thunder_ridge") == "REL-SKILL-2"
    assert "retreat:mage:anvil_fields" in t.options()


def test_REL_SKILL_4_a_march_out_of_a_presence_area() -> None:
    t = Table()
    t.armies(N, stone_sentinel="WD", honey_vale="M")
    t.act(N, "forest", "plain")
    summon(t, "cornibus", *GLADE)
    assert all("stone_sentinel>" in key for key in t.options("march"))
    t.do("march:warrior:stone_sentinel>windy_steppe", "march:defender:stone_sentinel>honey_vale")
    assert t.at("honey_vale") == "DM"


def test_REL_SKILL_5_the_hedge_stands_whoever_of_nature_is_behind_it() -> None:
    t = Table()
    t.army(N, "windy_steppe", "W")
    t.army(O, "oath_field", "WW")
    t.act(N, "forest", "plain", "plain")
    summon(t, "arborus", *GLADE)
    assert t.refused("hedge:dusk_thicket") == "REL-SKILL-5"
    assert t.refused("spot:oath_field") == "REL-TERM-14"
    t.do("hedge:windy_steppe")
    t.army(N, "stone_sentinel", "M")
    t.melee(O, 0, "oath_field", "windy_steppe")
    t.do("march:warrior:windy_steppe>honey_vale", "march:mage:stone_sentinel>windy_steppe")
    t.do("attack:windy_steppe", "all")
    assert t.told_totals() == (4, 3)


def test_REL_SKILL_6_lignum_needs_a_land_with_room() -> None:
    t = Table()
    t.armies(N, stone_sentinel="WDM", windy_steppe="W")
    t.act(N, "forest", "plain")
    summon(t, "lignum", *GLADE)
    assert t.refused("sprout:mage:stone_sentinel") == "REL-COMP-14"
    assert t.refused("sprout:mage:dusk_thicket") == "REL-SKILL-6"
    t.do("sprout:mage:windy_steppe")
    assert t.at("windy_steppe") == "WM"
    t = Table()
    t.army(N, "ice_bay", "W")
    t.act(N, "forest", "plain")
    summon(t, "lignum", "dusk_thicket", "ice_bay", "trade_road")
    assert t.ask.prompt == "act-plain", "a water space is no land"


def test_REL_SKILL_7_armus_places_a_melee_token() -> None:
    t = Table(diplomacy="on")
    t.armies(O, oath_field="W", watch_mount="D", relic_wood="M", bright_grove="M")
    t.armies(N, windy_steppe="W", azure_bay="W")
    t.act(O, "forest", "plain")
    summon(t, "armus", *VALLEY)
    assert t.options("melee") == [
        "melee:oath_field>windy_steppe",
        "melee:relic_wood>azure_bay",
        "melee:relic_wood>windy_steppe",
    ]
    t.do("melee:oath_field>windy_steppe", "token:melee_2")
    assert t.relation_of(N, O) == "war"
    assert t.melee_left(O) == 1


def test_REL_SKILL_7_two_of_the_three_areas_are_not_enough() -> None:
    t = Table()
    t.armies(O, oath_field="W", watch_mount="D")
    t.army(N, "relic_wood", "W")
    t.act(O, "forest", "plain")
    summon(t, "armus", *VALLEY)
    assert t.ask.prompt == "act-plain"


@rules("REL-SKILL-10", "REL-SKILL-14", "REL-EVENT-B")
def test_fidea_carries_one_unit_from_anywhere() -> None:
    t = Table(events=True, warlords=True)
    t.events(peace="B")
    t.armies(O, oath_field="WWD", golden_fields="MG")
    t.army(N, "watch_mount", "W")
    t.act(O, "forest", "plain")
    summon(t, "fidea", *VALLEY)
    assert t.refused("carry:mage:golden_fields>watch_mount") == "REL-SKILL-10"
    assert t.refused("carry:mage:golden_fields>oath_field") == "REL-COMP-14"
    t.do("carry:warlord:golden_fields>oath_field")
    assert t.at("oath_field") == "WWDG"
    assert t.ask.prompt == "act-plain"


@rules("REL-SKILL-11", "REL-SKILL-17")
def test_cerberus_takes_a_unit_of_the_victims_choice() -> None:
    t = Table()
    t.armies(L, skull_field="W", black_pines="W")
    t.army(O, "oath_field", "WM")
    t.act(L, "forest", "plain")
    summon(t, "cerberus", *CHASM)
    t.do("maul:oath_field")
    assert t.asked() == (O, "give-up")
    t.do("give-up:mage")
    assert t.at("oath_field") == "W"
    assert t.reserve(O) == "WWDDDMMM"


@rules("REL-SKILL-11", "REL-SKILL-15", "REL-SKILL-18")
def test_cerberus_spares_allies_and_castles_and_declares_no_war() -> None:
    t = Table(diplomacy="on")
    t.relation(L, O, "alliance")
    t.armies(L, skull_field="W", black_pines="W")
    t.army(O, "oath_field", "WM")
    t.act(L, "forest", "plain")
    summon(t, "cerberus", *CHASM)
    assert t.ask.prompt == "act-plain"
    t = Table(diplomacy="on")
    t.armies(L, skull_field="W", black_pines="W")
    t.army(O, "oath_field", "W")
    t.act(L, "forest", "plain")
    summon(t, "cerberus", *CHASM)
    t.do("maul:oath_field")
    assert t.relation_of(L, O) == "neutral"
    t = Table()
    t.armies(L, skull_field="W", black_pines="W")
    t.castles(O, "oath_field")
    t.act(L, "forest", "plain")
    summon(t, "cerberus", *CHASM)
    assert t.ask.prompt == "act-plain"


@rules("REL-SKILL-12", "REL-SKILL-15", "REL-SKILL-18")
def test_mortum_weakens_anybody_but_the_legion() -> None:
    t = Table(diplomacy="on")
    t.relation(L, O, "alliance")
    t.army(L, "skull_field", "W")
    t.army(O, "oath_field", "WM")
    t.act(L, "forest", "plain")
    summon(t, "mortum", *CHASM)
    assert t.refused("decay:skull_field") == "REL-SKILL-12"
    t.do("decay:oath_field")
    assert t.relation_of(L, O) == "alliance"
    assert t.player(L).decayed == AREA["oath_field"]
    t = Table(phase="attacks")
    t.player(L).decayed = AREA["oath_field"]
    t.army(L, "oath_field", "D")
    t.army(N, "relic_wood", "W")
    t.melee(N, 0, "relic_wood", "oath_field")
    t.attack("oath_field")
    assert t.told_totals() == (2, 2)


@rules("REL-SKILL-13", "REL-SKILL-14")
def test_illesebra_opens_a_way_to_an_own_area() -> None:
    t = Table()
    t.armies(L, skull_field="WWD", ashen_sea="MM")
    t.castles(L, "fiery_maw")
    t.army(O, "oath_field", "W")
    t.act(L, "forest", "plain")
    summon(t, "illesebra", *CHASM)
    assert t.refused("passage:warrior:skull_field>oath_field") == "REL-SKILL-13"
    assert t.refused("passage:warrior:skull_field>bone_ridge") == "REL-SKILL-13"
    t.do("passage:warrior:skull_field>fiery_maw", "passage:defender:skull_field>fiery_maw", "done")
    assert (t.at("fiery_maw"), t.at("skull_field")) == ("WD", "W")
    t = Table()
    t.armies(L, skull_field="WW", ashen_sea="MM")
    t.act(L, "forest", "plain")
    summon(t, "illesebra", *CHASM)
    t.do("passage:warrior:skull_field>ashen_sea")
    assert t.ask.prompt == "act-plain", "the water space is full"


def test_REL_SKILL_16_nothing_to_change_no_question() -> None:
    t = Table()
    t.army(L, "skull_field", "W")
    t.act(L, "forest", "plain")
    summon(t, "mortum", *CHASM)
    assert t.ask.prompt == "act-plain"


def test_REL_SKILL_17_own_means_the_summoners() -> None:
    t = Table()
    t.army(O, "oath_field", "W")
    t.armies(N, relic_wood="WWD", watch_mount="W")
    t.act(O, "forest", "plain")
    summon(t, "armus", *VALLEY)
    assert t.ask.prompt == "act-plain", "others' units do not count"


# Auras ------------------------------------------------------------------------------------------


def test_every_faction_has_an_aura_for_each_class_but_the_builders_of_the_order() -> None:
    for faction, own in enumerate(CREATURES):
        classes = [creature.aura.unit_class if creature.aura else "" for creature in own]
        assert classes == ["warrior", "" if faction == O else "defender", "mage"]


@rules("REL-AURA-1")
def test_saxum_makes_a_defender_as_strong_as_two() -> None:
    t = Table(phase="attacks")
    t.army(B, "thunder_ridge", "DW")
    t.creature(B, "saxum", *PASS)
    t.army(L, "ironoak_grove", "WW")
    t.melee(L, 0, "ironoak_grove", "thunder_ridge")
    t.attack("thunder_ridge")
    assert t.told_totals() == (4, 2 + 2 + 1)


@rules("REL-AURA-1")
def test_architectus_strengthens_nobody() -> None:
    t = Table(phase="attacks")
    t.army(O, "oath_field", "WDM")
    t.creature(O, "architectus", *VALLEY)
    t.army(N, "windy_steppe", "W")
    t.melee(N, 0, "windy_steppe", "oath_field")
    t.attack("oath_field")
    assert t.told_totals() == (2, 1 + 2 + 1)


@rules("REL-AURA-1", "REL-AURA-2", "REL-AURA-4")
def test_auras_strengthen_own_units_in_any_role_where_they_stand() -> None:
    t = Table(phase="attacks")
    t.army(N, "windy_steppe", "DD")
    t.creature(N, "arborus", *GLADE)
    t.army(O, "oath_field", "DD")
    t.melee(O, 0, "oath_field", "windy_steppe")
    t.attack("windy_steppe")
    assert t.told_totals() == (2, 6), "defending with it; the foe's defenders gain nothing"
    t = Table(phase="attacks")
    t.army(N, "windy_steppe", "MM")
    t.ranged(N, 3, "windy_steppe", "relic_wood", "MM")
    t.creature(N, "lignum", *GLADE)
    t.army(N, "honey_vale", "M")
    t.melee(N, 0, "honey_vale", "relic_wood")
    t.army(O, "relic_wood", "DDD")
    t.attack("relic_wood")
    assert t.told_totals() == (1 + 3 + 3, 6), "in support; Honey Vale is out of its reach"


def test_REL_AURA_3_no_aura_for_a_warlord() -> None:
    t = Table(phase="attacks", warlords=True)
    t.army(N, "windy_steppe", "GW")
    t.creature(N, "cornibus", *GLADE)
    t.melee(N, 0, "windy_steppe", "sky_peak")
    t.army(L, "sky_peak", "M")
    t.attack("sky_peak")
    assert t.told_totals()[0] == 1 + 3


def test_REL_TERM_8_a_skill_does_not_reach_a_closed_land() -> None:
    t = Table(B, N)
    t.armies(N, windy_steppe="W", stone_sentinel="W")
    t.act(N, "forest", "plain")
    summon(t, "arborus", *GLADE)
    closed = AREA_ID[t.g.holder.index(CLOSED)]
    assert t.refused(f"spot:{closed}") == "REL-TERM-8"
    assert t.refused("spot:sky_peak") == "REL-TERM-14"

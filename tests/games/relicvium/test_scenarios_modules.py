"""The scenarios of scenarios.md: modules, campaign, endings and tables."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.games.relicvium import GAME
from igroteka.games.relicvium.content import CAMPAIGN
from igroteka.games.relicvium.rules.campaign import plot, score_plot
from igroteka.games.relicvium.rules.land import JUNCTION_ID
from igroteka.games.relicvium.rules.might import warlord_strength
from igroteka.games.relicvium.rules.state import CLOSED
from igroteka.games.relicvium.rules.strength import ATTACK, DEFENCE, SUPPORT, deal_strength_cards
from igroteka.kernel.errors import BadOptions
from igroteka.testing.coverage import rules
from tests.games.relicvium.table import B, L, N, O, Table, junction


def roles(t: Table, faction: int, area: str = "windy_steppe") -> tuple[int, ...]:
    """A warlord's strength in attack, defence and support."""
    from igroteka.games.relicvium.rules.land import AREA

    player = t.player(faction)
    return tuple(
        warlord_strength(t.g, player, AREA[area], role) for role in (ATTACK, DEFENCE, SUPPORT)
    )


@rules("REL-WL-6", "REL-WL-7")
def test_REL_S33_warlord_without_strength_cards() -> None:
    t = Table(phase="attacks", warlords=True)
    t.army(N, "windy_steppe", "GWD")
    t.melee(N, 1, "windy_steppe", "sky_peak")
    t.army(L, "sky_peak", "M")
    t.attack("sky_peak", "muster:warlord:windy_steppe", "muster:warrior:windy_steppe", "done")
    assert t.told_totals() == (5, 1)


@rules("REL-WL-8", "REL-WL-9", "REL-AURA-3", "REL-EVENT-1W")
def test_REL_S34_warlord_with_strength_cards() -> None:
    t = Table(phase="attacks", warlords=True, strength="on", events=True)
    t.army(N, "windy_steppe", "G")
    t.holds_card(N, "arcana", "architecture")
    for creature in ("cornibus", "arborus", "lignum"):
        t.creature(N, creature, "dusk_thicket", "stone_sentinel", "windy_steppe")
    assert roles(t, N) == (0, 1, 2)
    t.events(war="1")
    t.army(O, "relic_wood", "M")
    t.army(N, "honey_vale", "W")
    t.melee(N, 0, "honey_vale", "relic_wood")
    t.ranged(N, 3, "windy_steppe", "relic_wood", "G")
    t.attack("relic_wood")
    assert t.told_totals() == (2 + 1, 1)


@rules("REL-STR-2", "REL-STR-3", "REL-STR-7")
def test_REL_S35_strength_cards_and_ties() -> None:
    t = Table(warlords=True, strength="on")
    lands: dict[int, tuple[str, ...]] = {
        B: ("ore_plateau", "ancestors_hall", "charcoal_wood", "thunder_ridge", "tarwood"),
        N: ("deer_meadows", "mossy_crags", "mother_grove", "stone_sentinel"),
        O: ("golden_fields", "white_cliffs", "abbey_wood", "watch_mount"),
        L: ("ash_waste", "fiery_maw", "dead_wood"),
    }
    for faction, areas in lands.items():
        t.castles(faction, *areas)
    t.armies(B, anvil_fields="WW", trade_road="DMG")
    t.armies(N, honey_vale="WW", windy_steppe="D", dusk_thicket="D")
    t.armies(O, oath_field="W", relic_wood="DDM")
    t.armies(L, skull_field="WD", bone_ridge="M")
    assert [t.areas(faction) for faction in (B, N, O, L)] == [7, 7, 6, 5]
    deal_strength_cards(t.g)
    names = ("expansion", "architecture", "multitude", "martial_art", "steadfastness", "arcana")
    held = dict(zip(names, t.g.strength_cards[:6], strict=True))
    assert held == {
        "expansion": -1,
        "architecture": 0,
        "multitude": 0,
        "martial_art": -1,
        "steadfastness": -1,
        "arcana": -1,
    }


@rules("REL-DIP-7", "REL-DIP-9", "REL-DIP-12", "REL-MELEE-5", "REL-MELEE-6")
def test_REL_S36_from_alliance_to_war_in_one_round() -> None:
    t = Table(phase="diplomacy", diplomacy="on", bare=False)
    t.relation(N, O, "alliance")
    t.army(N, "honey_vale", "W")
    t.army(O, "relic_wood", "W")
    t.do("pass", "break:2", "pass", "pass", "pass")
    assert t.relation_of(N, O) == "neutral"
    while t.asked() != (N, "act-plain"):
        t.do("decline")
    t.do("melee:honey_vale>relic_wood", "token:melee_0")
    assert t.relation_of(N, O) == "war"
    t = Table(diplomacy="on")
    t.relation(N, O, "alliance")
    t.army(N, "honey_vale", "W")
    t.army(O, "relic_wood", "W")
    t.act(N, "plain")
    assert t.refused("melee:honey_vale>relic_wood") == "REL-MELEE-6"


# The campaign -----------------------------------------------------------------------------------


@rules("REL-CAMP-3", "REL-CAMP-4", "REL-CAMP-8", "REL-CAMP-11")
def test_REL_S42_plot_lookup_and_scoring() -> None:
    t = Table(phase="attacks", events=True, campaign=True)
    t.events("C", "5")
    peace, war, twist = plot(t.g.peace, t.g.war)
    assert (peace.id, war.id, twist.id) == (
        "units_recruited",
        "attacks_won",
        "shadow_of_the_peak",
    )
    t.army(N, "sky_peak", "W")
    for faction, recruited in ((B, 2), (N, 2), (O, 1)):
        t.player(faction).tally.units_recruited = recruited
    t.player(L).tally.battles_won_attacking = 1
    card = t.g.peace
    score_plot(t.g)
    assert t.player(N).peace_won == [card]
    assert all(not player.war_won for player in t.g.players)


@rules("REL-CAMP-13")
def test_REL_S53_peace_goals_are_counted_carefully() -> None:
    t = Table()
    t.army(N, "stone_sentinel", "WD")
    t.act(N, "plain", "plain", "plain", "forest")
    t.do("march:warrior:stone_sentinel>windy_steppe", "done")
    t.do("march:warrior:windy_steppe>stone_sentinel")
    t.do("march:warrior:stone_sentinel>windy_steppe", "done")
    assert t.player(N).tally.free_areas_entered.bit_count() == 1


@rules("REL-CAMP-13")
def test_REL_S53_castles_and_recruits() -> None:
    t = Table(warlords=True)
    t.armies(O, oath_field="W", watch_mount="D")
    t.act(O, "forest", "plain")
    place = JUNCTION_ID[junction("oath_field", "watch_mount", "relic_wood")]
    t.do("summon:architectus", f"at:{place}", "raise:relic_wood")
    assert t.player(O).tally.castles_built == 1
    assert t.player(O).tally.free_areas_entered == 0
    t = Table(warlords=True)
    t.army(N, "stone_sentinel", "W")
    t.act(N, "forest", "mountain", "plain")
    place = JUNCTION_ID[junction("dusk_thicket", "stone_sentinel", "windy_steppe")]
    t.do("summon:lignum", f"at:{place}", "sprout:mage:stone_sentinel")
    t.do("promote:mage:stone_sentinel")
    assert t.player(N).tally.units_recruited == 2


@rules("REL-CAMP-14", "REL-CAMP-15", "REL-RES-7")
def test_REL_S54_units_destroyed() -> None:
    t = Table()
    t.armies(L, skull_field="W", black_pines="W")
    t.armies(O, oath_field="M", relic_wood="DD")
    t.army(N, "windy_steppe", "WW")
    t.melee(N, 0, "windy_steppe", "relic_wood")
    t.army(L, "bone_ridge", "M")
    t.army(O, "pilgrims_way", "W")
    t.army(B, "thunder_ridge", "W")
    t.army(N, "anvil_fields", "W")
    t.melee(B, 0, "thunder_ridge", "anvil_fields")
    t.g.order = [1, 3, 0, 2]
    t.act(L, "forest")
    place = JUNCTION_ID[junction("oath_field", "skull_field", "black_pines")]
    t.do("summon:cerberus", f"at:{place}", "maul:oath_field")
    assert t.facts("mauled")
    t.do("attack:relic_wood", "all")
    done = {faction: t.player(faction).tally for faction in (N, O, L)}
    assert [done[faction].units_destroyed for faction in (N, O, L)] == [1, 1, 0]
    for tally in done.values():
        assert tally.battles_won_attacking == tally.battles_won_defending == 0


# Endings ----------------------------------------------------------------------------------------


@rules("REL-END-1", "REL-END-3", "REL-END-5", "REL-END-6", "REL-END-7", "REL-END-8")
@pytest.mark.parametrize("winner", [B, N], ids=["by castles", "by units"])
def test_REL_S43_game_over_by_a_lost_type(winner: int) -> None:
    t = Table(phase="attacks")
    t.castles(O, "watch_mount", "golden_fields", "abbey_wood")
    t.armies(O, bright_grove="W", azure_bay="D", pilgrims_way="M")
    t.army(N, "relic_wood", "WWW")
    t.melee(N, 0, "relic_wood", "watch_mount")
    t.castles(N, "deer_meadows", "mossy_crags", "mother_grove", "stone_sentinel")
    t.armies(N, honey_vale="D", windy_steppe="D", oath_field="D")
    t.castles(B, "ore_plateau", "ancestors_hall", "charcoal_wood", "thunder_ridge")
    t.armies(B, trade_road="W", anvil_fields="W", tarwood="W", ice_bay="D")
    t.castles(L, "ash_waste", "fiery_maw", "dead_wood")
    for area in ("scorched_plain", "thorn_wilds", "black_pines", "bone_ridge"):
        t.army(L, area, "W" if area < "c" else "D" if area < "t" else "M")
    t.army(L, "skull_field", "D")
    t.melee(L, 0, "skull_field", "oath_field")
    if winner == B:
        t.castles(B, "tarwood")
    assert [t.areas(faction) for faction in (B, N, O, L)] == [8, 8, 6, 8]
    t.do("attack:watch_mount", "all", "all")
    assert t.match.over
    assert t.g.ended_by == "REL-END-3"
    assert [t.areas(faction) for faction in (B, N, O, L)] == [8, 8, 5, 8]
    assert len(t.facts("battle")) == 1
    assert t.winner() == winner


# Tables -----------------------------------------------------------------------------------------


@rules("REL-SETUP-3", "REL-SETUP-4", "REL-SETUP-11", "REL-MOD-10")
def test_REL_S44_three_players() -> None:
    t = Table(B, N, O, bare=False, diplomacy="on")
    closed = ("fiery_maw", "dead_wood", "ash_waste", "bone_ridge")
    assert [t.holder(area) for area in closed] == [None] * 4
    assert t.g.holder.count(CLOSED) == 4
    assert t.has_castle("stone_sentinel")
    assert t.at("stone_sentinel") == ""
    assert t.open(N) == [1, 2, 3, 6]
    assert t.open(B) == [1, 2, 3]


def refusal(**options: Any) -> str:
    with pytest.raises(BadOptions) as refused:
        GAME.configure(options)
    return str(refused.value)


@rules("REL-MOD-2", "REL-MOD-3", "REL-MOD-5", "REL-SETUP-4")
def test_REL_S45_two_players() -> None:
    assert "REL-MOD-2" in refusal(players=2, warlords=True, strength="on", events=True)
    assert "REL-MOD-3" in refusal(players=2, diplomacy="on")
    t = Table(B, O, bare=False, warlords=True, events=True)
    assert t.g.holder.count(CLOSED) == 8


@rules("REL-MOD-13", "REL-MOD-14", "REL-EVENT-1", "REL-EVENT-2")
def test_REL_S46_number_of_rounds() -> None:
    t = Table(phase="events", events=True, event_cards=5)
    assert len(t.g.peace_box) == len(t.g.war_box) == 3
    t.match.start()
    assert t.match.over, "nobody has anything to do"
    assert t.g.round == 6
    assert len(t.facts("events")) == 5
    assert [fact.args["round"] for fact in t.facts("round")] == [2, 3, 4, 5, 6]
    assert len(t.g.peace_gone) == len(t.g.war_gone) == 5


@rules("REL-SETUP-13", "REL-MOD-13", "REL-MOD-14", "REL-MOD-16")
def test_REL_S47_table_defaults() -> None:
    for players in (2, 3, 4):
        options = GAME.configure({"players": players})
        several = players > 2
        for module in ("strength", "diplomacy"):
            assert options.uses(module) is several  # type: ignore[attr-defined]
        for module, on in (("warlords", True), ("events", True), ("campaign", False)):
            assert options.uses(module) is on  # type: ignore[attr-defined]
        assert options.last_round == 8  # type: ignore[attr-defined]
    for players in (1, 5):
        refusal(players=players)
    assert CAMPAIGN.campaign.id == "war_of_relics"

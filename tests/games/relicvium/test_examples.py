"""The worked examples of the ledger (REL-EX)."""

from __future__ import annotations

from igroteka.games.relicvium import GAME
from igroteka.games.relicvium.rules.land import AREA, JUNCTION_ID
from igroteka.games.relicvium.rules.might import warlord_strength
from igroteka.games.relicvium.rules.strength import ATTACK, DEFENCE, SUPPORT
from tests.games.relicvium.table import B, L, N, O, Table, junction

ROLES = (ATTACK, DEFENCE, SUPPORT)


def test_REL_EX_1_a_warlord_by_three_cards() -> None:
    t = Table(warlords=True, strength="on")
    t.army(N, "sky_peak", "G")
    t.holds_card(N, "expansion", "architecture", "martial_art")
    got = [warlord_strength(t.g, t.player(N), AREA["sky_peak"], role) for role in ROLES]
    assert got == [2, 2, 1]


def test_REL_EX_2_allies_on_both_sides() -> None:
    t = Table(phase="attacks", diplomacy="on")
    t.relation(N, L, "alliance")
    t.relation(O, B, "alliance")
    t.relation(N, O, "war")
    t.army(O, "sky_peak", "DM")
    t.army(N, "windy_steppe", "WW")
    t.melee(N, 1, "windy_steppe", "sky_peak")
    t.army(L, "skull_field", "W")
    t.army(B, "anvil_fields", "W")
    t.attack("sky_peak")
    assert t.told_totals() == (6, 4)
    assert t.at("sky_peak") == "W"
    assert t.holder("sky_peak") == N
    assert t.reserve(O) == "WWWDDDMMM"


def test_REL_EX_3_one_level_a_stage() -> None:
    t = Table(phase="diplomacy", diplomacy="on", bare=False)
    t.relation(B, N, "war")
    t.do("peace:1", "yes", "pass")
    assert t.refused("ally:0") == "REL-DIP-9"
    t.do("pass", "pass", "pass")
    while t.g.round == 1:
        t.do("decline")
    t.do("ally:0", "yes")
    assert t.relation_of(B, N) == "alliance"


def test_REL_EX_4_a_warlord_by_his_companions() -> None:
    for companions, strength in (("", 0), ("WDM", 3), ("WW", 1)):
        t = Table(warlords=True)
        t.army(N, "sky_peak", "G" + companions)
        got = [warlord_strength(t.g, t.player(N), AREA["sky_peak"], role) for role in ROLES]
        assert got == [strength] * 3


def test_REL_EX_5_a_warlord_beside_three_units() -> None:
    t = Table(warlords=True)
    t.armies(N, stone_sentinel="WDM", honey_vale="GW")
    t.act(N, "plain")
    assert t.refused("march:warrior:honey_vale>stone_sentinel") == "REL-MARCH-3"
    t.do("march:warlord:honey_vale>stone_sentinel", "done")
    assert t.at("stone_sentinel") == "WDMG"


def test_REL_EX_6_architectus() -> None:
    place = JUNCTION_ID[junction("watch_mount", "relic_wood", "oath_field")]
    t = Table()
    t.armies(O, watch_mount="W", relic_wood="W")
    t.act(O, "forest", "plain")
    t.do("summon:architectus", f"at:{place}")
    assert t.options("raise") == ["raise:oath_field", "raise:relic_wood", "raise:watch_mount"]
    t = Table()
    t.armies(O, watch_mount="W", relic_wood="W")
    t.army(N, "oath_field", "W")
    t.act(O, "forest", "plain")
    t.do("summon:architectus", f"at:{place}")
    assert t.ask.prompt == "act-plain"


def test_REL_EX_7_seven_cards_eight_rounds() -> None:
    t = Table(phase="events", events=True)
    assert t.match.over
    assert t.g.round == 8
    told = [fact.kind for fact in t.g.journal.facts if fact.kind in ("round", "events")]
    assert told == ["round", "events"] * 7


def test_REL_EX_8_cards_before_three_factions() -> None:
    t = Table(diplomacy="on", bare=False)
    t.relation(B, N, "alliance")
    t.relation(B, O, "war")
    scene = GAME.scene(t.match.view(None), None)
    before = {
        mat.seat: {card.owner: card.face for card in row.cards}
        for mat in scene.mats
        for row in mat.rows
        if row.id.endswith(":relations")
    }
    assert before == {0: {1: "alliance", 2: "war"}, 1: {0: "alliance"}, 2: {0: "war"}, 3: {}}
    lent = sum(card == t.seat(B) for cards in before.values() for card in cards)
    assert 3 - lent == 1, "the Brotherhood keeps one card"


def test_REL_EX_9_two_arrows() -> None:
    t = Table(phase="support", warlords=True)
    t.army(N, "windy_steppe", "GMM")
    t.ranged(N, 2, "windy_steppe", "relic_wood")
    t.do("send:mage:ranged_2", "send:warlord:ranged_2")
    assert len(t.facts("sent")) == 2
    assert t.match.over, "nobody is asked for a third"


def test_REL_EX_10_an_opened_division_waits() -> None:
    t = Table(phase="diplomacy", bare=False)
    while t.asked()[0] != O:
        t.do("decline")
    t.do("march:mage:abbey_wood>bright_grove")
    while t.asked()[0] != O:
        t.do("decline")
    t.do("build:bright_grove")
    assert t.open(O) == [1, 2, 3, 6]
    assert [division + 1 for division in t.player(O).usable] == [3]

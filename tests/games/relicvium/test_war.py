"""Warlords, strength cards, support and attacks (REL-WL, REL-STR, REL-SUP, REL-ATT)."""

from __future__ import annotations

import pytest

from igroteka.games.relicvium import GAME
from igroteka.games.relicvium.content import STRENGTH_CARDS, WARRIOR
from igroteka.games.relicvium.rules.army import ONE
from igroteka.games.relicvium.rules.land import ARCS, AREA, AREA_ID, SOURCE, TARGET
from igroteka.games.relicvium.rules.might import BASE, BONUS, warlord_strength
from igroteka.games.relicvium.rules.strength import ATTACK, DEFENCE, SUPPORT, deal_strength_cards
from igroteka.scene import Panel, parts
from igroteka.testing.coverage import rules
from tests.games.relicvium.table import B, L, N, O, Table

# Warlords ---------------------------------------------------------------------------------------


@rules("REL-WL-1", "REL-WL-2", "REL-EX-5")
def test_a_warlord_moves_and_holds_and_is_not_counted() -> None:
    t = Table(warlords=True)
    t.armies(N, honey_vale="G", stone_sentinel="WDM", mossy_crags="M")
    t.act(N, "plain")
    assert t.refused("march:mage:mossy_crags>stone_sentinel") == "REL-MARCH-3"
    t.do("march:warlord:honey_vale>stone_sentinel")
    assert t.at("stone_sentinel") == "WDMG"
    t = Table(phase="attacks", warlords=True)
    t.army(N, "sky_peak", "G")
    assert t.holder("sky_peak") == N


@rules("REL-WL-1", "REL-WL-4", "REL-RES-8")
def test_a_warlord_can_be_lost_and_promoted_again() -> None:
    t = Table(phase="attacks", warlords=True)
    t.army(N, "windy_steppe", "GW")
    t.castles(N, "mossy_crags")
    t.army(O, "oath_field", "WW")
    t.melee(O, 0, "oath_field", "windy_steppe")
    t.attack("windy_steppe")
    assert t.told_totals() == (4, 2)
    assert "G" in t.reserve(N)
    t = Table(warlords=True)
    t.army(N, "windy_steppe", "W")
    t.act(N, "mountain", "mountain")
    t.do("promote:warrior:windy_steppe")
    assert t.at("windy_steppe") == "G"


def test_REL_WL_3_a_warlord_takes_an_arrow() -> None:
    t = Table(phase="support", warlords=True)
    t.army(N, "windy_steppe", "GMM")
    t.ranged(N, 2, "windy_steppe", "relic_wood")
    t.do("send:warlord:ranged_2")
    assert t.options("send") == ["send:mage:ranged_2"]
    t.do("send:mage:ranged_2")
    assert len(t.facts("sent")) == 2, "both arrows are taken"
    assert t.match.over


def test_REL_WL_5_no_class_no_favour() -> None:
    t = Table(warlords=True, events=True)
    t.events(war="4")
    t.g.phase = "attacks"
    t.army(N, "windy_steppe", "GM")
    t.melee(N, 0, "windy_steppe", "sky_peak")
    t.army(L, "sky_peak", "M")
    t.attack("sky_peak")
    assert t.told_totals()[0] == 2


def test_REL_WL_9_without_an_icon_nothing() -> None:
    t = Table(warlords=True, strength="on")
    t.army(N, "windy_steppe", "GWDM")
    strength = [
        warlord_strength(t.g, t.player(N), AREA["windy_steppe"], role)
        for role in (ATTACK, DEFENCE, SUPPORT)
    ]
    assert strength == [0, 0, 0]


# Strength cards ---------------------------------------------------------------------------------


@rules("REL-STR-1", "REL-STR-4")
def test_cards_are_dealt_anew_every_round_and_stay_until_then() -> None:
    t = Table(phase="strength", strength="on", warlords=True)
    t.army(N, "windy_steppe", "WW")
    t.army(O, "oath_field", "D")
    t.melee(N, 0, "windy_steppe", "oath_field")
    t.castles(N, "deer_meadows")
    assert t.ask.prompt == "attack"
    assert t.g.strength_cards[3] == N, "Martial Art"
    t.army(O, "relic_wood", "WWW")
    assert t.g.strength_cards[3] == N, "more warriors now, but the deal is done"
    t = Table(phase="strength", strength="on")
    t.g.strength_cards[3] = t.seat(O)
    t.army(N, "windy_steppe", "W")
    t.army(O, "oath_field", "W")
    deal_strength_cards(t.g)
    assert t.g.strength_cards[3] == -1


@rules("REL-STR-5", "REL-STR-6")
def test_what_each_card_asks_for_and_gives() -> None:
    cards = {card.id: card for card in STRENGTH_CARDS}
    given = {
        id: (card.metric, card.icons.attack, card.icons.defence, card.icons.support)
        for id, card in cards.items()
    }
    assert given == {
        "expansion": ("areas_controlled", 1, 1, 0),
        "architecture": ("castles_on_board", 0, 1, 1),
        "multitude": ("units_on_board", 1, 0, 1),
        "martial_art": ("warriors_on_board", 1, 0, 0),
        "steadfastness": ("defenders_on_board", 0, 1, 0),
        "arcana": ("mages_on_board", 0, 0, 1),
        "progressivism": ("peace_cards_won", 0, 1, 1),
        "obscurantism": ("war_cards_won", 2, 0, 0),
    }
    t = Table(strength="on", warlords=True, events=True, campaign=True)
    t.army(B, "trade_road", "W")
    t.army(N, "windy_steppe", "D")
    t.armies(O, oath_field="MG", relic_wood="M")
    t.castles(L, "fiery_maw")
    t.player(B).peace_won.append(t.g.peace_deck.cards.pop())
    t.player(N).war_won.append(t.g.war_deck.cards.pop())
    deal_strength_cards(t.g)
    assert dict(zip(cards, t.g.strength_cards, strict=True)) == {
        "expansion": O,
        "architecture": L,
        "multitude": O,
        "martial_art": B,
        "steadfastness": N,
        "arcana": O,
        "progressivism": B,
        "obscurantism": N,
    }


# Support ----------------------------------------------------------------------------------------


@rules("REL-SUP-1", "REL-SUP-4")
def test_support_by_initiative_each_in_one_turn() -> None:
    t = Table(phase="support")
    for faction, area in ((L, "skull_field"), (B, "thunder_ridge"), (O, "oath_field")):
        t.army(faction, area, "WW")
        t.ranged(faction, 3, area, "sky_peak" if area != "thunder_ridge" else "anvil_fields")
    asked = []
    while t.match.ask is not None and t.ask.prompt == "support":
        asked.append(t.asked()[0])
        t.do(*(["send:warrior:ranged_3", "done"]))
    assert asked == [B, O, L]
    assert len(t.facts("sent")) == 3


@rules("REL-SUP-2", "REL-SUP-3", "REL-EX-9")
def test_as_many_as_arrows_each_unit_once_or_none() -> None:
    t = Table(phase="support", warlords=True)
    t.army(N, "windy_steppe", "GMM")
    t.ranged(N, 2, "windy_steppe", "relic_wood")
    t.ranged(N, 1, "windy_steppe", "sky_peak")
    t.do("send:warlord:ranged_2")
    assert t.refused("send:warlord:ranged_1") == "REL-SUP-3"
    t.do("send:mage:ranged_2")
    assert t.refused("send:mage:ranged_2") == "REL-SUP-2"
    t.do("done")
    assert len(t.facts("sent")) == 2


@rules("REL-SUP-7", "REL-SUP-8")
def test_supporters_are_never_lost_and_help_nobody_else() -> None:
    t = Table(phase="attacks", diplomacy="on")
    t.relation(N, L, "alliance")
    t.relation(N, O, "war")
    t.relation(L, O, "war")
    t.army(N, "windy_steppe", "WWM")
    t.ranged(N, 3, "windy_steppe", "relic_wood", "WM")
    t.army(L, "oath_field", "D")
    t.melee(L, 0, "oath_field", "relic_wood")
    t.army(O, "relic_wood", "DD")
    t.attack("relic_wood")
    assert t.told_totals() == (1 + 1, 4), "the ally's presence, not his support"
    assert t.at("windy_steppe") == "WWM"


# Attacks ----------------------------------------------------------------------------------------


@rules("REL-ATT-1", "REL-ATT-3")
def test_attacks_go_round_by_initiative_until_no_token_is_left() -> None:
    t = Table(phase="attacks")
    t.army(B, "anvil_fields", "WW")
    t.army(L, "skull_field", "WW")
    t.armies(O, sky_peak="D", oath_field="D")
    t.army(N, "windy_steppe", "DDD")
    t.melee(B, 2, "anvil_fields", "sky_peak")
    t.melee(B, 1, "anvil_fields", "windy_steppe")
    t.melee(L, 2, "skull_field", "oath_field")
    asked = []
    while t.match.ask is not None and t.ask.prompt == "attack":
        asked.append(t.asked()[0])
        t.do(t.options("call-off")[0])
    assert asked == [B, L, B]
    assert all(t.melee_left(faction) == 0 for faction in (B, L))


@rules("REL-ATT-2")
def test_dead_tokens_leave() -> None:
    t = Table(phase="attacks")
    t.army(N, "windy_steppe", "W")
    t.ranged(N, 3, "windy_steppe", "sky_peak", "W")
    t.melee(N, 2, "windy_steppe", "sky_peak")
    t.army(L, "sky_peak", "W")
    assert t.match.over, "the only unit supports"
    assert t.facts("token-dead")
    t = Table(phase="attacks")
    t.armies(N, windy_steppe="W", sky_peak="W")
    t.melee(N, 2, "windy_steppe", "sky_peak")
    assert t.match.over, "the target is one's own"
    assert t.facts("token-dead")


def two_attacks_of_one_army() -> Table:
    """Two warriors of Nature threaten both the Legion and the Order."""
    t = Table(phase="attacks")
    t.army(N, "windy_steppe", "WW")
    t.melee(N, 0, "windy_steppe", "sky_peak")
    t.melee(N, 1, "windy_steppe", "relic_wood")
    t.army(L, "sky_peak", "DDD")
    t.army(O, "relic_wood", "DDD")
    return t


@rules("REL-ATT-6", "REL-TERM-15")
def test_who_fought_is_spent_and_who_was_called_off_is_not() -> None:
    t = two_attacks_of_one_army()
    t.do("attack:sky_peak", "muster:warrior:windy_steppe", "done")
    t.attack("relic_wood")
    assert t.told_totals() == (3, 6), "one warrior and the token"
    t = two_attacks_of_one_army()
    t.do("call-off:sky_peak")
    t.attack("relic_wood")
    assert t.told_totals() == (5, 6)


def test_REL_ATT_3_somebody_must_attack_once_it_is_begun() -> None:
    t = Table(phase="attacks")
    t.army(N, "windy_steppe", "WM")
    t.melee(N, 0, "windy_steppe", "sky_peak")
    t.army(L, "sky_peak", "D")
    t.do("attack:sky_peak")
    assert "done" not in t.options()
    t.do("muster:mage:windy_steppe")
    assert t.refused("muster:mage:windy_steppe") == "REL-ATT-3"
    t.do("done")
    assert t.told_totals() == (1, 2)


# Strength of the armies -------------------------------------------------------------------------


def test_REL_CALC_1_base_strengths() -> None:
    assert BASE == ((2, 1, 1), (1, 2, 1), (1, 1, 2), (0, 0, 0))


@rules("REL-CALC-2", "REL-CALC-3", "REL-CALC-9")
def test_every_term_of_a_battle_is_told_with_its_rule() -> None:
    t = Table(phase="attacks", diplomacy="on", events=True, warlords=True)
    t.events(war="4")
    t.relation(N, O, "war")
    t.relation(N, L, "alliance")
    t.relation(O, B, "alliance")
    t.army(N, "windy_steppe", "WGM")
    t.creature(N, "cornibus", "dusk_thicket", "stone_sentinel", "windy_steppe")
    t.melee(N, 1, "windy_steppe", "sky_peak")
    t.ranged(N, 1, "windy_steppe", "sky_peak", "M")
    t.army(L, "skull_field", "W")
    t.armies(O, sky_peak="DDD", oath_field="M")
    t.ranged(O, 1, "oath_field", "sky_peak", "M")
    t.army(B, "anvil_fields", "W")
    t.player(L).decayed = AREA["sky_peak"]
    t.do("attack:sky_peak", "all")
    battle = t.g.battle
    assert battle is not None
    assert battle.attack == (
        ("REL-CALC-1", "warrior", 2),
        ("REL-AURA-1", "cornibus", 1),
        ("REL-EVENT-4W", "battle_fury", 1),
        ("REL-WL-6", "warlord", 2),
        ("REL-CALC-4", "melee_1", 1),
        ("REL-CALC-1", "mage", 2),
        ("REL-CALC-6", "legion_of_chaos", 1),
    )
    assert battle.defence == (
        ("REL-CALC-1", "defender", 6),
        ("REL-CALC-1", "mage", 2),
        ("REL-CALC-6", "brotherhood_of_mountains", 1),
        ("REL-SKILL-12", "mortum", -2),
    )
    assert t.told_totals() == (10, 7)


@rules("REL-RES-1")
def test_who_wins_and_by_how_much() -> None:
    for garrison, won in (("M", "attack-won"), ("DD", "tie"), ("DDD", "defence-won")):
        t = Table(phase="attacks")
        t.army(N, "windy_steppe", "WW")
        t.melee(N, 0, "windy_steppe", "sky_peak")
        t.army(L, "sky_peak", garrison)
        t.attack("sky_peak")
        kinds = [fact.kind for fact in t.g.journal.facts]
        assert [k for k in kinds if k in ("attack-won", "tie", "defence-won")] == [won]
    assert t.facts("defence-won")[0].args["margin"] == 2


@pytest.mark.parametrize(
    "arc", ARCS, ids=lambda arc: f"{AREA_ID[SOURCE[arc]]}>{AREA_ID[TARGET[arc]]}"
)
def test_REL_CALC_4_the_token_that_lies_there_counts_at_every_border(arc: int) -> None:
    """Whichever tokens are not on the board: theirs are not the bonus."""
    start, end = AREA_ID[SOURCE[arc]], AREA_ID[TARGET[arc]]
    t = Table(phase="attacks")
    t.army(N, start, "WW")
    t.army(O, end, "D")
    t.melee(N, 2, start, end)
    panel = parts(GAME.scene(t.match.view(None), None))[f"planned:{t.seat(N)}:{end}"]
    t.attack(end)
    expected = 2 * BASE[WARRIOR][ATTACK] + BONUS[0]
    assert t.told_totals()[0] == expected
    assert isinstance(panel, Panel)
    assert panel.sides[0].total == expected


def test_REL_TERM_15_who_is_spent_does_not_attack_again() -> None:
    t = Table(phase="attacks")
    t.army(N, "windy_steppe", "WWW")
    t.g.spent[AREA["windy_steppe"]] = ONE[WARRIOR]
    t.army(O, "relic_wood", "D")
    t.melee(N, 0, "windy_steppe", "relic_wood")
    t.attack("relic_wood")
    assert t.told_totals()[0] == 2 * BASE[WARRIOR][ATTACK]

"""War season: one battle (CAN-BATTLE)."""

from __future__ import annotations

import pytest

from tests.games.candelabria.table import ASH, COVEN, ENGINEERS, KNIGHTS, SOWERS, Table


def fight(*houses: int, year: int = 1) -> Table:
    """These Houses, in track order, each with a land flame on a forge and no cards; no cubes."""
    rest = [house for house in (ASH, SOWERS, COVEN, KNIGHTS) if house not in houses]
    t = Table(year=year)
    t.bare()
    t.track(*houses, *rest)
    for house in houses:
        t.land(house, "r6_forge")
    for house in (ASH, SOWERS, COVEN, KNIGHTS):
        t.tactics(house)
        t.cubes(house)
    t.land(KNIGHTS, *t.flames(KNIGHTS), "r10_mine", "r10_forge")
    t.land(SOWERS, *t.flames(SOWERS), "r10_curse")
    t.battle(6, 10)  # a second battle, so that the season does not end at once
    return t


def laid(t: Table, house: int) -> int:
    """How many cards a House has on its slots."""
    return sum(card != -1 for card in t.player(house).slots)


# Laying and revealing -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "number"), [(("", ""), 0), (("snuff", ""), 1), (("rekindle", "snuff"), 2)]
)
def test_CAN_BATTLE_1_none_one_or_two_cards_of_the_hand(
    cards: tuple[str, str], number: int
) -> None:
    t = fight(ASH, COVEN)
    t.tactics(ASH, "snuff", "rekindle", "blackout")
    t.lay(ASH, *cards)
    assert len(t.tactics_of(ASH)) == 3 - number
    assert [fact.args["card"] for fact in t.facts("revealed")] == [c for c in cards if c]


def test_CAN_BATTLE_1_a_card_covers_one_slot_only() -> None:
    t = fight(ASH, COVEN)
    t.tactics(ASH, "snuff")
    assert t.options() == ["free", "lay:snuff"]
    t.do("lay:snuff")
    assert t.prompt() != "lay"  # nothing is left for slot 2
    t = fight(ASH, COVEN)
    t.tactics(ASH, "snuff", "snuff")
    t.do("lay:snuff")
    assert t.options() == ["free", "lay:snuff"]  # the second copy


def test_CAN_BATTLE_2_the_player_chooses_the_slot() -> None:
    t = fight(ASH, COVEN)
    t.tactics(ASH, "ash_scarlet_vines")
    t.lay(ASH, "", "ash_scarlet_vines")
    assert t.facts("revealed")[0].args["number"] == 2
    t.do("first:1")
    assert t.prompt() == "extinguish"  # the weak action of slot 1 is free
    t.decline_all()
    assert t.score(ASH) == 1 + 4  # the point is that of the card, not of the covered slot


def test_CAN_BATTLE_2_a_card_is_offered_to_slot_one_then_to_slot_two() -> None:
    t = fight(ASH, COVEN)
    t.tactics(ASH, "snuff", "rekindle")
    for slot in (1, 2):
        ask = t.match.asked(t.seat(ASH))
        assert ask is not None
        assert {option.args["number"] for option in ask.options} == {slot}
        t.do("free", seat=t.seat(ASH))


def test_CAN_BATTLE_3_all_reveal_at_the_same_time() -> None:
    t = fight(ASH, COVEN)
    t.tactics(ASH, "snuff")
    t.tactics(COVEN, "rekindle")
    assert {t.prompt(ASH), t.prompt(COVEN)} == {"lay"}
    t.lay(ASH, "snuff")
    assert t.facts("revealed") == []
    assert laid(t, ASH) == 0
    t.lay(COVEN, "rekindle")
    assert [fact.args["card"] for fact in t.facts("revealed")] == ["snuff", "rekindle"]


# Neutralising ---------------------------------------------------------------------------------


def revealed(first: tuple[str, str], second: tuple[str, str]) -> Table:
    """Ash, then the Coven have revealed these cards."""
    t = fight(ASH, COVEN)
    t.tactics(ASH, *(card for card in first if card))
    t.tactics(COVEN, *(card for card in second if card))
    t.lay(ASH, *first)
    t.lay(COVEN, *second)
    return t


def test_CAN_BATTLE_4_a_card_is_spent_to_remove_one_with_a_symbol_in_common() -> None:
    t = revealed(("snuff", ""), ("rekindle", "blackout"))
    assert (t.asked, t.prompt()) == (ASH, "neutralise")
    assert t.options() == ["decline", "spend:1:new_life_coven:2"]
    assert t.refused("spend:1:new_life_coven:1") == "CAN-BATTLE-4"
    t.do("spend:1:new_life_coven:2")
    assert (laid(t, ASH), laid(t, COVEN)) == (0, 1)
    t.decline_all("turn")
    assert [fact.args["card"] for fact in t.facts("resolved")] == ["rekindle"]


def test_CAN_BATTLE_4_both_own_cards_may_be_spent() -> None:
    t = revealed(("snuff", "rekindle"), ("beacon_chain", "blackout"))
    t.do("spend:1:new_life_coven:2", "spend:2:new_life_coven:1")
    assert (laid(t, ASH), laid(t, COVEN)) == (0, 0)
    t.decline_all()
    assert t.facts("resolved") == []


def test_CAN_BATTLE_4_in_track_order_and_not_ones_own_cards() -> None:
    t = fight(KNIGHTS, ASH)
    t.tactics(ASH, "snuff", "blackout")
    t.tactics(KNIGHTS, "snuff", "blackout")
    t.lay(ASH, "snuff", "blackout")
    t.lay(KNIGHTS, "snuff", "blackout")
    assert (t.asked, t.prompt()) == (KNIGHTS, "neutralise")
    assert all("ash_clan" in key for key in t.options("spend"))
    t.do("decline")
    assert (t.asked, t.prompt()) == (ASH, "neutralise")


def test_CAN_BATTLE_4_nobody_is_asked_without_a_target() -> None:
    t = revealed(("snuff", ""), ("rekindle", ""))
    assert t.prompt() == "extinguish"  # of snuff, which is resolved


def test_CAN_BATTLE_5_symbols_are_compared_by_kind_not_by_number() -> None:
    t = revealed(("snuff", ""), ("blackout", "herald_of_glory"))
    assert t.options("spend") == ["spend:1:new_life_coven:1"]
    t.do("spend:1:new_life_coven:1")
    assert laid(t, COVEN) == 1
    t = revealed(("triumphal_light", ""), ("rekindle", "herald_of_glory"))
    assert len(t.options("spend")) == 2  # one symbol of two is enough


def test_CAN_BATTLE_6_a_crossed_circle_cannot_be_spent_but_can_be_removed() -> None:
    t = revealed(("torchlit_raid", "rekindle"), ("smoke_thieves", "beacon_chain"))
    assert t.options("spend") == ["spend:2:new_life_coven:2"]
    assert t.refused("spend:1:new_life_coven:1") == "CAN-BATTLE-6"
    assert t.refused("spend:1:new_life_coven:2") == "CAN-BATTLE-6"
    t.do("decline")
    assert (t.asked, t.prompt()) == (COVEN, "neutralise")
    t.do("spend:2:ash_clan:1")
    assert (laid(t, ASH), laid(t, COVEN)) == (1, 1)


def test_CAN_BATTLE_7_one_round_in_which_removed_cards_are_out() -> None:
    t = revealed(("snuff", ""), ("blackout", "trophy_wicks"))
    t.do("spend:1:new_life_coven:2")
    assert t.prompt() != "neutralise"  # nothing of Ash is left for the Coven's card
    t = fight(ASH, SOWERS, COVEN)
    t.tactics(ASH, "snuff", "ash_no_mercy")
    t.tactics(SOWERS, "blackout")
    t.tactics(COVEN, "trophy_wicks")
    t.lay(ASH, "snuff", "ash_no_mercy")
    t.lay(SOWERS, "blackout")
    t.lay(COVEN, "trophy_wicks")
    t.do("spend:1:sowers_order:1", "decline")
    assert t.asked == COVEN  # the Sowers have no card to act with
    assert t.options("spend") == ["spend:1:ash_clan:2"]
    t.do("spend:1:ash_clan:2")
    assert t.prompt() != "neutralise"  # Ash does not get a second turn


# Resolving ------------------------------------------------------------------------------------


def test_CAN_BATTLE_8_cards_and_weak_actions_in_track_order() -> None:
    t = fight(COVEN, ASH)
    t.tactics(ASH, "snuff")
    t.tactics(COVEN, "rekindle")
    t.lay(ASH, "snuff")
    t.lay(COVEN, "rekindle")
    assert (t.asked, t.prompt()) == (COVEN, "light")
    t.do("light:r6_portal", "light:r6_barracks")
    assert t.score(COVEN) == 1  # the weak action of slot 2
    assert (t.asked, t.prompt()) == (ASH, "extinguish")
    t.do("extinguish:new_life_coven:r6_portal", "extinguish:new_life_coven:r6_barracks")
    assert t.score(ASH) == 1  # tied at 1: the Coven, earlier, wins
    assert t.score(COVEN) == 1 + 4
    assert (laid(t, ASH), laid(t, COVEN)) == (0, 0)


@pytest.mark.parametrize(
    ("house", "first", "second"),
    [
        (ASH, "extinguish", "vp"),
        (ENGINEERS, "take-tactics", "front"),
        (SOWERS, "steal", "light"),
        (COVEN, "light", "vp"),
        (KNIGHTS, "light", "extinguish"),
    ],
)
def test_CAN_BATTLE_8_the_weak_actions_of_each_house(house: int, first: str, second: str) -> None:
    other = ASH if house != ASH else COVEN
    t = Table(house, other, *({SOWERS, COVEN, KNIGHTS, ENGINEERS} - {house, other}))
    t.bare()
    bystander, *rest = (p.house for p in t.g.players if p.house not in (house, other))
    t.track(bystander, house, other, *rest)
    for player in t.g.players:
        t.tactics(player.house)
        t.cubes(player.house)
    t.land(house, "r6_forge")
    t.land(other, "r6_forge", "r6_portal")
    t.cubes(other, gold=1)
    t.temple(6, "black")
    t.battle(6)
    if second != "vp":
        assert t.options() == ["first:1", "first:2"]
        t.do("first:1")
    assert (t.asked, t.prompt()) == (house, first)
    assert t.ask.args == {"left": 1}
    t.do("decline")
    assert t.score(house) == (second == "vp")
    assert t.order()[0] == (house if second == "front" else bystander)
    if second not in ("vp", "front"):
        assert (t.asked, t.prompt()) == (house, second)


def test_CAN_BATTLE_9_weak_actions_of_uncovered_neutralised_and_spent_slots() -> None:
    t = revealed(("snuff", "rekindle"), ("blackout", ""))
    t.do("spend:1:new_life_coven:1")
    assert t.score(ASH) == 0  # slot 2 of Ash is covered by rekindle
    t.do("first:1")
    assert (t.asked, t.prompt()) == (ASH, "extinguish")  # the slot of the card spent
    assert t.ask.args == {"left": 1}
    t.do("decline", "decline")
    assert (t.asked, t.prompt()) == (COVEN, "light")  # the slot of the neutralised card
    t.do("decline")
    assert t.score(COVEN) == 1  # the slot that was never covered


def test_CAN_BATTLE_9_a_covered_slot_has_no_weak_action() -> None:
    t = revealed(("snuff", "blackout"), ("", ""))
    t.do("first:1", "decline", "decline", "decline")
    assert t.score(ASH) == 4  # the battle, and no point of slot 2


def test_CAN_BATTLE_10_the_player_picks_the_order_of_the_slots() -> None:
    t = revealed(("snuff", "beacon_chain"), ("", ""))
    assert (t.asked, t.options()) == (ASH, ["first:1", "first:2"])
    t.do("first:2")
    assert (t.prompt(), t.ask.args) == ("light", {"left": 3})
    t.do("decline")
    assert (t.prompt(), t.ask.args) == ("extinguish", {"left": 2})


def test_CAN_BATTLE_10_symbols_in_printed_order_then_house_then_upgrades() -> None:
    t = Table(ASH, ENGINEERS, SOWERS, COVEN, year=3)
    t.bare()
    t.track(ENGINEERS, ASH, SOWERS, COVEN)
    for house in (ASH, ENGINEERS):
        t.land(house, "r6_forge", "r6_portal")
    t.cubes(ASH, gold=5)
    t.tactics(ASH)
    t.tactics(ENGINEERS, "rolling_fire")
    t.upgrades(ENGINEERS, "looters_vault", "wind_bellows", "war_beacon", "hall_of_victories")
    t.battle(6, 10)
    t.lay(ENGINEERS, second="rolling_fire")
    t.do("first:2")
    heard = []
    while t.asked == ENGINEERS:
        heard.append((t.prompt(), t.ask.args["left"], t.score(ENGINEERS)))
        t.decline()
    assert heard == [
        ("light", 2, 0),
        ("extinguish", 1, 0),
        ("steal", 2, 1),  # after the point of the House
        ("extinguish", 1, 1),
        ("light", 1, 1),
        ("take-tactics", 1, 2),  # the weak action of the empty slot
    ]
    assert t.score(ENGINEERS) == 2  # the House and the Hall of Victories


# The outcome ----------------------------------------------------------------------------------


def test_CAN_BATTLE_11_everything_in_the_region_adds_up() -> None:
    t = fight(COVEN, ASH)
    t.curses("curse_2_iron_shade", "curse_5_mirror_crown")
    t.land(ASH, "r6_forge", "r6_portal", "r5_mine")
    t.candle(ASH, "warrior", "r6_portal", flames=3)
    t.candle(ASH, "explorer", "r5_mine")
    t.castle(ASH, "r6_barracks")
    t.curse_in(1, ASH, 6)
    t.curse_in(2, ASH, 5)
    assert t.strength(ASH, 6) == 2 + 3 + 4 + 4
    t.decline_all()
    assert t.facts("victory")[0].args["strength"] == 13
    assert t.score(ASH) == 1 + 4


def test_CAN_BATTLE_12_a_tie_goes_to_the_earlier_on_the_track() -> None:
    for first, second in ((ASH, COVEN), (COVEN, ASH)):
        t = fight(first, second)
        t.decline_all()
        assert (t.score(first), t.score(second)) == (1 + 4, 1)


def test_CAN_BATTLE_13_who_has_nothing_left_cannot_win() -> None:
    t = fight(ASH, COVEN)
    t.lay_nothing(ASH, COVEN)
    t.do("extinguish:new_life_coven:r6_forge", "decline")
    assert t.score(ASH) == 1 + 4
    t = fight(ASH, COVEN)
    t.land(ASH)
    t.candle(ASH, "pilgrim", "r6_portal", flames=0)
    t.do("extinguish:new_life_coven:r6_forge", "decline")
    assert t.score(ASH) == 1 + 4  # an unlit candle is still a figure


def test_CAN_BATTLE_13_if_nobody_has_anything_left_nobody_wins() -> None:
    t = fight(ASH, KNIGHTS)
    track = t.order()
    t.do("extinguish:knights_of_light:r6_forge")
    t.do("first:2", "extinguish:ash_clan:r6_forge", "decline")
    assert [fact.args for fact in t.facts("no-winner")] == [{"region": "r6"}]
    assert [fact.rule for fact in t.facts("no-winner")] == ["CAN-BATTLE-13"]
    assert (t.score(ASH), t.score(KNIGHTS)) == (1, 0)
    assert t.order() == track


def test_CAN_BATTLE_14_under_a_grey_temple_the_lowest_active_total_wins() -> None:
    t = fight(SOWERS, ASH, COVEN)
    t.temple(6, "white", "grey")
    t.land(SOWERS)
    t.candle(SOWERS, "explorer", "r6_portal", flames=0)
    t.castle(COVEN, "r6_barracks")
    t.decline_all("lay")
    t.decline_all("turn")
    assert t.facts("victory")[0].args == {"who": f"@{t.seat(ASH)}", "region": "r6", "strength": 1}


def test_CAN_BATTLE_14_the_temple_counts_when_strengths_are_compared() -> None:
    t = fight(ASH, COVEN)
    t.temple(6, "grey")
    t.castle(COVEN, "r6_barracks")
    t.tactics(ASH, "battering_ram")
    t.lay(ASH, "battering_ram")
    t.do("in:r6")
    t.decline_all()
    assert t.facts("victory")[0].args["who"] == f"@{t.seat(COVEN)}"


def test_CAN_BATTLE_14_a_covered_grey_temple_does_not_work_and_ties_go_by_the_track() -> None:
    t = fight(ASH, COVEN)
    t.temple(6, "grey", "white")
    t.castle(COVEN, "r6_barracks")
    t.decline_all()
    assert t.facts("victory")[0].args["who"] == f"@{t.seat(COVEN)}"
    t = fight(ASH, COVEN)
    t.temple(6, "grey")
    t.decline_all()
    assert t.facts("victory")[0].args["who"] == f"@{t.seat(ASH)}"


def test_CAN_BATTLE_20_under_a_grey_temple_without_an_active_figure_nobody_wins() -> None:
    t = fight(ASH, COVEN)
    t.temple(6, "grey")
    for house in (ASH, COVEN):
        t.land(house)
        t.candle(house, "warrior", "r6_portal", flames=0)
    t.decline_all()
    assert [fact.rule for fact in t.facts("no-winner")] == ["CAN-BATTLE-20"]
    assert (t.score(ASH), t.score(COVEN)) == (1, 1)


@pytest.mark.parametrize(("year", "points"), [(1, 4), (2, 8), (3, 12)])
def test_CAN_BATTLE_15_the_points_of_the_year(year: int, points: int) -> None:
    t = fight(ASH, COVEN, year=year)
    t.castle(COVEN, "r6_barracks")
    t.decline_all("lay")
    t.decline_all("steal")
    assert (t.score(ASH), t.score(COVEN)) == (1, points + 1)


def test_CAN_BATTLE_16_a_winner_first_of_the_participants_goes_behind_the_last() -> None:
    t = fight(COVEN, ASH)
    t.track(KNIGHTS, COVEN, SOWERS, ASH)
    t.battle(6)
    t.castle(COVEN, "r6_barracks")
    t.decline_all()
    assert t.order() == [KNIGHTS, SOWERS, ASH, COVEN]


def test_CAN_BATTLE_16_those_behind_the_last_participant_stay_behind() -> None:
    t = fight(COVEN, ASH)
    t.track(COVEN, ASH, SOWERS, KNIGHTS)
    t.battle(6)
    t.castle(COVEN, "r6_barracks")
    t.decline_all()
    assert t.order() == [ASH, COVEN, SOWERS, KNIGHTS]


def test_CAN_BATTLE_17_any_other_winner_stays() -> None:
    t = fight(ASH, COVEN)
    t.track(KNIGHTS, ASH, COVEN, SOWERS)
    t.battle(6)
    t.castle(COVEN, "r6_barracks")
    t.decline_all()
    assert t.score(COVEN) == 1 + 4
    assert t.order() == [KNIGHTS, ASH, COVEN, SOWERS]


def test_CAN_BATTLE_17_a_single_participant_stays() -> None:
    t = fight(ASH)
    t.battle(6)
    t.decline_all()
    assert t.score(ASH) == 4
    assert t.order()[0] == ASH


def test_CAN_BATTLE_18_used_cards_are_out_for_the_season() -> None:
    t = revealed(("snuff", "ash_no_mercy"), ("blackout", ""))
    t.land(ASH, "r6_forge", "r10_mine")
    t.tactics(ASH, "rekindle")
    t.do("spend:1:new_life_coven:1")
    t.decline_all("lay")
    assert t.prompt(ASH) == "lay"
    assert t.options(seat=t.seat(ASH)) == ["free", "lay:rekindle"]
    assert sorted(len(t.player(house).used) for house in (ASH, COVEN)) == [1, 2]


def test_CAN_BATTLE_19_others_play_no_cards_and_cannot_be_robbed() -> None:
    t = fight(SOWERS, COVEN)
    t.cubes(COVEN, gold=1)
    t.cubes(ASH, gold=5)
    t.tactics(ASH, "snuff")
    t.tactics(COVEN, "rekindle")
    assert t.match.asked(t.seat(ASH)) is None
    t.lay(COVEN)
    t.do("first:1")
    assert t.options("steal") == ["steal:new_life_coven:gold"]


def test_CAN_BATTLE_19_figures_brought_in_during_the_battle_do_not_count() -> None:
    t = fight(ASH, COVEN)
    t.temple(6, "white", "black")
    t.candle(KNIGHTS, "warrior", "r10_mine")
    t.tactics(ASH, "battering_ram")
    t.lay(ASH, "battering_ram")
    t.do("in:r6")
    assert t.asked == KNIGHTS
    t.do("send:warrior:r6_portal")
    assert t.strength(KNIGHTS, 6) == 4
    t.decline_all("steal")
    winners = {fact.args["region"]: fact.args["who"] for fact in t.facts("victory")}
    assert winners["r6"] == f"@{t.seat(ASH)}"

"""The expansion Quests (CAN-QUEST): which events count. Each quest: test_quest_cards.py."""

from __future__ import annotations

import pytest

from tests.games.candelabria.table import ASH, COVEN, ENGINEERS, KNIGHTS, SOWERS, Table

# Control of region 6 --------------------------------------------------------------------------


def centre(*flames: str) -> Table:
    """Ash holds these territories of region 6; its castle is beside it."""
    t = Table(quests=True)
    t.bare()
    t.common("control_region_6")
    t.hand(ASH, "moth_catcher", "duelist")
    t.land(COVEN, "r5_mine", "r5_tavern")
    t.land(ASH, *flames)
    t.castle(ASH, "r5_tavern")
    t.turn_of(ASH)
    return t


def test_CAN_QUEST_14_a_figure_arrives_and_all_three_are_controlled() -> None:
    t = centre("r6_barracks", "r6_portal")
    t.do("maneuver:moth_catcher", "castle:r6_forge")
    assert t.score(ASH) == 4
    t = centre("r6_barracks")
    t.do("maneuver:moth_catcher", "castle:r6_forge")
    assert t.score(ASH) == 0


def test_CAN_QUEST_14_not_by_an_arrival_elsewhere() -> None:
    """Region 6 is held, and has been; a figure comes to another region."""
    t = centre("r6_barracks", "r6_portal", "r6_forge")
    t.castle(ASH, "r8_forge")
    t.do("maneuver:moth_catcher", "castle:r8_mine")
    assert t.score(ASH) == 0


def test_CAN_QUEST_14_by_light() -> None:
    t = centre("r6_barracks", "r6_portal")
    t.hand(ASH, "stub_the_vagrant")
    t.do("deploy:stub_the_vagrant:explorer", "light:r6_forge")
    assert t.score(ASH) == 4


def test_CAN_QUEST_14_by_a_deploy() -> None:
    t = centre("r6_barracks", "r6_portal")
    t.castle(ASH, "r6_barracks")
    t.land(ASH, "r6_forge", "r6_portal")
    t.land(COVEN)
    t.do("deploy:moth_catcher:explorer")
    assert t.score(ASH) == 4


def test_CAN_QUEST_14_by_a_portal() -> None:
    t = centre("r6_barracks", "r6_portal")
    t.castle(ASH, "r8_mine")
    t.land(ASH, "r6_barracks", "r6_portal")
    t.do("maneuver:moth_catcher", "castle:r9_portal", "figure:castle", "to:r6_forge")
    assert t.score(ASH) == 4


def test_CAN_QUEST_14_by_being_pushed() -> None:
    t = centre("r6_barracks", "r6_portal")
    t.candle(ASH, "explorer", "r10_mine")
    t.candle(COVEN, "warrior", "r10_forge")
    t.turn_of(COVEN)
    t.do("maneuver:cov_smoke_catcher", "warrior:r10_mine", "push:ash_clan:explorer:r6_forge")
    assert t.score(ASH) == 4


def test_CAN_QUEST_14_by_the_vigil_of_the_knights() -> None:
    t = Table(quests=True)
    t.bare()
    t.common("control_region_6")
    t.turn_of(ASH)
    t.land(KNIGHTS, "r6_barracks", "r6_portal")
    t.candle(KNIGHTS, "explorer", "r9_tavern")
    t.temple(6, "grey")
    t.hand(ASH, "temple_robber")
    t.do("deploy:temple_robber:explorer", "in:r6", "send:explorer:r6_forge")
    assert t.score(KNIGHTS) == 4


def test_CAN_QUEST_14_by_a_curse_that_carries_a_candle_off() -> None:
    t = Table(quests=True)
    t.bare()
    t.curses("curse_3_snatching_hand", "curse_2_iron_shade", "curse_5_mirror_crown")
    t.common("control_region_6")
    t.land(COVEN, "r6_barracks", "r6_portal")
    t.candle(COVEN, "explorer", "r8_mine")
    t.influence(1, {ASH: 1})
    t.award()
    t.do("relocate:new_life_coven:explorer", "to:r6_forge")  # region 8 is the only one of Ash
    assert [fact.args["who"] for fact in t.facts("quest")] == [f"@{t.seat(COVEN)}"]


def test_CAN_QUEST_14_by_a_drifting_wick() -> None:
    t = Table(quests=True, withering=True)
    t.bare()
    t.common("control_region_6")
    t.withered(ASH, 1, "drifting_wick")
    t.land(ASH, "r6_barracks", "r6_portal")
    t.land(COVEN, "r6_barracks")
    t.candle(ASH, "explorer", "r5_tavern")
    for house in (ASH, COVEN):
        t.tactics(house)
    t.battle(6)
    t.do("explorer:r6_forge")
    assert [fact.args["who"] for fact in t.facts("quest")] == [f"@{t.seat(ASH)}"]


def test_CAN_QUEST_14_holding_it_without_an_arrival_is_not_enough() -> None:
    t = centre("r6_barracks", "r6_portal", "r6_forge")
    t.do("maneuver:moth_catcher", "castle:r5_curse")
    t.decline_all()
    assert t.score(ASH) == 0


# What counts ----------------------------------------------------------------------------------


def two_mines(gold: int = 0) -> Table:
    """Ash can enter r4_mine (its second mine) and r5_mine (its third) in one Maneuver."""
    t = Table(quests=True)
    t.bare()
    t.common("gain_six_cubes")
    t.land(ASH, "r8_mine", "r7_mine")
    t.cubes(ASH, gold=gold)
    t.candle(ASH, "pilgrim", "r8_mine")
    t.turn_of(ASH)
    t.do("maneuver:ash_coal_burner")
    return t


def test_CAN_QUEST_16_cubes_of_one_action_add_up() -> None:
    t = two_mines()
    t.do("pilgrim:r4_mine", "cubes:3:0")
    assert t.score(ASH) == 0
    t.do("pilgrim:r5_mine", "cubes:0:4")
    assert t.score(ASH) == 12


def test_CAN_QUEST_16_cubes_without_room_do_not_count() -> None:
    t = two_mines(gold=5)
    t.do("pilgrim:r4_mine", "cubes:3:0", "pilgrim:r5_mine", "cubes:0:2")
    assert t.score(ASH) == 0


@pytest.mark.parametrize(("robbed", "points"), [(6, 12), (5, 0)])
def test_CAN_QUEST_16_stolen_cubes_add_up(robbed: int, points: int) -> None:
    """Four by the card, one by the toll gate, one by the ability of the Engineers."""
    t = Table(ASH, ENGINEERS, COVEN, year=2, quests=True)
    t.common("gain_six_cubes")
    t.hand(ENGINEERS, "thief_of_the_fourth_candle")
    t.upgrades(ENGINEERS, "toll_gate")
    t.cubes(ENGINEERS, wax=3)
    t.cubes(ASH)
    t.cubes(COVEN, gold=robbed)
    t.turn_of(ENGINEERS)
    t.do("deploy:thief_of_the_fourth_candle:explorer")
    while t.asked == ENGINEERS:
        t.do("steal:new_life_coven:gold" if t.prompt() == "steal" else "decline")
    assert t.player(ENGINEERS).gold == robbed
    assert t.score(ENGINEERS) == points


def test_CAN_QUEST_16_at_most_once_in_an_action() -> None:
    t = two_mines()
    t.land(ASH, "r8_mine", "r7_mine", "r2_mine", "r3_mine", "r10_mine")
    t.do("pilgrim:r4_mine", "cubes:6:0", "pilgrim:r5_mine", "cubes:0:4")
    assert t.score(ASH) == 12


def test_CAN_QUEST_16_the_count_begins_anew_with_each_action() -> None:
    t = two_mines()
    t.no_hands_but(ASH)
    t.do("pilgrim:r4_mine", "cubes:3:0", "done")
    t.do("maneuver:ash_cinder_mourner", "pilgrim:r5_mine", "cubes:0:4")
    assert t.score(ASH) == 0


def tactics_taken(*cards: str) -> Table:
    """Ash deploys these cards one after another and takes every tactics card they allow."""
    t = Table(quests=True)
    t.common("gain_three_tactics")
    t.no_hands_but(ASH)
    t.hand(ASH, *cards)
    t.cubes(ASH, wax=4)
    t.turn_of(ASH)
    for card, role in zip(cards, ("explorer", "pilgrim", "warrior"), strict=False):
        t.do(f"deploy:{card}:{role}")
        while t.prompt() == "take-tactics":
            t.do(t.options("take")[0])
        t.decline_all()
    return t


def test_CAN_QUEST_16_tactics_cards_of_two_actions_do_not_add_up() -> None:
    t = tactics_taken("court_scribe", "travelling_judge")
    assert len(t.facts("took")) == 3
    assert t.open_quests() == {"gain_three_tactics": []}


def test_CAN_QUEST_16_a_battle_is_no_action() -> None:
    t = Table(year=3, quests=True)
    t.bare()
    t.common("gain_six_cubes")
    t.track(COVEN, SOWERS, ASH, KNIGHTS)
    t.land(SOWERS, "r6_forge", "r6_portal")
    t.land(COVEN, "r6_forge")
    t.cubes(COVEN, gold=9)
    t.cubes(SOWERS)
    t.upgrades(SOWERS, "looters_vault")
    t.tactics(SOWERS, "sow_gilded_bribe", "torchlit_raid")
    t.tactics(COVEN)
    t.battle(6)
    t.lay(SOWERS, "sow_gilded_bribe", "torchlit_raid")
    t.decline_all("resolve-first")
    t.do("first:1")
    while not t.match.over:
        t.do("steal:new_life_coven:gold" if t.prompt() == "steal" else "decline")
    assert t.player(SOWERS).gold == 3 + 2 + 2 + 2
    assert t.facts("quest") == []


def test_CAN_QUEST_16_a_card_taken_in_a_battle_does_not_add_to_the_last_action() -> None:
    t = Table(quests=True)
    t.bare()
    t.common("gain_three_tactics")
    t.no_hands_but(ASH)
    t.hand(ASH, "court_scribe")
    t.candle_deck()  # no new card: this Deploy is the last action of the season
    t.land(ASH, "r6_forge")
    t.land(COVEN, "r6_forge")
    t.tactics(ASH, "field_council")
    t.tactics(COVEN)
    t.display("snuff", "snuff", "snuff", "snuff", "snuff", "snuff")
    t.turn_of(ASH)
    t.do("deploy:court_scribe:explorer", "take:snuff", "take:snuff")
    t.lay(ASH, "field_council")
    t.do("decline")  # the light of the card
    t.do(t.options("take")[0])
    assert len(t.facts("took")) == 3
    assert t.facts("quest") == []


@pytest.mark.parametrize(
    ("means", "quest", "points"),
    [
        ("castle", "castle_kills_candle", 12),
        ("castle", "candle_kills_candle", 0),
        ("castle", "extinguish_whole_candle", 4),
        ("card", "castle_kills_candle", 0),
        ("card", "candle_kills_candle", 12),
        ("card", "extinguish_whole_candle", 4),
        ("upgrade", "castle_kills_candle", 0),
        ("upgrade", "candle_kills_candle", 0),
        ("upgrade", "extinguish_whole_candle", 4),
    ],
)
def test_CAN_QUEST_17_with_what_a_candle_was_put_out(means: str, quest: str, points: int) -> None:
    t = Table(quests=True)
    t.bare()
    t.common(quest)
    t.candle(COVEN, "warrior", "r4_mine", flames=1)
    if means == "upgrade":
        t.upgrades(ASH, "smoke_vents")
        t.hand(ASH, "wax_pickpocket")
    else:
        t.hand(ASH, "moth_catcher")
    t.turn_of(ASH)
    if means == "castle":
        t.do("maneuver:moth_catcher", "castle:r4_mine")
    elif means == "card":
        t.do("deploy:moth_catcher:explorer")
    else:
        t.do("deploy:wax_pickpocket:explorer", "decline")
    t.do("extinguish:new_life_coven:warrior")
    assert t.score(ASH) == points


def test_CAN_QUEST_17_a_card_repeated_by_a_curse_counts_as_a_candle() -> None:
    t = Table(quests=True)
    t.bare()
    t.curses("curse_9_second_voice", "curse_2_iron_shade")
    t.common("candle_kills_candle")
    t.candle(COVEN, "warrior", "r8_mine", flames=1)
    t.candle(ASH, "explorer", "r8_forge", card="moth_catcher")
    t.influence(1, {ASH: 1})
    t.award()
    t.do("extinguish:new_life_coven:warrior")  # region 8 is the only one for the curse
    assert t.open_quests() == {"candle_kills_candle": [ASH]}


def test_CAN_QUEST_17_a_tactics_card_is_neither_castle_nor_candle() -> None:
    t = Table(quests=True)
    t.bare()
    t.common("candle_kills_candle")
    t.common("castle_kills_candle")
    t.land(ASH, "r6_forge")
    t.candle(COVEN, "warrior", "r6_forge", flames=1)
    t.tactics(ASH)
    t.tactics(COVEN)
    t.battle(6, 7)
    t.do("extinguish:new_life_coven:warrior")
    assert t.open_quests() == {"candle_kills_candle": [], "castle_kills_candle": []}


def test_CAN_QUEST_18_only_a_purchase_counts_as_buying_of_its_year() -> None:
    t = Table(quests=True)
    t.bare()
    for year in (1, 2, 3):
        t.common(f"buy_upgrade_{year}")
    t.castle(ASH, "r8_mine")
    t.cubes(ASH, gold=6)
    t.tops("drill_yard")
    t.turn_of(ASH)
    t.do("maneuver:ash_coal_burner", "castle:r8_forge", "upgrade:drill_yard")
    marked = {id for id, marks in t.open_quests().items() if marks}
    assert marked == {"buy_upgrade_2"}


@pytest.mark.parametrize("colour", ["white", "grey", "black"])
def test_CAN_QUEST_19_the_top_temple_when_strengths_are_compared(colour: str) -> None:
    t = Table(quests=True)
    t.bare()
    quests = {
        "white": "win_at_white_temple",
        "grey": "win_with_grey_temple",
        "black": "win_at_black_temple",
    }
    for quest in quests.values():
        t.common(quest)
    under = "white" if colour != "white" else "black"
    t.temple(6, under, colour)
    t.land(ASH, "r6_forge")
    t.land(COVEN, "r6_forge", "r6_portal")
    for house in (ASH, COVEN):
        t.tactics(house)
    t.battle(6, 7)
    t.decline_all()
    winner = ASH if colour == "grey" else COVEN
    assert t.open_quests() == {
        quest: [winner] if name == colour else [] for name, quest in quests.items()
    }


def neutralising(*cards: str) -> Table:
    """A battle of three: Ash can neutralise a card of the Sowers, and these of the Coven."""
    t = Table(quests=True)
    t.bare()
    t.common("neutralise_both")
    laid = {ASH: ("snuff", "rekindle"), SOWERS: ("trophy_wicks",), COVEN: cards}
    for house, tactics in laid.items():
        t.land(house, "r6_forge")
        t.tactics(house, *tactics)
    t.battle(6, 7)
    for house, tactics in laid.items():
        t.lay(house, *tactics)
    return t


def test_CAN_QUEST_25_both_cards_of_one_player() -> None:
    t = neutralising("blackout", "beacon_chain")
    t.do("spend:1:new_life_coven:1")
    assert t.score(ASH) == 0
    t.do("spend:2:new_life_coven:2")
    assert t.score(ASH) == 12


def test_CAN_QUEST_25_one_card_of_each_of_two_players_is_not_enough() -> None:
    t = neutralising("beacon_chain")
    t.do("spend:1:sowers_order:1", "spend:2:new_life_coven:1")
    assert t.open_quests() == {"neutralise_both": []}

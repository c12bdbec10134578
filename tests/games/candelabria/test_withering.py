"""The expansion Withering (CAN-WITH)."""

from __future__ import annotations

import pytest

from igroteka.games.candelabria.content import WITHERING, WITHERING_KIND
from tests.games.candelabria.table import ASH, COVEN, ENGINEERS, KNIGHTS, SOWERS, Table


def curses(**flames: int) -> Table:
    """The first curse is to be awarded; only castles stand on the map. Track: A, S, C, K."""
    names = {"ash": ASH, "sowers": SOWERS, "coven": COVEN, "knights": KNIGHTS}
    t = Table(withering=True)
    t.bare()
    t.curses("curse_2_iron_shade", "curse_5_mirror_crown", "curse_10_forerunner")
    for house in (ASH, SOWERS, COVEN, KNIGHTS):
        t.land(house, "r6_forge")  # so that a curse has two regions to choose from
    t.influence(1, {names[name]: number for name, number in flames.items()})
    t.award()
    return t


def kinds(t: Table, house: int) -> list[str | None]:
    """The Withering cards on the slots of a House."""
    return [
        None if card == -1 else WITHERING[WITHERING_KIND[card]].id
        for card in t.player(house).withered
    ]


def under(t: Table) -> list[str]:
    """The Withering cards put under their deck."""
    return [WITHERING[WITHERING_KIND[card]].id for card in t.g.withering_deck.under]


# Taking ---------------------------------------------------------------------------------------


def test_CAN_WITH_1_sixteen_cards_in_a_face_down_deck() -> None:
    t = Table(withering=True)
    assert sorted(t.g.withering_deck.cards) == list(range(16))
    assert [WITHERING_KIND.count(kind) for kind in range(8)] == [2] * 8


def test_CAN_WITH_2_the_second_place_takes_a_card() -> None:
    t = curses(ash=3, knights=2, coven=1)
    t.force_withering("flicker")
    assert (t.asked, t.prompt(), t.ask.args) == (KNIGHTS, "on-slot", {"card": "flicker"})
    assert {o.key: o.args["number"] for o in t.ask.options} == {"slot:1": 1, "slot:2": 2}
    t.do("slot:2")
    assert kinds(t, KNIGHTS) == [None, "flicker"]
    assert kinds(t, COVEN) == [None, None]
    assert len(t.g.withering_deck.cards) == 15


@pytest.mark.parametrize("earlier", [COVEN, KNIGHTS])
def test_CAN_WITH_2_a_tie_for_second_place_goes_by_the_track(earlier: int) -> None:
    t = curses(ash=3, knights=2, coven=2)
    t.track(SOWERS, earlier, *({COVEN, KNIGHTS} - {earlier}), ASH)
    assert (t.asked, t.prompt()) == (earlier, "on-slot")


def test_CAN_WITH_2_without_the_expansion_nobody_takes_a_card() -> None:
    t = Table()
    t.influence(1, {ASH: 2, COVEN: 1})
    t.land(ASH, "r6_forge", "r5_mine")
    t.award()
    assert (t.asked, t.prompt()) == (ASH, "place-curse")
    assert t.facts("withering") == []


def test_CAN_WITH_3_second_place_needs_a_flame() -> None:
    t = curses(ash=3)
    assert (t.asked, t.prompt()) == (ASH, "place-curse")
    assert len(t.g.withering_deck.cards) == 16


def test_CAN_WITH_3_the_loser_of_a_tie_for_first_place_is_second() -> None:
    t = curses(knights=2, coven=2, ash=1)
    assert (t.asked, t.prompt()) == (KNIGHTS, "on-slot")
    assert t.g.curses[0].owner == t.seat(COVEN)


def test_CAN_WITH_4_on_a_slot_that_holds_none() -> None:
    t = curses(ash=3, knights=2)
    t.withered(KNIGHTS, 1, "flicker")
    t.force_withering("pale_glory")
    assert (t.asked, t.prompt()) == (ASH, "place-curse")  # slot 2 is the only one
    assert kinds(t, KNIGHTS) == ["flicker", "pale_glory"]


def test_CAN_WITH_4_it_replaces_the_weak_action_until_the_season_ends() -> None:
    t = war("flicker", slot=2)
    t.battle(6, 10)
    t.land(ASH, "r6_forge", "r6_portal", "r10_mine")
    t.land(COVEN, "r6_forge", "r10_mine")
    t.castle(ASH, "r10_forge")
    for bystander in (SOWERS, KNIGHTS):
        t.land(bystander)
    for _ in range(2):
        t.do("first:2")
        assert t.prompt() == "choose-one"
        t.do("choose:light", "decline")  # the card, instead of a victory point
        assert t.prompt() == "extinguish"  # the weak action of slot 1
        t.decline_all("resolve-first")
    assert t.score(ASH) == 4 + 4
    assert kinds(t, ASH) == [None, None]


def test_CAN_WITH_5_a_third_card_drives_one_of_two_under_the_deck() -> None:
    t = curses(ash=3, knights=2)
    t.withered(KNIGHTS, 1, "flicker")
    t.withered(KNIGHTS, 2, "faded_crown")
    t.force_withering("pale_glory")
    assert (t.asked, t.prompt()) == (KNIGHTS, "discard-withering")
    assert t.options() == ["discard:1", "discard:2"]
    t.do("discard:2")
    assert kinds(t, KNIGHTS) == ["flicker", "pale_glory"]
    assert under(t) == ["faded_crown"]


def test_CAN_WITH_7_after_control_is_decided_and_before_the_curse_is_placed() -> None:
    t = curses(ash=3, knights=2)
    assert (t.asked, t.prompt()) == (KNIGHTS, "on-slot")
    assert t.g.curses[0].owner == t.seat(ASH)
    assert t.g.curses[0].region == -1
    t.do("slot:1")
    assert (t.asked, t.prompt()) == (ASH, "place-curse")


def test_CAN_WITH_8_at_clean_up_in_track_order_and_an_order_of_choice() -> None:
    t = Table(withering=True, phase="clean_up")
    t.track(COVEN, ASH, SOWERS, KNIGHTS)
    t.withered(ASH, 1, "flicker")
    t.withered(ASH, 2, "faded_crown")
    t.withered(COVEN, 2, "pale_glory")
    t.withered(KNIGHTS, 1, "cold_fingers")
    assert (t.asked, t.prompt()) == (ASH, "put-under")
    assert t.options() == ["under:1", "under:2"]
    t.do("under:2")
    assert under(t) == ["pale_glory", "faded_crown", "flicker", "cold_fingers"]
    assert t.g.year == 2
    assert [kinds(t, house) for house in (ASH, COVEN, KNIGHTS)] == [[None, None]] * 3
    assert t.census_is_whole()


def test_CAN_WITH_8_cards_under_the_deck_come_back_last_and_in_their_order() -> None:
    t = curses(ash=3, knights=2)
    first, second, *rest = t.g.withering_deck.cards
    t.g.withering_deck.cards, t.g.withering_deck.under = [], [second, first, *rest]
    t.g.withering_deck.under_seen = [1, 2] + [4] * 14
    t.do("slot:1")
    assert t.player(KNIGHTS).withered[0] == second
    assert t.g.withering_deck.under[0] == first
    assert t.g.withering_deck.under_seen == [2] + [4] * 14


# Using ----------------------------------------------------------------------------------------


def war(kind: str, slot: int = 1) -> Table:
    """Ash, first, with a Withering card, fights the Coven in region 6."""
    t = Table(withering=True)
    t.bare()
    t.withered(ASH, slot, kind)
    t.land(ASH, "r6_forge")
    t.land(COVEN, "r6_forge")
    for house in (ASH, SOWERS, COVEN, KNIGHTS):
        t.tactics(house)
        t.cubes(house)
    t.land(SOWERS, "r10_mine", "r10_curse")
    t.land(KNIGHTS, "r10_mine")
    t.battle(6, 10)
    return t


def test_CAN_WITH_6_it_is_used_only_when_no_tactics_card_lies_on_its_slot() -> None:
    t = war("flicker")
    t.tactics(ASH, "snuff")
    t.lay(ASH, "snuff")
    assert t.prompt() == "extinguish"
    t.decline_all()
    assert t.score(ASH) == 1 + 4
    assert t.prompt() == "turn"


def test_CAN_WITH_6_it_cannot_be_neutralised_and_works_where_a_card_was() -> None:
    t = war("flicker")
    t.tactics(ASH, "snuff")
    t.tactics(COVEN, "blackout", "rekindle")
    t.lay(ASH, "snuff")
    t.lay(COVEN, "blackout", "rekindle")
    t.do("decline")
    assert t.options("spend") == ["spend:1:ash_clan:1"]  # nothing about the Withering card
    t.do("spend:1:ash_clan:1")
    assert (t.asked, t.prompt()) == (ASH, "choose-one")


def test_CAN_WITH_6_in_the_contested_region_and_in_every_battle() -> None:
    t = war("flicker")
    t.land(ASH, "r6_forge", "r10_forge")
    t.do("choose:light")
    assert t.options("light-land") == ["light:r6_barracks", "light:r6_portal"]
    t.do("light:r6_portal")
    t.decline_all("choose-one")
    t.do("choose:light")
    assert t.options("light-land") == ["light:r10_curse", "light:r10_mine"]


def test_CAN_DEC_25_whose_slots_hold_two_things_is_asked_by_their_names() -> None:
    t = war("flicker", slot=2)
    t.tactics(ASH, "snuff")
    t.lay(ASH, "snuff")
    assert t.prompt() == "resolve-first"
    assert [option.args for option in t.ask.options] == [
        {"number": 1, "what": "snuff"},
        {"number": 2, "what": "flicker"},
    ]


# Kinds (CAN-WITH-9) ---------------------------------------------------------------------------


def test_CAN_WITH_9_drifting_wick_moves_a_candle_one_territory() -> None:
    t = war("drifting_wick")
    t.candle(ASH, "warrior", "r6_portal")
    assert t.options() == [
        "decline",
        "warrior:r6_barracks",
        "warrior:r6_forge",
        "warrior:r7_mine",
        "warrior:r7_portal",
    ]
    t.do("warrior:r7_mine")
    assert t.where(ASH, "warrior") == "r7_mine"


def test_CAN_WITH_9_crumbling_altar_destroys_a_temple() -> None:
    t = war("crumbling_altar")
    t.temple(6, "grey", "white")
    t.temple(10, "grey")
    assert t.options() == ["decline", "in:r6"]
    t.do("in:r6")
    assert t.stack(6) == ["grey"]
    assert t.score(ASH) == 4 + 1  # for the white temple, and slot 2


def test_CAN_WITH_9_pale_glory_scores_or_lights() -> None:
    t = war("pale_glory")
    assert t.options() == ["choose:gain_vp", "choose:light"]
    t.do("choose:gain_vp")
    assert t.score(ASH) == 2
    t = war("pale_glory")
    t.do("choose:light", "light:r6_portal")
    assert (t.score(ASH), t.strength(ASH, 6)) == (1, 2)


def test_CAN_WITH_9_cold_fingers_extinguishes_or_steals() -> None:
    t = war("cold_fingers")
    assert t.options() == ["choose:extinguish", "choose:steal"]
    t.do("choose:extinguish", "extinguish:new_life_coven:r6_forge")
    assert t.flames(COVEN) == set()
    t = war("cold_fingers")
    t.cubes(COVEN, wax=1)
    t.do("choose:steal", "steal:new_life_coven:wax")
    assert t.player(ASH).wax == 1


def test_CAN_WITH_9_hollow_purse_steals_or_scores() -> None:
    t = war("hollow_purse")
    t.cubes(COVEN, gold=1)
    t.cubes(SOWERS, gold=3)
    assert t.options() == ["choose:gain_vp", "choose:steal"]
    t.do("choose:steal")
    assert t.options() == ["decline", "steal:new_life_coven:gold"]  # participants only
    t.do("steal:new_life_coven:gold")
    assert (t.player(ASH).gold, t.score(ASH)) == (1, 1)
    t = war("hollow_purse")
    t.do("choose:gain_vp")
    assert t.score(ASH) == 2


def test_CAN_WITH_9_fevered_plan_takes_a_tactics_card() -> None:
    t = war("fevered_plan")
    t.display("snuff", "rekindle", "blackout", "snuff", "rekindle", "blackout")
    assert t.options() == ["decline", "take:blackout", "take:rekindle", "take:snuff"]
    t.do("take:rekindle")
    assert t.tactics_of(ASH) == ["rekindle"]


def test_CAN_WITH_9_faded_crown_steals_a_point() -> None:
    t = war("faded_crown")
    t.vp(COVEN, 5)
    t.do("steal-vp:new_life_coven")
    assert (t.score(ASH), t.score(COVEN)) == (1 + 1, 4)


def test_CAN_WITH_9_flicker_lights_or_steals() -> None:
    t = war("flicker")
    t.cubes(COVEN, gold=1)
    assert t.options() == ["choose:light", "choose:steal"]
    t.do("choose:steal", "steal:new_life_coven:gold")
    assert t.player(ASH).gold == 1


def test_CAN_WITH_10_the_move_starts_or_ends_in_the_contested_region() -> None:
    t = war("drifting_wick")
    t.candle(ASH, "warrior", "r7_mine")
    t.candle(ASH, "pilgrim", "r1_curse")
    assert t.options("move") == ["warrior:r6_portal"]
    t.do("decline")
    assert t.where(ASH, "warrior") == "r7_mine"


def test_CAN_WITH_10_the_move_places_and_triggers_nothing() -> None:
    t = war("drifting_wick")
    t.candle(ASH, "warrior", "r6_portal", flames=2)
    t.candle(COVEN, "pilgrim", "r6_barracks")
    supply = t.player(ASH).supply
    t.do("warrior:r6_barracks")
    assert t.where(COVEN, "pilgrim") == "r6_barracks"
    assert (t.player(ASH).supply, t.lit(ASH, "warrior")) == (supply, 2)
    assert t.facts("action") == []
    assert t.prompt() == "light"  # the turn of the Coven


def test_CAN_WITH_10_an_explorer_skips_nothing_and_a_pilgrim_does_not_jump() -> None:
    t = war("drifting_wick")
    t.candle(ASH, "explorer", "r7_barracks")
    t.candle(ASH, "pilgrim", "r4_portal")
    assert t.prompt() == "light"  # neither can enter region 6: nothing is asked


def test_CAN_WITH_11_only_from_a_participant_who_has_a_point() -> None:
    t = war("faded_crown")
    t.vp(SOWERS, 5)
    t.vp(COVEN, 0)
    assert t.prompt() == "light"  # the Sowers do not take part, the Coven has nothing
    assert t.score(SOWERS) == 5
    t = war("faded_crown")
    t.vp(COVEN, 1)
    t.do("decline")
    assert t.score(COVEN) == 1


def test_CAN_WITH_11_from_any_of_several_participants() -> None:
    t = war("faded_crown")
    t.land(KNIGHTS, "r6_portal")
    for house in (SOWERS, COVEN, KNIGHTS):
        t.vp(house, 2)
    assert t.options() == ["decline", "steal-vp:knights_of_light", "steal-vp:new_life_coven"]
    t.do("steal-vp:knights_of_light")
    assert [t.score(house) for house in (COVEN, KNIGHTS)] == [2, 1]


def test_CAN_WITH_12_not_used_with_two_players() -> None:
    t = Table(ASH, ENGINEERS, withering=True)
    t.bare()
    t.award()
    t.decline_all()
    assert t.g.year == 2
    assert t.facts("withering") == []
    assert len(t.g.withering_deck.cards) == 16

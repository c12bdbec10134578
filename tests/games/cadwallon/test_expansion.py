"""Exploration, patrols, passing, experience, equipment (CAD-EXPL to CAD-EQUIP)."""

from __future__ import annotations

import pytest

from igroteka.games.cadwallon import GAME
from igroteka.games.cadwallon.content import GEAR
from igroteka.games.cadwallon.rules.board import SPACE
from igroteka.games.cadwallon.rules.state import IS_BLUE, IS_PURPLE
from igroteka.testing.coverage import rules
from tests.games.cadwallon.table import A, B, Table, gear_name


def experienced(table: Table, seat: int, tokens: int) -> None:
    table.player(seat).experience = tokens
    table.g.experience_left -= tokens


# Exploration ----------------------------------------------------------------------------------


@rules("CAD-EXPL-5", "CAD-DEC-30", "CAD-DEC-18", "CAD-EQUIP-1")
def test_a_cache_of_equipment() -> None:
    table = Table(whole=True)
    table.at("iris", "h1_2")
    table.gear("iris", "crowbar")
    table.token("bakery", "equipment_cache")
    table.walk("iris", "bakery")
    assert (table.ask.seat, table.ask.prompt) == (A, "gear")
    assert "gear:crowbar" not in table.options()
    table.do("gear:buckler")
    assert table.options() == ["keep:buckler", "keep:crowbar"]
    table.do("keep:buckler")
    assert gear_name(table.who("iris")) == "buckler"
    assert table.g.gear_gone == [GEAR["crowbar"]]
    assert GEAR["crowbar"] not in table.g.display


def test_CAD_EXPL_5_an_empty_display_gives_nothing() -> None:
    table = Table(exploration=True)
    table.at("iris", "h1_2")
    table.token("bakery", "equipment_cache")
    table.walk("iris", "bakery")
    assert table.ask.prompt == "turn"
    assert gear_name(table.who("iris")) == ""


@rules("CAD-EXPL-6", "CAD-RUL-10")
def test_a_crest_is_experience_for_the_gang() -> None:
    table = Table(whole=True)
    table.at("iris", "h1_2")
    table.token("bakery", "crest")
    table.walk("iris", "bakery")
    assert table.player(A).experience == 1
    assert table.g.found[SPACE["bakery"]] == -1


@rules("CAD-EXPL-13", "CAD-EXPL-2")
def test_face_up_tokens_never_stop_and_brought_ones_turn_later() -> None:
    table = Table(whole=True)
    table.stand(iris="guardroom", kornak="exit_n1")
    table.found("mess_hall", "staircase")
    table.walk("iris", "mess_hall", "v2_4")
    assert table.where("iris") == "v2_4"
    table.do("stop")
    table.at("leona", "bakery")
    table.token("bakery", "crest")
    table._match = None
    table.do("activate:leona")
    assert table.player(A).experience == 1  # before anything else
    assert not table.who("leona").moved


@rules("CAD-EX-6", "CAD-EXPL-4")
def test_CAD_EX_6_a_trap_with_movement_left() -> None:
    table = Table(whole=True)
    table.at("iris", "h1_2")
    table.token("bakery", "trap")
    table.walk("iris", "bakery")
    assert table.who("iris").wounds == 1
    assert table.where("iris") == "bakery"
    assert table.g.active == -1
    assert table.g.tokens_gone[1] == 1


def test_CAD_EQUIP_19_the_dark_lantern() -> None:
    table = Table(whole=True)
    table.at("iris", "h1_2")
    table.gear("iris", "dark_lantern")
    table.token("bakery", "trap")
    table.walk("iris", "bakery")
    assert table.who("iris").wounds == 0
    assert table.g.active == table.who("iris").number
    assert table.refused("move") == "CAD-ACT-3"  # the Move has ended all the same


# Patrols --------------------------------------------------------------------------------------


@rules("CAD-EX-14", "CAD-PATROL-2", "CAD-PATROL-3", "CAD-RUL-12")
@pytest.mark.parametrize("colour", ["purple", "blue"])
def test_the_colour_of_the_top_card(colour: str) -> None:
    table = Table(whole=True, phase="watch")
    card = next(n for n in table.g.deck.cards[1:] if (n < 36) == (colour == "purple"))
    before = len(table.g.deck.cards)
    table.force(table.g.deck.cards[0], card)
    if colour == "blue":
        assert table.ask.prompt == "turn"
        assert table.g.top == IS_BLUE
    else:
        table.do("lead:kornak_reinforced")
        assert table.ask.args["steps"] == 4
        table.do("patrol:guardroom")
        assert table.ask.prompt == "turn"  # and not Valrut as well
        assert table.g.top == IS_PURPLE
    assert len(table.g.deck.cards) == before - 1  # drawn in the draw step; the top card stays
    view = table.match.view(B)
    assert view.top == table.g.top
    assert set(view.deck.cards) == {-1}


def test_CAD_PATROL_3_the_next_draw_has_that_colour() -> None:
    table = Table(patrols=True)
    table.at("nyx", "exit_n1")
    table.top("blue")
    table.do("end")
    assert table.player(B).hand[0] >= 36  # blue cards of the base deck


@rules("CAD-PATROL-7", "CAD-PATROL-8", "CAD-RUL-11", "CAD-RUL-20")
def test_reinforced_militiamen_stay_above_and_fine() -> None:
    table = Table(whole=True, phase="watch", gangs=("nocturnis", "executioners"))
    table.at("valrut", "bakery")
    table.found("bakery", "staircase")
    table.stand(leona="h1_2", silke="cross_11")
    purple = next(n for n in table.g.deck.cards[1:] if n < 36)
    table.force(table.g.deck.cards[0], purple)
    table.do("lead:valrut_reinforced")
    assert all(option.value < 73 for option in table.ask.options)
    assert table.refused("patrol:cross_11") in ("CAD-MIL-5", "CAD-MIL-2")
    table.do("patrol:h1_2", luck=(5, 1, 1, 4, 4))
    assert table.told("fight-dice")[0][1]["dice"] == [5, 1, 1]  # Combat 3
    assert table.purse(B) == 3
    assert (table.ask.seat, table.ask.prompt) == (A, "flight")  # driven off, not jailed


# Passing --------------------------------------------------------------------------------------


@rules("CAD-PASS-4", "CAD-DEC-11", "CAD-EX-15")
def test_exchanges_are_free_also_with_the_wounded() -> None:
    table = Table(passing=True)
    table.at("iris", "cross_11")
    table.at("otho", "h1_2").wounds = 1
    table.carry("iris", "ruby", "ruby", "ruby")
    table.carry("otho", "scroll", "scroll")
    table.walk("iris", "h1_2")
    assert table.refused("take-loot:scroll") == "CAD-PASS-3"  # 4 and 1
    table.do("hand-loot:ruby")
    assert (len(table.loot("iris")), len(table.loot("otho"))) == (2, 3)
    table.do("done")
    assert table.ask.args["points"] == 3
    assert table.ap == 6


def test_CAD_PASS_6_no_exchange_below() -> None:
    table = Table(whole=True)
    table.stand(iris="archive", otho="cat_center")
    table.carry("otho", "ruby")
    table.walk("iris", "cat_center")
    assert table.ask.prompt == "walk"


# Experience -----------------------------------------------------------------------------------


@rules("CAD-EX-11", "CAD-XP-2", "CAD-XP-3", "CAD-XP-4")
def test_CAD_EX_11_sixes_of_the_attacker() -> None:
    table = Table(whole=True)
    table.stand(leona="cross_11", nyx="h1_2")
    table.hand(B, "powerful_blow", "powerful_blow")
    table.walk("leona")
    table.do("attack:h1_2", "card:powerful_blow")
    table.do("card:powerful_blow", luck=(6, 6, 6, 5))
    assert table.told("fight-won")[0][1]["figure"] == "nyx"
    assert table.player(A).experience == 2
    assert table.player(B).experience == 0
    raised = Table(whole=True)
    raised.at("leona", "cross_11")
    raised.at("nyx", "h1_2")
    raised.hand(A, "powerful_blow")
    raised.walk("leona")
    raised.do("attack:h1_2")
    raised.force(5, 1, 1, 1)
    raised.do("card:powerful_blow")
    assert raised.player(A).experience == 0


@rules("CAD-XP-5", "CAD-XP-6", "CAD-RUL-30")
def test_an_experience_re_roll_is_final_for_its_own_side() -> None:
    table = Table(whole=True)
    table.stand(leona="cross_11", nyx="h1_2")
    table.gear("leona", "lucky_coin")
    experienced(table, A, 2)
    table.walk("leona")
    table.do("attack:h1_2", luck=(1, 2, 5, 5))
    table.do("experience:0", luck=(3,))
    assert table.refused("coin:0") == "CAD-XP-6"
    assert table.refused("experience:0") == "CAD-XP-6"
    table.do("experience:1", luck=(4,))
    assert table.told("fight-won")[0][1] == {"figure": "nyx", "score": 5, "other": 4}
    assert table.g.experience_left == 21


@rules("CAD-XP-7", "CAD-XP-8", "CAD-DEC-7")
def test_two_tokens_buy_equipment() -> None:
    table = Table(whole=True)
    table.at("iris", "prison")
    experienced(table, A, 1)
    assert table.refused("buy:crowbar") == "CAD-XP-7"
    experienced(table, A, 3)
    table._match = None
    table.do("buy:crowbar")
    assert table.options() == ["bearer:iris", "bearer:otho"]
    table.do("bearer:iris")
    assert gear_name(table.who("iris")) == "crowbar"
    assert table.player(A).experience == 1
    assert GEAR["crowbar"] not in table.g.display


def test_CAD_XP_9_set_up_rolls_are_final() -> None:
    from tests.games.cadwallon.test_setup import new_match

    match = new_match(1, 1, 6, 6, experience=True)
    assert match.ask is not None
    assert match.ask.prompt == "gang"  # nobody was asked about the dice


# Equipment ------------------------------------------------------------------------------------


@rules("CAD-EQUIP-2", "CAD-EQUIP-16")
def test_a_single_use_card_leaves_the_game() -> None:
    table = Table(whole=True)
    table.at("iris", "exit_n1").wounds = 2
    table.gear("iris", "healing_draught")
    table.do("use:healing_draught")
    assert table.who("iris").wounds == 0
    assert table.ap == 7
    assert gear_name(table.who("iris")) == ""
    assert table.g.gear_gone == [GEAR["healing_draught"]]


def test_CAD_EQUIP_3_equipment_is_not_stolen_and_public() -> None:
    table = Table(whole=True)
    table.stand(leona="cross_11", nyx="h1_2")
    table.gear("nyx", "crowbar")
    table.strike("leona", "h1_2", 5, 5, 1, 1)
    assert gear_name(table.who("nyx")) == "crowbar"
    assert table.match.view(A).characters[table.who("nyx").number].gear == GEAR["crowbar"]


@rules("CAD-EQUIP-4", "CAD-EQUIP-6")
def test_the_watchmans_pass_opens_closed_exits_and_leaves_with_its_bearer() -> None:
    table = Table(whole=True)
    table.at("iris", "exit_n1")
    table.gear("iris", "watchmans_pass")
    table.alarm("exit_n1")
    table.walk("iris")
    table.do("leave")
    assert table.where("iris") == "out"
    assert table.g.gear_gone == [GEAR["watchmans_pass"]]


def test_CAD_EQUIP_7_the_flying_potion() -> None:
    table = Table(whole=True)
    table.stand(iris="h2_2", nyx="mages_study")
    table.gear("iris", "flying_potion")
    table.walk("iris")
    table.do("fly")
    assert "attack:mages_study" not in table.options()
    table.do("step:mages_study", "step:h1_2", "stop")
    assert table.where("iris") == "h1_2"
    assert table.g.gear_gone == [GEAR["flying_potion"]]
    late = Table(whole=True)
    late.at("iris", "h2_2")
    late.gear("iris", "flying_potion")
    late.walk("iris", "cross_22")
    assert late.refused("fly") == "CAD-EQUIP-7"  # only before the first step


@pytest.mark.parametrize(("face", "opened", "broken"), [(5, True, False), (6, False, True)])
def test_CAD_EQUIP_8_the_lock_opener(face: int, opened: bool, broken: bool) -> None:
    table = Table(whole=True)
    table.at("iris", "bakery")
    table.chest("bakery", "ruby")
    table.gear("iris", "lock_opener")
    table.do("activate:iris")
    table.force(face)
    table.do("pick:chest:bakery")
    assert (table.loot("iris") == ["ruby"]) == opened
    assert (gear_name(table.who("iris")) == "") == broken


@rules("CAD-EQUIP-11", "CAD-EQUIP-12")
def test_buckler_and_duelling_sword() -> None:
    table = Table(whole=True)
    table.stand(leona="cross_11", nyx="h1_2")
    table.gear("leona", "duelling_sword")
    table.gear("nyx", "buckler")
    table.strike("leona", "h1_2", 4, 5, 1)
    assert table.told("fight-dice")[0][1]["dice"] == [4]
    won = table.told("fight-won")[0][1]
    assert (won["score"], won["other"]) == (5, 5)


def test_CAD_EQUIP_14_the_grappling_hook() -> None:
    table = Table(whole=True)
    table.at("iris", "h2_2")
    table.gear("iris", "grappling_hook")
    table.walk("iris", "mages_study")
    assert table.ask.args["points"] == 2
    assert table.refused("step:h2_2") == "CAD-BOARD-5"  # once per Move


@rules("CAD-EQUIP-14", "CAD-MOVE-11", "CAD-PASS-1")
def test_the_hook_leads_to_nobody_behind_whom_it_would_be_needed_again() -> None:
    table = Table(whole=True)
    table.at("iris", "tailors_shop")
    table.gear("iris", "grappling_hook")
    table.at("leona", "exit_e2")  # her own gang; the only way on but for walls is taken
    table.at("kornak", "cross_42")
    table.walk("iris")
    assert table.refused("step:exit_e2") == "CAD-MOVE-11"


@rules("CAD-EQUIP-15", "CAD-DEC-25", "CAD-DEC-16")
def test_the_smoke_bomb() -> None:
    table = Table(whole=True)
    table.stand(leona="cross_11", nyx="h1_2")
    table.carry("nyx", "ruby")
    table.gear("nyx", "smoke_bomb")
    table.strike("leona", "h1_2", 5, 5, 1, 1)
    assert (table.ask.seat, table.ask.prompt) == (B, "smoke")
    table.do("yes")
    assert (table.ask.seat, table.ask.prompt) == (B, "flight")
    table.do("flee:cross_31")
    assert table.loot("nyx") == ["ruby"]
    assert (table.purse(A), table.purse(B)) == (5, 5)


def test_CAD_EQUIP_17_the_lucky_coin_once_in_every_players_turn() -> None:
    table = Table(whole=True)
    table.at("iris", "bakery")
    table.chest("bakery", "ruby")
    table.gear("iris", "lucky_coin")
    table.do("activate:iris")
    table.do("pick:chest:bakery", luck=(6,))
    table.do("coin:0", luck=(6,))
    assert table.who("iris").coin
    assert table.ask.prompt == "turn"  # no second throw of the coin


@pytest.mark.parametrize("key", [True, False])
def test_CAD_EQUIP_18_the_skeleton_key(key: bool) -> None:
    table = Table(whole=True)
    table.at("iris", "prison")
    if key:
        table.gear("iris", "skeleton_key")
    table.do("activate:iris")
    table.do("escape", luck=(3,))
    assert table.where("iris") == ("cat_center" if key else "prison")


def test_CAD_EQUIP_20_the_hand_crossbow() -> None:
    table = Table(whole=True)
    table.stand(iris="cross_11", nyx="h1_3", valdur="cross_31")
    table.gear("iris", "hand_crossbow")
    table.do("activate:iris", "shoot")
    assert (table.who("nyx").wounds, table.who("valdur").wounds) == (1, 0)
    assert table.ap == 6
    assert table.who("iris").acted
    assert gear_name(table.who("iris")) == ""


@pytest.mark.parametrize(("where", "cost"), [("exit_n1", 2), ("prison", 3)])
def test_CAD_EQUIP_21_the_guild_seal(where: str, cost: int) -> None:
    table = Table(whole=True)
    table.at("iris", where)
    table.gear("iris", "guild_seal")
    table.at("leona", "exit_n2")
    table.carry("leona", "ruby", "ruby")
    table.missions("red_eyes")
    table.do("mission:red_eyes")
    assert table.ap == 7 - cost


def test_CAD_INTR_9_a_gang_carries_its_colours_together_and_as_many_as_it_likes() -> None:
    table = Table(whole=True)
    table.plot(A, "three_colours")
    table.stand(iris="exit_n1", leona="exit_n2")
    table.carry("iris", "ruby", "ruby")
    table.carry("leona", "emerald")
    before = table.purse(A)
    table.move("iris", "cross_11")
    assert table.purse(A) == before  # no sapphire
    table.carry("leona", "emerald", "sapphire")
    table.move("leona", "cross_21")
    assert table.purse(A) > before


def test_equipment_is_counted_with_whoever_bears_it() -> None:
    table = Table(whole=True)
    before = GAME.census(table.g)["equipment"]
    table.gear("iris", "soft_boots")
    assert GAME.census(table.g)["equipment"] == before


def test_CAD_COMP_12_experience_is_counted_in_hands_and_supply_together() -> None:
    table = Table(whole=True)
    before = GAME.census(table.g)["experience"]
    table.player(A).experience = 3
    table.player(B).experience = 2
    table.g.experience_left -= 5
    assert GAME.census(table.g)["experience"] == before


@rules("CAD-EQUIP-20", "CAD-ACT-4")
def test_CAD_ACT_4_without_an_action_point_nobody_shoots() -> None:
    table = Table(whole=True)
    table.stand(iris="cross_11", nyx="h1_3")
    table.gear("iris", "hand_crossbow")
    table.g.ap = 0
    table.do("activate:iris")
    assert table.refused("shoot") == "CAD-ACT-4"

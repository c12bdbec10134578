"""Moves, chests, treasures (CAD-MOVE, CAD-CHEST, CAD-TREAS), and leaving (CAD-ALARM, CAD-EXIT)."""

from __future__ import annotations

import pytest

from igroteka.games.cadwallon.rules.board import DISTANCE, ROOMS, SPACE
from igroteka.testing.coverage import rules
from tests.games.cadwallon.table import A, B, C, Table


@rules("CAD-MOVE-2", "CAD-MOVE-9", "CAD-PASS-5")
def test_occupied_spaces_cannot_be_passed() -> None:
    table = Table()
    table.stand(iris="cross_21", nyx="h1_2", otho="h1_3", kornak="exit_n2")
    table.walk("iris")
    assert table.refused("step:h1_2") == "CAD-MOVE-2"
    assert table.refused("step:h1_3") == "CAD-MOVE-9"
    assert table.refused("step:exit_n2") == "CAD-MOVE-9"


@rules("CAD-MOVE-3", "CAD-MOVE-4", "CAD-DEC-40")
def test_an_attack_needs_an_action_an_ap_and_a_point() -> None:
    table = Table(gangs=("cursed", "nocturnis"))
    table.stand(gholam="cross_11", nyx="h1_2")
    table.who("gholam").acted = True
    table.walk("gholam")
    assert table.refused("attack:h1_2") == "CAD-ACT-3"
    table.who("gholam").acted = False
    table.g.ap = 0
    assert table.refused("attack:h1_2") == "CAD-ACT-4"
    table.g.ap = 1
    table._match = None
    assert {"step:h1_2", "attack:h1_2"} <= set(table.options())  # pass or attack


def test_CAD_MOVE_6_distances_follow_open_borders() -> None:
    assert DISTANCE[SPACE["stable"]][SPACE["cross_11"]] == 2
    assert DISTANCE[SPACE["exit_n4"]][SPACE["exit_s1"]] == 3  # by the pentagrams
    assert DISTANCE[SPACE["mages_study"]][SPACE["h2_2"]] > 1  # a wall lies between


def test_CAD_MOVE_7_only_holders_are_asked_clockwise() -> None:
    table = Table(players=4)
    table.at("iris", "exit_n1")
    table.hand(C, "niggling_injury", "run")
    table.walk("iris")
    assert (table.ask.seat, table.ask.prompt, table.ask.concealed) == (C, "hinder", True)
    assert table.refused("hinder:run") == "CAD-ARC-17"
    table.do("pass")
    assert table.ask.seat == A
    assert table.ap == 6


def test_CAD_MOVE_8_the_floor_is_applied_to_the_sum() -> None:
    table = Table()
    table.at("iris", "exit_n1")
    table.hand(A, "run")
    table.hand(B, "niggling_injury", "niggling_injury")
    table.walk("iris")
    table.do("hinder:niggling_injury", "hinder:niggling_injury")
    assert table.ask.args["points"] == 0
    table.do("card:run")
    assert table.ask.args["points"] == 2


@rules("CAD-MOVE-10", "CAD-EQUIP-13")
def test_boots_count_as_they_stand_at_the_declaration() -> None:
    table = Table(whole=True)
    table.stand(leona="cross_11", otho="h1_2")
    table.gear("leona", "soft_boots")
    table.walk("leona")
    assert table.ask.args["points"] == 5
    table.do("step:h1_2", "gear", "done")  # given away on the way
    assert table.ask.args["points"] == 4


@rules("CAD-MOVE-12", "CAD-DEC-10")
def test_steps_one_at_a_time_and_run_prolongs_a_used_up_move() -> None:
    table = Table()
    table.at("iris", "exit_n1")
    table.hand(A, "run")
    table.walk("iris", "cross_11", "h1_2", "cross_21", "h1_3")
    assert table.ask.args["points"] == 0
    table.do("card:run", "step:cross_31", "stop")
    assert table.where("iris") == "cross_31"


# Chests ---------------------------------------------------------------------------------------


@rules("CAD-CHEST-1", "CAD-CHEST-2", "CAD-CHEST-4")
def test_picking_a_lock() -> None:
    table = Table()
    table.at("iris", "bakery")
    table.chest("bakery", "ruby")
    table.chest("stable", "scroll")
    table.do("activate:iris")
    assert table.refused("pick:chest:stable") == "CAD-CHEST-1"
    table.do("pick:chest:bakery", luck=(4,))
    assert table.loot("iris") == ["ruby"]
    assert table.chest_in("bakery") == ""
    assert table.ap == 6


def test_CAD_CHEST_3_bashing_needs_no_roll() -> None:
    table = Table()
    table.at("iris", "bakery")
    table.chest("bakery", "ruby")
    table.do("activate:iris", "bash:chest:bakery")
    assert table.loot("iris") == ["ruby"]
    assert table.ap == 5
    assert table.told("rolled") == []


@rules("CAD-CHEST-5", "CAD-EXPL-3", "CAD-DEC-12")
def test_two_chests_in_one_room() -> None:
    table = Table(whole=True)
    table.at("iris", "bakery")
    table.chest("bakery", "ruby")
    table.chest("bakery", "magic_gem")
    table.do("activate:iris")
    assert table.options("pick") == ["pick:chest:bakery", "pick:gem:bakery"]
    table.do("bash:gem:bakery")
    assert table.loot("iris") == ["magic_gem"]
    assert table.chest_in("bakery") == "ruby"


@rules("CAD-CHEST-6", "CAD-EXPL-7", "CAD-EQUIP-9", "CAD-SKILL-9", "CAD-EX-7")
def test_surcharges_add_up_and_reductions_follow() -> None:
    table = Table(whole=True, gangs=("kaldern", "nocturnis"))
    table.stand(tortok="bakery", elise="stable")
    for room in ("bakery", "stable"):
        table.chest(room, "ruby")
        table.found(room, "security")
    table.do("activate:elise")
    costs = {o.verb: o.args["cost"] for o in table.ask.options if "cost" in o.args}
    assert (costs["pick"], costs["bash"]) == (2, 3)
    table.do("activate:tortok")
    table.gear("tortok", "crowbar")
    table._match = None
    costs = {o.verb: o.args["cost"] for o in table.ask.options if "cost" in o.args}
    assert (costs["pick"], costs["bash"]) == (2, 1)  # 2 + 1 - 1 - 1
    table.do("bash:chest:bakery")
    assert table.g.found[SPACE["bakery"]] == -1


def test_CAD_SKILL_9_brawn_never_below_one() -> None:
    table = Table(gangs=("kaldern", "nocturnis"))
    table.at("tortok", "bakery")
    table.chest("bakery", "ruby")
    table.do("activate:tortok", "bash:chest:bakery")
    assert table.ap == 6


# Treasures ------------------------------------------------------------------------------------


@rules("CAD-TREAS-1", "CAD-TREAS-2", "CAD-DEC-17")
def test_a_fourth_treasure_is_dropped_at_once() -> None:
    table = Table()
    table.at("iris", "bakery")
    table.carry("iris", "ruby", "scroll", "scroll")
    table.chest("bakery", "emerald")
    table.do("activate:iris", "bash:chest:bakery")
    assert table.options() == ["drop:emerald", "drop:ruby", "drop:scroll"]
    table.do("drop:emerald")  # the new one may be dropped as well
    assert table.refused("lay:bakery") == "CAD-TREAS-3"  # somebody stands there
    table.do("lay:stable")
    assert table.chest_in("stable") == "emerald"
    assert len(table.loot("iris")) == 3


@rules("CAD-TREAS-3", "CAD-EXPL-10")
def test_what_makes_a_room_empty() -> None:
    table = Table(whole=True)
    table.at("iris", "bakery")
    table.carry("iris", "ruby", "scroll", "scroll")
    table.chest("bakery", "emerald")
    table.chest("stable", "ruby")
    table.chest("smithy", "magic_gem")
    table.g.hostages[SPACE["tavern"]] = 1
    table.g.burnt[SPACE["chapel"]] = 1
    table.token("laboratory", "trap")
    table.do("activate:iris", "bash:chest:bakery", "drop:emerald")
    for room in ("stable", "smithy", "tavern", "chapel", "treasury"):
        assert table.refused(f"lay:{room}") == "CAD-TREAS-3"
    assert "lay:laboratory" in table.options()


def test_CAD_TREAS_4_without_an_empty_room_it_is_lost() -> None:
    table = Table()
    table.at("iris", "bakery")
    table.carry("iris", "ruby", "scroll", "scroll")
    for room in ROOMS:
        table.g.chests[room] = 0
    table.do("activate:iris", "bash:chest:bakery", "drop:ruby")
    assert table.g.loot_gone[3] == 0 or table.told("no-room")
    assert len(table.loot("iris")) == 3


def test_CAD_TREAS_5_nothing_changes_hands_in_the_base_game() -> None:
    table = Table()
    table.stand(iris="cross_11", otho="h1_2")
    table.hand(A, "dodge")
    table.carry("iris", "ruby")
    table.walk("iris")
    table.do("card:dodge", "step:h1_2")
    assert table.ask.prompt == "walk"  # passed, and nobody asked about an exchange


# Leaving --------------------------------------------------------------------------------------


@rules("CAD-EXIT-1", "CAD-EXIT-2", "CAD-EXIT-3", "CAD-EXIT-4", "CAD-ALARM-4", "CAD-RUL-26")
def test_leaving_through_an_open_exit_after_the_alarm() -> None:
    table = Table()
    table.at("iris", "cross_11")
    table.carry("iris", "ruby")
    table.walk("iris", "exit_n1")
    assert table.refused("leave") == "CAD-EXIT-1"
    table.alarm("exit_n1")
    assert table.refused("leave") == "CAD-ALARM-4"
    table.g.portcullises[SPACE["exit_n1"]] = 0
    table._match = None
    table.do("leave")
    assert table.where("iris") == "out"
    assert table.loot("iris") == ["ruby"]
    assert table.g.active == -1
    assert "activate:iris" not in table.options()


def test_CAD_EXIT_2_leaving_takes_a_movement_point() -> None:
    table = Table()
    table.at("iris", "h1_3")
    table.alarm()
    table.hand(A, "run")
    table.walk("iris", "cross_31", "v3_2", "cross_31", "exit_n3")
    assert table.refused("leave") == "CAD-EXIT-2"
    table.do("card:run")
    assert "leave" in table.options()


@rules("CAD-EXIT-5", "CAD-EXIT-6", "CAD-SKILL-11")
def test_orders_are_no_move() -> None:
    table = Table(gangs=("kaldern", "nocturnis"))
    table.stand(kaldern_boss="plaza", tortok="cross_11", nyx="h1_2")
    table.at("elise", "stable").wounds = 1
    table.alarm()
    table.hand(A, "run")
    table.hand(B, "niggling_injury")
    table.do("activate:kaldern_boss", "skill:orders")
    assert table.options() == ["target:bragg", "target:tortok"]
    table.do("target:tortok")
    assert table.ask.prompt == "walk"  # nobody was asked to hinder
    assert table.ask.args["points"] == 2
    assert table.refused("attack:h1_2") == "CAD-SKILL-11"
    assert table.refused("card:run") == "CAD-ARC-17"
    table.do("step:exit_n1")
    assert table.refused("leave") == "CAD-EXIT-6"
    table.do("stop")
    assert table.ap == 6
    assert table.g.active == table.who("kaldern_boss").number
    assert not table.who("tortok").moved
    assert "activate:tortok" in table.options()


@pytest.mark.parametrize("occupied", [True, False])
def test_CAD_ALARM_3_any_exit_without_a_portcullis(occupied: bool) -> None:
    table = Table(phase="alarm", round=5)
    if occupied:
        table.at("nyx", "exit_n1")
    table.g.portcullises[SPACE["exit_n2"]] = 1
    assert table.refused("shut:exit_n2") == "CAD-ALARM-3"
    assert table.refused("shut:plaza") == "CAD-BOARD-4"
    table.do("shut:exit_n1")
    assert table.g.portcullises[SPACE["exit_n1"]] == 1


@rules("CAD-ALARM-1", "CAD-DEC-6")
def test_CAD_ALARM_1_the_alarm_stays_raised() -> None:
    table = Table(phase="dawn", round=4)
    assert table.ask.prompt == "militia"
    assert not table.g.alarm
    late = Table(phase="dawn", round=6)
    late.alarm()
    assert late.ask.prompt == "militia"  # no further portcullises
    assert late.g.alarm

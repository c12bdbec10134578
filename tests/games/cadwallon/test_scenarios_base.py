"""Scenarios 1 to 15 and 42 to 45 of `scenarios.md`: the base game."""

from __future__ import annotations

from igroteka.games.cadwallon.rules.board import EXITS, SPACE, SPACE_ID
from igroteka.games.cadwallon.rules.state import Cadwallon
from igroteka.testing.coverage import rules
from tests.games.cadwallon.table import A, B, C, Table


def sold(g: Cadwallon) -> list[int]:
    return [p.purse[0] for p in g.players]


@rules("CAD-MOVE-1", "CAD-MOVE-3", "CAD-ACT-3", "CAD-ACT-4")
def test_S1_an_attack_costs_a_move_and_an_attack() -> None:
    table = Table()
    table.stand(iris="exit_n1", nyx="mages_study")
    table.chest("mages_study", "ruby")
    table.walk("iris", "cross_11", "h1_2")
    table.do("attack:mages_study", "flee:plaza", luck=(6, 6, 1, 1))
    assert table.ap == 5
    assert table.where("iris") == "mages_study"
    assert table.g.walk is None
    assert table.refused("pick:chest:mages_study") == "CAD-ACT-3"
    assert table.refused("move") == "CAD-ACT-3"


@rules("CAD-MOVE-4", "CAD-ACT-3")
def test_S2_no_attack_after_a_finished_move() -> None:
    table = Table(gangs=("kaldern", "nocturnis"))
    table.stand(tortok="exit_n1", nyx="cross_21")
    table.move("tortok", "cross_11", "h1_2")
    assert table.ap == 6
    assert table.refused("move") == "CAD-ACT-3"
    assert not table.options("attack")


@rules("CAD-CHEST-2", "CAD-ACT-3", "CAD-ACT-5")
def test_S3_one_attempt_per_activation() -> None:
    table = Table(gangs=("nocturnis", "kaldern"))
    table.at("morrow", "bakery")
    table.chest("bakery", "ruby")
    table.g.ap = 4
    table.do("activate:morrow")
    table.do("pick:chest:bakery", luck=(5,))
    assert table.chest_in("bakery") == "ruby"
    assert table.ap == 3
    assert table.refused("pick:chest:bakery") == "CAD-ACT-3"
    assert table.refused("bash:chest:bakery") == "CAD-ACT-3"
    assert "move" in table.options()


@rules("CAD-FLEE-1", "CAD-FLEE-2", "CAD-FLEE-3")
def test_S4_forced_direction_of_flight() -> None:
    table = Table(players=3)
    table.stand(iris="exit_n1", nyx="stable", tortok="mages_study", kornak="h1_2")
    table.strike("iris", "stable", 6, 6, 1, 1)
    assert table.where("nyx") == "exit_w1"  # the only end of three steps
    fled = table.told("fled")
    assert fled == [("CAD-FLEE-1", {"figure": "nyx", "space": "exit_w1"})]


@rules("CAD-FLEE-2", "CAD-FLEE-3", "CAD-FLEE-4")
def test_S5_shortened_flight() -> None:
    table = Table(players=3)
    table.stand(iris="exit_s4", nyx="tavern", kornak="exit_e4", valrut="h4_4")
    table.strike("iris", "tavern", 6, 6, 1, 1)
    assert table.where("nyx") == "cross_44"


@rules("CAD-MIL-1", "CAD-MIL-2", "CAD-MIL-4", "CAD-MIL-10", "CAD-MIL-11", "CAD-MIL-12")
def test_S6_militiaman_tie_and_empty_purse() -> None:
    table = Table(phase="watch")
    table.stand(kornak="cross_11", nyx="cross_21")
    table.carry("nyx", "ruby")
    table.ducats(5, 1)
    table.force(table.g.deck.cards[0], 4)
    table.do("lead:kornak")
    assert table.ask.prompt == "patrol"
    table.do("patrol:cross_21", luck=(3, 5, 5, 1))
    assert table.ask.seat == A
    table.do("flee:v3_2")
    assert table.purse(B) == 0
    assert table.purse(A) == 5
    assert table.where("kornak") == "cross_21"
    assert table.loot("nyx") == ["ruby"]


@rules("CAD-MIL-1", "CAD-MIL-2")
def test_S7_six_means_no_patrol() -> None:
    table = Table(phase="watch")
    table.stand(kornak="guardroom", valrut="treasury", iris="exit_n1")
    assert table.options("lead") == ["lead:kornak", "lead:valrut"]
    table.do("lead:valrut", luck=(6,))
    assert table.where("valrut") == "treasury"
    assert table.ask.prompt == "turn"


@rules("CAD-MIL-4", "CAD-MIL-5")
def test_S8_own_gang_blocks_the_militiaman() -> None:
    table = Table(gangs=("nocturnis", "kaldern"), phase="watch")
    table.stand(valrut="treasury", silke="v4_2")
    table.force(table.g.deck.cards[0], 5)
    table.do("lead:valrut")
    ends = table.options("patrol")
    assert table.refused("patrol:v4_2") == "CAD-MIL-5"
    assert {"patrol:gallery", "patrol:barons_bedchamber", "patrol:treasury"} <= set(ends)
    assert "patrol:tailors_shop" not in ends


@rules("CAD-FIGHT-10", "CAD-FIGHT-12", "CAD-TREAS-2", "CAD-TREAS-3", "CAD-SKILL-13")
def test_S9_winning_with_full_hands() -> None:
    table = Table(gangs=("cursed", "executioners"))
    table.stand(dorak="cross_11", davitto="h1_2")
    table.carry("dorak", "scroll", "ruby", "ruby")
    table.carry("davitto", "bracelet")
    table.strike("dorak", "h1_2", 6, 6, 1, 1)
    assert table.options() == ["drop:bracelet", "drop:ruby", "drop:scroll"]
    table.do("drop:ruby")
    table.chest("smithy", "scroll")
    table.do("lay:stable")
    assert table.chest_in("stable") == "ruby"
    assert table.ask.prompt == "flight"
    assert table.ask.args["steps"] == 5
    table.do("flee:cross_32")
    assert table.loot("dorak") == ["bracelet", "ruby", "scroll"]
    assert table.loot("davitto") == []
    assert (table.purse(A), table.purse(B)) == (5, 5)


@rules("CAD-BOARD-7", "CAD-MOVE-5")
def test_S10_pentagram_step() -> None:
    table = Table(gangs=("kaldern", "nocturnis"))
    table.at("elise", "exit_e1")
    table.walk("elise", "cross_41", "cross_14", "v1_4", "library")
    assert table.where("elise") == "library"
    assert table.g.walk is None  # no point is left, so that the Move ends by itself
    assert table.ap == 6


@rules("CAD-MOVE-7", "CAD-MOVE-8", "CAD-ARC-2", "CAD-ARC-5", "CAD-ARC-8")
def test_S11_injuries_and_run() -> None:
    table = Table(players=3, gangs=("nocturnis", "kaldern", "cursed"))
    table.at("morrow", "exit_n1")
    table.hand(A, "run")
    table.hand(B, "niggling_injury")
    table.hand(C, "niggling_injury")
    table.g.ap = 6
    table.walk("morrow")
    assert (table.ask.seat, table.ask.prompt, table.ask.concealed) == (B, "hinder", True)
    table.do("hinder:niggling_injury")
    assert table.ask.seat == C
    table.do("hinder:niggling_injury")
    assert table.ap == 5
    assert table.refused("step:cross_11") == "CAD-MOVE-1"
    table.do("card:run", "step:cross_11", "step:h1_2")
    assert table.where("morrow") == "h1_2"
    assert table.g.walk is None


def test_S11_without_run_the_move_is_spent() -> None:
    table = Table(players=3, gangs=("nocturnis", "kaldern", "cursed"))
    table.at("morrow", "exit_n1")
    table.hand(B, "niggling_injury")
    table.hand(C, "niggling_injury")
    table.walk("morrow")
    table.do("hinder:niggling_injury", "hinder:niggling_injury")
    assert table.where("morrow") == "exit_n1"
    assert table.ap == 6
    assert table.refused("move") == "CAD-ACT-3"


@rules("CAD-BOARD-9", "CAD-ARC-7")
def test_S12_wall_crossing() -> None:
    table = Table()
    table.at("iris", "h2_2")
    table.hand(A, "secret_passage")
    table.walk("iris")
    assert table.refused("step:mages_study") == "CAD-BOARD-5"
    table.do("card:secret_passage")
    assert table.refused("step:music_salon") == "CAD-MOVE-1"
    table.do("step:mages_study")
    assert table.where("iris") == "mages_study"
    assert table.g.walk is not None
    assert table.g.walk.spent == 1
    assert table.refused("step:h2_2") == "CAD-BOARD-5"  # one wall only


@rules("CAD-MISS-1", "CAD-MISS-2", "CAD-MISS-3", "CAD-MISS-4")
def test_S13_mission_from_several_hands() -> None:
    table = Table()
    table.stand(iris="cross_11", otho="bakery")
    table.carry("iris", "ruby")
    table.carry("otho", "emerald", "sapphire")
    table.missions("three_stones", "red_eyes", "dowry")
    table.g.ap = 3
    table.force(table.g.missions.cards[0])
    table.do("mission:three_stones")
    assert table.purse(A) == 5 + 14
    assert table.loot("iris") == table.loot("otho") == []
    assert table.ap == 0
    assert len(table.g.shown) == 3
    assert table.g.loot_gone[3:6] == [1, 1, 1]
    assert table.refused("mission:red_eyes") == "CAD-MISS-1"


@rules("CAD-ALARM-1", "CAD-ALARM-2", "CAD-ALARM-3", "CAD-ALARM-4", "CAD-ROUND-2")
def test_S14_alarm_in_a_three_player_game() -> None:
    table = Table(players=3, phase="dawn", round=5)
    table.at("iris", "exit_n1")
    seats = []
    for space in EXITS[:8]:
        seats.append(table.ask.seat)
        assert table.ask.prompt == "portcullis"
        table.do(f"shut:{SPACE_ID[space]}")
    assert seats == [0, 1, 2, 0, 1, 2, 0, 1]
    assert table.g.alarm
    assert sum(table.g.portcullises) == 8
    assert table.where("iris") == "exit_n1"
    assert table.g.portcullises[SPACE["exit_n1"]] == 1
    assert table.told("turn") == [("CAD-TURN-1", {"who": "@0"})]


@rules("CAD-END-1", "CAD-END-2", "CAD-END-4")
def test_S15_final_count() -> None:
    table = Table(phase="sales", round=7)
    for name, loot in (("leona", ("ruby", "scroll", "scroll")), ("iris", ("emerald",))):
        table.carry(name, *loot)
        table.who(name).at = -2
    table.stand(otho="bakery", davitto="chapel")
    table.carry("otho", "ruby", "ruby")
    table.ducats(6, 0)
    table.g.ended_by = "CAD-ROUND-3"
    table.force(4, 1, 6, 3)
    assert table.match.over
    assert sold(table.g)[A] == 14


@rules("CAD-ADV-3", "CAD-ADV-4", "CAD-MIL-10", "CAD-TREAS-3")
def test_S42_a_hunters_catch() -> None:
    table = Table(adventure="hired_blades", phase="watch", gangs=("nocturnis", "executioners"))
    table.stand(hunter_sienne="cross_22", kornak="guardroom", iris="cross_32")
    table.carry("iris", "ruby", "scroll")
    assert table.options("lead") == ["lead:hunter_sienne", "lead:kornak", "lead:valrut"]
    table.do("lead:hunter_sienne", luck=(3,))
    table.do("patrol:cross_32", luck=(5, 2, 2, 5, 4))
    assert table.options() == ["steal:ruby", "steal:scroll"]
    table.do("steal:ruby")
    assert table.refused("lay:guardroom") == "CAD-TREAS-3"
    table.do("lay:bakery")
    assert table.chest_in("bakery") == "ruby"
    assert table.ask.seat == A
    table.do("flee:exit_n3")
    assert table.loot("iris") == ["scroll"]
    assert table.purse(B) == 5
    assert table.where("hunter_sienne") == "cross_32"


@rules("CAD-ADV-8", "CAD-ADV-9", "CAD-TREAS-2", "CAD-END-9")
def test_S43_one_hostage_too_many() -> None:
    table = Table(adventure="barons_ransom", gangs=("kaldern", "nocturnis"), phase="turn")
    table.at("tortok", "library")
    table.carry("tortok", "ruby", "ruby", "scroll")
    table.encounter("library", True)
    table.g.ap = 3
    table.do("activate:tortok", "search")
    assert table.ap == 2
    assert table.options() == ["drop:hostage", "drop:ruby", "drop:scroll"]
    table.do("drop:scroll", "lay:bakery")
    assert table.loot("tortok") == ["hostage", "ruby", "ruby"]
    table.who("tortok").at = -2
    table.who("bragg").at = -1
    table.g.phase, table.g.turn, table.g.ended_by = "sales", 0, "CAD-ROUND-3"
    table._match = None
    table.force(1, 1)
    assert table.match.over
    assert table.purse(A) == 5 + 6 + 1 + 1


@rules("CAD-ADV-10", "CAD-ADV-21")
def test_S44_selling_in_the_street() -> None:
    table = Table(adventure="fence_in_town")
    table.at("iris", "plaza")
    table.carry("iris", "ruby", "scroll", "emerald")
    table.g.ap = 1
    table.do("activate:iris", "fence")
    table.do("sell:ruby", luck=(6,))
    table.do("sell:scroll", "done", luck=(3,))
    assert table.purse(A) == 5 + 9 + 6
    assert table.loot("iris") == ["emerald"]
    assert table.refused("fence") == "CAD-ACT-3"


@rules("CAD-ADV-11", "CAD-MOVE-6", "CAD-ROUND-2")
def test_S45_out_of_the_fire() -> None:
    table = Table(adventure="fire", phase="dawn", round=2)
    table.at("otho", "stable")
    table.carry("otho", "ruby")
    table.chest("stable", "scroll")
    table.at("nyx", "exit_n1")
    table.force(SPACE["stable"])
    assert table.ask.prompt == "militia"
    assert table.where("otho") == "cross_11"
    assert table.loot("otho") == ["ruby"]
    assert table.chest_in("stable") == ""
    assert table.g.burnt[SPACE["stable"]] == 1

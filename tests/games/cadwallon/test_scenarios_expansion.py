"""Scenarios 16 to 41 and 46 to 49 of `scenarios.md`: The King of Ashes."""

from __future__ import annotations

import pytest

from igroteka.games.cadwallon.rules.board import SPACE
from igroteka.testing.coverage import rules
from tests.games.cadwallon.table import A, B, C, Table, gear_name


@rules("CAD-NOMERCY-1", "CAD-NOMERCY-4", "CAD-XP-2", "CAD-XP-4", "CAD-ARC-13")
def test_S16_totals_decide_ties() -> None:
    table = Table(whole=True)
    table.stand(leona="cross_11", nyx="h1_2")
    table.hand(A, "cheap_shot")
    table.hand(B, "powerful_blow")
    table.walk("leona")
    table.do("attack:h1_2", "card:cheap_shot")
    table.do("card:powerful_blow", luck=(6, 1, 5, 5))
    assert (table.ask.seat, table.ask.prompt) == (B, "flight")
    assert table.where("nyx") == "h1_2"
    assert table.player(A).experience == 1  # for the natural six, though the fight is lost


@rules("CAD-NOMERCY-2", "CAD-FIGHT-9", "CAD-SKILL-4")
@pytest.mark.parametrize(("defender", "winner"), [("nyx", "tortok"), ("otho", "otho")])
def test_S17_dead_level(defender: str, winner: str) -> None:
    gang = "nocturnis" if defender == "nyx" else "executioners"
    table = Table(no_mercy=True, gangs=("kaldern", gang))
    table.at("tortok", "cross_11")
    table.at(defender, "h1_2")
    table.strike("tortok", "h1_2", 4, 3, 4, 3)
    assert table.told("fight-won")[0][1]["figure"] == winner


@rules("CAD-FIGHT-5", "CAD-XP-3", "CAD-XP-5", "CAD-XP-6", "CAD-ARC-14")
def test_S18_re_rolled_six() -> None:
    table = Table(whole=True)
    table.stand(leona="cross_11", nyx="h1_2")
    table.hand(B, "distraction")
    table.player(A).experience = 1
    table.g.experience_left -= 1
    table.walk("leona")
    table.do("attack:h1_2")
    table.do("card:distraction", luck=(6, 2, 1, 1))
    table.do("experience:1", luck=(6, 3))
    assert table.told("forced") == [("CAD-ARC-14", {"figure": "leona", "dice": [3, 6]})]
    assert table.told("fight-won")[0][1]["score"] == 6
    assert table.player(A).experience == 1


@rules("CAD-EXPL-1", "CAD-EXPL-4", "CAD-WOUND-3", "CAD-WOUND-6")
def test_S19_trap_in_passing() -> None:
    table = Table(whole=True)
    table.at("leona", "exit_n3")
    table.token("gallery", "trap")
    table.g.ap = 5
    table.walk("leona", "gallery")
    assert table.where("leona") == "gallery"
    assert table.who("leona").wounds == 1
    assert (table.g.active, table.g.walk, table.ap) == (-1, None, 4)
    assert table.g.covered.spaces == []
    table.do("heal:leona")
    assert table.ap == 3
    assert table.refused("activate:leona") == "CAD-ACT-2"


@rules("CAD-EXPL-1", "CAD-EXPL-8", "CAD-RUL-3")
def test_S20_staircase_found_not_yet_used() -> None:
    table = Table(whole=True, gangs=("nocturnis", "kaldern"))
    table.at("nyx", "cross_11")
    table.token("bakery", "staircase")
    table.walk("nyx", "h1_2", "bakery")
    assert table.player(A).experience == 1
    assert table.g.walk is None
    assert not table.options("down")
    assert table.refused("move") == "CAD-ACT-3"


@rules("CAD-CAT-1", "CAD-CAT-3", "CAD-CYC-2", "CAD-CYC-3", "CAD-CYC-6", "CAD-CYC-9", "CAD-XP-2")
def test_S21_down_the_stairs_and_a_visit_from_the_cyclops() -> None:
    table = Table(whole=True, gangs=("nocturnis", "kaldern"))
    table.stand(silke="bakery", nyx="stable")
    table.found("bakery", "staircase")
    table.g.ap = 4
    table.walk("silke")
    table.do("down:archive", luck=(4, 1, 1, 1, 1, 6, 6, 1, 1, 1, 1, 6, 6))
    assert table.player(A).experience == 0  # a defender earns nothing
    assert table.where("cyclops") == "lair"
    assert table.where("silke") == "archive"
    assert table.ap == 3
    table.do("archive", luck=(1,))
    assert table.ap == 2


@rules(
    "CAD-CAT-9",
    "CAD-CYC-7",
    "CAD-CYC-8",
    "CAD-CYC-10",
    "CAD-CYC-14",
    "CAD-CYC-17",
    "CAD-NOMERCY-1",
    "CAD-SKILL-3",
    "CAD-ACT-8",
)
def test_S22_attacking_the_cyclops() -> None:
    table = Table(whole=True)
    table.at("iris", "bakery")
    table.found("bakery", "staircase")
    table.at("cyclops", "tunnel")
    table.hand(A, "flurry", "run", "dodge")
    table.walk("iris")
    table.do("storm:tunnel", "card:flurry", "fury")
    table.force(6, 5, 5, 2, 5, 5, 4, 1, 6, 6, 6, 4, 3, 1)
    table.do("discard:run", "done")  # no re-roll by the token just earned
    rolled = [args["dice"] for _, args in table.told("fight-dice")]
    assert rolled == [[6, 5, 5, 2], [5, 5, 4, 1], [6, 6], [6, 4, 3, 1]]
    assert table.where("iris") == "prison"
    assert table.player(A).experience == 3
    assert table.told("rolled-by") == []  # no Cyclops die
    assert table.ap == 5


@rules("CAD-CAT-8", "CAD-CAT-10", "CAD-CAT-11", "CAD-CYC-2", "CAD-ACT-3")
def test_S23_evicting_a_rival_below() -> None:
    table = Table(whole=True, gangs=("cursed", "kaldern"))
    table.at("zora", "bakery")
    table.found("bakery", "staircase")
    table.at("bragg", "holy_altar")
    table.carry("bragg", "magic_gem", "magic_gem")
    table.walk("zora")
    table.do("storm:holy_altar", luck=(5, 5, 1, 1, 6))
    assert table.loot("zora") == ["magic_gem"]
    assert (table.where("bragg"), table.loot("bragg")) == ("prison", ["magic_gem"])
    assert table.told("cyclops-stays") == [("CAD-CYC-3", {})]
    assert table.ap == 5
    assert table.refused("altar") == "CAD-ACT-3"


@rules("CAD-ROOM-8", "CAD-ROOM-9", "CAD-ROOM-11", "CAD-CAT-15")
def test_S24_archive_limits() -> None:
    table = Table(whole=True, gangs=("nocturnis", "kaldern"))
    table.at("valdur", "archive")
    table.carry("valdur", "scroll")
    table.discard("run", "dodge")
    table.do("activate:valdur")
    table.do("archive", luck=(6,))
    table.do("token:0", luck=(4,))
    table.do("fetch:run")
    assert table.cards(A) == ["dodge", "run"]
    assert table.player(A).experience == 1
    table.who("valdur").acted = False
    assert table.refused("archive") == "CAD-CAT-15"


@rules("CAD-CAT-2", "CAD-EXPL-9", "CAD-ROOM-12", "CAD-ACT-1")
def test_S25_mechanism_at_the_moment_of_entry() -> None:
    table = Table(whole=True, gangs=("cursed", "kaldern"))
    table.at("gholam", "chapel")
    table.found("chapel", "mechanism")
    table.stand(vesper="bakery", dorak="stable")
    table.found("bakery", "staircase")
    table.found("stable", "staircase")
    table.walk("vesper")
    table.do("down:secret_treasury", luck=(6,))
    table.move("gholam", "h1_3")
    assert table.where("vesper") == "secret_treasury"
    table.walk("dorak")
    assert table.refused("storm:secret_treasury") == "CAD-CAT-2"


@rules("CAD-ROOM-13", "CAD-ROOM-14", "CAD-ROOM-15", "CAD-ROOM-16")
@pytest.mark.parametrize("bracelet", [True, False])
def test_S26_three_dice_and_a_bracelet(bracelet: bool) -> None:
    table = Table(whole=True, gangs=("cursed", "kaldern"))
    table.at("zora", "secret_treasury")
    table.carry("zora", *["bracelet"] * bracelet)
    table.do("activate:zora")
    table.do("treasury", luck=(5, 5, 2))
    if bracelet:
        table.do("token:1", luck=(1,))
        assert table.purse(A) == 5 + 8
        assert table.where("zora") == "secret_treasury"
    else:
        assert table.where("zora") == "gone"
        assert table.purse(A) == 5


@rules("CAD-PRISON-5", "CAD-PRISON-7", "CAD-PRISON-8", "CAD-CAT-5")
def test_S27_escape_and_run() -> None:
    table = Table(whole=True)
    table.at("leona", "prison")
    table.carry("leona", "key_ring")
    table.at("nyx", "v4_2")
    table.g.ap = 3
    table.do("activate:leona")
    table.do("escape", luck=(3,))
    table.do("token:0", luck=(4,))
    assert (table.where("leona"), table.ap) == ("cat_center", 2)
    table.do("move", "step:cross_41")
    assert table.refused("attack:v4_2") == "CAD-PRISON-7"
    table.do("step:exit_e1", "stop")
    assert table.ap == 1
    assert table.refused("skill:feint") == "CAD-PRISON-9"


@rules("CAD-CAT-6")
def test_S28_both_pentagrams_taken() -> None:
    table = Table(whole=True)
    table.stand(leona="cat_center", kornak="cross_41", iris="cross_14")
    table.walk("leona")
    free = ["exit_e1", "exit_n4", "exit_s1", "exit_w4", "v1_4", "v4_2"]
    assert table.options("step") == sorted([f"step:{s}" for s in free] + ["step:cross_14"])
    table.do("step:v1_4")
    assert table.ask.args["points"] == 3


@rules("CAD-PATROL-1", "CAD-PATROL-2", "CAD-PATROL-4", "CAD-PATROL-5", "CAD-PRISON-2")
def test_S29_jailer_and_headsman() -> None:
    table = Table(whole=True, phase="watch", gangs=("nocturnis", "executioners"))
    table.stand(kornak="cross_11", leona="cross_31")
    table.carry("leona", "ruby", "scroll")
    purple = next(n for n in table.g.deck.cards[1:] if n < 36)
    table.force(table.g.deck.cards[0], purple)
    table.do("lead:kornak_reinforced")
    table.do("patrol:cross_31", luck=(6, 6, 1, 1))
    assert table.purse(B) == 3
    assert table.where("leona") == "prison"
    assert table.loot("leona") == ["ruby", "scroll"]
    assert table.told("fled") == []


@rules("CAD-MERC-6", "CAD-NOMERCY-5", "CAD-FIGHT-14")
def test_S30_manacles_on_top_of_chufflock() -> None:
    table = Table(whole=True)
    table.hire(A, "chufflock")
    table.stand(chufflock="cross_11", nyx="h1_2")
    table.carry("nyx", "scroll")
    table.hand(A, "manacles")
    table.walk("chufflock")
    table.do("attack:h1_2")
    table.do("card:manacles", luck=(5, 5, 1, 1))
    assert table.loot("chufflock") == ["scroll"]
    assert table.where("nyx") == "prison"
    assert len(table.told("imprisoned")) == 1
    assert table.discarded() == ["manacles"]


@rules("CAD-PASS-1", "CAD-PASS-2", "CAD-PASS-3")
def test_S31_trading_in_passing() -> None:
    table = Table(whole=True)
    table.stand(davitto="cross_11", otho="h1_2")
    table.carry("davitto", "ruby", "ruby", "scroll")
    table.gear("davitto", "crowbar")
    table.carry("otho", "key_ring")
    table.gear("otho", "soft_boots")
    table.walk("davitto", "h1_2")
    assert table.ask.prompt == "exchange"
    assert table.refused("take-loot:key_ring") == "CAD-PASS-3"
    table.do("hand-loot:ruby", "hand-loot:scroll", "gear")
    assert table.refused("hand-loot:ruby") == "CAD-PASS-3"
    table.do("done")
    assert table.loot("otho") == ["key_ring", "ruby", "scroll"]
    assert table.loot("davitto") == ["ruby"]
    assert gear_name(table.who("otho")) == "crowbar"
    assert gear_name(table.who("davitto")) == "soft_boots"
    assert table.refused("stop") == "CAD-MOVE-11"


@rules("CAD-INTR-4", "CAD-INTR-5", "CAD-BOARD-10")
def test_S32_intrigue_desk() -> None:
    table = Table(whole=True)
    table.at("iris", "library").wounds = 1
    table.plot(A, "clean_getaway", "tunnel_rat")
    table.g.ap = 3
    table.do("plot")
    assert len(table.player(A).intrigues) == 3
    assert table.ap == 2
    assert table.refused("plot") == "CAD-INTR-5"


@rules("CAD-MIL-13", "CAD-INTR-2")
def test_S33_reward_in_another_players_turn() -> None:
    table = Table(whole=True, phase="watch", gangs=("nocturnis", "kaldern"))
    table.stand(valrut="cross_11", tortok="h1_2")
    table.plot(B, "shame_the_watch")
    purple = next(n for n in table.g.deck.cards[1:] if n < 36)
    table.force(table.g.deck.cards[0], purple)
    table.do("lead:valrut_reinforced")
    table.do("patrol:h1_2", luck=(1, 1, 1, 6, 6))
    assert (table.ask.seat, table.ask.prompt) == (B, "flight")
    table.do("flee:exit_w1") if "flee:exit_w1" in table.options() else table.do("flee:cross_31")
    assert table.purse(B) == 9
    assert table.player(B).intrigues == []


@rules("CAD-ROOM-3", "CAD-ROOM-4", "CAD-ROOM-5", "CAD-END-5")
def test_S34_lost_in_the_tunnel() -> None:
    table = Table(whole=True)
    table.at("leona", "tunnel")
    table.carry("leona", "ruby", "ruby", "scroll")
    table.gear("leona", "crowbar")
    table.ducats(2, 5)
    table.do("activate:leona")
    assert table.refused("tunnel") == "CAD-ROOM-3"
    table.alarm()
    table._match = None
    table.do("tunnel", luck=(1,))
    assert (table.where("leona"), table.purse(A)) == ("gone", 0)
    assert table.loot("leona") == []
    assert len(table.g.gear_gone) == 1


@rules("CAD-MOVE-11", "CAD-MOVE-12", "CAD-PASS-1", "CAD-PASS-2", "CAD-ARC-5", "CAD-ARC-8")
def test_S35_no_stopping_on_a_friend() -> None:
    table = Table(whole=True, gangs=("nocturnis", "kaldern"))
    table.stand(morrow="cross_11", silke="cross_21")
    table.carry("silke", "ruby")
    table.hand(A, "run", "parry")
    table.hand(B, "niggling_injury")
    table.walk("morrow")
    table.do("hinder:niggling_injury", "step:h1_2")
    assert table.refused("step:cross_21") == "CAD-MOVE-11"
    table.do("card:run", "step:cross_21", "take-loot:ruby", "done")
    assert table.loot("morrow") == ["ruby"]
    assert table.refused("stop") == "CAD-MOVE-11"
    assert {"step:exit_n2", "step:h1_3"} <= set(table.options("step"))


@rules("CAD-EXPL-2", "CAD-EXPL-11", "CAD-EXPL-12", "CAD-FIGHT-14", "CAD-WOUND-3")
@pytest.mark.parametrize("wins", [True, False])
def test_S36_attack_over_a_hidden_token(wins: bool) -> None:
    table = Table(whole=True, gangs=("executioners", "kaldern"))
    table.at("bragg", "chapel")
    table.token("chapel", "trap")
    table.at("iris", "cross_21")
    table.g.ap = 5
    table.walk("iris", "h1_3")
    table.force(*((5, 5, 1, 1) if wins else (1, 1, 5, 5)))
    table.do("attack:chapel")
    assert table.ask.prompt == "flight"
    table.do(table.options()[0])
    if wins:
        assert table.who("iris").wounds == 1
        assert (table.g.active, table.ap) == (-1, 3)
        assert table.g.covered.spaces == []
    else:
        assert table.g.covered.spaces == [SPACE["chapel"]]
        assert table.where("bragg") == "chapel"


@rules("CAD-END-8", "CAD-END-5", "CAD-INTR-3")
def test_S37_rewards_and_losses_in_one_sum() -> None:
    table = Table(whole=True, phase="sales", alone=True)
    table.plot(A, "tunnel_rat", "empty_cells")
    table.at("nyx", "prison")
    table.ducats(2, 5)
    table.g.ended_by = "CAD-ROUND-3"
    assert table.match.over
    assert table.purse(A) == 5


@rules("CAD-XP-6", "CAD-ROOM-18", "CAD-ACT-11", "CAD-PRISON-8")
def test_S38_experience_closes_a_die() -> None:
    def prisoner() -> Table:
        table = Table(whole=True)
        table.at("leona", "prison")
        table.carry("leona", "key_ring")
        table.player(A).experience = 1
        table.g.experience_left -= 1
        table.do("activate:leona")
        table.do("escape", luck=(2,))
        table.force(3)
        return table

    first = prisoner()
    first.do("experience:0")
    assert first.where("leona") == "prison"
    assert first.told("still-jailed")
    second = prisoner()
    second.do("token:0")
    second.force(5)
    second.do("experience:0")
    assert second.where("leona") == "cat_center"


@rules("CAD-CAT-4", "CAD-CAT-5", "CAD-ACT-3")
def test_S39_from_the_archive_to_the_smithy() -> None:
    table = Table(whole=True)
    table.at("leona", "archive")
    table.chest("smithy", "ruby")
    table.g.ap = 2
    table.walk("leona", "cat_center", "cross_14", "exit_w4", "smithy")
    table.do("pick:chest:smithy", luck=(1,))
    assert table.loot("leona") == ["ruby"]
    assert table.ap == 0


@rules(
    "CAD-CAT-16",
    "CAD-CYC-2",
    "CAD-CYC-3",
    "CAD-CYC-6",
    "CAD-CYC-8",
    "CAD-CYC-11",
    "CAD-CYC-13",
)
def test_S40_the_beast_visits_a_third_party() -> None:
    table = Table(whole=True, players=3, gangs=("kaldern", "cursed", "nocturnis"))
    table.at("elise", "bakery")
    table.found("bakery", "staircase")
    table.at("valdur", "holy_altar")
    table.carry("valdur", "ruby")
    table.hand(A, "powerful_blow")
    table.hand(C, "powerful_blow")
    table.walk("elise")
    table.do("down:tunnel", luck=(1,))
    assert (table.ask.seat, table.ask.prompt) == (C, "fight-cards")
    table.do("card:powerful_blow", luck=(1, 1, 1, 1, 6, 1, 6, 6, 6, 6, 1, 1))
    assert (table.where("valdur"), table.loot("valdur")) == ("prison", ["ruby"])
    assert table.where("cyclops") == "holy_altar"
    assert table.where("elise") == "tunnel"
    assert table.g.active == table.who("elise").number


@rules("CAD-CAT-6", "CAD-CAT-7", "CAD-MOVE-3", "CAD-PASS-1")
def test_S41_both_pentagrams_held_by_characters() -> None:
    table = Table(whole=True)
    table.stand(leona="cat_center", nyx="cross_41", iris="cross_14")
    table.g.ap = 2
    table.walk("leona")
    assert table.options("attack") == ["attack:cross_41"]
    assert "step:cross_14" in table.options()
    assert "step:exit_s1" in table.options()
    table.do("attack:cross_41", luck=(5, 5, 1, 1))
    assert table.ap == 0


@rules("CAD-ADV-13", "CAD-ROUND-2")
def test_S46_tremors() -> None:
    table = Table(whole=True, adventure="tremors", phase="dawn", round=3)
    table.token("bakery", "crest")
    table.token("chapel", "staircase")
    table.at("iris", "stable")
    table.token("stable", "crest")
    table.token("tavern", "trap")
    assert table.refused("shake:stable") == "CAD-ADV-13"
    table.do("shake:bakery")
    assert [p.experience for p in table.g.players] == [0, 0]
    assert SPACE["bakery"] not in table.g.covered.spaces
    table.g.phase, table.g.round = "dawn", 5
    table._match = None
    table.do("shake:chapel")
    assert table.g.found[SPACE["chapel"]] >= 0
    assert [p.experience for p in table.g.players] == [0, 0]
    assert table.ask.prompt == "portcullis"


@rules("CAD-ADV-15", "CAD-CYC-9", "CAD-WOUND-8", "CAD-INTR-2", "CAD-INTR-10")
def test_S47_bounty() -> None:
    table = Table(whole=True, adventure="beast_of_mid_nor", gangs=("cursed", "kaldern"))
    table.hire(A, "shaana")
    table.at("shaana", "bakery")
    table.found("bakery", "staircase")
    table.at("cyclops", "tunnel")
    table.plot(A, "beast_slayer")
    table.walk("shaana")
    table.do("storm:tunnel", luck=(5, 5, 1, 1, 5, 5, 1, 1))
    assert table.where("cyclops") == "lair"
    assert table.where("shaana") == "tunnel"
    assert table.purse(A) == 5 + 10 + 8


@rules("CAD-ADV-17", "CAD-ADV-18")
@pytest.mark.parametrize("face", [3, 5])
def test_S48_in_the_crowd(face: int) -> None:
    table = Table(whole=True, adventure="festival_of_ashes")
    table.at("leona", "cross_22")
    table.g.ap = 3
    table.walk("leona", "v2_3", "plaza")
    assert table.g.walk is None
    table.force(face)
    table.do("pockets")
    assert table.ap == 1
    assert table.purse(A) == (8 if face == 3 else 4)
    assert (table.g.active == -1) == (face == 5)


@rules("CAD-ADV-19", "CAD-ADV-20", "CAD-TREAS-1", "CAD-TREAS-3", "CAD-CAT-4", "CAD-CAT-5")
def test_S49_a_heavy_passenger() -> None:
    table = Table(whole=True, adventure="dukes_ransom")
    table.at("leona", "torture_chamber")
    table.g.duke = SPACE["torture_chamber"]
    table.carry("leona", "ruby", "scroll")
    table.g.ap = 2
    table.do("activate:leona", "take-duke")
    assert table.ap == 1
    assert table.refused("drop:duke") == "CAD-ADV-20"
    table.do("drop:ruby", "lay:bakery")
    assert table.loot("leona") == ["duke", "scroll"]
    table.do("move")
    assert table.ask.args["points"] == 3
    table.do("step:cat_center", "step:cross_14", "step:exit_s1")
    assert table.where("leona") == "exit_s1"
    assert table.g.walk is None

"""Arcana, missions, skills, the end of the game (CAD-ARC, CAD-MISS, CAD-SKILL, CAD-END)."""

from __future__ import annotations

import pytest

from igroteka.games.cadwallon.content import ARCANA, ARCANA_KIND, MISSIONS
from igroteka.games.cadwallon.rules.board import SPACE
from igroteka.games.cadwallon.rules.end import result
from igroteka.games.cadwallon.rules.state import LOCKED
from igroteka.kernel.zones import HIDDEN
from igroteka.testing.coverage import rules
from tests.games.cadwallon.table import A, B, C, Table


@rules("CAD-ARC-1", "CAD-ARC-3")
def test_any_number_of_fitting_cards_face_up_to_the_discard() -> None:
    table = Table()
    table.hand(A, "denunciation", "denunciation", "flurry")
    assert table.refused("card:flurry") == "CAD-ARC-1"
    table.do("card:denunciation", "card:denunciation")
    assert table.purse(B) == 1
    assert table.discarded() == ["denunciation", "denunciation"]
    assert table.match.view(B).deck.discard == table.g.deck.discard


def test_CAD_ARC_2_several_cards_in_anothers_turn() -> None:
    table = Table()
    table.at("iris", "exit_n1")
    table.hand(B, "niggling_injury", "niggling_injury")
    table.walk("iris")
    table.do("hinder:niggling_injury", "pass")
    assert table.ask.args["points"] == 2


def test_CAD_ARC_4_purple_cards_are_fight_cards() -> None:
    for card in ARCANA:
        assert (card.colour == "purple") == (card.play == "fight_cards")
    base = [ARCANA[kind].colour for kind in ARCANA_KIND[:60]]
    assert (base.count("purple"), base.count("blue")) == (36, 24)


@rules("CAD-ARC-5", "CAD-ARC-6")
def test_run_twice_and_dodge() -> None:
    table = Table()
    table.stand(iris="exit_n1", kornak="cross_11")
    table.hand(A, "run", "run", "dodge")
    table.walk("iris")
    table.do("card:run", "card:run")
    assert table.ask.args["points"] == 8
    assert table.refused("step:cross_11") == "CAD-MOVE-9"
    table.do("card:dodge", "step:cross_11")
    assert table.refused("stop") == "CAD-MOVE-11"
    table.do("step:h1_2", "stop")
    assert table.where("iris") == "h1_2"
    assert table.where("kornak") == "cross_11"


def test_CAD_ARC_8_niggling_injury_is_for_others() -> None:
    table = Table()
    table.at("iris", "exit_n1")
    table.hand(A, "niggling_injury")
    table.walk("iris")
    assert table.refused("card:niggling_injury") == "CAD-ARC-17"
    assert table.ask.args["points"] == 4


def test_CAD_ARC_9_locked() -> None:
    table = Table()
    table.hand(A, "locked", "locked")
    table.at("iris", "stable")
    table.chest("bakery", "ruby")
    table.chest("smithy", "scroll")
    table.chest("stable", "emerald")
    table.do("card:locked")
    assert table.refused("lock:stable") == "CAD-ARC-9"
    table.do("lock:bakery")
    assert table.g.chests[SPACE["bakery"]] == LOCKED
    assert table.match.view(A).locked.tokens == [HIDDEN]
    table.at("iris", "bakery")
    table._match = None
    table.do("activate:iris")
    costs = {o.verb: o.args["cost"] for o in table.ask.options if "cost" in o.args}
    assert (costs["pick"], costs["bash"]) == (2, 3)
    table.do("bash:chest:bakery")
    assert table.loot("iris") == ["ruby"]
    assert table.g.locked.spaces == []


@rules("CAD-ARC-10", "CAD-ARC-12")
def test_master_key_and_nest_egg() -> None:
    table = Table()
    table.at("iris", "bakery")
    table.chest("bakery", "ruby")
    table.hand(A, "master_key", "nest_egg", "nest_egg")
    table.do("activate:iris", "pick:chest:bakery")
    assert table.ask.prompt == "use-card"
    table.do("yes")
    assert table.told("rolled") == []
    assert table.ap == 6
    table.do("yes")
    assert table.purse(A) == 7  # one copy per chest
    assert table.cards(A) == ["nest_egg"]


def test_CAD_ARC_11_denunciation_takes_what_there_is() -> None:
    table = Table(players=3)
    table.hand(A, "denunciation")
    table.ducats(5, 1, 5)
    table.do("card:denunciation")
    assert table.options() == ["rival:1", "rival:2"]
    table.do("rival:1")
    assert table.purse(B) == 0
    assert table.purse(A) == 5


@rules("CAD-ARC-14", "CAD-SKILL-6")
@pytest.mark.parametrize("loot", [("ruby", "scroll"), ("ruby",)])
def test_cutpurse_and_light_fingers(loot: tuple[str, ...]) -> None:
    table = Table(gangs=("nocturnis", "kaldern"))
    table.stand(nyx="cross_11", tortok="h1_2")
    table.carry("tortok", *loot)
    table.hand(A, "cutpurse")
    table.walk("nyx")
    table.do("attack:h1_2")
    table.do("card:cutpurse", luck=(6, 6, 1, 1))
    if len(loot) == 2:
        table.do("steal:ruby")
        assert table.loot("nyx") == ["ruby", "scroll"]
        assert table.purse(A) == 5 + 2  # Light Fingers
    else:
        assert table.loot("nyx") == ["ruby"]
        assert table.purse(A) == 5 + 2 + 2


def test_CAD_SKILL_6_light_fingers_need_no_treasure_but_a_purse() -> None:
    table = Table(gangs=("nocturnis", "kaldern"))
    table.stand(nyx="cross_11", tortok="h1_2")
    table.ducats(5, 3)
    table.strike("nyx", "h1_2", 6, 6, 1, 1)
    assert table.purse(A) == 5 + 2 + 1  # no more than there is
    assert table.purse(B) == 0


def test_CAD_ARC_15_cutpurse_against_a_militiaman() -> None:
    table = Table(phase="watch", gangs=("nocturnis", "executioners"))
    table.stand(kornak="cross_11", leona="h1_2")
    table.hand(B, "cutpurse")
    table.force(table.g.deck.cards[0], 2)
    table.do("lead:kornak", "patrol:h1_2")
    table.do("card:cutpurse", luck=(1, 1, 6, 6))
    table.do(table.options()[0])
    assert (table.purse(A), table.purse(B)) == (5, 5)


@rules("CAD-ARC-17")
def test_a_card_needs_its_situation() -> None:
    table = Table(whole=True)
    table.stand(nyx="exit_n1", iris="exit_s4")
    table.hand(A, "locked", "poison_dart", "dodge", "healing_salve")
    table.do("activate:iris")
    for card in ("locked", "poison_dart", "healing_salve"):
        assert table.refused(f"card:{card}") == "CAD-ARC-17"
    assert table.refused("card:dodge") == "CAD-ARC-1"


# Missions -------------------------------------------------------------------------------------


@rules("CAD-MISS-2", "CAD-MISS-5")
def test_prisoners_and_those_who_left_give_nothing() -> None:
    table = Table(whole=True)
    table.at("iris", "prison")
    table.carry("iris", "ruby")
    table.carry("leona", "ruby")
    table.who("leona").at = -2
    table.missions("red_eyes")
    assert table.refused("mission:red_eyes") == "CAD-MISS-2"
    table.at("davitto", "exit_n1")
    table.carry("davitto", "ruby", "ruby")
    table._match = None
    table.do("mission:red_eyes")
    assert table.purse(A) == 14


@rules("CAD-MISS-4")
def test_missions_are_replaced_while_cards_last() -> None:
    table = Table()
    table.at("iris", "exit_n1")
    table.carry("iris", "ruby", "ruby")
    table.missions("red_eyes", "dowry")
    table.g.missions.cards = []
    table.do("mission:red_eyes")
    assert [MISSIONS[n].id for n in table.g.shown] == ["dowry"]


@rules("CAD-MISS-6", "CAD-MISS-7", "CAD-DEC-32")
def test_the_player_chooses_and_gems_count_but_hostages_do_not() -> None:
    table = Table(whole=True)
    table.stand(iris="exit_n1", leona="exit_n2")
    table.carry("iris", "magic_gem", "magic_gem", "hostage")
    table.carry("leona", "magic_gem", "ruby", "ruby")
    table.missions("collectors_whim")
    table.do("mission:collectors_whim")
    assert table.refused("give:iris:hostage") == "CAD-MISS-7"
    assert table.refused("give:leona:ruby") == "CAD-MISS-6"  # only two of them
    table.do("give:iris:magic_gem", "give:iris:magic_gem")
    assert table.loot("iris") == ["hostage"]
    assert table.loot("leona") == ["ruby", "ruby"]
    assert table.purse(A) == 5 + 14


def test_CAD_MISS_6_any_four() -> None:
    table = Table()
    table.stand(iris="exit_n1", leona="exit_n2")
    table.carry("iris", "ruby", "scroll", "emerald")
    table.carry("leona", "ruby", "sapphire")
    table.missions("guild_tithe")
    table.do("mission:guild_tithe")
    assert len(table.options("give")) == 5
    table.do("give:iris:ruby", "give:iris:scroll", "give:leona:sapphire", "give:leona:ruby")
    assert table.loot("iris") == ["emerald"]


# Skills ---------------------------------------------------------------------------------------


def test_CAD_SKILL_1_feint() -> None:
    table = Table()
    table.stand(leona="bakery", nyx="h1_2")
    table.token("h1_2", "trap")
    table.do("activate:leona", "skill:feint")
    assert (table.where("leona"), table.where("nyx")) == ("h1_2", "bakery")
    assert table.ap == 6
    assert not table.who("leona").moved
    assert table.told("fight") == []
    assert "move" in table.options()


@rules("CAD-SKILL-1", "CAD-ADV-17")
def test_CAD_SKILL_1_no_guard_is_swapped_into_the_crowd() -> None:
    table = Table(whole=True, adventure="festival_of_ashes")
    table.stand(leona="v2_3", kornak="cross_22")
    table.do("activate:leona")
    assert table.refused("skill:feint") == "CAD-SKILL-1"


def test_CAD_SKILL_2_tinker() -> None:
    table = Table()
    table.at("davitto", "bakery")
    table.chest("bakery", "ruby")
    table.do("activate:davitto")
    table.do("pick:chest:bakery", luck=(6,))
    assert table.options() == ["done", "tinker:0"]
    table.do("tinker:0", luck=(5,))
    assert table.loot("davitto") == []  # the second roll stands


def test_CAD_SKILL_3_battle_fury_as_a_defender() -> None:
    table = Table(gangs=("nocturnis", "executioners"))
    table.stand(nyx="cross_11", iris="h1_2")
    table.hand(B, "run", "dodge")
    table.walk("nyx")
    table.do("attack:h1_2", "fury")
    table.do("discard:run", luck=(1, 1, 2, 2, 2))
    assert table.told("fight-dice")[1][1]["dice"] == [2, 2, 2]


def test_CAD_SKILL_5_shadow_walk() -> None:
    table = Table(gangs=("nocturnis", "kaldern"))
    table.stand(valdur="smithy", tortok="cross_14")
    table.do("activate:valdur", "skill:shadow_walk")
    assert table.where("valdur") == "cross_41"
    table.at("valdur", "smithy").skilled = False
    table.at("kornak", "cross_41")
    table._match = None
    assert table.refused("skill:shadow_walk") == "CAD-SKILL-5"


@rules("CAD-SKILL-7", "CAD-SKILL-8")
def test_fleet_foot_and_wall_climber() -> None:
    table = Table(gangs=("nocturnis", "kaldern"))
    table.stand(morrow="exit_n1", silke="h2_2")
    table.hand(A, "flurry", "parry")
    table.walk("morrow")
    table.do("fleet_foot", "discard:parry")
    assert table.ask.args["points"] == 6
    assert table.refused("fleet_foot") == "CAD-ACT-8"
    table.do("stop")
    table.walk("silke")
    assert table.refused("step:mages_study") == "CAD-BOARD-5"
    table.do("wall_climber", "step:mages_study")
    assert table.where("silke") == "mages_study"
    assert table.discarded() == ["parry", "flurry"]


def test_CAD_SKILL_10_charm() -> None:
    table = Table(gangs=("nocturnis", "kaldern"), phase="watch")
    table.stand(kornak="cross_11", elise="h1_2")
    table.hand(B, "run")
    table.force(table.g.deck.cards[0], 2)
    table.do("lead:kornak")
    table.do("patrol:h1_2", luck=(6, 1, 3, 3))
    table.do("charm", luck=(2,))
    assert table.told("fight-won")[0][1] == {"figure": "elise", "score": 3, "other": 2}


def test_CAD_SKILL_12_haggler() -> None:
    table = Table(gangs=("kaldern", "nocturnis"), phase="sales")
    table.carry("bragg", "ruby")
    table.who("bragg").at = -2
    table.carry("tortok", "scroll")
    table.who("tortok").at = -2
    table.g.ended_by = "CAD-ROUND-3"
    table.force(2, 1)
    assert table.options() == ["done", "haggler:0"]
    table.do("haggler:0", luck=(5,))
    assert table.match.over
    assert table.purse(A) == 5 + 2 + 5


@rules("CAD-SKILL-13")
def test_terror_drives_militiamen_five_spaces() -> None:
    table = Table(gangs=("nocturnis", "cursed"), phase="watch")
    table.stand(kornak="cross_11", dorak="h1_2")
    table.force(table.g.deck.cards[0], 2)
    table.do("lead:kornak")
    table.do("patrol:h1_2", luck=(1, 1, 6, 6))
    assert (table.ask.seat, table.ask.args["steps"]) == (B, 5)


def test_CAD_SKILL_14_hex() -> None:
    table = Table(players=3, gangs=("cursed", "kaldern", "nocturnis"))
    table.at("zora", "exit_n1")
    table.hand(C, "run")
    table.do("activate:zora", "skill:hex", "rival:2")
    assert table.cards(C) == []
    assert table.discarded() == ["run"]


def test_CAD_SKILL_15_gravewalk() -> None:
    table = Table(gangs=("cursed", "kaldern"))
    table.stand(gholam="exit_n1", kornak="cross_11")
    table.walk("gholam", "cross_11")
    assert table.refused("stop") == "CAD-MOVE-11"
    table.do("step:h1_2", "stop")
    assert table.where("gholam") == "h1_2"


def test_CAD_SKILL_16_sixth_sense_in_a_fight() -> None:
    table = Table(gangs=("cursed", "kaldern"))
    table.stand(vesper="cross_11", tortok="h1_2")
    table.hand(A, "run")
    table.walk("vesper")
    table.do("attack:h1_2", luck=(1, 1, 4, 4))
    table.do("sense", "die:0", "die:1", luck=(6, 5))
    assert table.told("fight-won")[0][1]["score"] == 6


# The end --------------------------------------------------------------------------------------


def ending(**options: object) -> Table:
    table = Table(phase="sales", **options)  # type: ignore[arg-type]
    table.g.ended_by = "CAD-ROUND-3"
    return table


@rules("CAD-END-2", "CAD-END-3", "CAD-DEC-26", "CAD-RUL-25")
def test_one_die_at_a_time_in_turn_order_with_experience() -> None:
    table = ending(whole=True)
    table.carry("leona", "ruby")
    table.carry("nyx", "scroll")
    table.who("leona").at = table.who("nyx").at = -2
    table.player(B).experience = 1
    table.g.experience_left -= 1
    table.g.order = [B, A]
    table.force(2)
    assert (table.ask.seat, table.ask.prompt) == (B, "reroll")
    table.do("experience:0", luck=(6, 3))
    assert [table.purse(A), table.purse(B)] == [8, 11]


@rules("CAD-END-5", "CAD-PRISON-10")
def test_a_purse_never_falls_below_zero_and_prisoners_are_left_behind() -> None:
    table = ending(whole=True)
    table.stand(leona="prison", iris="bakery")
    table.ducats(4, 5)
    assert table.match.over
    assert table.purse(A) == 0


@rules("CAD-END-6", "CAD-END-7")
def test_ties_go_by_characters_out_then_treasures_then_are_shared() -> None:
    table = Table(players=3)
    table.ducats(7, 7, 7)
    assert result(table.g).winners == (A, B, C)
    table.who("nyx").at = -2
    assert result(table.g).ranking == ((B,), (A, C))
    table.who("tortok").at = -2
    table.carry("tortok", "ruby")
    assert result(table.g).ranking == ((C,), (B,), (A,))
    table.ducats(8, 7, 7)
    assert result(table.g).winners == (A,)


@rules("CAD-END-9", "CAD-ADV-20")
def test_fixed_prices_and_gems_by_a_die() -> None:
    table = ending(whole=True, adventure="dukes_ransom")
    table.carry("leona", "duke", "magic_gem")
    table.who("leona").at = -2
    table.force(4)
    assert table.match.over
    assert table.purse(A) == 5 + 15 + 4


@rules("CAD-SKILL-1", "CAD-ADV-17")
def test_CAD_SKILL_1_a_guard_who_cannot_be_swapped_shields_nobody_else() -> None:
    table = Table(whole=True, adventure="festival_of_ashes")
    table.stand(leona="v2_3", kornak="cross_22", nyx="plaza")
    table.do("activate:leona", "skill:feint")
    assert (table.where("leona"), table.where("nyx")) == ("plaza", "v2_3")

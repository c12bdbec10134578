"""Fights, flight, wounds (CAD-FIGHT, CAD-FLEE, CAD-WOUND, CAD-NOMERCY)."""

from __future__ import annotations

import pytest

from igroteka.games.cadwallon.rules.board import SPACE
from igroteka.games.cadwallon.rules.flight import legal_ends
from igroteka.games.cadwallon.rules.purse import wound
from igroteka.testing.coverage import rules
from tests.games.cadwallon.table import A, B, C, Table


def duel(attacker: str = "leona", defender: str = "nyx", **options: object) -> Table:
    """The attacker stands on `cross_11`, the defender on `h1_2`."""
    gangs = options.pop("gangs", ("executioners", "nocturnis", "kaldern"))
    table = Table(gangs=gangs, **options)  # type: ignore[arg-type]
    table.at(attacker, "cross_11")
    table.at(defender, "h1_2")
    return table


@rules("CAD-FIGHT-1", "CAD-FIGHT-8", "CAD-FIGHT-13")
def test_the_attacker_entered_and_wins_ties() -> None:
    table = duel()
    table.strike("leona", "h1_2", 5, 1, 5, 4)
    assert table.told("fight") == [("CAD-FIGHT-1", {"attacker": "leona", "defender": "nyx"})]
    assert table.told("fight-won")[0][1] == {"figure": "leona", "score": 5, "other": 5}
    table.do("flee:cross_31")
    assert (table.where("leona"), table.where("nyx")) == ("h1_2", "cross_31")


@rules("CAD-FIGHT-2", "CAD-FIGHT-3", "CAD-DEC-13")
def test_one_card_each_attacker_first_before_the_dice() -> None:
    table = duel()
    table.hand(A, "powerful_blow", "flurry", "run")
    table.hand(B, "parry")
    table.walk("leona")
    table.do("attack:h1_2")
    assert (table.ask.seat, table.ask.concealed) == (A, True)
    assert table.refused("card:run") == "CAD-ARC-4"
    table.do("card:flurry")
    assert table.ask.seat == B  # one card only
    assert table.told("fight-dice") == []
    table.do("card:parry", luck=(5, 1, 5, 1))
    assert table.told("fight-dice")[0][1]["dice"] == [5, 1]  # 2 + 1 - 1


def test_CAD_FIGHT_3_skills_do_not_count_as_cards() -> None:
    table = duel("iris")
    table.hand(A, "powerful_blow", "run")
    table.walk("iris")
    table.do("attack:h1_2", "card:powerful_blow")
    table.force(1, 1, 1, 6, 6)
    table.do("fury")  # and Run, the only card left, is discarded for it
    assert table.told("fight-dice")[0][1]["dice"] == [1, 1, 1]


@rules("CAD-FIGHT-4", "CAD-ARC-16")
def test_changes_of_dice_are_summed_and_one_die_remains() -> None:
    table = duel(no_mercy=True)
    table.hand(A, "flurry")
    table.hand(B, "parry", "parry", "parry", "parry")
    table.walk("leona")
    table.do("attack:h1_2", "card:flurry")
    table.do("card:parry", "card:parry", "card:parry")
    table.do("card:parry", luck=(3, 1, 1))
    assert table.told("fight-dice")[0][1]["dice"] == [3]


@rules("CAD-FIGHT-5", "CAD-FIGHT-6", "CAD-ARC-14", "CAD-ARC-16", "CAD-DEC-14")
def test_re_rolls_of_the_attacker_come_first_and_forced_ones_must_be_used() -> None:
    table = duel(no_mercy=True)
    table.hand(A, "distraction", "distraction", "second_wind")
    table.walk("leona")
    table.do("attack:h1_2", "card:distraction", "card:distraction")
    table.do("card:second_wind", luck=(1, 2, 6, 6))
    assert table.options() == ["force", "wind"]
    assert table.refused("done") == "CAD-FIGHT-5"
    table.do("force", luck=(3,))
    table.force(4, 4, 2)
    table.do("wind", "die:0", "die:1")  # the second Distraction follows: nothing else is left
    assert table.told("fight-won")[0][1] == {"figure": "leona", "score": 4, "other": 3}


@rules("CAD-FIGHT-7", "CAD-ARC-13")
def test_the_score_is_the_highest_die_and_all_changes() -> None:
    table = duel(no_mercy=True)
    table.hand(B, "powerful_blow", "powerful_blow")
    table.walk("leona")
    table.do("attack:h1_2", "card:powerful_blow")
    table.do("card:powerful_blow", luck=(5, 5, 4, 1))
    assert table.told("fight-won")[0][1] == {"figure": "nyx", "score": 6, "other": 5}


@rules("CAD-FIGHT-9", "CAD-SKILL-4", "CAD-ARC-14")
@pytest.mark.parametrize(("riposte", "winner"), [(False, "otho"), (True, "tortok")])
def test_claims_to_ties_cancel_out(riposte: bool, winner: str) -> None:
    table = duel("tortok", "otho", gangs=("kaldern", "executioners"))
    if riposte:
        table.hand(A, "riposte")
    table.walk("tortok")
    table.force(4, 1, 4, 1)
    table.do("attack:h1_2") if not riposte else table.do("attack:h1_2", "card:riposte")
    assert table.told("fight-won")[0][1]["figure"] == winner


@rules("CAD-FIGHT-10", "CAD-FIGHT-11", "CAD-DEC-15")
def test_a_treasure_or_two_ducats() -> None:
    table = duel()
    table.carry("nyx", "ruby", "scroll")
    table.strike("leona", "h1_2", 6, 6, 1, 1)
    assert table.options() == ["steal:ruby", "steal:scroll"]
    table.do("steal:scroll")
    assert table.loot("leona") == ["scroll"]
    assert table.purse(A) == 5
    poor = duel()
    poor.ducats(5, 1)
    poor.strike("leona", "h1_2", 6, 6, 1, 1)
    assert (poor.purse(A), poor.purse(B)) == (6, 0)


def test_CAD_FIGHT_12_a_defender_robs_too_and_drops_what_is_too_much() -> None:
    table = duel()
    table.carry("leona", "ruby")
    table.carry("nyx", "scroll", "scroll", "scroll")
    table.strike("leona", "h1_2", 1, 1, 6, 6)
    assert (table.ask.seat, table.ask.prompt) == (B, "drop")
    table.do("drop:ruby", "lay:stable")
    assert table.chest_in("stable") == "ruby"


def test_CAD_FIGHT_14_the_order_of_results() -> None:
    table = duel(whole=True)
    table.carry("nyx", "ruby", "scroll")
    table.gear("leona", "serrated_dagger")
    table.hand(A, "cutpurse")
    table.walk("leona")
    table.do("attack:h1_2")
    table.do("card:cutpurse", luck=(6, 6, 1, 1))
    table.do("steal:ruby")
    assert table.discarded() == []  # the flight comes before the cards
    table.do("flee:cross_31")
    kinds = [fact.kind for fact in table.g.journal.facts if fact.kind in ORDER]
    assert kinds == ["learned", "wounded", "stole", "stole", "fled"]
    assert table.discarded() == ["cutpurse"]


ORDER = ("learned", "wounded", "stole", "fled")


@rules("CAD-FIGHT-15", "CAD-FIGHT-16")
def test_no_attack_on_the_own_gang_and_no_help_from_others() -> None:
    table = duel(players=3)
    table.at("otho", "exit_n1")
    table.hand(C, "powerful_blow")
    table.walk("leona")
    assert "attack:exit_n1" not in table.options()
    table.do("attack:h1_2", luck=(6, 6, 1, 1))
    assert (table.ask.seat, table.ask.prompt) == (A, "flight")  # C was not asked


# Flight ---------------------------------------------------------------------------------------


@rules("CAD-FLEE-4", "CAD-FLEE-5", "CAD-FLEE-6")
def test_flight_keeps_to_open_borders_and_enters_no_space_twice() -> None:
    table = Table(whole=True)
    table.at("nyx", "stable")
    ends = set(legal_ends(table.g, table.who("nyx").number, SPACE["stable"], 3))
    assert ends == {SPACE["exit_w1"], SPACE["h1_2"]}
    table.found("bakery", "staircase")
    table.token("chapel", "trap")
    table.stand(leona="cross_11", nyx="h1_2", valdur="cross_31")
    table.strike("leona", "h1_2", 5, 5, 1, 1)
    assert "flee:chapel" in table.options()
    assert all(option.value < 73 for option in table.ask.options)
    assert table.refused("flee:h1_2") == "CAD-FLEE-4"
    assert table.refused("flee:cross_31") == "CAD-FLEE-3"
    table.do("flee:chapel")
    assert table.g.covered.spaces == [SPACE["chapel"]]  # not turned up


@rules("CAD-FLEE-7")
def test_CAD_FLEE_7_the_attacker_goes_back_and_the_defender_stays() -> None:
    table = Table(gangs=("cursed", "nocturnis"))
    table.stand(gholam="cross_11", zora="exit_n1", nyx="stable")
    for name, space in (("dorak", "exit_w1"), ("vesper", "h1_2")):
        table.at(name, space)
    table.stand(silke="cross_11", gholam="bakery")
    table.g.on[SPACE["cross_11"]] = table.who("silke").number
    table.walk("gholam", "h1_2", "cross_11", "exit_n1")
    assert table.refused("stop") == "CAD-MOVE-11"
    table.do("attack:stable", luck=(6, 6, 1, 1))
    assert table.told("fell-back") == [("CAD-FLEE-7", {"figure": "gholam"})]
    assert (table.where("gholam"), table.where("nyx")) == ("bakery", "stable")


def test_CAD_FLEE_8_flight_uses_up_nothing() -> None:
    table = duel()
    table.strike("leona", "h1_2", 1, 1, 6, 6)
    table.do("flee:cross_31")
    assert table.g.active == table.who("leona").number
    table.at("nyx", "cross_32")
    assert "skill:feint" in table.options() or table.refused("skill:feint") == "CAD-SKILL-1"
    assert not table.who("nyx").moved


@rules("CAD-FLEE-9", "CAD-ADV-17")
def test_burnt_rooms_for_all_and_the_crowd_for_militiamen() -> None:
    table = Table(whole=True, adventure="festival_of_ashes")
    table.at("nyx", "cross_22")
    table.g.shut = (SPACE["reading_room"],)
    ends = legal_ends(table.g, table.who("nyx").number, SPACE["cross_22"], 1)
    assert SPACE["v2_3"] in ends
    table.at("kornak", "cross_22")
    guard = legal_ends(table.g, 16, SPACE["cross_22"], 1)
    assert guard == [SPACE["h2_2"]]
    two = legal_ends(table.g, table.who("nyx").number, SPACE["cross_22"], 2)
    assert SPACE["reading_room"] not in two


# Wounds ---------------------------------------------------------------------------------------


@rules("CAD-WOUND-1", "CAD-WOUND-2", "CAD-RUL-13", "CAD-EQUIP-10")
@pytest.mark.parametrize("dagger", [True, False])
def test_effects_wound_a_defeat_does_not(dagger: bool) -> None:
    table = duel(whole=True)
    if dagger:
        table.gear("leona", "serrated_dagger")
    table.strike("leona", "h1_2", 5, 5, 1, 1)
    assert table.who("nyx").wounds == dagger


@rules("CAD-WOUND-4", "CAD-WOUND-5", "CAD-WOUND-6", "CAD-WOUND-7", "CAD-EX-13", "CAD-RUL-22")
def test_the_wounded_rest_until_healed() -> None:
    table = Table(whole=True)
    iris = table.at("iris", "exit_n1")
    wound(table.g, iris, 1, "CAD-WOUND-1")
    wound(table.g, iris, 1, "CAD-WOUND-1")
    assert iris.wounds == 2
    assert table.refused("activate:iris") == "CAD-WOUND-4"
    table.do("heal:iris")
    assert table.refused("activate:iris") == "CAD-WOUND-4"
    table.do("heal:iris")
    assert table.ap == 5
    table.do("activate:iris")
    assert table.g.active == iris.number


def test_CAD_WOUND_4_the_wounded_defend_normally() -> None:
    table = duel()
    table.who("nyx").wounds = 1
    table.strike("leona", "h1_2", 1, 1, 6, 6)
    assert table.told("fight-won")[0][1]["figure"] == "nyx"


@rules("CAD-WOUND-3", "CAD-RUL-21")
def test_CAD_WOUND_3_wounded_in_the_own_activation() -> None:
    table = duel("leona", "nyx", whole=True)
    table.gear("nyx", "serrated_dagger")
    table.strike("leona", "h1_2", 1, 1, 5, 5)
    table.do("flee:cross_31")
    assert table.g.active == -1
    assert table.ask.prompt == "turn"  # the turn goes on


# No mercy -------------------------------------------------------------------------------------


@rules("CAD-EX-1", "CAD-EX-2", "CAD-NOMERCY-1")
@pytest.mark.parametrize(("low", "winner"), [(1, "leona"), (4, "nyx")])
def test_equal_scores_are_decided_by_totals(low: int, winner: str) -> None:
    table = duel(no_mercy=True)
    table.hand(A, "powerful_blow")
    table.walk("leona")
    table.do("attack:h1_2")
    table.force(5, 2, 6, low)
    table.do("card:powerful_blow")
    assert table.told("fight-won")[0][1]["figure"] == winner


@rules("CAD-NOMERCY-2", "CAD-RUL-14")
def test_equal_totals_are_won_by_the_attacker() -> None:
    table = duel(no_mercy=True)
    table.strike("leona", "h1_2", 4, 3, 4, 3)
    assert table.told("fight-won")[0][1]["figure"] == "leona"


@rules("CAD-NOMERCY-3", "CAD-RUL-28")
def test_any_number_of_cards_attacker_first() -> None:
    table = duel(no_mercy=True)
    table.hand(A, "flurry", "flurry")
    table.hand(B, "powerful_blow", "powerful_blow")
    table.walk("leona")
    table.do("attack:h1_2", "card:flurry")
    assert table.ask.seat == A
    table.do("card:flurry")
    assert table.ask.seat == B
    table.do("card:powerful_blow")
    table.do("card:powerful_blow", luck=(1, 1, 1, 1, 6, 6))
    assert table.told("fight-dice")[0][1]["dice"] == [1, 1, 1, 1]


@rules("CAD-NOMERCY-4")
@pytest.mark.parametrize("guarded", [True, False])
def test_savage_strike_and_iron_guard(guarded: bool) -> None:
    table = duel(no_mercy=True)
    table.hand(A, "savage_strike")
    if guarded:
        table.hand(B, "iron_guard")
    table.walk("leona")
    table.do("attack:h1_2")
    table.do("card:savage_strike", luck=(6, 6, 1, 1))
    if guarded:
        table.do("card:iron_guard")
        assert table.told("fight-won")[0][1]["other"] == 2
    assert table.who("nyx").wounds == (0 if guarded else 1)


def test_CAD_NOMERCY_5_prison_takes_characters_only() -> None:
    table = Table(whole=True, phase="watch", gangs=("nocturnis", "executioners"))
    table.stand(kornak="cross_11", leona="h1_2")
    table.hand(B, "manacles")
    purple = next(n for n in table.g.deck.cards[1:] if n < 36)
    table.force(table.g.deck.cards[0], purple)
    table.do("lead:kornak_reinforced", "patrol:h1_2")
    table.do("card:manacles", luck=(1, 1, 6, 6))
    assert table.ask.prompt == "flight"  # a militiaman flees, manacles or not


@rules("CAD-NOMERCY-6", "CAD-ARC-17")
def test_healing_salve() -> None:
    table = Table(whole=True)
    table.hand(A, "healing_salve", "healing_salve")
    assert table.refused("card:healing_salve") == "CAD-ARC-17"
    table.at("iris", "exit_n1").wounds = 3
    table._match = None
    table.do("card:healing_salve")
    assert table.who("iris").wounds == 1
    assert table.ap == 7


@rules("CAD-NOMERCY-7", "CAD-DEC-34")
def test_poison_dart() -> None:
    table = Table(whole=True)
    table.stand(iris="cross_11", nyx="cross_21", valdur="h1_3")
    table.hand(A, "poison_dart")
    assert table.refused("card:poison_dart") == "CAD-ARC-17"  # nobody is activated
    table.do("activate:iris", "card:poison_dart")
    assert (table.who("nyx").wounds, table.who("valdur").wounds) == (1, 0)
    assert table.ap == 7


@rules("CAD-NOMERCY-8", "CAD-DEC-19")
def test_trapdoor() -> None:
    table = Table(whole=True)
    table.stand(iris="h1_2", otho="archive")
    table.hand(A, "trapdoor")
    table.walk("iris")
    assert table.refused("card:trapdoor") == "CAD-NOMERCY-8"
    table.do("step:bakery", "card:trapdoor")
    assert table.refused("down:secret_treasury") == "CAD-CAT-2"
    table.do("down:tunnel", luck=(6,))
    assert table.where("iris") == "tunnel"


@rules("CAD-NOMERCY-9", "CAD-DEC-36")
def test_beast_lure() -> None:
    table = Table(whole=True)
    table.stand(nyx="archive", cyclops="tunnel")
    table.hand(A, "beast_lure")
    table.do("card:beast_lure")
    assert table.refused("lure:tunnel") == "CAD-NOMERCY-9"
    table.do("lure:archive", luck=(6, 6, 6, 6, 1, 1))
    assert table.where("nyx") == "prison"


def test_CAD_NOMERCY_10_rumour() -> None:
    table = Table(whole=True)
    table.hand(A, "rumour", "rumour")
    table.plot(A, "tunnel_rat", "clean_getaway")
    table.do("card:rumour")
    assert len(table.player(A).intrigues) == 3
    assert table.ap == 7
    assert table.refused("card:rumour") == "CAD-ARC-17"

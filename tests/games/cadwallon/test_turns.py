"""Rounds, turns, militia, activation (CAD-ROUND, CAD-TURN, CAD-MIL, CAD-ACT)."""

from __future__ import annotations

import pytest

from igroteka.games.cadwallon.rules.board import SPACE
from igroteka.kernel.zones import HIDDEN
from igroteka.testing.coverage import rules
from tests.games.cadwallon.table import A, B, Table


def stay(table: Table) -> None:
    """Lead Kornak nowhere, by a six."""
    assert table.ask.prompt == "militia"
    table.do("lead:kornak", luck=(6,))


# Rounds ---------------------------------------------------------------------------------------


@rules("CAD-ROUND-1", "CAD-TURN-1")
def test_every_player_has_one_turn_in_a_round() -> None:
    table = Table(players=3)
    table.stand(nyx="exit_n1", tortok="exit_n2")
    seen = []
    for _ in range(4):
        seen.append((table.g.round, table.g.order[table.g.turn]))
        table.do("end")
        stay(table)
    assert seen == [(1, 0), (1, 1), (1, 2), (2, 0)]


def test_CAD_ROUND_3_the_match_ends_after_the_last_turn_of_the_last_round() -> None:
    table = Table(round=7)
    table.at("nyx", "exit_n1")
    table.do("end")
    stay(table)
    assert table.g.order[table.g.turn] == B
    table.do("end")
    assert table.match.over
    assert table.match.result.rule == "CAD-ROUND-3"


def test_CAD_ROUND_4_it_ends_at_once_when_nobody_is_left() -> None:
    table = Table(round=5, alone=True)
    table.at("iris", "exit_n1")
    table.alarm()
    table.walk("iris")
    table.do("leave", "end", luck=(1,))
    assert table.match.over
    assert table.match.result.rule == "CAD-ROUND-4"


# Turns ----------------------------------------------------------------------------------------


@rules("CAD-TURN-2", "CAD-TURN-3")
def test_action_points_come_back_and_a_card_is_drawn() -> None:
    table = Table()
    table.at("nyx", "exit_n1")
    table.walk("otho")
    assert table.ap == 6
    table.do("stop")
    assert table.options() == ["end"]  # announced, though there is nothing else to do
    table.do("end")
    stay(table)
    assert table.ap == 7
    assert len(table.player(B).hand) == 1
    assert len(table.player(A).hand) == 0


def test_CAD_TURN_4_no_hand_limit() -> None:
    table = Table(phase="watch")
    table.hand(A, *["powerful_blow"] * 8, *["flurry"] * 6, *["parry"] * 5)
    stay(table)
    assert len(table.player(A).hand) == 20


def test_CAD_TURN_5_a_player_without_characters_still_takes_turns() -> None:
    table = Table(alone=True, phase="watch")
    table.at("nyx", "exit_n1")
    table.hand(A, "denunciation")
    stay(table)
    assert len(table.player(A).hand) == 2
    table.do("card:denunciation")
    assert table.purse(B) == 3


@rules("CAD-TURN-6", "CAD-DEC-28")
def test_purses_hands_and_face_down_tokens_are_hidden() -> None:
    table = Table(whole=True)
    table.hand(A, "run")
    table.plot(A, "tunnel_rat")
    table.token("bakery", "trap")
    table.encounter("plaza", True)
    view = table.match.view(B)
    assert view.players[A].purse == [HIDDEN]
    assert view.players[A].hand == [HIDDEN]
    assert view.players[A].intrigues == [HIDDEN]
    assert view.covered.tokens == [HIDDEN]
    assert view.encounters.tokens == [HIDDEN]
    assert set(view.deck.cards) == {HIDDEN}
    own = table.match.view(A)
    assert own.players[A].purse == [5]
    assert own.players[A].hand == table.player(A).hand


def test_CAD_TURN_7_no_cards_in_the_militia_step() -> None:
    table = Table(phase="watch")
    table.hand(A, "denunciation")
    assert table.options() == ["lead:kornak", "lead:valrut"]
    table.do("lead:kornak", luck=(5,))
    assert {option.verb for option in table.ask.options} == {"patrol"}


# Militia --------------------------------------------------------------------------------------


def test_CAD_MIL_3_he_may_stay_or_go_less_far() -> None:
    table = Table(phase="watch")
    table.force(table.g.deck.cards[0], 3)
    table.do("lead:kornak")
    ends = table.options("patrol")
    assert {"patrol:guardroom", "patrol:armoury", "patrol:exit_e3"} <= set(ends)
    assert table.refused("patrol:exit_n1") == "CAD-MIL-2"
    table.do("patrol:guardroom")
    assert table.where("kornak") == "guardroom"


def test_CAD_MIL_6_pentagrams_but_no_walls_and_no_leaving() -> None:
    table = Table(phase="watch")
    table.at("kornak", "cross_41")
    table.token("smithy", "trap")
    table.chest("smithy", "ruby")
    table.alarm()
    table.force(table.g.deck.cards[0], 3)
    table.do("lead:kornak")
    assert "patrol:smithy" in table.options()
    assert "patrol:gallery" not in table.options()
    table.do("patrol:smithy")
    assert table.g.covered.spaces == [SPACE["smithy"]]
    assert table.chest_in("smithy") == "ruby"


@rules("CAD-MIL-7", "CAD-MIL-8", "CAD-MIL-9")
def test_only_the_owner_of_the_attacked_character_plays_cards() -> None:
    table = Table(phase="watch", gangs=("nocturnis", "executioners"))
    table.stand(kornak="cross_11", iris="h1_2")
    table.hand(A, "powerful_blow")
    table.hand(B, "powerful_blow", "run")
    table.force(table.g.deck.cards[0], 2)
    table.do("lead:kornak")
    table.do("patrol:h1_2")
    assert (table.ask.seat, table.ask.prompt) == (B, "fight-cards")
    table.do("fury")
    table.do("discard:run")
    table.do("card:powerful_blow", luck=(6, 1, 6, 1, 1))
    dice = [args["dice"] for _, args in table.told("fight-dice")]
    assert dice == [[6, 1], [6, 1, 1]]  # Combat 2 against Combat 2 and Battle Fury
    assert table.told("fight-won")[0][1]["figure"] == "iris"
    assert (table.ask.seat, table.ask.prompt) == (B, "flight")  # CAD-MIL-13


def test_CAD_MIL_13_a_beaten_militiaman_flees_and_loses_nothing() -> None:
    table = Table(phase="watch", gangs=("nocturnis", "executioners"))
    table.stand(kornak="cross_11", iris="h1_2")
    table.force(table.g.deck.cards[0], 2)
    table.do("lead:kornak")
    table.do("patrol:h1_2", "flee:cross_31", luck=(1, 1, 6, 6))
    assert table.where("kornak") == "cross_31"
    assert (table.purse(A), table.purse(B)) == (5, 5)


@rules("CAD-MIL-14", "CAD-PATROL-6")
def test_CAD_MIL_14_a_character_never_attacks_a_militiaman() -> None:
    table = Table()
    table.stand(iris="cross_11", kornak="h1_2")
    table.walk("iris")
    assert not table.options("attack")
    assert table.refused("step:h1_2") == "CAD-MOVE-9"


# Activation -----------------------------------------------------------------------------------


@rules("CAD-ACT-1", "CAD-ACT-2", "CAD-ACT-12")
def test_one_after_another_and_once_each() -> None:
    table = Table()
    table.at("iris", "exit_n1")
    table.do("activate:iris", "activate:otho")
    assert table.g.active == table.who("otho").number
    assert table.refused("activate:iris") == "CAD-ACT-2"
    assert table.ap == 7


@rules("CAD-ACT-4", "CAD-ACT-9")
def test_everything_needs_its_points_and_the_turn_may_end_with_some_left() -> None:
    table = Table()
    table.stand(iris="bakery", nyx="exit_n1")
    table.chest("bakery", "ruby")
    table.g.ap = 1
    table.do("activate:iris")
    assert table.refused("bash:chest:bakery") == "CAD-ACT-4"
    assert "pick:chest:bakery" in table.options()
    table.do("end")
    assert table.g.order[table.g.turn] == B


def test_CAD_ACT_6_no_action_in_the_middle_of_a_move() -> None:
    table = Table()
    table.at("iris", "h1_2")
    table.chest("bakery", "ruby")
    table.walk("iris", "bakery")
    assert not table.options("pick")
    table.do("stop")
    assert table.options("pick") == ["pick:chest:bakery"]


@rules("CAD-ACT-7", "CAD-ACT-10")
def test_missions_and_cards_between_the_parts_of_an_activation() -> None:
    table = Table()
    table.at("iris", "h1_2")
    table.carry("iris", "ruby", "ruby")
    table.missions("red_eyes")
    table.hand(A, "denunciation")
    table.move("iris", "bakery")
    table.do("mission:red_eyes", "card:denunciation")
    assert table.g.active == table.who("iris").number
    assert table.purse(A) == 14


def test_CAD_ACT_10_not_during_a_move() -> None:
    table = Table()
    table.at("iris", "h1_2")
    table.carry("iris", "ruby", "ruby")
    table.missions("red_eyes")
    table.walk("iris")
    assert not table.options("mission")
    assert table.refused("card:denunciation") is None


def test_CAD_ACT_8_a_paid_skill_once_in_each_players_turn() -> None:
    table = Table(gangs=("cursed", "kaldern"))
    table.at("zora", "exit_n1")
    table.hand(B, "run", "dodge")
    table.do("activate:zora")
    table.force(table.player(B).hand[0])
    table.do("skill:hex")
    assert table.ap == 6
    assert table.refused("skill:hex") == "CAD-ACT-8"


@rules("CAD-ACT-11", "CAD-SKILL-16", "CAD-DEC-31", "CAD-DEC-33")
def test_re_rolls_one_at_a_time_then_the_result_stands() -> None:
    table = Table(whole=True, gangs=("cursed", "kaldern"))
    table.stand(vesper="bakery", dorak="exit_n1")
    table.chest("bakery", "ruby")
    table.gear("vesper", "lucky_coin")
    table.hand(A, "run")
    table.do("activate:vesper")
    table.do("pick:chest:bakery", luck=(6,))
    assert table.options() == ["coin:0", "done", "sense"]
    table.do("coin:0", luck=(5,))
    assert table.options() == ["done", "sense"]  # each effect once
    table.do("sense", "die:0", luck=(2,))
    assert table.loot("vesper") == ["ruby"]
    assert table.discarded() == ["run"]


@pytest.mark.parametrize("loot", [("ruby",), ()])
def test_CAD_ACT_5_failed_actions_cost_all_the_same(loot: tuple[str, ...]) -> None:
    table = Table(whole=True)
    table.at("leona", "prison")
    table.carry("leona", *loot)
    table.do("activate:leona")
    table.do("escape", luck=(1,))
    assert table.ap == 6
    assert table.refused("activate:leona") == "CAD-ACT-2"

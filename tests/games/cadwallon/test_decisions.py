"""Decisions, examples and rulings that no other test tells (CAD-DEC, CAD-EX, CAD-RUL)."""

from __future__ import annotations

from igroteka.kernel.flow import Question
from igroteka.testing.coverage import rules
from tests.games.cadwallon.table import A, B, C, Table


@rules("CAD-DEC-7", "CAD-ACT-9")
def test_ending_the_turn_is_always_possible() -> None:
    table = Table()
    assert "end" in table.options()
    table.do("activate:otho")
    assert "end" in table.options()
    table.g.ap = 0
    table._match = None
    table.at("leona", "exit_n1")
    assert "end" in table.options()


@rules("CAD-DEC-8")
def test_move_action_and_skill_in_any_order() -> None:
    table = Table(gangs=("cursed", "kaldern"))
    table.at("zora", "bakery")
    table.chest("bakery", "ruby")
    table.hand(B, "run")
    table.do("activate:zora")
    assert {"move", "pick:chest:bakery", "skill:hex", "end"} <= set(table.options())
    table.do("pick:chest:bakery", luck=(1,))
    assert {"move", "skill:hex"} <= set(table.options())
    table.do("skill:hex", "move", "step:h1_2")
    assert table.loot("zora") == ["ruby"]


@rules("CAD-DEC-9", "CAD-RUL-27")
def test_injuries_only_at_the_declaration() -> None:
    table = Table(players=3)
    table.at("iris", "exit_n1")
    table.hand(B, "niggling_injury")
    table.walk("iris")
    table.do("pass")
    table.do("step:cross_11", "step:h1_2")
    assert table.ask.seat == A  # B is not asked again
    assert table.cards(B) == ["niggling_injury"]


@rules("CAD-DEC-16")
def test_who_moves_the_loser() -> None:
    table = Table(players=3, phase="watch")
    table.stand(kornak="cross_11", nyx="h1_2")
    table.force(table.g.deck.cards[0], 2)
    table.do("lead:kornak")
    table.do("patrol:h1_2", luck=(6, 6, 1, 1))
    assert (table.ask.seat, table.ask.prompt) == (A, "flight")
    assert "decline" not in table.options()


@rules("CAD-DEC-29")
def test_one_decision_at_a_time() -> None:
    table = Table(whole=True, players=4)
    table.stand(iris="exit_n1", nyx="exit_n2")
    for _, _unused in zip(range(300), table.play_on(1), strict=False):
        asks = table.match.asks
        assert len(asks) == 1
        assert isinstance(asks[0], Question)


@rules("CAD-EX-4", "CAD-MOVE-5")
def test_CAD_EX_4_a_move_by_the_pentagrams() -> None:
    table = Table()
    table.at("iris", "exit_e1")
    table.hand(A, "run")
    table.walk("iris", "cross_41", "cross_14", "v1_4")
    assert table.ask.args["points"] == 1
    table.do("step:library")
    assert table.ask.args["points"] == 0


@rules("CAD-EX-5", "CAD-MOVE-8")
def test_CAD_EX_5_two_injuries() -> None:
    table = Table()
    table.at("iris", "exit_n1")
    table.hand(B, "niggling_injury", "niggling_injury")
    table.walk("iris")
    table.do("hinder:niggling_injury", "hinder:niggling_injury")
    assert table.g.walk is None
    assert table.who("iris").moved
    assert table.ap == 6
    assert table.where("iris") == "exit_n1"


def test_nobody_is_asked_in_vain() -> None:
    """Only those who hold a fitting card, and only while it matters."""
    table = Table(players=3)
    table.stand(iris="cross_11", nyx="h1_2")
    table.hand(B, "run", "dodge")
    table.hand(C, "powerful_blow")
    table.walk("iris")
    table.do("attack:h1_2", luck=(6, 6, 1, 1))
    assert (table.ask.seat, table.ask.prompt) == (A, "flight")

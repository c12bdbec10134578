"""Reaction windows: priority order, silent passes, nested chains settled last in, first out."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from igroteka.kernel.chance import Scripted
from igroteka.kernel.flow import PASS, Flow, Option, Question, any_of, ask
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.kernel.windows import window
from tests.kernel.lanterns import FLAMES, GAME, GUSTS, SHUTTERS, Lanterns, Table


def dealt(*hands: Sequence[int], game: Game[Lanterns] = GAME) -> Match[Lanterns]:
    """A match in which the seats hold these cards, at the first turn."""
    chance = Scripted()
    chance.force(*(card for hand in hands for card in hand))
    match = Match.new(game, Table(len(hands)), chance)
    for seat in range(len(hands)):
        match.answer(seat, "bet:0")
        match.answer(seat, "side:0")
    return match


def asked(match: Match[Lanterns]) -> tuple[int, list[str]]:
    assert match.ask is not None
    return match.ask.seat, [option.key for option in match.ask.options]


NOTHING = (FLAMES[8], FLAMES[9], FLAMES[10], FLAMES[11])


def test_nobody_is_asked_who_holds_nothing_usable() -> None:
    match = dealt(FLAMES[:4], NOTHING)
    match.answer(0, "light")
    assert match.g.lit == [1, 0]
    assert asked(match)[0] == 1, "it is the next turn already"


def test_seats_are_asked_in_order_and_others_do_not_see_who() -> None:
    match = dealt(FLAMES[:4], (GUSTS[0], *NOTHING[:3]), (GUSTS[1], *FLAMES[4:7]))
    match.answer(0, "light")
    assert asked(match) == (1, ["gust", "pass"])
    assert match.ask is not None
    assert match.ask.concealed
    match.answer(1, PASS)
    assert asked(match) == (2, ["gust", "pass"])
    match.answer(2, PASS)
    assert match.g.lit == [1, 0, 0]


def test_an_uncountered_answer_blows_the_flame_out() -> None:
    match = dealt(FLAMES[:4], (GUSTS[0], *NOTHING[:3]))
    match.answer(0, "light")
    match.answer(1, "gust")
    assert match.g.lit == [0, 0]
    assert match.g.played == [FLAMES[0], GUSTS[0]]


def test_the_last_card_played_is_settled_first() -> None:
    match = dealt((FLAMES[0], SHUTTERS[0], *FLAMES[1:3]), (GUSTS[0], GUSTS[1], *NOTHING[:2]))
    match.answer(0, "light")
    match.answer(1, "gust")
    assert asked(match) == (0, ["shutter", "pass"])
    match.answer(0, "shutter")
    assert asked(match) == (1, ["gust", "pass"]), "the shutter can itself be answered"
    match.answer(1, "gust")
    assert match.g.lit == [0, 0], "gust beats shutter, so the first gust stands"
    assert match.g.played == [FLAMES[0], GUSTS[0], SHUTTERS[0], GUSTS[1]]


def test_a_countered_counter_leaves_the_window_open_for_others() -> None:
    match = dealt(
        (FLAMES[0], SHUTTERS[0], *FLAMES[1:3]),
        (GUSTS[0], *NOTHING[:3]),
        (GUSTS[1], *FLAMES[4:7]),
    )
    match.answer(0, "light")
    match.answer(1, "gust")
    match.answer(0, "shutter")
    assert asked(match) == (2, ["gust", "pass"]), "first against the shutter"
    match.answer(2, "pass")
    assert asked(match) == (2, ["gust", "pass"]), "then again against the flame"
    match.answer(2, "gust")
    assert match.g.lit == [0, 0, 0]


def question_to(seat: int, option: Option) -> Question:
    return any_of(seat, "answer", "LAN-CHAIN-1", [option, PASS], concealed=True)


def test_asking_begins_anew_after_a_reaction_and_ends_when_all_pass() -> None:
    tokens = {0: 1, 1: 2}
    story: list[tuple[int, str]] = []
    spend = Option("spend", "spend")

    def offer(seat: int) -> Flow[Option]:
        return (yield from ask(question_to(seat, spend))) if tokens[seat] else PASS

    def react(seat: int, option: Option) -> Flow[bool]:
        tokens[seat] -= 1
        story.append((seat, option.key))
        return False
        yield

    flow = window(lambda: [0, 1], offer, react)
    asked_seats: list[int] = []
    answers = iter(["pass", "spend", "pass", "pass"])
    answer: Option | None = None
    try:
        while True:
            question = flow.send(answer)
            assert isinstance(question, Question)
            asked_seats.append(question.seat)
            answer = question.option(next(answers))
    except StopIteration:
        pass
    assert asked_seats == [0, 1, 0, 1], "after seat 1 reacted, seat 0 was asked once more"
    assert story == [(1, "spend")]


def test_a_window_with_nothing_left_to_react_to_closes_early() -> None:
    spend = Option("spend", "spend")

    def settles(_seat: int, _option: Option) -> Flow[bool]:
        return True
        yield

    flow = window(lambda: [0, 1], lambda seat: ask(question_to(seat, spend)), settles)
    question = flow.send(None)
    assert isinstance(question, Question)
    with pytest.raises(StopIteration) as ended:
        flow.send(spend)
    assert ended.value.value is True

"""Whom a table waits for, as those see it who are not asked."""

from __future__ import annotations

from dataclasses import replace

from igroteka.kernel.flow import PASS, Flow
from igroteka.kernel.waiting import waited_for
from tests.kernel.lanterns import FLAMES, GAME, GUSTS, Lanterns
from tests.kernel.test_windows import NOTHING, dealt

HOLDING = (GUSTS[0], *NOTHING[:3])
NO_GUST = (FLAMES[7], *NOTHING[:3])


def test_openly_it_waits_for_whom_it_asks() -> None:
    assert waited_for(dealt(FLAMES[:4], NOTHING), turn=None) == (0,)


def test_in_a_window_it_seems_to_wait_for_the_one_whose_turn_it_is() -> None:
    match = dealt(FLAMES[:4], HOLDING, (*FLAMES[4:7], *NOTHING[3:]))
    match.answer(0, "light")
    assert waited_for(match, turn=0) == (0,)


def test_where_it_is_nobodys_turn_it_names_whom_it_would_ask_if_nobody_held_anything() -> None:
    rest = (*FLAMES[4:7], *NOTHING[3:])
    worlds = [dealt(FLAMES[:4], hand, rest) for hand in (HOLDING, NO_GUST)]
    for match in worlds:
        match.answer(0, "light")
    assert [bool(match.asks[0].concealed) for match in worlds] == [True, False]
    named, openly = (waited_for(match, turn=None) for match in worlds)
    assert named == openly == (1,)


def test_one_window_after_another_is_passed_over_and_the_match_stays_where_it_is() -> None:
    match = dealt(FLAMES[:4], HOLDING, (GUSTS[1], *FLAMES[4:7]))
    match.answer(0, "light")
    assert waited_for(match, turn=None) == (1,)
    assert match.asks[0].seat == 1
    match.answer(1, PASS)
    assert match.asks[0].seat == 2
    assert match.asks[0].concealed


def test_who_is_next_by_a_roll_that_nobody_has_made_is_not_told() -> None:
    game = replace(GAME, step=turn_and_roll)
    match = dealt(FLAMES[:4], HOLDING, (*FLAMES[4:7], *NOTHING[3:]), game=game)
    match.answer(0, "light")
    assert match.asks[0].concealed
    assert waited_for(match, turn=None) == ()


def turn_and_roll(g: Lanterns) -> Flow[None] | None:
    """Every turn ends with a die that might say who is next."""
    turn = GAME.step(g)
    return None if turn is None else _then_roll(g, turn)


def _then_roll(g: Lanterns, turn: Flow[None]) -> Flow[None]:
    yield from turn
    g.chance.roll(6, "LAN-1")

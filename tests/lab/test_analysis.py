"""A finished match analysed: it adds up, says the same again, and luck is nothing on average."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from igroteka.bots import bot
from igroteka.kernel.errors import BadSave
from igroteka.kernel.record import Record, fast_luck
from igroteka.kernel.registry import find_game, game_names
from igroteka.lab.analysis import Analysis, analyse
from igroteka.lab.analysis.fair import luck_over
from igroteka.lab.analysis.scale import Scale


@cache
def finished(name: str) -> Record[Any]:
    record: Record[Any] = Record.new(find_game(name), {"players": 2}, ["a", "b"], fast_luck(7))
    player = bot("guided", 3)
    while not record.match.over:
        seat = record.match.asks[0].seat
        record.answer(seat, player.choose(record.match, seat))
    return record


@cache
def analysed(name: str) -> Analysis:
    record = finished(name)
    return analyse(record.game, record.header, record.answers)


@pytest.mark.parametrize("name", game_names())
def test_what_decisions_and_luck_changed_is_all_that_happened(name: str) -> None:
    found, result = analysed(name), finished(name).match.result
    for seat, account in enumerate(found.accounts):
        whole = account.start + account.own + account.others + account.luck
        assert whole == pytest.approx(account.end, abs=1e-9)
        assert account.end == pytest.approx((seat in result.winners) / max(1, len(result.winners)))
    assert found.course[0].answers == 0
    assert found.course[-1].answers == found.answers == len(finished(name).answers)
    assert found.course[-1].chances == tuple(account.end for account in found.accounts)
    assert all(sum(moment.chances) == pytest.approx(1) for moment in found.course[:-1])


@pytest.mark.parametrize("name", game_names())
def test_what_fell_one_after_the_other_is_told_in_order_and_weighs(name: str) -> None:
    found = analysed(name)
    told = [fortune.answers for fortune in found.fortunes]
    assert told == sorted(told)
    assert all(fortune.weight >= 0.01 for fortune in found.fortunes)
    assert all(decision.best > decision.chance for decision in found.decisions)
    assert all(decision.taken.key != decision.better.key for decision in found.decisions)
    assert all(turn.answers < turn.until <= found.answers for turn in found.turns)
    assert found.turns


def test_the_same_match_has_the_same_analysis() -> None:
    record = finished("kalena")
    assert analyse(record.game, record.header, record.answers) == analysed("kalena")


def test_without_other_options_the_accounts_of_luck_are_the_same() -> None:
    record = finished("kalena")
    quick = analyse(record.game, record.header, record.answers, decisions=False)
    assert [one.luck for one in quick.accounts] == [one.luck for one in analysed("kalena").accounts]


def test_luck_is_nothing_on_average() -> None:
    """Also over matches with hidden stacks: what nobody has seen is dealt anew."""
    for seat in luck_over("kalena", ["guided"] * 3, games=30, seed=11):
        assert seat.chances.holds_nothing
        assert 0 < seat.chances.within < 0.2
        assert seat.points.holds_nothing


def test_luck_that_is_known_is_not_analysed_again(tmp_path: Path) -> None:
    file, seats = tmp_path / "luck.jsonl", ["guided"] * 2
    luck_over("kalena", seats, games=2, seed=5, file=file)
    first = file.read_bytes()
    assert luck_over("kalena", seats, 4, 5, file) == luck_over("kalena", seats, 4, 5)
    assert file.read_bytes().startswith(first)
    assert len(file.read_bytes().splitlines()) == 4
    luck_over("kalena", seats[:1] * 3, 1, 5, file)
    assert len(file.read_bytes().splitlines()) == 5


def test_a_match_that_goes_on_is_not_analysed() -> None:
    record = finished("kalena")
    with pytest.raises(BadSave, match="not over"):
        analyse(record.game, record.header, record.answers[:-1])


def test_answers_to_other_questions_are_not_analysed() -> None:
    record = finished("kalena")
    with pytest.raises(BadSave, match="after 0 answers"):
        analyse(record.game, record.header, record.answers[1:])


def test_a_lead_is_worth_more_the_later_it_is() -> None:
    scale = Scale(10.0, 2.0)
    early, late = scale.chances((5.0, 0.0), 0.0), scale.chances((5.0, 0.0), 1.0)
    assert 0.5 < early[0] < late[0] < 1
    assert sum(late) == pytest.approx(1)

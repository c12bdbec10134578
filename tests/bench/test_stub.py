"""The stack without rules tells what matches told: to their end, and each table its own."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bench import stub
from igroteka.kernel.game import Game
from igroteka.kernel.record import Record, sealed_luck

PEOPLE = ["Ann", "Bob", "Cleo", "Dan"]


def begun(game: Game[stub.Tape], number: int) -> Record[stub.Tape]:
    luck = sealed_luck(bytes([number] * 32), PEOPLE)
    return Record.new(game, {"players": stub.PLAYERS}, PEOPLE, luck)


@pytest.fixture(autouse=True)
def few_tapes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes a moment to record."""
    monkeypatch.setattr(stub, "TAPES", 3)


def test_a_match_is_told_to_its_end_whatever_is_answered() -> None:
    record = begun(stub.GAME, 1)
    tape = stub.told(record.match.g.which)
    rng = Random(1)
    for moment in tape.moments[:-1]:
        [ask] = record.match.asks
        assert moment.question is not None
        assert (ask.seat, ask.prompt) == (moment.question.seat, moment.question.prompt)
        for viewer in (None, *range(stub.PLAYERS)):
            seen = stub.scene(record.match.g, viewer)
            assert msgspec.json.encode(seen) == msgspec.json.encode(moment.scenes[viewer])
        record.answer(ask.seat, rng.choice(ask.options))
    assert record.match.over
    assert record.match.result == tape.result
    assert record.facts == [fact for moment in tape.moments[1:] for fact in moment.facts]


def test_tables_tell_different_matches_or_all_the_same() -> None:
    assert len({begun(stub.GAME, number).match.g.which for number in range(12)}) > 1
    assert {begun(stub.AT_ALL_TABLES, number).match.g.which for number in range(12)} == {0}

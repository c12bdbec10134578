"""Recorded matches: saves that resume, undo, and files that are damaged, cut off or false."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from igroteka.kernel import save
from igroteka.kernel.errors import BadOptions, BadSave, CannotUndo, IllegalAnswer
from igroteka.kernel.flow import Flow
from igroteka.kernel.record import (
    Answered,
    ChanceLine,
    Luck,
    Record,
    Snapshot,
    fast_luck,
    luck_source,
    sealed_luck,
)
from igroteka.kernel.state import encode
from tests.kernel.lanterns import GAME, Lanterns, asking_otherwise

SEED = b"\x07" * 32
LUCK = sealed_luck(SEED, ["anna", "boris"])


def begun(luck: Luck = LUCK, players: int = 2) -> Record[Lanterns]:
    return Record.new(GAME, {"players": players}, ["Anna", "Boris", "Vera"][:players], luck)


def played(answers: int, seed: int = 1, players: int = 2) -> Record[Lanterns]:
    """A match after so many answers (or at its end)."""
    record, rng = begun(players=players), Random(seed)
    while not record.match.over and len(record.answers) < answers:
        ask = rng.choice(record.match.asks)
        record.answer(ask.seat, rng.choice(ask.options))
    return record


def rows(record: Record[Any]) -> list[bytes]:
    return save.dump(record).rstrip(b"\n").split(b"\n")


def sealed_again(lines: list[bytes]) -> bytes:
    """A forged file: changed lines under a fresh checksum."""
    body = b"\n".join(lines[:-1]) + b"\n"
    checksum = save.Checksum(hashlib.sha256(body).hexdigest())
    return body + msgspec.json.encode(checksum) + b"\n"


# Saving and loading ---------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [0, 1, 3, 9, 1000])
def test_a_load_goes_on_where_the_save_stopped(answers: int, tmp_path: Path) -> None:
    record = played(answers, players=3)
    path = tmp_path / "match.jsonl"
    save.write(record, path)
    loaded = save.read(path)
    assert loaded.notices == ()
    assert encode(loaded.record.match.g) == encode(record.match.g)
    assert [a.seat for a in loaded.record.match.asks] == [a.seat for a in record.match.asks]
    assert loaded.record.header.seats == ("Anna", "Boris", "Vera")
    assert len(loaded.record.facts) == len(record.facts)
    assert not list(tmp_path.glob("*.part")), "nothing half-written is left behind"


def test_a_load_starts_from_the_newest_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.kernel.record.SNAPSHOT_EVERY", 5)
    record = played(1000)
    snapshots = [line for line in record.lines if isinstance(line, Snapshot)]
    assert len(snapshots) >= 2
    assert snapshots[-1].answers == len(record.answers), "the end is a snapshot too"
    steps: list[str] = []

    def counted(g: Lanterns) -> Flow[None] | None:
        steps.append(g.phase)
        return GAME.step(g)

    monkeypatch.setattr(save, "find_game", lambda _: replace(GAME, step=counted))
    assert save.parse(save.dump(record)).record.match.over
    assert steps == ["over"], "nothing was played again"


def test_answers_carry_a_hash_of_their_question() -> None:
    record = played(4)
    hashes = {line.question for line in record.answers}
    assert all(len(each) == 8 for each in hashes)
    assert len(hashes) > 1


def test_a_changed_file_is_refused_and_says_what_to_do() -> None:
    data = save.dump(played(9))
    with pytest.raises(BadSave, match=r"was changed after it was saved.*verify"):
        save.parse(data.replace(b'"seat":0', b'"seat":1', 1))


def test_a_cut_off_file_goes_on_from_its_last_whole_line() -> None:
    record = played(9)
    data = save.dump(record)
    cut = data[: data.rindex(b'{"line":"answer"') + 20]
    loaded = save.parse(cut, "match.jsonl")
    assert list(map(str, loaded.notices)) == [
        "match.jsonl is cut off: the match goes on from its last complete line"
    ]
    assert len(loaded.record.answers) == 8


def test_a_broken_line_is_named() -> None:
    lines = rows(played(9))
    lines[4] = lines[4][:-3]
    with pytest.raises(BadSave, match="line 5"):
        save.parse(b"\n".join(lines) + b"\n")


def test_a_line_that_is_no_text_is_named() -> None:
    lines = rows(played(9))
    with pytest.raises(BadSave, match="line 4"):
        save.parse(b"\n".join([*lines[:3], b'{"line":"\x82"}', *lines[3:]]) + b"\n")


@pytest.mark.parametrize("data", [b"", b"hello", b"{}", b"\x00\xff", b'{"igroteka":1}'])
def test_what_is_no_save_is_said_to_be_none(data: bytes) -> None:
    with pytest.raises(BadSave, match="is not a saved match of Igroteka"):
        save.parse(data, "letter.txt")


def test_a_newer_format_asks_for_an_update() -> None:
    data = save.dump(played(2)).replace(b'"igroteka":1', b'"igroteka":2', 1)
    with pytest.raises(BadSave, match=r"format 2.*update"):
        save.parse(data)


def test_a_damaged_snapshot_is_passed_over_and_the_match_replayed() -> None:
    record = played(1000)
    lines = rows(record)
    damaged = [line.replace(b'"round":3', b'"round":2') for line in lines]
    assert sum(one != other for one, other in zip(lines, damaged, strict=True)) == 2
    loaded = save.parse(sealed_again(damaged))
    assert [notice.kind for notice in loaded.notices] == ["bad-snapshot", "bad-snapshot"]
    assert "damaged" in str(loaded.notices[0])
    assert encode(loaded.record.match.g) == encode(record.match.g)


def test_changed_rules_resume_from_the_last_answer_that_fits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = played(9)
    lines = rows(record)
    at = [n for n, line in enumerate(lines) if b'"line":"answer"' in line][6]
    old = msgspec.json.decode(lines[at])
    lines[at] = msgspec.json.encode({**old, "question": "00000000"})
    header = lines[0].replace(b'"rules":"1"', b'"rules":"0"')
    without_step = [line for line in lines[1:] if not line.startswith(b'{"line":"step"')]
    loaded = save.parse(sealed_again([header, *without_step]))
    assert str(loaded.notices[0]).startswith("saved under version 0 of the rules")
    assert "the last 3 of 9 answers" in str(loaded.notices[1])
    assert len(loaded.record.answers) == 6
    assert not loaded.record.match.over


def step_of(record: Record[Any]) -> tuple[int, int]:
    """Where the running step began, and how many answers it has had."""
    _, since = record.match.step_start
    return len(record.answers) - since, since


def test_snapshots_are_taken_where_steps_begin_also_before_a_secret_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Bets are no anchor: their step begins where the last turn ended."""
    monkeypatch.setattr("igroteka.kernel.record.SNAPSHOT_EVERY", 1)
    record = played(1000)
    kept = [
        msgspec.json.decode(bytes(line.state))["state"]["Lanterns"]["phase"]
        for line in record.lines
        if isinstance(line, Snapshot)
    ]
    assert set(kept) == {"bets", "turns", "over"}


@pytest.mark.parametrize("answers", range(1, 16))
def test_any_snapshot_leads_to_the_very_same_future(answers: int) -> None:
    record = played(answers)
    loaded = save.parse(save.dump(record)).record
    assert step_of(loaded) == step_of(record)
    assert save.dump(loaded) == save.dump(record)
    for either in (record, loaded):
        rng = Random(5)
        while not either.match.over:
            ask = either.match.asks[0]
            either.answer(ask.seat, rng.choice(ask.options))
    assert save.dump(loaded) == save.dump(record)
    assert save.verify(save.dump(loaded)).true


@pytest.mark.parametrize("answers", range(5, 20))
def test_changed_rules_cost_at_most_the_answers_of_the_running_step(
    answers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = played(answers, seed=2)
    data = save.dump(record)
    began, since = step_of(record)

    monkeypatch.setattr(save, "find_game", lambda _: replace(GAME, step=asking_otherwise))
    loaded = save.parse(data)
    assert len(loaded.record.answers) == began
    assert encode(loaded.record.match.step_start[0]) == encode(record.match.step_start[0])
    lost = {"lost": since, "answers": answers}
    assert [notice.args for notice in loaded.notices] == ([lost] if since else [])
    assert len(loaded.record.facts) <= len(record.facts)
    if not loaded.record.match.over:
        ask = loaded.record.match.asks[0]
        loaded.record.answer(ask.seat, ask.options[0])


# Verifying ------------------------------------------------------------------------------------


def test_a_true_match_is_accepted() -> None:
    record = played(1000)
    verdict = save.verify(save.dump(record))
    assert verdict.true
    assert verdict.lines == len(record.lines) + 2, "with header and step"


def test_an_altered_outcome_is_named_by_its_line_even_under_a_fresh_checksum() -> None:
    lines = rows(played(1000))
    at = [n for n, line in enumerate(lines) if b'"line":"chance"' in line][5]
    outcome = msgspec.json.decode(lines[at])
    lines[at] = msgspec.json.encode({**outcome, "got": (outcome["got"] + 1) % outcome["of"]})
    verdict = save.verify(sealed_again(lines))
    assert verdict.false_line == at + 1
    assert f'"got":{outcome["got"]}' in verdict.reason


@pytest.mark.parametrize("kind", ["answer", "fact", "state", "step"])
def test_any_altered_line_is_found(kind: str) -> None:
    lines = rows(played(1000))
    at = [n for n, line in enumerate(lines) if line.startswith(f'{{"line":"{kind}"'.encode())][-1]
    lines[at] = lines[at].replace(b'"seat":0', b'"seat":1').replace(b'"seat":1', b'"seat":0')
    lines[at] = lines[at].replace(b"@0", b"@1").replace(b'"answers":', b'"answers":1')
    if lines[at] == rows(played(1000))[at]:
        lines[at] = lines[at].replace(b'"rest"', b'"draw"').replace(b'"draw"', b'"rest"')
    changed = lines[at] != rows(played(1000))[at]
    verdict = save.verify(sealed_again(lines))
    assert verdict.true is not changed
    assert not changed or verdict.false_line == at + 1


def test_a_line_left_out_or_put_in_is_found() -> None:
    lines = rows(played(1000))
    at = next(n for n, line in enumerate(lines) if b'"line":"fact"' in line)
    assert save.verify(sealed_again(lines[:at] + lines[at + 1 :])).false_line == at + 1
    doubled = save.verify(sealed_again(lines[: at + 1] + lines[at:]))
    assert doubled.false_line == at + 2
    short = save.verify(sealed_again([*lines[:-4], lines[-1]]))
    assert not short.true


def test_a_changed_checksum_alone_is_found() -> None:
    lines = rows(played(9))
    end = msgspec.json.encode(save.Checksum("0" * 64))
    verdict = save.verify(b"\n".join([*lines[:-1], end]) + b"\n")
    assert verdict.false_line == len(lines)
    assert "checksum" in verdict.reason


def test_a_seed_that_breaks_the_commitment_is_found() -> None:
    data = save.dump(played(9)).replace(SEED.hex().encode(), (b"\x08" * 32).hex().encode())
    verdict = save.verify(data)
    assert verdict.false_line == 1
    assert "committed" in verdict.reason


def test_without_the_seed_nothing_can_be_verified_yet() -> None:
    data = save.dump(played(9)).replace(f',"seed":"{SEED.hex()}"'.encode(), b"")
    verdict = save.verify(data)
    assert verdict.false_line == 1
    assert "not revealed" in verdict.reason


@pytest.mark.parametrize(
    ("luck", "problem"),
    [
        (Luck("loaded"), "unknown kind of luck"),
        (Luck("sealed", "00", (), "zz"), "hexadecimal"),
        (Luck("sealed", "00", (), "00"), "committed"),
    ],
)
def test_luck_that_cannot_be_is_refused(luck: Luck, problem: str) -> None:
    with pytest.raises(BadSave, match=problem):
        luck_source(luck)


def test_simulated_luck_depends_on_its_seed() -> None:
    one, other = begun(fast_luck(1)), begun(fast_luck(2))
    assert one.match.g.hands != other.match.g.hands
    assert begun(fast_luck(1)).match.g.hands == one.match.g.hands


# Undo -----------------------------------------------------------------------------------------


def at_turns() -> Record[Lanterns]:
    record = begun()
    for seat in (0, 1):
        record.answer(seat, "bet:1")
        record.answer(seat, "side:0")
    return record


def test_undo_restores_the_same_bytes_and_is_itself_recorded() -> None:
    record = at_turns()
    before, facts = encode(record.match.g), len(record.facts)
    record.answer(0, "rest")
    record.undo(0)
    assert encode(record.match.g) == before
    assert len(record.facts) == facts
    assert len(record.answers) == 4
    assert '"line":"undo"' in save.dump(record).decode()
    record.answer(0, "draw")
    assert save.verify(save.dump(record)).true
    assert encode(save.parse(save.dump(record)).record.match.g) == encode(record.match.g)


def test_undo_across_a_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.kernel.record.SNAPSHOT_EVERY", 3)
    record = played(11)
    twin = played(5)
    assert sum(isinstance(line, Snapshot) for line in record.lines) >= 2
    record.undo(0, len(record.answers) - 5)
    assert encode(record.match.g) == encode(twin.match.g)
    loaded = save.parse(save.dump(record)).record
    assert encode(loaded.match.g) == encode(twin.match.g)


def test_luck_stays_the_same_after_an_undo() -> None:
    record = at_turns()
    record.answer(0, "draw")
    drawn = record.match.g.hands[0][-1]
    record.undo(0)
    record.answer(0, "draw")
    assert record.match.g.hands[0][-1] == drawn


def test_only_own_answers_without_new_information_can_be_taken_back_freely() -> None:
    record = begun()
    assert record.undoable(0) == 0
    record.answer(0, "bet:1")
    assert record.undoable(0) == 1
    assert record.undoable(1) == 0
    record.answer(0, "side:1")
    assert record.undoable(0) == 2
    record.answer(1, "bet:2")
    assert record.undoable(0) == 0, "somebody else has answered since"
    record.answer(1, "side:0")
    record.answer(0, "draw")
    assert record.undoable(0) == 0, "a card was drawn: luck was used"


def test_showing_a_hidden_card_cannot_be_taken_back_freely() -> None:
    for seed in range(20):
        record = Record.new(GAME, {"players": 2}, ["A", "B"], fast_luck(seed))
        for seat in (0, 1):
            record.answer(seat, "bet:1")
            record.answer(seat, "side:0")
        if record.match.ask is not None and record.match.ask.option("light"):
            record.answer(0, "light")
            assert record.undoable(0) == 0, "the others saw which card was played"
            return
    pytest.fail("no seed deals a flame")


@pytest.mark.parametrize("answers", [0, -1, 5])
def test_more_than_there_is_cannot_be_taken_back(answers: int) -> None:
    record = at_turns()
    with pytest.raises(CannotUndo, match="only 4 answers"):
        record.undo(0, answers)
    assert len(record.answers) == 4


def test_a_refused_answer_leaves_no_trace() -> None:
    record = at_turns()
    lines = len(record.lines)
    with pytest.raises(IllegalAnswer):
        record.answer(0, "bet:1")
    assert len(record.lines) == lines
    assert not isinstance(record.lines[-1], Answered) or record.lines[-1].option != "bet:1"
    assert any(isinstance(line, ChanceLine) for line in record.lines)


def test_bad_options_are_explained() -> None:
    with pytest.raises(BadOptions, match=r"lanterns: .*colour"):
        Record.new(GAME, {"colour": 1}, [], LUCK)

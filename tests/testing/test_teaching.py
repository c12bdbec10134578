"""The long look at what a table tells: it looks everywhere, and names what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.games.kalena import GAME
from igroteka.kernel.registry import find_game
from igroteka.scene.almanac import Finder
from igroteka.scene.consequences import Consequence, WhatIf
from igroteka.testing.almanac import Reader, almanac_of, random_moments
from igroteka.testing.teaching import Look, Seen, Task, looked_at, main, run

BRIEF = Task(GAME.id, GAME.rules_version, matches=2, every=40, options=1)


def test_a_run_looks_at_every_decision_and_tries_some_options(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["kalena", "--matches", "1", "--every", "20", "--options", "1"]) == 0
    told = capsys.readouterr().out
    assert "kalena 0: 1 matches, " in told
    assert "0 parts without a page, 0 faults" in told


def test_unless_told_otherwise_every_option_of_every_decision_is_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(WhatIf, "of", lambda *_: Consequence())
    task = Task(GAME.id, GAME.rules_version, matches=1)
    offered = [len(ask.options) for match in random_moments(GAME, 1) for ask in match.asks]
    assert looked_at(task, 0).tried == sum(offered)


def test_what_stands_beside_a_question_is_tried_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WhatIf, "of", lambda *_: Consequence())
    game = find_game("talisman")
    task = Task(game.id, game.rules_version, matches=1)
    offered, beside = 0, 0
    for match in random_moments(game, 1):
        offered += sum(len(ask.options) for ask in match.asks)
        beside += sum(len(match.asides(ask.seat)) for ask in match.asks)
    assert beside > 0
    assert looked_at(task, 0).tried == offered + beside


def test_where_nothing_is_hidden_nothing_is_dealt_anew() -> None:
    """Two players of Relicvium without event cards know all there is to know."""
    seen = looked_at(Task("relicvium", "", matches=24, every=20, options=1), 0)
    assert seen.open == seen.tried > 0
    assert seen.compared == 0


def test_fewer_guesses_look_at_as_many_options(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []
    whole = WhatIf._try

    def count(self: WhatIf, key: str, number: int) -> object:
        tried.append(number)
        return whole(self, key, number)

    monkeypatch.setattr(WhatIf, "_try", count)
    looked_at(Task("talisman", "", matches=1, every=40, options=1, draws=6), 0)
    assert max(tried) == 5


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "kalena.jsonl"
    whole = run(BRIEF, path, say=lambda _: None)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    told: list[str] = []
    assert run(BRIEF, path, say=told.append) == whole
    assert len(told) == 1


def test_a_file_of_another_run_is_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "kalena.jsonl"
    run(BRIEF, path, say=lambda _: None)
    with pytest.raises(SystemExit, match="another run"):
        run(Task(GAME.id, GAME.rules_version, matches=3), path)


def test_several_processes_find_what_one_finds() -> None:
    one, two = (run(BRIEF, None, jobs, lambda _: None) for jobs in (1, 2))
    assert sorted(two, key=lambda seen: seen.number) == one


def test_what_has_no_page_is_named_once_with_its_place() -> None:
    finder = Finder(almanac_of(GAME))
    finder._by_id.pop("ghost")
    task = Task(GAME.id, GAME.rules_version, matches=1, every=10_000)
    seen = Look(GAME, Reader(finder), task, Seen(0)).play()
    assert [fault for fault in seen.faults if "ghost" in fault and "has no page" in fault]
    assert len(seen.faults) == len(seen.missing)


def test_a_consequence_that_leaks_is_named_and_the_run_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    luck = iter([True, False] * 10_000)
    monkeypatch.setattr(WhatIf, "of", lambda *_: Consequence(luck=next(luck)))
    seen = looked_at(Task(GAME.id, GAME.rules_version, matches=1, every=20, options=1), 0)
    assert len(seen.faults) > 1
    assert all("decision" in fault for fault in seen.faults)


def test_guesses_that_peek_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Should a guess leave what is hidden as it lies, consequences would tell of it."""
    monkeypatch.setattr("igroteka.kernel.match.settle", lambda *_: None)
    monkeypatch.setattr("igroteka.kernel.match.redeal", lambda *_: None)
    task = Task("talisman", "", matches=1, every=20, options=2)
    assert any("leaks" in fault for fault in looked_at(task, 0).faults)

"""The fuzzer finds planted faults and writes saves that lead to them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from igroteka.kernel import save
from igroteka.kernel.chance import Fast
from igroteka.kernel.flow import Flow, any_of
from igroteka.kernel.game import Game
from igroteka.kernel.registry import find_game
from igroteka.lab.fuzz import Coverage, Findings, for_minutes, fuzz
from tests.kernel import lanterns
from tests.kernel.lanterns import DRAW, GAME, REST, Lanterns


def turned(turn: Any, **changes: Any) -> Game[Lanterns]:
    """Lanterns with other turns."""
    return replace(
        GAME, step=lambda g: turn(g) if g.phase == "turns" else lanterns.step(g), **changes
    )


def hunt(game: Game[Any], folder: Path, games: int = 60) -> Findings:
    return fuzz(game, None, lambda so_far: so_far.games < games, 1, folder)


def test_a_sound_game_has_no_problems(tmp_path: Path) -> None:
    findings = hunt(GAME, tmp_path)
    assert findings.problems == []
    assert findings.games == 60
    assert findings.decisions > findings.games
    assert findings.edges > 50
    assert 1 <= findings.kept < findings.games
    assert list(tmp_path.iterdir()) == []


def test_a_hunt_ends_when_its_minutes_are_over() -> None:
    assert for_minutes(60)(Findings())
    assert not for_minutes(0)(Findings())


def crashing(g: Lanterns) -> Flow[None]:
    yield from lanterns.turn(g)
    if g.round == 1:
        raise ZeroDivisionError("the lamp oil is out")


def test_a_crash_is_found_once_with_a_save_that_leads_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = turned(crashing)
    findings = hunt(game, tmp_path)
    assert [problem.kind for problem in findings.problems] == ["crash"]
    problem = findings.problems[0]
    assert "the lamp oil is out" in problem.message
    monkeypatch.setattr(save, "find_game", lambda _: game)
    with pytest.raises(ZeroDivisionError, match="lamp oil"):
        save.read(problem.save)


def test_a_dead_end_and_a_loss_are_told_apart_from_crashes(tmp_path: Path) -> None:
    def dead(g: Lanterns) -> Flow[None]:
        yield any_of(0, "turn", "LAN-TURN-1", [])

    def lossy(g: Lanterns) -> Flow[None]:
        yield from lanterns.turn(g)
        g.deck.pop()

    for turn, words in ((dead, "no option at all"), (lossy, "made or lost")):
        findings = hunt(turned(turn), tmp_path / words.replace(" ", "-"))
        assert [problem.kind for problem in findings.problems] == ["dead end"]
        assert words in findings.problems[0].message
        assert findings.problems[0].save.exists()


def test_a_runaway_is_found(tmp_path: Path) -> None:
    def endless(g: Lanterns) -> Flow[None]:
        yield any_of(0, "turn", "LAN-TURN-1", [REST, DRAW])

    findings = hunt(turned(endless, longest=40), tmp_path)
    assert [problem.kind for problem in findings.problems] == ["runaway"]


def test_coverage_follows_only_the_folder_of_the_game() -> None:
    game = find_game("kalena")
    with Coverage(str(game.folder)) as coverage:
        lanterns.new(lanterns.Table(), Fast(1))
    assert coverage.edges == set()
    with Coverage(str(GAME.folder)) as coverage:
        lanterns.new(lanterns.Table(), Fast(1))
    assert len(coverage.edges) >= 2

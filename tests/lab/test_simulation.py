"""Simulations: figures that can be trusted, whatever machine played the matches."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from igroteka.bots import UnknownBot
from igroteka.kernel import save
from igroteka.kernel.errors import BadOptions, UnknownGame
from igroteka.kernel.flow import Flow, Question
from igroteka.kernel.game import Game, Result
from igroteka.kernel.registry import find_game
from igroteka.kernel.text import check_texts
from igroteka.lab import simulation
from igroteka.lab.report import Failed, Figures, Played, Report, Share, summed_up, wilson
from igroteka.lab.simulation import match_seed, simulate
from igroteka.terminal.simulation import show
from tests.kernel import lanterns
from tests.kernel.lanterns import Lanterns

TERMINAL = Path(simulation.__file__).parents[1] / "terminal"


def timeless(report: Report) -> Report:
    """All of a report but what the clock said."""
    return msgspec.structs.replace(report, seconds=0.0, decisions_per_second=0.0)


def known(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the laboratory and the saves find a game that is not installed."""
    monkeypatch.setattr(simulation, "find_game", lambda _: game)
    monkeypatch.setattr(save, "find_game", lambda _: game)


# Figures --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("times", "of", "low", "high"),
    [  # Newcombe (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilson_intervals_are_those_of_the_literature(
    times: int, of: int, low: float, high: float
) -> None:
    assert wilson(times, of) == pytest.approx((low, high), abs=5e-5)


def test_nothing_counted_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert Share.counted(0, 0).share == 0.0
    assert Figures.of([]) is None


def test_figures_of_a_series() -> None:
    assert Figures.of([2, 4, 4, 6]) == Figures(4.0, sqrt(8 / 3), 2, 4, 6)
    assert Figures.of([7]) == Figures(7.0, 0.0, 7, 7, 7)


def test_a_report_sums_up_wins_defeats_and_failures() -> None:
    outcomes: list[Played | Failed] = [
        Played(3, (9, 1, 5), (0,), "END", 30, 12),
        Played(0, (4, 8, 2), (1,), "END", 10, 6),
        Played(1, (0, 0, 0), (), "LOST", 20, 9),
        Failed(2, 77, "ValueError: oh", "…", "{}"),
    ]
    report = summed_up("toy", {"players": 3}, ("greedy", "random", "greedy"), 5, outcomes, 2.0)
    assert (report.games, report.decided, report.decisions_per_second) == (4, 2, 30.0)
    assert [seat.wins.times for seat in report.seats] == [1, 1, 0]
    assert [seat.wins.share for seat in report.seats] == [0.5, 0.5, 0.0]
    assert report.seats[0].score == Figures(6.5, sqrt(12.5), 4, 6.5, 9)
    assert [(bot.bot, bot.seats, bot.wins.times) for bot in report.bots] == [
        ("greedy", 2, 1),
        ("random", 1, 1),
    ]
    assert report.bots[0].fair == pytest.approx(2 / 3)
    assert report.defeats == {"LOST": Share.counted(1, 3)}
    assert report.decisions == Figures(20.0, 10.0, 10, 20, 30)
    assert report.turns == Figures(9.0, 3.0, 6, 9, 12)
    assert [error.seed for error in report.errors] == [77]


def test_a_shared_victory_counts_in_parts() -> None:
    outcomes = [
        Played(0, (9, 9, 5), (0, 1), "END", 30, 12, 4, ("ash", "bee", "cow")),
        Played(1, (9, 8, 2), (0,), "END", 10, 6, 6, ("ash", "bee", "cow")),
    ]
    report = summed_up("toy", {}, ("greedy", "random", "random"), 5, outcomes, 2.0)
    assert report.decided == 2
    assert [seat.wins.times for seat in report.seats] == [1.5, 0.5, 0]
    assert [bot.wins.share for bot in report.bots] == [0.75, 0.25]
    assert {side.side: side.wins.times for side in report.sides} == {
        "ash": 1.5,
        "bee": 0.5,
        "cow": 0,
    }


def test_a_side_is_held_against_its_share_of_the_matches_it_was_in() -> None:
    outcomes = [
        Played(0, (9, 1, 5), (0,), "END", 30, 12, 4, ("ash", "bee", "cow")),
        Played(1, (4, 8, 2), (1,), "END", 10, 6, 6, ("bee", "ash", "dog")),
        Played(2, (4, 8, 0), (0,), "END", 10, 6, 7, ("dog", "ash")),
        Played(3, (0, 0, 0), (), "LOST", 20, 9, 9, ("ash", "bee", "cow")),
    ]
    report = summed_up("toy", {}, ("greedy",) * 3, 5, outcomes, 2.0)
    ash, bee, cow, dog = report.sides
    assert (ash.side, ash.wins) == ("ash", Share.counted(2, 3))
    assert ash.fair == pytest.approx((1 / 3 + 1 / 3 + 1 / 2) / 3)
    assert (bee.wins, cow.wins, dog.wins) == tuple(
        Share.counted(*counts) for counts in [(0, 2), (0, 1), (1, 2)]
    )
    assert report.rounds == Figures(6.5, sqrt(13 / 3), 4, 6.5, 9)


def test_houses_are_told_by_name_and_ratio() -> None:
    report = simulate("candelabria", {}, ["random"] * 3, 4, 1)
    assert sum(side.wins.times for side in report.sides) == 4
    assert sum(side.wins.of for side in report.sides) == 12
    screen = Console(file=StringIO(), width=120)
    show(report, screen, "en")
    printed = screen.file.getvalue()  # type: ignore[attr-defined]
    assert "Who they played" in printed
    names = find_game("candelabria").names
    for side in report.sides:
        (line,) = [line for line in printed.splitlines() if names[side.side].en in line]
        assert f"× {3 * side.wins.share:.2f}" in line


# Runs -----------------------------------------------------------------------------------------


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    bots = ["random", "guided", "random"]
    alone, pair = (simulate("kalena", {}, bots, 40, 7, jobs) for jobs in (1, 2))
    assert timeless(alone) == timeless(pair)
    assert alone.games == 40
    assert alone.decided + sum(share.times for share in alone.defeats.values()) == 40
    assert simulate("kalena", {}, bots, 40, 8).decisions != alone.decisions


def test_each_match_has_a_seed_of_its_own() -> None:
    seeds = {match_seed(run, index) for run in range(30) for index in range(30)}
    assert len(seeds) == 900


def test_a_longer_run_begins_with_the_matches_of_the_shorter() -> None:
    short, long = (simulate("kalena", {}, ["guided"] * 2, n, 3).decisions for n in (1, 2))
    assert short is not None
    assert long is not None
    assert short.mean in (long.least, long.most)


def test_progress_is_told_up_to_the_last_match() -> None:
    told: list[int] = []
    simulate("kalena", {}, ["random"] * 2, 30, 1, progress=told.append)
    assert told == sorted(set(told))
    assert told[-1] == 30
    assert len(told) > 1


def test_a_report_survives_json() -> None:
    report = simulate("kalena", {"mode": "citizen"}, ["random"] * 2, 3, 1)
    assert report.options == {"players": 2, "mode": "citizen", "extra_ghosts": []}
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report


def test_mistakes_are_told_before_the_first_match() -> None:
    with pytest.raises(UnknownGame, match="kalena"):
        simulate("kalina", {}, ["random"] * 2, 1, 1)
    with pytest.raises(UnknownBot, match="random"):
        simulate("kalena", {}, ["random", "randon"], 1, 1)
    with pytest.raises(BadOptions, match="4 players need as many bots; 2 were named"):
        simulate("kalena", {"players": 4}, ["random"] * 2, 1, 1)
    with pytest.raises(BadOptions, match="mode"):
        simulate("kalena", {"mode": "king"}, ["random"] * 2, 1, 1)
    with pytest.raises(BadOptions, match="at least one match"):
        simulate("kalena", {}, ["random"] * 2, 0, 1)


# Failures -------------------------------------------------------------------------------------


def fragile(g: Lanterns) -> Flow[None]:
    """A turn that breaks when the second round has left few cards in a hand."""
    yield from lanterns.turn(g)
    if g.round == 1 and min(map(len, g.hands)) < 3:
        raise ZeroDivisionError("the lamp oil is out")


def stepping(turn: Any) -> Any:
    return lambda g: turn(g) if g.phase == "turns" else lanterns.step(g)


def test_a_crash_is_collected_with_a_save_that_leads_to_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known(replace(lanterns.GAME, step=stepping(fragile)), monkeypatch)
    report = simulate("lanterns", {}, ["random"] * 2, 30, 1)
    assert 0 < len(report.errors) < 30
    assert report.decided == 30 - len(report.errors)
    for error in report.errors:
        assert error.seed == match_seed(1, error.index)
        assert error.error == "ZeroDivisionError: the lamp oil is out"
        assert "in fragile" in error.trace
        with pytest.raises(ZeroDivisionError, match="lamp oil"):
            save.parse(error.save.encode())


def test_a_crash_in_the_set_up_is_collected_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def step(g: Lanterns) -> Flow[None]:
        raise KeyError("no table")

    known(replace(lanterns.GAME, step=step), monkeypatch)
    report = simulate("lanterns", {}, ["random"] * 2, 2, 1)
    assert [error.error for error in report.errors] == ["KeyError: 'no table'"] * 2
    assert report.seats[0].score is None
    with pytest.raises(KeyError, match="no table"):
        save.parse(report.errors[0].save.encode())


def test_a_bot_that_breaks_leaves_a_save_at_its_question(monkeypatch: pytest.MonkeyPatch) -> None:
    def guide(g: Lanterns, question: Question) -> list[float]:
        return [1.0 if g.round < 1 else 1 / 0 for _ in question.options]

    known(replace(lanterns.GAME, guide=guide), monkeypatch)
    report = simulate("lanterns", {}, ["guided"] * 2, 1, 1)
    assert report.errors[0].error.startswith("ZeroDivisionError")
    loaded = save.parse(report.errors[0].save.encode())
    assert loaded.notices == ()
    assert loaded.record.match.g.round == 1


def test_a_runaway_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    known(replace(lanterns.GAME, longest=5), monkeypatch)
    report = simulate("lanterns", {}, ["random"] * 2, 1, 1)
    assert "no end after 5 decisions" in report.errors[0].error


def test_shared_defeats_are_counted_by_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    def result(g: Lanterns) -> Result:
        if sum(g.lit) % 2:
            return Result(tuple(g.lit), (), "LAN-END-2")
        return lanterns.result(g)

    known(replace(lanterns.GAME, result=result), monkeypatch)
    report = simulate("lanterns", {}, ["random"] * 2, 40, 1)
    lost = report.defeats["LAN-END-2"]
    assert lost.of == 40
    assert 0 < lost.times < 40
    assert report.decided == 40 - lost.times
    assert sum(seat.wins.times for seat in report.seats) == report.decided


# On the screen --------------------------------------------------------------------------------


def printed(report: Report, lang: str) -> str:
    screen = StringIO()
    show(report, Console(file=screen, width=80, no_color=True), lang)
    return screen.getvalue()


@pytest.fixture(scope="module")
def report() -> Report:
    """Five matches of which one broke."""
    played = simulate("kalena", {}, ["random", "guided", "random", "guided"], 5, 1234567)
    broken = Failed(4, 987654321, "ValueError: [red]no[/red] such hex", "…", "{}")
    return msgspec.structs.replace(played, errors=(broken,))


def test_the_report_reads_well_in_80_columns_without_colour(report: Report) -> None:
    for lang, words in {
        "en": ["Haunted Lands: 5 matches", "seed 1234567", "Red", "guided", "95 % interval"],
        "ru": ["Земли призраков: 5 партий", "зерно 1234567", "Красный", "guided", "Интервал 95 %"],
    }.items():
        text = printed(report, lang)
        assert all(word in text for word in words)
        assert all(len(line) <= 80 for line in text.splitlines())
        assert "\x1b[3" not in text
        assert "[red]no[/red] such hex" in text
        assert "987654321" in text


def test_shared_defeats_are_shown_with_their_rule(report: Report) -> None:
    rule, share = next(iter(report.defeats.items()))
    line = next(line for line in printed(report, "en").splitlines() if rule in line)
    assert f" {share.times} " in line
    assert f"{100 * share.share:.1f} %" in line


def test_the_texts_are_complete_in_both_languages(tmp_path: Path) -> None:
    for name in ("simulation.py", "arena.py"):  # these two say what is in the folder
        (tmp_path / name).write_bytes((TERMINAL / name).read_bytes())
    assert check_texts(TERMINAL / "simulation_texts", tmp_path) == []

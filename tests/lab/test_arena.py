"""The arena: fair bouts, arithmetic that can be checked, and a file to go on from."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from io import StringIO
from math import log, log10
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from igroteka.bots import UnknownBot
from igroteka.bots.search.bot import Budget, Searcher
from igroteka.cli import main
from igroteka.kernel.errors import BadOptions, BadSave, RulesError, UnknownGame
from igroteka.kernel.flow import Option
from igroteka.kernel.match import Match
from igroteka.lab import arena
from igroteka.lab.arena import Bout, Broken, Contest, Fought, contend, fight, summed_up
from igroteka.lab.rating import ratings
from igroteka.terminal.arena import show


def contest(games: int = 4, players: int = 4, **more: bool) -> Contest:
    bots = ("guided", "random")
    return Contest.agreed("kalena", {"players": players}, bots, games, 7, **more)


def line(seats: tuple[str, ...], winners: tuple[int, ...], number: int) -> Fought:
    """A bout that was won so; decisions took 1 and 100 milliseconds."""
    bout = Bout("kalena", {"players": len(seats)}, seats, number)
    times = {name: {round(40 * log10(0.001)): 99, round(40 * log10(0.1)): 1} for name in seats}
    return Fought(bout, winners, "KAL-FIN-2", dict.fromkeys(seats, 0.2), times)


def test_on_a_busy_machine_nobody_has_less_time_to_think() -> None:
    class Patient(Searcher):
        def choose(self, match: Match[Any], seat: int) -> Option:
            clocks.append(self.clock)
            return match.asks[0].options[0]

    clocks: list[Callable[[], float]] = []
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(arena, "bot", lambda name, seed: Patient(name, seed, Budget(1, 1.0), 2))
        fight(next(contest().bouts()))
    assert set(clocks) == {time.process_time}
    assert Patient("at a table", 1, Budget(1, 1.0), 2).clock is time.monotonic


# Who plays whom -------------------------------------------------------------------------------


def test_every_bot_sits_among_every_other_once_in_each_seat_of_a_seed() -> None:
    bouts = list(contest(games=8).bouts())
    assert len(bouts) == 16
    for one, others in (("guided", "random"), ("random", "guided")):
        mine = [bout for bout in bouts if bout.seats.count(one) == 1 and others in bout.seats]
        assert Counter(bout.seats.index(one) for bout in mine) == Counter(
            dict.fromkeys(range(4), 2)
        )
        assert [bout.seed for bout in mine] == [7] * 4 + [8] * 4


def test_only_the_first_may_be_tried() -> None:
    assert contest(first_only=True).pairs() == [("guided", "random")]
    assert contest(players=2).pairs() == [("guided", "random")], "between two it is the same"


@pytest.mark.parametrize(
    ("game", "bots", "games", "error"),
    [
        ("kalenna", ("guided", "random"), 4, UnknownGame),
        ("kalena", ("guided", "rando"), 4, UnknownBot),
        ("kalena", ("guided",), 4, BadOptions),
        ("kalena", ("guided", "guided"), 4, BadOptions),
        ("kalena", ("guided", "random"), 0, BadOptions),
    ],
)
def test_what_cannot_be_fought_out_is_refused_before_the_first_bout(
    game: str, bots: tuple[str, ...], games: int, error: type[Exception]
) -> None:
    with pytest.raises(error):
        Contest.agreed(game, {"players": 4}, bots, games, 1)


def test_no_process_is_no_arena() -> None:
    with pytest.raises(BadOptions, match="process"):
        contend(contest(), jobs=0)


# Arithmetic -----------------------------------------------------------------------------------


def test_shares_count_shared_victories_by_parts_and_leave_out_common_defeat() -> None:
    among = ("guided", "random", "random", "random")
    fought = [
        line(among, (0,), 1),
        line(among, (0, 2), 2),
        line(among, (1,), 3),
        line(among, (), 4),
    ]
    told = summed_up(contest(), fought)
    assert (told.games, told.lost_together) == (4, 1)
    first = told.among[0]
    assert (first.one, first.others, first.games) == ("guided", "random", 4)
    assert (first.wins.times, first.wins.of) == (1.5, 3)
    assert first.ratio[0] == pytest.approx(2.0)
    assert first.ratio[1] < 2.0 < first.ratio[2]


def test_elo_of_two_is_that_of_their_odds() -> None:
    matches = [(("a", "b"), (0,))] * 750 + [(("a", "b"), (1,))] * 250
    a, b = ratings(matches, ("a", "b"))
    assert (a.bot, b.bot) == ("a", "b")
    assert a.elo - b.elo == pytest.approx(400 * log10(3), abs=1.5)
    # The variance of the logarithm of odds is 1/won + 1/lost; half of it on either side.
    half = 1.96 * 400 / log(10) * (1 / 750 + 1 / 250) ** 0.5 / 2
    assert a.high - a.elo == pytest.approx(half, rel=0.02)


def test_one_among_three_with_a_fair_share_is_as_strong_as_they_are() -> None:
    seats = ("a", "b", "b", "b")
    matches = [(seats, (place,)) for place in range(4)] * 50
    for rating in ratings(matches, ("a", "b")):
        assert rating.elo == pytest.approx(0.0, abs=1e-6)
        assert rating.low < 0 < rating.high


def test_a_bot_that_never_lost_has_a_finite_rating() -> None:
    a, b = ratings([(("a", "b"), (0,))] * 10, ("a", "b"))
    assert 200 < a.elo - b.elo < 2000


def test_time_is_told_by_mean_and_by_what_nineteen_in_twenty_stay_below() -> None:
    pace = summed_up(contest(), [line(("guided", "random"), (0,), 1)]).paces[0]
    assert pace.decisions == 100
    assert pace.mean == pytest.approx(0.002)
    assert pace.p95 == pytest.approx(0.001, rel=0.06)


# Playing --------------------------------------------------------------------------------------


def test_a_bout_is_the_same_whoever_plays_it_and_when() -> None:
    bout = next(contest().bouts())
    one, other = fight(bout), fight(bout)
    assert one.winners == other.winners
    assert {name: sum(t.values()) for name, t in one.times.items()} == {
        name: sum(t.values()) for name, t in other.times.items()
    }


def test_what_is_in_the_file_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "arena.jsonl"
    whole = contend(contest(games=2, players=2), file)
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == whole.games == 2

    file.write_bytes(lines[0] + lines[1][:40])  # stopped in the middle of a line
    again: list[Bout] = []

    def watched(bout: Bout) -> Fought:
        again.append(bout)
        return fight(bout)

    monkeypatch.setattr(arena, "fight", watched)
    seen: list[int] = []
    resumed = contend(contest(games=2, players=2), file, progress=seen.append)
    assert [bout.seats for bout in again] == [msgspec.json.decode(lines[1], type=Fought).bout.seats]
    assert seen == [2]
    assert resumed.among == whole.among
    assert len(file.read_bytes().splitlines()) == 2


def broken_once(bout: Bout) -> Fought:
    """The bout in which the guided bot sits first has no end."""
    if bout.seats[0] == "guided":
        raise RulesError("no end after 30000 decisions")
    return fight(bout)


def test_a_bout_that_breaks_is_told_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, wish = tmp_path / "arena.jsonl", contest(games=2, players=2)
    seen: list[int] = []
    with monkeypatch.context() as patched:
        patched.setattr(arena, "fight", broken_once)
        told = contend(wish, file, progress=seen.append)
    assert [(one.bout.seats[0], one.error) for one in told.broken] == [
        ("guided", "RulesError: no end after 30000 decisions")
    ]
    assert told.games == len(file.read_bytes().splitlines()) == 1
    assert seen == [1, 2]
    mended = contend(wish, file)
    assert (mended.games, mended.broken) == (2, ())


def test_where_all_break_there_is_nothing_to_sum_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(_: Bout) -> Fought:
        raise RulesError("no end")

    monkeypatch.setattr(arena, "fight", break_down)
    told = contend(contest(games=2, players=2))
    assert (told.games, len(told.broken)) == (0, 2)
    show(told, Console(file=StringIO(), width=120), "en")


def test_a_file_that_is_none_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    file.write_bytes(b'{"bout": 3}\n')
    with pytest.raises(BadSave, match="line 1"):
        contend(contest(), file)


# On the screen --------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_standings_can_be_read(lang: str) -> None:
    among = ("guided", "random", "random", "random")
    told = summed_up(contest(), [line(among, (0,), 1), line(among, (1,), 2)])
    out = StringIO()
    show(told, Console(file=out, width=120), lang)
    text = out.getvalue()
    assert "guided" in text
    assert "× 2" in text
    assert "arena-" not in text, "a text is missing"


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_bouts_that_broke_are_named(lang: str) -> None:
    bout = Bout("kalena", {"players": 2}, ("guided", "random"), 715014)
    told = summed_up(contest(players=2), [], [Broken(bout, "RulesError: no end")])
    out = StringIO()
    show(told, Console(file=out, width=120), lang)
    text = out.getvalue()
    assert "715014" in text
    assert "guided, random" in text
    assert "no end" in text
    assert "arena-" not in text, "a text is missing"


def test_the_command_fails_if_a_bout_broke(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(arena, "fight", broken_once)
    wish = ["arena", "kalena", "--bots", "guided,random", "--games", "2", "--players", "2"]
    assert main([*wish, "--lang", "en"]) == 1
    assert "1 match broke" in capsys.readouterr().out


def test_the_command_plays_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, figures = tmp_path / "bouts.jsonl", tmp_path / "standings.json"
    wish = ["arena", "kalena", "--bots", "guided,random", "--games", "2", "--players", "2"]
    wish += ["--out", str(file), "--json", str(figures), "--lang", "en"]
    assert main(wish) == 0
    assert "Elo" in capsys.readouterr().out
    assert msgspec.json.decode(figures.read_bytes())["games"] == 2
    before = file.read_bytes()
    assert main(wish) == 0
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["arena", "kalena", "--bots", "you,greedy"], "not a bot"),
        (["arena", "kalena", "--bots", "greedy"], "at least two bots"),
        (["arena", "kalena", "--games", "0"], "greater than zero"),
        (["arena", "ludo"], "no game"),
        (["arena", "kalena", "--players", "9"], "not a valid value"),
    ],
)
def test_the_command_says_what_is_wrong(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err

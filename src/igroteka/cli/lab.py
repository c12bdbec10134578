"""Commands of the laboratory: simulate, arena, train, fuzz."""

import time
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console

from igroteka.cli.arguments import (
    FALSE,
    Command,
    Lang,
    counting,
    only_bots,
    pairs,
    positive,
    several,
    table_options,
    writable,
    write,
)
from igroteka.kernel.game import Game
from igroteka.kernel.registry import find_game
from igroteka.terminal.settings import PLAYERS, check, chosen, settings
from igroteka.terminal.start import installed, wished_players
from igroteka.terminal.voice import Interface

SEATS = 4
"""How many sit at a table of the laboratory, where nobody says otherwise and the game can."""


def usual_seats(game: Game[Any]) -> int:
    """As many, or as the game has seats."""
    most: int = max(settings(game)[PLAYERS].choices)
    return min(SEATS, most)


def simulate_command(ui: Interface, console: Console) -> Command:
    def simulate(
        game: Annotated[str, Parameter(help=ui("ui-arg-game"))],
        *,
        seats: Annotated[str, Parameter(help=ui("ui-arg-bots"))] = "greedy,greedy",
        games: Annotated[int, Parameter(help=ui("ui-arg-games"))] = 1000,
        mode: Annotated[str | None, Parameter(help=ui("ui-arg-mode"))] = None,
        option: Annotated[tuple[str, ...], several(ui("ui-arg-option"))] = (),
        seed: Annotated[int, Parameter(help=ui("ui-arg-seed"))] = 1,
        jobs: Annotated[int, Parameter(help=ui("ui-arg-jobs"))] = 1,
        json: Annotated[Path | None, Parameter(help=ui("ui-arg-json"))] = None,
        lang: Annotated[Lang | None, Parameter(help=ui("ui-arg-lang"))] = None,
    ) -> int:
        from igroteka.lab.simulation import simulate as run
        from igroteka.terminal.simulation import show

        names = only_bots(seats, ui)
        options = table_options(game, pairs(mode, option), names, ui)
        positive({"--games": games, "--jobs": jobs}, ui)
        writable(ui, json)
        with counting(console, ui("ui-simulating"), games) as count:
            report = run(game, options, names, games, seed, jobs, count)
        show(report, console, ui.lang)
        write(report, json)
        return FALSE if report.errors else 0

    return simulate


def arena_command(ui: Interface, console: Console) -> Command:
    def arena(
        game: Annotated[str, Parameter(help=ui("ui-arg-game"))],
        *,
        bots: Annotated[str, Parameter(help=ui("ui-arg-arena-bots"))] = "master,adept,greedy",
        games: Annotated[int, Parameter(help=ui("ui-arg-arena-games"))] = 200,
        players: Annotated[int | None, Parameter(help=ui("ui-arg-players"))] = None,
        first: Annotated[bool, Parameter(help=ui("ui-arg-first"))] = False,
        mode: Annotated[str | None, Parameter(help=ui("ui-arg-mode"))] = None,
        option: Annotated[tuple[str, ...], several(ui("ui-arg-option"))] = (),
        seed: Annotated[int, Parameter(help=ui("ui-arg-seed"))] = 1,
        jobs: Annotated[int, Parameter(help=ui("ui-arg-jobs"))] = 1,
        out: Annotated[Path | None, Parameter(help=ui("ui-arg-arena-out"))] = None,
        json: Annotated[Path | None, Parameter(help=ui("ui-arg-json"))] = None,
        lang: Annotated[Lang | None, Parameter(help=ui("ui-arg-lang"))] = None,
    ) -> int:
        from igroteka.lab.arena import Contest, contend
        from igroteka.terminal.arena import show

        names = only_bots(bots, ui)
        found = installed(game, ui)
        options = chosen(found, pairs(mode, option), ui)
        wished = wished_players(found, players, None, options, ui)
        options[PLAYERS] = wished or usual_seats(found)
        check(found, options, ui)
        positive({"--games": games, "--jobs": jobs}, ui)
        writable(ui, out, json)
        contest = Contest.agreed(game, options, names, games, seed, first_only=first)
        with counting(console, ui("ui-simulating"), games * len(contest.pairs())) as count:
            standings = contend(contest, out, jobs, count)
        show(standings, console, ui.lang)
        write(standings, json)
        return FALSE if standings.broken else 0

    return arena


def train_command(ui: Interface, console: Console) -> Command:
    def train(
        game: Annotated[str, Parameter(help=ui("ui-arg-game"))],
        *,
        games: Annotated[int, Parameter(help=ui("ui-arg-games"))] = 400,
        players: Annotated[int | None, Parameter(help=ui("ui-arg-players"))] = None,
        seed: Annotated[int, Parameter(help=ui("ui-arg-seed"))] = 1,
        out: Annotated[Path | None, Parameter(help=ui("ui-arg-train-out"))] = None,
        lang: Annotated[Lang | None, Parameter(help=ui("ui-arg-lang"))] = None,
    ) -> int:
        from igroteka.bots.search.value import written
        from igroteka.lab.train import train as trained

        found = installed(game, ui)
        positive({"--games": games}, ui)
        writable(ui, out)
        seats = players or usual_seats(found)
        check(found, {PLAYERS: seats}, ui)
        command = f"igroteka train {game} --games {games} --players {seats} --seed {seed}"
        with counting(console, ui("ui-simulating"), games) as count:
            learned = trained(found, {PLAYERS: seats}, games, seed, command, count)
        if out is None:
            print(written(learned), end="")
        else:
            out.write_text(written(learned), encoding="utf-8")
        return 0

    return train


def fuzz_command(ui: Interface, console: Console) -> Command:
    def fuzz(
        game: Annotated[str, Parameter(help=ui("ui-arg-game"))],
        *,
        minutes: Annotated[float, Parameter(help=ui("ui-arg-minutes"))] = 1.0,
        seed: Annotated[int | None, Parameter(help=ui("ui-arg-seed"))] = None,
        out: Annotated[Path, Parameter(help=ui("ui-arg-out"))] = Path("fuzz"),
        mode: Annotated[str | None, Parameter(help=ui("ui-arg-mode"))] = None,
        option: Annotated[tuple[str, ...], several(ui("ui-arg-option"))] = (),
        lang: Annotated[Lang | None, Parameter(help=ui("ui-arg-lang"))] = None,
    ) -> int:
        from igroteka.lab.fuzz import Findings, for_minutes
        from igroteka.lab.fuzz import fuzz as run

        options = chosen(installed(game, ui), pairs(mode, option), ui)
        check(find_game(game), options, ui)
        positive({"--minutes": minutes}, ui)
        start = int(time.time()) if seed is None else seed
        with counting(console, ui("ui-fuzzing"), None) as count:
            in_time = for_minutes(minutes)

            def going(so_far: Findings) -> bool:
                count(so_far.games)
                return in_time(so_far)

            findings = run(find_game(game), options or None, going, start, out)
        told = {"games": findings.games, "decisions": findings.decisions, "edges": findings.edges}
        console.print(ui("ui-fuzzed", told | {"seed": str(start)}))
        for problem in findings.problems:
            console.print(f"{problem.kind}: {problem.message}  ({problem.save})")
        console.print(ui("ui-problems", {"count": len(findings.problems)}))
        return FALSE if findings.problems else 0

    return fuzz

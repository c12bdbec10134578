"""Commands of the laboratory: simulate, arena, train, fuzz."""

import time
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from igroteka.cli.arguments import (
    FALSE,
    Command,
    Lang,
    only_bots,
    pairs,
    positive,
    progress,
    table_options,
    writable,
    write,
)
from igroteka.kernel.registry import find_game
from igroteka.terminal.settings import PLAYERS, check, chosen, settings
from igroteka.terminal.start import installed, wished_players
from igroteka.terminal.voice import Interface

ARENA_SEATS = 4
"""How many sit at a table of the arena, where nobody says otherwise and the game can."""


def simulate_command(ui: Interface, console: Console) -> Command:
    def simulate(
        game: Annotated[str, Parameter(help=ui("ui-arg-game"))],
        *,
        seats: Annotated[str, Parameter(help=ui("ui-arg-bots"))] = "greedy,greedy",
        games: Annotated[int, Parameter(help=ui("ui-arg-games"))] = 1000,
        mode: Annotated[str | None, Parameter(help=ui("ui-arg-mode"))] = None,
        option: Annotated[
            list[str], Parameter(help=ui("ui-arg-option"), consume_multiple=True)
        ] = [],  # noqa: B006  (never changed)
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
        with progress(console) as bar:
            task = bar.add_task(ui("ui-simulating"), total=games)
            report = run(
                game,
                options,
                names,
                games,
                seed,
                jobs,
                lambda done: bar.update(task, completed=done),
            )
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
        option: Annotated[
            list[str], Parameter(help=ui("ui-arg-option"), consume_multiple=True)
        ] = [],  # noqa: B006  (never changed)
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
        options[PLAYERS] = wished or min(ARENA_SEATS, max(settings(found)[PLAYERS].choices))
        check(found, options, ui)
        positive({"--games": games, "--jobs": jobs}, ui)
        writable(ui, out, json)
        contest = Contest.agreed(game, options, names, games, seed, first_only=first)
        with progress(console) as bar:
            task = bar.add_task(ui("ui-simulating"), total=games * len(contest.pairs()))
            standings = contend(contest, out, jobs, lambda done: bar.update(task, completed=done))
        show(standings, console, ui.lang)
        write(standings, json)
        return 0

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
        seats = players or min(ARENA_SEATS, max(settings(found)[PLAYERS].choices))
        check(found, {PLAYERS: seats}, ui)
        command = f"igroteka train {game} --games {games} --players {seats} --seed {seed}"
        with progress(console) as bar:
            task = bar.add_task(ui("ui-simulating"), total=games)
            learned = trained(
                found,
                {PLAYERS: seats},
                games,
                seed,
                command,
                lambda done: bar.update(task, completed=done),
            )
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
        option: Annotated[
            list[str], Parameter(help=ui("ui-arg-option"), consume_multiple=True)
        ] = [],  # noqa: B006  (never changed)
        lang: Annotated[Lang | None, Parameter(help=ui("ui-arg-lang"))] = None,
    ) -> int:
        from igroteka.lab.fuzz import Findings, for_minutes
        from igroteka.lab.fuzz import fuzz as run

        options = chosen(installed(game, ui), pairs(mode, option), ui)
        check(find_game(game), options, ui)
        positive({"--minutes": minutes}, ui)
        start = int(time.time()) if seed is None else seed
        with progress(console) as bar:
            task = bar.add_task(ui("ui-fuzzing"), total=None)
            in_time = for_minutes(minutes)

            def going(so_far: Findings) -> bool:
                bar.update(task, completed=so_far.games)
                return in_time(so_far)

            findings = run(find_game(game), options or None, going, start, out)
        told = {"games": findings.games, "decisions": findings.decisions, "edges": findings.edges}
        console.print(ui("ui-fuzzed", told | {"seed": str(start)}))
        for problem in findings.problems:
            console.print(f"{problem.kind}: {problem.message}  ({problem.save})")
        console.print(ui("ui-problems", {"count": len(findings.problems)}))
        return FALSE if findings.problems else 0

    return fuzz

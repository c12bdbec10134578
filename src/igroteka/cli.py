"""The command line: play, learn, simulate, verify, analyse, rules and the rest of the commands."""

import os
import sys
import time
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from cyclopts import App, Group, Parameter
from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from igroteka.kernel.errors import IgrotekaError
from igroteka.kernel.game import Game
from igroteka.kernel.registry import find_game, game_names
from igroteka.kernel.rulebook import Rule, UnknownRule
from igroteka.kernel.text import LANGS, Value
from igroteka.terminal.almanac import almanac_of, chapters, find, found_pages, one_page
from igroteka.terminal.commands import unknown_rule
from igroteka.terminal.learn import listed
from igroteka.terminal.rules import contents, found_rules, game_of, look_up, one_rule
from igroteka.terminal.saves import find_save, verify_save
from igroteka.terminal.screen import page
from igroteka.terminal.seats import is_person, split_seats
from igroteka.terminal.settings import PLAYERS, check, chosen, settings
from igroteka.terminal.start import (
    Wish,
    go_on,
    installed,
    look_at,
    set_out,
    sit_down,
    take_lesson,
    terminal_reader,
    travel_on,
    wished_players,
)
from igroteka.terminal.voice import Interface, Trouble, interface, language, title
from igroteka.terminal.where import where as places_of
from igroteka.terminal.words import translator

ARENA_SEATS = 4
"""How many sit at a table of the arena, where nobody says otherwise and the game can."""
FALSE = 1
"""Exit code: what was examined is not in order."""
WRONG = 2
"""Exit code: what was asked for cannot be done."""
INTERRUPTED = 130
PIPE_BROKEN = 141

Lang = Literal["ru", "en"]
Command = Callable[..., int]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code. No error a person can make ends in a traceback."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows ? for it
    ui = interface(_spoken(words))
    try:
        code = _run(words, ui)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_BROKEN
    except KeyboardInterrupt:
        return _complain(ui("ui-interrupted"), INTERRUPTED)
    return code


def _run(words: list[str], ui: Interface) -> int:
    colour = not {"--no-colour", "--no-color"} & set(words)
    try:
        result = application(ui, page(colour=colour))(
            words, print_error=False, exit_on_error=False, result_action="return_value"
        )
    except CycloptsError as error:
        return _complain(f"{_misused(error, ui)} {ui('ui-see-help')}", WRONG)
    except IgrotekaError as error:
        return _complain(str(error), WRONG)
    except BrokenPipeError:
        raise
    except OSError as error:  # a full disk, a folder where a file should be
        told = {"file": str(error.filename), "reason": error.strerror or str(error)}
        return _complain(ui("ui-file-trouble", told), WRONG)
    return result if isinstance(result, int) else 0


def _complain(message: str, code: int) -> int:
    print(f"igroteka: {' '.join(message.split())}", file=sys.stderr)
    return code


def _spoken(words: list[str]) -> str:
    """The language of help and complaints: as `--lang` says, even where the rest is wrong."""
    for place, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name == "--lang":
            wanted = value if equals else "".join(words[place + 1 : place + 2])
            if wanted in LANGS:
                return wanted
    return language(os.environ)


def _misused(error: CycloptsError, ui: Interface) -> str:
    """What is wrong with the arguments, in one line."""
    match error:
        case UnknownOptionError():
            return ui("ui-arg-unknown", {"word": error.token.keyword or error.token.value})
        case UnknownCommandError() if error.unused_tokens:
            return ui("ui-command-unknown", {"word": error.unused_tokens[0]})
        case MissingArgumentError() if error.argument is not None:
            return ui("ui-arg-missing", {"word": error.keyword or error.argument.name})
        case CoercionError() if error.token is not None:
            where = error.token.keyword or (error.argument.name if error.argument else "")
            return ui("ui-arg-value", {"word": where, "value": error.token.value})
        case UnusedCliTokensError() if error.unused_tokens:
            return ui("ui-arg-extra", {"word": error.unused_tokens[0]})
    return ui("ui-arg-wrong", {"reason": str(error)})


def application(ui: Interface, console: Console) -> App:
    """The commands, with their help in the language of the interface."""
    app = App(
        name="igroteka",
        help=ui("ui-about"),
        version=f"igroteka {version('igroteka')}",
        console=console,
        suppress_keyboard_interrupt=False,
        help_format="plaintext",
        version_format="plaintext",
        usage="",  # it would be called Usage in any language: our prologue says it
        help_prologue=ui("ui-usage"),
        default_parameter=Parameter(show_default=False, negative=()),
        group_arguments=Group(ui("ui-arguments")),
        group_parameters=Group(ui("ui-parameters")),
        group_commands=Group(ui("ui-commands")),
    )
    app["--help"].help = ui("ui-about-help")
    app["--version"].help = ui("ui-about-version")
    played = (_play, _learn, _campaign, _serve, _simulate, _arena, _train)
    for build in (*played, _verify, _analyse, _rules, _almanac, _fuzz, _games):
        name = build.__name__.removeprefix("_")
        app.command(
            build(ui, console),
            name=name,
            help=ui(f"ui-about-{name}"),
            usage="",
            help_prologue=ui("ui-usage-of", {"command": name}),
        )
    return app


# The commands --------------------------------------------------------------------------------


def _play(ui: Interface, console: Console) -> Command:
    def play(
        game: Annotated[str | None, Parameter(help=ui("ui-arg-game"))] = None,
        *,
        seats: Annotated[str | None, Parameter(help=ui("ui-arg-seats"))] = None,
        players: Annotated[int | None, Parameter(help=ui("ui-arg-players"))] = None,
        mode: Annotated[str | None, Parameter(help=ui("ui-arg-mode"))] = None,
        option: Annotated[
            list[str], Parameter(help=ui("ui-arg-option"), consume_multiple=True)
        ] = [],  # noqa: B006  (never changed)
        lang: Annotated[Lang | None, Parameter(help=ui("ui-arg-lang"))] = None,
        seed: Annotated[str | None, Parameter(help=ui("ui-arg-seed"))] = None,
        resume: Annotated[str | None, Parameter(help=ui("ui-arg-resume"))] = None,
        no_colour: Annotated[
            bool,
            Parameter(name=("--no-colour", "--no-color"), help=ui("ui-arg-no-colour")),
        ] = False,
    ) -> int:
        wish = Wish(game, seats, players, _pairs(mode, option), seed)
        read = terminal_reader(console)
        if resume is None:
            sit_down(wish, console, ui.lang, read)
        elif wish == Wish():
            go_on(resume, console, ui.lang, read)
        else:
            raise Trouble(ui("ui-resume-alone"))
        return 0

    return play


def _learn(ui: Interface, console: Console) -> Command:
    def learn(
        game: Annotated[str, Parameter(help=ui("ui-arg-game"))],
        lesson: Annotated[str | None, Parameter(help=ui("ui-arg-lesson"))] = None,
        *,
        lang: Annotated[Lang | None, Parameter(help=ui("ui-arg-lang"))] = None,
        no_colour: Annotated[
            bool,
            Parameter(name=("--no-colour", "--no-color"), help=ui("ui-arg-no-colour")),
        ] = False,
    ) -> int:
        found = installed(game, ui)
        if lesson is None:
            console.print(listed(found, ui))
            console.print(ui("ui-lesson-list", {"game": found.id}))
            return 0
        take_lesson(found, lesson, console, ui.lang, terminal_reader(console))
        return 0

    return learn


def _campaign(ui: Interface, console: Console) -> Command:
    def campaign(
        game: Annotated[str | None, Parameter(help=ui("ui-arg-game"))] = None,
        *,
        seats: Annotated[str | None, Parameter(help=ui("ui-arg-seats"))] = None,
        players: Annotated[int | None, Parameter(help=ui("ui-arg-players"))] = None,
        option: Annotated[
            list[str], Parameter(help=ui("ui-arg-terms"), consume_multiple=True)
        ] = [],  # noqa: B006  (never changed)
        lang: Annotated[Lang | None, Parameter(help=ui("ui-arg-lang"))] = None,
        seed: Annotated[str | None, Parameter(help=ui("ui-arg-seed"))] = None,
        resume: Annotated[str | None, Parameter(help=ui("ui-arg-campaign-resume"))] = None,
        show: Annotated[str | None, Parameter(help=ui("ui-arg-show"))] = None,
        no_colour: Annotated[
            bool,
            Parameter(name=("--no-colour", "--no-color"), help=ui("ui-arg-no-colour")),
        ] = False,
    ) -> int:
        wish = Wish(game, seats, players, tuple(option), seed)
        read = terminal_reader(console)
        old = resume or show
        if old is None:
            set_out(wish, console, ui.lang, read)
        elif wish != Wish(seats=seats) or (show is not None and (resume or seats) is not None):
            raise Trouble(ui("ui-campaign-alone"))
        elif show is not None:
            look_at(show, console, ui.lang)
        else:
            travel_on(old, seats, console, ui.lang, read)
        return 0

    return campaign


def _serve(ui: Interface, console: Console) -> Command:
    def serve(
        *,
        host: Annotated[str | None, Parameter(help=ui("ui-arg-host"))] = None,
        port: Annotated[int | None, Parameter(help=ui("ui-arg-port"))] = None,
        database: Annotated[str | None, Parameter(help=ui("ui-arg-database"))] = None,
        public_url: Annotated[str | None, Parameter(help=ui("ui-arg-public-url"))] = None,
        proxy: Annotated[str | None, Parameter(help=ui("ui-arg-proxy"))] = None,
        open_browser: Annotated[
            bool | None, Parameter(name="--open", help=ui("ui-arg-open"))
        ] = None,
        log_level: Annotated[
            Literal["debug", "info", "warning", "error"] | None,
            Parameter(help=ui("ui-arg-log-level")),
        ] = None,
        lang: Annotated[Lang | None, Parameter(help=ui("ui-arg-lang"))] = None,
    ) -> int:
        from igroteka.server.config import Config
        from igroteka.server.serve import serve as run

        given = {
            "host": host,
            "port": port,
            "database": database,
            "public_url": public_url,
            "proxy": proxy,
            "open_browser": open_browser,
            "log_level": log_level,
        }
        run(
            Config.gather(given),
            lambda address: console.print(ui("ui-serving", {"address": address})),
        )
        return 0

    return serve


def _simulate(ui: Interface, console: Console) -> Command:
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

        bots = _bots(seats, ui)
        options = _options(game, _pairs(mode, option), bots, ui)
        _positive({"--games": games, "--jobs": jobs}, ui)
        if json is not None:
            _writable(json, ui)
        with _progress(console) as bar:
            task = bar.add_task(ui("ui-simulating"), total=games)
            report = run(
                game,
                options,
                bots,
                games,
                seed,
                jobs,
                lambda done: bar.update(task, completed=done),
            )
        show(report, console, ui.lang)
        if json is not None:
            json.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
        return FALSE if report.errors else 0

    return simulate


def _arena(ui: Interface, console: Console) -> Command:
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

        names = _bots(bots, ui)
        found = installed(game, ui)
        options = chosen(found, _pairs(mode, option), ui)
        wished = wished_players(found, players, None, options, ui)
        options[PLAYERS] = wished or min(ARENA_SEATS, max(settings(found)[PLAYERS].choices))
        check(found, options, ui)
        _positive({"--games": games, "--jobs": jobs}, ui)
        for file in (out, json):
            if file is not None:
                _writable(file, ui)
        contest = Contest.agreed(game, options, names, games, seed, first_only=first)
        with _progress(console) as bar:
            task = bar.add_task(ui("ui-simulating"), total=games * len(contest.pairs()))
            standings = contend(contest, out, jobs, lambda done: bar.update(task, completed=done))
        show(standings, console, ui.lang)
        if json is not None:
            json.write_bytes(msgspec.json.format(msgspec.json.encode(standings)) + b"\n")
        return 0

    return arena


def _train(ui: Interface, console: Console) -> Command:
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
        _positive({"--games": games}, ui)
        if out is not None:
            _writable(out, ui)
        seats = players or min(ARENA_SEATS, max(settings(found)[PLAYERS].choices))
        check(found, {PLAYERS: seats}, ui)
        command = f"igroteka train {game} --games {games} --players {seats} --seed {seed}"
        with _progress(console) as bar:
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


def _verify(ui: Interface, console: Console) -> Command:
    def verify(
        file: Annotated[str, Parameter(help=ui("ui-arg-file"))],
        *,
        lang: Annotated[Lang | None, Parameter(help=ui("ui-arg-lang"))] = None,
    ) -> int:
        verdict = verify_save(find_save(file, ui), ui)
        if verdict.true:
            console.print(ui("ui-true", {"lines": verdict.lines}))
            return 0
        told: dict[str, Value] = {"line": verdict.false_line or 0, "reason": verdict.reason}
        console.print(ui("ui-false", told))
        return FALSE

    return verify


def _analyse(ui: Interface, console: Console) -> Command:
    def analyse(
        file: Annotated[str, Parameter(help=ui("ui-arg-file"))],
        *,
        lang: Annotated[Lang | None, Parameter(help=ui("ui-arg-lang"))] = None,
    ) -> int:
        from igroteka.terminal.analysis import analysed, show

        with console.status(ui("ui-analysing")):
            game, header, found = analysed(file, ui)
        show(game, header, found, console, ui.lang)
        return 0

    return analyse


def _rules(ui: Interface, console: Console) -> Command:
    def rules(
        game: Annotated[str, Parameter(help=ui("ui-arg-game-or-rule"))],
        *words: Annotated[str, Parameter(help=ui("ui-arg-words"))],
        where: Annotated[bool, Parameter(help=ui("ui-arg-where"))] = False,
        lang: Annotated[Lang | None, Parameter(help=ui("ui-arg-lang"))] = None,
    ) -> int:
        try:
            asked, wanted = _asked(game, words, ui)
            found = look_up(asked.rulebook(), wanted, ui.lang) if wanted else None
        except UnknownRule as error:
            raise Trouble(unknown_rule(error, ui.lang)) from error
        if found == []:
            raise Trouble(ui("ui-rules-none", {"words": wanted}))
        if where and not isinstance(found, Rule):
            raise Trouble(ui("ui-where-which"))
        if found is None:
            console.print(contents(asked.rulebook(), ui.lang))
        elif isinstance(found, list):
            console.print(found_rules(found))
        else:
            console.print(one_rule(found, ui))
            if where:
                console.print(places_of(asked, found.id, ui), soft_wrap=True)
        return 0

    return rules


def _almanac(ui: Interface, console: Console) -> Command:
    def almanac(
        game: Annotated[str, Parameter(help=ui("ui-arg-game"))],
        *words: Annotated[str, Parameter(help=ui("ui-arg-words"))],
        lang: Annotated[Lang | None, Parameter(help=ui("ui-arg-lang"))] = None,
    ) -> int:
        asked, wanted = installed(game, ui), " ".join(words)
        texts, pages = translator(asked, ui.lang), almanac_of(asked)
        if pages is None:
            raise Trouble(ui("ui-almanac-none"))
        found = find(pages, wanted, texts) if wanted else []
        if not wanted:
            console.print(chapters(pages, texts))
        elif not found:
            raise Trouble(ui("ui-page-none", {"words": wanted}))
        elif len(found) == 1:
            console.print(one_page(asked, found[0], texts, ui))
        else:
            console.print(found_pages(found, texts))
        return 0

    return almanac


def _asked(game: str, words: tuple[str, ...], ui: Interface) -> tuple[Game[Any], str]:
    """The game, and what is to be looked up; the id of a rule says both."""
    if not words and game not in game_names() and (owner := game_of(game)) is not None:
        return owner, game
    return installed(game, ui), " ".join(words)


def _fuzz(ui: Interface, console: Console) -> Command:
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

        options = chosen(installed(game, ui), _pairs(mode, option), ui)
        check(find_game(game), options, ui)
        _positive({"--minutes": minutes}, ui)
        start = int(time.time()) if seed is None else seed
        with _progress(console) as bar:
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


def _games(ui: Interface, console: Console) -> Command:
    def games(*, lang: Annotated[Lang | None, Parameter(help=ui("ui-arg-lang"))] = None) -> int:
        for name in game_names():
            game = find_game(name)
            told = {"id": name, "title": title(game, ui.lang), "rules": game.rules_version}
            console.print(ui("ui-game-line", told))
        return 0

    return games


# What several commands need -------------------------------------------------------------------


def _pairs(mode: str | None, option: list[str]) -> tuple[str, ...]:
    """`--mode x` is short for `--option mode=x`."""
    return (*([] if mode is None else [f"mode={mode}"]), *option)


def _bots(text: str, ui: Interface) -> list[str]:
    seats = list(split_seats(text))
    for seat in seats:
        if is_person(seat):
            raise Trouble(ui("ui-bots-only", {"name": seat}))
    return seats


def _options(game: str, pairs: Sequence[str], seats: list[str], ui: Interface) -> dict[str, Any]:
    found = installed(game, ui)
    options = chosen(found, pairs, ui)
    options[PLAYERS] = wished_players(found, None, seats, options, ui)
    check(found, options, ui)
    return options


def _positive(numbers: dict[str, float], ui: Interface) -> None:
    for name, number in numbers.items():
        if not number > 0:
            raise Trouble(ui("ui-positive", {"name": name}))


def _writable(path: Path, ui: Interface) -> None:
    """Found out before an hour of simulation, not after."""
    try:
        path.open("ab").close()
    except OSError as error:
        told = {"file": str(path), "reason": error.strerror or str(error)}
        raise Trouble(ui("ui-save-failed", told)) from None


def _progress(console: Console) -> Progress:
    """A bar where escape codes are welcome; else silence until the result."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=console.color_system is None,
    )

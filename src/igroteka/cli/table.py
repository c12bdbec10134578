"""Commands at a table: play, learn, campaign, serve."""

from typing import Annotated, Literal

from cyclopts import Parameter
from rich.console import Console

from igroteka.cli.arguments import Command, Lang, pairs, several, without_colour
from igroteka.terminal.learn import listed
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
)
from igroteka.terminal.voice import Interface, Trouble


def play_command(ui: Interface, console: Console) -> Command:
    def play(
        game: Annotated[str | None, Parameter(help=ui("ui-arg-game"))] = None,
        *,
        seats: Annotated[str | None, Parameter(help=ui("ui-arg-seats"))] = None,
        players: Annotated[int | None, Parameter(help=ui("ui-arg-players"))] = None,
        mode: Annotated[str | None, Parameter(help=ui("ui-arg-mode"))] = None,
        option: Annotated[tuple[str, ...], several(ui("ui-arg-option"))] = (),
        lang: Annotated[Lang | None, Parameter(help=ui("ui-arg-lang"))] = None,
        seed: Annotated[str | None, Parameter(help=ui("ui-arg-seed"))] = None,
        resume: Annotated[str | None, Parameter(help=ui("ui-arg-resume"))] = None,
        no_colour: Annotated[bool, without_colour(ui)] = False,
    ) -> int:
        wish = Wish(game, seats, players, pairs(mode, option), seed)
        read = terminal_reader(console)
        if resume is None:
            sit_down(wish, console, ui.lang, read)
        elif wish == Wish():
            go_on(resume, console, ui.lang, read)
        else:
            raise Trouble(ui("ui-resume-alone"))
        return 0

    return play


def learn_command(ui: Interface, console: Console) -> Command:
    def learn(
        game: Annotated[str, Parameter(help=ui("ui-arg-game"))],
        lesson: Annotated[str | None, Parameter(help=ui("ui-arg-lesson"))] = None,
        *,
        lang: Annotated[Lang | None, Parameter(help=ui("ui-arg-lang"))] = None,
        no_colour: Annotated[bool, without_colour(ui)] = False,
    ) -> int:
        found = installed(game, ui)
        if lesson is None:
            console.print(listed(found, ui))
            console.print(ui("ui-lesson-list", {"game": found.id}))
            return 0
        take_lesson(found, lesson, console, ui.lang, terminal_reader(console))
        return 0

    return learn


def campaign_command(ui: Interface, console: Console) -> Command:
    def campaign(
        game: Annotated[str | None, Parameter(help=ui("ui-arg-game"))] = None,
        *,
        seats: Annotated[str | None, Parameter(help=ui("ui-arg-seats"))] = None,
        players: Annotated[int | None, Parameter(help=ui("ui-arg-players"))] = None,
        option: Annotated[tuple[str, ...], several(ui("ui-arg-terms"))] = (),
        lang: Annotated[Lang | None, Parameter(help=ui("ui-arg-lang"))] = None,
        seed: Annotated[str | None, Parameter(help=ui("ui-arg-seed"))] = None,
        resume: Annotated[str | None, Parameter(help=ui("ui-arg-campaign-resume"))] = None,
        show: Annotated[str | None, Parameter(help=ui("ui-arg-show"))] = None,
        no_colour: Annotated[bool, without_colour(ui)] = False,
    ) -> int:
        wish = Wish(game, seats, players, option, seed)
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


def serve_command(ui: Interface, console: Console) -> Command:
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

"""Commands that look things up: verify, analyse, rules, almanac, games."""

from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console

from igroteka.cli.arguments import FALSE, Command, Lang
from igroteka.kernel.game import Game
from igroteka.kernel.registry import find_game, game_names
from igroteka.kernel.rulebook import Rule, UnknownRule
from igroteka.kernel.text import Value
from igroteka.terminal.almanac import almanac_of, chapters, find, found_pages, one_page
from igroteka.terminal.commands import unknown_rule
from igroteka.terminal.rules import contents, found_rules, game_of, look_up, one_rule
from igroteka.terminal.saves import find_save, verify_save
from igroteka.terminal.start import installed
from igroteka.terminal.voice import Interface, Trouble, title
from igroteka.terminal.where import where as places_of
from igroteka.terminal.words import translator


def verify_command(ui: Interface, console: Console) -> Command:
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


def analyse_command(ui: Interface, console: Console) -> Command:
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


def rules_command(ui: Interface, console: Console) -> Command:
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


def almanac_command(ui: Interface, console: Console) -> Command:
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


def games_command(ui: Interface, console: Console) -> Command:
    def games(*, lang: Annotated[Lang | None, Parameter(help=ui("ui-arg-lang"))] = None) -> int:
        for name in game_names():
            game = find_game(name)
            told = {"id": name, "title": title(game, ui.lang), "rules": game.rules_version}
            console.print(ui("ui-game-line", told))
        return 0

    return games


def _asked(game: str, words: tuple[str, ...], ui: Interface) -> tuple[Game[Any], str]:
    """The game, and what is to be looked up; the id of a rule says both."""
    if not words and game not in game_names() and (owner := game_of(game)) is not None:
        return owner, game
    return installed(game, ui), " ".join(words)

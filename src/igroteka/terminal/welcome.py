"""The welcome: asks for what the command line left open; Enter takes the default everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from igroteka.bots import LEVELS
from igroteka.kernel.game import Game
from igroteka.kernel.registry import find_game, game_names
from igroteka.kernel.text import Translator, Value
from igroteka.terminal.commands import Quit, command
from igroteka.terminal.screen import Screen
from igroteka.terminal.seats import default_seats, seats_problem, split_seats
from igroteka.terminal.settings import PLAYERS, Setting, check, label, misfit, settings, shown
from igroteka.terminal.voice import Interface, Trouble, title


class Welcome:
    """One person being asked how to play."""

    def __init__(self, screen: Screen, ui: Interface) -> None:
        self._screen = screen
        self._ui = ui

    def game(self) -> Game[Any]:
        """Which game; no question where only one is installed."""
        names = game_names()
        if len(names) == 1:
            return find_game(names[0])
        titles = [title(find_game(name), self._ui.lang) for name in names]
        return find_game(names[self._pick(self._ui("ui-which-game"), titles, 0)])

    def options(self, game: Game[Any], given: dict[str, Any]) -> dict[str, Any]:
        """All settings that are not given, one after another, until the game agrees."""
        self._screen.show(Text(title(game, self._ui.lang), "bold"))
        self._screen.say(self._ui("ui-enter-default"), "dim")
        texts = game.translator(self._ui.lang)
        while True:
            values = dict(given)
            for setting in settings(game).values():
                if setting.name not in given:
                    values[setting.name] = self._setting(setting, game, texts)
            try:
                check(game, values, self._ui)
            except Trouble as trouble:
                if given.keys() >= settings(game).keys():
                    raise
                self._screen.say(str(trouble), "red")
                continue
            return values

    def seats(self, players: int) -> tuple[str, ...]:
        """Who sits where."""
        default = default_seats(players)
        told: dict[str, Value] = {
            "bots": list(LEVELS),
            "default": ", ".join(default),
            "players": players,
        }
        while True:
            self._screen.say(self._ui("ui-who-plays", told))
            for level in LEVELS:
                self._screen.say(f"  {self._ui(f'ui-level-{level}')}")
            typed = self._answer()
            seats = split_seats(typed) if typed else default
            problem = seats_problem(seats)
            if problem is not None:
                self._screen.say(self._ui(problem[0], {"name": problem[1]}), "red")
            elif len(seats) != players:
                wrong = {"given": len(seats), "players": players}
                self._screen.say(self._ui("ui-seats-count", wrong), "red")
            else:
                return seats

    def _answer(self) -> str:
        """One line; here too the person may leave with `q`."""
        typed = self._screen.ask()
        if command(typed) == ("quit", ""):
            raise Quit
        return typed

    def _setting(self, setting: Setting, game: Game[Any], texts: Translator) -> Any:
        name = label(setting, texts)
        if setting.choices and setting.name != PLAYERS:
            values = [self._said(value, setting, game, texts) for value in setting.choices]
            default = setting.choices.index(setting.default) if setting.default is not None else 0
            return setting.choices[self._pick(name, values, default)]
        return self._typed(setting, name, shown(setting.default, setting, game, texts))

    def _said(self, value: Any, setting: Setting, game: Game[Any], texts: Translator) -> str:
        if isinstance(value, bool):
            return self._ui("ui-yes" if value else "ui-no")
        return shown(value, setting, game, texts)

    def _typed(self, setting: Setting, name: str, default: str) -> Any:
        """A value that is typed: a number, or several with commas between them."""
        told: dict[str, Value] = {"name": name, "default": default}
        key = "ui-setting"
        if setting.choices:
            key = "ui-setting-choices"
            told["choices"] = " / ".join(str(value) for value in setting.choices)
        elif setting.words:
            key = "ui-setting-words"
            told["words"] = " / ".join(setting.words)
        while True:
            self._screen.say(self._ui(key, told))
            typed = self._answer()
            if not typed and setting.default is not None:
                return setting.default
            try:
                return setting.parse(typed)
            except ValueError:
                self._screen.say(misfit(setting, typed, self._ui, name), "red")

    def _pick(self, question: str, choices: Sequence[str], default: int) -> int:
        """One of several, by its number or the beginning of its name."""
        self._screen.say(f"{question}:")
        for number, choice in enumerate(choices, start=1):
            mark = self._ui("ui-default-mark") if number == default + 1 else ""
            self._screen.show(Text.assemble((f"  {number} ", "bold"), choice, (mark, "dim")))
        while True:
            typed = self._answer().casefold()
            if not typed:
                return default
            if typed.isdecimal() and 1 <= int(typed) <= len(choices):
                return int(typed) - 1
            fits = [n for n, name in enumerate(choices) if name.casefold().startswith(typed)]
            if len(fits) == 1:
                return fits[0]
            self._screen.say(self._ui("ui-no-number", {"count": len(choices)}), "red")

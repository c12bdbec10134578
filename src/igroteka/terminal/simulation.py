"""The report of a simulation on a screen of letters: tables that need no colour."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from igroteka.kernel.game import Game
from igroteka.kernel.registry import find_game
from igroteka.kernel.text import Translator
from igroteka.lab.report import Figures, Report, Share
from igroteka.terminal.voice import title

TEXTS = files("igroteka.terminal") / "simulation_texts"

ERRORS_SHOWN = 5
"""The rest is in the JSON report."""


def sheet(
    t: Translator, title: str, words: Sequence[str] = (), numbers: Sequence[str] = ()
) -> Table:
    """An empty table: columns of words, then columns of numbers, named by the keys of texts."""
    table = Table(title=t(title), title_justify="left", box=box.SIMPLE_HEAD)
    for name in words:
        table.add_column(t(name))
    for name in numbers:
        table.add_column(t(name), justify="right", no_wrap=True)
    return table


def show(report: Report, console: Console, lang: str) -> None:
    """Print a report."""
    game = find_game(report.game)
    told = _Sheet(Translator(lang, [TEXTS], game.names), game, report)
    console.print(Text(told.title(), style="bold"))
    console.print(told.seats())
    if len(report.bots) > 1:
        console.print(told.bots())
    if report.sides:
        console.print(told.sides())
    if report.defeats:
        console.print(told.defeats())
    for line in told.lines():
        console.print(Text(line))
    if report.errors:
        console.print(told.errors())
        console.print(Text(told.t("simulation-saves")))


class _Sheet:
    """The parts of a printed report."""

    def __init__(self, translator: Translator, game: Game[Any], report: Report) -> None:
        self.t = translator
        self.game = game
        self.report = report

    def title(self) -> str:
        report = self.report
        args: dict[str, Any] = {"games": report.games, "decided": report.decided}
        args["seed"] = [report.seed]  # a list: a seed is a name, without thousands set apart
        return f"{title(self.game, self.t.lang)}: {self.t('simulation-title', args)}"

    def seats(self) -> Table:
        table = self._table("simulation-seats")
        self._columns(table, "seat", "bot", left=True)
        self._columns(table, "wins", "share", "interval", "score", "range")
        for seat in self.report.seats:
            name = self.t.name(self.game.colours[seat.seat])
            table.add_row(name, seat.bot, *self._share(seat.wins), *self._figures(seat.score))
        return table

    def bots(self) -> Table:
        table = self._table("simulation-bots")
        self._columns(table, "bot", left=True)
        self._columns(table, "held", "wins", "share", "interval", "fair")
        for bot in self.report.bots:
            held = self._count(bot.seats)
            table.add_row(bot.bot, held, *self._share(bot.wins), self._percent(bot.fair))
        return table

    def sides(self) -> Table:
        names = [self.t.name(side.side) for side in self.report.sides]
        table = self._table("simulation-sides")
        table.add_column(self.t("simulation-side"), min_width=max(map(len, names)))
        self._columns(table, "played", "share", "interval", "ratio")
        for name, side in zip(names, self.report.sides, strict=True):
            ratio = self.t("simulation-ratio-of", {"n": side.wins.share / side.fair})
            _, share, interval = self._share(side.wins)
            table.add_row(name, self._count(side.wins.of), share, interval, ratio)
        return table

    def defeats(self) -> Table:
        table = self._table("simulation-defeats")
        self._columns(table, "rule", left=True)
        self._columns(table, "times", "share", "interval")
        table.add_column(self.t("simulation-text"), ratio=1)
        rules = self.game.rulebook()
        for rule, share in self.report.defeats.items():
            text = rules.get(rule, self.t.lang).text if rule in rules else ""
            table.add_row(rule, *self._share(share), Text(text))
        return table

    def lines(self) -> list[str]:
        report = self.report
        lines = [self.t("simulation-note")]
        if report.decisions is not None:
            lines.append(self.t("simulation-decisions", _args(report.decisions)))
        if report.turns is not None:
            lines.append(self.t("simulation-turns", _args(report.turns)))
        if report.rounds is not None:
            lines.append(self.t("simulation-rounds", _args(report.rounds)))
        speed = round(report.decisions_per_second)
        seconds = round(report.seconds, 1)
        lines.append(self.t("simulation-speed", {"seconds": seconds, "speed": speed}))
        return lines

    def errors(self) -> Table:
        errors = self.report.errors
        table = Table(
            title=self.t("simulation-errors", {"count": len(errors)}),
            title_justify="left",
            box=box.SIMPLE_HEAD,
        )
        self._columns(table, "match", "seed")
        table.add_column(self.t("simulation-error"), ratio=1)
        for error in errors[:ERRORS_SHOWN]:
            table.add_row(str(error.index), str(error.seed), Text(error.error))
        return table

    def _table(self, title: str) -> Table:
        return sheet(self.t, title)

    def _columns(self, table: Table, *names: str, left: bool = False) -> None:
        for name in names:
            justify: Any = "left" if left else "right"
            table.add_column(self.t(f"simulation-{name}"), justify=justify, no_wrap=not left)

    def _count(self, number: int) -> str:
        return self.t("simulation-count", {"n": number})

    def _percent(self, part: float) -> str:
        return self.t("simulation-percent", {"n": part * 100})

    def _number(self, number: float) -> str:
        return self.t("simulation-number", {"n": number})

    def _share(self, share: Share) -> tuple[str, str, str]:
        interval = f"{self._number(share.low * 100)}–{self._percent(share.high)}"
        times = share.times
        counted = self._count(int(times)) if times == int(times) else self._number(times)
        return counted, self._percent(share.share), interval

    def _figures(self, figures: Figures | None) -> tuple[str, str]:
        if figures is None:
            return "–", "–"
        spread = f"{self._number(figures.mean)} ± {self._number(figures.sd)}"
        return spread, f"{self._count(int(figures.least))}–{self._count(int(figures.most))}"


def _args(figures: Figures) -> dict[str, int | float]:
    least, most = int(figures.least), int(figures.most)
    mean, median = round(figures.mean, 1), round(figures.median, 1)
    return {"mean": mean, "median": median, "least": least, "most": most}

"""The analysis of a finished match on a screen of letters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from igroteka.kernel.fact import Fact
from igroteka.kernel.game import Game
from igroteka.kernel.record import Header
from igroteka.kernel.save import parse
from igroteka.kernel.text import Value
from igroteka.lab.analysis import Analysis, Decision, Fortune, Taken, TurnTold, analyse
from igroteka.terminal.saves import find_save, read_bytes
from igroteka.terminal.story import told
from igroteka.terminal.voice import Interface, Trouble, Voice, title

MOMENTS = 10
"""Rows of the table of chances."""
MOST = 10
"""Rolls and draws that are told."""


def analysed(file: str, ui: Interface) -> tuple[Game[Any], Header, Analysis]:
    """The analysis of the match in a file."""
    path = find_save(file, ui)
    record = parse(read_bytes(path, ui), path.name).record
    if not record.match.over:
        raise Trouble(ui("ui-analysis-not-over"))
    return record.game, record.header, analyse(record.game, record.header, record.answers)


def show(game: Game[Any], header: Header, found: Analysis, console: Console, lang: str) -> None:
    """Print an analysis."""
    sheet = _Sheet(found, Voice.of(game, lang, header.seats))
    ui = sheet.voice.ui
    console.print(Text(f"{title(game, lang)}: {ui('ui-analysis-title')}", style="bold"))
    console.print(sheet.course())
    console.print(sheet.accounts())
    for heading, lines in (
        ("ui-analysis-turns", [sheet.turn(one) for one in found.turns]),
        ("ui-analysis-decisions", [sheet.decision(one) for one in found.decisions]),
        ("ui-analysis-fortunes", [sheet.fortune(one) for one in sheet.weightiest()]),
    ):
        console.print(Text(ui(heading), style="bold"))
        for line in lines or [ui("ui-analysis-none")]:
            console.print(Text(f"• {line}"))
    console.print(Text(ui("ui-analysis-about"), style="dim"))


class _Sheet:
    """The parts of a printed analysis."""

    def __init__(self, found: Analysis, voice: Voice) -> None:
        self.found = found
        self.voice = voice

    def course(self) -> Table:
        ui, course = self.voice.ui, self.found.course
        table = self._table("ui-analysis-course", "ui-analysis-answers", self.voice.seats)
        rows = min(MOMENTS, len(course))
        picked = [course[(len(course) - 1) * row // max(1, rows - 1)] for row in range(rows)]
        for moment in picked:
            shares = [ui("ui-analysis-percent", {"share": percent(c)}) for c in moment.chances]
            table.add_row(str(moment.answers), *shares)
        return table

    def accounts(self) -> Table:
        ui, found = self.voice.ui, self.found
        names = ["start", "own", "others", "luck", "end", *["points"] * found.in_points]
        headings = [ui(f"ui-analysis-{name}") for name in names]
        table = self._table("ui-analysis-accounts", "ui-player", headings)
        for seat, account in zip(self.voice.seats, found.accounts, strict=True):
            whole = [account.start, account.end]
            changes = [account.own, account.others, account.luck]
            shown = [
                ui("ui-analysis-percent", {"share": percent(whole[0])}),
                *(ui("ui-analysis-percent", {"share": signed(change)}) for change in changes),
                ui("ui-analysis-percent", {"share": percent(whole[1])}),
            ]
            points = [f"{account.points:+.1f}".replace("-", "−")] * found.in_points
            table.add_row(seat, *shown, *points)
        return table

    def decision(self, one: Decision) -> str:
        ui = self.voice.ui
        said: dict[str, Value] = {
            "answers": one.answers,
            "who": self.voice.seats[one.seat],
            "taken": self._option(one.taken),
            "better": self._option(one.better),
            "loss": percent(one.loss),
        }
        return ui("ui-analysis-decision", said)

    def turn(self, one: TurnTold) -> str:
        said: dict[str, Value] = {
            "answers": one.answers,
            "who": self.voice.seats[one.seat],
            "change": signed(one.change[one.seat]),
        }
        return self._with_facts(self.voice.ui("ui-analysis-turn", said), one.facts)

    def fortune(self, one: Fortune) -> str:
        ui, hit = self.voice.ui, hit_most(one)
        said: dict[str, Value] = {
            "answers": one.answers,
            "what": self._fell(one),
            "who": self.voice.seats[hit],
            "expected": percent(one.expected[hit]),
            "actual": percent(one.actual[hit]),
        }
        return self._with_facts(ui("ui-analysis-fortune", said), one.facts)

    def _with_facts(self, line: str, facts: Sequence[Fact]) -> str:
        heard = [told(fact, self.voice) for fact in facts if fact.told_to(None)]
        return f"{line} {heard[0]}" if heard else line

    def weightiest(self) -> list[Fortune]:
        """Those rolls and draws that weighed most, in the order in which they fell."""
        most = sorted(self.found.fortunes, key=lambda one: -one.weight)[:MOST]
        return sorted(most, key=lambda one: one.answers)

    def _fell(self, one: Fortune) -> str:
        faces = ", ".join(map(str, one.got))
        return self.voice.ui(f"ui-luck-{one.kind}", {"faces": faces})

    def _option(self, option: Taken) -> str:
        return self.voice.texts(f"option-{option.verb}", option.args)

    def _table(self, heading: str, first: str, columns: Sequence[str]) -> Table:
        ui: Callable[[str], str] = self.voice.ui
        table = Table(title=ui(heading), title_justify="left", box=box.SIMPLE_HEAD)
        table.add_column(ui(first))
        for column in columns:
            table.add_column(column, justify="right")
        return table


def hit_most(one: Fortune) -> int:
    """Whose chances it changed most."""
    changes = [abs(a - e) for a, e in zip(one.actual, one.expected, strict=True)]
    return changes.index(max(changes))


def percent(share: float) -> str:
    """A share as a whole number of hundredths."""
    return str(round(100 * share))


def signed(share: float) -> str:
    """A change, with its sign."""
    by = round(100 * share)
    return f"−{-by}" if by < 0 else f"+{by}" if by else "0"

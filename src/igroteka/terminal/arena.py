"""The standings of an arena on a screen of letters."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from igroteka.kernel.registry import find_game
from igroteka.kernel.text import Translator
from igroteka.lab.arena import Standings
from igroteka.terminal.simulation import ERRORS_SHOWN, TEXTS, sheet
from igroteka.terminal.voice import title


def show(standings: Standings, console: Console, lang: str) -> None:
    """Print the standings: strength, who fared how among whom, and the time it took them."""
    game = find_game(standings.contest.game)
    t = Translator(lang, [TEXTS], game.names)
    told: dict[str, Any] = {
        "games": standings.games,
        "together": standings.lost_together,
        "seed": [standings.contest.seed],
    }
    console.print(Text(f"{title(game, lang)}: {t('arena-title', told)}", style="bold"))
    for table in (_strength(standings, t), _among(standings, t), _paces(standings, t)):
        console.print(table)
    console.print(Text(t("arena-note")))
    if standings.broken:
        console.print(_broken(standings, t))
        console.print(Text(t("arena-again")))


def _strength(standings: Standings, t: Translator) -> Table:
    table = sheet(t, "arena-strength", ("simulation-bot",), ("arena-elo", "simulation-interval"))
    for rating in standings.ratings:
        interval = f"{round(rating.low):+d} … {round(rating.high):+d}"
        table.add_row(rating.bot, f"{round(rating.elo):+d}", interval)
    return table


def _among(standings: Standings, t: Translator) -> Table:
    numbers = ("simulation-played", "simulation-share", "simulation-ratio", "simulation-interval")
    table = sheet(t, "arena-among", ("arena-one", "arena-others"), numbers)
    for among in standings.among:
        ratio, low, high = (t("simulation-ratio-of", {"n": part}) for part in among.ratio)
        share = t("simulation-percent", {"n": among.wins.share * 100})
        table.add_row(among.one, among.others, str(among.games), share, ratio, f"{low} … {high}")
    return table


def _paces(standings: Standings, t: Translator) -> Table:
    table = sheet(
        t, "arena-paces", ("simulation-bot",), ("arena-decisions", "arena-mean", "arena-p95")
    )
    for pace in standings.paces:
        mean, p95 = (t("arena-ms", {"n": part * 1000}) for part in (pace.mean, pace.p95))
        table.add_row(pace.bot, t("simulation-count", {"n": pace.decisions}), mean, p95)
    return table


def _broken(standings: Standings, t: Translator) -> Table:
    table = Table(
        title=t("simulation-errors", {"count": len(standings.broken)}),
        title_justify="left",
        box=box.SIMPLE_HEAD,
    )
    for name in ("simulation-seed", "arena-seats", "simulation-error"):
        table.add_column(t(name))
    for one in standings.broken[:ERRORS_SHOWN]:
        table.add_row(str(one.bout.seed), ", ".join(one.bout.seats), Text(one.error))
    return table

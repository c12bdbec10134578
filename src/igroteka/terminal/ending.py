"""The end of a match on the screen: places, or shared defeat, and the revealed seed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from igroteka.kernel.game import Result
from igroteka.kernel.record import Record
from igroteka.terminal.voice import Voice


def verdict(result: Result, voice: Voice) -> str:
    """How it ended, in the game's own words where it has them for the rule that ended it."""
    key = f"label-result-{result.rule}"
    winners = result.winners
    if not winners:
        return voice.texts(key) if key in voice.texts else voice.ui("ui-defeat")
    total = result.scores[winners[0]]
    if key in voice.texts and len(winners) == 1:
        return voice.texts(key, {"who": f"@{winners[0]}", "total": total})
    names = voice.texts.listed([f"@{seat}" for seat in winners])
    return voice.ui("ui-victory", {"who": names, "winners": len(winners), "total": total})


def places(
    result: Result, seats: tuple[str, ...], voice: Voice, inks: Mapping[int, str]
) -> RenderableType:
    """Seats from first to last; without places where everybody lost."""
    ui = voice.ui
    table = Table(box=box.SIMPLE_HEAD)
    if result.ranking:
        table.add_column(ui("ui-place"), justify="right")
    table.add_column(ui("ui-player"))
    table.add_column(ui("ui-played-by"))
    table.add_column(ui("ui-score"), justify="right")
    before = 0
    for place in result.ranking or [tuple(range(len(result.scores)))]:
        for seat in place:
            name = Text(voice.seats[seat], f"bold {inks.get(seat, '')}")
            by, score = Text(played_by(seats[seat], voice)), Text(str(result.scores[seat]))
            row = (name, by, score)
            table.add_row(*(Text(str(before + 1)), *row) if result.ranking else row)
        before += len(place)
    return table


def played_by(seat: str, voice: Voice) -> str:
    """Who plays a seat: the person, or which bot."""
    key = f"ui-seat-{seat}"
    return voice.ui(key) if key in voice.ui else seat


def revealed(record: Record[Any], voice: Voice) -> str:
    """The seed that was sealed at the start."""
    return voice.ui("ui-seed", {"seed": record.header.luck.seed})

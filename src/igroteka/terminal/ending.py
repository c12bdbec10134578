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
    winner = result.winner
    if winner is None:
        return voice.texts(key) if key in voice.texts else voice.ui("ui-defeat")
    total = result.scores[winner]
    if key in voice.texts:
        return voice.texts(key, {"who": f"@{winner}", "total": total})
    return voice.ui("ui-victory", {"who": voice.seats[winner], "total": total})


def places(
    result: Result, seats: tuple[str, ...], voice: Voice, inks: Mapping[int, str]
) -> RenderableType:
    """Seats from first to last; without places where everybody lost."""
    ui = voice.ui
    table = Table(box=box.SIMPLE_HEAD)
    if result.places is not None:
        table.add_column(ui("ui-place"), justify="right")
    table.add_column(ui("ui-player"))
    table.add_column(ui("ui-played-by"))
    table.add_column(ui("ui-score"), justify="right")
    for place, seat in enumerate(result.places or range(len(result.scores)), start=1):
        name = Text(voice.seats[seat], f"bold {inks.get(seat, '')}")
        by, score = Text(played_by(seats[seat], voice)), Text(str(result.scores[seat]))
        row = (name, by, score)
        table.add_row(*row if result.places is None else (Text(str(place)), *row))
    return table


def played_by(seat: str, voice: Voice) -> str:
    """Who plays a seat: the person, or which bot."""
    key = f"ui-seat-{seat}"
    return voice.ui(key) if key in voice.ui else seat


def revealed(record: Record[Any], voice: Voice) -> str:
    """The seed that was sealed at the start."""
    return voice.ui("ui-seed", {"seed": record.header.luck.seed})

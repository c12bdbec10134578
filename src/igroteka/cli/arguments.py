"""What several commands need of their arguments."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from igroteka.terminal.seats import is_person, split_seats
from igroteka.terminal.settings import PLAYERS, check, chosen
from igroteka.terminal.start import installed, wished_players
from igroteka.terminal.voice import Interface, Trouble

FALSE = 1
"""Exit code: what was examined is not in order."""
WRONG = 2
"""Exit code: what was asked for cannot be done."""

Lang = Literal["ru", "en"]
Command = Callable[..., int]


def several(help: str) -> Parameter:
    """`--option one two`: as many as are named."""
    return Parameter(help=help, consume_multiple=True)


def without_colour(ui: Interface) -> Parameter:
    """In both spellings."""
    return Parameter(name=("--no-colour", "--no-color"), help=ui("ui-arg-no-colour"))


def pairs(mode: str | None, option: tuple[str, ...]) -> tuple[str, ...]:
    """`--mode x` is short for `--option mode=x`."""
    return (*([] if mode is None else [f"mode={mode}"]), *option)


def only_bots(text: str, ui: Interface) -> list[str]:
    seats = list(split_seats(text))
    for seat in seats:
        if is_person(seat):
            raise Trouble(ui("ui-bots-only", {"name": seat}))
    return seats


def table_options(
    game: str, pairs: Sequence[str], seats: list[str], ui: Interface
) -> dict[str, Any]:
    found = installed(game, ui)
    options = chosen(found, pairs, ui)
    options[PLAYERS] = wished_players(found, None, seats, options, ui)
    check(found, options, ui)
    return options


def positive(numbers: dict[str, float], ui: Interface) -> None:
    for name, number in numbers.items():
        if not number > 0:
            raise Trouble(ui("ui-positive", {"name": name}))


def writable(ui: Interface, *files: Path | None) -> None:
    """Found out before an hour of simulation, not after."""
    for path in files:
        try:
            if path is not None:
                path.open("ab").close()
        except OSError as error:
            told = {"file": str(path), "reason": error.strerror or str(error)}
            raise Trouble(ui("ui-save-failed", told)) from None


def write(report: msgspec.Struct, file: Path | None) -> None:
    """A report for programs, where one is wanted."""
    if file is not None:
        file.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")


@contextmanager
def counting(console: Console, text: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """A bar that is told how far it has come, where escape codes are welcome; else silence until
    the result."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=console.color_system is None,
    ) as bar:
        task = bar.add_task(text, total=total)
        yield lambda done: bar.update(task, completed=done)

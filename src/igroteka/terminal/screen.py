"""The screen and the keyboard: where the table is shown and where answers come from."""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Callable
from typing import Any, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

Read = Callable[[str], str]
"""Asks with a prompt for one line; raises EOFError where there is none left."""

PROMPT = "› "


class Page(Console):
    """A console that leaves a broken pipe to its caller instead of ending the program."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def page(file: TextIO | None = None, *, colour: bool = True) -> Page:
    """Where we write. Without colour, in a dumb terminal or a pipe no escape code is written."""
    stream = sys.stdout if file is None else file
    if colour and styled(stream):
        return Page(file=stream, highlight=False, markup=False, emoji=False)
    return Page(
        file=stream, highlight=False, markup=False, emoji=False, color_system=None, no_color=True
    )


def styled(stream: TextIO) -> bool:
    """Whether escape codes are welcome."""
    wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM", "dumb") != "dumb"
    return wanted and stream.isatty()


class Screen:
    """One person's screen and keyboard."""

    def __init__(self, console: Console, read: Read) -> None:
        self.console = console
        self._read = read

    @property
    def width(self) -> int:
        """Letters in a row."""
        return self.console.width

    def show(self, *parts: RenderableType) -> None:
        """Write below what is there."""
        for part in parts:
            self.console.print(part)

    def say(self, text: str, style: str = "") -> None:
        """Write one paragraph."""
        self.console.print(Text(text, style))

    def ask(self) -> str:
        """One line from the keyboard, without the blanks around it."""
        return self._read(PROMPT).strip()

    def clear(self) -> None:
        """Leave nothing to read: neither above on the screen nor in what was typed."""
        forget_typed()
        if self.console.color_system is None:
            self.console.print("\n" * self.console.height)
        else:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")


def keyboard(console: Console) -> Read:
    """Lines from the terminal: with editing where escape codes are welcome, else bare."""
    if console.color_system is not None and importlib.util.find_spec("readline"):
        import readline  # noqa: F401  (its presence alone gives input() editing and history)

        return input

    def bare(prompt: str) -> str:
        console.file.write(prompt)
        console.file.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    return bare


def forget_typed() -> None:
    """Empty the history of typed lines: the next person must not find answers in it."""
    readline: Any = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()

"""A desk for tests: the command line with a scripted keyboard, in this process or in a pty."""

from __future__ import annotations

import codecs
import fcntl
import io
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import chain, cycle, islice
from pathlib import Path

from igroteka.kernel import save
from igroteka.kernel.fact import Fact
from igroteka.kernel.registry import game_names
from igroteka.terminal.saves import saves_folder
from igroteka.terminal.screen import PROMPT, Page
from igroteka.terminal.start import Wish, go_on, sit_down
from tests.patience import PATIENCE

STEADY = ("players=2", "mode=wanderer", "extra_ghosts=")
"""Every setting, so that nothing is asked before the match."""

LONG = 2000
"""More lines than any of our matches needs."""


def lazily() -> Iterator[str]:
    """End every turn; where that is no answer take the first option."""
    return islice(cycle(["end", "1"]), LONG)


class Keyboard:
    """Types the lines of a script; at its end the input is closed. A None presses Ctrl-C."""

    def __init__(self, lines: Iterable[str | None]) -> None:
        self._lines = iter(lines)
        self.page = io.StringIO()

    def __call__(self, prompt: str) -> str:
        for line in self._lines:
            if line is None:
                raise KeyboardInterrupt
            self.page.write(f"{prompt}{line}\n")
            return line
        raise EOFError


class Reader(Keyboard):
    """Types what `choose` makes of what was shown since the last line."""

    def __init__(self, choose: Callable[[str], str]) -> None:
        super().__init__(())
        self._choose = choose
        self._read = 0

    def __call__(self, prompt: str) -> str:
        shown = self.page.getvalue()[self._read :]
        line = self._choose(shown)
        self.page.write(f"{prompt}{line}\n")
        self._read = len(self.page.getvalue())
        return line


def play(
    *lines: str | None,
    seats: str = "you,random",
    lang: str = "ru",
    options: tuple[str, ...] = STEADY,
    seed: str = "7",
    then: Iterable[str] = (),
    choose: Callable[[str], str] | None = None,
    game: str = "kalena",
) -> str:
    """A new match with these lines typed, then those, or as chosen; what the screen showed."""
    wish = Wish(game, seats, None, options, seed)
    keyboard = Reader(choose) if choose else Keyboard(chain(lines, then))
    sit_down(wish, page(keyboard), lang, keyboard)
    return keyboard.page.getvalue()


def resume(
    *lines: str | None, name: str = "last", lang: str = "ru", then: Iterable[str] = ()
) -> str:
    """The saved match with these lines typed; what the screen showed."""
    keyboard = Keyboard(chain(lines, then))
    go_on(name, page(keyboard), lang, keyboard)
    return keyboard.page.getvalue()


def ask_all(*lines: str) -> str:
    """`igroteka play` without any argument."""
    keyboard = Keyboard(lines)
    sit_down(Wish(seed="7"), page(keyboard), "ru", keyboard)
    return keyboard.page.getvalue()


def page(keyboard: Keyboard) -> Page:
    return Page(
        file=keyboard.page, width=100, height=30, color_system=None, highlight=False, markup=False
    )


def newest() -> Path:
    """The file of the latest match."""
    return max(saves_folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)


def saved_facts(path: Path) -> list[Fact]:
    """The story in a save."""
    loaded = save.read(path)
    assert not loaded.notices
    return loaded.record.facts


# In a pseudo-terminal ------------------------------------------------------------------------

KALENA = str(game_names().index("kalena") + 1)
"""Its number where the welcome asks for the game."""

RUN = "import sys; from igroteka.cli import main; sys.exit(main())"
OWN_TERMINAL = (
    "import os, signal; os.close(os.open(os.ttyname(0), os.O_RDWR)); "
    "signal.signal(signal.SIGINT, signal.default_int_handler); "
)
"""Opening it makes it the terminal of the new session: only then does Ctrl-C reach the program.
Tests that run in the background pass on that it is to be ignored."""


class Terminal:
    """The program in a real terminal of 80 × 24."""

    def __init__(self, process: subprocess.Popen[bytes], master: int) -> None:
        self._process = process
        self._master = master
        self.shown = ""
        self._at = 0
        self._decode = codecs.getincrementaldecoder("utf-8")().decode

    def until(self, text: str, seconds: float = PATIENCE) -> str:
        """Wait until the program has shown this (beyond what was waited for before)."""
        end = time.monotonic() + seconds
        while text not in self.shown[self._at :]:
            assert time.monotonic() < end, f"no {text!r} in {self.shown[self._at :]!r}"
            assert self._more(), f"the program ended without {text!r}: {self.shown[-2000:]!r}"
        start = self._at
        self._at = self.shown.index(text, start) + len(text)
        return self.shown[start : self._at]

    def prompted(self) -> str | None:
        """All that is shown up to the next prompt, where the program rests; None at its end."""
        start = self._at
        while self._more():
            if self.shown.endswith(PROMPT) and not select.select([self._master], [], [], 0.05)[0]:
                self._at = len(self.shown)
                return self.shown[start:]
        return None

    def _more(self) -> bool:
        if not select.select([self._master], [], [], 1.0)[0]:
            return True
        try:
            data = os.read(self._master, 65536)
        except OSError:  # how Linux tells that the other side has closed
            return False
        self.shown += self._decode(data)
        return bool(data)

    def type(self, line: str) -> None:
        os.write(self._master, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        os.write(self._master, key)

    def leave(self) -> int:
        """Read to the end; the exit code."""
        while self._more() and self._process.poll() is None:
            pass
        while select.select([self._master], [], [], 0)[0] and self._more():
            pass
        return self._process.wait(timeout=PATIENCE)


@contextmanager
def terminal(*arguments: str, **environment: str) -> Iterator[Terminal]:
    """Start the program in a terminal; it is ended with the block at the latest."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    _without_echo(slave)
    plain = {"LANG": "ru_RU.UTF-8", "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}
    settings = {name: value for name, value in os.environ.items() if name not in SETTLED}
    process = subprocess.Popen(
        [sys.executable, "-c", OWN_TERMINAL + RUN, *arguments],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=settings | plain | environment,
        start_new_session=True,
    )
    os.close(slave)
    try:
        yield Terminal(process, master)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        os.close(master)


def _without_echo(slave: int) -> None:
    """Tests type ahead: on a busy machine the echo would fall into the midst of what the program
    writes, even of a letter."""
    modes = termios.tcgetattr(slave)
    modes[3] &= ~termios.ECHO
    termios.tcsetattr(slave, termios.TCSANOW, modes)


SETTLED = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "LC_ALL", "LC_MESSAGES")
"""Variables of whoever runs the tests that would change what a terminal shows."""

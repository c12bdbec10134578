"""A crew: the playouts of a row, side by side in several processes.

A helper is a fork of the process that thinks, so it knows the match and all options without being
told; it is told which row to play and for which options. What comes out does not depend on how
many help. Where processes cannot be forked safely, nobody helps.
"""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final, NamedTuple

from igroteka.bots.search.playout import Leaf

CAN_FORK: Final = sys.platform == "linux"


class Row(NamedTuple):
    """A guess, and the luck ahead in it: the same for all options that are played out on it."""

    guess: int
    luck: int


Play = Callable[[Row, Sequence[int]], list[Leaf] | None]
"""Plays out the options at these places; None where the time was over before all were."""


class Crew:
    """Who plays out a race: this process, and helpers once they are called."""

    def __init__(self, play: Play, helpers: int) -> None:
        self._play = play
        self._wanted = helpers if CAN_FORK else 0
        self._lines: list[Connection[tuple[Row, Sequence[int]], list[Leaf] | None]] = []
        self._helpers: list[BaseProcess] = []

    def call(self) -> None:
        """Call the helpers, unless they are here: it is worth it for what takes a while."""
        fork = multiprocessing.get_context("fork") if self._wanted else None
        while fork is not None and len(self._helpers) < self._wanted:
            here, there = fork.Pipe()
            ends = [*self._lines, here]
            helper = fork.Process(target=_help, args=(there, ends, self._play), daemon=True)
            helper.start()
            there.close()
            self._lines.append(here)
            self._helpers.append(helper)

    def play(self, row: Row, places: Sequence[int]) -> list[Leaf] | None:
        """One row: where the options at these places lead; None where the time was over."""
        hands = min(1 + len(self._lines), len(places))
        shares = [places[hand::hands] for hand in range(hands)]
        for line, share in zip(self._lines, shares[1:], strict=False):
            line.send((row, share))
        played = [self._play(row, shares[0])]
        played += [line.recv() for line in self._lines[: hands - 1]]
        found: dict[int, Leaf] = {}
        for share, leaves in zip(shares, played, strict=True):
            if leaves is None:
                return None
            found.update(zip(share, leaves, strict=True))
        return [found[place] for place in places]

    def dismiss(self) -> None:
        """Let the helpers go, whatever they are doing."""
        for line, helper in zip(self._lines, self._helpers, strict=True):
            helper.kill()
            helper.join()
            line.close()
        self._lines, self._helpers = [], []


def _help(line: Connection, ends: list[Connection], play: Play) -> None:
    """In the helper: play what one is told to, as long as somebody is there to tell."""
    for end in ends:
        end.close()  # or else nobody would notice when the process that thinks is gone
    while True:
        try:
            row, places = line.recv()
        except EOFError:
            return
        line.send(play(row, places))

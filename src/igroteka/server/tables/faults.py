"""Faults at tables: each is told once in the log, with its table, and every one is counted.

A table that cannot be played on is set apart: its people are told, nobody else is harmed.
"""

from __future__ import annotations

import logging
import traceback

from igroteka.kernel.errors import UnknownGame
from igroteka.server.metrics import Counter

APART = "problem-apart"
"""The rules raise, or the log tells of what they do not know."""
NO_GAME = "problem-apart-game"
"""The game is not installed here."""

UPDATING = "problem-updating"
"""Another process plays it by other rules: for as long as it is there the table is its."""
OTHER_RULES = "problem-other-rules"
"""A finished match that today's rules cannot follow to its end."""

MANY = 10_000
"""Faults remembered so as not to tell them twice."""

_log = logging.getLogger(__name__)


class Faults:
    """What went wrong at the tables of this process."""

    def __init__(self) -> None:
        self.total = Counter()
        self._told: set[tuple[str, str, str]] = set()

    def note(self, where: str, table: str, error: BaseException) -> None:
        """Count a fault; tell it, unless this table has had the same one before.

        `where` is one of few words: socket, timer, task, rules, load.
        """
        self.total.add(where=where)
        told = (table, type(error).__name__, _place(error))
        if told in self._told:
            return
        if len(self._told) >= MANY:
            self._told.clear()
        self._told.add(told)
        _log.error("a fault at a table", extra={"table": table, "where": where}, exc_info=error)


def reason(error: BaseException) -> str:
    """What the people at a table that cannot be played on are told: a Fluent key."""
    return NO_GAME if isinstance(error, UnknownGame) else APART


def _place(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else str(error)

"""This process among all that serve the same database.

Each says every few seconds that it is still there. From that everybody knows who looks at a
table through another process, by which rules others play, and how long the server has been up:
clocks count that time, whichever process somebody thinks or answers through.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from concurrent.futures import Future

import msgspec

from igroteka.server.store import ProcessRow
from igroteka.server.tables.log import LogStore, in_background

BEAT = 5.0
"""Seconds between two signs of life."""
DEAD = 4 * BEAT
"""Seconds without one after which a process is taken for gone."""
FORGET = 86400.0
"""Seconds after which nothing depends on it any more."""


class Processes:
    """Who is there beside us."""

    def __init__(self, store: LogStore, wall: Callable[[], float]) -> None:
        self.id = secrets.token_hex(8)
        self.builds: dict[str, str] = {}
        """By which rules this process plays, for each game that it has been asked about."""
        self._store = store
        self._wall = wall
        self._began = wall()

    def beat(self) -> None:
        """Say that we are there. Waits for the disk."""
        self._beat().result()

    def _beat(self) -> Future[None]:
        now = self._wall()
        builds = msgspec.json.encode(self.builds)
        row = ProcessRow(self.id, self._began, now, builds)
        return self._store.beat(row, now - FORGET)

    def end(self) -> None:
        """Say that we are not there any more."""
        self._store.end_process(self.id).result()

    def others(self) -> list[ProcessRow]:
        """The other processes that are there."""
        late = self._wall() - DEAD
        rows = self._store.processes()
        return [row for row in rows if row.id != self.id and row.beat >= late]

    def knows(self, game: str, build: str) -> None:
        """This process plays a game by these rules; it is written down before any answer is."""
        if self.builds.get(game) != build:
            self.builds = {**self.builds, game: build}
            in_background(self._beat())

    def played_elsewhere(self, game: str, build: str) -> bool:
        """Whether another process plays a game by these rules."""
        return any(
            msgspec.json.decode(row.builds, type=dict[str, str]).get(game) == build
            for row in self.others()
        )

    def elsewhere(self) -> dict[str, set[str]]:
        """The people at each table, through other processes."""
        found: dict[str, set[str]] = {}
        ids = {row.id for row in self.others()}
        for process, table, person in self._store.present() if ids else ():
            if process in ids:
                found.setdefault(table, set()).add(person)
        return found

    def up_since(self, moment: float) -> float:
        """For how many of the seconds since a moment the server was up for certain: this process
        until now, others until their last sign of life."""
        others = [row for row in self._store.processes() if row.id != self.id]
        spans = [(max(moment, row.began), row.beat) for row in others]
        return _covered([*spans, (max(moment, self._began), self._wall())])


def _covered(spans: Iterable[tuple[float, float]]) -> float:
    """How much time lies in at least one of the spans."""
    total = 0.0
    reached = float("-inf")
    for begin, end in sorted(spans):
        if end > max(begin, reached):
            total += end - max(begin, reached)
            reached = end
    return total

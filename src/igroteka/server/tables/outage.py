"""Time during which nothing could be written down: no clock runs then, as when no server is up."""

from __future__ import annotations

from collections.abc import Callable


class Outage:
    """How long the database has been out of reach, all in all."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._over = 0.0
        self._began: float | None = None

    def failed(self, since: float) -> None:
        """A write has failed that was tried at this moment."""
        if self._began is None:
            self._began = since

    def written(self) -> None:
        """A write has succeeded: whatever it was, it is past."""
        if self._began is not None:
            self._over += self._monotonic() - self._began
            self._began = None

    def clock(self) -> float:
        """The time, without all that."""
        now = self._monotonic() if self._began is None else self._began
        return now - self._over

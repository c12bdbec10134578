"""How often one may knock: a bucket of drops for each caller, refilled as time goes by."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable

MANY = 20_000
"""Callers remembered before those who have been quiet are forgotten."""


class Limit:
    """So many a minute for each caller, and as many at once. For one thread, or one loop."""

    def __init__(self, per_minute: int, clock: Callable[[], float] = time.monotonic) -> None:
        """0 is without limit."""
        self._most = float(per_minute)
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def allows(self, caller: str) -> bool:
        """Count one; False when it is one too many."""
        if not self._most:
            return True
        now = self._clock()
        left = self._left(caller, now)
        if left < 1.0:
            return False
        if len(self._buckets) >= MANY and caller not in self._buckets:
            self._forget(now)
        self._buckets[caller] = (left - 1.0, now)
        return True

    def _left(self, caller: str, now: float) -> float:
        left, since = self._buckets.get(caller, (self._most, now))
        return min(self._most, left + (now - since) * self._most / 60.0)

    def _forget(self, now: float) -> None:
        """Drop full buckets; if somebody fills our memory on purpose, start afresh."""
        kept = {
            caller: bucket
            for caller, bucket in self._buckets.items()
            if self._left(caller, now) < self._most
        }
        self._buckets = kept if len(kept) < MANY else {}


def caller(address: str | None) -> str:
    """Who is knocking: of version 6 addresses one household has a whole network."""
    try:
        found = ipaddress.ip_address(address or "")
    except ValueError:
        return address or "unknown"
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)

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


class Pace:
    """So many a minute for each person, and so many for each address they come from."""

    def __init__(
        self, per_person: int, per_address: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._people = Limit(per_person, clock)
        self._addresses = Limit(per_address, clock)

    def allows(self, person: str, address: str) -> bool:
        """Count one; False when it is one too many for either."""
        if address and not self._addresses.allows(address):
            return False
        return self._people.allows(person or address)


class Places:
    """How many of something each may hold at the same time. 0 is without limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, int] = {}

    def take(self, caller: str) -> bool:
        """Hold one more; False when that is one too many."""
        held = self._held.get(caller, 0)
        if self._most and held >= self._most:
            return False
        self._held[caller] = held + 1
        return True

    def free(self, caller: str) -> None:
        """Hold one less."""
        held = self._held.get(caller, 0) - 1
        if held > 0:
            self._held[caller] = held
        else:
            self._held.pop(caller, None)


def caller(address: str | None) -> str:
    """Who is knocking: of version 6 addresses one household has a whole network."""
    try:
        found = ipaddress.ip_address(address or "")
    except ValueError:
        return address or "unknown"
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)

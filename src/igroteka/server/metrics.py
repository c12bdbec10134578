"""Figures for those who run the server, in the text format of Prometheus."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeVar

_BUCKETS = (0.005, 0.01, 0.025, 0.06, 0.1, 0.25, 1.0, 5.0)

Labels = tuple[tuple[str, str], ...]


class Counter:
    """Only ever grows."""

    def __init__(self) -> None:
        self._values: dict[Labels, float] = {}
        self._lock = threading.Lock()

    def add(self, amount: float = 1.0, **labels: str) -> None:
        """Count."""
        key = tuple(sorted(labels.items()))
        with self._lock:
            self._values[key] = self._values.get(key, 0.0) + amount

    def lines(self, name: str) -> list[str]:
        """As Prometheus reads it."""
        with self._lock:
            values = sorted(self._values.items())
        return [f"{name}{_labels(labels)} {_number(value)}" for labels, value in values]


class Timing:
    """How long things took: how many within each bound."""

    def __init__(self) -> None:
        self._counts = [0] * (len(_BUCKETS) + 1)
        self._sum = 0.0
        self._lock = threading.Lock()

    def add(self, seconds: float) -> None:
        """Note one."""
        place = sum(seconds > bound for bound in _BUCKETS)
        with self._lock:
            self._counts[place] += 1
            self._sum += seconds

    def lines(self, name: str) -> list[str]:
        """As Prometheus reads it: each bound counts all below it, too."""
        with self._lock:
            counts, total = list(self._counts), self._sum
        bounds = [*map(str, _BUCKETS), "+Inf"]
        lines = [
            f'{name}_bucket{{le="{bound}"}} {sum(counts[: place + 1])}'
            for place, bound in enumerate(bounds)
        ]
        return [*lines, f"{name}_sum {_number(total)}", f"{name}_count {sum(counts)}"]


class Gauge:
    """A figure that is asked for when somebody looks."""

    def __init__(self, read: Callable[[], float]) -> None:
        self._read = read

    def lines(self, name: str) -> list[str]:
        """As Prometheus reads it."""
        return [f"{name} {_number(self._read())}"]


F = TypeVar("F", Counter, Timing, Gauge)


class Metrics:
    """All figures by name."""

    def __init__(self) -> None:
        self._all: dict[str, tuple[str, str, Counter | Timing | Gauge]] = {}

    def counter(self, name: str, help: str) -> Counter:
        """A counter of this name; names end in `_total`."""
        return self._keep(name, help, "counter", Counter())

    def timing(self, name: str, help: str) -> Timing:
        """A histogram of seconds."""
        return self._keep(name, help, "histogram", Timing())

    def gauge(self, name: str, help: str, read: Callable[[], float]) -> Gauge:
        """A figure that goes up and down."""
        return self._keep(name, help, "gauge", Gauge(read))

    def text(self) -> str:
        """The whole page."""
        lines: list[str] = []
        for name, (help, kind, figure) in sorted(self._all.items()):
            lines += [f"# HELP {name} {help}", f"# TYPE {name} {kind}", *figure.lines(name)]
        return "\n".join(lines) + "\n"

    def counting(self, name: str, help: str, figure: Counter) -> Counter:
        """A counter that somebody else keeps."""
        return self._keep(name, help, "counter", figure)

    def _keep(self, name: str, help: str, kind: str, figure: F) -> F:
        self._all[name] = (help, kind, figure)
        return figure


def _labels(labels: Labels) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{name}="{_escaped(value)}"' for name, value in labels) + "}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)

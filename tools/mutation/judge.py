"""What a mutant meets: its own source instead of the file's, and tests in order, each timed."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_loader
from pathlib import Path

import pytest


class Broken(SourceFileLoader):
    """Finds and loads one module, with another source than its file has."""

    def __init__(self, path: Path, source: str) -> None:
        name = ".".join(path.with_suffix("").parts[1:])  # the first folder is `src`
        super().__init__(name.removesuffix(".__init__"), str(path.resolve()))
        self.source = source

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """For the import system, which asks for every module."""
        return spec_from_loader(name, self) if name == self.name else None

    def get_data(self, path: str) -> bytes:
        return self.source.encode()

    def path_stats(self, path: str) -> dict[str, float]:
        """No file, so nothing compiled before is used and nothing is kept."""
        raise OSError


class Judge:
    """A plugin for pytest: these tests in this order, each within its time."""

    def __init__(self, tests: Sequence[str], limits: dict[str, float]) -> None:
        self.place = {id: place for place, id in enumerate(tests)}
        self.limits = limits
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self.place]
        items[:] = sorted(chosen, key=lambda item: self.place[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """The signal ends the process, which is as good as a failure."""
        signal.setitimer(signal.ITIMER_VIRTUAL, self.limits[item.nodeid])
        result = yield
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid

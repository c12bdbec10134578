"""Tests run in forks of one process that has imported everything but the game.

A mutant costs an import of the game's rules and the tests it takes to tell, not a start of Python;
its source is changed in memory only.
"""

from __future__ import annotations

import gc
import os
import sys
import traceback
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from io import StringIO

import pytest

_NEEDLESS = ("cacheprovider", "unraisableexception", "threadexception")
"""Plugins that no test of a game needs and every fork would pay for."""

PYTEST = ["-x", "-q", "--assert=plain", "--tb=no", "-m", "not battery"]
PYTEST += [f"-pno:{name}" for name in _NEEDLESS]

TESTING = ("battery", "golden", "matches", "recorded", "situation", "story", "texts", "unread")


def warm_up(game: str) -> None:
    """Import what all forks share: the engine, the other games, and the content of this one."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    sys.dont_write_bytecode = False  # what one fork compiles the others read
    pytest.main(["--version"])
    import_module("hypothesis")
    import_module("igroteka.testing.plugin")
    for module in TESTING:
        import_module(f"igroteka.testing.{module}")
    registry = import_module("igroteka.kernel.registry")
    for name in registry.game_names():
        if name != game:
            registry.find_game(name)
    name = f"igroteka.games.{game}"
    spec = find_spec(name)
    assert spec is not None
    sys.modules[name] = module_from_spec(spec)  # for a moment, unread: it would import the rules
    import_module(f"{name}.content")
    del sys.modules[name]
    gc.freeze()  # forks need not look through what they share


class Fork:
    """A piece of work in a process of its own, and what it has to say."""

    def __init__(self, work: Callable[[], bytes]) -> None:
        self._reads, writes = os.pipe()
        self._pid = os.fork()
        if self._pid == 0:
            code = 1
            try:
                with os.fdopen(writes, "wb") as pipe:
                    pipe.write(work())
                code = 0
            except Exception:  # noqa: BLE001 - the parent sees the code, people the trace
                traceback.print_exc()
            finally:
                os._exit(code)
        os.close(writes)

    def fileno(self) -> int:
        """For `select`: it can be read when the work is done."""
        return self._reads

    def result(self) -> tuple[int, bytes]:
        """Wait for the signal that ended it, or 0, and what it said."""
        with os.fdopen(self._reads, "rb") as pipe:
            said = pipe.read()
        code = os.waitstatus_to_exitcode(os.waitpid(self._pid, 0)[1])
        if code > 0:
            raise RuntimeError("a fork has failed: its trace is above")
        return -code, said


def run_tests(files: list[str], plugin: object) -> int:
    """Run pytest here, unheard; 0 if all went well."""
    nowhere = StringIO()
    with redirect_stdout(nowhere), redirect_stderr(nowhere):
        return pytest.main([*PYTEST, *files], plugins=[plugin])

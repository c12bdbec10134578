"""Workers ask for long slices of processor time, so that people come first at once."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka.server.tables import slices
from igroteka.server.tables.workers import STEPS_BACK

SCHED = Path("/proc/self/sched")
LENGTH = re.compile(r"se\.slice\s*:\s*(\d+)")
TOLD = SCHED.exists() and LENGTH.search(SCHED.read_text()) is not None

ASKING = """
import os
from pathlib import Path
from igroteka.server.tables import workers
workers._quiet(workers.STEPS_BACK)
print(os.nice(0), os.sched_getscheduler(0))
print(Path("/proc/self/sched").read_text())
"""


@pytest.mark.skipif(not TOLD, reason="the system does not tell how long slices are")
def test_a_worker_asks_for_long_slices_and_stays_as_urgent_as_it_is() -> None:
    told = subprocess.check_output([sys.executable, "-c", ASKING], text=True)
    assert told.startswith(f"{os.nice(0) + STEPS_BACK} {os.SCHED_OTHER}\n")
    length = LENGTH.search(told)
    assert length is not None
    assert int(length[1]) == slices.LONG


@pytest.mark.skipif(sys.platform != "linux", reason="Linux alone knows such a thing")
def test_a_system_that_refuses_is_left_as_it_is(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(slices, "_CALLS", {platform.machine(): 1_000_000})
    with caplog.at_level("INFO"):
        assert not slices.ask_for_long_slices()
    assert "no long slices" in caplog.text


def test_a_machine_that_is_not_known_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "_CALLS", {})
    assert not slices.ask_for_long_slices()

"""Long slices of processor time for who thinks: whoever wakes up meanwhile goes first.

Linux lets a process run on to the end of its slice, and looks for that only every few milliseconds;
being less urgent does not change it. Since 6.12 a process may say how long its slices shall be, and
one that asks for shorter ones interrupts it as soon as it wakes up. Python knows no such call.
"""

from __future__ import annotations

import ctypes
import logging
import os
import platform
import sys
from typing import Final

LONG: Final = 20_000_000
"""Nanoseconds; usual ones are of one to three million."""

_CALLS: Final = {"x86_64": 314, "aarch64": 274}
"""The number of `sched_setattr` by kind of machine."""

_log = logging.getLogger(__name__)


class _Wish(ctypes.Structure):
    """What the system is asked for; without a deadline `runtime` is the length of slices."""

    _fields_ = (
        ("size", ctypes.c_uint32),
        ("policy", ctypes.c_uint32),
        ("flags", ctypes.c_uint64),
        ("nice", ctypes.c_int32),
        ("priority", ctypes.c_uint32),
        ("runtime", ctypes.c_uint64),
        ("deadline", ctypes.c_uint64),
        ("period", ctypes.c_uint64),
    )


def ask_for_long_slices() -> bool:
    """Ask for them for this process, as urgent as it is; whether the system took it. An older Linux
    takes it and goes on as before."""
    call = _CALLS.get(platform.machine())
    if sys.platform != "linux" or call is None:
        return False
    wish = _Wish(size=ctypes.sizeof(_Wish), nice=os.nice(0), runtime=LONG)
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.syscall(call, 0, ctypes.byref(wish), 0) == 0:
        return True
    _log.info("no long slices for a worker: %s", os.strerror(ctypes.get_errno()))
    return False

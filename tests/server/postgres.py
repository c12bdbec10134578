"""A PostgreSQL of our own for the tests: a private cluster on a socket, gone afterwards."""

from __future__ import annotations

import fcntl
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

OWNER = "postgres"
"""PostgreSQL refuses to run as root."""


class NoPostgres(Exception):
    """Why there is none here."""


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a running server, without a database's name at its end."""
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix="igroteka-pg-"))  # short: sockets' paths must be
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, OWNER)
        data = folder / "data"
        _run(programs / "initdb", "-D", data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "-N")
        start = ("-w", "-D", data, "-l", folder / "log", "-o", f"-k {folder} -c listen_addresses=")
        _run(programs / "pg_ctl", "start", *start)
        try:
            yield f"postgresql://{OWNER}@/%s?host={folder}"
        finally:
            _run(programs / "pg_ctl", "stop", "-D", data, "-m", "immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path:
    """Where initdb and pg_ctl are; installed first, where we may."""
    if (found := _installed()) is not None:
        return found
    if os.environ.get("CI"):
        raise NoPostgres("no PostgreSQL here, and continuous integration installs none")
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise NoPostgres("no PostgreSQL here: install Debian's package postgresql, or be root")
    _install()
    if (found := _installed()) is None:
        raise NoPostgres("PostgreSQL was installed, but its programs were not found")
    return found


def _installed() -> Path | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if (path := shutil.which("initdb")) is not None:
        folders.append(Path(path).parent)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


def _install() -> None:
    """One process at a time; the others find it installed."""
    with (Path(tempfile.gettempdir()) / "igroteka-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _installed() is not None:
            return
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "--yes", "--no-install-recommends", "postgresql"]):
            done = subprocess.run(
                ["apt-get", "-q", *words], env=quiet, capture_output=True, text=True, check=False
            )
            if done.returncode:
                raise NoPostgres(f"PostgreSQL could not be installed: {done.stderr.strip()}")


def _run(*words: object) -> None:
    user = None
    if os.geteuid() == 0:
        user = pwd.getpwnam(OWNER).pw_uid
    done = subprocess.run(
        [str(word) for word in words],
        user=user,
        cwd="/",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NoPostgres(f"{words[0]} failed: {done.stderr.strip()}")

"""A real Chromium for the tests: found, or installed where we may."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",  # Chromium refuses to run as root with it
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


class NoChromium(Exception):
    """Why there is none here."""


def in_ci() -> bool:
    """Whether nothing may be skipped."""
    return os.environ.get("CI", "").lower() in {"true", "1"}


def find() -> str:
    """The path of the browser, which is installed first where that is possible."""
    if given := os.environ.get("CHROMIUM"):
        if not Path(given).exists():
            raise NoChromium(f"CHROMIUM names {given}, which does not exist")
        return given
    found = _installed()
    if found is None:
        _install()
        found = _installed()
    if found is None:
        raise NoChromium("Chromium was installed, but its program was not found")
    return found


def _installed() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _install() -> None:
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise NoChromium(
            "no Chromium here: install Debian's package chromium, be root, "
            "or name the program in CHROMIUM"
        )
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ("apt-get", "update", "-qq"),
        ("apt-get", "install", "-qq", "-y", "--no-install-recommends", "chromium"),
    ):
        done = subprocess.run(command, env=quiet, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise NoChromium(f"{' '.join(command)} failed: {done.stderr.strip()[-300:]}")

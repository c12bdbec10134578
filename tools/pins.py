"""Writes requirements/server.txt: every package the server needs, in one version, with hashes.

`python -m tools.pins` asks the package index for what pip would install on Linux, on both kinds of
processor that images are built for. The image installs nothing else.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PINS = ROOT / "requirements" / "server.txt"
PYTHON = "3.11"
MACHINES = ("x86_64", "aarch64")
HEAD = "# Made by `python -m tools.pins`. For the image: pip install --require-hashes.\n"


def wanted() -> list[str]:
    """What pyproject.toml asks for, PostgreSQL included."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["postgres"]]


def resolved(machine: str) -> list[dict[str, Any]]:
    """What pip would install there."""
    platforms = [f"manylinux{libc}_{machine}" for libc in ("_2_28", "_2_17", "2014")]
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        words = ["install", "--dry-run", "--ignore-installed", "--quiet", "--report", str(report)]
        words += ["--only-binary", ":all:", "--python-version", PYTHON, "--target", folder]
        for platform in platforms:
            words += ["--platform", platform]
        subprocess.run([sys.executable, "-m", "pip", *words, *wanted()], check=True)
        found: list[dict[str, Any]] = json.loads(report.read_bytes())["install"]
    return found


def main() -> None:
    """Write the file."""
    hashes: dict[str, set[str]] = {}
    for machine in MACHINES:
        for package in resolved(machine):
            about = package["metadata"]
            pin = f"{about['name'].lower()}=={about['version']}"
            archive = package["download_info"]["archive_info"]
            hashes.setdefault(pin, set()).add(archive["hashes"]["sha256"])
    lines = [
        " \\\n    ".join([pin, *(f"--hash=sha256:{it}" for it in sorted(found))])
        for pin, found in sorted(hashes.items())
    ]
    PINS.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

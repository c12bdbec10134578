"""Where saves lie, how they are called, and reading one with advice instead of a traceback."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from igroteka.kernel import save
from igroteka.kernel.errors import BadSave, IgrotekaError
from igroteka.kernel.record import Record
from igroteka.terminal.voice import Interface, Trouble

SUFFIX = ".jsonl"
LAST = "last"


def saves_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of the saves: IGROTEKA_HOME, else the user's data directory."""
    if home := environment.get("IGROTEKA_HOME"):
        return Path(home) / "saves"
    data = environment.get("XDG_DATA_HOME")
    base = Path(data) if data else Path.home() / ".local" / "share"
    return base / "igroteka" / "saves"


def new_save(game: str, folder: Path) -> Path:
    """A name by game and time that no save bears yet."""
    moment = datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    path = folder / f"{game}-{moment}{SUFFIX}"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{game}-{moment}-{number}{SUFFIX}"
    return path


def named_save(name: str, folder: Path) -> Path:
    """Where `save NAME` writes: a name lies with the other saves, a path where it says."""
    path = Path(name).expanduser()
    if path.suffix != SUFFIX:
        path = path.with_name(path.name + SUFFIX)
    return path if len(path.parts) > 1 else folder / path


def find_save(name: str, ui: Interface) -> Path:
    """The save a person means: a file, the name of a save, or `last`."""
    folder = saves_folder()
    if name == LAST:
        saves = sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime_ns)
        if not saves:
            raise Trouble(ui("ui-no-saves", {"folder": str(folder)}))
        return saves[-1]
    path = Path(name).expanduser()
    named = named_save(name, folder) if name else path
    return named if not path.exists() and named.exists() else path


def read_bytes(path: Path, ui: Interface) -> bytes:
    """A file's bytes, or trouble in one line."""
    told = {"file": str(path)}
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise Trouble(ui("ui-no-file", told)) from None
    except IsADirectoryError:
        raise Trouble(ui("ui-is-folder", told)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise Trouble(ui("ui-unreadable", told | {"reason": reason})) from None


def read_save(path: Path, ui: Interface) -> save.Loaded:
    """A match from a file."""
    data = read_bytes(path, ui)
    try:
        loaded = save.parse(data, path.name)
        header = loaded.record.header
        if len(header.seats) != header.options.get("players"):
            raise BadSave(f"{path.name} names {len(header.seats)} seats for another table")
    except IgrotekaError as error:
        raise Trouble(ui("ui-bad-save", {"reason": str(error)})) from error
    return loaded


@dataclass(slots=True)
class Keeper:
    """Keeps the match of a sitting on disk, and remembers whether that worked."""

    path: Path
    trouble: str = ""

    def keep(self, record: Record[Any]) -> bool:
        """Save; False when it failed now and had not failed before."""
        before, self.trouble = self.trouble, write(record, self.path)
        return not self.trouble or bool(before)


def write(record: Record[Any], path: Path) -> str:
    """Write a save, folder and all; the reason where that is not possible."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        save.write(record, path)
    except OSError as error:
        return error.strerror or str(error)
    return ""

"""Where saves lie, how they are called, and reading one with advice instead of a traceback."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from igroteka.kernel import campaign_file, save
from igroteka.kernel.errors import BadSave, IgrotekaError
from igroteka.kernel.places import data_folder
from igroteka.kernel.record import Record
from igroteka.terminal.voice import Interface, Trouble

SUFFIX = ".jsonl"
LAST = "last"


def saves_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of the saves."""
    return data_folder(environment) / "saves"


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
    named = os.path.expanduser(name)  # noqa: PTH111  (never fails, unlike Path)
    path = Path(named if named.endswith(SUFFIX) else named + SUFFIX)
    return path if len(path.parts) > 1 else folder / path


def find_save(name: str, ui: Interface) -> Path:
    """The save a person means: a file, the name of a save, or `last`."""
    folder = saves_folder()
    if name == LAST:
        saves = sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime_ns)
        if not saves:
            raise Trouble(ui("ui-no-saves", {"folder": str(folder)}))
        return saves[-1]
    path = Path(name)
    named = named_save(name, folder)
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
    with _as_trouble(ui):
        loaded = save.parse(data, path.name)
        header = loaded.record.header
        if len(header.seats) != header.options.get("players"):
            raise BadSave(f"{path.name} names {len(header.seats)} seats for another table")
    return loaded


def read_campaign(path: Path, ui: Interface) -> campaign_file.Loaded:
    """A campaign from a file."""
    data = read_bytes(path, ui)
    with _as_trouble(ui):
        return campaign_file.parse(data, path.name)


def tells_of_campaign(path: Path, ui: Interface) -> bool:
    """Whether a file tells of a campaign, and not of a single match."""
    return campaign_file.is_campaign(read_bytes(path, ui))


def verify_save(path: Path, ui: Interface) -> save.Verdict:
    """Whether the match, or the campaign, in a file is true."""
    data = read_bytes(path, ui)
    with _as_trouble(ui):
        if campaign_file.is_campaign(data):
            return campaign_file.verify(data)
        return save.verify(data, path.name)


@contextmanager
def _as_trouble(ui: Interface) -> Iterator[None]:
    """What is wrong with a save, said in one line; letters may be damaged like all else."""
    try:
        yield
    except (IgrotekaError, UnicodeDecodeError) as error:
        raise Trouble(ui("ui-bad-save", {"reason": str(error)})) from error


@dataclass(slots=True)
class Keeper:
    """Keeps the match of a sitting on disk, and remembers whether that worked.

    `dumped` writes it down: as a file of its own, or with the campaign that it belongs to.
    """

    path: Path
    dumped: Callable[[Record[Any]], bytes] = save.dump
    trouble: str = ""

    def keep(self, record: Record[Any]) -> bool:
        """Save; False when it failed now and had not failed before."""
        before, self.trouble = self.trouble, self.write(record, self.path)
        return not self.trouble or bool(before)

    def write(self, record: Record[Any], path: Path) -> str:
        """Save elsewhere; the reason where that is not possible."""
        return write(self.dumped(record), path)


def can_be_kept(path: Path) -> bool:
    """Whether a match can be saved over this file: a save is written beside it and then moved."""
    return os.access(path.parent, os.W_OK)


def write(data: bytes, path: Path) -> str:
    """Write a save, folder and all; the reason where that is not possible."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        save.write_whole(data, path)
    except OSError as error:
        return error.strerror or str(error)
    except ValueError as error:  # a name no file can have
        return str(error)
    return ""

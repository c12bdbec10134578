"""What a long run has found, one thing a line: it goes on where its file ends."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from igroteka.kernel.errors import BadSave

T = TypeVar("T")


def read_rows(file: Path | None, kind: type[T], what: str) -> list[T]:
    """The lines of a file, each a `what`; a last one that was not written to its end is cut off."""
    if file is None or not file.exists():
        return []
    whole, end, broken = file.read_bytes().rpartition(b"\n")
    if broken:
        file.write_bytes(whole + end)
    found = []
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=kind))
        except msgspec.MsgspecError as error:
            raise BadSave(f"{file}: line {number} is no {what}: {error}") from error
    return found


def write_row(file: Path | None, row: msgspec.Struct) -> None:
    """One line more, if there is a file."""
    if file is not None:
        with file.open("ab") as lines:
            lines.write(msgspec.json.encode(row) + b"\n")

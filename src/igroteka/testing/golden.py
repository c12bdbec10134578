"""Golden files: what was told and drawn before, compared with what is now."""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from igroteka.scene import Scene


def assert_told_as_before(golden: Path, text: str) -> None:
    """The story in the file is the story now; `IGROTEKA_GOLDEN=write` writes it anew first."""
    if os.environ.get("IGROTEKA_GOLDEN") == "write":
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(text, encoding="utf-8")
    before = golden.read_text(encoding="utf-8")
    change = difflib.unified_diff(
        before.splitlines(), text.splitlines(), "golden", "now", lineterm="", n=1
    )
    assert text == before, (
        f"The story of {golden.stem} has changed. If that is meant, run this test again with "
        "IGROTEKA_GOLDEN=write and read the difference.\n" + "\n".join(list(change)[:40])
    )


def assert_drawn_as_before(folder: Path, name: str, viewer: int | None, scene: Scene) -> None:
    """The scene is the one in the file; `IGROTEKA_GOLDEN=write` writes it anew first."""
    plain = msgspec.json.decode(msgspec.json.encode(scene))
    told = "".join(f"{line}\n" for line in _lines(plain.items()))
    assert_told_as_before(folder / f"{name}-{'spectator' if viewer is None else viewer}.txt", told)


def _lines(fields: Iterable[tuple[str, Any]]) -> Iterator[str]:
    """One line per part, so that a change is easy to read; a board's parts stand by themselves."""
    for field, value in fields:
        for entry in value if isinstance(value, list) else [value]:
            if field == "boards":
                yield f"{field} {entry['id']}"
                yield from _lines((k, v) for k, v in entry.items() if isinstance(v, list))
            else:
                yield f"{field} {msgspec.json.encode(entry).decode()}"

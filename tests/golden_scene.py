"""Golden scenes: whole tables as they were drawn before, part by part."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from igroteka.scene import Scene
from tests.golden import assert_told_as_before


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

"""The icons a scene names, wherever they stand in it."""

from __future__ import annotations

from collections.abc import Iterator


def icons(value: object) -> Iterator[str]:
    """All icons of plain data, those of parts within parts included."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "icon":
                yield inner
            yield from icons(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from icons(inner)

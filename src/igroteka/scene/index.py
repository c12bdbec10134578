"""Finding parts by id."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from igroteka.kernel.errors import IgrotekaError
from igroteka.scene.parts import AnyPart, Part, Scene


class DuplicateId(IgrotekaError):
    """Two parts of a scene with the same id: an option could not say which one it touches."""


def parts(scene: Scene) -> dict[str, AnyPart]:
    """Every part of the scene by its id."""
    found: dict[str, AnyPart] = {}
    for part in _within(scene):
        if part.id in found:
            raise DuplicateId(
                f"the scene of {scene.game} has two parts called {part.id!r}: "
                f"a {type(found[part.id]).__name__} and a {type(part).__name__}."
            )
        found[part.id] = part
    return found


def _within(value: object) -> Iterator[AnyPart]:
    """All parts inside a struct or tuple, whatever field they are in."""
    if isinstance(value, Part):
        yield value  # type: ignore[misc]  # AnyPart lists every kind of Part
    if isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from _within(getattr(value, field))
    elif isinstance(value, tuple):
        for item in value:
            yield from _within(item)

"""Finding parts by id."""

from __future__ import annotations

import msgspec

from igroteka.kernel.errors import IgrotekaError
from igroteka.scene.parts import AnyPart, Part, Scene


class DuplicateId(IgrotekaError):
    """Two parts of a scene with the same id: an option could not say which one it touches."""


def parts(scene: Scene) -> dict[str, AnyPart]:
    """Every part of the scene by its id."""
    found: dict[str, AnyPart] = {}
    for part in _within(scene, []):
        if part.id in found:
            raise DuplicateId(
                f"the scene of {scene.game} has two parts called {part.id!r}: "
                f"a {type(found[part.id]).__name__} and a {type(part).__name__}."
            )
        found[part.id] = part
    return found


def _within(value: msgspec.Struct, found: list[AnyPart]) -> list[AnyPart]:
    """All parts inside a struct, whatever field they are in: fields hold structs, tuples of them,
    or plain values."""
    if isinstance(value, Part):
        found.append(value)  # type: ignore[arg-type]  # AnyPart lists every kind of Part
    for field in value.__struct_fields__:
        inner = getattr(value, field)
        for item in inner if isinstance(inner, tuple) else (inner,):
            if isinstance(item, msgspec.Struct):
                _within(item, found)
    return found

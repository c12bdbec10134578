"""What changed between two scenes."""

from __future__ import annotations

from typing import Any

from igroteka.scene import Scene
from igroteka.server.wire import Parts

_LISTS = (
    "seats",
    "boards",
    "pieces",
    "rows",
    "piles",
    "supply",
    "dice",
    "mats",
    "panels",
    "banners",
)
"""The fields of a scene that hold parts with ids."""

_PLAIN = tuple(name for name in Scene.__struct_fields__ if name not in _LISTS)


def difference(old: Scene, new: Scene) -> Parts:
    """What makes the new scene out of the old one."""
    changed: dict[str, tuple[Any, ...]] = {}
    gone: dict[str, tuple[str, ...]] = {}
    order: dict[str, tuple[str, ...]] = {}
    for name in _LISTS:
        before, after = getattr(old, name), getattr(new, name)
        if before is not after:
            _compare(name, before, after, changed, gone, order)
    fields = {
        name: getattr(new, name) for name in _PLAIN if getattr(old, name) != getattr(new, name)
    }
    return Parts(changed=changed, gone=gone, order=order, fields=fields)


def _compare(
    name: str,
    before: tuple[Any, ...],
    after: tuple[Any, ...],
    changed: dict[str, tuple[Any, ...]],
    gone: dict[str, tuple[str, ...]],
    order: dict[str, tuple[str, ...]],
) -> None:
    known = {part.id: part for part in before}
    different = tuple([part for part in after if known.get(part.id) != part])
    if different:
        changed[name] = different
    ids = [part.id for part in after]
    if ids == list(known):
        return  # the same things in the same places, as after most answers
    there = set(ids)
    lost = tuple(id for id in known if id not in there)
    if lost:
        gone[name] = lost
    # A client keeps what it knows in place, drops what is gone and adds what is new at the end.
    kept = [id for id in known if id in there]
    if [*kept, *(id for id in ids if id not in known)] != ids:
        order[name] = tuple(ids)

"""What changed between two scenes, down to the space, card or counter that did.

Of a part that stays only what is different is told. Viewers at one table share most of what
they see, also in memory, so what they share is compared once.
"""

from __future__ import annotations

from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from igroteka.scene import Part, Scene
from igroteka.server.wire import Parts

_encoder = msgspec.json.Encoder()

List = tuple[Any, ...]
"""Parts with ids: a field of a scene or of a part."""


class Change(msgspec.Struct, gc=False):
    """What became of one list of parts. None: nothing of the kind."""

    changed: List | None = None
    inside: dict[str, Parts] | None = None
    gone: tuple[str, ...] | None = None
    put: tuple[tuple[str, str], ...] | None = None
    order: tuple[str, ...] | None = None


_KINDS = Change.__struct_fields__


class Differences:
    """Compares scenes. What it has compared once it knows, for as long as it is kept."""

    def __init__(self) -> None:
        # By the ids of two lists or parts; both are kept with what was found, so that nothing
        # else can have their ids meanwhile.
        self._lists: dict[tuple[int, int], tuple[List, List, Change | None]] = {}
        self._parts: dict[tuple[int, int], tuple[Part, Part, Parts]] = {}
        self._written: dict[tuple[int, int], tuple[Scene, Scene, msgspec.Raw]] = {}

    def written(self, old: Scene, new: Scene) -> msgspec.Raw:
        """What makes the new scene out of the old one, as it travels."""
        key = id(old), id(new)
        known = self._written.get(key)
        if known is None:
            raw = msgspec.Raw(_encoder.encode(self.between(old, new)))
            known = self._written[key] = old, new, raw
        return known[2]

    def between(self, old: Any, new: Any) -> Parts:
        """What makes the new scene, or part, out of the old one."""
        lists, plain = _shape(new)
        told: dict[str, dict[str, Any]] = {}
        for name in lists:
            before, after = getattr(old, name), getattr(new, name)
            change = None if before is after else self._change(before, after)
            if change is not None:
                for kind in _KINDS:
                    if (found := getattr(change, kind)) is not None:
                        told.setdefault(kind, {})[name] = found
        fields = {}
        for name in plain:
            value = getattr(new, name)
            if (was := getattr(old, name)) is not value and was != value:
                fields[name] = value
        return Parts(fields=fields, **told)

    def _change(self, before: List, after: List) -> Change | None:
        key = id(before), id(after)
        known = self._lists.get(key)
        if known is None:
            known = self._lists[key] = before, after, self._compared(before, after)
        return known[2]

    def _inside(self, was: Part, part: Part) -> Parts:
        key = id(was), id(part)
        known = self._parts.get(key)
        if known is None:
            known = self._parts[key] = was, part, self.between(was, part)
        return known[2]

    def _compared(self, before: List, after: List) -> Change | None:
        pairs = [
            pair
            for pair in zip(before, after, strict=False)
            if pair[0] is not pair[1] and pair[0] != pair[1]
        ]
        if len(before) == len(after) and all(_stays(was, part) for was, part in pairs):
            inside = {part.id: self._inside(was, part) for was, part in pairs}
            return Change(inside=inside) if inside else None
        return self._rearranged(before, after)

    def _rearranged(self, before: List, after: List) -> Change:
        """Parts came, went or changed places."""
        known = {part.id: part for part in before}
        changed: list[Any] = []
        inside: dict[str, Parts] = {}
        for part in after:
            was = known.get(part.id)
            if was is None or not _stays(was, part):
                changed.append(part)
            elif was is not part and was != part:
                inside[part.id] = self._inside(was, part)
        change = Change(tuple(changed) or None, inside or None)
        _arrange(change, list(known), [part.id for part in after])
        return change


def _stays(was: Part, part: Part) -> bool:
    """Whether it is the same thing, however it has changed."""
    return was.id == part.id and type(was) is type(part)


def _arrange(change: Change, before: list[str], after: list[str]) -> None:
    """Who went, and where those who came stand. A client keeps what it knows in place, drops what
    is gone and adds what is new at the end, unless it is put after another part."""
    if before == after:
        return
    there, known = set(after), set(before)
    change.gone = tuple([id for id in before if id not in there]) or None
    kept = [id for id in before if id in there]
    came = [id for id in after if id not in known]
    if [*kept, *came] == after:
        return
    if kept == [id for id in after if id in known]:
        place = dict(zip(after, ["", *after], strict=False))
        change.put = tuple([(id, place[id]) for id in came])
    else:
        change.order = tuple(after)


_shapes: dict[type, tuple[tuple[str, ...], tuple[str, ...]]] = {}


def _shape(part: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fields of a scene or part that hold parts, and the others; looked up once for a class."""
    cls = type(part)
    if cls not in _shapes:
        hints = get_type_hints(cls)
        names = tuple(cls.__struct_fields__)
        lists = tuple(name for name in names if _holds_parts(hints[name]))
        _shapes[cls] = lists, tuple(name for name in names if name not in lists)
    return _shapes[cls]


def _holds_parts(hint: Any) -> bool:
    items = get_args(hint) if get_origin(hint) is tuple else ()
    return bool(items) and isinstance(items[0], type) and issubclass(items[0], Part)

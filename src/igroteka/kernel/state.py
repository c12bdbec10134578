"""State: plain slotted data, its copy, and its JSON form.

A game's state is a slotted dataclass deriving from `State`, made of scalars, tuples, lists,
dicts, further `Part` dataclasses and `Derived` tables. Each writes its own `copy` (three lines
that are the fastest there are); the battery checks that no copy forgets or shares anything. Of
what is copied often a constructor takes half the time, so `copy` fills in field by field what no
constructor has touched: `Player.__new__(Player)`, or `Player()` of a
`@dataclass(slots=True, init=False)`, which has none.

Figures that seldom change are best kept as a tuple and replaced by another (`put`): copies share
it, where a list is made, and later thrown away, for every copy.

`mypyc_attr` lets a game in plain Python build on the compiled kernel; its state must then be a
dataclass without slots, because slots would hide the compiled fields of `State`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, Self, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from igroteka.kernel.chance import Chance, Fast
from igroteka.kernel.errors import BadSave
from igroteka.kernel.fact import Fact
from igroteka.kernel.journal import MUTE, Journal

S = TypeVar("S", bound="State")
T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Data that can be copied structurally."""

    __slots__ = ()

    were_lists: ClassVar[frozenset[str]] = frozenset()
    """Fields that hold tuples and were lists in earlier versions of the rules: they are saved as
    lists still, so that either version reads what the other has saved."""

    def copy(self) -> Self:
        """A copy that shares nothing mutable with the original."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Derived:
    """Immutable data computed from a small key: shared by copies, saved by the key alone."""

    __slots__ = ()

    def key(self) -> Any:
        """What it is computed from, as plain data."""
        raise NotImplementedError

    @classmethod
    def from_key(cls, key: Any) -> Self:
        """The data computed from a key."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class State(Part):
    """The base of every game's state: its luck, and the journal that listens (not copied)."""

    chance: Chance
    journal: Journal

    def glance(self) -> Self:
        """A copy to look at, in which cards are turned over: without luck, and never played on. It
        may share with the original what no zone holds; a game that is looked at often says how."""
        g = self.copy()
        g.chance = Fast(0)
        return g

    def tell(
        self,
        kind: str,
        rule: str,
        /,
        to: tuple[int, ...] | None = None,
        hidden_from: tuple[int, ...] = (),
        touches: tuple[str, ...] = (),
        **args: Any,
    ) -> None:
        """Report what happened and by which rule; `to` and `hidden_from` limit the audience."""
        journal = self.journal
        if journal is not MUTE:
            journal.told(Fact(kind, rule, args, to, hidden_from, touches))


def put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The same items, but this one there."""
    changed = list(items)  # quicker than to put slices together
    changed[at] = item
    return tuple(changed)


# The JSON form --------------------------------------------------------------------------------
#
# It describes itself, so that it needs no types at run time (a compiled engine has none left):
# {"Player": {...}} is a part, {"()": [...]} a tuple, {"{}": [[key, value], ...]} a dict.

_UNSAVED: Final = ("chance", "journal", "were_lists")
"""The last is no field of a state, but a compiled dataclass takes it for one."""


def encode(state: State) -> bytes:
    """The state as JSON. The source of luck is left out; its position stays."""
    plain = {"luck": state.chance.at, "state": _plain(state)}
    return msgspec.json.encode(plain)


def fingerprint(state: State) -> bytes:
    """Bytes that differ as soon as the states do, luck aside; nothing is to be read from them.

    Made by msgspec alone, so in a small part of the time of `encode`.
    """
    return msgspec.msgpack.encode(state, enc_hook=_bare)


def _bare(value: Any) -> Any:
    if isinstance(value, Derived):
        return value.key()
    if isinstance(value, (Chance, Journal)):
        return None
    raise TypeError(f"a state cannot hold a {type(value).__name__}")


_BARE: Final = frozenset((int, str, float, bool, type(None)))
"""Classes whose values are JSON as they are; what derives from them (an `IntEnum`) is, too."""


def _plain(value: Any) -> Any:
    kind = type(value)
    if kind in _BARE:
        return value
    if kind is list:
        return _plain_items(value)
    if isinstance(value, Part):
        return {kind.__name__: _plain_fields(value)}
    if isinstance(value, tuple):
        return {"()": _plain_items(value)}
    if isinstance(value, dict):
        return {"{}": [[_plain(key), _plain(item)] for key, item in value.items()]}
    if isinstance(value, Derived):
        return {kind.__name__: value.key()}
    if isinstance(value, msgspec.Struct):
        return {kind.__name__: msgspec.to_builtins(value)}
    if isinstance(value, (int, str, float)):
        return value
    raise TypeError(f"a state cannot hold a {kind.__name__}")


def _plain_items(items: Sequence[Any]) -> Sequence[Any]:
    """Most lists of a state hold numbers alone: they are found out at one glance."""
    if _BARE.issuperset(map(type, items)):
        return items
    return [_plain(item) for item in items]


def _plain_fields(part: Part) -> dict[str, Any]:
    found = {}
    lists = type(part).were_lists
    for name in _saved_fields(part):
        item = getattr(part, name)
        if type(item) in _BARE:
            found[name] = item
        else:
            found[name] = _plain_list(item) if name in lists else _plain(item)
    return found


def _plain_list(items: Sequence[Any]) -> Sequence[Any]:
    """Tuples of tuples, to any depth, as lists of lists."""
    if _BARE.issuperset(map(type, items)):
        return items
    return [_plain_list(it) if type(it) is tuple else _plain(it) for it in items]


def _tuples(item: Any) -> Any:
    """And the other way round."""
    return tuple([_tuples(it) for it in item]) if isinstance(item, list) else item


_fields: dict[type, tuple[str, ...]] = {}


def _saved_fields(part: Any) -> tuple[str, ...]:
    """The names of what is saved of a part, looked up once for its class."""
    cls = type(part)
    if cls not in _fields:
        _fields[cls] = tuple(field.name for field in fields(part) if field.name not in _UNSAVED)
    return _fields[cls]


def decode(cls: type[S], parts: Iterable[type], data: bytes, fresh: S | None = None) -> S:
    """A state from its JSON; `parts` are the classes it is made of.

    What newer rules have added is taken from `fresh`, a state as they begin with it; what they
    have dropped is left out. The caller gives it back its source of luck.
    """
    known = {part.__name__: part for part in (cls, *parts)}
    added = {} if fresh is None else _samples(fresh)
    try:
        plain = msgspec.json.decode(data)
        luck = {"chance": Fast(plain["luck"]), "journal": MUTE}
        state = _object(cls, plain["state"][cls.__name__], known, luck, added)
    except (KeyError, TypeError, ValueError) as error:
        raise BadSave(f"a saved state does not fit the rules: {error!r}") from error
    if not isinstance(state, cls):
        raise BadSave(f"a saved state is not a {cls.__name__}")
    return state


def _samples(state: State) -> dict[str, dict[str, Any]]:
    """The fields of one of each part of a state, by the name of its class, as JSON."""
    found: dict[str, dict[str, Any]] = {}
    waiting: list[Any] = [_plain(state)]
    while waiting:
        plain = waiting.pop()
        if isinstance(plain, list):
            waiting += plain
        elif isinstance(plain, dict):
            for tag, content in plain.items():
                if isinstance(content, dict) and tag not in found:
                    found[tag] = content
                waiting += content.values() if isinstance(content, dict) else [content]
    return found


def _value(plain: Any, known: dict[str, type], added: dict[str, dict[str, Any]]) -> Any:
    if isinstance(plain, list):
        return [_value(item, known, added) for item in plain]
    if not isinstance(plain, dict):
        return plain
    [(tag, content)] = plain.items()
    if tag == "()":
        return tuple([_value(item, known, added) for item in content])
    if tag == "{}":
        return {_value(key, known, added): _value(item, known, added) for key, item in content}
    return _object(known[tag], content, known, {}, added)


def _object(
    cls: Any,
    content: Any,
    known: dict[str, type],
    unsaved: dict[str, Any],
    added: dict[str, dict[str, Any]],
) -> Any:
    if issubclass(cls, Derived):
        return cls.from_key(content)
    if issubclass(cls, msgspec.Struct):
        return msgspec.convert(content, cls)
    begun = added.get(cls.__name__)
    if begun is not None:
        content = {name: content.get(name, plain) for name, plain in begun.items()}
    part = cls.__new__(cls)  # not every part has a constructor that takes its fields
    if content.keys() != set(_saved_fields(part)):
        raise TypeError(f"a {cls.__name__} has other fields than {', '.join(content)}")
    for name, item in content.items():
        value = _value(item, known, added)
        setattr(part, name, _tuples(value) if name in cls.were_lists else value)
    for name, item in unsaved.items():
        setattr(part, name, item)
    return part


def digest(data: bytes) -> str:
    """A short fingerprint of an encoded state."""
    return hashlib.sha256(data).hexdigest()[:16]


def shared_parts(one: Any, other: Any, at: str = "state") -> list[str]:
    """Where two states hold the very same mutable thing: a copy must share none."""
    if one is other and isinstance(one, (list, dict, Part)):
        return [at]
    return [
        place
        for name, item, twin in _members(one, other)
        for place in shared_parts(item, twin, f"{at}.{name}")
    ]


def _members(one: Any, other: Any) -> list[tuple[str, Any, Any]]:
    if isinstance(one, (list, tuple)):
        return [(str(n), a, b) for n, (a, b) in enumerate(zip(one, other, strict=True))]
    if isinstance(one, dict):
        return [(str(key), item, other[key]) for key, item in one.items()]
    if isinstance(one, Part):
        names = _saved_fields(one)
        return [(name, getattr(one, name), getattr(other, name)) for name in names]
    return []

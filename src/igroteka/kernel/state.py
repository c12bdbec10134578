"""State: plain slotted data with a generated structural copy and a JSON form.

A game's state is a slotted dataclass deriving from `State`, made of scalars, tuples, lists,
dicts and further `Part` dataclasses. Nothing else has to be written for cloning and saving.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from types import UnionType
from typing import Any, Self, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from igroteka.kernel.chance import Chance, Fast
from igroteka.kernel.journal import MUTE, Fact, Journal

S = TypeVar("S", bound="State")


class Part:
    """Data that can be copied structurally; the copy function is generated on first use."""

    __slots__ = ()

    def copy(self) -> Self:
        """A copy that shares nothing mutable with the original."""
        cls = type(self)
        setattr(cls, "copy", generated_copy(cls))  # noqa: B010  (mypy forbids the plain form)
        return self.copy()


@dataclass(slots=True)
class State(Part):
    """The base of every game's state: its luck, and the journal that listens (not copied)."""

    chance: Chance
    journal: Journal

    def tell(
        self,
        kind: str,
        rule: str,
        to: tuple[int, ...] | None = None,
        hidden_from: tuple[int, ...] = (),
        touches: tuple[str, ...] = (),
        **args: Any,
    ) -> None:
        """Report what happened and by which rule; `to` and `hidden_from` limit the audience."""
        journal = self.journal
        if journal is not MUTE:
            journal.told(Fact(kind, rule, args, to, hidden_from, touches))


def generated_copy(cls: type[Any]) -> Callable[[Any], Any]:
    """Compile `copy` for a dataclass from its field types."""
    hints = get_type_hints(cls)
    parts = [_copied(hints[f.name], f"self.{f.name}") for f in fields(cls)]
    source = f"def copy(self):\n    return cls({', '.join(parts)})\n"
    namespace: dict[str, Any] = {"cls": cls, "MUTE": MUTE}
    exec(source, namespace)  # noqa: S102  (our own field names only)
    copy: Callable[[Any], Any] = namespace["copy"]
    return copy


def _copied(hint: Any, value: str) -> str:
    """The expression that copies a value of this type."""
    origin = get_origin(hint) or hint
    if origin is Journal:
        return "MUTE"
    if origin in (Union, UnionType):
        return _copied_union(get_args(hint), value)
    if origin is list or origin is dict:
        return _copied_container(origin, get_args(hint), value)
    if isinstance(origin, type) and (issubclass(origin, (Part, Chance))):
        return f"{value}.copy()"
    return value  # scalars, tuples, frozen data: shared


def _copied_container(origin: type, args: tuple[Any, ...], value: str) -> str:
    inner = _copied(args[-1], "x")
    if inner == "x":
        return f"{value}[:]" if origin is list else f"{value}.copy()"
    return (
        f"[{inner} for x in {value}]"
        if origin is list
        else (f"{{k: {inner} for k, x in {value}.items()}}")
    )


def _copied_union(args: tuple[Any, ...], value: str) -> str:
    mutable = [a for a in args if _copied(a, value) != value]
    if not mutable:
        return value
    if len(mutable) > 1 or len(args) > 2 or type(None) not in args:
        raise TypeError(f"cannot generate a copy for the union {args}")
    return f"(None if {value} is None else {_copied(mutable[0], value)})"


def _encode_hook(value: Any) -> Any:
    if isinstance(value, Chance):
        return value.at  # the source of luck is named in the header, never in a snapshot
    if isinstance(value, Journal):
        return None
    raise NotImplementedError(f"a state cannot hold a {type(value).__name__}")


def _decode_hook(hint: type, value: Any) -> Any:
    if hint is Chance:
        return Fast(value)
    if hint is Journal:
        return MUTE
    raise NotImplementedError(f"a state cannot hold a {hint.__name__}")


_encoder = msgspec.json.Encoder(enc_hook=_encode_hook, order="deterministic")


def encode(state: State) -> bytes:
    """The state as JSON. The source of luck is left out; its position stays."""
    return _encoder.encode(state)


def decode(cls: type[S], data: bytes) -> S:
    """A state from its JSON; the caller gives it back its source of luck."""
    if not is_dataclass(cls):
        raise TypeError(f"{cls.__name__} is not a dataclass")
    return msgspec.json.decode(data, type=cls, dec_hook=_decode_hook)


def digest(data: bytes) -> str:
    """A short fingerprint of an encoded state."""
    return hashlib.sha256(data).hexdigest()[:16]

"""Settings of a game, read off its options: their kinds, defaults and choices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect

from igroteka.kernel.errors import BadOptions
from igroteka.kernel.game import Game
from igroteka.kernel.text import Translator
from igroteka.terminal.voice import Interface, Trouble

PLAYERS = "players"


@dataclass(frozen=True, slots=True)
class Setting:
    """One field of a game's options."""

    name: str
    type: Any
    default: Any
    """None where the game has none."""
    choices: tuple[Any, ...]
    """Every value, where there are few and the type names them."""
    words: tuple[str, ...]
    """Words that may stand for a value of another kind."""

    def parse(self, text: str) -> Any:
        """A value from what a person typed; ValueError where nothing fits."""
        for form in _forms(text):
            try:
                return msgspec.convert(form, self.type)
            except msgspec.ValidationError:
                continue
        raise ValueError(text)


def settings(game: Game[Any]) -> dict[str, Setting]:
    """All settings of a game by name, in their order; what a campaign hands on is none."""
    handed = game.campaign.option if game.campaign is not None else ""
    hints = get_type_hints(game.options, include_extras=True)
    described = inspect.type_info(game.options)
    assert isinstance(described, inspect.StructType)
    return {
        field.name: Setting(
            field.name,
            hints[field.name],
            _default(field),
            _choices(field.type, hints[field.name]),
            _words(field.type),
        )
        for field in described.fields
        if field.name != handed
    }


def _default(field: inspect.Field) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return None if field.default is msgspec.NODEFAULT else field.default


def _choices(kind: inspect.Type, hint: Any) -> tuple[Any, ...]:
    if isinstance(kind, inspect.LiteralType):
        return get_args(hint)  # in the order of the game: inspection sorts them
    if isinstance(kind, inspect.BoolType):
        return (False, True)
    if isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
        return tuple(range(kind.ge, kind.le + 1))
    return ()


def _words(kind: inspect.Type) -> tuple[str, ...]:
    if not isinstance(kind, inspect.UnionType):
        return ()
    literals = (part for part in kind.types if isinstance(part, inspect.LiteralType))
    return tuple(str(value) for part in literals for value in part.values)


def _forms(text: str) -> Iterator[Any]:
    """What a text may stand for, the plainest first."""
    yield text
    yield text.casefold()
    if text.removeprefix("-").isdecimal():
        yield int(text)
    if text.casefold() in ("true", "yes", "да", "false", "no", "нет"):
        yield text.casefold() in ("true", "yes", "да")
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if all(part.isdecimal() for part in parts):
        yield [int(part) for part in parts]
    yield parts


def chosen(game: Game[Any], pairs: Sequence[str], ui: Interface) -> dict[str, Any]:
    """Values from `key=value` of the command line."""
    known = settings(game)
    values: dict[str, Any] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        setting = known.get(name.strip())
        if not equals:
            raise Trouble(ui("ui-option-form", {"text": pair}))
        if setting is None:
            raise Trouble(ui("ui-option-unknown", {"name": name, "known": list(known)}))
        try:
            values[setting.name] = setting.parse(text.strip())
        except ValueError:
            raise Trouble(misfit(setting, text, ui)) from None
    return values


def misfit(setting: Setting, text: str, ui: Interface, name: str = "") -> str:
    """Why a value does not do; `name` is what the person knows the setting by."""
    told = {"name": name or setting.name, "text": text}
    if setting.choices:
        return ui("ui-option-choices", told | {"choices": [str(one) for one in setting.choices]})
    return ui("ui-option-value", told)


def check(game: Game[Any], values: Mapping[str, Any], ui: Interface) -> None:
    """Whether the game can be set up so."""
    try:
        game.configure(values)
    except BadOptions as error:
        raise Trouble(ui("ui-bad-options", {"reason": str(error)})) from error


def label(setting: Setting, texts: Translator) -> str:
    """What a setting is called: the game's own word, else its name."""
    key = f"label-{setting.name}"
    return texts(key) if key in texts else setting.name.replace("_", " ")


def shown(value: Any, setting: Setting, game: Game[Any], texts: Translator) -> str:
    """A value of a setting in words: the game's own, else a name of its content, else as it is."""
    key = f"label-{setting.name}-{value if value or value == 0 else 'none'}"
    if isinstance(value, (str, tuple)) and key in texts:
        return texts(key)
    if isinstance(value, (list, tuple)):
        return ", ".join(str(one) for one in value) or texts("list-none")
    return texts.name(value) if isinstance(value, str) and value in game.names else str(value)

"""Texts: every prompt, log line and label comes from Fluent files, in Russian and English.

A text that is missing or fails is an error and never a placeholder: `check_texts` finds it in
the tests, so that no table ever meets it.
"""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from igroteka.kernel.content import Text
from igroteka.kernel.errors import IgrotekaError

LANGS = ("ru", "en")

Value = int | float | str | Sequence[int | float | str]
"""What fills a text: a number, a content id, a seat as `@2`, or a list of those."""


class MissingText(IgrotekaError, LookupError):
    """A text that is not there, or that cannot be filled with these arguments."""


class BrokenText(IgrotekaError):
    """A Fluent file that does not parse."""


class Translator:
    """Texts of one language: `translator("fact-moved", {"who": "@2", "to": "city"})`.

    The kernel's common texts come first; a folder may override those of the folders before it.
    """

    def __init__(
        self, lang: str, folders: Sequence[Traversable | Path], names: Mapping[str, Text]
    ) -> None:
        if lang not in LANGS:
            raise MissingText(f"there are no texts in {lang!r}; choose one of {', '.join(LANGS)}.")
        self.lang = lang
        self._names = names
        self._seats: tuple[str, ...] = ()
        self._plain: dict[str, str] = {}
        self._bundle = FluentBundle([lang], use_isolating=False)
        for folder in (_common(), *folders):
            self._bundle.add_resource(_read(folder, lang), allow_overrides=True)

    @classmethod
    def for_game(
        cls, folder: Traversable | Path, lang: str, names: Mapping[str, Text]
    ) -> Translator:
        """The texts of one game."""
        return cls(lang, [folder / "text"], names)

    def with_seats(self, names: Sequence[str]) -> Translator:
        """The same texts at a table where seat 0 is called names[0], and so on."""
        seated = copy.copy(self)
        seated._seats = tuple(names)
        return seated

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and self._bundle.has_message(key)

    def __call__(self, key: str, args: Mapping[str, Value] | None = None) -> str:
        if args:
            return self._format(key, {name: self._value(value) for name, value in args.items()})
        if key not in self._plain:
            self._plain[key] = self._format(key, {})
        return self._plain[key]

    def name(self, id: str) -> str:
        """What a content id, or a seat such as `@2`, is called in this language."""
        if id.startswith("@"):
            return self._seat(id)
        try:
            text = self._names[id]
        except KeyError:
            raise MissingText(
                f"nothing has the id {id!r}: there is no {self.lang} name for it."
            ) from None
        return text.ru if self.lang == "ru" else text.en

    def _seat(self, mention: str) -> str:
        number = mention.removeprefix("@")
        if not number.isdecimal() or int(number) >= len(self._seats):
            raise MissingText(f"nobody sits at {mention}: {len(self._seats)} seats have names.")
        return self._seats[int(number)]

    def _value(self, value: Value) -> FluentType | str:
        if isinstance(value, int | float):
            return fluent_number(value)
        return self.name(value) if isinstance(value, str) else self.listed(value)

    def listed(self, values: Sequence[int | float | str]) -> str:
        """Names and numbers enumerated as the language does it: "A, B and C"."""
        words = [self.name(value) if isinstance(value, str) else str(value) for value in values]
        if not words:
            return self("list-none")
        *before, last = words
        if not before:
            return last
        return self._joined(
            "list-and", reduce(lambda a, b: self._joined("list-comma", a, b), before), last
        )

    def _joined(self, key: str, before: str, after: str) -> str:
        return self._format(key, {"before": before, "after": after})

    def _format(self, key: str, args: Mapping[str, FluentType | str]) -> str:
        if key not in self:
            raise MissingText(f"there is no text {key!r} in {self.lang}.")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"the text {key!r} in {self.lang} has attributes but no value.")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            reasons = "; ".join(str(error) for error in errors)
            raise MissingText(f"the text {key!r} in {self.lang} cannot be filled: {reasons}.")
        return str(text)


def _common() -> Traversable:
    return files("igroteka.kernel") / "texts"


def _read(folder: Traversable | Path, lang: str) -> ftl.Resource:
    """Parse one Fluent file; a slip in it must not make a text vanish."""
    file = folder / f"{lang}.ftl"
    if not file.is_file():
        raise MissingText(f"there is no {file.name} in {folder.name}; write one.")
    resource = FluentResource(file.read_text(encoding="utf-8"))
    if problems := _slips(resource, file.name):
        raise BrokenText("; ".join(problems))
    return resource


def _slips(resource: ftl.Resource, file: str) -> list[str]:
    problems = []
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ftl.Junk):
            start = (entry.content or "").strip().partition("\n")[0]
            problems.append(f"{file}: cannot read `{start}`")
        elif isinstance(entry, ftl.Message | ftl.Term):
            key = _key(entry)
            if key in seen:
                problems.append(f"{file}: {key} appears twice")
            seen.add(key)
    return problems


def _key(entry: ftl.Message | ftl.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name


# --- checking the texts of a game against its code ------------------------------------------

PREFIXES = {
    "Question": ("ask-", "prompt", 1),
    "one_of": ("ask-", "prompt", 1),
    "any_of": ("ask-", "prompt", 1),
    "Option": ("option-", "verb", 1),
    "Route": ("route-", "kind", 0),
    "Remark": ("remark-", "kind", 0),
}
"""Calls with an argument that names a text: its key's prefix, the argument's keyword and place."""


def check_texts(folder: Path, sources: Path) -> list[str]:
    """What is wrong between the two languages, and between the texts and the code that uses them.

    Keys are `ask-<prompt>` of a Question, `option-<verb>` of an Option, `fact-<kind>` of a
    `.tell(kind, ...)`, `route-<kind>` and `remark-<kind>` of a Route and its Remarks; any other
    key stands in the code in full. An f-string that begins with letters stands for every key that
    fits it.
    """
    try:
        ru, en = (_Texts.read(folder, lang) for lang in LANGS)
        common = _Texts.read(_common(), "en")
    except (MissingText, BrokenText) as error:
        return [str(error)]
    code = _Code.read(sources)
    return [
        *_differences(ru, en, common),
        *code.without_text({*ru.entries, *en.entries, *common.entries}),
        *_unused(ru, en, code),
    ]


def _differences(ru: _Texts, en: _Texts, common: _Texts) -> Iterator[str]:
    for key in sorted(ru.entries.keys() | en.entries.keys()):
        if key not in ru.entries or key not in en.entries:
            if not key.startswith("-"):  # terms are each language's own affair
                yield f"{key}: only in {'en' if key in en.entries else 'ru'}"
            continue
        in_ru, in_en = ru.variables(key, common), en.variables(key, common)
        if in_ru != in_en and not key.startswith("-"):
            yield f"{key}: ru uses {_variables(in_ru)}, en uses {_variables(in_en)}"


def _variables(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "no variables"


def _unused(ru: _Texts, en: _Texts, code: _Code) -> Iterator[str]:
    referred = ru.referred() | en.referred()
    for key in sorted(ru.entries.keys() | en.entries.keys()):
        if key not in referred and (key.startswith("-") or not code.uses(key)):
            yield f"{key}: never used"


class _Mentions(Visitor):
    """Collects what one entry mentions: variables, messages and terms."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.keys: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.keys.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.keys.add(f"-{node.id.name}")
        self.generic_visit(node)


@dataclass(slots=True)
class _Texts:
    """The entries of one Fluent file, terms with their leading dash."""

    entries: dict[str, _Mentions]

    @classmethod
    def read(cls, folder: Traversable | Path, lang: str) -> _Texts:
        entries = {}
        for entry in _read(folder, lang).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                mentions = entries[_key(entry)] = _Mentions()
                mentions.visit(entry)
        return cls(entries)

    def variables(self, key: str, common: _Texts, seen: frozenset[str] = frozenset()) -> set[str]:
        """Variables of a message and of the messages it contains; a term's are its own."""
        mentions = self.entries.get(key) or common.entries.get(key)
        if mentions is None or key in seen:
            return set()
        inner = (name for name in mentions.keys if not name.startswith("-"))
        parts = (self.variables(name, common, seen | {key}) for name in inner)
        return mentions.variables.union(*parts)

    def referred(self) -> set[str]:
        """Keys that another entry mentions."""
        return {
            name for key, mentions in self.entries.items() for name in mentions.keys if name != key
        }


@dataclass(slots=True)
class _Code:
    """The string literals of a folder of Python files, and the texts its calls ask for."""

    words: set[str] = field(default_factory=set)
    shapes: list[re.Pattern[str]] = field(default_factory=list)
    wanted: dict[str, tuple[re.Pattern[str], str]] = field(default_factory=dict)

    @classmethod
    def read(cls, folder: Path) -> _Code:
        code = cls()
        for path in sorted(folder.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), path.name)):
                code._note(node, path.relative_to(folder).as_posix())
        return code

    def _note(self, node: ast.AST, file: str) -> None:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.words.add(node.value)
        elif isinstance(node, ast.JoinedStr) and (shape := _shape(node)):
            self.shapes.append(re.compile(shape))
        elif isinstance(node, ast.Call):
            for prefix, argument in _text_arguments(node):
                for literal in _branches(argument):
                    self._want(prefix, literal, f"{file}:{node.lineno}")

    def _want(self, prefix: str, literal: ast.expr, where: str) -> None:
        if isinstance(literal, ast.Constant) and isinstance(literal.value, str):
            key, shape = prefix + literal.value, re.escape(prefix + literal.value)
        elif isinstance(literal, ast.JoinedStr) and (inner := _shape(literal)):
            key, shape = prefix + ast.unparse(literal), re.escape(prefix) + inner
        else:
            return  # a variable: its values are literals somewhere else
        self.wanted.setdefault(key, (re.compile(shape), where))

    def without_text(self, keys: set[str]) -> Iterator[str]:
        """Texts that the code asks for and no file has."""
        for key, (shape, where) in self.wanted.items():
            if not any(shape.fullmatch(known) for known in keys):
                yield f"{key}: no text ({where})"

    def uses(self, key: str) -> bool:
        """Whether some literal is this key, or its part after `ask-`, `option-`, `fact-`, …"""
        names = {key, re.sub(r"\A(ask|option|fact|route|remark)-", "", key)}
        return bool(names & self.words) or any(
            shape.fullmatch(name) for shape in self.shapes for name in names
        )


def _text_arguments(call: ast.Call) -> Iterator[tuple[str, ast.expr]]:
    """The argument of a call that names a text, with the prefix of its key."""
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    if name == "tell" and isinstance(function, ast.Attribute) and call.args:
        yield "fact-", call.args[0]
    elif name in PREFIXES:
        prefix, keyword, place = PREFIXES[name]
        named = [word.value for word in call.keywords if word.arg == keyword]
        for argument in named or call.args[place : place + 1]:
            yield prefix, argument


def _branches(expression: ast.expr) -> Iterator[ast.expr]:
    """Both outcomes of `a if x else b`."""
    if isinstance(expression, ast.IfExp):
        yield from _branches(expression.body)
        yield from _branches(expression.orelse)
    else:
        yield expression


def _shape(text: ast.JoinedStr) -> str | None:
    """An f-string as a pattern; None where it could stand for anything."""
    if not text.values or not isinstance(text.values[0], ast.Constant):
        return None
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
        for part in text.values
    )

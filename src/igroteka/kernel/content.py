"""Content files: YAML read once into frozen typed structs.

Most of a game is data written by people, so a mistake must be cheap to find: every error names
the file, the entry and the field, and says what to do. Nothing is guessed or converted.
"""

import copy
import re
from collections.abc import Iterable
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
import yaml

from igroteka.kernel.errors import IgrotekaError

try:
    from yaml import CSafeLoader as FastestLoader
except ImportError:  # a PyYAML built without libyaml: the same answers, ten times slower
    from yaml import SafeLoader as FastestLoader  # type: ignore[assignment]

T = TypeVar("T")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of every content struct: immutable, and a misspelt field is an error."""


class Text(Entry, frozen=True):
    """The same words in both languages; neither may be left empty."""

    ru: Annotated[str, msgspec.Meta(min_length=1)]
    en: Annotated[str, msgspec.Meta(min_length=1)]


class Named(Entry, frozen=True, kw_only=True):
    """An entry that texts may mention by its id."""

    id: str
    name: Text


class Told(Named, frozen=True, kw_only=True):
    """An entry that carries a text to read."""

    text: Text


class Point(Entry, frozen=True):
    """A place on a drawing."""

    x: int
    y: int


class Canvas(Entry, frozen=True):
    """The size of a drawing."""

    width: int
    height: int


def names_of(entries: Iterable[Named]) -> dict[str, Text]:
    """Names by id, and texts to read by `<id>:text`: what the names of a game begin with."""
    names: dict[str, Text] = {}
    for entry in entries:
        names[entry.id] = entry.name
        if isinstance(entry, Told):
            names[f"{entry.id}:text"] = entry.text
    return names


class ContentError(IgrotekaError):
    """A content file that cannot be used; the message says where and what to do."""

    def __init__(self, file: str, problem: str, entry: str = "", field: str = "") -> None:
        self.file = file
        self.entry = entry
        self.field = field
        where = [file]
        if entry:
            where.append(f"entry {entry}")
        if field:
            where.append(f"field {field}")
        super().__init__(f"{', '.join(where)}: {problem}")


def load(folder: Traversable | Path, name: str, type: type[T]) -> T:
    """Read `<name>.yaml` of the folder as the given struct (or list or dict of structs)."""
    file = folder / f"{name}.yaml"
    try:
        source = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        problem = "the file does not exist; create it or correct the name in the code."
        raise ContentError(f"{name}.yaml", problem) from None
    except UnicodeDecodeError as error:
        problem = f"the file is not UTF-8 ({error.reason}); save it in that encoding."
        raise ContentError(f"{name}.yaml", problem) from error
    return parse(source, f"{name}.yaml", type)


def parse(source: str, file: str, type: type[T]) -> T:
    """Read YAML text as the given type; `file` is the name used in errors."""
    data = _read(source, file)
    try:
        return msgspec.convert(data, type, strict=True)
    except msgspec.ValidationError as error:
        raise _explain(error, data, file, type) from error


# --- reading YAML ---------------------------------------------------------------------------


class _BadKey(yaml.YAMLError):
    """A mapping key that YAML itself would accept without a word."""


class _Loader(FastestLoader):
    """YAML 1.2 scalars (`on`, `yes`, `n` and dates stay words) and no key written twice."""

    yaml_implicit_resolvers = {}  # our own set, filled in below, instead of YAML 1.1's

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen: dict[tuple[str, str], int] = {}
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise _BadKey(f"line {_line(key)} uses a list or mapping as a key; use a word.")
            _check_key(node, key, value)
            name = (key.tag, key.value)
            if name in seen:
                raise _BadKey(
                    f"line {_line(key)} repeats the key `{key.value}` of line {seen[name]}; "
                    "keep one of the two."
                )
            seen[name] = _line(key)
        return super().construct_mapping(node, deep=deep)


_NULL = "tag:yaml.org,2002:null"
_SCALARS = (
    (_NULL, r"~|null|", "~n"),
    ("tag:yaml.org,2002:bool", r"true|false", "tf"),
    ("tag:yaml.org,2002:int", r"[-+]?(0|[1-9][0-9]*)", "-+0123456789"),
    (
        "tag:yaml.org,2002:float",
        r"[-+]?([0-9]*\.[0-9]+|[0-9]+\.)([eE][-+]?[0-9]+)?|[-+]?[0-9]+[eE][-+]?[0-9]+",
        "-+.0123456789",
    ),
)
for _tag, _pattern, _first in _SCALARS:
    _firsts = [*_first, ""] if _tag == _NULL else [*_first]
    _Loader.add_implicit_resolver(_tag, re.compile(f"(?:{_pattern})\\Z"), _firsts)


def _line(node: yaml.Node) -> int:
    return int(node.start_mark.line) + 1


def _check_key(mapping: yaml.MappingNode, key: yaml.ScalarNode, value: yaml.Node) -> None:
    """Refuse what a stray comma or colon makes of an unquoted text."""
    if key.tag == _NULL:
        raise _BadKey(f"line {_line(key)} has an empty key; name it or quote the text.")
    unwritten = isinstance(value, yaml.ScalarNode) and value.tag == _NULL and not value.value
    if mapping.flow_style and unwritten:
        raise _BadKey(
            f"line {_line(key)} has the key `{key.value}` without a value; if it is the rest of a "
            "text with a comma, put the whole text in quotes."
        )


def _read(source: str, file: str) -> Any:
    try:
        # Not yaml.load's unsafe form: _Loader is a safe loader with narrower scalars.
        return yaml.load(source, Loader=_Loader)
    except _BadKey as error:
        raise ContentError(file, str(error)) from None
    except yaml.MarkedYAMLError as error:
        line = f"line {error.problem_mark.line + 1} " if error.problem_mark else ""
        problem = f"{line}is not valid YAML ({error.problem}); correct the syntax there."
        raise ContentError(file, problem) from error
    except yaml.YAMLError as error:
        raise ContentError(file, f"this is not valid YAML ({error}); correct it.") from error


# --- explaining a mismatch ------------------------------------------------------------------

_MESSAGE = re.compile(r"(?P<problem>.*?)(?: - at (?P<key>`?key`? in )?`(?P<path>\$.*)`)?\Z", re.S)
_STEP = re.compile(r"\.([^.\[]+)|\[(\d+)\]|(\[\.\.\.\])")


def _explain(error: msgspec.ValidationError, data: Any, file: str, type: type[Any]) -> ContentError:
    """Turn `$.cards[3].cost` into the card's id and the field inside it."""
    match = _MESSAGE.match(str(error))
    problem, path = (match["problem"], match["path"] or "$") if match else (str(error), "$")
    entry, field = _locate(str(error), path, data, type)
    advice = "correct the file or the struct that describes it."
    return ContentError(file, f"{problem}; {advice}", entry, field)


def _locate(message: str, path: str, data: Any, type: type[Any]) -> tuple[str, str]:
    """The innermost entry on the way (by id, else by index) and the rest of the way as a field."""
    entry, rest = "", ""
    here = copy.deepcopy(data)
    root = here
    for name, index, anything in _STEP.findall(path):
        if anything:
            step: Any = _culprit(message, root, here, type)
            here = here[step] if isinstance(here, dict) else None
        else:
            step = int(index) if index else name
            here = here[step]
        rest = f"{rest}[{step}]" if isinstance(step, int) else f"{rest}.{step}".lstrip(".")
        if isinstance(here, dict) and isinstance(here.get("id"), str):
            entry, rest = f"`{here['id']}`", ""
        elif index and not entry:
            entry, rest = f"number {int(index) + 1} of {rest.rpartition('[')[0] or 'the file'}", ""
    return entry, rest


def _culprit(message: str, root: Any, mapping: Any, type: type[Any]) -> Any:
    """Which key of a mapping is wrong. msgspec does not say: drop keys until its complaint changes.

    The keys are put back afterwards. The last one dropped is at fault: without it the complaint
    is another one, or none.
    """
    if not isinstance(mapping, dict):
        return "?"
    kept = dict(mapping)
    for key in kept:
        del mapping[key]
        try:
            msgspec.convert(root, type, strict=True)
            changed = True
        except msgspec.ValidationError as error:
            changed = str(error) != message
        if changed:
            break
    mapping.clear()
    mapping.update(kept)
    return key if kept else "?"

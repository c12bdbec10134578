"""Content that no code reads: figures one may edit without any effect.

A field of a content struct is read where an attribute of its name is taken of a value of that
struct. mypy knows the type of every expression, so that the `count` of one struct does not answer
for that of another. Nothing is run; tests do not count as readers, and neither does building one.

By name alone go attributes of values that mypy knows nothing of (typed Any), and what `getattr`
may ask for: the words that the game's code has in strings and keywords.

    python -m igroteka.testing.unread kalena
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mypy.build import BuildResult, build
from mypy.modulefinder import BuildSource
from mypy.nodes import (
    AssignmentStmt,
    CallExpr,
    ClassDef,
    Expression,
    MemberExpr,
    MypyFile,
    NameExpr,
    StrExpr,
    TypeInfo,
)
from mypy.options import Options
from mypy.types import AnyType, Instance, Type, TypeVarType, UnionType, get_proper_type

import igroteka
from igroteka.kernel.content import Entry
from igroteka.kernel.game import Game
from igroteka.kernel.registry import find_game

_ENTRY = f"{Entry.__module__}.{Entry.__qualname__}"
_ANY = re.compile(r"\bAny\b")
_OF_OPTIONS = frozenset(("args", "key", "touches", "value", "verb"))
"""Flows receive their options as Any: `option.value` reads no content."""


@dataclass(frozen=True, slots=True, order=True)
class Field:
    """A field of a content struct."""

    struct: str
    name: str
    where: str
    """Its file and line, as seen from the game's folder."""

    def __str__(self) -> str:
        return f"{self.where} {self.struct.rpartition('.')[2]}.{self.name}"


def assert_all_read(game: Game[Any]) -> None:
    """Every content file is loaded, every field of its structs read, and none hides its keys."""
    assert problems(game) == []


def problems(game: Game[Any]) -> list[str]:
    """All that is for show only, or may be."""
    reading = Reading(Path(str(game.folder)), package_of(game))
    return [
        *(f"{file}: no code loads it" for file in reading.unloaded()),
        *(f"{field}: no code reads it" for field in reading.unread()),
        *(
            f"{field}: typed Any, so nobody can tell what is read of it"
            for field in reading.untyped()
        ),
    ]


class Reading:
    """The code of one game, and which fields of its content it reads."""

    def __init__(self, folder: Path, package: str) -> None:
        folder = self._folder = folder.resolve()
        self._build = _checked(folder, package)
        self._own = [
            file
            for file in self._build.files.values()
            if file.path.endswith(".py") and Path(file.path).resolve().is_relative_to(folder)
        ]
        self._trees = [ast.parse(Path(file.path).read_text("utf-8")) for file in self._own]
        self._structs = {info.fullname: info for info in _structs(self._own)}
        self._fields = {
            (field.struct, field.name): (field, declared)
            for file in self._own
            for field, declared in _declared(file, folder)
        }

    def unread(self) -> list[Field]:
        """Fields that nothing reads, in the order of the files."""
        read = {
            at for info, name in self._reads() if (at := self._declaring(info, name)) is not None
        }
        return [field for at, (field, _) in self._fields.items() if at not in read]

    def unloaded(self) -> list[str]:
        """Content files that no `load(folder, name, type)` names."""
        names = [pattern for tree in self._trees for pattern in _loaded(tree)]
        return [
            path.relative_to(self._folder).as_posix()
            for path in sorted((self._folder / "content").rglob("*.yaml"))
            if not any(re.fullmatch(name, path.stem) for name in names)
        ]

    def untyped(self) -> list[Field]:
        """Fields that may hold anything, as `dict[str, Any]`: nobody can say what is read of it."""
        return [field for field, declared in self._fields.values() if _ANY.search(declared)]

    def _declaring(self, info: TypeInfo, name: str) -> tuple[str, str] | None:
        """The struct that declares a field, perhaps a base of the one it was read of."""
        for base in info.mro:
            if (base.fullname, name) in self._fields:
                return base.fullname, name
        return None

    def _reads(self) -> Iterator[tuple[TypeInfo, str]]:
        """Every struct with a name that is read of it."""
        words, places = self._words(), self._places()
        types = self._build.types
        for expression in types:
            if isinstance(expression, MemberExpr):
                of = types.get(expression.expr)
                at = (expression.line, expression.column, expression.name)
                for info in self._holders(of, expression.name, at in places):
                    yield info, expression.name
            elif _is_getattr(expression) and isinstance(expression, CallExpr):
                asked = expression.args[1]
                names = {asked.value} if isinstance(asked, StrExpr) else words
                for info in _infos(types.get(expression.args[0])):
                    yield from ((info, name) for name in names)
        yield from self._patterns()

    def _holders(self, of: Type | None, name: str, ours: bool) -> Iterator[TypeInfo]:
        """The structs of which an attribute may be read, by the type before the dot."""
        if of is None:
            return
        if isinstance(get_proper_type(of), AnyType) and ours and name not in _OF_OPTIONS:
            yield from self._structs.values()
        for info in _infos(of):
            if info.is_protocol:
                members = info.protocol_members
                fits = [one for one in self._structs.values() if all(map(one.get, members))]
                yield from fits
            else:
                yield info

    def _patterns(self) -> Iterator[tuple[TypeInfo, str]]:
        """`case Gain(stat="life")` reads `stat`; `case Gain("life")` might read any."""
        short = {name.rpartition(".")[2]: info for name, info in self._structs.items()}
        for tree in self._trees:
            for node in ast.walk(tree):
                if isinstance(node, ast.MatchClass):
                    info = short.get(ast.unparse(node.cls).rpartition(".")[2])
                    if info is not None:
                        names = info.names if node.patterns else node.kwd_attrs
                        yield from ((info, name) for name in names)

    def _words(self) -> set[str]:
        """Strings and keywords of the game's code, but those in the structs themselves."""
        words: set[str] = set()
        for file, tree in zip(self._own, self._trees, strict=True):
            if any(_is_struct(one) for one in file.defs):
                continue
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    words.add(node.value)
                elif isinstance(node, ast.keyword) and node.arg is not None:
                    words.add(node.arg)
        return words

    def _places(self) -> set[tuple[int, int, str]]:
        """Line, column and name of the attributes in the game's own code.

        mypy does not say which file an expression stands in; only values typed Any need to know.
        """
        return {
            (node.lineno, node.col_offset, node.attr)
            for tree in self._trees
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute)
        }


def package_of(game: Game[Any]) -> str:
    """The package whose folder is the game's."""
    folder = Path(str(game.folder)).resolve()
    name = game.state.__module__
    while name:
        spec = importlib.util.find_spec(name)
        places = spec.submodule_search_locations if spec is not None else None
        if any(Path(place).resolve() == folder for place in places or ()):
            return name
        name = name.rpartition(".")[0]
    raise ValueError(f"{folder} is not the folder of a package that {game.state} is defined in.")


def _checked(folder: Path, package: str) -> BuildResult:
    """The types of all expressions in a game's modules and in what they import."""
    options = Options()
    options.python_executable = sys.executable
    roots = (folder.parents[package.count(".")], Path(igroteka.__file__).parents[1])
    options.mypy_path = [str(root) for root in roots if root.name != "site-packages"]
    options.export_types = options.preserve_asts = True
    options.incremental = False
    options.namespace_packages = options.explicit_package_bases = True
    options.check_untyped_defs = True
    options.ignore_errors = True  # whether the types are right is a matter for `mypy` itself
    sources = []
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        module = ".".join((package, *parts)).removesuffix(".__init__")
        sources.append(BuildSource(str(path), module))
    return build(sources, options)


def _loaded(tree: ast.AST) -> Iterator[str]:
    """What `load` is called with, as patterns: `f"board_{side}"` may be any of several."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "load":
            name = node.args[1] if len(node.args) > 1 else None
            pieces = name.values if isinstance(name, ast.JoinedStr) else [name]
            yield "".join(
                re.escape(str(piece.value)) if isinstance(piece, ast.Constant) else ".*"
                for piece in pieces
            )


def _structs(files: list[MypyFile]) -> Iterator[TypeInfo]:
    for file in files:
        for one in file.defs:
            if isinstance(one, ClassDef) and _is_struct(one):
                yield one.info


def _is_struct(statement: object) -> bool:
    return isinstance(statement, ClassDef) and _is_entry(statement.info)


def _is_entry(info: TypeInfo) -> bool:
    return any(base.fullname == _ENTRY for base in info.mro)


def _declared(file: MypyFile, folder: Path) -> Iterator[tuple[Field, str]]:
    """The fields that the structs of a file declare, each with its type as written."""
    path = Path(file.path).resolve().relative_to(folder).as_posix()
    for struct in file.defs:
        if isinstance(struct, ClassDef) and _is_struct(struct):
            for line in struct.defs.body:
                if isinstance(line, AssignmentStmt) and line.unanalyzed_type is not None:
                    target = line.lvalues[0]
                    if isinstance(target, NameExpr):
                        where = f"{path}:{line.line}"
                        field = Field(struct.fullname, target.name, where)
                        yield field, str(line.unanalyzed_type)


def _infos(of: Type | None) -> Iterator[TypeInfo]:
    """The classes a value may be of."""
    if of is None:
        return
    proper = get_proper_type(of)
    if isinstance(proper, UnionType):
        for item in proper.items:
            yield from _infos(item)
    elif isinstance(proper, TypeVarType):
        yield from _infos(proper.upper_bound)
    elif isinstance(proper, Instance):
        yield proper.type


def _is_getattr(expression: Expression) -> bool:
    return (
        isinstance(expression, CallExpr)
        and isinstance(expression.callee, NameExpr)
        and expression.callee.fullname == "builtins.getattr"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Report a game; 1 if any of its content is for show."""
    parser = argparse.ArgumentParser(prog="igroteka.testing.unread", description=__doc__)
    parser.add_argument("game")
    found = problems(find_game(parser.parse_args(arguments).game))
    print("\n".join(found) or "all content is read")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

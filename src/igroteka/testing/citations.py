"""Where a rule lives: the lines of code, the content entries and the tests that name its id.

Files are read, not run. In code an id counts in docstrings, comments and strings, in content
anywhere in a YAML file. `TAL-PRI-2 to TAL-PRI-5` names all four. The ledger itself names nothing.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import yaml

from igroteka.kernel.rulebook import ID, Rulebook

Test = ast.FunctionDef | ast.AsyncFunctionDef
Span = tuple[int, int, str]
"""First line, last line, and what stands there."""

_WHOLE = rf"(?<![\w-]){ID}(?![\w-])"
_NAMED = re.compile(rf"({_WHOLE})(?:\s+to\s+({_WHOLE}))?")
_IN_NAME = re.compile(r"(?:\A|(?<=_))([A-Z]{2,5}_[A-Z0-9]+_(?:[0-9]+[A-Z]?|[A-Z]))(?=_|\Z)")
"""An id in a test's name; whole, so that KAL_EXPL_1 is not found in KAL_EXPL_10."""
_NUMBER = re.compile(r"([0-9]*)([A-Z]?)")
_PROSE = {
    tokenize.STRING,
    tokenize.COMMENT,
    getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING),  # since Python 3.12
}


@dataclass(frozen=True, slots=True)
class Place:
    """A line that names a rule."""

    path: Path
    line: int
    inside: str
    """The function, table or class, the content entry, or the test; empty between them."""
    text: str
    """The line itself."""


@dataclass(frozen=True, slots=True)
class Citations:
    """Which rules are named, and where; and names that no rule has."""

    places: dict[str, list[Place]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def note(self, id: str, place: Place) -> None:
        """Once for each line, however often it stands there."""
        places = self.places.setdefault(id, [])
        if place not in places:
            places.append(place)


def in_code(folder: Path, book: Rulebook, tests: Path | None = None) -> Citations:
    """What the modules of a game's folder name; its tests may lie inside and do not count."""
    found = Citations()
    for path in sorted(folder.rglob("*.py")):
        if tests is None or not path.is_relative_to(tests):
            source = path.read_text(encoding="utf-8")
            _note(found, folder, path, source, _prose(source), _definitions(source), book)
    return found


def in_content(folder: Path, book: Rulebook) -> Citations:
    """What the YAML files of a game's `content` name: how a rule upheld by data says so."""
    found = Citations()
    for path in sorted((folder / "content").rglob("*.yaml")):
        source = path.read_text(encoding="utf-8")
        _note(found, folder, path, source, _uncommented(source), _entries(source), book)
    return found


def in_tests(folder: Path, book: Rulebook) -> Citations:
    """What tests name, in their names (`test_KAL_EXPL_1_short_words`) or by `@rules(...)`.

    A test that checks nothing, or never runs, is no test of a rule.
    """
    found = Citations()
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines()
        for test in _tests(source, path):
            where = f"{path.relative_to(folder).as_posix()}:{test.lineno} {test.name}"
            cited, unreadable = _cited(test, book.prefix)
            if unreadable:
                found.problems.append(f"{where} must give @rules plain strings")
            lost = [id for id in cited if id not in book]
            found.problems.extend(f"{where} cites {id}: no such rule" for id in lost)
            if _checks(test) and not _skipped(test):
                place = Place(path, test.lineno, test.name, lines[test.lineno - 1].strip())
                for id in cited:
                    found.note(id, place)
    return found


def folder_of_tests(folder: Path, name: str) -> Path | None:
    """The tests of a game: `tests/games/<name>` or `tests` of the project its folder lies in."""
    for above in folder.parents:
        if (above / "pyproject.toml").is_file():
            for tests in (above / "tests" / "games" / name, above / "tests"):
                if tests.is_dir():
                    return tests
            return None
    return None


# Ids in a text --------------------------------------------------------------------------------


def _note(
    found: Citations,
    folder: Path,
    path: Path,
    source: str,
    prose: str,
    spans: Sequence[Span],
    book: Rulebook,
) -> None:
    lines = source.splitlines()
    for match in _NAMED.finditer(prose):
        line = prose.count("\n", 0, match.start()) + 1
        place = Place(path, line, _inside(spans, line), lines[line - 1].strip())
        for id in _meant(match, book):
            if id in book:
                found.note(id, place)
            elif id.startswith(f"{book.prefix}-"):
                where = f"{path.relative_to(folder).as_posix()}:{line}"
                found.problems.append(f"{where} cites {id}: no such rule")


def _meant(match: re.Match[str], book: Rulebook) -> list[str]:
    """One id, or all of a chapter from the first to the last."""
    first, last = match[1], match[2]
    if last is None:
        return [first]
    chapter = first.rpartition("-")[0]
    if chapter != last.rpartition("-")[0]:
        return [first, last]
    ids = [rule.id for rule in book if rule.id.rpartition("-")[0] == chapter]
    between = [id for id in ids if _number(first) < _number(id) < _number(last)]
    return [first, *between, last]


def _number(id: str) -> tuple[int, str]:
    match = _NUMBER.fullmatch(id.rpartition("-")[2])
    assert match is not None, id
    return int(match[1] or 0), match[2]


def _inside(spans: Sequence[Span], line: int) -> str:
    """The innermost: of those around the line, the one that begins last."""
    around = [span for span in spans if span[0] <= line <= span[1]]
    return max(around)[2] if around else ""


# Code -----------------------------------------------------------------------------------------


def _prose(source: str) -> str:
    """The strings and comments in their places, and spaces instead of all else."""
    lines = source.splitlines(keepends=True)
    blank = [re.sub(r"[^\n]", " ", line) for line in lines]
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in _PROSE:
            (first, start), (last, end) = token.start, token.end
            for row in range(first - 1, last):
                left = start if row == first - 1 else 0
                right = end if row == last - 1 else len(lines[row])
                piece = lines[row][left:right]
                if token.type == tokenize.COMMENT:
                    piece = piece.replace("#", " ")  # a range may go on in the next line
                blank[row] = blank[row][:left] + piece + blank[row][right:]
    return "".join(blank)


def _definitions(source: str) -> list[Span]:
    """Functions, classes, and tables with the string that explains them."""
    named = _named(ast.parse(source), "")
    return [(_first(node), node.end_lineno or node.lineno, name) for node, name in named]


def _named(parent: ast.AST, prefix: str) -> Iterator[tuple[ast.stmt, str]]:
    table = ""
    for node in ast.iter_child_nodes(parent):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{prefix}{node.name}"
            yield node, name
            yield from _named(node, f"{name}.")
        elif isinstance(node, ast.stmt) and not isinstance(parent, Test):
            explains = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            table = table if explains else _assigned(node)
            if table:
                yield node, f"{prefix}{table}"


def _assigned(node: ast.stmt) -> str:
    targets: Sequence[ast.expr] = ()
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AnnAssign):
        targets = (node.target,)
    return ", ".join(ast.unparse(target) for target in targets)


def _first(node: ast.stmt) -> int:
    """A definition begins with its decorators."""
    decorators: Sequence[ast.expr] = getattr(node, "decorator_list", ())
    return min([node.lineno, *(decorator.lineno for decorator in decorators)])


# Content --------------------------------------------------------------------------------------


def _uncommented(source: str) -> str:
    """The same text, in which a range may go on in the next line of a comment."""
    return re.sub(r"(?m)^(\s*)#", r"\1 ", source)


def _entries(source: str) -> list[Span]:
    """The entries of a file by id, or by key where there is none. A comment is about what follows.

    YAML does not say to whom a comment belongs: an entry begins with the comments right above it
    and ends where the next begins.
    """
    root = yaml.compose(source, Loader=yaml.SafeLoader)
    starts = sorted(_nodes(root, "")) if root is not None else []
    lines = source.splitlines()
    spans: list[Span] = []
    for number, (line, name) in enumerate(starts):
        last = starts[number + 1][0] - 1 if number + 1 < len(starts) else len(lines)
        spans.append((_above(lines, line), last, name))
    return spans


def _nodes(node: yaml.Node, name: str) -> Iterator[tuple[int, str]]:
    """Where each entry begins: its line, and what it is called."""
    if isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from _nodes(item, name)
    elif isinstance(node, yaml.MappingNode):
        ids = [value.value for key, value in node.value if key.value == "id"]
        if ids:
            yield node.start_mark.line + 1, str(ids[0])
        for key, value in node.value:
            inner = str(ids[0]) if ids else f"{name}.{key.value}".lstrip(".")
            if not ids:
                yield key.start_mark.line + 1, inner
            yield from _nodes(value, inner)


def _above(lines: Sequence[str], line: int) -> int:
    while line > 1 and lines[line - 2].lstrip().startswith("#"):
        line -= 1
    return line


# Tests ----------------------------------------------------------------------------------------


def _tests(source: str, path: Path) -> Iterator[Test]:
    for node in ast.walk(ast.parse(source, path.name)):
        if isinstance(node, Test) and node.name.startswith("test_"):
            yield node


def _cited(test: Test, prefix: str) -> tuple[list[str], bool]:
    """Ids in the test's name and decorators; and whether a decorator could not be read."""
    cited = [
        match[1].replace("_", "-")
        for match in re.finditer(_IN_NAME, test.name.removeprefix("test_"))
        if match[1].startswith(f"{prefix}_")
    ]
    unreadable = False
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and _called(decorator) == "rules":
            for argument in decorator.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    cited.append(argument.value)
                else:
                    unreadable = True
    return cited, unreadable


def _checks(test: Test) -> bool:
    """Whether the body can fail: an assert about something, or an expected error."""
    return any(
        (isinstance(node, ast.Assert) and not isinstance(node.test, ast.Constant))
        or (isinstance(node, ast.Call) and ast.unparse(node.func) in {"pytest.raises", "raises"})
        for statement in test.body
        for node in ast.walk(statement)
    )


def _skipped(test: Test) -> bool:
    """A test that never runs, or is expected to fail, covers nothing."""
    names = {"skip", "skipif", "xfail"}
    return any(_called(decorator) in names for decorator in test.decorator_list)


def _called(node: ast.expr) -> str:
    """The last name of `a.b.c` or `a.b.c(...)`."""
    return ast.unparse(node.func if isinstance(node, ast.Call) else node).rpartition(".")[2]

"""Writes the `copy` methods of states from the annotations of their fields.

    python -m igroteka.testing.copies src/mygame/rules          # write them
    python -m igroteka.testing.copies src/mygame/rules --check  # 1 if one is out of date

A state is copied tens of thousands of times a second, so its copy is plain code that names every
field; and because nobody should have to write or review that, it is generated. (At run time it
cannot be: a compiled class has no annotations left.)
"""

from __future__ import annotations

import argparse
import ast
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

SHARED = ("Deck",)
"""Parts of the kernel that a state may hold."""


class Unknown(Exception):
    """A field of a type that no copy can be written for."""


def states(folder: Path) -> list[Path]:
    """The modules under a folder that define states and their parts."""
    return [path for path in sorted(folder.rglob("*.py")) if _parts(_tree(path))]


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), path.name)


def _parts(tree: ast.Module) -> list[ast.ClassDef]:
    """Dataclasses that are a Part or a State."""
    return [
        node
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id in ("Part", "State") for base in node.bases)
        and any("dataclass" in ast.unparse(decorator) for decorator in node.decorator_list)
    ]


def part_names(folder: Path) -> set[str]:
    """Everything there that has a copy of its own."""
    return {*SHARED, *(part.name for path in states(folder) for part in _parts(_tree(path)))}


def written(part: ast.ClassDef, parts: set[str]) -> str:
    """The copy of one class, as it stands in its body: field by field, which takes half the time
    of a constructor; a class that has one of its own (no `init=False`) is made without it."""
    name, filled = part.name, [(ast.unparse(it.target), _copied(it, parts)) for it in _fields(part)]
    is_state = any(isinstance(base, ast.Name) and base.id == "State" for base in part.bases)
    inherited = [("chance", "self.chance.copy()"), ("journal", "MUTE")] if is_state else []
    if any("init=False" in ast.unparse(decorator) for decorator in part.decorator_list):
        made = f"{name}({', '.join(value for _, value in inherited)})"
    else:
        made, filled = f"{name}.__new__({name})", [*inherited, *filled]
    lines = [f"twin = {made}", *(f"twin.{field} = {value}" for field, value in filled)]
    body = "".join(f"        {line}\n" for line in [*lines, "return twin"])
    return f"    def copy(self) -> {name}:\n{body}"


def _fields(part: ast.ClassDef) -> Iterator[ast.AnnAssign]:
    for node in part.body:
        if isinstance(node, ast.AnnAssign) and "ClassVar" not in ast.unparse(node.annotation):
            yield node


def _copied(field: ast.AnnAssign, parts: set[str]) -> str:
    name = ast.unparse(field.target)
    try:
        return _copy_of(f"self.{name}", field.annotation, parts)
    except Unknown as error:
        raise Unknown(f"{name}: {error}") from None


def _copy_of(value: str, kind: ast.expr, parts: set[str]) -> str:
    """An expression that copies a value of this annotated type."""
    if isinstance(kind, ast.BinOp):  # X | None
        inner = kind.left if ast.unparse(kind.right) == "None" else kind.right
        copied = _copy_of(value, inner, parts)
        return copied if copied == value else f"None if {value} is None else {copied}"
    name = ast.unparse(kind.value if isinstance(kind, ast.Subscript) else kind)
    if name == "list" and isinstance(kind, ast.Subscript):
        item = _copy_of("item", kind.slice, parts)
        return f"{value}.copy()" if item == "item" else f"[{item} for item in {value}]"
    if name == "dict" and isinstance(kind, ast.Subscript):
        return _copy_of_dict(value, kind.slice, parts)
    if name in parts:
        return f"{value}.copy()"
    if name in ("set", "list", "dict", "Any"):
        raise Unknown(f"no copy can be written for {ast.unparse(kind)}")
    return value  # scalars, tuples, options and derived tables never change


def _copy_of_dict(value: str, kinds: ast.expr, parts: set[str]) -> str:
    if not isinstance(kinds, ast.Tuple):
        raise Unknown("a dict names its keys and values")
    item = _copy_of("item", kinds.elts[1], parts)
    if item == "item":
        return f"{value}.copy()"
    return f"{{key: {item} for key, item in {value}.items()}}"


# Writing --------------------------------------------------------------------------------------


def outdated(path: Path, parts: set[str]) -> list[ast.ClassDef]:
    """The classes of a module whose copy is missing or says something else."""
    found = []
    for part in _parts(_tree(path)):
        copy, wanted = _copy(part), written(part, parts)
        if copy is None or not _same(copy, wanted):
            found.append(part)
    return found


def _copy(part: ast.ClassDef) -> ast.FunctionDef | None:
    for node in part.body:
        if isinstance(node, ast.FunctionDef) and node.name == "copy":
            return node
    return None


def _same(copy: ast.FunctionDef, text: str) -> bool:
    wanted = ast.parse(f"class _:\n{text}").body[0]
    assert isinstance(wanted, ast.ClassDef)
    return ast.dump(copy) == ast.dump(wanted.body[0])


def write(path: Path, parts: set[str]) -> None:
    """Bring the copies of a module up to date, the last one first: lines above stay in place."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    for part in reversed(outdated(path, parts)):
        copy = _copy(part)
        text = written(part, parts)
        if copy is not None:
            lines[copy.lineno - 1 : copy.end_lineno] = [text]
        else:
            end = _end_of_fields(part)
            lines[end:end] = ["\n", text]
    path.write_text("".join(lines), encoding="utf-8")
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", str(path)], check=True)


def _end_of_fields(part: ast.ClassDef) -> int:
    """The line after the last field and the sentence about it."""
    last = [n for n, node in enumerate(part.body) if isinstance(node, ast.AnnAssign)][-1]
    after = part.body[last + 1] if last + 1 < len(part.body) else None
    told = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
    return (after if told and after is not None else part.body[last]).end_lineno or 0


def problems(folder: Path) -> list[str]:
    """The copies under a folder that are missing or out of date."""
    parts = part_names(folder)
    return [
        f"{path.relative_to(folder)}: the copy of {part.name} is out of date"
        for path in states(folder)
        for part in outdated(path, parts)
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Write, or check, the copies of all states under a folder."""
    parser = argparse.ArgumentParser(prog="igroteka.testing.copies", description=__doc__)
    parser.add_argument("folder", type=Path, help="the rules of a game")
    parser.add_argument("--check", action="store_true", help="write nothing")
    options = parser.parse_args(arguments)
    found = problems(options.folder)
    if options.check:
        print("\n".join(found) or "all copies are up to date")
        return 1 if found else 0
    parts = part_names(options.folder)
    for path in states(options.folder):
        if outdated(path, parts):
            write(path, parts)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""How to play, for somebody who has never seen the game: what it is about, a turn, how to win.

`learn.ru.md` and `learn.en.md` of a game's folder, in a little Markdown: `## ` begins a page, what
follows are paragraphs, `- ` lists and `1. ` steps, `**words**` that matter. A line
`![What it shows](ghost mill)` is a figure: those pages of the almanac, as the table draws them.
"""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from itertools import groupby
from pathlib import Path
from typing import Literal

from igroteka.kernel.content import Entry
from igroteka.kernel.errors import IgrotekaError

BlockKind = Literal["text", "list", "steps", "figure"]

_FIGURE = re.compile(r"!\[(.+)\]\((.+)\)")
_STEP = re.compile(r"\d+\. (.+)")
_PAGE = "## "
_ITEM = "- "


class LearnError(IgrotekaError):
    """A file that cannot be read as pages; the message says where."""


class LearnBlock(Entry, frozen=True, kw_only=True):
    """A paragraph (one line), a list, steps, or a figure: its caption, and pages of the almanac."""

    kind: BlockKind
    lines: tuple[str, ...]
    pages: tuple[str, ...] = ()


class LearnPage(Entry, frozen=True, kw_only=True):
    """What is told under one title."""

    title: str
    blocks: tuple[LearnBlock, ...]


def load_learn(folder: Traversable | Path, lang: str) -> tuple[LearnPage, ...]:
    """The pages of a game in their order; none where it brings none."""
    file = folder / f"learn.{lang}.md"
    return read_learn(file.read_text(encoding="utf-8"), file.name) if file.is_file() else ()


def read_learn(source: str, file: str) -> tuple[LearnPage, ...]:
    """Pages out of their text."""
    pages: list[tuple[str, list[tuple[BlockKind, str]]]] = []
    for number, line in enumerate(source.splitlines(), start=1):
        if line.startswith(_PAGE):
            pages.append((line.removeprefix(_PAGE).strip(), []))
        elif pages:
            pages[-1][1].append(_kind(line))
        elif line.strip():
            raise LearnError(f"{file}, line {number}: a page begins with `## ` and its title.")
    return tuple(LearnPage(title=title, blocks=_blocks(lines)) for title, lines in pages)


def _kind(line: str) -> tuple[BlockKind, str]:
    if step := _STEP.fullmatch(line):
        return "steps", step[1]
    if line.startswith(_ITEM):
        return "list", line.removeprefix(_ITEM)
    return ("figure" if _FIGURE.fullmatch(line) else "text"), line


def _blocks(lines: list[tuple[BlockKind, str]]) -> tuple[LearnBlock, ...]:
    """Items that follow each other are one list; every paragraph and figure is for itself."""
    found: list[LearnBlock] = []
    for kind, group in groupby(lines, key=lambda line: line[0]):
        said = [text.strip() for _, text in group if text.strip()]
        if kind in ("list", "steps"):
            found.append(LearnBlock(kind=kind, lines=tuple(said)))
        else:
            found += [_figure(line) if kind == "figure" else _paragraph(line) for line in said]
    return tuple(found)


def _paragraph(line: str) -> LearnBlock:
    return LearnBlock(kind="text", lines=(line,))


def _figure(line: str) -> LearnBlock:
    match = _FIGURE.fullmatch(line)
    assert match is not None
    return LearnBlock(kind="figure", lines=(match[1],), pages=tuple(match[2].split()))

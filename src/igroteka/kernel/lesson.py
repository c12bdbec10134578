"""Lessons: a game taught by playing it. A lesson is data; `kernel/coach.py` plays it.

Each file of a game's `lessons/` is one lesson, in the order of their names. It lays out a table,
says which luck falls, what the others answer and what the learner is asked to do, step by step.
"""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any

import msgspec

from igroteka.kernel.content import ContentError, Entry, Text, load

FOLDER = "lessons"
UNTIL = "until:"
"""`until:battle` in place of an answer: the game's guidance answers until `battle` is asked."""

Luck = dict[str, tuple[int | str, ...]]
"""What falls next, by the rule that asks for it: faces of dice, or the things drawn."""


class Step(Entry, frozen=True, kw_only=True, rename={"otherwise": "else"}):
    """What the coach says, what it points at, and what goes on.

    Keys of options may end in `*`: `explore:*` is any of them.
    """

    say: Text
    at: tuple[str, ...] = ()
    """Parts of the scene that it speaks of, the foremost first."""
    want: tuple[str, ...] = ()
    """Answers that go on. None: the learner reads, and presses "next"."""
    otherwise: Text | None = None
    """What is said to another answer, which is not played."""
    luck: Luck = {}
    """What falls from now on."""
    then: tuple[str, ...] = ()
    """Answers of the learner's seat that follow by themselves, also by `UNTIL`."""
    rule: str = ""
    """Where more of it can be read."""


class Lesson(Entry, frozen=True, kw_only=True):
    """One lesson."""

    id: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z-]*$")]
    title: Text
    summary: Text
    minutes: Annotated[int, msgspec.Meta(ge=1, le=15)]
    options: dict[str, Any]
    seat: int = 0
    """Where the learner sits."""
    seed: int = 0
    luck: Luck = {}
    others: dict[int, tuple[str, ...]] = {}
    """What the other seats answer first, each in order; for the rest they follow the game's
    guidance. `*` leaves one answer to it."""
    before: tuple[str, ...] = ()
    """Answers of the learner's seat that lead to the first step, also by `UNTIL`."""
    position: dict[str, Any] = {}
    """What is put otherwise before the first step, by its way in the state: `heroes.0.gold: 5`.
    Such a lesson cannot go on as a match: nobody could have played to there."""
    steps: Annotated[tuple[Step, ...], msgspec.Meta(min_length=1)]
    end: Text
    """What is said when it is done."""


def load_lessons(folder: Traversable | Path) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; a game may have none."""
    here = folder / FOLDER
    if not here.is_dir():
        return ()
    names = sorted(file.name for file in here.iterdir() if file.name.endswith(".yaml"))
    lessons = [load(here, name.removesuffix(".yaml"), Lesson) for name in names]
    seen: set[str] = set()
    for name, lesson in zip(names, lessons, strict=True):
        if lesson.id in seen:
            raise ContentError(
                name, "another lesson has this id; choose a new one.", lesson.id, "id"
            )
        seen.add(lesson.id)
    return tuple(lessons)


def means(pattern: str, key: str) -> bool:
    """Whether the key of an option is meant: the same, or begun the same before a `*`."""
    if pattern.endswith("*"):
        return key.startswith(pattern[:-1])
    return key == pattern

"""How a game is told to those who watch it: how much each kind of fact weighs, where a new line
of the story begins, and whom a seat has become. Facts stay what they are; screens fold by this."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import msgspec

from igroteka.kernel.content import Entry, Text, load

FILE = "telling"
WEIGHTS = ("detail", "event", "moment")


class Face(Entry, frozen=True, kw_only=True):
    """Somebody to be, as a newcomer needs to know them: what they are like, and how hard to play.

    `abilities` are content ids with texts; without them the text is that of the id itself.
    """

    icon: str
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=3)]
    style: Text
    abilities: tuple[str, ...] = ()


class Box(Entry, frozen=True, kw_only=True):
    """What stands on the box: how long a match takes, how heavy it is, what is drawn on it."""

    minutes: tuple[int, int]
    """A match of two in its shortest mode against bots, and a whole one."""
    weight: Annotated[int, msgspec.Meta(ge=1, le=5)]
    about: Text
    cover: tuple[str, ...]
    """Icons, the one that stands in front first."""
    short: dict[str, int | str | bool] = {}
    """The options of the shortest mode, where they are not the usual ones."""


class Telling(Entry, frozen=True, kw_only=True):
    """`telling.yaml` of a game. A kind of fact that it does not weigh is an event."""

    detail: tuple[str, ...] = ()
    """What one may want to look up: dice, sums, bookkeeping. Folded away."""
    event: tuple[str, ...] = ()
    """What a player does, and what comes of it."""
    moment: tuple[str, ...] = ()
    """What people at a table look up for: shown large."""
    opens: tuple[str, ...] = ()
    """Kinds that begin a new line of the story: a turn, a battle. What follows belongs to it;
    elsewhere a line is what one player does until another does something."""
    chapters: tuple[str, ...] = ()
    """Kinds that stand for themselves between the turns: a season, a round."""
    rounds: tuple[str, ...] = ()
    """Kinds that begin a round, where the game does not count them itself (`Game.rounds`)."""
    untold: dict[str, tuple[str, ...]] = {}
    """Kinds that are not told under these rules: set-up, or what the fact before it has said."""
    called: dict[str, str] = {}
    """Kinds that say what a seat (`who`) becomes, and the argument that is its name from then on:
    a hero, a house."""
    closing: tuple[str, ...] = ()
    """Kinds that say no more than how the match ended: they decide nothing."""
    outright: tuple[str, ...] = ()
    """Rules by which a match is won whatever anybody has scored."""
    box: Box | None = None
    goal: Text | None = None
    """What everybody is after, in a sentence that stays in sight."""
    counted: bool = False
    """Whether the first counter of a mat says how far its player has come."""
    picks: dict[str, str] = {}
    """Questions whom to be: the prompt, and the argument of its options that names the face."""
    faces: dict[str, Face] = {}
    """Everybody whom such a question may offer, by content id."""
    evident: tuple[str, ...] = ()
    """Verbs of options that need no sentence (`about-<verb>`) when they are met for the first
    time: question and label say all. Those of the kernel never do."""
    last: tuple[str, ...] = ()
    """Verbs of options that a person thinks of last: to stop, to leave things as they are. Those
    of the kernel (pass, done, decline, no) always are."""


def load_telling(folder: Traversable | Path) -> Telling:
    """The telling of a game; one without a file is told plainly."""
    return load(folder, FILE, Telling) if (folder / f"{FILE}.yaml").is_file() else Telling()

"""What goes over the wire about lessons; see `server/wire.py`."""

from __future__ import annotations

from typing import Annotated

import msgspec

from igroteka.kernel.content import Text
from igroteka.server.wire import RefusalView, SaltText, State, Wire

Act = Annotated[str, msgspec.Meta(max_length=200)]
"""What a learner did with one step: "" for "next", or the key of an option."""


class LessonInfo(Wire, frozen=True, kw_only=True):
    """A lesson as it is offered."""

    id: str
    title: Text
    summary: Text
    minutes: int
    steps: int


class LessonPlace(Wire, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Where a learner is: what was done with each step so far. To go back, leave out the last."""

    acts: Annotated[tuple[Act, ...], msgspec.Meta(max_length=100)] = ()


class LessonOption(LessonPlace, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """An option that is looked at where a learner is."""

    option: Act


class NewFromLesson(LessonPlace, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """To go on with the match of a lesson at a table of one's own."""

    salt: SaltText | None = None


class LessonView(Wire, frozen=True, kw_only=True):
    """A step: what is said, the parts it points at, and the table, whole, as the learner sees it.

    `want` are the keys of the options that go on; none: the learner reads and says "". Another
    option is met with the word `otherwise` and not played. `step` counts from 0; at the end it is
    as many as there are `steps`, and `say` are the closing words.
    """

    step: int
    steps: int
    seat: int
    say: Text
    at: tuple[str, ...] = ()
    want: tuple[str, ...] = ()
    otherwise: Text | None = None
    rule: str = ""
    playable: bool
    """Whether the match can go on at a table: a lesson that was laid out by hand cannot."""
    state: State
    refusals: tuple[RefusalView, ...] = ()
    """What is refused to the learner now, and why."""

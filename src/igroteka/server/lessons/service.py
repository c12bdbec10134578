"""Lessons as somebody plays them: nothing is kept but what anybody at this step would see.

Where a learner is follows from the lesson and the learner's acts, so the server needs no memory
of anybody, and any process can answer. A lesson leaves so few ways that most steps of it have been
made before; the latest of them are kept.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import msgspec

from igroteka.kernel.coach import Coach, LessonBroken
from igroteka.kernel.errors import UnknownGame, UnknownLesson
from igroteka.kernel.lesson import Lesson
from igroteka.kernel.record import Line
from igroteka.kernel.registry import find_game
from igroteka.server.lessons.wire import LessonInfo, LessonView
from igroteka.server.tables import events as ev
from igroteka.server.tables.begun import Beginning, begun
from igroteka.server.tables.problem import Problem
from igroteka.server.tables.views import question_view, refusal_view
from igroteka.server.wire import Me, State, Waiting

KEPT = 256
"""Steps that are remembered."""
EASY = "novice"
"""Who plays on in place of those that answered in the lesson."""

Acts = tuple[str, ...]


@cache
def lessons_of(game: str) -> bytes:
    """The lessons that a game offers, in their order."""
    return msgspec.json.encode([_info(lesson) for lesson in _game(game).lessons()])


def _info(lesson: Lesson) -> LessonInfo:
    return LessonInfo(
        id=lesson.id,
        title=lesson.title,
        summary=lesson.summary,
        minutes=lesson.minutes,
        steps=len(lesson.steps),
    )


@lru_cache(maxsize=KEPT)
def step_of(game: str, lesson: str, acts: Acts) -> bytes:
    """The step at which these acts lead. Takes its time: the lesson is played up to there."""
    return msgspec.json.encode(_view(coached(game, lesson, acts)))


def going_on(me: Me, game: str, lesson: str, acts: Acts, salt: str | None) -> list[ev.TableEvent]:
    """A table that begins with what was played in a lesson: its answers and its luck, marked as
    such. From there on luck is sealed as ever, and easy bots have the other seats."""
    coach = coached(game, lesson, acts)
    if not coach.playable:
        raise Problem("problem-lesson-over")
    beginning = Beginning(coach.game, coach.lesson.options, coach.answers, coach.outcomes)

    def mark(lines: tuple[Line, ...], gained: tuple[bool, ...]) -> ev.TableEvent:
        return ev.Learned(by=me.id, lines=lines, gained=gained)

    return begun(me, beginning, coach.lesson.seat, EASY, salt, mark)


def _game(name: str) -> Any:
    try:
        return find_game(name)
    except UnknownGame as error:
        raise Problem("problem-no-lesson", detail=str(error)) from error


def coached(name: str, lesson: str, acts: Acts) -> Coach[Any]:
    """The coach at the step to which these acts lead."""
    game = _game(name)
    try:
        return Coach(game, game.lesson(lesson), acts)
    except UnknownLesson as error:
        raise Problem("problem-no-lesson", detail=str(error)) from error
    except LessonBroken as error:
        raise Problem("problem-not-in-lesson", detail=str(error)) from error


def _view(coach: Coach[Any]) -> LessonView:
    step, seat = coach.step, coach.lesson.seat
    return LessonView(
        step=coach.number,
        steps=len(coach.lesson.steps),
        seat=seat,
        say=coach.say,
        at=() if step is None else step.at,
        want=tuple(option.key for option in coach.wanted),
        otherwise=None if step is None else step.otherwise,
        rule="" if step is None else step.rule,
        playable=coach.playable,
        state=_state(coach, seat),
        refusals=tuple(refusal_view(it) for it in coach.match.why_not(seat)),
    )


def _state(coach: Coach[Any], seat: int) -> State:
    match, asked = coach.match, coach.question
    return State(
        facts_from=0,
        seq=coach.number,
        answers=len(coach.answers),
        scene=coach.game.scene(match.view(seat), seat),
        asks=() if asked is None else (question_view(asked, ()),),
        waiting=Waiting(seats=tuple(ask.seat for ask in match.asks)),
        facts=tuple(coach.journal.seen_by(seat)),
        over=match.over,
        result=match.result if match.over else None,
    )

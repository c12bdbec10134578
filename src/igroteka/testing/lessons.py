"""What the lessons of every game must stand: each is played to its end, step by step.

`python -m igroteka.testing.lessons kalena [lesson]` tells what is asked at every step: to write a
lesson by, and to look at where one has broken.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from igroteka.kernel.coach import NEXT, Coach
from igroteka.kernel.game import Game
from igroteka.kernel.lesson import Lesson
from igroteka.kernel.registry import find_game
from igroteka.kernel.rulebook import LANGS
from igroteka.scene import parts

LONGEST = 320
"""Letters of one step: more is not read by anybody who wants to play."""


def assert_lesson(game: Game[Any], lesson: Lesson) -> None:
    """It can be played to its end; whatever it points at, wants and cites is there."""
    _assert_words(game, lesson)
    coach = Coach(game, lesson)
    choices: list[list[str]] = []
    while not coach.over:
        _assert_step(coach)
        choices.append([option.key for option in coach.wanted] or [NEXT])
        _assert_refuses(coach)
        _take(coach, choices[-1][0])
    _assert_back(game, lesson, coach)
    for other in _other_ways(choices):
        _assert_way(game, lesson, other)


def _assert_words(game: Game[Any], lesson: Lesson) -> None:
    prefix = game.rulebook().prefix
    said = [lesson.title, lesson.summary, lesson.end]
    for step in lesson.steps:
        said += [step.say] if step.otherwise is None else [step.say, step.otherwise]
        assert not step.rule or step.rule in game.rulebook(), step.rule
    for text in said:
        for lang in LANGS:
            words = getattr(text, lang)
            assert words.strip(), f"{lesson.id}: words are missing in {lang}"
            assert len(words) <= LONGEST, f"{lesson.id}: too long to be read: {words}"
            assert f"{prefix}-" not in words, f"{lesson.id}: a rule's number: {words}"


def _assert_step(coach: Coach[Any]) -> None:
    step, seat = coach.step, coach.lesson.seat
    assert step is not None
    at = f"{coach.game.id}, lesson {coach.lesson.id}, step {coach.number + 1}"
    here = parts(coach.game.scene(coach.match.view(seat), seat))
    missing = [id for id in step.at if id not in here]
    assert not missing, f"{at} points at {missing}, which is not on the table"
    for pattern in step.want:
        offered = [option.key for option in coach.wanted]
        begun = pattern.rstrip("*")
        assert any(key.startswith(begun) for key in offered), f"{at}: {pattern} is not offered"
    if step.want:
        question = coach.question
        assert question is not None
        for lang in LANGS:
            texts = coach.game.translator(lang)
            assert texts(f"ask-{question.prompt}", question.args), at
            for option in coach.wanted:
                assert texts(f"option-{option.verb}", option.args), at


def _assert_refuses(coach: Coach[Any]) -> None:
    """What a step does not want is not played."""
    question = coach.question
    wanted = [option.key for option in coach.wanted]
    others = [] if question is None else [o.key for o in question.options if o.key not in wanted]
    before = len(coach.answers)
    if others:
        assert not coach.answer(others[0]).goes_on
    assert coach.step is not None
    assert not wanted or not coach.next().goes_on
    assert len(coach.answers) == before


def _take(coach: Coach[Any], act: str) -> None:
    reply = coach.next() if act == NEXT else coach.answer(act)
    assert reply.goes_on


def _assert_back(game: Game[Any], lesson: Lesson, coach: Coach[Any]) -> None:
    """To go back and on again leads to the same place; so does all of it done at once."""
    last, answers = coach.acts[-1], [*coach.answers]
    coach.back()
    assert coach.number == len(lesson.steps) - 1
    _take(coach, last)
    assert coach.answers == answers
    assert Coach(game, lesson, coach.acts).outcomes == coach.outcomes
    coach.repeat()
    assert coach.number == 0


def _other_ways(choices: list[list[str]]) -> Iterator[list[str]]:
    """Each choice that a step leaves, with the first choice at all others."""
    for place, keys in enumerate(choices):
        for key in keys[1:]:
            yield [*(ways[0] for ways in choices[:place]), key]


def _assert_way(game: Game[Any], lesson: Lesson, acts: list[str]) -> None:
    coach = Coach(game, lesson, acts)
    while not coach.over:
        _assert_step(coach)
        _take(coach, coach.wanted[0].key if coach.wanted else NEXT)


def tell(game: Game[Any], lesson: Lesson) -> None:
    """Each step with what is asked and what lies on the table, as far as the lesson goes."""
    coach = Coach(game, lesson)
    told = 0
    while True:
        for fact in coach.journal.facts[told:]:
            print("   ", fact.kind, {**fact.args})
        told = len(coach.journal.facts)
        print(f"{coach.number + 1}. {coach.say.en}")
        if coach.question is not None:
            print(f"   asked {coach.question.prompt} {dict(coach.question.args)}:")
            print("     ", *(option.key for option in coach.question.options))
        if coach.over:
            return
        assert coach.step is not None
        here = parts(coach.game.scene(coach.match.view(lesson.seat), lesson.seat))
        for id in coach.step.at:
            print("   at", id, "" if id in here else "MISSING")
        _take(coach, coach.wanted[0].key if coach.wanted else NEXT)


def main(words: list[str]) -> None:
    """Tell the lessons of a game, or one of them."""
    game = find_game(words[0])
    for lesson in game.lessons():
        if words[1:] in ([], [lesson.id]):
            print(f"=== {lesson.id}")
            tell(game, lesson)


if __name__ == "__main__":
    main(sys.argv[1:])

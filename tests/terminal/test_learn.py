"""Lessons at the terminal: every first lesson is played to its end by what is typed."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from igroteka.cli import main
from igroteka.kernel.coach import Coach
from igroteka.kernel.game import Game
from igroteka.kernel.lesson import Lesson
from igroteka.kernel.registry import find_game, game_names
from igroteka.lab.advisor import counsel, left_to_choose
from igroteka.terminal import learn
from igroteka.terminal.learn import Learning
from igroteka.terminal.screen import Screen
from tests.terminal.desk import Keyboard, page


def typed(game: Game[Any], lesson: Lesson, lines: list[str], lang: str) -> tuple[bool, str]:
    keyboard = Keyboard(lines)
    done = Learning(game, lesson, Screen(page(keyboard), keyboard), lang).run()
    return done, keyboard.page.getvalue()


def played(game: Game[Any], lesson: Lesson) -> list[str]:
    coach = Coach(game, lesson)
    while not coach.over:
        if coach.wanted:
            coach.answer(coach.wanted[0].key)
        else:
            coach.next()
    return coach.acts


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("name", game_names())
def test_a_first_lesson_is_learned(name: str, lang: str) -> None:
    game = find_game(name)
    lesson = game.lessons()[0]
    done, shown = typed(game, lesson, played(game, lesson), lang)
    assert done
    words = " ".join(shown.replace("│", " ").split())
    assert getattr(lesson.end, lang)[:30] in words
    assert f"{len(lesson.steps)}" in words


def test_one_goes_back_begins_again_reads_more_and_leaves() -> None:
    game = find_game("kalena")
    lesson = game.lesson("first-steps")
    lines = ["", "back", "", "", "?", "", "1", "end", "repeat", "q"]
    done, shown = typed(game, lesson, lines, "en")
    assert not done
    assert shown.count("Step 1 of 12") == 3
    assert "KAL-TERR-1" in shown
    assert "keep heading" not in shown
    assert "the ghost we want is in the north" in " ".join(shown.split())


def test_a_hint_is_given_where_a_step_leaves_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "counsel", partial(counsel, seconds=0.1))
    game = find_game("kalena")
    lesson = game.lesson("first-steps")
    acts = played(game, lesson)
    choice = next(n for n in range(len(acts)) if left_to_choose(Coach(game, lesson, acts[:n])))
    lines = ["hint", *acts[:choice], "hint", "q"]
    done, shown = typed(game, lesson, lines, "en")
    assert not done
    before, after = shown.split("Advice: ")
    assert "Nothing is left to choose here" in before
    assert "%)" in after


def test_the_command_line_lists_lessons_and_knows_which_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["learn", "kalena", "--lang", "en"]) == 0
    listed = capsys.readouterr().out
    assert all(lesson.id in listed for lesson in find_game("kalena").lessons())
    assert main(["learn", "kalena", "juggling", "--lang", "en"]) == 2
    assert "first-steps" in capsys.readouterr().err

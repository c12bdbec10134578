"""Every lesson of every game here is played to its end."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.kernel.game import Game
from igroteka.kernel.lesson import Lesson
from igroteka.kernel.registry import find_game, game_names
from igroteka.testing.lessons import assert_lesson

GAMES = [find_game(name) for name in game_names()]
LESSONS = [
    pytest.param(game, lesson, id=f"{game.id}-{lesson.id}")
    for game in GAMES
    for lesson in game.lessons()
]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_it_can_be_played_to_its_end(game: Game[Any], lesson: Lesson) -> None:
    assert_lesson(game, lesson)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_there_is_a_short_first_one_and_more(game: Game[Any]) -> None:
    assert 3 <= len(game.lessons()) <= 5
    assert game.lessons()[0].minutes <= 3

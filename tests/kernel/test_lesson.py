"""Lessons as files, and the coach that plays them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from igroteka.kernel.chance import Foretold
from igroteka.kernel.coach import Coach, LessonBroken
from igroteka.kernel.content import ContentError
from igroteka.kernel.lesson import FOLDER, Lesson, load_lessons, means
from igroteka.kernel.registry import find_game

KALENA = find_game("kalena")
LESSON = """
id: walk
title: {ru: "Путь", en: "A walk"}
summary: {ru: "Идём", en: "We walk"}
minutes: 1
options: {players: 2}
seed: 8
luck: {KAL-SPREAD-1: [1]}
others: {1: ["haunt:n_c", "*"]}
before: ["explore:k_ne"]
steps:
  - say: {ru: "Смотрите", en: "Look"}
    at: [k_ne]
  - say: {ru: "Идите", en: "Go"}
    want: ["explore:n_se", "end"]
    else: {ru: "Не туда", en: "Not there"}
    then: ["explore:n_c"]
end: {ru: "Пришли", en: "There"}
"""


def written(folder: Path, **files: str) -> tuple[Lesson, ...]:
    here = folder / FOLDER
    here.mkdir(exist_ok=True)
    for name, text in files.items():
        (here / f"{name}.yaml").write_text(text, encoding="utf-8")
    return load_lessons(folder)


@pytest.fixture
def coach(tmp_path: Path) -> Coach[Any]:
    [lesson] = written(tmp_path, walk=LESSON)
    return Coach(KALENA, lesson)


def test_a_game_without_lessons_has_none(tmp_path: Path) -> None:
    assert load_lessons(tmp_path) == ()


def test_lessons_come_in_the_order_of_their_files(tmp_path: Path) -> None:
    found = written(tmp_path, b=LESSON.replace("id: walk", "id: second"), a=LESSON)
    assert [lesson.id for lesson in found] == ["walk", "second"]


def test_a_mistake_names_file_entry_and_field(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"walk\.yaml, field minutes"):
        written(tmp_path, walk=LESSON.replace("minutes: 1", "minutes: soon"))
    with pytest.raises(ContentError, match=r"walk\.yaml, entry number 2 of steps.*wnat"):
        written(tmp_path, walk=LESSON.replace("want:", "wnat:"))


def test_two_lessons_of_one_name_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="another lesson"):
        written(tmp_path, a=LESSON, b=LESSON)


def test_a_pattern_means_what_begins_so() -> None:
    assert means("explore:*", "explore:n_c")
    assert not means("explore:n", "explore:n_c")
    assert means("*", "anything")


def test_others_answer_by_their_script_and_then_by_guidance(coach: Coach[Any]) -> None:
    placed = [key for seat, key in coach.answers if seat == 1]
    assert placed[0] == "haunt:n_c"
    assert len(placed) == 4
    assert coach.answers[-1] == (0, "explore:k_ne")


def test_a_step_is_read_or_answered_and_the_rest_is_met_by_a_word(coach: Coach[Any]) -> None:
    assert coach.wanted == []
    assert not coach.answer("end").goes_on
    assert coach.next().goes_on
    assert not coach.next().goes_on
    reply = coach.answer("explore:k_c")
    assert reply.word is not None
    assert reply.word.en == "Not there"
    assert coach.answer("explore:n_se").goes_on
    assert coach.over
    assert coach.say.ru == "Пришли"
    assert coach.answers[-1] == (0, "explore:n_c")


def test_one_can_go_back_and_begin_again(coach: Coach[Any]) -> None:
    before = [*coach.answers]
    coach.next()
    coach.answer("explore:n_se")
    coach.back()
    assert (coach.number, coach.answers) == (1, before)
    coach.repeat()
    assert coach.number == 0


def test_a_lesson_that_the_rules_do_not_follow_says_where(tmp_path: Path) -> None:
    [lesson] = written(tmp_path, walk=LESSON.replace("explore:n_se", "explore:nowhere"))
    with pytest.raises(LessonBroken, match="lesson walk, step 2: lets seat 0 answer"):
        Coach(KALENA, lesson, ["", "end"])
    [lesson] = written(tmp_path, walk=LESSON.replace('["explore:n_se", "end"]', '["fly"]'))
    with pytest.raises(LessonBroken, match="step 2: wants fly"):
        Coach(KALENA, lesson, [""])
    [lesson] = written(tmp_path, walk=LESSON.replace("KAL-SPREAD-1: [1]", "KAL-SPREAD-1: [9]"))
    with pytest.raises(LessonBroken, match="9 is foretold for KAL-SPREAD-1"):
        Coach(KALENA, lesson)


def test_what_is_foretold_falls_under_its_rule_alone() -> None:
    luck = Foretold(3, {"A-1": [6, 2]})
    assert luck.roll(6, "A-1") == 6
    copy = luck.copy()
    other = luck.roll(6, "B-1")
    assert luck.roll(6, "A-1") == 2
    assert copy.roll(6, "B-1") == other
    assert copy.roll(6, "A-1") == 2
    cards = ["a", "b", "c"]
    assert Foretold(0, {"A-2": ["b"]}).draw(cards, "A-2") == "b"
    assert cards == ["a", "c"]

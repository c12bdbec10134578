"""Asides in the terminal: quietly below the question, chosen like an answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.kernel.record import Record, fast_luck
from igroteka.terminal.play import Sitting
from igroteka.terminal.saves import Keeper
from igroteka.terminal.screen import Screen
from tests.kernel.lanterns import Lanterns
from tests.kernel.lanterns.table import LANTERNS
from tests.terminal.desk import Keyboard, page

HEADINGS = {
    "en": "Without answering yet, you may also:",
    "ru": "Не отвечая на вопрос, можно ещё:",
}


def at_a_turn() -> Record[Lanterns]:
    """A match in which the person has something to put down beside the turn."""
    record = Record.new(LANTERNS, {"players": 2}, ["you", "random"], fast_luck(5))
    while not (record.match.asked(0) and record.match.asides(0)):
        ask = record.match.asks[0]
        record.answer(ask.seat, ask.options[0])
    return record


def sat_down(record: Record[Lanterns], lang: str, folder: Path, *lines: str) -> str:
    keyboard = Keyboard(lines)
    screen = Screen(page(keyboard), keyboard)
    Sitting(record, screen, lang, Keeper(folder / "match.jsonl")).run()
    return keyboard.page.getvalue()


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_asides_stand_under_a_heading_of_their_own(lang: str, tmp_path: Path) -> None:
    record = at_a_turn()
    question = record.match.asked(0)
    assert question is not None
    shown = sat_down(record, lang, tmp_path)
    options, asides = shown.split(HEADINGS[lang])
    assert f"{len(question.options):>2} " in options
    assert f"{len(question.options) + 1:>2} " in asides


def test_an_aside_is_done_by_its_number_and_the_question_asked_again(tmp_path: Path) -> None:
    record = at_a_turn()
    question = record.match.asked(0)
    assert question is not None
    aside = record.match.asides(0)[0]
    shown = sat_down(record, "en", tmp_path, str(len(question.options) + 1))
    assert record.answers[-1].option == aside.key
    again = record.match.asked(0)
    assert again is not None
    assert again.prompt == question.prompt
    assert shown.count("Your turn") == 2


def test_without_asides_there_is_no_heading(tmp_path: Path) -> None:
    record = Record.new(LANTERNS, {"players": 2}, ["you", "random"], fast_luck(5))
    assert HEADINGS["en"] not in sat_down(record, "en", tmp_path)

"""Texts: both languages say everything, in proper sentences, and never show an id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from igroteka.games.talisman import GAME
from igroteka.kernel.battery import guided
from igroteka.kernel.chance import Fast
from igroteka.kernel.journal import Journal
from igroteka.kernel.match import Match
from igroteka.kernel.text import LANGS, Translator, check_texts

FOLDER = Path(str(GAME.folder))

RAW_ID = re.compile(r"[A-Za-z0-9]_[A-Za-z0-9]|@\d|[{}]")
"""What must not be read: ids such as `fields_n`, seats such as `@2`, Fluent's own brackets."""

BREAKING_NUMBER = re.compile(r"(?<![\u00a0\d])\d+ (?!and |и |или |or )[a-zа-яё]")
"""A number that a line's end could part from its word; dice in a list may be parted."""


@pytest.fixture(scope="module", params=LANGS)
def t(request: pytest.FixtureRequest) -> Translator:
    return GAME.translator(request.param)


def test_the_two_languages_agree_and_fit_the_rules() -> None:
    """Labels are for screens, which the rules know nothing of: those may seem unused here."""
    screens = re.compile(r"label-[\w-]+: never used")
    problems = check_texts(FOLDER, FOLDER)
    assert [problem for problem in problems if not screens.fullmatch(problem)] == []


def said(seed: int, t: Translator) -> Iterator[str]:
    """Every text of a guided match: questions, options, refused candidates and the story."""
    match = Match.new(GAME, GAME.configure({"players": 4}), Fast.seeded(seed))
    journal = match.g.journal = Journal()
    choose = guided(GAME, Random(seed))
    while match.ask is not None:
        question = match.ask
        yield t(f"ask-{question.prompt}", question.args)
        refused = [refusal.option for refusal in match.why_not(question.seat)]
        for option in (*question.options, *refused):
            yield t(f"option-{option.verb}", option.args)
        match.answer(question.seat, question.options[choose(match, question)])
    for fact in journal.facts:
        yield t(f"fact-{fact.kind}", fact.args)


def test_all_of_a_match_can_be_told_without_an_id(t: Translator) -> None:
    texts = {text for seed in range(3) for text in said(seed, t)}
    assert len(texts) > 1000
    assert [text for text in texts if RAW_ID.search(text)] == []
    assert [text for text in texts if BREAKING_NUMBER.search(text)] == []
    assert [text for text in texts if "  " in text or text != text.strip()] == []


def test_every_card_space_and_hero_has_both_names_and_a_text() -> None:
    for id, name in GAME.names.items():
        assert re.search("[А-Яа-яЁё]", name.ru), id
        assert re.search("[A-Za-z]", name.en), id

"""Texts: both languages say everything, in proper sentences, and never show an id."""

from __future__ import annotations

import re
from random import Random

import pytest

from igroteka.games.talisman import GAME
from igroteka.games.talisman.state import Talisman
from igroteka.kernel.battery import guided
from igroteka.kernel.chance import Fast
from igroteka.kernel.text import Translator
from tests.story import Story, play
from tests.texts import assert_languages_agree, assert_readable, said

Played = Story[Talisman]

BREAKING_NUMBER = re.compile(r"(?<![\u00a0\d])\d+ (?!and |и |или |or )[a-zа-яё]")
"""A number that a line's end could part from its word; dice in a list may be parted."""


@pytest.fixture(scope="module")
def played() -> list[Played]:
    options = GAME.configure({"players": 4})
    return [play(GAME, options, Fast.seeded(seed), guided(GAME, Random(seed))) for seed in range(3)]


def test_the_two_languages_agree_and_fit_the_rules() -> None:
    assert_languages_agree(GAME)


def test_all_of_a_match_can_be_told_without_an_id(t: Translator, played: list[Played]) -> None:
    texts = set(said(played, t))
    assert len(texts) > 1000
    assert_readable(texts, BREAKING_NUMBER)


def test_every_card_space_and_hero_has_both_names_and_a_text() -> None:
    for id, name in GAME.names.items():
        assert re.search("[А-Яа-яЁё]", name.ru), id
        assert re.search("[A-Za-z]", name.en), id

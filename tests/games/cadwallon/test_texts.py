"""Texts: both languages say everything, in proper sentences, and never show an id."""

from __future__ import annotations

import re
from random import Random
from typing import Any, get_args

import pytest

from igroteka.games.cadwallon import GAME
from igroteka.games.cadwallon.rules.campaign import KING_OF_ASHES, Terms
from igroteka.games.cadwallon.rules.options import MODULES, WHOLE, Choice, Options
from igroteka.games.cadwallon.rules.state import Cadwallon, Phase
from igroteka.kernel.chance import Fast
from igroteka.kernel.flow import Args, Option
from igroteka.kernel.text import Translator
from igroteka.testing import story
from igroteka.testing.story import Story
from igroteka.testing.texts import (
    assert_labels_readable,
    assert_told,
    counted,
    keys,
    met,
    plain,
    same,
)

BREAKING_NUMBER = re.compile(
    r"(?<![\u00a0\d,])\b\d+ (?!и |and |in all|из |of |to |против |\()[a-zа-яё]"
)
"""A number that a line's end could part from its word."""

TABLES: tuple[dict[str, Any], ...] = (
    {"players": 4, "adventure": "dukes_treasure"},
    {"players": 3, "adventure": "hired_blades"},
    {"players": 3, "adventure": "king_of_ashes"},
    {"players": 2, "adventure": "fire"},
    {"players": 4, "adventure": "sealed_stair", **WHOLE},
    {"players": 3, "adventure": "dukes_ransom", **WHOLE},
    {"players": 2, "adventure": "festival_of_ashes", **WHOLE},
)


def liking(g: Cadwallon, option: Option) -> float:
    """Do things, and hardly ever stop."""
    return {"end": 0.05, "stop": 0.3, "down": 6.0, "card": 2.0}.get(option.verb, 1.0)


def play(table: dict[str, Any], seed: int) -> Story[Cadwallon]:
    options = GAME.configure(table)
    chance = Fast.seeded("story", seed)
    return story.play(GAME, options, chance, story.liked(liking, Random(seed)))


@pytest.fixture(scope="module")
def played() -> list[Story[Cadwallon]]:
    return [play(table, seed) for table in TABLES for seed in range(2)]


def test_all_of_a_match_can_be_told_without_an_id(
    t: Translator, played: list[Story[Cadwallon]]
) -> None:
    assert_told(played, t, BREAKING_NUMBER)


def test_these_matches_meet_most_texts(played: list[Story[Cadwallon]]) -> None:
    """So that the test above cannot pass by silence."""
    known = keys(GAME, "en", "ask", "option", "fact")
    assert len(known & met(played)) > 0.75 * len(known)


def test_every_phase_setting_and_ending_has_a_label(t: Translator) -> None:
    for phase in get_args(Phase):
        assert t(f"label-phase-{phase}")
    chosen = {*Options.__struct_fields__, *Terms.__struct_fields__} - {KING_OF_ASHES.option}
    for name in chosen:
        assert t(f"label-{name}")
    for rule in ("CAD-ROUND-3", "CAD-ROUND-4"):
        assert t(f"label-result-{rule}")
    for adventure in get_args(Choice):
        assert t("label-adventure-random") if adventure == "random" else t.name(adventure)
    assert set(MODULES) <= set(Options.__struct_fields__)


@pytest.mark.parametrize("n", [0, 1, 2, 5, 21])
def test_every_label_can_be_read(t: Translator, n: int) -> None:
    args: Args = {
        "who": "@0",
        "winners": ["@0"],
        **dict.fromkeys(("character", "figure"), "iris"),
        **dict.fromkeys(("amount", "round", "rounds"), n),
    }
    assert_labels_readable(GAME, t, args, BREAKING_NUMBER)


def test_the_title_is_that_of_the_box(ru: Translator, en: Translator) -> None:
    same(ru, "label-title", {}, "Кадваллон: Город воров")
    same(en, "label-title", {}, "Cadwallon: City of Thieves")


@counted(("дукат", "дуката", "дукатов"), ("ducat", "ducats"))
def test_ducats_are_counted_properly(
    ru: Translator, en: Translator, n: int, russian: str, english: str
) -> None:
    args = {"who": "@0", "amount": n}
    same(ru, "fact-gained", args, f"Анна получает {russian}")
    same(en, "fact-gained", args, f"Ann gains {english}")


def test_sentences(ru: Translator, en: Translator) -> None:
    args = {"character": "iris", "who": "@0", "space": "bakery", "item": "ruby"}
    same(ru, "fact-opened", args, "Ирис (Анна) вскрывает сундук: Рубин (Пекарня)")
    same(en, "fact-opened", args, "Iris (Ann) opens a chest: Ruby (Bakery)")
    walk = {"character": "iris", "points": 2}
    same(ru, "ask-walk", walk, "Ирис движется, осталось: 2 пункта. Куда дальше?")
    same(en, "ask-walk", walk, "Iris is moving, 2 points left. Where next?")
    assert plain(ru("ask-turn", {"ap": 0})).startswith("Очков действия больше нет")

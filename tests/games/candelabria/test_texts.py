"""Texts of Candelabria: the two languages agree, everything can be told, numbers are declined."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.rules.state import Candelabria, Phase
from igroteka.kernel.flow import Args
from igroteka.kernel.text import Translator
from igroteka.testing.story import Story, at_every_table
from igroteka.testing.texts import (
    RAW_ID,
    assert_nearly_all_met,
    assert_readable,
    counted,
    plain,
    said,
    same,
)
from tests.games.candelabria.story import play

Played = Story[Candelabria]

BREAKING_NUMBER = re.compile(r"(?<![\u00a0\d])\d+ [a-zа-яё]")
"""A number that a line's end could part from its word."""

NUMBERED = re.compile(r"(?:[Ss]lot|[Cc]urse|[Яя]чейку|[Пп]роклятию|[Гг]од|Year) \d+ ")
"""A number that belongs to the word before it, not to the one after."""

RARE = {
    "option-pass",
    "ask-discard-withering",
    "option-discard-withering",
    "fact-no-winner",
    "fact-curse-nowhere",
    "fact-quest-gone",
    "ask-repeat",
    "fact-repeated",
}
"""Texts that these matches hardly ever meet; they have a test of their own."""


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return at_every_table(GAME, play)


# Whole matches ----------------------------------------------------------------------------------


def test_all_of_a_match_can_be_told_without_an_id(t: Translator, played: list[Played]) -> None:
    texts = set(said(played, t))
    assert len(texts) > 1000
    assert_readable((NUMBERED.sub("", text) for text in texts), BREAKING_NUMBER)


def test_these_matches_meet_nearly_every_text(played: list[Played]) -> None:
    """So that the test above cannot pass by silence."""
    assert_nearly_all_met(
        GAME, played, RARE, common=["option-decline", "option-done", "option-pass"]
    )


def test_every_phase_option_and_ending_has_a_label(t: Translator) -> None:
    for phase in get_args(Phase):
        assert t(f"label-phase-{phase}")
    assert t("label-result-CAN-END-5", {"who": "@0", "total": 40})


def test_the_title_is_that_of_the_box(ru: Translator, en: Translator) -> None:
    same(ru, "label-title", {}, "Проклятие Канделябрии")
    same(en, "label-title", {}, "The Curse of Candelabria")


# Sentences --------------------------------------------------------------------------------------


@counted(("победное очко", "победных очка", "победных очков"), ("victory point", "victory points"))
def test_points_are_counted(
    ru: Translator, en: Translator, n: int, russian: str, english: str
) -> None:
    args = {"who": "@0", "amount": n, "total": 30}
    same(ru, "fact-vp", args, f"Анна получает {russian} (всего 30)")
    same(en, "fact-vp", args, f"Ann scores {english} (30 in all)")
    won = {"who": "@1", "total": n}
    same(ru, "fact-won", won, f"Борис побеждает: {russian}")
    same(en, "fact-won", won, f"Bob wins with {english}")


@pytest.mark.parametrize(
    ("n", "russian", "english"),
    [
        (1, "берёт 1 карту свечи", "draws 1 candle card"),
        (3, "берёт 3 карты свечей", "draws 3 candle cards"),
        (6, "берёт 6 карт свечей", "draws 6 candle cards"),
        (0, "не находит карт свечей в колоде", "finds no candle card to draw"),
    ],
)
def test_candle_cards_are_counted(
    ru: Translator, en: Translator, n: int, russian: str, english: str
) -> None:
    args = {"who": "@0", "amount": n}
    same(ru, "fact-drew-candles", args, f"Анна {russian}")
    same(en, "fact-drew-candles", args, f"Ann {english}")


@pytest.mark.parametrize(
    ("gold", "wax", "russian", "english"),
    [
        (2, 0, "Золото: 2", "2 gold"),
        (0, 3, "Воск: 3", "3 wax"),
        (1, 2, "Золото: 1, воск: 2", "1 gold, 2 wax"),
    ],
)
def test_cubes_of_a_mine(
    ru: Translator, en: Translator, gold: int, wax: int, russian: str, english: str
) -> None:
    args = {"gold": gold, "wax": wax}
    same(ru, "option-cubes", args, russian)
    same(en, "option-cubes", args, english)


@pytest.mark.parametrize(
    ("n", "russian", "english"),
    [
        (1, "Осталось 1 движение. Куда идти?", "1 move left. Where to?"),
        (2, "Осталось 2 движения. Куда идти?", "2 moves left. Where to?"),
    ],
)
def test_moves_are_counted(
    ru: Translator, en: Translator, n: int, russian: str, english: str
) -> None:
    same(ru, "ask-move", {"left": n}, russian)
    same(en, "ask-move", {"left": n}, english)


@pytest.mark.parametrize("n", [0, 1, 2])
def test_flames_left_on_a_candle(ru: Translator, en: Translator, n: int) -> None:
    args: Args = {"who": "@0", "house": "ash_clan", "candle": "warrior", "left": n}
    russian = ("последний огонь свечи", "остался 1 огонь", "осталось 2 огня")[n]
    english = ("the last flame of Ash Clan", "1 flame left", "2 flames left")[n]
    assert russian in plain(ru("fact-extinguished-candle", args))
    assert english in plain(en("fact-extinguished-candle", args))


def test_a_last_unit_is_not_counted(ru: Translator, en: Translator) -> None:
    same(ru, "ask-light", {"left": 1}, "Что зажечь?")
    same(ru, "ask-light", {"left": 3}, "Что зажечь? (осталось: 3)")
    same(en, "ask-light", {"left": 1}, "What do you light?")
    same(en, "ask-light", {"left": 3}, "What do you light? (3 to go)")


def test_a_card_without_a_price_is_free(ru: Translator, en: Translator) -> None:
    free = {"card": "moth_catcher", "role": "warrior", "cost": 0}
    same(ru, "option-deploy", free, "Разместить «Ловец мотыльков» (Воин) бесплатно")
    same(en, "option-deploy", free, "Deploy “Moth Catcher” as Warrior for free")
    dear = {"card": "kings_tear", "role": "pilgrim", "cost": 3}
    same(ru, "option-deploy", dear, "Разместить «Слеза короля» (Пилигрим) за 3 кубика воска")
    same(en, "option-deploy", dear, "Deploy “The King's Tear” as Pilgrim for 3 wax")


@pytest.mark.parametrize(
    ("n", "russian", "english"),
    [(1, "1 кубик золота", "1 gold"), (2, "2 кубика золота", "2 gold")],
)
def test_prices_in_gold(ru: Translator, en: Translator, n: int, russian: str, english: str) -> None:
    args = {"upgrade": "treasury", "cost": n}
    same(ru, "option-buy-upgrade", args, f"«Сокровищница» за {russian}")
    same(en, "option-buy-upgrade", args, f"“Treasury” for {english}")


def test_rare_moments_have_words(t: Translator) -> None:
    who = {"who": "@0", "curse": "curse_8_grey_tide", "region": "r4", "candle": "warrior"}
    for key in ("fact-no-winner", "fact-curse-nowhere", "fact-repeated", "ask-repeat"):
        assert not RAW_ID.search(t(key, who)), key
    assert not RAW_ID.search(t("fact-quest-gone", {"quest": "build_temple"}))
    card: Args = {"card": "pale_glory", "number": 1}
    for key in ("ask-discard-withering", "option-discard-withering"):
        assert not RAW_ID.search(t(key, card)), key

"""Rule texts that only their makers understand are found."""

import pytest

from igroteka.kernel.rulebook import Rulebook
from igroteka.testing.texts import assert_rules_plain, rule_jargon
from tests.kernel.lanterns import GAME


def book(english: str, russian: str = "Шаг.") -> Rulebook:
    return Rulebook(
        f"- **TOW-STEP-1** (designed: as TOW-STEP-2, see tower.yaml) {english}",
        f"- **TOW-STEP-1** {russian}",
    )


@pytest.mark.parametrize(
    ("text", "jargon"),
    [
        ("A step costs one token (TOW-STEP-2).", "TOW-STEP-2"),
        ("See the chapter TOW-RAIN.", "TOW-RAIN"),
        ("Towers are listed in `content/tower.yaml`.", "content/tower.yaml"),
        ("The hex `n_sw` and *craft_gleaner* are wet.", "n_sw, craft_gleaner"),
        ("W-START closes.", "W-START"),
        ("| TOW-STEP-3 |", "TOW-STEP-3"),
    ],
)
def test_ids_and_files_are_jargon(text: str, jargon: str) -> None:
    assert rule_jargon(book(text)) == [f"TOW-STEP-1 (en): {jargon}"]


@pytest.mark.parametrize(
    ("text", "jargon"), [("Шаг craft_gleaner.", "craft_gleaner"), ("Окно W-START.", "W-START")]
)
def test_russian_rules_have_no_jargon_either(text: str, jargon: str) -> None:
    assert rule_jargon(book("A step.", text)) == [f"TOW-STEP-1 (ru): {jargon}"]
    assert rule_jargon(book("A step.", "Шаг (TOW-STEP-2, глава TOW-RAIN).")) == []


@pytest.mark.parametrize(
    "text",
    [
        "A two-player tower costs 1-2 tokens, and/or rain.",
        "The X-shaped stairs, e.g. those of the North-West.",
        "Идёт 1–2 шага: «Северо-Запад».",
    ],
)
def test_plain_words_are_not(text: str) -> None:
    assert rule_jargon(book(text)) == []


def test_where_a_rule_comes_from_may_be_told_to_makers() -> None:
    assert rule_jargon(book("A step.")) == []


def test_lanterns_speaks_plainly() -> None:
    assert_rules_plain(GAME)

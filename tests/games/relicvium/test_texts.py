"""Texts: both languages say everything, in proper sentences, and never show an id."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from igroteka.games.relicvium import GAME
from igroteka.games.relicvium.rules.state import Phase, Relicvium
from igroteka.kernel.flow import Args
from igroteka.kernel.text import Translator
from igroteka.testing.story import Story, at_every_table
from igroteka.testing.texts import (
    assert_labels_readable,
    assert_nearly_all_met,
    assert_told,
    counted,
    same,
)
from tests.games.relicvium.story import play

Played = Story[Relicvium]

BREAKING_NUMBER = re.compile(r"(?<![\u00a0\d])\d+ [a-zа-яё]")
"""A number that a line's end could part from its word."""

RARE = {
    "option-break",
    "fact-alliance-ended",
    "fact-nobody-won",
    "option-decay",
    "option-maul",
    "fact-mauled",
    "ask-give-up",
    "option-give-up",
    "option-return",
    "fact-token-returned",
    "fact-decayed",
    "fact-tie",
}
"""Texts that guided matches hardly ever meet."""


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return at_every_table(GAME, play)


# Whole matches ----------------------------------------------------------------------------------


def test_all_of_a_match_can_be_told_without_an_id(t: Translator, played: list[Played]) -> None:
    assert_told(played, t, BREAKING_NUMBER)


def test_these_matches_meet_nearly_every_text(played: list[Played]) -> None:
    """So that the test above cannot pass by silence."""
    common = {"option-pass", "option-done", "option-decline", "option-yes", "option-no"}
    assert_nearly_all_met(GAME, played, RARE, common)


def test_every_phase_ending_and_option_has_a_label(t: Translator) -> None:
    for phase in get_args(Phase):
        assert t(f"label-phase-{phase}")
    for rule in ("REL-END-2", "REL-END-3", "REL-EOR-3", "REL-END-10"):
        assert t(f"label-result-{rule}", {"who": "@0", "total": 12})


@pytest.mark.parametrize("n", [0, 1, 2, 5, 21])
def test_every_label_can_be_read(t: Translator, n: int) -> None:
    args: Args = {
        "who": "@0",
        **dict.fromkeys(("area", "start", "end"), "sky_peak"),
        "terrain": "plain",
        "unit": "mage",
        "what": "mage",
        **dict.fromkeys(("round", "last", "total", "division", "attack", "defence"), n),
    }
    assert_labels_readable(GAME, t, args, BREAKING_NUMBER)


# Sentences --------------------------------------------------------------------------------------


def test_the_name_on_the_shelf(ru: Translator, en: Translator) -> None:
    same(ru, "label-title", {}, "Реликвиум")
    same(en, "label-title", {}, "Relicvium")


@counted(("область", "области", "областей"), ("area", "areas"))
def test_areas_are_counted(
    ru: Translator, en: Translator, n: int, russian: str, english: str
) -> None:
    args = {"who": "@0", "areas": n}
    same(ru, "fact-won", args, f"Анна побеждает: под контролем {russian}")
    same(en, "fact-won", args, f"Ann wins, in control of {english}")


def test_a_battle_is_told(ru: Translator, en: Translator) -> None:
    args = {"who": "@0", "whom": "@1", "area": "sky_peak", "attack": 6, "defence": 4}
    same(ru, "fact-battle", args, "Анна нападает, «Небесный пик»: 6 против 4. Защищается Борис")
    same(en, "fact-battle", args, "Ann attacks Bob in Sky Peak: 6 against 4")


def test_a_proposal_says_what_is_at_stake(t: Translator) -> None:
    assert "+1" in t("ask-answer-alliance", {"who": "@0"})
    assert t("ask-answer-peace", {"who": "@0"})

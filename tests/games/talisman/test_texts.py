"""Texts: both languages say everything, in proper sentences, and never show an id."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from igroteka.games.talisman import GAME
from igroteka.games.talisman.rules.state import Talisman
from igroteka.kernel.chance import Fast
from igroteka.kernel.match import Match
from igroteka.kernel.text import Translator
from igroteka.testing.battery import guided
from igroteka.testing.story import Story, play
from igroteka.testing.texts import assert_told
from tests.games.talisman.table import A, Table
from tests.games.talisman.test_end_game import RULES, late_table

Played = Story[Talisman]

BREAKING_NUMBER = re.compile(r"(?<![\u00a0\d])\d+ (?!and |и |или |or )[a-zа-яё]")
"""A number that a line's end could part from its word; dice in a list may be parted."""


@pytest.fixture(scope="module")
def played() -> list[Played]:
    options = GAME.configure({"players": 4})
    return [play(GAME, options, Fast.seeded(seed), guided(GAME, Random(seed))) for seed in range(3)]


def test_all_of_a_match_can_be_told_without_an_id(t: Translator, played: list[Played]) -> None:
    assert_told(played, t, BREAKING_NUMBER)


def namesakes(match: Match[Talisman], t: Translator) -> set[tuple[str, str]]:
    """Options of the open questions that read alike."""
    found: set[tuple[str, str]] = set()
    for question in match.asks:
        texts = Counter(t(f"option-{option.verb}", option.args) for option in question.options)
        found |= {(question.prompt, text) for text, count in texts.items() if count > 1}
    return found


def test_two_options_of_a_question_never_read_alike(t: Translator) -> None:
    """Whoever plays by reading, or by ear, must know what he chooses."""
    found: set[tuple[str, str]] = set()
    prompts: set[str] = set()
    for seed in range(40):
        rng = Random(seed)
        late = late_table(rng, RULES[seed % len(RULES)])
        late.g.chance = Fast.seeded(seed)
        match = late.match
        for _ in range(150):
            if match.ask is None:
                break
            found |= namesakes(match, t)
            prompts.add(match.ask.prompt)
            match.answer(match.ask.seat, rng.choice(match.ask.options))
    assert found == set()
    assert {"space", "remove", "visit", "take", "choose", "reward", "sell", "fate"} <= prompts


def test_the_two_uses_of_the_princess_at_the_castle_have_names(t: Translator) -> None:
    table = Table("dwarf", "wizard")
    table.give(A, "princess", "prince")
    table.life(A, 1)
    table.lands("castle")
    table.pass_until("visit")
    assert table.options("use") == ["use:prince", "use:prince.1", "use:princess", "use:princess.1"]
    assert namesakes(table.match, t) == set()
    table.do("use:princess.1")
    assert table.told("used") == [("TAL-PRI-19", {"who": "@0", "what": "princess.1"})]


def test_destruction_names_the_space_of_each_dragon(t: Translator) -> None:
    """Two on one space are one choice, a third elsewhere is another."""
    table = Table("sorceress", "wizard")
    table.give(A, "destruction")
    table.lay("fields_n", "dragon", "dragon")
    table.lay("woods_n", "dragon")
    table.do("cast:destruction")
    assert table.options() == ["remove:dragon", "remove:dragon:2"]
    assert namesakes(table.match, t) == set()

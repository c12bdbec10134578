"""Things one may do at any time are no questions: windows open for what they are about."""

from __future__ import annotations

import gc
from random import Random
from typing import Any

import pytest

from igroteka.games.talisman import GAME
from igroteka.games.talisman.rules.hero.asides import VERBS
from igroteka.games.talisman.rules.options import VARIANTS
from igroteka.kernel.chance import Fast
from igroteka.kernel.match import Match
from igroteka.testing.battery import guided


@pytest.mark.parametrize("table", VARIANTS[:5], ids=lambda table: f"{table['players']}-players")
def test_no_window_offers_only_asides_and_a_pass(table: dict[str, Any]) -> None:
    """Nor does any other question: what may be done at any time stands beside it."""
    rng = Random(table["players"])
    choose = guided(GAME, rng)
    options = GAME.configure({**table, "rounds": 30})
    match = Match.new(GAME, options, Fast.seeded(table["players"]), tracked=False)
    windows = accompanied = 0
    while match.ask is not None:
        question = match.ask
        verbs = {option.verb for option in question.options}
        assert not verbs & set(VERBS), question
        if question.prompt.startswith("window"):
            windows += 1
            assert verbs - {"pass"}, question
        accompanied += question.asides is not None and bool(question.beside())
        match.answer(question.seat, question.options[choose(match, question)])
    assert windows
    assert accompanied > 20, "asides are at hand"


def test_a_copied_match_is_gone_at_once_when_nobody_holds_it() -> None:
    """Question and asides must not hold each other: bots copy thousands of matches a second."""
    match: Match[Any] = Match.new(GAME, GAME.configure({"players": 4}), Fast.seeded(1))
    while match.ask is None or match.ask.asides is None:
        assert match.ask is not None
        match.answer(match.ask.seat, match.ask.options[0])
    gc.collect()
    gc.disable()
    try:
        match.clone()
        assert gc.collect() == 0
    finally:
        gc.enable()

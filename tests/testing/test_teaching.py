"""The long look at what a table tells: it looks everywhere, and names what is wrong."""

from __future__ import annotations

import pytest

from igroteka.games.kalena import GAME
from igroteka.scene.consequences import Consequence, WhatIf
from igroteka.testing.teaching import Run, main


def test_a_run_looks_at_every_decision_and_tries_some_options(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["kalena", "--matches", "1", "--every", "20", "--options", "1"]) == 0
    told = capsys.readouterr().out
    assert "kalena 0: " in told
    assert "0 parts without a page, 0 faults" in told


def test_what_has_no_page_is_named_once_with_its_place() -> None:
    run = Run(GAME, matches=1, every=10_000)
    run.finder._by_id.pop("ghost")
    run.play(lambda _: None)
    assert [fault for fault in run.faults if "ghost" in fault and "has no page" in fault]
    assert len(run.faults) == len(run.missing)


def test_a_consequence_that_leaks_is_named_and_the_run_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    luck = iter([True, False] * 10_000)
    monkeypatch.setattr(WhatIf, "of", lambda *_: Consequence(luck=next(luck)))
    run = Run(GAME, matches=1, every=20, options=1)
    run.play(lambda _: None)
    assert len(run.faults) > 1
    assert all("decision" in fault for fault in run.faults)

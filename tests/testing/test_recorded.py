"""Recorded matches notice whatever is played differently, and open under newer rules."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from igroteka.kernel import save
from igroteka.kernel.flow import Flow
from igroteka.testing import recorded
from tests.kernel.lanterns import GAME, Lanterns, asking_otherwise, step


@pytest.fixture(scope="module")
def matches() -> list[recorded.Recorded]:
    return list(recorded.record(GAME))


def test_enough_matches_over_all_variants_with_asides_among_them(
    matches: list[recorded.Recorded],
) -> None:
    assert len(matches) >= recorded.LEAST
    assert {match.header.options["players"] for match in matches} == {2, 3}
    assert any(option.startswith("drop:") for match in matches for _, option, _ in match.answers)


def test_what_is_kept_is_the_same_again_byte_for_byte(
    matches: list[recorded.Recorded], tmp_path: Path
) -> None:
    one, other = tmp_path / "1" / "one.gz", tmp_path / "1" / "other.gz"
    recorded.write(one, matches)
    recorded.write(other, recorded.read(one))
    assert recorded.read(other) == matches
    assert one.read_bytes() == other.read_bytes()
    assert list(recorded.record(GAME)) == matches


def test_unchanged_rules_replay_exactly(matches: list[recorded.Recorded]) -> None:
    assert [recorded.difference(GAME, match) for match in matches] == [None] * len(matches)


def one_card_more(g: Lanterns) -> Flow[None] | None:
    if g.phase == "turns" and g.round == 2 and g.deck:
        g.hands[g.turn].append(g.deck.pop())
    return step(g)


def told_otherwise(g: Lanterns) -> Flow[None] | None:
    if g.phase == "bets":
        g.tell("bets", "LAN-BET-1", number=g.round)
    return step(g)


def left_otherwise(g: Lanterns) -> Flow[None] | None:
    if g.phase == "over":
        g.turn = 7
    return step(g)


@pytest.mark.parametrize(
    ("changed", "noticed"),
    [
        (asking_otherwise, "is asked something else"),
        (one_card_more, ""),
        (told_otherwise, "it is told differently"),
        (left_otherwise, "it ends in another state"),
    ],
)
def test_a_changed_rule_is_noticed(
    changed: object, noticed: str, matches: list[recorded.Recorded]
) -> None:
    game = replace(GAME, step=changed)  # type: ignore[arg-type]
    found = [recorded.difference(game, match) for match in matches]
    assert any(difference is not None and noticed in difference for difference in found)


def test_a_match_of_an_older_version_opens_and_says_what_it_lost(
    matches: list[recorded.Recorded], monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = replace(GAME, rules_version="2", step=asking_otherwise)
    monkeypatch.setattr(save, "find_game", lambda _: newer)
    loaded = recorded.opened(matches[0])
    assert [notice.kind for notice in loaded.notices] == ["new-rules", "answers-lost"]
    assert loaded.notices[1].args["lost"] == len(matches[0].answers)
    assert loaded.record.answers == []


def test_a_match_of_an_older_version_that_still_fits_loses_nothing(
    matches: list[recorded.Recorded], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(save, "find_game", lambda _: replace(GAME, rules_version="2"))
    loaded = recorded.opened(matches[0])
    assert [notice.kind for notice in loaded.notices] == ["new-rules"]
    assert recorded.recorded(loaded.record) == msgspec.structs.replace(
        matches[0], header=loaded.record.header
    )

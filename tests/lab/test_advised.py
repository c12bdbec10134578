"""The advisor against greedy: positions of real matches, finished with the same luck."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from igroteka.kernel.chance import Fast
from igroteka.kernel.match import Match
from igroteka.kernel.record import question_hash
from igroteka.kernel.state import encode
from igroteka.lab.advised import End, Position, main, mean, positions, somewhere


def test_positions_are_open_choices_early_and_late() -> None:
    rounds = set()
    for seed in range(6):
        match = somewhere("kalena", 2, seed).match()
        [ask] = match.asks
        assert len(ask.options) > 1
        rounds.add(match.g.season)
    assert len(rounds) > 1


def test_the_same_seed_finds_the_same() -> None:
    one, again = (list(positions("kalena", 2, [3, 4], "guided")) for _ in range(2))
    assert one == again
    assert all(0 <= found.advised.victory <= 1 for found in one)
    assert all(found.gain == End() for found in one if found.alike)


@pytest.mark.parametrize("game", ["candelabria", "talisman"])
def test_other_luck_comes_after_what_has_fallen(game: str) -> None:
    """Also in the midst of a step, which copies do again: nobody draws another card by looking."""
    for seed in range(4):
        place = somewhere(game, 2, seed)
        match, other = place.match(), place.match(luck=1)
        twin = other.clone()
        assert question_hash(twin.asks[0]) == question_hash(match.asks[0])
        assert _without_luck(twin) == _without_luck(other) == _without_luck(match)
        assert _ahead(twin) == _ahead(other) != _ahead(match)


def _ahead(match: Match[Any]) -> list[int]:
    chance = match.g.chance.copy()
    return [chance.below(1000) for _ in range(3)]


def _without_luck(match: Match[Any]) -> bytes:
    g = match.g.copy()
    g.chance = Fast(0)
    return encode(g)


def test_an_end_is_the_mean_of_several_lucks() -> None:
    [one] = positions("candelabria", 2, [0], "guided")
    [several] = positions("candelabria", 2, [0], "guided", lucks=4)
    assert not one.alike
    assert several.lucks == 4
    assert several.advised.victory * 4 in range(5)
    assert several.advised.lead != one.advised.lead
    assert several == next(positions("candelabria", 2, [0], "guided", lucks=4))


def test_who_has_won_leads() -> None:
    played = [one for one in positions("candelabria", 2, range(4), "guided") if not one.alike]
    ends = [end for one in played for end in (one.advised, one.greedy)]
    assert {end.victory for end in ends} == {0.0, 1.0}
    assert all((end.lead > 0) == (end.victory == 1) for end in ends)


def test_the_mean_has_its_interval() -> None:
    middle, within = mean([1.0, -1.0, 1.0, -1.0])
    assert middle == 0.0
    assert within == pytest.approx(1.96 * (4 / 3 / 4) ** 0.5)


def test_a_run_goes_on_from_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "positions.jsonl"
    words = ["kalena", "--players", "2", "--finished-by", "guided", "--out", str(file)]
    assert main([*words, "--positions", "1"]) == 0
    first = file.read_bytes()
    assert main([*words, "--positions", "2"]) == 0
    assert file.read_bytes().startswith(first)
    assert len(file.read_bytes().splitlines()) == 2
    assert capsys.readouterr().out.splitlines()[1].startswith("2 positions, ")


def test_what_is_gained_is_what_differs() -> None:
    advised, greedy = End(1.0, 6.5), End(0.25, -2.0)
    position = Position("kalena", 1, 2, "adept", advised, greedy, alike=False)
    assert position.gain == End(0.75, 8.5)

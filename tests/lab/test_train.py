"""Training: figures foresee what comes of a position; the same seed learns the same."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from igroteka.bots.search.value import FILE, Learned, Value, learned, written
from igroteka.cli import main
from igroteka.games.kalena import GAME as KALENA
from igroteka.kernel.content import parse
from igroteka.kernel.registry import find_game, game_names
from igroteka.lab.train import KNOTS, positions, regression, train
from tests.bots.test_bots import begun


def test_what_weighs_otherwise_early_and_late_is_found_out() -> None:
    rng = Random(1)
    examples = []
    for _ in range(2000):
        progress, figures = rng.random(), [1.0, rng.uniform(-5, 5), rng.uniform(-5, 5)]
        aim = 3 + (2 - progress) * figures[1] + rng.gauss(0, 1)
        examples.append((progress, figures, aim))
    begin, middle, end = regression(examples)
    assert begin == pytest.approx([3.0, 2.0, 0.0], abs=0.3)
    assert middle == pytest.approx([3.0, 1.5, 0.0], abs=0.3)
    assert end == pytest.approx([3.0, 1.0, 0.0], abs=0.3)


def test_positions_are_those_where_a_turn_has_ended() -> None:
    assert KALENA.features is not None
    seen = list(positions(KALENA, KALENA.features, {"players": 2}, 3))
    assert len(seen) >= 16
    assert all(0 <= one.progress <= 1 for one in seen)
    assert all(len(one.figures) == len(KALENA.features.names) for one in seen)
    assert len({one.end for one in seen}) <= 2, "each seat has one end"


def test_the_same_seed_learns_the_same() -> None:
    one, other = (train(KALENA, {"players": 2}, 2, 7, "again") for _ in range(2))
    assert one == other
    assert parse(written(one), f"{FILE}.yaml", Learned) == one, "the file says it all"
    assert one.knots == KNOTS


def of(**weights: tuple[float, ...]) -> Learned:
    return Learned(
        command="",
        matches=0,
        rules_version="",
        mix=0.5,
        knots=(0.0, 1.0),
        weights=weights,
    )


def test_between_knots_weights_go_over_into_each_other() -> None:
    found = of(one=(0.0, 4.0), two=(1.0, 1.0))
    assert found.foresees([1.0, 10.0], 0.0) == 10
    assert found.foresees([1.0, 10.0], 0.25) == 1 + 10
    assert found.foresees([1.0, 10.0], 1.0) == 4 + 10


@pytest.mark.parametrize("name", game_names())
def test_what_is_shipped_weighs_what_the_game_names(name: str) -> None:
    game = find_game(name)
    found = learned(game)
    if game.features is None:
        assert found is None
        return
    match = begun(game, 3, 1)
    assert len(game.features.of(match.g, 0)) == len(game.features.names)
    if found is not None:
        assert found.rules_version == game.rules_version, "the rules are others now: train anew"
        assert found.command.startswith(f"igroteka train {name} ")
        here = Value(game, match.g, 0)
        assert here.at_end_of_turn(match.g) == pytest.approx(here.by_hand(match.g))


def test_the_command_writes_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "learned.yaml"
    words = ["train", "kalena", "--games", "1", "--players", "2", "--seed", "3", "--lang", "en"]
    assert main([*words, "--out", str(file)]) == 0
    assert "--games 1 --players 2 --seed 3" in file.read_text(encoding="utf-8")
    assert main(words) == 0
    assert capsys.readouterr().out.endswith(file.read_text(encoding="utf-8"))
    assert main(["train", "kalena", "--games", "0", "--lang", "en"]) == 2

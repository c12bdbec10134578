"""Training: figures foresee what comes of a position; the same seed learns the same."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from igroteka.bots.search.value import FILE, Learned, Value, learned, written
from igroteka.cli import main
from igroteka.games.kalena import GAME as KALENA
from igroteka.kernel.content import ContentError, parse
from igroteka.kernel.game import Game
from igroteka.kernel.registry import find_game, game_names
from igroteka.lab.train import KNOTS, WAYS, Seen, differences, regression, train, turns
from tests.bots.test_bots import begun


def test_what_weighs_otherwise_early_and_late_is_found_out() -> None:
    rng = Random(1)
    examples = []
    for _ in range(2000):
        progress, figures = rng.random(), [1.0, rng.uniform(-5, 5), rng.uniform(-5, 5)]
        aim = 3 + (2 - progress) * figures[1] + rng.gauss(0, 1)
        examples.append((progress, figures, aim))
    begin, middle, end = regression(examples, ridge=5.0)
    assert begin == pytest.approx([3.0, 2.0, 0.0], abs=0.3)
    assert middle == pytest.approx([3.0, 1.5, 0.0], abs=0.3)
    assert end == pytest.approx([3.0, 1.0, 0.0], abs=0.3)


def test_turns_are_played_in_several_ways_that_come_to_different_ends() -> None:
    assert KALENA.features is not None
    seen = list(islice(turns(KALENA, KALENA.features, {"players": 2}, 3), 9))
    assert len(seen) == 9
    assert all(len(ways) == WAYS for ways in seen)
    for way in (way for ways in seen for way in ways):
        assert 0 <= way.progress <= 1
        assert len(way.figures) == len(KALENA.features.names)
    assert any(len({way.end for way in ways}) > 1 for ways in seen)


def test_what_differs_is_told_beside_the_mean_of_all_ways() -> None:
    ways = [Seen(0.5, [1.0, 4.0], 10.0, 13.0), Seen(0.5, [3.0, 4.0], 11.0, 20.0)]
    assert list(differences(ways)) == [(0.5, [-1.0, 0.0], -3.0), (0.5, [1.0, 0.0], 3.0)]


def test_the_same_seed_learns_the_same() -> None:
    one, other = (train(KALENA, {"players": 2}, 1, 7, "again") for _ in range(2))
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
    assert found.adds([1.0, 10.0], 0.0) == 10
    assert found.adds([1.0, 10.0], 0.25) == 1 + 10
    assert found.adds([1.0, 10.0], 1.0) == 4 + 10


def shipping(found: Learned, folder: Path) -> Game[Any]:
    """Kalena with a file of its own."""
    (folder / "bot").mkdir()
    (folder / "bot" / f"{FILE}.yaml").write_text(written(found), encoding="utf-8")
    return replace(KALENA, id=folder.name, folder=folder)


def test_a_file_takes_part_in_judging_where_a_turn_has_ended(tmp_path: Path) -> None:
    assert KALENA.features is not None
    taught = of(**dict.fromkeys(KALENA.features.names, (0.1, 0.3)))
    game = shipping(taught, tmp_path)
    match = begun(game, 2, 1)
    now, features = Value(game, match.g, 0), game.features
    assert features is not None
    match.g.players[0].valour += 10
    by_hand = now.by_hand(match.g)
    assert by_hand == KALENA.evaluate(match.g, 0)
    early, late = taught.weights["valour"][:2]
    done = features.progress(match.g) / (taught.knots[1] - taught.knots[0])
    learned_more = 10 * (early + done * (late - early))
    more = now.at_end_of_turn(match.g) - by_hand
    assert more == pytest.approx(taught.mix * learned_more, abs=1e-6)


def test_a_file_that_weighs_something_else_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="train anew"):
        learned(shipping(of(valour=(1.0, 1.0)), tmp_path))


def test_a_file_that_lacks_a_knot_is_refused(tmp_path: Path) -> None:
    assert KALENA.features is not None
    short = dict.fromkeys(KALENA.features.names, (1.0,))
    with pytest.raises(ContentError, match="lacks the weight"):
        learned(shipping(of(**short), tmp_path))


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

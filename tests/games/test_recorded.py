"""Matches that were recorded under each version of the rules, of every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.kernel.registry import find_game, game_names
from igroteka.testing import recorded

HERE = Path(__file__).parent
FILES = [
    pytest.param(name, path, id=f"{name}-{path.parent.name}")
    for name in game_names()
    for path in recorded.files(HERE, find_game(name))
]


@pytest.mark.parametrize(("name", "path"), FILES)
def test_recorded_matches_replay_exactly_or_are_met_by_a_raised_version(
    name: str, path: Path
) -> None:
    game = find_game(name)
    for number, match in enumerate(recorded.read(path)):
        if path.parent.name == game.rules_version:
            found = recorded.difference(game, match)
            assert found is None, f"{name}, match {number}: {found}: {recorded.ADVICE}"
        else:
            loaded = recorded.opened(match)
            lost = sum(int(notice.args.get("lost", 0)) for notice in loaded.notices)
            assert len(loaded.record.answers) + lost == len(match.answers)
            assert loaded.notices[0].kind == "new-rules"


@pytest.mark.parametrize("name", game_names())
def test_every_variant_of_the_current_version_is_recorded(name: str) -> None:
    game = find_game(name)
    path = HERE / name / recorded.FOLDER / game.rules_version / recorded.FILE
    assert path.exists(), f"{name} has no matches of version {game.rules_version}: `make recorded`"
    matches = recorded.read(path)
    assert len(matches) >= recorded.LEAST
    played = [game.configure(match.header.options) for match in matches]
    missing = [table for table in game.variants if game.configure(table) not in played]
    assert not missing

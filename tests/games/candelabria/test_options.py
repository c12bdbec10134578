"""Options: what a table agrees on, and the numbers that options of a question speak of."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

import pytest

from igroteka.games.candelabria import GAME, rules
from igroteka.games.candelabria.rules.options import VARIANTS
from igroteka.kernel.errors import BadOptions
from igroteka.kernel.flow import Option


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_play(players: int) -> None:
    options: Any = GAME.configure({"players": players})
    assert options.players == players


@pytest.mark.parametrize("players", [0, 1, 6])
def test_no_fewer_and_no_more(players: int) -> None:
    with pytest.raises(BadOptions):
        GAME.configure({"players": players})


@pytest.mark.parametrize("expansion", ["quests", "withering"])
def test_each_expansion_is_tried_with_houses_given_out_in_either_way(expansion: str) -> None:
    for players in (2, 3, 4, 5):
        tried = [v for v in VARIANTS if v["players"] == players and v[expansion]]
        assert sorted(str(v["houses"]) for v in tried) == ["choice", "random"]


def every_option(thing: Any) -> Iterator[Option]:
    """The options that a module holds ready, however deep in its tables."""
    if isinstance(thing, Option):
        yield thing
    elif isinstance(thing, dict):
        yield from every_option(list(thing.values()))
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from every_option(part)


NUMBERED = {"at-curse", "on-slot", "discard-withering", "move-curse"}


def test_an_option_says_the_number_that_its_key_means() -> None:
    """Slots and curse cards are counted from one, in the key and in the words alike."""
    found = set()
    for info in pkgutil.iter_modules(rules.__path__):
        module = importlib.import_module(f"{rules.__name__}.{info.name}")
        for option in every_option(list(vars(module).values())):
            if option.verb in NUMBERED:
                number = option.key.split(":")[1]
                assert number == str(option.args["number"])
                touched = [part.split(":") for part in option.touches]
                about = [part[1] for part in touched if part[0] in ("curse", "influence")]
                assert about == ([number] if "curse" in option.verb else [])
                found.add(option.verb)
    assert found == NUMBERED

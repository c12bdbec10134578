"""The games that are installed, found through entry points: any package may bring one."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from igroteka.kernel.errors import UnknownGame
from igroteka.kernel.game import Game

GROUP = "igroteka.games"


def game_names() -> list[str]:
    """The ids of all installed games."""
    return sorted({point.name for point in entry_points(group=GROUP)})


@cache
def find_game(name: str) -> Game[Any]:
    """The game with this id."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            game = point.load()
            if not isinstance(game, Game):
                raise UnknownGame(f"{point.value} offers {name!r}, but it is not a Game")
            return game
    near = get_close_matches(name, game_names(), n=1)
    hint = f" Did you mean {near[0]}?" if near else ""
    raise UnknownGame(f"there is no game {name!r}.{hint} Installed: {', '.join(game_names())}")

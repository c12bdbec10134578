"""Bots: they play any game through its questions, its evaluation and its guidance."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from igroteka.bots.bot import Bot
from igroteka.bots.greedy import Greedy
from igroteka.bots.guided import Guided
from igroteka.bots.levels import Novice, adept, apprentice, master
from igroteka.bots.random import Uniform
from igroteka.kernel.errors import IgrotekaError

__all__ = ["BOT_NAMES", "LEVELS", "Bot", "UnknownBot", "bot"]

_BOTS: dict[str, Callable[[int], Bot]] = {
    "random": Uniform,
    "guided": Guided,
    "novice": Novice,
    "apprentice": apprentice,
    "greedy": Greedy,
    "adept": adept,
    "master": master,
}

BOT_NAMES = tuple(_BOTS)
"""The names by which bots are called, from the weakest to the strongest."""

LEVELS = ("novice", "apprentice", "adept", "master")
"""The opponents that people choose from, from the gentlest; the others serve the laboratory."""


class UnknownBot(IgrotekaError):
    """No bot goes by this name."""


def bot(name: str, seed: int) -> Bot:
    """A bot for one seat of one match; the same seed plays the same way."""
    if name not in _BOTS:
        near = get_close_matches(name, BOT_NAMES, n=1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownBot(f"there is no bot {name!r}.{hint} Known: {', '.join(BOT_NAMES)}")
    return _BOTS[name](seed)

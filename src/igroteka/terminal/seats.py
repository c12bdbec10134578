"""Seats: who sits where. `you`, any other name of a person, or the name of a bot."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from igroteka.bots import BOT_NAMES
from igroteka.kernel.game import Game

YOU = "you"
"""A person without a name of his own: he is called by the colour he plays."""

LONGEST_NAME = 24

_ME = frozenset({"you", "me", "i", "вы", "я"})


def is_person(seat: str) -> bool:
    """Whether a human at this terminal answers for the seat."""
    return seat not in BOT_NAMES


def split_seats(text: str) -> tuple[str, ...]:
    """Seats from `you, greedy, Anna`: bots and `you` in any case, names as they are."""
    return tuple(_seat(part.strip()) for part in text.split(","))


def _seat(word: str) -> str:
    plain = word.casefold()
    if plain in _ME:
        return YOU
    return plain if plain in BOT_NAMES else word


def seats_problem(seats: Sequence[str]) -> tuple[str, str] | None:
    """What is wrong with the seats: the key of a text and the name it is about."""
    for place, seat in enumerate(seats):
        if not seat:
            return "ui-seats-empty", ""
        if seat.startswith("@") or not seat.isprintable() or len(seat) > LONGEST_NAME:
            return "ui-seats-name", seat
        if is_person(seat) and get_close_matches(seat.casefold(), BOT_NAMES, cutoff=0.8):
            return "ui-seats-bot", seat
        if is_person(seat) and seat != YOU and seat in seats[:place]:
            return "ui-seats-twice", seat
    return None


def default_seats(players: int) -> tuple[str, ...]:
    """The person against apprentices: bots that play to win and do not keep anybody waiting."""
    return (YOU, *["apprentice"] * (players - 1))


def seat_names(game: Game[Any], seats: Sequence[str], lang: str) -> list[str]:
    """People by their names; bots, and a person without one, by the colours they play."""
    return [
        getattr(game.names[game.colours[place]], lang)
        if seat == YOU or not is_person(seat)
        else seat
        for place, seat in enumerate(seats)
    ]

"""Options: what a table may agree on, checked by the kernel whatever a game checks besides."""

from __future__ import annotations

from dataclasses import replace

import pytest

from igroteka.kernel.errors import BadOptions
from igroteka.kernel.game import Options
from tests.kernel.lanterns import GAME


class Picky(Options, frozen=True, forbid_unknown_fields=True):
    """Options of a game that has a check of its own."""

    wind: bool = False
    calm: bool = False

    exclusive = (("wind", "calm"),)

    def __post_init__(self) -> None:
        if self.players == 13:
            raise ValueError("thirteen at table")


PICKY = replace(GAME, options=Picky)


@pytest.mark.parametrize("chosen", [{}, {"wind": True}, {"calm": True}])
def test_one_of_two_exclusive_switches_may_be_on(chosen: dict[str, bool]) -> None:
    assert PICKY.configure({"players": 2, **chosen}) == Picky(2, **chosen)


def test_both_are_refused_though_the_game_checks_its_options_itself() -> None:
    with pytest.raises(BadOptions, match="lanterns: wind and calm cannot both be on"):
        PICKY.configure({"players": 2, "wind": True, "calm": True})


def test_the_games_own_check_still_counts() -> None:
    with pytest.raises(BadOptions, match="thirteen at table"):
        PICKY.configure({"players": 13})

"""The end of a match in the terminal: one winner, several, or nobody."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from igroteka.kernel.game import Result
from igroteka.terminal import ending
from igroteka.terminal.voice import Voice
from tests.kernel.lanterns.table import LANTERNS

SEATS = ("you", "random", "greedy")
DRAWN = Result((2, 1, 2), ((0, 2), (1,)), "LAN-END-1")
WON = Result.in_order((3, 1, 2), (0, 2, 1), "LAN-END-1")
LOST = Result((0, 0, 0), (), "LAN-END-1")


def shown(result: Result, lang: str) -> list[list[str]]:
    """The rows of the places."""
    voice = Voice.of(LANTERNS, lang, SEATS)
    page = io.StringIO()
    console = Console(file=page, width=80, color_system=None)
    console.print(ending.places(result, SEATS, voice, {}))
    rows = [re.split(r"\s{2,}", row.strip()) for row in page.getvalue().splitlines()]
    return [row for row in rows if row[-1].isdecimal()]


@pytest.mark.parametrize(
    ("result", "lang", "said"),
    [
        (DRAWN, "en", "Red and Turquoise share the victory with 2 each."),
        (DRAWN, "ru", "Красный и Изумрудный делят победу, очков у каждого: 2."),
        (WON, "en", "Red wins with 3."),
        (WON, "ru", "Красный побеждает, очков: 3."),
        (LOST, "en", "Everyone has lost."),
        (LOST, "ru", "Проиграли все."),
    ],
)
def test_who_has_won(result: Result, lang: str, said: str) -> None:
    verdict = ending.verdict(result, Voice.of(LANTERNS, lang, SEATS))
    assert re.sub("[\u2068\u2069]", "", verdict) == said


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_shared_place_counts_as_in_sports(lang: str) -> None:
    assert [row[0] for row in shown(DRAWN, lang)] == ["1", "1", "3"]
    assert [row[0] for row in shown(WON, lang)] == ["1", "2", "3"]

"""`igroteka analyse`: a finished match looked back at, in both languages and without ids."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from igroteka.bots import bot
from igroteka.cli import main
from igroteka.cli.arguments import WRONG
from igroteka.games.kalena import GAME
from igroteka.kernel import save
from igroteka.kernel.record import Record, fast_luck


def played(folder: Path, least: int = 0) -> Path:
    """A save: the whole match, or its first answers."""
    record: Record[Any] = Record.new(GAME, {"players": 2}, ("greedy", "greedy"), fast_luck(2))
    player = bot("greedy", 1)
    while not record.match.over and (not least or len(record.answers) < least):
        seat = record.match.asks[0].seat
        record.answer(seat, player.choose(record.match, seat))
    path = folder / "match.jsonl"
    save.write(record, path)
    return path


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("ru", ("Шансы на победу", "В начале", "Везение", "Ходы, которые решили партию")),
        ("en", ("Chances of winning", "Luck", "Turns that decided the match")),
    ],
)
def test_a_match_is_analysed_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, words: tuple[str, ...]
) -> None:
    assert main(["analyse", str(played(tmp_path)), "--lang", lang]) == 0
    page = " ".join(capsys.readouterr().out.split())
    for word in words:
        assert word in page
    assert "100 %" in page
    assert not re.search(r"[A-Z]{3}-[A-Z]+-\d|@\d|ui-|option-|fact-", page)


def test_a_match_that_goes_on_is_not_analysed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(played(tmp_path, 5)), "--lang", "ru"]) == WRONG
    assert "ещё не окончена" in capsys.readouterr().err

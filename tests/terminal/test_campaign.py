"""Campaigns at the terminal: set out, interrupted, gone on with, looked at and verified."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from pathlib import Path

import pytest

from igroteka.cli import main
from igroteka.kernel import campaign_file
from igroteka.kernel.campaign import Chronicle
from igroteka.terminal.start import Wish, set_out, travel_on
from igroteka.terminal.voice import Trouble
from tests.terminal.desk import Keyboard, Reader, newest, page, resume

TERMS = ("players=2", "new_gangs=no")


def campaign(
    *lines: str | None, seats: str = "you,guided", choose: Callable[[str], str] | None = None
) -> str:
    keyboard = Reader(choose) if choose else Keyboard(lines)
    wish = Wish("cadwallon", seats, None, TERMS, "7")
    set_out(wish, page(keyboard), "en", keyboard)
    return keyboard.page.getvalue()


def travel(*lines: str | None, seats: str | None = None) -> str:
    keyboard = Keyboard(chain(lines))
    travel_on("last", seats, page(keyboard), "en", keyboard)
    return keyboard.page.getvalue()


def chronicle() -> Chronicle:
    return campaign_file.parse(newest().read_bytes()).chronicle


def test_bots_play_a_whole_campaign(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["--seats", "guided,random", "--seed", "5", "--lang", "en"]
    assert main(["campaign", "cadwallon", *bots]) == 0
    shown = capsys.readouterr().out
    for number, match in enumerate(("Tremors", "The Sealed Stair", "The Beast of Mid-Nor"), 1):
        assert f"Next: match {number} of 4, {match}" in shown
    assert "Gangs and line-ups stay as they were" in shown
    assert "Ducats in all" in shown
    assert main(["verify", "last", "--lang", "en"]) == 0
    assert "true" in capsys.readouterr().out
    assert main(["campaign", "--show", "last"]) == 0
    assert "Кампания «Король Пепла»" in capsys.readouterr().out
    assert chronicle().over


def test_the_same_seed_gives_the_same_campaign(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["campaign", "cadwallon", "--seats", "guided,guided", "--seed", "5"]
    main(bots)
    first = newest().read_bytes()
    main(bots)
    assert newest().read_bytes() == first
    assert capsys.readouterr().err == ""


def test_nothing_is_lost_when_the_person_leaves(capsys: pytest.CaptureFixture[str]) -> None:
    shown = campaign("", "1", None)
    assert "Next: match 1 of 4, Tremors" in shown
    left = chronicle()
    assert left.running is not None
    answers = len(left.running.answers)
    assert answers
    assert "igroteka play --resume last" in shown
    resume("q")  # `play --resume` knows a campaign when it sees one
    again = chronicle().running
    assert again is not None
    assert len(again.answers) == answers
    assert main(["verify", "last"]) == 0
    with pytest.raises(Trouble, match="when it is over"):
        travel("q", seats="guided,guided")
    assert main(["campaign", "--show", "last", "--lang", "en"]) == 0
    assert "Being played: match 1 of 4" in capsys.readouterr().out


def test_leaving_before_the_first_match() -> None:
    shown = campaign("q")
    assert "igroteka play --resume last" in shown
    assert chronicle().running is None
    assert "Next: match 1 of 4" in travel(None)


def test_between_two_matches_bots_may_take_over() -> None:
    shown = campaign(choose=lambda shown: "q" if "match 2 of 4" in shown else "1")
    assert "The Sealed Stair" in shown
    assert len(chronicle().chapters) == 1
    with pytest.raises(Trouble, match="3"):
        travel(seats="guided,guided,guided")
    travel(seats="guided,guided")
    finished = chronicle()
    assert finished.over
    assert finished.header.seats == ("you", "guided")
    assert finished.seats == ("guided", "guided")
    assert campaign_file.verify(newest().read_bytes()).true


def test_a_forged_campaign_is_named_by_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    campaign(seats="guided,guided")
    lines = newest().read_bytes().split(b"\n")
    at = next(n for n, line in enumerate(lines) if b'"line":"handed-on"' in line)
    lines[at] = lines[at].replace(b'"experience":[', b'"experience":[7,')
    forged = tmp_path / "forged.jsonl"
    forged.write_bytes(b"\n".join(lines))
    assert main(["verify", str(forged), "--lang", "en"]) == 1
    assert f"line {at + 1}" in capsys.readouterr().out
    assert main(["campaign", "--resume", str(forged)]) == 2


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["kalena"], "has no campaign"),
        (["--resume", "last", "--seed", "3"], "only the seats"),
        (["--show", "last", "--seats", "guided,guided"], "only the seats"),
        (["cadwallon", "--seats", "guided,guided", "--option", "adventure=fire"], "adventure"),
        (["cadwallon", "--seats", "you,guided"], "terminal"),
        (["cadwallon", "--seats", "guided"], "players"),
    ],
)
def test_what_is_wrong_is_said(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["campaign", *words, "--lang", "en"]) == 2
    assert complaint in capsys.readouterr().err


def test_what_a_campaign_hands_on_is_no_setting(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "cadwallon", "--option", "campaign=none", "--lang", "en"]) == 2
    assert "campaign" in capsys.readouterr().err


def test_what_was_not_said_is_asked_for() -> None:
    keyboard = Keyboard(["2", "", "guided,guided"])
    set_out(Wish("cadwallon", seed="7"), page(keyboard), "en", keyboard)
    shown = keyboard.page.getvalue()
    assert "Gangs are chosen anew before every match" in shown
    assert "Adventure" not in shown.split("Next: match 1")[0], "terms, not the options of a match"
    assert chronicle().over

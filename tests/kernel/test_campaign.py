"""Campaigns: what a match hands on, and files whose first false line is named."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

import msgspec
import pytest

from igroteka.kernel import campaign_file, save
from igroteka.kernel.campaign import Chronicle, HandedOn, match_seed, seals
from igroteka.kernel.campaign_file import Checksum, dump, parse, verify
from igroteka.kernel.chance import commitment
from igroteka.kernel.errors import BadOptions, BadSave
from igroteka.testing.campaigns import play_campaign, play_match
from tests.kernel.lanterns import GAME, Lit, broken

SEED = b"\x11" * 32
SEATS = ("Anna", "Boris")


def begun() -> Chronicle:
    return Chronicle.new(GAME, {"players": 2}, SEATS, SEED)


def after_dusk() -> Chronicle:
    chronicle = begun()
    play_match(chronicle.begin(SEATS), Random(3))
    chronicle.finish()
    return chronicle


def whole() -> Chronicle:
    return play_campaign(GAME, {"players": 2}, 1)


def rows(data: bytes) -> list[bytes]:
    return data.rstrip(b"\n").split(b"\n")


def forged(lines: list[bytes]) -> bytes:
    """Changed lines under a fresh checksum."""
    body = b"\n".join(lines[:-1]) + b"\n"
    return body + msgspec.json.encode(Checksum(hashlib.sha256(body).hexdigest())) + b"\n"


def changed(line: bytes, **values: Any) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(line) | values)


def place(lines: list[bytes], mark: bytes, nth: int = 0) -> int:
    """The index of the n-th line with this in it."""
    return [number for number, line in enumerate(lines) if mark in line][nth]


# Hand-over ------------------------------------------------------------------------------------


def test_the_next_match_begins_with_what_the_last_one_handed_on() -> None:
    chronicle = after_dusk()
    lit = chronicle.handed
    assert isinstance(lit, Lit)
    assert sum(lit.flames)
    record = chronicle.begin(("Anna", "greedy"))
    assert tuple(record.match.g.lit) == lit.flames
    assert record.header.options == {"players": 2, "lit": {"flames": lit.flames}}
    assert chronicle.coming == "night"
    assert chronicle.seats == ("Anna", "greedy"), "somebody else may take a seat over"


def test_a_campaign_ends_with_the_final_count() -> None:
    chronicle = whole()
    assert chronicle.over
    assert chronicle.coming == ""
    count = chronicle.count()
    assert count is not None
    assert count.scores == chronicle.handed.flames
    assert count.rule == "LAN-CAMP-1"
    with pytest.raises(BadSave):
        chronicle.begin(SEATS)


def test_nothing_is_handed_on_before_the_end() -> None:
    chronicle = begun()
    assert chronicle.count() is None
    with pytest.raises(BadSave, match="no match"):
        chronicle.finish()
    chronicle.begin(SEATS)
    with pytest.raises(BadSave, match="not over"):
        chronicle.finish()
    with pytest.raises(BadSave, match="no match can begin"):
        chronicle.begin(SEATS)


def test_terms_and_seats_are_checked() -> None:
    with pytest.raises(BadOptions, match="festival"):
        Chronicle.new(GAME, {"players": 2, "moons": 3}, SEATS, SEED)
    with pytest.raises(BadOptions, match="3 seats"):
        Chronicle.new(GAME, {"players": 2}, (*SEATS, "Vera"), SEED)
    with pytest.raises(BadOptions, match="no campaign"):
        Chronicle.new(broken(campaign=None), {"players": 2}, SEATS, SEED)
    with pytest.raises(BadOptions, match="1 seats"):
        begun().begin(("Anna",))


def test_what_a_campaign_hands_on_cannot_be_chosen() -> None:
    with pytest.raises(BadOptions, match="lit"):
        GAME.choose({"players": 2, "lit": {"flames": [9, 0]}})
    assert GAME.choose({"players": 2, "lit": None}) == GAME.configure({"players": 2})


def test_the_luck_of_every_match_is_sealed_before_the_first() -> None:
    chronicle = begun()
    assert chronicle.header.commitments == seals(SEED, 2)
    first = chronicle.begin(SEATS, ("salt-of-anna", "salt-of-boris")).header.luck
    assert first.commitment == chronicle.header.commitments[0] == commitment(match_seed(SEED, 0))
    assert first.salts == ("salt-of-anna", "salt-of-boris")
    assert len({*chronicle.header.commitments}) == 2


# Files ----------------------------------------------------------------------------------------


def test_a_file_goes_on_where_it_stopped() -> None:
    chronicle = after_dusk()
    record = chronicle.begin(SEATS)
    ask = record.match.asks[0]
    record.answer(ask.seat, ask.options[0])
    loaded = parse(dump(chronicle))
    assert loaded.notices == ()
    again = loaded.chronicle
    assert again.running is not None
    assert again.running.answers == record.answers
    assert again.handed == chronicle.handed
    assert dump(again) == dump(chronicle)
    play_match(again.running, Random(1))
    again.finish()
    assert verify(dump(again)).true


@pytest.mark.parametrize("make", [begun, after_dusk, whole])
def test_every_line_of_a_true_file_is_true(make: Any) -> None:
    data = dump(make())
    verdict = verify(data)
    assert (verdict.true, verdict.reason) == (True, "every line is true")
    assert verdict.lines == len(rows(data))
    assert campaign_file.is_campaign(data)
    assert parse(data).chronicle.header == make().header


def test_a_match_of_a_campaign_is_a_save_of_its_own() -> None:
    chapter = after_dusk().chapters[0]
    assert save.verify(chapter.save).true
    assert not campaign_file.is_campaign(chapter.save)
    assert not campaign_file.is_campaign(b"\xff\n")


def false_line(lines: list[bytes]) -> int | None:
    return verify(forged(lines)).false_line


def test_a_forged_answer_is_named_by_its_line() -> None:
    lines = rows(dump(whole()))
    at = place(lines, b'"line":"answer"', 20)
    lines[at] = changed(lines[at], question="00000000")
    assert false_line(lines) == at + 1


def test_forged_luck_is_named() -> None:
    lines = rows(dump(whole()))
    at = place(lines, b'"line":"chance"', -1)
    lines[at] = changed(lines[at], got=99)
    assert false_line(lines) == at + 1


def test_forged_hand_over_is_named() -> None:
    lines = rows(dump(whole()))
    at = place(lines, b'"line":"handed-on"')
    lines[at] = changed(lines[at], handed={"flames": [9, 9]})
    verdict = verify(forged(lines))
    assert verdict.false_line == at + 1
    assert "it should read" in verdict.reason


def test_a_match_that_begins_with_something_else_is_named() -> None:
    """Both lines say the same, but the first match did not hand it on; and with another second
    match in its place, the file is false where that begins."""
    lines = rows(dump(whole()))
    other = rows(dump(play_campaign(GAME, {"players": 2}, 2)))
    at = place(lines, b'"game":"lanterns"', 2)
    there = place(other, b'"game":"lanterns"', 2)
    assert false_line(lines[:at] + other[there:]) == at + 1


def test_a_match_played_with_another_seed_is_named() -> None:
    """Nobody can look for a seed that pleases them when the campaign has begun."""
    chronicle = begun()
    cheat = Chronicle.new(GAME, {"players": 2}, SEATS, b"\x12" * 32)
    play_match(cheat.begin(SEATS), Random(3))
    cheat.finish()
    chronicle.chapters = cheat.chapters
    verdict = verify(dump(chronicle))
    assert verdict.false_line == 2
    assert "sealed" in verdict.reason


def test_a_forged_count_is_named() -> None:
    lines = rows(dump(whole()))
    at = place(lines, b'"line":"count"')
    count = msgspec.json.decode(lines[at])["result"] | {"scores": [99, 0]}
    assert false_line([*lines[:at], changed(lines[at], result=count), lines[-1]]) == at + 1
    assert false_line([*lines[:at], lines[-1]]) == at + 1, "it must not be missing"


@pytest.mark.parametrize(
    "values",
    [
        {"campaign": "carnival"},
        {"commitments": ["00", "00"]},
        {"commitments": []},
        {"seats": ["Anna"]},
        {"terms": {"moons": 3}},
        {"seed": "no number"},
        {"game": "nothing"},
        {"igroteka": 99},
        {"seats": 7},
    ],
)
def test_a_forged_header_is_named(values: dict[str, Any]) -> None:
    lines = rows(dump(after_dusk()))
    lines[0] = changed(lines[0], **values)
    assert false_line(lines) == 1


def test_lines_out_of_order_are_named() -> None:
    lines = rows(dump(whole()))
    told = place(lines, b'"line":"handed-on"')
    count = place(lines, b'"line":"count"')
    assert false_line([*lines[:told], *lines[told + 1 :]]) == told + 1, "nothing handed on"
    assert false_line([*lines[: told + 1], *lines[told:]]) == told + 2, "handed on twice"
    assert false_line([lines[0], lines[told], *lines[1:]]) == 2, "handed on by nobody"
    assert false_line([*lines[: count + 1], *lines[count:]]) == count + 2, "counted twice"
    assert false_line([*lines[: told + 1], lines[count], lines[-1]]) == told + 2, "too early"
    assert false_line([lines[0], lines[3], *lines[1:]]) == 2, "a line of no match"
    assert verify(b"\n".join(lines) + b"\n{}\n").false_line == len(lines) + 1


def test_damage_is_named() -> None:
    data = dump(whole())
    lines = rows(data)
    lines[5] = b'{"line":'
    assert verify(b"\n".join(lines) + b"\n").false_line == 6
    lines[5] = b'{"line":"answer","seat":"none"}'
    assert verify(b"\n".join(lines) + b"\n").false_line == 6
    with pytest.raises(BadSave, match="changed after it was saved"):
        parse(b"\n".join(lines) + b"\n")
    assert verify(data.replace(b'"sha256":"', b'"sha256":"0')).false_line is not None
    with pytest.raises(BadSave, match="line 1"):
        parse(b"nothing\n")


def test_a_file_that_is_cut_off_loses_no_whole_match() -> None:
    chronicle = after_dusk()
    chronicle.begin(SEATS)
    data = dump(chronicle)
    cut = data[: data.rindex(b'"line":"step"') + 4]
    loaded = parse(cut, "festival.jsonl")
    assert [notice.kind for notice in loaded.notices] == ["cut-off"]
    assert loaded.chronicle.handed == chronicle.handed
    assert loaded.chronicle.running is not None
    assert verify(cut).false_line is not None


def test_a_running_match_with_altered_options_is_refused() -> None:
    chronicle = after_dusk()
    chronicle.begin(SEATS)
    lines = rows(dump(chronicle))
    at = place(lines, b'"game":"lanterns"', -1)
    lines[at] = changed(lines[at], options={"players": 2, "lit": {"flames": [9, 0]}})
    with pytest.raises(BadSave, match=f"line {at + 1}"):
        parse(forged(lines))
    assert false_line(lines) == at + 1


def test_without_its_seed_a_campaign_can_be_read_but_not_played() -> None:
    chronicle = after_dusk()
    shown = msgspec.structs.replace(chronicle.header, seed="")
    public = Chronicle(GAME, shown)
    public.chapters = chronicle.chapters
    assert verify(dump(public)).true
    with pytest.raises(BadSave, match="seed"):
        parse(dump(public)).chronicle.begin(SEATS)


def test_handed_on_tells_the_hash_of_the_match() -> None:
    chapter = after_dusk().chapters[0]
    assert isinstance(chapter.told, HandedOn)
    assert chapter.told.save == hashlib.sha256(chapter.save).hexdigest()

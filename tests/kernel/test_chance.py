"""Chance: fair, repeatable, recorded, sealed, and forcible in tests."""

from __future__ import annotations

import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.kernel.chance import (
    Chance,
    Fast,
    Outcome,
    Replayed,
    Scripted,
    Sealed,
    commitment,
    sealed_key,
)

KEY = sealed_key(b"secret", ["salt"])
SOURCES = [Fast.seeded(7), Sealed(KEY), Scripted(7)]


@pytest.mark.parametrize("source", SOURCES, ids=lambda s: type(s).__name__)
def test_every_face_is_equally_likely(source: Chance) -> None:
    chance = source.copy()
    rolls = Counter(chance.roll(6, "R") for _ in range(12_000))
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert all(1_800 < count < 2_200 for count in rolls.values()), rolls


@pytest.mark.parametrize("source", SOURCES, ids=lambda s: type(s).__name__)
def test_a_copy_has_the_same_future_and_does_not_disturb_the_original(source: Chance) -> None:
    chance = source.copy()
    ahead = [chance.copy().below(1000) for _ in range(3)]
    assert ahead == [ahead[0]] * 3
    twin = chance.copy()
    assert [chance.below(1000) for _ in range(20)] == [twin.below(1000) for _ in range(20)]


@pytest.mark.parametrize("source", SOURCES, ids=lambda s: type(s).__name__)
def test_outcomes_are_recorded_with_their_purpose(source: Chance) -> None:
    chance = source.copy()
    record: list[Outcome] = []
    chance.record = record.append
    rolled = chance.roll(6, "R-1")
    cards = list("abc")
    drawn = chance.draw(cards, "R-2")
    picked = chance.pick("xyz", "R-3")
    assert record[0] == Outcome("roll", 6, rolled - 1, "R-1")
    assert record[1] == Outcome("draw", 3, "abc".index(drawn), "R-2")
    assert record[2] == Outcome("pick", 3, "xyz".index(picked), "R-3")
    assert drawn not in cards
    assert len(cards) == 2


def test_a_shuffle_reaches_every_order_equally_often() -> None:
    chance = Fast.seeded(1)
    orders: Counter[str] = Counter()
    for _ in range(6_000):
        cards = list("abc")
        chance.shuffle(cards, "R")
        orders["".join(cards)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1_150 for count in orders.values()), orders


@given(st.integers(0, 2**63), st.integers(0, 2**63))
def test_seeds_part_streams(one: int, other: int) -> None:
    same = one == other
    assert (Fast.seeded(one).at == Fast.seeded(other).at) is same


@given(st.integers(0, 2**64 - 1), st.integers(1, 200))
def test_the_fast_stream_is_a_word_of_64_bits(at: int, sides: int) -> None:
    """Plain and compiled, in words that wrap around or in numbers that do not."""
    told: list[Outcome] = []
    stream, heard = Fast(at), Fast(at)
    assert stream.at == at == stream.copy().at
    heard.record = told.append
    for _ in range(3):
        at = (at * 6364136223846793005 + 1442695040888963407) % 2**64
        mixed = at >> 22
        face = 1 + (mixed ^ mixed >> 22) % sides
        assert stream.copy().below(sides) == face - 1
        assert stream.roll(sides, "") == heard.roll(sides, "") == face
        assert stream.at == heard.at == at
    assert len(told) == 3
    stream.at = at
    assert stream.at == at


def test_the_sealed_stream_needs_seed_and_every_salt() -> None:
    def stream(seed: bytes, salts: list[str]) -> list[int]:
        chance = Sealed(sealed_key(seed, salts))
        return [chance.below(10**6) for _ in range(5)]

    base = stream(b"s" * 32, ["a", "b"])
    assert stream(b"s" * 32, ["a", "b"]) == base
    assert stream(b"t" * 32, ["a", "b"]) != base
    assert stream(b"s" * 32, ["a", "c"]) != base
    assert stream(b"s" * 32, ["ab"]) != base
    assert commitment(b"s" * 32) != commitment(b"t" * 32)


def test_the_sealed_stream_is_pinned() -> None:
    """Old matches must verify for ever: the derivation may not change."""
    chance = Sealed(sealed_key(b"igroteka", ["one", "two"]))
    assert [chance.roll(6, "R") for _ in range(12)] == PINNED


@given(st.binary(max_size=100), st.integers(0, 2**40))
def test_the_sealed_stream_is_an_hmac(key: bytes, at: int) -> None:
    expected = hmac.digest(key, at.to_bytes(8), "sha256")[:8]
    assert Sealed(key, at).below(2**64) == int.from_bytes(expected)


PINNED = [3, 1, 2, 4, 2, 5, 2, 3, 2, 6, 1, 3]


def test_scripted_outcomes_come_in_order_then_luck_goes_on() -> None:
    chance = Scripted()
    chance.force(6, "b")
    chance.force(3)
    assert chance.roll(6, "R") == 6
    assert chance.draw(list("abc"), "R") == "b"
    twin = chance.copy()
    assert chance.roll(6, "R") == twin.roll(6, "R") == 3
    assert chance.roll(6, "R") == twin.roll(6, "R")


def test_a_script_that_cannot_happen_is_an_error() -> None:
    chance = Scripted()
    chance.force(7)
    with pytest.raises(ValueError, match="forces 7"):
        chance.roll(6, "R-9")


def test_a_story_told_again_has_the_same_luck_and_then_its_own() -> None:
    first: list[Outcome] = []
    chance = Fast.seeded(3)
    chance.record = first.append
    deck = list("abcdef")
    told = [chance.draw(deck, "R"), chance.roll(6, "R"), chance.draw(deck, "R")]
    again, cards = Replayed([outcome.got for outcome in first], luck=5), list("abcdef")
    assert [again.draw(cards, "R"), again.roll(6, "R"), again.draw(cards, "R")] == told
    twin = again.copy()
    later = [again.roll(1000, "R") for _ in range(5)]
    assert [twin.roll(1000, "R") for _ in range(5)] == later
    other = Replayed([outcome.got for outcome in first], luck=6, at=3)
    assert [other.roll(1000, "R") for _ in range(5)] != later

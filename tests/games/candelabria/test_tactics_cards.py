"""Every tactics card, played unopposed by neutralising: what it asks for and what it brings."""

from __future__ import annotations

import pytest

from igroteka.games.candelabria.content import HOUSES, TACTICS
from igroteka.testing.coverage import rules
from tests.games.candelabria.table import ASH, COVEN, ENGINEERS, KNIGHTS, SOWERS, Table, number_of

LIGHT, OUT, STEAL, DRAW, RUIN = "light", "extinguish", "steal", "take-tactics", "destroy"

CARDS: dict[str, tuple[list[tuple[str, int]], int, bool, bool]] = {
    # card: questions with their number, points, whether one becomes first, whether it can be spent
    "rekindle": ([(LIGHT, 2)], 0, False, True),
    "snuff": ([(OUT, 2)], 0, False, True),
    "spark_and_ash": ([(LIGHT, 1), (OUT, 1)], 0, False, True),
    "rolling_fire": ([(LIGHT, 2), (OUT, 1)], 0, False, True),
    "cold_gust": ([(LIGHT, 1), (OUT, 2)], 0, False, True),
    "blackout": ([(OUT, 3)], 0, False, True),
    "beacon_chain": ([(LIGHT, 3)], 0, False, True),
    "torchlit_raid": ([(LIGHT, 1), (STEAL, 2)], 0, False, False),
    "smoke_thieves": ([(OUT, 1), (STEAL, 2)], 0, False, False),
    "triumphal_light": ([(LIGHT, 1)], 1, False, True),
    "trophy_wicks": ([(OUT, 1)], 1, False, True),
    "herald_of_glory": ([], 2, False, False),
    "field_council": ([(LIGHT, 1), (DRAW, 1)], 0, False, True),
    "watchers_in_the_gloom": ([(OUT, 1), (DRAW, 1)], 0, False, True),
    "pilgrims_wrath": ([(RUIN, 1), (LIGHT, 1)], 0, False, True),
    "battering_ram": ([(RUIN, 1), (OUT, 1)], 0, False, True),
    "forced_march": ([(LIGHT, 1)], 0, True, False),
    "ambush": ([(OUT, 1)], 0, True, False),
    "ash_no_mercy": ([(OUT, 3)], 0, False, True),
    "ash_crimson_offering": ([(OUT, 2)], 2, False, True),
    "ash_scarlet_vines": ([(LIGHT, 1), (OUT, 1)], 1, False, True),
    "eng_golden_alloy": ([(STEAL, 1)], 1, False, False),
    "eng_siege_mechanism": ([(RUIN, 1), (STEAL, 1)], 0, False, True),
    "eng_exact_reckoning": ([(DRAW, 1)], 1, False, True),
    "sow_scattered_sparks": ([(LIGHT, 3)], 0, False, True),
    "sow_gilded_bribe": ([(LIGHT, 1), (STEAL, 3)], 0, False, False),
    "sow_glitter_of_masks": ([(LIGHT, 1)], 2, False, True),
    "cov_soul_theft": ([(OUT, 1)], 3, False, True),
    "cov_vessel_light": ([(LIGHT, 2), (OUT, 1)], 0, False, True),
    "cov_whisper_in_smoke": ([(LIGHT, 1), (OUT, 1), (DRAW, 1)], 0, False, True),
    "kni_wall_of_light": ([(LIGHT, 3)], 0, False, True),
    "kni_oath_of_dawn": ([(LIGHT, 2)], 0, True, False),
    "kni_academy_strike": ([(LIGHT, 1), (OUT, 2)], 0, False, True),
}


SHARING = {
    LIGHT: "torchlit_raid",
    STEAL: "torchlit_raid",
    OUT: "trophy_wicks",
    DRAW: "field_council",
}
"""A card with this symbol, for another House."""


def owner(card: str) -> int:
    """The House of a card; common cards are played by Ash."""
    house = TACTICS[number_of(TACTICS, card)].house
    return number_of(HOUSES, house) if house else ASH


def battle(card: str) -> tuple[Table, int]:
    """The owner, last but one on the track, holds the card against the strong House."""
    house = owner(card)
    foe = SOWERS if house != SOWERS else COVEN
    rest = [h for h in (ASH, ENGINEERS, SOWERS, COVEN, KNIGHTS) if h not in (house, foe)]
    t = Table(house, foe, *rest)
    t.bare()
    t.track(*rest, house, foe)
    for player in t.g.players:
        t.tactics(player.house)
        t.cubes(player.house)
    t.cubes(foe, gold=4)
    t.land(house, "r6_forge")
    t.castle(foe, "r6_portal")
    t.land(foe, "r6_forge", "r6_portal", "r6_barracks")
    t.temple(6, "white", "black")
    t.tactics(house, card)
    t.battle(6)
    return t, house


def test_every_tactics_card_is_named_here() -> None:
    assert list(CARDS) == [card.id for card in TACTICS]


@rules("CAN-EFF-1", "CAN-BATTLE-8")
@pytest.mark.parametrize("card", CARDS)
def test_tactics(card: str) -> None:
    questions, points, first, _ = CARDS[card]
    t, house = battle(card)
    # The other slot's weak action must not do what the card is asked about: slot 2 of the
    # Engineers makes them first.
    slot = 2 if house == ENGINEERS else 1
    t.lay(house, *(("", card) if slot == 2 else (card,)))
    if t.prompt() == "resolve-first":
        t.do(f"first:{slot}")
    heard: list[tuple[str, int]] = []
    for _ in questions:
        assert t.asked == house
        heard.append((t.prompt(), t.ask.args["left"]))
        assert all("r6" in key for key in t.options("light-land") + t.options("in"))
        t.do("decline")
    assert heard == questions
    gained = [
        fact.args["amount"]
        for fact in t.facts("vp")
        if fact.args["who"] == f"@{t.seat(house)}" and fact.rule == "CAN-EFF-5"
    ]
    weak = 1 if house in (ASH, COVEN) else 0  # their slot 2 scores a point
    assert sum(gained) == points + weak
    assert (t.order()[0] == house) is first


@rules("CAN-BATTLE-6")
@pytest.mark.parametrize("card", CARDS)
def test_crossed_circle(card: str) -> None:
    """Whether the card can be spent on a card that shares a symbol with it."""
    t, house = battle(card)
    foe = t.g.players[1].house
    asked = {question for question, _ in CARDS[card][0]}
    target = next((name for symbol, name in SHARING.items() if symbol in asked), "trophy_wicks")
    t.tactics(foe, target)
    t.lay(house, card)
    t.lay(foe, target)
    spendable = CARDS[card][3]
    key = f"spend:1:{HOUSES[foe].id}:1"
    assert (t.prompt() == "neutralise" and t.asked == house) is spendable
    if spendable:
        assert key in t.options()
        t.do(key)
        assert t.player(foe).slots == [-1, -1]
        assert t.facts("resolved") == []
    else:
        assert t.facts("neutralised") == []

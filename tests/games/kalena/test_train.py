"""The action train (KAL-TRAIN)."""

from __future__ import annotations

import pytest

from igroteka.kernel.state import put
from tests.games.kalena.table import BLUE, RED, Table

SUBURBS = ("k_e", "k_ne", "k_nw", "k_w", "k_sw", "k_se")
TRACKS = ["exploration", "contact", "extraction", "construction"]
EVERY = ["train:construction", "train:contact", "train:exploration", "train:extraction"]

SLOTS = [
    # track, tokens before, cost, valour
    ("exploration", 4, 4, 0),
    ("exploration", 5, 6, 3),
    ("contact", 1, 2, 0),
    ("contact", 2, 2, 0),
    ("contact", 3, 3, 0),
    ("contact", 4, 4, 0),
    ("contact", 5, 5, 5),
    ("extraction", 1, 7, 2),
    ("construction", 1, 7, 2),
]


def trainee(pecunias: int, hex: str = "k_e") -> Table:
    t = Table()
    t.at(RED, hex)
    t.give(RED, pecunias=pecunias)
    return t


def test_KAL_TRAIN_1_in_a_suburb_only() -> None:
    for hex in SUBURBS:
        assert trainee(7, hex).options("train") == EVERY
    for hex in ("k_c", "n_c"):
        t = trainee(7, hex)
        assert t.options("train") == []
        assert t.refused("train:contact") == "KAL-TRAIN-1"
        assert t.player(RED).pecunias == 7


def test_KAL_TRAIN_1_open_gates_let_their_owner_train_in_the_city_too() -> None:
    for hex in ("k_c", *SUBURBS):
        t = trainee(7, hex)
        t.knows(RED, "travel_open_gates")
        assert t.options("train") == EVERY
    t = trainee(7, "n_c")
    t.knows(RED, "travel_open_gates")
    assert t.refused("train:contact") == "KAL-TRAIN-1"
    t = trainee(7, "k_c")
    t.knows(BLUE, "travel_open_gates")
    assert t.refused("train:contact") == "KAL-TRAIN-1"


@pytest.mark.parametrize("track", TRACKS)
def test_KAL_TRAIN_2_the_new_token_lies_inactive_on_its_own_track(track: str) -> None:
    t = trainee(9)
    number = TRACKS.index(track)
    t.do(f"train:{track}")
    assert t.active(RED) == "4/1/1/1"
    expected = put((4, 1, 1, 1), number, 5 if number == 0 else 2)
    assert t.player(RED).tokens == expected
    assert t.player(BLUE).tokens == (4, 1, 1, 1)


@pytest.mark.parametrize(("track", "tokens", "cost", "valour"), SLOTS)
def test_KAL_TRAIN_3_each_slot_has_its_cost(
    track: str, tokens: int, cost: int, valour: int
) -> None:
    t = trainee(cost)
    t.track(RED, track, tokens=tokens, active=0)
    assert t.args(f"train:{track}") == {"track": track, "cost": cost}
    t.do(f"train:{track}")
    assert t.player(RED).pecunias == 0
    assert t.player(RED).tokens[TRACKS.index(track)] == tokens + 1
    assert t.player(RED).active[TRACKS.index(track)] == 0
    assert t.told("trained") == [("KAL-TRAIN-2", {"who": "@0", "track": track, "cost": cost})]
    poor = trainee(cost - 1)
    poor.track(RED, track, tokens=tokens, active=0)
    assert poor.refused(f"train:{track}") == "KAL-TERM-9"
    assert poor.player(RED).tokens[TRACKS.index(track)] == tokens


@pytest.mark.parametrize(("track", "tokens", "cost", "valour"), SLOTS)
def test_KAL_TRAIN_4_only_the_last_slot_of_a_track_gives_valour(
    track: str, tokens: int, cost: int, valour: int
) -> None:
    t = trainee(cost)
    t.track(RED, track, tokens=tokens, active=0)
    t.do(f"train:{track}")
    assert t.player(RED).valour == valour
    gained = ("KAL-TRAIN-4", {"who": "@0", "amount": valour, "total": valour})
    assert t.told("valour") == ([gained] if valour else [])


def test_KAL_TRAIN_5_a_full_track_cannot_be_trained() -> None:
    t = trainee(30)
    for track, slots in (("exploration", 6), ("contact", 6), ("extraction", 2)):
        t.track(RED, track, tokens=slots, active=slots)
    assert t.options("train") == ["train:construction"]
    for track in ("exploration", "contact", "extraction"):
        assert t.refused(f"train:{track}") == "KAL-TRAIN-5"
        assert t.args(f"train:{track}") == {"track": track, "cost": 0}


def test_KAL_TRAIN_5_several_trainings_in_one_turn() -> None:
    t = trainee(12)
    t.track(RED, "contact", tokens=3, active=2)
    t.do("train:contact", "train:contact", "train:contact")
    assert [args["cost"] for _, args in t.told("trained")] == [3, 4, 5]
    assert t.player(RED).pecunias == 0
    assert t.player(RED).tokens[1] == 6
    assert t.player(RED).active[1] == 2
    assert t.player(RED).valour == 5
    assert t.refused("train:contact") == "KAL-TRAIN-5"


def test_KAL_TRAIN_6_a_new_token_becomes_active_in_the_next_rest() -> None:
    t = trainee(7)
    t.do("train:extraction")
    assert t.active(RED) == "4/1/1/1"
    t.end_turns()
    assert t.active(RED) == "4/1/2/1"


def test_KAL_TRAIN_6_a_skill_may_restore_it_in_the_same_turn() -> None:
    t = trainee(7, "k_ne")
    t.knows(RED, "trade_wholesale", "travel_open_gates")
    t.give(RED, food=3)
    t.do("train:extraction", "sell:sell_3_same:food")
    assert t.player(RED).valour == 2
    assert t.player(RED).pecunias == 8
    assert t.active(RED) == "4/1/2/1"
    t.do("extract:k_ne:water", "extract:n_se:water")
    assert t.resources(RED) == {"water": 2}

"""Market cards, bonus cards and the bonus die (KAL-MARK, KAL-BONUS)."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.kernel.chance import Fast, Outcome
from tests.games.kalena.table import RED, Table

TYPES = ("food", "water", "wood", "ore")
ANY = {f"sell:sell_1_any:{name}": ([name], 1, 2) for name in TYPES}


def lines(market: str) -> dict[str, tuple[list[str], int, int]]:
    """Every sale that a full storage allows: types, how many of each, pecunias."""
    t = Table(market=market)
    t.give(RED, food=3, water=3, wood=3, ore=3)
    return {
        o.key: (o.args["resources"], o.args["each"], o.args["pecunias"])
        for o in t.ask.options
        if o.verb == "sell"
    }


def sold(market: str, key: str) -> tuple[dict[str, int], int]:
    """What is left of three of each, and the pecunias received."""
    t = Table(market=market)
    t.give(RED, food=3, water=3, wood=3, ore=3)
    t.do(key)
    return t.resources(RED), t.player(RED).pecunias


def test_KAL_MARK_1_uniform_goods() -> None:
    assert lines("market_uniform") == {
        **ANY,
        **{f"sell:sell_2_same:{name}": ([name], 2, 5) for name in TYPES},
        **{f"sell:sell_3_same:{name}": ([name], 3, 8) for name in TYPES},
    }
    others = {"food": 3, "wood": 3, "ore": 3}
    assert sold("market_uniform", "sell:sell_1_any:water") == ({**others, "water": 2}, 2)
    assert sold("market_uniform", "sell:sell_2_same:water") == ({**others, "water": 1}, 5)
    assert sold("market_uniform", "sell:sell_3_same:water") == (others, 8)


def test_KAL_MARK_2_assorted_goods() -> None:
    pairs = ["food+water", "food+wood", "food+ore", "water+wood", "water+ore", "wood+ore"]
    triples = ["food+water+wood", "food+water+ore", "food+wood+ore", "water+wood+ore"]
    assert lines("market_assorted") == {
        **ANY,
        **{f"sell:sell_2_different:{pair}": (pair.split("+"), 1, 5) for pair in pairs},
        **{f"sell:sell_3_different:{triple}": (triple.split("+"), 1, 8) for triple in triples},
    }
    assert sold("market_assorted", "sell:sell_2_different:food+ore") == (
        {"food": 2, "water": 3, "wood": 3, "ore": 2},
        5,
    )
    assert sold("market_assorted", "sell:sell_3_different:water+wood+ore") == (
        {"food": 3, "water": 2, "wood": 2, "ore": 2},
        8,
    )


def test_KAL_MARK_2_different_means_one_of_each_named_type() -> None:
    t = Table(market="market_assorted")
    t.give(RED, food=3, wood=1)
    assert t.options("sell") == [
        "sell:sell_1_any:food",
        "sell:sell_1_any:wood",
        "sell:sell_2_different:food+wood",
    ]
    assert t.refused("sell:sell_2_different:food+ore") == "KAL-TERM-9"
    assert t.refused("sell:sell_3_different:food+wood+ore") == "KAL-TERM-9"


def test_KAL_MARK_3_full_basket() -> None:
    assert lines("market_full_basket") == {
        **ANY,
        "sell:sell_4_different:food+water+wood+ore": (list(TYPES), 1, 12),
    }
    assert sold("market_full_basket", "sell:sell_4_different:food+water+wood+ore") == (
        dict.fromkeys(TYPES, 2),
        12,
    )
    t = Table(market="market_full_basket")
    t.give(RED, food=3, water=3, wood=3)
    assert t.refused("sell:sell_4_different:food+water+wood+ore") == "KAL-TERM-9"


REWARDS = {
    1: ["3/0/0", "2/1/0", "2/0/1", "1/1/0", "1/0/1", "0/1/1"],
    2: ["5/0/0", "4/1/0", "3/0/1", "2/2/0", "1/0/2", "0/2/1"],
    3: ["6/0/0", "4/2/0", "3/0/2", "0/2/2", "1/0/3", "0/1/3"],
}
ROWS = [
    (season, face, reward)
    for season, rewards in REWARDS.items()
    for face, reward in enumerate(rewards, start=1)
]


def at_contact(season: int) -> Table:
    t = Table(season=season)
    t.at(RED, "n_c")
    t.ghosts("n_c")
    t.track(RED, "contact", tokens=season, active=season)
    return t


def reward_of(t: Table) -> str:
    while t.ask.prompt == "any-resource":
        t.do("gain:wood")
    player = t.player(RED)
    return f"{player.pecunias}/{sum(player.resources)}/{player.valour}"


@pytest.mark.parametrize(("season", "face", "reward"), ROWS)
def test_KAL_BONUS_1_every_row_of_every_card(season: int, face: int, reward: str) -> None:
    t = at_contact(season)
    t.force(face)
    t.do("contact")
    assert reward_of(t) == reward
    assert t.told("bonus-rolled") == [("KAL-CONT-4", {"who": "@0", "face": face})]


@pytest.mark.parametrize(("season", "face", "reward"), ROWS)
def test_KAL_BONUS_1_the_same_rows_can_be_chosen_by_insight(
    season: int, face: int, reward: str
) -> None:
    t = at_contact(season)
    t.knows(RED, "comm_insight")
    t.do("contact")
    pecunias, resources, valour = (int(figure) for figure in reward.split("/"))
    assert t.args(f"row:{face}") == {
        "face": face,
        "pecunias": pecunias,
        "resources": resources,
        "valour": valour,
    }
    row = t.ask.option(f"row:{face}")
    assert row is not None
    assert row.touches == (f"bonus_season_{season}",)
    t.do(f"row:{face}")
    assert reward_of(t) == reward


def test_KAL_BONUS_2_the_die_shows_1_to_6_each_as_likely() -> None:
    faces: Counter[int] = Counter()
    for seed in range(1200):
        t = at_contact(1)
        t.g.chance = Fast.seeded(seed)
        heard: list[Outcome] = []
        t.g.chance.record = heard.append
        t.do("contact")
        assert [(outcome.kind, outcome.of) for outcome in heard] == [("roll", 6)]
        faces[t.told("bonus-rolled")[0][1]["face"]] += 1
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(140 <= count <= 260 for count in faces.values())


def test_KAL_BONUS_3_pecunias_then_resources_then_valour() -> None:
    t = at_contact(3)
    t.do("contact", luck=(6,))
    assert t.player(RED).valour == 0
    t.do("gain:ore")
    assert t.player(RED).valour == 3
    assert [fact.kind for fact in t.g.journal.facts] == [
        "contacted",
        "bonus-rolled",
        "received",
        "valour",
    ]
    t = at_contact(2)
    t.do("contact", luck=(2,))
    assert t.player(RED).pecunias == 4
    assert t.resources(RED) == {}
    assert t.told("pecunias") == [("KAL-BONUS-3", {"who": "@0", "amount": 4, "total": 4})]
    t.do("gain:food")
    assert t.resources(RED) == {"food": 1}


def test_KAL_BONUS_3_a_row_without_pecunias_tells_of_none() -> None:
    t = at_contact(1)
    t.do("contact", "gain:ore", luck=(6,))
    assert t.told("pecunias") == []
    assert t.told("valour") == [("KAL-BONUS-3", {"who": "@0", "amount": 1, "total": 1})]

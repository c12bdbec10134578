"""TAL-CRY, TAL-MIN: three dice less Strength or Craft; deeper in, or thrown out."""

from __future__ import annotations

import pytest

from tests.games.talisman.table import A, B, Table

WAYS_OUT = [
    (-5, "stay"),
    (0, "stay"),
    (1, "plain_of_peril"),
    (2, "portal_of_power"),
    (3, "portal_of_power"),
    (4, "warlocks_cave"),
    (5, "warlocks_cave"),
    (6, "far"),
    (8, "far"),
]


def on_the_plain(*heroes: str) -> Table:
    """A is about to choose his way in; B sits out."""
    t = Table(*(heroes or ("thief", "monk")))
    t.at(A, "plain_of_peril")
    t.misses(B)
    return t


def three_dice(total: int) -> tuple[int, int, int]:
    """Three faces with this sum."""
    first = min(6, total - 2)
    second = min(6, total - first - 1)
    return first, second, total - first - second


def landed(t: Table) -> list[str]:
    """Where A has come to on foot and by effects, in order."""
    facts = [fact for fact in t.g.journal.facts if fact.kind in ("moved", "carried")]
    return [fact.args["space"] for fact in facts]


def test_TAL_CRY_1_three_dice_less_current_strength() -> None:
    """Counters and a Follower count: 4 + 5 + 6 less 3 + 2 + 1."""
    t = on_the_plain()
    t.counters(A, strength=2)
    t.give(A, "unicorn")
    t.next_cards("mage")
    t.when("inner", "on:crypt", luck=(4, 5, 6))
    t.pass_windows()
    assert t.told("rolled")[0] == ("TAL-CRY-1", {"who": "@0", "dice": [4, 5, 6]})
    assert t.told("result")[0][1]["total"] == 15 - 6


@pytest.mark.parametrize(("result", "where"), WAYS_OUT)
def test_TAL_CRY_2_the_result_decides_where(result: int, where: str) -> None:
    t = on_the_plain("sorceress", "monk")
    t.counters(A, strength=8)
    t.next_cards("mage")
    t.force(*three_dice(10 + result))
    t.do("on:crypt")
    wanted = {"stay": [], "far": ["city"]}.get(where, [where])
    assert landed(t)[:2] == ["crypt", *wanted]


def test_TAL_CRY_3_moved_at_once_this_is_his_movement() -> None:
    """Put on the Portal of Power he draws there and his turn is over: no second step."""
    t = on_the_plain()
    t.next_cards("mage")
    t.do("on:crypt", luck=(1, 2, 2))
    assert landed(t) == ["crypt", "portal_of_power"]
    assert t.lying("portal_of_power") == ["mage"]
    assert len(t.told("turn")) == 2
    assert t.asked == (A, "way")


def test_TAL_CRY_4_elsewhere_he_has_a_normal_encounter() -> None:
    """The Warlock offers a quest in the same turn."""
    t = on_the_plain()
    t.do("on:crypt", luck=(2, 3, 3))
    assert t.where(A) == "warlocks_cave"
    assert t.asked == (A, "quest")
    assert len(t.told("turn")) == 1


def test_TAL_CRY_4_or_meets_a_hero_there() -> None:
    t = on_the_plain()
    t.at(B, "city")
    t.do("on:crypt", luck=(6, 6, 6))
    assert t.asked == (A, "encounter")
    assert t.options() == ["meet:1", "space"]


def test_TAL_CRY_5_who_stays_moves_on_without_a_new_roll() -> None:
    t = on_the_plain()
    t.do("on:crypt", luck=(1, 1, 1))
    assert t.asked == (A, "inner")
    assert t.options() == ["back:plain_of_peril", "on:death"]
    t.do("on:death", luck=(6, 6, 1, 1))
    assert [rule for rule, _ in t.told("rolled")] == ["TAL-CRY-1", "TAL-DWD-1"]


def test_TAL_CRY_5_landing_there_again_means_a_new_roll() -> None:
    t = on_the_plain()
    t.do("on:crypt", "back:plain_of_peril", "on:crypt", luck=(1, 1, 1, 1, 1, 2))
    assert [args["dice"] for _, args in t.told("rolled")] == [[1, 1, 1], [1, 1, 2]]
    assert landed(t)[-1] == "plain_of_peril"


def test_TAL_MIN_1_three_dice_less_current_craft() -> None:
    """The Maiden's Craft counts, Strength does not: 4 + 5 + 6 less 3 + 1 + 2."""
    t = on_the_plain()
    t.counters(A, strength=5, craft=1)
    t.give(A, "maiden")
    t.when("inner", "on:mines", luck=(4, 5, 6))
    t.pass_windows()
    assert t.told("rolled")[0] == ("TAL-MIN-1", {"who": "@0", "dice": [4, 5, 6]})
    assert t.told("result")[0][1]["total"] == 15 - 6


@pytest.mark.parametrize(("result", "where"), WAYS_OUT)
def test_TAL_MIN_2_the_result_decides_where(result: int, where: str) -> None:
    t = on_the_plain("sorceress", "monk")
    t.counters(A, craft=6)
    t.next_cards("mage")
    t.force(*three_dice(10 + result))
    t.do("on:mines")
    wanted = {"stay": [], "far": ["tavern"]}.get(where, [where])
    assert landed(t)[:2] == ["mines", *wanted]


def test_TAL_MIN_3_thrown_out_he_encounters_the_new_space() -> None:
    """The Tavern pours him a drink, as anybody who comes there: 4 gives a coin."""
    t = on_the_plain()
    t.do("on:mines", luck=(6, 6, 6, 4))
    assert t.where(A) == "tavern"
    assert t.hero(A).gold == 2


def test_TAL_MIN_3_who_stays_moves_on_without_a_new_roll() -> None:
    t = on_the_plain()
    t.do("on:mines", luck=(1, 1, 1))
    assert t.options() == ["back:plain_of_peril", "on:vampires_tower"]
    t.do("on:vampires_tower", luck=(1,))
    assert [rule for rule, _ in t.told("rolled")] == ["TAL-MIN-1", "TAL-VAM-1"]

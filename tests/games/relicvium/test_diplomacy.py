"""The diplomacy stage (REL-DIP) and war by a token (REL-MELEE-5 to REL-MELEE-7)."""

from __future__ import annotations

from typing import Any

from igroteka.games.relicvium import GAME
from igroteka.testing.coverage import rules
from tests.games.relicvium.table import B, L, N, O, Table


def talks(**modules: Any) -> Table:
    return Table(phase="diplomacy", diplomacy="on", **modules)


@rules("REL-DIP-1", "REL-DIP-5", "REL-DIP-8", "REL-DEC-2")
def test_an_alliance_needs_both_and_is_mutual() -> None:
    t = talks()
    t.do("ally:2")
    assert t.asked() == (O, "answer-alliance"), "the answer comes before the proposer goes on"
    t.do("yes")
    assert t.relation_of(B, O) == t.relation_of(O, B) == "alliance"
    assert t.asked() == (B, "diplomacy")
    t.do("ally:1", "no")
    assert t.relation_of(B, N) == "neutral"


@rules("REL-DIP-6", "REL-DIP-8", "REL-DIP-14")
def test_a_war_ends_when_both_agree() -> None:
    t = talks(bare=False)
    t.relation(B, N, "war")
    t.do("peace:1", "no")
    assert t.relation_of(B, N) == "war"
    t.do("pass", "peace:0", "yes")
    assert t.relation_of(B, N) == "neutral"
    t = talks(bare=False)
    t.relation(B, N, "war")
    t.relation(O, L, "alliance")
    for _ in range(4):
        t.do("pass")
    while t.g.round == 1:
        t.do("decline")
    assert t.relation_of(B, N) == "war", "a war lasts"
    assert t.relation_of(O, L) == "alliance", "so does an alliance"


def test_REL_DIP_2_cards_lie_before_both() -> None:
    t = talks()
    t.relation(B, N, "alliance")
    t.relation(B, O, "war")
    scene = GAME.scene(t.match.view(None), None)
    lying = {
        mat.seat: [(card.owner, card.face) for card in row.cards]
        for mat in scene.mats
        for row in mat.rows
        if row.id.endswith("relations")
    }
    assert lying == {
        0: [(1, "alliance"), (2, "war")],
        1: [(0, "alliance")],
        2: [(0, "war")],
        3: [],
    }


def test_REL_DIP_3_also_in_the_first_round() -> None:
    t = Table(phase="events", diplomacy="on", bare=False)
    assert t.g.round == 1
    assert t.asked() == (B, "diplomacy")


def test_REL_DIP_4_each_other_faction_once() -> None:
    t = talks()
    t.do("ally:1", "no")
    assert t.refused("ally:1") == "REL-DIP-4"
    t.do("ally:3", "no", "ally:2", "no")
    assert t.asked() == (N, "diplomacy"), "nobody is left to address"


@rules("REL-DIP-5", "REL-DIP-6", "REL-DIP-7", "REL-DIP-11")
def test_what_can_be_said_to_whom() -> None:
    t = talks()
    t.relation(B, N, "war")
    t.relation(B, O, "alliance")
    assert t.options() == ["ally:3", "break:2", "pass", "peace:1"]
    assert t.refused("ally:1") == "REL-DIP-5"
    assert t.refused("peace:3") == "REL-DIP-6"
    assert t.refused("break:3") == "REL-DIP-7"
    assert t.refused("declare:3") == "REL-DIP-11"


@rules("REL-DIP-7", "REL-DIP-8", "REL-DIP-9")
def test_one_side_ends_an_alliance_and_no_pair_changes_twice() -> None:
    t = talks()
    t.relation(B, O, "alliance")
    t.do("break:2")
    assert t.relation_of(B, O) == "neutral"
    assert t.refused("ally:2") == "REL-DIP-9"
    t.do("pass", "pass")
    assert t.asked()[0] == O
    assert t.refused("ally:0") == "REL-DIP-9"


def test_REL_DIP_10_who_refused_may_propose() -> None:
    t = talks()
    t.do("ally:1", "no", "pass", "ally:0", "yes")
    assert t.relation_of(B, N) == "alliance"


def test_REL_DIP_13_any_number_of_allies() -> None:
    t = talks()
    for seat in (1, 2, 3):
        t.do(f"ally:{seat}", "yes")
    assert [t.relation_of(B, other) for other in (N, O, L)] == ["alliance"] * 3


def test_REL_MELEE_5_a_token_declares_war_on_a_neutral() -> None:
    t = Table(diplomacy="on")
    t.army(N, "honey_vale", "W")
    t.army(O, "relic_wood", "W")
    t.act(N, "plain", "plain")
    t.do("melee:honey_vale>relic_wood", "token:melee_0")
    assert t.relation_of(N, O) == "war"
    assert len(t.facts("war")) == 1


@rules("REL-MELEE-7", "REL-ATT-3")
def test_war_stays_declared_when_the_attack_is_called_off() -> None:
    t = Table(diplomacy="on")
    t.army(N, "honey_vale", "W")
    t.army(O, "relic_wood", "W")
    t.act(N, "plain")
    t.do("melee:honey_vale>relic_wood", "token:melee_0", "call-off:relic_wood")
    assert t.relation_of(N, O) == "war"
    assert t.melee_left(N) == 0

"""CAN-FORGE, CAN-LIMIT-4, CAN-LIMIT-7: upgrades and temples for gold."""

from __future__ import annotations

import pytest

from igroteka.games.candelabria.content import UPGRADE_KIND, UPGRADES
from igroteka.games.candelabria.rules.state import NONE
from igroteka.testing.coverage import rules
from tests.games.candelabria.table import ASH, COVEN, SOWERS, Table, bare_map

OTHERS = (
    "lamp_yard",
    "smoke_vents",
    "pilgrim_steps",
    "long_stride",
    "spirit_archive",
    "rune_arch",
    "treasury",
    "curse_bell_1",
)
"""Tokens for the other eight stacks."""


def at_forge(*others: str, gold: int = 10, year: int = 1) -> Table:
    """The Sowers' castle has just entered the forge of region 3."""
    t = bare_map(SOWERS, year=year)
    t.land(SOWERS, *others)
    t.cubes(SOWERS, gold=gold)
    return t


def enter(t: Table) -> None:
    t.maneuver("castle:r3_forge")


def test_CAN_FORGE_1_up_to_n_items_upgrades_or_temples() -> None:
    t = at_forge("r6_forge")
    t.tops("toll_gate", "heavy_shove")
    enter(t)
    t.do("upgrade:toll_gate", "temple_white:r6")
    assert t.prompt() == "move", "two forges, two items, although gold is left"
    assert t.upgrades_of(SOWERS) == ["toll_gate"]
    assert t.stack(6) == ["white"]
    assert t.player(SOWERS).gold == 7


def test_CAN_FORGE_1_fewer_is_allowed() -> None:
    t = at_forge("r6_forge")
    t.tops("toll_gate")
    enter(t)
    t.do("upgrade:toll_gate", "done")
    assert t.prompt() == "move"
    assert t.player(SOWERS).gold == 9


@pytest.mark.parametrize(
    ("kind", "cost"),
    [("heavy_shove", 1), ("lamp_yard", 1), ("rune_arch", 2), ("war_beacon", 3), ("treasury", 3)],
)
@pytest.mark.parametrize("year", [1, 3])
def test_CAN_FORGE_2_an_upgrade_costs_its_year_in_gold(kind: str, cost: int, year: int) -> None:
    t = at_forge(year=year)
    t.tops(kind)
    supply = t.g.gold
    enter(t)
    t.do(f"upgrade:{kind}")
    assert t.player(SOWERS).gold == 10 - cost
    assert t.g.gold == supply + cost


@pytest.mark.parametrize("colour", ["white", "grey", "black"])
@pytest.mark.parametrize("year", [1, 3])
def test_CAN_FORGE_2_a_temple_costs_two_gold(colour: str, year: int) -> None:
    t = at_forge(year=year)
    enter(t)
    t.do(f"temple_{colour}:r3")
    assert t.player(SOWERS).gold == 8
    assert t.stack(3) == [colour]


@rules("CAN-TERM-17")
def test_CAN_FORGE_3_not_beyond_the_gold() -> None:
    t = at_forge(gold=1)
    t.cubes(SOWERS, gold=1, wax=9)
    t.tops("toll_gate", "rune_arch", "treasury")
    enter(t)
    assert "upgrade:toll_gate" in t.options()
    assert t.options("buy-temple") == []
    for beyond in ("upgrade:rune_arch", "upgrade:treasury", "temple_white:r3"):
        assert t.refused(beyond) == "CAN-FORGE-3"
    refusals = {refusal.option.key for refusal in t.match.why_not(t.seat(SOWERS))}
    assert refusals.isdisjoint(t.options()), "what is offered is not refused"
    t.do("upgrade:toll_gate")
    assert (t.player(SOWERS).gold, t.player(SOWERS).wax) == (0, 9)


@rules("CAN-UPG-1")
def test_CAN_FORGE_3_six_upgrades_and_no_seventh() -> None:
    t = at_forge("r6_forge", "r8_forge")
    t.upgrades(SOWERS, "bastion", "bastion", "long_stride", "parade_hall", "spirit_archive")
    t.tops("toll_gate", "heavy_shove")
    enter(t)
    t.do("upgrade:toll_gate")
    assert len(t.upgrades_of(SOWERS)) == 6
    assert t.options("buy-upgrade") == []
    assert t.refused("upgrade:heavy_shove") == "CAN-FORGE-3"
    t.do("temple_grey:r3")
    assert t.stack(3) == ["grey"]


def test_CAN_FORGE_4_a_token_just_uncovered_may_be_bought_next() -> None:
    t = at_forge("r6_forge")
    t.tops("toll_gate", *OTHERS)
    kind = [token.id for token in UPGRADES].index("heavy_shove")
    beneath = next(token for token in t.g.upgrade_pool if UPGRADE_KIND[token] == kind)
    enter(t)
    assert "upgrade:heavy_shove" not in t.options()
    t.force(beneath)
    t.do("upgrade:toll_gate", "upgrade:heavy_shove")
    assert t.upgrades_of(SOWERS) == ["toll_gate", "heavy_shove"]


@rules("CAN-LIMIT-8")
def test_CAN_FORGE_5_upgrades_are_never_given_back() -> None:
    t = Table()
    owned: dict[int, list[int]] = {}
    for _ in t.play_on(seed=11):
        for player in t.g.players:
            before = owned.get(player.seat, [])
            assert player.upgrades[: len(before)] == before
            owned[player.seat] = player.upgrades[:]
    assert any(owned.values())


@pytest.mark.parametrize("colour", ["white", "grey", "black"])
def test_CAN_LIMIT_4_a_colour_that_is_out_cannot_be_bought(colour: str) -> None:
    t = at_forge()
    for region in (1, 2, 4):
        t.temple(region, colour, colour)
    enter(t)
    assert not [key for key in t.options("buy-temple") if colour in key]
    assert len(t.options("buy-temple")) == 2
    assert t.refused(f"temple_{colour}:r3") == "CAN-LIMIT-4"


def test_CAN_LIMIT_4_a_destroyed_temple_can_be_bought_again() -> None:
    t = at_forge()
    for region in (1, 2, 4):
        t.temple(region, "grey", "grey")
    t.no_hands_but(SOWERS, COVEN)
    t.hand(COVEN, "temple_robber", "moth_catcher")
    t.turn_of(COVEN)
    t.do("deploy:temple_robber:explorer", "in:r2")
    t.decline_all("keep-candle")
    while t.asked == COVEN:
        t.do(t.options()[0])
    enter(t)
    assert "temple_grey:r3" in t.options("buy-temple")


def test_CAN_LIMIT_7_an_exhausted_stack_stays_empty() -> None:
    t = at_forge("r6_forge")
    t.tops("toll_gate", "heavy_shove")
    t.g.stack_left[0] = 0
    enter(t)
    before = len(t.options("buy-upgrade"))
    t.do("upgrade:toll_gate")
    assert t.g.tops[0] == NONE
    assert len(t.options("buy-upgrade")) == before - 1
    assert t.refused("upgrade:toll_gate") is None


def test_CAN_LIMIT_8_no_turn_offers_to_throw_anything_away() -> None:
    t = Table()
    t.cubes(ASH, gold=5, wax=5)
    t.upgrades(ASH, "bastion")
    assert {key.split(":")[0] for key in t.options()} == {"deploy", "maneuver"}
    t.maneuver()
    assert {key.split(":")[0] for key in t.options()} == {"castle", "done"}

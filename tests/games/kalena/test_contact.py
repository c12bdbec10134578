"""The action contact (KAL-CONT)."""

from __future__ import annotations

import pytest

from igroteka.kernel.chance import Outcome
from igroteka.testing.coverage import rules
from tests.games.kalena.table import BLUE, RED, Table

FULL = {"food": 3, "water": 3, "wood": 3, "ore": 3}


def haunted(season: int = 1, contact: int = 1, mode: str = "wanderer") -> Table:
    """Red stands on n_c beside a ghost."""
    t = Table(season=season, mode=mode)
    t.at(RED, "n_c")
    t.ghosts("n_c")
    t.track(RED, "contact", tokens=max(1, contact), active=contact)
    return t


def outcomes(t: Table) -> list[Outcome]:
    """Where all further outcomes of chance are taken down."""
    heard: list[Outcome] = []
    t.g.chance.record = heard.append
    return heard


def test_KAL_CONT_1_only_the_ghost_on_the_own_hex() -> None:
    t = haunted()
    assert t.options("contact") == ["contact"]
    t = Table()
    t.at(RED, "n_c")
    t.ghosts("n_sw", "n_nw")
    assert t.options("contact") == []
    assert t.refused("contact") == "KAL-CONT-1"
    assert t.g.ghost_supply == 23


def test_KAL_CONT_1_the_option_names_hex_and_cost() -> None:
    option = haunted(season=2, contact=3).ask.option("contact")
    assert option is not None
    assert option.args == {"hex": "n_c", "cost": 2}
    assert option.touches == ("ghost:n_c", "n_c")


@rules("KAL-CONT-2")
@pytest.mark.parametrize(("season", "cost"), [(1, 1), (2, 2), (3, 3)])
def test_KAL_CONT_3_the_cost_rises_every_season(season: int, cost: int) -> None:
    t = haunted(season, contact=cost)
    t.do("contact", luck=(1,))
    assert t.player(RED).active[1] == 0
    assert t.player(RED).tokens[1] == cost
    assert t.told("contacted") == [("KAL-CONT-4", {"who": "@0", "hex": "n_c", "cost": cost})]
    rich = haunted(season, contact=6)
    rich.force(1)
    rich.do("contact")
    assert rich.player(RED).active[1] == 6 - cost
    poor = haunted(season, contact=cost - 1)
    assert poor.options("contact") == []
    assert poor.refused("contact") == "KAL-TERM-9"
    assert poor.haunted() == {"n_c"}


def test_KAL_CONT_3_inactive_tokens_do_not_pay() -> None:
    t = haunted()
    t.track(RED, "contact", tokens=6, active=0)
    assert t.refused("contact") == "KAL-TERM-9"


def test_KAL_CONT_4_pay_then_the_ghost_leaves_then_the_die_then_the_reward() -> None:
    t = haunted()
    t.ghosts("n_sw")
    heard = outcomes(t)
    t.do("contact", luck=(3,))
    assert t.active(RED) == "4/0/1/1"
    assert t.haunted() == {"n_sw"}
    assert t.g.ghost_supply == 24
    assert heard == [Outcome("roll", 6, 2, "KAL-CONT-4")]
    assert [fact.kind for fact in t.g.journal.facts] == [
        "contacted",
        "bonus-rolled",
        "pecunias",
        "valour",
    ]
    assert t.told("bonus-rolled") == [("KAL-CONT-4", {"who": "@0", "face": 3})]
    assert t.told("pecunias") == [("KAL-BONUS-3", {"who": "@0", "amount": 2, "total": 2})]
    assert t.told("valour") == [("KAL-BONUS-3", {"who": "@0", "amount": 1, "total": 1})]
    assert t.player(BLUE).valour == 0
    assert t.player(BLUE).pecunias == 0


def test_KAL_CONT_5_insight_may_choose_any_row_before_any_roll() -> None:
    t = haunted(season=3, contact=3)
    t.knows(RED, "comm_insight")
    t.valour(12)
    heard = outcomes(t)
    t.do("contact")
    assert t.player(RED).active[1] == 0
    assert t.haunted() == set()
    assert t.ask.rule == "KAL-DEC-8"
    assert t.options() == ["roll", "row:1", "row:2", "row:3", "row:4", "row:5", "row:6"]
    t.do("row:6", "gain:ore")
    assert heard == []
    assert t.told("bonus-rolled") == []
    assert t.told("row-chosen") == [("KAL-CONT-5", {"who": "@0", "face": 6})]
    assert t.resources(RED) == {"ore": 1}
    assert t.player(RED).valour == 15
    assert t.player(RED).pecunias == 0


def test_KAL_CONT_5_insight_may_still_roll() -> None:
    t = haunted()
    t.knows(RED, "comm_insight")
    heard = outcomes(t)
    t.do("contact", luck=(1,))
    assert heard == []
    t.do("roll")
    assert heard == [Outcome("roll", 6, 0, "KAL-CONT-4")]
    assert t.told("row-chosen") == []
    assert t.player(RED).pecunias == 3


def test_KAL_CONT_5_without_insight_nobody_is_asked() -> None:
    t = haunted()
    t.knows(BLUE, "comm_insight")
    t.do("contact", luck=(1,))
    assert t.ask.prompt == "turn"
    assert t.player(RED).pecunias == 3


def test_KAL_CONT_6_renown_gains_one_valour_more() -> None:
    t = haunted()
    t.knows(RED, "comm_renown")
    t.do("contact", luck=(3,))
    assert t.player(RED).valour == 2
    assert t.told("valour") == [
        ("KAL-BONUS-3", {"who": "@0", "amount": 1, "total": 1}),
        ("KAL-CONT-6", {"who": "@0", "amount": 1, "total": 2}),
    ]
    assert t.active(RED) == "4/0/1/1"


def test_KAL_CONT_6_second_breath_restores_one_contact_token() -> None:
    t = haunted(season=3, contact=3)
    t.knows(RED, "comm_second_breath")
    t.do("contact", luck=(1,))
    assert t.player(RED).active == (4, 1, 1, 1)
    assert t.told("restored") == [("KAL-CONT-6", {"who": "@0", "track": "contact", "amount": 1})]
    assert t.player(RED).valour == 0


def test_KAL_CONT_7_resources_are_named_one_by_one() -> None:
    t = haunted(season=2, contact=2)
    t.do("contact", luck=(4,))
    assert t.ask.rule == "KAL-DEC-9"
    assert t.player(RED).pecunias == 2
    t.do("gain:wood")
    assert t.resources(RED) == {"wood": 1}
    t.do("gain:ore")
    assert t.resources(RED) == {"wood": 1, "ore": 1}
    assert t.ask.prompt == "turn"
    assert t.supply() == {"food": 16, "water": 16, "wood": 15, "ore": 15}
    assert t.told("received") == [
        ("KAL-CONT-7", {"who": "@0", "resource": "wood", "amount": 1}),
        ("KAL-CONT-7", {"who": "@0", "resource": "ore", "amount": 1}),
    ]


def test_KAL_CONT_7_a_named_type_that_is_full_loses_the_unit() -> None:
    t = haunted(season=2, contact=2)
    t.give(RED, food=3, water=3, wood=3, ore=2)
    t.do("contact", "gain:food", luck=(4,))
    assert t.resources(RED) == {"food": 3, "water": 3, "wood": 3, "ore": 2}
    assert t.told("no-room") == [("KAL-CONT-7", {"who": "@0", "resource": "food", "amount": 1})]
    t.do("gain:ore")
    assert t.resources(RED) == FULL
    assert t.ask.prompt == "turn"


def test_KAL_CONT_7_pecunias_and_valour_are_received_with_a_full_storage() -> None:
    t = haunted(season=3, contact=3)
    t.give(RED, **FULL)
    t.do("contact", luck=(4,))
    assert t.ask.prompt == "turn"
    assert t.player(RED).valour == 2
    assert t.resources(RED) == FULL
    assert t.told("no-room-at-all") == [("KAL-CONT-7", {"who": "@0"})] * 2
    t = haunted()
    t.give(RED, **FULL)
    t.do("contact", luck=(2,))
    assert t.player(RED).pecunias == 2
    assert t.told("no-room-at-all") == [("KAL-CONT-7", {"who": "@0"})]


def test_KAL_CONT_8_contacts_are_repeated_on_different_hexes() -> None:
    t = haunted(contact=2)
    t.ghosts("n_sw", "k_nw")
    t.do("contact", luck=(1, 1))
    assert t.refused("contact") == "KAL-CONT-1"
    t.do("explore:n_sw", "contact", "explore:k_nw")
    assert t.refused("contact") == "KAL-TERM-9"
    assert t.haunted() == {"k_nw"}
    assert t.player(RED).pecunias == 6


def test_KAL_CONT_8_one_token_serves_three_times_by_second_breath() -> None:
    t = Table()
    t.knows(RED, "comm_second_breath")
    t.at(RED, "k_nw")
    t.ghosts("k_nw", "n_sw", "n_c")
    heard = outcomes(t)
    t.do("contact", "explore:n_sw", "contact", "explore:n_c", "contact", luck=(1, 1, 1))
    assert t.haunted() == set()
    assert t.g.ghost_supply == 25
    assert len(heard) == 3
    assert t.active(RED) == "2/1/1/1"
    assert t.player(RED).pecunias == 9


def test_KAL_CONT_8_second_breath_is_not_enough_for_a_dearer_contact() -> None:
    t = haunted(season=2, contact=2)
    t.knows(RED, "comm_second_breath")
    t.ghosts("n_sw")
    t.do("contact", "explore:n_sw", luck=(1,))
    assert t.player(RED).active[1] == 1
    assert t.refused("contact") == "KAL-TERM-9"


def test_KAL_CONT_9_after_the_contact_one_may_build_and_extract_there() -> None:
    t = haunted()
    t.give(RED, wood=1, water=1)
    t.force(1)
    assert t.refused("build:mill") == "KAL-BUILD-2"
    t.do("contact")
    assert t.options("build") == ["build:mill"]
    t.do("extract:n_c:food", "build:mill")
    assert t.built() == {"n_c": ("mill", RED)}


def test_KAL_CONT_9_under_ghost_card_2_the_contact_opens_the_hex() -> None:
    t = haunted(mode="builder")
    t.force(1)
    assert t.options("extract") == ["extract:n_se:water"]
    t.do("contact")
    assert t.options("extract") == ["extract:n_c:food", "extract:n_c:water", "extract:n_se:water"]


def test_KAL_CONT_9_an_exhaustion_token_still_bars_extraction() -> None:
    t = haunted()
    t.exhaust("n_c")
    t.do("contact", luck=(1,))
    assert t.exhausted() == {"n_c"}
    assert t.options("extract") == ["extract:n_se:water"]
    assert t.refused("extract:n_c:food") == "KAL-EXTR-2"


def test_KAL_CONT_1_a_ghost_elsewhere_says_that_one_must_stand_there() -> None:
    table = Table()
    table.at(RED, "n_c")
    table.ghosts("n_c", "n_e", "se_w")
    assert table.forbidden("contact") == {
        "contact:n_e": "KAL-CONT-1",
        "contact:se_w": "KAL-CONT-1",
    }
    refused = {r.option.key: r.option.touches for r in table.match.why_not(RED)}
    assert refused["contact:se_w"] == ("ghost:se_w", "se_w")
    table = Table()
    table.ghosts("n_e")
    assert table.forbidden("contact") == {"contact": "KAL-CONT-1", "contact:n_e": "KAL-CONT-1"}


@pytest.mark.parametrize(("season", "coming"), [(1, (2, 3)), (2, (3,)), (3, ())])
@rules("KAL-FLOW-2")
def test_KAL_CONT_5_rows_of_coming_cards_are_not_in_force(
    season: int, coming: tuple[int, ...]
) -> None:
    table = Table(season=season)
    table.knows(RED, "comm_insight")
    table.at(RED, "n_c")
    table.ghosts("n_c")
    table.track(RED, "contact", tokens=3, active=3)
    table.do("contact")
    assert table.forbidden("row") == {
        f"row:bonus_season_{card}:{face}": "KAL-FLOW-2" for card in coming for face in range(1, 7)
    }

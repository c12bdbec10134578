"""The end of a season (KAL-SEND)."""

from __future__ import annotations

import pytest

from igroteka.kernel.state import encode
from igroteka.testing.coverage import rules
from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table, quest_number

EIGHT = [
    "pick:quest_governor",
    "pick:quest_late_bloomer",
    "pick:quest_miller",
    "pick:quest_mine_owner",
    "pick:quest_stockpile",
    "pick:quest_treasury",
    "pick:quest_water_warden",
    "pick:quest_woodmaster",
]
SIX = [key for key in EIGHT if key not in ("pick:quest_governor", "pick:quest_late_bloomer")]


def ending(season: int, *totals: int, mode: str = "wanderer") -> Table:
    """The last round of a season, before its turns are ended."""
    t = Table(players=len(totals), mode=mode, season=season, round=3)
    t.valour(*totals)
    return t


def ended(season: int, *totals: int, mode: str = "wanderer") -> Table:
    t = ending(season, *totals, mode=mode)
    t.end_turns()
    return t


def picking(t: Table) -> list[int]:
    """The seats that are asked to pick quests."""
    return [ask.seat for ask in t.match.asks if ask.prompt == "quests"]


def pick(t: Table, seat: int, *names: str) -> None:
    t.do(*(f"pick:quest_{name}" for name in names), seat=seat)


def picks(t: Table) -> list[int]:
    """How many quests each seat has picked."""
    return [len(player.picked) for player in t.g.players]


@pytest.mark.parametrize("season", [1, 2])
def test_KAL_SEND_1_exhaustion_tokens_leave_before_quests_are_picked(season: int) -> None:
    t = ending(season, 5, 0, 0, 0)
    t.exhaust("n_c", "n_se", "k_ne")
    t.end_turns()
    assert picking(t) == [BLUE, GREEN, YELLOW]
    assert t.exhausted() == set()
    assert t.g.exhaustion_supply == 12
    assert t.told("fresh-land") == [("KAL-SEND-1", {})]


@pytest.mark.parametrize("round", [1, 2])
def test_KAL_SEND_1_exhaustion_stays_between_the_rounds_of_a_season(round: int) -> None:
    t = Table(round=round)
    t.exhaust("n_c", "n_se")
    t.end_turns()
    assert t.exhausted() == {"n_c", "n_se"}
    assert t.g.exhaustion_supply == 10


def test_KAL_SEND_1_exhaustion_stays_after_the_third_season() -> None:
    t = ending(3, 5, 0, 0, 0)
    t.exhaust("n_c", "n_se")
    t.end_turns()
    assert t.match.over
    assert t.exhausted() == {"n_c", "n_se"}
    assert t.told("fresh-land") == []


def test_KAL_SEND_2_all_who_share_the_highest_total_are_leaders() -> None:
    assert picking(ended(1, 9, 9, 7, 5)) == [GREEN, YELLOW]
    assert picking(ended(1, 9, 8, 8, 8)) == [BLUE, GREEN, YELLOW]
    assert picking(ended(1, 9, 9, 9, 8)) == [YELLOW]


@pytest.mark.parametrize("stack", [(RED, BLUE, GREEN, YELLOW), (YELLOW, GREEN, BLUE, RED)])
def test_KAL_SEND_2_the_stack_does_not_matter(stack: tuple[int, ...]) -> None:
    t = ending(1, 9, 9, 7, 5)
    t.valour(9, 9, 7, 5, stack=stack)
    t.end_turns()
    assert picking(t) == [GREEN, YELLOW]


@rules("KAL-MODE-2", "KAL-MODE-3")
@pytest.mark.parametrize("mode", ["wanderer", "builder"])
@pytest.mark.parametrize("totals", [(10, 8, 8, 3), (10, 8, 8), (10, 8)])
def test_KAL_SEND_3_everybody_but_the_leaders_picks_one_quest(
    mode: str, totals: tuple[int, ...]
) -> None:
    t = ended(1, *totals, mode=mode)
    others = list(range(1, len(totals)))
    assert picking(t) == others
    for seat in others:
        ask = t.match.asked(seat)
        assert ask is not None
        assert ask.args == {"left": 1}
        pick(t, seat, "miller")
    assert t.ask.prompt == "spread"
    assert picks(t) == [0] + [1] * len(others)
    assert t.g.season == 2


@pytest.mark.parametrize("totals", [(20, 20, 14), (20, 20, 14, 20)])
def test_KAL_SEND_4_after_season_2_of_wanderer_two_quests(totals: tuple[int, ...]) -> None:
    t = ending(2, *totals)
    t.picked(GREEN, 7)
    t.end_turns()
    assert picking(t) == [GREEN]
    ask = t.match.asked(GREEN)
    assert ask is not None
    assert ask.args == {"left": 2}
    assert t.options(seat=GREEN) == [key for key in EIGHT if key != "pick:quest_woodmaster"]
    pick(t, GREEN, "mine_owner")
    ask = t.match.asked(GREEN)
    assert ask is not None
    assert ask.args == {"left": 1}
    pick(t, GREEN, "stockpile")
    assert t.player(GREEN).picked == [quest_number(n) for n in (7, 8, 1)]
    assert t.ask.prompt == "spread"
    assert t.g.season == 3


def test_KAL_SEND_5_with_two_players_only_one_quest_after_season_2() -> None:
    t = ended(2, 19, 12)
    assert picking(t) == [BLUE]
    assert t.options(seat=BLUE) == SIX
    pick(t, BLUE, "treasury")
    assert t.ask.prompt == "spread"
    assert picks(t) == [0, 1]


@rules("KAL-MODE-4")
@pytest.mark.parametrize("totals", [(10, 8, 8, 3), (10, 8, 8), (10, 8), (4, 4)])
def test_KAL_SEND_6_in_citizen_everybody_picks_two(totals: tuple[int, ...]) -> None:
    t = ended(1, *totals, mode="citizen")
    assert picking(t) == list(range(len(totals)))
    for seat in range(len(totals)):
        pick(t, seat, "miller", "treasury")
    assert picks(t) == [2] * len(totals)
    assert t.g.season == 2
    assert t.ask.prompt == "spread"


@rules("KAL-MODE-3", "KAL-MODE-4")
@pytest.mark.parametrize("mode", ["builder", "citizen"])
def test_KAL_SEND_6_after_season_2_nobody_picks_in_builder_and_citizen(mode: str) -> None:
    t = ended(2, 10, 8, 8, 3, mode=mode)
    assert picking(t) == []
    assert t.ask.prompt == "spread"
    assert t.g.season == 3
    assert picks(t) == [0, 0, 0, 0]


@pytest.mark.parametrize(("season", "mode"), [(1, "wanderer"), (1, "builder"), (2, "wanderer")])
@pytest.mark.parametrize("totals", [(7, 7, 7, 7), (7, 7, 7), (19, 19), (0, 0)])
def test_KAL_SEND_7_if_all_are_tied_nobody_picks(
    season: int, mode: str, totals: tuple[int, ...]
) -> None:
    t = ended(season, *totals, mode=mode)
    assert picking(t) == []
    assert t.ask.prompt == "spread"
    assert t.g.season == season + 1
    assert picks(t) == [0] * len(totals)


def test_KAL_SEND_8_from_the_own_remaining_cards_to_the_own_board() -> None:
    t = ended(1, 5, 4, 4, 5)
    assert t.options(seat=BLUE) == EIGHT
    assert t.options(seat=GREEN) == EIGHT
    pick(t, BLUE, "miller")
    pick(t, GREEN, "miller")
    for seat in (BLUE, GREEN):
        assert t.player(seat).picked == [quest_number(5)]
        assert t.player(seat).quests == [quest_number(n) for n in (1, 2, 3, 4, 6, 7, 8)]
    assert len(t.player(RED).quests) == 8
    assert t.player(BLUE).valour == 4  # nothing is scored before the end


def test_KAL_SEND_8_the_owner_is_told_which_and_the_others_how_many() -> None:
    t = ended(1, 5, 4, 5, 5)
    pick(t, BLUE, "miller")
    own, open = t.facts("picked")[0], t.facts("picked-unseen")[0]
    assert (own.rule, own.args) == ("KAL-SEND-8", {"who": "@1", "quests": ["quest_miller"]})
    assert [own.told_to(viewer) for viewer in (RED, BLUE, GREEN, None)] == [
        False,
        True,
        False,
        False,
    ]
    assert (open.rule, open.args) == ("KAL-SEND-9", {"who": "@1", "amount": 1})
    assert [open.told_to(viewer) for viewer in (RED, BLUE, GREEN, None)] == [
        True,
        False,
        True,
        True,
    ]


def test_KAL_SEND_9_picking_is_mandatory() -> None:
    t = ended(1, 5, 4, 5, 5)
    assert t.options(seat=BLUE) == EIGHT
    assert t.refused("end", seat=BLUE) is None
    assert t.refused("pass", seat=BLUE) is None
    assert picking(t) == [BLUE]


def citizens(order: list[int]) -> Table:
    """All four pick two quests; the seats answer in this order."""
    t = ended(1, 10, 8, 8, 3, mode="citizen")
    names = ["miller", "treasury", "governor", "stockpile", "mine_owner"]
    for seat in order:
        pick(t, seat, *names[seat : seat + 2])
    return t


def test_KAL_SEND_9_answers_in_any_order_lead_to_the_same_result() -> None:
    tables = [citizens(order) for order in ([0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1])]
    assert tables[0].ask.prompt == "spread"
    for t in tables:
        assert encode(t.g) == encode(tables[0].g)
        assert t.g.journal.facts == tables[0].g.journal.facts
        assert t.player(BLUE).picked == [quest_number(2), quest_number(3)]


def test_KAL_SEND_9_nothing_shows_before_the_last_answer_is_in() -> None:
    t = ended(1, 10, 8, 8, 3, mode="citizen")
    viewers = (None, RED, BLUE, GREEN, YELLOW)
    before = [encode(t.match.view(viewer)) for viewer in viewers]
    facts = len(t.g.journal.facts)
    for seat in (GREEN, RED, YELLOW):
        pick(t, seat, "miller", "governor")
        assert [encode(t.match.view(viewer)) for viewer in viewers] == before
        assert len(t.g.journal.facts) == facts
        assert picks(t) == [0, 0, 0, 0]
    assert picking(t) == [BLUE]
    pick(t, BLUE, "miller")
    assert picks(t) == [0, 0, 0, 0]
    pick(t, BLUE, "governor")
    assert picks(t) == [2, 2, 2, 2]
    assert [len(t.match.view(None).players[seat].picked) for seat in range(4)] == [2, 2, 2, 2]


def test_KAL_SEND_10_a_card_cannot_be_picked_twice() -> None:
    t = ended(1, 10, 8, 8, 3, mode="citizen")
    pick(t, BLUE, "miller")
    assert t.options(seat=BLUE) == [key for key in EIGHT if key != "pick:quest_miller"]
    assert t.refused("pick:quest_miller", seat=BLUE) == "KAL-SEND-10"
    t = ending(2, 9, 0, 9, 9)
    t.picked(BLUE, 5)
    t.end_turns()
    assert "pick:quest_miller" not in t.options(seat=BLUE)
    pick(t, BLUE, "governor", "treasury")
    assert t.player(BLUE).picked == [quest_number(n) for n in (5, 3, 2)]
    assert t.player(BLUE).quests == [quest_number(n) for n in (1, 4, 6, 7, 8)]


def test_KAL_SEND_11_all_else_stays_between_seasons() -> None:
    t = ending(1, 5, 4, 5, 5)
    t.ghosts("n_c", "k_e")
    t.building(RED, "mine", "n_nw")
    t.building(BLUE, "noria", "n_sw")
    t.give(RED, pecunias=7, food=3, ore=1)
    t.at(RED, "nw_c")
    t.at(BLUE, "s_e")
    t.knows(GREEN, "comm_renown")
    t.end_turns()
    pick(t, BLUE, "miller")
    assert t.g.season == 2
    assert t.haunted() == {"n_c", "k_e"}
    assert t.g.ghost_supply == 23
    assert t.built() == {"n_nw": ("mine", RED), "n_sw": ("noria", BLUE)}
    assert t.resources(RED) == {"food": 3, "ore": 1}
    assert t.player(RED).pecunias == 7
    assert (t.where(RED), t.where(BLUE), t.where(YELLOW)) == ("nw_c", "s_e", "k_c")
    assert [player.valour for player in t.g.players] == [5, 4, 5, 5]
    assert t.g.slots[0][0] == GREEN
    assert t.g.order == (RED, GREEN, YELLOW, BLUE)


@pytest.mark.parametrize("season", [1, 2])
def test_KAL_SEND_11_the_next_season_begins_with_its_bonus_card(season: int) -> None:
    t = ended(season, 0, 0, 0, 0)
    card = f"bonus_season_{season + 1}"
    assert t.told("season") == [("KAL-FLOW-2", {"season": season + 1, "card": card})]


@pytest.mark.parametrize("mode", ["wanderer", "builder", "citizen"])
def test_KAL_SEND_12_after_season_3_nobody_picks(mode: str) -> None:
    t = ended(3, 10, 8, 8, 3, mode=mode)
    assert t.match.over
    assert t.match.asks == []
    assert t.match.result.rule == "KAL-FIN-2"
    assert picks(t) == [0, 0, 0, 0]
    assert t.g.season == 3

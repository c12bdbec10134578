"""KAL-FLOW: seasons, rounds and their steps."""

from __future__ import annotations

import pytest

from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table


def place_ghosts(table: Table) -> None:
    """The last player takes whatever is offered first."""
    while table.match.ask is not None and table.ask.prompt in ("spread", "overflow"):
        table.do(table.options()[0])


def lift_ghosts(table: Table) -> None:
    """As if every ghost had been contacted meanwhile."""
    table.g.ghost_supply += sum(table.g.ghosts)
    table.g.ghosts = (0,) * 49


def play_round(table: Table) -> None:
    """Spread, idle turns; stops at the next spread or at the end."""
    place_ghosts(table)
    table.end_turns()
    lift_ghosts(table)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_KAL_FLOW_1_three_seasons_of_three_rounds_with_a_turn_each(players: int) -> None:
    table = Table(players=players, mode="builder", phase="spread")
    calendar = []
    while not table.match.over:
        calendar.append((table.g.season, table.g.round))
        play_round(table)
    assert calendar == [(season, round) for season in (1, 2, 3) for round in (1, 2, 3)]
    turns = [args["who"] for _, args in table.told("turn-ended")]
    assert len(turns) == 9 * players
    for start in range(0, len(turns), players):
        assert sorted(turns[start : start + players]) == [f"@{seat}" for seat in range(players)]
    assert len(table.told("haunted")) == 36
    assert table.match.result.rule == "KAL-FIN-2"


def test_KAL_FLOW_2_each_season_has_its_own_bonus_card() -> None:
    table = Table(mode="builder", phase="spread")
    costs = []
    while not table.match.over:
        table.ghosts("k_c")
        place_ghosts(table)
        costs.append(table.args("contact")["cost"])
        table.end_turns()
        lift_ghosts(table)
    assert costs == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert table.told("season") == [
        ("KAL-FLOW-2", {"season": 2, "card": "bonus_season_2"}),
        ("KAL-FLOW-2", {"season": 3, "card": "bonus_season_3"}),
    ]


@pytest.mark.parametrize(("season", "pecunias"), [(1, 3), (2, 5), (3, 6)])
def test_KAL_FLOW_2_only_the_card_of_the_season_rewards(season: int, pecunias: int) -> None:
    table = Table(season=season)
    table.ghosts("k_c")
    table.tokens(RED, "4/6/1/1")
    table.do("contact", luck=(1,))
    assert table.player(RED).pecunias == pecunias
    assert table.active(RED) == f"4/{6 - season}/1/1"


def test_KAL_FLOW_2_the_new_card_comes_before_the_spread() -> None:
    table = Table(mode="builder", round=3)
    table.end_turns()
    kinds = [fact.kind for fact in table.g.journal.facts]
    assert kinds.index("season") < kinds.index("spread")


def test_KAL_FLOW_3_the_six_steps_of_a_round() -> None:
    table = Table(phase="spread")
    table.building(RED, "mill", "n_ne")
    table.tokens(BLUE, "0/0/0/0")
    table.force_terrain("mountain")
    table.do("haunt:se_c", "haunt:se_sw", "haunt:s_e", "haunt:sw_se")
    assert (table.g.phase, table.g.turn, table.g.round) == ("turns", 0, 1)
    assert table.resources(RED) == {"food": 1}
    table.do("end")  # Red; Blue can do nothing and is passed over
    assert table.ask.seat == GREEN
    assert table.active(BLUE) == "0/0/0/0"
    table.do("end", "end")
    assert [fact.kind for fact in table.g.journal.facts] == [
        "spread",
        *["haunted"] * 4,
        "received",
        *["turn-ended"] * 4,
        "rested",
        "order",
        "spread",
    ]
    assert table.active(BLUE) == "4/1/1/1"
    assert (table.g.phase, table.g.round) == ("spread", 2)


def test_KAL_FLOW_3_production_comes_after_the_ghosts_of_this_round() -> None:
    table = Table(phase="spread")
    table.building(RED, "mill", "n_ne")
    table.force_terrain("mountain")
    table.do("haunt:n_nw", "haunt:se_sw", "haunt:s_e", "haunt:sw_se")
    assert table.resources(RED) == {}
    assert table.told("chilled") == [("KAL-PROD-2", {"building": "mill", "hex": "n_ne"})]


@pytest.mark.parametrize(
    ("season", "round", "then"),
    [
        (1, 1, (1, 2)),
        (1, 2, (1, 3)),
        (1, 3, (2, 1)),
        (2, 1, (2, 2)),
        (2, 2, (2, 3)),
        (2, 3, (3, 1)),
        (3, 1, (3, 2)),
        (3, 2, (3, 3)),
    ],
)
def test_KAL_FLOW_4_the_season_ends_after_its_third_round(
    season: int, round: int, then: tuple[int, int]
) -> None:
    table = Table(season=season, round=round)
    table.exhaust("n_c")
    table.end_turns()
    assert (table.g.season, table.g.round) == then
    assert table.g.phase == "spread"
    assert len(table.told("fresh-land")) == (1 if round == 3 else 0)
    assert table.exhausted() == (set() if round == 3 else {"n_c"})


def test_KAL_FLOW_4_after_the_ninth_round_the_match_is_over() -> None:
    table = Table(season=3, round=3)
    table.exhaust("n_c")
    table.end_turns()
    assert table.match.over
    assert (table.g.season, table.g.round, table.g.phase) == (3, 3, "over")
    assert table.told("fresh-land") == []
    assert table.told("spread") == []


def test_KAL_FLOW_5_the_last_round_is_reordered_before_scoring() -> None:
    table = Table(season=3, round=3)
    table.valour(1, 2, 3, 4)
    table.give(RED, pecunias=3)
    table.picked(RED, 2)
    table.give(YELLOW, pecunias=6)
    table.picked(YELLOW, 2)
    table.end_turns()
    kinds = [fact.kind for fact in table.g.journal.facts]
    assert kinds[-7:] == ["rested", "order", "quest", "valour", "quest", "valour", "won"]
    assert table.told("order") == [("KAL-ORDER-1", {"seats": ["@3", "@2", "@1", "@0"]})]
    assert [args["who"] for _, args in table.told("quest")] == ["@3", "@0"]
    assert table.g.order == (YELLOW, GREEN, BLUE, RED)
    assert table.told("won") == [("KAL-FIN-2", {"who": "@3", "total": 6})]
    assert table.match.result.order == (YELLOW, GREEN, RED, BLUE)
    assert table.match.result.scores == (2, 2, 3, 6)

"""KAL-MODE: modes, difficulty and player counts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from igroteka.games.kalena import GAME
from igroteka.games.kalena.rules.options import Options
from igroteka.kernel.chance import Fast, Outcome
from igroteka.kernel.errors import BadOptions
from igroteka.kernel.match import Match
from igroteka.testing.coverage import rules
from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table


def options_of(**chosen: Any) -> Options:
    options = GAME.configure(chosen)
    assert isinstance(options, Options)
    return options


def ghost_cards(options: Options, seed: int = 0) -> tuple[int, ...]:
    return Match.new(GAME, options, Fast.seeded("modes", seed), tracked=False).g.ghost_cards


def season_over(mode: str, season: int, *, players: int = 4, **table: Any) -> Table:
    """The last round of a season has been played; Red leads, Yellow trails."""
    played = Table(mode=mode, players=players, season=season, round=3, **table)
    played.valour(*(10, 8, 8, 3)[:players])
    played.end_turns()
    return played


def picking(table: Table) -> dict[int, int]:
    """Who is asked to pick quests, and how many."""
    asks = [ask for ask in table.match.asks if ask.prompt == "quests"]
    return {ask.seat: int(str(ask.args["left"])) for ask in asks}


def test_KAL_MODE_1_wanderer_unless_the_group_picks_another() -> None:
    assert options_of().mode == "wanderer"
    assert options_of().extra_ghosts == ()
    for mode in ("wanderer", "builder", "citizen"):
        assert options_of(mode=mode).mode == mode
    with pytest.raises(BadOptions):
        GAME.configure({"mode": "hermit"})


def test_KAL_MODE_2_wanderer_has_card_1_and_two_quest_picks() -> None:
    assert ghost_cards(options_of(mode="wanderer")) == (1,)
    assert picking(season_over("wanderer", 1)) == {BLUE: 1, GREEN: 1, YELLOW: 1}
    assert picking(season_over("wanderer", 2)) == {BLUE: 2, GREEN: 2, YELLOW: 2}
    assert picking(season_over("wanderer", 2, players=3)) == {BLUE: 2, GREEN: 2}
    assert picking(season_over("wanderer", 2, players=2)) == {BLUE: 1}


def test_KAL_MODE_3_builder_has_card_2_and_one_quest_pick() -> None:
    assert ghost_cards(options_of(mode="builder")) == (2,)
    assert picking(season_over("builder", 1)) == {BLUE: 1, GREEN: 1, YELLOW: 1}
    second = season_over("builder", 2)
    assert picking(second) == {}
    assert (second.g.season, second.g.round, second.g.phase) == (3, 1, "spread")


def test_KAL_MODE_4_citizen_has_card_3_and_everybody_picks_2_after_season_1() -> None:
    assert ghost_cards(options_of(mode="citizen")) == (3,)
    assert picking(season_over("citizen", 1)) == {RED: 2, BLUE: 2, GREEN: 2, YELLOW: 2}
    assert picking(season_over("citizen", 1, players=2)) == {RED: 2, BLUE: 2}
    second = season_over("citizen", 2)
    assert picking(second) == {}
    assert (second.g.season, second.g.round, second.g.phase) == (3, 1, "spread")


@pytest.mark.parametrize("mode", ["wanderer", "builder", "citizen"])
@pytest.mark.parametrize("season", [1, 2])
def test_KAL_MODE_5_exhaustion_leaves_after_seasons_1_and_2(mode: str, season: int) -> None:
    table = Table(mode=mode, season=season, round=3)
    table.exhaust("n_c", "n_se", "k_nw")
    assert table.g.exhaustion_supply == 9
    table.end_turns()
    assert table.exhausted() == set()
    assert table.g.exhaustion_supply == 12
    assert table.told("fresh-land") == [("KAL-SEND-1", {})]


@pytest.mark.parametrize("mode", ["wanderer", "builder", "citizen"])
def test_KAL_MODE_5_exhaustion_stays_within_a_season_and_after_the_last(mode: str) -> None:
    for season, round in ((1, 2), (2, 1), (3, 3)):
        table = Table(mode=mode, season=season, round=round)
        table.exhaust("n_c", "n_se")
        table.end_turns()
        assert table.exhausted() == {"n_c", "n_se"}
        assert table.g.exhaustion_supply == 10


@pytest.mark.parametrize(
    ("mode", "base", "others"),
    [("wanderer", 1, (2, 3)), ("builder", 2, (1, 3)), ("citizen", 3, (1, 2))],
)
def test_KAL_MODE_6_one_of_the_two_other_cards_may_be_added(
    mode: str, base: int, others: tuple[int, int]
) -> None:
    for other in others:
        cards = ghost_cards(options_of(mode=mode, extra_ghosts=[other]))
        assert cards == tuple(sorted((base, other)))
    for wrong in ([base], [others[1], others[0]], [others[0], others[0]], [4], [0]):
        with pytest.raises(BadOptions, match="cannot be played with extra ghost cards"):
            GAME.configure({"mode": mode, "extra_ghosts": wrong})


@pytest.mark.parametrize(
    ("mode", "extra"),
    [
        (mode, extra)
        for mode, others in {"wanderer": (2, 3), "builder": (1, 3), "citizen": (1, 2)}.items()
        for extra in ((), others[:1], others[1:], others)
    ],
)
def test_KAL_MODE_6_KAL_MODE_7_every_card_in_play_holds(mode: str, extra: tuple[int, ...]) -> None:
    table = Table(mode=mode, extra_ghosts=extra)
    cards = {{"wanderer": 1, "builder": 2, "citizen": 3}[mode], *extra}
    table.building(RED, "mill", "n_ne")
    table.ghosts("n_c", "n_w")
    table.at(RED, "n_c")
    table.force_terrain("plain")
    table.end_turns()
    table.do("haunt:se_w", "haunt:s_c", "haunt:sw_sw", "haunt:nw_se")
    assert table.resources(RED) == ({} if 1 in cards else {"food": 1})
    assert ("extract:n_c:food" in table.options()) is (2 not in cards)
    assert table.args("explore:n_w")["cost"] == (3 if 3 in cards else 2)


@pytest.mark.parametrize("mode", ["wanderer", "builder", "citizen"])
def test_KAL_MODE_7_all_three_cards_together(mode: str) -> None:
    others = {"wanderer": [2, 3], "builder": [1, 3], "citizen": [1, 2]}[mode]
    assert ghost_cards(options_of(mode=mode, extra_ghosts=others)) == (1, 2, 3)


@pytest.mark.parametrize(
    ("mode", "expected"),
    [
        ("wanderer", [(1, 2), (1, 3)]),
        ("builder", [(1, 2), (2, 3)]),
        ("citizen", [(1, 3), (2, 3)]),
    ],
)
def test_KAL_MODE_8_a_random_extra_card_is_either_of_the_two(
    mode: str, expected: list[tuple[int, ...]]
) -> None:
    options = options_of(mode=mode, extra_ghosts="random")
    drawn = Counter(ghost_cards(options, seed) for seed in range(400))
    assert set(drawn) == set(expected)
    assert all(150 < times < 250 for times in drawn.values())


@pytest.mark.parametrize(("extra", "draws"), [("random", [2]), ((), []), ((3,), []), ((2, 3), [])])
def test_KAL_MODE_8_chance_has_a_say_only_where_so_agreed(extra: Any, draws: list[int]) -> None:
    g = GAME.new(Options(4, "wanderer", extra), Fast.seeded("agreed"))
    outcomes: list[Outcome] = []
    g.chance.record = outcomes.append
    Match(GAME, g).start()
    assert [outcome.of for outcome in outcomes if outcome.why == "KAL-MODE-8"] == draws


@rules("KAL-MODE-1", "KAL-MODE-6", "KAL-MODE-7", "KAL-MODE-8")
def test_three_player_counts_by_three_modes_by_five_difficulties() -> None:
    tables = {
        (options.players, options.mode, options.extra_ghosts)
        for options in (options_of(**variant) for variant in GAME.variants)
    }
    assert len(tables) == len(GAME.variants) == 3 * 3 * 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_KAL_MODE_10_four_ghosts_a_round_for_every_player_count(players: int) -> None:
    table = Table(players=players, phase="spread")
    table.force_terrain("plain")
    assert table.ask.args == {"left": 4}
    table.do("haunt:n_c", "haunt:n_ne", "haunt:n_sw", "haunt:s_c")
    assert table.g.phase == "turns"
    assert table.haunted() == {"n_c", "n_ne", "n_sw", "s_c"}
    assert table.g.ghost_supply == 21

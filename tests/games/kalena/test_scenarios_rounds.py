"""The scenarios of `scenarios.md` about set-up, whole rounds, seasons and the end of the game."""

from __future__ import annotations

import pytest

from igroteka.games.kalena.content import (
    HEXES,
    MARKETS,
    QUESTS,
    SKILLS,
    TRACKS,
)
from igroteka.games.kalena.rules.contact import bonus_card
from igroteka.games.kalena.rules.land import CITY_HEX, HEX, KALENA, REGION_TILES
from igroteka.games.kalena.rules.options import Options
from igroteka.games.kalena.rules.production import produce
from igroteka.games.kalena.rules.setup import counter_markers_used, new, round_number, set_up
from igroteka.games.kalena.rules.state import CLOSED, EMPTY, Kalena
from igroteka.games.kalena.rules.valour import shows_plus_30, space_of
from igroteka.kernel.chance import Scripted
from igroteka.kernel.zones import HIDDEN
from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table

# Production -------------------------------------------------------------------------------------


def abundance(mode: str) -> Table:
    """The board and storage of KAL-S10."""
    table = Table(mode=mode)
    table.knows(RED, "craft_abundance")
    table.building(RED, "mill", "n_c")
    table.building(RED, "sawmill", "n_w")
    table.give(RED, food=2)
    table.ghosts("nw_ne")
    return table


def test_KAL_S10_blocked_production_and_abundance() -> None:
    table = abundance("wanderer")
    produce(table.g)
    assert table.resources(RED) == {"food": 3}
    assert [fact.args["hex"] for fact in table.facts("chilled")] == ["n_w"]
    assert [fact.args["amount"] for fact in table.facts("no-room")] == [1]


def test_KAL_S11_same_board_in_builder_mode() -> None:
    table = abundance("builder")
    assert table.g.ghost_cards == (2,)
    produce(table.g)
    assert table.resources(RED) == {"food": 3, "wood": 2}


# Spread -----------------------------------------------------------------------------------------


def test_KAL_S12_free_choice_in_the_spread() -> None:
    table = Table(phase="spread")
    table.at(RED, "se_c")
    table.exhaust("s_e")
    table.force_terrain("mountain")
    mountains = table.hexes("mountain")
    assert len(mountains) == 8
    assert table.ask.seat == YELLOW
    assert table.options() == sorted(f"haunt:{hex}" for hex in mountains)
    assert table.g.ghost_supply == 25
    chosen = ["se_c", "s_e", "n_nw", "nw_ne"]
    for hex in chosen:
        assert table.ask.prompt == "spread"
        table.do(f"haunt:{hex}")
    assert table.ask.prompt == "turn"
    assert table.haunted() == set(chosen)
    assert table.g.ghost_supply == 21


def test_KAL_S13_overflow_into_Kalena() -> None:
    table = Table(phase="spread")
    table.ghosts("n_nw", "ne_ne", "se_c", "se_sw", "k_e")
    table.building(BLUE, "mine", "s_e", "sw_w")
    table.force_terrain("mountain")
    assert table.ask.seat == YELLOW
    assert {"sw_se", "nw_ne"} <= table.haunted()
    free = ["k_c", "k_ne", "k_nw", "k_se", "k_sw", "k_w"]
    assert table.options() == [f"haunt:{hex}" for hex in free]
    table.do("haunt:k_c", "haunt:k_w")
    assert table.ask.prompt == "turn"
    assert sum(table.g.ghosts[hex] for hex in KALENA) == 3


def test_KAL_S14_the_seventh_Kalena_ghost_ends_the_game_in_mid_spread() -> None:
    table = Table(phase="spread")
    forests = table.hexes("forest")
    assert len(forests) == 12
    table.ghosts(*forests[:6], "k_c", "k_e", "k_ne", "k_nw", "k_w", "k_se")
    table.building(RED, "sawmill", *forests[6:10])
    supply = table.g.ghost_supply
    assert supply >= 4
    table.force_terrain("forest")
    assert table.match.over
    assert [fact.args["hex"] for fact in table.facts("haunted")] == [*forests[10:], "k_sw"]
    assert table.g.ghost_supply == supply - 3
    assert not table.match.result.ranking
    assert table.match.result.rule == "KAL-LOSE-1"


def crowded(kalena: int, plain: int, forest: int, mountain: int) -> Table:
    """So many ghosts of each terrain are on the board, and a spread is to come."""
    table = Table(phase="spread")
    table.ghosts(*["k_e", "k_se"][:kalena])
    for terrain, number in (("plain", plain), ("forest", forest), ("mountain", mountain)):
        table.ghosts(*table.hexes(terrain)[:number])
    return table


def test_KAL_S15_ghost_supply_of_three() -> None:
    table = crowded(kalena=2, plain=10, forest=7, mountain=3)
    assert table.g.ghost_supply == 3
    luck = table.g.chance.at
    assert table.match.over
    assert not table.match.result.ranking
    assert table.match.result.rule == "KAL-LOSE-2"
    assert table.g.chance.at == luck
    assert len(table.haunted()) == 22


@pytest.mark.parametrize(("contacts", "lost"), [(0, True), (3, True), (4, False)])
def test_KAL_S16_ghost_supply_of_four(contacts: int, lost: bool) -> None:
    table = crowded(kalena=2, plain=10, forest=6, mountain=3)
    assert table.g.ghost_supply == 4
    haunted = table.hexes("forest")[:4]
    for seat, hex in enumerate(haunted):
        table.at(seat, hex)
    table.force_terrain("mountain")
    table.force(*[1] * contacts)
    for _ in range(4):
        table.do(table.options("haunt")[0])
    assert table.g.ghost_supply == 0
    assert table.ask.prompt == "turn"
    for _ in range(contacts):
        table.do("contact", "end")
    table.end_turns()
    assert table.match.over is lost
    assert table.g.ended_by == ("KAL-LOSE-2" if lost else "")


# Valour and turn order --------------------------------------------------------------------------


def test_KAL_S28_passing_30() -> None:
    table = Table()
    table.valour(28, 1)
    table.at(RED, "n_nw")
    table.give(RED, food=1, wood=1)
    table.do("build:mine")
    total = table.player(RED).valour
    assert total == 31
    assert shows_plus_30(total)
    assert space_of(total) == space_of(table.player(BLUE).valour) == 1
    assert table.g.stack.index(RED) > table.g.stack.index(BLUE)
    table.end_turns()
    assert table.g.order[:2] == (RED, BLUE)


def test_KAL_S29_leaving_and_rejoining_a_stack() -> None:
    table = Table()
    table.valour(5, 5, 5, 3, stack=(YELLOW, RED, BLUE, GREEN))
    table.at(RED, "n_c")
    table.give(RED, wood=1, water=1)
    table.at(YELLOW, "n_w")
    table.give(YELLOW, food=1, water=1)
    table.do("build:mill", "end", "end", "end", "build:sawmill")
    assert table.player(RED).valour == 6
    assert table.player(YELLOW).valour == 5
    table.end_turns()
    assert table.stack_on(5) == [BLUE, GREEN, YELLOW]
    assert table.g.order == (RED, YELLOW, GREEN, BLUE)
    assert table.facts("spread")[-1].args["who"] == "@1"


def test_KAL_S40_a_round_without_gains() -> None:
    table = Table(players=3)
    table.valour(0, 0, 0, stack=(BLUE, RED, GREEN))
    table.g.order = (GREEN, RED, BLUE)
    table.end_turns()
    assert table.g.order == (GREEN, RED, BLUE)
    assert table.g.round == 2
    assert [fact.args["who"] for fact in table.facts("spread")] == ["@1"]


# Quests -----------------------------------------------------------------------------------------


def season_end(season: int, *totals: int, mode: str = "wanderer") -> Table:
    """The third round of a season is over, with these totals."""
    table = Table(players=len(totals), mode=mode, season=season, round=3, phase="season_end")
    table.valour(*totals)
    return table


def picks(table: Table) -> dict[int, int]:
    """Who is asked to pick quests, and how many."""
    asks = (ask for ask in table.match.asks if ask.prompt == "quests")
    return {ask.seat: int(str(ask.args["left"])) for ask in asks}


def quest_options(*numbers: int) -> list[str]:
    return sorted(f"pick:{quest.id}" for quest in QUESTS if quest.number in numbers)


def test_KAL_S30_quest_picks_in_wanderer() -> None:
    table = season_end(2, 20, 20, 14)
    table.picked(GREEN, 7)
    table.exhaust("n_c", "s_c")
    assert picks(table) == {GREEN: 2}
    assert table.exhausted() == set()
    assert table.g.exhaustion_supply == 12
    assert table.options() == quest_options(1, 2, 3, 4, 5, 6, 8)
    table.do("pick:quest_stockpile")
    assert picks(table) == {GREEN: 1}
    assert table.options() == quest_options(2, 3, 4, 5, 6, 8)
    table.do("pick:quest_treasury")
    assert picks(table) == {}
    assert len(table.player(GREEN).picked) == 3
    assert table.match.view(RED).players[GREEN].picked == [HIDDEN] * 3
    assert {fact.kind for fact in table.g.journal.seen_by(RED)} >= {"picked-unseen"}
    assert "picked" not in {fact.kind for fact in table.g.journal.seen_by(RED)}


def test_KAL_S31_two_player_picks() -> None:
    first = season_end(1, 11, 8)
    assert picks(first) == {BLUE: 1}
    assert first.options() == quest_options(1, 2, 5, 6, 7, 8)
    first.do("pick:quest_miller")
    assert picks(first) == {}
    second = season_end(2, 19, 19)
    assert picks(second) == {}
    assert (second.g.season, second.g.round) == (3, 1)
    assert second.facts("picked-unseen") == []


@pytest.mark.parametrize(
    ("mode", "first"),
    [
        ("citizen", {RED: 2, BLUE: 2, GREEN: 2, YELLOW: 2}),
        ("builder", {BLUE: 1, GREEN: 1, YELLOW: 1}),
    ],
)
def test_KAL_S32_citizen_and_builder(mode: str, first: dict[int, int]) -> None:
    table = season_end(1, 10, 8, 8, 3, mode=mode)
    assert picks(table) == first
    while picks(table):
        table.do(table.options()[0])
    assert {p.seat: len(p.picked) for p in table.g.players if p.picked} == first
    second = season_end(2, 10, 8, 8, 3, mode=mode)
    assert picks(second) == {}
    assert (second.g.season, second.g.round) == (3, 1)


# The end of the game ----------------------------------------------------------------------------


def last_round(players: int) -> Table:
    return Table(players=players, season=3, round=3)


def test_KAL_S33_majority_quest() -> None:
    table = last_round(3)
    table.building(RED, "mill", "n_c", "n_ne", "ne_e", "se_e", "s_se")
    table.building(BLUE, "mill", "n_sw", "s_c", "s_nw")
    table.building(GREEN, "mill", "ne_nw", "nw_c")
    table.picked(RED, 3)
    table.picked(GREEN, 3)
    table.end_turns()
    scored = {fact.args["who"]: fact.args["amount"] for fact in table.facts("quest")}
    assert scored == {"@0": 8, "@2": 4}
    assert table.match.result.scores == (8, 0, 4)


def test_KAL_S34_stockpile_and_treasury() -> None:
    table = last_round(4)
    table.knows(RED, "trade_roomy_pack")
    table.give(RED, pecunias=11, wood=4, ore=3, food=2)
    table.picked(RED, 1, 2)
    table.end_turns()
    scored = {fact.args["quest"]: fact.args["amount"] for fact in table.facts("quest")}
    assert scored == {"quest_stockpile": 6, "quest_treasury": 3}
    assert [fact.args["amount"] for fact in table.facts("valour")] == [9]
    assert table.player(RED).valour == 9


def test_KAL_S35_three_way_tie_at_the_end() -> None:
    table = last_round(3)
    table.valour(30, 28, 25)
    table.building(BLUE, "mill", "n_c")
    table.picked(BLUE, 5)
    table.building(GREEN, "mill", "s_c")
    table.building(GREEN, "sawmill", "n_w")
    table.picked(GREEN, 5, 7)
    table.end_turns()
    assert table.facts("order")[-1].args["seats"] == ["@0", "@1", "@2"]
    assert table.match.result.scores == (30, 30, 30)
    assert table.stack_on(30) == [RED, BLUE, GREEN]
    assert table.match.result.order == (GREEN, BLUE, RED)
    assert table.match.result.winners == (GREEN,)


# Set-up and calendar ----------------------------------------------------------------------------


def set_up_game(options: Options) -> Kalena:
    g = new(options, Scripted(seed=37))
    assert list(set_up(g)) == []
    return g


def test_KAL_S37_setup_for_four() -> None:
    g = set_up_game(Options(4, "wanderer"))
    assert len(set(g.land.tiles)) == 6
    assert set(g.land.tiles) < set(REGION_TILES)
    assert len(REGION_TILES) - len(g.land.tiles) == 5
    assert len(g.land.terrain) == 7 * 7
    assert (g.ghost_supply, g.exhaustion_supply) == (25, 12)
    assert g.building_supply == (12,) * 4
    assert g.resource_supply == (16,) * 4
    used = [sum(player.tokens[track] for player in g.players) for track in range(4)]
    box = [len(g.players) * track.slots for track in TRACKS]
    assert [held - n for held, n in zip(box, used, strict=True)] == [8, 20, 4, 4]
    for player in g.players:
        assert player.tokens == player.active == (4, 1, 1, 1)
        assert (player.markers, len(player.quests), player.picked) == (15, 8, [])
        assert (player.resources, player.pecunias, player.valour) == ((0,) * 4, 0, 0)
        assert player.hex == CITY_HEX == HEX["k_c"]
    kinds = [SKILLS[skill].kind for skill in g.skills]
    assert kinds == ["communication", "travel", "trade", "craft"]
    assert g.market in range(len(MARKETS))
    assert g.ghost_cards == (1,)
    assert bonus_card(g).id == "bonus_season_1"
    assert counter_markers_used(g) == 1
    assert round_number(g) == 1
    assert sorted(g.stack) == [RED, BLUE, GREEN, YELLOW]
    assert g.order == g.stack[::-1]


def test_KAL_S38_hardest_builder_for_two() -> None:
    g = set_up_game(Options(2, "builder", (1, 3)))
    assert g.ghost_cards == (1, 2, 3)
    assert g.slots == ((CLOSED, EMPTY, EMPTY, CLOSED),) * 4
    assert counter_markers_used(g) == 9
    for player in g.players:
        assert [QUESTS[quest].number for quest in player.quests] == [1, 2, 5, 6, 7, 8]


def test_KAL_S39_calendar_of_a_game() -> None:
    """Ghosts are taken off by hand in every round, so that the game is never lost."""
    table = Table(phase="spread")
    table.valour(3, 2, 1, 0)
    fresh: set[int] = set()
    while not table.match.over:
        if table.ask.prompt == "turn":
            table.g.ghost_supply += sum(table.g.ghosts)
            table.g.ghosts = (0,) * len(HEXES)
            if not table.exhausted():
                fresh.add(round_number(table.g))
                table.exhaust("n_c")
        table.do("end" if table.ask.prompt == "turn" else table.options()[0])
    story = [fact.kind for fact in table.g.journal.facts]
    told = [kind for kind in story if kind not in {"haunted", "turn-ended", "picked", "valour"}]
    rounds = ["spread", "rested", "order"] * 3
    change = ["fresh-land", *["picked-unseen"] * 3, "season"]
    assert told == [*rounds, *change, *rounds, *change, *rounds, *["quest"] * 9, "won"]
    assert story.count("haunted") == 36
    assert story.count("turn-ended") == 9 * 4
    cards = [fact.args["card"] for fact in table.facts("season")]
    assert cards == ["bonus_season_2", "bonus_season_3"]
    assert fresh == {1, 4, 7}
    assert table.exhausted() == {"n_c"}
    assert round_number(table.g) == 9

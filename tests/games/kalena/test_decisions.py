"""Decision points (KAL-DEC): who is asked what, with which options."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.games.kalena import GAME
from igroteka.games.kalena.rules.options import Options
from igroteka.kernel.chance import Fast, Scripted
from igroteka.kernel.errors import BadOptions, NotAsked
from igroteka.kernel.match import Match
from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table

FULL = {"food": 3, "water": 3, "wood": 3, "ore": 3}
GAINS = ["gain:food", "gain:ore", "gain:water", "gain:wood"]
MOUNTAINS = ("n_nw", "ne_ne", "se_c", "se_sw", "s_e", "sw_w", "sw_se", "nw_ne")
CARDS: list[tuple[str, Any, tuple[int, ...]]] = [
    # mode, extra ghost cards, all ghost cards in play
    ("wanderer", [], (1,)),
    ("wanderer", [2], (1, 2)),
    ("wanderer", [3], (1, 3)),
    ("wanderer", [2, 3], (1, 2, 3)),
    ("builder", [], (2,)),
    ("builder", [1], (1, 2)),
    ("builder", [3], (2, 3)),
    ("builder", [1, 3], (1, 2, 3)),
    ("citizen", [], (3,)),
    ("citizen", [1], (1, 3)),
    ("citizen", [2], (2, 3)),
    ("citizen", [1, 2], (1, 2, 3)),
]


@pytest.mark.parametrize(("mode", "extra", "cards"), CARDS)
def test_KAL_DEC_1_mode_and_extra_ghost_cards(
    mode: str, extra: list[int], cards: tuple[int, ...]
) -> None:
    options = GAME.configure({"players": 4, "mode": mode, "extra_ghosts": extra})
    match = Match.new(GAME, options, Fast.seeded(1))
    assert match.g.ghost_cards == cards


@pytest.mark.parametrize(
    ("mode", "sets"),
    [
        ("wanderer", {(1, 2), (1, 3)}),
        ("builder", {(1, 2), (2, 3)}),
        ("citizen", {(1, 3), (2, 3)}),
    ],
)
def test_KAL_DEC_1_a_random_extra_card(mode: str, sets: set[tuple[int, ...]]) -> None:
    options = GAME.configure({"mode": mode, "extra_ghosts": "random"})
    drawn = {Match.new(GAME, options, Fast.seeded(seed)).g.ghost_cards for seed in range(30)}
    assert drawn == sets


def test_KAL_DEC_1_two_to_four_players_and_wanderer_unless_agreed_otherwise() -> None:
    assert GAME.configure({}) == Options(players=4, mode="wanderer", extra_ghosts=())
    for players in (2, 3, 4):
        match = Match.new(GAME, GAME.configure({"players": players}), Scripted())
        assert len(match.g.players) == players
        assert match.g.ghost_cards == (1,)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 5},
        {"mode": "hermit"},
        {"extra_ghosts": [1]},
        {"extra_ghosts": [4]},
        {"extra_ghosts": [2, 2]},
        {"extra_ghosts": "all"},
        {"mode": "builder", "extra_ghosts": [2]},
        {"mode": "citizen", "extra_ghosts": [1, 3]},
        {"colour": "red"},
    ],
)
def test_KAL_DEC_1_nothing_else_can_be_agreed_on(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match="kalena"):
        GAME.configure(options)


def test_KAL_DEC_2_the_last_player_chooses_four_of_the_available_hexes() -> None:
    t = Table(phase="spread")
    t.g.order = (YELLOW, RED, BLUE, GREEN)
    t.force_terrain("mountain")
    assert (t.ask.seat, t.ask.prompt, t.ask.rule) == (GREEN, "spread", "KAL-DEC-2")
    assert t.options() == sorted(f"haunt:{hex}" for hex in MOUNTAINS)
    assert [t.match.asked(seat) for seat in (RED, BLUE, YELLOW)] == [None, None, None]
    assert t.refused("end") is None
    assert t.refused("haunt:k_c") == "KAL-SPREAD-7"
    assert t.refused("haunt:n_c") == "KAL-SPREAD-5"
    chosen = ("n_nw", "se_c", "s_e", "nw_ne")
    for left, hex in zip((4, 3, 2, 1), chosen, strict=True):
        assert t.ask.args == {"left": left}
        t.do(f"haunt:{hex}")
    assert t.haunted() == set(chosen)
    assert t.ask.seat == YELLOW
    assert t.told("haunted") == [("KAL-SPREAD-5", {"who": "@2", "hex": hex}) for hex in chosen]


def test_KAL_DEC_2_a_chosen_hex_cannot_be_chosen_again() -> None:
    t = Table(phase="spread")
    t.force_terrain("mountain")
    t.do("haunt:n_nw")
    assert t.options() == sorted(f"haunt:{hex}" for hex in MOUNTAINS[1:])


@pytest.mark.parametrize(("taken", "asked"), [(3, True), (4, False), (5, False)])
def test_KAL_DEC_2_no_question_if_at_most_four_are_available(taken: int, asked: bool) -> None:
    t = Table(phase="spread")
    t.building(RED, "mine", *MOUNTAINS[:taken])
    t.force_terrain("mountain")
    assert (t.ask.prompt == "spread") is asked
    assert t.haunted() == (set() if asked else set(MOUNTAINS[taken:]))


def test_KAL_DEC_3_the_last_player_chooses_free_hexes_of_kalena() -> None:
    t = Table(phase="spread")
    t.ghosts("n_nw", "ne_ne", "se_c", "se_sw", "k_e")
    t.building(RED, "mine", "s_e", "sw_w")
    t.force_terrain("mountain")
    assert (t.ask.seat, t.ask.prompt, t.ask.rule) == (YELLOW, "overflow", "KAL-DEC-3")
    assert {"sw_se", "nw_ne"} <= t.haunted()
    assert t.ask.args == {"left": 2}
    assert t.options() == [f"haunt:k_{p}" for p in ("c", "ne", "nw", "se", "sw", "w")]
    t.do("haunt:k_c")
    assert t.ask.args == {"left": 1}
    assert t.options() == [f"haunt:k_{p}" for p in ("ne", "nw", "se", "sw", "w")]
    t.do("haunt:k_w")
    assert {hex for hex in t.haunted() if hex.startswith("k_")} == {"k_c", "k_e", "k_w"}
    assert t.ask.prompt == "turn"
    assert t.g.ghost_supply == 16


@pytest.mark.parametrize(("free", "asked"), [(2, False), (3, True)])
def test_KAL_DEC_3_no_question_if_all_free_hexes_must_be_filled(free: int, asked: bool) -> None:
    t = Table(phase="spread")
    t.building(RED, "mine", *MOUNTAINS[2:])
    t.ghosts(*("k_c", "k_e", "k_ne", "k_nw", "k_w")[: 7 - free])
    t.force_terrain("mountain")
    assert t.match.over is not asked
    assert t.haunted() >= set(MOUNTAINS[:2])


def test_KAL_DEC_4_the_active_player_has_every_legal_action_or_ends() -> None:
    t = Table()
    t.knows(RED, "travel_open_gates")
    t.at(RED, "k_ne")
    t.ghosts("k_ne")
    t.give(RED, pecunias=4, water=1, ore=1)
    assert (t.ask.seat, t.ask.prompt, t.ask.rule) == (RED, "turn", "KAL-DEC-4")
    assert t.options() == [
        "contact",
        "end",
        "explore:k_c",
        "explore:k_e",
        "explore:k_nw",
        "explore:ne_sw",
        "extract:k_ne:water",
        "extract:n_se:water",
        "extract:ne_w:water",
        "learn:comm_renown",
        "sell:sell_1_any:ore",
        "sell:sell_1_any:water",
        "train:contact",
        "train:exploration",
    ]
    for seat in (BLUE, GREEN, YELLOW):
        assert t.match.asked(seat) is None
        with pytest.raises(NotAsked):
            t.match.answer(seat, "end")
    t.do("end")
    assert t.ask.seat == BLUE
    assert t.told("turn-ended") == [("KAL-TURN-3", {"who": "@0"})]


def test_KAL_DEC_5_adjacent_hexes_that_can_be_paid() -> None:
    t = Table()
    t.at(RED, "n_sw")
    t.tokens(RED, "2/1/1/1")
    assert t.options("explore") == ["explore:k_nw", "explore:n_c", "explore:n_w", "explore:nw_e"]
    refused = {"explore:n_se": "KAL-TERR-2", "explore:nw_ne": "KAL-TERM-9"}
    assert t.near(t.forbidden("explore")) == refused
    assert t.args("explore:n_w") == {"hex": "n_w", "terrain": "forest", "cost": 2}
    t.do("explore:n_w")
    assert t.where(RED) == "n_w"


def test_KAL_DEC_6_pairs_of_hex_and_resource() -> None:
    t = Table()
    t.at(RED, "n_sw")
    assert t.options("extract") == [
        "extract:n_se:water",
        "extract:n_sw:food",
        "extract:n_sw:water",
    ]
    assert t.args("extract:n_se:water") == {"hex": "n_se", "resource": "water"}


def test_KAL_DEC_7_up_to_two_kinds_of_building() -> None:
    t = Table()
    t.at(RED, "s_w")
    t.give(RED, food=1, water=1, wood=1, ore=1)
    assert t.options("build") == ["build:noria", "build:sawmill"]
    t.do("build:sawmill")
    assert t.resources(RED) == {"wood": 1, "ore": 1}
    t = Table()
    t.at(RED, "s_w")
    t.give(RED, food=1, water=1)
    assert t.options("build") == ["build:sawmill"]
    assert t.refused("build:noria") == "KAL-TERM-9"


def test_KAL_DEC_8_insight_is_asked_after_paying_and_before_rolling() -> None:
    t = Table(season=2)
    t.knows(RED, "comm_insight")
    t.at(RED, "n_c")
    t.ghosts("n_c")
    t.track(RED, "contact", tokens=2, active=2)
    luck = t.g.chance.at
    t.do("contact")
    assert (t.ask.seat, t.ask.prompt, t.ask.rule) == (RED, "reward", "KAL-DEC-8")
    assert t.options() == ["roll", *(f"row:{face}" for face in range(1, 7))]
    assert t.player(RED).active[1] == 0
    assert t.g.ghost_supply == 25
    assert t.g.chance.at == luck
    assert t.player(RED).pecunias == 0
    t.do("row:1")
    assert t.g.chance.at == luck
    assert t.player(RED).pecunias == 5


def rewarded(season: int, face: int, **resources: int) -> Table:
    """Red has just contacted a ghost and the bonus die shows this face."""
    t = Table(season=season)
    t.at(RED, "n_c")
    t.ghosts("n_c")
    t.track(RED, "contact", tokens=season, active=season)
    t.give(RED, **resources)
    t.force(face)
    t.do("contact")
    return t


def test_KAL_DEC_9_any_resources_are_asked_unit_by_unit() -> None:
    t = rewarded(2, 4, food=3, water=3, wood=3, ore=2)
    assert (t.ask.seat, t.ask.prompt, t.ask.rule) == (RED, "any-resource", "KAL-DEC-9")
    assert t.options() == GAINS
    assert t.refused("end") is None
    t.do("gain:ore")
    assert t.ask.prompt == "turn"  # all four are full: the second unit is lost
    assert t.resources(RED) == FULL
    assert t.told("no-room-at-all") == [("KAL-CONT-7", {"who": "@0"})]
    t = rewarded(2, 4, food=3, water=3, wood=3, ore=2)
    t.do("gain:food")
    assert t.options() == GAINS
    t.do("gain:ore")
    assert t.resources(RED) == FULL
    assert t.told("no-room-at-all") == []


def test_KAL_DEC_9_no_question_with_a_full_storage() -> None:
    t = rewarded(1, 2, **FULL)
    assert t.ask.prompt == "turn"
    assert t.player(RED).pecunias == 2
    assert t.resources(RED) == FULL
    assert t.supply() == {"food": 13, "water": 13, "wood": 13, "ore": 13}


def test_KAL_DEC_10_the_extra_resource_of_the_gleaner() -> None:
    t = Table()
    t.knows(RED, "craft_gleaner")
    t.at(RED, "n_c")
    t.give(RED, food=3, wood=2)
    t.do("extract:n_c:food")
    assert (t.ask.seat, t.ask.prompt, t.ask.rule) == (RED, "any-resource", "KAL-DEC-10")
    assert t.options() == GAINS
    assert t.exhausted() == {"n_c"}
    t.do("gain:wood")
    assert t.resources(RED) == {"food": 3, "wood": 3}
    assert t.g.exhaustion_supply == 11
    assert t.told("received") == [("KAL-EXTR-11", {"who": "@0", "resource": "wood", "amount": 1})]


def test_KAL_DEC_10_lost_without_a_question_if_all_is_full() -> None:
    t = Table()
    t.knows(RED, "craft_gleaner")
    t.at(RED, "n_c")
    t.give(RED, food=2, water=3, wood=3, ore=3)
    t.do("extract:n_c:food")
    assert t.ask.prompt == "turn"
    assert t.resources(RED) == FULL
    assert t.told("no-room-at-all") == [("KAL-EXTR-9", {"who": "@0"})]


def test_KAL_DEC_11_every_line_that_can_be_paid_with_the_types_spent() -> None:
    t = Table(market="market_uniform")
    t.give(RED, food=2, ore=3)
    assert t.options("sell") == [
        "sell:sell_1_any:food",
        "sell:sell_1_any:ore",
        "sell:sell_2_same:food",
        "sell:sell_2_same:ore",
        "sell:sell_3_same:ore",
    ]
    t = Table(market="market_assorted")
    t.give(RED, food=1, water=1, ore=1)
    assert t.options("sell") == [
        "sell:sell_1_any:food",
        "sell:sell_1_any:ore",
        "sell:sell_1_any:water",
        "sell:sell_2_different:food+ore",
        "sell:sell_2_different:food+water",
        "sell:sell_2_different:water+ore",
        "sell:sell_3_different:food+water+ore",
    ]


@pytest.mark.parametrize(
    ("tokens", "options", "after"),
    [
        ("3/0/0/0", ["construction", "contact", "exploration", "extraction"], None),
        ("3/1/0/1", ["exploration", "extraction"], None),
        ("3/1/1/1", [], "4/1/1/1"),
        ("4/0/1/1", [], "4/1/1/1"),
        ("4/1/1/1", [], "4/1/1/1"),
    ],
)
def test_KAL_DEC_12_tracks_with_an_inactive_token(
    tokens: str, options: list[str], after: str | None
) -> None:
    t = Table()
    t.knows(RED, "trade_wholesale")
    t.tokens(RED, tokens)
    t.give(RED, food=3)
    t.do("sell:sell_3_same:food")
    if options:
        assert (t.ask.seat, t.ask.prompt, t.ask.rule) == (RED, "restore", "KAL-DEC-12")
        assert t.options() == [f"restore:{track}" for track in options]
        full = {"exploration", "contact", "extraction", "construction"} - set(options)
        assert t.forbidden("restore") == {f"restore:{track}": "KAL-TERM-4" for track in full}
        t.do(t.options()[0])
    else:
        assert t.active(RED) == after
    assert t.ask.prompt == "turn"


def test_KAL_DEC_13_affordable_skills_and_tracks() -> None:
    t = Table()
    t.at(RED, "k_e")
    t.give(RED, pecunias=4, food=1, wood=1, ore=1)
    assert t.options("learn") == [
        "learn:craft_abundance",
        "learn:trade_roomy_pack",
        "learn:travel_forest_trails",
    ]
    assert t.forbidden("learn") == {"learn:comm_renown": "KAL-TERM-9"}
    assert t.options("train") == ["train:contact", "train:exploration"]
    assert t.forbidden("train") == {
        "train:extraction": "KAL-TERM-9",
        "train:construction": "KAL-TERM-9",
    }


def test_KAL_DEC_14_entitled_players_pick_at_the_same_time() -> None:
    t = Table(round=3)
    t.valour(5, 4, 3, 5)
    t.end_turns()
    assert [(ask.seat, ask.prompt, ask.rule) for ask in t.match.asks] == [
        (BLUE, "quests", "KAL-DEC-14"),
        (GREEN, "quests", "KAL-DEC-14"),
    ]
    for seat in (BLUE, GREEN):
        assert len(t.options("pick", seat)) == len(t.options(seat=seat)) == 8
    with pytest.raises(NotAsked):
        t.match.answer(RED, "pick:quest_miller")
    t.do("pick:quest_miller", seat=GREEN)
    assert [ask.seat for ask in t.match.asks] == [BLUE]
    with pytest.raises(NotAsked):
        t.match.answer(GREEN, "pick:quest_treasury")
    assert t.g.phase == "season_end"
    t.do("pick:quest_miller", seat=BLUE)
    assert t.ask.prompt == "spread"
    assert t.g.season == 2


def test_KAL_DEC_14_two_cards_must_be_different() -> None:
    t = Table(mode="citizen", players=2, round=3)
    t.end_turns()
    t.do("pick:quest_miller", seat=BLUE)
    assert len(t.options(seat=BLUE)) == 5
    assert "pick:quest_miller" not in t.options(seat=BLUE)
    assert t.refused("pick:quest_miller", seat=BLUE) == "KAL-SEND-10"
    assert len(t.options(seat=RED)) == 6

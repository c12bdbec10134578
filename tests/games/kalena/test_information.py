"""Open and hidden information (KAL-INFO)."""

from __future__ import annotations

from random import Random

import pytest

from igroteka.games.kalena import GAME
from igroteka.games.kalena.rules.state import Kalena
from igroteka.kernel.chance import Outcome
from igroteka.kernel.state import encode
from igroteka.kernel.zones import HIDDEN
from igroteka.scene import Scene
from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table, quest_number

VIEWERS = (None, RED, BLUE, GREEN, YELLOW)


def mid_match(players: int = 4) -> Table:
    """A match with something of everything on the table."""
    t = Table(players=players, season=2, round=2)
    t.valour(9, 4, 7, *[2][: players - 3], stack=tuple(range(players)))
    t.at(RED, "n_c")
    t.ghosts("n_c", "k_e", "s_c")
    t.building(BLUE, "mine", "n_nw")
    t.exhaust("n_sw", "n_se")
    t.give(GREEN, pecunias=7, food=3, ore=1)
    t.track(BLUE, "contact", tokens=3, active=1)
    t.knows(GREEN, "comm_renown")
    t.picked(BLUE, 5)
    t.picked(GREEN, 7)
    return t


def with_quests_turned_over(g: Kalena, but: int | None) -> Kalena:
    """The state with the quests of all seats but one face down."""
    hidden = g.copy()
    hidden.chance.at = 0
    for player in hidden.players:
        if player.seat != but:
            player.quests = [HIDDEN] * len(player.quests)
            player.picked = [HIDDEN] * len(player.picked)
    return hidden


@pytest.mark.parametrize("viewer", VIEWERS)
def test_KAL_INFO_1_all_but_the_quests_is_open_to_everybody(viewer: int | None) -> None:
    t = mid_match()
    view = t.match.view(viewer)
    assert encode(view) == encode(with_quests_turned_over(t.g, but=viewer))
    assert view.players[GREEN].pecunias == 7
    assert view.players[GREEN].resources == (3, 0, 0, 1)
    assert view.players[BLUE].active == (4, 1, 1, 1)
    assert (view.ghost_supply, view.exhaustion_supply) == (22, 10)
    assert (view.market, view.ghost_cards, view.skills) == (0, (1,), t.g.skills)


def test_KAL_INFO_1_what_players_do_is_told_to_everybody() -> None:
    t = mid_match()
    t.give(RED, pecunias=3, food=1)
    t.track(RED, "contact", tokens=2, active=2)
    t.do("contact", "gain:ore", "gain:food", "extract:n_c:food", "explore:n_ne", luck=(4,))
    assert len(t.g.journal.facts) >= 6
    assert all(fact.told_to(viewer) for fact in t.g.journal.facts for viewer in VIEWERS)


def test_KAL_INFO_2_others_see_how_many_quests_were_picked_not_which() -> None:
    t = mid_match()
    for viewer in (None, RED, GREEN, YELLOW):
        blue = t.match.view(viewer).players[BLUE]
        assert blue.picked == [HIDDEN]
        assert blue.quests == [HIDDEN] * 7
    blue = t.match.view(BLUE).players[BLUE]
    assert blue.picked == [quest_number(5)]
    assert blue.quests == [quest_number(n) for n in (1, 2, 3, 4, 6, 7, 8)]
    assert t.player(BLUE).picked == [quest_number(5)]  # the table itself is not turned over


def test_KAL_INFO_2_a_view_does_not_depend_on_what_it_hides() -> None:
    this, other = mid_match(), mid_match()
    other.player(BLUE).picked[0], other.player(BLUE).quests[0] = quest_number(1), quest_number(5)
    for viewer in (None, RED, GREEN, YELLOW):
        assert encode(this.match.view(viewer)) == encode(other.match.view(viewer))
    assert encode(this.match.view(BLUE)) != encode(other.match.view(BLUE))


def test_KAL_INFO_2_a_guess_deals_the_unseen_quests_anew() -> None:
    t = mid_match()
    before = encode(t.g)
    guessed: set[int] = set()
    for seed in range(60):
        g = t.match.determinize(RED, Random(seed)).g
        blue, green = g.players[BLUE], g.players[GREEN]
        assert (len(blue.picked), len(blue.quests)) == (1, 7)
        assert sorted(blue.picked + blue.quests) == list(range(8))
        assert sorted(green.picked + green.quests) == list(range(8))
        assert g.players[RED].quests == t.player(RED).quests
        guessed.update(blue.picked)
    assert guessed == set(range(8))
    assert encode(t.g) == before


def test_KAL_INFO_2_a_guess_keeps_what_the_seat_knows() -> None:
    t = mid_match()
    for seed in range(20):
        blue = t.match.determinize(BLUE, Random(seed)).g.players[BLUE]
        assert blue.picked == [quest_number(5)]
        assert blue.quests == t.player(BLUE).quests


def picking(season: int = 1) -> Table:
    """Blue, Green and Yellow pick quests."""
    t = Table(season=season, round=3)
    t.valour(9, 1, 1, 1)
    if season == 2:
        t.picked(GREEN, 7)
    t.end_turns()
    return t


def test_KAL_INFO_2_a_guess_leaves_out_secret_answers_of_others() -> None:
    t = picking()
    t.do("pick:quest_miller", seat=GREEN)
    assert t.match.asked(GREEN) is None
    for viewer in (None, RED, BLUE):
        twin = t.match.determinize(viewer, Random(1))
        assert [ask.seat for ask in twin.asks] == [BLUE, GREEN, YELLOW]
    own = t.match.determinize(GREEN, Random(1))
    assert [ask.seat for ask in own.asks] == [BLUE, YELLOW]
    own.answer(BLUE, "pick:quest_treasury")
    own.answer(YELLOW, "pick:quest_treasury")
    assert own.g.players[GREEN].picked == [quest_number(5)]
    assert [ask.seat for ask in t.match.asks] == [BLUE, YELLOW]


def test_KAL_INFO_2_in_a_guess_others_pick_from_the_quests_they_are_guessed_to_have() -> None:
    t = picking(season=2)
    for seed in range(12):
        twin = t.match.determinize(BLUE, Random(seed))
        green = twin.g.players[GREEN]
        kept = list(green.picked)
        asked = twin.asked(GREEN)
        assert asked is not None
        assert sorted(option.value for option in asked.options) == sorted(green.quests)
        while twin.asks and twin.asks[0].prompt == "quests":
            twin.answer(twin.asks[0].seat, twin.asks[0].options[0])
        assert len(green.picked) == 3
        assert set(kept) <= set(green.picked)


def test_KAL_INFO_4_dice_are_the_only_randomness_after_set_up() -> None:
    heard: list[Outcome] = []
    for seed in range(4):
        t = Table(phase="spread")
        t.g.chance.record = heard.append
        for _ in t.play_on(seed):
            assert heard
    assert {(outcome.kind, outcome.of, outcome.why) for outcome in heard} == {
        ("roll", 6, "KAL-SPREAD-1"),
        ("roll", 6, "KAL-CONT-4"),
    }


def test_KAL_INFO_4_nothing_but_quests_lies_hidden() -> None:
    t = mid_match()
    zones = GAME.zones(t.g)
    assert [zone.name for zone in zones] == [
        f"quests:{seat}:{part}" for seat in range(4) for part in ("left", "picked")
    ]
    assert [zone.owner for zone in zones] == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize(("season", "coming"), [(1, [2, 3]), (2, [3]), (3, [])])
def test_KAL_INFO_4_the_coming_bonus_cards_can_be_read_from_the_start(
    viewer: int | None, season: int, coming: list[int]
) -> None:
    scene: Scene = GAME.scene(Table(season=season).match.view(viewer), viewer)
    shown = [card for row in scene.rows for card in row.cards if card.back == "bonus_card"]
    assert [card.face for card in shown] == [f"bonus_season_{n}" for n in (season, *coming)]
    for card, number in zip(shown, (season, *coming), strict=True):
        assert card.up
        assert card.text == f"bonus_season_{number}:text"
        assert [figure.value for figure in card.figures] == [number]  # what a contact costs
        assert len(card.lines) == 6
    aside = [row for row in scene.rows if row.id == "row:coming-bonus"]
    assert [len(row.cards) for row in aside] == ([len(coming)] if coming else [])

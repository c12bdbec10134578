"""The end of the game (REL-END)."""

from __future__ import annotations

import pytest

from igroteka.games.relicvium.rules.ending import end, result
from igroteka.testing.coverage import rules
from tests.games.relicvium.table import B, L, N, O, Table


def finished(t: Table) -> int | None:
    """The faction that has won when the last round is over."""
    end(t.g, "REL-EOR-3")
    winners = result(t.g).winners
    return t.g.players[winners[0]].faction if winners else None


def even() -> Table:
    """Nature and the Order are equal in everything, the others behind."""
    t = Table(strength="on")
    t.army(N, "windy_steppe", "WD")
    t.army(O, "oath_field", "WM")
    t.castles(N, "deer_meadows")
    t.castles(O, "golden_fields")
    t.army(B, "trade_road", "W")
    return t


@rules("REL-END-5", "REL-END-14")
def test_most_areas_win_and_the_others_are_not_ranked() -> None:
    t = even()
    t.army(N, "ice_bay", "M")
    assert finished(t) == N
    assert result(t.g).ranking == ((1,), (0, 2, 3))
    assert result(t.g).scores == (1, 3, 2, 0)


@rules("REL-END-7", "REL-END-12")
def test_then_most_castles() -> None:
    t = even()
    t.castles(O, "oath_field")
    t.army(N, "windy_steppe", "M")
    assert finished(t) == O, "castles come before units"


def test_REL_END_8_then_most_units() -> None:
    t = even()
    t.army(O, "oath_field", "D")
    assert finished(t) == O


def test_REL_END_9_then_most_strength_cards() -> None:
    t = even()
    t.holds_card(N, "arcana")
    assert finished(t) == N


def test_REL_END_10_or_nobody() -> None:
    t = even()
    assert finished(t) is None
    assert result(t.g).ranking == ()
    assert result(t.g).rule == "REL-END-10"


def test_REL_END_12_only_those_still_tied_are_compared() -> None:
    t = even()
    t.holds_card(B, "arcana", "expansion")
    assert finished(t) is None


def test_REL_END_2_the_ninth_castle_wins_in_a_campaign_too() -> None:
    t = Table(events=True, campaign=True)
    t.castles(L, "ash_waste", "scorched_plain", "skull_field", "fiery_maw", "bone_ridge")
    t.castles(L, "dead_wood", "thorn_wilds", "black_pines")
    t.army(L, "sky_peak", "W")
    t.player(N).peace_won.append(t.g.peace_deck.cards.pop())
    t.act(L, "forest")
    t.do("build:sky_peak")
    assert t.winner() == L


@rules("REL-END-1", "REL-END-3", "REL-END-6")
def test_a_type_lost_ends_the_game_and_its_loser_may_still_win() -> None:
    t = Table(phase="attacks")
    t.castles(O, "relic_wood", "golden_fields", "pilgrims_way", "white_cliffs", "watch_mount")
    t.army(O, "oath_field", "W")
    t.army(N, "windy_steppe", "WWM")
    t.melee(N, 0, "windy_steppe", "relic_wood")
    t.attack("relic_wood", "muster:warrior:windy_steppe", "muster:warrior:windy_steppe", "done")
    t.do("advance:warrior:windy_steppe", "done")
    assert t.match.over
    assert t.g.ended_by == "REL-END-3"
    assert t.at("relic_wood") == "W", "the advance was made first"
    assert t.winner() == O


def test_REL_END_4_supporters_count_where_they_stand() -> None:
    t = Table(phase="attacks")
    t.castles(O, "relic_wood")
    t.armies(N, windy_steppe="WM", honey_vale="M")
    t.ranged(N, 1, "honey_vale", "relic_wood", "M")
    t.melee(N, 0, "windy_steppe", "relic_wood")
    t.attack("relic_wood", "muster:warrior:windy_steppe", "done")
    assert t.match.over
    assert t.areas(N) == 3


@pytest.mark.parametrize(("points", "winner"), [((1, 2), O), ((1, 1), N)])
@rules("REL-END-11", "REL-CAMP-5")
def test_in_a_campaign_points_come_first(points: tuple[int, int], winner: int) -> None:
    t = Table(events=True, campaign=True)
    t.armies(N, windy_steppe="W", sky_peak="W")
    t.army(O, "oath_field", "W")
    for faction, number in zip((N, O), points, strict=True):
        for _ in range(number):
            t.player(faction).war_won.append(t.g.war_deck.cards.pop())
    assert finished(t) == winner
    assert result(t.g).scores[1:3] == points

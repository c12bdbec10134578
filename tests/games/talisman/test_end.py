"""TAL-END: the last player left wins."""

from __future__ import annotations

from igroteka.games.talisman.rules.state import OUT, PLAYING, WAITING
from tests.games.talisman.table import A, B, C, Table


def test_TAL_END_1_the_last_player_not_eliminated_wins() -> None:
    """The Command Spell takes the last Lives of both rivals."""
    t = Table("thief", "monk", "troll")
    t.at(A, "crown_of_command")
    t.g.crowned = 1
    t.life(B, 1)
    t.life(C, 1)
    t.force(6)
    assert t.match.over
    assert t.g.winners == [A]
    result = t.match.result
    assert result.rule == "TAL-END-1"
    assert result.ranking
    assert result.order[0] == A
    assert result.scores == (1, 0, 0)
    assert t.told("won") == [("TAL-END-1", {"who": "@0"})]


def test_TAL_END_1_who_fell_last_is_placed_before_who_fell_first() -> None:
    t = Table("thief", "monk", "troll")
    t.at(A, "crown_of_command")
    t.g.crowned = 1
    t.life(B, 2)
    t.life(C, 1)
    t.misses(B)
    t.force(6, 6)
    assert t.match.over
    assert t.match.result.order == (A, B, C)


def test_TAL_END_1_with_two_left_the_game_goes_on() -> None:
    t = Table("thief", "monk", "troll")
    t.at(A, "crown_of_command")
    t.g.crowned = 1
    t.life(B, 1)
    t.force(6)
    assert not t.match.over
    assert t.g.heroes[B].status == OUT


def test_TAL_END_2_the_winner_need_not_stand_on_the_crown() -> None:
    """The hero on the Crown is out; the other two fight it out in the fields."""
    t = Table("thief", "monk", "troll")
    t.g.crowned = 1
    t.out_of_the_game(C)
    t.at(B, "fields_n")
    t.life(B, 1)
    t.gold(B, 0)
    t.lands("fields_n", 6, 1)
    t.do("meet:1", "take:life")
    assert t.match.over
    assert t.g.winners == [A]
    assert t.where(A) == "fields_n"


def test_TAL_END_2_it_is_checked_in_the_middle_of_a_turn() -> None:
    """The Devil kills A in A's own turn: B has won at once."""
    t = Table("monk", "troll")
    t.g.crowned = 1
    t.life(A, 1)
    t.draws("fields_n", "devil")
    assert t.match.over
    assert t.g.winners == [B]


def test_TAL_END_3_who_waits_for_a_new_hero_is_still_in() -> None:
    """B waits; the death of C as well leaves three players in the game."""
    t = Table("thief", "monk", "troll")
    t.at(B, "fields_n")
    t.at(C, "fields_n")
    t.life(B, 1)
    t.life(C, 1)
    t.finds("fields_n", "pestilence")
    t.do("space", "done")
    assert not t.match.over
    assert t.told("eliminated") == []
    assert t.hero(B).status == PLAYING  # his turn came, and with it a new hero
    assert t.hero(C).status == WAITING
    assert t.hero(B).card not in t.g.gone


def test_TAL_END_4_who_fall_together_share_a_draw() -> None:
    """A Pestilence kills both who are left; C had been eliminated before and has no part in it."""
    t = Table("thief", "monk", "troll")
    t.g.crowned = 1
    t.out_of_the_game(C)
    t.life(A, 1)
    t.life(B, 1)
    t.at(B, "village")
    t.finds("fields_n", "pestilence")
    assert t.match.over
    assert sorted(t.g.winners) == [A, B]
    assert t.match.result.rule == "TAL-END-4"
    assert t.match.result.scores == (1, 1, 0)
    assert t.told("drawn-game") == [("TAL-END-4", {"seats": ["@0", "@1"]})]

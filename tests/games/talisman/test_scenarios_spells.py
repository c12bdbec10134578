"""The scenarios of `scenarios.md` about Spells, their limits and their chains."""

from __future__ import annotations

from igroteka.games.talisman import GAME
from igroteka.games.talisman.rules.options import Options
from igroteka.kernel.chance import Scripted
from igroteka.kernel.match import Match
from tests.games.talisman.table import A, B, C, Table


def test_TAL_S01_a_spell_gained_this_turn_shares_the_old_casting_limit() -> None:
    t = Table("sorceress", "wizard")
    t.life(A, 2)
    t.give(A, "counterspell")
    t.give(B, "counterspell", "random")
    t.lay("fields_n", "witch")
    t.lands("fields_n", 5, t.spell("healing"))
    t.pass_until("window-end")
    assert t.asked == (A, "window-end")
    t.do("cast:healing", "aim:0")
    assert t.asked == (B, "answer")
    t.do("cast:counterspell")
    assert t.hero(A).life == 2
    assert t.spells(A) == ["counterspell"]
    assert t.spent() == ["counterspell", "healing"]
    assert t.g.active == B  # nobody had anything more to cast in that turn
    assert t.spells(B) == ["random"]


def test_TAL_S02_counter_against_counter() -> None:
    t = Table("sorceress", "priest", "troll")
    t.give(A, "acquisition", "counterspell")
    t.give(B, "counterspell")
    t.give(C, "sword")
    t.do("cast:acquisition", "aim:2", "take:sword")
    assert t.asked == (B, "answer")
    assert t.ask.args == {"card": "acquisition"}
    t.do("cast:counterspell")
    assert t.asked == (A, "answer")
    assert t.ask.args == {"card": "counterspell"}
    t.do("cast:counterspell")
    assert t.objects(A) == ["sword"]
    assert t.objects(C) == []
    assert sorted(t.spent()) == ["acquisition", "counterspell", "counterspell"]
    assert (t.hero(A).cast, t.hero(A).cast_limit) == (2, 2)


def test_TAL_S35_frozen_at_the_start_thawed_by_counterspell() -> None:
    t = Table("sorceress", "priest")
    t.give(A, "counterspell")
    t.give(B, "immobility", "immobility")
    assert t.asked == (B, "window-start")
    t.do("cast:immobility:hero")
    assert t.asked == (A, "answer")
    t.do("cast:counterspell")
    assert t.hero(A).frozen == 0
    assert t.asked == (A, "way")  # A has no casting left, B has cast his one Spell
    assert t.spells(B) == ["immobility"]


def test_TAL_S35_once_movement_has_begun_it_is_too_late() -> None:
    """B passed; after the move his Immobility is refused for its timing."""
    t = Table("sorceress", "priest")
    t.give(B, "immobility", "healing")
    t.finds("fields_n", "mage")
    assert t.asked == (B, "window-land")
    assert t.refused("cast:immobility:hero") == "TAL-PRI-6"


def test_TAL_S40_a_negated_teleport() -> None:
    t = Table("sorceress", "priest")
    t.at(A, "village")
    t.give(A, "teleport")
    t.give(B, "counterspell")
    t.force(2)
    assert t.asked == (A, "move")
    t.do("cast:teleport", "to:city", "cast:counterspell")
    assert sorted(t.spent()) == ["counterspell", "teleport"]
    assert t.where(A) == "village"
    assert t.asked == (A, "way")
    assert t.ask.args == {"left": 2}


def test_TAL_S41_the_new_spell_comes_after_the_chain() -> None:
    t = Table("wizard", "priest")
    t.life(A, 2)
    t.give(A, "healing")
    t.give(B, "counterspell")
    t.pass_until("window-start")
    t.force(t.spell("counterspell"))
    t.do("cast:healing", "aim:0")
    assert t.asked == (B, "answer")
    assert t.spells(A) == []
    t.do("cast:counterspell")
    assert t.hero(A).life == 2
    assert t.spells(A) == ["counterspell"]
    assert t.asked == (A, "way")
    assert (t.hero(A).cast, t.hero(A).cast_limit) == (1, 1)


def test_TAL_S37_powerless_on_the_cursed_glade() -> None:
    t = Table("thief", "monk")
    t.give(A, "ring", "sword", "shield", "healing", "invisibility")
    assert (t.hero(A).strength, t.hero(A).craft) == (4, 4)
    t.draws("cursed_glade", "wolf")
    assert t.asked == (A, "forget")
    assert (t.hero(A).strength, t.hero(A).craft) == (3, 3)
    t.do("forget:healing")
    prompts = []
    t.force(1, 4, 5)
    while t.ask.prompt != "life":
        assert t.options("cast") == []
        prompts.append(t.ask.prompt)
        t.do("pass")
    assert "evade" not in prompts
    t.do("use:shield")
    assert t.told("fought")[0][1]["score"] == 4
    assert t.told("fought")[0][1]["theirs"] == 6
    assert t.hero(A).life == 4
    t.pass_windows()
    assert t.ask.seat == B
    assert t.spells(A) == ["invisibility"]


def test_TAL_S44_six_players_choose_their_heroes() -> None:
    match = Match.new(GAME, Options(players=6, choosers=tuple(range(6))), Scripted())
    assert [len(ask.options) for ask in match.asks] == [2] * 6
    for ask in match.asks[:]:
        assert match.g.heroes[ask.seat].card < 0  # nothing shows before the last has chosen
        match.answer(ask.seat, ask.options[0])
    assert len(match.g.unused) == 8
    assert all(hero.card >= 0 for hero in match.g.heroes)


def test_TAL_S44_four_of_six_choose() -> None:
    match = Match.new(GAME, Options(players=6, choosers=(0, 2, 3, 5)), Scripted())
    assert [(ask.seat, len(ask.options)) for ask in match.asks] == [(0, 3), (2, 3), (3, 3), (5, 3)]
    assert [len(match.g.dealt[seat]) for seat in (1, 4)] == [1, 1]
    assert match.g.unused == []


def test_TAL_S36_the_slave_and_the_poltergeist() -> None:
    t = Table("sorceress", "monk")
    t.misses(B)
    t.at(A, "temple")
    t.hero(A).enslaved = 1
    t.give(A, "poltergeist", "teleport")
    t.lay("woods_middle", "mage")
    t.lay("temple", "bear")
    t.force(3, 5)
    assert t.asked == (A, "way")
    assert len(t.told("turn")) == 2  # in the first he stayed and met nothing
    assert t.told("fought") == []
    assert [rule for rule, _ in t.told("rolled")] == ["TAL-SPC-10", "TAL-SPC-10"]
    assert t.hero(A).enslaved == 0
    assert t.ask.args == {"left": 1}
    ends = {option.key: option.args["space"] for option in t.ask.options}
    assert ends == {"go:cw": "woods_middle", "go:ccw": "desert_w"}
    t.do("go:cw")
    assert [args["card"] for _, args in t.told("encountered")] == ["mage"]
    assert t.spells(A) == ["teleport"]

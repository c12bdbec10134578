"""TAL-VAR-19: alternative rules side by side, where they touch each other."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from igroteka.games.talisman import GAME
from igroteka.games.talisman.rules.components.roster import HERO
from igroteka.games.talisman.rules.options import Options
from igroteka.games.talisman.rules.state import OUT
from igroteka.kernel.chance import Fast
from igroteka.kernel.errors import BadOptions
from igroteka.kernel.match import Match
from igroteka.testing.coverage import rules
from tests.games.talisman.story import liked
from tests.games.talisman.table import A, B, C, Table
from tests.games.talisman.test_setup import begin

ALONE: tuple[dict[str, Any], ...] = (
    {"evade_unfriendly": True},
    {"inheritance": True},
    {"trophy_price": 5},
    {"starting_bonus": True},
    {"battle_for_talisman": True},
    {"easier_command": True},
    {"sudden_death": True},
    {"rounds": 3},
)
PAIRS = [{**one, **other} for one, other in combinations(ALONE, 2)]


@pytest.mark.parametrize("rules", PAIRS, ids="+".join)
def test_TAL_VAR_19_every_two_go_together_but_one_pair(rules: dict[str, Any]) -> None:
    """Three rounds at random: every rule holds, nothing is made or lost."""
    if rules.keys() == {"inheritance", "battle_for_talisman"}:
        with pytest.raises(BadOptions):
            GAME.configure(rules)
        return
    match = Match.new(GAME, Options(players=3, **rules), Fast.seeded("pairs"))
    census = GAME.census(match.g)
    choose = liked(Random(1))
    while match.ask is not None and match.g.round <= 3:
        question = match.ask
        match.answer(question.seat, question.options[choose(match, question)])
    assert GAME.census(match.g) == census
    assert match.over or "rounds" not in rules


@rules("TAL-VAR-19", "TAL-VAR-8", "TAL-VAR-9")
def test_starting_bonus_and_cheaper_trophies() -> None:
    match = begin("warrior", "troll", players=2, starting_bonus=True, trophy_price=5)
    match.answer(A, "bonus:strength")
    match.answer(B, "bonus:strength")
    assert [hero.strength for hero in match.g.heroes] == [5, 7]
    t = Table("thief", "monk", starting_bonus=True, trophy_price=5)
    t.trophies(A, "ogre")
    t.at(A, "village")
    t.lay("fields_n", "mage")
    t.do("go:cw", "exchange:strength", luck=(1,))
    assert t.hero(A).strength == 4


@rules("TAL-VAR-19", "TAL-VAR-11", "TAL-VAR-15")
def test_battle_for_the_talisman_and_sudden_death() -> None:
    """Who is killed is out although nobody has been on the Crown; who arrives there wins."""
    t = Table("thief", "monk", "troll", battle_for_talisman=True, sudden_death=True)
    assert t.stock("talisman") == 1
    t.life(B, 1)
    t.at(B, "graveyard")
    t.at(C, "valley_of_fire")
    t.give(C, "talisman")
    t.finds("fields_n", "pestilence")
    t.pass_until("inner")
    assert t.hero(B).status == OUT
    t.do("on:crown_of_command")
    assert t.match.over
    assert t.match.result.order == (C, A, B)


@rules("TAL-VAR-19", "TAL-VAR-15", "TAL-VAR-16")
def test_sudden_death_before_the_time_is_up() -> None:
    """The points of A do not count: B has reached the Crown."""
    t = Table("thief", "monk", active=B, sudden_death=True, rounds=1)
    t.counters(A, strength=9)
    t.at(B, "valley_of_fire")
    t.give(B, "talisman")
    t.when("inner", "on:crown_of_command")
    assert t.g.winners == [B]
    assert t.match.result.rule == "TAL-VAR-15"


@rules("TAL-VAR-19", "TAL-VAR-16", "TAL-VAR-11")
def test_the_time_is_up_before_the_talisman_is_won() -> None:
    t = Table("thief", "monk", battle_for_talisman=True, rounds=1)
    t.misses(A)
    t.misses(B)
    t.counters(B, craft=2)
    assert t.match.over
    assert t.g.winners == [B]


@rules("TAL-VAR-19", "TAL-VAR-6", "TAL-VAR-13", "TAL-VAR-7")
def test_inheritance_and_the_stronger_command_spell() -> None:
    """Five players: a 3 kills B; after the Crown nobody inherits, and nobody loots."""
    heroes = ("thief", "monk", "troll", "elf", "dwarf")
    t = Table(*heroes, inheritance=True, easier_command=True)
    t.at(A, "valley_of_fire")
    t.give(A, "talisman")
    t.at(B, "graveyard")
    t.life(B, 1)
    t.give(B, "ring")
    t.when("inner", "on:crown_of_command", luck=(3,))
    t.pass_windows()
    assert t.hero(B).status == OUT
    assert t.lying("graveyard") == ["ring"]


@rules("TAL-VAR-19", "TAL-VAR-1", "TAL-VAR-5")
def test_an_heir_evades_the_witch_with_the_pixie_he_inherited() -> None:
    t = Table("thief", "monk", active=B, inheritance=True, evade_unfriendly=True)
    t.at(A, "graveyard")
    t.life(A, 1)
    t.give(A, "pixie")
    t.lay("fields_n", "pestilence")
    t.lay("woods_n", "witch")
    t.lands("fields_n", HERO["sorceress"], t.spell("healing"), 1)
    assert (t.where(A), t.followers(A)) == ("graveyard", ["pixie"])
    t.pass_windows()
    t.do("keep", "go:cw")
    t.when("evade", "evade")
    assert t.lying("woods_n") == ["witch"]
    assert t.told("encountered") == [("TAL-CARD-2", {"who": "@1", "card": "pestilence"})]

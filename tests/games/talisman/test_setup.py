"""TAL-SETUP: how a match begins."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.games.talisman import GAME
from igroteka.games.talisman.rules.components.cards import (
    ADVENTURE,
    IDS,
    PURCHASE,
    SPELL,
    TALISMAN,
    copies,
)
from igroteka.games.talisman.rules.components.roster import HERO, HEROES
from igroteka.games.talisman.rules.components.spaces import SPACE_ID
from igroteka.games.talisman.rules.options import Options
from igroteka.games.talisman.rules.state import Talisman
from igroteka.kernel.chance import Fast, Scripted
from igroteka.kernel.errors import BadOptions
from igroteka.kernel.flow import Question
from igroteka.kernel.journal import Journal
from igroteka.kernel.match import Match
from tests.games.talisman.table import A, B, C, D


def begin(*script: Any, **options: Any) -> Match[Talisman]:
    """A new match whose first outcomes of chance are scripted; heroes by their ids."""
    chance = Scripted()
    chance.force(*[HERO.get(outcome, outcome) for outcome in script])
    g = GAME.new(Options(**options), chance)
    g.journal = Journal()
    match = Match(GAME, g)
    match.start()
    return match


def spell(name: str) -> int:
    return next(card for card in copies(SPELL) if IDS[card] == name)


def heroes(match: Match[Talisman]) -> list[str]:
    return [HEROES[hero.card].id for hero in match.g.heroes]


def dealt(match: Match[Talisman], seat: int) -> list[str]:
    return sorted(HEROES[card].id for card in match.g.dealt[seat])


def told(match: Match[Talisman], kind: str) -> list[tuple[str, dict[str, Any]]]:
    return [(fact.rule, fact.args) for fact in match.g.journal.facts if fact.kind == kind]


def test_TAL_SETUP_1_full_decks_face_down_and_stocks_face_up() -> None:
    match = begin("warrior", "troll", players=2)
    g = match.g
    assert sorted(g.adventure.cards) == copies(ADVENTURE)
    assert sorted(g.spells.cards) == copies(SPELL)
    assert sorted(g.stock) == copies(PURCHASE)
    assert sorted(g.talismans) == copies(TALISMAN)
    assert (g.adventure.discard, g.spells.discard) == ([], [])
    seen = match.view(A)
    assert not set(seen.adventure.cards) & set(copies(ADVENTURE))
    assert not set(seen.spells.cards) & set(copies(SPELL))
    assert sorted(seen.stock) == copies(PURCHASE)
    assert sorted(seen.talismans) == copies(TALISMAN)


def test_TAL_SETUP_1_the_decks_are_shuffled() -> None:
    """Which Spell a Priest draws first, and which card a hero meets first, is open."""
    spells = set()
    for seed in range(60):
        chance = Fast.seeded("shuffled", seed)
        g = GAME.new(Options(players=6), chance)
        Match(GAME, g).start()
        spells |= {IDS[card] for hero in g.heroes for card in hero.spells}
    assert len(spells) == 17


def test_TAL_SETUP_2_every_player_gets_one_random_hero() -> None:
    match = begin("troll", "monk", "elf", players=3)
    assert heroes(match) == ["troll", "monk", "elf"]
    assert [args["who"] for _, args in told(match, "hero")] == ["@0", "@1", "@2"]
    first = {heroes(Match.new(GAME, Options(), Fast.seeded("deal", n)))[0] for n in range(120)}
    assert first == set(HERO)


def test_TAL_SETUP_3_who_wants_to_choose_keeps_one_of_three() -> None:
    match = begin("warrior", "troll", "monk", "elf", players=2, choosers=(B,))
    question = match.ask
    assert isinstance(question, Question)
    assert (question.seat, question.prompt) == (B, "hero")
    assert sorted(o.key for o in question.options) == ["hero:elf", "hero:monk", "hero:troll"]
    match.answer(B, "hero:monk")
    assert heroes(match) == ["warrior", "monk"]
    assert {HERO["elf"], HERO["troll"]} <= set(match.g.unused)
    assert HERO["monk"] not in match.g.unused


def test_TAL_SETUP_4_unused_heroes_form_the_pool() -> None:
    match = begin("warrior", "troll", players=2)
    assert sorted(match.g.unused) == sorted(set(HERO.values()) - {HERO["warrior"], HERO["troll"]})


def test_TAL_SETUP_5_each_figure_stands_on_its_start_space() -> None:
    match = begin("warrior", "troll", "monk", "priest", players=4)
    spaces = [SPACE_ID[hero.space] for hero in match.g.heroes]
    assert spaces == ["tavern", "crags", "village", "chapel"]
    assert [args["space"] for _, args in told(match, "hero")] == spaces


def test_TAL_SETUP_6_lives_fate_and_one_gold_but_no_counters() -> None:
    match = begin("warrior", "troll", "dwarf", players=3)
    g = match.g
    assert [(hero.life, hero.fate, hero.gold) for hero in g.heroes] == [
        (5, 1, 1),
        (6, 1, 1),
        (5, 5, 1),
    ]
    assert all(hero.strength_counters == hero.craft_counters == 0 for hero in g.heroes)
    assert (g.life_left, g.fate_left, g.gold_left) == (72 - 16, 36 - 7, 30 - 3)
    assert (g.strength_left, g.craft_left) == (72, 72)
    assert [(hero.strength, hero.craft) for hero in g.heroes] == [(4, 2), (6, 1), (3, 3)]


def test_TAL_SETUP_8_starting_spells_are_drawn_in_secret_one_player_after_another() -> None:
    hands = [spell("hex"), spell("alchemy"), spell("teleport")]
    match = begin("wizard", "troll", "priest", *hands, players=3)
    assert match.g.heroes[A].spells == hands[:2]
    assert match.g.heroes[B].spells == []
    assert match.g.heroes[C].spells == hands[2:]
    assert [args["who"] for _, args in told(match, "drew-spells")] == ["@0", "@2"]
    secret = [fact for fact in match.g.journal.facts if fact.kind == "spell"]
    assert [(fact.to, fact.args["card"]) for fact in secret] == [
        ((A,), "hex"),
        ((A,), "alchemy"),
        ((C,), "teleport"),
    ]
    seen = match.view(B)
    assert len(seen.heroes[A].spells) == 2
    assert not set(seen.heroes[A].spells) & set(copies(SPELL))
    assert match.view(A).heroes[A].spells == hands[:2]


def test_TAL_SETUP_8_never_above_the_craft_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Wizard of Craft 3 could hold a single Spell."""
    monkeypatch.setattr(HEROES[HERO["wizard"]], "craft", 3)
    match = begin("wizard", "troll", players=2)
    assert len(match.g.heroes[A].spells) == 1


def test_TAL_SETUP_9_starting_objects_come_from_the_stock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No hero of the base box has any; given a Raft each, the second finds none left."""
    for name in ("warrior", "troll"):
        monkeypatch.setattr(HEROES[HERO[name]], "objects", ("raft", "sword"))
    match = begin("warrior", "troll", players=2)
    hands = [[IDS[card] for card in hero.objects] for hero in match.g.heroes]
    assert hands == [["raft", "sword"], ["sword"]]
    left = [IDS[card] for card in match.g.stock]
    assert (left.count("raft"), left.count("sword")) == (0, 1)


def test_TAL_SETUP_11_the_host_begins_and_play_goes_clockwise() -> None:
    match = begin("warrior", "troll", "monk", players=3, rounds=1)
    turns: list[int] = []
    while match.ask is not None:
        if not turns or turns[-1] != match.g.active:
            turns.append(match.g.active)
        match.answer(match.ask.seat, match.ask.options[-1].key)
    assert turns == [A, B, C]


@pytest.mark.parametrize(
    "options",
    [
        {"trophy_price": 4},
        {"rounds": -1},
        {"unheard_of": True},
        {"inheritance": True, "battle_for_talisman": True},
        {"players": 2, "choosers": (2,)},
        {"players": 2, "choosers": (1, 1)},
    ],
)
def test_TAL_SETUP_12_only_known_variants_that_go_together(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        GAME.configure(options)


def test_TAL_SETUP_12_variants_are_fixed_before_the_match() -> None:
    agreed = GAME.configure({"players": 2, "trophy_price": 5, "sudden_death": True})
    match = Match.new(GAME, agreed, Scripted())
    assert (match.g.options.trophy_price, match.g.options.sudden_death) == (5, True)
    assert not match.g.options.inheritance
    with pytest.raises(AttributeError):
        match.g.options.sudden_death = False  # type: ignore[misc]


def test_TAL_SETUP_13_choices_are_secret_until_all_have_chosen() -> None:
    names = ["troll", "monk", "elf", "thief", "druid", "ghoul"]
    match = begin(*names, players=2, choosers=(A, B))
    assert [ask.seat for ask in match.asks] == [A, B]
    assert dealt(match, A) == ["elf", "monk", "troll"]
    assert not set(match.view(A).dealt[B]) & set(match.g.dealt[B])
    match.answer(B, "hero:thief")
    assert [ask.seat for ask in match.asks] == [A]
    assert told(match, "hero") == []
    assert match.g.heroes[B].card < 0
    match.answer(A, "hero:monk")
    assert heroes(match) == ["monk", "thief"]
    assert [args["hero"] for _, args in told(match, "hero")] == ["monk", "thief"]


@pytest.mark.parametrize(("players", "share"), [(2, 3), (4, 3), (5, 2), (6, 2)])
def test_TAL_SETUP_14_choosers_get_equal_shares(players: int, share: int) -> None:
    match = begin(players=players, choosers=tuple(range(players)))
    assert [len(dealt(match, seat)) for seat in range(players)] == [share] * players


def test_TAL_SETUP_14_who_does_not_choose_gets_his_card_first() -> None:
    match = begin("warrior", "troll", players=6, choosers=(0, 2, 3, 5))
    assert (dealt(match, B), dealt(match, 4)) == (["warrior"], ["troll"])
    assert [len(dealt(match, seat)) for seat in (A, C, D, 5)] == [3, 3, 3, 3]
    assert len(match.g.unused) == 0

"""TAL-INFO: what is hidden, from whom, and what the others may know all the same."""

from __future__ import annotations

from random import Random

import pytest

from igroteka.games.talisman import GAME
from igroteka.games.talisman.rules.components.cards import IDS
from igroteka.games.talisman.rules.state import Talisman
from igroteka.kernel.chance import Fast
from igroteka.kernel.journal import Journal
from igroteka.kernel.match import Match
from igroteka.kernel.state import encode
from igroteka.kernel.zones import HIDDEN
from tests.games.talisman.story import liked
from tests.games.talisman.table import A, B, C, Table

VIEWERS = (None, A, B, C)


def mid_match(*heroes: str) -> Table:
    """A match with something of everything on the table."""
    t = Table(*(heroes or ("sorceress", "wizard", "thief")), fate=2)
    t.give(A, "healing", "hex")
    t.give(B, "counterspell", "random")
    t.give(B, "ring", "mule", "talisman")
    t.gold(B, 5)
    t.counters(B, strength=3, craft=1)
    t.trophies(B, "ogre", "wraith")
    t.quest(C, "kill_enemy")
    t.toad(C, 2)
    t.misses(C, 2)
    t.at(B, "werewolf_den")
    t.hero(B).werewolf = 7
    t.hero(B).held = 1
    t.lay("ruins", "bear", "sword")
    t.drop_into_discard("imp")
    return t


def turned_over(g: Talisman, but: int | None) -> Talisman:
    """The state with the hands of all seats but one, and both decks, face down."""
    hidden = g.copy()
    hidden.chance = Fast(0)
    for hero in hidden.heroes:
        if hero.seat != but:
            hero.spells = [HIDDEN] * len(hero.spells)
    hidden.adventure.cards = [HIDDEN] * len(hidden.adventure.cards)
    hidden.spells.cards = [HIDDEN] * len(hidden.spells.cards)
    return hidden


@pytest.mark.parametrize("viewer", VIEWERS)
def test_TAL_INFO_1_spells_in_hand_and_both_decks_are_hidden(viewer: int | None) -> None:
    t = mid_match()
    view = t.match.view(viewer)
    for seat in (A, B):
        held = t.hero(seat).spells if viewer == seat else [HIDDEN, HIDDEN]
        assert view.heroes[seat].spells == held
    assert set(view.adventure.cards) == set(view.spells.cards) == {HIDDEN}
    assert t.spells(A) == ["healing", "hex"]  # the table itself is not turned over


def test_TAL_INFO_1_the_prophetess_sees_every_hand() -> None:
    t = mid_match("sorceress", "wizard", "prophetess")
    t.hero(C).toad = 0
    view = t.match.view(C)
    assert view.heroes[A].spells == t.hero(A).spells
    assert view.heroes[B].spells == t.hero(B).spells
    assert set(t.match.view(A).heroes[B].spells) == {HIDDEN}


def test_TAL_INFO_1_as_a_toad_she_does_not() -> None:
    t = mid_match("sorceress", "wizard", "prophetess")
    assert set(t.match.view(C).heroes[A].spells) == {HIDDEN}


def test_TAL_INFO_1_a_view_does_not_depend_on_what_it_hides() -> None:
    this, other = mid_match(), mid_match()
    a, b = other.hero(A).spells, other.hero(B).spells
    a[0], b[0] = b[0], a[0]
    other.g.adventure.cards.reverse()
    assert encode(this.match.view(C)) == encode(other.match.view(C))
    assert encode(this.match.view(None)) == encode(other.match.view(None))
    assert encode(this.match.view(A)) != encode(other.match.view(A))


def test_TAL_INFO_1_a_guess_deals_the_unseen_anew_and_keeps_what_is_known() -> None:
    t = mid_match()
    guessed: set[str] = set()
    for seed in range(30):
        g = t.match.determinize(A, Random(seed)).g
        assert g.heroes[A].spells == t.hero(A).spells
        assert len(g.heroes[B].spells) == 2
        guessed |= {IDS[card] for card in g.heroes[B].spells}
        assert sorted(g.spells.cards + g.heroes[B].spells) == sorted(
            t.g.spells.cards + t.hero(B).spells
        )
    assert len(guessed) > 8


@pytest.mark.parametrize("viewer", VIEWERS)
def test_TAL_INFO_2_all_the_rest_is_open_to_everybody(viewer: int | None) -> None:
    t = mid_match()
    view = t.match.view(viewer)
    assert encode(view) == encode(turned_over(t.g, but=viewer))
    b, c = view.heroes[B], view.heroes[C]
    assert (len(view.heroes[A].spells), len(b.spells)) == (2, 2)
    assert (len(view.adventure.cards), len(view.spells.cards)) == (104 - 6, 24 - 4)
    assert [IDS[card] for card in view.adventure.discard] == ["imp"]
    assert [IDS[card] for card in b.objects] == ["ring", "talisman"]
    assert [IDS[card] for card in b.followers] == ["mule"]
    assert [IDS[card] for card in b.trophies] == ["ogre", "wraith"]
    assert (b.gold, b.fate, b.strength_counters, b.craft_counters) == (5, 2, 3, 1)
    assert (b.werewolf, c.quest, c.toad, c.missed) == (7, 1, 2, 2)


def test_TAL_INFO_3_only_the_looker_sees_what_divination_shows() -> None:
    t = Table("sorceress", "wizard", "thief")
    t.give(A, "divination")
    t.do("cast:divination")
    seen = [IDS[card] for card in t.g.adventure.top]
    assert len(seen) == 5
    assert [IDS[card] for card in t.match.view(A).adventure.top] == seen
    for viewer in (None, B, C):
        assert t.match.view(viewer).adventure.top == [HIDDEN] * 5


def test_TAL_INFO_3_the_others_learn_that_he_looked_and_at_how_many() -> None:
    t = Table("sorceress", "wizard", "thief")
    t.give(A, "divination")
    t.do("cast:divination")
    (looked,), (secret,) = t.facts("looked"), t.facts("seen")
    assert looked.args == {"who": "@0", "count": 5}
    assert all(looked.told_to(viewer) for viewer in VIEWERS)
    assert secret.args["cards"] == [IDS[card] for card in t.g.adventure.top]
    assert [viewer for viewer in VIEWERS if secret.told_to(viewer)] == [A]


def test_TAL_INFO_3_a_deck_that_ends_under_the_looker_is_made_anew() -> None:
    """TAL-CARD-9: two cards are left, so the discard comes under them."""
    t = Table("sorceress", "wizard")
    t.give(A, "divination")
    adventure = t.g.adventure
    adventure.discard = adventure.cards[2:12]
    t.g.box += adventure.cards[12:]
    adventure.cards = adventure.cards[:2]
    left = [IDS[card] for card in adventure.cards]
    t.do("cast:divination")
    seen = [IDS[card] for card in adventure.top]
    assert len(seen) == 5
    assert sorted(seen[:2]) == sorted(left)
    assert len(adventure.cards) == 7


def test_TAL_INFO_3_what_was_seen_is_drawn_in_that_order() -> None:
    t = Table("sorceress", "wizard")
    t.at(A, "village")
    t.give(A, "divination")
    order = ["mage", "healer", "imp", "ring", "maze"]
    t.next_cards(*order)
    t.do("cast:divination", luck=(1,))
    assert [IDS[card] for card in t.match.view(A).adventure.top] == order
    t.do("go:cw")
    assert t.lying("fields_n") == ["mage"]
    assert len(t.g.adventure.top) == 4


def test_TAL_INFO_4_a_drawn_spell_is_told_to_its_owner_alone() -> None:
    t = Table("thief", "sorceress")
    t.lay("fields_n", "witch")
    t.lands("fields_n", 5, t.spell("healing"))
    (secret,), (open_,) = t.facts("spell"), t.facts("drew-spells")
    assert secret.args == {"card": "healing"}
    assert [viewer for viewer in (None, A, B) if secret.told_to(viewer)] == [A]
    assert open_.args == {"who": "@0", "count": 1}
    assert open_.told_to(None)


def test_TAL_INFO_4_no_story_names_a_spell_before_it_is_shown() -> None:
    """A whole match: whatever others read, a Spell's name comes with its casting or discard."""
    match = Match.new(GAME, GAME.configure({"players": 4, "rounds": 12}), Fast.seeded("info"))
    journal = match.g.journal = Journal()
    choose = liked(Random(5))
    while match.ask is not None:
        question = match.ask
        held = {IDS[card] for hero in match.g.heroes for card in hero.spells}
        assert held.isdisjoint(str(value) for value in question.args.values()) or (
            not question.concealed and question.prompt in ("aim", "answer")
        )
        match.answer(question.seat, question.options[choose(match, question)])
    shown = {"cast", "cast-on", "fizzled", "forgot", "expired", "placed", "hexed"}
    naming = {
        fact.kind
        for fact in journal.seen_by(None)
        if str(fact.args.get("card", "")) in {IDS[c] for c in _spells(match.g)}
    }
    assert naming <= shown
    assert {"cast", "cast-on"} & naming


def _spells(g: Talisman) -> list[int]:
    hands = [card for hero in g.heroes for card in hero.spells]
    return [*g.spells.cards, *g.spells.discard, *hands]


def test_TAL_INFO_4_when_the_game_is_over_the_hands_are_open() -> None:
    t = Table("sorceress", "wizard", rounds=1)
    t.give(A, "healing")
    t.misses(A)
    t.misses(B)
    assert t.match.over
    assert [IDS[card] for card in t.match.view(B).heroes[A].spells] == ["healing"]

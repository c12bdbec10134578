"""TAL-CARD: what the types of Adventure cards do."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.components.cards import ADVENTURE, KIND, copies
from igroteka.games.talisman.rules.components.spaces import SPACE
from tests.games.talisman.table import A, B, C, Table


def test_TAL_CARD_1_the_number_follows_from_the_type() -> None:
    numbers = {"event": 1, "stranger": 4, "object": 5, "magic_object": 5, "place": 6}
    for card in copies(ADVENTURE):
        kind = KIND[card]
        if kind.type == "enemy":
            assert kind.number == (3 if kind.enemy_type == "spirit" else 2)
        elif kind.type == "follower":
            assert kind.number == (1 if kind.after == "forced" else 5)
        else:
            assert kind.number == numbers[kind.type]


def test_TAL_CARD_1_the_number_decides_the_order() -> None:
    """The Poltergeist strikes like an Event, before the Wolf; the Lemure after it."""
    t = Table("troll", "wizard")
    t.finds("ruins", "healer", "lemure", "wolf", "poltergeist", luck=(6, 1, 6, 1))
    t.do("discard", "discard")
    assert t.encountered() == ["poltergeist", "wolf", "lemure", "healer"]


def test_TAL_CARD_2_an_event_does_what_it_says_and_leaves() -> None:
    t = Table("monk", "wizard")
    t.draws("fields_n", "angel")
    assert t.hero(A).life == 5
    assert (t.lying("fields_n"), t.discarded()) == ([], ["angel"])


def test_TAL_CARD_2_a_lasting_event_stays_and_does_not_start_again() -> None:
    """B meets the Blizzard again: it ends with A's second slot after all, as A began it."""
    t = Table("thief", "troll")
    t.at(B, "graveyard")
    t.draws("fields_n", "blizzard")
    assert t.lying("fields_n") == ["blizzard"]
    assert [(e.seat, e.slots) for e in t.g.lasting] == [(A, 2)]
    assert t.ask.args == {"left": 1}
    t.do("go:ccw", "space")
    assert t.where(B) == "fields_n"
    assert t.told("drew") == [("TAL-ENC-6", {"who": "@0", "card": "blizzard", "space": "fields_n"})]
    assert [(e.seat, e.slots) for e in t.g.lasting] == [(A, 2)]


def test_TAL_CARD_2_a_lasting_event_counts_as_a_card_and_ends_when_removed() -> None:
    t = Table("thief", "sorceress")
    t.at(B, "city")
    t.next_cards("blizzard")
    t.give(B, "destruction")
    t.lands("fields_n")
    assert t.asked == (B, "window-start")
    t.do("cast:destruction", luck=(4,))
    assert t.g.lasting == []
    assert (t.lying("fields_n"), t.discarded()) == ([], ["blizzard"])
    assert t.ask.args == {"left": 4}


@pytest.mark.parametrize(
    ("enemy", "score"), [("bear", 7), ("dragon", 7), ("goblin", 7), ("shadow", 6)]
)
def test_TAL_CARD_3_animals_dragons_and_monsters_fight_with_strength_spirits_with_craft(
    enemy: str, score: int
) -> None:
    t = Table("thief", "wizard")
    t.counters(A, strength=1)
    t.finds("fields_n", enemy, luck=(3, 6))
    assert t.told("fought")[-1][1]["score"] == score


@pytest.mark.parametrize(("die", "lives"), [(6, 3), (1, 4)])
def test_TAL_CARD_3_if_it_wins_or_ties_it_stays(die: int, lives: int) -> None:
    t = Table("thief", "wizard")
    t.lay("fields_n", "lion")
    t.lands("fields_n", 1, die)
    assert t.lying("fields_n") == ["lion"]
    assert t.hero(A).life == lives
    assert t.ask.seat == B


@pytest.mark.parametrize(("die", "lives"), [(6, 3), (2, 4)])
def test_TAL_CARD_4_a_spirit_fights_with_craft_and_stays_likewise(die: int, lives: int) -> None:
    """Craft 3 against Craft 2, whatever his Strength."""
    t = Table("thief", "wizard")
    t.counters(A, strength=9)
    t.lay("fields_n", "shadow")
    t.lands("fields_n", 1, die)
    assert t.told("fought")[-1][1]["score"] == 4
    assert t.lying("fields_n") == ["shadow"]
    assert t.hero(A).life == lives


def test_TAL_CARD_4_a_beaten_spirit_is_a_trophy() -> None:
    t = Table("thief", "wizard")
    t.finds("fields_n", "shadow", luck=(6, 1))
    t.do("trophy:shadow")
    assert t.won(A) == ["shadow"]
    assert t.lying("fields_n") == []


@pytest.mark.parametrize(("hero", "stays"), [("monk", False), ("thief", True)])
def test_TAL_CARD_5_a_stranger_by_alignment_stays_or_leaves_as_written(
    hero: str, stays: bool
) -> None:
    """The Fairy helps the good and is gone; nobody else interests her."""
    t = Table(hero, "wizard")
    t.finds("fields_n", "fairy")
    if not stays:
        t.do("choose:strength")
    assert t.hero(A).strength == 3
    assert t.lying("fields_n") == (["fairy"] if stays else [])
    assert t.discarded() == ([] if stays else ["fairy"])


def test_TAL_CARD_5_a_stranger_that_stays_helps_the_next_one_too() -> None:
    t = Table("thief", "troll")
    t.life(A, 1)
    t.life(B, 1)
    t.lay("fields_n", "healer")
    t.at(B, "village")
    t.lands("fields_n", 1)
    assert t.hero(A).life == 3
    t.do("go:cw", "space")
    assert t.hero(B).life == 3
    assert t.lying("fields_n") == ["healer"]


def test_TAL_CARD_6_objects_and_followers_may_be_taken() -> None:
    t = Table("thief", "troll")
    t.draws("ruins", "ring", "unicorn")
    assert t.options() == ["done", "take:ring", "take:unicorn"]
    t.do("take:unicorn", "done")
    assert (t.followers(A), t.objects(A)) == (["unicorn"], [])
    assert t.lying("ruins") == ["ring"]


def test_TAL_CARD_6_taking_pays_the_price_and_does_what_the_card_says() -> None:
    t = Table("thief", "troll")
    t.lay("ruins", "mercenary", "two_bags_of_gold")
    t.gold(A, 0)
    t.lands("ruins")
    assert t.options() == ["done", "take:two_bags_of_gold"]
    t.do("take:two_bags_of_gold")
    assert (t.hero(A).gold, t.objects(A)) == (2, [])
    assert t.discarded() == ["two_bags_of_gold"]
    t.do("take:mercenary")
    assert (t.hero(A).gold, t.followers(A)) == (1, ["mercenary"])


def test_TAL_CARD_7_a_place_works_at_every_visit() -> None:
    t = Table("thief", "troll")
    t.lay("fields_n", "cave")
    t.at(B, "village")
    t.lands("fields_n", 4, 1, 6)
    assert t.hero(A).gold == 3
    t.do("go:cw", "space")
    assert t.hero(B).gold == 4
    assert t.lying("fields_n") == ["cave"]


def test_TAL_CARD_8_a_card_that_must_be_taken_cannot_be_refused_or_ditched() -> None:
    t = Table("thief", "troll")
    t.next_cards("poltergeist")
    t.give(A, "sword")
    t.misses(B)
    t.lands("fields_n")
    assert t.followers(A) == ["poltergeist"]
    assert t.asked == (A, "way")
    assert t.asides("ditch") == ["ditch:sword"]
    assert t.refused("ditch:poltergeist") == "TAL-FOL-5"


def test_TAL_CARD_8_who_may_not_have_it_leaves_it() -> None:
    """A Toad has no Followers; whoever has the Hag has no others."""
    t = Table("thief", "troll")
    t.toad(A)
    t.draws("fields_n", "poltergeist")
    assert t.lying("fields_n") == ["poltergeist"]
    t = Table("thief", "troll")
    t.give(A, "hag")
    t.draws("fields_n", "poltergeist")
    assert t.lying("fields_n") == ["poltergeist"]
    assert t.followers(A) == ["hag"]


def test_TAL_CARD_9_an_empty_deck_is_made_of_its_discard() -> None:
    t = Table("thief", "troll")
    t.g.box += t.g.adventure.cards
    t.g.adventure.cards = []
    bear = next(card for card in t.g.box if KIND[card].id == "bear")
    t.g.box.remove(bear)
    t.g.adventure.discard = [bear]
    t.lands("fields_n", bear, 6, 1)
    assert t.told("reshuffled") == [("TAL-CARD-9", {})]
    assert t.told("drew")[0][1]["card"] == "bear"
    assert (t.g.adventure.cards, t.g.adventure.discard) == ([], [])


def test_TAL_CARD_9_with_both_empty_nothing_is_drawn() -> None:
    t = Table("thief", "troll")
    t.g.box += t.g.adventure.cards
    t.g.adventure.cards = []
    t.lands("ruins")
    assert t.told("drew") == []
    assert t.asked == (B, "way")


def test_TAL_CARD_10_drawn_cards_are_open_to_all() -> None:
    t = Table("thief", "troll", "monk")
    t.draws("fields_n", "ring")
    ring = t.g.spaces[SPACE["fields_n"]]
    for viewer in (A, B, C, None):
        assert t.match.view(viewer).spaces[SPACE["fields_n"]] == ring
    assert t.facts("drew")[0].to is None

"""Every Place of the Adventure deck, visited; it stays for the next hero."""

from __future__ import annotations

import pytest

from tests.games.talisman.rollcall import absent, kinds
from tests.games.talisman.table import A, B, Table


def test_no_place_is_without_a_test() -> None:
    assert len(kinds("place")) == 9
    assert absent(globals(), kinds("place")) == set()


def visits(card: str, *chance: object, hero: str = "sorceress") -> Table:
    """A visits the Place on the Fields; B is in the Temple."""
    t = Table(hero, "troll")
    t.at(B, "temple")
    t.lay("fields_n", card)
    t.lands("fields_n", *chance)
    return t


@pytest.mark.parametrize(("die", "foe", "strength"), [(1, "cave_dragon", 7), (2, "cave_goblin", 2)])
def test_cave_holds_a_dragon_or_a_goblin(die: int, foe: str, strength: int) -> None:
    t = visits("cave", die, 6, 1)
    score = {"who": "@0", "foes": [foe], "score": 2 + 6, "theirs": strength + 1}
    assert t.told("fought") == [("TAL-BAT-6", score)]
    assert t.won(A) == []
    assert t.lying("fields_n") == ["cave"]


def test_cave_lost_in_it_he_misses_a_turn() -> None:
    t = visits("cave", 3)
    assert t.hero(A).missed == 1


@pytest.mark.parametrize(("die", "gold"), [(4, 2), (5, 2), (6, 3)])
def test_cave_hides_gold(die: int, gold: int) -> None:
    t = visits("cave", die)
    assert t.hero(A).gold == 1 + gold
    assert t.lying("fields_n") == ["cave"]


SPRINGS = {"fountain_of_wisdom": "craft", "magic_stream": "strength", "pool_of_life": "life"}


def gives_a_counter(card: str) -> None:
    """One counter per visit, if he wants it; with the fourth the Place is gone."""
    stat = SPRINGS[card]
    t = Table("sorceress", "troll")
    t.at(B, "village")
    t.next_cards(card)
    left = getattr(t.g, f"{stat}_left")
    t.lands("fields_n")
    assert getattr(t.g, f"{stat}_left") == left - 4
    before = getattr(t.hero(A), stat)
    t.do("yes")
    assert getattr(t.hero(A), stat) == before + 1
    assert list(t.g.tokens.values()) == [3]
    assert getattr(t.g, f"{stat}_left") == left - 4  # it comes from the card, not the reserve
    assert t.lying("fields_n") == [card]


def runs_dry(card: str) -> None:
    """The last counter is taken."""
    t = Table("sorceress", "troll")
    t.lay("fields_n", card)
    (placed,) = t.g.tokens
    t.g.tokens[placed] = 1
    t.lands("fields_n")
    t.do("yes")
    assert t.g.tokens == {}
    assert t.discarded() == [card]


def may_be_refused(card: str) -> None:
    """Nobody must take one."""
    t = visits(card)
    assert t.asked == (A, "use")
    t.do("no")
    assert list(t.g.tokens.values()) == [4]


def test_fountain_of_wisdom_gives_craft() -> None:
    gives_a_counter("fountain_of_wisdom")
    may_be_refused("fountain_of_wisdom")


def test_fountain_of_wisdom_runs_dry() -> None:
    runs_dry("fountain_of_wisdom")


def test_magic_stream_gives_strength() -> None:
    gives_a_counter("magic_stream")
    may_be_refused("magic_stream")


def test_magic_stream_runs_dry() -> None:
    runs_dry("magic_stream")


def test_pool_of_life_gives_lives_even_above_the_value() -> None:
    gives_a_counter("pool_of_life")
    may_be_refused("pool_of_life")


def test_pool_of_life_runs_dry() -> None:
    runs_dry("pool_of_life")


WAYS = ["crags", "village", "city", "warlocks_cave", "temple", "plain_of_peril"]


@pytest.mark.parametrize(("die", "space"), list(enumerate(WAYS, start=1)))
def test_magic_portal_leads_where_the_die_says(die: int, space: str) -> None:
    t = visits("magic_portal", die, 4, 4)
    t.do("yes")
    assert t.told("carried")[0][1]["space"] == space
    assert t.lying("fields_n") == ["magic_portal"]


def test_magic_portal_need_not_be_entered() -> None:
    t = visits("magic_portal")
    t.do("no")
    assert t.where(A) == "fields_n"
    assert t.ask.seat == B


def test_market_sells_at_every_visit() -> None:
    t = Table("sorceress", "monk")
    t.gold(A, 7)
    t.finds("fields_n", "market")
    prices = {option.args["card"]: option.args["price"] for option in t.ask.options[:-1]}
    assert prices == {"sword": 1, "helmet": 1, "water_bottle": 1, "shield": 2, "mule": 2, "raft": 3}
    t.do("buy:raft", "buy:shield", "buy:helmet", "done")
    assert t.objects(A) == ["helmet", "raft", "shield"]
    assert t.hero(A).gold == 1
    assert t.lying("fields_n") == ["market"]


def test_market_sells_only_what_is_in_stock() -> None:
    t = Table("sorceress", "monk")
    t.empty_stock("sword")
    t.finds("fields_n", "market")
    assert t.options() == ["buy:helmet", "buy:water_bottle", "done"]


@pytest.mark.parametrize(("strength", "missed"), [(4, 1), (5, 0)])
def test_marsh_holds_who_is_weaker_than_five(strength: int, missed: int) -> None:
    t = Table("sorceress", "monk")
    t.counters(A, strength=strength - 2)
    t.finds("fields_n", "marsh")
    assert t.hero(A).missed == missed
    assert t.lying("fields_n") == ["marsh"]


def test_marsh_asks_for_the_total() -> None:
    """The Belt and the Unicorn make a Thief strong enough; a Sword, for battles only, does not."""
    for cards, missed in ((("magic_belt", "unicorn"), 0), (("sword", "unicorn"), 1)):
        t = Table("thief", "monk")
        t.give(A, *cards)
        t.finds("fields_n", "marsh")
        t.pass_windows()
        assert len(t.told("will-miss")) == missed


@pytest.mark.parametrize(("craft", "missed"), [(4, 1), (5, 0)])
def test_maze_holds_who_has_less_than_five_craft(craft: int, missed: int) -> None:
    t = Table("sorceress", "monk")
    t.counters(A, craft=craft - 4)
    t.finds("fields_n", "maze")
    assert t.hero(A).missed == missed
    assert t.lying("fields_n") == ["maze"]


def test_maze_does_not_hold_a_dwarf() -> None:
    t = visits("maze", hero="dwarf")
    assert t.hero(A).missed == 0


@pytest.mark.parametrize(
    ("die", "gain"),
    [(1, {}), (2, {"fate": 1}), (3, {"gold": 2}), (4, {"spells": 1}), (5, {"life": 5})],
)
def test_shrine_answers_a_prayer(die: int, gain: dict[str, int]) -> None:
    t = visits("shrine", die)
    hero = t.hero(A)
    now = {
        "fate": hero.fate,
        "gold": hero.gold,
        "spells": len(hero.spells),
        "life": hero.life,
    }
    assert now == {"fate": 0, "gold": 1, "spells": 0, "life": 4, **gain}
    assert t.lying("fields_n") == ["shrine"]


def test_shrine_six_is_a_teleport_within_the_region() -> None:
    t = visits("shrine", 6)
    assert t.asked == (A, "space")
    assert len(t.options()) == 24
    t.lay("ruins", "sword", "ring")
    t.do("to:ruins")
    assert t.where(A) == "ruins"
    assert t.asked == (A, "take")


def test_shrine_is_prayer_the_monk_may_add_one() -> None:
    t = visits("shrine", 4, hero="monk")
    t.do("add:1")
    assert t.hero(A).life == 5
    t = visits("shrine", 3, hero="monk")
    t.do("keep")
    assert (t.hero(A).gold, t.spells(A)) == (2, [])


@pytest.mark.parametrize("place", ["magic_stream", "fountain_of_wisdom", "pool_of_life"])
def test_counters_of_a_place_that_is_destroyed_return_to_their_reserve(place: str) -> None:
    t = Table("sorceress", "troll")
    t.give(A, "destruction")
    before = (t.g.strength_left, t.g.craft_left, t.g.life_left)
    t.lay("ruins", place)
    assert sum((t.g.strength_left, t.g.craft_left, t.g.life_left)) == sum(before) - 4
    t.do("cast:destruction")
    assert t.discarded() == [place]
    assert (t.g.strength_left, t.g.craft_left, t.g.life_left) == before
    assert t.g.tokens == {}


@pytest.mark.parametrize(
    ("place", "stat"),
    [("magic_stream", "strength"), ("fountain_of_wisdom", "craft"), ("pool_of_life", "life")],
)
def test_a_drawn_place_takes_its_counters_from_the_reserve_and_gives_them_one_by_one(
    place: str, stat: str
) -> None:
    t = Table("sorceress", "troll")
    t.at(B, "temple")
    t.life(A, 1)
    left, have = getattr(t.g, f"{stat}_left"), getattr(t.hero(A), stat)
    t.next_cards(place)
    t.lands("fields_n")
    stream = t.g.spaces[t.hero(A).space][0]
    assert (t.g.tokens[stream], getattr(t.g, f"{stat}_left")) == (4, left - 4)
    t.do("yes")
    assert (t.g.tokens[stream], getattr(t.g, f"{stat}_left")) == (3, left - 4)
    assert getattr(t.hero(A), stat) == have + 1

"""Having and using (TAL-HAVE)."""

from __future__ import annotations

from random import Random

import pytest

from igroteka.games.talisman.rules.state import Talisman
from igroteka.kernel.chance import Fast
from igroteka.kernel.flow import DONE
from igroteka.kernel.match import Match
from igroteka.kernel.state import encode
from tests.games.talisman.table import A, B, C, Table
from tests.games.talisman.test_end_game import late_table


def test_TAL_HAVE_2_using_a_card_is_optional() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "cross")
    t.finds("fields_n", "shadow")
    t.pass_until("declare")
    assert t.options() == ["pass", "use:cross"]
    t.do("pass", luck=(6, 1))
    t.do("trophy:shadow")
    assert t.won(A) == ["shadow"]


def test_TAL_HAVE_2_the_amulet_forbids_casting_as_long_as_he_has_it() -> None:
    t = Table("wizard", "dwarf")
    t.give(A, "healing", "amulet")
    t.at(A, "village")
    t.lay("fields_n", "mage")
    t.force(1)
    assert t.asked == (A, "way")
    assert t.refused("cast:healing") == "TAL-HAVE-2"
    t.do("ditch:amulet", "go:cw")
    assert t.asked == (A, "window-land")
    assert t.options("cast") == ["cast:healing"]


@pytest.mark.parametrize(
    ("space", "aims"),
    [("castle", ["aim:0", "aim:2"]), ("cursed_glade", ["aim:0", "aim:1", "aim:2"])],
)
def test_TAL_HAVE_2_the_amulet_is_proof_unless_the_glade_switches_it_off(
    space: str, aims: list[str]
) -> None:
    t = Table("wizard", "dwarf", "troll")
    t.give(A, "random")
    t.give(B, "amulet")
    t.at(B, space)
    t.do("cast:random")
    assert t.options() == aims


def test_TAL_HAVE_2_the_poltergeist_slows_its_owner_only() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "poltergeist")
    t.at(A, "fields_n")
    t.at(B, "city")
    assert (t.asked, t.ask.args) == ((A, "way"), {"left": 1})
    t.do("go:ccw", "choose:healer", luck=(5,))
    assert (t.asked, t.ask.args) == ((B, "way"), {"left": 5})


def test_TAL_HAVE_3_constant_bonuses_count_whenever_allowed() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "ring", "solomons_crown", "unicorn")
    assert (t.hero(A).strength, t.hero(A).craft) == (3 + 1 + 1, 3 + 1 + 2 + 1)
    t.finds("fields_n", "maze", "marsh")
    t.pass_windows()
    assert t.hero(A).missed == 0, "neither Marsh nor Maze holds a hero of Strength 5 and Craft 7"


def test_TAL_HAVE_3_a_weapon_may_be_left_unused_for_one_attack() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "sword")
    t.finds("fields_n", "giant")
    t.pass_until("window-pre")
    t.do("bare", "pass", luck=(1, 6))
    assert t.told("fought")[0][1]["score"] == 3 + 1


def test_TAL_HAVE_4_the_monk_may_have_a_sword_he_cannot_use() -> None:
    t = Table("monk", "wizard")
    t.finds("ruins", "bear", "sword", luck=(6, 1))
    assert t.told("fought")[0][1]["score"] == 2 + 3 + 6
    t.do("discard", "take:sword")
    assert t.objects(A) == ["sword"]


def test_TAL_HAVE_4_and_sell_it() -> None:
    t = Table("monk", "wizard")
    t.give(A, "holy_lance")
    t.lands("city")
    t.when("choose", "choose:alchemist", "sell:holy_lance")
    assert t.hero(A).gold == 2


@pytest.mark.parametrize(
    ("hero", "free", "forbidden"),
    [("monk", "holy_lance", "runesword"), ("ghoul", "runesword", "holy_grail")],
)
def test_TAL_HAVE_5_what_he_may_not_have_stays_on_the_space(
    hero: str, free: str, forbidden: str
) -> None:
    t = Table(hero, "warrior")
    t.finds("ruins", free, forbidden)
    assert t.options() == ["done", f"take:{free}"]
    assert t.refused(f"take:{forbidden}") == "TAL-HAVE-5"
    t.do(f"take:{free}")
    t.pass_windows()
    assert t.lying("ruins") == [forbidden]


def test_TAL_HAVE_5_it_cannot_be_stolen() -> None:
    t = Table("thief", "wizard", "dwarf")
    t.align(A, "evil")
    t.give(C, "holy_grail", "ring")
    t.at(C, "fields_n")
    t.lands("fields_n")
    t.do("meet:2", "use:thief.pickpocket")
    assert t.options() == ["take:gold", "take:ring"]


def test_TAL_HAVE_5_it_cannot_be_won_from_its_owner() -> None:
    t = Table("wizard", "dwarf")
    t.give(B, "holy_grail", "ring")
    t.at(B, "fields_n")
    t.lands("fields_n")
    t.do("meet:1")
    t.do("attack:psychic", luck=(6, 1))
    assert t.options() == ["done", "take:gold", "take:life", "take:ring"]
    assert t.refused("take:holy_grail") == "TAL-HAVE-5"


def test_TAL_HAVE_5_beside_the_hag_no_follower_can_be_had() -> None:
    t = Table("sorceress", "dwarf")
    t.give(A, "hag")
    t.give(B, "guide")
    t.finds("fields_n", "pixie", "ring")
    assert t.options() == ["done", "take:ring"]
    assert t.refused("take:pixie") == "TAL-HAVE-5"


def test_TAL_HAVE_6_what_he_may_no_longer_have_is_put_on_his_space() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "holy_grail", "ring", "runesword")
    t.lands("village")
    t.pass_until("choose")
    t.do("choose:mystic", luck=(1,))
    assert (t.objects(A), t.lying("village")) == (["ring", "runesword"], ["holy_grail"])
    assert t.hero(A).craft == 3 + 1


def test_TAL_HAVE_7_an_alchemist_called_for_nothing_does_not_come_again_this_turn() -> None:
    t = Table("thief", "monk")
    t.misses(B)
    t.give(A, "alchemist", "sword", "ring")
    t.at(A, "village")
    t.lay("fields_n", "axe")
    t.do("apply:alchemist", "done", luck=(1,))
    assert t.asked == (A, "way")
    assert t.asides("apply") == []
    assert t.refused("apply:alchemist") == "TAL-HAVE-7"
    t.do("go:cw")
    assert (t.asked, t.asides("apply")) == ((A, "take"), [])
    t.do("done")
    assert t.turns() == ["@0", "@0"]
    assert t.asides("apply") == ["apply:alchemist"]


def test_TAL_HAVE_7_called_for_something_he_may_be_called_for_more() -> None:
    t = Table("thief", "monk")
    t.give(A, "alchemist", "sword", "ring")
    t.do("apply:alchemist", "sell:ring", "done")
    t.do("apply:alchemist", "sell:sword")
    assert (t.objects(A), t.hero(A).gold) == ([], 3)


def test_TAL_HAVE_7_with_nothing_to_hand_in_he_cannot_be_called() -> None:
    t = Table("thief", "monk")
    t.give(A, "alchemist")
    assert t.asked == (A, "way")
    assert t.asides("apply") == []
    assert t.refused("apply:alchemist") == "TAL-HAVE-7"


def test_TAL_HAVE_7_from_who_has_nothing_nothing_can_be_stolen() -> None:
    t = Table("thief", "monk", "troll")
    t.gold(B, 0)
    t.at(B, "fields_n")
    t.at(C, "fields_n")
    t.lands("fields_n", 6, 1)
    t.do("meet:1")
    assert t.told("used") == []
    assert t.asked == (A, "reward"), "to attack him is all there is to do"


def test_TAL_HAVE_7_a_healthy_hero_is_not_healed_by_the_princess() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "princess")
    t.lands("castle")
    t.pass_until("visit")
    assert t.options() == ["pass", "use:princess.1"]


def picture(match: Match[Talisman]) -> bytes:
    """All that a match is now: the state and who is asked what."""
    asks = [(ask, ask.args, [option.key for option in ask.options]) for ask in match.asks]
    return encode(match.g) + repr(asks).encode()


def test_TAL_HAVE_7_nothing_can_be_done_over_and_over_without_effect() -> None:
    """Where somebody acts, the match never comes back to what it was before in the same turn."""
    used: set[str] = set()
    for seed in range(40):
        rng = Random(seed)
        late = late_table(rng, {})
        late.g.chance = Fast.seeded(seed)
        match = late.match
        before: set[bytes] = set()
        turn = None
        for _ in range(120):
            if match.ask is None:
                break
            if (match.g.round, match.g.active) != turn:
                turn = match.g.round, match.g.active
                before.clear()
            now = picture(match)
            assert now not in before, (seed, match.ask)
            before.add(now)
            beside = match.asides(match.ask.seat)
            option = rng.choice([o for o in [*match.ask.options, *beside] if o.key != "pass"])
            if match.ask.option("done") and rng.random() < 0.5:
                option = DONE
            used.add(option.key)
            match.answer(match.ask.seat, option)
    assert {"apply:alchemist", "apply:potion_of_strength", "align:good"} <= used

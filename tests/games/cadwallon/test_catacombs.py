"""Intrigues, Catacombs, Prison, Cyclops (CAD-INTR, CAD-CAT, CAD-ROOM, CAD-PRISON, CAD-CYC)."""

from __future__ import annotations

import pytest

from igroteka.games.cadwallon.content import INTRIGUES
from igroteka.games.cadwallon.rules.board import PRISON
from igroteka.testing.coverage import rules
from tests.games.cadwallon.table import A, B, Table


def stairs(name: str = "leona", **options: object) -> Table:
    """A character in the bakery, where a staircase lies; its Move is declared."""
    table = Table(whole=True, **options)  # type: ignore[arg-type]
    table.at(name, "bakery")
    table.found("bakery", "staircase")
    return table


# Intrigues ------------------------------------------------------------------------------------


def test_CAD_INTR_1_intrigues_are_secret() -> None:
    table = Table(whole=True)
    table.plot(A, "tunnel_rat")
    assert table.match.view(B).players[A].intrigues == [-1]
    assert table.match.view(A).players[A].intrigues == table.player(A).intrigues


@rules("CAD-INTR-6", "CAD-INTR-7")
def test_drawing_several_while_ap_hand_and_deck_last() -> None:
    table = Table(whole=True)
    table.at("iris", "laboratory")
    table.g.plots.cards = [n for n, card in enumerate(INTRIGUES) if card.kind == "end"][:2]
    table.do("plot", "plot")
    assert table.ap == 5
    assert table.refused("plot") == "CAD-INTR-7"


@rules("CAD-INTR-8", "CAD-INTR-9", "CAD-INTR-2")
def test_all_that_one_event_fulfils_is_paid_after_the_walk() -> None:
    table = Table(whole=True)
    table.at("iris", "v1_4")
    table.carry("iris", "scroll")
    table.plot(A, "midnight_reading")
    table.walk("iris", "library")
    assert table.purse(A) == 5  # not in the middle of a walk
    table.do("stop")
    assert table.purse(A) == 9
    table.plot(A, "three_colours", "well_armed")
    for name, loot, gear in (
        ("leona", "ruby", "crowbar"),
        ("davitto", "emerald", "buckler"),
        ("otho", "sapphire", "soft_boots"),
    ):
        table.at(name, {"leona": "exit_n1", "davitto": "exit_n2", "otho": "exit_s3"}[name])
        table.carry(name, loot)
        table.gear(name, gear)
    table._match = None
    table.do("activate:leona")
    assert table.purse(A) == 9 + 5 + 4


@rules("CAD-INTR-10")
def test_how_instant_cards_are_read() -> None:
    table = Table(whole=True)
    table.stand(leona="cross_11", nyx="h1_2")
    table.carry("nyx", "ruby", "magic_gem")
    table.plot(A, "fat_purse", "settle_a_score")
    table.strike("leona", "h1_2", 5, 5, 1, 1)
    table.do("steal:ruby", "flee:cross_31")
    assert table.purse(A) == 9
    assert table.g.attack_wins == 1
    table.at("iris", "v3_2")
    table._match = None
    table.strike("iris", "cross_31", 5, 5, 1, 1)
    table.do(table.options()[0])
    assert table.purse(A) == 9 + 5  # the second attack won in this turn


@rules("CAD-INTR-11", "CAD-INTR-3")
@pytest.mark.parametrize(
    ("card", "met", "change"),
    [
        ("clean_getaway", True, 8),
        ("clean_getaway", False, -4),
        ("full_sacks", True, 7),
        ("gem_smuggler", True, 8),
        ("tunnel_rat", True, 6),
        ("false_beggar", True, 6),
    ],
)
def test_how_end_cards_are_read(card: str, met: bool, change: int) -> None:
    table = Table(whole=True, phase="sales")
    table.plot(A, card)
    table.ducats(20, 60)
    table.g.ended_by = "CAD-ROUND-3"
    for character in table.g.characters[:4]:
        character.at = -3
    if met:
        table.carry("leona", "magic_gem", "magic_gem", "hostage")
        table.carry("iris", "hostage", "hostage", "hostage")
        table.who("leona").at = table.who("iris").at = -2
        table.who("leona").tunnel = True
    before = 20
    table.force(1, 1, 1, 1, 1, 1)
    assert table.match.over
    sold = 6 if met else 0
    assert table.purse(A) == before + sold + change


# Coming and going -----------------------------------------------------------------------------


@rules("CAD-CAT-1", "CAD-CAT-2", "CAD-CAT-12", "CAD-CAT-14", "CAD-RUL-19")
def test_which_rooms_can_be_entered() -> None:
    table = stairs()
    table.at("iris", "archive")
    table.walk("leona")
    assert table.refused("storm:archive") == "CAD-CAT-12"
    assert table.refused("down:secret_treasury") == "CAD-CAT-2"
    assert table.options("down") == ["down:holy_altar", "down:torture_chamber", "down:tunnel"]


@rules("CAD-CAT-3", "CAD-RUL-4", "CAD-RUL-5", "CAD-DEC-20")
def test_entering_ends_the_move_and_leaves_the_action() -> None:
    table = stairs()
    table.carry("leona", "magic_gem")
    table.walk("leona")
    table.do("down:holy_altar", luck=(6,))
    assert table.g.walk is None
    assert table.ap == 6
    table.do("altar")
    assert table.purse(A) == 11


@rules("CAD-CAT-4", "CAD-CAT-13", "CAD-ROOM-17")
def test_only_the_arrows_lead_on() -> None:
    table = Table(whole=True)
    table.stand(leona="archive", iris="cat_center", nyx="cat_center")
    table.walk("leona")
    assert table.options("step") == ["step:cat_center"]
    assert table.refused("step:tunnel") == "CAD-CAT-4"
    assert table.refused("step:lair") == "CAD-ROOM-17"
    table.do("step:cat_center")
    assert not table.options("attack")
    table.do("stop")
    assert [table.where(name) for name in ("leona", "iris", "nyx")] == ["cat_center"] * 3


@rules("CAD-CAT-5", "CAD-CAT-6", "CAD-CAT-7", "CAD-RUL-31", "CAD-DEC-23")
def test_coming_up_beside_a_taken_pentagram() -> None:
    table = Table(whole=True)
    table.stand(leona="cat_center", nyx="cross_41")
    table.walk("leona")
    assert table.options("step") == ["step:cross_14"]
    assert table.options("attack") == ["attack:cross_41"]
    assert table.refused("step:v1_4") == "CAD-CAT-6"


def test_CAD_CAT_17_nothing_below_is_in_range() -> None:
    table = Table(whole=True)
    table.stand(leona="archive", nyx="tunnel")
    table.gear("leona", "hand_crossbow")
    table.do("activate:leona")
    assert table.refused("skill:feint") == "CAD-CAT-17"
    assert table.refused("shoot") == "CAD-EQUIP-20"


# Rooms ----------------------------------------------------------------------------------------


@rules("CAD-ROOM-1", "CAD-DEC-39", "CAD-RUL-2", "CAD-RUL-15")
def test_the_holy_altar() -> None:
    table = Table(whole=True)
    table.at("leona", "holy_altar")
    table.carry("leona", "magic_gem", "magic_gem", "ruby")
    table.do("activate:leona", "altar")
    assert table.options() == ["gems:1", "gems:2"]
    table.do("gems:2")
    assert table.purse(A) == 5 + 12
    assert table.loot("leona") == ["ruby"]
    assert table.ap == 6
    assert table.g.loot_gone[6] == 2


@rules("CAD-ROOM-2", "CAD-PRISON-12", "CAD-DEC-35")
def test_the_torture_chamber() -> None:
    table = Table(whole=True)
    table.at("leona", "torture_chamber")
    table.do("activate:leona")
    assert table.refused("torture") == "CAD-ROOM-2"
    table.stand(nyx="prison", iris="prison")
    table.carry("nyx", "ruby", "scroll")
    table.carry("iris", "emerald")
    table._match = None
    table.do("torture")
    assert table.options() == ["prisoner:iris", "prisoner:nyx"]
    table.do("prisoner:nyx", "steal:scroll")
    assert table.loot("leona") == ["scroll"]
    assert table.loot("nyx") == ["ruby"]


@rules("CAD-EX-10", "CAD-ROOM-6", "CAD-ROOM-7", "CAD-DEC-22")
@pytest.mark.parametrize(("face", "out"), [(3, 1), (5, 3)])
def test_the_tunnel(face: int, out: int) -> None:
    table = Table(whole=True)
    table.at("leona", "tunnel")
    table.carry("leona", "ruby", "scroll", "emerald")
    table.alarm()
    table.do("activate:leona")
    table.force(face)
    table.do("tunnel")
    if face == 3:
        table.do("drop:ruby", "drop:scroll")
    assert table.where("leona") == "out"
    assert len(table.loot("leona")) == out
    assert table.who("leona").tunnel


@rules("CAD-EX-10", "CAD-ROOM-5", "CAD-RUL-18")
def test_lost_in_the_tunnel_costs_only_once() -> None:
    table = Table(whole=True, phase="sales")
    table.who("leona").at = -3
    table.g.ended_by = "CAD-ROUND-3"
    assert table.match.over
    assert table.purse(A) == 5


@rules("CAD-EX-8", "CAD-ROOM-9", "CAD-ROOM-10", "CAD-RUL-1", "CAD-DEC-21")
@pytest.mark.parametrize("face", [4, 5])
def test_the_archive(face: int) -> None:
    table = Table(whole=True)
    table.at("leona", "archive")
    table.discard("run", "dodge", "parry", "flurry")
    table.do("activate:leona")
    table.force(face)
    table.do("archive")
    if face == 4:
        table.do("fetch:run", "fetch:parry", "fetch:dodge")
        assert table.cards(A) == ["dodge", "parry", "run"]
        assert table.player(A).experience == 1
    else:
        assert len(table.player(A).hand) == 2
        assert table.player(A).experience == 0
        assert table.discarded() == ["run", "dodge", "parry", "flurry"]


@rules("CAD-EX-9", "CAD-ROOM-13", "CAD-ROOM-14")
@pytest.mark.parametrize(("last", "purse"), [(6, 17), (4, 5)])
def test_the_secret_treasury(last: int, purse: int) -> None:
    table = Table(whole=True)
    table.at("leona", "secret_treasury")
    table.carry("leona", "ruby")
    table.do("activate:leona")
    table.force(2, 4, last)
    table.do("treasury")
    assert table.purse(A) == purse
    assert (table.where("leona") == "gone") == (last == 4)


# The Prison -----------------------------------------------------------------------------------


@rules("CAD-PRISON-3", "CAD-PRISON-4", "CAD-RUL-6")
def test_a_prisoner_can_only_try_to_escape() -> None:
    table = Table(whole=True)
    table.stand(leona="prison", nyx="prison")
    table.do("activate:leona")
    assert table.refused("move") == "CAD-PRISON-4"
    assert table.refused("skill:feint") == "CAD-PRISON-4"
    assert "escape" in table.options()


@rules("CAD-PRISON-5", "CAD-PRISON-6")
def test_a_failed_escape_ends_the_activation() -> None:
    table = Table(whole=True)
    table.at("leona", "prison")
    table.do("activate:leona")
    table.do("escape", luck=(3,))
    assert table.g.active == -1
    assert table.ap == 6
    assert table.refused("activate:leona") == "CAD-ACT-2"


@rules("CAD-PRISON-7", "CAD-PRISON-9", "CAD-RUL-7")
def test_after_an_escape_a_move_and_nothing_else() -> None:
    table = Table(whole=True)
    table.at("leona", "prison")
    table.chest("smithy", "ruby")
    table.do("activate:leona")
    table.do("escape", luck=(4,))
    assert table.refused("skill:feint") == "CAD-PRISON-9"
    table.move("leona", "cross_14", "exit_w4", "smithy")
    assert table.refused("pick:chest:smithy") == "CAD-ACT-3"


def test_CAD_EX_12_two_key_rings() -> None:
    table = Table(whole=True)
    table.at("leona", "prison")
    table.carry("leona", "key_ring", "key_ring")
    table.do("activate:leona")
    table.do("escape", luck=(2,))
    table.do("token:0", luck=(3,))
    table.do("token:0", luck=(5,))
    assert table.where("leona") == "cat_center"
    assert table.ap == 6


@rules("CAD-PRISON-1", "CAD-PRISON-11", "CAD-PRISON-12")
def test_prison_ends_the_activation_and_keeps_out_of_reach() -> None:
    table = stairs()
    table.at("nyx", "tunnel")
    table.gear("nyx", "serrated_dagger")
    table.walk("leona")
    table.do("storm:tunnel", luck=(1, 1, 5, 5, 6))
    assert table.where("leona") == "prison"
    assert table.g.active == -1
    table.do("heal:leona")
    assert table.who("leona").wounds == 0
    assert table.who("leona").at == PRISON


# The Cyclops ----------------------------------------------------------------------------------


@rules("CAD-CYC-1", "CAD-CYC-12", "CAD-RUL-17")
def test_the_cyclops_has_four_dice_and_steals_nothing() -> None:
    table = stairs()
    table.carry("leona", "ruby")
    assert table.where("cyclops") == "lair"
    table.at("cyclops", "tunnel")
    table.walk("leona")
    table.do("storm:tunnel", luck=(1, 1, 2, 2, 2, 2))
    assert table.told("fight-dice")[1][1]["dice"] == [2, 2, 2, 2]
    assert table.loot("leona") == ["ruby"]
    assert table.where("leona") == "prison"


@rules("CAD-CYC-4", "CAD-CYC-15", "CAD-RUL-16")
def test_it_stays_where_it_is_rolled_to_already() -> None:
    table = stairs()
    table.at("cyclops", "archive")
    table.walk("leona")
    table.do("down:tunnel", luck=(4,))
    assert table.where("cyclops") == "archive"
    assert table.told("fight") == []
    assert len(table.told("rolled-by")) == 1
    below = Table(whole=True)
    below.at("iris", "archive")
    below.move("iris", "cat_center")
    assert below.told("rolled-by") == []  # no roll for moving to the pentagram


@rules("CAD-CYC-5", "CAD-DEC-24")
def test_experience_re_rolls_its_way() -> None:
    table = stairs()
    table.player(A).experience = 1
    table.g.experience_left -= 1
    table.walk("leona")
    table.do("down:tunnel", luck=(2,))
    assert (table.ask.seat, table.ask.prompt) == (A, "reroll")
    table.do("experience:0", luck=(6,))
    assert table.where("cyclops") == "lair"


def test_CAD_CYC_16_the_roll_is_made_though_the_fight_was_lost() -> None:
    table = stairs()
    table.at("nyx", "tunnel")
    table.walk("leona")
    table.do("storm:tunnel", luck=(1, 1, 5, 5, 6))
    assert table.where("leona") == "prison"
    assert len(table.told("rolled-by")) == 1


@rules("CAD-EX-3", "CAD-CYC-10")
def test_CAD_EX_3_cards_act_in_one_bout() -> None:
    table = stairs("iris")
    table.at("cyclops", "tunnel")
    table.hand(A, "flurry", "flurry", "powerful_blow")
    table.walk("iris")
    table.do("storm:tunnel", "card:flurry", "card:flurry")
    table.do("pass", luck=(5, 5, 5, 5, 1, 1, 1, 1))
    assert table.ask.prompt == "fight-cards"  # the second bout
    table.do("pass", luck=(2, 2, 5, 5, 5, 5))
    dice = [args["dice"] for _, args in table.told("fight-dice")]
    assert dice[2] == [2, 2]

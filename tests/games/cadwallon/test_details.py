"""Played situations in which a small slip of the rules would go unnoticed elsewhere."""

from __future__ import annotations

import pytest

from igroteka.games.cadwallon import GAME
from igroteka.games.cadwallon.content import GANGS, HEAL_COST
from igroteka.games.cadwallon.rules.board import (
    BY_PENTAGRAM,
    DISTANCE,
    EXITS,
    PENTAGRAMS,
    ROOMS,
    SPACE,
    SPACE_ID,
)
from igroteka.games.cadwallon.rules.campaign import written_down
from igroteka.games.cadwallon.rules.options import CampaignRecord, Options
from igroteka.games.cadwallon.scene.look import ICONS
from igroteka.scene import Panel, parts
from igroteka.testing.coverage import rules
from tests.games.cadwallon.table import A, B, Table

# Walking --------------------------------------------------------------------------------------


def test_CAD_CAT_1_nobody_walks_from_a_street_into_the_catacombs() -> None:
    table = Table(whole=True)
    table.at("iris", "plaza")
    table.walk("iris")
    assert table.refused("step:torture_chamber") == "CAD-CAT-1"
    assert table.refused("step:cat_center") == "CAD-CAT-4"


def test_CAD_CAT_4_inside_only_arrows_lead_on() -> None:
    table = Table(whole=True)
    table.at("iris", "archive")
    table.walk("iris")
    assert table.refused("step:torture_chamber") == "CAD-CAT-4"
    assert table.refused("step:plaza") == "CAD-CAT-4"


def test_CAD_CAT_6_who_stands_beside_a_taken_pentagram_is_not_passed() -> None:
    """Even by one who may pass others, on the way up."""
    table = Table(whole=True)
    table.at("nyx", SPACE_ID[PENTAGRAMS[0]])
    table.at("silke", SPACE_ID[PENTAGRAMS[1]])
    beside = SPACE_ID[BY_PENTAGRAM[0]]
    table.at("leona", beside)
    table.at("iris", "cat_center")
    table.hand(A, "dodge")
    table.walk("iris")
    table.do("card:dodge")
    assert table.refused(f"step:{beside}") == "CAD-CAT-6"


@pytest.mark.parametrize("room", ROOMS)
def test_CAD_EXPL_9_a_mechanism_works_in_whichever_room_it_lies(room: int) -> None:
    table = Table(whole=True)
    table.found(SPACE_ID[room], "mechanism")
    table.g.on[room] = -1
    table.at("leona", SPACE_ID[room])
    table.at("iris", "archive")
    start = "stable" if room != SPACE["stable"] else "bakery"
    table.found(start, "staircase")
    table.at("iris", start)
    table.walk("iris")
    assert "down:secret_treasury" in table.options()


def test_CAD_ARC_8_nobody_is_asked_to_hinder_who_cannot_go_any_more() -> None:
    """Each injury costs two of four points: the third card would be in vain."""
    table = Table()
    table.at("iris", "exit_n1")
    table.hand(B, *["niggling_injury"] * 3)
    table.walk("iris")
    while table.ask.prompt == "hinder":
        assert table.g.walk is not None
        assert table.g.walk.points > 0
        table.do("hinder:niggling_injury")
    assert table.cards(B) == ["niggling_injury"]


def test_a_move_can_be_copied_at_every_step() -> None:
    """Bots try ways from here: the question is an anchor unless it must be concealed."""
    table = Table()
    table.at("iris", "exit_n1")
    table.walk("iris")
    assert table.ask.anchor
    assert not table.ask.concealed


@rules("CAD-EXIT-2", "CAD-MOVE-1")
def test_a_route_leads_out_only_where_a_point_is_left_for_it() -> None:
    table = Table()
    table.alarm()
    table.at("iris", "bakery")
    table.walk("iris")
    points = table.ask.args["points"]
    out = {route.path[-1] for route in table.match.routes(A) if route.kind == "leave"}
    far = {SPACE_ID[exit]: DISTANCE[SPACE["bakery"]][exit] for exit in EXITS}
    assert points in far.values(), "some exit is reached with the last point"
    assert out == {exit for exit, steps in far.items() if steps < points}


# Fights ---------------------------------------------------------------------------------------


def fight(*dice: int) -> Table:
    """Leona strikes at Nyx; the dice lie, and experience could re-roll one."""
    table = Table(whole=True)
    table.stand(leona="cross_11", nyx="h1_2")
    table.player(A).experience = 1
    table.g.experience_left -= 1
    table.strike("leona", "h1_2", *dice)
    return table


def test_the_panel_of_a_fight_shows_whose_side_it_is_and_who_is_ahead() -> None:
    table = fight(5, 1, 2, 2)
    panel = parts(GAME.scene(table.match.view(A), A))["fight"]
    assert isinstance(panel, Panel)
    assert [side.owner for side in panel.sides] == [A, B]
    assert [side.total for side in panel.sides] == [5, 2]
    assert [side.state for side in panel.sides] == ["ahead", ""]


def test_in_a_tie_nobody_is_ahead() -> None:
    table = fight(5, 1, 5, 2)
    panel = parts(GAME.scene(table.match.view(A), A))["fight"]
    assert isinstance(panel, Panel)
    assert [side.state for side in panel.sides] == ["", ""]


def test_CAD_FLEE_7_who_cannot_flee_still_holds_the_space() -> None:
    table = Table(gangs=("cursed", "nocturnis"))
    table.stand(
        zora="exit_n1",
        nyx="stable",
        dorak="exit_w1",
        vesper="h1_2",
        silke="cross_11",
        gholam="bakery",
    )
    table.walk("gholam", "h1_2", "cross_11", "exit_n1")
    table.do("attack:stable", luck=(6, 6, 1, 1))
    assert [fact.rule for fact in table.facts("fell-back")] == ["CAD-FLEE-7"]
    assert table.g.on[SPACE["stable"]] == table.who("nyx").number
    assert table.g.on[SPACE["bakery"]] == table.who("gholam").number


@rules("CAD-CAT-8", "CAD-MOVE-3")
def test_a_route_names_the_rule_of_the_fight_it_leads_to() -> None:
    table = Table(whole=True)
    table.found("stable", "staircase")
    table.stand(leona="stable", nyx="tunnel", silke="exit_n1")
    table.walk("leona")
    fights = {
        remark.args["figure"]: remark.rule
        for route in table.match.routes(A)
        for remark in route.remarks
        if remark.kind == "fight"
    }
    assert fights["nyx"] == "CAD-CAT-8"
    assert fights["silke"] == "CAD-MOVE-3"


# Other actions --------------------------------------------------------------------------------


def test_CAD_WOUND_5_healing_takes_the_last_point() -> None:
    table = Table(whole=True)
    table.at("iris", "exit_n1").wounds = 2
    table.g.ap = HEAL_COST
    assert "heal:iris" in table.options()
    table.do("heal:iris")
    assert table.g.ap == 0
    assert table.who("iris").wounds == 1
    assert table.refused("heal:iris") == "CAD-ACT-4"


def test_CAD_MISS_2_other_treasures_do_not_do() -> None:
    table = Table()
    table.at("davitto", "exit_n1")
    table.carry("davitto", "scroll", "ruby")
    table.missions("red_eyes")
    assert table.refused("mission:red_eyes") == "CAD-MISS-2"
    table.carry("davitto", "ruby", "ruby")
    table._match = None
    assert "mission:red_eyes" in table.options()


def test_CAD_ROOM_1_the_altar_says_what_it_pays() -> None:
    table = Table(whole=True)
    table.at("leona", "holy_altar")
    table.carry("leona", "magic_gem", "magic_gem")
    table.do("activate:leona", "altar")
    one, two = (option.args["ducats"] for option in table.ask.options)
    before = table.purse(A)
    table.do("gems:2")
    assert table.purse(A) - before == two == 2 * one


def test_CAD_ROOM_2_prisoners_are_robbed_in_the_torture_chamber_only() -> None:
    table = Table(whole=True)
    table.at("nyx", "prison")
    table.carry("nyx", "ruby")
    for place in ("holy_altar", "archive", "plaza"):
        table.at("leona", place)
        table._match = None
        table.g.active = -1
        table.who("leona").activated = False
        table.do("activate:leona")
        assert "torture" not in table.options()


def test_CAD_ADV_9_a_hostage_is_picked_up_once() -> None:
    table = Table(adventure="barons_ransom")
    table.stand(iris="bakery", leona="cross_11")
    table.g.hostages[SPACE["bakery"]] = 1
    table.do("activate:iris", "lift")
    table.at("iris", "plaza")
    table.move("leona", "h1_2", "bakery")
    assert "lift" not in table.options()


def test_CAD_INTR_9_empty_hands_are_empty() -> None:
    """Sweet Dreams is for a thief who carries nothing."""
    table = Table(whole=True)
    table.plot(A, "sweet_dreams")
    table.at("leona", "dormitory")
    table.carry("leona", "ruby")
    table.at("iris", "exit_n1")
    table.move("iris", "cross_11")
    assert table.facts("fulfilled") == []
    table.carry("leona")
    table.at("otho", "exit_n1")
    table.move("otho", "stable")
    assert [fact.rule for fact in table.facts("fulfilled")] == ["CAD-INTR-2"]


@rules("CAD-XP-5", "CAD-XP-6", "CAD-ROOM-13")
def test_a_die_that_experience_re_rolled_stays_in_the_treasury_too() -> None:
    table = Table(whole=True, gangs=("cursed", "kaldern"))
    table.at("gholam", "chapel")
    table.found("chapel", "mechanism")
    table.at("dorak", "secret_treasury")
    table.player(A).experience = 2
    table.g.experience_left -= 2
    table.do("activate:dorak")
    table.do("treasury", luck=(1, 2, 1))
    table.do("experience:0", luck=(3,))
    assert table.refused("experience:0") == "CAD-XP-6"
    assert "experience:1" in table.options()


@rules("CAD-SKILL-16", "CAD-XP-6")
def test_the_sixth_sense_works_while_one_of_the_dice_is_final() -> None:
    table = Table(whole=True, gangs=("cursed", "kaldern"))
    table.at("vesper", "secret_treasury")
    table.hand(A, "run")
    table.player(A).experience = 1
    table.g.experience_left -= 1
    table.do("activate:vesper")
    table.do("treasury", luck=(1, 2, 1))
    table.do("experience:2", luck=(3,))
    assert "sense" in table.options()


def test_a_gang_is_drawn_as_its_leader() -> None:
    assert GAME.almanac is not None
    pages = {page.id: page for page in GAME.almanac(GAME.rulebook()).pages}
    for gang in GANGS:
        assert pages[gang.id].drawing.icon == ICONS[gang.members[0]]


# Tables and campaigns -------------------------------------------------------------------------


def test_four_play_unless_told_otherwise() -> None:
    assert Options().players == 4


@rules("CAD-CAMP-14")
def test_the_last_part_is_written_down_however_many_there_were() -> None:
    purses = ((20, 10), (7, 9), (3, 4))
    for parts_played in (1, 2, 3):
        record = CampaignRecord(
            ducats=purses[:parts_played],
            winners=((0,),) * parts_played,
            experience=(0, 0),
            lineups=(("a",), ("b",)),
        )
        assert written_down(record)[0].by_seat == purses[parts_played - 1]

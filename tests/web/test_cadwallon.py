"""Cadwallon in a real browser: a whole heist with a bot, the city, its catacombs and a fight."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, cast

import pytest
from playwright.sync_api import expect

from igroteka.games.cadwallon import GAME
from igroteka.games.cadwallon.rules.board import ROOMS, SPACE_ID, STREETS
from igroteka.games.cadwallon.rules.figures import adventure
from igroteka.games.cadwallon.rules.options import WHOLE
from igroteka.games.cadwallon.rules.state import Cadwallon
from igroteka.kernel.routes import Route
from igroteka.server.tables.play import Play
from igroteka.server.wire import Me
from tests.web.laid import Log, Moment, begun, keep, luck
from tests.web.server import Server
from tests.web.visitor import PHONE, OpenVisitor, Visitor
from tests.web.whole import WholeGame, ids_on

pytestmark = pytest.mark.browser

ANN = 0
FIGHT, BELOW = "a-fight-in-the-street", "below-the-city"
SPOILT, STAIRS = "a-walk-spoilt", "at-the-stairs"
FAR, FAR_ON_A_PHONE = "a-long-way", "a-long-way-on-a-phone"


# A whole game ---------------------------------------------------------------------------------


def test_a_person_plays_a_whole_game_with_a_bot(visitor: OpenVisitor) -> None:
    game = WholeGame(visitor(name="Ann"), "cadwallon", {"players": 2}, seed=3)
    game.play_until("Round 2")
    game.play_to_the_end()


# Moments of a heist with the whole expansion --------------------------------------------------


def fighting(play: Play) -> bool:
    """Ann is asked something in a fight of hers, and the dice lie there."""
    g: Cadwallon = play.match.g
    return play.match.asks[0].seat == ANN and g.fight is not None and all(g.fight.dice)


def below(play: Play) -> bool:
    """One of Ann's thieves is in the Catacombs, and it is her turn to walk."""
    g: Cadwallon = play.match.g
    ask = play.match.asks[0]
    mine = [one for one in g.characters if one.seat == ANN and one.at >= len(STREETS)]
    return ask.seat == ANN and ask.prompt in ("turn", "walk") and bool(mine)


def hindering(play: Play) -> bool:
    """Somebody else walks, and Ann may spoil it with a card; not in the last round, or else the
    match may be over before anybody has read what she did."""
    ask, g = play.match.asks[0], play.match.g
    return (ask.seat, ask.prompt) == (ANN, "hinder") and g.round < adventure(g).rounds


def at_the_stairs(play: Play) -> bool:
    """A thief of Ann's walks and may go down."""
    ask = play.match.asks[0]
    down = [option for option in ask.options if option.verb == "down"]
    return (ask.seat, ask.prompt) == (ANN, "walk") and len(down) > 1


def far(play: Play) -> bool:
    """One of Ann's thieves may go somewhere far without any risk."""
    ask = play.match.asks[0]
    return (ask.seat, ask.prompt) == (ANN, "turn") and a_long_way(play) is not None


def a_long_way(play: Play) -> Route | None:
    """Declared, three steps or more, stopped; and the only way there."""
    routes = play.match.routes(ANN)
    goals = [route.goal for route in routes]
    long = [route for route in routes if len(route.legs) > 4 and goals.count(route.goal) == 1]
    return next((route for route in long if route.kind == "walk" and route.certain), None)


@dataclass
class Heist:
    ann: Visitor
    fight: Log
    below: Log
    spoilt: Log
    stairs: Log
    far: Log


@pytest.fixture(scope="module")
def heist(module_visitor: OpenVisitor, server: Server) -> Heist:
    """Matches laid into the log of the server, at which Ann sits."""
    ann = module_visitor(name="Ann")
    me = ann.guest()
    options = {"players": 2, "adventure": "sealed_stair", **WHOLE}
    fight, deep = come_to(me, options, FIGHT, fighting), come_to(me, options, BELOW, below)
    spoilt = come_to(me, options, SPOILT, hindering)
    stairs = come_to(me, options, STAIRS, at_the_stairs)
    away = come_to(me, {"players": 2}, FAR, far)
    keep(server.home, [fight, deep, spoilt, stairs, away, away.copy(FAR_ON_A_PHONE)])
    return Heist(ann, fight, deep, spoilt, stairs, away)


def come_to(me: Me, options: dict[str, Any], id: str, moment: Moment) -> Log:
    """The first of many matches in which it comes to that."""
    for seed in range(50):
        laid = begun("cadwallon", options, [me], luck(seed), "guided", id)
        if laid.play_until(moment):
            return laid
    raise AssertionError(f"{id} never comes")


def test_a_fight_shows_both_sides_with_dice_and_sums(heist: Heist) -> None:
    ann = heist.ann
    ann.sit_at(FIGHT)
    panel = ann.page.get_by_role("region", name="Fight", exact=True)
    expect(panel.locator(".side")).to_have_count(2)
    g: Cadwallon = heist.fight.play.match.g
    assert g.fight is not None
    expect(panel.locator(".die")).to_have_count(sum(len(dice) for dice in g.fight.dice))
    expect(panel.locator(".side-total")).to_have_count(2)
    ann.picture("cadwallon-fight")


def test_the_catacombs_lie_beside_the_city(heist: Heist) -> None:
    ann = heist.ann
    ann.sit_at(BELOW)
    g: Cadwallon = heist.below.play.match.g
    deep = next(one for one in g.characters if one.seat == ANN and one.at >= len(STREETS))
    place = SPACE_ID[deep.at]
    expect(ann.page.locator(".board-place:visible")).to_have_count(2)
    below = ann.page.locator('.board[data-part="catacombs"]')
    expect(below.locator(".edge-arrow .way-head")).to_have_count(6)
    figure = below.locator(f'.piece[data-on="{place}"].seat-{ANN}')
    expect(figure.first).to_be_visible()
    expect(below.locator(".reach-cyclops")).to_have_count(1)
    city = ann.page.locator('.board[data-part="district"]')
    expect(city.locator(".reach")).to_have_count(sum(space >= 0 for space in g.guards))
    ann.picture("cadwallon-below")


def test_a_card_out_of_turn_and_a_trip_to_the_catacombs(heist: Heist) -> None:
    """By the pointer: what glows on the mat and on the board is pressed there."""
    ann = heist.ann
    ann.sit_at(SPOILT)
    walker = heist.spoilt.play.match.g
    assert walker.order[walker.turn] != ANN, "it is another's turn"
    card = next(one for one in heist.spoilt.play.match.asks[0].options if one.touches)
    name = GAME.names[str(card.args["card"])].en
    ann.page.locator(f'.mat.own [data-part="{card.touches[0]}"]').click()
    expect(ann.story.filter(has_text=f"{ann.called} plays {name}")).not_to_have_count(0)
    ann.picture("cadwallon-out-of-turn")

    ann.sit_at(STAIRS)
    below = ann.page.locator('.board[data-part="catacombs"]')
    down = [one for one in heist.stairs.play.match.asks[0].options if one.verb == "down"]
    expect(below.locator(".spot.lit")).to_have_count(len(down))
    place = down[0].touches[0]
    told = ann.story.filter(has_text=f"goes down to {GAME.names[place].en}")
    before = told.count()
    below.locator(f'.spot[data-part="{place}"]').click()
    asking = ann.page.get_by_role("dialog")
    expect(asking).to_contain_text("The Cyclops stirs")
    expect(asking.get_by_role("button", name="CAD-CYC-2")).to_be_visible()
    asking.get_by_role("button", name=re.compile("^Go down to")).click()
    expect(told).to_have_count(before + 1)
    expect(below.locator(f'.piece[data-on="{place}"].seat-{ANN}')).to_have_count(1)
    ann.picture("cadwallon-down-the-stairs")


# A Move as players think of it: where to -------------------------------------------------------


def test_a_destination_is_pointed_at_and_walked_to(heist: Heist) -> None:
    """The way and its cost are shown; the single steps are what is done and told."""
    ann = heist.ann
    ann.sit_at(FAR)
    route = a_long_way(heist.far.play)
    assert route is not None
    goal = ann.page.locator(f'.spot[data-part="{route.goal}"]')
    expect(goal).to_have_attribute("role", "button")
    goal.hover()
    tip = ann.page.get_by_role("tooltip")
    expect(tip).to_contain_text(f"Go to {GAME.names[route.goal].en}")
    expect(tip).to_contain_text("1\N{NO-BREAK SPACE}AP")
    trail = ann.page.locator(".trail")
    assert (trail.get_attribute("d") or "").count("L") == len(route.path) - 1
    ann.picture("cadwallon-way")
    steps = ann.story.filter(has_text="goes to")
    before = steps.count()
    goal.click()
    expect(ann.page.locator(f'[data-part="{route.piece}"]').first).to_have_attribute(
        "data-on", route.goal
    )
    expect(ann.page.get_by_role("heading", name=re.compile("^Your turn"))).to_be_visible()
    expect(steps).to_have_count(before + len(route.path) - 1)


def test_on_a_phone_a_tap_shows_the_way_and_another_goes(
    heist: Heist, visitor: OpenVisitor
) -> None:
    phone = visitor(**PHONE)
    phone.context.add_cookies(cast(Any, heist.ann.context.cookies()))
    phone.goto(f"/table/{FAR_ON_A_PHONE}")
    route = a_long_way(heist.far.play)
    assert route is not None
    goal = phone.page.locator(f'.spot[data-part="{route.goal}"]')
    goal.tap()
    asking = phone.page.get_by_role("dialog")
    box = asking.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert (phone.page.locator(".trail").get_attribute("d") or "").count("L") == len(route.path) - 1
    phone.picture("cadwallon-way-phone")
    asking.get_by_role("button", name=re.compile("^Go to")).tap()
    expect(phone.page.locator(f'[data-part="{route.piece}"]').first).to_have_attribute(
        "data-on", route.goal
    )


def test_a_place_out_of_reach_says_why(heist: Heist) -> None:
    ann = heist.ann
    ann.sit_at(FAR)
    refused = [one.option for one in heist.far.play.match.why_not(ANN) if one.rule == "CAD-MOVE-1"]
    place = next(o.touches[0] for o in refused if o.verb == "go" and o.value >= len(ROOMS))
    ann.page.locator(f'.spot[data-part="{place}"]').click(force=True)
    told = ann.page.get_by_role("dialog")
    expect(told).to_contain_text(f"Go to {GAME.names[place].en}")
    expect(told).to_contain_text(re.compile("CAD-(MOVE|ACT)"))


_SMALL = """() => [...document.querySelectorAll('.board:not([hidden]) .piece')]
    .filter(one => one.checkVisibility())
    .map(one => one.getBoundingClientRect())
    .filter(box => box.width && box.right > innerWidth + 1).length"""


def test_on_a_phone_the_boards_are_tabs(heist: Heist, visitor: OpenVisitor) -> None:
    phone = visitor(**PHONE)
    phone.context.add_cookies(cast(Any, heist.ann.context.cookies()))
    phone.goto(f"/table/{BELOW}")
    expect(phone.page.get_by_role("tab")).to_have_count(2)
    assert phone.page.evaluate(_SMALL) == 0
    phone.page.get_by_role("tab", name=re.compile(GAME.names["catacombs"].en)).click()
    expect(phone.page.locator('.board[data-part="catacombs"]')).to_be_visible()
    expect(phone.page.locator('.board[data-part="district"]')).to_be_hidden()
    phone.picture("cadwallon-below-phone")


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("path", ["/new/cadwallon", f"/table/{FIGHT}", f"/table/{BELOW}"])
def test_pages_speak_in_words(heist: Heist, visitor: OpenVisitor, lang: str, path: str) -> None:
    reader = visitor(settings={"lang": lang})
    reader.context.add_cookies(cast(Any, heist.ann.context.cookies()))
    reader.goto(path)
    expect(reader.page.get_by_role("heading").first).to_be_visible()
    assert ids_on(reader) == set()

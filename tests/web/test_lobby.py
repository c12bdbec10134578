"""The lobby, an invitation, the pages that teach, and what is said of an action only once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from igroteka.kernel.registry import find_game, game_names
from tests.web.visitor import OpenVisitor
from tests.web.whole import ids_on

pytestmark = pytest.mark.browser


def test_every_game_has_a_cover_and_can_be_played_with_two_questions(visitor: OpenVisitor) -> None:
    ann = visitor()
    ann.goto("/")
    covers = ann.page.locator(".box img")
    expect(covers).to_have_count(len(game_names()))
    for cover in covers.all():
        cover.scroll_into_view_if_needed()
        expect(cover).to_have_js_property("complete", True)
        assert cover.evaluate("image => image.naturalWidth") > 0
    ann.page.get_by_role("button", name="Play: Haunted Lands").click()
    asked = ann.dialog("Haunted Lands")
    expect(asked.get_by_role("group")).to_have_count(2)
    expect(asked.get_by_role("radio", name="Novice", exact=True)).to_be_checked()
    expect(asked.get_by_role("radio", name=re.compile("short"))).to_be_checked()
    expect(asked.get_by_text("You and one bot, about 25 min.")).to_be_visible()
    asked.get_by_role("button", name="Begin").click()
    expect(ann.page).to_have_url(re.compile(r"/table/"))
    expect(ann.options.first).to_be_visible()
    expect(ann.page.locator(".strip .name")).to_have_count(1)


def test_where_it_is_my_turn_comes_first(visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann")
    turn = ann.open_table(seats=["me", "me"], options={"players": 2}, hot_seat=True, start=True)
    waits = ann.open_table(seats=["me", ""], options={"players": 2})
    ann.goto("/")
    lines = ann.page.get_by_role("region", name="My tables").get_by_role("link")
    expect(lines.first).to_have_attribute("href", f"/table/{turn}")
    expect(lines.first).to_contain_text("Your turn")
    expect(lines.nth(1)).to_have_attribute("href", f"/table/{waits}")


def test_others_may_look_on(visitor: OpenVisitor) -> None:
    ann, bob = visitor(name="Ann"), visitor()
    options = {"players": 2}
    table = ann.open_table(seats=["me", "guided"], options=options, visibility="public", start=True)
    bob.goto("/")
    watched = bob.page.get_by_role("region", name="Tables to watch")
    watched.locator(f'a[href="/table/{table}"]').click()
    expect(bob.question).to_be_visible()


def test_a_guest_who_follows_an_invitation_is_asked_for_a_name(visitor: OpenVisitor) -> None:
    ann, bob = visitor(name="Ann"), visitor()
    table = ann.open_table(seats=["me", ""], options={"players": 2})
    ann.page.goto(f"/table/{table}")
    expect(ann.page.get_by_role("img", name="QR")).to_be_visible()
    link = ann.page.get_by_role("textbox", name="Invite friends").input_value()
    bob.goto(link)
    expect(bob.page.get_by_role("heading", name="Ann invites you: Haunted Lands")).to_be_visible()
    bob.page.get_by_label("What shall we call you?").fill("Bob the Guest")
    bob.page.get_by_role("button", name="Take a seat").click()
    expect(ann.page.get_by_text("Bob the Guest")).to_be_visible()
    ann.page.get_by_role("button", name="Start the match").click()
    expect(bob.page.locator(".mat.own")).to_be_visible()


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_rulebook_teaches_first_with_pictures(
    visitor: OpenVisitor, game: str, lang: str
) -> None:
    ann = visitor(settings={"lang": lang})
    ann.goto(f"/rules/{game}")
    pages = find_game(game).learn(lang)
    titles = ann.page.locator(".learn h2")
    expect(titles).to_have_text([page.title for page in pages])
    shown = [id for page in pages for block in page.blocks for id in block.pages]
    expect(ann.page.locator("figure .depiction")).to_have_count(len(shown))
    assert ids_on(ann) == set()
    ann.picture(f"learn-{game}-{lang}")


def test_how_to_play_and_the_law_are_searched_together(visitor: OpenVisitor) -> None:
    ann = visitor()
    ann.goto("/rules/kalena")
    search = ann.page.get_by_role("searchbox")
    search.fill("mill sawmill")
    expect(ann.page.locator(".learn")).to_have_count(1)
    expect(ann.page.locator(".law").first).to_be_visible()
    search.fill("no such word")
    expect(ann.page.get_by_text("Nothing here says “no such word”.")).to_be_visible()


def test_an_action_is_explained_once(visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann", settings={"hints": True})
    wanted = {"seats": ["me", "guided"], "options": {"players": 2}, "start": True}
    ann.sit_at(ann.open_table(**wanted))
    hint = ann.page.get_by_role("complementary", name="New to you")
    said = hint.get_by_role("paragraph").inner_text().strip()
    t = find_game("kalena").translator("en")
    assert said in {t("about-haunt"), t("about-explore")}, "as the turn order has it"
    hint.get_by_role("button", name="Got it").click()
    expect(hint).to_have_count(0)
    ann.answer()
    expect(hint.filter(has_text=said)).to_have_count(0)
    ann.sit_at(ann.open_table(**wanted))
    expect(hint.filter(has_text=said)).to_have_count(0)


def test_explanations_can_be_turned_off(visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann", settings={"hints": True})
    ann.goto("/settings")
    ann.page.get_by_label("Explain what is new").uncheck()
    ann.sit_at(ann.open_table(seats=["me", "guided"], options={"players": 2}, start=True))
    expect(ann.page.get_by_role("complementary", name="New to you")).to_have_count(0)

"""What people do at a table: take back, ask why not, hand over, come back, use the keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from igroteka.games.kalena.content import QUESTS
from tests.web.server import Server
from tests.web.visitor import RULE, OpenVisitor, Visitor, at_rest

pytestmark = pytest.mark.browser

END = re.compile("End the turn")
TWO = {"players": 2}
LOOKS = 3_000
"""How often it is looked whose turn it is: a minute, on a machine that is not busy."""
GHOSTS = 20
"""More than are placed before a turn."""


def two_people(visitor: OpenVisitor) -> tuple[Visitor, Visitor]:
    """A match of two people: the one whose turn it is, and the other."""
    ann, bob = visitor(name="Ann"), visitor(name="Bob")
    table = ann.open_table(seats=["me", ""], options=TWO)
    bob.goto("/settings")
    bob.post("/api/guest", {"name": "Bob"})
    bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    ann.post(f"/api/tables/{table}/start", {})
    for one in (ann, bob):
        one.sit_at(table)
    for _ in range(LOOKS):
        if not ann.options.count() and not bob.options.count():
            ann.page.wait_for_timeout(20)  # the news is on its way to one of them
            continue
        first, other = (ann, bob) if ann.options.count() else (bob, ann)
        if first.options.filter(has_text=END).count():
            return first, other
        first.answer()
    raise AssertionError("nobody's turn has come")


# Undo -----------------------------------------------------------------------------------------


def test_what_taught_nobody_anything_is_taken_back_at_once(visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann")
    ann.sit_at(ann.open_table(seats=["me", "random"], options=TWO, start=True))
    place_ghosts(ann)
    lines, before = ann.story.count(), ann.options.all_inner_texts()
    ann.answer(re.compile("Explore"))
    expect(ann.options.first).to_be_enabled()
    assert ann.options.all_inner_texts() != before
    ann.undo()
    expect(ann.story).to_have_count(lines)
    expect(ann.options).to_have_text([re.compile(re.escape(last_line(text))) for text in before])


def test_more_is_taken_back_when_the_other_agrees(visitor: OpenVisitor) -> None:
    first, other = two_people(visitor)
    first.answer(END)
    expect(other.options.filter(has_text=END)).to_be_visible()
    before = other.story.count()
    other.answer(re.compile("Explore"))
    expect(first.story).to_have_count(before + 1)
    ask_to_take_back(first)
    other.picture("undo-asked")
    other.dialog("Take it back?").get_by_role("button", name="No, play on").click()
    expect(first.page.get_by_role("alert")).to_contain_text("would rather not take the move back")
    assert other.story.count() == before + 1
    ask_to_take_back(first)
    other.dialog("Take it back?").get_by_role("button", name="Allow it").click()
    for one in (first, other):
        expect(one.story).to_have_count(before)


def ask_to_take_back(visitor: Visitor) -> None:
    visitor.undo()
    visitor.dialog("Take it back?").get_by_role("button", name="Ask them").click()
    waiting = visitor.page.get_by_role("status").filter(has_text="Waiting for the others to agree")
    expect(waiting).to_be_visible()


# Why not --------------------------------------------------------------------------------------


def test_a_press_on_a_place_that_is_refused_names_the_rule(visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann")
    ann.sit_at(ann.open_table(seats=["me", "random"], options=TWO, start=True))
    place_ghosts(ann)
    why = ann.dialog("City of Kalena")
    city = ann.page.get_by_role("img", name=re.compile("^City of Kalena"))
    box = at_rest(city)
    ann.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 5)
    expect(why).to_contain_text("KAL-TERR-3")
    named = RULE.search(why.inner_text())
    assert named is not None
    ann.picture("why-not")
    why.get_by_role("button", name=named[0]).first.click()
    book = ann.dialog("Rules").locator(f'[data-rule="{named[0]}"]')
    expect(book).to_be_in_viewport()


# One browser, several players ------------------------------------------------------------------


def test_nobodys_secrets_are_shown_while_the_screen_is_handed_over(visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann")
    options = {"players": 2, "mode": "citizen"}
    table = ann.open_table(seats=["me", "me"], options=options, hot_seat=True, start=True)
    ann.page.goto(f"/table/{table}")
    ready = ann.page.get_by_role("button", name="It’s me, show my view")
    expect(ready).to_be_focused()
    ann.picture("hand-over")
    handed = 0
    while handed < 5:
        expect(ready.or_(ann.options.first)).to_be_visible()
        if ready.is_visible():
            hidden = ann.page.content()
            assert not [quest for quest in QUESTS if quest.name.en in hidden]
            assert 'data-part="' not in hidden
            ann.page.keyboard.press("Enter")
            handed += 1
        else:
            ann.answer(END if ann.options.filter(has_text=END).count() else None)
    expect(ann.options.first).to_be_visible()


# The connection --------------------------------------------------------------------------------


def test_an_answer_survives_the_death_of_the_server(
    own_server: Server, own_visitor: OpenVisitor
) -> None:
    ann = own_visitor(name="Ann")
    ann.sit_at(ann.open_table(seats=["me", "random"], options=TWO, start=True))
    place_ghosts(ann)
    lines = ann.story.count()
    explored = last_line(ann.options.first.inner_text())
    own_server.freeze()
    ann.options.first.click()
    expect(ann.asked.get_by_text("sending…")).to_be_visible()
    with ann.watch.trouble_expected():
        own_server.kill()
        lost = ann.page.get_by_role("alert").filter(has_text="Connection lost")
        expect(lost).to_contain_text("Your answer is saved and will be sent.")
        expect(ann.options).to_have_count(0)
        ann.picture("connection-lost")
        own_server.start()
        expect(lost).to_be_hidden()
    expect(ann.options.first).to_be_enabled()
    assert explored.startswith("Explore"), explored
    expect(ann.story).to_have_count(lines + 1)
    ann.answer(END)


# The keyboard ----------------------------------------------------------------------------------


def test_a_turn_by_keyboard_alone(visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann", settings={"listOptions": False})
    page, press = ann.page, ann.page.keyboard.press
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    tab_to(page, "Play now")
    press("Enter")
    tab_to(page, "Haunted Lands")
    press("Enter")
    expect(ann.question).to_be_visible()
    for _ in range(40):
        expect(ann.asked.get_by_role("button", name="Why not?")).to_be_visible()
        if "Your turn" in ann.question.inner_text():
            break
        lines = ann.story.count()
        tab_to(page, "hex")
        expect(page.locator("g.spot.lit:focus-visible")).to_have_count(1)
        assert_focus_shows(page)
        press("Enter")
        expect(ann.story).not_to_have_count(lines)
    lines = ann.story.count()
    tab_to(page, "hex")
    press("ArrowRight")
    press("Enter")
    expect(ann.story).to_have_count(lines + 1)
    press("u")
    expect(ann.story).to_have_count(lines)
    press("?")
    expect(ann.dialog("Why not?")).to_contain_text(RULE)
    press("Escape")
    expect(ann.dialog("Why not?")).to_be_hidden()
    for digit in str(ann.options.count()):
        press(digit)  # the last option: the end of the turn
    expect(ann.story).not_to_have_count(lines)
    expect(page.get_by_role("log", name="Story")).to_contain_text(re.compile("Ann ends the turn"))


# Languages -------------------------------------------------------------------------------------


def test_both_languages_without_a_reload(visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann")
    page = ann.page
    page.goto("/")
    page.evaluate("window.untouched = true")
    page.get_by_role("button", name="Перейти на русский").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Шкаф с играми открыт")
    expect(page.get_by_role("heading", name="Земли призраков")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.get_by_role("button", name="Играть сейчас").click()
    page.get_by_role("button", name="Земли призраков", exact=True).click()
    asked = page.get_by_role("region", name="Ваше решение")
    expect(asked.get_by_role("button", name="Почему нельзя?")).to_be_visible()
    question = asked.get_by_role("heading").inner_text()
    assert re.search("[а-я]", question)
    assert not re.search("[A-Za-z]{3}", page.get_by_role("log").inner_text().replace("Ann", ""))
    page.get_by_role("button", name="Меню стола").click()
    page.get_by_role("button", name="Switch to English").click()
    expect(page.get_by_role("dialog", name="Haunted Lands")).to_be_visible()
    page.keyboard.press("Escape")
    expect(ann.question).not_to_have_text(question)
    assert not re.search("[а-яё]", page.locator("main").inner_text())
    assert page.evaluate("window.untouched"), "the page was loaded again"


# What the tests above have in common ----------------------------------------------------------


def place_ghosts(visitor: Visitor) -> None:
    """Answer until it is this person's turn proper."""
    for _ in range(GHOSTS):
        expect(visitor.options.first).to_be_enabled()
        if visitor.options.filter(has_text=END).count():
            return
        visitor.answer()
    raise AssertionError("the ghosts are never placed")


def last_line(text: str) -> str:
    """The words of an option, without its number."""
    return text.splitlines()[-1]


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the focus is on something of this name; "hex" is a lit place."""
    for _ in range(120):
        page.keyboard.press("Tab")
        found = page.evaluate(
            "name => { const on = document.activeElement; return name === 'hex'"
            " ? on.matches('g.spot.lit')"
            " : on.textContent.includes(name) && on.tagName !== 'BODY' }",
            name,
        )
        if found:
            return
    raise AssertionError(f"the focus never came to {name}")


def assert_focus_shows(page: Page) -> None:
    """What has the focus looks different from its like without it."""
    style = (
        "() => { const look = e => { const s = [e, ...e.querySelectorAll('*')].map(x =>"
        " getComputedStyle(x)).map(c => [c.outlineStyle, c.stroke, c.strokeWidth, c.filter]);"
        " return JSON.stringify(s) }; const on = document.activeElement;"
        " const other = [...document.querySelectorAll('g.spot.lit')].find(e => e !== on);"
        " return [look(on), other ? look(other) : ''] }"
    )
    focused, other = page.evaluate(style)
    assert focused != other, "the focus cannot be seen"

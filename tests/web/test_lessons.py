"""The first lesson of each game is learned by whoever presses what the coach points out."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from igroteka.kernel.registry import find_game
from tests.web.test_accessibility import minded
from tests.web.visitor import OpenVisitor, Visitor, foresee

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 390, "height": 800}, "has_touch": True, "is_mobile": True}
SEEN = {"listOptions": False}
PRESSES = 5
"""How often a step may be pressed, on average."""
ADVISED = 60_000
"""Milliseconds that advice may take on a busy machine."""
GONE_ON = """step => document.querySelector('.coach header')?.innerText !== step"""
UNCOVERED = """() => {
  const box = document.querySelector('[data-part].lit').getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const at = [box.x, box.y, box.width].map(Math.round).join();
  const settled = at === window.litAt;
  window.litAt = at;
  return settled && hit && !hit.closest('.coach');
}"""
"""The board has come to rest, and the coach has stepped aside, as it does when things move."""


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("The coach|Наставник"))


def begin(learner: Visitor, game: str, lesson: str) -> None:
    learner.goto(f"/learn/{game}")
    learner.page.locator(f'a[href="/learn/{game}/{lesson}"]').click()
    expect(coach(learner.page)).to_be_visible()


def take(page: Page, steps: int) -> None:
    """Do what each step wants. A press that meets nothing, because something moved just then, is
    repeated, as anybody would."""
    for _ in range(PRESSES * steps):
        step = coach(page).locator("header").all_inner_texts()
        if not step:
            break
        press_what_is_wanted(page)
        with suppress(PlaywrightTimeoutError):
            page.wait_for_function(GONE_ON, arg=step[0], polling=50, timeout=3_000)
    expect(page.get_by_role("dialog", name=re.compile("Well done|Получилось"))).to_be_visible()


def press_what_is_wanted(page: Page) -> None:
    """Press what glows, among the options first, else on the table."""
    expect(coach(page)).not_to_have_class(re.compile("unplaced"))
    onward = coach(page).locator(".next")
    wanted = page.locator(".ask .option.wanted:enabled, .ask .wanted:enabled")
    lit = page.locator("[data-part].lit")
    expect(onward.or_(wanted).or_(lit).first).to_be_visible()
    if onward.count():
        onward.click()
    elif wanted.count():
        press_option(page)
    else:
        page.wait_for_function(UNCOVERED, polling=250)
        lit.first.click(force=True)  # what glows pulses, and never stands still


def press_option(page: Page) -> None:
    """A group of options opens first; then the option itself is pressed."""
    wanted = page.locator(".ask .option.wanted:enabled")
    grouped = "many" in (wanted.first.get_attribute("class") or "")
    wanted.first.click()
    if grouped:
        page.locator(".ask .option.wanted:not(.many)").first.click()


def never_covered(page: Page) -> None:
    """The bubble stands beside what it speaks of, inside the window."""
    overlap = page.evaluate(
        """() => {
          const coach = document.querySelector('.coach').getBoundingClientRect();
          const ring = document.querySelector('.ring')?.getBoundingClientRect();
          const inside = coach.left >= 0 && coach.top >= 0
            && coach.right <= innerWidth + 1 && coach.bottom <= innerHeight + 1;
          const apart = !ring || coach.right <= ring.left || coach.left >= ring.right
            || coach.bottom <= ring.top || coach.top >= ring.bottom;
          return [inside, apart];
        }"""
    )
    assert overlap == [True, True]


def test_a_step_speaks_beside_its_part_and_meets_another_answer_with_a_word(
    visitor: OpenVisitor,
) -> None:
    learner = visitor(settings=SEEN)
    begin(learner, "kalena", "first-steps")
    page = learner.page
    expect(page.locator(".ring").first).to_be_visible()
    never_covered(page)
    assert minded(learner, "a lesson") == []
    for _ in range(3):
        coach(page).locator(".next").click()
    expect(coach(page)).to_contain_text("Step 4 of 12")
    foresee(page, page.get_by_role("button", name="End the turn"), "your turn ends")
    page.get_by_role("button", name="End the turn").click()
    expect(coach(page)).to_contain_text("the ghost we want is in the north")
    expect(coach(page)).to_contain_text("Step 4 of 12")
    coach(page).get_by_role("button", name="Back").click()
    expect(coach(page)).to_contain_text("Step 3 of 12")
    coach(page).get_by_role("button", name="Read more").click()
    rule = page.get_by_role("dialog", name="Rules").locator('.wanted[data-rule="KAL-TERR-1"]')
    expect(rule).to_be_visible()
    page.keyboard.press("Escape")
    coach(page).get_by_role("button", name="Start over").click()
    expect(coach(page)).to_contain_text("Step 1 of 12")
    coach(page).get_by_role("button", name="Leave").click()
    expect(page.get_by_role("heading", name="First steps")).to_be_visible()
    assert learner.watch.complaints == []


@pytest.mark.parametrize(
    ("game", "lang"),
    [
        ("kalena", "en"),
        ("talisman", "ru"),
        ("candelabria", "ru"),
        ("relicvium", "en"),
        ("cadwallon", "en"),
    ],
)
def test_a_first_lesson_is_learned_on_a_phone(visitor: OpenVisitor, game: str, lang: str) -> None:
    """At a desk the newcomer learns them all."""
    learner = visitor(settings={**SEEN, "lang": lang}, **PHONE)
    lesson = find_game(game).lessons()[0]
    begin(learner, game, lesson.id)
    take(learner.page, len(lesson.steps))
    learner.picture(f"lesson-{game}")
    assert learner.watch.complaints == []


def test_the_match_of_a_lesson_goes_on_against_an_easy_bot(visitor: OpenVisitor) -> None:
    learner = visitor(settings=SEEN)
    begin(learner, "kalena", "first-steps")
    page = learner.page
    take(page, len(find_game("kalena").lessons()[0].steps))
    expect(page.get_by_role("link", name="The ghosts come")).to_be_visible()
    page.get_by_role("button", name="Continue this game against easy bots").click()
    page.wait_for_url(re.compile("/table/"))
    expect(learner.question).to_contain_text("Your turn")
    expect(learner.story.first).to_be_visible()
    page.get_by_role("button", name="End the turn").click()
    # The bot has had its turn; who is last places ghosts.
    expect(learner.question).to_contain_text(re.compile("Your turn|ghosts left to place"))
    learner.goto("/learn/kalena")
    expect(page.get_by_text("done", exact=False).first).to_be_visible()
    assert learner.watch.complaints == []


def test_the_first_visit_to_a_game_offers_to_learn_it_once(visitor: OpenVisitor) -> None:
    newcomer = visitor(settings={**SEEN, "offerLessons": True})
    table = newcomer.open_table(seats=["me", "random"], options={"players": 2}, start=True)
    newcomer.sit_at(table)
    offer = newcomer.page.get_by_text("New here? Learn to play")
    expect(offer).to_be_visible()
    newcomer.page.get_by_role("button", name="Not now").click()
    expect(offer).to_be_hidden()
    newcomer.page.reload()
    expect(newcomer.question).to_be_visible()
    expect(offer).to_be_hidden()


def test_a_learner_is_advised_where_a_step_leaves_a_choice(visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann", settings=SEEN)
    begin(ann, "kalena", "first-steps")
    page = ann.page
    advice = page.get_by_role("button", name="Advice")
    expect(advice).to_have_count(0)
    for _ in range(PRESSES * len(find_game("kalena").lesson("first-steps").steps)):
        if advice.count():
            break
        step = coach(page).locator("header").inner_text()
        press_what_is_wanted(page)
        with suppress(PlaywrightTimeoutError):
            page.wait_for_function(GONE_ON, arg=step, polling=50, timeout=3_000)
    advice.click()
    said = page.get_by_role("status", name="Advice").get_by_role("listitem")
    expect(said.nth(1)).to_contain_text(re.compile(r"\d+\s%"), timeout=ADVISED)
    step = coach(page).locator("header").inner_text()
    said.first.get_by_role("button").click()
    page.wait_for_function(GONE_ON, arg=step, polling=50)
    expect(advice).to_have_count(0)

"""Talisman in the browser: the race to its end, a chain of Spells, and windows passed unasked.

A race to the Crown is some five thousand answers, too long to be pressed one by one. So bots play
one up to the moment when the first hero wears the Crown, it is laid into the server's log, and the
browser plays what is left of it. A quick match is played from its first move to its end. The chain
needs two Counterspells in two hands: luck is tried until they are dealt so.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from igroteka.games.talisman.rules.components.cards import KIND
from igroteka.games.talisman.rules.components.spaces import SPACES
from igroteka.games.talisman.rules.state import PLAYING, Talisman
from igroteka.server.tables.play import Play
from igroteka.server.wire import Me
from tests.server.whole import whole
from tests.web.laid import Log, begun, keep, luck
from tests.web.server import Server
from tests.web.visitor import OpenVisitor, Visitor, places, play

pytestmark = pytest.mark.browser

LEVEL = "guided"
ANN, BOB, CAT = range(3)


# The beginning of a match ---------------------------------------------------------------------

LATER = re.compile("^Round ([3-9]|[1-9][0-9]) ")
"""Round 3, or one after it: whoever misses a turn may find it gone by."""


def test_a_hero_is_chosen_and_the_first_rounds_are_played(visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann")
    options = {"players": 4, "choosers": [ANN]}
    table = ann.open_table(
        game="talisman", seats=["me", LEVEL, LEVEL, LEVEL], options=options, start=True
    )
    ann.sit_at(table)
    expect(ann.question).to_have_text("Choose your hero.")
    expect(ann.options).to_have_count(3)
    ann.picture("talisman-heroes")
    hero = ann.options.first.inner_text().splitlines()[-1]
    ann.answer(hero)
    expect(ann.story.filter(has_text=f"Ann plays the hero {hero}")).to_be_visible()
    time_told = ann.page.get_by_text(LATER)
    play([ann], Wanderer(1), lambda: time_told.count() > 0)
    expect(time_told).to_be_visible()
    expect(ann.page.locator("g.spot")).to_have_count(len(SPACES))
    ann.picture("talisman-early")


# A whole match --------------------------------------------------------------------------------

QUICK = {"sudden_death": True, "trophy_price": 5, "starting_bonus": True, "rounds": 60}
"""The alternative rules for people in a hurry: the first one at the Crown has won."""


def test_a_whole_match_from_the_first_move_to_the_crown(visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann")
    table = ann.open_table(
        game="talisman",
        seats=["me", "greedy", "greedy", "greedy"],
        options={"players": 4, **QUICK},
        start=True,
    )
    ann.sit_at(table)
    given = play([ann], Wanderer(2), lambda: False)

    result = ann.dialog("Result")
    expect(result).to_be_visible()
    expect(places(result)).to_have_count(5)
    expect(places(result, name=re.compile("Ann"))).to_be_visible()
    ann.picture("talisman-whole-match-result")
    record = ann.export(table)
    answers = [line for line in record if line.get("line") == "answer"]
    assert [line["seat"] for line in answers].count(ANN) == given
    facts = [line["fact"] for line in record if line.get("line") == "fact"]
    turns = [fact["args"]["who"] for fact in facts if fact["kind"] == "turn"]
    assert turns.count("@0") > 10
    assert len(set(turns)) == 4
    (ending,) = [fact for fact in facts if fact["kind"] in {"won", "drawn-game"}]
    assert ending["rule"] in {"TAL-VAR-15", "TAL-VAR-16", "TAL-END-1"}
    assert ending == facts[-1], "the story ends with who has won"


# The rules of a table --------------------------------------------------------------------------


def test_a_table_is_laid_with_the_rules_that_all_agree_on(visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann")
    ann.guest()
    ann.goto("/new/talisman")
    form = ann.page
    form.get_by_role("button", name="3", exact=True).click()
    form.get_by_label("Azure").and_(form.get_by_role("combobox")).select_option("")
    form.get_by_role("checkbox", name="Emerald").check()
    form.get_by_role("checkbox", name="Sudden death").check()
    ann.picture("talisman-new-table")
    form.get_by_role("button", name="Open the table").click()

    expect(form.get_by_role("heading", name="Waiting for 1 more player")).to_be_visible()
    for said in ("Who chooses from three heroes: Emerald", "Sudden death"):
        expect(form.get_by_text(said, exact=True)).to_be_visible()
    expect(form.get_by_text("Inherited items")).to_have_count(0)
    inks = form.locator("li svg path").evaluate_all(
        "all => all.map(one => getComputedStyle(one).fill)"
    )
    assert len(set(inks)) == 3, "every seat wears its own colour"
    ann.picture("talisman-room")


# The end of a match ---------------------------------------------------------------------------

FIRST_RACE = 33
"""Where the search for a swift race begins."""
SWIFT = 4000
"""Answers within which somebody must wear the Crown."""


def race(ann: Me) -> Log:
    """A match in which somebody wears the Crown of Command, and Ann's hero lives and is asked."""
    for number in count(FIRST_RACE):
        match = begun("talisman", {"players": 4}, [ann], luck(number), LEVEL)
        if run_to_the_crown(match):
            return match
    raise AssertionError


def run_to_the_crown(match: Log) -> bool:
    """Bots play for all; whether the Crown was won in time, with Ann still in the race."""

    def decided(play: Play) -> bool:
        return last_word(play) or len(play.answers) == SWIFT

    match.play_until(decided)
    return last_word(match.play)


def last_word(play: Play) -> bool:
    """Whether Ann has something to say after the Crown was won."""
    g: Talisman = play.match.g
    alive = g.heroes[ANN].status == PLAYING
    return bool(g.crowned) and alive and play.match.asked(ANN) is not None


class Wanderer:
    """Goes where luck leads, but lays nothing down and does not turn back."""

    UNWISE = re.compile("Leave |Back: |No Weapon|Put down")

    def __init__(self, seed: int) -> None:
        self._luck = Random(seed)

    def __call__(self, _visitor: Visitor, texts: list[str]) -> int:
        wise = [index for index, text in enumerate(texts) if not self.UNWISE.search(text)]
        return self._luck.choice(wise or range(len(texts)))


def test_the_last_rounds_are_played_to_the_end(server: Server, visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann")
    match = race(ann.guest())
    keep(server.home, [match])
    before = len(match.play.answers)
    ann.sit_at(match.id)
    ann.picture("talisman-late")
    given = play([ann], Wanderer(3), lambda: False)
    assert given > 0

    result = ann.dialog("Result")
    expect(result).to_be_visible()
    expect(places(result)).to_have_count(5)
    expect(places(result, name=re.compile("Ann"))).to_be_visible()
    ann.picture("talisman-result")
    record = ann.export(match.id)
    answers = [line for line in record if line.get("line") == "answer"]
    assert [line["seat"] for line in answers[before:]].count(ANN) == given
    told = {line["fact"]["kind"] for line in record if line.get("line") == "fact"}
    assert "won" in told


# A chain of Spells ----------------------------------------------------------------------------

FIRST_DEAL = 16_700
"""Where the search for the deal begins."""
WARP, COUNTER = "temporal_warp", "counterspell"
CAST_COUNTER = re.compile("Cast Counterspell")
WAITING = "Waiting for reactions"


Hands = list[set[str]]


def dealt(people: list[Me], wanted: Callable[[Hands], bool]) -> Log:
    """A match that has just begun, with Spells dealt as they are wanted."""
    for number in count(FIRST_DEAL):
        match = begun("talisman", {"players": 3}, people, luck(number), LEVEL)
        g: Talisman = match.play.match.g
        if wanted([{KIND[card].id for card in hero.spells} for hero in g.heroes]):
            return match
    raise AssertionError


def for_a_chain(hands: Hands) -> bool:
    """Ann holds a Temporal Warp and a Counterspell, Bob the other Counterspell, and Cat a Spell
    for the start of anybody's turn."""
    return hands == [{WARP, COUNTER}, {COUNTER}, {"immobility"}]


def for_every_window(hands: Hands) -> bool:
    """Cat alone may do something in every window: she holds a Spell for any time."""
    return hands[CAT] == {"healing"} and not hands[ANN] and not hands[BOB]


@dataclass
class Company:
    """Three people at a table, and one who looks on."""

    match: Log
    ann: Visitor
    bob: Visitor
    cat: Visitor
    dan: Visitor

    def card_of(self, seat: int) -> str:
        """The id of a seat's Counterspell."""
        hero = self.match.play.match.g.heroes[seat]
        return next(f"card:{card}" for card in hero.spells if KIND[card].id == COUNTER)


def seated(server: Server, visitor: OpenVisitor, wanted: Callable[[Hands], bool]) -> Company:
    """The deal laid out, and everybody at the table."""
    ann, bob, cat, dan = (visitor(name=name) for name in ("Ann", "Bob", "Cat", "Dan"))
    match = dealt([one.guest() for one in (ann, bob, cat)], wanted)
    keep(server.home, [match])
    for one in (ann, bob, cat, dan):
        one.sit_at(match.id)
    return Company(match, ann, bob, cat, dan)


@pytest.fixture
def casters(server: Server, visitor: OpenVisitor) -> Company:
    return seated(server, visitor, for_a_chain)


@pytest.fixture
def company(server: Server, visitor: OpenVisitor) -> Company:
    return seated(server, visitor, for_every_window)


def last_waiting(visitor: Visitor) -> dict[str, Any]:
    """Whom the table waits for, as the page was told last."""
    told = [whole(json.loads(frame)) for frame in visitor.frames]
    return next(message["waiting"] for message in reversed(told) if "waiting" in message)


def assert_waits_for_ann(*bystanders: Visitor) -> None:
    """In her turn those who are not asked see the table wait for her, whoever may be reacting."""
    for one in bystanders:
        expect(one.question).to_have_text("Waiting for Ann")
        expect(one.options).to_have_count(0)
        waiting = last_waiting(one)
        assert not waiting.get("reactions")
        assert waiting["seats"] == [ANN]


def assert_waits_for_reactions(ann: Visitor) -> None:
    """Whose turn it is and who is not asked knows that others react, and not who."""
    expect(ann.question).to_have_text(WAITING)
    expect(ann.options).to_have_count(0)
    waiting = last_waiting(ann)
    assert waiting["reactions"]
    assert not waiting.get("seats")


def frames(visitor: Visitor) -> str:
    """All that came over the page's sockets so far."""
    return "".join(visitor.frames)


def test_a_spell_is_countered_and_the_counterspell_too(casters: Company) -> None:
    company = casters
    ann, bob, cat, dan = company.ann, company.bob, company.cat, company.dan
    expect(ann.question).to_have_text(re.compile("Start of the turn"))
    assert_waits_for_ann(bob, cat, dan)
    ann.answer(re.compile("Cast Temporal Warp"))

    expect(bob.question).to_have_text("Temporal Warp has been cast. Answer it?")
    assert_waits_for_reactions(ann)
    assert_waits_for_ann(cat, dan)
    bob.picture("talisman-counterspell")
    cat.picture("talisman-waiting-for-reactions")
    assert company.card_of(BOB) in frames(bob), "his own card is before him"
    for one in (ann, cat, dan):
        assert company.card_of(BOB) not in frames(one)
    for one in (cat, dan):
        assert COUNTER not in frames(one)
    bob.answer(CAST_COUNTER)

    expect(ann.question).to_have_text("Counterspell has been cast. Answer it?")
    assert_waits_for_ann(bob, cat, dan)
    for one in (bob, cat, dan):
        expect(one.story.filter(has_text=f"{bob.called} casts Counterspell")).to_be_visible()
        assert company.card_of(ANN) not in frames(one)
    ann.picture("talisman-chain")
    ann.answer(CAST_COUNTER)

    for one in (ann, bob, cat, dan):
        expect(one.story.filter(has_text=f"{ann.called} casts Counterspell")).to_be_visible()
        expect(one.story.filter(has_text=re.compile("Counterspell .*no effect"))).to_have_count(1)
    expect(cat.question).to_have_text(re.compile("Start of the turn"))
    assert_waits_for_reactions(ann)
    assert_waits_for_ann(bob, dan)


# Windows passed unasked -----------------------------------------------------------------------

START = re.compile("^Start of the turn")
"""The window in which Cat is asked in everybody's turn, unless she has said that she passes."""


def passing(_visitor: Visitor, texts: list[str]) -> int:
    """A pass where that is an answer, else what comes first."""
    return next((index for index, text in enumerate(texts) if "Pass" in text), 0)


def is_asked(visitor: Visitor, prompt: re.Pattern[str]) -> bool:
    return visitor.options.count() > 0 and bool(prompt.search(visitor.question.inner_text()))


def turn_of(visitor: Visitor) -> str:
    """Whose turn it is, as the story has told it last."""
    told = visitor.story.filter(has_text="takes a turn").last.inner_text()
    return told.partition("takes a turn")[0].strip()


def press_at_the_first_window(company: Company, name: str) -> None:
    """Cat is asked when Ann's turn starts and says that she passes, now and later."""
    cat = company.cat
    play([company.ann], passing, lambda: is_asked(cat, START))
    assert turn_of(cat) == company.ann.called
    cat.asked.get_by_role("button", name=name).click()
    expect(cat.question).not_to_have_text(START)


def test_a_window_that_is_always_passed_is_not_asked_again(company: Company) -> None:
    """Cat answers in all other windows; the match stands still if it waits for her in this one."""
    ann, bob, cat = company.ann, company.bob, company.cat
    press_at_the_first_window(company, "Always pass here")
    landed = re.compile("^The move is over")
    other = re.compile("^(?!Start of the turn)")
    for _ in range(20):
        play([ann, bob], passing, lambda: is_asked(cat, other))
        if is_asked(cat, landed) and turn_of(cat) == bob.called:
            break
        play([cat], passing, lambda: not is_asked(cat, other))
    assert turn_of(cat) == bob.called, "his turn has started, and she is asked about his move"

    cat.page.get_by_role("button", name="Table menu").click()
    cat.picture("talisman-stops")
    again = re.compile("Ask me here again: Start of the turn")
    box = cat.page.get_by_role("checkbox", name=again)
    expect(box).to_be_checked()
    box.click()
    expect(box).to_have_count(0)
    cat.page.keyboard.press("Escape")
    play([ann, bob, cat], passing, lambda: is_asked(cat, START))
    assert is_asked(cat, START)


def test_all_windows_are_passed_until_it_is_my_turn(company: Company) -> None:
    """Cat presses nothing more; the match stands still if it waits for her in any window."""
    ann, bob, cat = company.ann, company.bob, company.cat
    press_at_the_first_window(company, "Pass until my turn")
    told = cat.asked.get_by_text("You are passing on every reaction until your turn.")
    expect(told).to_be_visible()
    cat.picture("talisman-skipping")
    play([ann, bob], passing, lambda: turn_of(cat) == cat.called)
    expect(cat.question).to_have_text(START)
    expect(cat.options.first).to_be_enabled()
    expect(told).to_have_count(0)
    expect(cat.asked.get_by_role("button", name="Pass until my turn")).to_have_count(0)

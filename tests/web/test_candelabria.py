"""Candelabria in real browsers: a whole game with bots, and a battle between two people."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from typing import Any, cast

import pytest
from playwright.sync_api import Locator, expect

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.content import HOUSES, TACTICS, TACTICS_KIND
from igroteka.games.candelabria.rules.figures import present
from igroteka.games.candelabria.rules.land import REGION_ID
from igroteka.games.candelabria.rules.state import Candelabria
from igroteka.server.tables.play import Play
from igroteka.server.wire import Me
from tests.web.laid import Log, begun, keep, luck
from tests.web.server import Server
from tests.web.visitor import OpenVisitor, Visitor, play

pytestmark = pytest.mark.browser

ANN, BOB = 0, 1
DUEL, OVER = "a-duel", "a-duel-to-its-end"


_SAID = """() => [
    document.body.innerText,
    ...['aria-label', 'title', 'placeholder', 'alt'].flatMap(name =>
        [...document.querySelectorAll(`[${name}]`)].map(one => one.getAttribute(name))),
].join('\\n')"""
_ID = re.compile(r"\b[a-z]+_[a-z_0-9]+\b|\b(?:label|fact|option|ask|prompt)-[a-z-]+\b")


def ids_on(visitor: Visitor) -> set[str]:
    """What a page says, or would read out, that is an id and no word."""
    return set(_ID.findall(visitor.page.evaluate(_SAID)))


# A whole game ---------------------------------------------------------------------------------


def test_a_person_plays_a_whole_game_with_bots(visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann")
    options = {"players": 3, "quests": True, "withering": True}
    seats = ["me", "guided", "guided"]
    table = ann.open_table(game="candelabria", options=options, seats=seats, start=True)
    ann.sit_at(table)
    luck = Random(7)
    ids: set[str] = set()

    def choose(one: Visitor, texts: list[str]) -> int:
        if luck.random() < 0.2:
            ids.update(ids_on(one))
        return luck.randrange(len(texts))

    play([ann], choose, lambda: "Year 2" in ann.page.locator("body").inner_text())
    ann.picture("candelabria-middle")
    houses = {house.name.en for house in HOUSES}
    bots = ann.page.locator(".strip .name").all_inner_texts()
    assert len(bots) == 2
    assert set(bots) < houses, "a bot is called by its House"
    assert ann.page.locator(".mat.own .mat-name small").inner_text() in houses - set(bots)
    play([ann], choose, lambda: False)
    result = ann.dialog("Result")
    expect(result.get_by_role("row")).to_have_count(4)
    expect(result.get_by_role("row", name=re.compile("Ann"))).to_be_visible()
    ann.picture("candelabria-result")
    answers = [line for line in ann.export(table) if line.get("line") == "answer"]
    assert len([line for line in answers if line["seat"] == ANN]) > 80
    assert ids | ids_on(ann) == set()


# A battle between two people --------------------------------------------------------------------


@dataclass
class Duel:
    """Two people at a table in whose battle they alone take part, each with a secret card."""

    ann: Visitor
    bob: Visitor
    region: str
    cards: dict[int, str]
    """A tactics card of the own House for each: nobody else can have it, nobody has seen it."""

    def name(self, seat: int) -> str:
        return next(card.name.en for card in TACTICS if card.id == self.cards[seat])


def own_card(g: Candelabria, seat: int) -> str:
    """A tactics card of the seat's House that is still in hand, or nothing."""
    player = g.players[seat]
    house = HOUSES[player.house].id
    kinds = [TACTICS[TACTICS_KIND[card]] for card in player.tactics]
    return next((card.id for card in kinds if card.house == house), "")


def at_arms(play: Play) -> bool:
    """Ann and Bob, and nobody else, are about to lay cards in the first year."""
    g: Candelabria = play.match.g
    first = [ask for ask in play.match.asks if ask.prompt == "lay" and ask.args["number"] == 1]
    laying = {ask.seat for ask in first}
    if g.year > 1 or laying != {ANN, BOB}:
        return False
    there = {player.seat for player in g.players if present(g, player, g.battles[0])}
    return there == laying and all(own_card(g, seat) for seat in laying)


@pytest.fixture(scope="module")
def duel(module_visitor: OpenVisitor, server: Server) -> Duel:
    """A match of three, laid into the log of the server and opened by both."""
    ann, bob = (module_visitor(name=name) for name in ("Ann", "Bob"))
    laid = lay_out(server, [one.guest() for one in (ann, bob)])
    g: Candelabria = laid.play.match.g
    region = GAME.names[REGION_ID[g.battles[0]]].en
    for one in (ann, bob):
        one.sit_at(laid.id)
    return Duel(ann, bob, region, {seat: own_card(g, seat) for seat in (ANN, BOB)})


def lay_out(server: Server, people: list[Me]) -> Log:
    laid = begun_duel(people)
    over = laid.copy(OVER)
    over.play_on()
    keep(server.home, [laid, over])
    return laid


def begun_duel(people: list[Me]) -> Log:
    """The first of many matches in which it comes to that."""
    options = {"players": 3, "houses": "random"}
    for seed in range(50):
        laid = begun("candelabria", options, people, luck(seed), "guided", DUEL)
        if laid.play_until(at_arms):
            return laid
    raise AssertionError("Ann and Bob never meet alone")


def battle(visitor: Visitor, duel: Duel) -> Locator:
    return visitor.page.get_by_role("region", name=f"Battle: {duel.region}", exact=True)


def lay(visitor: Visitor, card: str) -> None:
    """Cover slot 1 with a card, leave slot 2 free."""
    for said in (card, "free"):
        before = visitor.question.inner_text()
        visitor.options.filter(has_text=said).first.click()
        expect(visitor.question).not_to_have_text(before)


def test_neither_page_is_told_what_the_other_lays_before_the_reveal(duel: Duel) -> None:
    ann, bob = duel.ann, duel.bob
    for one in (ann, bob):
        expect(battle(one, duel).get_by_text("Chooses in secret")).to_have_count(2)
    ann.picture("candelabria-commitment")
    lay(ann, duel.name(ANN))
    bob.page.wait_for_timeout(500)  # whatever the server would tell him of it
    told = len(bob.frames)
    assert told, "Bob's page has been told the table"
    assert not [frame for frame in bob.frames if duel.cards[ANN] in frame]
    expect(battle(bob, duel).get_by_text("Chooses in secret")).to_have_count(2)
    expect(bob.page.get_by_text(duel.name(ANN))).to_have_count(0)
    assert not [frame for frame in ann.frames if duel.cards[BOB] in frame]
    assert [frame for frame in ann.frames if duel.cards[ANN] in frame], "her own hand is told"
    bob.picture("candelabria-before-the-reveal")

    lay(bob, duel.name(BOB))

    for one, card in ((ann, BOB), (bob, ANN)):
        expect(one.story.filter(has_text=f"reveals “{duel.name(card)}”")).to_have_count(1)
        assert [frame for frame in one.frames if duel.cards[card] in frame]


def test_both_see_the_cards_and_the_totals_after_the_reveal(duel: Duel) -> None:
    totals = []
    for one in (duel.ann, duel.bob):
        panel = battle(one, duel)
        expect(panel.get_by_text("Chooses in secret")).to_have_count(0)
        for seat in (ANN, BOB):
            expect(panel.get_by_text(duel.name(seat)).first).to_be_visible()
        shown = panel.locator(".side-total")
        expect(shown).to_have_count(2)
        totals.append(shown.all_inner_texts())
        one.picture(f"candelabria-reveal-{one.name.lower()}")
    assert totals[0] == totals[1]
    assert all(int(total) >= 0 for total in totals[0])


_OVERLAPPING = """() => [...document.querySelectorAll('.mat.own .row-cards')].flatMap(row => {
    const boxes = [...row.querySelectorAll('.scene-card')].map(one => one.getBoundingClientRect());
    return boxes.slice(1).filter((box, before) => box.left < boxes[before].right - 1);
}).length"""


def test_the_cards_of_a_long_hand_lie_side_by_side(duel: Duel) -> None:
    """However many there are, each shows its whole title: as a card, or as a spine."""
    titles = duel.ann.page.locator(".mat.own .row-cards .card-title")
    assert titles.count() >= 8, "more than would lie side by side as whole cards"
    assert duel.ann.page.evaluate(_OVERLAPPING) == 0
    duel.ann.picture("candelabria-hand")
    cut = titles.evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth + 1 "
        "|| one.scrollHeight > one.clientHeight + 1).map(one => one.textContent)"
    )
    assert cut == []


# In both languages ------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize(
    "path",
    ["/", "/new/candelabria", "/rules/candelabria", f"/table/{DUEL}", f"/replay/{OVER}"],
)
def test_pages_speak_in_words(duel: Duel, visitor: OpenVisitor, lang: str, path: str) -> None:
    reader = visitor(settings={"lang": lang})
    reader.context.add_cookies(cast(Any, duel.ann.context.cookies()))
    reader.goto(path)
    expect(reader.page.get_by_role("heading").first).to_be_visible()
    if path.startswith("/rules"):  # the glossary is the one place for identifiers
        reader.page.evaluate("document.querySelectorAll('table').forEach(one => one.remove())")
    assert ids_on(reader) == set()

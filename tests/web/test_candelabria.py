"""Candelabria in real browsers: a whole game with bots, and a battle between two people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import pytest
from playwright.sync_api import Locator, expect

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.content import BOARDS, HOUSES, TACTICS, TACTICS_KIND
from igroteka.games.candelabria.rules.figures import present
from igroteka.games.candelabria.rules.land import REGION_ID
from igroteka.games.candelabria.rules.state import Candelabria
from igroteka.server.tables.play import Play
from igroteka.server.wire import Me
from tests.web.laid import Log, begun, keep, luck
from tests.web.server import Server
from tests.web.visitor import OpenVisitor, Visitor
from tests.web.whole import WholeGame, called_by_side, ids_on

pytestmark = pytest.mark.browser

ANN, BOB = 0, 1
DUEL, OVER = "a-duel", "a-duel-to-its-end"
REGIONS = min((board.regions for board in BOARDS.values()), key=len)
"""Of the smaller side of the board."""


# A whole game ---------------------------------------------------------------------------------


def test_a_person_plays_a_whole_game_with_bots(visitor: OpenVisitor) -> None:
    options = {"players": 3, "quests": True, "withering": True}
    game = WholeGame(visitor(name="Ann"), "candelabria", options, seed=7)
    game.play_until("Year 2")
    called_by_side(game.person, {house.name.en for house in HOUSES})
    game.play_to_the_end()


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


# The map ----------------------------------------------------------------------------------------

_COVERED = """() => {
    const boxes = [...document.querySelectorAll('.names text')].map(
        one => one.getBoundingClientRect());
    return boxes.flatMap((one, n) => boxes.slice(n + 1).filter(other => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return across > 1 && down > one.height / 2;
    })).length;
}"""
"""How many names are written over others; the lines of one name only touch."""


def test_the_names_on_the_map_do_not_overlap_and_have_one_size(duel: Duel) -> None:
    names = duel.ann.page.locator(".names text")
    expect(names.first).to_be_visible()
    assert names.count() >= len(REGIONS)
    assert (
        len(set(names.evaluate_all("all => all.map(one => getComputedStyle(one).fontSize)"))) == 1
    )
    assert duel.ann.page.evaluate(_COVERED) == 0


def test_a_battle_stands_beside_the_map_and_covers_nothing_of_it(duel: Duel) -> None:
    page = duel.ann.page
    panel, board = (
        battle(duel.ann, duel).bounding_box(),
        page.locator(".board:visible").bounding_box(),
    )
    assert panel is not None
    assert board is not None
    assert panel["x"] >= board["x"] + board["width"]
    expect(page.locator(".region.contested")).to_have_count(1)


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

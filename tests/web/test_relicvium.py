"""Relicvium in real browsers: a whole game with bots; alliance, betrayal and war of two people."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, expect

from igroteka.games.relicvium import GAME
from igroteka.games.relicvium.content import FACTIONS, NEUTRAL
from igroteka.games.relicvium.rules.land import AREA_ID, SOURCE, TARGET
from igroteka.games.relicvium.rules.relations import relation
from igroteka.games.relicvium.rules.state import Relicvium
from igroteka.server.tables.play import Play
from igroteka.server.wire import Me
from tests.web.laid import Log, begun, keep, luck
from tests.web.server import Server
from tests.web.test_accessibility import minded
from tests.web.visitor import OpenVisitor, Visitor, play
from tests.web.whole import WholeGame, called_by_side

pytestmark = pytest.mark.browser

ANN, BOB = 0, 1


# A whole game ---------------------------------------------------------------------------------


def test_a_person_plays_a_whole_game_with_bots(visitor: OpenVisitor) -> None:
    options = {"players": 3, "factions": "random", "event_cards": 4}
    game = WholeGame(visitor(name="Ann"), "relicvium", options, seed=7)
    game.play_until("Round 2")
    called_by_side(game.person, {faction.name.en for faction in FACTIONS})
    game.play_to_the_end()


# Alliance, betrayal and war ---------------------------------------------------------------------


@dataclass
class Neighbours:
    """Two people whose realms touch, at Ann's turn to speak; and what attacks she could plan."""

    ann: Visitor
    bob: Visitor
    cat: Visitor
    """A third one, who keeps quiet: a bot would, now and then, win before they fall out."""
    attacks: dict[str, str]
    """The words of each option, and the name of the area that it is against."""


def fronts(g: Relicvium) -> list[tuple[int, int]]:
    """From which of her areas Ann could attack which of Bob's."""
    arcs = zip(SOURCE, TARGET, strict=True)
    return [
        (source, target)
        for source, target in arcs
        if g.holder[source] == ANN and g.units[source] and g.holder[target] == BOB
    ]


def face_to_face(play: Play) -> bool:
    """Ann may offer Bob an alliance, and could be his enemy as well."""
    g: Relicvium = play.match.g
    question = play.match.asks[0]
    speaks = question.seat == ANN and question.prompt == "diplomacy"
    if not speaks or g.round >= g.options.last_round or relation(g, ANN, BOB) != NEUTRAL:
        return False
    return len(fronts(g)) > 1 and any(o.key == f"ally:{BOB}" for o in question.options)


def begun_peace(people: list[Me]) -> Log:
    """The first of many matches in which it comes to that."""
    modules = {"warlords": False, "strength": "off", "diplomacy": "on", "events": False}
    options = {"players": 3, "factions": "random", "rounds": 12, **modules}
    for seed in range(50):
        laid = begun("relicvium", options, people, luck(seed), "guided", "ann-and-bob")
        if laid.play_until(face_to_face):
            return laid
    raise AssertionError("Ann and Bob never stand face to face in peace")


@pytest.fixture
def neighbours(visitor: OpenVisitor, server: Server) -> Neighbours:
    ann, bob, cat = (visitor(name=name) for name in ("Ann", "Bob", "Cat"))
    laid = begun_peace([one.guest() for one in (ann, bob, cat)])
    keep(server.home, [laid])
    ann.sit_at(laid.id)
    for one in (bob, cat):
        one.page.goto(f"/table/{laid.id}")
    attacks = {}
    for source, target in fronts(laid.play.match.g):
        start, end = (GAME.names[AREA_ID[area]].en for area in (source, target))
        attacks[f"Plan an attack: {start} → {end}"] = end
    return Neighbours(ann, bob, cat, attacks)


CALM = ("Pass", "Decline", "Call off", "Done", "No")


class Wish:
    """Ann says the first thing of these that she can, once; otherwise both keep quiet."""

    def __init__(self, *said: str) -> None:
        self.said = said
        self.granted = ""

    def __call__(self, one: Visitor, texts: list[str]) -> int:
        plain = [words(text) for text in texts]
        if one.name == "Ann" and not self.granted:
            for said in self.said:
                if said in plain:
                    return plain.index(said)
        quiet = [n for n, text in enumerate(plain) if text.startswith(CALM)]
        return quiet[0] if quiet else 0

    def pressed(self, one: Visitor, text: str) -> None:
        """What is granted is what was really pressed."""
        if one.name == "Ann" and words(text) in self.said:
            self.granted = words(text)


def words(text: str) -> str:
    """An option without its number."""
    return text.strip().lstrip("0123456789 ")


def stands(one: Visitor, other: Visitor, how: str) -> Locator:
    """That it is alliance or war between the two, beside the other's name at the top."""
    them = one.page.locator(f".strip li:has(.name:text-is('{other.called}'))")
    return them.locator(f".stands[title='{how}: {one.called}']")


def battle(one: Visitor, area: str) -> Locator:
    """What is fought over an area, term by term."""
    return one.page.get_by_role("region", name=f"Battle: {area}", exact=True)


def told_once(one: Visitor, said: str, since: str) -> None:
    """The story tells it once after the last line that says `since`: what happened earlier may
    have been alike, and its oldest lines are not shown any more."""
    one.page.wait_for_function(
        """([said, since]) => {
          const log = [...document.querySelectorAll('[role=log] button')];
          const lines = log.map(line => line.textContent.replace(/\\s+/g, ' '));
          const from = lines.findLastIndex(line => line.includes(since));
          return from >= 0 && lines.slice(from).filter(line => line.includes(said)).length === 1;
        }""",
        arg=[said, since],
        polling=50,
    )


def test_two_people_ally_fall_out_and_fight(neighbours: Neighbours) -> None:
    ann, bob = neighbours.ann, neighbours.bob
    both = (ann, bob)
    hers, his = ann.called, bob.called
    ann.answer(f"Offer an alliance: {his}")
    expect(bob.question).to_contain_text(
        f"{hers} offers you an alliance. While it lasts, neither of you may"
    )
    bob.answer("Yes")
    expect(stands(ann, bob, "Alliance")).to_be_visible()
    expect(stands(bob, ann, "Alliance")).to_be_visible()
    bob.picture("relicvium-allies")

    offered = f"{hers} offers an alliance to {his}"
    ended, war = f"{hers} ends the alliance with {his}", f"{hers} declares war on {his}"

    betrayal = Wish(f"End the alliance: {his}")
    play([bob, ann, neighbours.cat], betrayal, lambda: bool(betrayal.granted), betrayal.pressed)
    for one in both:
        told_once(one, ended, since=offered)
    expect(stands(ann, bob, "Alliance")).to_have_count(0)
    expect(stands(bob, ann, "Alliance")).to_have_count(0)

    treason = Wish(*neighbours.attacks)
    play(
        [bob, ann, neighbours.cat],
        treason,
        lambda: stands(bob, ann, "War").count() > 0,
        treason.pressed,
    )
    area = neighbours.attacks[treason.granted]
    for one in both:
        told_once(one, war, since=ended)
        planned = one.page.get_by_role("region", name=f"Planned: {area}", exact=True)
        expect(planned.locator(".matter-sums .number")).to_have_count(2)
    expect(stands(ann, bob, "War")).to_be_visible()
    bob.picture("relicvium-war")

    assault = Wish(f"Attack {area}")
    play([bob, ann, neighbours.cat], assault, lambda: bool(assault.granted), assault.pressed)
    everybody = ann.options.filter(has_text="Everybody")
    everybody.or_(battle(ann, area)).first.wait_for()
    if everybody.count():  # where more than one unit stands
        ann.answer("Everybody")
    totals = []
    for one in both:
        panel = battle(one, area)
        expect(panel.locator(".side-total")).to_have_count(2)
        expect(panel.locator(".score-label").first).to_be_visible()  # term by term
        expect(panel).not_to_contain_text("REL-")
        totals.append(panel.locator(".side-total").all_inner_texts())
        one.picture(f"relicvium-battle-{one.name.lower()}")
    assert totals[0] == totals[1]
    battle(ann, area).locator(".term").first.click()  # and each leads to its rule
    expect(ann.dialog("Rules")).to_be_visible()
    assert minded(ann, "a rule of a battle") == []

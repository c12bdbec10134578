"""Two people and two bots play Kalena to the end; a spectator looks on.

The match is played once; the tests look at what became of it.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from igroteka.games.kalena.content import QUESTS
from tests.web.visitor import OpenVisitor, Visitor, places, play

pytestmark = pytest.mark.browser

ANN, BOB = 0, 2
"""The seats of the two people; bots sit between them."""
QUEST_IDS = [quest.id for quest in QUESTS]
QUEST_NAMES = [quest.name.en for quest in QUESTS]


@dataclass
class Played:
    """What is left of the match."""

    table: str
    ann: Visitor
    bob: Visitor
    spectator: Visitor
    answers: int
    seen: str
    """The spectator's page when quests had been picked, before the end."""

    def record(self) -> list[dict[str, Any]]:
        return self.spectator.export(self.table)


@pytest.fixture(scope="module")
def played(module_visitor: OpenVisitor) -> Played:
    """The whole match, from the invitation to the result."""
    ann, bob, spectator = (module_visitor(name=name) for name in ("Ann", "Bob", "Cat"))
    options = {"players": 4, "mode": "citizen"}  # everybody picks quests after season 1
    table = ann.open_table(seats=["me", "guided", "", "guided"], options=options)
    for one in (ann, bob, spectator):
        one.page.goto(f"/table/{table}")
    bob.page.get_by_role("button", name="Sit here").click()
    begin = ann.page.get_by_role("button", name="Start the match")
    expect(begin).to_be_enabled()
    ann.picture("room")
    begin.click()
    for one in (ann, bob, spectator):
        expect(one.question).to_be_visible()
    hunter = Hunter(5)
    answers = play([ann, bob], hunter, lambda: picked(spectator))
    seen = spectator.page.content()
    ann.picture("whole-match-middle")
    spectator.picture("spectator")
    answers += play([ann, bob], hunter, lambda: False)
    return Played(table, ann, bob, spectator, answers, seen)


class Hunter:
    """Goes where ghosts are and meets them: else the town falls before the match has run its
    course."""

    def __init__(self, seed: int) -> None:
        self._luck = Random(seed)

    def __call__(self, visitor: Visitor, texts: list[str]) -> int:
        haunted: list[str] = visitor.page.evaluate(_HAUNTED)
        for wanted in ("Contact the ghost", *(f"({hex})" for hex in haunted), "Row", "Extract"):
            found = [index for index, text in enumerate(texts) if wanted in text]
            if found:
                return self._luck.choice(found)
        return self._luck.randrange(len(texts))


_HAUNTED = """() => [...document.querySelectorAll('g.spot[aria-label*=": Ghost"]')]
    .map(spot => spot.getAttribute('aria-label').split(' · ')[0])"""


def picked(visitor: Visitor) -> bool:
    """Whether it has been told that everybody has picked quests."""
    return any('"kind":"picked-unseen"' in frame for frame in visitor.frames[-20:])


def test_the_match_ends_with_a_result_for_all(played: Played) -> None:
    for one in (played.ann, played.bob, played.spectator):
        result = one.dialog("Result")
        expect(result).to_be_visible()
        expect(places(result)).to_have_count(5)
        expect(places(result, name=re.compile("Ann"))).to_be_visible()
    played.ann.picture("result")


def test_a_press_is_one_answer_at_the_most(played: Played) -> None:
    """A press on a question that has just been answered is dropped, not answered again."""
    given = [line for line in played.record() if line.get("line") == "answer"]
    ours = [line for line in given if line["seat"] in {ANN, BOB}]
    assert len(ours) <= played.answers
    assert len(ours) > 20


def test_the_proof_is_the_whole_match_with_its_seed(played: Played) -> None:
    with played.ann.page.expect_download() as download:
        played.ann.page.get_by_role("link", name="Download the match").click()
    header = json.loads(download.value.path().read_text(encoding="utf-8").splitlines()[0])
    assert header["luck"]["seed"]
    assert header["seats"] == ["Ann", "guided", "Bob", "guided"]


# Secrets --------------------------------------------------------------------------------------


def messages_before_the_end(visitor: Visitor) -> list[dict[str, Any]]:
    """What came over the socket until the match was over."""
    told = [json.loads(frame) for frame in visitor.frames]
    end = next(n for n, message in enumerate(told) if message.get("over"))
    return told[:end]


def of_others(message: dict[str, Any], seat: int) -> str:
    """A message without what is the seat's own business: mat, questions, whispered facts."""
    rest = {key: value for key, value in message.items() if key not in {"asks", "facts"}}
    rest["asks"] = [ask for ask in message.get("asks", ()) if ask["seat"] != seat]
    rest["facts"] = [fact for fact in message.get("facts", ()) if fact.get("to") != [seat]]
    if scene := message.get("scene"):
        rest["scene"] = {**scene, "mats": [mat for mat in scene["mats"] if mat["seat"] != seat]}
    if delta := message.get("delta"):
        inside = dict(delta.get("inside", {}))
        inside["mats"] = {
            id: mat for id, mat in inside.get("mats", {}).items() if id != f"mat:{seat}"
        }
        rest["delta"] = {**delta, "inside": inside}
    return json.dumps(rest, ensure_ascii=False)


def picks(record: list[dict[str, Any]], seat: int) -> list[str]:
    """The quests that a seat picked in secret, as the server knows them after the end."""
    facts = [line["fact"] for line in record if line.get("line") == "fact"]
    whispered = [fact for fact in facts if fact["kind"] == "picked" and fact["to"] == [seat]]
    return [quest for fact in whispered for quest in fact["args"]["quests"]]


@pytest.mark.parametrize("seat", [ANN, BOB])
def test_no_frame_tells_a_seat_what_another_has_picked(played: Played, seat: int) -> None:
    visitor = played.ann if seat == ANN else played.bob
    record = played.record()
    foreign = {quest for other in range(4) if other != seat for quest in picks(record, other)}
    assert foreign, "somebody else must have picked"
    messages = messages_before_the_end(visitor)
    whole = "".join(json.dumps(message, ensure_ascii=False) for message in messages)
    assert all(quest in whole for quest in picks(record, seat)), "one's own picks are told"
    for message in messages:
        rest = of_others(message, seat)
        assert not [quest for quest in QUEST_IDS if quest in rest], rest


def test_no_frame_tells_the_spectator_anything_secret(played: Played) -> None:
    record = played.record()
    assert all(picks(record, seat) for seat in range(4))
    for message in messages_before_the_end(played.spectator):
        text = json.dumps(message, ensure_ascii=False)
        assert not [quest for quest in QUEST_IDS if quest in text], text
        assert not message.get("asks")
    after = "".join(played.spectator.frames)
    won = any('"kind":"won"' in json.dumps(line, separators=(",", ":")) for line in record)
    revealed = any(quest in after for quest in picks(record, ANN))
    assert revealed is won, "final scoring reveals them, a shared defeat does not"


def test_the_spectator_sees_only_backs_and_can_do_nothing(played: Played) -> None:
    assert "Ann" in played.seen
    assert not [name for name in QUEST_NAMES if name in played.seen]
    assert 'aria-label="Options"' not in played.seen
    assert "Undo" not in played.seen


# The replay -----------------------------------------------------------------------------------


def test_the_replay_can_be_scrubbed(played: Played) -> None:
    page = played.bob.page
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Position in the match")
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or 0)
    assert last >= played.answers
    first = page.locator("[data-part]").count()
    slider.fill(str(last // 2))
    expect(page.get_by_text(f"{last // 2} / {last}", exact=True)).to_be_visible()
    expect(page.locator("[aria-current=step]")).to_have_count(1)
    assert page.locator("[data-part]").count() != first
    page.get_by_role("button", name="Step forward").click()
    expect(page.get_by_text(f"{last // 2 + 1} / {last}", exact=True)).to_be_visible()
    played.bob.picture("replay")
    page.keyboard.press("End")
    expect(page.get_by_text(f"{last} / {last}", exact=True)).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_text(f"0 / {last}", exact=True)).to_be_visible()
    told = page.locator("li.future").get_by_title("Jump to this moment").nth(30)
    line = told.inner_text()
    told.locator(".icon").click()  # a name in the line would open the almanac instead
    expect(page.get_by_text(f"0 / {last}", exact=True)).to_be_hidden()
    expect(page.locator("li:not(.future)").filter(has_text=line).first).to_be_visible()

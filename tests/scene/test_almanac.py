"""Binding an almanac, and finding the page of a part."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.kernel.almanac import Book, ChapterEntry, Note, names_in
from igroteka.kernel.content import Text
from igroteka.kernel.rulebook import Rulebook
from igroteka.scene import Card, Counter, Mat, Palette, Pile, Scene, Seat, Side, Space, Turn, Words
from igroteka.scene.almanac import Almanac, AlmanacError, Finder, bind, of_card, of_entry, of_space
from igroteka.scene.parts import AnyPart, Circle

RULES = Rulebook("## Terms\n- **TOY-ONE-1** A.\n- **TOY-ONE-2** B.\n- **TOY-TWO-1** C.\n")
NAMES = {
    "sword": Text("Меч", "Sword"),
    "sword:text": Text("Острый.", "Sharp."),
    "well": Text("Колодец", "Well"),
    "knight": Text("Рыцарь", "Knight"),
}
PALETTE = Palette(paper="#000000", ink="#ffffff", accent="#ff0000")
SWORD = Card(id="card:1", back="type:object", face="sword", title="sword", icon="broadsword")
WELL = Space(id="space:well", shape=Circle(9), x=0, y=0, kind="outer", name="well")


def book(*notes: Note) -> Book:
    things = ChapterEntry(id="things", name=Text("Вещи", "Things"), rules=("TOY-TWO-1",))
    return Book((things, ChapterEntry(id="terms", name=Text("Слова", "Terms"))), notes)


def bound(*notes: Note, **made: Any) -> Almanac:
    made = made or {"things": [of_card(SWORD, 3), of_space(WELL, ("place:well",))]}
    names = NAMES | names_in(book(*notes))
    return bind(book(*notes), names, RULES, PALETTE, {"knight": "horse"}, made)


def scene(**parts: Any) -> Scene:
    seats = (Seat(id="seat:0", seat=0, colour="red"),)
    return Scene(game="toy", viewer=0, palette=PALETTE, seats=seats, turn=Turn(), **parts)


def test_pages_rest_on_the_rules_of_their_chapter_and_have_the_text_of_their_id() -> None:
    sword, well = bound().pages
    assert (sword.text, sword.rules, sword.copies) == ("sword:text", ("TOY-TWO-1",), 3)
    assert (well.name, well.text, well.also) == ("well", "", ("place:well",))


def test_a_note_adds_to_a_page_and_a_section_stands_for_its_rules() -> None:
    page = bound(Note(id="sword", rules=("TOY-ONE",), also=("blade",))).pages[0]
    assert page.rules == ("TOY-ONE-1", "TOY-ONE-2")
    assert page.also == ("blade",)


def test_a_note_of_its_own_is_a_keyword_in_the_last_chapter() -> None:
    knight, score = bound(Note(id="knight"), Note(id="label-score", icon="crown")).pages[2:]
    assert (knight.chapter, knight.name, knight.drawing.icon) == ("terms", "knight", "horse")
    assert (score.name, score.drawing.icon) == (Words("label-score"), "crown")


@pytest.mark.parametrize(
    ("note", "complaint"),
    [
        (Note(id="sword", rules=("TOY-THREE",)), "no rule is called TOY-THREE"),
        (Note(id="sword", also=("well",)), "two pages tell of 'well'"),
        (Note(id="knight", chapter="heroes"), "'heroes', which the almanac has not"),
    ],
)
def test_what_does_not_fit_is_an_error(note: Note, complaint: str) -> None:
    with pytest.raises(AlmanacError, match=complaint):
        bound(note)


def test_pages_for_a_chapter_that_is_not_there_are_an_error() -> None:
    with pytest.raises(AlmanacError, match="heroes"):
        bound(heroes=[of_entry("knight", {})])


def test_a_part_finds_its_page_by_face_name_label_or_what_it_is_about() -> None:
    finder = Finder(bound(Note(id="knight"), Note(id="label-score", also=("type:object",))))
    table = scene(mats=(Mat(id="mat:0", about="knight", seat=0),))
    found: dict[str, AnyPart] = {
        "face, then back": SWORD,
        "name": WELL,
        "label": Counter(id="score", label=Words("label-score"), value=1),
        "about first": Pile(id="stock", about="well", label="sword", count=1),
        "mat": table.mats[0],
        "seat, by its mat": table.seats[0],
        "side, by its seat": Side(id="side", name="@0"),
        "nothing": Counter(id="other", label="other", value=1),
    }
    assert {how: [page.id for page in finder.of(part, table)] for how, part in found.items()} == {
        "face, then back": ["sword", "label-score"],
        "name": ["well"],
        "label": ["label-score"],
        "about first": ["well", "sword"],
        "mat": ["knight"],
        "seat, by its mat": ["knight"],
        "side, by its seat": ["knight"],
        "nothing": [],
    }

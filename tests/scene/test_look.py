"""What games build their scenes with: faces, backs, rows and counters."""

from __future__ import annotations

from igroteka.kernel.content import Text, Told, names_of
from igroteka.kernel.zones import HIDDEN
from igroteka.scene import Card, Look, Words

SWORD = Told(id="sword", name=Text("Меч", "Sword"), text=Text("Рубит.", "Cuts."))
LOOK = Look({"object": "broadsword", "gold": "coins"}, names_of([SWORD]))


def test_names_and_texts_are_found_by_id() -> None:
    assert names_of([SWORD]) == {"sword": SWORD.name, "sword:text": SWORD.text}


def test_a_face_takes_title_and_text_from_the_names() -> None:
    card = LOOK.face("card:1", "object", "sword", owner=2)
    assert (card.face, card.title, card.text) == ("sword", "sword", "sword:text")
    assert (card.icon, card.owner, card.up) == ("broadsword", 2, True)
    assert LOOK.face("card:2", "object", "shield", icon="round-shield").text == ""


def test_what_is_hidden_is_a_back_that_tells_its_place_only() -> None:
    def face(card: int) -> Card:
        return LOOK.face(f"card:{card}", "object", "sword")

    row = LOOK.row("hand:1", Words("label-hand"), [7, HIDDEN, HIDDEN], face, "object", 1)
    assert [card.id for card in row.cards] == ["card:7", "hand:1:back:1", "hand:1:back:2"]
    assert [card.up for card in row.cards] == [True, False, False]
    assert {card.face for card in row.cards[1:]} == {""}
    assert LOOK.back("hand:1:back:1", "object", 1) is row.cards[1]


def test_a_supply_counts_what_is_left() -> None:
    counter = LOOK.supply("gold", 12, of=30)
    assert (counter.id, counter.label, counter.icon) == ("supply:gold", "gold", "coins")
    assert (counter.value, counter.of) == (12, 30)

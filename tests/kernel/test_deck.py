"""A deck: in no order until somebody looks, known in part, renewed from its discard."""

from __future__ import annotations

from igroteka.kernel.chance import Fast, Scripted
from igroteka.kernel.deck import NO_CARD, deck_of
from igroteka.kernel.zones import HIDDEN, redact


def test_what_lies_on_top_is_drawn_first_and_what_was_put_under_last() -> None:
    deck, chance = deck_of([1, 2, 3]), Scripted()
    chance.force(2)
    assert deck.look(chance, 1, 0, "R") == [2]
    deck.put_under(9, 1)
    assert deck.left == 4
    assert deck.draw(chance, "R") == 2
    chance.force(3, 1)
    assert [deck.draw(chance, "R") for _ in range(4)] == [3, 1, 9, NO_CARD]
    assert (deck.top_seen, deck.under_seen) == ([], [])


def test_looking_goes_on_where_another_looked_and_reaches_what_was_put_under() -> None:
    deck = deck_of([5])
    deck.put_under(7, 1)
    deck.look(Fast(1), 1, 0, "R")
    assert deck.look(Fast(1), 3, 2, "R") == [5, 7]
    assert deck.top_seen == [0b101, 0b110]
    assert not deck.cards
    assert not deck.under


def test_only_who_has_seen_a_card_sees_it() -> None:
    deck = deck_of([5, 6])
    deck.put_under(7, 1)
    deck.look(Fast(3), 1, 0, "R")
    known = deck.top[0]
    for viewer, top, under in ((0, known, HIDDEN), (1, HIDDEN, 7), (None, HIDDEN, HIDDEN)):
        twin = deck.copy()
        redact(twin.zones("deck", "cards", 2), viewer)
        assert (twin.top, twin.under, twin.cards) == ([top], [under], [HIDDEN])


def test_an_empty_deck_is_made_of_its_discard_and_only_then() -> None:
    deck = deck_of([4])
    deck.discard.append(8)
    assert not deck.renew()
    deck.draw(Fast(0), "R")
    assert deck.renew()
    assert (deck.cards, deck.discard) == ([8], [])
    assert deck.all == [8]
    deck.draw(Fast(0), "R")
    assert not deck.renew()


def test_a_copy_shares_nothing() -> None:
    deck = deck_of([1, 2])
    twin = deck.copy()
    twin.put_under(3, 0)
    twin.look(Fast(0), 1, 0, "R")
    twin.discard.append(4)
    assert deck == deck_of([1, 2])

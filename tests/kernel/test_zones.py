"""Zones: who sees what, guesses, and what somebody has learned."""

from __future__ import annotations

from collections import Counter
from random import Random

from igroteka.kernel.zones import (
    HIDDEN,
    Look,
    Zone,
    hidden_cards,
    learned,
    redact,
    redeal,
    settle,
    unseen,
    zone_of,
)


def table() -> list[Zone]:
    return [
        zone_of("hand:0", [1, 2], Look.OWNER, "deck", 0),
        zone_of("hand:1", [3, 4, 5], Look.OWNER, "deck", 1, seen_by={4: (0,)}),
        zone_of("deck", [6, 7, 8, 9], Look.NOBODY, "deck"),
        zone_of("display", [10, 11], Look.EVERYONE, "deck"),
        zone_of("others", [1, 2, 3], Look.NOBODY, "other pool"),
    ]


def test_everyone_sees_what_is_declared_for_him() -> None:
    zones = table()
    redact(zones, 0)
    h = HIDDEN
    assert [z.cards for z in zones] == [[1, 2], [h, 4, h], [h] * 4, [10, 11], [h] * 3]
    zones = table()
    redact(zones, None)
    assert [z.cards for z in zones] == [[h, h], [h, h, h], [h] * 4, [10, 11], [h] * 3]


def test_a_guess_stays_within_its_pool_and_keeps_what_is_known() -> None:
    seen = Counter[int]()
    for seed in range(300):
        zones = table()
        redeal(zones, 0, Random(seed))
        assert zones[0].cards == [1, 2]
        assert zones[1].cards[1] == 4
        assert zones[3].cards == [10, 11]
        assert sorted(zones[4].cards) == [1, 2, 3]
        assert sorted(zones[1].cards + zones[2].cards) == [3, 4, 5, 6, 7, 8, 9]
        seen[zones[1].cards[0]] += 1
    assert set(seen) == {3, 5, 6, 7, 8, 9}, "every unseen card can be anywhere"
    assert all(25 < count < 80 for count in seen.values()), seen


def test_a_guess_leaves_in_place_what_has_been_seen_since() -> None:
    """Cards 3 and 7 were hidden when the step began, and have come to light."""
    now = [*table()[:1], *table()[2:]]
    now[1].cards.remove(7)
    still = hidden_cards(now, 0)
    moved = Counter[int]()
    for seed in range(50):
        zones = table()
        redeal(zones, 0, Random(seed), only=still)
        assert zones[1].cards == [3, 4, 5]
        assert zones[2].cards[1] == 7
        assert sorted(zones[2].cards) == [6, 7, 8, 9]
        moved[zones[2].cards[0]] += 1
    assert set(moved) == {6, 8, 9}


def test_a_guess_may_hold_a_card_for_left_out_that_lies_in_the_deck() -> None:
    """Two places without an order: which of them a card lies in is hidden all the same."""
    left_out = Counter[int]()
    for seed in range(300):
        deck = zone_of("deck", [1, 2, 3, 4], Look.NOBODY, "events", unordered=True)
        box = zone_of("box", [5, 6], Look.NOBODY, "events", unordered=True)
        redeal([deck, box], 0, Random(seed))
        assert sorted(deck.cards + box.cards) == [1, 2, 3, 4, 5, 6]
        left_out.update(box.cards)
    assert set(left_out) == {1, 2, 3, 4, 5, 6}
    assert all(70 < count < 130 for count in left_out.values()), left_out


def test_learning_is_seeing_what_was_hidden() -> None:
    before = unseen(table(), (None, 0, 1))
    shown = table()
    shown[1].cards.remove(3)
    shown[3].cards.append(3)
    assert learned(before, unseen(shown, (None, 0, 1)))
    moved = table()
    moved[0].cards.remove(1)
    moved[2].cards.append(1)
    assert not learned(before, unseen(moved, (None, 0, 1))), "nobody sees more than before"
    assert not learned(before, before)


def test_what_is_hidden_is_told_anew_only_when_a_card_has_moved() -> None:
    before = unseen(table(), (None, 0, 1))
    assert before.unless_moved(unseen(table(), (None, 0, 1))) is before
    moved = table()
    moved[2].cards.reverse()
    after = unseen(moved, (None, 0, 1))
    assert before.unless_moved(after) is after


def test_settled_cards_tell_nothing_of_how_they_lay() -> None:
    """Whatever lies hidden, it is put in the same order; what is seen stays where it is."""

    def zones(deck: list[int], hand: list[int]) -> list[Zone]:
        return [
            zone_of("deck", deck, Look.NOBODY, "cards"),
            zone_of("hand", hand, Look.OWNER, "cards", 1),
        ]

    one, other = zones([5, 3, 8], [1, 7]), zones([1, 8, 7], [5, 3])
    settle(one, 0)
    settle(other, 0)
    assert [zone.cards for zone in one] == [zone.cards for zone in other] == [[1, 3, 5], [7, 8]]
    mine = zones([5, 3], [7, 1])
    settle(mine, 1)
    assert [zone.cards for zone in mine] == [[3, 5], [7, 1]]

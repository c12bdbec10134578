"""Options are made once for each card, space and seat, whoever offers them."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.cards import CARDS, IDS
from igroteka.games.talisman.rules.components.offers import by_card, by_seat, by_space
from igroteka.games.talisman.rules.components.spaces import SPACE_ID


def test_an_option_for_each_of_six_seats() -> None:
    options = by_seat("nod")
    assert [option.key for option in options] == [f"nod:{seat}" for seat in range(6)]
    assert [(o.value, o.args["who"], o.touches) for o in options] == [
        (seat, f"@{seat}", (f"hero:{seat}",)) for seat in range(6)
    ]


def test_an_option_for_each_of_49_spaces() -> None:
    options = by_space("point")
    assert len(options) == len(SPACE_ID) == 49
    assert [(o.key, o.value, o.touches) for o in options] == [
        (f"point:{id}", number, (f"space:{id}",)) for number, id in enumerate(SPACE_ID)
    ]


def test_an_option_for_each_of_160_cards_and_copies_share_a_key() -> None:
    options = by_card("polish")
    assert len(options) == CARDS == 104 + 28 + 4 + 24
    assert [(o.key, o.value, o.touches) for o in options] == [
        (f"polish:{IDS[card]}", card, (f"card:{card}",)) for card in range(CARDS)
    ]

"""The campaign as linked matches (CAD-CAMP): played through, written down, verified."""

from typing import Any

import pytest

from igroteka.games.cadwallon import GAME
from igroteka.games.cadwallon.rules.campaign import KING_OF_ASHES, gifts, written_down
from igroteka.games.cadwallon.rules.options import CampaignRecord
from igroteka.kernel import campaign_file
from igroteka.testing.campaigns import all_terms, play_campaign
from igroteka.testing.coverage import rules
from igroteka.testing.texts import plain

RECORD = CampaignRecord(
    ducats=((20, 10), (7, 9)), winners=((0,), (0, 1)), experience=(2, 0), lineups=(("a",), ("b",))
)


@pytest.mark.parametrize("terms", [*all_terms(GAME)], ids=str)
def test_whole_campaigns_are_played_and_every_line_is_true(terms: dict[str, Any]) -> None:
    """Fifty of them: `python -m igroteka.testing.campaigns cadwallon 50`."""
    chronicle = play_campaign(GAME, terms, seed=7)
    assert [chapter.told.match for chapter in chronicle.chapters] == list(KING_OF_ASHES.matches)
    data = campaign_file.dump(chronicle)
    assert campaign_file.verify(data).true
    count = chronicle.count()
    assert count is not None
    assert sum(count.scores) == sum(map(sum, chronicle.handed.ducats))
    assert chronicle.handed.locked == (not terms.get("new_gangs", False))


def said(record: CampaignRecord, lang: str = "en") -> list[str]:
    t = GAME.translator(lang, ["Ann", "Bob"])
    return [plain(t(gift.label, gift.args)) for gift in gifts(record)]


@rules("CAD-CAMP-2", "CAD-CAMP-14")
def test_what_is_written_down_of_a_part() -> None:
    ducats, experience = written_down(RECORD)
    assert ducats.by_seat == (7, 9)
    assert experience.by_seat == (2, 0)


@rules("CAD-CAMP-4", "CAD-CAMP-5", "CAD-CAMP-6", "CAD-CAMP-8")
def test_what_the_next_part_begins_with_in_words() -> None:
    assert said(RECORD) == [
        "Ann brings 2 experience tokens",
        "Ann draws 2 more Arcana cards for the victory",
        "Ann gains 1 experience token for the victory",
        "Bob draws 2 more Arcana cards for the victory",
        "Bob gains 1 experience token for the victory",
        "Gangs and line-ups stay as they were",
    ]
    first = CampaignRecord(((20, 10),), ((1,),), (0, 0), (("a",), ("b",)), locked=False)
    assert said(first) == ["Bob chooses 1 equipment card for the victory"]
    assert said(first, "ru") == ["Bob за победу выбирает 1 карту снаряжения"]


@rules("CAD-CAMP-6", "CAD-CAMP-7")
def test_who_plays_first_in_the_last_part() -> None:
    third = ((20, 10), (7, 9), (3, 3))
    alone = CampaignRecord(third, ((0,), (0,), (1,)), (0, 0), locked=False)
    assert said(alone)[-1] == "Bob plays first for the victory, without a roll"
    shared = CampaignRecord(third, ((0,), (0,), (0, 1)), (0, 0), locked=False)
    assert said(shared)[-1] == "The winners roll for who plays first: Ann and Bob"
    over = CampaignRecord((*third, (1, 1)), ((0,),) * 4, (3, 3))
    assert said(over) == [], "nothing comes after the last part"

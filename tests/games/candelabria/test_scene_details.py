"""Small things on the table of Candelabria that whole scenes do not show."""

from __future__ import annotations

from typing import get_args

import pytest

from igroteka.games.candelabria.rules.state import NONE, Phase, Quest
from tests.games.candelabria.table import KNIGHTS, Table
from tests.games.candelabria.test_scene import shown


def test_CAN_QUEST_2_an_open_quest_belongs_to_nobody_unless_it_was_personal() -> None:
    t = Table(quests=True)
    t.common("extinguish_whole_candle")
    t.g.quests.append(Quest(t.g.quest_box.pop(), t.seat(KNIGHTS), [], []))
    (row,) = [row for row in shown(t).rows if row.id == "row:quests"]
    assert [quest.owner for quest in t.g.quests] == [NONE, t.seat(KNIGHTS)]
    assert [card.owner for card in row.cards] == [None, t.seat(KNIGHTS)]


@pytest.mark.parametrize("phase", get_args(Phase))
def test_a_winner_is_announced_when_it_is_over_and_not_before(phase: Phase) -> None:
    t = Table(quests=True)
    t.g.phase = phase
    assert bool(shown(t).banners) == (phase == "over")

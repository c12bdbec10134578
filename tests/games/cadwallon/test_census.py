"""Components (CAD-COMP): whatever lies anywhere is counted once, and ducats have their sources."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from igroteka.games.cadwallon import GAME
from igroteka.games.cadwallon.content import (
    ARCANA_KIND,
    EXPLORATION,
    FOUND,
    INTRIGUES,
    LOOT_NUMBER,
    MAGIC_GEM,
    MISSIONS,
    STARTING_DUCATS,
)
from igroteka.games.cadwallon.rules.board import SPACE
from igroteka.games.cadwallon.rules.options import WHOLE
from igroteka.kernel.chance import Fast
from igroteka.testing.battery import guided
from igroteka.testing.coverage import rules
from igroteka.testing.story import play
from tests.games.cadwallon.table import A, B, Table


def counted(table: Table, what: str) -> int:
    found: int = GAME.census(table.g)[what]
    return found


def test_CAD_COMP_10_cards_in_hands_and_in_a_fight_are_still_arcana() -> None:
    table = Table(whole=True)
    table.stand(leona="cross_11", nyx="h1_2")
    table.hand(A, "powerful_blow", "run")
    table.hand(B, "parry", "parry")
    whole = counted(table, "arcana")
    assert whole == len(ARCANA_KIND)
    table.strike("leona", "h1_2", 3, 3, 2, 2)
    table.do("card:powerful_blow")
    assert table.g.fight is not None
    assert sum(map(len, table.g.fight.cards)) > 0
    assert counted(table, "arcana") == whole


def test_CAD_COMP_1_missions_in_the_deck_face_up_and_done() -> None:
    table = Table(whole=True)
    assert counted(table, "missions") == len(MISSIONS)
    table.missions("red_eyes")
    table.g.missions_gone.append(table.g.missions.cards.pop())
    table.g.missions_gone.append(table.g.missions.cards.pop())
    assert counted(table, "missions") == len(MISSIONS)


def test_CAD_COMP_7_treasures_in_chests_in_hands_locked_away_and_gone() -> None:
    table = Table(whole=True)
    table.at("iris", "exit_n1")
    table.chest("bakery", "ruby")
    assert counted(table, "ruby") == 1
    table.chest("stable", "ruby")
    table.carry("iris", "ruby", "ruby")
    assert counted(table, "ruby") == 4
    table.hand(A, "locked")
    table.do("card:locked", "lock:bakery")
    assert counted(table, "ruby") == 4, "face down it is still there"
    table.g.loot_gone[LOOT_NUMBER["ruby"]] += 1
    table.who("iris").loot.pop()
    assert counted(table, "ruby") == 4
    assert counted(table, "scroll") == 0


def test_CAD_COMP_9_exploration_tokens_face_down_face_up_and_used() -> None:
    table = Table(whole=True)
    number = {kind: EXPLORATION[n].count for n, kind in enumerate(FOUND)}
    table.token("bakery", "trap")
    table.token("stable", "trap")
    table.found("smithy", "mechanism")
    assert counted(table, "token:trap") == 2 - number["trap"]
    assert counted(table, "token:mechanism") == 1 - number["mechanism"]
    table.g.tokens_gone[FOUND.index("trap")] += 1
    assert counted(table, "token:trap") == 3 - number["trap"]


def test_CAD_COMP_9_a_gem_is_a_token_until_it_is_sold_and_after() -> None:
    table = Table(whole=True)
    table.chest("chapel", "magic_gem")
    table.chest("smithy", "magic_gem")
    table.carry("iris", "magic_gem")
    before = counted(table, "token:magic_gem")
    assert before == 3 - EXPLORATION[FOUND.index("magic_gem")].count
    table.g.loot_gone[MAGIC_GEM] += 1
    table.g.gems[SPACE["chapel"]] = 0
    assert counted(table, "token:magic_gem") == before


@rules("CAD-END-6", "CAD-SETUP-6")
@pytest.mark.parametrize("table", [{"players": 3}, {"players": 2, **WHOLE}], ids=["base", "whole"])
def test_the_ducats_of_a_match_add_up_by_their_sources(table: dict[str, Any]) -> None:
    story = play(GAME, GAME.configure(table), Fast.seeded("ducats", 3), guided(GAME, Random(3)))
    assert GAME.tally is not None
    sources = GAME.tally(story.match.g, story.facts)
    assert tuple(sum(found.values()) for found in sources) == story.match.result.scores
    assert {found["start"] for found in sources} == {STARTING_DUCATS}


@rules("CAD-SKILL-4", "CAD-INTR-3")
def test_what_is_robbed_changes_hands_and_plots_pay_or_cost() -> None:
    table = Table(whole=True)
    table.ducats(STARTING_DUCATS + 2 + 4, STARTING_DUCATS - 2 - 3)
    table.g.tell("robbed", "CAD-SKILL-4", who="@0", other="@1", amount=2)
    table.g.tell("plot-met", "CAD-INTR-2", who="@0", amount=4)
    table.g.tell("plot-missed", "CAD-INTR-3", who="@1", amount=3)
    assert GAME.tally is not None
    first, second = GAME.tally(table.g, table.g.journal.facts)
    assert (first["robbery"], second["robbery"]) == (2, -2)
    assert (first["intrigues"], second["intrigues"]) == (4, -3)


@pytest.mark.parametrize("gone", [1, 2])
def test_CAD_COMP_1_intrigues_in_the_deck_in_hands_and_done(gone: int) -> None:
    table = Table(whole=True)
    assert counted(table, "intrigues") == len(INTRIGUES)
    table.plot(A, "midnight_reading", "barracks_keys")
    table.plot(B, "alchemists_order")
    for _ in range(gone):
        table.g.plots_gone.append(table.g.plots.cards.pop())
    assert counted(table, "intrigues") == len(INTRIGUES)

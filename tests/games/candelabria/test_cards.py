"""Every candle card and every tactics card does what its printed text says (CAN-EFF-1)."""

from __future__ import annotations

from itertools import groupby

import pytest

from igroteka.games.candelabria.content import CANDLES, TACTICS
from igroteka.games.candelabria.content.entries import CandleCard, TacticsCard
from igroteka.games.candelabria.rules.state import NONE
from igroteka.kernel.flow import WHO
from igroteka.testing.coverage import rules
from tests.games.candelabria.table import ASH, COVEN, ENGINEERS, KNIGHTS, SOWERS, Table

ALL = (ENGINEERS, SOWERS, COVEN, KNIGHTS, ASH)
SENTENCES = {
    "lit": "Light {}.",
    "land-flame": "Light {}.",
    "extinguished-land": "Extinguish {}.",
    "extinguished-candle": "Extinguish {}.",
    "stole": "Steal {}.",
    "took": "Take {} tactics cards.",
    "destroyed": "Remove the top temple.",
    "first": "Move to the front of the turn order.",
    "vp": "+{} VP.",
}


def busy(year: int) -> Table:
    """Ash, last on the track, stands in region 6 among flames, cubes and a temple of others."""
    t = Table(*ALL, year=year)
    t.track(*ALL)
    t.bare()
    t.temple(6, "grey")
    for house in ALL[:-1]:
        t.land(house, "r6_forge", "r6_barracks", "r6_portal")
        t.cubes(house, gold=4, wax=3)
    t.castle(ASH, "r6_forge")
    t.cubes(ASH, wax=3)
    t.turn_of(ASH)
    return t


def use_all(t: Table) -> None:
    """Ash takes all it is offered; nobody else wants anything."""
    if t.asked == ASH:
        t.do(next(key for key in t.options() if key != "decline"))
    else:
        t.do("supply")


def sentences(t: Table) -> str:
    """What Ash has done, in the words of the cards."""
    ash = WHO[t.seat(ASH)]
    told = (fact for fact in t.g.journal.facts if fact.kind in SENTENCES)
    facts = [fact for fact in told if fact.args["who"] == ash]
    said = []
    for sentence, group in groupby(facts, lambda fact: SENTENCES[fact.kind]):
        number = sum(int(str(fact.args.get("amount", 1))) for fact in group)
        said.append(sentence.format(number))
    return " ".join(said).replace("Take 1 tactics cards", "Take 1 tactics card")


@rules("CAN-EFF-1")
@pytest.mark.parametrize("candle", CANDLES, ids=lambda card: card.id)
def test_the_candle_does_what_it_says_from_its_year_on(candle: CandleCard) -> None:
    t = busy(year=candle.year)
    t.hand(ASH, candle.id, "duelist" if candle.id != "duelist" else "smuggler")
    t.do(f"deploy:{candle.id}:warrior")
    while t.prompt() != "turn":
        use_all(t)
    assert sentences(t) == candle.text.en.replace(" of any region", "")
    assert t.player(ASH).wax == 3 - candle.cost_wax


@rules("CAN-EFF-1")
@pytest.mark.parametrize("tactics", TACTICS, ids=lambda card: card.id)
def test_the_tactics_card_does_what_it_says(tactics: TacticsCard) -> None:
    t = busy(year=1)
    t.candle(ASH, "warrior", "r6_forge", flames=0)
    t.candle(ENGINEERS, "pilgrim", "r6_portal")
    for house in (SOWERS, COVEN, KNIGHTS):
        t.land(house)
    t.tactics(ASH, tactics.id)
    t.battle(6)
    t.lay_nothing(ENGINEERS)
    t.lay(ASH, second=tactics.id)
    while (t.asked, t.prompt()) != (ASH, "resolve-first"):
        t.do("first:1" if t.prompt() == "resolve-first" else "decline")
    t.do("first:2")
    while t.player(ASH).slots[1] != NONE:
        use_all(t)
    crossed = "" if tactics.can_neutralise else " This card cannot neutralise."
    assert sentences(t) + crossed == tactics.text.en

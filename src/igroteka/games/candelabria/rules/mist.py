"""The Mist season (CAN-MIST, CAN-2P-5 to CAN-2P-7): curse cards are drawn, regions are struck."""

from __future__ import annotations

from typing import Final

from igroteka.games.candelabria.content import CANDLES, CURSES, HOUSES, MODES
from igroteka.games.candelabria.rules.kindling import begin_kindling
from igroteka.games.candelabria.rules.land import OFF, REGION_ID
from igroteka.games.candelabria.rules.quests import reopen
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Curse
from igroteka.games.candelabria.rules.two_players import place_marker
from igroteka.kernel.flow import WHO, Flow


def mist(g: Candelabria) -> Flow[None]:
    """CAN-MIST-1 to CAN-MIST-4: from the top of the curse deck until enough curses are drawn.

    CAN-DECK-1, CAN-DECK-2, CAN-MIST-8: the piles of the deck are the draws of the years.
    """
    g.tell("year", "CAN-YEAR-1", year=g.year)
    reopen(g)
    if g.year > 1:
        _hand_out_candles(g)
    due = MODES[len(g.players)].new_curses_by_year[g.year]
    drawn = [_draw_curse(g) for _ in range(due)]
    g.curses[:0] = drawn  # CAN-2P-16: new cards fill the free places, left first
    if len(g.players) == 2:
        for curse in drawn:
            place_marker(g, curse)
    begin_kindling(g)
    return
    yield  # a step is a flow, also where nobody is asked


def _hand_out_candles(g: Candelabria) -> None:
    """CAN-DECK-3, CAN-MIST-3: the House candles of the year lie above its curses."""
    layer = g.house_layers[g.year - 2]
    for player in g.players:
        for card in layer:
            if CANDLES[card].house == HOUSES[player.house].id:
                player.hand.append(card)
                name = CANDLES[card].id
                g.tell("house-candle", "CAN-MIST-3", who=WHO[player.seat], card=name)
    layer.clear()


def _draw_curse(g: Candelabria) -> Curse:
    """CAN-MIST-2, CAN-MIST-4, CAN-2P-4: face up to the curse board; its region is struck, whatever
    temple stands there (CAN-MIST-7)."""
    card = g.chance.draw(g.curse_deck, "CAN-MIST-1")
    region = REGION_ID[CURSES[card].region]
    if len(g.players) == 2:
        g.tell("curse-drawn", "CAN-2P-5", curse=CURSES[card].id)
    else:
        g.tell("struck", "CAN-MIST-4", curse=CURSES[card].id, region=region)
    return Curse(card, [0] * len(g.players), NONE, NONE, OFF)


def struck(g: Candelabria) -> set[int]:
    """CAN-MIST-5, CAN-EX-1, CAN-2P-4: the regions without a battle this year; none with two
    players. Nothing but the order of battles asks for them (CAN-MIST-6); the tokens follow the
    cards (CAN-SETUP-8)."""
    if len(g.players) == 2:
        return set()
    return {STRIKES[curse.card] for curse in g.curses}


STRIKES: Final = tuple(curse.region for curse in CURSES)
"""The region that each curse strikes."""

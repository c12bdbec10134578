"""The course of a match (CAN-YEAR): which step the state calls for, zones, and the census."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.games.candelabria.content import (
    COMMON_TACTICS,
    HOUSE_CANDLES,
    HOUSES,
    LAND_FLAMES,
    TACTICS,
    TACTICS_KIND,
    TEMPLES,
)
from igroteka.games.candelabria.rules.battles import battle, begin_battles
from igroteka.games.candelabria.rules.curses import award
from igroteka.games.candelabria.rules.kindling import kindle
from igroteka.games.candelabria.rules.mist import mist
from igroteka.games.candelabria.rules.quests import deal_quests
from igroteka.games.candelabria.rules.setup import give_out_houses, set_up
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Player
from igroteka.games.candelabria.rules.year_end import clean_up, ranking
from igroteka.kernel.flow import Flow
from igroteka.kernel.game import Result
from igroteka.kernel.zones import NOBODY, OWNER, Zone, zone_of


def _prepare_war(g: Candelabria) -> Flow[None]:
    """CAN-PREP: curse after curse is awarded; CAN-2P-8, CAN-2P-21: none with two players."""
    awarded = g.turn == len(g.curses) or len(g.players) == 2
    return begin_battles(g) if awarded else award(g)


def _over(_g: Candelabria) -> None:
    """CAN-END-5: nothing follows."""


_STEPS: Final[dict[str, Callable[[Candelabria], Flow[None] | None]]] = {
    "kindling": kindle,
    "battles": battle,
    "curses": _prepare_war,
    "mist": mist,
    "clean_up": clean_up,
    "houses": give_out_houses,
    "setup": set_up,
    "quests": deal_quests,
    "over": _over,
}


def step(g: Candelabria) -> Flow[None] | None:
    """The step that the state calls for: CAN-YEAR-1, and inside a season turn by turn."""
    return _STEPS[g.phase](g)


def result(g: Candelabria) -> Result:
    """CAN-END-5, CAN-END-7."""
    scores = tuple([player.vp for player in g.players])
    return Result(scores, tuple(ranking(g)), "CAN-END-5")


def houses_played(g: Candelabria) -> list[str]:
    """The House of every seat."""
    return [HOUSES[player.house].id for player in g.players]


# Hidden information ---------------------------------------------------------------------------

_HAND: Final = tuple(f"hand:{seat}" for seat in range(len(HOUSES)))
_TACTICS: Final = tuple(f"tactics:{seat}" for seat in range(len(HOUSES)))


def zones(g: Candelabria) -> list[Zone]:
    """CAN-HIDDEN-7: hands and personal quests are their owners', decks nobody's, all else open."""
    declared = [
        zone_of("curse-deck", g.curse_deck, NOBODY, "curses", unordered=True),
        zone_of("upgrades", g.upgrade_pool, NOBODY, "upgrades", unordered=True),
        zone_of("quests", g.quest_box, NOBODY, "quests", unordered=True),
    ]
    # CAN-HIDDEN-5: cards put under a deck are known only to the player who put them.
    for pool, deck in (
        ("candles", g.candle_deck),
        ("tactics", g.tactics_deck),
        ("withering", g.withering_deck),
    ):
        declared += deck.zones(pool, pool, len(g.players))
    for player in g.players:
        declared += _own_zones(player)
    return declared


def _own_zones(player: Player) -> list[Zone]:
    """CAN-HIDDEN-1, CAN-HIDDEN-3, CAN-HIDDEN-6. Most of the time most of them are empty."""
    seat = player.seat
    zones = [
        zone_of(_HAND[seat], player.hand, OWNER, "candles", seat),
        zone_of(_TACTICS[seat], player.tactics, OWNER, "tactics", seat),
    ]
    if player.looked:
        zones.append(zone_of(f"looked:{seat}", player.looked, OWNER, "candles", seat))
    if player.dealt:
        zones.append(zone_of(f"dealt:{seat}", player.dealt, OWNER, "quests", seat))
    if player.personal:
        zones.append(zone_of(f"personal:{seat}", player.personal, OWNER, "quests", seat))
    return zones


# The census -----------------------------------------------------------------------------------


def census(g: Candelabria) -> dict[str, int]:
    """Every component of the box, wherever it is: no rule may make or lose one."""
    players = g.players
    tactics = _tactics(g)
    candles = _candles(g)
    count = {
        "gold": g.gold + sum(player.gold for player in players),
        "wax": g.wax + sum(player.wax for player in players),
        "upgrades": len({*g.upgrade_pool, *g.tops, *(u for p in players for u in p.upgrades)})
        - (NONE in g.tops),
        "curses": len({*g.curse_deck, *g.gone, *(curse.card for curse in g.curses)}),
        "common tactics": len({card for card in tactics if card < COMMON_TACTICS}),
        "upgraded candles": len({card for card in candles if card >= len(HOUSE_CANDLES)}),
        "quests": len({*_quests(g)}),
        "withering": len({*_withering(g)}),
        "cards twice": len(tactics) + len(candles) - len({*tactics}) - len({*candles}),
    }
    for colour, temple in enumerate(TEMPLES):
        built = sum(stack.count(colour) for stack in g.temples)
        count[temple.id] = g.temple_supply[colour] + built
    for player in players:
        count |= _own_pieces(g, player, tactics, candles)
    return count


def _tactics(g: Candelabria) -> list[int]:
    cards = [*g.tactics_deck.all, *g.display, *g.out]
    for player in g.players:
        cards += [*player.tactics, *player.used]
        cards += [card for card in player.slots if card != NONE]
    return cards


def _candles(g: Candelabria) -> list[int]:
    cards = [*g.candle_deck.all, *(card for layer in g.house_layers for card in layer)]
    for player in g.players:
        cards += [*player.hand, *player.looked, *player.maneuvers]
        cards += [card for card in player.deployed if card != NONE]
    return cards


def _quests(g: Candelabria) -> list[int]:
    cards = [*g.quest_box, *g.finished, *(quest.card for quest in g.quests)]
    for player in g.players:
        cards += [*player.dealt, *player.personal]
    return cards


def _withering(g: Candelabria) -> list[int]:
    cards = [*g.withering_deck.all, *g.withering_drawn]
    for player in g.players:
        cards += [card for card in player.withered if card != NONE]
    return cards


def _own_pieces(
    g: Candelabria, player: Player, tactics: list[int], candles: list[int]
) -> dict[str, int]:
    """CAN-LIMIT-1: 25 land flames, the marker on the track included; 3 and 5 cards."""
    flames = player.supply + player.land.bit_count() + g.track.count(player.seat)
    flames += sum(curse.influence[player.seat] for curse in g.curses)
    for quest in g.quests:
        marks = zip(quest.marks, quest.neutral, strict=True)
        flames += sum(seat == player.seat and not neutral for seat, neutral in marks)
    seat = f"seat {player.seat}"
    pieces = {f"{seat}: land flames": flames - LAND_FLAMES}
    if g.phase in ("houses", "setup"):
        return pieces | {f"{seat}: tactics": 3, f"{seat}: candles": 5}
    house = HOUSES[player.house].id
    own = [c for c in tactics if TACTICS[TACTICS_KIND[c]].house == house]
    lit = [c for c in candles if c < len(HOUSE_CANDLES) and HOUSE_CANDLES[c].house == house]
    return pieces | {f"{seat}: tactics": len(own), f"{seat}: candles": len(lit)}

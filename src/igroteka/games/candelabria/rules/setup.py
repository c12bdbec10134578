"""Set-up (CAN-SETUP, CAN-DECK, CAN-START, CAN-2P-1 to CAN-2P-3, CAN-2P-20)."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.games.candelabria.content import (
    ACTIONS,
    CANDLES,
    COMMON_TACTICS,
    CONSTANTS,
    CURSES,
    HOUSE_CANDLES,
    HOUSES,
    LAND_FLAMES,
    MODES,
    PORTAL,
    QUESTS,
    TACTICS,
    TACTICS_KIND,
    TEMPLES,
    UPGRADE_KIND,
    WITHERING_KIND,
)
from igroteka.games.candelabria.rules.land import (
    ACTION_OF,
    OFF,
    REGION_ID,
    REGIONS,
    SIDE_FOR,
    members,
)
from igroteka.games.candelabria.rules.options import Options
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Deed, Player
from igroteka.kernel.chance import Chance, Fast
from igroteka.kernel.deck import deck_of
from igroteka.kernel.flow import WHO, Flow, Option, one_of
from igroteka.kernel.journal import MUTE

_HOUSE: Final = {house.id: number for number, house in enumerate(HOUSES)}
_COLOUR: Final = {temple.color: number for number, temple in enumerate(TEMPLES)}
_ACTION: Final = {action.id: number for number, action in enumerate(ACTIONS)}
_OWN_CANDLES: Final = tuple(
    tuple(n for n, card in enumerate(HOUSE_CANDLES) if card.house == house.id) for house in HOUSES
)
_OWN_TACTICS: Final = tuple(
    tuple(n for n, kind in enumerate(TACTICS_KIND) if TACTICS[kind].house == house.id)
    for house in HOUSES
)
"""The cards of each House."""

CHOOSE: Final = tuple(
    Option(f"house:{house.id}", "house", number, {"house": house.id}, (house.id,))
    for number, house in enumerate(HOUSES)
)
DRAFT: Final = tuple(
    Option(
        f"house:{house.id}",
        "draft",
        number,
        {"house": house.id, "region": REGION_ID[house.start.region["small"]]},
        (REGION_ID[house.start.region["small"]],),
    )
    for number, house in enumerate(HOUSES)
)


def new(options: Options, chance: Chance) -> Candelabria:
    """The box opened: the supplies are full, nobody has a House yet."""
    g = _box(options).copy()
    g.chance = chance
    return g


@cache
def _box(options: Options) -> Candelabria:
    """All that lies in the box; every match begins with a copy.

    CAN-DECK-2: with two or three players the curses of regions 9 and 10 have left the game.
    CAN-SETUP-6, CAN-WITH-1: decks are unordered, each draw is by chance.
    """
    mode = MODES[options.players]
    uncursed = [n for n, card in enumerate(CURSES) if card.region not in mode.curse_regions]
    stacks = CONSTANTS.upgrade_stacks
    g = Candelabria(Fast(0), MUTE)
    g.options = options
    g.phase = "houses"
    g.side = SIDE_FOR[options.players]
    g.year = 1
    g.players = [_player(seat) for seat in range(options.players)]
    g.track = []
    g.order = []
    g.turn = 0
    g.deed = Deed()
    g.deed.begin(NONE)
    g.curses = []
    g.curse_deck = [n for n in range(len(CURSES)) if n not in uncursed]
    g.house_layers = [[], []]
    g.gone = uncursed
    g.battles = []
    g.fought = []
    g.temples = [[] for _ in range(REGIONS)]
    g.temple_supply = [temple.count for temple in TEMPLES]
    g.gold = CONSTANTS.supply_gold
    g.wax = CONSTANTS.supply_wax
    g.candle_deck = deck_of(range(len(HOUSE_CANDLES), len(CANDLES)))
    g.display = []
    g.tactics_deck = deck_of(range(COMMON_TACTICS))
    g.out = []
    g.tops = [NONE] * stacks
    g.stack_left = [CONSTANTS.upgrade_stack_size] * stacks
    g.upgrade_pool = list(range(len(UPGRADE_KIND)))
    g.quest_box = [n for n, quest in enumerate(QUESTS) if options.players > 2 or quest.two_players]
    g.quests = []
    g.finished = []
    g.withering_deck = deck_of(range(len(WITHERING_KIND)))
    g.withering_drawn = []
    return g


def _player(seat: int) -> Player:
    player = Player()
    player.seat = seat
    player.house = NONE
    player.vp = 0  # CAN-BOARD-11
    player.gold = 0
    player.wax = 0
    player.supply = LAND_FLAMES
    player.land = 0
    player.castle = OFF
    player.at = [OFF, OFF, OFF]
    player.flames = [0, 0, 0]
    player.deployed = [NONE, NONE, NONE]
    player.hand = []
    player.looked = []
    player.maneuvers = []
    player.upgrades = []
    player.tactics = []
    player.used = []
    player.slots = [NONE, NONE]
    player.withered = [NONE, NONE]
    player.dealt = []
    player.personal = []
    return player


# Who plays whom -------------------------------------------------------------------------------


def give_out_houses(g: Candelabria) -> Flow[None]:
    """CAN-SETUP-9, CAN-DEC-1, CAN-DEC-2: by choice, at random, or as agreed."""
    agreed = g.options.houses
    if isinstance(agreed, tuple):
        for player, house in zip(g.players, agreed, strict=True):
            player.house = _HOUSE[house]
    elif len(g.players) == 2:
        yield from _draft(g)
    else:
        yield from _choose(g)
    for player in g.players:
        house = HOUSES[player.house].id
        g.tell("house", "CAN-SETUP-9", who=WHO[player.seat], house=house)
    g.phase = "setup"


def _choose(g: Candelabria) -> Flow[None]:
    """CAN-DEC-1: one after another, any free House (CAN-SETUP-10)."""
    free = [_HOUSE[name] for name in MODES[len(g.players)].houses]
    for player in g.players:
        yield from _take(g, player, free, "CAN-DEC-1", "CAN-SETUP-9")
        free.remove(player.house)


def _draft(g: Candelabria) -> Flow[None]:
    """CAN-2P-1, CAN-2P-2: a random player begins; the other starts on the opposite side."""
    first = g.chance.pick(g.players, "CAN-2P-1")
    free = [_HOUSE[name] for name in MODES[2].houses]
    yield from _take(g, first, free, "CAN-DEC-2", "CAN-2P-2")
    name = HOUSES[first.house].id
    [opposite] = [side for side in MODES[2].sides.values() if name not in side]
    second = g.players[1 - first.seat]
    yield from _take(g, second, [_HOUSE[other] for other in opposite], "CAN-DEC-2", "CAN-2P-1")


def _take(g: Candelabria, player: Player, free: list[int], decision: str, bar: str) -> Flow[None]:
    """A free House: another one is barred by this rule."""
    if g.options.houses == "random":
        player.house = g.chance.pick(free, "CAN-SETUP-9")
        return

    def forbids(option: Option) -> str | None:
        return None if option.value in free else bar

    table = DRAFT if len(g.players) == 2 else CHOOSE
    answer: Option = yield one_of(player.seat, "house", decision, table, forbids)
    player.house = answer.value


# Pieces and decks -----------------------------------------------------------------------------


def set_up(g: Candelabria) -> Flow[None]:
    """CAN-SETUP-2 to CAN-START-9: boards, decks, starting pieces, the track."""
    for _ in range(CONSTANTS.tactics_display):
        g.display.append(g.tactics_deck.draw(g.chance, "CAN-SETUP-2"))
    for stack in range(len(g.tops)):
        turn_up(g, stack, "CAN-SETUP-3")
    for player in g.players:
        _give_start(g, player)
        _place_start(g, player)
    _set_track(g)
    g.phase = "quests" if g.options.quests else "mist"
    return
    yield  # a step is a flow, also where nobody is asked


def turn_up(g: Candelabria, stack: int, rule: str) -> None:
    """CAN-SETUP-4, CAN-LIMIT-7: the next token of a stack, if there is one, lies face up."""
    if g.stack_left[stack]:
        g.stack_left[stack] -= 1
        g.tops[stack] = g.chance.draw(g.upgrade_pool, rule)
    else:
        g.tops[stack] = NONE


def _give_start(g: Candelabria, player: Player) -> None:
    """CAN-SETUP-11, CAN-DECK-3, CAN-DECK-4: cards and cubes of the House."""
    for number in _OWN_CANDLES[player.house]:
        if HOUSE_CANDLES[number].starts_in == "hand":
            player.hand.append(number)
        else:
            g.house_layers[HOUSE_CANDLES[number].year - 2].append(number)
    player.tactics += _OWN_TACTICS[player.house]
    player.gold, player.wax = CONSTANTS.starting_gold, CONSTANTS.starting_wax
    g.gold -= player.gold
    g.wax -= player.wax


def _place_start(g: Candelabria, player: Player) -> None:
    """CAN-START-1 to CAN-START-7: flames, castle and temple; nothing reacts to them."""
    start = HOUSES[player.house].start
    region = start.region[g.side.id]  # type: ignore[index]
    home = members(g.side.region[region])
    spared = PORTAL if start.land_flames == "all_but_portal" else NONE
    for territory in home:
        if ACTION_OF[territory] != spared:
            player.land |= 1 << territory
            player.supply -= 1
    [player.castle] = [t for t in home if ACTION_OF[t] == _ACTION[start.castle_on]]
    if start.temple is not None:
        colour = _COLOUR[start.temple]
        g.temples[region].append(colour)
        g.temple_supply[colour] -= 1


def _set_track(g: Candelabria) -> None:
    """CAN-START-8, CAN-START-9, CAN-2P-20: House numbers, gaps closed; a flame each as marker."""
    g.track = sorted(
        range(len(g.players)), key=lambda seat: HOUSES[g.players[seat].house].start.order
    )
    for player in g.players:
        player.supply -= 1
    g.tell("track", "CAN-START-8", seats=[WHO[seat] for seat in g.track])

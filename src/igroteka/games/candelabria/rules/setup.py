"""Set-up (CAN-SETUP, CAN-DECK, CAN-START, CAN-2P-1 to CAN-2P-3, CAN-2P-20)."""

from __future__ import annotations

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
from igroteka.kernel.chance import Chance
from igroteka.kernel.deck import deck_of
from igroteka.kernel.flow import WHO, Flow, Option, one_of
from igroteka.kernel.journal import MUTE

_HOUSE: Final = {house.id: number for number, house in enumerate(HOUSES)}
_COLOUR: Final = {temple.color: number for number, temple in enumerate(TEMPLES)}
_ACTION: Final = {action.id: number for number, action in enumerate(ACTIONS)}

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
    """The box opened: the supplies are full, nobody has a House yet.

    CAN-DECK-2: with two or three players the curses of regions 9 and 10 have left the game.
    CAN-SETUP-6, CAN-WITH-1: decks are unordered, each draw is by chance.
    """
    mode = MODES[options.players]
    uncursed = [n for n, card in enumerate(CURSES) if card.region not in mode.curse_regions]
    stacks = CONSTANTS.upgrade_stacks
    return Candelabria(
        chance=chance,
        journal=MUTE,
        options=options,
        phase="houses",
        side=SIDE_FOR[options.players],
        year=1,
        players=[_player(seat) for seat in range(options.players)],
        track=[],
        order=[],
        turn=0,
        deed=Deed(NONE, 0, 0, 0, 0, 0, 0),
        curses=[],
        curse_deck=[n for n in range(len(CURSES)) if n not in uncursed],
        house_layers=[[], []],
        gone=uncursed,
        battles=[],
        fought=[],
        temples=[[] for _ in range(REGIONS)],
        temple_supply=[temple.count for temple in TEMPLES],
        gold=CONSTANTS.supply_gold,
        wax=CONSTANTS.supply_wax,
        candle_deck=deck_of(range(len(HOUSE_CANDLES), len(CANDLES))),
        display=[],
        tactics_deck=deck_of(range(COMMON_TACTICS)),
        out=[],
        tops=[NONE] * stacks,
        stack_left=[CONSTANTS.upgrade_stack_size] * stacks,
        upgrade_pool=list(range(len(UPGRADE_KIND))),
        quest_box=[n for n, quest in enumerate(QUESTS) if options.players > 2 or quest.two_players],
        quests=[],
        finished=[],
        withering_deck=deck_of(range(len(WITHERING_KIND))),
        withering_drawn=[],
    )


def _player(seat: int) -> Player:
    return Player(
        seat=seat,
        house=NONE,
        vp=0,  # CAN-BOARD-11
        gold=0,
        wax=0,
        supply=LAND_FLAMES,
        land=0,
        castle=OFF,
        at=[OFF, OFF, OFF],
        flames=[0, 0, 0],
        deployed=[NONE, NONE, NONE],
        hand=[],
        looked=[],
        maneuvers=[],
        upgrades=[],
        tactics=[],
        used=[],
        slots=[NONE, NONE],
        withered=[NONE, NONE],
        dealt=[],
        personal=[],
    )


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
    house = HOUSES[player.house].id
    for number, candle in enumerate(HOUSE_CANDLES):
        if candle.house == house:
            if candle.starts_in == "hand":
                player.hand.append(number)
            else:
                g.house_layers[candle.year - 2].append(number)
    for number in range(COMMON_TACTICS, len(TACTICS_KIND)):
        if TACTICS[TACTICS_KIND[number]].house == house:
            player.tactics.append(number)
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

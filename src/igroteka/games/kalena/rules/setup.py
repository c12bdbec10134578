"""Set-up (KAL-SETUP, KAL-MODE): steps in the rulebook's order, every random choice uniform."""

from __future__ import annotations

from igroteka.games.kalena.content import (
    BONUS_CARDS,
    BUILDINGS,
    CALENDAR,
    COLOURS,
    EXHAUSTION_TOKENS,
    GHOST_CARDS,
    GHOSTS,
    HEXES,
    MAIN_BOARD,
    MARKETS,
    MODES,
    PLAYER_COUNTS,
    QUESTS,
    RESOURCES,
    SKILLS,
    TRACKS,
)
from igroteka.games.kalena.rules.land import (
    CITY_HEX,
    REGION_SLOTS,
    REGION_TILES,
    UNLAID,
    lay_out,
)
from igroteka.games.kalena.rules.options import Options
from igroteka.games.kalena.rules.state import CLOSED, EMPTY, Kalena, Player
from igroteka.kernel.chance import Chance
from igroteka.kernel.flow import WHO, Flow
from igroteka.kernel.journal import MUTE


def new(options: Options, chance: Chance) -> Kalena:
    """The box opened: the supply is full (KAL-SETUP-2), the players have their pieces."""
    hexes = len(HEXES)
    g = Kalena(chance, MUTE)
    g.options = options
    g.phase = "setup"
    g.land = UNLAID
    g.season = 1
    g.round = 1
    g.turn = 0
    g.order = ()
    g.stack = ()
    g.players = [_player(seat, options.players) for seat in range(options.players)]
    g.ghosts = (0,) * hexes
    g.buildings = (EMPTY,) * hexes
    g.owners = (EMPTY,) * hexes
    g.exhausted = (0,) * hexes
    g.ghost_supply = GHOSTS
    g.exhaustion_supply = EXHAUSTION_TOKENS
    g.resource_supply = tuple([resource.count for resource in RESOURCES])
    g.building_supply = tuple([building.count for building in BUILDINGS])
    g.ghost_cards = ()
    g.market = EMPTY
    g.skills = ()
    g.slots = tuple([_slots(column.slots, options.players) for column in MAIN_BOARD.skill_columns])
    g.ended_by = ""
    return g


def _player(seat: int, players: int) -> Player:
    """KAL-SETUP-8, KAL-SETUP-9, KAL-SETUP-11, KAL-SETUP-13, KAL-SETUP-16."""
    removed = PLAYER_COUNTS[players].removed_quests
    player = Player()
    player.seat = seat
    player.hex = CITY_HEX
    player.resources = (0,) * len(RESOURCES)
    player.pecunias = 0
    player.tokens = tuple([track.start_tokens for track in TRACKS])
    player.active = player.tokens
    player.markers = COLOURS[seat].markers
    player.valour = 0
    player.skills = 0
    player.quests = [n for n, quest in enumerate(QUESTS) if quest.number not in removed]
    player.picked = []
    return player


def _slots(slots: tuple[object, ...], players: int) -> tuple[int, ...]:
    """KAL-SETUP-14, KAL-SETUP-15: counter markers close slots with two and three players."""
    blocked = PLAYER_COUNTS[players].blocked_skill_slots
    return tuple([CLOSED if place + 1 in blocked else EMPTY for place in range(len(slots))])


def set_up(g: Kalena) -> Flow[None]:
    """Everything that chance decides, in the order of the rulebook."""
    _lay_tiles(g)
    _draw_cards(g)
    _draw_turn_order(g)
    g.phase = "spread"
    return
    yield  # a step is a flow, also where nobody is asked


def _lay_tiles(g: Kalena) -> None:
    """KAL-SETUP-1: 6 of the 11 region tiles, at random, in random slots."""
    tiles = list(REGION_TILES)
    drawn = {slot: g.chance.draw(tiles, "KAL-SETUP-1") for slot in REGION_SLOTS}
    g.land = lay_out(drawn)
    g.tell("land", "KAL-SETUP-1", tiles=list(g.land.tiles))


def _draw_cards(g: Kalena) -> None:
    """KAL-SETUP-4 to KAL-SETUP-7: skills, market, ghost cards, the first bonus card."""
    for column in MAIN_BOARD.skill_columns:  # KAL-SKILL-2: one of each kind
        deck = [n for n, skill in enumerate(SKILLS) if skill.kind == column.kind]
        g.skills = (*g.skills, g.chance.draw(deck, "KAL-SETUP-4"))
    g.tell("skills-drawn", "KAL-SETUP-4", skills=[SKILLS[n].id for n in g.skills])
    g.market = g.chance.pick(range(len(MARKETS)), "KAL-SETUP-5")
    g.tell("market-drawn", "KAL-SETUP-5", market=MARKETS[g.market].id)
    g.ghost_cards = _ghost_cards(g)
    names = [card.id for card in GHOST_CARDS if card.number in g.ghost_cards]
    g.tell("ghost-cards", "KAL-SETUP-6", cards=names)
    g.tell("season", "KAL-SETUP-7", season=1, card=BONUS_CARDS[0].id)


def _ghost_cards(g: Kalena) -> tuple[int, ...]:
    """KAL-MODE-2 to KAL-MODE-8: the card of the mode, and extra ones if so agreed."""
    mode = MODES[g.options.mode]
    extra = g.options.extra_ghosts
    if extra == "random":
        others = [cards for cards in mode.extra_ghost_cards if len(cards) == 1]
        extra = g.chance.pick(others, "KAL-MODE-8")
    return tuple(sorted((mode.base_ghost_card, *extra)))


def _draw_turn_order(g: Kalena) -> None:
    """KAL-SETUP-10, KAL-SETUP-12: a random stack; its topmost token is first."""
    stack = list(range(len(g.players)))
    g.chance.shuffle(stack, "KAL-SETUP-10")
    g.stack = tuple(stack)
    g.order = g.stack[::-1]
    g.tell("order", "KAL-SETUP-12", seats=[WHO[seat] for seat in g.order])


def counter_markers_used(g: Kalena) -> int:
    """KAL-SETUP-3, KAL-SETUP-14, KAL-SETUP-15: one walks the season track, others close slots."""
    return 1 + sum(slots.count(CLOSED) for slots in g.slots)


def round_number(g: Kalena) -> int:
    """The round from 1 to 9: where the counter marker lies (KAL-SETUP-3, KAL-ORDER-2)."""
    return (g.season - 1) * CALENDAR.rounds_per_season + g.round

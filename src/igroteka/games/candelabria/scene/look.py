"""The look of Candelabria: a kingdom of wax at dusk. Colours, signs and icons by kind."""

from __future__ import annotations

from igroteka.games.candelabria.content import BOARDS, HOUSES
from igroteka.games.candelabria.content.entries import Effect, Power
from igroteka.games.candelabria.content.names import NAMES
from igroteka.games.candelabria.rules.symbols import is_symbol
from igroteka.scene import Figure, Palette, Words
from igroteka.scene.look import Look

_REGION_INKS = {region.id: region.color for board in BOARDS.values() for region in board.regions}

PALETTE = Palette(
    paper="#1b1426",
    ink="#ece3d0",
    accent="#f0a23c",
    inks={
        **_REGION_INKS,
        **{house.id: house.color for house in HOUSES},
        "curse_influence": "#9d6bc9",
        "barracks": "#c4544a",
        "forge": "#d9822b",
        "mine": "#c9a94f",
        "portal": "#4fa3b8",
        "tavern": "#7fa35a",
        "water": "#1d2a44",
        "struck": "#2b2a3d",
        "region_token": "#2a2036",
        "land_flame": "#f5b04c",
        "temple_white": "#efe8d8",
        "temple_grey": "#8d8a94",
        "temple_black": "#221c2b",
        "curse_figure": "#8b5fc0",
        "bridge": "#8a7150",
        "seat_1": "#c0392b",
        "seat_2": "#d98c2b",
        "seat_3": "#8e5bb5",
        "seat_4": "#3f9e6e",
        "seat_5": "#e3c04b",
    },
    signs={
        "curse_influence": "☾",
        "barracks": "⚔",
        "forge": "⚒",
        "mine": "◆",
        "portal": "◎",
        "tavern": "♨",
        "water": "≈",
        "land_flame": "♦",
        "castle": "♜",
        "explorer": "e",
        "pilgrim": "p",
        "warrior": "w",
        "temple_white": "△",
        "temple_grey": "▵",
        "temple_black": "▲",
        "curse_figure": "☠",
        "ash_clan": "A",
        "engineers_guild": "E",
        "sowers_order": "S",
        "new_life_coven": "C",
        "knights_of_light": "K",
    },
)

ICONS = {
    "curse_influence": "cursed-star",
    "barracks": "barracks",
    "forge": "anvil",
    "mine": "mine-wagon",
    "portal": "magic-portal",
    "tavern": "tavern-sign",
    "castle": "castle",
    "explorer": "compass",
    "pilgrim": "pilgrim-hat",
    "warrior": "crossed-swords",
    "land_flame": "candle-flame",
    "candle_flame": "candle-light",
    "gold_cube": "gold-bar",
    "wax_cube": "honeycomb",
    "temple_white": "greek-temple",
    "temple_grey": "byzantin-temple",
    "temple_black": "egyptian-temple",
    "curse_card": "evil-book",
    "curse_figure": "spectre",
    "tactics_card": "battle-gear",
    "upgrade_token": "gears",
    "house_candle_card": "candle-holder",
    "upgraded_candle_card": "candles",
    "quest_card": "tied-scroll",
    "withering_card": "leaf-skeleton",
    "war_board": "round-shield",
    "region_token": "wax-seal",
    "turn_order": "podium",
    "strength": "relic-blade",
    "ash_clan": "burning-embers",
    "engineers_guild": "gears",
    "sowers_order": "sprout",
    "new_life_coven": "cauldron",
    "knights_of_light": "sunrise",
}

VP = "laurel-crown"
EFFECT_ICONS = {
    "light": "candle-flame",
    "extinguish": "dust-cloud",
    "steal": "snatch",
    "gain_vp": VP,
    "draw_tactics": "card-draw",
    "destroy_temple": "demolish",
    "become_first": "rank-1",
}

_FIGURE_ICONS = {
    "explorer_skip": ICONS["explorer"],
    "warrior_push": ICONS["warrior"],
    "castle_strength": ICONS["castle"],
    "curse_strength": ICONS["curse_figure"],
    "stored_cube": ICONS["gold_cube"],
    "tactics_card": ICONS["tactics_card"],
    "land_flame": ICONS["land_flame"],
}

POINTS = Words("label-vp")

LOOK = Look(ICONS, NAMES)


def gold(amount: int) -> Figure:
    """So much gold."""
    return Figure(amount, ICONS["gold_cube"], "gold_cube")


def wax(amount: int) -> Figure:
    """So much wax."""
    return Figure(amount, ICONS["wax_cube"], "wax_cube")


def effects(symbols: tuple[Effect, ...]) -> tuple[Figure, ...]:
    """The symbols of a card in printed order, each with its number."""
    return tuple(
        Figure(effect.n, EFFECT_ICONS[effect.op], Words(f"label-effect-{effect.op}"))
        for effect in symbols
        if is_symbol(effect)
    )


def icon_of(symbols: tuple[Effect, ...], back: str) -> str:
    """What a card does first, told at a glance; a card that does nothing shows its deck."""
    return next((EFFECT_ICONS[e.op] for e in symbols if is_symbol(e)), ICONS[back])


def power_icon(power: Power) -> str:
    """What an upgrade is about: a symbol, an action, a figure or what it counts at the end."""
    if power.effects:
        return icon_of(power.effects, "upgrade_token")
    if power.action:
        return ICONS[power.action]
    return _FIGURE_ICONS[power.what or power.per]

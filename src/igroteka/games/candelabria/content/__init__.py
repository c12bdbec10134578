"""The content files of the Curse of Candelabria as frozen, typed tables.

Everything is numbered by its order in the files. Cards that exist several times have a number
for each copy: hidden cards are dealt anew by these numbers.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from igroteka.games.candelabria.content.entries import (
    BoardFile,
    Box,
    CandleCard,
    CurseCard,
    House,
    QuestsFile,
    RolesFile,
    TacticsFile,
    Temple,
    UpgradeToken,
    WitheringCard,
)
from igroteka.kernel.almanac import Book
from igroteka.kernel.content import Named, Told, load

GAME_ID: Final = "candelabria"
FOLDER: Final = files("igroteka.games.candelabria")
_CONTENT = FOLDER / "content"


_roles = load(_CONTENT, "roles", RolesFile)
_tactics = load(_CONTENT, "tactics", TacticsFile)
_quests = load(_CONTENT, "quests", QuestsFile)

BOOK: Final = load(_CONTENT, "almanac", Book)
BOX: Final = load(_CONTENT, "components", Box)
CONSTANTS: Final = BOX.constants
MODES: Final = {mode.players: mode for mode in BOX.modes}
SEATS: Final = load(_CONTENT, "seats", dict[str, tuple[Named, ...]])["seats"]
BOARDS: Final = {side: load(_CONTENT, f"board_{side}", BoardFile) for side in ("large", "small")}
HOUSES: Final = load(_CONTENT, "houses", dict[str, tuple[House, ...]])["houses"]
ROLES: Final = _roles.roles
CASTLE_FIGURE: Final = _roles.castle
HOUSE_CANDLES: Final = load(_CONTENT, "house_candles", dict[str, tuple[CandleCard, ...]])[
    "house_candles"
]
UPGRADED_CANDLES: Final = load(_CONTENT, "upgraded_candles", dict[str, tuple[CandleCard, ...]])[
    "upgraded_candles"
]
CURSES: Final = load(_CONTENT, "curses", dict[str, tuple[CurseCard, ...]])["curse_cards"]
UPGRADES: Final = load(_CONTENT, "upgrades", dict[str, tuple[UpgradeToken, ...]])["upgrade_tokens"]
TEMPLES: Final = load(_CONTENT, "temples", dict[str, tuple[Temple, ...]])["temples"]
ACTIONS: Final = load(_CONTENT, "territory_actions", dict[str, tuple[Told, ...]])[
    "territory_actions"
]
QUESTS: Final = _quests.quests
REWARDS: Final = _quests.rewards
WITHERING: Final = load(_CONTENT, "withering", dict[str, tuple[WitheringCard, ...]])[
    "withering_cards"
]

# Candle cards: the 25 of the Houses come first, then the 50 upgraded ones.
CANDLES: Final = (*HOUSE_CANDLES, *UPGRADED_CANDLES)
# Kinds of tactics cards: the common ones come first, then those of the Houses.
TACTICS: Final = (*_tactics.common_tactics, *_tactics.house_tactics)

TACTICS_KIND: Final = tuple(kind for kind, card in enumerate(TACTICS) for _ in range(card.count))
"""The kind of each of the 90 tactics cards: the 75 common ones come first."""
COMMON_TACTICS: Final = sum(card.count for card in _tactics.common_tactics)
UPGRADE_KIND: Final = tuple(kind for kind, token in enumerate(UPGRADES) for _ in range(token.count))
"""The kind of each of the 36 upgrade tokens."""
WITHERING_KIND: Final = tuple(
    kind for kind, card in enumerate(WITHERING) for _ in range(card.count)
)
"""The kind of each of the 16 Withering cards."""

LAND_FLAMES: Final = CONSTANTS.land_flames
CELLS: Final = CONSTANTS.warehouse_cells
UPGRADE_SLOTS: Final = CONSTANTS.upgrade_slots

_house = [entry.id for entry in HOUSES]
ASH: Final = _house.index("ash_clan")
ENGINEERS: Final = _house.index("engineers_guild")
SOWERS: Final = _house.index("sowers_order")
COVEN: Final = _house.index("new_life_coven")
KNIGHTS: Final = _house.index("knights_of_light")
_role = [entry.id for entry in ROLES]
EXPLORER: Final = _role.index("explorer")
PILGRIM: Final = _role.index("pilgrim")
WARRIOR: Final = _role.index("warrior")
_action = [entry.id for entry in ACTIONS]
INFLUENCE: Final = _action.index("curse_influence")
BARRACKS: Final = _action.index("barracks")
FORGE: Final = _action.index("forge")
MINE: Final = _action.index("mine")
PORTAL: Final = _action.index("portal")
TAVERN: Final = _action.index("tavern")
_colour = [entry.color for entry in TEMPLES]
WHITE: Final = _colour.index("white")
GREY: Final = _colour.index("grey")
BLACK: Final = _colour.index("black")

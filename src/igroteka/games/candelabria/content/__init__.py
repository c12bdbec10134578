"""The content files of the Curse of Candelabria as frozen, typed tables.

Everything is numbered by its order in the files. Cards that exist several times have a number
for each copy: hidden cards are dealt anew by these numbers.
"""

from __future__ import annotations

from importlib.resources import files

from igroteka.games.candelabria.content.entries import (
    BoardFile,
    Box,
    CandleCard,
    CurseCard,
    House,
    QuestCard,
    Rewards,
    Role,
    TacticsCard,
    Temple,
    UpgradeToken,
    WitheringCard,
)
from igroteka.kernel.almanac import Book
from igroteka.kernel.content import Entry, Named, Told, load

GAME_ID = "candelabria"
FOLDER = files("igroteka.games.candelabria")
_CONTENT = FOLDER / "content"


class _Roles(Entry, frozen=True):
    roles: tuple[Role, ...]
    castle: Told


class _Tactics(Entry, frozen=True):
    common_tactics: tuple[TacticsCard, ...]
    house_tactics: tuple[TacticsCard, ...]


class _Quests(Entry, frozen=True):
    rewards: Rewards
    quests: tuple[QuestCard, ...]


_roles = load(_CONTENT, "roles", _Roles)
_tactics = load(_CONTENT, "tactics", _Tactics)
_quests = load(_CONTENT, "quests", _Quests)

BOOK = load(_CONTENT, "almanac", Book)
BOX = load(_CONTENT, "components", Box)
CONSTANTS = BOX.constants
MODES = {mode.players: mode for mode in BOX.modes}
SEATS = load(_CONTENT, "seats", dict[str, tuple[Named, ...]])["seats"]
BOARDS = {side: load(_CONTENT, f"board_{side}", BoardFile) for side in ("large", "small")}
HOUSES = load(_CONTENT, "houses", dict[str, tuple[House, ...]])["houses"]
ROLES = _roles.roles
CASTLE_FIGURE = _roles.castle
HOUSE_CANDLES = load(_CONTENT, "house_candles", dict[str, tuple[CandleCard, ...]])["house_candles"]
UPGRADED_CANDLES = load(_CONTENT, "upgraded_candles", dict[str, tuple[CandleCard, ...]])[
    "upgraded_candles"
]
CURSES = load(_CONTENT, "curses", dict[str, tuple[CurseCard, ...]])["curse_cards"]
UPGRADES = load(_CONTENT, "upgrades", dict[str, tuple[UpgradeToken, ...]])["upgrade_tokens"]
TEMPLES = load(_CONTENT, "temples", dict[str, tuple[Temple, ...]])["temples"]
ACTIONS = load(_CONTENT, "territory_actions", dict[str, tuple[Told, ...]])["territory_actions"]
QUESTS = _quests.quests
REWARDS = _quests.rewards
WITHERING = load(_CONTENT, "withering", dict[str, tuple[WitheringCard, ...]])["withering_cards"]

# Candle cards: the 25 of the Houses come first, then the 50 upgraded ones.
CANDLES = (*HOUSE_CANDLES, *UPGRADED_CANDLES)
# Kinds of tactics cards: the common ones come first, then those of the Houses.
TACTICS = (*_tactics.common_tactics, *_tactics.house_tactics)

TACTICS_KIND = tuple(kind for kind, card in enumerate(TACTICS) for _ in range(card.count))
"""The kind of each of the 90 tactics cards: the 75 common ones come first."""
COMMON_TACTICS = sum(card.count for card in _tactics.common_tactics)
UPGRADE_KIND = tuple(kind for kind, token in enumerate(UPGRADES) for _ in range(token.count))
"""The kind of each of the 36 upgrade tokens."""
WITHERING_KIND = tuple(kind for kind, card in enumerate(WITHERING) for _ in range(card.count))
"""The kind of each of the 16 Withering cards."""

LAND_FLAMES = CONSTANTS.land_flames
CELLS = CONSTANTS.warehouse_cells
UPGRADE_SLOTS = CONSTANTS.upgrade_slots

ASH, ENGINEERS, SOWERS, COVEN, KNIGHTS = (
    [house.id for house in HOUSES].index(name)
    for name in (
        "ash_clan",
        "engineers_guild",
        "sowers_order",
        "new_life_coven",
        "knights_of_light",
    )
)
EXPLORER, PILGRIM, WARRIOR = (
    [role.id for role in ROLES].index(name) for name in ("explorer", "pilgrim", "warrior")
)
INFLUENCE, BARRACKS, FORGE, MINE, PORTAL, TAVERN = (
    [action.id for action in ACTIONS].index(name)
    for name in ("curse_influence", "barracks", "forge", "mine", "portal", "tavern")
)
WHITE, GREY, BLACK = (
    [temple.color for temple in TEMPLES].index(name) for name in ("white", "grey", "black")
)

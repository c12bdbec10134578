"""The look of Cadwallon: a rooftop view of a city at night. Colours, signs and icons by kind."""

from __future__ import annotations

from igroteka.games.cadwallon.content import EXPLORATION, TREASURES
from igroteka.games.cadwallon.content.names import NAMES
from igroteka.scene import Figure, Palette, Words
from igroteka.scene.look import Look

_TREASURE_ICONS = {
    "scroll": "tied-scroll",
    "key_ring": "keyring",
    "bracelet": "ring",
    "ruby": "cut-diamond",
    "emerald": "emerald",
    "sapphire": "rupee",
    "magic_gem": "crystal-wand",
    "hostage": "handcuffed",
    "duke": "crown",
}
_TOKEN_ICONS = {
    "magic_gem": "crystal-wand",
    "trap": "wolf-trap",
    "equipment_cache": "battle-gear",
    "crest": "wax-seal",
    "security": "checked-shield",
    "staircase": "crypt-entrance",
    "mechanism": "gears",
}
_ROOM_ICONS = {
    "apothecary": "pestle-mortar",
    "armoury": "crossed-swords",
    "bakery": "bread",
    "barons_bedchamber": "bed",
    "bathhouse": "bathtub",
    "chapel": "church",
    "dormitory": "bunk-beds",
    "gallery": "mona-lisa",
    "guardroom": "halberd",
    "jewellers_shop": "diamond-ring",
    "laboratory": "bubbling-flask",
    "library": "bookshelf",
    "mages_study": "pentacle",
    "mess_hall": "knife-fork",
    "music_salon": "harp",
    "observatory": "telescope",
    "reading_room": "open-book",
    "smithy": "anvil",
    "stable": "horse-head",
    "tailors_shop": "scissors",
    "tavern": "beer-stein",
    "treasury": "locked-chest",
    "warehouse": "wooden-crate",
    "wine_cellar": "barrel",
}
_THIEF_ICONS = {
    "leona": "duel",
    "davitto": "robber",
    "iris": "woman-elf-face",
    "otho": "executioner-hood",
    "valdur": "cowled",
    "nyx": "domino-mask",
    "morrow": "run",
    "silke": "female-vampire",
    "tortok": "ogre",
    "elise": "elf-helmet",
    "kaldern_boss": "pirate-captain",
    "bragg": "beard",
    "dorak": "spiked-shoulder-armor",
    "zora": "witch-face",
    "gholam": "skull-mask",
    "vesper": "evil-eyes",
    "chufflock": "guillotine",
    "lucius": "gladius",
    "iraem": "hawk-emblem",
    "shaana": "brute",
    "sienne": "hooded-figure",
    "isabeau": "barbute",
}
_ARCANA_ICONS = {
    "powerful_blow": "hammer-drop",
    "flurry": "sword-array",
    "parry": "sword-clash",
    "distraction": "distraction",
    "second_wind": "lungs",
    "riposte": "saber-slash",
    "cutpurse": "swap-bag",
    "run": "sprint",
    "dodge": "dodging",
    "secret_passage": "secret-door",
    "niggling_injury": "broken-bone",
    "locked": "padlock",
    "nest_egg": "money-stack",
    "denunciation": "public-speaker",
    "master_key": "lockpicks",
    "savage_strike": "deadly-strike",
    "iron_guard": "surrounded-shield",
    "cheap_shot": "punch",
    "manacles": "manacles",
    "healing_salve": "healing",
    "poison_dart": "dart",
    "trapdoor": "hole",
    "beast_lure": "meat",
    "rumour": "conversation",
}
_GEAR_ICONS = {
    "watchmans_pass": "passport",
    "flying_potion": "feathered-wing",
    "lock_opener": "padlock-open",
    "crowbar": "crowbar",
    "serrated_dagger": "curvy-knife",
    "buckler": "round-shield",
    "duelling_sword": "stiletto",
    "soft_boots": "leather-boot",
    "grappling_hook": "grapple",
    "smoke_bomb": "smoke-bomb",
    "healing_draught": "health-potion",
    "lucky_coin": "token",
    "skeleton_key": "skeleton-key",
    "dark_lantern": "old-lantern",
    "hand_crossbow": "crossbow",
    "guild_seal": "wax-seal",
}
_FIGURE_ICONS = {
    "kornak": "halberd",
    "valrut": "visored-helm",
    "kornak_reinforced": "halberd",
    "valrut_reinforced": "visored-helm",
    "hunter_sienne": "woman-elf-face",
    "hunter_isabeau": "mounted-knight",
    "zombie": "shambling-zombie",
    "cyclops": "cyclops",
}

ICONS = (
    {
        "room": "village",
        "street": "maze",
        "exit": "gate",
        "pentagram": "pentacle",
        "plaza": "fountain",
        "vault": "cave-entrance",
        "holy_altar": "star-altar",
        "tunnel": "mine-wagon",
        "torture_chamber": "manacles",
        "archive": "open-book",
        "secret_treasury": "open-treasure-chest",
        "cat_center": "pentacle",
        "prison": "imprisoned",
        "lair": "daemon-skull",
        "portcullis": "dungeon-gate",
        "burnt": "fire-zone",
        "crowd": "meeple",
        "exploration_token": "rune-stone",
        "encounter_token": "graveyard",
        "locked_chest": "locked-chest",
        "arcana_card": "card-draw",
        "intrigue_card": "secret-book",
        "equipment_card": "battle-gear",
        "mission_card": "scroll-quill",
        "adventure_card": "treasure-map",
        "loot_card": "swap-bag",
        "character_card": "hooded-figure",
        "ducats": "two-coins",
        "ap": "sparkles",
        "combat": "crossed-swords",
        "move": "walking-boot",
        "mind": "brain",
        "points": "compass",
        "experience": "rank-1",
        "wound": "hearts",
        "hoard": "coins-pile",
        "die": "dice-six-faces-six",
        "bonus": "upgrade",
        "hand": "poker-hand",
        "load": "knapsack",
    }
    | _TREASURE_ICONS
    | _TOKEN_ICONS
    | _FIGURE_ICONS
    | _ROOM_ICONS
    | _THIEF_ICONS
    | _ARCANA_ICONS
    | _GEAR_ICONS
)

PALETTE = Palette(
    paper="#141b2b",
    ink="#dfe6f2",
    accent="#f2c14e",
    inks={
        "room": "#6e4a3f",
        "street": "#37455c",
        "exit": "#4d6075",
        "plaza": "#5a7d78",
        "vault": "#2f4a3d",
        "portcullis": "#9aa7b8",
        "burnt": "#d2691e",
        "crowd": "#c9a227",
        "pentagram": "#9d7fd1",
        "yellow": "#e3c13f",
        "green": "#5fae57",
        "blue": "#4f86d9",
        "red": "#d5524a",
        "ruby": "#c9343f",
        "emerald": "#3fa46a",
        "sapphire": "#3f6fc9",
        "magic_gem": "#b07fe0",
        **{token.id: "#8fb8a8" for token in EXPLORATION if token.id != "magic_gem"},
    },
    signs={
        "room": "▢",
        "street": "·",
        "exit": "◇",
        "plaza": "○",
        "vault": "▣",
        "portcullis": "#",
        "pentagram": "★",
        "kornak": "K",
        "valrut": "V",
        "cyclops": "◉",
        **{treasure.id: sign for treasure, sign in zip(TREASURES, "skb♦♥♠", strict=True)},
    },
)

LOOK = Look(ICONS, NAMES)

DUCATS = Words("label-ducats")


def ducats(amount: int) -> Figure:
    """So many ducats."""
    return Figure(amount, ICONS["ducats"], DUCATS)

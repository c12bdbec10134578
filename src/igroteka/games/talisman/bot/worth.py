"""What the bots hold cards to be worth, beside the Strength and Craft they add.

One point of Strength or Craft is worth `STAT`. The figures were first set by what a card does in
the rules, then checked in games of greedy bots against random ones.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content.vocabulary import StatMod
from igroteka.games.talisman.rules.components.cards import CARDS, DECK, KIND, SPELL
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.state import Hero

SENTINEL_STRENGTH: Final = 9
STAT: Final = 2.5
STAT_BEYOND: Final = 1.0
"""… and beyond what the way to the Crown needs."""
ENOUGH: Final = 12

LIFE: Final[tuple[float, ...]] = (0.0, 9.0, 15.0, 19.5, 23.0, 25.5, 27.5, 29.0, 30.0, 30.8, 31.4)
"""By the number of Lives: the last one is the dearest."""
FATE: Final[tuple[float, ...]] = (0.0, 2.0, 3.5, 4.6, 5.4, 6.0, 6.4)
GOLD: Final[tuple[float, ...]] = (0.0, 1.4, 2.7, 3.9, 4.6, 5.2, 5.7, 6.1)
LOW: Final = 0.4
"""A fight with lower odds is no good."""
TROPHY: Final = 0.3
"""A point of Strength or Craft on a trophy."""

_HELD: Final = {
    # Magic Objects and Objects
    "talisman": 2.0,
    "amulet": 0.2,
    "cross": 2.0,
    "holy_grail": 0.4,
    "orb_of_knowledge": 2.0,
    "potion_of_strength": 1.2,
    "wand": 2.5,
    "holy_lance": 0.5,
    "runesword": 2.0,
    "raft": -1.0,
    "water_bottle": 0.5,
    "armour": 3.0,
    "shield": 2.0,
    "helmet": 1.0,
    "axe": 1.0,
    "sword": 0.2,
    # Followers
    "alchemist": -2.0,  # he may be asked again and again, and puts off what is to come
    "hag": -4.0,
    "gnome": 2.0,
    "guide": 0.7,
    "mercenary": 1.5,
    "mule": 1.0,
    "pixie": 0.8,
    "poltergeist": -4.0,
    "prince": 2.5,
    "princess": 2.5,
}
_SPELLS: Final = {
    "acquisition": 3.5,
    "alchemy": 0.8,
    "counterspell": 3.0,
    "destroy_magic": 1.0,
    "destruction": 1.2,
    "divination": 0.3,
    "healing": 4.0,
    "hex": 1.0,
    "immobility": 2.5,
    "invisibility": 2.5,
    "mesmerism": 2.0,
    "nullify": 1.2,
    "preservation": 4.0,
    "psionic_blast": 2.5,
    "random": 1.5,
    "teleport": 2.0,
    "temporal_warp": 3.5,
}
UNSEEN_SPELL: Final = 2.0
"""A Spell in a rival's hand."""
SPARE: Final = 0.3
"""A bare card: an Enemy kept as a Follower, an Object without any use of its own."""


def _worth(card: int) -> float:
    id = KIND[card].id
    return _SPELLS[id] if DECK[card] == SPELL else _HELD.get(id, SPARE)


def _in_battle(card: int) -> int:
    """What a Weapon adds in any battle."""
    return sum(
        mod.amount
        for mod in KIND[card].mods
        if isinstance(mod, StatMod)
        and mod.scope == "battle"
        and mod.if_ is None
        and isinstance(mod.amount, int)
    )


WORTH: Final = tuple(_worth(card) for card in range(CARDS))
WEAPON: Final = tuple(_in_battle(card) if KIND[card].weapon else 0 for card in range(CARDS))
TROPHY_WORTH: Final = tuple(TROPHY * KIND[card].figure for card in range(CARDS))

TALISMAN: Final = 1
AMULET: Final = 2
RAFT: Final = 4
AXE: Final = 8
MINER: Final = 16
IN_STOCK: Final = 32
"""What matters for the way to the Crown, one bit each: cards, somebody who knows mines and locks,
and that another Talisman is left."""
_ON_THE_WAY: Final = {
    "talisman": TALISMAN,
    "amulet": AMULET,
    "raft": RAFT,
    "axe": AXE,
    "gnome": MINER,
}
ON_THE_WAY: Final = tuple(_ON_THE_WAY.get(KIND[card].id, 0) for card in range(CARDS))
"""By card."""


def fighting(hero: Hero) -> int:
    """The Strength of a hero in an ordinary battle, with the Weapons at hand."""
    if hero.toad:
        return hero.strength
    printed = HEROES[hero.card]
    total = hero.strength + printed.battle_bonus
    if printed.no_weapon:
        return total
    hands = printed.weapons
    for card in hero.objects:
        if WEAPON[card] and hands:
            total += WEAPON[card]
            hands -= 1
    return total

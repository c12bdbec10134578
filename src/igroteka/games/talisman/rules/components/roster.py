"""The fourteen heroes: printed values and abilities, worked out once."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content import HERO_CARDS
from igroteka.games.talisman.content.entries import HeroEntry
from igroteka.games.talisman.content.vocabulary import (
    AnyMod,
    AttackDice,
    AttackMode,
    CannotUse,
    FreeAlign,
    Reckoned,
    SeeSpells,
    SilentKill,
    SpellFloor,
    StatMod,
    WeaponLimit,
    WontAttack,
)
from igroteka.games.talisman.rules.components.cards import (
    ALIGNMENTS,
    BIT,
    FREE_ALIGN,
    Power,
    by_window,
)
from igroteka.games.talisman.rules.components.spaces import SPACE


class HeroCard:
    """What is printed on a hero card."""

    __slots__ = (
        "alignment",
        "battle_bonus",
        "battle_dice",
        "craft",
        "effects",
        "fate",
        "floor",
        "id",
        "life",
        "mods",
        "never_silent",
        "no_armour",
        "no_weapon",
        "objects",
        "psychic_attack",
        "sees_spells",
        "silent",
        "soothes",
        "start",
        "strength",
        "weapons",
        "words",
    )

    def __init__(self, entry: HeroEntry) -> None:
        self.id: str = entry.id
        self.strength: int = entry.strength
        self.craft: int = entry.craft
        self.life: int = entry.life
        self.fate: int = entry.fate
        self.alignment: int = ALIGNMENTS.index(entry.alignment)
        self.start: int = SPACE[entry.start]
        self.objects: tuple[str, ...] = entry.objects
        mods: list[AnyMod] = []
        powers: list[Power] = []
        for ability in entry.abilities:
            mods.extend(ability.modifiers)
            name = f"{entry.id}.{ability.id}"
            powers.extend(Power(effect, name) for effect in ability.effects)
        self.mods: tuple[AnyMod, ...] = tuple(mods)
        self.effects: dict[str, tuple[Power, ...]] = by_window(powers)
        self.battle_bonus: int = 0
        self.battle_dice: int = 1
        self.weapons: int = 1
        self.no_weapon: bool = False
        self.no_armour: bool = False
        self.psychic_attack: bool = False
        self.silent: bool = False
        self.never_silent: tuple[str, ...] = ()
        self.floor: int = 0
        self.sees_spells: bool = False
        self.soothes: tuple[str, ...] = ()
        self.words: int = 0
        for word in self.effects:
            self.words |= BIT[word]
        for mod in mods:
            self._heed(mod)

    def _heed(self, mod: AnyMod) -> None:  # noqa: C901  (one line per word of the vocabulary)
        if isinstance(mod, StatMod):
            assert isinstance(mod.amount, Reckoned)
            self.battle_bonus += printed(self, mod.amount)  # the Monk's Craft
        elif isinstance(mod, AttackDice):
            assert mod.attack == "battle"
            self.battle_dice = mod.dice
        elif isinstance(mod, WeaponLimit):
            self.weapons = mod.amount
        elif isinstance(mod, CannotUse):
            self.no_weapon |= "weapon" in mod.classes
            self.no_armour |= "armour" in mod.classes
        elif isinstance(mod, AttackMode):
            self.psychic_attack = True
        elif isinstance(mod, SilentKill):
            self.silent = True
            self.never_silent = mod.not_on
        elif isinstance(mod, SpellFloor):
            self.floor = mod.amount
        elif isinstance(mod, SeeSpells):
            self.sees_spells = True
        elif isinstance(mod, WontAttack):
            self.soothes = mod.types
        elif isinstance(mod, FreeAlign):
            self.words |= FREE_ALIGN

    def on(self, when: str) -> tuple[Power, ...]:
        """The ability effects of one window."""
        return self.effects.get(when, ())


def printed(hero: HeroCard, amount: Reckoned) -> int:
    """`{value: craft}`: what is printed on the hero card, counters and cards not included."""
    assert amount.value is not None
    return hero.craft if amount.value == "craft" else hero.strength


HEROES: Final = tuple(HeroCard(entry) for entry in HERO_CARDS)
HERO: Final = {hero.id: number for number, hero in enumerate(HEROES)}

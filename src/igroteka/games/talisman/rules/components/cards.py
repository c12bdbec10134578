"""Every physical card of the four decks, numbered; and what each kind of card is and does.

A card is a small number. `KIND[card]` tells what it is, `DECK[card]` where it came from and
where it returns to (TAL-PUR-3, TAL-TAL-3). Copies of one kind share one `Kind`, also where they
lie in different decks.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content import ADVENTURES, PURCHASES, SPELLS, TALISMANS
from igroteka.games.talisman.content.entries import (
    Adventure,
    CardEntry,
    Mode,
    Purchase,
    Spell,
    Talisman,
)
from igroteka.games.talisman.content.vocabulary import (
    AnyMod,
    CannotCast,
    Carry,
    Effect,
    Gain,
    SoleFollower,
    SpellFloor,
    SpellProof,
    StatMod,
    Stuck,
)
from igroteka.kernel.flow import Option

ADVENTURE: Final = 0
PURCHASE: Final = 1
TALISMAN: Final = 2
SPELL: Final = 3
"""The decks a card may belong to."""

ALIGNMENTS: Final[tuple[str, ...]] = ("good", "neutral", "evil")
GOOD: Final = 0
NEUTRAL: Final = 1
EVIL: Final = 2

WORDS: Final[tuple[str, ...]] = (
    "turn_start",
    "hero_turn_start",
    "move_instead",
    "move_roll",
    "move_rolled",
    "move_end",
    "draw",
    "visit",
    "land",
    "meet_hero",
    "evade",
    "attack_declared",
    "attack_start",
    "attack_won",
    "kill",
    "life_loss",
    "follower_death",
    "enemy_death",
    "spell_cast",
    "river_crossed",
    "own_turn",
    "turn_end",
    "any_time",
    "setup",
    "reveal",
    "encounter",
    "take",
)
"""The window words of the vocabulary."""

BIT: Final = {word: 1 << number for number, word in enumerate(WORDS)}
DITCH: Final = 1 << len(WORDS)
"""Besides the words: something that may be ditched (TAL-DITCH-3)."""
FREE_ALIGN: Final = 2 << len(WORDS)
"""Besides the words: a free change of alignment (TAL-ALI-7)."""


class Power:
    """An effect with the name of the card or ability it belongs to, and its once-made option.

    Where several copies of a card may be at hand, `copies` has an option for each of them: the
    same choice, but it touches the card that is used.
    """

    __slots__ = ("aside", "bound", "copies", "effect", "name", "option")

    def __init__(self, effect: Effect, name: str, number: int = 0) -> None:
        self.effect = effect
        self.name = name
        self.bound: bool = effect.if_ is not None or bool(effect.cost)
        """To a condition, or to a price."""
        key = f"{name}.{number}" if number else name
        args = {"what": name if effect.label is None else f"{name}.{number}"}
        self.option = Option(f"use:{key}", "use", self, args, (f"use:{name}",))
        self.aside = Option(f"apply:{key}", "apply", self, args, (f"use:{name}",))
        """The same, beside a question (TAL-PRI-13)."""
        self.copies: dict[int, Option] = {}

    def deal(self, card: int) -> None:
        """A card with this effect is there; the first one stands for all."""
        option = self.option
        self.copies[card] = Option(option.key, "use", self, option.args, (f"card:{card}",))
        self.option = self.copies[min(self.copies)]
        self.aside.touches = tuple([f"card:{copy}" for copy in self.copies])


class Kind:
    """What all copies of a card have in common, worked out once."""

    __slots__ = (
        "after",
        "armour",
        "attack",
        "carry",
        "coined",
        "cost",
        "craft_bonus",
        "effects",
        "enemy_type",
        "figure",
        "floor",
        "forbidden",
        "held",
        "id",
        "magic",
        "modes",
        "mods",
        "no_cast",
        "number",
        "proof",
        "rounds",
        "sole",
        "strength_bonus",
        "stuck",
        "tokens",
        "tokens_of",
        "type",
        "weapon",
        "words",
    )

    def __init__(self, entry: CardEntry, type: str) -> None:
        self.id: str = entry.id
        self.type: str = type
        self.number: int = 0
        self.after: str = "take"
        self.enemy_type: str = ""
        self.attack: str = ""
        self.figure: int = 0
        """Strength of an Enemy that battles, Craft of a Spirit."""
        self.forbidden: int = 0
        """Alignments that may not have the card, one bit each (TAL-HAVE-5)."""
        self.cost: int = 0
        """Gold to be paid when the card is taken from a space."""
        self.tokens: int = 0
        self.tokens_of: str = ""
        self.rounds: int = 0
        self.modes: tuple[Mode, ...] = ()
        self.weapon: bool = entry.class_ == "weapon"
        self.armour: bool = entry.class_ == "armour"
        self.magic: bool = type == "magic_object"
        self.mods: tuple[AnyMod, ...] = entry.modifiers
        self.strength_bonus: int = _always(entry.modifiers, "strength")
        self.craft_bonus: int = _always(entry.modifiers, "craft")
        self.carry: int = sum(mod.amount for mod in entry.modifiers if isinstance(mod, Carry))
        self.sole: bool = any(isinstance(mod, SoleFollower) for mod in entry.modifiers)
        self.stuck: bool = any(isinstance(mod, Stuck) for mod in entry.modifiers)
        self.proof: bool = any(isinstance(mod, SpellProof) for mod in entry.modifiers)
        self.no_cast: bool = any(isinstance(mod, CannotCast) for mod in entry.modifiers)
        self.floor: int = sum(mod.amount for mod in entry.modifiers if isinstance(mod, SpellFloor))
        self.coined: bool = any(
            isinstance(op, Gain) and op.stat == "gold"
            for effect in entry.effects
            if effect.when == "take"
            for op in effect.do
        )
        """Turned into coins when it is taken: of no use while none are left (TAL-GOLD-6)."""
        powers = [Power(effect, entry.id, n) for n, effect in enumerate(entry.effects)]
        self.effects: dict[str, tuple[Power, ...]] = by_window(powers)
        self.words: int = 0
        for word in self.effects:
            self.words |= BIT[word]
        # A raised or charmed Enemy is a mere Follower (TAL-FOL-4).
        self.held: int = self.words if type != "enemy" else 0
        """The words of a hero who has it."""
        if not self.stuck and self.id != "raft":
            self.held |= DITCH

    def on(self, when: str) -> tuple[Power, ...]:
        """The effects of one window."""
        return self.effects.get(when, ())


def by_window(powers: list[Power]) -> dict[str, tuple[Power, ...]]:
    """Powers sorted by the word of their window, in the order written."""
    words = dict.fromkeys(power.effect.when for power in powers)
    return {word: tuple(p for p in powers if p.effect.when == word) for word in words}


def _always(mods: tuple[AnyMod, ...], stat: str) -> int:
    total = 0
    for mod in mods:
        if isinstance(mod, StatMod) and mod.stat == stat and mod.scope == "always":
            assert isinstance(mod.amount, int)
            total += mod.amount
    return total


def _bought(entry: Purchase | Talisman) -> Kind:
    kind = Kind(entry, entry.card_type)
    kind.number = 5
    return kind


def _adventure(entry: Adventure) -> Kind:
    kind = Kind(entry, entry.type)
    kind.number = entry.number  # TAL-CARD-1
    kind.after = entry.after
    kind.enemy_type = entry.enemy_type or ""
    kind.attack = entry.attack or ""
    kind.figure = entry.craft if entry.attack == "psychic" else entry.strength
    kind.cost = sum(pay.amount for pay in entry.take_cost)
    for alignment in entry.forbidden:
        kind.forbidden |= 1 << ALIGNMENTS.index(alignment)
    if entry.tokens is not None:
        kind.tokens = entry.tokens.amount
        kind.tokens_of = entry.tokens.stat
    if entry.duration is not None:
        kind.rounds = entry.duration.rounds
    return kind


def _spell(entry: Spell) -> Kind:
    kind = Kind(entry, "spell")
    kind.modes = entry.modes
    if entry.stays is not None:
        kind.rounds = entry.stays.rounds
    kind.words = 0
    for mode in entry.modes:
        for word in mode.cast:
            kind.words |= BIT[word]
    return kind


KINDS: Final[dict[str, Kind]] = {}
_kinds: list[Kind] = []
_decks: list[int] = []


def _deal(entry: CardEntry, kind: Kind, deck: int) -> None:
    kind = KINDS.setdefault(entry.id, kind)
    _kinds.extend([kind] * entry.count)
    _decks.extend([deck] * entry.count)


# Purchases first: an Adventure copy (`same_as`) takes over the kind that is already there.
for _entry in PURCHASES:
    _deal(_entry, _bought(_entry), PURCHASE)
for _talisman in TALISMANS:
    _deal(_talisman, _bought(_talisman), TALISMAN)
for _found in ADVENTURES:
    _deal(_found, _adventure(_found), ADVENTURE)
for _cast in SPELLS:
    _deal(_cast, _spell(_cast), SPELL)

KIND: Final[tuple[Kind, ...]] = tuple(_kinds)
DECK: Final[tuple[int, ...]] = tuple(_decks)
CARDS: Final = len(KIND)
IDS: Final[tuple[str, ...]] = tuple(kind.id for kind in KIND)

for _card, _kind in enumerate(KIND):
    for _powers in _kind.effects.values():
        for _power in _powers:
            _power.deal(_card)

NUMBER: Final = tuple(kind.number for kind in KIND)
TYPE: Final = tuple(kind.type for kind in KIND)
SPELL_WORDS: Final = tuple(KIND[card].words if DECK[card] == SPELL else 0 for card in range(CARDS))
"""In which windows a Spell may be cast, as bits; 0 for other cards."""


_COPIES: Final = tuple(
    tuple(card for card in range(CARDS) if DECK[card] == deck)
    for deck in (ADVENTURE, PURCHASE, TALISMAN, SPELL)
)


def copies(deck: int) -> list[int]:
    """All cards of a deck."""
    return list(_COPIES[deck])


FOR_SALE: Final = {
    entry.id: tuple(card for card in _COPIES[PURCHASE] if IDS[card] == entry.id)
    for entry in PURCHASES
}
"""The Purchase cards of each kind."""


RAFT: Final = tuple(id == "raft" for id in IDS)
"""TAL-RAFT-5, TAL-RAFT-8: a Raft never lies on a space."""


IS_OBJECT: Final = tuple(type in ("object", "magic_object") for type in TYPE)
"""TAL-TERM-8: ordinary and Magic Objects, Purchase cards and Talismans."""

"""Casting Spells and answering them (SPL, CHAIN)."""

from __future__ import annotations

from functools import partial

from igroteka.games.talisman.content.entries import Mode
from igroteka.games.talisman.content.vocabulary import (
    Convert,
    DiscardSpell,
    Heal,
    MoveTo,
    Peek,
    TakeFrom,
)
from igroteka.games.talisman.rules.belongings import discard
from igroteka.games.talisman.rules.cards import BIT, CARDS, DECK, IDS, KIND, SPELL, SPELL_WORDS
from igroteka.games.talisman.rules.conditions import Doing, holds
from igroteka.games.talisman.rules.decks import gain_spells
from igroteka.games.talisman.rules.effects import run
from igroteka.games.talisman.rules.picking import (
    GOLD,
    board_cards,
    items,
    objects_to_convert,
    pick_any_objects,
    pick_board_card,
    pick_foe,
    pick_hero,
    pick_item,
    pick_space,
    reachable,
)
from igroteka.games.talisman.rules.places import heroes_at
from igroteka.games.talisman.rules.roster import HEROES
from igroteka.games.talisman.rules.spaces import BY_REGION, INNER, VOID
from igroteka.games.talisman.rules.state import NONE, PLAYING, Hero, Talisman, clockwise
from igroteka.games.talisman.rules.stats import usable
from igroteka.kernel.flow import PASS, WHO, Flow, Option, Question, Refusal

SPELL_CAST = BIT["spell_cast"]
LIFE_LOSS = BIT["life_loss"]


def _bits(mode: Mode) -> int:
    bits = 0
    for word in mode.cast:
        bits |= BIT[word]
    return bits


MODES = tuple(tuple(_bits(mode) for mode in KIND[card].modes) for card in range(CARDS))
"""The windows of each mode of each Spell, as bits."""


def _option(card: int, number: int) -> Option:
    kind = KIND[card]
    mode = kind.modes[number]
    key = f"cast:{kind.id}" if len(kind.modes) == 1 else f"cast:{kind.id}:{mode.id}"
    return Option(key, "cast", (card, number), {"card": kind.id}, (f"card:{card}",))


CAST = tuple(
    tuple(_option(card, n) for n in range(len(KIND[card].modes))) if DECK[card] == SPELL else ()
    for card in range(CARDS)
)


def holders(g: Talisman, words: int) -> bool:
    """Whether anybody holds a Spell for such a window at all: the cheap test before any work."""
    for hero in g.heroes:
        for card in hero.spells:
            if SPELL_WORDS[card] & words:
                return True
    return False


def proof(g: Talisman, hero: Hero) -> bool:
    """The Amulet: Spells cannot be aimed at its owner (TAL-HAVE-2)."""
    return any(KIND[card].proof and usable(g, hero, KIND[card]) for card in hero.objects)


def apart(g: Talisman, hero: Hero, other: Hero) -> bool:
    """TAL-EVD-3: one has evaded the other this turn, and neither can affect the other."""
    if not g.shunned:
        return False
    seats = (hero.seat, other.seat)
    return hero is not other and g.active in seats and any(seat in g.shunned for seat in seats)


def may_not_cast(g: Talisman, hero: Hero) -> str | None:
    """The rule that forbids the hero all casting now, the Command Spell included."""
    if hero.toad:
        return "TAL-TOAD-10"
    if hero.frozen:
        return "TAL-TURN-8"
    if VOID[hero.space]:
        return "TAL-SPC-14"
    if g.suppressed or any(KIND[card].no_cast for card in hero.objects):
        return "TAL-HAVE-2"
    return None


def barred(g: Talisman, hero: Hero) -> str | None:
    """TAL-SPL-10, TAL-SPL-11: or the limits of this turn."""
    if hero.seat == g.active:
        if hero.cast >= hero.cast_limit:
            return "TAL-SPL-10"
    elif hero.cast:
        return "TAL-SPL-11"
    return may_not_cast(g, hero)


def castable(g: Talisman, hero: Hero, words: int, about: Hero | None = None) -> list[Option]:
    """The Spells the hero may cast in a window, one option per kind and mode (TAL-PRI-6)."""
    options: list[Option] = []
    checked = False
    for card in hero.spells:
        if not SPELL_WORDS[card] & words:
            continue
        if not checked:
            if barred(g, hero) is not None:
                return options
            checked = True
        for number, bits in enumerate(MODES[card]):
            if bits & words and forbids(g, hero, card, number, about) is None:
                option = CAST[card][number]
                if all(option.key != other.key for other in options):
                    options.append(option)
    return options


def refused(g: Talisman, hero: Hero, words: int, about: Hero | None = None) -> list[Refusal]:
    """The Spells in hand that cannot be cast in this window, each with the rule."""
    found: dict[str, Refusal] = {}
    allowed = {option.key for option in castable(g, hero, words, about)}
    for card in hero.spells:
        for number, bits in enumerate(MODES[card]):
            option = CAST[card][number]
            if option.key in allowed:
                continue
            rule = barred(g, hero)
            if rule is None:
                if bits & words:
                    rule = forbids(g, hero, card, number, about)
                else:
                    rule = _out_of_place(KIND[card].modes[number], words)
            found[option.key] = Refusal(option, rule or "TAL-PRI-6")
    return list(found.values())


def _out_of_place(mode: Mode, words: int) -> str:
    """The rule that keeps a Spell with another timing out of this window."""
    if words == SPELL_CAST:
        return "TAL-CHAIN-4"
    if words == LIFE_LOSS and isinstance(mode.do[0], Heal):
        return "TAL-PRI-17"
    return "TAL-PRI-6"


def forbids(
    g: Talisman, hero: Hero, card: int, number: int, about: Hero | None = None
) -> str | None:
    """TAL-CHAIN-1: a Spell needs its moment and a legal target."""
    mode = KIND[card].modes[number]
    if mode.own and hero.seat != g.active:
        return "TAL-PRI-6"
    if mode.if_ is not None and not holds(g, mode.if_, Doing(hero, "TAL-CHAIN-1", card)):
        return "TAL-PRI-6"
    return None if _has_target(g, hero, card, mode, about) else "TAL-CHAIN-1"


def _has_target(g: Talisman, hero: Hero, card: int, mode: Mode, about: Hero | None) -> bool:
    target = mode.target
    op = mode.do[0]
    if target.kind == "hero":
        if about is not None:
            return not proof(g, about) and not apart(g, hero, about)
        return bool(targets(g, hero, card, mode))
    if target.kind == "self":
        return not isinstance(op, Convert) or bool(objects_to_convert(hero))
    if target.kind == "board_card":
        return bool(board_cards(g, op))
    if target.kind == "creature":
        attack = g.attack
        return (
            attack is not None
            and attack.rival == NONE
            and attack.seat == hero.seat
            and not INNER[hero.space]
        )
    if target.kind == "enemy":  # TAL-SPL-9
        return g.attack is not None and not INNER[g.heroes[g.attack.seat].space]
    return not isinstance(op, Peek) or bool(g.top or g.deck or g.discard)


def targets(g: Talisman, hero: Hero, card: int, mode: Mode) -> list[Hero]:
    """Heroes at whom the Spell may be aimed: they have what it would take, and are not proof."""
    candidates = [g.heroes[g.active]] if mode.target.whose_turn else clockwise(g, hero.seat)
    return [
        other
        for other in candidates
        if not (mode.target.other and other is hero)
        and not proof(g, other)
        and not apart(g, hero, other)
        and _worthwhile(hero, other, card, mode)
    ]


def _worthwhile(hero: Hero, other: Hero, card: int, mode: Mode) -> bool:
    op = mode.do[0]
    if isinstance(op, TakeFrom):
        return bool(items(hero, other, op))
    if isinstance(op, DiscardSpell):
        return len(other.spells) > (1 if other is hero and card in hero.spells else 0)
    return True


# Casting --------------------------------------------------------------------------------------


def cast(g: Talisman, hero: Hero, option: Option, about: Hero | None = None) -> Flow[Doing]:
    """TAL-CHAIN-1 to TAL-CHAIN-12: name all choices, show the card, let it be answered, resolve.

    What the Spell did is in the returned `Doing`: nothing, if it was negated.
    """
    card, number = option.value
    mode = KIND[card].modes[number]
    doing = Doing(hero, "TAL-CHAIN-10", card)
    hero.spells.remove(card)  # shown first: from now on everybody knows it
    g.casting.append(card)
    hero.cast += 1  # TAL-CHAIN-2
    yield from _name_choices(g, hero, card, mode, about, doing)
    _tell_cast(g, hero, card, doing)
    casters = [hero]
    if (yield from stands(g, hero, casters)) and _still_legal(g, mode, doing):
        if mode.roller == "target" and doing.target is not None:
            doing.hero = doing.target
        yield from run(g, mode.do, doing)
    else:
        g.tell("fizzled", "TAL-CHAIN-6", card=IDS[card])
    if card in g.casting:  # a lasting Spell lies on its space by now
        g.casting.remove(card)
        discard(g, card)
    for caster in casters:
        keep_supplied(g, caster)
    return doing


def saved(g: Talisman, first: int, words: int, prompt: str, rule: str, card: int) -> Flow[bool]:
    """Whether somebody casts a Spell that keeps a card from its death; from this seat clockwise."""
    waiting = clockwise(g, first) if holders(g, words) else []
    while waiting:
        who = waiting.pop(0)
        options = castable(g, who, words)
        if not options:
            continue
        options.append(PASS)
        args = {"card": IDS[card]}
        why_not = partial(refused, g, who, words)
        option = yield Question(who.seat, prompt, options, rule, args, why_not, concealed=True)
        if option is PASS:
            continue
        doing = yield from cast(g, who, option)
        if doing.prevented:
            return True
        waiting = clockwise(g, first)
    return False


def _tell_cast(g: Talisman, hero: Hero, card: int, doing: Doing) -> None:
    if doing.target is None:
        g.tell("cast", "TAL-CHAIN-1", who=WHO[hero.seat], card=IDS[card])
    else:
        whom = WHO[doing.target.seat]
        g.tell("cast-on", "TAL-CHAIN-1", who=WHO[hero.seat], card=IDS[card], whom=whom)


def _name_choices(
    g: Talisman, hero: Hero, card: int, mode: Mode, about: Hero | None, doing: Doing
) -> Flow[None]:
    target = mode.target
    op = mode.do[0]
    if target.kind == "hero":
        doing.target = about or (yield from pick_hero(hero, targets(g, hero, card, mode), card))
        if isinstance(op, TakeFrom):
            doing.opponent = doing.target
            doing.pick = yield from pick_item(hero, doing.target, op)
    elif target.kind == "space":
        free = [
            space
            for region in target.regions
            for space in BY_REGION[region]
            if not heroes_at(g, space)
        ]
        doing.pick = yield from pick_space(hero, free, "TAL-CHAIN-1")
    elif target.kind == "board_card":
        doing.pick = yield from pick_board_card(g, hero, board_cards(g, op))
    elif target.kind == "creature":
        assert g.attack is not None
        doing.foe = yield from pick_foe(hero, g.attack.foes)
    elif isinstance(op, MoveTo):
        doing.pick = yield from pick_space(hero, reachable(hero, op), "TAL-CHAIN-1")
    elif isinstance(op, Convert):
        doing.picks = yield from pick_any_objects(hero, objects_to_convert(hero))


def _still_legal(g: Talisman, mode: Mode, doing: Doing) -> bool:
    """TAL-CHAIN-9: the target may have died, or lost what was to be taken."""
    target = doing.target
    if target is None:
        return True
    if target.status != PLAYING or proof(g, target):
        return False
    if not isinstance(mode.do[0], TakeFrom):
        return True
    if doing.pick == GOLD:
        return target.gold > 0
    return doing.pick in target.objects or doing.pick in target.followers


def stands(g: Talisman, caster: Hero, casters: list[Hero]) -> Flow[bool]:
    """W-CAST (TAL-CHAIN-3 to TAL-CHAIN-7): True when the Spell just cast is not negated."""
    if not holders(g, SPELL_CAST):
        return True
    waiting = _answering(g, caster)
    while waiting:
        hero = waiting.pop(0)
        options = castable(g, hero, SPELL_CAST)
        if not options:
            continue
        options.append(PASS)
        args = {"card": IDS[g.casting[-1]] if g.casting else "crown_of_command"}
        why_not = partial(refused, g, hero, SPELL_CAST)
        option: Option = yield Question(
            hero.seat, "answer", options, "TAL-CHAIN-3", args, why_not, concealed=True
        )
        if option is PASS:
            continue
        card = option.value[0]
        hero.spells.remove(card)
        g.casting.append(card)
        hero.cast += 1
        if hero not in casters:
            casters.append(hero)
        g.tell("cast", "TAL-CHAIN-4", who=WHO[hero.seat], card=IDS[card])
        negated = yield from stands(g, hero, casters)
        g.casting.remove(card)
        discard(g, card)
        if negated:
            return False
        g.tell("fizzled", "TAL-CHAIN-7", card=IDS[card])
        waiting = _answering(g, caster)
    return True


def _answering(g: Talisman, caster: Hero) -> list[Hero]:
    """TAL-CHAIN-3: the active player first, then clockwise, the caster last."""
    order = [hero for hero in clockwise(g, g.active) if hero is not caster]
    if caster.status == PLAYING:
        order.append(caster)
    return order


def keep_supplied(g: Talisman, hero: Hero) -> None:
    """TAL-SPL-16: a new Spell after the last one was cast, when the whole chain is over."""
    if hero.status != PLAYING or hero.toad:
        return
    floor = HEROES[hero.card].floor
    for card in hero.objects:
        if KIND[card].floor and usable(g, hero, KIND[card]):
            floor = max(floor, KIND[card].floor)
    if len(hero.spells) < floor:
        gain_spells(g, hero, floor - len(hero.spells), "TAL-SPL-16")

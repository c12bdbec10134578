"""Casting a Spell: its choices, its resolution (CHAIN)."""

from __future__ import annotations

from igroteka.games.talisman.content.entries import Mode
from igroteka.games.talisman.content.vocabulary import Convert, MoveTo, RemoveCard, TakeFrom
from igroteka.games.talisman.rules.components.cards import IDS, KIND
from igroteka.games.talisman.rules.components.offers import by_seat
from igroteka.games.talisman.rules.components.piles import discard
from igroteka.games.talisman.rules.components.spaces import REGION
from igroteka.games.talisman.rules.effects.doing import NOTHING, Doing, deed
from igroteka.games.talisman.rules.effects.interpreter import run
from igroteka.games.talisman.rules.effects.picking import (
    GOLD,
    pick_any_objects,
    pick_board_card,
    pick_foe,
    pick_item,
    pick_space,
    unreachable,
)
from igroteka.games.talisman.rules.magic.chain import keep_supplied, stands
from igroteka.games.talisman.rules.magic.timing import CASTINGS, Casting, no_target, proof
from igroteka.games.talisman.rules.state import PLAYING, Hero, Talisman, clockwise
from igroteka.games.talisman.rules.turn.places import heroes_at
from igroteka.kernel.flow import WHO, Flow, Option, one_of


def cast(g: Talisman, hero: Hero, option: Option, about: Hero | None = None) -> Flow[int]:
    """TAL-CHAIN-1 to TAL-CHAIN-12: name all choices, show the card, let it be answered, resolve.

    Returns what the Spell brought about: nothing, if it was negated.
    """
    card, number = option.value
    mode = KIND[card].modes[number]
    doing = deed(hero, "TAL-CHAIN-10", card)
    hero.spells.remove(card)  # shown first: from now on everybody knows it
    g.casting.append(card)
    hero.cast += 1  # TAL-CHAIN-2
    yield from _name_choices(g, hero, CASTINGS[card][number], mode, about, doing)
    _tell_cast(g, hero, card, doing)
    casters = [hero]
    done = NOTHING
    if (yield from stands(g, hero, casters)) and _still_legal(g, mode, doing):  # TAL-CHAIN-8
        if mode.roller == "target" and doing.other is not None:
            doing.hero = doing.other
        done = yield from run(g, mode.do, doing)
    else:
        g.tell("fizzled", "TAL-CHAIN-6", card=IDS[card])
    if card in g.casting:  # a lasting Spell lies on its space by now
        g.casting.remove(card)
        discard(g, card)
    for caster in casters:  # TAL-CHAIN-12
        keep_supplied(g, caster)
    return done


def _tell_cast(g: Talisman, hero: Hero, card: int, doing: Doing) -> None:
    if doing.other is None:
        g.tell("cast", "TAL-CHAIN-1", who=WHO[hero.seat], card=IDS[card])
    else:
        whom = WHO[doing.other.seat]
        g.tell("cast-on", "TAL-CHAIN-1", who=WHO[hero.seat], card=IDS[card], whom=whom)


def _name_choices(
    g: Talisman, hero: Hero, casting: Casting, mode: Mode, about: Hero | None, doing: Doing
) -> Flow[None]:
    target = mode.target
    op = mode.do[0]
    if target.kind == "hero":
        doing.other = about or (yield from _aim(g, hero, casting))
        if isinstance(op, TakeFrom):
            doing.named = [(yield from pick_item(hero, doing.other, op))]
    elif target.kind == "space":

        def occupied(space: int) -> str | None:
            """Only on these regions; `without_heroes`: nobody may stand there."""
            taken = target.without_heroes and heroes_at(g, space)
            return "TAL-CHAIN-1" if taken or REGION[space] not in target.regions else None

        doing.named = [(yield from pick_space(hero, occupied, "TAL-CHAIN-1"))]
    elif isinstance(op, RemoveCard):
        doing.named = [(yield from pick_board_card(g, hero, op))]
    elif target.kind == "creature":
        assert g.attack is not None
        doing.about = yield from pick_foe(hero, g.attack.foes)
    elif isinstance(op, MoveTo):
        doing.named = [(yield from pick_space(hero, unreachable(hero, op), "TAL-CHAIN-1"))]
    elif isinstance(op, Convert):
        doing.named = yield from pick_any_objects(hero)


def _aim(g: Talisman, hero: Hero, casting: Casting) -> Flow[Hero]:
    """Whom a Spell is aimed at."""
    table = by_seat("aim")
    candidates = [table[other.seat] for other in clockwise(g, hero.seat)]

    def forbids(option: Option) -> str | None:
        return no_target(g, hero, g.heroes[option.value], casting)

    args = {"card": IDS[casting.card]}
    option: Option = yield one_of(hero.seat, "aim", "TAL-CHAIN-1", candidates, forbids, args)
    aimed: Hero = g.heroes[option.value]
    return aimed


def _still_legal(g: Talisman, mode: Mode, doing: Doing) -> bool:
    """TAL-CHAIN-9: the target may have died, or lost what was to be taken."""
    target = doing.other
    if target is None:
        return True
    if target.status != PLAYING or proof(g, target):
        return False
    if not isinstance(mode.do[0], TakeFrom):
        return True
    assert doing.named is not None
    named = doing.named[0]
    if named == GOLD:
        return target.gold > 0
    return named in target.objects or named in target.followers

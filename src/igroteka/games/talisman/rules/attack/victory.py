"""A fight is won (W-RESULT): who saves an Enemy, trophies, what a victory brings."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.rules.attack.outcomes import STAND_OFF, WON
from igroteka.games.talisman.rules.components.cards import BIT, IDS, Power
from igroteka.games.talisman.rules.components.offers import of_cards
from igroteka.games.talisman.rules.components.piles import discard, lift
from igroteka.games.talisman.rules.effects.doing import Doing, deed
from igroteka.games.talisman.rules.effects.interpreter import befall, run, unavailable
from igroteka.games.talisman.rules.effects.powers import powers
from igroteka.games.talisman.rules.hero.having import may_have
from igroteka.games.talisman.rules.hero.trophies import keep
from igroteka.games.talisman.rules.magic.saving import saved
from igroteka.games.talisman.rules.magic.timing import holders
from igroteka.games.talisman.rules.state import NONE, Attack, Hero, Talisman
from igroteka.kernel.flow import WHO, Flow, Option, one_of

ENEMY_DEATH: Final = BIT["enemy_death"]
ATTACK_WON: Final = BIT["attack_won"]
KILL: Final = BIT["kill"]
DISCARD: Final = Option("discard", "discard-enemy")


def slay(g: Talisman, card: int) -> Flow[bool]:
    """TAL-PRI-22: an Enemy card is to be killed; False when somebody saves it."""
    if card == NONE:
        return True
    return not (yield from saved(g, g.active, ENEMY_DEATH, "save-enemy", "TAL-PRI-22", card))


def victory(g: Talisman, hero: Hero, attack: Attack, slain: list[int]) -> Flow[int]:
    """W-RESULT: an Enemy may be saved; otherwise all are killed (TAL-MUL-4, TAL-MUL-6)."""
    if attack.foes and holders(g, ENEMY_DEATH) and not (yield from slay(g, attack.foes[0])):
        g.tell("stand-off", "TAL-BAT-13", who=WHO[hero.seat])
        return STAND_OFF
    for card in attack.foes[:]:
        slain.append(card)
        yield from bring_in(g, hero, card)
    doing = deed(hero, "TAL-PRI-18")
    doing.life_taken = bool(slain)
    yield from triumph(g, hero, doing)
    return WON


def triumph(g: Talisman, hero: Hero, doing: Doing) -> Flow[None]:
    """`attack_won` effects of the winner (TAL-PRI-18)."""
    if hero.words & ATTACK_WON:
        for power in powers(g, hero, ATTACK_WON):
            follows = befall(g, power, doing)
            if follows is not None:
                yield from follows


def bring_in(g: Talisman, hero: Hero, card: int) -> Flow[None]:
    """TAL-TRO-1, TAL-DEC-19: trophy or discard; the Ghoul may raise it instead."""
    doing = deed(hero, "TAL-TRO-1", card)
    doing.about = card
    candidates = of_cards("trophy", [card])
    if hero.words & KILL:
        candidates += [power.option for power in powers(g, hero, KILL)]

    def forbids(option: Option) -> str | None:
        if option.verb == "trophy":
            return None
        power: Power = option.value
        return may_have(hero, card) or unavailable(g, power.effect, doing)

    args = {"card": IDS[card]}
    option: Option = yield one_of(
        hero.seat, "trophy", "TAL-DEC-19", candidates, forbids, args, also=(DISCARD,)
    )
    lift(g, card)
    if card in g.agenda:
        g.agenda.remove(card)
    if option.verb == "trophy":
        keep(g, hero, card)
    elif option is DISCARD:
        discard(g, card)
        g.tell("slain", "TAL-TRO-1", who=WHO[hero.seat], card=IDS[card])
    else:
        power: Power = option.value
        yield from run(g, power.effect.do, doing)

"""Before an attack of Creatures goes ahead (W-DECLARE): destroy, charm, pay off, leave alone."""

from __future__ import annotations

from igroteka.games.talisman.content import CREATURES
from igroteka.games.talisman.rules.attack.powers import own_powers
from igroteka.games.talisman.rules.components.cards import BIT, IDS, KIND, Power
from igroteka.games.talisman.rules.components.offers import of_cards
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.effects.conditions import Doing
from igroteka.games.talisman.rules.effects.interpreter import available, use
from igroteka.games.talisman.rules.effects.picking import pick_foe
from igroteka.games.talisman.rules.magic.windows import source_card
from igroteka.games.talisman.rules.state import NONE, Attack, Hero, Talisman
from igroteka.kernel.flow import PASS, WHO, Flow, Option, Question

DECLARED = BIT["attack_declared"]
LEAVE = tuple(
    Option(f"leave:{creature.id}", "leave", NONE, {"card": creature.id}) for creature in CREATURES
)
"""A Creature that is no card, such as the Dragon of the Cave, and does not attack the Minstrel."""


def declarable(hero: Hero, attack: Attack) -> bool:
    """Whether anything may be done instead of fighting: the cheap test."""
    if hero.words & DECLARED:
        return True
    if not hero.toad and HEROES[hero.card].soothes:
        return True
    return any(KIND[card].words & DECLARED for card in attack.foes)


def declare(g: Talisman, hero: Hero, attack: Attack, slain: list[int]) -> Flow[int]:
    """TAL-DEC-33: destroy, charm, pay off or leave alone, one Enemy at a time, or fight.

    Returns how many Enemies are left alone; -1 when one was saved and all is a stand-off.
    """
    spared = 0
    while attack.foes or attack.creature != NONE:
        options = declarations(g, hero, attack)
        if not options:
            break
        options.append(PASS)
        option = yield Question(hero.seat, "declare", options, "TAL-DEC-33")
        if option is PASS:
            break
        if option.verb == "leave":
            _let_be(attack, option.value)
            spared += 1
            continue
        doing = yield from _instead(g, hero, attack, option.value)
        if doing.saved:
            return -1
        if doing.foe in attack.foes or doing.undone:
            _let_be(attack, doing.foe)
        if not doing.undone:
            spared += 1
        elif doing.life_taken:
            slain.append(doing.foe)
    return spared


def _let_be(attack: Attack, foe: int) -> None:
    """One of the group, or the Creature that is no card, takes no part in the attack."""
    if foe in attack.foes:
        attack.foes.remove(foe)
    elif foe == NONE:
        attack.creature = NONE


def declarations(g: Talisman, hero: Hero, attack: Attack) -> list[Option]:
    """What the hero may do before an attack of Creatures goes ahead."""
    doing = Doing(hero, "TAL-DEC-33")
    own = own_powers(g, hero, "attack_declared")
    options = [power.option for power in own if available(g, power.effect, doing)]
    for card in attack.foes:
        for power in KIND[card].on("attack_declared"):
            offered = any(option.value is power for option in options)
            if not offered and available(g, power.effect, doing):
                options.append(power.copies[card])
    if not hero.toad:
        soothed = HEROES[hero.card].soothes
        options += of_cards("leave", [c for c in attack.foes if KIND[c].enemy_type in soothed])
        if attack.creature != NONE and any(
            sort in soothed for sort in CREATURES[attack.creature].types
        ):
            options.append(LEAVE[attack.creature])
    return options


def _instead(g: Talisman, hero: Hero, attack: Attack, power: Power) -> Flow[Doing]:
    """TAL-MUL-5, TAL-ATK-6: the effect hits one member of the sort it names."""
    doing = Doing(hero, "TAL-DEC-33", source_card(hero, power.name))
    own = [card for card in attack.foes if IDS[card] == power.name]
    if own:
        doing.foe = own[0]  # a Bandit paid off
    elif attack.foes:
        cond = power.effect.if_
        wanted = cond.versus if cond is not None and cond.versus is not None else ()
        foes = [card for card in attack.foes if KIND[card].enemy_type in wanted]
        doing.foe = yield from pick_foe(hero, foes)
    g.tell("used", "TAL-DEC-33", who=WHO[hero.seat], what=power.name)
    yield from use(g, power.effect, doing)
    return doing

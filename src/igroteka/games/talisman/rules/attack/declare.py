"""Before an attack of Creatures goes ahead (W-DECLARE): destroy, charm, pay off, leave alone."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content import CREATURES
from igroteka.games.talisman.rules.components.cards import BIT, IDS, KIND, Power
from igroteka.games.talisman.rules.components.offers import of_cards
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.effects.doing import GONE, KILLED, SAVED, deed
from igroteka.games.talisman.rules.effects.interpreter import unavailable, use
from igroteka.games.talisman.rules.effects.picking import pick_foe
from igroteka.games.talisman.rules.effects.powers import powers, source_card
from igroteka.games.talisman.rules.state import NONE, Attack, Hero, Talisman
from igroteka.kernel.flow import PASS, WHO, Flow, Option, one_of

DECLARED: Final = BIT["attack_declared"]
LEAVE: Final = tuple(
    Option(f"leave:{creature.id}", "leave", NONE, {"card": creature.id}) for creature in CREATURES
)
"""A Creature that is no card, such as the Dragon of the Cave, and does not attack the Minstrel."""

ALL_A_STAND_OFF: Final = -1


def declarable(hero: Hero, attack: Attack) -> bool:
    """Whether anything may be done instead of fighting: the cheap test."""
    if hero.words & DECLARED:
        return True
    if not hero.toad and HEROES[hero.card].soothes:
        return True
    for card in attack.foes:  # noqa: SIM110  (no generator)
        if KIND[card].words & DECLARED:
            return True
    return False


def declare(g: Talisman, hero: Hero, attack: Attack, slain: list[int]) -> Flow[int]:
    """TAL-DEC-33: destroy, charm, pay off or leave alone, one Enemy at a time, or fight.

    Returns how many Enemies are left alone, or ALL_A_STAND_OFF when one of them was saved.

    Worked example: TAL-EX-14.
    """
    spared = 0

    def forbids(option: Option) -> str | None:
        return undeclarable(g, hero, option)

    while attack.foes or attack.creature != NONE:
        candidates = declarations(g, hero, attack)
        question = one_of(hero.seat, "declare", "TAL-DEC-33", candidates, forbids, also=(PASS,))
        option: Option = yield question
        if option is PASS:
            break
        if option.verb == "leave":
            _let_be(attack, option.value)
            spared += 1
            continue
        foe = yield from _hit(hero, attack, option.value)
        done = yield from _instead(g, hero, option.value, foe)
        if done & SAVED:
            return ALL_A_STAND_OFF
        if foe in attack.foes or done & GONE:
            _let_be(attack, foe)
        if not done & GONE:
            spared += 1
        elif done & KILLED:
            slain.append(foe)
    return spared


def _let_be(attack: Attack, foe: int) -> None:
    """One of the group, or the Creature that is no card, takes no part in the attack."""
    if foe in attack.foes:
        attack.foes.remove(foe)
    elif foe == NONE:
        attack.creature = NONE


def declarations(g: Talisman, hero: Hero, attack: Attack) -> list[Option]:
    """What the hero may think of before an attack of Creatures goes ahead."""
    options = [power.option for power in powers(g, hero, DECLARED)]
    for card in attack.foes:
        for power in KIND[card].on("attack_declared"):
            if all(option.value is not power for option in options):
                options.append(power.copies[card])
    if HEROES[hero.card].soothes:
        options += of_cards("leave", attack.foes)
        if attack.creature != NONE:
            options.append(LEAVE[attack.creature])
    return options


def undeclarable(g: Talisman, hero: Hero, option: Option) -> str | None:
    """The rule by which nothing but fighting is left with this Enemy (TAL-ENC-16)."""
    if option.verb != "leave":
        power: Power = option.value
        return unavailable(g, power.effect, deed(hero, "TAL-DEC-33"))
    if hero.toad:
        return "TAL-TOAD-12"
    attack = g.attack
    assert attack is not None
    if option.value == NONE:
        sorts: tuple[str, ...] = CREATURES[attack.creature].types
    else:
        sorts = (KIND[option.value].enemy_type,)
    soothed = HEROES[hero.card].soothes
    return None if any(sort in soothed for sort in sorts) else "TAL-ENC-16"


def _hit(hero: Hero, attack: Attack, power: Power) -> Flow[int]:
    """TAL-MUL-5, TAL-ATK-6: the effect hits one member of the sort it names."""
    own = [card for card in attack.foes if IDS[card] == power.name]
    if own:
        return own[0]  # a Bandit paid off
    if not attack.foes:
        return NONE
    cond = power.effect.if_
    wanted = cond.versus if cond is not None and cond.versus is not None else ()
    return (yield from pick_foe(hero, attack.foes, wanted))


def _instead(g: Talisman, hero: Hero, power: Power, foe: int) -> Flow[int]:
    doing = deed(hero, "TAL-DEC-33", source_card(hero, power.name))
    doing.about = foe
    g.tell("used", "TAL-DEC-33", who=WHO[hero.seat], what=power.name)
    return (yield from use(g, power.effect, doing))

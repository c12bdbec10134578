"""Attacks by Creatures (ATK, BAT, MUL, PSY): declare, evade, arm, dice, Fate, compare."""

from __future__ import annotations

from igroteka.games.talisman.content import CREATURES
from igroteka.games.talisman.rules.arms import (
    armed,
    attack_over,
    default_weapons,
    force,
    new_attack,
)
from igroteka.games.talisman.rules.belongings import discard, lift, may_have
from igroteka.games.talisman.rules.cards import BIT, IDS, KIND, Power
from igroteka.games.talisman.rules.conditions import Doing, holds
from igroteka.games.talisman.rules.effects import available, befall, run, use
from igroteka.games.talisman.rules.evade import evaded
from igroteka.games.talisman.rules.fate import offer_fate, shown
from igroteka.games.talisman.rules.life import lose_lives
from igroteka.games.talisman.rules.offers import of_cards
from igroteka.games.talisman.rules.picking import pick_foe
from igroteka.games.talisman.rules.quests import fulfil
from igroteka.games.talisman.rules.roster import HEROES
from igroteka.games.talisman.rules.spaces import CREATURE_ADD
from igroteka.games.talisman.rules.spells import saved
from igroteka.games.talisman.rules.state import (
    BATTLE,
    NONE,
    PLAYING,
    PSYCHIC,
    Attack,
    Hero,
    Talisman,
)
from igroteka.games.talisman.rules.stats import usable
from igroteka.games.talisman.rules.trophies import keep
from igroteka.games.talisman.rules.windows import PRE, anyone, open_window, source_card
from igroteka.kernel.flow import PASS, WHO, Flow, Option, Question

WON, LOST, STAND_OFF, EVADED, LEFT = range(5)
"""LEFT: some Enemy was neither fought nor evaded (TAL-ENC-16)."""

ENEMY_DEATH = BIT["enemy_death"]
DECLARED = BIT["attack_declared"]
DISCARD = Option("discard", "discard-enemy")
LEAVE = tuple(
    Option(f"leave:{creature.id}", "leave", NONE, {"card": creature.id}) for creature in CREATURES
)
"""A Creature that is no card, such as the Dragon of the Cave, and does not attack the Minstrel."""


def fight_enemies(g: Talisman, hero: Hero, cards: list[int]) -> Flow[int]:
    """TAL-MUL-1, TAL-MUL-2: Enemies of one encounter number fight as one."""
    kind = BATTLE if KIND[cards[0]].attack == "battle" else PSYCHIC
    attack = new_attack(kind, hero)
    attack.foes = cards[:]
    return (yield from fought(g, hero, attack))


def fight_creature(g: Talisman, hero: Hero, creature: int, figure: int) -> Flow[int]:
    """TAL-MUL-7, TAL-TRO-6: a Creature of a space, Stranger or Place fights alone."""
    kind = BATTLE if CREATURES[creature].attack == "battle" else PSYCHIC
    attack = new_attack(kind, hero)
    attack.creature = creature
    attack.creature_figure = figure
    return (yield from fought(g, hero, attack))


def fought(g: Talisman, hero: Hero, attack: Attack) -> Flow[int]:
    """The whole attack; afterwards a quest may be fulfilled (TAL-QST-13)."""
    g.attack = attack
    slain: list[int] = []
    outcome = yield from _course(g, hero, attack, slain)
    attack_over(g)
    if hero.quest != NONE:  # what was gained in the attack may pay for it now
        g.unsettled |= 1 << hero.seat
    if slain and hero.status == PLAYING:
        fulfil(g, hero, "kill_enemy")
    return outcome


def _course(g: Talisman, hero: Hero, attack: Attack, slain: list[int]) -> Flow[int]:
    if attack.kind == BATTLE:
        attack.weapons = default_weapons(g, hero)
    spared = 0
    if _declarable(hero, attack):
        spared = yield from declare(g, hero, attack, slain)
        if spared < 0:
            return STAND_OFF
    if attack.foes or attack.creature != NONE:
        if (yield from evaded(g, hero, "creature")):
            g.evaded.extend(attack.foes)
            return LEFT if spared else EVADED
        outcome = yield from clash(g, hero, attack, slain)
        if outcome != WON:
            return outcome
    return LEFT if spared else WON


# W-DECLARE ------------------------------------------------------------------------------------


def _declarable(hero: Hero, attack: Attack) -> bool:
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
    own = _own_powers(g, hero, "attack_declared")
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


def _own_powers(g: Talisman, hero: Hero, when: str) -> list[Power]:
    """Abilities and usable held cards with effects of this window, one of a kind."""
    found: list[Power] = []
    if not hero.toad:
        found += HEROES[hero.card].on(when)
    for card in (*hero.objects, *hero.followers):
        kind = KIND[card]
        if card not in g.binder and kind.on(when) and usable(g, hero, kind):
            found += [power for power in kind.on(when) if power not in found]
    return found


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


def slay(g: Talisman, hero: Hero, card: int) -> Flow[bool]:
    """TAL-PRI-22: an Enemy card is to be killed; False when somebody saves it."""
    if card == NONE:
        return True
    return not (yield from saved(g, g.active, ENEMY_DEATH, "save-enemy", "TAL-PRI-22", card))


# The fight ------------------------------------------------------------------------------------


def clash(g: Talisman, hero: Hero, attack: Attack, slain: list[int]) -> Flow[int]:
    """TAL-BAT-2 to TAL-BAT-9: Spells and arms, both dice, Fate, compare."""
    if anyone(g, PRE) or armed(g, hero, attack):
        yield from open_window(g, "window-pre", PRE, hero.seat)
        if hero.status != PLAYING or g.over:
            return LOST
    names = [IDS[card] for card in attack.foes] or [CREATURES[attack.creature].id]
    mine = attack.dice = attack_dice(g, hero, attack)
    theirs = creature_score(g, hero, attack)
    if hero.fate:
        yield from offer_fate(g, hero, mine, "TAL-FATE-9")
    attack.decided = 1
    score = max(mine) + force(g, hero, attack)
    g.tell("fought", "TAL-BAT-6", who=WHO[hero.seat], foes=names, score=score, theirs=theirs)
    if score < theirs:
        yield from lose_lives(g, [(hero, 1)], "TAL-BAT-8", attack.kind == BATTLE)
        return LOST
    if score == theirs:
        g.tell("stand-off", "TAL-BAT-9", who=WHO[hero.seat])
        return STAND_OFF
    return (yield from victory(g, hero, attack, slain))


def attack_dice(g: Talisman, hero: Hero, attack: Attack) -> list[int]:
    """TAL-BAT-3: one die; the Warrior throws two and takes the higher."""
    count = 1
    if attack.kind == BATTLE and not hero.toad:
        count = HEROES[hero.card].battle_dice
    dice = [g.chance.roll(6, "TAL-BAT-3") for _ in range(count)]
    shown(g, hero, dice, "TAL-BAT-3")
    return dice


def creature_score(g: Talisman, hero: Hero, attack: Attack) -> int:
    """TAL-BAT-4, TAL-MUL-8, TAL-SPC-13: one die for all; without a die nothing is added to it."""
    total = attack.creature_figure
    for card in attack.foes:
        total += KIND[card].figure
    if attack.silent:
        return total
    die = g.chance.roll(6, "TAL-BAT-4")
    attack.rival_dice = [die]
    return total + die + CREATURE_ADD[hero.space]


def victory(g: Talisman, hero: Hero, attack: Attack, slain: list[int]) -> Flow[int]:
    """W-RESULT: an Enemy may be saved; otherwise all are killed (TAL-MUL-4, TAL-MUL-6)."""
    if attack.foes and not (yield from slay(g, hero, attack.foes[0])):
        g.tell("stand-off", "TAL-BAT-13", who=WHO[hero.seat])
        return STAND_OFF
    for card in attack.foes[:]:
        slain.append(card)
        yield from bring_in(g, hero, card)
    doing = Doing(hero, "TAL-PRI-18")
    doing.life_taken = bool(slain)
    yield from triumph(g, hero, doing)
    return WON


def triumph(g: Talisman, hero: Hero, doing: Doing) -> Flow[None]:
    """`attack_won` effects of the winner (TAL-PRI-18)."""
    for power in _own_powers(g, hero, "attack_won"):
        yield from befall(g, power, doing)


def bring_in(g: Talisman, hero: Hero, card: int) -> Flow[None]:
    """TAL-TRO-1, TAL-DEC-19: trophy or discard; the Ghoul may raise it instead."""
    doing = Doing(hero, "TAL-TRO-1", card)
    doing.foe = card
    options = of_cards("trophy", [card])
    if may_have(hero, card) is None:
        raising = [p for p in _own_powers(g, hero, "kill") if _fits(g, p, doing)]
        options += [power.option for power in raising]
    options.append(DISCARD)
    option = yield Question(hero.seat, "trophy", options, "TAL-DEC-19", {"card": IDS[card]})
    lift(g, card)
    if card in g.pending:
        g.pending.remove(card)
    if option.verb == "trophy":
        keep(g, hero, card)
    elif option is DISCARD:
        discard(g, card)
        g.tell("slain", "TAL-TRO-1", who=WHO[hero.seat], card=IDS[card])
    else:
        power: Power = option.value
        yield from run(g, power.effect.do, doing)


def _fits(g: Talisman, power: Power, doing: Doing) -> bool:
    return power.effect.if_ is None or holds(g, power.effect.if_, doing)

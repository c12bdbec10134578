"""Attacks by Creatures (ATK, BAT, MUL, PSY): declare, evade, arm, dice, Fate, compare."""

from __future__ import annotations

from igroteka.games.talisman.content import CREATURES
from igroteka.games.talisman.rules.attack.arms import (
    attack_over,
    default_weapons,
    force,
    new_attack,
)
from igroteka.games.talisman.rules.attack.declare import ALL_A_STAND_OFF, declarable, declare
from igroteka.games.talisman.rules.attack.evade import evaded, evasive
from igroteka.games.talisman.rules.attack.outcomes import EVADED, LEFT, LOST, STAND_OFF, WON
from igroteka.games.talisman.rules.attack.victory import victory
from igroteka.games.talisman.rules.components.cards import IDS, KIND
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.components.spaces import CREATURE_ADD
from igroteka.games.talisman.rules.hero.fate import offer_fate, shown
from igroteka.games.talisman.rules.hero.life import lose_lives
from igroteka.games.talisman.rules.hero.quests import fulfil
from igroteka.games.talisman.rules.magic.windows import PRE, anyone_before_dice, open_window
from igroteka.games.talisman.rules.state import (
    BATTLE,
    NONE,
    PLAYING,
    PSYCHIC,
    Attack,
    Hero,
    Talisman,
)
from igroteka.kernel.flow import WHO, Flow
from igroteka.kernel.journal import MUTE


def fight_enemies(g: Talisman, hero: Hero, cards: list[int]) -> Flow[int]:
    """TAL-MUL-1, TAL-MUL-2: Enemies of one encounter number fight as one, in battle or in psychic
    combat as the card says (TAL-ATK-1)."""
    kind = BATTLE if KIND[cards[0]].attack == "battle" else PSYCHIC
    return fought(g, hero, new_attack(kind, hero, cards[:]))


def fight_creature(g: Talisman, hero: Hero, creature: int, figure: int) -> Flow[int]:
    """TAL-MUL-7, TAL-TRO-6: a Creature of a space, Stranger or Place fights alone."""
    kind = BATTLE if CREATURES[creature].attack == "battle" else PSYCHIC
    attack = new_attack(kind, hero, [])
    attack.creature = creature
    attack.creature_figure = figure
    return fought(g, hero, attack)


def fought(g: Talisman, hero: Hero, attack: Attack) -> Flow[int]:
    """The whole attack; afterwards a quest may be fulfilled (TAL-QST-13)."""
    g.attack = attack
    slain: list[int] = []
    outcome = yield from _course(g, hero, attack, slain)
    attack_over(g)
    if hero.quest != NONE:  # what was gained in the attack may pay for it now
        g.unsettled |= 1 << hero.seat
    if slain and hero.status == PLAYING:
        yield from fulfil(g, hero, "kill_enemy")
    return outcome


def _course(g: Talisman, hero: Hero, attack: Attack, slain: list[int]) -> Flow[int]:
    """TAL-BAT-1, TAL-PRI-10: first what is declared, then evading, then the fight. Who is evaded
    is no trophy (TAL-EVD-8)."""
    if attack.kind == BATTLE:
        attack.weapons = default_weapons(g, hero)
    spared = 0
    if declarable(hero, attack):
        spared = yield from declare(g, hero, attack, slain)
        if spared == ALL_A_STAND_OFF:
            return STAND_OFF
    if attack.foes or attack.creature != NONE:
        if evasive(hero, "creature") and (yield from evaded(g, hero, "creature")):
            g.evaded.extend(attack.foes)
            return LEFT if spared else EVADED
        outcome = yield from clash(g, hero, attack, slain)
        if outcome != WON:
            return outcome
    return LEFT if spared else WON


def clash(g: Talisman, hero: Hero, attack: Attack, slain: list[int]) -> Flow[int]:
    """TAL-BAT-2 to TAL-BAT-9: Spells and arms, both dice, Fate, compare; with Craft the same way
    (TAL-PSY-1). All that changes it comes before the dice (TAL-PRI-15); a group costs one Life
    (TAL-MUL-3).

    Worked example: TAL-EX-3.
    """
    first = anyone_before_dice(g, attack)
    if first is not None:
        yield from open_window(g, PRE, first)
        if hero.status != PLAYING or g.over:
            return LOST
    mine = attack.dice = attack_dice(g, hero, attack)
    theirs = creature_score(g, hero, attack)
    if hero.fate:
        yield from offer_fate(g, hero, mine, "TAL-FATE-9")
    attack.decided = 1
    score = max(mine) + force(g, hero, attack)
    if g.journal is not MUTE:
        names = [IDS[card] for card in attack.foes] or [CREATURES[attack.creature].id]
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
    dice = [g.chance.roll(6, "TAL-BAT-3")]
    for _ in range(1, count):
        dice.append(g.chance.roll(6, "TAL-BAT-3"))  # noqa: PERF401  (mostly there is one)
    shown(g, hero, dice, "TAL-BAT-3")
    return dice


def creature_score(g: Talisman, hero: Hero, attack: Attack) -> int:
    """TAL-BAT-4, TAL-MUL-8, TAL-ATK-5, TAL-SPC-13: one die for all; without a die nothing is added
    to it."""
    total = attack.creature_figure
    for card in attack.foes:
        total += KIND[card].figure
    if attack.silent:
        return total
    die = g.chance.roll(6, "TAL-BAT-4")
    attack.rival_dice = [die]
    return total + die + CREATURE_ADD[hero.space]

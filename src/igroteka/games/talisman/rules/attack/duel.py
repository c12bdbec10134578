"""Hero against hero (PVP): attack or one ability, evade, dice, Fate in order, reward."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.rules.attack.arms import (
    attack_over,
    default_weapons,
    force,
    new_attack,
)
from igroteka.games.talisman.rules.attack.evade import evaded
from igroteka.games.talisman.rules.attack.fighting import attack_dice
from igroteka.games.talisman.rules.attack.victory import triumph
from igroteka.games.talisman.rules.components.cards import BIT, IDS, IS_OBJECT, Power
from igroteka.games.talisman.rules.components.offers import of_cards
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.effects.doing import deed
from igroteka.games.talisman.rules.effects.interpreter import use
from igroteka.games.talisman.rules.effects.picking import (
    GOLD,
    TAKE_GOLD,
    anything_to_take,
    taking,
)
from igroteka.games.talisman.rules.effects.powers import powers, unusable
from igroteka.games.talisman.rules.hero.fate import offer_fate
from igroteka.games.talisman.rules.hero.having import may_have, part_with, receive
from igroteka.games.talisman.rules.hero.life import lose_lives
from igroteka.games.talisman.rules.hero.quests import fulfil
from igroteka.games.talisman.rules.magic.windows import PRE, anyone_before_dice, open_window
from igroteka.games.talisman.rules.state import (
    BATTLE,
    FINISH,
    PLAYING,
    PSYCHIC,
    Attack,
    Hero,
    Talisman,
)
from igroteka.kernel.flow import DONE, WHO, Flow, Option, Question, one_of

MEET_HERO: Final = BIT["meet_hero"]
ATTACK: Final = (
    Option("attack:battle", "battle", BATTLE),
    Option("attack:psychic", "psychic", PSYCHIC),
)
TAKE_LIFE: Final = Option("take:life", "take-life")


def meet(g: Talisman, hero: Hero, other: Hero) -> Flow[None]:
    """TAL-PVP-1, TAL-PVP-2, TAL-PVP-14: attack or one ability; either may be evaded, on the Crown
    too (TAL-CRN-4)."""
    candidates = [*ATTACK]
    if hero.words & MEET_HERO:
        candidates += [power.option for power in powers(g, hero, MEET_HERO)]

    def forbids(option: Option) -> str | None:
        return _not_on(g, hero, other, option)

    args = {"who": WHO[other.seat]}
    option: Option = yield one_of(hero.seat, "meet", "TAL-PVP-1", candidates, forbids, args)
    g.tell("met", "TAL-PVP-1", who=WHO[hero.seat], whom=WHO[other.seat])
    if (yield from evaded(g, other, "hero")):
        g.shunned.append(other.seat)
    elif option.verb == "use":
        yield from _use_on(g, hero, other, option.value)
    else:
        yield from duel(g, hero, other, option.value)
    g.stage = FINISH  # TAL-PVP-7, TAL-ENC-5


def _not_on(g: Talisman, hero: Hero, other: Hero, option: Option) -> str | None:
    """TAL-ATK-2: psychic combat needs an ability. TAL-HAVE-7: who has nothing that could be taken
    is no victim for a thief."""
    if option is ATTACK[BATTLE]:
        return None
    if option is ATTACK[PSYCHIC]:
        return None if HEROES[hero.card].psychic_attack and not hero.toad else "TAL-ATK-2"
    power: Power = option.value
    takes = taking(power.effect.do)
    if takes and not any(anything_to_take(hero, other, op) for op in takes):
        return "TAL-HAVE-7"
    return unusable(g, hero, power)


def _use_on(g: Talisman, hero: Hero, other: Hero, power: Power) -> Flow[None]:
    doing = deed(hero, "TAL-PVP-1")
    doing.other = other
    g.tell("used", "TAL-PVP-1", who=WHO[hero.seat], what=power.name)
    yield from use(g, power.effect, doing)


def duel(g: Talisman, hero: Hero, other: Hero, kind: int) -> Flow[None]:
    """TAL-PVP-3 to TAL-PVP-6: both arm themselves, both throw, attacker's Fate first."""
    attack = g.attack = new_attack(kind, hero, [], other.seat)
    if kind == BATTLE:
        attack.weapons = default_weapons(g, hero)
        attack.rival_weapons = default_weapons(g, other)
    first = anyone_before_dice(g, attack)
    if first is not None:
        yield from open_window(g, PRE, first)
    taker: Hero | None = None
    if hero.status == PLAYING and other.status == PLAYING and not g.over:
        taker = yield from _dice(g, hero, other, attack)
    attack_over(g)
    if taker is not None:
        yield from fulfil(g, taker, "take_life")


def _dice(g: Talisman, hero: Hero, other: Hero, attack: Attack) -> Flow[Hero | None]:
    """The dice, and the reward; returns who took a Life by it (TAL-QST-9)."""
    mine = attack.dice = attack_dice(g, hero, attack)
    theirs = attack.rival_dice = [] if attack.silent else attack_dice(g, other, attack)
    if hero.fate:  # TAL-FATE-10
        yield from offer_fate(g, hero, mine, "TAL-FATE-10")
    if other.fate and theirs:
        yield from offer_fate(g, other, theirs, "TAL-FATE-10")
    attack.decided = 1
    score = max(mine) + force(g, hero, attack)
    against = max(theirs, default=0) + force(g, other, attack)
    g.tell(
        "duel",
        "TAL-PVP-5",
        who=WHO[hero.seat],
        whom=WHO[other.seat],
        score=score,
        theirs=against,
    )
    if score == against:
        g.tell("stand-off", "TAL-PVP-5", who=WHO[hero.seat])
        return None
    winner, loser = (hero, other) if score > against else (other, hero)
    return winner if (yield from reward(g, winner, loser, attack)) else None


def reward(g: Talisman, winner: Hero, loser: Hero, attack: Attack) -> Flow[bool]:
    """TAL-PVP-8, TAL-PVP-9: a Life, or an Object, or a coin, or nothing."""
    option = TAKE_LIFE
    if not (attack.silent and attack.seat == winner.seat):
        option = yield _which_reward(winner, loser)
    doing = deed(winner, "TAL-PRI-18")
    doing.other = loser
    if option is TAKE_LIFE:
        battle = attack.kind == BATTLE
        lost = yield from lose_lives(g, [(loser, 1)], "TAL-PVP-10", battle, winner)
        doing.life_taken = lost[0] > 0
    elif option is TAKE_GOLD:
        take_coin(g, winner, loser, "TAL-PVP-8")
    elif option is not DONE:
        take_card(g, winner, loser, option.value, "TAL-PVP-8")
    yield from triumph(g, winner, doing)
    return doing.life_taken


def _which_reward(winner: Hero, loser: Hero) -> Question:
    """TAL-PVP-12, TAL-PVP-13: what the loser has and the winner may not take is refused."""
    candidates = [TAKE_LIFE, *of_cards("take", [*loser.objects, *loser.followers])]
    if loser.gold:
        candidates.append(TAKE_GOLD)

    def forbids(option: Option) -> str | None:
        if option is TAKE_LIFE:
            return None
        if winner.toad:
            return "TAL-TOAD-16"
        if option is TAKE_GOLD:
            return None
        return may_have(winner, option.value) if IS_OBJECT[option.value] else "TAL-PVP-12"

    args = {"who": WHO[loser.seat]}
    return one_of(winner.seat, "reward", "TAL-PVP-8", candidates, forbids, args, also=(DONE,))


def take_coin(g: Talisman, hero: Hero, owner: Hero, rule: str) -> None:
    """TAL-GOLD-2: gold that goes from hero to hero."""
    owner.gold -= 1
    hero.gold += 1
    g.unsettled |= 1 << hero.seat
    g.tell("took-gold", rule, who=WHO[hero.seat], whom=WHO[owner.seat])


def take_card(g: Talisman, hero: Hero, owner: Hero, card: int, rule: str) -> None:
    """A card goes from hero to hero."""
    part_with(g, owner, card)
    receive(g, hero, card)
    g.tell("took-card", rule, who=WHO[hero.seat], whom=WHO[owner.seat], card=IDS[card])


def take_item(g: Talisman, hero: Hero, owner: Hero, item: int, rule: str) -> None:
    """A coin or a card, as it was picked."""
    if item == GOLD:
        take_coin(g, hero, owner, rule)
    else:
        take_card(g, hero, owner, item, rule)

"""What a bot would do offhand: weights by what an option is, and little looking around."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.games.talisman.bot.roads import AT_MOST, MOST, beats
from igroteka.games.talisman.bot.worth import LOW, SENTINEL_STRENGTH, STAT, WORTH, fighting
from igroteka.games.talisman.content.vocabulary import Heal
from igroteka.games.talisman.rules.attack.arms import force
from igroteka.games.talisman.rules.components.cards import BIT, EVIL, GOOD, KIND, SPELL_WORDS
from igroteka.games.talisman.rules.components.spaces import CROWN, INNER, SPACE, SPACE_ID
from igroteka.games.talisman.rules.hero.having import has
from igroteka.games.talisman.rules.hero.totals import life_value
from igroteka.games.talisman.rules.state import BATTLE, MOVE, NONE, Attack, Hero, Talisman
from igroteka.games.talisman.rules.turn.crown import works_on
from igroteka.kernel.flow import Option, Question

ABOVE_ALL: Final = 200.0
"""Beside this nothing else is thought of."""

_VERBS: Final = {
    "bare": 0.02,
    "wield": 0.1,
    "ambush": 3.0,
    "cast": 0.3,
    "use": 0.7,
    "discard-enemy": 0.05,
    "trophy": 5.0,
    "exchange-strength": 8.0,
    "exchange-craft": 8.0,
    "take-coins": 5.0,
    "take-gold": 1.5,
    "take-life": 3.0,
    "loot-gold": 3.0,
    "back": 0.2,
    "stay": 4.0,
    "passage": 2.0,
    "space": 2.0,
    "battle": 2.0,
    "psychic": 2.0,
    "no": 0.3,
    "more": 3.0,
    "give-life": 0.3,
    "leave": 1.5,
    "lay-down": ABOVE_ALL,
}
"""By the verb alone, where nothing better is known; 1 for what is not listed. At the Crown all is
laid down that forbids to cast the Command Spell (TAL-CRN-14)."""

_WISHES: Final = {
    "strength": 5.0,
    "craft": 5.0,
    "life": 3.0,
    "spell": 2.0,
    "enchantress": 1.5,
    "blacksmith": 2.0,
    "replenish": 2.0,
    "alchemist": 0.2,
}
_CURES: Final[tuple[str, ...]] = ("heal", "healer", "doctor", "life")
"""What a hurt hero chooses."""

_LANDING: Final = {
    "crags": -0.3,
    "forest": -0.3,
    "tavern": -0.3,
    "chasm": -1.5,
    "desert": -1.5,
    "runes": -0.5,
    "black_knight": -1.0,
    "cursed_glade": -0.3,
    "warlocks_cave": 0.0,
    "hidden_valley": 0.3,
    "oasis": 0.3,
    "temple": 0.5,
}
_SPACE_WEIGHT: Final = tuple(
    2.0 + next((worth for kind, worth in _LANDING.items() if id.startswith(kind)), 0.2)
    for id in SPACE_ID
)
_ANY_TIME: Final = BIT["any_time"]
LEAST: Final = 0.05
ANY_WAY: Final = 1.0
COIN: Final = 1.2
"""What a coin is worth among cards."""
GRAVEYARD, CHAPEL, CAVE, CASTLE = (
    SPACE[id] for id in ("graveyard", "chapel", "warlocks_cave", "castle")
)


def guide(g: Talisman, question: Question) -> list[float]:
    """Weights of the options, by the kind of question."""
    hero = g.heroes[question.seat]
    weigh = _QUESTIONS.get(question.prompt)
    if weigh is None or hero.card == NONE:
        return [_VERBS.get(option.verb, 1.0) for option in question.options]
    return [weigh(g, hero, option) for option in question.options]


# Ways -----------------------------------------------------------------------------------------


def _way(g: Talisman, hero: Hero, option: Option) -> float:
    """Who must go on at any price, or has little choice, finds no way hopeless."""
    weight = _offhand_way(g, hero, option)
    return max(weight, ANY_WAY) if on_last_march(g, hero) or has(hero, "poltergeist") else weight


def on_last_march(g: Talisman, hero: Hero) -> bool:
    """TAL-DEATH-7: the Crown has been reached, and not by him."""
    return bool(g.crowned) and hero.space != CROWN


def _offhand_way(g: Talisman, hero: Hero, option: Option) -> float:
    verb = option.verb
    if verb == "cross":
        won = beats(fighting(hero) - SENTINEL_STRENGTH)
        return 6.0 * won if won > LOW else LEAST
    if verb == "portal-strength":
        return _try_portal(hero, hero.strength)
    if verb == "portal-craft":
        return _try_portal(hero, hero.craft)
    if verb == "along":
        return 1.5
    return landing(g, hero, SPACE[option.args["space"]])


def _try_portal(hero: Hero, total: int) -> float:
    """Gladly with a Talisman, by the odds of two dice; hardly where even two ones are too many."""
    odds = AT_MOST[2][min(total, MOST)] if has(hero, "talisman") else 0.0
    return max(LEAST, 12.0 * odds)


def _to(g: Talisman, hero: Hero, option: Option) -> float:
    return landing(g, hero, option.value)


def landing(g: Talisman, hero: Hero, space: int) -> float:
    """How gladly the hero would end his move there."""
    weight = _SPACE_WEIGHT[space]
    if space in (CHAPEL, GRAVEYARD):
        friend = GOOD if space == CHAPEL else EVIL
        if hero.alignment == friend:
            weight += 2.0
        elif hero.alignment == EVIL - friend:
            return LEAST
    elif space == CAVE and hero.quest == NONE and not has(hero, "talisman"):
        weight += 6.0
    elif space == CASTLE and hero.gold and hero.life < 4:
        weight += 2.0
    for card in g.spaces[space]:
        weight += _lying(hero, card)
    return max(weight, LEAST)


def _lying(hero: Hero, card: int) -> float:
    """What a card that lies on a space adds to it."""
    kind = KIND[card]
    match kind.type:
        case "enemy":
            mine = fighting(hero) if kind.attack == "battle" else hero.craft
            return 4.0 * beats(mine - kind.figure) - 2.2
        case "spell":
            return -4.0
        case "object" | "magic_object" | "follower":
            return 0.5 + kind.strength_bonus + kind.craft_bonus
        case _:
            return 3.0 if kind.tokens else 0.0


def _inner(g: Talisman, hero: Hero, option: Option) -> float:
    if option.verb == "on" and not has(hero, "talisman"):
        return 0.1
    return _VERBS.get(option.verb, 6.0)


# Dice -----------------------------------------------------------------------------------------


def _fate(g: Talisman, hero: Hero, option: Option) -> float:
    """A lost fight and a Command Spell that fails are worth a Fate, how far one walks never is; the
    rest seldom."""
    attack = g.attack
    if option.verb == "keep":
        return 1.0
    if attack is not None and attack.dice and not attack.decided:
        return _turn_the_fight(g, hero, attack, option.value)
    if hero.space == CROWN and g.active == hero.seat:
        return LEAST if g.dice[0] in works_on(g) else 4.0
    return LEAST if g.stage == MOVE and not INNER[hero.space] else 0.4


def _turn_the_fight(g: Talisman, hero: Hero, attack: Attack, die: int) -> float:
    attacking = attack.seat == hero.seat
    mine = attack.dice if attacking else attack.rival_dice
    if not attacking and attack.rival != hero.seat:
        return LEAST  # a bystander's die, rolled in the middle of it
    if mine[die] == max(mine) and mine[die] > 3 and len(mine) > 1:
        return LEAST
    lead = max(mine) - max(attack.rival_dice if attacking else attack.dice, default=0)
    lead += _lead(g, hero, attack)
    wanted = max(mine) - lead + 1
    return max(7 - wanted, LEAST) if lead <= 0 else LEAST


def _lead(g: Talisman, hero: Hero, attack: Attack) -> int:
    """By how much the hero is stronger before the dice."""
    mine = force(g, hero, attack)
    if attack.rival != NONE:
        other = attack.rival if attack.seat == hero.seat else attack.seat
        return mine - force(g, g.heroes[other], attack)
    return mine - attack.creature_figure - sum([KIND[card].figure for card in attack.foes])


# Fights ---------------------------------------------------------------------------------------


def _fight(g: Talisman, hero: Hero, option: Option) -> float:
    """Evade, pay off or enchant what would probably win."""
    attack = g.attack
    if option.verb == "pass" or attack is None:
        return 1.0
    won = beats(_lead(g, hero, attack))
    weight = _VERBS.get(option.verb, 1.5)
    return weight * (4.0 if won < LOW else 0.3)


def _before_dice(g: Talisman, hero: Hero, option: Option) -> float:
    """Spells, servants and hired swords where they may turn a fight."""
    attack = g.attack
    if attack is None or option.verb not in ("cast", "use"):
        return _VERBS.get(option.verb, 1.0)
    if option.verb == "cast" and _waits(option):
        return LEAST
    open_fight = -4 < _lead(g, hero, attack) < 3
    mine = hero.seat in (attack.seat, attack.rival)
    return 1.5 if mine and open_fight and attack.kind == BATTLE else 0.2


def _encounter(g: Talisman, hero: Hero, option: Option) -> float:
    """A weaker hero is met gladly, a stronger one left alone."""
    if option.verb != "meet":
        return 2.0
    return max(4.0 * beats(fighting(hero) - fighting(g.heroes[option.value])) ** 2, LEAST)


def _meet(g: Talisman, hero: Hero, option: Option) -> float:
    """Once the dead stay dead (TAL-DEATH-7) heroes are fought, not robbed."""
    fights = option.verb in ("battle", "psychic")
    return ABOVE_ALL if fights and g.crowned else _VERBS.get(option.verb, 1.0)


# Spells ---------------------------------------------------------------------------------------


def _waits(option: Option) -> bool:
    """What may be cast at any time is thought of once a round, when the hero's own turn begins."""
    return bool(SPELL_WORDS[option.value[0]] & _ANY_TIME)


def _at_start(g: Talisman, hero: Hero, option: Option) -> float:
    return LEAST if _too_early(g, hero, option) else _VERBS.get(option.verb, 1.0)


def _too_early(g: Talisman, hero: Hero, option: Option) -> bool:
    """It is another's turn, or nobody is hurt whom it would heal."""
    if option.verb != "cast" or not _waits(option):
        return False
    hale = hero.life >= life_value(hero)
    return g.active != hero.seat or (hale and _heals(option.value[0]))


def _later(g: Talisman, hero: Hero, option: Option) -> float:
    waits = option.verb == "cast" and _waits(option)
    return LEAST if waits else _VERBS.get(option.verb, 1.0)


def _heals(card: int) -> bool:
    return isinstance(KIND[card].modes[0].do[0], Heal)


# Belongings -----------------------------------------------------------------------------------


def _good(g: Talisman, hero: Hero, option: Option) -> float:
    """Cards that are taken, bought or stolen: the more they are worth the better. Once the Crown
    has been reached (TAL-DEATH-7) a Life is worth more than any of them."""
    if option.verb == "take-life" and g.crowned:
        return ABOVE_ALL
    if option.verb == "take" or option.verb == "loot":
        return max(_card(option.value) + 1.2, LEAST)
    return _VERBS.get(option.verb, 1.0)


def _sell(g: Talisman, hero: Hero, option: Option) -> float:
    """For a coin only what is worth less."""
    return 1.0 if option.verb == "done" else 2.0 if _card(option.value) < COIN else LEAST


def _loss(g: Talisman, hero: Hero, option: Option) -> float:
    """Cards that are given away: the less they are worth the better."""
    if isinstance(option.value, int):
        return 1.0 / (1.0 + max(_card(option.value), 0.0))
    return _VERBS.get(option.verb, 0.5)


def _card(card: int) -> float:
    kind = KIND[card]
    return WORTH[card] + STAT * (kind.strength_bonus + kind.craft_bonus)


def _shop(g: Talisman, hero: Hero, option: Option) -> float:
    """A first Weapon and Armour, not a second."""
    name = option.args.get("card")
    return 1.0 if name is None else 0.2 if has(hero, name) else 2.0


def _choose(g: Talisman, hero: Hero, option: Option) -> float:
    wish = option.key.partition(":")[2]
    if wish in _CURES:
        return 1.0 + 4.0 * (hero.life < 3)
    return _WISHES.get(wish, 1.0)


def _aim(g: Talisman, hero: Hero, option: Option) -> float:
    """What heals is for oneself; Spells that are not known to help are for others."""
    heals = bool(g.casting) and _heals(g.casting[-1])
    return 1.0 if heals == (option.value == hero.seat) else 0.1


def _prevent(g: Talisman, hero: Hero, option: Option) -> float:
    """Armour always, a Spell for oneself."""
    if option.verb == "use":
        return 5.0
    return 2.0 if option.verb == "cast" else 1.0


_QUESTIONS: Final[dict[str, Callable[[Talisman, Hero, Option], float]]] = {
    "way": _way,
    "space": _to,
    "inner": _inner,
    "fate": _fate,
    "evade": _fight,
    "declare": _fight,
    "window-start": _at_start,
    "window-land": _later,
    "window-card": _later,
    "window-end": _later,
    "window-pre": _before_dice,
    "meet": _meet,
    "encounter": _encounter,
    "take": _good,
    "take-from": _good,
    "reward": _good,
    "loot": _good,
    "drop": _loss,
    "give": _loss,
    "forget": _loss,
    "sell": _sell,
    "shop": _shop,
    "choose": _choose,
    "aim": _aim,
    "life": _prevent,
}

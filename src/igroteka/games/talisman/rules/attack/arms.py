"""Weapons and the strength of an attack (ATK, STAT-4)."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content.vocabulary import StatMod
from igroteka.games.talisman.rules.components.cards import IDS, KIND
from igroteka.games.talisman.rules.components.offers import of_cards
from igroteka.games.talisman.rules.components.piles import discard
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.components.spaces import SPACE_ID, VOID
from igroteka.games.talisman.rules.effects.conditions import holds
from igroteka.games.talisman.rules.effects.doing import deed
from igroteka.games.talisman.rules.hero.having import lose_card
from igroteka.games.talisman.rules.hero.totals import usable
from igroteka.games.talisman.rules.state import BATTLE, NONE, Attack, Hero, Talisman
from igroteka.kernel.flow import WHO, Option

BARE: Final = Option("bare", "bare")
AMBUSH: Final = Option("ambush", "ambush")


def weapons(g: Talisman, hero: Hero) -> list[int]:
    """Usable Weapons, the best first (TAL-ATK-4)."""
    if not hero.objects or hero.toad or HEROES[hero.card].no_weapon:
        return []
    found = [c for c in hero.objects if KIND[c].weapon and usable(g, hero, KIND[c])]
    if len(found) > 1:
        found.sort(key=lambda card: -weapon_bonus(g, hero, card))
    return found


def default_weapons(g: Talisman, hero: Hero) -> list[int]:
    """TAL-ATK-3, TAL-ATK-4: who names none uses the best, up to his number."""
    found = weapons(g, hero)
    return found[: HEROES[hero.card].weapons] if found else found


def weapon_bonus(g: Talisman, hero: Hero, card: int) -> int:
    """What a Weapon adds in the running battle; nothing on the Cursed Glade (TAL-STAT-7)."""
    if VOID[hero.space]:
        return 0
    total = 0
    for mod in KIND[card].mods:
        if not isinstance(mod, StatMod) or mod.scope != "battle":
            continue
        if mod.if_ is None or holds(g, mod.if_, deed(hero, "TAL-STAT-4", card)):
            assert isinstance(mod.amount, int)
            total += mod.amount
    return total


def force(g: Talisman, hero: Hero, attack: Attack) -> int:
    """Strength (Craft in psychic combat) of a hero in the running attack.

    Worked example: TAL-EX-1.
    """
    attacking = attack.seat == hero.seat
    boost = attack.boost if attacking else attack.rival_boost
    if attack.kind != BATTLE:
        return hero.craft  # TAL-PSY-3: battle bonuses do not count
    total = hero.strength + hero.battle_boost + boost
    if not hero.toad:
        total += HEROES[hero.card].battle_bonus
    for card in attack.weapons if attacking else attack.rival_weapons:
        total += weapon_bonus(g, hero, card)
    return total


def arms(hero: Hero, attack: Attack) -> list[Option]:
    """TAL-DEC-37: other Weapons, or none; and the Assassin's stroke from hiding."""
    held = [card for card in hero.objects if KIND[card].weapon] if hero.objects else []
    options = of_cards("wield", held) if held else []
    if options:
        options.append(BARE)
    if HEROES[hero.card].silent:
        options.append(AMBUSH)
    return options


def unarmed(g: Talisman, hero: Hero, attack: Attack, option: Option) -> str | None:
    """The rule by which a Weapon cannot be named, or laid down, or no one be struck unseen.

    Worked example: TAL-EX-12.
    """
    if attack.kind != BATTLE:
        return "TAL-PSY-3"
    if hero.toad:
        return "TAL-TOAD-12"
    if option is AMBUSH:
        return None if may_ambush(hero, attack) else "TAL-HAVE-2"
    chosen = attack.weapons if attack.seat == hero.seat else attack.rival_weapons
    if option is BARE:
        return None if chosen and hero.seat not in attack.bare else "TAL-ATK-4"
    card: int = option.value
    if HEROES[hero.card].no_weapon:
        return "TAL-HAVE-2"
    if not usable(g, hero, KIND[card]):
        return "TAL-SPC-14" if VOID[hero.space] else "TAL-HAVE-2"
    for held in chosen:
        if IDS[held] == IDS[card]:
            return "TAL-ATK-4"
    return "TAL-ATK-4" if card in attack.named else None


def may_ambush(hero: Hero, attack: Attack) -> bool:
    """The Assassin, when he is not the one attacked by a hero, and never where it is forbidden."""
    return (
        HEROES[hero.card].silent
        and not hero.toad
        and attack.seat == hero.seat
        and attack.kind == BATTLE
        and not attack.silent
        and SPACE_ID[hero.space] not in HEROES[hero.card].never_silent
    )


def choose_arms(g: Talisman, hero: Hero, option: Option) -> None:
    """TAL-ATK-4: Weapons are named before the dice, each once, so that the naming has an end."""
    attack = g.attack
    assert attack is not None
    if option is AMBUSH:
        attack.silent = 1
        g.tell("ambush", "TAL-HAVE-1", who=WHO[hero.seat])
        return
    named: list[int] = []
    if option is BARE:
        attack.bare.append(hero.seat)
    else:
        attack.named.append(option.value)
        rest = [card for card in weapons(g, hero) if card != option.value]
        named = [option.value, *rest][: HEROES[hero.card].weapons]
    if attack.seat == hero.seat:
        attack.weapons = named
    else:
        attack.rival_weapons = named
    g.tell("armed", "TAL-ATK-4", who=WHO[hero.seat], cards=[IDS[card] for card in named])


def armed(hero: Hero, attack: Attack) -> bool:
    """Whether the hero has anything to say about his arms."""
    return bool(attack.weapons if attack.seat == hero.seat else attack.rival_weapons) or (
        may_ambush(hero, attack)
    )


def new_attack(kind: int, hero: Hero, foes: list[int], rival: int = NONE) -> Attack:
    """An attack is announced."""
    attack = Attack()
    attack.kind = kind
    attack.seat = hero.seat
    attack.rival = rival
    attack.foes = foes
    attack.creature = NONE
    attack.creature_figure = 0
    attack.weapons = []
    attack.rival_weapons = []
    attack.boost = 0
    attack.rival_boost = 0
    attack.used = []
    attack.able = []
    attack.named = []
    attack.bare = []
    attack.leaving = []
    attack.silent = 0
    attack.dice = []
    attack.rival_dice = []
    attack.decided = 0
    return attack


def attack_over(g: Talisman) -> None:
    """TAL-CHAIN-10, TAL-FOL-6: what worked for this attack alone is discarded, whoever has it."""
    assert g.attack is not None
    leaving = g.attack.leaving
    g.attack = None
    for card in leaving:
        if card in g.lingering:
            g.lingering.remove(card)
            discard(g, card)
        for hero in g.heroes:
            if card in hero.followers:
                lose_card(g, hero, card, "TAL-FOL-6")

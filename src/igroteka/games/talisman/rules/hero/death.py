"""Death, new heroes, elimination and the end of the game (DEATH, END, VAR-4 to VAR-7)."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.rules.components.cards import IDS, KIND, RAFT
from igroteka.games.talisman.rules.components.offers import of_cards
from igroteka.games.talisman.rules.components.piles import discard, lay
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.hero.ditching import leave_everything, put_down
from igroteka.games.talisman.rules.hero.having import may_have, part_with, receive
from igroteka.games.talisman.rules.hero.objects import carrying_limit
from igroteka.games.talisman.rules.setup import first_belongings, reveal, vacate
from igroteka.games.talisman.rules.state import FINISH, OUT, WAITING, Hero, Talisman
from igroteka.kernel.flow import DONE, WHO, Flow, Option, any_of, one_of

LOOT_GOLD: Final = Option("loot:gold", "loot-gold")


def fall(g: Talisman, dead: list[Hero], killer: Hero | None) -> Flow[None]:
    """TAL-DEATH-11: heroes who reach 0 Lives together die together, clockwise from the active.

    Only who was killed by a hero is looted (TAL-DEATH-5), before the turn ends (TAL-PVP-15), and
    not where there are heirs (TAL-VAR-6).
    """
    for hero in dead:
        g.tell("died", "TAL-LIFE-8", who=WHO[hero.seat], hero=HEROES[hero.card].id)
        if killer is not None and not g.options.inheritance:
            yield from loot(g, killer, hero)
        bury(g, hero)
    check_end(g, dead)


def loot(g: Talisman, killer: Hero, hero: Hero) -> Flow[None]:
    """TAL-DEATH-4, TAL-PVP-11: any of the Objects, Followers and gold he wants."""

    def forbids(option: Option) -> str | None:
        if option is LOOT_GOLD:
            return "TAL-TOAD-18" if killer.toad else None
        return "TAL-FOL-5" if KIND[option.value].stuck else may_have(killer, option.value)

    args = {"who": WHO[hero.seat]}
    while True:
        candidates = of_cards("loot", [*hero.objects, *hero.followers])
        if hero.gold:
            candidates.append(LOOT_GOLD)
        option: Option = yield one_of(
            killer.seat, "loot", "TAL-PVP-11", candidates, forbids, args, also=(DONE,)
        )
        if option is DONE:
            return
        if option is LOOT_GOLD:
            killer.gold += hero.gold
            hero.gold = 0
            g.unsettled |= 1 << killer.seat
        else:
            part_with(g, hero, option.value)
            receive(g, killer, option.value)
            g.tell("looted", "TAL-PVP-11", who=WHO[killer.seat], card=IDS[option.value])


def bury(g: Talisman, hero: Hero) -> None:
    """TAL-DEATH-1 to TAL-DEATH-3, TAL-DEATH-12: everything goes where it belongs."""
    returns = may_return(g)
    space = hero.space
    estate: list[int] = []
    coins = 0
    if returns and g.options.inheritance:
        estate, coins = _set_aside(g, hero)
    hero.toad, strength, craft = 0, hero.toad_strength, hero.toad_craft
    leave_everything(g, hero)
    g.strength_left += hero.strength_counters + strength
    g.craft_left += hero.craft_counters + craft
    g.fate_left += hero.fate
    g.life_left += hero.life
    for card in hero.spells + hero.trophies:
        discard(g, card)
    g.gone.append(hero.card)
    for card in [card for card, seat in g.binder.items() if seat == hero.seat]:
        g.binder[card] = OUT_OF_BOND
    vacate(hero)
    hero.estate, hero.estate_gold, hero.space = estate, coins, space
    if hero.seat == g.active:  # TAL-DEATH-10
        g.stage = FINISH
        g.extra_turns = 0
    if not returns:
        eliminate(g, hero)


OUT_OF_BOND: Final = 99
"""Who raised it is dead: the card helps nobody any more (TAL-FOL-4)."""


def _set_aside(g: Talisman, hero: Hero) -> tuple[list[int], int]:
    """TAL-VAR-4: kept for the player's next hero, except what leaves play."""
    kept: list[int] = []
    for card in hero.objects + hero.followers:
        part_with(g, hero, card)
        if RAFT[card] or KIND[card].stuck or card in g.binder:
            discard(g, card)
        else:
            kept.append(card)
    coins, hero.gold = hero.gold, 0
    return kept, coins


def may_return(g: Talisman) -> bool:
    """TAL-DEATH-7 to TAL-DEATH-9, TAL-VAR-11: whether a killed hero's player gets a new one."""
    if g.crowned or g.options.battle_for_talisman:
        return False
    waiting = sum([hero.status == WAITING for hero in g.heroes])
    return len(g.unused) > waiting


def eliminate(g: Talisman, hero: Hero) -> None:
    """TAL-DEATH-8, TAL-VAR-7: out of the game; what was set aside lies where the hero died."""
    hero.status = OUT
    for card in hero.estate:
        lay(g, card, hero.space)
    g.coins[hero.space] += hero.estate_gold
    hero.estate, hero.estate_gold = [], 0
    g.fallen.append(hero.seat)
    g.tell("eliminated", "TAL-DEATH-8", who=WHO[hero.seat])


def check_end(g: Talisman, dead: list[Hero]) -> None:
    """TAL-END-1 to TAL-END-4: the last player not eliminated wins; none left is a draw."""
    left = [hero for hero in g.heroes if hero.status != OUT]
    if len(left) > 1 or g.over:
        return
    finish(g, "TAL-END-1" if left else "TAL-END-4", left or dead)


def finish(g: Talisman, rule: str, winners: list[Hero]) -> None:
    """The game is over; the story ends with who has won, or who shares the victory."""
    if len(winners) == 1:
        g.tell("won", rule, who=WHO[winners[0].seat])
    else:
        g.tell("drawn-game", rule, seats=[WHO[hero.seat] for hero in winners])
    g.phase = "over"
    g.winners = [hero.seat for hero in winners]
    g.ended_by = rule
    g.stage = FINISH


def new_hero(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-DEATH-6, TAL-VAR-5: a random unused hero enters and takes this turn."""
    estate, coins = hero.estate, hero.estate_gold
    hero.estate, hero.estate_gold = [], 0
    reveal(g, hero, g.chance.draw(g.unused, "TAL-DEATH-6"))
    yield from first_belongings(g, hero)
    hero.gold += coins
    for card in estate:
        if may_have(hero, card) is None:
            receive(g, hero, card)
        else:
            lay(g, card, hero.space)
    while len(hero.objects) > carrying_limit(hero):
        options = of_cards("drop", hero.objects)
        option: Option = yield any_of(hero.seat, "drop", "TAL-VAR-5", options)
        put_down(g, hero, option.value, "TAL-VAR-5")


def crown_reached(g: Talisman) -> None:
    """TAL-DEATH-7, TAL-CRN-10: from now on the dead stay dead, and those who wait are out."""
    if g.crowned:
        return
    g.crowned = 1
    waiting = [hero for hero in g.heroes if hero.status == WAITING]
    for hero in waiting:
        eliminate(g, hero)
    check_end(g, waiting)

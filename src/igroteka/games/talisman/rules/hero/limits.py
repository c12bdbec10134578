"""What is checked after every action (PRI-23): carrying, Spells, quests."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.cards import IDS
from igroteka.games.talisman.rules.components.offers import of_cards
from igroteka.games.talisman.rules.components.piles import discard
from igroteka.games.talisman.rules.hero.ditching import put_down
from igroteka.games.talisman.rules.hero.objects import CARRIED, carrying_limit
from igroteka.games.talisman.rules.hero.quests import try_to_pay
from igroteka.games.talisman.rules.hero.totals import spell_limit
from igroteka.games.talisman.rules.state import NONE, PLAYING, ROUND, Hero, Talisman
from igroteka.kernel.flow import WHO, Flow, Option, any_of


def unsettled(g: Talisman) -> bool:
    """Whether somebody is over a limit or has a quest to pay for; where nobody is, all is settled
    with that."""
    if not g.unsettled or g.phase == "over":
        return False
    seats = g.unsettled
    while seats:
        seat = seats.bit_length() - 1
        hero = g.heroes[seat]
        if hero.status == PLAYING and _pressed(hero):
            return True
        seats -= 1 << seat
    g.unsettled = 0
    return False


def _pressed(hero: Hero) -> bool:
    return hero.quest != NONE or len(hero.objects) > CARRIED or len(hero.spells) > spell_limit(hero)


def settle(g: Talisman) -> Flow[None]:
    """TAL-PRI-23: clockwise from the active player, until nothing changes any more."""
    while unsettled(g):
        seats, g.unsettled = g.unsettled, 0
        for seat in ROUND[len(g.heroes)][g.active]:
            hero = g.heroes[seat]
            if seats >> seat & 1 and hero.status == PLAYING:
                yield from settle_hero(g, hero)


def settle_hero(g: Talisman, hero: Hero) -> Flow[None]:
    """The limits of one hero, then his quest (not during an attack, TAL-QST-13)."""
    if len(hero.objects) > CARRIED:
        yield from drop_surplus(g, hero)
    if hero.spells and len(hero.spells) > spell_limit(hero):
        yield from discard_surplus(g, hero)
    if hero.quest != NONE and g.attack is None and hero.status == PLAYING:
        yield from try_to_pay(g, hero)


def drop_surplus(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-OBJ-3, TAL-OBJ-4: he chooses what to keep.

    Worked example: TAL-EX-4.
    """
    while len(hero.objects) > carrying_limit(hero):
        options = of_cards("drop", hero.objects)
        option: Option = yield any_of(hero.seat, "drop", "TAL-OBJ-3", options)
        put_down(g, hero, option.value, "TAL-OBJ-3")


def discard_surplus(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-SPL-5: Spells of his choice, which he cannot cast in that moment. Within the limit none
    is given up (TAL-SPL-6)."""
    while len(hero.spells) > spell_limit(hero):
        options = of_cards("forget", hero.spells)
        question = any_of(hero.seat, "forget", "TAL-SPL-5", options, concealed=True)
        option: Option = yield question
        hero.spells.remove(option.value)
        discard(g, option.value)
        g.tell("forgot", "TAL-SPL-5", who=WHO[hero.seat], card=IDS[option.value])

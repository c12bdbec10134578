"""What is checked after every action (PRI-23): carrying, Spells, quests."""

from __future__ import annotations

from igroteka.games.talisman.content import MISC
from igroteka.games.talisman.rules.components.cards import IDS
from igroteka.games.talisman.rules.components.offers import of_cards
from igroteka.games.talisman.rules.components.piles import discard
from igroteka.games.talisman.rules.hero.ditching import put_down
from igroteka.games.talisman.rules.hero.objects import carrying_limit
from igroteka.games.talisman.rules.hero.quests import try_to_pay
from igroteka.games.talisman.rules.hero.totals import spell_limit
from igroteka.games.talisman.rules.state import NONE, PLAYING, Hero, Talisman
from igroteka.kernel.flow import WHO, Flow, any_of, ask


def settle(g: Talisman) -> Flow[None]:
    """TAL-PRI-23: clockwise from the active player, until nothing changes any more."""
    while g.unsettled and not g.over:
        seats, g.unsettled = g.unsettled, 0
        for hero in g.heroes[g.active :] + g.heroes[: g.active]:
            if seats >> hero.seat & 1 and hero.status == PLAYING:
                yield from settle_hero(g, hero)


def settle_hero(g: Talisman, hero: Hero) -> Flow[None]:
    """The limits of one hero, then his quest (not during an attack, TAL-QST-13)."""
    if len(hero.objects) > MISC.object_limit.base:
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
        option = yield from ask(any_of(hero.seat, "drop", "TAL-OBJ-3", options))
        put_down(g, hero, option.value, "TAL-OBJ-3")


def discard_surplus(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-SPL-5: Spells of his choice, which he cannot cast in that moment. Within the limit none
    is given up (TAL-SPL-6)."""
    while len(hero.spells) > spell_limit(hero):
        options = of_cards("forget", hero.spells)
        question = any_of(hero.seat, "forget", "TAL-SPL-5", options, concealed=True)
        option = yield from ask(question)
        hero.spells.remove(option.value)
        discard(g, option.value)
        g.tell("forgot", "TAL-SPL-5", who=WHO[hero.seat], card=IDS[option.value])

"""The course of a match: which step the state calls for, what is hidden, what is counted."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content.vocabulary import AnyOp
from igroteka.games.talisman.rules.components.cards import (
    ADVENTURE,
    DECK,
    KIND,
    PURCHASE,
    SPELL,
    TALISMAN,
)
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.effects import (
    attacks,
    branches,
    cards,
    fights,
    numbers,
    places,
)
from igroteka.games.talisman.rules.effects.interpreter import PERFORM
from igroteka.games.talisman.rules.setup import set_up
from igroteka.games.talisman.rules.state import PLAYING, Talisman
from igroteka.games.talisman.rules.turn.turn import PARTS, slot
from igroteka.kernel.flow import Flow
from igroteka.kernel.zones import EVERYONE, NOBODY, OWNER, Zone, zone_of

FAMILIES: Final = (attacks, branches, cards, fights, numbers, places)
"""The families of operations: importing them fills the interpreter's table."""

assert all(op in PERFORM for op in AnyOp.__args__), "an operation nobody performs"


def step(g: Talisman) -> Flow[None] | None:
    """The step that the state calls for. Those in which nobody has anything to decide are done on
    the way to it."""
    while True:
        phase = g.phase
        if phase == "turn":
            flow = PARTS[g.stage](g, g.heroes[g.active])
        elif phase == "slot":
            flow = slot(g)
        elif phase == "setup":
            return set_up(g)
        else:
            return None
        if flow is not None:
            return flow


def rest_of_turn(g: Talisman) -> Flow[None] | None:
    """The same within a turn, and None where it is over."""
    while g.phase == "turn":
        flow = PARTS[g.stage](g, g.heroes[g.active])
        if flow is not None:
            return flow
    return None if g.phase == "slot" else step(g)


def zones(g: Talisman) -> list[Zone]:
    """TAL-INFO-1 to TAL-INFO-3: hands, decks, and hero cards before they are revealed; unplayed
    Spells stay hidden until the game is over (TAL-INFO-4)."""
    over = g.over
    setting_up = NOBODY if g.phase == "setup" else EVERYONE
    declared = [
        zone_of("adventure", g.adventure.cards, NOBODY, "adventure", None, _UNSEEN, True),
        zone_of("spells", g.spells.cards, NOBODY, "spell", None, _UNSEEN, True),
        zone_of("unused", g.unused, setting_up, "heroes", None, _UNSEEN, True),
    ]
    if g.adventure.top:
        declared.append(g.adventure.zones("adventure", "adventure", len(g.heroes))[1])
    seers = [
        hero.seat
        for hero in g.heroes
        if hero.card in _SEERS and hero.status == PLAYING and not hero.toad
    ]
    look = EVERYONE if over else OWNER
    for hero in g.heroes:
        if hero.spells:
            seen = dict.fromkeys(hero.spells, seers) if seers else _UNSEEN
            declared.append(zone_of(_HAND[hero.seat], hero.spells, look, "spell", hero.seat, seen))
        dealt = g.dealt[hero.seat]
        if dealt:
            declared.append(zone_of(_DEALT[hero.seat], dealt, OWNER, "heroes", hero.seat))
    return declared


_SEERS: Final = frozenset(number for number, hero in enumerate(HEROES) if hero.sees_spells)
_UNSEEN: Final[dict[int, list[int]]] = {}
_HAND: Final = tuple(f"hand:{seat}" for seat in range(6))
_DEALT: Final = tuple(f"dealt:{seat}" for seat in range(6))

_DECK_NAME: Final = {
    ADVENTURE: "adventure cards",
    PURCHASE: "purchase cards",
    TALISMAN: "talisman cards",
    SPELL: "spell cards",
}


def census(g: Talisman) -> dict[str, int]:
    """Every component of the box, wherever it is: no rule may make or lose one."""
    found = [*g.adventure.all, *g.spells.all]
    found += [*g.stock, *g.talismans, *g.box, *g.casting, *g.lingering]
    for lying in g.spaces:
        found += lying
    found += [effect.card for effect in g.lasting if effect.space < 0]
    for hero in g.heroes:
        found += [*hero.objects, *hero.followers, *hero.spells, *hero.trophies, *hero.estate]
    count = dict.fromkeys(_DECK_NAME.values(), 0)
    for card in found:
        count[_DECK_NAME[DECK[card]]] += 1
    count["cards in two places"] = len(found) - len(set(found))
    count["heroes"] = len(g.unused) + len(g.gone) + sum(h.status == PLAYING for h in g.heroes)
    count["heroes"] += sum(len(dealt) for dealt in g.dealt)
    lying_on = {"strength": 0, "craft": 0, "life": 0}
    for card, amount in g.tokens.items():
        lying_on[KIND[card].tokens_of] += amount
    for stat, tokens in lying_on.items():
        count[stat] = getattr(g, f"{stat}_left") + tokens
    for hero in g.heroes:
        count["strength"] += hero.strength_counters + hero.toad_strength
        count["craft"] += hero.craft_counters + hero.toad_craft
        count["life"] += hero.life
    count["fate"] = g.fate_left + sum(hero.fate for hero in g.heroes)
    held = sum(hero.gold + hero.estate_gold for hero in g.heroes)
    count["gold"] = g.gold_left + sum(g.coins) + held
    return count

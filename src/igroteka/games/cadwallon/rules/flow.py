"""The course of a match: which step the state calls for, what is hidden, what there is of what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.games.cadwallon.content import EXPLORATION, FOUND, GEM_TOKEN, LOOT, MAGIC_GEM
from igroteka.games.cadwallon.rules.chests import unlocked
from igroteka.games.cadwallon.rules.end import sales
from igroteka.games.cadwallon.rules.explore import TOKEN_KIND
from igroteka.games.cadwallon.rules.gangs import choose_gangs, hire
from igroteka.games.cadwallon.rules.rounds import alarm, dawn
from igroteka.games.cadwallon.rules.setup import (
    deal,
    deploy,
    gifts,
    set_up,
)
from igroteka.games.cadwallon.rules.state import EMPTY, Cadwallon
from igroteka.games.cadwallon.rules.turn import turn
from igroteka.games.cadwallon.rules.watch import watch
from igroteka.kernel.flow import Flow
from igroteka.kernel.zones import EVERYONE, NOBODY, OWNER, Zone, zone_of

_STEPS: Final[dict[str, Callable[[Cadwallon], Flow[None]]]] = {
    "setup": set_up,
    "gangs": choose_gangs,
    "hiring": hire,
    "gifts": gifts,
    "dealing": deal,
    "deployment": deploy,
    "dawn": dawn,
    "alarm": alarm,
    "watch": watch,
    "turn": turn,
    "sales": sales,
}


def step(g: Cadwallon) -> Flow[None] | None:
    """The step that the state calls for."""
    return None if g.phase == "over" else _STEPS[g.phase](g)


def zones(g: Cadwallon) -> list[Zone]:
    """CAD-DEC-28, CAD-INTR-1: hands, intrigues, purses, decks and face-down tokens are hidden.

    All that goes into and out of a purse is seen by everybody, so who remembers it all knows it:
    a guess need not change it.
    """
    seats = g.options.players
    declared = [
        *g.deck.zones("deck", "arcana", seats),
        *g.missions.zones("missions", "missions", seats),
        *g.plots.zones("plots", "plots", seats),
        zone_of("covered", g.covered.tokens, NOBODY, "exploration"),
        zone_of("encounters", g.encounters.tokens, NOBODY, "encounters"),
        zone_of("locked", g.locked.tokens, NOBODY, "locked"),
    ]
    purse = EVERYONE if g.phase == "over" else OWNER
    for player in g.players:
        seat = player.seat
        declared.append(zone_of(f"hand:{seat}", player.hand, OWNER, "arcana", seat))
        declared.append(zone_of(f"plots:{seat}", player.intrigues, purse, "plots", seat))
        declared.append(zone_of(f"purse:{seat}", player.purse, purse, f"purse:{seat}", seat))
    return declared


def census(g: Cadwallon) -> dict[str, int]:
    """Every component, wherever it is: no rule may make or lose one."""
    fights = [] if g.fight is None else [card for cards in g.fight.cards for card in cards]
    hands = [card for player in g.players for card in player.hand]
    plots = [card for player in g.players for card in player.intrigues]
    gear = [character.gear for character in g.characters if character.gear != EMPTY]
    count = {
        "arcana": len(g.deck.all) + len(hands) + len(fights),
        "intrigues": len(g.plots.all) + len(plots) + len(g.plots_gone),
        "missions": len(g.missions.all) + len(g.shown) + len(g.missions_gone),
        "equipment": len(g.display) + len(gear) + len(g.gear_gone),
        "experience": g.experience_left + sum(player.experience for player in g.players),
    }
    return count | _loot(g) | _tokens(g)


def _loot(g: Cadwallon) -> dict[str, int]:
    """Treasures once they are laid out."""
    if g.phase in ("setup", "gangs", "hiring", "gifts", "dealing"):
        return dict.fromkeys(LOOT[:MAGIC_GEM], 4)
    count = {}
    for kind, name in enumerate(LOOT[:MAGIC_GEM]):
        carried = sum(character.loot.count(kind) for character in g.characters)
        locked = sum(unlocked(code) == kind for code in g.locked.tokens)
        count[name] = g.chests.count(kind) + carried + locked + g.loot_gone[kind]
    return count


def _tokens(g: Cadwallon) -> dict[str, int]:
    """Exploration tokens once they are laid out; a gem is a token until it is sold."""
    if not g.options.exploration or g.phase in ("setup", "gangs", "hiring", "gifts", "dealing"):
        return {f"token:{token.id}": 0 for token in EXPLORATION}
    count = {}
    for kind, name in enumerate(FOUND):
        hidden = sum(TOKEN_KIND[token] == kind for token in g.covered.tokens)
        seen = g.found.count(kind) + g.tokens_gone[kind]
        if kind == GEM_TOKEN:
            carried = sum(character.loot.count(MAGIC_GEM) for character in g.characters)
            seen += sum(g.gems) + carried + g.loot_gone[MAGIC_GEM]
        count[f"token:{name}"] = hidden + seen - EXPLORATION[kind].count
    return count

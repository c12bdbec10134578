"""Equipment: gained, kept, given up (CAD-EQUIP, CAD-XP-7)."""

from __future__ import annotations

from functools import cache

from igroteka.games.cadwallon.content import EQUIPMENT
from igroteka.games.cadwallon.rules.figures import lose_gear, told
from igroteka.games.cadwallon.rules.state import EMPTY, Cadwallon, Character
from igroteka.kernel.flow import Flow, Option, any_of


@cache
def taking(card: int) -> Option:
    """Taking a card of the display."""
    name = EQUIPMENT[card].id
    return Option(f"gear:{name}", "take-gear", card, {"gear": name}, (f"gear:{name}",))


@cache
def keeping(card: int) -> Option:
    """Keeping one of two cards."""
    name = EQUIPMENT[card].id
    return Option(f"keep:{name}", "keep-gear", card, {"gear": name}, (f"gear:{name}",))


def choose_gear(g: Cadwallon, character: Character, rule: str) -> Flow[None]:
    """CAD-DEC-30, CAD-EXPL-5: one card of the display; with an empty display nothing."""
    if not g.display:
        g.tell("no-gear", rule, **told(g, character))
        return
    options = [taking(card) for card in g.display]
    args = told(g, character)
    chosen: Option = yield any_of(character.seat, "gear", "CAD-DEC-30", options, args)
    yield from give_gear(g, character, chosen.value, rule)


def give_gear(g: Cadwallon, character: Character, card: int, rule: str) -> Flow[None]:
    """CAD-EQUIP-1, CAD-DEC-18: a second card means to keep one of the two."""
    g.tell("equipped", rule, **told(g, character), gear=EQUIPMENT[card].id)
    if character.gear == EMPTY:
        g.display.remove(card)
        character.gear = card
        return
    options = [keeping(character.gear), keeping(card)]
    args = told(g, character)
    chosen: Option = yield any_of(character.seat, "keep", "CAD-DEC-18", options, args)
    g.display.remove(card)
    if chosen.value == character.gear:
        g.gear_gone.append(card)
    else:
        lose_gear(g, character)
        character.gear = card
    g.tell("kept", "CAD-EQUIP-1", **told(g, character), gear=EQUIPMENT[character.gear].id)


def use_up(g: Cadwallon, character: Character, rule: str) -> None:
    """CAD-EQUIP-2: a single-use card leaves the game."""
    g.tell("used-up", rule, **told(g, character), gear=EQUIPMENT[character.gear].id)
    lose_gear(g, character)

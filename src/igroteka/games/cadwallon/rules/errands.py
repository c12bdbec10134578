"""What a gang does besides walking and acting (CAD-WOUND, CAD-EQUIP, CAD-INTR, CAD-XP): healing,
using and buying equipment, drawing intrigue cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from igroteka.games.cadwallon.content import (
    EQUIPMENT,
    EQUIPMENT_PRICE,
    GEAR,
    HEAL_COST,
    INTRIGUE_COST,
    INTRIGUE_LIMIT,
)
from igroteka.games.cadwallon.rules import deeds
from igroteka.games.cadwallon.rules.board import INTRIGUE_ROOM, STREETS
from igroteka.games.cadwallon.rules.equipment import give_gear, use_up
from igroteka.games.cadwallon.rules.figures import gang, name, on_board, told
from igroteka.games.cadwallon.rules.intrigues import draw_intrigue
from igroteka.games.cadwallon.rules.purse import spend_experience
from igroteka.games.cadwallon.rules.state import EMPTY, Cadwallon, Character, Player
from igroteka.kernel.actions import Action
from igroteka.kernel.flow import Flow, Option, any_of

PLOT: Final = Option("plot", "plot", None, {"cost": INTRIGUE_COST})
DRAUGHT: Final = GEAR["healing_draught"]


def _allowed(g: Cadwallon, player: Player, option: Option) -> str | None:
    return None


# Healing -------------------------------------------------------------------------------------


@cache
def healing(figure: int, who: str) -> Option:
    """Removing one wound."""
    args = {"character": who, "cost": HEAL_COST}
    return Option(f"heal:{who}", "heal", figure, args, (f"figure:{who}",))


def _heal_candidates(g: Cadwallon, player: Player) -> Sequence[Option]:
    return [
        healing(character.number, name(g, character.number))
        for character in gang(g, player.seat)
        if character.wounds and on_board(character)
    ]


def _heal_barred(g: Cadwallon, player: Player) -> str | None:
    return None if g.ap >= HEAL_COST else "CAD-ACT-4"


def _heal(g: Cadwallon, player: Player, option: Option) -> Flow[None]:
    """CAD-WOUND-5, CAD-PRISON-12, CAD-RUL-22: one AP, one wound, wherever the character is."""
    g.ap -= HEAL_COST
    character = g.characters[option.value]
    character.wounds -= 1
    g.tell("healed", "CAD-WOUND-5", **told(g, character))
    return
    yield


# Equipment -----------------------------------------------------------------------------------


@cache
def using(card: int) -> Option:
    """Using an equipment card in the own activation step."""
    gear = EQUIPMENT[card].id
    return Option(f"use:{gear}", "use-gear", card, {"gear": gear}, (f"gear:{gear}",))


def _gear_candidates(g: Cadwallon, player: Player) -> Sequence[Option]:
    return [using(c.gear) for c in gang(g, player.seat) if c.gear != EMPTY and on_board(c)]


def _gear_barred(g: Cadwallon, player: Player) -> str | None:
    return None if g.options.equipment else "CAD-EQUIP-3"


def _gear_forbids(g: Cadwallon, player: Player, option: Option) -> str | None:
    """CAD-EQUIP-16: only the Healing Draught is for this moment, and somebody must need it."""
    if option.value != DRAUGHT:
        return "CAD-EQUIP-3"
    return None if _bearer(g, player, DRAUGHT).wounds else "CAD-EQUIP-16"


def _bearer(g: Cadwallon, player: Player, card: int) -> Character:
    return next(c for c in gang(g, player.seat) if c.gear == card)


def _use_gear(g: Cadwallon, player: Player, option: Option) -> Flow[None]:
    character = _bearer(g, player, option.value)
    character.wounds = 0
    use_up(g, character, "CAD-EQUIP-16")
    return
    yield


# Intrigues -----------------------------------------------------------------------------------


def _plot_candidates(g: Cadwallon, player: Player) -> Sequence[Option]:
    if not g.options.intrigues:
        return ()
    for character in gang(g, player.seat):
        if 0 <= character.at < len(STREETS) and INTRIGUE_ROOM[character.at]:
            return (PLOT,)
    return ()


def _plot_barred(g: Cadwallon, player: Player) -> str | None:
    """CAD-INTR-4 to CAD-INTR-7: one AP each time, fewer than three cards, and a deck."""
    if g.ap < INTRIGUE_COST:
        return "CAD-ACT-4"
    if len(player.intrigues) >= INTRIGUE_LIMIT:
        return "CAD-INTR-5"
    return None if g.plots.left else "CAD-INTR-7"


def _plot(g: Cadwallon, player: Player, option: Option) -> Flow[None]:
    g.ap -= INTRIGUE_COST
    draw_intrigue(g, player.seat, "CAD-INTR-4")
    return
    yield


# Buying --------------------------------------------------------------------------------------


@cache
def buying(card: int) -> Option:
    """Buying equipment with experience."""
    gear = EQUIPMENT[card].id
    args = {"gear": gear, "cost": EQUIPMENT_PRICE}
    return Option(f"buy:{gear}", "buy", card, args, (f"gear:{gear}",))


def _buy_barred(g: Cadwallon, player: Player) -> str | None:
    """CAD-XP-7, CAD-XP-8: two tokens, and somebody on a board to bear it."""
    if player.experience < EQUIPMENT_PRICE:
        return "CAD-XP-7"
    return None if any(on_board(c) for c in gang(g, player.seat)) else "CAD-XP-8"


def _buy_candidates(g: Cadwallon, player: Player) -> Sequence[Option]:
    if not g.options.experience:
        return ()
    return [buying(card) for card in g.display]


def _buy(g: Cadwallon, player: Player, option: Option) -> Flow[None]:
    """CAD-XP-7, CAD-DEC-30: paid to the supply, then given to a character of choice."""
    spend_experience(g, player.seat, EQUIPMENT_PRICE)
    bearers = [c for c in gang(g, player.seat) if on_board(c)]
    options = [deeds.aiming(c.number, name(g, c.number), "bearer") for c in bearers]
    args = {"gear": option.args["gear"]}
    chosen: Option = yield any_of(player.seat, "bearer", "CAD-DEC-30", options, args)
    yield from give_gear(g, g.characters[chosen.value], option.value, "CAD-XP-7")


HEALING: Final = Action("heal", _heal_barred, _heal_candidates, _allowed, _heal)
USE_GEAR: Final = Action("use-gear", _gear_barred, _gear_candidates, _gear_forbids, _use_gear)
PLOTTING: Final = Action("plot", _plot_barred, _plot_candidates, _allowed, _plot)
BUYING: Final = Action("buy", _buy_barred, _buy_candidates, _allowed, _buy)

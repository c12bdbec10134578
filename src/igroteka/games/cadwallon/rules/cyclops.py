"""The Cyclops (CAD-CYC): where it goes, and the two bouts against it."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.games.cadwallon.content import CYCLOPS_CARD
from igroteka.games.cadwallon.rules.board import CYCLOPS_TABLE, FIVE, LAIR, SPACE_ID
from igroteka.games.cadwallon.rules.fights import DEFENDER, end_fight, fight
from igroteka.games.cadwallon.rules.figures import name, put, sheet
from igroteka.games.cadwallon.rules.flight import imprison
from igroteka.games.cadwallon.rules.intrigues import check_standing, happened
from igroteka.games.cadwallon.rules.purse import gain
from igroteka.games.cadwallon.rules.results import earn_sixes
from igroteka.games.cadwallon.rules.rolls import rolled_by
from igroteka.games.cadwallon.rules.state import CYCLOPS, EMPTY, Cadwallon, Character
from igroteka.kernel.flow import Flow, Option, one_of

BOUTS: Final = CYCLOPS_CARD.bouts
STAYS: Final = 6


@cache
def luring(space: int) -> Option:
    """Putting the Cyclops into a room."""
    where = SPACE_ID[space]
    return Option(f"lure:{where}", "lure", space, {"space": where}, (where,))


def stir(g: Cadwallon, seat: int) -> Flow[None]:
    """CAD-CYC-2 to CAD-CYC-6, CAD-CYC-15, CAD-DEC-24, CAD-RUL-16, CAD-ADV-15: somebody came down: a
    die says where it goes."""
    face = yield from rolled_by(g, seat, "CAD-CYC-2")
    if face != STAYS:
        yield from prowl(g, CYCLOPS_TABLE[face])
        return
    beast = sheet(g).beast
    if beast is None or not beast.led_by_active_player:
        g.tell("cyclops-stays", "CAD-CYC-3")
        return
    chosen = yield from choose_room(g, seat, True)
    yield from prowl(g, chosen)


def choose_room(g: Cadwallon, seat: int, may_stay: bool) -> Flow[int]:
    """CAD-DEC-36, CAD-NOMERCY-9: one of the five rooms; Beast Lure wants another one."""

    def forbids(option: Option) -> str | None:
        return "CAD-NOMERCY-9" if option.value == g.cyclops and not may_stay else None

    options = [luring(space) for space in FIVE]
    chosen: Option = yield one_of(seat, "lure", "CAD-DEC-36", options, forbids)
    space: int = chosen.value
    return space


def prowl(g: Cadwallon, space: int) -> Flow[None]:
    """CAD-CYC-4, CAD-CYC-6: straight into a room; whoever is there is attacked."""
    if space == g.cyclops:
        g.tell("cyclops-stays", "CAD-CYC-4")
        return
    prey = g.on[space]
    move_cyclops(g, space)
    g.tell("cyclops", "CAD-CYC-4", space=SPACE_ID[space])
    if prey != EMPTY:
        yield from bouts(g, g.characters[prey], False)


def move_cyclops(g: Cadwallon, space: int) -> None:
    """CAD-CAT-14: a room holds one character or the Cyclops."""
    if g.on[g.cyclops] == CYCLOPS:
        g.on[g.cyclops] = EMPTY
    g.cyclops = space
    if space != LAIR and g.on[space] == EMPTY:
        g.on[space] = CYCLOPS


def bouts(g: Cadwallon, character: Character, attacking: bool) -> Flow[None]:
    """CAD-CYC-7 to CAD-CYC-14, CAD-CYC-17, CAD-RUL-17: two bouts, each a fight of its own
    (CAD-EX-3)."""
    space = g.cyclops
    sides = (character.number, CYCLOPS) if attacking else (CYCLOPS, character.number)
    for bout in range(1, BOUTS + 1):
        won = yield from fight(g, *sides, space, bout)
        battle = g.fight
        assert battle is not None, "a bout is a fight"
        earn_sixes(g, battle)
        end_fight(g, battle)
        if won == (DEFENDER if attacking else 0):
            g.on[space] = CYCLOPS
            imprison(g, character, "CAD-CYC-8")
            check_standing(g)
            return
    move_cyclops(g, LAIR)
    put(g, character, space)
    g.tell("cyclops-beaten", "CAD-CYC-9", character=name(g, character.number))
    beast = sheet(g).beast
    if beast is not None:
        gain(g, character.seat, beast.ducats, "CAD-ADV-15")
    happened(g, character.seat, "cyclops_beaten", 1)
    check_standing(g)

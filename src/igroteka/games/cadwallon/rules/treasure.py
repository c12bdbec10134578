"""Treasures carried, dropped and laid down (CAD-TREAS, CAD-EXPL-10, CAD-ADV-9, CAD-ADV-20)."""

from __future__ import annotations

from functools import cache

from igroteka.games.cadwallon.content import DUKE, HOSTAGE, LOOT, MAGIC_GEM
from igroteka.games.cadwallon.rules.board import ROOMS, SPACE_ID
from igroteka.games.cadwallon.rules.figures import lose_loot, name, overloaded, told
from igroteka.games.cadwallon.rules.state import EMPTY, Cadwallon, Character
from igroteka.kernel.flow import Flow, Option, one_of


@cache
def dropping(character: str, kind: int) -> Option:
    """Putting down one treasure of this kind."""
    item = LOOT[kind]
    return Option(f"drop:{item}", "drop", kind, {"item": item}, (f"loot:{character}:{item}",))


@cache
def laying(kind: int, room: int) -> Option:
    """Laying a treasure into a room."""
    where, item = SPACE_ID[room], LOOT[kind]
    return Option(f"lay:{where}", "lay", room, {"item": item, "space": where}, (where,))


def is_empty_room(g: Cadwallon, room: int) -> bool:
    """CAD-TREAS-3, CAD-EXPL-10: no chest, no lying hostage, no figure, not burnt."""
    return (
        g.chests[room] == EMPTY
        and not g.gems[room]
        and not g.hostages[room]
        and g.on[room] == EMPTY
        and not g.burnt[room]
    )


def lay_down(g: Cadwallon, kind: int, room: int) -> None:
    """CAD-TREAS-3, CAD-ADV-9: face up as a locked chest; a hostage just lies there."""
    if kind == HOSTAGE:
        g.hostages[room] = 1
    elif kind == MAGIC_GEM:
        g.gems[room] = 1
    else:
        g.chests[room] = kind
    g.tell("laid-down", "CAD-TREAS-3", item=LOOT[kind], space=SPACE_ID[room])


def hide(g: Cadwallon, seat: int, carrier: Character, kind: int) -> Flow[None]:
    """CAD-TREAS-3, CAD-TREAS-4: what a character carries goes into an empty room of the player's
    choice, or out of the game."""
    rooms = [room for room in ROOMS if is_empty_room(g, room)]
    if not rooms:
        carrier.loot.remove(kind)
        lose_loot(g, kind)
        g.tell("no-room", "CAD-TREAS-4", item=LOOT[kind])
        return

    def forbids(option: Option) -> str | None:
        return None if is_empty_room(g, option.value) else "CAD-TREAS-3"

    chosen: Option = yield one_of(
        seat,
        "hide",
        "CAD-DEC-17",
        lambda: [laying(kind, room) for room in ROOMS],
        forbids,
        {"item": LOOT[kind]},
        quick=[laying(kind, room) for room in rooms],
    )
    carrier.loot.remove(kind)
    lay_down(g, kind, chosen.value)


def receive(g: Cadwallon, character: Character, kind: int) -> Flow[None]:
    """CAD-CHEST-4, CAD-TREAS-2: carried from now on; what is too much is dropped at once."""
    character.loot.append(kind)
    yield from drop_surplus(g, character)


def drop_surplus(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-TREAS-2, CAD-ADV-20: one at a time until three places hold it all; never the Duke."""
    while overloaded(character):
        who = name(g, character.number)
        options = [dropping(who, kind) for kind in sorted(set(character.loot))]
        chosen: Option = yield one_of(
            character.seat, "drop", "CAD-DEC-17", options, _never_the_duke, told(g, character)
        )
        item = LOOT[chosen.value]
        g.tell("dropped", "CAD-TREAS-2", **told(g, character), item=item)
        yield from hide(g, character.seat, character, chosen.value)


def _never_the_duke(option: Option) -> str | None:
    return "CAD-ADV-20" if option.value == DUKE else None

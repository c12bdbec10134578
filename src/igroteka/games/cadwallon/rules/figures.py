"""Figures and what is known of each: names, combat, where they stand (CAD-COMP, CAD-BOARD)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from igroteka.games.cadwallon.content import (
    ADVENTURES,
    CARRY_LIMIT,
    CHARACTERS,
    CYCLOPS_CARD,
    DUKE,
    GEAR,
    MILITIA,
    SPECIAL_FIGURES,
)
from igroteka.games.cadwallon.content.entries import Adventure, Sheet
from igroteka.games.cadwallon.rules.board import (
    CENTRE,
    GONE,
    PRISON,
    SPACE,
    SPACES,
    STREETS,
)
from igroteka.games.cadwallon.rules.state import (
    CYCLOPS,
    EMPTY,
    GUARDS,
    HUNTER_ISABEAU,
    HUNTER_SIENNE,
    KORNAK,
    MILITIAMEN,
    VALRUT,
    ZOMBIE,
    Cadwallon,
    Character,
    Player,
)
from igroteka.kernel.flow import WHO

SKILL: Final = tuple(character.skill.id if character.skill else "" for character in CHARACTERS)
COMBAT: Final = tuple(character.combat for character in CHARACTERS)
MOVE: Final = tuple(character.move for character in CHARACTERS)
MIND: Final = tuple(character.mind for character in CHARACTERS)

_GUARD: Final = {card.id: card for card in MILITIA}
_SPECIAL: Final = {card.id: card for card in SPECIAL_FIGURES}
_PLAIN: Final = {
    KORNAK: "kornak",
    VALRUT: "valrut",
    HUNTER_SIENNE: "hunter_sienne",
    HUNTER_ISABEAU: "hunter_isabeau",
    ZOMBIE: "zombie",
    CYCLOPS: "cyclops",
}
_REINFORCED: Final = _PLAIN | {KORNAK: "kornak_reinforced", VALRUT: "valrut_reinforced"}
GUARD_NUMBER: Final = {name: figure for figure, name in _PLAIN.items()}

_SHEETS: Final = tuple(adventure.sheet for adventure in ADVENTURES)
_PLAIN_SHEET: Final = Sheet()
CROWDS: Final = tuple(
    frozenset(SPACE[name] for name in sheet.crowd.spaces) if sheet.crowd else frozenset()
    for sheet in _SHEETS
)
DUKE_PLACES: Final = next(sheet.duke.slots for sheet in _SHEETS if sheet.duke)

PASS_CARD: Final = GEAR["watchmans_pass"]
HOOK: Final = GEAR["grappling_hook"]
BOOTS: Final = GEAR["soft_boots"]
POTION: Final = GEAR["flying_potion"]
SEAL: Final = GEAR["guild_seal"]


def sheet(g: Cadwallon) -> Sheet:
    """CAD-SETUP-2: what the chosen adventure changes."""
    return _SHEETS[g.adventure] if g.adventure >= 0 else _PLAIN_SHEET


def adventure(g: Cadwallon) -> Adventure:
    """The chosen adventure."""
    return ADVENTURES[g.adventure]


def current(g: Cadwallon) -> Player:
    """The active player."""
    return g.players[g.order[g.turn]]


def seat_of(figure: int) -> int:
    """The seat of a character; EMPTY for everybody else."""
    return figure >> 2 if figure < GUARDS else EMPTY


def name(g: Cadwallon, figure: int) -> str:
    """CAD-XSET-6: the content id of a figure; reinforced militiamen have cards of their own."""
    if figure < GUARDS:
        return CHARACTERS[g.characters[figure].who].id
    return (_REINFORCED if g.options.patrols else _PLAIN)[figure]


def combat(g: Cadwallon, figure: int) -> int:
    """CAD-COMP-5, CAD-COMP-6, CAD-MIL-7, CAD-PATROL-5, CAD-ADV-3, CAD-ADV-6, CAD-CYC-1."""
    if figure < GUARDS:
        return COMBAT[g.characters[figure].who]
    if figure == CYCLOPS:
        beast = sheet(g).beast
        return beast.combat if beast else CYCLOPS_CARD.combat
    if figure in MILITIAMEN:
        return _GUARD[name(g, figure)].combat
    return _SPECIAL[_PLAIN[figure]].combat


def has_skill(character: Character, skill: str) -> bool:
    """Whether this is the character with this skill."""
    return SKILL[character.who] == skill


def gang(g: Cadwallon, seat: int) -> list[Character]:
    """The characters of a player, wherever they are."""
    return g.characters[4 * seat : 4 * seat + 4]


def on_board(character: Character) -> bool:
    """Whether it stands on either board, the Prison included."""
    return character.at >= 0


def in_district(character: Character) -> bool:
    """Whether it stands in a room or street of the district."""
    return 0 <= character.at < len(STREETS)


def leave_space(g: Cadwallon, character: Character) -> None:
    """Take a character off its space, if it has it for itself."""
    if 0 <= character.at < SPACES and g.on[character.at] == character.number:
        g.on[character.at] = EMPTY


def put(g: Cadwallon, character: Character, space: int) -> None:
    """CAD-BOARD-2, CAD-CAT-13, CAD-PRISON-3: put a character on a space that it may hold."""
    leave_space(g, character)
    character.at = space
    if space >= 0 and space not in (CENTRE, PRISON):
        g.on[space] = character.number
    if 0 <= space < len(STREETS):
        character.visit = False


def put_figure(g: Cadwallon, figure: int, space: int) -> None:
    """Put a character, militiaman or hunter on a space."""
    if figure < GUARDS:
        put(g, g.characters[figure], space)
        return
    if g.on[g.guards[figure - GUARDS]] == figure:
        g.on[g.guards[figure - GUARDS]] = EMPTY
    g.guards[figure - GUARDS] = space
    g.on[space] = figure


def end_activation(g: Cadwallon, character: Character) -> None:
    """CAD-ACT-12: nothing more by this character in this activation."""
    if g.active == character.number:
        g.active = EMPTY
    if g.walk is not None and g.walk.who == character.number:
        g.walk = None


def remove(g: Cadwallon, character: Character, to: int) -> None:
    """CAD-EXIT-3, CAD-EXIT-4, CAD-ROOM-4, CAD-ROOM-13: off the boards, out of the district or gone
    for good.

    Equipment leaves the game with its bearer (CAD-EQUIP-4); who is gone loses everything, but the
    Duke goes back to his place (CAD-ADV-20).
    """
    leave_space(g, character)
    character.at = to
    lose_gear(g, character)
    if to == GONE:
        for kind in character.loot:
            lose_loot(g, kind)
        character.loot = []
    end_activation(g, character)


def lose_gear(g: Cadwallon, character: Character) -> None:
    """CAD-EQUIP-2, CAD-EQUIP-4: the card leaves the game."""
    if character.gear != EMPTY:
        g.gear_gone.append(character.gear)
        character.gear = EMPTY


def lose_loot(g: Cadwallon, kind: int) -> None:
    """A treasure leaves the game; the Duke only goes back to where he was kept."""
    duke = sheet(g).duke
    if kind == DUKE and duke is not None:
        g.duke = SPACE[duke.space]
        g.tell("duke-back", "CAD-ADV-20", space=duke.space)
    else:
        g.loot_gone[kind] += 1


def burden(loot: list[int]) -> int:
    """CAD-TREAS-1, CAD-ADV-19: how many places the load takes; the Duke fills more than one."""
    return len(loot) + (DUKE_PLACES - 1) * loot.count(DUKE)


def overloaded(character: Character) -> bool:
    """CAD-TREAS-1: three places are all there is."""
    return burden(character.loot) > CARRY_LIMIT


def has_gear(character: Character, card: str) -> bool:
    """Whether it bears this equipment."""
    return character.gear == GEAR[card]


def others(g: Cadwallon, seat: int) -> Iterator[Player]:
    """The other players, clockwise from the left of a seat."""
    count = len(g.players)
    for step in range(1, count):
        yield g.players[(seat + step) % count]


def is_crowded(g: Cadwallon, space: int) -> bool:
    """CAD-ADV-17: the Square and what is next to it, at the festival."""
    return space in CROWDS[g.adventure]


def step_cost(g: Cadwallon, space: int) -> int:
    """CAD-MOVE-1, CAD-ADV-17: points for entering a space of the district."""
    crowd = _SHEETS[g.adventure].crowd
    return crowd.cost if crowd is not None and space in CROWDS[g.adventure] else 1


def told(g: Cadwallon, character: Character) -> dict[str, Any]:
    """Who, as a story tells it."""
    return {"who": WHO[character.seat], "character": CHARACTERS[character.who].id}

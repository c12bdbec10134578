"""A Move, step by step (CAD-MOVE, CAD-EXIT, CAD-CAT): declared, prolonged, walked, ended."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.games.cadwallon.content import (
    ARCANA,
    ARCANUM,
    ATTACK_COST,
    CHARACTERS,
    DUKE,
    MOVE_COST,
    STAIRCASE,
)
from igroteka.games.cadwallon.rules.board import (
    BY_PENTAGRAM,
    CENTRE,
    FIVE,
    IS_EXIT,
    NEAR,
    OUT,
    PENTAGRAMS,
    ROOMS,
    SPACE_ID,
    SPACES,
    STREETS,
    WALLS,
)
from igroteka.games.cadwallon.rules.cyclops import bouts, stir
from igroteka.games.cadwallon.rules.equipment import use_up
from igroteka.games.cadwallon.rules.explore import is_covered, reveal
from igroteka.games.cadwallon.rules.fights import ATTACKER, fight, playing
from igroteka.games.cadwallon.rules.figures import (
    BOOTS,
    HOOK,
    MOVE,
    POTION,
    SKILL,
    leave_space,
    others,
    put,
    remove,
    seat_of,
    sheet,
    told,
)
from igroteka.games.cadwallon.rules.hands import (
    cards_of,
    holds,
    kinds_among,
    kinds_in,
    pay_card,
    play,
)
from igroteka.games.cadwallon.rules.intrigues import check_standing
from igroteka.games.cadwallon.rules.paths import (
    is_foe,
    no_attack,
    no_descent,
    no_entry,
    no_leaving,
    no_step,
    points_left,
    stairs_price,
    way_cost,
)
from igroteka.games.cadwallon.rules.results import settle
from igroteka.games.cadwallon.rules.state import (
    CYCLOPS,
    EMPTY,
    Cadwallon,
    Character,
    Player,
    Walk,
)
from igroteka.games.cadwallon.rules.trade import exchange
from igroteka.kernel.flow import PASS, WHO, Flow, Option, one_of
from igroteka.kernel.journal import MUTE

RUN, DODGE, PASSAGE, NIGGLING, TRAPDOOR = (
    ARCANUM[name] for name in ("run", "dodge", "secret_passage", "niggling_injury", "trapdoor")
)
RUN_POINTS: Final = ARCANA[RUN].effects[0].delta
INJURY: Final = ARCANA[NIGGLING].effects[0].delta
FLEET_POINTS: Final = 2
ORDERS_POINTS: Final = 2
_OWN_MOVE: Final = {
    RUN: "CAD-ARC-5",
    DODGE: "CAD-ARC-6",
    PASSAGE: "CAD-ARC-7",
    TRAPDOOR: "CAD-NOMERCY-8",
}


def _space_option(verb: str, space: int) -> Option:
    where = SPACE_ID[space]
    return Option(f"{verb}:{where}", verb, space, {"space": where}, (where,))


STEP: Final = tuple(_space_option("step", space) for space in range(SPACES))
ATTACK: Final = tuple(_space_option("attack", space) for space in STREETS)
DOWN: Final = {room: _space_option("down", room) for room in FIVE}
STORM: Final = {room: _space_option("storm", room) for room in FIVE}
LEAVE: Final = {
    space: Option("leave", "leave", space, {"space": SPACE_ID[space]}, (SPACE_ID[space],))
    for space in STREETS
    if IS_EXIT[space]
}
STOP: Final = Option("stop", "stop")
FLEET: Final = Option("fleet_foot", "fleet-foot")
CLIMB: Final = Option("wall_climber", "wall-climber")
FLY: Final = Option("fly", "fly")
_TALENT: Final = {"fleet_foot": (FLEET,), "wall_climber": (CLIMB,)}
"""Skills for a Move."""
_ENDS: Final = frozenset({"stop", "card"})
_WITHOUT_POINTS: Final = frozenset({"stop", "card", "fleet-foot", "fly"})
"""What may be possible when no point is left."""
_MOVE_CARDS: Final = cards_of(_OWN_MOVE)


@cache
def hindering(kind: int) -> Option:
    """Playing a card on another's Move."""
    card = ARCANA[kind].id
    return Option(f"hinder:{card}", "hinder", kind, {"card": card}, (f"arcana:{card}",))


# Declaring ------------------------------------------------------------------------------------


def declare(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-MOVE-1, CAD-MOVE-7, CAD-MOVE-10, CAD-EQUIP-13: pay, let others hinder, then walk."""
    g.ap -= MOVE_COST
    character.moved = True
    g.walk = walk_of(g, character)
    if g.journal is not MUTE:
        g.tell("move", "CAD-MOVE-1", **told(g, character), points=g.walk.points)
    for player in others(g, character.seat):
        if holds(player, NIGGLING):
            yield from _hinder(g, g.walk, player, character)


def walk_of(g: Cadwallon, character: Character) -> Walk:
    """CAD-MOVE-1, CAD-MOVE-10: a Move of this character before its first step."""
    points = MOVE[character.who] + (character.gear == BOOTS) - _slowed(g, character)
    through = SKILL[character.who] == "gravewalk"
    return Walk(character.number, points, 0, character.at, False, through, 0, False, False, False)


def _slowed(g: Cadwallon, character: Character) -> int:
    """CAD-ADV-19: the Duke is a burden."""
    duke = sheet(g).duke
    return duke.slows if duke is not None and DUKE in character.loot else 0


def _hinder(g: Cadwallon, walk: Walk, player: Player, character: Character) -> Flow[None]:
    """CAD-DEC-9, CAD-ARC-2, CAD-ARC-8, CAD-RUL-27: any number of injuries, and nobody is asked in
    vain."""
    args = {"character": CHARACTERS[character.who].id, "who": WHO[character.seat]}
    while holds(player, NIGGLING) and walk.points > 0:
        candidates = [hindering(kind) for kind in kinds_in(player.hand)]
        chosen: Option = yield one_of(
            player.seat,
            "hinder",
            "CAD-DEC-9",
            candidates,
            _not_hindering,
            args,
            also=(PASS,),
            concealed=True,
        )
        if chosen is PASS:
            return
        play(g, player, NIGGLING, "CAD-ARC-8")
        walk.points += INJURY


def _not_hindering(option: Option) -> str | None:
    return None if option.value == NIGGLING else "CAD-ARC-17"


def order(g: Cadwallon, character: Character) -> None:
    """CAD-SKILL-11: another of the gang walks two spaces; it is no Move."""
    start = character.at
    through = SKILL[character.who] == "gravewalk"
    g.walk = Walk(character.number, ORDERS_POINTS, 0, start, False, through, 0, False, False, True)


# Walking --------------------------------------------------------------------------------------


def walking(g: Cadwallon, walk: Walk) -> Flow[None]:
    """CAD-DEC-10, CAD-DEC-40, CAD-MOVE-12: one step, card or stop; never taken back."""
    character = g.characters[walk.who]
    player = g.players[character.seat]

    def forbids(option: Option) -> str | None:
        return _forbids(g, walk, character, player, option)

    near = _near(g, walk, character, player)
    left = points_left(walk)
    might = near if left else [o for o in near if o.verb in _WITHOUT_POINTS]
    quick = [o for o in might if _forbids(g, walk, character, player, o) is None]
    # Where only a card could prolong the Move, being asked would tell that one is held.
    telling = _ENDS.issuperset([option.verb for option in quick])
    args = {"character": CHARACTERS[character.who].id, "points": left}
    chosen: Option = yield one_of(
        character.seat,
        "walk",
        "CAD-DEC-10",
        lambda: _thinkable(g, near, player),
        forbids,
        args,
        quick=quick,
        anchor=not telling,
        concealed=telling,
    )
    yield from _perform(g, walk, character, player, chosen)
    if g.walk is None:
        check_standing(g)


def _near(g: Cadwallon, walk: Walk, character: Character, player: Player) -> list[Option]:
    """What can be thought of from here."""
    at = character.at
    found: list[Option] = [STOP]
    if at < len(STREETS):
        ways = NEAR[at]
        if walk.passages or walk.flying or character.gear == HOOK:
            ways = (*ways, *WALLS[at])
        if IS_EXIT[at]:
            found.append(LEAVE[at])
        elif at < len(ROOMS) and g.found[at] == STAIRCASE:
            found += [(DOWN if g.on[room] == EMPTY else STORM)[room] for room in FIVE]
    elif at == CENTRE:
        ways = (*PENTAGRAMS, *BY_PENTAGRAM)
    else:
        ways = (CENTRE,)
    on = g.on
    for to in ways:
        found.append(STEP[to])
        if on[to] != EMPTY and is_foe(character, on[to]):
            found.append(ATTACK[to])
    if not walk.orders:
        found += [playing(kind) for kind in kinds_among(player.hand, _MOVE_CARDS)]
        found += _TALENT.get(SKILL[character.who], ())
        if character.gear == POTION:
            found.append(FLY)
    return found


def _thinkable(g: Cadwallon, near: list[Option], player: Player) -> list[Option]:
    """Every space that one might click on, and every card of the hand."""
    cards = [playing(kind) for kind in kinds_in(player.hand)]
    below = range(len(STREETS), SPACES) if g.options.catacombs else ()
    return [*near, *STEP[: len(STREETS)], *[STEP[space] for space in below], *cards]


def _forbids(
    g: Cadwallon, walk: Walk, character: Character, player: Player, option: Option
) -> str | None:
    verb = option.verb
    if verb == "step":
        return no_step(g, walk, character, option.value)
    if verb == "stop":
        return None if may_stop(g, character) else "CAD-MOVE-11"
    if verb == "attack":
        return no_attack(g, walk, character, option.value)
    if verb == "card":
        return _no_card(g, walk, character, option.value)
    left = points_left(walk)
    if verb == "leave":
        return no_leaving(g, walk, character, character.at, left)
    if verb in ("down", "storm"):
        return no_descent(g, walk, character, character.at, left, option.value)
    if verb == "fly":
        return "CAD-EQUIP-7" if walk.begun or character.at >= len(STREETS) else None
    if character.skilled or not player.hand:
        return "CAD-ACT-8"
    return None if verb == "fleet-foot" or left else "CAD-SKILL-8"


def may_stop(g: Cadwallon, character: Character) -> bool:
    """CAD-PASS-1, CAD-ARC-6, CAD-MOVE-12: only where nobody else stands."""
    return character.at == CENTRE or g.on[character.at] == character.number


def _no_card(g: Cadwallon, walk: Walk, character: Character, kind: int) -> str | None:
    """CAD-ARC-17: its situation must exist: points to use it with, and a room for the Trapdoor."""
    if kind not in _OWN_MOVE or walk.orders:
        return "CAD-ARC-17"
    if kind == RUN:
        return None
    if kind != TRAPDOOR:
        return None if points_left(walk) else "CAD-ARC-17"
    if character.at >= len(ROOMS) or is_covered(g, character.at):
        return "CAD-NOMERCY-8"
    left = points_left(walk)
    open_rooms = [room for room in FIVE if no_entry(g, walk, character, left, room) is None]
    return None if open_rooms else "CAD-ARC-17"


def _perform(
    g: Cadwallon, walk: Walk, character: Character, player: Player, option: Option
) -> Flow[None]:
    match option.verb:
        case "step":
            yield from _step(g, walk, character, option.value)
        case "stop":
            g.walk = None
            g.tell("stopped", "CAD-MOVE-12", **told(g, character), space=SPACE_ID[character.at])
        case "attack":
            yield from _attack(g, walk, character, option.value)
        case "leave":
            remove(g, character, OUT)
            g.walk = None
            g.tell("left", "CAD-EXIT-2", **told(g, character), space=option.args["space"])
        case "down" | "storm":
            yield from _descend(g, walk, character, option.value)
        case "card":
            yield from _own_card(g, walk, character, player, option.value)
        case "fly":
            walk.flying = True
            use_up(g, character, "CAD-EQUIP-7")
        case _:
            yield from _talent(g, walk, character, player, option)


def _talent(
    g: Cadwallon, walk: Walk, character: Character, player: Player, option: Option
) -> Flow[None]:
    """CAD-SKILL-7, CAD-SKILL-8: a card is discarded for more points, or for one wall."""
    character.skilled = True
    yield from pay_card(g, player, SKILL[character.who])
    if option is FLEET:
        walk.points += FLEET_POINTS
    else:
        walk.passages += 1
    g.tell("skill", "CAD-ACT-8", who=WHO[player.seat], skill=SKILL[character.who])


def _own_card(
    g: Cadwallon, walk: Walk, character: Character, player: Player, kind: int
) -> Flow[None]:
    play(g, player, kind, _OWN_MOVE[kind])
    if kind == RUN:
        walk.points += RUN_POINTS
    elif kind == DODGE:
        walk.through = True
    elif kind == PASSAGE:
        walk.passages += 1
    else:
        yield from _trapdoor(g, walk, character)


def _trapdoor(g: Cadwallon, walk: Walk, character: Character) -> Flow[None]:
    """CAD-NOMERCY-8, CAD-DEC-19: down from any room as if a staircase lay there."""
    left = points_left(walk)

    def forbids(option: Option) -> str | None:
        return no_entry(g, walk, character, left, option.value)

    options = [(DOWN if g.on[room] == EMPTY else STORM)[room] for room in FIVE]
    chosen: Option = yield one_of(character.seat, "descend", "CAD-DEC-19", options, forbids)
    yield from _descend(g, walk, character, chosen.value)


def _step(g: Cadwallon, walk: Walk, character: Character, to: int) -> Flow[None]:
    """CAD-MOVE-1, CAD-MOVE-12: one space further; a token ends the Move (CAD-EXPL-1)."""
    pay_step(g, walk, character, to)
    leave_space(g, character)
    if g.journal is not MUTE:
        g.tell("stepped", "CAD-MOVE-1", **told(g, character), space=SPACE_ID[to])
    if to != CENTRE and g.on[to] != EMPTY:
        character.at = to
        character.visit = False
        if g.options.passing and seat_of(g.on[to]) == character.seat:
            yield from exchange(g, walk, character, g.characters[g.on[to]])
        return
    put(g, character, to)
    walk.back = to
    if to < len(STREETS) and is_covered(g, to):
        g.walk = None
        yield from reveal(g, character)


def pay_step(g: Cadwallon, walk: Walk, character: Character, to: int) -> None:
    """CAD-MOVE-1, CAD-ARC-7, CAD-EQUIP-14: the points, and what opens a wall."""
    start = character.at
    walk.begun = True
    if start in FIVE:
        walk.spent += 1
        return
    walk.spent += way_cost(g, walk, character, start, to)
    if start < len(STREETS) and to not in NEAR[start] and not walk.flying:
        if walk.passages:
            walk.passages -= 1
        else:
            walk.hook = True


def _attack(g: Cadwallon, walk: Walk, character: Character, to: int) -> Flow[None]:
    """CAD-MOVE-3, CAD-MOVE-4, CAD-EXPL-12: the last step of a Move; a token under the winner."""
    pay_step(g, walk, character, to)
    g.ap -= ATTACK_COST
    character.acted = True
    defender = g.on[to]
    leave_space(g, character)
    character.at = to
    character.visit = False
    g.walk = None
    won = yield from fight(g, character.number, defender, to)
    yield from settle(g, won, walk.back)
    if won == ATTACKER and character.at == to and is_covered(g, to):
        yield from reveal(g, character)


def _descend(g: Cadwallon, walk: Walk, character: Character, room: int) -> Flow[None]:
    """CAD-CAT-1, CAD-CAT-3, CAD-CAT-10, CAD-CAT-16, CAD-CYC-16, CAD-RUL-5: pay; the beast, a rival,
    then the beast's way."""
    seat = character.seat
    g.ap -= stairs_price(g, character)
    g.walk = None
    figure = g.on[room]
    g.tell("descended", "CAD-CAT-1", **told(g, character), space=SPACE_ID[room])
    leave_space(g, character)
    if figure == EMPTY:
        put(g, character, room)
        yield from stir(g, seat)
        return
    g.ap -= ATTACK_COST
    character.acted = True
    character.at = room
    if figure == CYCLOPS:
        yield from bouts(g, character, True)
        return
    won = yield from fight(g, character.number, figure, room)
    yield from settle(g, won, room)
    yield from stir(g, seat)

"""The activation step of a turn (CAD-TURN, CAD-ACT): one menu of all that can be done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from igroteka.games.cadwallon.content import (
    CHARACTERS,
    GANG_SIZE,
    GEAR,
    MOVE_COST,
)
from igroteka.games.cadwallon.rules import cards, chests, deeds, missions, sites
from igroteka.games.cadwallon.rules.board import (
    LAIR,
    PRISON,
    ROOMS,
    SPACE_ID,
    SPACES,
    STREETS,
)
from igroteka.games.cadwallon.rules.errands import BUYING, HEALING, PLOTTING, USE_GEAR
from igroteka.games.cadwallon.rules.explore import is_covered, reveal
from igroteka.games.cadwallon.rules.figures import current, name, told
from igroteka.games.cadwallon.rules.intrigues import check_standing
from igroteka.games.cadwallon.rules.paths import is_foe
from igroteka.games.cadwallon.rules.rooms import is_envoy, walk_out
from igroteka.games.cadwallon.rules.rounds import end_turn
from igroteka.games.cadwallon.rules.state import (
    CYCLOPS,
    EMPTY,
    GUARDS,
    Cadwallon,
    Character,
    Player,
)
from igroteka.games.cadwallon.rules.walk import declare, walk_of, walking
from igroteka.games.cadwallon.rules.ways import ends
from igroteka.kernel.actions import Action, Actions
from igroteka.kernel.flow import Flow, Option
from igroteka.kernel.journal import MUTE

END: Final = Option("end", "end")
MOVE: Final = Option("move", "move", None, {"cost": MOVE_COST})
WALK_OUT: Final = Option("walk-out", "walk-out")
CROSSBOW: Final = GEAR["hand_crossbow"]


def turn(g: Cadwallon) -> Flow[None]:
    """CAD-ACT-1, CAD-ACT-6, CAD-ACT-9, CAD-ACT-10, CAD-DEC-7, CAD-DEC-8, CAD-DEC-29: anything in
    any order, until the player stops.

    A Move under way goes on first; both questions can be reached from the state alone. The end is
    always announced (CAD-TURN-1): a turn that ended by itself would tell what is not in the hand.
    """
    player = current(g)
    while g.phase == "turn":
        walk = g.walk
        if walk is not None:
            yield from walking(g, walk)
            continue
        question = MENU.ask(
            g, player, player.seat, "turn", "CAD-DEC-7", {"ap": g.ap}, also=(END,), anchor=True
        )
        question.always = True
        chosen: Option = yield question
        if chosen is END:
            end_turn(g)
            return
        yield from MENU.perform(g, player, chosen)
        if g.walk is None:
            check_standing(g)


def active(g: Cadwallon) -> Character | None:
    """The activated character."""
    return g.characters[g.active] if g.active != EMPTY else None


def _nobody_active(g: Cadwallon, player: Player) -> str | None:
    return "CAD-ACT-3" if g.active == EMPTY else None


def _allowed(g: Cadwallon, player: Player, option: Option) -> str | None:
    return None


def _not_barred(g: Cadwallon, player: Player) -> str | None:
    return None


def _no_candidates(g: Cadwallon, player: Player) -> Sequence[Option]:
    return ()


# Activating -----------------------------------------------------------------------------------


@cache
def _activating(figure: int, who: str) -> Option:
    return Option(f"activate:{who}", "activate", figure, {"character": who}, (f"figure:{who}",))


_ACTIVATE: Final = tuple(
    tuple(_activating(figure, character.id) for character in CHARACTERS) for figure in range(GUARDS)
)
"""By figure and by who it is."""


def _activate_candidates(g: Cadwallon, player: Player) -> Sequence[Option]:
    first = GANG_SIZE * player.seat
    return [
        _ACTIVATE[character.number][character.who]
        for character in g.characters[first : first + GANG_SIZE]
        if character.at >= 0 and character.number != g.active
    ]


def _other_figures(g: Cadwallon, player: Player) -> Sequence[Option]:
    """Everybody else on the boards, and who is active already: one might click on them."""
    figures = [
        character.number
        for character in g.characters
        if character.at >= 0 and (character.seat != player.seat or character.number == g.active)
    ]
    figures += [GUARDS + number for number, space in enumerate(g.guards) if space >= 0]
    if g.options.catacombs:
        figures.append(CYCLOPS)
    return [_activating(figure, name(g, figure)) for figure in figures]


def _activate_forbids(g: Cadwallon, player: Player, option: Option) -> str | None:
    """CAD-ACT-2, CAD-SETUP-1, CAD-WOUND-4, CAD-WOUND-6: one's own, once per turn, and not while
    wounded (CAD-EX-13)."""
    if option.value >= GUARDS:
        return "CAD-CYC-2" if option.value == CYCLOPS else "CAD-MIL-1"
    character = g.characters[option.value]
    if character.seat != player.seat:
        return "CAD-SETUP-1"
    if character.activated:
        return "CAD-ACT-2"
    return "CAD-WOUND-4" if character.wounds else None


def _activate(g: Cadwallon, player: Player, option: Option) -> Flow[None]:
    """CAD-ACT-12, CAD-EXPL-2: it costs nothing; a token underfoot is turned up before all else."""
    character = g.characters[option.value]
    character.activated = True
    character.escaped = False
    g.active = character.number
    if g.journal is not MUTE:
        g.tell("activated", "CAD-ACT-12", **told(g, character))
    if 0 <= character.at < len(STREETS) and is_covered(g, character.at):
        yield from reveal(g, character)


# Moving and acting ----------------------------------------------------------------------------


def _move_barred(g: Cadwallon, player: Player) -> str | None:
    """CAD-ACT-3, CAD-ACT-4, CAD-PRISON-4: one Move for one AP, and not from the Prison."""
    character = active(g)
    if character is None or character.moved:
        return "CAD-ACT-3"
    if character.at == PRISON:
        return "CAD-PRISON-4"
    return None if g.ap >= MOVE_COST else "CAD-ACT-4"


def _move_candidates(g: Cadwallon, player: Player) -> Sequence[Option]:
    return (MOVE,) if g.active != EMPTY else ()


def _move(g: Cadwallon, player: Player, option: Option) -> Flow[None]:
    yield from declare(g, g.characters[g.active])


def may_move(g: Cadwallon) -> bool:
    """Whether the active character may declare its Move."""
    return _move_barred(g, current(g)) is None


GO: Final = tuple(
    Option(f"go:{where}", "go", space, {"space": where}, (where,))
    for space, where in enumerate(SPACE_ID)
)
"""Going somewhere in one word; never offered: a Move is declared, then walked step by step."""


def _out_of_reach(g: Cadwallon, player: Player) -> Sequence[Option]:
    """Spaces that no Move now can end on, and one might click on."""
    spaces = range(SPACES) if g.options.catacombs else STREETS
    if not may_move(g):
        return [GO[space] for space in spaces]
    twin = g.copy()
    twin.ap -= MOVE_COST
    character = twin.characters[g.active]
    here = character.at
    within = {end.goal for end in ends(twin, walk_of(twin, character))}
    return [GO[space] for space in spaces if space not in within and space != here]


def _no_way_there(g: Cadwallon, player: Player, option: Option) -> str | None:
    """CAD-MOVE-1, CAD-MOVE-3, CAD-MOVE-9, CAD-ADV-11, CAD-CAT-1: why no Move leads there."""
    space: int = option.value
    if space >= len(STREETS):
        return {LAIR: "CAD-ROOM-17", PRISON: "CAD-PRISON-4"}.get(space, "CAD-CAT-1")
    if space < len(ROOMS) and g.burnt[space]:
        return "CAD-ADV-11"
    figure = g.on[space]
    if figure == EMPTY:
        return "CAD-MOVE-1"
    return "CAD-MOVE-3" if is_foe(g.characters[g.active], figure) else "CAD-MOVE-9"


def _action_barred(g: Cadwallon, player: Player) -> str | None:
    """CAD-ACT-3, CAD-PRISON-7: one action in an activation, and none after an escape."""
    character = active(g)
    if character is None or character.acted:
        return "CAD-ACT-3"
    return "CAD-PRISON-7" if character.escaped else None


def _pick_candidates(g: Cadwallon, player: Player) -> Sequence[Option]:
    character = active(g)
    return () if character is None else chests.candidates(g, character, "pick")


def _pick_elsewhere(g: Cadwallon, player: Player) -> Sequence[Option]:
    character = active(g)
    return () if character is None else chests.elsewhere(g, character)


def _bash_candidates(g: Cadwallon, player: Player) -> Sequence[Option]:
    character = active(g)
    return () if character is None else chests.candidates(g, character, "bash")


def _open_forbids(g: Cadwallon, player: Player, option: Option) -> str | None:
    return chests.forbids(g, g.characters[g.active], option)


def _open(g: Cadwallon, player: Player, option: Option) -> Flow[None]:
    yield from chests.open_chest(g, player, g.characters[g.active], option)


def _site_candidates(g: Cadwallon, player: Player) -> Sequence[Option]:
    character = active(g)
    return () if character is None else sites.candidates(g, character)


def _site_forbids(g: Cadwallon, player: Player, option: Option) -> str | None:
    return sites.forbids(g, g.characters[g.active], option)


def _site(g: Cadwallon, player: Player, option: Option) -> Flow[None]:
    yield from sites.use(g, g.characters[g.active], option)


def _walk_out_candidates(g: Cadwallon, player: Player) -> Sequence[Option]:
    character = active(g)
    return (WALK_OUT,) if character is not None and is_envoy(character) else ()


def _walk_out(g: Cadwallon, player: Player, option: Option) -> Flow[None]:
    walk_out(g, g.characters[g.active])
    return
    yield


def _skill_candidates(g: Cadwallon, player: Player) -> Sequence[Option]:
    character = active(g)
    return () if character is None else deeds.skill_candidates(g, character)


def _skill_forbids(g: Cadwallon, player: Player, option: Option) -> str | None:
    character = g.characters[g.active]
    if character.at == PRISON:
        return "CAD-PRISON-4"
    return deeds.no_skill(g, character)


def _skill(g: Cadwallon, player: Player, option: Option) -> Flow[None]:
    yield from deeds.use_skill(g, g.characters[g.active])


def _shot_candidates(g: Cadwallon, player: Player) -> Sequence[Option]:
    character = active(g)
    return (deeds.SHOOT,) if character is not None and character.gear == CROSSBOW else ()


def _shot_forbids(g: Cadwallon, player: Player, option: Option) -> str | None:
    return deeds.no_shot(g, g.characters[g.active])


def _shot(g: Cadwallon, player: Player, option: Option) -> Flow[None]:
    yield from deeds.shoot(g, g.characters[g.active])


# The menu -------------------------------------------------------------------------------------


def _offered(g: Cadwallon, player: Player) -> list[Option]:
    """What the predicates of the menu let pass, quickly: half of it needs an active character."""
    options: list[Option] = []
    wounded = False
    first = GANG_SIZE * player.seat
    for c in g.characters[first : first + GANG_SIZE]:
        if c.wounds:
            wounded = True
        elif not c.activated and c.at >= 0 and c.number != g.active:
            options.append(_ACTIVATE[c.number][c.who])
    if g.active != EMPTY:
        _add_of_active(g, player, g.characters[g.active], options)
    options += missions.quick(g, player)
    options += cards.quick(g, player)
    if wounded:
        options += HEALING.allowed(g, player)
    if g.options.equipment:
        options += USE_GEAR.allowed(g, player)
    if g.options.intrigues:
        options += PLOTTING.allowed(g, player)
    if g.options.experience:
        options += BUYING.allowed(g, player)
    return options


def _add_of_active(
    g: Cadwallon, player: Player, character: Character, options: list[Option]
) -> None:
    """What the active character may do."""
    if not character.moved and character.at != PRISON and g.ap >= MOVE_COST:
        options.append(MOVE)
    acts = not character.acted and not character.escaped
    if acts:
        if found := chests.both_ways(g, character):
            options += [o for o in found if chests.forbids(g, character, o) is None]
        if found := sites.candidates(g, character):
            options += [o for o in found if sites.forbids(g, character, o) is None]
    if character.at == PRISON and is_envoy(character):
        options.append(WALK_OUT)
    if found := deeds.skill_candidates(g, character):
        options += [o for o in found if _skill_forbids(g, player, o) is None]
    if acts and character.gear == CROSSBOW and deeds.no_shot(g, character) is None:
        options.append(deeds.SHOOT)


ACTIVATE: Final = Action(
    "activate", _not_barred, _activate_candidates, _activate_forbids, _activate, _other_figures
)
MENU: Final[Actions[Cadwallon, Player]] = Actions(
    ACTIVATE,
    Action("move", _move_barred, _move_candidates, _allowed, _move),
    Action("go", _move_barred, _no_candidates, _no_way_there, _move, _out_of_reach),
    Action("pick", _action_barred, _pick_candidates, _open_forbids, _open, _pick_elsewhere),
    Action("bash", _action_barred, _bash_candidates, _open_forbids, _open),
    Action("site", _action_barred, _site_candidates, _site_forbids, _site),
    Action("walk-out", _nobody_active, _walk_out_candidates, _allowed, _walk_out),
    Action("skill", _nobody_active, _skill_candidates, _skill_forbids, _skill),
    Action("shoot", _action_barred, _shot_candidates, _shot_forbids, _shot),
    missions.MISSION,
    Action("card", _not_barred, cards.candidates, cards.forbids, cards.perform),
    HEALING,
    USE_GEAR,
    PLOTTING,
    BUYING,
    quick=_offered,
)
"""CAD-ACT-5, CAD-ACT-7, CAD-ACT-10: all that the active player may do."""

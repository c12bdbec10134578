"""Ways of a Move as a table shows them: the answers one after another, the cost, what may happen.

What is told here follows from what the player may see; the steps themselves are asked for and
judged one by one (CAD-DEC-10, CAD-MOVE-12).
"""

from __future__ import annotations

from typing import Final

from igroteka.games.cadwallon.content import CHARACTERS, DIE, MOVE_COST
from igroteka.games.cadwallon.rules.board import ROOMS, SPACE_ID
from igroteka.games.cadwallon.rules.explore import is_covered
from igroteka.games.cadwallon.rules.figures import combat, name, others
from igroteka.games.cadwallon.rules.paths import DISTRICT, points_left, way_cost
from igroteka.games.cadwallon.rules.state import CYCLOPS, GUARDS, Cadwallon, Character
from igroteka.games.cadwallon.rules.turn import may_move
from igroteka.games.cadwallon.rules.walk import ATTACK, DOWN, LEAVE, STEP, STOP, STORM, walk_of
from igroteka.games.cadwallon.rules.watch import REINFORCED_MOVE, STAYS_ON, reachable
from igroteka.games.cadwallon.rules.ways import End, Way, ends
from igroteka.kernel.flow import Option, Question
from igroteka.kernel.routes import Leg, Remark, Route

FARTHEST: Final = max(face for face in range(1, DIE + 1) if face not in STAYS_ON)
"""CAD-MIL-2: the best roll of a militiaman."""
_KINDS: Final = {
    "stop": "walk",
    "leave": "leave",
    "attack": "attack",
    "down": "down",
    "storm": "storm",
}


def routes(g: Cadwallon, question: Question) -> list[Route]:
    """CAD-DEC-8, CAD-DEC-10: where the Move under way may lead, or that of the active character."""
    before: tuple[Leg, ...] = ()
    ap = 0
    if question.prompt == "walk" and g.walk is not None:
        walk = g.walk
    elif question.prompt == "turn" and may_move(g):
        character = g.characters[g.active]
        before = (Leg("move", SPACE_ID[character.at], "turn", dict(question.args)),)
        walk, ap = walk_of(g, character), MOVE_COST
        g.ap -= MOVE_COST
    else:
        return []
    character = g.characters[walk.who]
    found = ends(g, walk)
    patrols = _patrols(g, character)
    return [_route(g, character, end, before, ap, patrols) for end in found]


def _route(
    g: Cadwallon,
    character: Character,
    end: End,
    before: tuple[Leg, ...],
    ap: int,
    patrols: dict[int, tuple[str, int]],
) -> Route:
    way, goal = end.way, SPACE_ID[end.goal]
    path = way.path if end.goal == way.path[-1] else (*way.path, end.goal)
    spent, left = _points(g, character, end)
    who = CHARACTERS[character.who].id
    return Route(
        kind=_KINDS[end.verb],
        goal=goal,
        piece=f"figure:{who}",
        path=tuple([SPACE_ID[space] for space in path]),
        legs=(*before, *_legs(g, who, end)),
        args={"space": goal, "points": spent, "left": left, "ap": ap + end.ap},
        remarks=tuple(_remarks(g, character, end, patrols)),
    )


def _points(g: Cadwallon, character: Character, end: End) -> tuple[int, int]:
    """Movement points of a route, and those that remain: its last step may be an attack, the way
    out (CAD-EXIT-2) or down (CAD-CAT-1)."""
    first, last = end.way.walks[0], end.way.walks[-1]
    step = 0
    if end.verb == "attack":
        step = way_cost(g, last, character, end.way.path[-1], end.goal)
    elif end.verb != "stop":
        step = 1
    return last.spent - first.spent + step, points_left(last) - step


def _legs(g: Cadwallon, who: str, end: End) -> list[Leg]:
    way = end.way
    options: list[Option] = [STEP[space] for space in way.path[1:]]
    if end.verb != "stop" or not is_covered(g, end.goal):
        options.append(_last(end))
    legs = []
    for option, space, walk in zip(options, way.path, way.walks, strict=False):
        args = {"character": who, "points": points_left(walk)}
        legs.append(Leg(option.key, SPACE_ID[space], "walk", args))
    return legs


def _last(end: End) -> Option:
    match end.verb:
        case "attack":
            return ATTACK[end.goal]
        case "leave":
            return LEAVE[end.goal]
        case "down":
            return DOWN[end.goal]
        case "storm":
            return STORM[end.goal]
        case _:
            return STOP


# What may happen ------------------------------------------------------------------------------


def _remarks(
    g: Cadwallon, character: Character, end: End, patrols: dict[int, tuple[str, int]]
) -> list[Remark]:
    found = _on_the_way(g, end.way)
    goal = end.goal
    if end.verb in ("attack", "storm"):
        found.append(_fight(g, character, g.on[goal]))
    if end.verb == "down" or (end.verb == "storm" and g.on[goal] != CYCLOPS):
        found.append(Remark("stir", "CAD-CYC-2", risky=True))
    if end.verb == "stop" and is_covered(g, goal):
        if goal < len(ROOMS):
            found.append(Remark("token", "CAD-EXPL-1", risky=True))
        else:
            found.append(Remark("encounter", "CAD-ADV-5", risky=True))
    if end.verb == "stop" and goal in patrols:
        guard, steps = patrols[goal]
        found.append(Remark("patrol", "CAD-MIL-4", {"figure": guard, "steps": steps}))
    return found


def _on_the_way(g: Cadwallon, way: Way) -> list[Remark]:
    """CAD-BOARD-9, CAD-PASS-2: walls that are crossed, and who is met."""
    found = [
        Remark("meet", "CAD-PASS-2", {"character": name(g, figure)}, risky=True)
        for figure in way.met
    ]
    if way.walls:
        found.append(Remark("wall", "CAD-BOARD-9", {"walls": way.walls}))
    return found


def _fight(g: Cadwallon, character: Character, figure: int) -> Remark:
    """CAD-MOVE-3, CAD-CAT-8, CAD-CAT-9, CAD-FIGHT-4: whom, and the dice of both."""
    below = figure == CYCLOPS or (figure < GUARDS and g.characters[figure].at >= DISTRICT)
    rule = "CAD-CAT-9" if figure == CYCLOPS else "CAD-CAT-8" if below else "CAD-MOVE-3"
    args = {
        "figure": name(g, figure),
        "dice": combat(g, character.number),
        "other": combat(g, figure),
    }
    return Remark("fight", rule, args, risky=True)


def _patrols(g: Cadwallon, character: Character) -> dict[int, tuple[str, int]]:
    """CAD-MIL-2, CAD-MIL-4, CAD-PATROL-2: the spaces that rivals may lead the militia to, with the
    nearest militiaman and his steps."""
    rival = next(others(g, character.seat))
    most = REINFORCED_MOVE if g.options.patrols else FARTHEST
    nearest: dict[int, tuple[str, int]] = {}
    for number, start in enumerate(g.guards):
        if start < 0:
            continue
        ways = reachable(g, rival, GUARDS + number, most)
        for space in ways:
            steps, here = 0, space
            while here != start:
                steps, here = steps + 1, ways[here]
            if steps and (space not in nearest or steps < nearest[space][1]):
                nearest[space] = (name(g, GUARDS + number), steps)
    return nearest

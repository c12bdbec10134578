"""What an activated character does beside its Move and chests: skills and shots (CAD-SKILL,
CAD-EQUIP-20, CAD-NOMERCY-7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from igroteka.games.cadwallon.content import ARCANA, ARCANUM
from igroteka.games.cadwallon.rules.board import (
    DISTANCE,
    NEAR,
    PENTAGRAMS,
    SPACE_ID,
    STREETS,
)
from igroteka.games.cadwallon.rules.equipment import use_up
from igroteka.games.cadwallon.rules.figures import (
    SKILL,
    gang,
    in_district,
    is_crowded,
    name,
    others,
    put,
    put_figure,
    seat_of,
    told,
)
from igroteka.games.cadwallon.rules.purse import wound
from igroteka.games.cadwallon.rules.state import (
    EMPTY,
    GUARDS,
    ZOMBIE,
    Cadwallon,
    Character,
    Player,
)
from igroteka.games.cadwallon.rules.walk import order
from igroteka.kernel.flow import WHO, Flow, Option, any_of, one_of

SKILL_COST: Final = 1
PAID: Final[tuple[str, ...]] = ("feint", "shadow_walk", "orders", "hex")
"""Skills for one AP, used in the own activation outside a Move."""
_RULE: Final = {
    "feint": "CAD-SKILL-1",
    "shadow_walk": "CAD-SKILL-5",
    "orders": "CAD-SKILL-11",
    "hex": "CAD-SKILL-14",
}
SHOT_COST: Final = 1
SHOT_RANGE: Final = 3
DART: Final = ARCANA[ARCANUM["poison_dart"]].effects[0]
DART_RANGE: Final = DART.range
DART_WOUNDS: Final = DART.n

USE: Final = {
    skill: Option(f"skill:{skill}", "skill", skill, {"skill": skill, "cost": SKILL_COST})
    for skill in PAID
}
SHOOT: Final = Option("shoot", "shoot", None, {"gear": "hand_crossbow", "cost": SHOT_COST})


@cache
def aiming(figure: int, who: str, verb: str = "target") -> Option:
    """Choosing a figure."""
    return Option(f"{verb}:{who}", verb, figure, {"character": who}, (f"figure:{who}",))


@cache
def appearing(space: int) -> Option:
    """Choosing a space to be put on."""
    where = SPACE_ID[space]
    return Option(f"appear:{where}", "appear", space, {"space": where}, (where,))


@cache
def naming(seat: int) -> Option:
    """Choosing an opponent."""
    return Option(f"rival:{seat}", "rival", seat, {"who": WHO[seat]}, (f"mat:{seat}",))


def skill_candidates(g: Cadwallon, character: Character) -> Sequence[Option]:
    """The paid skill of this character, if it has one."""
    skill = SKILL[character.who]
    return (USE[skill],) if skill in USE else ()


def no_skill(g: Cadwallon, character: Character) -> str | None:
    """CAD-ACT-8, CAD-PRISON-4, CAD-PRISON-9, CAD-CAT-17: why the skill cannot be used now."""
    skill = SKILL[character.who]
    if character.skilled:
        return "CAD-ACT-8"
    if character.escaped:
        return "CAD-PRISON-9"
    if g.ap < SKILL_COST:
        return "CAD-ACT-4"
    if skill != "hex" and skill != "orders" and not in_district(character):
        return "CAD-CAT-17"
    return None if _has_target(g, character, skill) else _RULE[skill]


def _has_target(g: Cadwallon, character: Character, skill: str) -> bool:
    if skill == "feint":
        return bool(feint_targets(g, character))
    if skill == "shadow_walk":
        return any(g.on[space] == EMPTY for space in PENTAGRAMS)
    if skill == "orders":
        return bool(order_targets(g, character))
    return any(player.hand for player in others(g, character.seat))


def feint_targets(g: Cadwallon, character: Character) -> list[int]:
    """CAD-SKILL-1: figures on adjacent spaces; nobody is put where it may not be."""
    found = []
    for space in NEAR[character.at]:
        figure = g.on[space]
        if figure in (EMPTY, ZOMBIE):
            continue
        if figure >= GUARDS and is_crowded(g, character.at):
            continue
        found.append(figure)
    return found


def order_targets(g: Cadwallon, character: Character) -> list[int]:
    """CAD-SKILL-11: other unwounded characters of the gang in the district."""
    return [
        other.number
        for other in gang(g, character.seat)
        if other is not character and in_district(other) and not other.wounds
    ]


def use_skill(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ACT-8: paid, used, and not again in this player's turn."""
    skill = SKILL[character.who]
    g.ap -= SKILL_COST
    character.skilled = True
    g.tell("skill", "CAD-ACT-8", who=WHO[character.seat], skill=skill)
    if skill == "feint":
        yield from _feint(g, character)
    elif skill == "shadow_walk":
        yield from _shadow_walk(g, character)
    elif skill == "orders":
        figure = yield from _choose(g, character, order_targets(g, character))
        order(g, g.characters[figure])
    else:
        yield from _hex(g, character)


def _choose(g: Cadwallon, character: Character, figures: list[int]) -> Flow[int]:
    """CAD-DEC-34: one legal target."""
    options = [aiming(figure, name(g, figure)) for figure in figures]
    chosen: Option = yield any_of(
        character.seat, "target", "CAD-DEC-34", options, told(g, character)
    )
    figure: int = chosen.value
    return figure


def _feint(g: Cadwallon, character: Character) -> Flow[None]:
    figure = yield from _choose(g, character, feint_targets(g, character))
    mine = character.at
    theirs = g.characters[figure].at if figure < GUARDS else g.guards[figure - GUARDS]
    g.on[mine] = g.on[theirs] = EMPTY
    put(g, character, theirs)
    put_figure(g, figure, mine)
    g.on[theirs] = character.number
    g.tell("swapped", "CAD-SKILL-1", **told(g, character), other=name(g, figure))


def _shadow_walk(g: Cadwallon, character: Character) -> Flow[None]:
    def forbids(option: Option) -> str | None:
        if option.value not in PENTAGRAMS or g.on[option.value] != EMPTY:
            return "CAD-SKILL-5"
        return None

    chosen: Option = yield one_of(
        character.seat,
        "appear",
        "CAD-DEC-34",
        lambda: [appearing(space) for space in STREETS],
        forbids,
        told(g, character),
        quick=[appearing(space) for space in PENTAGRAMS if g.on[space] == EMPTY],
    )
    put(g, character, chosen.value)
    g.tell("appeared", "CAD-SKILL-5", **told(g, character), space=SPACE_ID[chosen.value])


def choose_rival(g: Cadwallon, seat: int, prompt: str) -> Flow[Player]:
    """CAD-DEC-34: any opponent."""
    options = [naming(player.seat) for player in others(g, seat)]
    chosen: Option = yield any_of(seat, prompt, "CAD-DEC-34", options)
    rival: int = chosen.value
    return g.players[rival]


def _hex(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-SKILL-14: a chosen opponent loses one Arcana card at random."""
    rival = yield from choose_rival(g, character.seat, "hex")
    if rival.hand:
        card = g.chance.draw(rival.hand, "CAD-SKILL-14")
        g.deck.discard.append(card)
        lost = ARCANA_NAME[card]
        g.tell("hexed", "CAD-SKILL-14", who=WHO[rival.seat], card=lost)


ARCANA_NAME: Final = tuple(card.id for card in ARCANA for _ in range(card.count))


# Shots ----------------------------------------------------------------------------------------


def in_range(g: Cadwallon, character: Character, reach: int) -> list[int]:
    """CAD-MOVE-6, CAD-CAT-17: enemy characters of the district within so many steps."""
    if not in_district(character):
        return []
    return [
        other.number
        for other in g.characters
        if seat_of(other.number) != character.seat
        and in_district(other)
        and DISTANCE[character.at][other.at] <= reach
    ]


def no_shot(g: Cadwallon, character: Character) -> str | None:
    """CAD-EQUIP-20: in the district, at an enemy within three spaces."""
    if g.ap < SHOT_COST:
        return "CAD-ACT-4"
    return None if in_range(g, character, SHOT_RANGE) else "CAD-EQUIP-20"


def shoot(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-EQUIP-20: an action; the crossbow is spent."""
    g.ap -= SHOT_COST
    character.acted = True
    targets = in_range(g, character, SHOT_RANGE)
    figure = yield from _choose(g, character, targets)
    use_up(g, character, "CAD-EQUIP-20")
    wound(g, g.characters[figure], 1, "CAD-EQUIP-20")


def throw_dart(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-NOMERCY-7: an enemy character within two spaces takes a wound."""
    targets = in_range(g, character, DART_RANGE)
    figure = yield from _choose(g, character, targets)
    wound(g, g.characters[figure], DART_WOUNDS, "CAD-NOMERCY-7")

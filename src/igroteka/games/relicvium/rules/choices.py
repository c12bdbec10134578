"""Everything a player may answer, made once: keys for saves, values for rules, ids for screens.

Options between two places are many and few are used, so those are made when first needed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from igroteka.games.relicvium.content import CREATURES, FACTIONS, MELEE, RANGED, UNITS
from igroteka.games.relicvium.content.entries import Token
from igroteka.games.relicvium.rules.army import CLASSES, REGULAR
from igroteka.games.relicvium.rules.land import (
    ARCS,
    ARCS_FROM,
    AREA_ID,
    BORDER_ID,
    COUNT,
    JUNCTION_ID,
    JUNCTIONS,
    PRESENCE,
    SIDES,
    SOURCE,
    TARGET,
)
from igroteka.kernel.flow import WHO, Option

UNIT_ID: Final = tuple(unit.id for unit in UNITS)
FACTION_ID: Final = tuple(faction.id for faction in FACTIONS)
SEATS: Final = range(len(FACTIONS))


class Ways:
    """Options to bring a unit of a class from one area to another."""

    __slots__ = ("_made", "_verb")

    def __init__(self, verb: str) -> None:
        self._verb = verb
        self._made: dict[int, Option] = {}

    def way(self, kind: int, source: int, target: int) -> Option:
        """The one option for this unit on this way."""
        number = (kind * COUNT + source) * COUNT + target
        made = self._made.get(number)
        if made is None:
            unit, start, end = UNIT_ID[kind], AREA_ID[source], AREA_ID[target]
            made = self._made[number] = Option(
                f"{self._verb}:{unit}:{start}>{end}",
                self._verb,
                (kind, source, target),
                {"unit": unit, "start": start, "end": end},
                (start, end),
            )
        return made


def _areas(verb: str) -> tuple[Option, ...]:
    """An option for each area."""
    return tuple(
        Option(f"{verb}:{id}", verb, area, {"area": id}, (id,)) for area, id in enumerate(AREA_ID)
    )


def fighter_id(kind: int, area: int) -> str:
    """The card of a class of fighters, by where they come from, beside a battle."""
    return f"fighter:{UNIT_ID[kind]}:{AREA_ID[area]}"


def area_id(_kind: int, area: int) -> str:
    """The area itself, whatever class stands in it."""
    return AREA_ID[area]


def _units_in(
    verb: str, touched: Callable[[int, int], str] = area_id
) -> tuple[tuple[Option, ...], ...]:
    """An option for each class in each area, with what it touches on a screen."""
    return tuple(
        tuple(
            Option(
                f"{verb}:{UNIT_ID[kind]}:{id}",
                verb,
                (kind, area),
                {"unit": UNIT_ID[kind], "area": id},
                (touched(kind, area),),
            )
            for area, id in enumerate(AREA_ID)
        )
        for kind in CLASSES
    )


def _arcs(verb: str) -> tuple[Option, ...]:
    """An option for each border in each direction."""
    return tuple(
        Option(
            f"{verb}:{AREA_ID[SOURCE[arc]]}>{AREA_ID[TARGET[arc]]}",
            verb,
            arc,
            {"start": AREA_ID[SOURCE[arc]], "end": AREA_ID[TARGET[arc]]},
            (AREA_ID[SOURCE[arc]], AREA_ID[TARGET[arc]]),
        )
        for arc in ARCS
    )


def _seats(verb: str) -> tuple[Option, ...]:
    """An option for each other player."""
    return tuple(
        Option(f"{verb}:{seat}", verb, seat, {"who": WHO[seat]}, (f"mat:{seat}",)) for seat in SEATS
    )


def melee_id(faction: int, token: int) -> str:
    """A melee token, wherever it lies."""
    return f"{FACTION_ID[faction]}:{MELEE[token].id}"


def ranged_id(faction: int, token: int) -> str:
    """A ranged token, wherever it lies."""
    return f"{FACTION_ID[faction]}:{RANGED[token].id}"


def _tokens(
    verb: str, tokens: Sequence[Token], id_of: Callable[[int, int], str]
) -> tuple[tuple[Option, ...], ...]:
    """By faction, an option for each of its tokens of a kind."""
    return tuple(
        tuple(
            Option(
                f"token:{token.id}", verb, number, {"token": token.id}, (id_of(faction, number),)
            )
            for number, token in enumerate(tokens)
        )
        for faction in SEATS
    )


def _given_back(
    tokens: Sequence[Token], id_of: Callable[[int, int], str], faction: int, melee: bool
) -> tuple[Option, ...]:
    """An option for each token of a kind that a faction may have laid."""
    return tuple(
        Option(
            f"return:{id_of(faction, number)}",
            "return",
            (number, melee),
            {"token": token.id, "faction": FACTION_ID[faction]},
            (id_of(faction, number),),
        )
        for number, token in enumerate(tokens)
    )


# Set-up ---------------------------------------------------------------------------------------

TAKE: Final = tuple(
    Option(f"faction:{id}", "faction", number, {"faction": id}, (f"faction:{id}",))
    for number, id in enumerate(FACTION_ID)
)

# The diplomacy stage --------------------------------------------------------------------------

ALLY: Final = _seats("ally")
PEACE: Final = _seats("peace")
BREAK: Final = _seats("break")
DECLARE: Final = _seats("declare")
"""War is declared by a melee token: this one is never allowed (REL-DIP-11)."""

# The action stage -----------------------------------------------------------------------------

MARCH: Final = Ways("march")
MARCHES: Final = tuple(
    tuple(MARCH.way(kind, SOURCE[arc], TARGET[arc]) for kind in CLASSES) for arc in ARCS
)
"""By arc and class: those between adjacent areas."""
MARCH_TO: Final = _areas("march-to")
"""Areas too far away for any march."""
STRIKE: Final = _arcs("melee")
STRIKE_WITH: Final = _tokens("melee-token", MELEE, melee_id)
RECRUIT: Final = _units_in("recruit")
RECRUIT_AT: Final = _areas("recruit-at")
"""Areas where nobody can be recruited at all."""
PROMOTE: Final = _units_in("promote")
AIM: Final = _arcs("ranged")
AIMS_FROM: Final = tuple(tuple(AIM[arc] for arc in arcs) for arcs in ARCS_FROM)
AIM_WITH: Final = _tokens("ranged-token", RANGED, ranged_id)
BUILD: Final = _areas("build")
SUMMON: Final = tuple(
    tuple(
        Option(f"summon:{creature.id}", "summon", number, {"creature": creature.id}, (creature.id,))
        for number, creature in enumerate(own)
    )
    for own in CREATURES
)
AT: Final = tuple(
    Option(
        f"at:{id}",
        "at",
        junction,
        {"areas": tuple(AREA_ID[area] for area in PRESENCE[junction])},
        (id, *(AREA_ID[area] for area in PRESENCE[junction])),
    )
    for junction, id in enumerate(JUNCTION_ID)
)
STIR: Final = tuple(
    tuple(
        tuple(
            Option(
                f"stir:{creature.id}",
                "stir",
                None,
                {"creature": creature.id},
                (creature.id, JUNCTION_ID[junction]),
            )
            for junction in JUNCTIONS
        )
        for creature in own
    )
    for own in CREATURES
)
"""A creature on the board: it can be neither moved nor attacked (REL-SUM-4)."""

# Skills ---------------------------------------------------------------------------------------

SPOT: Final = _areas("spot")
"""Areas where the creature is not present."""
GIVE_BACK: Final = tuple(
    (*_given_back(MELEE, melee_id, faction, True), *_given_back(RANGED, ranged_id, faction, False))
    for faction in SEATS
)
"""The tokens of each faction, melee tokens first."""
BLOCK: Final = tuple(
    Option(
        f"block:{id}",
        "block",
        border,
        {"one": AREA_ID[SIDES[border][0]], "two": AREA_ID[SIDES[border][1]]},
        (id, AREA_ID[SIDES[border][0]], AREA_ID[SIDES[border][1]]),
    )
    for border, id in enumerate(BORDER_ID)
)
SWAP: Final = tuple(
    tuple(
        tuple(
            Option(
                f"swap:{UNIT_ID[kind]}>{UNIT_ID[other]}:{id}",
                "swap",
                (kind, other, area),
                {"unit": UNIT_ID[kind], "other": UNIT_ID[other], "area": id},
                (id,),
            )
            for area, id in enumerate(AREA_ID)
        )
        for other in REGULAR
    )
    for kind in REGULAR
)
HEDGE: Final = _areas("hedge")
DECAY: Final = _areas("decay")
SPROUT: Final = _units_in("sprout")
RAISE: Final = _areas("raise")
CARRY: Final = Ways("carry")
MAUL: Final = _areas("maul")
PASSAGE: Final = Ways("passage")
GIVE_UP: Final = tuple(
    Option(f"give-up:{id}", "give-up", kind, {"unit": id}) for kind, id in enumerate(UNIT_ID)
)
"""The unit lost to Cerberus."""

# The support and attack stages ----------------------------------------------------------------

SEND: Final = tuple(
    tuple(
        tuple(
            Option(
                f"send:{unit}:{token.id}",
                "send",
                (number, kind),
                {"unit": unit, "token": token.id},
                (ranged_id(faction, number),),
            )
            for kind, unit in enumerate(UNIT_ID)
        )
        for number, token in enumerate(RANGED)
    )
    for faction in SEATS
)
ATTACK: Final = _areas("attack")
CALL_OFF: Final = _areas("call-off")
MUSTER: Final = _units_in("muster", fighter_id)
ALL: Final = Option("all", "all")
LOSE: Final = _units_in("lose", fighter_id)
RETREAT: Final = _units_in("retreat")
RETREAT_TO: Final = _areas("retreat-to")
"""Areas too far away for any retreat."""
ADVANCE: Final = _units_in("advance", fighter_id)

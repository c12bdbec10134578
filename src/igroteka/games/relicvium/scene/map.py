"""The war atlas: provinces, realms, borders with their tokens, creatures at the junctions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import hypot

from igroteka.games.relicvium.content import (
    AREAS,
    BOARD,
    CASTLES,
    CREATURES,
    FACTIONS,
    MELEE,
    RANGED,
    UNITS,
    WARLORD,
)
from igroteka.games.relicvium.rules.army import CLASSES, HELD
from igroteka.games.relicvium.rules.choices import FACTION_ID, melee_id, ranged_id
from igroteka.games.relicvium.rules.holdings import FIGURES
from igroteka.games.relicvium.rules.land import (
    AREA_ID,
    BORDER_ID,
    EVERYWHERE,
    JUNCTION_ID,
    JUNCTIONS,
    PRESENCE,
    SIDES,
    SOURCE,
    TARGET,
    TERRAIN,
)
from igroteka.games.relicvium.rules.state import CLOSED, NONE, Player, Relicvium
from igroteka.games.relicvium.scene.look import ICONS, LOOK
from igroteka.games.relicvium.scene.pen import Point, inked, line
from igroteka.scene import Board, Circle, Edge, Mark, Piece, Polygon, Region, Space, Words

_SEAL = Circle(20)
_RING = 60
"""How far a creature's ring goes: a little way into each of its three areas."""
_SWEEP = 52
"""How far an arrow reaches on either side of its border."""
_GROUND, _ARMY, _TOKEN = range(3)
"""What lies on what: castles, units, creatures."""
_KIND_OF = tuple(min(figure // 3, WARLORD) for figure in range(FIGURES))


def atlas(g: Relicvium) -> Board:
    """The map with everything drawn on it."""
    canvas = BOARD.canvas
    return Board(
        id="atlas",
        name=Words("label-atlas"),
        width=canvas.width,
        height=canvas.height,
        spaces=(*(_area(g, area) for area in EVERYWHERE), *_seals(g)),
        edges=(*_borders(g.blocked), *_tokens(g)),
        regions=(*_realms(g), *_reaches(g), *_fought_for(g)),
    )


# Provinces ------------------------------------------------------------------------------------


def _area(g: Relicvium, area: int) -> Space:
    marks = tuple(
        kind
        for kind, places in (
            ("arborus", [player.hedged for player in g.players]),
            ("mortum", [player.decayed for player in g.players]),
        )
        if area in places
    )
    return _province(area, g.holder[area], marks)


@cache
def _province(area: int, holder: int, marks: tuple[str, ...]) -> Space:
    """REL-TERM-2, REL-TERM-4, REL-TERM-8: terrain, who holds it or that it is closed; skills."""
    entry = AREAS[area]
    return Space(
        id=entry.id,
        shape=Polygon(inked(entry.polygon)),
        x=entry.layout.x,
        y=entry.layout.y,
        kind=entry.terrain,
        icon=ICONS[entry.terrain],
        name=entry.id,
        owner=holder if holder >= 0 else None,
        tags=(entry.kind, entry.role, entry.quadrant, *(("closed",) if holder == CLOSED else ())),
        marks=tuple(
            Mark(id=f"skill:{kind}:{entry.id}", kind=kind, icon=ICONS[kind]) for kind in marks
        ),
    )


def _seals(g: Relicvium) -> Iterator[Space]:
    """REL-TERM-13: junctions with a creature; all of them while one is seeking its place."""
    taken = [junction for player in g.players for junction in player.creatures]
    for junction in JUNCTIONS:
        if g.summoning != NONE or junction in taken:
            yield _seal(junction)


@cache
def _seal(junction: int) -> Space:
    entry = BOARD.junctions[junction]
    return Space(
        id=entry.id,
        shape=_SEAL,
        x=entry.x,
        y=entry.y,
        kind="junction",
        icon=ICONS["junction"],
        name="junction",
        tags=("seal",),
    )


def _realms(g: Relicvium) -> Iterator[Region]:
    """REL-TERM-4: what each faction controls."""
    for player in g.players:
        held = tuple(AREA_ID[area] for area in EVERYWHERE if g.holder[area] == player.seat)
        if held:
            yield Region(
                id=f"realm:{player.seat}",
                spaces=held,
                name=FACTIONS[player.faction].id,
                kind="realm",
                owner=player.seat,
            )


def _reaches(g: Relicvium) -> Iterator[Region]:
    """REL-TERM-14: the presence areas of each creature."""
    for player in g.players:
        for number, junction in enumerate(player.creatures):
            if junction != NONE:
                yield _reach(player.seat, player.faction, number, junction)


@cache
def _reach(seat: int, faction: int, number: int, junction: int) -> Region:
    creature = CREATURES[faction][number].id
    return Region(
        id=f"reach:{creature}",
        spaces=tuple(AREA_ID[area] for area in PRESENCE[junction]),
        name=creature,
        kind="reach",
        owner=seat,
    )


def _fought_for(g: Relicvium) -> Iterator[Region]:
    """REL-ATT-1: where the attack goes that is being carried out."""
    if g.battle is not None and g.phase == "attacks":
        yield _contested(g.battle.target)


@cache
def _contested(area: int) -> Region:
    place = AREA_ID[area]
    return Region(id=f"contested:{place}", spaces=(place,), name=place, kind="contested")


# Borders and tokens ---------------------------------------------------------------------------


@cache
def _borders(blocked: int) -> tuple[Edge, ...]:
    """REL-TERM-3, REL-SKILL-2: every border; the blocked one looks otherwise."""
    return tuple(
        Edge(
            id=id,
            start=AREA_ID[SIDES[border][0]],
            end=AREA_ID[SIDES[border][1]],
            kind="blocked" if border == blocked else "border",
            line=line(*BOARD.borders[border].segment),
        )
        for border, id in enumerate(BORDER_ID)
    )


def _tokens(g: Relicvium) -> Iterator[Edge]:
    """REL-MELEE-1, REL-RANGED-1: arrows over the borders."""
    for player in g.players:
        for token, arc in enumerate(player.melee):
            if arc != NONE:
                yield _arrow(player.seat, player.faction, "melee", token, arc)
        for token, arc in enumerate(player.ranged):
            if arc != NONE:
                yield _arrow(player.seat, player.faction, "ranged", token, arc)


@cache
def _arrow(seat: int, faction: int, kind: str, token: int, arc: int) -> Edge:
    melee = kind == "melee"
    start, end = AREAS[SOURCE[arc]], AREAS[TARGET[arc]]
    (x, y), (u, v) = BOARD.borders[arc >> 1].segment
    border = ((x + u) // 2, (y + v) // 2)
    return Edge(
        id=(melee_id if melee else ranged_id)(faction, token),
        start=start.id,
        end=end.id,
        kind=kind,
        line=(
            _short_of(border, (start.layout.x, start.layout.y)),
            _short_of(border, (end.layout.x, end.layout.y)),
        ),
        directed=True,
        owner=seat,
        figure=MELEE[token].attack_bonus if melee else RANGED[token].arrows,
    )


def _short_of(border: Point, middle: Point) -> Point:
    """On the way from a border to the middle of an area, before what stands there."""
    (x, y), (u, v) = border, middle
    share = min(1.0, _SWEEP / max(1.0, hypot(u - x, v - y)))
    return (round(x + (u - x) * share), round(y + (v - y) * share))


# What stands on it ----------------------------------------------------------------------------


def pieces(g: Relicvium) -> Iterator[Piece]:
    """Castles, units and creatures."""
    for area, castle in enumerate(g.castle):
        if castle:
            yield _castle(g.holder[area], area)
    for player in g.players:
        yield from _units(g, player)
        for number, junction in enumerate(player.creatures):
            if junction != NONE:
                yield _creature(player.seat, player.faction, number, junction)


@cache
def _castle(seat: int, area: int) -> Piece:
    kind, where = CASTLES[TERRAIN[area]].id, AREA_ID[area]
    return LOOK.piece(f"castle:{where}", kind, where, owner=seat, layer=_GROUND)


def _units(g: Relicvium, player: Player) -> Iterator[Piece]:
    """REL-TERM-12, REL-TERM-15: those in support are turned, those that are spent lie."""
    seen: dict[tuple[int, int], int] = {}
    for figure, area in enumerate(player.at):
        if area == NONE:
            continue
        kind = _KIND_OF[figure]
        place = seen[kind, area] = seen.get((kind, area), 0) + 1
        spent, helping = HELD[kind][g.spent[area]], HELD[kind][g.helping[area]]
        state = 1 if place <= spent else 2 if place <= spent + helping else 0
        yield _unit(player.seat, player.faction, figure, area, state)


@cache
def _unit(seat: int, faction: int, figure: int, area: int, state: int) -> Piece:
    kind = UNITS[_KIND_OF[figure]].id
    return LOOK.piece(
        f"{FACTION_ID[faction]}:{kind}:{figure}",
        kind,
        AREA_ID[area],
        owner=seat,
        state="lying" if state == 1 else "turned" if state else "",
        layer=_ARMY + _KIND_OF[figure],
    )


@cache
def _creature(seat: int, faction: int, number: int, junction: int) -> Piece:
    id = CREATURES[faction][number].id
    return Piece(
        id=id,
        kind="creature",
        where=JUNCTION_ID[junction],
        icon=ICONS[id],
        owner=seat,
        layer=_TOKEN + len(CLASSES),
        reach=_RING,
        name=id,
    )

"""The players' mats and the common supply."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from igroteka.games.kalena.content import (
    BUILDINGS,
    COLOURS,
    RESOURCES,
    SKILLS,
    SUPPLY,
    TRACKS,
)
from igroteka.games.kalena.content.entries import Building
from igroteka.games.kalena.rules.powers import powers_of
from igroteka.games.kalena.rules.state import Kalena, Player
from igroteka.games.kalena.scene.cards import quest_row
from igroteka.games.kalena.scene.look import (
    ICONS,
    LOOK,
    MONEY,
    PECUNIAS,
    SCORE,
    VALOUR,
    resources,
    valour,
)
from igroteka.scene import Card, Counter, Line, Mat, Row, Slot, Track, Words
from igroteka.scene.kept import Kept, in_order


def mats(g: Kalena, kept: Kept) -> tuple[Mat, ...]:
    """The player boards as nobody's own."""
    seen = [kept.made(_SEEN[it.seat], _seen_mat, *_shown(g, it)) for it in g.players]
    return kept.made("mats", in_order, *seen)


def own_mat(g: Kalena, player: Player, seen: Mat, kept: Kept) -> Mat:
    """A player board as its owner sees it, who knows the quests. All else that it is made from
    can be seen on the board as the others see it."""

    def make(*_: object) -> Mat:
        return _mat("", *_shown(g, player))

    return kept.made(_OWN[player.seat], make, seen, tuple(player.quests), tuple(player.picked))


_SEEN = tuple(f"seen mat {seat}" for seat in range(len(COLOURS)))
_OWN = tuple(f"own mat {seat}" for seat in range(len(COLOURS)))
_MATS = tuple(f"mat:{seat}" for seat in range(len(COLOURS)))
_OTHERS = tuple(f"@{seat}" for seat in range(len(COLOURS)))

Shown = tuple[
    int,
    bool,
    int,
    int,
    int,
    int,
    int,
    tuple[int, ...],
    tuple[int, ...],
    tuple[int, ...],
    tuple[int, ...],
    tuple[int, ...],
]


def _shown(g: Kalena, player: Player) -> Shown:
    """All that a mat shows."""
    order = g.order
    return (
        player.seat,
        g.ended_by == "KAL-FIN-2",  # KAL-FIN-1; KAL-LOSE-3: not after a defeat
        order.index(player.seat) + 1 if order else 0,
        player.valour,
        player.pecunias,
        player.markers,
        player.skills,
        player.resources,
        player.tokens,
        player.active,
        tuple(player.quests),
        tuple(player.picked),
    )


def _seen_mat(seat: int, *shown: Any) -> Mat:
    return _mat(_OTHERS[seat], seat, *shown)


def _mat(
    suffix: str,
    seat: int,
    revealed: bool,
    place: int,
    valour: int,
    pecunias: int,
    markers: int,
    skills: int,
    resources: tuple[int, ...],
    tokens: tuple[int, ...],
    active: tuple[int, ...],
    quests: tuple[int, ...],
    picked: tuple[int, ...],
) -> Mat:
    """What options touch has the bare id on the viewer's own mat, and else a suffix."""
    return Mat(
        id=_MATS[seat],
        about="sensoric",
        seat=seat,
        counters=(
            _valour_total(valour, suffix),
            _pecunias(pecunias, suffix),
            *_storage(resources, powers_of(skills).storage_limit, suffix),
            *_pieces(seat, markers, place, suffix),
        ),
        tracks=_tracks(tokens, active, suffix),
        rows=_rows(seat, not suffix, revealed, skills, quests, picked),
    )


@cache
def _valour_total(valour: int, suffix: str) -> Counter:
    return Counter(id=f"valour_total{suffix}", label=SCORE, icon=VALOUR, value=valour)


@cache
def _pecunias(pecunias: int, suffix: str) -> Counter:
    return Counter(id=f"pecunias{suffix}", label=MONEY, icon=PECUNIAS, value=pecunias)


@lru_cache(maxsize=4096)
def _storage(held: tuple[int, ...], limit: int, suffix: str) -> tuple[Counter, ...]:
    return tuple(
        LOOK.counter(f"resource:{resource.id}{suffix}", resource.id, amount, of=limit)
        for resource, amount in zip(RESOURCES, held, strict=True)
    )


@cache
def _pieces(seat: int, markers: int, place: int, suffix: str) -> tuple[Counter, ...]:
    limit = COLOURS[seat].markers
    left = LOOK.counter(f"markers{suffix}", "player_marker", markers, of=limit)
    if not place:
        return (left,)
    return left, LOOK.counter(f"turn_order_token{suffix}", "turn_order_token", place)


@lru_cache(maxsize=4096)
def _tracks(tokens: tuple[int, ...], active: tuple[int, ...], suffix: str) -> tuple[Track, ...]:
    return tuple(
        _track(number, placed, lit, suffix)
        for number, (placed, lit) in enumerate(zip(tokens, active, strict=True))
    )


@cache
def _track(number: int, tokens: int, active: int, suffix: str) -> Track:
    track = TRACKS[number]
    slots = tuple(
        Slot("active" if place < active else "spent" if place < tokens else "empty", cost)
        for place, cost in enumerate(track.train_cost)
    )
    return Track(
        id=f"track:{track.id}{suffix}",
        label=track.id,
        icon=ICONS[track.id],
        slots=slots,
        gain=valour(track.completion_valour),
    )


@lru_cache(maxsize=4096)
def _rows(
    seat: int,
    own: bool,
    revealed: bool,
    skills: int,
    quests: tuple[int, ...],
    picked: tuple[int, ...],
) -> tuple[Row, ...]:
    known = tuple(_learned(number, seat) for number in range(len(SKILLS)) if skills >> number & 1)
    words = Words("label-quests-picked", {"amount": len(picked)})
    return (
        Row(id=f"learned:{seat}", label=Words("label-skills"), cards=known),
        quest_row("quests", Words("label-quests"), quests, seat, own, up=False),
        quest_row("picked", words, picked, seat, own, up=revealed),
    )


def _learned(number: int, seat: int) -> Card:
    """A reminder of a learned skill: the card itself lies on the main board."""
    skill = SKILLS[number]
    id, icon = f"learned:{skill.id}@{seat}", ICONS[skill.kind]
    return LOOK.face(id, "skill_card", skill.id, icon=icon, owner=seat)


# The supply -----------------------------------------------------------------------------------


def supply(g: Kalena, kept: Kept) -> tuple[Counter, ...]:
    """KAL-SUP: buildings with what they cost and bring, ghosts, exhaustion tokens, resources."""
    return kept.made(
        "supply",
        _supplies,
        g.building_supply,
        g.ghost_supply,
        g.exhaustion_supply,
        g.resource_supply,
    )


def _supplies(
    buildings: tuple[int, ...], ghosts: int, exhaustion: int, resources: tuple[int, ...]
) -> tuple[Counter, ...]:
    return tuple(map(_supply, _STOCK, (*buildings, ghosts, exhaustion, *resources)))


@cache
def _supply(kind: str, left: int) -> Counter:
    return LOOK.supply(kind, left, of=_BOX[kind], lines=RECIPES.get(kind, ()))


def _recipe(building: Building) -> Line:
    gain = (valour(building.valour), *resources(building.income))
    return Line(resources(building.cost.resources), gain)


RECIPES = {building.id: (_recipe(building),) for building in BUILDINGS}
_STOCK = (
    *(building.id for building in BUILDINGS),
    "ghost",
    "exhaustion_token",
    *(resource.id for resource in RESOURCES),
)
_BOX = {
    **{building.id: building.count for building in BUILDINGS},
    **{kind.id: kind.count for kind in SUPPLY},
    **{resource.id: resource.count for resource in RESOURCES},
}

"""The players' mats and the common supply."""

from __future__ import annotations

from collections.abc import Iterator

from igroteka.games.kalena.content import (
    BUILDINGS,
    COLOURS,
    EXHAUSTION_TOKENS,
    GHOSTS,
    RESOURCES,
    SKILLS,
    TRACKS,
)
from igroteka.games.kalena.entries import Building
from igroteka.games.kalena.learn import knows
from igroteka.games.kalena.powers import powers_of
from igroteka.games.kalena.scene_cards import quest_row
from igroteka.games.kalena.scene_look import (
    ICONS,
    MONEY,
    PECUNIAS,
    SCORE,
    VALOUR,
    resources,
    text_of,
    valour,
)
from igroteka.games.kalena.state import Kalena, Player
from igroteka.scene import Card, Counter, Line, Mat, Row, Slot, Track, Words


def mat(g: Kalena, player: Player, viewer: int | None) -> Mat:
    """A player board. What options touch has the bare id on the viewer's own mat."""
    own = player.seat == viewer
    suffix = "" if own else f"@{player.seat}"
    return Mat(
        id=f"mat:{player.seat}",
        seat=player.seat,
        counters=tuple(_counters(g, player, suffix)),
        tracks=tuple(_track(player, number, suffix) for number in range(len(TRACKS))),
        rows=tuple(_rows(g, player, own)),
    )


def _counters(g: Kalena, player: Player, suffix: str) -> Iterator[Counter]:
    yield Counter(id=f"valour_total{suffix}", label=SCORE, icon=VALOUR, value=player.valour)
    yield Counter(id=f"pecunias{suffix}", label=MONEY, icon=PECUNIAS, value=player.pecunias)
    limit = powers_of(player.skills).storage_limit
    for resource, held in zip(RESOURCES, player.resources, strict=True):
        name = resource.id
        yield Counter(
            id=f"resource:{name}{suffix}", label=name, icon=ICONS[name], value=held, of=limit
        )
    yield Counter(
        id=f"markers{suffix}",
        label="player_marker",
        icon=ICONS["player_marker"],
        value=player.markers,
        of=COLOURS[player.seat].markers,
    )
    if g.order:
        place = g.order.index(player.seat) + 1
        token = "turn_order_token"
        yield Counter(id=f"{token}{suffix}", label=token, icon=ICONS[token], value=place)


def _track(player: Player, number: int, suffix: str) -> Track:
    track = TRACKS[number]
    tokens, active = player.tokens[number], player.active[number]
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


def _rows(g: Kalena, player: Player, own: bool) -> Iterator[Row]:
    seat = player.seat
    known = tuple(_learned(number, seat) for number in range(len(SKILLS)) if knows(player, number))
    yield Row(id=f"learned:{seat}", label=Words("label-skills"), cards=known)
    revealed = g.phase == "over"
    yield quest_row("quests", Words("label-quests"), player.quests, seat, own, up=False)
    picked = Words("label-quests-picked", {"amount": len(player.picked)})
    yield quest_row("picked", picked, player.picked, seat, own, up=revealed)


def _learned(number: int, seat: int) -> Card:
    """A reminder of a learned skill: the card itself lies on the main board."""
    skill = SKILLS[number]
    return Card(
        id=f"learned:{skill.id}@{seat}",
        back="skill_card",
        face=skill.id,
        title=skill.id,
        text=text_of(skill.id),
        icon=ICONS[skill.kind],
        owner=seat,
    )


# The supply -----------------------------------------------------------------------------------


def supply(g: Kalena) -> Iterator[Counter]:
    """KAL-SUP: buildings with what they cost and bring, ghosts, exhaustion tokens, resources."""
    for building, left in zip(BUILDINGS, g.building_supply, strict=True):
        yield _supply(building.id, left, building.count, (_recipe(building),))
    yield _supply("ghost", g.ghost_supply, GHOSTS)
    yield _supply("exhaustion_token", g.exhaustion_supply, EXHAUSTION_TOKENS)
    for resource, left in zip(RESOURCES, g.resource_supply, strict=True):
        yield _supply(resource.id, left, resource.count)


def _supply(kind: str, left: int, count: int, lines: tuple[Line, ...] = ()) -> Counter:
    return Counter(
        id=f"supply:{kind}", label=kind, icon=ICONS[kind], value=left, of=count, lines=lines
    )


def _recipe(building: Building) -> Line:
    gain = (valour(building.valour), *resources(building.income))
    return Line(resources(building.cost.resources), gain)

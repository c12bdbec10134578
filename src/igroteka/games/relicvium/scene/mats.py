"""The faction boards: figures, possession track, reserve, tokens, relations, cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from igroteka.games.relicvium.content import (
    CASTLES,
    CREATURES,
    FACTIONS,
    MELEE,
    NEUTRAL,
    PEACE_EVENTS,
    RANGED,
    RELATIONS,
    SEATS,
    STRENGTH_CARDS,
    TERRAINS,
    UNITS,
    WAR_EVENTS,
    WARLORD,
)
from igroteka.games.relicvium.rules.army import CLASSES, HELD
from igroteka.games.relicvium.rules.campaign import points
from igroteka.games.relicvium.rules.choices import FACTION_ID, melee_id, ranged_id
from igroteka.games.relicvium.rules.holdings import NINE, areas_held, castles, open_divisions
from igroteka.games.relicvium.rules.land import TRACK
from igroteka.games.relicvium.rules.metrics import units_on_board
from igroteka.games.relicvium.rules.relations import relation
from igroteka.games.relicvium.rules.state import NONE, Player, Relicvium
from igroteka.games.relicvium.scene.look import ICONS, LOOK, figure
from igroteka.scene import Card, Counter, Mark, Mat, Row, Words


def mat(g: Relicvium, player: Player) -> Mat:
    """What lies before a player; nothing of it is hidden (REL-TERM-10, REL-TERM-16)."""
    id = f"mat:{player.seat}"
    if player.faction == NONE:
        return Mat(id=id, about="faction", seat=player.seat)
    return Mat(
        id=id,
        about=FACTIONS[player.faction].id,
        seat=player.seat,
        counters=tuple(_counters(g, player, id)),
        rows=(_track(g, player, id), *_tokens(player, id), *_cards(g, player, id)),
    )


def name_of(player: Player) -> str:
    """The faction, or the seat before one is taken."""
    return SEATS[player.seat].id if player.faction == NONE else FACTIONS[player.faction].id


def _counters(g: Relicvium, player: Player, id: str) -> Iterator[Counter]:
    seat = player.seat
    if g.options.campaign:
        yield _figure(f"{id}:points", "points", points(g, seat))
    yield _figure(f"{id}:areas", "areas", areas_held(g, seat))
    yield _figure(f"{id}:castles", "castles", castles(player), NINE)
    yield _figure(f"{id}:units", "units", units_on_board(g, player))
    place = g.order.index(seat) + 1 if g.order else FACTIONS[player.faction].initiative
    yield _figure(f"{id}:initiative", "initiative", place)
    if g.options.uses("diplomacy"):
        yield _figure(f"{id}:cards", "diplomacy-cards", _cards_kept(g, seat))
    for kind in CLASSES:
        if kind != WARLORD or g.options.warlords:
            unit = UNITS[kind]
            yield Counter(
                id=f"{id}:reserve:{unit.id}",
                label=Words("label-reserve", {"unit": unit.id}),
                icon=ICONS[unit.id],
                value=HELD[kind][player.reserve],
                of=unit.per_faction,
            )


def _cards_kept(g: Relicvium, seat: int) -> int:
    """REL-MOD-10, REL-DIP-2: one for each other faction; those of enemies and allies are lent."""
    others = [other.seat for other in g.players if other.seat != seat]
    return sum([relation(g, seat, other) == NEUTRAL for other in others])


def _figure(id: str, kind: str, value: int, of: int | None = None) -> Counter:
    icon = ICONS[{"castles": "castle", "diplomacy-cards": "alliance"}.get(kind, kind)]
    return Counter(id=id, label=Words(f"label-{kind}"), icon=icon, value=value, of=of)


def _track(g: Relicvium, player: Player, id: str) -> Row:
    """REL-ACT-2, REL-ACT-4, REL-ACT-7: open divisions face up, used ones tapped."""
    opened = open_divisions(player)
    acting = g.phase == "actions"
    return Row(
        id=f"{id}:track",
        label=Words("label-track"),
        cards=tuple(
            _division(
                player.faction,
                player.seat,
                division,
                division in opened,
                acting and division not in player.usable and division in opened,
                acting and player.usable[:1] == [division],
            )
            for division in range(NINE)
        ),
    )


@cache
def _division(
    faction: int, seat: int, division: int, opened: bool, used: bool, current: bool
) -> Card:
    terrain = TRACK[faction][division]
    name = TERRAINS[terrain]
    return Card(
        id=f"{FACTION_ID[faction]}:division:{division + 1}",
        back=CASTLES[terrain].id,
        face=CASTLES[terrain].id,
        title=Words("label-division", {"division": division + 1, "terrain": name}),
        text=LOOK.text_of(CASTLES[terrain].id),
        icon=ICONS[name],
        up=opened,
        tapped=used,
        owner=seat,
        tags=(name, "open" if opened else "covered", *(("current",) if current else ())),
    )


def _tokens(player: Player, id: str) -> Iterator[Row]:
    """REL-SETUP-10: what has not been placed in this round."""
    faction, seat = player.faction, player.seat
    melee = [melee_card(faction, seat, n) for n, arc in enumerate(player.melee) if arc == NONE]
    yield Row(id=f"{id}:melee", label=Words("label-melee"), cards=tuple(melee))
    ranged = [ranged_card(faction, seat, n) for n, arc in enumerate(player.ranged) if arc == NONE]
    yield Row(id=f"{id}:ranged", label=Words("label-ranged"), cards=tuple(ranged))
    creatures = [
        _creature(faction, seat, n) for n, place in enumerate(player.creatures) if place == NONE
    ]
    yield Row(id=f"{id}:creatures", label=Words("label-creatures"), cards=tuple(creatures))


@cache
def melee_card(faction: int, seat: int, number: int) -> Card:
    """REL-COMP-4: a melee token with its attack bonus."""
    token = MELEE[number]
    bonus = figure(token.attack_bonus, "melee", "label-bonus-figure")
    id = melee_id(faction, number)
    return LOOK.face(id, "melee", token.id, icon=ICONS[token.id], figures=(bonus,), owner=seat)


@cache
def ranged_card(faction: int, seat: int, number: int) -> Card:
    """REL-COMP-5: a ranged token with its arrows."""
    token = RANGED[number]
    arrows = figure(token.arrows, "ranged", "label-arrows-figure")
    id = ranged_id(faction, number)
    return LOOK.face(id, "ranged", token.id, icon=ICONS[token.id], figures=(arrows,), owner=seat)


@cache
def _creature(faction: int, seat: int, number: int) -> Card:
    id = CREATURES[faction][number].id
    return LOOK.face(id, "creature", id, icon=ICONS[id], owner=seat)


# Cards ----------------------------------------------------------------------------------------


def _cards(g: Relicvium, player: Player, id: str) -> Iterator[Row]:
    if g.options.uses("diplomacy"):
        yield Row(
            id=f"{id}:relations",
            label=Words("label-relations"),
            cards=tuple(_relations(g, player)),
        )
    if g.options.uses("strength"):
        held = [card for card, holder in enumerate(g.strength_cards) if holder == player.seat]
        yield Row(
            id=f"{id}:strength",
            label=Words("label-strength-cards"),
            cards=tuple(strength_card(card, player.seat) for card in held),
        )
    if g.options.campaign:
        won = [peace_event(card) for card in player.peace_won]
        won += [war_event(card) for card in player.war_won]
        yield Row(id=f"{id}:won", label=Words("label-won"), cards=tuple(won))


def _relations(g: Relicvium, player: Player) -> Iterator[Card]:
    """REL-DIP-2: a card of each faction that is an enemy or an ally; no card means neutral."""
    for other in g.players:
        if other is not player:
            level = relation(g, player.seat, other.seat)
            if level != NEUTRAL:
                yield _relation(player.seat, other.seat, other.faction, level)


@cache
def _relation(seat: int, other: int, faction: int, level: int) -> Card:
    entry = RELATIONS[level]
    return Card(
        id=f"relation:{seat}:{other}",
        back=entry.id,
        face=entry.id,
        title=FACTIONS[faction].id,
        text=LOOK.text_of(entry.id),
        icon=ICONS[entry.id],
        owner=other,
        tags=(entry.id,),
    )


def standing(g: Relicvium, player: Player) -> tuple[Mark, ...]:
    """REL-DIP-2: at a glance with whom a faction is at war or allied."""
    if not g.options.uses("diplomacy") or NONE in [one.faction for one in g.players]:
        return ()
    levels = [
        (other.seat, relation(g, player.seat, other.seat))
        for other in g.players
        if other is not player
    ]
    return tuple(_stands(player.seat, other, level) for other, level in levels if level != NEUTRAL)


@cache
def _stands(seat: int, other: int, level: int) -> Mark:
    kind = RELATIONS[level].id
    return Mark(id=f"stands:{seat}:{other}", kind=kind, icon=ICONS[kind], owner=other)


@cache
def strength_card(number: int, owner: int | None) -> Card:
    """REL-STR-5, REL-STR-6."""
    entry = STRENGTH_CARDS[number]
    figures = tuple(
        figure(value, icon, label)
        for value, icon, label in (
            (entry.icons.attack, "warrior", "label-attack-figure"),
            (entry.icons.defence, "defender", "label-defence-figure"),
            (entry.icons.support, "mage", "label-support-figure"),
        )
        if value
    )
    id = f"strength:{entry.id}"
    return LOOK.face(id, "strength_card", entry.id, figures=figures, owner=owner)


@cache
def peace_event(number: int) -> Card:
    """A peace event card; its code names one half of a plot."""
    entry = PEACE_EVENTS[number]
    return LOOK.face(f"event:{entry.id}", "peace_event", entry.id, tags=(entry.code,))


@cache
def war_event(number: int) -> Card:
    """A war event card; its code names the other half."""
    entry = WAR_EVENTS[number]
    return LOOK.face(f"event:{entry.id}", "war_event", entry.id, tags=(entry.code,))

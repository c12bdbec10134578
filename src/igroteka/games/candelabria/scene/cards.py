"""The cards of Candelabria as they lie on displays, mats and in the battle.

Every card is remembered by what it shows: a scene is built for every viewer after every answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from igroteka.games.candelabria.content import (
    CANDLES,
    CURSES,
    HOUSES,
    QUESTS,
    TACTICS,
    TACTICS_KIND,
    UPGRADE_KIND,
    UPGRADES,
    WITHERING,
    WITHERING_KIND,
)
from igroteka.games.candelabria.scene.look import (
    ICONS,
    LOOK,
    effects,
    gold,
    icon_of,
    power_icon,
    wax,
)
from igroteka.kernel.zones import HIDDEN
from igroteka.scene import Card, Figure, Label, Line, Row


def numbered(prefix: str, faces: Sequence[str]) -> list[str]:
    """Ids for cards of which there are copies: the first has the bare id that options touch."""
    ids: list[str] = []
    for place, face in enumerate(faces):
        copy = faces[:place].count(face)
        ids.append(f"{prefix}:{face}" if not copy else f"{prefix}:{face}:{copy + 1}")
    return ids


@cache
def candle(id: str, card: int, owner: int | None = None, up: bool = True) -> Card:
    """CAN-DEPLOY: a candle card with its price, its year and its symbols."""
    entry = CANDLES[card]
    back = "house_candle_card" if entry.house else "upgraded_candle_card"
    return LOOK.face(
        id,
        back,
        entry.id,
        figures=(wax(entry.cost_wax),),
        lines=(Line(gain=effects(entry.effects)),),
        owner=owner,
        up=up,
        tags=(f"year-{entry.year}",),
        icon=icon_of(entry.effects, back),
    )


def hand(id: str, label: Label, cards: Sequence[int], seat: int) -> Row:
    """Candle cards of a player: faces with the ids that options touch, or backs."""

    def face(card: int) -> Card:
        return candle(f"card:{CANDLES[card].id}", card, seat, up=False)

    return LOOK.row(id, label, cards, face, "upgraded_candle_card", seat)


@cache
def tactics(id: str, kind: int, owner: int | None = None, up: bool = True) -> Card:
    """CAN-BATTLE: a tactics card; the crossed circle is told by its text and a tag."""
    entry = TACTICS[kind]
    lines = (Line(gain=effects(entry.effects)),)
    back = "tactics_card"
    return LOOK.face(
        id,
        back,
        entry.id,
        lines=lines,
        owner=owner,
        up=up,
        tags=() if entry.can_neutralise else ("crossed",),
        icon=icon_of(entry.effects, back),
    )


@cache
def neutralised(id: str, kind: int, owner: int) -> Card:
    """CAN-BATTLE-4: a card that was given up, or was put out of action by one."""
    return msgspec.structs.replace(tactics(id, kind, owner), tapped=True)


def tactics_row(
    id: str, prefix: str, label: Label, cards: Sequence[int], owner: int | None, up: bool
) -> Row:
    """Tactics cards side by side, or their backs."""
    if HIDDEN in cards:
        return LOOK.row(id, label, cards, _hidden, "tactics_card", owner)
    kinds = [TACTICS_KIND[card] for card in cards]
    ids = numbered(prefix, [TACTICS[kind].id for kind in kinds])
    shown = tuple(tactics(name, kind, owner, up) for name, kind in zip(ids, kinds, strict=True))
    return Row(id=id, label=label, cards=shown)


def _hidden(card: int) -> Card:
    raise LookupError(f"card {card} lies open among hidden ones")


@cache
def curse(id: str, card: int, owner: int | None) -> Card:
    """CAN-MIST-4: a curse card with the region that it strikes and its strength."""
    entry = CURSES[card]
    figures = (
        Figure(entry.region, ICONS["region_token"], "region_token"),
        Figure(entry.strength, ICONS["strength"], "curse_figure"),
    )
    icon = ICONS["curse_figure"]
    return LOOK.face(id, "curse_card", entry.id, figures=figures, owner=owner, icon=icon)


@cache
def upgrade(id: str, token: int, owner: int | None = None) -> Card:
    """CAN-UPG: an upgrade token with its price and its year."""
    entry = UPGRADES[UPGRADE_KIND[token]]
    figures = (gold(entry.cost_gold),)
    tags = (f"year-{entry.year}",)
    icon = power_icon(entry.effect)
    return LOOK.face(
        id, "upgrade_token", entry.id, figures=figures, owner=owner, tags=tags, icon=icon
    )


@cache
def quest(card: int, owner: int | None, up: bool) -> Card:
    """CAN-QUEST: a quest card. Options touch it by its own id."""
    entry = QUESTS[card]
    return LOOK.face(entry.id, "quest_card", entry.id, owner=owner, up=up, tags=(entry.kind,))


@cache
def withering(id: str, card: int, owner: int | None) -> Card:
    """CAN-WITH: a Withering card on a slot of the war board."""
    return LOOK.face(id, "withering_card", WITHERING[WITHERING_KIND[card]].id, owner=owner)


@cache
def weak_action(id: str, house: int, slot: int, owner: int) -> Card:
    """CAN-BATTLE-8: what is printed on a slot of the war board."""
    entry = HOUSES[house]
    face = f"{entry.id}:slot_{slot + 1}"
    lines = (Line(gain=effects(entry.war_board[slot].effects)),)
    icon = ICONS["war_board"]
    return Card(id=id, back="war_board", face=face, title=face, icon=icon, lines=lines, owner=owner)


@cache
def house(number: int, owner: int | None) -> Card:
    """A House with its first ability as text."""
    entry = HOUSES[number]
    text = LOOK.text_of(entry.abilities[0].id)
    return Card(
        id=entry.id,
        back="house_board",
        face=entry.id,
        title=entry.id,
        text=text,
        icon=ICONS[entry.id],
        owner=owner,
    )

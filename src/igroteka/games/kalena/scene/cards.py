"""The open cards of the main board, and the quests of the players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from igroteka.games.kalena.content import (
    BONUS_CARDS,
    GHOST_CARDS,
    MAIN_BOARD,
    MARKETS,
    QUESTS,
    SKILLS,
)
from igroteka.games.kalena.content.entries import BonusCard, MarketCard, Quest, Skill
from igroteka.games.kalena.rules.state import EMPTY, Kalena
from igroteka.games.kalena.scene.boards import card_space
from igroteka.games.kalena.scene.look import (
    ICONS,
    open_resources,
    pecunias,
    resources,
    text_of,
    valour,
)
from igroteka.kernel.zones import HIDDEN
from igroteka.scene import Card, Figure, Label, Line, Row, Words


def open_cards(g: Kalena) -> tuple[Row, ...]:
    """KAL-INFO-1: the market, the season's bonus card, the ghost cards and the four skills."""
    return _open_cards(g.market, g.season, g.ghost_cards, tuple(g.skills))


@lru_cache(maxsize=256)
def _open_cards(
    market: int, season: int, ghost_cards: tuple[int, ...], skills: tuple[int, ...]
) -> tuple[Row, ...]:
    return tuple(_rows(market, season, ghost_cards, skills))


def _rows(
    market: int, season: int, ghost_cards: tuple[int, ...], skills: tuple[int, ...]
) -> Iterator[Row]:
    if market != EMPTY:
        cards: tuple[Card, ...] = (_market(MARKETS[market]),)
        yield Row(id="row:market", label=Words("label-market"), cards=cards, where="cell_market")
    cards = (_bonus(BONUS_CARDS[season - 1]),)
    yield Row(id="row:bonus", label=Words("label-bonus-card"), cards=cards, where="cell_bonus")
    cards = tuple(
        _card("ghost_card", card.id, ICONS["ghost_card"])
        for card in GHOST_CARDS
        if card.number in ghost_cards
    )
    yield Row(id="row:ghost", label=Words("label-ghost-cards"), cards=cards, where="cell_ghost")
    for column, skill in zip(MAIN_BOARD.skill_columns, skills, strict=False):
        cards = (_skill(SKILLS[skill]),)
        where = card_space(column.id)
        yield Row(id=f"row:{column.id}", label=column.id, cards=cards, where=where)


def _card(
    back: str,
    face: str,
    icon: str,
    figures: tuple[Figure, ...] = (),
    lines: tuple[Line, ...] = (),
) -> Card:
    return Card(
        id=face,
        back=back,
        face=face,
        title=face,
        text=text_of(face),
        icon=icon,
        figures=figures,
        lines=lines,
    )


def _market(card: MarketCard) -> Card:
    lines = tuple(
        Line((open_resources(sale.resources, sale.pattern),), (pecunias(sale.pecunias),))
        for sale in card.options
    )
    return _card("market_card", card.id, ICONS["market_card"], lines=lines)


def _bonus(card: BonusCard) -> Card:
    lines = tuple(
        Line(
            (Figure(row.face, "rolling-dices", "bonus_die"),),
            tuple(
                figure
                for figure in (
                    pecunias(row.pecunias),
                    open_resources(row.any_resources),
                    valour(row.valour),
                )
                if figure.value
            ),
        )
        for row in card.rows
    )
    cost = (Figure(card.contact_cost, ICONS["contact"], "contact"),)
    return _card("bonus_card", card.id, ICONS["bonus_card"], cost, lines)


def _skill(card: Skill) -> Card:
    return _card("skill_card", card.id, ICONS[card.kind], resources(card.cost))


# Quests ---------------------------------------------------------------------------------------

_BACKS = {"quests": "quest-back", "picked": "picked-back"}


def quest_row(
    name: str, label: Label, quests: Sequence[int], seat: int, own: bool, up: bool
) -> Row:
    """Quests of one player: faces where the viewer may see them, otherwise backs without a name.

    The id of a back tells its place in the row only, never which card it is.
    """
    cards = tuple(
        _back(f"{_BACKS[name]}:{seat}:{place}", seat)
        if quest == HIDDEN
        else _quest(QUESTS[quest], seat, own, up)
        for place, quest in enumerate(quests)
    )
    return Row(id=f"{name}:{seat}", label=label, cards=cards)


def _back(id: str, seat: int) -> Card:
    return Card(id=id, back="quest_card", icon=ICONS["quest_card"], up=False, owner=seat)


def _quest(quest: Quest, seat: int, own: bool, up: bool) -> Card:
    return Card(
        id=f"quest:{quest.id}" if own else f"quest:{quest.id}@{seat}",
        back="quest_card",
        face=quest.id,
        title=quest.id,
        text=text_of(quest.id),
        icon=ICONS["quest_card"],
        figures=(valour(quest.score.valour),),
        up=up,
        owner=seat,
    )

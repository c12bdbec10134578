"""The open cards of the main board, and the quests of the players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from igroteka.games.kalena.content import (
    BONUS_CARDS,
    GHOST_CARDS,
    MAIN_BOARD,
    MARKETS,
    QUESTS,
    SKILLS,
)
from igroteka.games.kalena.content.entries import BonusCard, GhostCard, MarketCard, Quest, Skill
from igroteka.games.kalena.rules.state import EMPTY, Kalena
from igroteka.games.kalena.scene.boards import card_space
from igroteka.games.kalena.scene.look import (
    ICONS,
    LOOK,
    open_resources,
    pecunias,
    resources,
    valour,
)
from igroteka.scene import Card, Figure, Label, Line, Row, Words
from igroteka.scene.kept import Kept


def open_cards(g: Kalena, kept: Kept) -> tuple[Row, ...]:
    """KAL-INFO-1, KAL-INFO-4: the market, the bonus cards of this and of the coming seasons, the
    ghost cards and the four skills."""
    return kept.made("cards", _open_cards, g.market, g.season, g.ghost_cards, g.skills)


def _open_cards(
    market: int, season: int, ghost_cards: tuple[int, ...], skills: Sequence[int]
) -> tuple[Row, ...]:
    return tuple(_rows(market, season, ghost_cards, skills))


def _rows(
    market: int, season: int, ghost_cards: tuple[int, ...], skills: Sequence[int]
) -> Iterator[Row]:
    if market != EMPTY:
        cards: tuple[Card, ...] = (market_face(MARKETS[market]),)
        yield Row(id="row:market", label=Words("label-market"), cards=cards, where="cell_market")
    cards = (bonus_face(BONUS_CARDS[season - 1]),)
    yield Row(id="row:bonus", label=Words("label-bonus-card"), cards=cards, where="cell_bonus")
    cards = tuple(bonus_face(card) for card in BONUS_CARDS[season:])
    if cards:  # KAL-SETUP-7: they wait aside, open
        yield Row(id="row:coming-bonus", label=Words("label-coming-bonus-cards"), cards=cards)
    cards = tuple(ghost_face(card) for card in GHOST_CARDS if card.number in ghost_cards)
    yield Row(id="row:ghost", label=Words("label-ghost-cards"), cards=cards, where="cell_ghost")
    for column, skill in zip(MAIN_BOARD.skill_columns, skills, strict=False):
        cards = (skill_face(SKILLS[skill]),)
        where = card_space(column.id)
        yield Row(id=f"row:{column.id}", label=column.id, cards=cards, where=where)


def ghost_face(card: GhostCard) -> Card:
    """A ghost card: what ghosts do to everybody."""
    return LOOK.face(card.id, "ghost_card", card.id)


def market_face(card: MarketCard) -> Card:
    """A market card: what resources are sold for."""
    lines = tuple(
        Line((open_resources(sale.resources, sale.pattern),), (pecunias(sale.pecunias),))
        for sale in card.options
    )
    return LOOK.face(card.id, "market_card", card.id, lines=lines)


def bonus_face(card: BonusCard) -> Card:
    """A bonus card: what a contact costs in its season, and what it brings by the die."""
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
    return LOOK.face(card.id, "bonus_card", card.id, figures=cost, lines=lines)


def skill_face(card: Skill) -> Card:
    """A skill card with what learning it costs."""
    cost = resources(card.cost)
    return LOOK.face(card.id, "skill_card", card.id, icon=ICONS[card.kind], figures=cost)


# Quests ---------------------------------------------------------------------------------------


def quest_row(
    name: str, label: Label, quests: Sequence[int], seat: int, own: bool, up: bool
) -> Row:
    """Quests of one player: faces where the viewer may see them, otherwise backs without a name."""

    def face(number: int) -> Card:
        quest = QUESTS[number]
        id = f"quest:{quest.id}" if own else f"quest:{quest.id}@{seat}"
        return quest_face(quest, id, seat, up)

    return LOOK.row(f"{name}:{seat}", label, quests, face, "quest_card", seat)


def quest_face(quest: Quest, id: str, owner: int | None = None, up: bool = True) -> Card:
    """A quest card with the valour that each fulfilment is worth."""
    worth = (valour(quest.score.valour),)
    return LOOK.face(id, "quest_card", quest.id, figures=worth, owner=owner, up=up)

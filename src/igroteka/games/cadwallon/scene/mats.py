"""The mats of the gangs: ducats, action points, cards in hand, what each character carries."""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Iterator
from functools import cache, lru_cache

from igroteka.games.cadwallon.content import (
    ACTION_POINTS,
    ADVENTURES,
    ARCANA,
    ARCANA_KIND,
    CHARACTERS,
    EQUIPMENT,
    GANGS,
    INTRIGUES,
    LOOT,
    MISSIONS,
)
from igroteka.games.cadwallon.rules.board import GONE, NOWHERE, OUT
from igroteka.games.cadwallon.rules.figures import current, gang
from igroteka.games.cadwallon.rules.state import EMPTY, Cadwallon, Character, Player
from igroteka.games.cadwallon.scene.look import DUCATS, ICONS, LOOK, ducats
from igroteka.kernel.zones import HIDDEN
from igroteka.scene import Card, Counter, Figure, Mat, Pile, Row, Words


def mat(g: Cadwallon, player: Player) -> Mat:
    """What lies before a player."""
    seat = player.seat
    return Mat(
        id=f"mat:{seat}",
        about=GANGS[player.gang].id if player.gang != EMPTY else "character_card",
        seat=seat,
        counters=tuple(_counters(g, player)),
        rows=tuple(_rows(g, player)),
    )


def _counters(g: Cadwallon, player: Player) -> Iterator[Counter]:
    """CAD-TURN-6: how much is in another's purse is not shown."""
    seat = player.seat
    if player.purse[0] != HIDDEN:
        yield Counter(
            id=f"ducats:{seat}", label=DUCATS, icon=ICONS["ducats"], value=player.purse[0]
        )
    if g.phase == "turn" and current(g) is player:
        words = Words("label-ap")
        yield Counter(id=f"ap:{seat}", label=words, icon=ICONS["ap"], value=g.ap, of=ACTION_POINTS)
    if HIDDEN in player.hand:
        words = Words("label-hand")
        yield Counter(id=f"cards:{seat}", label=words, icon=ICONS["hand"], value=len(player.hand))
    load = sum(len(character.loot) for character in gang(g, seat) if _belongs(character))
    yield Counter(id=f"load:{seat}", label="loot_card", icon=ICONS["load"], value=load)
    if g.options.experience:
        yield Counter(
            id=f"experience:{seat}",
            label=Words("label-experience-tokens"),
            icon=ICONS["experience"],
            value=player.experience,
        )


def _rows(g: Cadwallon, player: Player) -> Iterator[Row]:
    seat = player.seat
    yield Row(id=f"hand:{seat}", label=Words("label-hand"), cards=_hand(tuple(player.hand), seat))
    if g.options.intrigues:
        yield LOOK.row(
            f"intrigues:{seat}",
            Words("label-intrigue-cards"),
            player.intrigues,
            lambda card: intrigue_card(card, seat),
            "intrigue_card",
            seat,
        )
    own = gang(g, seat)
    cards = tuple(_member(character) for character in own if _belongs(character))
    if cards:
        yield Row(id=f"gang:{seat}", label=GANGS[player.gang].id, cards=cards)
    gear = [character.gear for character in own if character.gear != EMPTY]
    if gear:
        cards = tuple(equipment(card) for card in gear)
        yield Row(id=f"gear:{seat}", label=Words("label-gear"), cards=cards)
    for character in own:
        if character.who != EMPTY and character.loot and character.at != GONE:
            yield _loot(CHARACTERS[character.who].id, tuple(character.loot), seat)


def _belongs(character: Character) -> bool:
    return character.who != EMPTY and character.at != GONE


def _member(character: Character) -> Card:
    loot = tuple(character.loot)
    return _thief(character.who, character.seat, character.at, character.wounds, loot)


@lru_cache(maxsize=8192)
def _thief(who: int, seat: int, at: int, wounds: int, loot: tuple[int, ...]) -> Card:
    """A character with what hurts and what it carries. Who has no place yet waits here itself."""
    entry = CHARACTERS[who].id
    hurts = (Figure(wounds, ICONS["wound"]),) if wounds else ()
    carried = tuple(
        Figure(number, ICONS[LOOT[kind]], LOOT[kind])
        for kind, number in sorted(Count(loot).items())
    )
    return LOOK.face(
        f"figure:{entry}" if at == NOWHERE else f"character:{entry}",
        "character_card",
        entry,
        icon=ICONS[entry],
        figures=(*hurts, *carried),
        owner=seat,
        tags=("out",) if at == OUT else (),
    )


@lru_cache(maxsize=4096)
def _hand(hand: tuple[int, ...], seat: int) -> tuple[Card, ...]:
    """Own cards by kind, with their number; of others only backs."""
    if HIDDEN in hand:
        return tuple(
            LOOK.back(f"hand:{seat}:back:{place}", "arcana_card", seat)
            for place in range(len(hand))
        )
    kinds = Count(ARCANA_KIND[card] for card in hand)
    return tuple(arcana(f"arcana:{ARCANA[kind].id}", kind, kinds[kind]) for kind in sorted(kinds))


@lru_cache(maxsize=4096)
def arcana(id: str, kind: int, count: int) -> Card:
    """Arcana cards of one kind."""
    card = ARCANA[kind]
    figures = (Figure(count),) if count > 1 else ()
    tags = (card.colour,)
    return LOOK.face(id, "arcana_card", card.id, icon=ICONS[card.id], figures=figures, tags=tags)


@cache
def intrigue_card(card: int, seat: int | None) -> Card:
    """An intrigue with what it brings."""
    entry = INTRIGUES[card]
    reward = ducats(entry.reward.ducats)
    id = f"intrigue:{entry.id}"
    return LOOK.face(id, "intrigue_card", entry.id, figures=(reward,), owner=seat)


@cache
def equipment(card: int) -> Card:
    """An equipment card, on the display or on a mat."""
    id = EQUIPMENT[card].id
    return LOOK.face(f"gear:{id}", "equipment_card", id, icon=ICONS[id])


@lru_cache(maxsize=4096)
def _loot(character: str, loot: tuple[int, ...], seat: int) -> Row:
    kinds = Count(loot)
    cards = tuple(
        LOOK.face(
            f"loot:{character}:{LOOT[kind]}",
            "loot_card",
            LOOT[kind],
            icon=ICONS[LOOT[kind]],
            figures=(Figure(kinds[kind]),) if kinds[kind] > 1 else (),
            owner=seat,
        )
        for kind in sorted(kinds)
    )
    return Row(id=f"loot:{character}", label=character, cards=cards)


# The middle of the table ----------------------------------------------------------------------


def rows(g: Cadwallon) -> Iterator[Row]:
    """The adventure sheet, the missions, the equipment, the discard pile."""
    if g.adventure >= 0:
        yield Row(id="sheet", label=Words("label-sheet"), cards=(adventure_card(g.adventure),))
    if g.shown:
        cards = tuple(mission_card(mission) for mission in g.shown)
        yield Row(id="missions", label=Words("label-missions"), cards=cards)
    if g.display:
        cards = tuple(equipment(card) for card in g.display)
        yield Row(id="display", label=Words("label-display"), cards=cards)
    if g.deck.discard:
        kinds = Count(ARCANA_KIND[card] for card in g.deck.discard)
        cards = tuple(
            arcana(f"discarded:{ARCANA[kind].id}", kind, kinds[kind]) for kind in sorted(kinds)
        )
        yield Row(id="discard", label=Words("label-discard"), cards=cards)


@cache
def adventure_card(number: int) -> Card:
    """The sheet of an adventure."""
    entry = ADVENTURES[number].id
    return LOOK.face(f"adventure:{entry}", "adventure_card", entry)


@cache
def mission_card(mission: int) -> Card:
    """A mission with what it pays."""
    entry = MISSIONS[mission]
    reward = (ducats(entry.reward),)
    return LOOK.face(f"mission:{entry.id}", "mission_card", entry.id, figures=reward)


def piles(g: Cadwallon) -> Iterator[Pile]:
    """The decks; of the Arcana perhaps the colour of the top card is known."""
    yield Pile(id="deck", label=Words("label-deck"), count=g.deck.left, back="arcana_card")
    if g.options.intrigues:
        yield Pile(id="plots", label=Words("label-plots"), count=g.plots.left, back="intrigue_card")


def supply(g: Cadwallon) -> Iterator[Counter]:
    """The Duke's hoard, and experience that is left."""
    if g.hoard:
        words = Words("label-hoard")
        yield Counter(id="supply:hoard", label=words, icon=ICONS["hoard"], value=g.hoard)
    if g.options.experience:
        yield LOOK.supply("experience", g.experience_left)

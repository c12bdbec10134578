"""The House boards: points and warehouse, role slots, hands, upgrades and the war board."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from igroteka.games.candelabria.content import (
    CANDLES,
    CELLS,
    HOUSES,
    LAND_FLAMES,
    ROLES,
    SEATS,
    UPGRADE_KIND,
    UPGRADES,
)
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Player
from igroteka.games.candelabria.scene.cards import (
    candle,
    hand,
    numbered,
    quest,
    tactics_row,
    upgrade,
)
from igroteka.games.candelabria.scene.look import ICONS, LOOK, POINTS, VP
from igroteka.scene import Counter, Mat, Pile, Row, Slot, Track, Words


def mat(g: Candelabria, player: Player, viewer: int | None) -> Mat:
    """A House board. What only its owner can be asked about has the bare id on the own mat."""
    return _mat(
        player.seat,
        player.house,
        player.seat == viewer,
        g.track.index(player.seat) + 1 if g.track else 0,
        (player.vp, player.gold, player.wax, player.supply),
        tuple(zip(player.deployed, player.flames, strict=True)),
        (tuple(player.hand), tuple(player.looked), tuple(player.maneuvers)),
        (tuple(player.tactics), tuple(player.used)),
        tuple(player.upgrades),
        (tuple(player.dealt), tuple(player.personal)),
    )


@lru_cache(maxsize=2048)
def _mat(
    seat: int,
    house: int,
    own: bool,
    place: int,
    figures: tuple[int, int, int, int],
    roles: tuple[tuple[int, int], ...],
    candles: tuple[tuple[int, ...], ...],
    tactics: tuple[tuple[int, ...], ...],
    upgrades: tuple[int, ...],
    quests: tuple[tuple[int, ...], ...],
) -> Mat:
    """Remembered by all that it shows: most mats do not change from one answer to the next."""
    suffix = "" if own else f"@{seat}"
    id = f"mat:{seat}"
    held, looked, spent = candles
    pile = Pile(
        id=f"{id}:maneuvers",
        label=Words("label-maneuvers"),
        count=len(spent),
        back="house_candle_card",
        top=candle(f"spent:{CANDLES[spent[-1]].id}", spent[-1], seat) if spent else None,
    )
    return Mat(
        id=id,
        about="house_board" if house == NONE else HOUSES[house].id,
        seat=seat,
        counters=tuple(_counters(id, house, seat, place, figures)),
        tracks=tuple(_role(role, *state, suffix) for role, state in enumerate(roles)),
        rows=(
            hand(f"{id}:hand", Words("label-hand"), (*held, *looked), seat),
            *_tactics(id, seat, suffix, tactics),
            _deployed(id, seat, roles),
            _upgrades(id, seat, upgrades),
            *_quests(id, seat, quests),
        ),
        piles=(pile,),
    )


def _counters(
    id: str, house: int, seat: int, place: int, figures: tuple[int, int, int, int]
) -> Iterator[Counter]:
    """CAN-EFF-6: gold and wax are touched by who steals them, so their ids tell the House."""
    vp, gold, wax, supply = figures
    name = SEATS[seat].id if house == NONE else HOUSES[house].id
    yield Counter(id=f"{id}:vp", label=POINTS, icon=VP, value=vp)
    yield LOOK.counter(f"{name}:gold", "gold_cube", gold, of=CELLS)
    yield LOOK.counter(f"{name}:wax", "wax_cube", wax, of=CELLS)
    yield LOOK.counter(f"{id}:supply", "land_flame", supply, of=LAND_FLAMES)
    if place:
        label = Words("label-turn-order")
        yield Counter(id=f"{id}:place", label=label, icon=ICONS["turn_order"], value=place)


def _role(role: int, card: int, flames: int, suffix: str) -> Track:
    """CAN-DEPLOY-1, CAN-TERM-7: a role slot; its flames burn, are out, or wait for a candle."""
    entry = ROLES[role]
    out: Slot = Slot("empty" if card == NONE else "spent")
    slots = tuple(Slot("active") if n < flames else out for n in range(entry.max_flames))
    return Track(id=f"slot:{entry.id}{suffix}", label=entry.id, icon=ICONS[entry.id], slots=slots)


def _tactics(id: str, seat: int, suffix: str, cards: tuple[tuple[int, ...], ...]) -> Iterator[Row]:
    """CAN-BATTLE-18, CAN-HIDDEN-1: those in hand, and those that are out for the season."""
    ready, used = cards
    label = Words("label-tactics")
    prefix = "tactics" if not suffix else f"tactics{suffix}"
    yield tactics_row(f"{id}:tactics", prefix, label, ready, seat, up=False)
    label = Words("label-laid")
    yield tactics_row(f"{id}:used", f"used:{seat}", label, used, seat, up=True)


def _deployed(id: str, seat: int, roles: tuple[tuple[int, int], ...]) -> Row:
    cards = tuple(
        candle(f"deployed:{CANDLES[card].id}", card, seat) for card, _ in roles if card != NONE
    )
    return Row(id=f"{id}:deployed", label=Words("label-deployed"), cards=cards)


def _upgrades(id: str, seat: int, tokens: tuple[int, ...]) -> Row:
    ids = numbered(f"built:{seat}", [UPGRADES[UPGRADE_KIND[token]].id for token in tokens])
    cards = tuple(upgrade(name, token, seat) for name, token in zip(ids, tokens, strict=True))
    return Row(id=f"{id}:upgrades", label=Words("label-upgrades"), cards=cards)


def _quests(id: str, seat: int, quests: tuple[tuple[int, ...], ...]) -> Iterator[Row]:
    """CAN-QUEST-1: the two dealt, then the personal one; only its owner sees it."""
    cards = [card for held in quests for card in held]
    if cards:
        yield LOOK.row(
            f"{id}:quests",
            Words("label-quests"),
            cards,
            lambda card: quest(card, seat, up=False),
            "quest_card",
            seat,
        )

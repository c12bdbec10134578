"""The battle: who takes part, the cards on the war boards, and the strengths as they stand."""

from __future__ import annotations

from collections.abc import Iterator

from igroteka.games.candelabria.content import CONSTANTS, HOUSES, ROLES, TACTICS_KIND
from igroteka.games.candelabria.figures import (
    curse_strength,
    holds_curse,
    present,
    strength,
)
from igroteka.games.candelabria.land import REGION_ID, REGION_OF
from igroteka.games.candelabria.powers import CASTLE_STRENGTH, bonus
from igroteka.games.candelabria.scene_cards import tactics, weak_action, withering
from igroteka.games.candelabria.scene_look import ICONS
from igroteka.games.candelabria.state import NONE, Candelabria, Player
from igroteka.kernel.flow import WHO
from igroteka.scene import Card, Counter, Figure, Line, Panel, Row, Words


def battle_panel(g: Candelabria) -> Iterator[Panel]:
    """CAN-BATTLE: the battle that is being fought; what is laid face down is nobody's to see."""
    if g.phase != "battles" or not g.battles:
        return
    region = g.battles[0]
    fighters = [player for player in (g.players[seat] for seat in g.track) if _fights(g, player)]
    if len(fighters) < 2:
        return
    yield Panel(
        id="battle",
        label=Words("label-battle", {"region": REGION_ID[region]}),
        counters=tuple(_total(g, player, region) for player in fighters),
        rows=tuple(war_board(player) for player in fighters),
    )


def _fights(g: Candelabria, player: Player) -> bool:
    """CAN-WAR-3, RULING-31: a figure there, or a curse that is left of a participant."""
    region = g.battles[0]
    return present(g, player, region) or holds_curse(g, player, region)


def _total(g: Candelabria, player: Player, region: int) -> Counter:
    """CAN-BATTLE-11: the strength as it stands, and what it is made of."""
    return Counter(
        id=f"strength:{HOUSES[player.house].id}",
        label=WHO[player.seat],
        icon=ICONS["strength"],
        value=strength(g, player, region),
        lines=(Line(gain=reckoning(g, player, region)),),
    )


def reckoning(g: Candelabria, player: Player, region: int) -> tuple[Figure, ...]:
    """CAN-TERM-3: land flames, candles by role, the castle and curses, where there are any."""
    counted = [("land_flame", (player.land & g.side.region[region]).bit_count())]
    counted += [
        (role.id, player.flames[number])
        for number, role in enumerate(ROLES)
        if REGION_OF[player.at[number]] == region
    ]
    if REGION_OF[player.castle] == region:
        counted.append(("castle", CONSTANTS.strength.castle + bonus(g, player, CASTLE_STRENGTH)))
    counted += [
        ("curse_figure", curse_strength(g, player, curse.card))
        for curse in g.curses
        if curse.region == region and curse.owner == player.seat
    ]
    return tuple(Figure(value, ICONS[kind], kind) for kind, value in counted if value)


def war_board(player: Player) -> Row:
    """CAN-BATTLE-8: on each slot the revealed card, a Withering card, or the weak action."""
    house = HOUSES[player.house].id
    cards = tuple(_slot(player, slot, f"war:{house}:{slot + 1}") for slot in range(2))
    return Row(id=f"war:{house}", label=WHO[player.seat], cards=cards)


def _slot(player: Player, slot: int, id: str) -> Card:
    if player.slots[slot] != NONE:
        return tactics(id, TACTICS_KIND[player.slots[slot]], player.seat)
    if player.withered[slot] != NONE:
        return withering(id, player.withered[slot], player.seat)
    return weak_action(id, player.house, slot, player.seat)

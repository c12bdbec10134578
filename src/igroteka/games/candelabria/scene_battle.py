"""The battle: who takes part, the cards on the war boards, and the strengths as they stand."""

from __future__ import annotations

from collections.abc import Iterator

from igroteka.games.candelabria.content import HOUSES, TACTICS_KIND
from igroteka.games.candelabria.figures import holds_curse, present, strength
from igroteka.games.candelabria.land import REGION_ID
from igroteka.games.candelabria.scene_cards import tactics, weak_action, withering
from igroteka.games.candelabria.scene_look import ICONS
from igroteka.games.candelabria.state import NONE, Candelabria, Player
from igroteka.kernel.flow import WHO
from igroteka.scene import Card, Counter, Panel, Row, Words


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
    """CAN-BATTLE-11: the strength as it stands."""
    return Counter(
        id=f"strength:{HOUSES[player.house].id}",
        label=WHO[player.seat],
        icon=ICONS["strength"],
        value=strength(g, player, region),
    )


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

"""The battle: who takes part, the cards on the war boards, and the strengths as they stand."""

from __future__ import annotations

from collections.abc import Iterator

from igroteka.games.candelabria.content import CONSTANTS, HOUSES, ROLES
from igroteka.games.candelabria.rules.battles import champion
from igroteka.games.candelabria.rules.figures import curse_strength, holds_curse, present, strength
from igroteka.games.candelabria.rules.land import REGION_ID, REGION_OF
from igroteka.games.candelabria.rules.powers import CASTLE_STRENGTH, bonus
from igroteka.games.candelabria.rules.state import NONE, Battle, Candelabria, Player
from igroteka.games.candelabria.scene.cards import neutralised, tactics, weak_action, withering
from igroteka.games.candelabria.scene.look import ICONS
from igroteka.kernel.flow import WHO
from igroteka.scene import Card, Panel, Row, Score, Side, Words

_SECRET = Score(label=Words("label-in-secret"), icon=ICONS["tactics_card"], hidden=True)


def battle_panels(g: Candelabria) -> Iterator[Panel]:
    """CAN-BATTLE: the battle that is being fought; until its cards are revealed the one before."""
    if g.phase not in ("battles", "clean_up"):
        return
    for battle in reversed(g.fought):
        if not battle.totals:
            yield _running(g, battle)
        elif battle is g.fought[-1] or not g.fought[-1].laid:
            yield _decided(g, battle, folded=battle is not g.fought[-1])


# A battle that is over ------------------------------------------------------------------------


def _decided(g: Candelabria, battle: Battle, *, folded: bool) -> Panel:
    """CAN-BATTLE-11: the sums, and who has won."""
    region = REGION_ID[battle.region]
    outcome = Words("fact-no-winner", {"region": region})
    if battle.winner != NONE:
        total = battle.totals[battle.fighters.index(battle.winner)]
        args: dict[str, int | str | tuple[str, ...]] = {
            "who": WHO[battle.winner],
            "region": region,
            "strength": total,
        }
        outcome = Words("fact-victory", args)
    return Panel(
        id=f"battle:{region}",
        label=Words("label-battle-over", {"region": region}),
        sides=tuple(
            Side(
                id=f"fought:{HOUSES[g.players[seat].house].id}",
                name=WHO[seat],
                owner=seat,
                total=total,
                state="won" if seat == battle.winner else "lost",
            )
            for seat, total in zip(battle.fighters, battle.totals, strict=True)
        ),
        outcome=outcome,
        folded=folded,
    )


# The running battle ---------------------------------------------------------------------------


def _running(g: Candelabria, battle: Battle) -> Panel:
    region = battle.region
    totals = [strength(g, g.players[seat], region) for seat in battle.fighters]
    ahead = champion(g, region, battle.fighters, totals)
    return Panel(
        id=f"battle:{REGION_ID[region]}",
        label=Words("label-battle", {"region": REGION_ID[region]}),
        sides=tuple(_side(g, battle, g.players[seat], seat == ahead) for seat in battle.fighters),
    )


def _side(g: Candelabria, battle: Battle, player: Player, ahead: bool) -> Side:
    """CAN-BATTLE-1, CAN-BATTLE-12: what is laid is a secret; who has nothing left has lost."""
    region = battle.region
    scores = tuple(reckoning(g, player, region))
    counts = present(g, player, region) or holds_curse(g, player, region)
    return Side(
        id=f"strength:{HOUSES[player.house].id}",
        name=WHO[player.seat],
        owner=player.seat,
        scores=scores if battle.laid else (*scores, _SECRET),
        total=strength(g, player, region),
        rows=tuple(_war_board(battle, player)) if battle.laid else (),
        state="ahead" if ahead else "" if counts else "lost",
    )


def reckoning(g: Candelabria, player: Player, region: int) -> Iterator[Score]:
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
    for kind, value in counted:
        if value:
            yield Score(label=kind, value=value, icon=ICONS[kind])


def _war_board(battle: Battle, player: Player) -> Iterator[Row]:
    """CAN-BATTLE-4, CAN-BATTLE-8: what lies on the slots, and the cards that were neutralised."""
    house = HOUSES[player.house].id
    laid = battle.laid[battle.fighters.index(player.seat)]
    lost = [slot for slot in range(2) if (player.seat, slot) in battle.neutralised]
    cards = tuple(
        _slot(player, slot, NONE if slot in lost else laid[slot], f"war:{house}:{slot + 1}")
        for slot in range(2)
    )
    yield Row(id=f"war:{house}", label=Words("label-war-board"), cards=cards)
    if lost:
        gone = tuple(
            neutralised(f"lost:{house}:{slot + 1}", laid[slot], player.seat) for slot in lost
        )
        yield Row(id=f"lost:{house}", label=Words("label-neutralised"), cards=gone)


def _slot(player: Player, slot: int, laid: int, id: str) -> Card:
    """CAN-BATTLE-8: the revealed card, a Withering card, or the weak action."""
    if laid != NONE:
        return tactics(id, laid, player.seat)
    if player.withered[slot] != NONE:
        return withering(id, player.withered[slot], player.seat)
    return weak_action(id, player.house, slot, player.seat)

"""Battles as panels: every term of both sums with its rule; and what planned attacks would be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from igroteka.games.relicvium.content import FACTIONS, UNITS
from igroteka.games.relicvium.rules.army import HELD, KINDS, Army
from igroteka.games.relicvium.rules.attack import fresh, targets
from igroteka.games.relicvium.rules.choices import fighter_id
from igroteka.games.relicvium.rules.land import AREA_ID, SOURCE, TARGET
from igroteka.games.relicvium.rules.might import attack_terms, defence_terms, total
from igroteka.games.relicvium.rules.state import FREE, NONE, Battle, Player, Relicvium, Term
from igroteka.games.relicvium.scene.look import ICONS, figure
from igroteka.kernel.flow import WHO
from igroteka.scene import Card, Panel, Row, Score, Side, Words

_FACTIONS = tuple(faction.id for faction in FACTIONS)


def panels(g: Relicvium) -> Iterator[Panel]:
    """The battle that is fought; else every attack that is planned, as things stand."""
    if g.phase == "attacks" and g.battle is not None:
        yield _battle(g, g.battle)
    elif g.phase in ("actions", "support"):
        for player in g.players:
            for target in targets(player):
                yield _planned(g, player, target)


def _scores(terms: tuple[Term, ...] | list[Term]) -> tuple[Score, ...]:
    """REL-CALC-2, REL-CALC-3: what counts, how much, and by which rule."""
    return tuple(
        Score(label=Words(f"label-term-{rule}", {"what": what}), value=amount, icon=_icon(what))
        for rule, what, amount in terms
    )


def _icon(what: str) -> str:
    """Units, tokens and creatures have icons of their own."""
    if what in _FACTIONS:
        return ICONS["alliance"]
    return ICONS.get(what, ICONS["war_event"])


# An attack that is carried out ----------------------------------------------------------------


def _battle(g: Relicvium, battle: Battle) -> Panel:
    place = AREA_ID[battle.target]
    met = bool(battle.attack)
    forces = battle.picked if met else _available(g, battle)
    attackers = [card for source, army in forces for card in _fighters(army, source)]
    sides = [
        Side(
            id="battle:attack",
            name=WHO[battle.attacker],
            owner=battle.attacker,
            scores=_scores(battle.attack),
            total=battle.attack_total if met else None,
            rows=(
                Row(id="battle:attackers", label=Words("label-attackers"), cards=tuple(attackers)),
            ),
            state=_state(battle, battle.attacker),
        )
    ]
    if battle.defender != NONE:
        sides.append(_defence(g, battle, met))
    return Panel(
        id=f"battle:{place}",
        label=Words("label-battle", {"area": place}),
        sides=tuple(sides),
        outcome=_outcome(battle, place),
    )


def _available(g: Relicvium, battle: Battle) -> list[tuple[int, Army]]:
    """Before anybody is picked: all who stand at the sources."""
    return [(source, g.units[source]) for source, _ in battle.picked]


def _defence(g: Relicvium, battle: Battle, met: bool) -> Side:
    defends = g.holder[battle.target] == battle.defender
    army = g.units[battle.target] - g.helping[battle.target] if defends else 0
    cards = tuple(_fighters(army, battle.target))
    return Side(
        id="battle:defence",
        name=WHO[battle.defender],
        owner=battle.defender,
        scores=_scores(battle.defence),
        total=battle.defence_total if met else None,
        rows=(Row(id="battle:garrison", label=Words("label-garrison"), cards=cards),),
        state=_state(battle, battle.defender),
    )


def _state(battle: Battle, seat: int) -> Literal["", "won", "lost"]:
    if battle.winner == NONE:
        return ""
    return "won" if battle.winner == seat else "lost"


def _outcome(battle: Battle, place: str) -> Words | None:
    if battle.winner == NONE:
        return None
    key = "label-outcome-attacker" if battle.winner == battle.attacker else "label-outcome-defender"
    return Words(key, {"who": WHO[battle.winner], "area": place})


def _fighters(army: Army, area: int) -> Iterator[Card]:
    """One card for each class: what can be picked, lost or sent in."""
    for kind in KINDS[army]:
        unit = UNITS[kind].id
        yield Card(
            id=fighter_id(kind, area),
            back=unit,
            face=unit,
            title=unit,
            icon=ICONS[unit],
            figures=(figure(HELD[kind][army], unit, "label-units"),),
            tags=(AREA_ID[area],),
        )


# An attack that is planned --------------------------------------------------------------------


def _planned(g: Relicvium, player: Player, target: int) -> Panel:
    """What would come of it if everybody there attacked now (REL-CALC-2, REL-CALC-3)."""
    tokens = {
        SOURCE[arc]: token
        for token, arc in enumerate(player.melee)
        if arc != NONE and TARGET[arc] == target
    }
    mine = [source for source in tokens if g.holder[source] == player.seat]
    picked = [(source, fresh(g, source)) for source in mine]
    attack = attack_terms(g, player, target, picked, tokens)
    holder = g.holder[target]
    place, seat = AREA_ID[target], player.seat
    sides = [
        Side(
            id=f"planned:{seat}:{place}:attack",
            name=WHO[seat],
            owner=seat,
            scores=_scores(attack),
            total=total(attack),
        )
    ]
    outcome = Words("label-nobody")
    if holder != FREE:
        defence = defence_terms(g, g.players[holder], target)
        sides.append(
            Side(
                id=f"planned:{seat}:{place}:defence",
                name=WHO[holder],
                owner=holder,
                scores=_scores(defence),
                total=total(defence),
            )
        )
        args: dict[str, int | str | tuple[str, ...]] = {
            "attack": total(attack),
            "defence": total(defence),
        }
        outcome = Words("label-outcome-open", args)
    return Panel(
        id=f"planned:{seat}:{place}",
        label=Words("label-planned", {"area": place}),
        sides=tuple(sides),
        outcome=outcome,
        folded=True,
    )

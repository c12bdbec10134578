"""Battles as panels: every term of both sums with its rule; what planned attacks would come to, and
what an attack would that is not planned yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from igroteka.games.relicvium.content import FACTIONS, PLAIN, UNITS
from igroteka.games.relicvium.rules.army import HELD, KINDS, Army
from igroteka.games.relicvium.rules.attack import fresh, targets
from igroteka.games.relicvium.rules.choices import fighter_id
from igroteka.games.relicvium.rules.events import ASSAULT
from igroteka.games.relicvium.rules.land import AREA_ID, SOURCE, TARGET, TRACK
from igroteka.games.relicvium.rules.might import BONUS, attack_terms, defence_terms, total
from igroteka.games.relicvium.rules.offers import melee
from igroteka.games.relicvium.rules.state import (
    FREE,
    NONE,
    Battle,
    Force,
    Player,
    Relicvium,
    Term,
)
from igroteka.games.relicvium.scene.look import ICONS, figure
from igroteka.kernel.flow import WHO
from igroteka.scene import Card, Panel, Row, Score, Side, Words

Terms = list[Term] | tuple[Term, ...]

_FACTIONS = tuple(faction.id for faction in FACTIONS)


def panels(g: Relicvium, viewer: int | None) -> Iterator[Panel]:
    """The battle that is fought, what the viewer might plan, and every attack that is planned."""
    battle = g.battle if g.phase == "attacks" else None
    if battle is not None:
        yield _battle(g, battle)
    if g.phase not in ("actions", "support", "attacks"):
        return
    if viewer is not None and g.phase == "actions":
        yield from _possible(g, g.players[viewer])
    for player in g.players:
        for target in targets(player):
            fought = battle is not None and (battle.attacker, battle.target) == (
                player.seat,
                target,
            )
            if not fought and g.holder[target] != player.seat:
                yield _planned(g, player, target)


def _scores(terms: Terms) -> tuple[Score, ...]:
    """REL-CALC-2, REL-CALC-3: what counts, how much, and by which rule."""
    return tuple(
        Score(
            label=Words(f"label-term-{rule}", {"what": what}),
            value=amount,
            icon=_icon(what),
            rule=rule,
        )
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
    attack, defence = (battle.attack, battle.defence) if met else _expected(g, battle)
    sides = [
        Side(
            id="battle:attack",
            name=WHO[battle.attacker],
            owner=battle.attacker,
            scores=_scores(attack),
            total=None if battle.defender == NONE else total(attack),
            rows=(
                Row(id="battle:attackers", label=Words("label-attackers"), cards=tuple(attackers)),
            ),
            state=_state(battle, battle.attacker),
        )
    ]
    if battle.defender != NONE:
        sides.append(_defence(g, battle, defence))
    return Panel(
        id=f"battle:{place}",
        label=Words("label-battle", {"area": place}),
        sides=tuple(sides),
        outcome=_outcome(battle, place),
    )


def _available(g: Relicvium, battle: Battle) -> list[Force]:
    """Before anybody is picked: all who stand at the sources."""
    return [(source, g.units[source]) for source, _ in battle.picked]


def _expected(g: Relicvium, battle: Battle) -> tuple[list[Term], list[Term]]:
    """What the battle would add up to with those picked so far, or with everybody."""
    if battle.defender == NONE:
        return [], []
    attacker, target = g.players[battle.attacker], battle.target
    picked = battle.picked
    if not any(army for _, army in picked):
        picked = [(source, fresh(g, source)) for source, _ in picked]
    attack = attack_terms(g, attacker, target, picked, _tokens_at(attacker, target))
    return attack, defence_terms(g, g.players[battle.defender], target)


def _defence(g: Relicvium, battle: Battle, terms: Terms) -> Side:
    defends = g.holder[battle.target] == battle.defender
    army = g.units[battle.target] - g.helping[battle.target] if defends else 0
    cards = tuple(_fighters(army, battle.target))
    return Side(
        id="battle:defence",
        name=WHO[battle.defender],
        owner=battle.defender,
        scores=_scores(terms),
        total=total(terms),
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


def _tokens_at(player: Player, target: int) -> dict[int, int]:
    """The melee tokens of a player that point at an area, by the source of each."""
    return {
        SOURCE[arc]: token
        for token, arc in enumerate(player.melee)
        if arc != NONE and TARGET[arc] == target
    }


def _attack_through(
    g: Relicvium, player: Player, target: int, tokens: dict[int, int]
) -> list[Term]:
    """REL-CALC-2, if everybody at the sources of the tokens attacked now."""
    mine = [source for source in tokens if g.holder[source] == player.seat]
    picked = [(source, fresh(g, source)) for source in mine]
    return attack_terms(g, player, target, picked, tokens)


def _planned(g: Relicvium, player: Player, target: int) -> Panel:
    """What would come of it if everybody there attacked now (REL-CALC-2, REL-CALC-3)."""
    attack = _attack_through(g, player, target, _tokens_at(player, target))
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


# An attack that might be planned --------------------------------------------------------------


def _possible(g: Relicvium, player: Player) -> Iterator[Panel]:
    """What each melee token would lead to that a player may lay on the division he comes to."""
    if not player.usable or TRACK[player.faction][player.usable[0]] != PLAIN:
        return
    sides = tuple(_strike(g, player, option.value) for option in melee(g, player))
    if sides:
        ahead = "label-possible-assault" if g.war == ASSAULT else "label-possible-ahead"
        label = Words("label-possible")
        yield Panel(id="possible", label=label, sides=sides, outcome=Words(ahead), folded=True)


def _strike(g: Relicvium, player: Player, arc: int) -> Side:
    """By how much an attack with the best token left would be ahead, with what points there."""
    source, target = SOURCE[arc], TARGET[arc]
    left = [token for token, at in enumerate(player.melee) if at == NONE]
    tokens = _tokens_at(player, target) | {source: max(left, key=BONUS.__getitem__)}
    attack = _attack_through(g, player, target, tokens)
    defence = defence_terms(g, g.players[g.holder[target]], target)
    against = [(rule, what, -amount) for rule, what, amount in defence]
    return Side(
        id=f"possible:{AREA_ID[source]}:{AREA_ID[target]}",
        name=Words("label-strike", {"start": AREA_ID[source], "end": AREA_ID[target]}),
        owner=g.holder[target],
        scores=_scores([*attack, *against]),
        total=total(attack) - total(defence),
    )

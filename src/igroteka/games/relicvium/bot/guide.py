"""Guidance: weights for a quick, not senseless choice, one short function for each verb."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from igroteka.games.relicvium.bot.evaluation import evaluate
from igroteka.games.relicvium.bot.war import garrison_strength, margin, menace, rough
from igroteka.games.relicvium.content import (
    ALLIANCE,
    CREATURES,
    DEFENDER,
    MAGE,
    MELEE,
    NEUTRAL,
    RANGED,
    UNITS,
    WARLORD,
    WARRIOR,
    WATER,
)
from igroteka.games.relicvium.rules.army import HELD, REGULAR_KINDS, SIZE, WHOLE
from igroteka.games.relicvium.rules.build import PER_TERRAIN
from igroteka.games.relicvium.rules.land import PRESENCE, SKY_PEAK, SOURCE, TARGET, TERRAIN
from igroteka.games.relicvium.rules.relations import PAIR
from igroteka.games.relicvium.rules.state import FREE, NONE, Player, Relicvium
from igroteka.games.relicvium.rules.strength import ATTACK
from igroteka.kernel.flow import Option, Question

Weigh = Callable[[Relicvium, Player, Option], float]

_CLASS: Final = {unit.id: kind for kind, unit in enumerate(UNITS)}
_BESIDE: Final = tuple(
    tuple(DEFENDER if one.aura is None else _CLASS[one.aura.unit_class] for one in own)
    for own in CREATURES
)
"""Beside whom a creature stands best: the class of its aura; Architectus, those who hold walls."""


def guide(g: Relicvium, question: Question) -> list[float]:
    """A weight above 0 for every option."""
    if question.prompt in ("answer-alliance", "answer-peace"):
        return _answer(g, question)
    player = g.players[question.seat]
    return [_WEIGHTS[option.verb](g, player, option) for option in question.options]


def _always(weight: float, _g: Relicvium, _player: Player, _option: Option) -> float:
    return weight


def _answer(g: Relicvium, question: Question) -> list[float]:
    """Agree where a better relation makes one's own outlook better."""
    other = int(str(question.args["who"])[1:])
    pair = PAIR[question.seat][other]
    before, now = g.relations[pair], evaluate(g, question.seat)
    g.relations[pair] = ALLIANCE if question.prompt == "answer-alliance" else NEUTRAL
    better = evaluate(g, question.seat) > now
    g.relations[pair] = before
    return [4.0, 1.0] if better else [1.0, 4.0]


# The action stage -----------------------------------------------------------------------------


def _place(g: Relicvium, player: Player, target: int) -> float:
    """How much one would like to stand there."""
    if g.holder[target] != FREE:
        weak = menace(g, target) - garrison_strength(g, target)
        return 1.0 + max(0, weak) * (1.0 + g.castle[target]) / 2
    worth = 3.0
    terrain = TERRAIN[target]
    if terrain != WATER and player.castles[terrain] < PER_TERRAIN:
        worth += 3.0
    return worth + (3.0 if target == SKY_PEAK else 0.0)


def _march(g: Relicvium, player: Player, option: Option) -> float:
    kind, source, target = option.value
    worth = _place(g, player, target)
    if SIZE[g.units[source]] == 1:
        if not g.castle[source]:
            worth *= 0.35
        elif menace(g, source):
            worth *= 0.5
    return worth * (1.2 if kind == WARRIOR else 1.0)


def _melee(g: Relicvium, player: Player, option: Option) -> float:
    arc: int = option.value
    source, target = SOURCE[arc], TARGET[arc]
    bonus = max([t.attack_bonus for t, at in zip(MELEE, player.melee, strict=True) if at == NONE])
    ahead = rough(g.units[source], ATTACK) + bonus - garrison_strength(g, target)
    already, _ = margin(g, player, target)
    if ahead > 0 or already > 0:
        return 6.0 + 6.0 * g.castle[target]
    return 0.8 if ahead == 0 else 0.15


def _recruit(g: Relicvium, player: Player, option: Option) -> float:
    kind, area = option.value
    danger = menace(g, area) - garrison_strength(g, area)
    worth = 3.0 + max(0, min(4, danger))
    return worth * (1.15 if kind == (DEFENDER if danger > 0 else WARRIOR) else 1.0)


def _promote(g: Relicvium, player: Player, option: Option) -> float:
    _, area = option.value
    companions = len(REGULAR_KINDS[g.units[area]]) + (1 if g.options.uses("strength") else 0)
    return 0.5 + 1.5 * companions


def _ranged(g: Relicvium, player: Player, option: Option) -> float:
    """Towards a battle that is planned, from where units are free."""
    arc: int = option.value
    source, target = SOURCE[arc], TARGET[arc]
    mages: int = HELD[MAGE][g.units[source]] + 1
    if any(at != NONE and TARGET[at] == target for at in player.melee):
        return 1.5 + mages
    attacked = any(
        at != NONE and TARGET[at] == target
        for other in g.players
        if other is not player
        for at in other.melee
    )
    return 1.5 + mages if attacked and g.holder[target] == player.seat else 0.15


def _summon(g: Relicvium, player: Player, option: Option) -> float:
    creature: int = option.value
    kind = _BESIDE[player.faction][creature]
    return 1.0 + 0.3 * (HELD[kind][WHOLE] - HELD[kind][player.reserve])


def _junction(g: Relicvium, player: Player, option: Option) -> float:
    """Where units of the aura stand, and others are near."""
    kind = _BESIDE[player.faction][g.summoning] if g.summoning != NONE else WARRIOR
    worth = 0.3
    for area in PRESENCE[option.value]:
        if g.holder[area] == player.seat:
            worth += 0.5 + HELD[kind][g.units[area]] + (0.5 if g.units[area] else 0.0)
        elif g.holder[area] != FREE:
            worth += 0.7
    return worth * worth


# Tokens, support, attacks ---------------------------------------------------------------------


def _melee_token(g: Relicvium, player: Player, option: Option) -> float:
    token: int = option.value
    return 1.0 + MELEE[token].attack_bonus


def _ranged_token(g: Relicvium, player: Player, option: Option) -> float:
    return float(RANGED[option.value].arrows)


def _send(g: Relicvium, player: Player, option: Option) -> float:
    """Into a battle that is coming, unless one's own area is in danger."""
    token, kind = option.value
    arc = player.ranged[token]
    source, target = SOURCE[arc], TARGET[arc]
    coming = any(at != NONE and TARGET[at] == target for other in g.players for at in other.melee)
    mine = g.holder[target] == player.seat or any(
        at != NONE and TARGET[at] == target for at in player.melee
    )
    if not (coming and mine):
        return 0.1
    leaving = any(at != NONE and SOURCE[at] == source for at in player.melee)
    exposed = any(
        at != NONE and TARGET[at] == source
        for other in g.players
        if other is not player
        for at in other.melee
    )
    worth = 3.0 * (2.0 if kind == MAGE else 1.0)
    return worth * (0.4 if leaving and kind != MAGE else 1.0) * (0.3 if exposed else 1.0)


def _attack(g: Relicvium, player: Player, option: Option) -> float:
    ahead, _ = margin(g, player, option.value)
    return 10.0 if ahead > 0 else 1.0 if ahead == 0 else 0.1


def _lose(g: Relicvium, player: Player, option: Option) -> float:
    kind = option.value[0] if isinstance(option.value, tuple) else option.value
    return 0.3 if kind == WARLORD else 1.2 if kind == MAGE else 1.0


def _retreat(g: Relicvium, player: Player, option: Option) -> float:
    _, refuge = option.value
    return 3.0 if g.holder[refuge] == FREE else 1.5 + g.castle[refuge]


def _raise(g: Relicvium, player: Player, option: Option) -> float:
    return 12.0


def _relocate(g: Relicvium, player: Player, option: Option) -> float:
    """Carried from afar: like a march, but the far side of the map is rarely better."""
    return 0.5 * _march(g, player, option)


_WEIGHTS: Final[dict[str, Weigh]] = {
    "faction": partial(_always, 1.0),
    "pass": partial(_always, 2.0),
    "done": partial(_always, 1.5),
    "decline": partial(_always, 0.3),
    "ally": partial(_always, 0.8),
    "peace": partial(_always, 1.2),
    "break": partial(_always, 0.2),
    "march": _march,
    "melee": _melee,
    "melee-token": _melee_token,
    "recruit": _recruit,
    "promote": _promote,
    "ranged": _ranged,
    "ranged-token": _ranged_token,
    "build": _raise,
    "summon": _summon,
    "at": _junction,
    "return": partial(_always, 2.0),
    "block": partial(_always, 0.4),
    "swap": partial(_always, 0.5),
    "hedge": partial(_always, 1.0),
    "decay": partial(_always, 1.0),
    "sprout": partial(_always, 3.0),
    "raise": _raise,
    "carry": _relocate,
    "maul": partial(_always, 4.0),
    "passage": _relocate,
    "give-up": _lose,
    "send": _send,
    "attack": _attack,
    "call-off": partial(_always, 0.6),
    "muster": partial(_always, 0.7),
    "all": partial(_always, 6.0),
    "lose": _lose,
    "retreat": _retreat,
    "advance": partial(_always, 2.0),
}

"""The diplomacy stage (REL-DIP): proposals, answers, and alliances that end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.games.relicvium.content import ALLIANCE, NEUTRAL, WAR
from igroteka.games.relicvium.rules.choices import ALLY, BREAK, DECLARE, PEACE
from igroteka.games.relicvium.rules.holdings import open_divisions
from igroteka.games.relicvium.rules.relations import PAIR, relation
from igroteka.games.relicvium.rules.rounds import peace_order
from igroteka.games.relicvium.rules.state import Player, Relicvium
from igroteka.kernel.flow import NO, PASS, WHO, YES, Flow, Option, any_of, one_of

_WANTED: Final = {"ally": NEUTRAL, "peace": WAR, "break": ALLIANCE}
"""REL-DIP-5 to REL-DIP-7: the relation in which a faction can be addressed so."""
_FITTING: Final = (PEACE, ALLY, BREAK)
"""By relation, from war to alliance."""
_RULE: Final = {"ally": "REL-DIP-5", "peace": "REL-DIP-6", "break": "REL-DIP-7"}


def diplomacy_stage(g: Relicvium) -> Flow[None]:
    """REL-DIP-3, REL-DIP-4: one turn each, by initiative; a step is one turn."""
    if g.options.uses("diplomacy") and g.turn < len(g.order):
        player = g.players[peace_order(g)[g.turn]]
        yield from _turn(g, player)
        g.turn += 1
        return
    g.settled = []
    begin_actions(g)


def begin_actions(g: Relicvium) -> None:
    """REL-ACT-4, REL-ACT-8: the divisions open now are the ones used in this round."""
    g.phase = "actions"
    g.turn = 0
    for player in g.players:
        player.usable = open_divisions(player)


def _turn(g: Relicvium, player: Player) -> Flow[None]:
    """REL-DIP-4: each other faction at most once, in any order."""
    seat = player.seat
    others = [other.seat for other in g.players if other.seat != seat]
    addressed: list[int] = []

    def thought_of() -> Sequence[Option]:
        return [verb[other] for other in others for verb in (ALLY, PEACE, BREAK, DECLARE)]

    def forbids(option: Option) -> str | None:
        return forbidden(g, seat, option, addressed)

    while True:
        answer: Option = yield one_of(
            seat,
            "diplomacy",
            "REL-DIP-4",
            thought_of,
            forbids,
            also=(PASS,),
            quick=_open_to(g, seat, others, addressed),
            anchor=not addressed,
        )
        if answer is PASS:
            return
        addressed.append(answer.value)
        yield from _address(g, player, answer)


def _open_to(
    g: Relicvium, seat: int, others: Sequence[int], addressed: Sequence[int]
) -> list[Option]:
    """The one thing that can be said to each other faction now."""
    return [
        _FITTING[relation(g, seat, other)][other]
        for other in others
        if other not in addressed and PAIR[seat][other] not in g.settled
    ]


def forbidden(g: Relicvium, seat: int, option: Option, addressed: Sequence[int]) -> str | None:
    """REL-DIP-4 to REL-DIP-9, REL-DIP-11: which way of addressing a faction fits."""
    if option.verb == "declare":
        return "REL-DIP-11"
    other: int = option.value
    if PAIR[seat][other] in g.settled:
        return "REL-DIP-9"
    if other in addressed:
        return "REL-DIP-4"
    return None if relation(g, seat, other) == _WANTED[option.verb] else _RULE[option.verb]


def _address(g: Relicvium, player: Player, option: Option) -> Flow[None]:
    """REL-DIP-5 to REL-DIP-8, REL-DEC-2: better relations need consent, worse ones do not."""
    seat, other = player.seat, option.value
    who, whom = WHO[seat], WHO[other]
    if option.verb == "break":
        g.tell("alliance-ended", "REL-DIP-7", who=who, whom=whom)
        _change(g, seat, other, NEUTRAL)
        return
    alliance = option.verb == "ally"
    g.tell(
        "proposed-alliance" if alliance else "proposed-peace",
        _RULE[option.verb],
        who=who,
        whom=whom,
    )
    prompt = "answer-alliance" if alliance else "answer-peace"
    answer: Option = yield any_of(other, prompt, "REL-DIP-8", (YES, NO), {"who": who})
    if answer is NO:
        g.tell("refused", "REL-DIP-10", who=whom, whom=who)
    elif alliance:
        g.tell("allied", "REL-DIP-5", who=who, whom=whom)
        _change(g, seat, other, ALLIANCE)
    else:
        g.tell("made-peace", "REL-DIP-6", who=who, whom=whom)
        _change(g, seat, other, NEUTRAL)


def _change(g: Relicvium, one: int, two: int, level: int) -> None:
    """REL-DIP-2, REL-DIP-9, REL-DIP-14: mutual, once in a stage, and lasting until changed, as
    REL-EX-3 and REL-EX-8 show."""
    pair = PAIR[one][two]
    g.relations[pair] = level
    g.settled.append(pair)


def declare_war(g: Relicvium, one: int, two: int) -> None:
    """REL-MELEE-5, REL-MELEE-7, REL-DIP-12: a melee token against a neutral faction's area declares
    war at once and for good, even on an ally of this morning."""
    pair = PAIR[one][two]
    if g.relations[pair] == NEUTRAL:
        g.relations[pair] = WAR
        g.tell("war", "REL-MELEE-5", who=WHO[one], whom=WHO[two])

"""The support stage (REL-SUP): units are sent along ranged tokens."""

from __future__ import annotations

from typing import Final

from igroteka.games.relicvium.content import RANGED
from igroteka.games.relicvium.rules.army import HELD, KINDS, ONE, SIZE
from igroteka.games.relicvium.rules.choices import SEND, UNIT_ID
from igroteka.games.relicvium.rules.events import SKY_OF_ARROWS, WAR_AMOUNT
from igroteka.games.relicvium.rules.land import AREA_ID, SOURCE, TARGET
from igroteka.games.relicvium.rules.state import NONE, Player, Relicvium
from igroteka.kernel.flow import DONE, WHO, Flow, Option, one_of

_ARROWS: Final = tuple(token.arrows for token in RANGED)


def arrows(g: Relicvium, token: int) -> int:
    """REL-SUP-2, REL-EVENT-5W: how many units may go along a token."""
    more = WAR_AMOUNT[SKY_OF_ARROWS] if g.war == SKY_OF_ARROWS else 0
    return _ARROWS[token] + more


def support_stage(g: Relicvium) -> Flow[None]:
    """REL-SUP-1, REL-SUP-4: by initiative, each in one turn; a step is one turn."""
    if g.turn == len(g.order):
        g.phase = "attacks"
        g.turn = 0
        return
    player = g.players[g.order[g.turn]]
    while True:
        answer: Option = yield one_of(
            player.seat,
            "support",
            "REL-SUP-1",
            candidates,
            forbidden,
            also=(DONE,),
            about=(g, player),
            anchor=True,
        )
        if answer is DONE:
            g.turn += 1
            return
        send(g, player, *answer.value)


def candidates(g: Relicvium, player: Player) -> list[Option]:
    """REL-SUP-3: the units at the source of each ranged token."""
    return [
        SEND[player.faction][token][kind]
        for token, arc in enumerate(player.ranged)
        if arc != NONE and g.holder[SOURCE[arc]] == player.seat
        for kind in KINDS[g.units[SOURCE[arc]]]
    ]


def forbidden(g: Relicvium, player: Player, option: Option) -> str | None:
    """REL-SUP-2, REL-SUP-3, REL-WL-3, REL-EX-9: as many as arrows, each unit once, also a
    warlord."""
    token, kind = option.value
    if SIZE[player.sent[token]] >= arrows(g, token):
        return "REL-SUP-2"
    source = SOURCE[player.ranged[token]]
    free = HELD[kind][g.units[source]] - HELD[kind][g.helping[source]]
    return None if free else "REL-SUP-3"


def send(g: Relicvium, player: Player, token: int, kind: int) -> None:
    """REL-SUP-5: the unit leaves the garrison until the end of the round."""
    arc = player.ranged[token]
    player.sent[token] += ONE[kind]
    g.helping[SOURCE[arc]] += ONE[kind]
    player.tally.units_sent_in_support += 1
    g.tell(
        "sent",
        "REL-SUP-1",
        who=WHO[player.seat],
        unit=UNIT_ID[kind],
        start=AREA_ID[SOURCE[arc]],
        end=AREA_ID[TARGET[arc]],
    )

"""The table: the atlas, the cards of the round, a mat for every faction, battles as panels."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from igroteka.games.relicvium.content import FACTIONS, GAME_ID, STRENGTH_CARDS
from igroteka.games.relicvium.content.names import plot_id
from igroteka.games.relicvium.rules.campaign import plot
from igroteka.games.relicvium.rules.ending import result
from igroteka.games.relicvium.rules.rounds import peace_order
from igroteka.games.relicvium.rules.state import NONE, Relicvium
from igroteka.games.relicvium.scene.battle import panels
from igroteka.games.relicvium.scene.look import ICONS, LOOK, PALETTE
from igroteka.games.relicvium.scene.map import atlas, pieces
from igroteka.games.relicvium.scene.mats import (
    mat,
    name_of,
    peace_event,
    standing,
    strength_card,
    war_event,
)
from igroteka.kernel.flow import WHO
from igroteka.scene import Banner, Card, Pile, Row, Scene, Seat, Turn, Words


def scene(g: Relicvium, viewer: int | None) -> Scene:
    """The table as the viewer sees it; `g` is the state redacted for that same viewer."""
    return Scene(
        game=GAME_ID,
        viewer=viewer,
        palette=PALETTE,
        seats=tuple(
            Seat(
                id=f"seat:{player.seat}",
                seat=player.seat,
                colour=name_of(player),
                marks=standing(g, player),
            )
            for player in g.players
        ),
        turn=_turn(g),
        boards=(atlas(g),),
        pieces=tuple(pieces(g)),
        rows=tuple(_rows(g)),
        piles=tuple(_piles(g)),
        mats=tuple(mat(g, player) for player in g.players),
        panels=tuple(panels(g, viewer)),
        banners=tuple(_banners(g)),
    )


def own(g: Relicvium, seat: int, seen: Scene) -> Scene:
    """The table as a seat sees it: nothing before it is hidden from others (REL-TERM-10), but what
    its own orders could lead to is reckoned for it alone."""
    return replace(seen, viewer=seat, panels=tuple(panels(g, seat)))


def _turn(g: Relicvium) -> Turn:
    """REL-INIT-1: whose turn it is, in the order of the running phase."""
    peace = g.phase in ("events", "diplomacy", "actions")
    order = peace_order(g) if peace else g.order
    turns = g.phase in ("diplomacy", "actions", "support", "attacks")
    seat = order[g.turn] if turns and g.turn < len(order) else None
    clock = (Words("label-round", {"round": g.round, "last": g.options.last_round}),)
    return Turn(seat, tuple(order), Words(f"label-phase-{g.phase}"), clock)


def _rows(g: Relicvium) -> Iterator[Row]:
    """Factions to choose from, the events and the plot of the round, strength cards left over."""
    if g.phase == "factions":
        cards = tuple(_faction(number) for number in range(len(FACTIONS)))
        yield Row(id="factions", label=Words("label-factions"), cards=cards)
    if g.peace != NONE and g.war != NONE:
        cards = (peace_event(g.peace), war_event(g.war))
        yield Row(id="events", label=Words("label-events-in-force"), cards=cards)
        if g.options.campaign:
            cards = (_plot(g.peace, g.war),)
            yield Row(id="plots", label=Words("label-plot"), cards=cards)
    if g.options.uses("strength"):
        free = [card for card in range(len(STRENGTH_CARDS)) if g.strength_cards[card] == NONE]
        cards = tuple(strength_card(card, None) for card in free)
        yield Row(id="strength", label=Words("label-strength-cards"), cards=cards)


def _faction(number: int) -> Card:
    id = FACTIONS[number].id
    return LOOK.face(f"faction:{id}", "faction", id, icon=ICONS[id], tags=(id,))


def _plot(peace: int, war: int) -> Card:
    """REL-CAMP-2: two goals and a twist, told as lines of the card."""
    id = plot_id(peace, war)
    goals = plot(peace, war)
    return Card(
        id=id,
        back="plot",
        face=id,
        title=id,
        text=f"{id}:text",
        icon=ICONS["plot"],
        tags=tuple(entry.id for entry in goals),
    )


def _piles(g: Relicvium) -> Iterator[Pile]:
    """REL-DEC-3: how many event cards are left is open."""
    if g.options.events:
        for name, deck in (("peace", g.peace_deck), ("war", g.war_deck)):
            label = Words("label-peace-deck" if name == "peace" else "label-war-deck")
            yield Pile(id=f"{name}-deck", label=label, count=deck.left, back=f"{name}_event")


def _banners(g: Relicvium) -> Iterator[Banner]:
    if g.phase != "over":
        return
    how = result(g)
    key = f"label-result-{how.rule}"
    if not how.winners:
        yield Banner(id="result", words=Words(key), tone="grave")
    else:
        seat = how.winners[0]
        words = Words(key, {"who": WHO[seat], "total": how.scores[seat]})
        yield Banner(id="result", words=words, tone="good")

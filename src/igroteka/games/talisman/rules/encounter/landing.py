"""Landing, and whom or what to encounter (ENC)."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.rules.attack.duel import meet
from igroteka.games.talisman.rules.components.cards import BIT, DECK, IDS, KIND, SPELL
from igroteka.games.talisman.rules.components.offers import by_seat
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.components.spaces import (
    ACTS,
    CROWN,
    DRAWN,
    DRAWS,
    MEETING,
    SPACE_ID,
)
from igroteka.games.talisman.rules.effects.doing import deed
from igroteka.games.talisman.rules.effects.interpreter import befall, run
from igroteka.games.talisman.rules.encounter.cards import encounter_cards
from igroteka.games.talisman.rules.encounter.course import card_window, stopped
from igroteka.games.talisman.rules.encounter.draw import draw_up_to, drawn
from igroteka.games.talisman.rules.encounter.instruction import instruction
from igroteka.games.talisman.rules.hero.asides import MOOT, beside
from igroteka.games.talisman.rules.hero.limits import settle, unsettled
from igroteka.games.talisman.rules.magic.timing import proof
from igroteka.games.talisman.rules.state import (
    ARRIVAL,
    ENCOUNTER,
    FINISH,
    NONE,
    PLAYING,
    PRINTED,
    Hero,
    Talisman,
    others,
)
from igroteka.kernel.flow import WHO, Flow, Option, Question, one_of

THE_SPACE: Final = tuple(Option("space", "space", touches=(f"space:{id}",)) for id in SPACE_ID)
"""By the space on which it happens."""
ELSEWHERE: Final = tuple(
    Option(f"space:{id}", "to", number, {"space": f"place:{id}"}, (f"space:{id}",))
    for number, id in enumerate(SPACE_ID)
)
LANDS: Final = BIT["land"]


def encounters(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-ENC-14: wherever an effect puts the hero, he lands and begins anew."""
    while g.stage == ARRIVAL and hero.status == PLAYING and g.phase != "over":
        g.stage = ENCOUNTER
        here, landed = g.spaces[hero.space], True
        if g.unsettled or hero.words & LANDS or (here and _hex(here) != NONE):
            yield from land(g, hero)
            landed = not stopped(g, hero)
        if landed:
            if MEETING[hero.space] and _company(g, hero) is not None:
                yield from encounter(g, hero)
            else:
                yield from encounter_space(g, hero)
        if g.unsettled and unsettled(g):
            yield from settle(g)
        if g.agenda:
            g.agenda = []
    g.stage = FINISH


def land(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-ENC-2, TAL-SPL-15: cards without a number act first, then the hero's own effects: what
    must happen before what may (TAL-PRI-8)."""
    if g.unsettled and unsettled(g):
        yield from settle(g)
    card = _hex(g.spaces[hero.space])
    if card != NONE and hero.status == PLAYING and not proof(g, hero):
        g.tell("hexed", "TAL-ENC-2", who=WHO[hero.seat], card=IDS[card])
        for power in KIND[card].on("land"):
            yield from run(g, power.effect.do, deed(hero, "TAL-ENC-2", card))
    if hero.words & LANDS and hero.status == PLAYING:
        for power in HEROES[hero.card].on("land"):
            follows = befall(g, power, deed(hero, "TAL-PRI-19"))
            if follows is not None:
                yield from follows


def _hex(cards: tuple[int, ...]) -> int:
    """The first Spell among the cards that lie on a space, or NONE."""
    for card in cards:
        if DECK[card] == SPELL:
            return card
    return NONE


def encounter(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-ENC-3, TAL-CRN-3: one hero here, or the space itself (also TAL-INN-12, TAL-VAL-3); a hero
    and nothing else (TAL-ENC-4). Only in his own turn does a hero encounter anything (TAL-TURN-4).
    """
    option = yield from beside(g, hero, lambda: _whom(g, hero))
    if option is MOOT:
        return
    if option.verb == "meet":
        yield from meet(g, hero, g.heroes[option.value])
    else:
        yield from encounter_space(g, hero)


def _company(g: Talisman, hero: Hero) -> Hero | None:
    """Another hero on the space whom he may encounter."""
    here = hero.space
    for other in g.heroes:
        if other.space == here and other is not hero and unmet(g, hero, other) is None:
            return other
    return None


def unmet(g: Talisman, hero: Hero, other: Hero) -> str | None:
    """The rule by which another hero cannot be encountered: he stands elsewhere, or has evaded
    the hero this turn (TAL-EVD-3)."""
    if other is hero or other.status != PLAYING or other.space != hero.space:
        return "TAL-ENC-3"
    return "TAL-EVD-3" if other.seat in g.shunned else None


def _whom(g: Talisman, hero: Hero) -> Question:
    seat, here, table = hero.seat, hero.space, by_seat("meet")
    quick = [table[other.seat] for other in others(g, seat) if unmet(g, hero, other) is None]
    if here != CROWN:
        quick.append(THE_SPACE[here])
    about = (g, hero)
    return one_of(seat, "encounter", "TAL-ENC-3", _thought_of, _forbids, quick=quick, about=about)


def _thought_of(g: Talisman, hero: Hero) -> list[Option]:
    found = [by_seat("meet")[other.seat] for other in (*others(g, hero.seat), hero)]
    found.append(THE_SPACE[hero.space])
    return found + [option for option in ELSEWHERE if option.value != hero.space]


def _forbids(g: Talisman, hero: Hero, option: Option) -> str | None:
    if option.verb == "meet":
        return unmet(g, hero, g.heroes[option.value])
    if option.verb == "space":
        return "TAL-CRN-3" if hero.space == CROWN else None
    return "TAL-ENC-1"


def _drawing(g: Talisman, hero: Hero) -> Flow[int] | Flow[None] | None:
    """The cards drawn on the space; None where nothing follows before they are met."""
    count = DRAWN[hero.space]
    if not count:
        return instruction(g, hero)
    return drawn(g, hero) if draw_up_to(g, hero, count) else None


def encounter_space(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-ENC-6 to TAL-ENC-13: draw, then the cards by number, then the printed instruction; before
    the Portal and after a crossing by Raft as anywhere (TAL-POR-9, TAL-RAFT-4)."""
    space = hero.space
    if DRAWS[space]:
        drawing = _drawing(g, hero)
        if drawing is not None:
            yield from drawing
            if stopped(g, hero):
                return
    elif ACTS[space]:
        g.agenda = [PRINTED]
    if (g.spaces[space] or g.coins[space]) and space != CROWN:  # TAL-CRN-11
        yield from encounter_cards(g, hero)
    if ACTS[space] and not stopped(g, hero):
        window = card_window(g, hero)
        if window is not None:
            yield from window
            if stopped(g, hero):
                return
        g.agenda = []
        yield from instruction(g, hero)

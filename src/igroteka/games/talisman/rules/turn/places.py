"""Standing on a space (TAL-TERM-4): moved on foot, or put there by an effect."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.rules.components.spaces import SPACE_ID, VOID
from igroteka.games.talisman.rules.hero.totals import refresh
from igroteka.games.talisman.rules.state import ARRIVAL, FINISH, NONE, PLAYING, Hero, Talisman
from igroteka.kernel.flow import WHO
from igroteka.kernel.journal import MUTE

FIGURE: Final = tuple((f"hero:{seat}",) for seat in range(6))
"""The figure of a seat, as a scene knows it."""


def stand(g: Talisman, hero: Hero, space: int) -> None:
    """The figure comes to rest on a space; the Cursed Glade counts from now on (TAL-SPC-14)."""
    changed = VOID[hero.space] != VOID[space]
    hero.space = space
    if changed:
        refresh(g, hero)


def walk(g: Talisman, hero: Hero, space: int, rule: str) -> None:
    """The hero ends a part of his move here."""
    stand(g, hero, space)
    if g.journal is not MUTE:
        seat = hero.seat
        g.tell("moved", rule, who=WHO[seat], space=SPACE_ID[space], touches=FIGURE[seat])


def carry_to(g: Talisman, hero: Hero, space: int, rule: str) -> None:
    """An effect puts the hero on a space; in his own turn he lands there (TAL-ENC-14), in
    the Inner Region too (TAL-INN-16), in another player's turn he does not (TAL-ENC-18).

    So it is when the Crypt or the Mines throw him out (TAL-CRY-3, TAL-CRY-4, TAL-MIN-3).
    """
    stand(g, hero, space)
    hero.enslaved = 0  # TAL-SPC-10
    forget_space(hero)
    seat = hero.seat
    g.tell("carried", rule, who=WHO[seat], space=SPACE_ID[space], touches=FIGURE[seat])
    if seat == g.active and g.stage != FINISH:  # TAL-ENC-15, TAL-QST-6: a turn that ends, ends
        g.stage = ARRIVAL


def forget_space(hero: Hero) -> None:
    """TAL-WER-2, TAL-PIT-7: what was open on an Inner Region space ends when it is left."""
    hero.held = 0
    hero.turning_back = 0
    hero.werewolf = 0
    hero.pitfiends = 0
    hero.offer = NONE


def heroes_at(g: Talisman, space: int) -> list[Hero]:
    """All heroes standing on a space."""
    return [hero for hero in g.heroes if hero.status == PLAYING and hero.space == space]

"""What a hero may do beside a question, without answering it (DITCH-3, ALI-7, PRI-13).

Nobody is asked whether he wants to: it accompanies what he is asked anyway. Whatever is done so is
checked at once (PRI-23); it may take the ground from under the question, as a quest does that can
suddenly be paid for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.games.talisman.rules.components.cards import (
    ALIGNMENTS,
    BIT,
    FREE_ALIGN,
    IDS,
    KIND,
    RAFT,
)
from igroteka.games.talisman.rules.components.offers import of_cards
from igroteka.games.talisman.rules.effects.powers import powers, unusable, use_power
from igroteka.games.talisman.rules.hero.alignment import realign
from igroteka.games.talisman.rules.hero.ditching import put_down
from igroteka.games.talisman.rules.hero.limits import settle
from igroteka.games.talisman.rules.magic.timing import hand, uncastable
from igroteka.games.talisman.rules.state import MOVE, PLAYING, START, WALK, Hero, Talisman
from igroteka.kernel.actions import Action, Actions
from igroteka.kernel.flow import WHO, Asides, Flow, Option, Question, Refusal

ALIGN: Final = tuple(
    Option(f"align:{id}", "align", number, {"side": f"alignment:{id}"})
    for number, id in enumerate(ALIGNMENTS)
)
"""TAL-DEC-36: a free change of alignment."""

MOOT: Final = Option("moot", "pass")
"""No answer: what was done beside the question has made it pointless."""

FREELY: Final = BIT["own_turn"] | BIT["any_time"]
"""Cards that may be used at any point of one's own turn."""


def _away(g: Talisman, hero: Hero) -> str | None:
    """TAL-DITCH-3: in one's own turn only, never during an attack or in a chain."""
    if hero.seat != g.active or g.phase != "turn" or g.attack is not None or g.casting:
        return "TAL-DITCH-3"
    return None


def _belongings(verb: str) -> Callable[[Talisman, Hero], list[Option]]:
    def candidates(g: Talisman, hero: Hero) -> list[Option]:
        return of_cards(verb, [*hero.objects, *hero.followers])

    return candidates


def bound(g: Talisman, hero: Hero, option: Option) -> str | None:
    """TAL-RAFT-8, TAL-FOL-5: what may not be left behind."""
    if RAFT[option.value]:
        return "TAL-RAFT-8"
    return "TAL-FOL-5" if KIND[option.value].stuck else None


def _ditch(g: Talisman, hero: Hero, option: Option) -> Flow[None]:
    put_down(g, hero, option.value, "TAL-DITCH-1")
    yield from settle(g)


# TAL-DITCH-5: what is left where the move ends, before a card is drawn there (TAL-ENC-7)


def _moved(g: Talisman, hero: Hero) -> str | None:
    if _away(g, hero) is not None or g.stage not in (START, MOVE, WALK):
        return "TAL-DITCH-5"
    return None


def _kept(g: Talisman, hero: Hero, option: Option) -> str | None:
    return "TAL-DITCH-5" if option.value in hero.to_leave else bound(g, hero, option)


def _shed(g: Talisman, hero: Hero, option: Option) -> Flow[None]:
    hero.to_leave.append(option.value)
    g.tell("will-leave", "TAL-DITCH-5", who=WHO[hero.seat], card=IDS[option.value])
    return
    yield


# Alignment


def _always(g: Talisman, hero: Hero) -> str | None:
    return None


def _sides(g: Talisman, hero: Hero) -> tuple[Option, ...]:
    return ALIGN if hero.words & FREE_ALIGN else ()


def _settled(g: Talisman, hero: Hero, option: Option) -> str | None:
    if hero.realigned:
        return "TAL-ALI-3"
    return "TAL-ALI-6" if option.value == hero.alignment else None


def _align(g: Talisman, hero: Hero, option: Option) -> Flow[None]:
    realign(g, hero, option.value, "TAL-ALI-7")
    yield from settle(g)


# Cards for one's own turn


def _freely(g: Talisman, hero: Hero) -> list[Option]:
    if not hero.words & FREELY or g.attack is not None:
        return []
    return [power.aside for power in powers(g, hero, FREELY)]


def _not_now(g: Talisman, hero: Hero) -> str | None:
    return "TAL-PRI-13" if hero.seat != g.active else None


def _unusable(g: Talisman, hero: Hero, option: Option) -> str | None:
    return unusable(g, hero, option.value)


def _apply(g: Talisman, hero: Hero, option: Option) -> Flow[None]:
    yield from use_power(g, hero, option.value)
    yield from settle(g)


ASIDES: Final[Actions[Talisman, Hero]] = Actions(
    Action("ditch", _away, _belongings("ditch"), bound, _ditch),
    Action("shed", _moved, _belongings("shed"), _kept, _shed),
    Action("align", _always, _sides, _settled, _align),
    Action("apply", _not_now, _freely, _unusable, _apply),
)
VERBS: Final = frozenset(("ditch", "shed", "align", "apply"))


class HeroAsides(Asides):
    """They know what the question is about, not the question: a ring of the two would keep every
    copy of a match alive until the garbage is collected."""

    __slots__ = ("_about", "_candidates", "_g", "_hero")

    def __init__(self, question: Question) -> None:
        self._g: Talisman = question.about[0]
        self._hero: Hero = question.about[1]
        self._candidates = question.candidates
        self._about = question.about

    def options(self) -> list[Option]:
        return ASIDES.offered(self._g, self._hero)

    def refusals(self) -> list[Refusal]:
        """What cannot be done beside it now, and the Spells that have no place here (PRI-6)."""
        g, hero, candidates = self._g, self._hero, self._candidates
        thought_of = candidates(*self._about) if callable(candidates) else candidates or ()
        named = {option.key for option in thought_of}
        out_of_place = [option for option in hand(hero) if option.key not in named]
        found = [Refusal(o, uncastable(g, hero, o, 0) or "TAL-PRI-6") for o in out_of_place]
        return ASIDES.refusals(g, hero) + found


class _Beside(Asides):
    """They accompany any question about the state and the hero; mostly nobody looks at them."""

    __slots__ = ()

    def of(self, question: Question) -> Asides:
        return HeroAsides(question)


BESIDE: Final = _Beside()


def beside(g: Talisman, hero: Hero, ask: Callable[[], Question]) -> Flow[Option]:
    """Ask with the asides at hand; after each one taken the question is made anew, or is MOOT."""
    while True:
        option: Option = yield accompanied(ask())
        if option.verb not in VERBS:
            return option
        if (yield from done_beside(g, hero, option)):
            return MOOT


def accompanied(question: Question) -> Question:
    """The question with the asides at hand; it is `about` the state and the hero, in this order."""
    question.asides = BESIDE
    return question


def done_beside(g: Talisman, hero: Hero, option: Option) -> Flow[bool]:
    """Carry out an aside: whether it has made the question pointless."""
    stage = g.stage
    yield from ASIDES.perform(g, hero, option)
    return g.stage != stage or hero.status != PLAYING or g.over

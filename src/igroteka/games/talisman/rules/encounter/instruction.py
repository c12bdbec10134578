"""What is printed on the space (SPC, ENC-13)."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content.vocabulary import RollOptional
from igroteka.games.talisman.rules.components.spaces import EFFECTS, SPACE_ID, SPACE_KIND
from igroteka.games.talisman.rules.effects.dice import modifiers
from igroteka.games.talisman.rules.effects.doing import Doing, deed
from igroteka.games.talisman.rules.effects.interpreter import run, unavailable, used
from igroteka.games.talisman.rules.encounter.unfriendly import UNFRIENDLY_SPACES, avoided
from igroteka.games.talisman.rules.encounter.visits import VISIT, VISITED, visited
from igroteka.games.talisman.rules.state import NONE, Hero, Talisman
from igroteka.kernel.flow import NO, YES, Flow, any_of

SPACE_RULE: Final = {
    "village": "TAL-SPC-1",
    "city": "TAL-SPC-2",
    "tavern": "TAL-SPC-3",
    "chapel": "TAL-SPC-5",
    "graveyard": "TAL-SPC-5",
    "forest": "TAL-SPC-6",
    "crags": "TAL-SPC-6",
    "castle": "TAL-SPC-7",
    "black_knight": "TAL-SPC-8",
    "temple": "TAL-SPC-9",
    "desert": "TAL-SPC-11",
    "chasm": "TAL-SPC-12",
    "warlocks_cave": "TAL-QST-1",
    "crypt": "TAL-CRY-1",
    "mines": "TAL-MIN-1",
    "vampires_tower": "TAL-VAM-1",
    "death": "TAL-DWD-1",
    "werewolf_den": "TAL-WER-1",
    "pits": "TAL-PIT-1",
    "crown_of_command": "TAL-CRN-5",
}
RULE: Final = tuple(SPACE_RULE.get(kind, "TAL-SPC-15") for kind in SPACE_KIND)
"""By space."""


def instruction(g: Talisman, hero: Hero) -> Flow[int] | Flow[None]:
    """TAL-ENC-13, TAL-ENC-19: what is printed on the space: nothing in the Valley (TAL-VAL-3) or on
    the Plain of Peril (TAL-INN-14)."""
    space = hero.space
    doing = deed(hero, RULE[space], NONE, SPACE_KIND[space])
    return run(g, EFFECTS[space][0].do, doing) if PLAIN[space] else _followed(g, hero, doing)


def _followed(g: Talisman, hero: Hero, doing: Doing) -> Flow[None]:
    space, kind = hero.space, doing.place
    if SPACE_ID[space] in UNFRIENDLY_SPACES and (yield from avoided(g, hero)):
        return
    if kind in ROLL_OPTIONAL and (yield from skips(g, hero, kind)):
        return
    if kind in VISITED and (hero.words & VISIT or hero.toad):
        yield from visited(g, hero, kind)
    for effect in EFFECTS[space]:
        if unavailable(g, effect, doing) is not None:
            continue
        if effect.optional:
            question = any_of(hero.seat, "quest", "TAL-QST-1", (YES, NO))
            if (yield question) is NO:
                continue
        follows = used(g, effect, doing)
        if follows is not None:
            yield from follows
        break  # the effects of a space exclude each other


ROLL_OPTIONAL: Final[tuple[str, ...]] = ("forest", "crags", "chasm")


def _plain(space: int) -> bool:
    effects, kind = EFFECTS[space], SPACE_KIND[space]
    if SPACE_ID[space] in UNFRIENDLY_SPACES or kind in ROLL_OPTIONAL or kind in VISITED:
        return False
    return bool(effects) and not (effects[0].if_ or effects[0].cost or effects[0].optional)


PLAIN: Final = tuple(_plain(space) for space in range(len(SPACE_ID)))
"""Spaces on which an effect simply happens, as most Adventure cards are drawn."""


def skips(g: Talisman, hero: Hero, kind: str) -> Flow[bool]:
    """TAL-SPC-17: who is freed from the roll may skip it, with all that belongs to it."""
    if not any(isinstance(m, RollOptional) and kind in m.space_kind for m in modifiers(g, hero)):
        return False
    args = {"space": SPACE_ID[hero.space]}
    return (yield any_of(hero.seat, "roll", "TAL-SPC-17", (YES, NO), args)) is NO

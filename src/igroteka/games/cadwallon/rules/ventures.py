"""What the adventures have put into the district (CAD-ADV): actions of their sheets."""

from __future__ import annotations

from igroteka.games.cadwallon.content import (
    DUKE,
    HOSTAGE,
    LOOT,
)
from igroteka.games.cadwallon.rules.board import (
    ROOMS,
    SPACE,
    SPACE_ID,
)
from igroteka.games.cadwallon.rules.explore import TARGETS
from igroteka.games.cadwallon.rules.figures import (
    MIND,
    end_activation,
    is_crowded,
    lose_loot,
    name,
    sheet,
    told,
)
from igroteka.games.cadwallon.rules.purse import gain, pay
from igroteka.games.cadwallon.rules.rolls import rolled_for
from igroteka.games.cadwallon.rules.state import Cadwallon, Character
from igroteka.games.cadwallon.rules.treasure import receive
from igroteka.kernel.flow import DONE, Flow, Option, one_of


def at_coffer(g: Cadwallon, character: Character) -> bool:
    coffer = sheet(g).coffer
    return coffer is not None and character.at == SPACE[coffer.space]


def no_coffer(g: Cadwallon, character: Character) -> str | None:
    return None if _opening(g, character) and g.hoard else "CAD-ADV-1"


def _opening(g: Cadwallon, character: Character) -> list[int]:
    """CAD-RUL-34: every scroll and key ring of the character, each by itself."""
    coffer = sheet(g).coffer
    assert coffer is not None, "asked where there is a coffer"
    return [kind for kind in character.loot if LOOT[kind] in coffer.gives]


def use_coffer(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ADV-1: scrolls and keys are given up; dice say how much of the hoard."""
    coffer = sheet(g).coffer
    assert coffer is not None, "used where there is a coffer"
    given = _opening(g, character)
    for kind in given:
        character.loot.remove(kind)
        lose_loot(g, kind)
    dice = yield from rolled_for(g, character, coffer.dice * len(given), "CAD-ADV-1")
    taken = min(sum(dice), g.hoard)
    g.hoard -= taken
    gain(g, character.seat, taken, "CAD-ADV-1")


def on_token(g: Cadwallon, character: Character) -> bool:
    return 0 <= character.at < len(ROOMS) and character.at in g.encounters.spaces


def search(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ADV-8: the token is turned up: nobody, or a hostage to take along."""
    space = character.at
    if g.encounters.take(space) >= TARGETS:
        g.tell("nobody", "CAD-ADV-8", **told(g, character), space=SPACE_ID[space])
        return
    g.tell("freed", "CAD-ADV-8", **told(g, character), space=SPACE_ID[space])
    yield from receive(g, character, HOSTAGE)


def with_hostage(g: Cadwallon, character: Character) -> bool:
    return 0 <= character.at < len(ROOMS) and bool(g.hostages[character.at])


def lift(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ADV-9: a lying hostage is picked up without a roll."""
    g.hostages[character.at] = 0
    g.tell("lifted", "CAD-ADV-9", **told(g, character))
    yield from receive(g, character, HOSTAGE)


def at_fence(g: Cadwallon, character: Character) -> bool:
    fence = sheet(g).fence
    return fence is not None and character.at == SPACE[fence.space]


def nothing_to_sell(g: Cadwallon, character: Character) -> str | None:
    return None if any(kind < HOSTAGE for kind in character.loot) else "CAD-ADV-10"


def use_fence(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ADV-10, CAD-DEC-39: any number of treasures, each for a die and three ducats more."""
    fence = sheet(g).fence
    assert fence is not None, "used where there is a fence"
    sold = False
    while any(kind < HOSTAGE for kind in character.loot):
        whose = name(g, character.number)
        options = [_selling(whose, kind) for kind in sorted(set(character.loot))]
        chosen: Option = yield one_of(
            character.seat,
            "sell",
            "CAD-DEC-39",
            options,
            _unsaleable,
            told(g, character),
            also=(DONE,) if sold else (),
        )
        if chosen is DONE:
            return
        sold = True
        character.loot.remove(chosen.value)
        lose_loot(g, chosen.value)
        dice = yield from rolled_for(g, character, 1, "CAD-ADV-10")
        g.tell("sold", "CAD-ADV-10", **told(g, character), item=LOOT[chosen.value])
        gain(g, character.seat, dice[0] + fence.bonus, "CAD-ADV-10")


def _selling(character: str, kind: int) -> Option:
    item = LOOT[kind]
    return Option(f"sell:{item}", "sell", kind, {"item": item}, (f"loot:{character}:{item}",))


def _unsaleable(option: Option) -> str | None:
    return None if option.value < HOSTAGE else "CAD-ADV-10"


def in_crowd(g: Cadwallon, character: Character) -> bool:
    return is_crowded(g, character.at)


def pockets(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ADV-18: Mind or less pays the die; more costs a ducat and the activation."""
    dice = yield from rolled_for(g, character, 1, "CAD-ADV-18")
    crowd = sheet(g).crowd
    assert crowd is not None, "used in a crowd"
    if dice[0] <= MIND[character.who]:
        gain(g, character.seat, dice[0], "CAD-ADV-18")
    else:
        g.tell("caught", "CAD-ADV-18", **told(g, character))
        pay(g, character.seat, crowd.fine, "CAD-ADV-18")
        end_activation(g, character)


def with_duke(g: Cadwallon, character: Character) -> bool:
    return g.duke >= 0 and character.at == g.duke


def take_duke(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ADV-19: he fills two places; what does not fit any more is dropped."""
    g.duke = -1
    g.tell("duke-taken", "CAD-ADV-19", **told(g, character))
    yield from receive(g, character, DUKE)

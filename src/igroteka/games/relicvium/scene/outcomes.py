"""What facts decide for a player: the odds of an option are told by it."""

from __future__ import annotations

from igroteka.kernel.fact import Fact
from igroteka.scene import Words

_KEYS = {
    "attack-won": ("label-odds-attack", ("who", "area")),
    "defence-won": ("label-odds-defence", ("who", "area")),
    "tie": ("label-odds-tie", ("area",)),
}


def outcome(fact: Fact, seat: int) -> Words | None:
    """REL-RES-1: who wins a battle."""
    if fact.kind not in _KEYS:
        return None
    key, names = _KEYS[fact.kind]
    return Words(key, {name: fact.args[name] for name in names})

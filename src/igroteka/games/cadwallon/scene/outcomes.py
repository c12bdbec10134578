"""What facts decide for a player: the odds of an option are told by it."""

from __future__ import annotations

from igroteka.kernel.fact import Fact
from igroteka.scene import Words

_DECIDED = {
    "opened": Words("label-odds-opened"),
    "lock-held": Words("label-odds-held"),
    "escaped": Words("label-odds-escaped"),
    "still-jailed": Words("label-odds-jailed"),
}


def outcome(fact: Fact, seat: int) -> Words | None:
    """CAD-FIGHT-8, CAD-CHEST-2, CAD-PRISON-5: who wins a fight; a lock, an escape."""
    if fact.kind == "fight-won":
        return Words("label-odds-fight", {"figure": fact.args["figure"]})
    return _DECIDED.get(fact.kind)

"""What facts decide for a player: the odds of an option are told by it."""

from __future__ import annotations

from igroteka.kernel.fact import Fact
from igroteka.scene import Words


def outcome(fact: Fact, seat: int) -> Words | None:
    """CAN-BATTLE-11: who wins a battle."""
    if fact.kind == "victory":
        return Words("label-odds-battle", {name: fact.args[name] for name in ("who", "region")})
    if fact.kind == "no-winner":
        return Words("label-odds-nobody", {"region": fact.args["region"]})
    return None

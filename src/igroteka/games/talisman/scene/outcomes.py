"""What facts decide for a player: the odds of an option are told by it."""

from __future__ import annotations

from igroteka.kernel.fact import Fact
from igroteka.kernel.flow import WHO
from igroteka.scene import Words

_DECIDED = {"opened": Words("label-odds-opened"), "portal-shut": Words("label-odds-shut")}


def outcome(fact: Fact, seat: int) -> Words | None:
    """TAL-BAT-6, TAL-PVP-5, TAL-POR-3: an attack of this seat's hero, or on him; the Portal."""
    args = fact.args
    if fact.kind not in ("fought", "duel"):
        return _DECIDED.get(fact.kind) if args.get("who") == WHO[seat] else None
    if WHO[seat] not in (args["who"], args.get("whom")):
        return None
    ahead = args["score"] - args["theirs"]
    if args["who"] != WHO[seat]:
        ahead = -ahead
    return Words(f"label-odds-{'won' if ahead > 0 else 'lost' if ahead < 0 else 'stand-off'}")

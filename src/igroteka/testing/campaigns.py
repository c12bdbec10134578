"""Whole campaigns by guided bots, each written to a file that is read and verified again.

`python -m igroteka.testing.campaigns cadwallon 50` plays fifty.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

from igroteka.kernel import campaign_file
from igroteka.kernel.campaign import Chronicle, campaign_of
from igroteka.kernel.game import Game
from igroteka.kernel.record import Record
from igroteka.kernel.registry import find_game
from igroteka.testing.battery import guided


def play_match(record: Record[Any], rng: Random) -> None:
    """A match to its end, by guidance."""
    choose = guided(record.game, rng)
    while not record.match.over:
        question = rng.choice(record.match.asks)
        record.answer(question.seat, question.options[choose(record.match, question)])


def play_campaign(game: Game[Any], terms: dict[str, Any], seed: int) -> Chronicle:
    """All matches of a campaign, one after the other."""
    players = campaign_of(game).agree(terms).players
    secret = hashlib.sha256(f"campaign {seed}".encode()).digest()
    chronicle = Chronicle.new(game, terms, ("guided",) * players, secret)
    rng = Random(seed)
    while not chronicle.over:
        play_match(chronicle.begin(chronicle.seats), rng)
        chronicle.finish()
    return chronicle


def all_terms(game: Game[Any]) -> Iterator[dict[str, Any]]:
    """Every number of players, and each switch of the terms both ways."""
    agreed = campaign_of(game).agree({})
    usual = {name: getattr(agreed, name) for name in agreed.__struct_fields__}
    for players in sorted({int(variant["players"]) for variant in game.variants}):
        yield {"players": players}
        for name, value in usual.items():
            if isinstance(value, bool):
                yield {"players": players, name: not value}


def main(name: str, campaigns: int) -> int:
    """Play so many campaigns over all terms; what is false is named."""
    game = find_game(name)
    terms = list(all_terms(game))
    wins: dict[int, int] = {}
    for seed in range(campaigns):
        chosen = terms[seed % len(terms)]
        chronicle = play_campaign(game, chosen, seed)
        verdict = campaign_file.verify(campaign_file.dump(chronicle))
        if not verdict.true:
            print(f"campaign {seed} {chosen}: line {verdict.false_line}: {verdict.reason}")
            return 1
        for seat in campaign_of(game).count(chronicle.handed).winners:
            wins[seat] = wins.get(seat, 0) + 1
    matches = campaigns * len(campaign_of(game).matches)
    print(f"{campaigns} campaigns, {matches} matches, every line true; won by seat: {wins}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))

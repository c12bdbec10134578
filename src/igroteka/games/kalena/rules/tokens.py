"""Action tokens: restoring them (KAL-TERM-4), training new ones (KAL-TRAIN), rest (KAL-REST)."""

from __future__ import annotations

from typing import Final

from igroteka.games.kalena.content import TRACKS
from igroteka.games.kalena.rules.powers import powers_of
from igroteka.games.kalena.rules.state import Kalena, Player
from igroteka.games.kalena.rules.valour import gain_valour
from igroteka.kernel.actions import Action
from igroteka.kernel.flow import WHO, Flow, Option, one_of
from igroteka.kernel.state import put

RESTORE: Final = tuple(
    Option(f"restore:{track.id}", "restore", number, {"track": track.id}, (f"track:{track.id}",))
    for number, track in enumerate(TRACKS)
)


def restore(g: Kalena, player: Player, track: int, amount: int, rule: str) -> None:
    """KAL-TERM-4: turn inactive tokens to their active side, as many as there are."""
    turned = min(amount, player.tokens[track] - player.active[track])
    if turned:
        player.active = put(player.active, track, player.active[track] + turned)
        g.tell("restored", rule, who=WHO[player.seat], track=TRACKS[track].id, amount=turned)


def restore_any(g: Kalena, player: Player, rule: str) -> Flow[None]:
    """KAL-DEC-12, KAL-SELL-6: one token of the player's choice, if any is inactive."""

    def forbids(option: Option) -> str | None:
        """KAL-TERM-4: only an inactive token can be restored."""
        idle = player.active[option.value] < player.tokens[option.value]
        return None if idle else "KAL-TERM-4"

    question = one_of(player.seat, "restore", "KAL-DEC-12", RESTORE, forbids)
    if question.options:
        answer = yield question
        restore(g, player, answer.value, 1, rule)


def rest(g: Kalena) -> None:
    """KAL-REST-1: all action tokens of all players become active."""
    for player in g.players:
        player.active = player.tokens
    g.tell("rested", "KAL-REST-1")


# Training -------------------------------------------------------------------------------------


def _training(track: int, cost: int | None) -> Option:
    name = TRACKS[track].id
    args = {"track": name, "cost": cost or 0}
    return Option(f"train:{name}", "train", (track, cost), args, (f"track:{name}",))


_TRAINING: Final = tuple(
    tuple(_training(number, cost) for cost in (*track.train_cost, None))
    for number, track in enumerate(TRACKS)
)
"""By track and tokens on it: training for the leftmost empty slot (KAL-TRAIN-2, KAL-TRAIN-3)."""


def candidates(g: Kalena, player: Player) -> list[Option]:
    """KAL-DEC-13: any of the four tracks."""
    return [options[tokens] for options, tokens in zip(_TRAINING, player.tokens, strict=True)]


def barred(g: Kalena, player: Player) -> str | None:
    """KAL-TRAIN-1: only in a suburb, or where Open Gates allow it."""
    here = g.land.terrain[player.hex]
    return None if here in powers_of(player.skills).places["train"] else "KAL-TRAIN-1"


def forbids(g: Kalena, player: Player, option: Option) -> str | None:
    """KAL-TRAIN-5, KAL-TERM-9: an empty slot, and its pecunias."""
    cost: int | None = option.value[1]
    if cost is None:
        return "KAL-TRAIN-5"
    return None if cost <= player.pecunias else "KAL-TERM-9"


CHEAPEST: Final = min(cost for track in TRACKS for cost in track.train_cost if cost is not None)


def perform(g: Kalena, player: Player, option: Option) -> Flow[None]:
    """KAL-TRAIN-2, KAL-TRAIN-4, KAL-TRAIN-6: pay; the new token lies inactive."""
    track, cost = option.value
    player.pecunias -= cost
    player.tokens = put(player.tokens, track, player.tokens[track] + 1)
    g.tell("trained", "KAL-TRAIN-2", who=WHO[player.seat], track=TRACKS[track].id, cost=cost)
    if player.tokens[track] == TRACKS[track].slots:
        gain_valour(g, player, TRACKS[track].completion_valour, "KAL-TRAIN-4")
    return
    yield


TRAIN: Final[Action[Kalena, Player]] = Action("train", barred, candidates, forbids, perform)

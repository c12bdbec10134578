"""Intrigue cards (CAD-INTR): instant ones as they come true, the others at the end."""

from __future__ import annotations

from collections import Counter
from typing import Final

from igroteka.games.cadwallon.content import INTRIGUES, LOOT_NUMBER, MAGIC_GEM
from igroteka.games.cadwallon.content.entries import Condition
from igroteka.games.cadwallon.rules.board import FIVE, GONE, OUT, PRISON, SPACE
from igroteka.games.cadwallon.rules.figures import gang, on_board
from igroteka.games.cadwallon.rules.purse import ducats, gain, gain_experience
from igroteka.games.cadwallon.rules.state import EMPTY, Cadwallon, Character
from igroteka.kernel.flow import WHO

_STANDING: Final = tuple(
    number
    for number, card in enumerate(INTRIGUES)
    if card.kind == "instant" and not card.condition.event
)
"""Cards about where characters stand and what they carry (CAD-INTR-9)."""
_BY_EVENT: Final = {
    card.condition.event: number for number, card in enumerate(INTRIGUES) if card.condition.event
}
_PLACES: Final = tuple(
    tuple(SPACE[name] for name in card.condition.character_in) for card in INTRIGUES
)
_OTHER_PLACES: Final = tuple(
    tuple(SPACE[name] for name in card.condition.and_other_in) for card in INTRIGUES
)


def draw_intrigue(g: Cadwallon, seat: int, rule: str) -> None:
    """CAD-INTR-4, CAD-NOMERCY-10: a card from the deck, seen by its player alone."""
    card = g.plots.draw(g.chance, rule)
    g.players[seat].intrigues.append(card)
    g.tell("plot", rule, to=(seat,), who=WHO[seat], card=INTRIGUES[card].id)
    g.tell("plot-unseen", rule, hidden_from=(seat,), who=WHO[seat])
    check_standing(g)


def happened(g: Cadwallon, seat: int, event: str, amount: int) -> None:
    """CAD-INTR-2, CAD-INTR-8: an event that fulfils the card that waits for it."""
    card = _BY_EVENT[event]
    if card in g.players[seat].intrigues and amount >= INTRIGUES[card].condition.min:
        _fulfil(g, seat, card)


def check_standing(g: Cadwallon) -> None:
    """CAD-INTR-9: what characters' places and loads fulfil, for all players."""
    if not g.options.intrigues:
        return
    for player in g.players:
        if player.intrigues:
            met = [c for c in player.intrigues if c in _STANDING and _holds(g, player.seat, c)]
            for card in met:
                _fulfil(g, player.seat, card)


def _fulfil(g: Cadwallon, seat: int, card: int) -> None:
    """CAD-INTR-2: shown, rewarded, out of the game."""
    g.players[seat].intrigues.remove(card)
    g.plots_gone.append(card)
    intrigue = INTRIGUES[card]
    g.tell("fulfilled", "CAD-INTR-2", who=WHO[seat], card=intrigue.id)
    gain(g, seat, intrigue.reward.ducats, "CAD-INTR-2")
    gain_experience(g, seat, intrigue.reward.experience, "CAD-INTR-2")


def _holds(g: Cadwallon, seat: int, card: int) -> bool:
    wanted = INTRIGUES[card].condition
    own = [character for character in gang(g, seat) if on_board(character)]
    if wanted.gang_carries:
        carried = Counter(kind for character in own for kind in character.loot)
        return all(carried[LOOT_NUMBER[k]] >= n for k, n in wanted.gang_carries.items())
    if wanted.equipped_characters:
        return sum(c.gear != EMPTY for c in own) >= wanted.equipped_characters
    if wanted.catacomb_rooms:
        return len({c.at for c in own if c.at in FIVE}) >= wanted.catacomb_rooms
    there = [c for c in own if c.at in _PLACES[card] and _carries(c, wanted)]
    others = [c for c in own if c.at in _OTHER_PLACES[card]]
    return bool(there) and (not wanted.and_other_in or bool(others))


def _carries(character: Character, wanted: Condition) -> bool:
    loot = character.loot
    if wanted.carrying_nothing and loot:
        return False
    if wanted.carrying_any_of:
        return any(LOOT_NUMBER[kind] in loot for kind in wanted.carrying_any_of)
    return all(loot.count(LOOT_NUMBER[kind]) >= n for kind, n in wanted.carrying.items())


# The end of the game ------------------------------------------------------------------------


def settle_at_end(g: Cadwallon) -> None:
    """CAD-END-8, CAD-INTR-3: all cards are read first; then each player's sum is applied once."""
    sums: list[int] = []
    for player in g.players:
        total = 0
        for card in player.intrigues:
            intrigue = INTRIGUES[card]
            if intrigue.kind != "end":
                continue
            met = _met_at_end(g, player.seat, intrigue.condition)
            amount = intrigue.reward.ducats if met else intrigue.penalty.ducats
            kind = "plot-met" if met else "plot-missed"
            g.tell(kind, "CAD-INTR-3", who=WHO[player.seat], card=intrigue.id, amount=abs(amount))
            total += amount
        sums.append(total)
    for player, total in zip(g.players, sums, strict=True):
        player.purse[0] = max(0, player.purse[0] + total)


def _met_at_end(g: Cadwallon, seat: int, wanted: Condition) -> bool:
    """CAD-INTR-11: how the cards for the end of the game are read."""
    own = gang(g, seat)
    out = [character for character in own if character.at == OUT]
    loot = [kind for character in out for kind in character.loot]
    if wanted.end_all_escaped:
        return bool(out) and all(character.at in (OUT, GONE) for character in own)
    if wanted.end_treasures_out:
        return len(loot) >= wanted.end_treasures_out
    if wanted.end_magic_gems_out:
        return loot.count(MAGIC_GEM) >= wanted.end_magic_gems_out
    if wanted.end_left_by_tunnel:
        return sum(c.tunnel for c in out) >= wanted.end_left_by_tunnel
    if wanted.end_poorer_than_a_rival:
        return any(ducats(g, p.seat) > ducats(g, seat) for p in g.players)
    assert wanted.end_none_imprisoned_and_rival_imprisoned, "nothing to meet at the end"
    jailed = {character.seat for character in g.characters if character.at == PRISON}
    return seat not in jailed and bool(jailed)

"""Ducats, experience and wounds (CAD-TURN-6, CAD-XP, CAD-WOUND)."""

from __future__ import annotations

from igroteka.games.cadwallon.content import GEAR
from igroteka.games.cadwallon.rules.figures import end_activation, told
from igroteka.games.cadwallon.rules.state import Cadwallon, Character
from igroteka.kernel.flow import WHO


def ducats(g: Cadwallon, seat: int) -> int:
    """How much a player has."""
    return g.players[seat].purse[0]


def gain(g: Cadwallon, seat: int, amount: int, rule: str) -> None:
    """CAD-COMP-11: the bank always pays."""
    if amount:
        g.players[seat].purse[0] += amount
        g.tell("gained", rule, who=WHO[seat], amount=amount)


def pay(g: Cadwallon, seat: int, amount: int, rule: str) -> int:
    """CAD-END-5: pay to the bank, or all there is; how much it was."""
    purse = g.players[seat].purse
    paid = min(amount, purse[0])
    purse[0] -= paid
    if paid:
        g.tell("paid", rule, who=WHO[seat], amount=paid)
    return paid


def take_from(g: Cadwallon, seat: int, other: int, amount: int, rule: str) -> int:
    """CAD-FIGHT-11: take ducats out of another purse, or all there is."""
    taken = min(amount, g.players[other].purse[0])
    g.players[other].purse[0] -= taken
    g.players[seat].purse[0] += taken
    g.tell("robbed", rule, who=WHO[seat], other=WHO[other], amount=taken)
    return taken


def gain_experience(g: Cadwallon, seat: int, amount: int, rule: str) -> None:
    """CAD-XP-1, CAD-COMP-12, CAD-RUL-3, CAD-RUL-10: into the gang's pool, as long as the supply
    lasts."""
    if not g.options.experience:
        return
    amount = min(amount, g.experience_left)
    if amount:
        g.experience_left -= amount
        g.players[seat].experience += amount
        g.tell("learned", rule, who=WHO[seat], amount=amount)


def spend_experience(g: Cadwallon, seat: int, amount: int) -> None:
    """CAD-COMP-12: spent tokens go back to the supply."""
    g.players[seat].experience -= amount
    g.experience_left += amount


def wound(g: Cadwallon, character: Character, amount: int, rule: str) -> None:
    """CAD-WOUND-1, CAD-WOUND-3, CAD-WOUND-7, CAD-WOUND-8, CAD-RUL-21: only characters; wounds add
    up; the activation is over, the turn is not."""
    if amount:
        character.wounds += amount
        g.tell("wounded", rule, **told(g, character), amount=amount)
        end_activation(g, character)


def is_trap_proof(character: Character) -> bool:
    """CAD-EQUIP-19: the Dark Lantern."""
    return character.gear == GEAR["dark_lantern"]

"""What the rooms of the Catacombs (CAD-ROOM) and the Prison (CAD-PRISON) offer."""

from __future__ import annotations

from typing import Final

from igroteka.games.cadwallon.content import (
    ARCANA,
    ARCANA_KIND,
    BRACELET,
    GEAR,
    KEY_RING,
    LOOT,
    MAGIC_GEM,
    SCROLL,
)
from igroteka.games.cadwallon.rules.board import (
    ARCHIVE,
    CENTRE,
    GONE,
    HOLY_ALTAR,
    OUT,
    PRISON,
    SECRET_TREASURY,
    TORTURE_CHAMBER,
    TUNNEL,
)
from igroteka.games.cadwallon.rules.figures import (
    MIND,
    SKILL,
    end_activation,
    lose_loot,
    name,
    put,
    remove,
    sheet,
    told,
)
from igroteka.games.cadwallon.rules.hands import draw, kinds_in
from igroteka.games.cadwallon.rules.intrigues import happened
from igroteka.games.cadwallon.rules.purse import gain, gain_experience, pay
from igroteka.games.cadwallon.rules.results import choose_loot
from igroteka.games.cadwallon.rules.rolls import rolled_for
from igroteka.games.cadwallon.rules.state import Cadwallon, Character
from igroteka.games.cadwallon.rules.treasure import dropping, receive
from igroteka.kernel.flow import WHO, Flow, Option, any_of

GEM_PRICE: Final = 6
ARCHIVE_TAKES: Final = 3
ARCHIVE_DRAWS: Final = 2
TUNNEL_LOSES: Final = 2
TUNNEL_FINE: Final = 3
TREASURY_DICE: Final = 3
ESCAPES_FROM: Final = 4
SKELETON_KEY: Final = GEAR["skeleton_key"]
SKELETON_ESCAPES_FROM: Final = 3


# The five rooms -------------------------------------------------------------------------------


def at_altar(g: Cadwallon, character: Character) -> bool:
    return character.at == HOLY_ALTAR


def no_gems(g: Cadwallon, character: Character) -> str | None:
    return None if MAGIC_GEM in character.loot else "CAD-ROOM-1"


def altar(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ROOM-1, CAD-ADV-16, CAD-DEC-39, CAD-RUL-2: any number of gems, at least one."""
    vault = sheet(g).vault
    price = vault.gem_price if vault else GEM_PRICE
    gems = character.loot.count(MAGIC_GEM)
    options = [
        Option(f"gems:{n}", "gems", n, {"amount": n, "ducats": n * price})
        for n in range(1, gems + 1)
    ]
    chosen: Option = yield any_of(character.seat, "altar", "CAD-DEC-39", options)
    for _ in range(chosen.value):
        character.loot.remove(MAGIC_GEM)
        lose_loot(g, MAGIC_GEM)
    gain(g, character.seat, chosen.value * price, "CAD-ROOM-1")


def at_torture(g: Cadwallon, character: Character) -> bool:
    return character.at == TORTURE_CHAMBER


def prisoners(g: Cadwallon) -> list[Character]:
    """CAD-ROOM-2: characters in the Prison that carry something."""
    return [c for c in g.characters if c.at == PRISON and c.loot]


def no_prisoners(g: Cadwallon, character: Character) -> str | None:
    return None if prisoners(g) else "CAD-ROOM-2"


def torture(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ROOM-2, CAD-DEC-35: one treasure of any prisoner, of whatever gang."""
    options = [
        Option(
            f"prisoner:{name(g, c.number)}",
            "prisoner",
            c.number,
            {"character": name(g, c.number)},
            (f"figure:{name(g, c.number)}",),
        )
        for c in prisoners(g)
    ]
    chosen: Option = yield any_of(character.seat, "torture", "CAD-DEC-35", options)
    victim = g.characters[chosen.value]
    kind = yield from choose_loot(g, character.seat, victim, "CAD-DEC-35")
    victim.loot.remove(kind)
    whose = name(g, victim.number)
    g.tell("stole", "CAD-ROOM-2", **told(g, character), other=whose, item=LOOT[kind])
    yield from receive(g, character, kind)


def at_tunnel(g: Cadwallon, character: Character) -> bool:
    return character.at == TUNNEL


def no_alarm(g: Cadwallon, character: Character) -> str | None:
    return None if g.alarm else "CAD-ROOM-3"


def _safe(dice: list[int]) -> bool:
    return dice[0] >= ESCAPES_FROM


def tunnel(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ROOM-3 to CAD-ROOM-7, CAD-RUL-18: lost, out without two treasures, or out with
    everything (CAD-EX-10)."""
    dice = yield from rolled_for(g, character, 1, "CAD-ROOM-3", good=_safe)
    if dice[0] == 1:
        g.tell("lost", "CAD-ROOM-4", **told(g, character))
        remove(g, character, GONE)
        pay(g, character.seat, TUNNEL_FINE, "CAD-ROOM-4")
        return
    if not _safe(dice):
        for _ in range(min(TUNNEL_LOSES, len(character.loot))):
            kind = yield from _choose_loss(g, character)
            character.loot.remove(kind)
            lose_loot(g, kind)
            g.tell("left-in-tunnel", "CAD-ROOM-6", **told(g, character), item=LOOT[kind])
    character.tunnel = True
    remove(g, character, OUT)
    g.tell("tunnelled", "CAD-ROOM-7", **told(g, character))


def _choose_loss(g: Cadwallon, character: Character) -> Flow[int]:
    """CAD-DEC-22: which treasure stays behind in the Tunnel."""
    whose = name(g, character.number)
    options = [dropping(whose, kind) for kind in sorted(set(character.loot))]
    chosen: Option = yield any_of(character.seat, "lose", "CAD-DEC-22", options, told(g, character))
    kind: int = chosen.value
    return kind


def at_archive(g: Cadwallon, character: Character) -> bool:
    return character.at == ARCHIVE


def archive(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ROOM-8 to CAD-ROOM-11, CAD-RUL-1: Mind or less finds what was thrown away
    (CAD-EX-8)."""
    character.visit = True
    mind = MIND[character.who]

    def reads(dice: list[int]) -> bool:
        return dice[0] <= mind

    scrolls = character.loot.count(SCROLL)
    dice = yield from rolled_for(g, character, 1, "CAD-ROOM-8", scrolls, reads)
    player = g.players[character.seat]
    if not reads(dice):
        draw(g, player, ARCHIVE_DRAWS, "CAD-ROOM-10")
        return
    gain_experience(g, character.seat, 1, "CAD-ROOM-9")
    for _ in range(min(ARCHIVE_TAKES, len(g.deck.discard))):
        options = [_fetching(kind) for kind in kinds_in(g.deck.discard)]
        chosen: Option = yield any_of(character.seat, "fetch", "CAD-DEC-21", options)
        card = next(c for c in g.deck.discard if ARCANA_KIND[c] == chosen.value)
        g.deck.discard.remove(card)
        player.hand.append(card)
        g.tell("fetched", "CAD-ROOM-9", who=WHO[character.seat], card=chosen.args["card"])


def _fetching(kind: int) -> Option:
    card = ARCANA[kind].id
    return Option(f"fetch:{card}", "fetch", kind, {"card": card}, (f"discarded:{card}",))


def at_treasury(g: Cadwallon, character: Character) -> bool:
    return character.at == SECRET_TREASURY


def treasury(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ROOM-12 to CAD-ROOM-16, CAD-ADV-16: three different faces pay, equal ones kill
    (CAD-EX-9)."""
    character.visit = True
    bracelets = character.loot.count(BRACELET)
    dice = yield from rolled_for(g, character, TREASURY_DICE, "CAD-ROOM-12", bracelets)
    if len(set(dice)) < TREASURY_DICE:
        g.tell("died", "CAD-ROOM-13", **told(g, character))
        remove(g, character, GONE)
        return
    vault = sheet(g).vault
    gain(g, character.seat, sum(dice) + (vault.bonus if vault else 0), "CAD-ROOM-14")


# The Prison -----------------------------------------------------------------------------------


def in_prison(g: Cadwallon, character: Character) -> bool:
    return character.at == PRISON


def escape(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-PRISON-5 to CAD-PRISON-8, CAD-EQUIP-18, CAD-RUL-6, CAD-RUL-7: four or more, three with
    the key. CAD-EX-12 shows it for a prisoner with key rings."""
    needed = SKELETON_ESCAPES_FROM if character.gear == SKELETON_KEY else ESCAPES_FROM

    def frees(dice: list[int]) -> bool:
        return dice[0] >= needed

    keys = character.loot.count(KEY_RING)
    dice = yield from rolled_for(g, character, 1, "CAD-PRISON-5", keys, frees)
    if not frees(dice):
        g.tell("still-jailed", "CAD-PRISON-6", **told(g, character))
        end_activation(g, character)
        return
    put(g, character, CENTRE)
    character.escaped = True
    g.tell("escaped", "CAD-PRISON-7", **told(g, character))
    happened(g, character.seat, "prison_escape_roll", 1)


def is_envoy(character: Character) -> bool:
    """CAD-MERC-8: Iraem walks out of the Prison."""
    return character.at == PRISON and SKILL[character.who] == "envoy"


def walk_out(g: Cadwallon, character: Character) -> None:
    """CAD-MERC-8: to the central pentagram, for nothing; action and Move stay unused."""
    put(g, character, CENTRE)
    g.tell("walked-out", "CAD-MERC-8", **told(g, character))

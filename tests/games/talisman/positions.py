"""Positions whose scenes are held against golden files, and looked at in detail."""

from __future__ import annotations

from importlib import import_module

from igroteka.games.talisman import GAME
from igroteka.games.talisman.rules.setup import new
from igroteka.kernel.chance import Scripted
from igroteka.kernel.zones import redact
from igroteka.scene import Scene
from tests.games.talisman.table import A, B, C, D, E, F, Table

DRAWING = [
    import_module(f"igroteka.games.talisman.scene.{name}")
    for name in ("table", "board", "cards", "fight", "mats")
]


def scene_of(table: Table, viewer: int | None) -> Scene:
    """The scene as one viewer sees it, drawn afresh: nothing is remembered from another test."""
    for module in DRAWING:
        for made in vars(module).values():
            if hasattr(made, "cache_clear"):
                made.cache_clear()
    g = table.g.copy()
    redact(GAME.zones(g), viewer)
    drawn: Scene = GAME.scene(g, viewer)
    return drawn


def busy_table() -> Table:
    """A late position with something of everything in it."""
    table = Table("prophetess", "warrior", "ghoul", "monk", "elf", "thief", fate=1)
    table.at(A, "crown_of_command")
    table.give(A, "talisman", "wand", "unicorn", "counterspell")
    table.counters(A, strength=2, craft=3)
    table.at(B, "ruins")
    table.give(B, "sword", "axe", "mule", "teleport", "healing")
    table.trophies(B, "bear", "ghost")
    table.quest(B, "give_2_gold")
    table.at(C, "ruins")
    table.toad(C, 2)
    table.misses(D, 1)
    table.give(E, "helmet")
    table.waits(E)
    table.g.crowned = 1
    table.out_of_the_game(F)
    table.lay("ruins", "dragon", "magic_stream", "ring")
    table.coins("ruins", 4)
    table.lay("oasis", "hex")
    table.drop_into_discard("imp")
    table.g.spells.discard.append(table.out("alchemy"))
    table.g.casting.append(table.out("nullify"))
    table.g.lingering.append(table.out("invisibility"))
    table.empty_stock("raft")
    table.g.dice = [3, 5]
    return table


def battle() -> Table:
    """A Warrior before the dice of a battle with two Enemies at once."""
    table = Table("warrior", "wizard")
    table.give(A, "sword", "runesword", "unicorn")
    table.counters(A, strength=1)
    table.lay("ruins", "bear", "wolf")
    table.lands("ruins")
    table.fate(A, 1)
    table.pass_until("window-pre")
    return table


def first_choice() -> Table:
    """Before the first turn: B chooses among three heroes, A was dealt one."""
    table = Table("warrior", "wizard")
    g = table.g = new(table.g.options, Scripted())
    g.dealt[:] = [g.unused[:1], g.unused[1:4]]
    del g.unused[:4]
    return table


def inheritance() -> Table:
    """C has died in a game of ten rounds, and his things wait for his next hero."""
    table = Table("monk", "elf", "thief", inheritance=True, rounds=10)
    table.g.round = 11
    table.give(C, "ring", "mule", "unicorn")
    table.gold(C, 3)
    table.waits(C)
    table.next_cards("lion", "ape", "market")
    table.g.adventure.top_seen[:] = [1 << B, 0, 1 << A | 1 << B]
    table.lay("fields_n", "fountain_of_wisdom", "pool_of_life", "blizzard", "mercenary", "lemure")
    return table


def duel() -> Table:
    """B, a Monk at the end of his Strength, attacks A, who has a Sword; both have Fate."""
    table = Table("troll", "monk", "sorceress", active=B)
    table.give(A, "sword", "shield", "magic_belt")
    table.give(B, "potion_of_strength", "ring", "psionic_blast")
    table.counters(B, strength=1, craft=2)
    table.at(A, "fields_n")
    table.lands("fields_n")
    table.fate(A, 1)
    table.fate(B, 1)
    table.pass_until("encounter")
    table.do("meet:0")
    while table.ask.prompt != "window-pre":
        table.do("pass")
    table.do("use:potion_of_strength", "cast:psionic_blast")
    return table


def blast() -> Table:
    """A Wizard's Blast before the dice against a Thief with two Weapons."""
    table = Table("wizard", "thief")
    table.give(A, "psionic_blast", "runesword")
    table.give(B, "sword", "axe")
    table.at(B, "fields_n")
    table.lands("fields_n")
    table.pass_until("encounter")
    table.do("meet:1", "attack:battle", "cast:psionic_blast")
    return table


def thrown(*dice: int) -> Table:
    """The same duel when the dice lie on the table and Fate is asked."""
    table = duel()
    table.force(*dice)
    table.pass_until("fate")
    return table


def decided(*dice: int) -> Table:
    """The same duel when nobody can change it any more."""
    table = thrown(*dice)
    table.do("keep", "keep")
    assert table.ask.prompt == "reward"
    return table


def spirit() -> Table:
    """An Elf against a Spirit on the Runes, which help it; the Unicorn's Craft counts."""
    table = Table("elf", "wizard")
    table.give(A, "unicorn", "solomons_crown", "sword")
    table.counters(A, craft=1)
    table.lay("runes_w", "ghost", "lemure")
    table.lands("runes_w", fate=1)
    table.pass_until("fate")
    return table


def sentinel() -> Table:
    """A raised Wolf, which counts for nothing, before the Sentinel, who is no card."""
    table = Table("ghoul", "wizard")
    wolf = table.out("wolf")
    table.hero(A).followers.append(wolf)
    table.g.binder[wolf] = A
    table.give(A, "sword", "unicorn", "magic_belt")
    table.at(A, "sentinel")
    table.fate(A, 1)
    table.force(2, 1, 4)
    table.pass_until("fate")
    table.do("keep", "cross")
    while table.ask.prompt != "fate":
        table.do("pass")
    return table


def glade() -> Table:
    """The Monk's Ring and Belt count for nothing on the Cursed Glade against a Bear."""
    table = Table("monk", "wizard")
    table.give(A, "ring", "magic_belt", "unicorn")
    table.lay("cursed_glade", "bear")
    table.lands("cursed_glade", fate=1)
    table.pass_until("fate")
    return table


def toad() -> Table:
    """A Toad that has gained counters fights a Bear."""
    table = Table("monk", "wizard")
    table.toad(A)
    table.hero(A).toad_strength, table.hero(A).toad_craft = 2, 3
    table.g.strength_left -= 2
    table.g.craft_left -= 3
    table.lay("fields_n", "bear")
    table.at(A, "village")
    table.fate(A, 1)
    table.force(3, 3)
    table.do("go:cw")
    return table


def finished() -> Table:
    """The Command Spell has taken the last Life; the victor's Spell lies open now."""
    table = Table("elf", "monk")
    table.give(A, "hex")
    table.at(A, "crown_of_command")
    table.g.crowned = 1
    table.life(B, 1)
    table.force(6)
    table.pass_windows()
    assert table.match.over
    return table

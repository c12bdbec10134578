"""The scene of Talisman: complete, never failing, and blind to what the viewer cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from igroteka.games.talisman import GAME
from igroteka.games.talisman.content import (
    ADVENTURES,
    BOARD,
    CREATURES,
    HERO_CARDS,
    PURCHASES,
    SPELLS,
    TALISMANS,
)
from igroteka.games.talisman.rules.attack.arms import force
from igroteka.games.talisman.rules.components.cards import IDS, KINDS
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.components.spaces import SPACE_ID, SPACE_KIND
from igroteka.games.talisman.rules.state import NONE, PLAYING, Talisman
from igroteka.games.talisman.scene import look
from igroteka.games.talisman.scene.fight import strength_of
from igroteka.kernel.chance import Fast
from igroteka.kernel.match import Match
from igroteka.kernel.text import LANGS
from igroteka.scene import Banner, Words, parts
from igroteka.testing.battery import guided, uniform
from igroteka.testing.scenes import dealt_anew, icons, seen, verbs_that_touch
from tests.games.talisman.test_end_game import late_table

Moments = Iterator[Match[Talisman]]

MATCHES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 4, "inheritance": True},
    {"players": 6, "choosers": (0, 2, 3, 5), "starting_bonus": True},
)
LATE = range(6)
"""Seeds of late positions, where the Inner Region and the Crown come in."""


def early(options: dict[str, Any], seed: int, moments: int = 300) -> Moments:
    """The first decisions of a match, with some sense in the answers so that it gets far."""
    match = Match.new(GAME, GAME.configure(options), Fast.seeded("scene", seed))
    return _played(match, seed, moments)


def late(seed: int, moments: int = 100) -> Moments:
    """Decisions far on in a game."""
    rng = Random(f"late scene {seed}")
    table = late_table(rng, {"easier_command": True} if seed % 2 else {})
    table.g.chance = Fast.seeded("late scene", seed)
    return _played(table.match, seed, moments)


def _played(match: Match[Talisman], seed: int, moments: int) -> Moments:
    rng = Random(seed)
    choose = guided(GAME, rng) if seed % 2 else uniform(rng)
    for _ in range(moments):
        if match.ask is None:
            break
        yield match
        match.answer(match.ask.seat, match.ask.options[choose(match, match.ask)])
    yield match


def everywhere(seed: int, each: int = 1) -> Moments:
    """Early and late decisions of several tables, all of them or one of so many."""
    for options in MATCHES:
        yield from islice(early(options, seed), 0, None, each)
        yield from islice(early(options, seed + 1), 0, None, each)
    for number in LATE:
        yield from islice(late(number), 0, None, each)


def viewers(match: Match[Talisman]) -> tuple[int | None, ...]:
    return (None, *range(len(match.g.heroes)))


# Whole matches ----------------------------------------------------------------------------------


def test_whatever_an_option_touches_is_in_the_scene_of_the_asked() -> None:
    """Also what is refused: the table points at it and says why."""
    verbs = verbs_that_touch(GAME, everywhere(1))
    moving = {"go-cw", "go-ccw", "cross", "portal-craft", "on", "back", "to", "roll"}
    holding = {"cast", "use", "ditch", "drop", "take", "trophy", "hand-in", "give", "sell"}
    meeting = {"meet", "space", "aim", "take-coins", "buy-for", "reroll", "hero"}
    assert moving | holding | meeting <= verbs


def test_every_viewer_has_a_scene_at_every_moment() -> None:
    for match in everywhere(3, each=7):
        for viewer in viewers(match):
            scene = seen(match, viewer)
            here = parts(scene)
            assert {piece.where for piece in scene.pieces} <= here.keys()
            assert {row.where for row in scene.rows if row.where} <= here.keys()


def test_the_scene_counts_what_the_state_counts() -> None:
    for match in everywhere(5, each=3):
        g = match.g
        scene = seen(match, 0)
        here = parts(scene)
        figures = {piece.owner: piece for piece in scene.pieces if piece.id.startswith("hero:")}
        assert set(figures) == {hero.seat for hero in g.heroes if hero.status == PLAYING}
        for hero, mat in zip(g.heroes, scene.mats, strict=True):
            totals = [counter.value for counter in mat.counters[:5]]
            assert totals == [hero.strength, hero.craft, hero.life, hero.fate, hero.gold]
            held = {row.id.partition("@")[0]: row.cards for row in mat.rows}
            for name in ("objects", "followers", "spells", "trophies"):
                assert len(held[name]) == len(getattr(hero, name))
            if hero.status == PLAYING:
                figure = figures[hero.seat]
                assert figure.where == f"space:{SPACE_ID[hero.space]}"
                assert (figure.kind == "toad") == (hero.toad > 0) == (f"toad:{hero.seat}" in here)
        lying = {row.where: len(row.cards) for row in scene.rows if row.where}
        assert lying == {f"space:{SPACE_ID[n]}": len(c) for n, c in enumerate(g.spaces) if c}
        coins = {piece.where: piece.figure for piece in scene.pieces if piece.kind == "stat:gold"}
        assert coins == {f"space:{SPACE_ID[n]}": c for n, c in enumerate(g.coins) if c}
        piles = {pile.id: pile.count for pile in scene.piles}
        assert piles["deck"] == len(g.adventure.cards) + len(g.adventure.top)
        assert piles["discard"] == len(g.adventure.discard)
        stock = sum(count for id, count in piles.items() if id.startswith("stock:"))
        assert stock == len(g.stock) + len(g.talismans)


def test_a_side_of_an_attack_is_worth_what_the_rules_say() -> None:
    """TAL-STAT-4: the lines of the panel add up to the strength that is fought with."""
    fights = duels = 0
    for match in everywhere(7):
        attack = match.g.attack
        if attack is None:
            continue
        fights += 1
        for seat in (attack.seat, attack.rival):
            if seat != NONE:
                hero = match.g.heroes[seat]
                lines = [score.value for score in strength_of(match.g, hero, attack)]
                assert sum(lines) == force(match.g, hero, attack)
        duels += attack.rival != NONE
    assert fights > 50
    assert duels > 5


def test_a_scene_is_the_same_whatever_is_hidden() -> None:
    """TAL-INFO-1 to TAL-INFO-3: re-dealing hands and decks changes no byte of what one gets."""
    rng = Random(4)
    redealt = 0
    for match in everywhere(9, each=7):
        for viewer in viewers(match):
            others = dealt_anew(match, viewer, rng).heroes
            redealt += [hero.spells for hero in others] != [hero.spells for hero in match.g.heroes]
    assert redealt, "no Spell was ever hidden: the test says nothing"


def test_no_spell_of_another_hand_and_no_card_of_a_deck_is_named() -> None:
    for match in everywhere(11, each=5):
        g = match.g
        if g.over:
            continue
        spectator = parts(seen(match, None))
        hidden = [
            *g.adventure.cards,
            *g.adventure.top,
            *g.spells.cards,
            *(c for h in g.heroes for c in h.spells),
        ]
        assert not {f"card:{card}" for card in hidden} & spectator.keys()
        held = {IDS[c] for hero in g.heroes for c in hero.spells}
        known = [*g.spells.discard, *g.casting, *g.lingering, *(e.card for e in g.lasting)]
        shown = {getattr(part, "face", "") for part in spectator.values()}
        assert not (held - {IDS[card] for card in known}) & shown


def test_everything_is_said_in_both_languages() -> None:
    """Every label is in the catalogue of names or a text; nobody reads an id."""
    said: set[str] = set()
    for match in everywhere(13, each=6):
        for label in _labels(seen(match, None)):
            if isinstance(label, Words):
                for lang in LANGS:
                    text = GAME.translator(lang)(label.key, label.args)
                    assert text, label
                said.add(label.key)
            else:
                assert label.startswith("@") or label in GAME.names, label
    assert {"label-battle", "label-objects-limit", "label-lying", "label-round"} <= said


_NAMED = ("name", "title", "text", "label", "words", "outcome", "phase", "back", "kind")


def _labels(value: object) -> Iterator[str | Words]:
    if isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            inner = getattr(value, field)
            if field in _NAMED and inner and isinstance(inner, str | Words):
                yield inner
            elif field == "clock":
                yield from inner
            else:
                yield from _labels(inner)
    elif isinstance(value, tuple):
        for item in value:
            yield from _labels(item)


def test_every_card_goes_by_its_own_name() -> None:
    """No other thing of the box takes the name of a card."""
    cards = (*ADVENTURES, *PURCHASES, *TALISMANS, *SPELLS, *HERO_CARDS, *BOARD.spaces)
    assert [card.id for card in cards if GAME.names[card.id] != card.name] == []


# The end ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("winners", [[1], [0, 1]])
def test_the_end_is_told_in_both_languages(winners: list[int]) -> None:
    match = Match.new(GAME, GAME.configure({"players": 2}), Fast.seeded("end"))
    match.g.phase, match.g.winners = "over", winners
    (banner,) = GAME.scene(match.g, 0).banners
    assert isinstance(banner, Banner)
    for lang in LANGS:
        words = GAME.translator(lang)
        said = words(banner.words.key, banner.words.args)
        for seat in range(2):
            assert (words.name(f"@{seat}") in said) == (seat in winners)


# Icons ------------------------------------------------------------------------------------------

ICONS_OF_THE_SET = frozenset((Path(__file__).parent / "icons.txt").read_text().split())
"""Those of the game-icons set that this game uses, checked to be there."""


def test_every_kind_has_an_icon() -> None:
    assert set(look.CARDS) == set(KINDS)
    assert set(look.SPACES) == set(SPACE_KIND)
    assert set(look.HEROES) == {hero.id for hero in HEROES}
    assert set(look.CREATURES) == {creature.id for creature in CREATURES}


def test_every_icon_is_one_of_the_set() -> None:
    used = {
        icon
        for match in everywhere(15, each=9)
        for icon in icons(msgspec.to_builtins(seen(match, 0)))
        if icon
    }
    tables = (look.CARDS, look.SPACES, look.HEROES, look.CREATURES)
    listed = {icon for table in tables for icon in table.values()}
    assert used | listed <= ICONS_OF_THE_SET

"""The scene of Candelabria: complete, never failing, and blind to what the viewer cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

import msgspec
import pytest

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.bot.guide import guide
from igroteka.games.candelabria.content import CANDLES, QUESTS, ROLES, TACTICS
from igroteka.games.candelabria.rules.land import REGION_ID, TERRITORY_ID, members
from igroteka.games.candelabria.rules.options import Options
from igroteka.games.candelabria.rules.setup import new
from igroteka.games.candelabria.rules.state import NONE, Candelabria
from igroteka.games.candelabria.scene.look import EFFECT_ICONS, ICONS, PALETTE, VP
from igroteka.kernel.chance import Fast
from igroteka.kernel.match import Match
from igroteka.kernel.text import LANGS
from igroteka.scene import (
    Card,
    Counter,
    Piece,
    Pile,
    Region,
    Row,
    Scene,
    Space,
    Track,
    Words,
    parts,
)
from igroteka.testing import scenes
from igroteka.testing.scenes import dealt_anew, seen, verbs_that_touch
from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table

MATCHES = (
    Options(2, "choice", quests=True),
    Options(2, "random"),
    Options(3, "choice", withering=True),
    Options(4, "random", quests=True, withering=True),
    Options(5, "random"),
)


def moments(options: Options, seed: int, every: int = 1) -> Iterator[Match[Candelabria]]:
    """A match at each, or every so many, of its decisions and at its end; guided now and then."""
    match = Match.new(GAME, options, Fast.seeded("scene", seed))
    rng = Random(seed)
    for decision in count():
        if match.ask is None:
            break
        if decision % every == 0:
            yield match
        question = rng.choice(match.asks)
        weights = guide(match.g, question) if rng.random() < 0.5 else None
        match.answer(question.seat, rng.choices(question.options, weights)[0])
    yield match


def of(table: Table, viewer: int | None = 0) -> dict[str, object]:
    """The parts of the scene of a situation."""
    return dict(parts(shown(table, viewer)))


def shown(table: Table, viewer: int | None = 0) -> Scene:
    return scenes.shown(GAME, table.g, viewer)


# Whole matches ----------------------------------------------------------------------------------


@pytest.mark.parametrize("options", MATCHES, ids=str)
def test_whatever_an_option_touches_is_in_the_scene_of_the_asked(options: Options) -> None:
    verbs = verbs_that_touch(GAME, moments(options, 1))
    assert {"deploy", "maneuver", "move", "light-land", "lay", "buy-temple", "take"} <= verbs


@pytest.mark.parametrize("options", MATCHES, ids=str)
def test_every_viewer_has_a_scene_at_every_moment(options: Options) -> None:
    for number, match in enumerate(moments(options, 8, every=2)):
        viewers = (None, *range(options.players))
        scene = seen(match, viewers[number % len(viewers)])
        here = parts(scene)
        assert {piece.where for piece in scene.pieces} <= here.keys()
        assert {row.where for row in scene.rows if row.where} <= here.keys()
        assert len(scene.mats) == options.players


@pytest.mark.parametrize("options", MATCHES, ids=str)
def test_the_scene_counts_what_the_state_counts(options: Options) -> None:
    for match in moments(options, 3, every=5):
        g = match.g
        scene = seen(match, 0)
        on_map = [piece for piece in scene.pieces if piece.where in TERRITORY_ID]
        kinds = [piece.kind for piece in on_map]
        assert kinds.count("land_flame") == sum(len(members(p.land)) for p in g.players)
        assert kinds.count("castle") == sum(player.castle != NONE for player in g.players)
        for role, entry in enumerate(ROLES):
            found = {p.owner: p.figure for p in on_map if p.kind == entry.id}
            placed = {p.seat: p.flames[role] for p in g.players if p.at[role] != NONE}
            assert found == placed
        temples = [piece for piece in scene.pieces if piece.id.startswith("temple:")]
        assert len(temples) == sum(map(len, g.temples))
        influence = [p.figure or 0 for p in scene.pieces if p.id.startswith("influence:")]
        assert sum(influence) == sum(sum(curse.influence) for curse in g.curses)
        rows = {row.id: row for row in scene.rows}
        assert sum(id.startswith("row:tactics:") for id in rows) == len(g.display)
        assert sum(id.startswith("row:curse:") for id in rows) == len(g.curses)


@pytest.mark.parametrize("options", MATCHES, ids=str)
def test_a_scene_is_the_same_whatever_the_others_hold(options: Options) -> None:
    """CAN-HIDDEN: re-dealing what is hidden changes no byte of what the viewer gets."""
    rng = Random(4)
    redealt = 0
    for number, match in enumerate(moments(options, 4, every=3)):
        viewers = (None, *range(options.players))
        viewer = viewers[number % len(viewers)]
        redealt += dealt_anew(match, viewer, rng).players != match.g.players
    assert redealt, "nothing was ever hidden: the test says nothing"


# The map ----------------------------------------------------------------------------------------


def test_a_territory_shows_its_action_and_its_region() -> None:
    here = of(Table())
    forge, region = here["r8_forge"], here["r8"]
    assert isinstance(forge, Space)
    assert (forge.kind, forge.icon) == ("forge", "anvil")
    assert "r8" in forge.tags
    assert isinstance(region, Region)
    assert region.spaces == ("r8_barracks", "r8_forge", "r8_mine")


def test_castles_candles_and_flames_stand_on_their_territories() -> None:
    t = Table()
    t.castle(SOWERS, "r6_forge")
    t.candle(ASH, "warrior", "r6_forge", 3)
    t.candle(COVEN, "explorer", "r6_forge", 0)
    here = of(t)
    castle, warrior = here["sowers_order:castle"], here["ash_clan:warrior"]
    assert isinstance(castle, Piece)
    assert (castle.where, castle.owner) == ("r6_forge", t.seat(SOWERS))
    assert isinstance(warrior, Piece)
    assert (warrior.where, warrior.figure, warrior.state) == ("r6_forge", 3, "")
    unlit = here["new_life_coven:explorer"]
    assert isinstance(unlit, Piece)
    assert (unlit.figure, unlit.state) == (0, "translucent")
    flame = here["ash_clan:flame:r8_mine"]
    assert isinstance(flame, Piece)
    assert flame.owner == t.seat(ASH)


def test_CAN_MIST_4_struck_regions_are_dark() -> None:
    t = Table()
    t.curses("curse_10_forerunner", "curse_9_second_voice", "curse_8_grey_tide")
    here = of(t)
    dark = {id for id in REGION_ID[1:] if "struck" in getattr(here[id], "tags", ())}
    assert dark == {"r8", "r9", "r10"}
    assert "struck" in getattr(here["r8_mine"], "tags", ())
    assert {id for id in here if id.startswith("struck:")} == {f"struck:{id}" for id in dark}


def test_with_two_players_no_region_is_dark_and_curses_walk() -> None:
    t = Table(ASH, SOWERS)
    t.curse_at(1, "r6_forge")
    here = of(t)
    assert not [id for id, part in here.items() if "struck" in getattr(part, "tags", ())]
    figure = here["curse:1"]
    assert isinstance(figure, Piece)
    assert figure.where == "r6_forge"
    assert isinstance(here["curse-card:1"], Card)


def test_temples_and_curses_stand_on_the_seal_of_their_region() -> None:
    t = Table()
    t.temple(6, "white", "grey")
    t.curse_in(1, ASH, 6)
    here = of(t)
    for height, kind in enumerate(("temple_white", "temple_grey")):
        temple = here[f"temple:r6:{height}"]
        assert isinstance(temple, Piece)
        assert (temple.kind, temple.where, temple.layer) == (kind, "seal:r6", height)
    curse = here["figure:1"]
    assert isinstance(curse, Piece)
    assert (curse.where, curse.owner) == ("seal:r6", t.seat(ASH))


# The displays -----------------------------------------------------------------------------------


def test_flames_lie_at_the_curse_cards_and_on_the_track() -> None:
    t = Table()
    t.influence(2, {ASH: 3, KNIGHTS: 1})
    here = of(t)
    flames = here[f"influence:2:{t.seat(ASH)}"]
    assert isinstance(flames, Piece)
    assert (flames.where, flames.figure, flames.owner) == ("altar:2", 3, t.seat(ASH))
    first = here["ash_clan:marker"]
    assert isinstance(first, Piece)
    assert first.where == "track:1"


def test_copies_on_the_display_have_ids_of_their_own() -> None:
    t = Table()
    t.display("rekindle", "snuff", "rekindle", "blackout", "cold_gust", "rekindle")
    here = of(t)
    assert {"display:rekindle", "display:rekindle:2", "display:rekindle:3"} <= here.keys()


@pytest.mark.parametrize(
    ("kind", "price", "icon"),
    [
        ("treasury", 3, ICONS["gold_cube"]),
        ("second_anvil", 2, ICONS["forge"]),
        ("bastion", 1, ICONS["castle"]),
        ("lamp_yard", 1, EFFECT_ICONS["light"]),
    ],
)
def test_upgrades_show_their_price_and_what_they_are_about(
    kind: str, price: int, icon: str
) -> None:
    t = Table()
    t.tops(kind)
    card = of(t)[f"upgrade:{kind}"]
    assert isinstance(card, Card)
    assert [figure.value for figure in card.figures] == [price]
    assert card.icon == icon


def test_CAN_MIST_4_a_curse_card_names_its_region() -> None:
    t = Table()
    t.curses("curse_2_iron_shade", "curse_8_grey_tide", "curse_9_second_voice")
    card = of(t)["curse:1"]
    assert isinstance(card, Card)
    assert [figure.value for figure in card.figures] == [2, 4]


def test_a_card_shows_its_symbols() -> None:
    t = Table()
    t.display("rolling_fire")
    card = of(t)["display:rolling_fire"]
    assert isinstance(card, Card)
    (line,) = card.lines
    assert [(figure.value, figure.icon) for figure in line.gain] == [
        (2, EFFECT_ICONS["light"]),
        (1, EFFECT_ICONS["extinguish"]),
    ]


# Mats -------------------------------------------------------------------------------------------


def test_CAN_HIDDEN_1_the_hands_of_others_are_backs_without_a_name() -> None:
    t = Table(quests=True)
    t.personal(SOWERS, "build_temple")
    spectator = msgspec.json.encode(shown(t, None))
    held = {CANDLES[card].id for player in t.g.players for card in player.hand}
    laid = {TACTICS[kind].id for kind in range(len(TACTICS)) if TACTICS[kind].house}
    for name in (*held, *laid, *(quest.id for quest in QUESTS)):
        assert f'"{name}"'.encode() not in spectator, name
    own = of(t, t.seat(SOWERS))
    quest = own["build_temple"]
    assert isinstance(quest, Card)
    assert quest.up is False
    row = of(t, t.seat(ASH))[f"mat:{t.seat(SOWERS)}:hand"]
    assert isinstance(row, Row)
    assert {(card.face, card.title, card.text, card.up) for card in row.cards} == {
        ("", "", "", False)
    }


def test_own_cards_have_the_ids_that_options_touch() -> None:
    t = Table()
    t.tactics(ASH, "snuff", "snuff", "blackout")
    here = of(t, t.seat(ASH))
    assert {"tactics:snuff", "tactics:snuff:2", "tactics:blackout"} <= here.keys()
    assert {f"card:{id}" for id in t.hand_of(ASH)} <= here.keys()
    assert "tactics:snuff" not in of(t, t.seat(SOWERS))


def test_a_role_slot_shows_flames_that_burn_and_flames_that_are_out() -> None:
    t = Table()
    t.candle(ASH, "warrior", "r8_forge", 3)
    here = of(t, t.seat(ASH))
    warrior, pilgrim = here["slot:warrior"], here["slot:pilgrim"]
    assert isinstance(warrior, Track)
    assert [slot.state for slot in warrior.slots] == ["active", "active", "active", "spent"]
    assert isinstance(pilgrim, Track)
    assert [slot.state for slot in pilgrim.slots] == ["empty"] * 3


def test_the_warehouse_can_be_robbed_on_sight() -> None:
    t = Table()
    t.cubes(SOWERS, gold=3, wax=1)
    here = of(t, t.seat(ASH))
    gold, wax = here["sowers_order:gold"], here["sowers_order:wax"]
    assert isinstance(gold, Counter)
    assert isinstance(wax, Counter)
    assert (gold.value, wax.value, gold.of) == (3, 1, 10)


def test_the_maneuver_pile_lies_open() -> None:
    t = Table()
    t.no_hands_but(ASH)
    t.turn_of(ASH)
    card = t.hand_of(ASH)[0]
    t.maneuver("done")
    pile = of(t, t.seat(SOWERS))[f"mat:{t.seat(ASH)}:maneuvers"]
    assert isinstance(pile, Pile)
    assert pile.count == 1
    assert pile.top is not None
    assert pile.top.face == card
    card = t.hand_of(ASH)[0]
    t.maneuver("done")
    pile = of(t, t.seat(SOWERS))[f"mat:{t.seat(ASH)}:maneuvers"]
    assert isinstance(pile, Pile)
    assert (pile.count, pile.top and pile.top.face) == (2, card)


def test_CAN_BATTLE_18_cards_that_are_out_for_the_season_lie_face_up() -> None:
    t = Table()
    t.bare()
    for house in (ASH, COVEN):
        t.land(house, "r6_forge")
        t.tactics(house)
    t.tactics(ASH, "rekindle")
    for house in (SOWERS, KNIGHTS):
        t.land(house, "r10_mine")
    t.battle(6, 10)
    t.lay(ASH, "rekindle")
    t.decline_all("lay")
    row = of(t, t.seat(SOWERS))[f"mat:{t.seat(ASH)}:used"]
    assert isinstance(row, Row)
    assert [(card.face, card.up) for card in row.cards] == [("rekindle", True)]


# All of it --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_before_set_up_the_table_is_empty(players: int) -> None:
    g = new(Options(players), Fast(0))
    for viewer in (None, *range(players)):
        scene = GAME.scene(g, viewer)
        parts(scene)
        assert scene.pieces == ()


def test_the_end_is_told_in_both_languages() -> None:
    t = Table(phase="over", year=3)
    t.vp(SOWERS, 40)
    (banner,) = shown(t).banners
    for lang in LANGS:
        said = GAME.translator(lang)(banner.words.key, banner.words.args)
        assert GAME.translator(lang).name(f"@{t.seat(SOWERS)}") in said


def test_what_an_option_says_of_an_own_figure_glows_on_the_map() -> None:
    t = Table()
    t.turn_of(ASH)
    t.candle(ASH, "warrior", "r8_forge", 2)
    t.maneuver()
    for option in t.ask.options:
        if option.verb == "move":
            assert f"ash_clan:{option.args['figure']}" in option.touches
            assert option.args["territory"] in option.touches
    assert {"castle", "warrior"} == {o.args["figure"] for o in t.ask.options if o.verb == "move"}


def test_bridges_waters_and_pieces_have_names_for_those_who_cannot_see_them() -> None:
    t = Table()
    t.temple(6, "white", "grey", "black")
    t.curse_in(1, ASH, 3)
    scene = t.scene(None)
    kinds = {edge.kind for board in scene.boards for edge in board.edges}
    kinds |= {piece.kind for piece in scene.pieces}
    spaces = [space for board in scene.boards for space in board.spaces]
    kinds |= {space.kind for space in spaces if space.kind}
    kinds |= {mark.kind for space in spaces for mark in space.marks}
    assert "bridge" in kinds
    assert sorted(kinds - set(GAME.names)) == []


def test_everything_with_a_name_can_be_called_by_it() -> None:
    """Labels that are content ids stand in the catalogue of names, messages in both languages."""
    t = Table()
    t.battle(3)
    t.land(COVEN, "r3_mine")
    t.land(ASH, "r3_mine")
    t.temple(6, "white")
    scene = GAME.scene(t.match.view(0), 0)
    for part in parts(scene).values():
        for field in ("name", "title", "text", "label"):
            label = getattr(part, field, "")
            if isinstance(label, Words):
                for lang in LANGS:
                    assert GAME.translator(lang)(label.key, label.args) != label.key
            elif label and not label.startswith("@"):
                assert label in GAME.names, f"{part.id} is called {label}"


def test_every_ink_is_a_colour() -> None:
    for name, ink in PALETTE.inks.items():
        assert len(ink) == 7, name
        assert int(ink[1:], 16) >= 0


ICONS_OF_THE_SET = frozenset(
    {
        "anvil",
        "barracks",
        "battle-gear",
        "burning-embers",
        "byzantin-temple",
        "candle-flame",
        "candle-holder",
        "candle-light",
        "candles",
        "card-draw",
        "castle",
        "cauldron",
        "compass",
        "crossed-swords",
        "cursed-star",
        "demolish",
        "dust-cloud",
        "egyptian-temple",
        "evil-book",
        "gears",
        "gold-bar",
        "greek-temple",
        "honeycomb",
        "laurel-crown",
        "leaf-skeleton",
        "magic-portal",
        "mine-wagon",
        "pilgrim-hat",
        "podium",
        "rank-1",
        "relic-blade",
        "round-shield",
        "snatch",
        "spectre",
        "sprout",
        "sunrise",
        "tavern-sign",
        "tied-scroll",
        "wax-seal",
    }
)
"""Names that were found in the icon set when they were chosen."""


def test_only_icons_of_the_set_are_named() -> None:
    assert {*ICONS.values(), *EFFECT_ICONS.values(), VP} <= ICONS_OF_THE_SET

"""Components, board and set-up (CAD-COMP, CAD-BOARD, CAD-SETUP, CAD-XSET, CAD-MERC)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from igroteka.games.cadwallon import GAME
from igroteka.games.cadwallon.content import (
    ADVENTURES,
    ARCANA,
    ARCANA_KIND,
    CHARACTERS,
    DISTRICT,
    EQUIPMENT,
    INTRIGUES,
    TREASURES,
)
from igroteka.games.cadwallon.rules.board import (
    DISTANCE,
    EXITS,
    INTRIGUE_ROOM,
    NEAR,
    PENTAGRAMS,
    ROOMS,
    SPACE,
    SPACE_ID,
    STREETS,
    WALLS,
)
from igroteka.games.cadwallon.rules.figures import name
from igroteka.games.cadwallon.rules.hands import draw
from igroteka.games.cadwallon.rules.options import MODULES, VARIANTS, WHOLE
from igroteka.games.cadwallon.rules.purse import gain, gain_experience, spend_experience
from igroteka.games.cadwallon.rules.state import EMPTY, KORNAK, VALRUT, Cadwallon
from igroteka.kernel.chance import Fast, Scripted
from igroteka.kernel.errors import BadOptions
from igroteka.kernel.match import Match
from igroteka.testing.coverage import rules
from tests.games.cadwallon.table import A, B, Table, gear_name


def new_match(*luck: Any, **options: Any) -> Match[Cadwallon]:
    chance = Scripted()
    chance.force(*luck)
    return Match.new(GAME, GAME.configure({"players": 2} | options), chance)


def play_setup(match: Match[Cadwallon]) -> None:
    """Take the first gang, hire nobody, place everybody on the first exit that is free."""
    while match.ask is not None and match.g.phase in ("gangs", "hiring", "gifts", "deployment"):
        ask = match.ask
        decline = [o for o in ask.options if o.key == "decline"]
        match.answer(ask.seat, (decline or ask.options)[0])


# Components -----------------------------------------------------------------------------------


@rules("CAD-COMP-5", "CAD-COMP-6", "CAD-MERC-5")
def test_the_figures_of_the_characters() -> None:
    for character in CHARACTERS:
        dice = 3 if character.gang == "grey" else 2
        assert (character.combat, character.move, character.mind) == (dice, 4, 4)
        assert (character.skill is None) == (character.gang == "grey")
    skills = [c.skill.id for c in CHARACTERS if c.skill]
    assert len(skills) == len(set(skills)) == 20


def test_CAD_COMP_11_the_bank_keeps_paying() -> None:
    table = Table()
    gain(table.g, A, 500, "CAD-COMP-11")
    assert table.purse(A) == 505


@rules("CAD-COMP-12", "CAD-XP-1")
def test_CAD_COMP_12_experience_is_limited() -> None:
    table = Table(whole=True)
    gain_experience(table.g, A, 20, "CAD-XP-2")
    gain_experience(table.g, B, 3, "CAD-XP-2")
    assert [p.experience for p in table.g.players] == [20, 1]
    spend_experience(table.g, A, 2)
    gain_experience(table.g, B, 3, "CAD-XP-2")
    assert [p.experience for p in table.g.players] == [18, 3]


def test_CAD_COMP_13_an_empty_deck_is_renewed_from_the_discard() -> None:
    table = Table()
    table.g.deck.discard, table.g.deck.cards = table.g.deck.cards[:2], []
    draw(table.g, table.player(A), 3, "CAD-TURN-3")
    assert len(table.player(A).hand) == 2
    assert table.g.deck.discard == []
    assert len(table.told("reshuffled")) == 1


def test_CAD_COMP_13_with_no_card_at_all_the_colour_is_blue() -> None:
    table = Table(patrols=True, phase="watch")
    table.g.deck.cards = []
    assert table.ask.prompt == "turn"
    assert table.told("colour") == [("CAD-PATROL-1", {"colour": "blue_card"})]


# The board ------------------------------------------------------------------------------------


@rules("CAD-BOARD-3", "CAD-BOARD-4", "CAD-BOARD-8")
def test_the_spaces_of_the_district() -> None:
    assert (len(ROOMS), len(STREETS), len(EXITS)) == (24, 73, 16)
    assert {SPACE_ID[space] for space in PENTAGRAMS} == {"cross_41", "cross_14"}
    assert DISTRICT.nodes[SPACE["plaza"]].type == "street"


@rules("CAD-BOARD-5", "CAD-BOARD-6", "CAD-BOARD-9")
def test_borders_are_open_and_walls_closed_both_ways() -> None:
    for space in STREETS:
        for other in NEAR[space]:
            assert space in NEAR[other]
            assert other not in WALLS[space]
        for other in WALLS[space]:
            assert space in WALLS[other]
    table = Table()
    table.at("iris", "stable")
    table.walk("iris")
    assert table.options("step") == ["step:exit_n1"]  # through its only door
    assert table.refused("step:exit_w1") == "CAD-BOARD-5"


def test_CAD_BOARD_7_pentagrams_are_neighbours() -> None:
    one, other = PENTAGRAMS
    assert other in NEAR[one]
    assert DISTANCE[one][other] == 1


def test_CAD_BOARD_2_a_space_holds_one_figure() -> None:
    match = new_match(players=4, adventure="hired_blades")
    play_setup(match)
    standing = [c.at for c in match.g.characters] + match.g.guards
    assert len(set(standing)) == len(standing) == 20


def test_CAD_BOARD_10_six_intrigue_rooms() -> None:
    rooms = {SPACE_ID[room] for room in STREETS if INTRIGUE_ROOM[room]}
    assert rooms == {
        "treasury",
        "guardroom",
        "mages_study",
        "laboratory",
        "dormitory",
        "library",
    }


# Set-up ---------------------------------------------------------------------------------------


@rules("CAD-SETUP-1", "CAD-SETUP-5", "CAD-DEC-1")
def test_gangs_are_chosen_one_by_one_in_turn_order() -> None:
    match = new_match(1, 1, 6, 6)
    assert match.ask is not None
    assert (match.ask.seat, len(match.ask.options)) == (B, 4)
    match.answer(B, "gang:cursed")
    assert [o.key for o in match.ask.options] == [
        "gang:executioners",
        "gang:nocturnis",
        "gang:kaldern",
    ]
    match.answer(A, "gang:kaldern")
    names = [CHARACTERS[c.who].id for c in match.g.characters]
    assert names == [
        "tortok",
        "elise",
        "kaldern_boss",
        "bragg",
        "dorak",
        "zora",
        "gholam",
        "vesper",
    ]


@rules("CAD-SETUP-2")
def test_the_adventure_is_chosen_or_drawn() -> None:
    assert new_match(adventure="curfew").g.adventure == 1
    base = {new_match(n, adventure="random").g.adventure for n in range(8)}
    assert base == set(range(8))
    assert new_match(13, adventure="random", **WHOLE).g.adventure == 13
    with pytest.raises(BadOptions, match="catacombs"):
        GAME.configure({"adventure": "dukes_ransom", "exploration": True})


@rules("CAD-SETUP-3", "CAD-SETUP-4")
def test_the_first_player_is_rolled_for_and_ties_roll_again() -> None:
    match = new_match(3, 4, 5, 2, 6, 6, 6, 5, 1, 1, players=3)
    assert match.g.order == [2, 0, 1]
    again = new_match(3, 4, 5, 2, 1, 1, 2, 2, 6, 1, players=3)
    assert again.g.order == [1, 2, 0]


@rules("CAD-SETUP-6", "CAD-SETUP-7", "CAD-SETUP-8", "CAD-SETUP-10", "CAD-SETUP-11")
def test_what_everybody_starts_with() -> None:
    match = new_match()
    play_setup(match)
    g = match.g
    assert [p.purse for p in g.players] == [[5], [5]]
    assert g.on[SPACE["guardroom"]] == KORNAK
    assert g.on[SPACE["treasury"]] == VALRUT
    assert len(g.shown) == 3
    assert g.ap == 7
    hands = [len(p.hand) for p in g.players]
    assert sorted(hands) == [5, 6]  # the active player has drawn


def test_CAD_SETUP_9_a_treasure_in_every_room() -> None:
    match = new_match()
    play_setup(match)
    assert Counter(match.g.chests) == dict.fromkeys(range(len(TREASURES)), 4)


@rules("CAD-SETUP-12", "CAD-SETUP-15", "CAD-SETUP-14")
def test_the_game_begins_with_round_one_and_the_sheet_laid_out() -> None:
    match = new_match(adventure="dukes_treasure")
    assert match.g.hoard == 0
    while match.g.phase != "deployment":
        match.answer(match.ask.seat, match.ask.options[0])  # type: ignore[union-attr]
    assert match.g.hoard == 30  # before anybody is placed
    play_setup(match)
    assert match.g.round == 1


@rules("CAD-SETUP-13", "CAD-DEC-4")
def test_deployment_goes_round_the_table_to_free_exits() -> None:
    match = new_match(6, 6, 1, 1)
    match.answer(A, "gang:executioners")
    match.answer(B, "gang:nocturnis")
    seats = []
    assert match.ask is not None
    match.answer(A, "deploy:iris:exit_n1")
    with pytest.raises(Exception, match="CAD-SETUP-13"):
        match.answer(B, "deploy:nyx:exit_n1")
    with pytest.raises(Exception, match="CAD-BOARD-4"):
        match.answer(B, "deploy:nyx:plaza")
    while match.g.phase == "deployment":
        seats.append(match.ask.seat)
        match.answer(match.ask.seat, match.ask.options[0])
    assert seats == [B, A, B, A, B, A, B][: len(seats)]
    assert all(c.at in EXITS for c in match.g.characters)


# The expansion --------------------------------------------------------------------------------


@rules("CAD-XSET-1", "CAD-XSET-2", "CAD-XSET-3", "CAD-XSET-4", "CAD-XSET-5", "CAD-XSET-6")
def test_what_the_expansion_adds() -> None:
    match = new_match(**WHOLE)
    play_setup(match)
    g = match.g
    assert SPACE_ID[g.cyclops] == "lair"
    assert len(g.deck.all) + sum(len(p.hand) for p in g.players) == 80
    assert sorted(g.covered.spaces) == list(ROOMS)
    assert len(g.covered.tokens) == len(set(g.covered.tokens)) == 24
    held = sum(len(p.intrigues) for p in g.players)
    assert held + len(g.plots_gone) == 2
    assert len(g.plots.all) == len(INTRIGUES) - 2
    assert len(g.display) == len(EQUIPMENT)
    assert name(g, KORNAK) == "kornak_reinforced"
    assert match.view(B).covered.tokens == [-1] * 24  # nobody knows them


@rules("CAD-XSET-7", "CAD-XSET-8")
def test_the_order_of_the_expansions_setup() -> None:
    match = new_match(**WHOLE, adventure="curfew")
    phases = []
    while match.g.phase not in ("dawn", "watch", "turn"):
        phases.append(match.g.phase)
        match.answer(match.ask.seat, match.ask.options[0])  # type: ignore[union-attr]
    order = list(dict.fromkeys(phases))
    assert order in (
        ["gangs", "hiring", "deployment"],
        ["gangs", "hiring", "gifts", "deployment"],
    )


@rules("CAD-RUL-32")
def test_each_part_brings_the_cards_it_speaks_of() -> None:
    def cards(**options: bool) -> set[str]:
        g = new_match(**options).g
        return {ARCANA[ARCANA_KIND[card]].id for card in g.deck.all}

    base = cards()
    assert len(base) == 15
    assert cards(catacombs=True) - base == {"trapdoor", "beast_lure"}
    assert cards(intrigues=True) - base == {"rumour"}
    fights = {"savage_strike", "iron_guard", "cheap_shot", "healing_salve", "poison_dart"}
    assert cards(no_mercy=True) - base == fights
    assert cards(no_mercy=True, catacombs=True) - base == {
        *fights,
        "trapdoor",
        "beast_lure",
        "manacles",
    }
    match = new_match(catacombs=True)
    play_setup(match)
    found = Counter(kind for kind in match.g.found if kind != EMPTY)
    assert sorted(found.values()) == [2, 3]  # mechanisms and staircases lie open


# Mercenaries ----------------------------------------------------------------------------------


def hiring(*gangs: str, **options: Any) -> Match[Cadwallon]:
    match = new_match(6, 6, 1, 1, mercenaries=True, equipment=True, **options)
    match.answer(A, f"gang:{gangs[0]}")
    match.answer(B, f"gang:{gangs[1]}")
    return match


@rules("CAD-MERC-1", "CAD-MERC-2", "CAD-MERC-3", "CAD-MERC-4", "CAD-DEC-2")
def test_one_mercenary_for_one_character() -> None:
    match = hiring("executioners", "nocturnis")
    assert match.ask is not None
    offered = {option.value[1] for option in match.ask.options if option.key != "decline"}
    assert offered == {"chufflock", "sienne", "isabeau"}
    match.answer(A, "hire:sienne:otho")
    assert [CHARACTERS[c.who].id for c in match.g.characters[:4]] == [
        "leona",
        "davitto",
        "iris",
        "sienne",
    ]
    assert match.ask.seat == B  # no second one for A
    with pytest.raises(Exception, match="CAD-MERC-3"):
        match.answer(B, "hire:sienne:nyx")
    with pytest.raises(Exception, match="not among"):
        match.answer(B, "hire:chufflock:nyx")
    match.answer(B, "decline")
    assert match.g.phase == "deployment"


@rules("CAD-MERC-7", "CAD-DEC-3", "CAD-RUL-40")
def test_lucius_starts_with_equipment_and_brings_ducats() -> None:
    match = hiring("nocturnis", "cursed")
    match.answer(A, "hire:lucius:silke")
    match.answer(B, "decline")
    assert match.ask is not None
    assert (match.ask.seat, match.ask.prompt) == (A, "gear")
    match.answer(A, "gear:crowbar")
    assert gear_name(match.g.characters[3]) == "crowbar"
    assert [player.purse for player in match.g.players] == [[5 + 3], [5]]


def test_CAD_MERC_10_a_hunter_cannot_be_hired() -> None:
    match = hiring("executioners", "nocturnis", adventure="hired_blades")
    with pytest.raises(Exception, match="CAD-MERC-10"):
        match.answer(A, "hire:sienne:otho")
    match.answer(A, "hire:chufflock:otho")
    assert CHARACTERS[match.g.characters[3].who].id == "chufflock"


def test_CAD_MERC_8_iraem_walks_out_of_prison() -> None:
    table = Table(whole=True, gangs=("kaldern", "nocturnis"))
    table.hire(A, "iraem")
    table.stand(iraem="prison", tortok="exit_n1")
    table.do("activate:iraem", "walk-out")
    assert (table.where("iraem"), table.ap) == ("cat_center", 7)
    table.move("iraem", "cross_14", "exit_w4")
    assert table.ap == 6
    assert not table.who("iraem").acted


def test_CAD_MERC_9_shaana_wounds() -> None:
    table = Table(whole=True, gangs=("cursed", "nocturnis"))
    table.hire(A, "shaana")
    table.stand(shaana="cross_11", nyx="h1_2")
    table.strike("shaana", "h1_2", 5, 5, 1, 1)
    assert table.who("nyx").wounds == 1


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOptions, match="wings"):
        GAME.configure({"players": 3, "wings": True})


def test_every_part_of_the_expansion_is_played_alone() -> None:
    for module in MODULES:
        assert {"players": 3, module: True} in VARIANTS


def test_CAD_SETUP_2_adventures_of_the_expansion_are_drawn_with_all_of_it_only() -> None:
    """Some of them need little or nothing of it."""
    some = GAME.configure(
        {"players": 3, "adventure": "random", "exploration": True, "catacombs": True}
    )
    drawn = set()
    for seed in range(40):
        match: Match[Cadwallon] = Match.new(GAME, some, Fast.seeded(seed))
        while match.g.adventure < 0:
            ask = match.asks[0]
            match.answer(ask.seat, ask.options[0])
        drawn.add(ADVENTURES[match.g.adventure].set)
    assert drawn == {"base"}

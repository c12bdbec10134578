"""The scene in detail: single facts by name."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.components.spaces import SPACE
from igroteka.games.talisman.scene.board import BOARD_PART
from igroteka.scene import (
    AnyPart,
    Card,
    Counter,
    Edge,
    Panel,
    Piece,
    Pile,
    Polygon,
    Row,
    Score,
    Side,
    Words,
    parts,
)
from tests.games.talisman.positions import (
    battle,
    busy_table,
    decided,
    finished,
    inheritance,
    scene_of,
)
from tests.games.talisman.table import A, B, C, D, Table


def of(table: Table, viewer: int | None = A) -> dict[str, AnyPart]:
    return parts(scene_of(table, viewer))


# The land ---------------------------------------------------------------------------------------


def test_TAL_COMP_8_three_rings_one_within_the_other() -> None:
    rings = {region.id: region.spaces for region in BOARD_PART.regions}
    sizes = {id: len(spaces) for id, spaces in rings.items()}
    assert sizes == {"region:outer": 24, "region:middle": 16, "region:inner": 9}
    reach = {}
    for id, spaces in rings.items():
        tiles = [space for space in BOARD_PART.spaces if space.id in spaces]
        reach[id] = max(max(abs(space.x - 500), abs(space.y - 500)) for space in tiles)
    assert reach["region:inner"] < reach["region:middle"] < reach["region:outer"]


def test_tiles_do_not_overlap_and_hold_their_names() -> None:
    boxes = []
    for space in BOARD_PART.spaces:
        assert isinstance(space.shape, Polygon)
        xs, ys = zip(*space.shape.points, strict=True)
        box = (min(xs), min(ys), max(xs), max(ys))
        assert box[0] < space.x < box[2]
        assert box[1] < space.y < box[3]
        assert min(box) >= 0
        assert max(box) <= BOARD_PART.width
        boxes.append(box)
    for n, (left, top, right, bottom) in enumerate(boxes):
        for other in boxes[n + 1 :]:
            apart = right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top
            assert apart


def test_river_bridge_gate_and_ascent_are_where_one_crosses() -> None:
    edges = {edge.id: edge for edge in BOARD_PART.edges}
    ends = {id: (edge.start, edge.end) for id, edge in edges.items()}
    assert ends["sentinel_bridge"] == ("space:sentinel", "space:hills_middle")
    assert ends["power_portal"] == ("space:portal_of_power", "space:plain_of_peril")
    assert ends["crown_path"] == ("space:valley_of_fire", "space:crown_of_command")
    assert edges["crown_path"].directed
    river = edges["storm_river"]
    assert isinstance(river, Edge)
    assert river.line[0] == river.line[-1]


# What stands and lies there ---------------------------------------------------------------------


def test_cards_and_gold_lie_on_their_space_and_can_be_read() -> None:
    here = of(busy_table(), None)
    row, coins = here["lying:ruins"], here["coins:ruins"]
    assert isinstance(row, Row)
    assert (row.where, [card.face for card in row.cards]) == (
        "space:ruins",
        ["dragon", "magic_stream", "ring"],
    )
    dragon, stream, _ = row.cards
    assert (dragon.back, dragon.text) == ("type:dragon", "dragon:text")
    assert [(figure.label, figure.value) for figure in dragon.figures] == [("stat:strength", 7)]
    assert [(figure.label, figure.value) for figure in stream.figures] == [("stat:strength", 4)]
    assert isinstance(coins, Piece)
    assert coins.figure == 5  # the Toad has lost his coin here


def test_the_space_of_the_active_hero_can_be_read() -> None:
    row = of(battle())["here"]
    assert isinstance(row, Row)
    assert [(card.face, card.text) for card in row.cards] == [("ruins", "ruins:text")]
    assert "here" not in of(busy_table())  # nobody's turn has begun


def test_a_toad_looks_like_one_and_its_hero_card_is_turned_aside() -> None:
    here = of(busy_table(), None)
    figure, card, portrait = here["hero:2"], here["toad:2"], here["portrait:2"]
    assert isinstance(figure, Piece)
    assert (figure.kind, figure.name, figure.owner) == ("toad", "toad", C)
    assert isinstance(card, Card)
    assert card.figures[0].value == 2
    assert isinstance(portrait, Card)
    assert portrait.tapped


def test_who_misses_a_turn_lies_down_and_has_it_counted() -> None:
    here = of(busy_table(), None)
    figure, missed = here["hero:3"], here["missed@3"]
    assert isinstance(figure, Piece)
    assert figure.state == "lying"
    assert isinstance(missed, Counter)
    assert missed.value == 1


# Mats -------------------------------------------------------------------------------------------


def test_TAL_STAT_1_a_total_tells_of_what_it_is_made() -> None:
    strength = of(busy_table())["strength"]
    assert isinstance(strength, Counter)
    assert strength.value == 5
    made = {str(figure.label): figure.value for figure in strength.lines[0].gain}
    assert list(made.values()) == [2, 2, 1]  # printed, counters, the Unicorn


def test_own_things_have_bare_ids_and_those_of_others_their_seat() -> None:
    mine, theirs = of(busy_table(), A), of(busy_table(), B)
    for id in ("fate", "trophies", "objects", "spells"):
        assert id in mine
        assert f"{id}@1" in mine
        assert f"{id}@0" in theirs
    assert not {"fate", "trophies", "abilities"} & set(of(busy_table(), None))


def test_abilities_that_can_be_used_lie_on_the_own_mat() -> None:
    row = of(busy_table(), A)["abilities"]
    assert isinstance(row, Row)
    assert [card.id for card in row.cards] == ["use:prophetess.foresight"]


def test_TAL_INFO_1_spells_are_backs_for_others_but_not_for_the_second_sight() -> None:
    owner, seer, stranger = (of(busy_table(), viewer) for viewer in (B, A, D))
    for here, id, faces in (
        (owner, "spells", ["teleport", "healing"]),
        (seer, "spells@1", ["teleport", "healing"]),
        (stranger, "spells@1", ["", ""]),
    ):
        row = here[id]
        assert isinstance(row, Row)
        assert [card.face for card in row.cards] == faces
        assert not any(card.up for card in row.cards)


def test_alignment_quest_and_command_spell_lie_beside_the_hero() -> None:
    here = of(busy_table(), None)
    sides = [here[f"alignment:{seat}"] for seat in (A, B, C, D)]
    tags = [side.tags for side in sides if isinstance(side, Card)]
    assert tags == [("good",), ("neutral",), ("evil",), ("good",)]
    who = here["who:2"]
    assert isinstance(who, Row)
    assert who.label == "alignment:evil"
    quest, command = here["quest:1"], here["command:0"]
    assert isinstance(quest, Card)
    assert quest.title == "quest:give_2_gold"
    assert isinstance(command, Card)
    assert [figure.value for figure in command.figures] == [4, 5, 6]
    assert "command:1" not in here


def test_TAL_SETUP_3_dealt_heroes_are_open_to_the_chooser_alone() -> None:
    table = Table("warrior", "wizard")
    table.g.dealt[A] = [0, 1, 2]
    mine, theirs = of(table, A)["dealt:0"], of(table, B)["dealt:0"]
    assert isinstance(mine, Row)
    assert isinstance(theirs, Row)
    assert mine.cards[0].id == "hero_card:assassin"
    assert [card.face for card in theirs.cards] == ["", "", ""]


# Decks and stocks -------------------------------------------------------------------------------


def test_decks_are_backs_and_discards_are_open() -> None:
    here = of(busy_table(), A)
    deck, discard, sword = here["deck"], here["discard"], here["stock:sword"]
    assert isinstance(deck, Pile)
    assert deck.top is not None
    assert deck.top.face == ""
    assert isinstance(discard, Pile)
    assert discard.top is not None
    assert discard.top.face == "imp"
    assert isinstance(sword, Pile)
    assert sword.count == 2


def test_TAL_INFO_3_cards_looked_at_are_known_to_who_looked() -> None:
    table = busy_table()
    table.next_cards("lion", "ape")
    table.g.adventure.top_seen[:] = [1 << B, 1 << B]
    row = of(table, B)["top"]
    assert isinstance(row, Row)
    assert [card.face for card in row.cards] == ["lion", "ape"]
    assert "top" not in of(table, A)


# Fights -----------------------------------------------------------------------------------------


def _sides(table: Table) -> tuple[Side, Side]:
    panel = of(table)["fight"]
    assert isinstance(panel, Panel)
    attacker, defender = panel.sides
    return attacker, defender


def test_an_attack_shows_both_sides_line_by_line() -> None:
    attacker, defender = _sides(battle())
    mine = [(score.label, score.value) for score in attacker.scores[:-1]]
    assert mine == [("stat:strength", 5), ("unicorn", 1), ("sword", 1), ("runesword", 1)]
    theirs = [(score.label, score.value) for score in defender.scores[:-1]]
    assert theirs == [("bear", 3), ("wolf", 2)]
    assert attacker.scores[-1].hidden
    assert defender.scores[-1].hidden
    assert (attacker.total, defender.total, attacker.state) == (None, None, "")


def test_dice_lie_open_while_fate_is_asked_and_the_end_is_told_after_it() -> None:
    table = battle()
    table.force(1, 2, 6)
    table.pass_until("fate")
    attacker, defender = _sides(table)
    assert attacker.scores[-1] == Score("die", 2, "rolling-dices")
    assert [die.shown for die in attacker.dice] == [0, 1]
    assert (attacker.total, defender.total) == (10, 11)
    assert (attacker.state, defender.state) == ("", "ahead")
    panel = of(table)["fight"]
    assert isinstance(panel, Panel)
    assert panel.outcome is None
    table.do("reroll:1", luck=(6,))
    panel = of(table)["fight"]
    assert isinstance(panel, Panel)
    assert panel.outcome == Words("label-outcome-hero", {"who": "@0"})
    assert [side.state for side in panel.sides] == ["won", "lost"]


def test_a_weapon_that_may_be_named_glows_on_the_mat() -> None:
    table = Table("wizard", "warrior")
    table.give(A, "sword", "runesword")
    table.finds("ruins", "bear")
    table.pass_until("window-pre")
    (wield,) = [option for option in table.ask.options if option.verb == "wield"]
    card = of(table)[wield.touches[0]]
    assert isinstance(card, Card)
    assert card.owner == A


def test_an_ambushed_foe_throws_no_die() -> None:
    table = Table("assassin", "warrior")
    table.finds("ruins", "bear")
    table.fate(A, 1)
    table.pass_until("window-pre")
    table.do("ambush", luck=(1,))
    table.pass_until("fate")
    _, defender = _sides(table)
    assert [score.label for score in defender.scores] == ["bear"]
    assert (defender.total, defender.dice) == (3, ())


# What lasts -------------------------------------------------------------------------------------


def test_what_lasts_is_told_over_the_table() -> None:
    (banner,) = scene_of(busy_table(), None).banners
    assert banner.words == Words("label-lasting", {"cards": ("hex",)})
    assert scene_of(Table(), None).banners == ()


def test_the_clock_tells_round_and_crown() -> None:
    table = busy_table()
    assert [str(label) for label in scene_of(table, None).turn.clock] == [
        str(Words("label-round", {"round": table.g.round})),
        str(Words("label-crowned")),
    ]
    assert SPACE["crown_of_command"] == table.hero(A).space


def test_TAL_VAR_17_after_the_last_round_the_clock_stands_still() -> None:
    table = inheritance()
    rounds = []
    for number in (1, 9, 10, 11):
        table.g.round = number
        (label,) = scene_of(table, None).turn.clock
        assert isinstance(label, Words)
        rounds.append((label.key, label.args["round"], label.args["rounds"]))
    assert rounds == [("label-round-of", shown, 10) for shown in (1, 9, 10, 10)]


def test_the_turn_is_somebodys_while_it_is_played() -> None:
    table = Table("warrior", "wizard", active=B)
    assert scene_of(table, None).turn.seat == B
    table.force(1)
    assert table.asked == (B, "way")
    assert scene_of(table, None).turn.seat == B
    assert scene_of(finished(), None).turn.seat is None


def test_TAL_DEATH_6_who_has_no_hero_has_a_place_on_his_mat_all_the_same() -> None:
    here = of(busy_table(), None)
    waiting, out = here["portrait:4"], here["portrait:5"]
    assert isinstance(waiting, Card)
    assert isinstance(out, Card)
    assert (waiting.title, out.title) == (Words("label-waiting"), Words("label-eliminated"))


def test_TAL_VAR_4_an_estate_lies_before_the_player_who_waits() -> None:
    row = of(inheritance(), None)["estate@2"]
    assert isinstance(row, Row)
    assert [card.face for card in row.cards] == ["ring", "mule", "unicorn"]


@pytest.mark.parametrize(("dice", "who"), [((6, 1), "@1"), ((1, 6), "@0")])
def test_TAL_PVP_5_the_winner_of_a_duel_is_told(dice: tuple[int, int], who: str) -> None:
    panel = of(decided(*dice))["fight"]
    assert isinstance(panel, Panel)
    assert panel.outcome == Words("label-outcome-hero", {"who": who})


@pytest.mark.parametrize(
    ("mine", "theirs", "outcome", "states"),
    [
        (6, 6, Words("label-outcome-hero", {"who": "@0"}), ("won", "lost")),
        (1, 3, Words("label-outcome-hero", {"who": "@0"}), ("won", "lost")),
        (1, 4, Words("label-outcome-stand-off"), ("", "")),
        (1, 5, Words("label-outcome-creature", {"who": "@0"}), ("lost", "won")),
    ],
)
def test_TAL_BAT_7_to_TAL_BAT_9_the_outcome_of_a_battle_is_told(
    mine: int, theirs: int, outcome: Words, states: tuple[str, str]
) -> None:
    """5 and three cards against 3 and 2, as the dice have it; nobody can change them any more."""
    table = battle()
    attack = table.g.attack
    assert attack is not None
    attack.dice, attack.rival_dice, attack.decided = [mine], [theirs], 1
    panel = of(table)["fight"]
    assert isinstance(panel, Panel)
    assert panel.outcome == outcome
    assert (panel.sides[0].state, panel.sides[1].state) == states

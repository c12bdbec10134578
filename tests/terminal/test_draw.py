"""The table as printed: it fits, it says everything without colours, in both languages."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console

import igroteka.terminal
from igroteka.kernel.chance import Fast
from igroteka.kernel.content import Text
from igroteka.kernel.match import Match
from igroteka.kernel.registry import find_game
from igroteka.kernel.text import LANGS, Translator
from igroteka.scene import (
    Board,
    Card,
    Circle,
    Counter,
    Die,
    Figure,
    Hex,
    Line,
    Mark,
    Mat,
    Palette,
    Panel,
    Piece,
    Pile,
    Polygon,
    Region,
    Row,
    Scene,
    Score,
    Seat,
    Side,
    Slot,
    Space,
    Track,
    Turn,
    Words,
)
from igroteka.terminal import table, translator

FOLDER = Path(igroteka.terminal.__file__).parent
NAMES = {
    word: Text(word.title(), word.title())
    for word in [
        "wood",
        "moor",
        "sea",
        "castle",
        "cursed",
        "guard",
        "red",
        "blue",
        "deck",
        "wolf",
        "bear",
        "life",
        "hand",
        "battle",
        "die",
        "track",
        "adventure",
        "skull",
        "gold",
        "realm",
    ]
}


def words(lang: str = "en", seats: tuple[str, ...] = ("Ann", "Alan")) -> Translator:
    return Translator(lang, [FOLDER / "table_texts"], NAMES).with_seats(seats)


def space(id: str, column: int, row: int, kind: str, *marks: Mark) -> Space:
    """A hex of radius 100 by its half columns and rows."""
    return Space(id=id, shape=Hex(100), x=column * 87, y=row * 150, kind=kind, marks=marks)


PALETTE = Palette(
    "#ffffff",
    "#000000",
    "#888888",
    {"wood": "#205020", "red": "#cc2020", "blue": "#2020cc"},
    {"wood": "♣", "moor": "~", "castle": "#", "cursed": "!"},
)
LAND = Board(
    id="land",
    name="realm",
    width=1000,
    height=1000,
    spaces=(
        space("a1", 0, 0, "wood"),
        space("a2", 2, 0, "moor", Mark(id="cursed:a2", kind="cursed")),
        space("b1", 1, 1, "wood"),
    ),
)
BARE = Scene(
    game="any",
    viewer=0,
    palette=PALETTE,
    seats=(Seat(id="seat:0", seat=0, colour="red"), Seat(id="seat:1", seat=1, colour="blue")),
    turn=Turn(1, (1, 0)),
)


def printed(
    scene: Scene,
    texts: Translator,
    width: int = 80,
    colour: bool = False,
    lit: tuple[str, ...] = (),
) -> str:
    """What the terminal shows, with its escape codes if it has colours."""
    out = StringIO()
    system: Any = "truecolor" if colour else None
    console = Console(width=width, file=out, color_system=system, force_terminal=colour)
    console.print(table(scene, texts, width=width, lit=lit))
    return out.getvalue()


def stripped(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def with_(**parts: Any) -> Scene:
    return msgspec.structs.replace(BARE, **parts)


# Hexes ------------------------------------------------------------------------------------------

STANDING = (
    Piece(id="1", kind="castle", where="a1", owner=1),
    Piece(id="2", kind="guard", where="a1", owner=0),
    Piece(id="3", kind="castle", where="b1"),
    Piece(id="4", kind="castle", where="a2", state="absent"),
)


def test_hexes_are_outlined_where_there_are_no_colours() -> None:
    """Alan is L, for A is Ann; his castle is #L, her guard, a kind without a sign, just A."""
    lines = printed(with_(boards=(LAND,), pieces=STANDING), words()).splitlines()[3:11]
    assert [line[:21].rstrip() for line in lines] == [
        "_.--''--.__.--''--._",
        "|♣ a1     |~ a2     |",
        "|  #L A   |    !    |",
        "'--.__.--''--.__.--'",
        "     |♣ b1     |",
        "     |    #    |",
        "     '--.__.--'",
        "",
    ]
    assert [line[24:].strip() for line in lines] == [
        "",
        "On the map",
        "♣  Wood",
        "~  Moor",
        "#  Castle",
        "!  Cursed",
        "A  Ann",
        "L  Alan",
    ]


def test_hexes_are_blocks_of_colour_where_there_are_colours() -> None:
    shown = printed(with_(boards=(LAND,), pieces=STANDING), words(), colour=True)
    assert "48;2;32;80;32m" in shown  # the wood of a1
    assert "48;2;35;88;35m" in shown or "48;2;29;72;29m" in shown  # b1 is shaded apart from it
    assert "48;2;32;32;204m" in shown  # Alan's castle on his blue
    assert "|" not in stripped(shown)
    assert "#L A" in stripped(shown)


def test_no_color_means_outlines_even_in_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    shown = printed(with_(boards=(LAND,)), words(), colour=True)
    assert "|♣ a1     |" in stripped(shown)
    assert "2;32;80;32" not in shown


def test_a_lit_space_is_pointed_at_and_the_legend_says_so() -> None:
    shown = printed(with_(boards=(LAND,)), words(), lit=("b1",))
    assert "♣›b1" in shown
    assert "♣ a1" in shown
    assert "you may act here" in shown
    assert "you may act here" not in printed(with_(boards=(LAND,)), words())


def test_more_pieces_than_fit_are_cut_off_with_a_sign() -> None:
    crowd = tuple(Piece(id=str(n), kind="castle", where="a1", owner=1) for n in range(6))
    assert "|#L#L#L#L…|" in printed(with_(boards=(LAND,), pieces=crowd), words())


# Other boards, cards, panels ----------------------------------------------------------------------


def test_a_board_of_other_shapes_is_listed() -> None:
    """Regions as lines of their spaces, then the places on which something stands."""
    outline = Polygon(((0, 0), (9, 0), (9, 9)))
    board = Board(
        id="realm",
        name="realm",
        width=100,
        height=100,
        spaces=(
            Space(id="t0", shape=Circle(3), x=0, y=0, figure=0),
            Space(id="t1", shape=Circle(3), x=9, y=0, figure=1),
            Space(id="p1", shape=outline, x=5, y=5, kind="moor", name="moor"),
            Space(id="p2", shape=outline, x=5, y=5, name="sea"),
        ),
        regions=(Region(id="track", spaces=("t0", "t1"), name="track"),),
    )
    pieces = (
        Piece(id="1", kind="castle", where="p1", owner=0),
        Piece(id="2", kind="guard", where="t1", owner=1, layer=1),
        Piece(id="3", kind="guard", where="t1", owner=0, layer=0, state="turned"),
    )
    shown = printed(with_(boards=(board,), pieces=pieces), words())
    assert "Track  0·  1A+L" in shown
    assert re.search(r"Moor \(Moor\) +#A Castle", shown)
    assert "Sea" not in shown
    assert "› Sea" in printed(with_(boards=(board,), pieces=pieces), words(), lit=("p2",))


def test_a_long_track_shows_only_where_somebody_is() -> None:
    spaces = tuple(Space(id=f"t{n}", shape=Circle(3), x=n, y=0, figure=n) for n in range(20))
    ids = tuple(space.id for space in spaces)
    region = Region(id="track", spaces=ids, name="track")
    board = Board(id="b", name="realm", width=9, height=9, spaces=spaces, regions=(region,))
    pieces = (Piece(id="1", kind="guard", where="t13", owner=0),)
    shown = printed(with_(boards=(board,), pieces=pieces), words())
    assert re.search(r"Track  13A\s*$", shown, re.MULTILINE)


WOLF = Card(
    id="wolf", back="adventure", face="wolf", title="wolf", figures=(Figure(2, "", "life"),)
)
BACK = Card(id="back:0", back="adventure", up=False)


def test_cards_are_lines_with_title_figures_and_what_they_trade() -> None:
    bear = Card(
        id="bear",
        back="adventure",
        face="bear",
        title="bear",
        lines=(
            Line((Figure(1, of="any"),), (Figure(2, "", "gold"),)),
            Line((Figure(3, of="same"),), (Figure(8, "", "gold"),)),
        ),
    )
    rows = (Row(id="r", label="adventure", cards=(WOLF, bear, BACK, BACK_2)),)
    shown = printed(with_(rows=rows), words(), lit=("wolf",))
    assert re.search(r"› Wolf +Adventure · Life 2", shown)
    assert re.search(r"Bear +Adventure · 1 any → Gold 2; 3 alike → Gold 8", shown)
    assert re.search(r"Adventure +2 cards face down", shown)
    russian = printed(with_(rows=rows), words("ru"))
    assert "1 любой → Gold 2; 3 одинаковых → Gold 8" in russian
    assert "2 карты рубашкой вверх" in russian


BACK_2 = Card(id="back:1", back="adventure", up=False)


def test_piles_show_their_count_and_top_card() -> None:
    piles = (
        Pile(id="deck", label="deck", count=21),
        Pile(id="used", label="adventure", count=1, top=WOLF),
    )
    shown = printed(with_(piles=piles), words("ru"))
    assert re.search(r"Deck +21 карта", shown)
    assert re.search(r"Wolf +Adventure · 1 карта · Life 2", shown)


def test_a_recipe_that_always_asks_for_the_same_thing_names_it_once() -> None:
    lines = tuple(Line((Figure(n, "", "die"),), (Figure(n, "", "gold"),)) for n in (1, 2))
    supply = (Counter(id="g", label="gold", value=3, of=9, lines=lines),)
    assert re.search(
        r"Gold +3/9 +Die: 1 → Gold 1; 2 → Gold 2", printed(with_(supply=supply), words())
    )


def test_a_panel_and_dice_show_what_is_being_settled() -> None:
    die = Die(id="d", label="die", faces=(1, "skull"), shown=1)
    counters = (Counter(id="c", label="life", value=7),)
    rows = (Row(id="r", label="battle", cards=(WOLF,)),)
    panel = Panel(id="p", label="battle", counters=counters, rows=rows, dice=(die,))
    shown = printed(with_(panels=(panel,)), words())
    for said in ("Battle", "Life 7", "Wolf", "Die: Skull"):
        assert said in shown


def test_a_die_may_be_called_by_a_message() -> None:
    called = Die(id="d", label=Words("table-pile", {"count": 2}), faces=(1, "skull"), shown=0)
    assert "2 cards: 1" in printed(with_(dice=(called,)), words())
    assert "2 карты: 1" in printed(with_(dice=(called,)), words("ru"))


def battle(*, thrown: bool, outcome: Words | None = None) -> Panel:
    """Ann with a guard against a wolf; the wolf throws two dice, and the better one counts."""
    mine = (Score("life", 2), Score("guard", 1), Score("die", 4, hidden=not thrown))
    four, one = (Die(id=f"d{n}", label="die", faces=(1, 4), shown=n) for n in (1, 0))
    ann = Side(
        id="ann",
        name="@0",
        owner=0,
        scores=mine,
        total=7 if thrown else None,
        dice=(four,) if thrown else (),
        state="won" if thrown else "",
    )
    wolf = Side(
        id="wolf",
        name="wolf",
        scores=(Score("life", 2), Score("die", 4)),
        total=6,
        rows=(Row(id="foes", label="adventure", cards=(WOLF,)),),
        dice=(four, one),
        state="lost" if thrown else "",
    )
    return Panel(id="p", label="battle", sides=(ann, wolf), outcome=outcome)


def test_sides_stand_against_each_other_line_by_line_with_their_sums() -> None:
    won = battle(thrown=True, outcome=Words("table-to-play", {"who": "@0"}))
    lines = [line.strip("│ ") for line in printed(with_(panels=(won,)), words()).splitlines()]
    lines = lines[next(n for n, line in enumerate(lines) if "Battle" in line) + 1 :]
    assert [re.sub(" {2,}", " | ", line) for line in lines[:8]] == [
        "A | Ann — won | Wolf — lost",
        "Life 2 | Life 2",
        "Guard 1 | Die 4",
        "Die 4 | Die: 4",
        "Die: 1",
        "Total 7 | Total 6",
        "Wolf | Adventure · Life 2",
        "Ann to play",
    ]


def test_what_is_not_known_of_a_side_is_a_question_mark() -> None:
    shown = printed(with_(panels=(battle(thrown=False),)), words(), lit=("ann",))
    assert "Die ?" in shown
    assert re.search(r"Total \? +Total 6", shown)
    assert re.search(r"› +A +Ann +Wolf", shown)
    assert "won" not in shown
    assert "Итог ?" in printed(with_(panels=(battle(thrown=False),)), words("ru"))


def test_places_with_names_are_listed_where_something_stands() -> None:
    spaces = tuple(
        Space(id=id, shape=Circle(3), x=0, y=0, name=name)
        for id, name in (("c", "castle"), ("m", "moor"), ("s", "sea"))
    )
    ring = Region(id="ring", spaces=("c", "m", "s"), name="realm")
    empty = Region(id="empty", spaces=("s",), name="track")
    board = Board(id="b", name="realm", width=9, height=9, spaces=spaces, regions=(ring, empty))
    pieces = (Piece(id="1", kind="guard", where="m", owner=0),)
    shown = printed(with_(boards=(board,), pieces=pieces), words(), lit=("c",))
    assert "Realm  ›Castle ·  Moor A" in shown
    assert re.search(r"Track  · *$", shown, re.MULTILINE)


def test_a_pile_whose_top_is_a_back_is_called_by_its_name() -> None:
    deck = Pile(id="deck", label="deck", count=3, top=BACK)
    wolves = Pile(id="wolves", label="wolf", count=2, top=WOLF)
    shown = printed(with_(piles=(deck, wolves)), words(), lit=("deck",))
    assert re.search(r"› Deck +3 cards *$", shown, re.MULTILINE)
    assert re.search(r"^Wolf +2 cards · Life 2", shown, re.MULTILINE)


# Mats ---------------------------------------------------------------------------------------------


def mat(seat: int, life: int, *cards: Card, tracks: tuple[Track, ...] = ()) -> Mat:
    life_left = Counter(id=f"life:{seat}", label="life", value=life, of=4)
    hand = Row(id=f"hand:{seat}", label="hand", cards=cards)
    return Mat(id=f"mat:{seat}", seat=seat, counters=(life_left,), tracks=tracks, rows=(hand,))


def test_mats_stand_side_by_side_and_whose_turn_it_is_has_an_arrow() -> None:
    slots = (Slot("active"), Slot("spent", 2), Slot("empty", 5))
    track = Track(id="t", label="track", slots=slots, gain=Figure(3, "", "gold"))
    mats = (mat(0, 4, WOLF, tracks=(track,)), mat(1, 2, BACK, BACK_2))
    shown = printed(with_(mats=mats), words())
    assert re.search(r"^ +A +Ann +► +L +Alan", shown, re.MULTILINE)
    assert re.search(r"Life +4/4 +2/4", shown)
    assert re.search(r"Track +●○ 5 ★3 +·", shown)
    assert re.search(r"Hand +1 +2", shown)
    assert re.search(r"Your cards.*\nWolf +Hand · Life 2", shown)


def test_open_cards_of_others_are_named() -> None:
    assert re.search(r"Hand +0 +Wolf", printed(with_(mats=(mat(0, 4), mat(1, 2, WOLF))), words()))


def test_rows_of_one_kind_stand_side_by_side_whatever_their_figures() -> None:
    """Ann has a row that Alan lacks; how many cards there are is part of the labels."""

    def row(id: str, count: int, *cards: Card) -> Row:
        return Row(id=id, label=Words("table-pile", {"count": count}), cards=cards)

    own = Row(id="own", label="gold", cards=(WOLF,))
    guards = Row(id="guards", label=Words("table-hand"), cards=(WOLF,))
    first = Mat(id="mat:0", seat=0, rows=(own, guards, row("a", 1, BACK)))
    second = Mat(id="mat:1", seat=1, rows=(Row(id="o", label="wolf", cards=(WOLF,)), row("b", 2)))
    lines = printed(with_(mats=(first, second)), words()).splitlines()
    head = next(
        n for n, line in enumerate(lines) if "Ann" in line and "Alan" in line and "►" in line
    )
    assert [re.sub(" {2,}", " | ", line.rstrip()) for line in lines[head + 1 : head + 4]] == [
        " | Gold | Wolf",
        "Your cards | 1",
        " | 1 card | 2 cards",
    ]


def test_seats_with_one_initial_get_letters_of_their_own() -> None:
    mats = (mat(0, 1), mat(1, 1))
    assert " А  Анна" in printed(with_(mats=mats), words("ru", ("Анна", "Аня")))
    assert " Н  Аня" in printed(with_(mats=mats), words("ru", ("Анна", "Аня")))
    assert " 2  Аа" in printed(with_(mats=mats), words("ru", ("А", "Аа")))


# A real game --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_match_fits_the_terminal(lang: str, players: int) -> None:
    """Every twenty-fifth moment, in 80 and 120 columns, with and without colours."""
    game = find_game("kalena")
    texts = translator(game, lang)
    match: Match[Any] = Match.new(game, game.configure({"players": players}), Fast(players))
    rng = Random(players)
    moment = 0
    while not match.over:
        ask = match.ask
        assert ask is not None
        if moment % 25 == 0:
            check_fits(game.scene(match.view(ask.seat), ask.seat), texts)
        match.answer(ask.seat, rng.choice(ask.options))
        moment += 1
    for viewer in (None, *range(players)):
        check_fits(game.scene(match.view(viewer), viewer), texts)


def check_fits(scene: Scene, texts: Translator) -> None:
    for width in (80, 120):
        for colour in (False, True):
            lines = stripped(printed(scene, texts, width, colour)).splitlines()
            assert max(cell_len(line) for line in lines) <= width
            shown = "\n".join(lines)
            missing = [s.id for s in scene.boards[0].spaces if s.id not in shown]
            assert not missing, "every hex must be found by its id"


def test_a_match_before_its_set_up_can_be_drawn() -> None:
    game = find_game("kalena")
    g = game.new(game.configure({}), Fast(0))
    check_fits(game.scene(g, 0), translator(game, "ru"))


def test_seats_are_called_by_their_colours_unless_named() -> None:
    game = find_game("kalena")
    assert translator(game, "en").name("@1") == "Blue"
    assert translator(game, "en", ["Ann", "Bob"]).name("@1") == "Bob"


def test_both_languages_have_the_same_texts_and_all_are_used() -> None:
    texts = {lang: FOLDER / "table_texts" / f"{lang}.ftl" for lang in LANGS}
    keys = {
        lang: re.findall(r"^([a-z-]+) =", file.read_text("utf-8"), re.M)
        for lang, file in texts.items()
    }
    assert keys["ru"] == keys["en"]
    source = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.py"))
    unused = [key for key in keys["en"] if key not in source and not key.startswith("figure-")]
    assert not unused

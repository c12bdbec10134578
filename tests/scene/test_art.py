"""The art of games: what may be in it, what is refused, and that ours can be shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from igroteka.bots.guided import Guided
from igroteka.kernel.chance import Fast
from igroteka.kernel.content import ContentError
from igroteka.kernel.match import Match
from igroteka.kernel.registry import find_game, game_names
from igroteka.scene import Card, Palette, Pile, Scene, parts
from igroteka.scene.art import Art, BadArt, load_art, load_cover

SVG = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'
TREE = '<symbol id="tree"><path class="leaf" d="M0 0h9v9Z"/></symbol>'


def lay(home: Path, **files: str) -> Path:
    """A game's folder with these files in its art: `art_yaml`, `land_svg` and so on."""
    folder = home / "art"
    folder.mkdir()
    for name, text in files.items():
        (folder / name.replace("_", ".")).write_text(text, encoding="utf-8")
    return home


def drawn(home: Path, markup: str) -> Path:
    art = "spaces: {forest: {draw: tree}}"
    return lay(home, art_yaml=art, land_svg=SVG.format(markup))


def styled(home: Path, css: str) -> Path:
    return lay(home, art_yaml="{}", style_css=css)


@pytest.mark.parametrize("game", game_names())
def test_our_own_art_can_be_shown(game: str) -> None:
    art, files = load_art(find_game(game).folder)
    assert art.spaces
    assert art.pieces
    assert art.decks
    assert {art.style, *art.drawings} <= set(files)


@pytest.mark.parametrize("game", game_names())
def test_all_that_our_scenes_name_is_drawn(game: str) -> None:
    """Nothing of ours is left to the plain look: a kind that a scene names is in the art."""
    art, _ = load_art(find_game(game).folder)
    missing = set()
    for scene in scenes(game):
        for board in scene.boards:
            missing |= {("board", board.id)} if board.id not in art.boards else set()
            for space in board.spaces:
                if not {space.kind, *space.tags} & set(art.spaces):
                    missing.add(("space", space.kind))
        missing |= {("piece", piece.kind) for piece in scene.pieces if piece.kind not in art.pieces}
        missing |= {("deck", back) for back in backs(scene) if back not in art.decks}
    assert missing == set()


def scenes(game: str) -> Iterator[Scene]:
    """A match in its course, as a spectator sees it."""
    played = find_game(game)
    match = Match.new(played, played.configure(played.variants[0]), Fast.seeded(7))
    bot = Guided(7)
    for number in range(240):
        if match.over:
            return
        if number % 12 == 0:
            yield played.scene(match.view(None), None)
        seat = match.asks[0].seat
        match.answer(seat, bot.choose(match, seat))


def backs(scene: Scene) -> set[str]:
    return {part.back for part in parts(scene).values() if isinstance(part, Card | Pile)} - {""}


def test_a_game_may_bring_no_art(tmp_path: Path) -> None:
    assert load_art(tmp_path) == (Art(), {})


def test_files_are_named_by_their_content(tmp_path: Path) -> None:
    art, files = load_art(drawn(tmp_path, TREE))
    (name,) = art.drawings
    assert name.startswith("land.")
    (tmp_path / "art" / "land.svg").write_text(SVG.format(TREE.replace("9", "8")), "utf-8")
    changed, _ = load_art(tmp_path)
    assert changed.drawings != art.drawings
    assert list(files) == [name]


def test_several_of_a_kind_are_one_drawing(tmp_path: Path) -> None:
    two = [TREE.replace("tree", f"tree.{n}") for n in (1, 2)]
    art, _ = load_art(drawn(tmp_path, "".join(two)))
    assert art.spaces["forest"].draw == "tree"


@pytest.mark.parametrize(
    "evil",
    [
        "<script>alert(1)</script>",
        '<path onclick="alert(1)" d="M0 0"/>',
        '<path onLoad="alert(1)" d="M0 0"/>',
        '<use href="https://elsewhere.example/a.svg#b"/>',
        '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="//elsewhere.example/a"/>',
        '<image href="photo.png"/>',
        "<foreignObject/>",
        "<style>path{}</style>",
        "<animate/>",
        '<path style="fill:red" d="M0 0"/>',
        '<path fill="url(https://elsewhere.example/a.svg#b)" d="M0 0"/>',
        '<path fill="url(&quot; //elsewhere.example&quot;)" d="M0 0"/>',
        '<text data-fill="secret"/>',
        '<g data-when="figure or owner"/>',
        '<html xmlns="http://www.w3.org/1999/xhtml"/>',
    ],
)
def test_a_drawing_runs_nothing_and_fetches_nothing(tmp_path: Path, evil: str) -> None:
    with pytest.raises(BadArt, match=r"land\.svg"):
        load_art(drawn(tmp_path, TREE.replace("</symbol>", f"{evil}</symbol>")))


def test_a_drawing_has_no_entities(tmp_path: Path) -> None:
    source = '<!DOCTYPE svg [<!ENTITY a "b">]>' + SVG.format(TREE)
    with pytest.raises(BadArt, match="entities"):
        load_art(lay(tmp_path, art_yaml="{}", land_svg=source))


@pytest.mark.parametrize(
    ("markup", "problem"),
    [
        ("", "no drawing is called tree"),
        (TREE + TREE.replace("tree", "bush"), "bush"),
        (TREE + TREE, "tree: more than one"),
        (TREE + "<path/>", "stands in no <symbol>"),
        (TREE + "<symbol/>", "stands in no <symbol>"),
        ("<symbol", "not well-formed"),
    ],
)
def test_drawings_are_there_once_and_not_for_nothing(
    tmp_path: Path, markup: str, problem: str
) -> None:
    with pytest.raises(BadArt, match=problem):
        load_art(drawn(tmp_path, markup))


@pytest.mark.parametrize(
    "css",
    [
        "@import 'https://elsewhere.example/a.css';",
        ".art { background: url(https://elsewhere.example/a.png); }",
        '.art { src: url("other.woff2"); }',
        ".art { width: expression(alert(1)); }",
        "body { display: none; }",
        ".art .a, .button { display: none; }",
        ".world .button { display: none; }",
        ".artful { display: none; }",
        "@media (width > 1px) { .button { display: none; } }",
        ".art .a { color: red",
        ".art .a { fill: ur\\6c(//elsewhere.example); }",
    ],
)
def test_a_style_keeps_to_its_own_world(tmp_path: Path, css: str) -> None:
    with pytest.raises(BadArt, match=r"style\.css"):
        load_art(styled(tmp_path, css))


def test_a_style_has_tokens_conditions_and_faces_of_its_own(tmp_path: Path) -> None:
    css = """
        /* body { } */
        @font-face { font-family: Own; src: url("own.woff2"); }
        :root[data-theme='light'] .world { --paper: #fff; }
        .world { --title: Own; }
        .art .a:is(.b, .c), .art { fill: url(#hatch) #000; }
        @media (width > 1px) { .art .a { color: red; } }
        @keyframes sway { 50% { opacity: 0; } }
    """
    home = styled(tmp_path, css)
    (home / "art" / "own.woff2").write_bytes(b"wOF2")
    art, files = load_art(home)
    (face,) = (name for name in files if name.endswith(".woff2"))
    assert f'url("{face}")'.encode() in files[art.style]


def test_icons_of_its_own_are_named(tmp_path: Path) -> None:
    icons = SVG.format('<symbol id="sigil" viewBox="0 0 512 512"><path d="M0 0"/></symbol>')
    art, files = load_art(lay(tmp_path, art_yaml="{}", icons_svg=icons))
    assert art.icon_names == ("sigil",)
    assert art.icons in files


def test_what_is_no_art_does_not_belong_there(tmp_path: Path) -> None:
    with pytest.raises(BadArt, match=r"photo\.png"):
        load_art(lay(tmp_path, art_yaml="{}", photo_png="?"))


def test_a_misspelt_field_is_told(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="glimmer"):
        load_art(lay(tmp_path, art_yaml="spaces: {forest: {glimmer: x}}"))


# Covers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_names())
def test_every_game_here_has_a_cover_of_its_own(game: str) -> None:
    found = find_game(game)
    art, _ = load_art(found.folder)
    assert found.almanac is not None
    made = load_cover(found.folder, art, found.almanac(found.rulebook()).palette)
    assert made is not None
    name, body = made
    assert name.endswith(".svg")
    assert b"data-fill" not in body
    assert b"data-when" not in body


def test_a_cover_draws_what_holds_for_its_parts(tmp_path: Path) -> None:
    markup = (
        '<symbol id="tree"><path class="leaf" data-when="figure>2"/>'
        '<path class="bare" data-when="!figure"/><path class="owned" data-when="owner tag=old"/>'
        '<text data-fill="figure"/></symbol>'
    )
    layers = "[{draw: tree, figure: 3, tint: '#aabbcc', tags: [old]}, {draw: tree, flipped: true}]"
    home = lay(tmp_path, art_yaml=f"cover: {{layers: {layers}}}", land_svg=SVG.format(markup))
    made = load_cover(home, load_art(home)[0], Palette("#000000", "#ffffff", "#888888"))
    assert made is not None
    _, first, second = made[1].decode().split("<g ")
    assert [name in first for name in ("leaf", "bare", "owned", "text")] == [
        True,
        False,
        True,
        False,
    ]
    assert [name in second for name in ("leaf", "bare", "owned")] == [False, True, False]
    assert "scale(-1.0 1.0)" in second


def test_a_cover_asks_for_drawings_that_are_there(tmp_path: Path) -> None:
    home = lay(tmp_path, art_yaml="cover: {layers: [{draw: oak}]}", land_svg=SVG.format(""))
    with pytest.raises(BadArt, match="no drawing is called oak"):
        load_art(home)


def test_a_game_without_a_cover_has_none(tmp_path: Path) -> None:
    home = drawn(tmp_path, TREE)
    palette = Palette("#000000", "#ffffff", "#888888")
    assert load_cover(home, load_art(home)[0], palette) is None

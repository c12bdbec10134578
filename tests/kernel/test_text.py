"""Texts: filling them in two languages, and finding what is missing before a table does."""

from pathlib import Path

import pytest

import igroteka
from igroteka.kernel.content import Text
from igroteka.kernel.text import BrokenText, MissingText, Translator, check_texts

NAMES = {"wood": Text("Дерево", "Wood"), "ore": Text("Руда", "Ore"), "food": Text("Еда", "Food")}

RU = """\
-town = Калена
hello = Привет из города { -town }
coins = { $who } получает { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
got = Получено: { $what }
bare =
    .hint = подсказка
"""
EN = """\
-town = Kalena
hello = Hello from { -town }
coins = { $who } gains { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
got = Got: { $what }
bare =
    .hint = a hint
"""


def write(folder: Path, ru: str, en: str, code: str = "") -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "ru.ftl").write_text(ru, encoding="utf-8")
    (folder / "en.ftl").write_text(en, encoding="utf-8")
    (folder / "rules.py").write_text(code, encoding="utf-8")
    return folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write(tmp_path, RU, EN)


@pytest.fixture
def ru(folder: Path) -> Translator:
    return Translator("ru", [folder], NAMES).with_seats(["Анна", "Борис", "Вера"])


@pytest.fixture
def en(folder: Path) -> Translator:
    return Translator("en", [folder], NAMES).with_seats(["Ann", "Bob", "Eve"])


@pytest.mark.parametrize(
    ("n", "words"),
    [(1, "1 монету"), (3, "3 монеты"), (5, "5 монет"), (11, "11 монет"), (21, "21 монету")],
)
def test_russian_plurals(ru: Translator, n: int, words: str) -> None:
    assert ru("coins", {"who": "@2", "n": n}) == f"Вера получает {words}"


def test_english_plurals_and_seats(en: Translator) -> None:
    assert en("coins", {"who": "@0", "n": 1}) == "Ann gains 1 coin"
    assert en("coins", {"who": "@1", "n": 2}) == "Bob gains 2 coins"


def test_content_ids_become_names(ru: Translator, en: Translator) -> None:
    assert ru("got", {"what": "wood"}) == "Получено: Дерево"
    assert en("got", {"what": "wood"}) == "Got: Wood"
    assert en.name("ore") == "Ore"
    assert en.name("@1") == "Bob"


@pytest.mark.parametrize(
    ("what", "russian", "english"),
    [
        ([], "ничего", "nothing"),
        (["wood"], "Дерево", "Wood"),
        (("wood", "ore"), "Дерево и Руда", "Wood and Ore"),
        (["wood", "@0", 3, "food"], "Дерево, Анна, 3 и Еда", "Wood, Ann, 3 and Food"),
    ],
)
def test_lists_are_enumerated(
    ru: Translator, en: Translator, what: list[str], russian: str, english: str
) -> None:
    assert ru("got", {"what": what}) == f"Получено: {russian}"
    assert en("got", {"what": what}) == f"Got: {english}"


def test_no_invisible_marks_around_arguments(en: Translator) -> None:
    assert en("got", {"what": "ore"}).isascii()


def test_a_fraction_is_a_number_of_the_language(ru: Translator, en: Translator) -> None:
    assert ru("got", {"what": 1.5}) == "Получено: 1,5"
    assert en("got", {"what": 1.5}) == "Got: 1.5"


def test_texts_without_arguments_are_formatted_once(
    en: Translator, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert en("hello") == "Hello from Kalena"
    monkeypatch.setattr(en, "_format", None)
    assert en("hello") == "Hello from Kalena"
    assert en("hello", {}) == "Hello from Kalena"


def test_seats_belong_to_one_table_only(en: Translator) -> None:
    other = en.with_seats(["Zoe"])
    assert other("got", {"what": "@0"}) == "Got: Zoe"
    assert en("got", {"what": "@0"}) == "Got: Ann"


@pytest.mark.parametrize(
    ("key", "what", "says"),
    [
        ("nowhere", 1, "no text 'nowhere' in en"),
        ("bare", 1, "'bare' in en has attributes but no value"),
        ("got", "gold", "'gold'.*no en name"),
        ("got", "@3", "nobody sits at @3"),
        ("got", "@x", "nobody sits at @x"),
        ("coins", 1, "'coins' in en cannot be filled: .*(who|n)"),
    ],
)
def test_nothing_is_ever_filled_with_a_placeholder(
    en: Translator, key: str, what: int | str, says: str
) -> None:
    with pytest.raises(MissingText, match=says):
        en(key, {"what": what})


def test_an_unknown_language_or_file_is_missing(tmp_path: Path) -> None:
    with pytest.raises(MissingText, match="'de'"):
        Translator("de", [], {})
    with pytest.raises(MissingText, match=r"no ru\.ftl"):
        Translator("ru", [tmp_path], {})


@pytest.mark.parametrize("slip", ["hello = { $n ->\n", "a = 1\na = 2\n"])
def test_a_slip_in_a_file_is_refused(tmp_path: Path, slip: str) -> None:
    write(tmp_path, slip, "")
    with pytest.raises(BrokenText, match=r"ru\.ftl"):
        Translator("ru", [tmp_path], {})
    assert len(check_texts(tmp_path, tmp_path)) == 1


def test_a_later_folder_overrides_an_earlier_one(tmp_path: Path, folder: Path) -> None:
    pack = write(tmp_path / "pack", "hello = Пакет", "hello = Pack")
    assert Translator("en", [folder, pack], {})("hello") == "Pack"


CODE = """
def turn(g, x):
    yield Question(0, "turn", [Option("a", "explore"), Option("b", verb="build" if x else "sell")])
    yield flow.Question(seat=1, prompt=f"pick-{x}", options=[])
    yield Question(0, x, [Option("c", x)])
    g.tell("explored", to=1)
    label = f"label-{x}"
    title = "title-main"
    anything = f"{x}-tail"
"""
KEYS = (
    "ask-turn",
    "ask-pick-food",
    "option-explore",
    "option-build",
    "option-sell",
    "fact-explored",
    "label-a",
    "label-b",
    "title-main",
)


def texts(*keys: str) -> str:
    return "".join(f"{key} = Text\n" for key in keys)


def problems(tmp_path: Path, ru: str, en: str) -> list[str]:
    folder = write(tmp_path, ru, en, CODE)
    return check_texts(folder, folder)


def test_texts_that_fit_the_code_have_no_problems(tmp_path: Path) -> None:
    assert problems(tmp_path, texts(*KEYS), texts(*KEYS)) == []


@pytest.mark.parametrize("absent", ["ask-turn", "option-explore", "option-sell", "fact-explored"])
def test_a_text_the_code_asks_for_is_missed(tmp_path: Path, absent: str) -> None:
    rest = texts(*(key for key in KEYS if key != absent))
    (problem,) = problems(tmp_path, rest, rest)
    assert problem.startswith(f"{absent}: no text (rules.py:")


def test_an_f_string_wants_at_least_one_text_that_fits(tmp_path: Path) -> None:
    rest = texts(*(key for key in KEYS if key != "ask-pick-food"))
    (problem,) = problems(tmp_path, rest, rest)
    assert problem.startswith("ask-f'pick-{x}': no text (rules.py:4)")


@pytest.mark.parametrize("spare", ["fact-lost", "lonely", "my-tail", "labels"])
def test_a_text_that_nothing_uses_is_found(tmp_path: Path, spare: str) -> None:
    every = texts(*KEYS, spare)
    assert problems(tmp_path, every, every) == [f"{spare}: never used"]


def test_a_key_in_one_language_only_is_found(tmp_path: Path) -> None:
    assert problems(tmp_path, texts(*KEYS), texts(*KEYS[:-1])) == ["title-main: only in ru"]
    assert problems(tmp_path, texts(*KEYS[:-1]), texts(*KEYS)) == ["title-main: only in en"]


def test_different_variables_are_found_even_inside_other_messages(tmp_path: Path) -> None:
    ru = texts(*KEYS[1:]) + "part = { $n }\nask-turn = { part }\n"
    en = texts(*KEYS[1:]) + "part = { $m }\nask-turn = { $n ->\n   *[other] many\n}\n"
    assert problems(tmp_path, ru, en) == ["part: ru uses $n, en uses $m"]
    en = texts(*KEYS[1:]) + "part = { $n }\nask-turn = { part } { $who }\n"
    assert problems(tmp_path, ru, en) == ["ask-turn: ru uses $n, en uses $n, $who"]


def test_terms_are_used_when_referred_to_and_each_languages_own(tmp_path: Path) -> None:
    ru = texts(*KEYS[1:]) + "-x = а\n-y = б\nask-turn = { -x }\n"
    assert problems(tmp_path, ru, texts(*KEYS)) == ["-y: never used"]


def test_the_common_texts_serve_every_game(tmp_path: Path) -> None:
    folder = write(tmp_path, "", "", 'g.tell("x")\nQuestion(0, "y", [])\n')
    assert len(check_texts(folder, folder)) == 2
    assert check_texts(write(tmp_path, "", "", 'x = "list-and"\n'), tmp_path) == []


def test_the_kernels_own_texts_are_in_order() -> None:
    kernel = Path(igroteka.__file__).parent / "kernel"
    assert check_texts(kernel / "texts", kernel) == []

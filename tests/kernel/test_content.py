"""Content files: strict reading, and errors that lead to the very field."""

from pathlib import Path

import msgspec
import pytest

from igroteka.kernel.content import ContentError, Entry, Text, load, parse


class Card(Entry, frozen=True):
    id: str
    name: Text
    cost: dict[str, int] = {}
    tags: tuple[str, ...] = ()
    by_players: dict[int, int] = {}
    limit: int | None = None


class Cards(Entry, frozen=True):
    cards: tuple[Card, ...]


class Row(Entry, frozen=True):
    face: int


NAME = "name: {ru: Мельница, en: Mill}"


def refused(source: str, type: type[object] = Cards) -> ContentError:
    with pytest.raises(ContentError) as caught:
        parse(source, "cards.yaml", type)
    return caught.value


def test_a_file_becomes_frozen_structs(tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_text(
        f"cards:\n  - {{id: mill, {NAME}, cost: {{wood: 1}}, by_players: {{2: 1}}, limit: null}}\n",
        encoding="utf-8",
    )
    mill = load(tmp_path, "cards", Cards).cards[0]
    assert mill == Card("mill", Text("Мельница", "Mill"), {"wood": 1}, (), {2: 1}, None)
    with pytest.raises(AttributeError):
        mill.id = "mine"  # type: ignore[misc]


def test_a_file_may_be_a_bare_list() -> None:
    assert parse("- {face: 1}\n- {face: 2}\n", "dice.yaml", list[Row]) == [Row(1), Row(2)]


@pytest.mark.parametrize("word", ["on", "off", "yes", "no", "y", "n", "Yes", "NO", "True", "FALSE"])
def test_only_true_and_false_are_booleans(word: str) -> None:
    assert parse(f"[{word}, true, false]", "words.yaml", list[object]) == [word, True, False]


@pytest.mark.parametrize("word", ["2024-01-31", "1:30", "012", "1_000", "0b11", "<<", "=", "Null"])
def test_what_yaml_1_1_would_convert_stays_a_word(word: str) -> None:
    assert parse(f"- {word}", "words.yaml", list[object]) == [word]


def test_numbers_and_nulls_are_read() -> None:
    source = "[0, -7, +3, 1.5, -.5, 2e3, null, ~, '5']"
    values = parse(source, "numbers.yaml", list[object])
    assert values == [0, -7, 3, 1.5, -0.5, 2000.0, None, None, "5"]
    assert [type(value) for value in values[:6]] == [int, int, int, float, float, float]


def test_a_wrong_type_names_file_entry_and_field() -> None:
    error = refused(f"cards:\n  - {{id: mine, {NAME}}}\n  - {{id: mill, {NAME}, tags: [a, 7]}}\n")
    assert (error.file, error.entry, error.field) == ("cards.yaml", "`mill`", "tags[1]")
    assert str(error) == (
        "cards.yaml, entry `mill`, field tags[1]: Expected `str`, got `int`; "
        "correct the file or the struct that describes it."
    )


def test_a_wrong_value_in_a_mapping_is_found_by_its_key() -> None:
    error = refused(f"cards:\n  - {{id: mill, {NAME}, cost: {{wood: 1, ore: two, food: 3}}}}\n")
    assert (error.entry, error.field) == ("`mill`", "cost.ore")


def test_a_numeric_key_of_the_wrong_value_is_found_too() -> None:
    error = refused(f"cards:\n  - {{id: mill, {NAME}, by_players: {{2: 1, 3: x}}}}\n")
    assert (error.entry, error.field) == ("`mill`", "by_players[3]")


def test_an_unknown_field_and_a_missing_one_are_named() -> None:
    unknown = refused(f"cards:\n  - {{id: mill, {NAME}, colour: red}}\n")
    missing = refused("cards:\n  - {id: mill, name: {ru: Мельница}}\n")
    assert "`colour`" in str(unknown)
    assert unknown.entry == "`mill`"
    assert "`en`" in str(missing)
    assert (missing.entry, missing.field) == ("`mill`", "name")


def test_an_entry_without_id_is_named_by_its_place() -> None:
    error = refused("- {face: 1}\n- {face: six}\n", list[Row])
    assert (error.entry, error.field) == ("number 2 of the file", "face")
    nested = refused(f"cards:\n  - {{{NAME}}}\n")
    assert nested.entry == "number 1 of cards"


def test_an_empty_translation_is_refused() -> None:
    error = refused('cards:\n  - {id: mill, name: {ru: "", en: Mill}}\n')
    assert (error.entry, error.field) == ("`mill`", "name.ru")


def test_numbers_are_never_made_of_words() -> None:
    assert refused('- {face: "6"}\n', list[Row]).field == "face"
    assert refused("- {face: true}\n", list[Row]).field == "face"


def test_a_key_written_twice_is_refused_with_both_lines() -> None:
    error = refused("cards:\n  - id: mill\n    id: mine\n")
    assert "line 3 repeats the key `id` of line 2" in str(error)


def test_a_key_written_twice_on_one_line_is_refused() -> None:
    assert "line 1 repeats the key `a`" in str(refused("{a: 1, b: 2, a: 3}"))


def test_an_empty_key_is_refused_with_its_line() -> None:
    assert "line 2 has an empty key" in str(refused("cards:\n  ~: 1\n"))


def test_a_comma_in_an_unquoted_text_is_explained() -> None:
    error = refused("cards:\n  - {id: mill, name: {ru: Да, en: Yes, sir}}\n")
    assert "line 2 has the key `sir` without a value" in str(error)
    assert "quotes" in str(error)


def test_a_mapping_as_a_key_is_refused() -> None:
    assert "line 1 uses a list or mapping as a key" in str(refused("{[1, 2]: 3}"))


def test_broken_syntax_names_the_line() -> None:
    assert "line 2 is not valid YAML" in str(refused("cards:\n  - {id: mill]\n"))


def test_python_objects_cannot_be_made_by_a_file() -> None:
    assert "not valid YAML" in str(refused("!!python/object/apply:os.getcwd []"))


def test_a_missing_file_is_a_content_error(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"heroes\.yaml: the file does not exist"):
        load(tmp_path, "heroes", Cards)


def test_a_file_in_another_encoding_is_a_content_error(tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_bytes("cards: мельница".encode("cp1251"))
    with pytest.raises(ContentError, match="not UTF-8"):
        load(tmp_path, "cards", Cards)


def test_entries_forbid_unknown_fields_by_inheritance() -> None:
    assert Card.__struct_config__.forbid_unknown_fields
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.convert({"ru": "а", "en": "a", "de": "a"}, Text)

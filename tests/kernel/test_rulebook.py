"""The rulebook: every form in which a ledger writes a rule, in both languages."""

import re
from pathlib import Path

import pytest

import igroteka
from igroteka.kernel.rulebook import LedgerError, Rulebook, UnknownRule

ENGLISH = """\
# Tower — rules ledger

Intro that mentions TOW-TERM-1 and has a bullet:

- `info` marks lines like TOW-TERM-1.

## 1. Terms (TOW-TERM)

- **TOW-TERM-1** (rulebook, info) A *tower* is **tall**; its id is `tower_1`.
- **TOW-TERM-2** (designed: brackets (like these) nest) Stairs cost 2 * 3 = 6 coins.

| Component | Count |
|---|---|
| tower | 1 |

## 12a. Two players (2P)

- **TOW-2P-1** (public, info: a shop page) Two may play.
- **TOW-EVENT-A** (designed) Rain.

### Storm (symbols)

- **TOW-EVENT-1W** (information from the rulebook) Wind, see TOW-2P-1.
- **RULING-7** Not a rule of the ledger.

## 3. Decision points

| Id | Moment | Who |
|---|---|---|
| TOW-DEC-1 (designed, info) | first *turn* | anyone |
| TOW-DEC-2 | last turn | nobody |
| D3 | between | see TOW-DEC-1 |
"""

RUSSIAN = """\
## Термины (TERM)

- **TOW-TERM-1** *Башня* — она **высокая**.
- **TOW-TERM-2** Подъём (по лестнице) стоит ещё 6 монет.

## Решения

| № | Момент | Кто |
|---|---|---|
| TOW-DEC-1 | первый ход | любой |
| TOW-DEC-9 | никогда | никто |
"""


@pytest.fixture
def tower() -> Rulebook:
    return Rulebook(ENGLISH, RUSSIAN)


def test_every_form_of_id_is_read_in_order(tower: Rulebook) -> None:
    assert [rule.id for rule in tower] == [
        "TOW-TERM-1",
        "TOW-TERM-2",
        "TOW-2P-1",
        "TOW-EVENT-A",
        "TOW-EVENT-1W",
        "TOW-DEC-1",
        "TOW-DEC-2",
    ]
    assert len(tower) == 7
    assert tower.prefix == "TOW"


def test_a_rule_has_chapter_provenance_and_plain_text(tower: Rulebook) -> None:
    rule = tower["TOW-TERM-1"]
    assert rule.chapter == "Terms"
    assert rule.provenance == "rulebook, info"
    assert rule.text == "A tower is tall; its id is tower_1."
    assert tower["TOW-2P-1"].chapter == "Two players"
    assert tower["TOW-EVENT-1W"].chapter == "Storm (symbols)"


def test_provenance_may_hold_brackets_and_text_may_hold_stars(tower: Rulebook) -> None:
    rule = tower["TOW-TERM-2"]
    assert rule.provenance == "designed: brackets (like these) nest"
    assert rule.text == "Stairs cost 2 * 3 = 6 coins."


def test_a_table_row_reads_as_a_sentence_under_its_columns(tower: Rulebook) -> None:
    assert tower["TOW-DEC-1"].text == "Moment: first turn; Who: anyone"
    assert tower["TOW-DEC-1"].provenance == "designed, info"
    assert tower.get("TOW-DEC-1", "ru").text == "Момент: первый ход; Кто: любой"


def test_behavioural_leaves_out_info_and_only_that(tower: Rulebook) -> None:
    assert tower.behavioural == ["TOW-TERM-2", "TOW-EVENT-A", "TOW-EVENT-1W", "TOW-DEC-2"]


def test_the_russian_edition_takes_provenance_from_the_ledger(tower: Rulebook) -> None:
    rule = tower.get("TOW-TERM-1", "ru")
    assert (rule.chapter, rule.text) == ("Термины", "Башня — она высокая.")
    assert (rule.provenance, rule.info) == ("rulebook, info", True)
    assert tower.get("TOW-TERM-2", "ru").text == "Подъём (по лестнице) стоит ещё 6 монет."


def test_texts_missing_in_a_language_are_reported(tower: Rulebook) -> None:
    assert tower.missing_translations() == [
        "TOW-2P-1: not in rules.ru.md",
        "TOW-EVENT-A: not in rules.ru.md",
        "TOW-EVENT-1W: not in rules.ru.md",
        "TOW-DEC-2: not in rules.ru.md",
        "TOW-DEC-9: not in rules.md",
    ]


def test_an_unknown_id_suggests_its_neighbours(tower: Rulebook) -> None:
    assert "TOW-TERM-3" not in tower
    assert "TOW-TERM-1" in tower
    with pytest.raises(
        UnknownRule, match=r"^There is no rule TOW-TERM-3\. Did you mean .*TOW-TERM-2.*\?"
    ) as caught:
        tower["TOW-TERM-3"]
    assert set(caught.value.near) >= {"TOW-TERM-1", "TOW-TERM-2"}
    with pytest.raises(UnknownRule):
        tower.get("TOW-2P-1", "ru")


def test_an_unknown_language_is_refused(tower: Rulebook) -> None:
    with pytest.raises(LedgerError, match="choose ru or en"):
        tower.get("TOW-TERM-1", "de")


def test_search_wants_every_word_and_forgives_capitals_and_dots(tower: Rulebook) -> None:
    assert [rule.id for rule in tower.search("COINS stairs", "en")] == ["TOW-TERM-2"]
    assert [rule.id for rule in tower.search("еще подъем", "ru")] == ["TOW-TERM-2"]
    assert [rule.id for rule in tower.search("2p", "en")] == ["TOW-2P-1", "TOW-EVENT-1W"]
    assert tower.search("coins dragon", "en") == []


def test_an_id_given_twice_is_an_error() -> None:
    with pytest.raises(LedgerError, match=r"rules\.md, line 2: TOW-A-1 appears twice"):
        Rulebook("- **TOW-A-1** (rulebook) One.\n- **TOW-A-1** (rulebook) Two.\n")


@pytest.mark.parametrize("line", ["- **TOW-TERM-1x** (r) Text.", "| TOW-TERM-IV | a |"])
def test_a_mistyped_id_does_not_make_its_rule_vanish(line: str) -> None:
    with pytest.raises(LedgerError, match="line 1: TOW-TERM-"):
        Rulebook(line)


def test_a_folder_without_russian_edition_loads(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text(ENGLISH, encoding="utf-8")
    assert len(Rulebook.load(tmp_path).missing_translations()) == 7


LEDGERS = sorted((Path(igroteka.__file__).parent / "games").glob("*/rules.md"))


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.parent.name)
def test_the_ledgers_of_the_games_are_read_whole(ledger: Path) -> None:
    """Counted again by the crudest means: lines that begin with an id of the game."""
    rulebook = Rulebook.load(ledger.parent)
    begins = re.compile(rf"^[-|] \**{rulebook.prefix}-", re.MULTILINE)
    assert len(rulebook) == len(begins.findall(ledger.read_text(encoding="utf-8"))) > 100
    assert rulebook.missing_translations() == []
    assert all(rule.text and rule.chapter for rule in rulebook)


def test_the_games_have_ledgers() -> None:
    assert LEDGERS

"""Alignment (TAL-ALI)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from igroteka.games.talisman.rules.components.cards import ALIGNMENTS
from tests.games.talisman.table import A, B, F, Table


def side(t: Table, seat: int) -> str:
    return ALIGNMENTS[t.hero(seat).alignment]


@pytest.mark.parametrize(
    ("hero", "lives", "asked"), [("elf", 4, "choose"), ("dwarf", 5, "way"), ("ghoul", 3, "way")]
)
def test_TAL_ALI_1_the_alignment_on_the_card_is_what_the_chapel_looks_at(
    hero: str, lives: int, asked: str
) -> None:
    t = Table(hero, "wizard")
    t.gold(A, 0)
    t.lands("chapel")
    assert (t.hero(A).life, t.ask.prompt) == (lives, asked)


def test_TAL_ALI_2_a_change_is_shown_to_all_until_the_printed_side_returns() -> None:
    t = Table("dwarf", "wizard")
    t.lands("village")
    t.do("choose:mystic", luck=(4,))
    assert side(t, A) == "good"
    assert t.told("aligned") == [("TAL-SPC-1", {"who": "@0", "side": "alignment:good"})]
    mat = t.match.game.scene(t.match.view(B), B).mats[A]
    cards = {card.id: card for row in mat.rows for card in row.cards}
    assert cards["alignment:0"].title == "alignment:good"


def test_TAL_ALI_2_returning_to_the_printed_side_undoes_the_change() -> None:
    t = Table("elf", "wizard")
    t.align(A, "evil")
    t.lands("village")
    t.do("choose:mystic", luck=(4,))
    assert side(t, A) == "good"
    assert t.told("aligned") == [("TAL-SPC-1", {"who": "@0", "side": "alignment:good"})]


def test_TAL_ALI_3_at_most_one_change_in_a_turn_the_druid_included() -> None:
    t = Table("druid", "wizard")
    t.give(A, "ring")
    t.do("align:evil")
    assert t.asides("align") == []
    assert t.refused("align:good") == "TAL-ALI-3"


def test_TAL_ALI_3_an_effect_cannot_change_him_again_either() -> None:
    t = Table("druid", "wizard")
    t.at(A, "fields_nw")
    t.do("align:evil", "go:cw", luck=(1,))
    t.do("choose:mystic", luck=(4,))
    assert side(t, A) == "evil"


def test_TAL_ALI_3_every_players_turn_has_its_own_change() -> None:
    t = Table("druid", "ghoul")
    t.misses(B)
    t.lay("fields_n", "mage")
    t.at(A, "village")
    t.do("align:evil", "go:cw", luck=(1,))
    t.pass_until("way")
    assert (t.g.active, t.asked) == (A, (A, "way"))
    assert t.asides("align") == ["align:good", "align:neutral"]


def test_TAL_ALI_4_cards_the_new_side_may_not_have_are_put_on_his_space_at_once() -> None:
    t = Table("druid", "ghoul")
    t.at(A, "fields_n")
    t.give(A, "holy_lance", "runesword", "ring")
    t.do("align:good")
    assert (t.objects(A), t.lying("fields_n")) == (["holy_lance", "ring"], ["runesword"])
    assert t.told("put-down")[0][0] == "TAL-ALI-4"
    t = Table("druid", "ghoul")
    t.at(A, "fields_n")
    t.give(A, "holy_lance", "runesword", "ring")
    t.do("align:evil")
    assert (t.objects(A), t.lying("fields_n")) == (["ring", "runesword"], ["holy_lance"])


def test_TAL_ALI_5_a_fifth_hero_changes_although_four_cards_are_in_use() -> None:
    t = Table("dwarf", "elf", "ghoul", "thief", "troll", "warrior", active=F)
    for seat in range(4):
        t.align(seat, "evil" if seat != 2 else "good")
    t.lands("village")
    t.do("choose:mystic", luck=(4,))
    assert side(t, F) == "good"
    assert [side(t, seat) for seat in range(4)] == ["evil", "evil", "good", "evil"]


def test_TAL_ALI_6_an_effect_that_names_his_own_side_uses_up_nothing() -> None:
    t = Table("druid", "ghoul")
    t.align(A, "good")
    t.give(A, "healing")
    t.lands("village")
    t.pass_until("choose")
    t.do("choose:mystic", luck=(4,))
    assert t.told("aligned") == []
    assert t.asked == (A, "window-end")
    assert t.asides("align") == ["align:evil", "align:neutral"]
    assert t.refused("align:good") == "TAL-ALI-6"


def shadow_fought(t: Table, active: int) -> Iterator[tuple[int, str, bool]]:
    """All that is asked in a turn with a fight, of whom, and whether he may turn to either side;
    the first hero holds a Spell."""
    t.give(A, "healing")
    t.lay("fields_n", "shadow")
    t.at(active, "village")
    t.force(1)
    while t.g.active == active:
        yield t.ask.seat, t.ask.prompt, t.asides("align") == ["align:evil", "align:good"]
        if t.ask.prompt == "way":
            t.force(6, 1)
        t.do({"way": "go:cw", "trophy": "discard"}.get(t.ask.prompt, "pass"))


def test_TAL_ALI_7_the_druid_changes_beside_what_he_is_asked_in_his_own_turn() -> None:
    """On his way, and in every open window; not in the middle of a fight's result."""
    t = Table("druid", "ghoul")
    seen = [prompt for _, prompt, turns in shadow_fought(t, A) if turns]
    windows = ["window-land", "window-card", "window-pre", "window-end"]
    assert seen == ["window-start", "way", *windows]


def test_TAL_ALI_7_nobody_asks_him_whether_he_would() -> None:
    t = Table("druid", "ghoul", active=B)
    t.at(B, "village")
    t.force(1)
    assert t.asked == (B, "way")


def test_TAL_ALI_7_and_of_anybody_elses_turn() -> None:
    t = Table("druid", "dwarf", active=B)
    seen = [asked for asked in shadow_fought(t, B) if asked[1] not in ("way", "trophy")]
    windows = ["window-start", "window-land", "window-card", "window-pre", "window-end"]
    assert seen == [(A, window, True) for window in windows]


def test_TAL_ALI_7_nobody_else_may_choose_his_side() -> None:
    t = Table("dwarf", "ghoul")
    t.give(A, "ring")
    assert t.options("align") == []
    assert t.refused("align:good") is None


def test_TAL_ALI_4_a_weapon_put_down_before_the_dice_does_not_count() -> None:
    t = Table("druid", "ghoul")
    t.give(A, "runesword")
    t.finds("fields_n", "giant")
    t.pass_until("window-pre")
    t.do("align:good", luck=(1, 6))
    t.pass_windows()
    assert t.lying("fields_n") == ["giant", "runesword"]
    assert t.told("fought")[0][1]["score"] == 2 + 1

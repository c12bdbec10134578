"""Decision points and hidden information (REL-DEC)."""

from __future__ import annotations

from igroteka.testing.coverage import rules
from tests.games.relicvium.table import B, N, O, Table


@rules("REL-DEC-1", "REL-RES-2", "REL-RES-3", "REL-RES-4", "REL-RET-3")
def test_the_order_of_questions_inside_a_battle() -> None:
    t = Table(phase="attacks")
    t.army(N, "windy_steppe", "WWM")
    t.melee(N, 0, "windy_steppe", "relic_wood")
    t.army(O, "relic_wood", "WDM")
    asked = []
    while t.match.ask is not None and t.g.round == 1:
        asked.append(t.asked())
        t.do(t.ask.options[0].key)
    assert (
        asked
        == [
            (N, "attack"),
            (N, "muster"),
            (N, "muster"),
            (N, "muster"),
            (O, "lose"),
            (N, "lose"),
            (O, "retreat"),
            (O, "retreat"),
            (N, "advance"),
            (N, "advance"),
        ][: len(asked)]
    )
    assert {prompt for _, prompt in asked} == {"attack", "muster", "lose", "retreat", "advance"}


def test_REL_DEC_1_a_single_answer_is_not_asked_for() -> None:
    t = Table(phase="attacks")
    t.army(N, "windy_steppe", "W")
    t.melee(N, 2, "windy_steppe", "relic_wood")
    t.army(O, "relic_wood", "WM")
    t.do("attack:relic_wood")
    assert t.match.over, "one attacker, both defenders lost, one to move in"
    assert t.at("relic_wood") == "W"


@rules("REL-DEC-3", "REL-EVENT-4")
def test_only_the_event_decks_are_hidden() -> None:
    t = Table(events=True, bare=False)
    t.events("A", "1")
    t.act(B, "plain")
    for viewer in (None, 0, 3):
        seen = t.match.view(viewer)
        assert (seen.peace, seen.war) == (t.g.peace, t.g.war)
        assert seen.players == t.g.players
        assert seen.units == t.g.units
        assert set(seen.peace_deck.cards + seen.war_deck.cards) == {-1}
        assert (seen.peace_deck.left, seen.war_deck.left) == (6, 6)

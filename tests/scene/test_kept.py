"""What scenes are made of is made anew only when that from which it is made has changed."""

from __future__ import annotations

from weakref import ref

from igroteka.scene.kept import Kept, in_order


def test_what_is_made_from_the_same_is_the_very_same() -> None:
    kept = Kept()
    first = kept.made("row", in_order, [1, 2], "a")
    assert kept.made("row", in_order, [1, 2], "a") is first
    assert first == ([1, 2], "a")


def test_what_has_changed_is_made_anew_and_the_older_is_forgotten() -> None:
    kept, makings = Kept(), []

    def make(of: int) -> int:
        makings.append(of)
        return of

    assert [kept.made("one", make, of) for of in (1, 2, 2, 1)] == [1, 2, 2, 1]
    assert kept.made("other", make, 1) == 1
    assert makings == [1, 2, 1, 1]


def test_of_equals_the_newest_is_held() -> None:
    """What a thing was made from is a state of old by now, which nobody else needs."""

    class Row(list[int]):
        pass

    kept = Kept()
    old, new = Row([1, 2]), Row([1, 2])
    first = kept.made("row", tuple, old)
    gone = ref(old)
    del old
    assert kept.made("row", tuple, new) is first
    assert gone() is None

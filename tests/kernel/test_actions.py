"""Candidates and predicate in one piece: what is offered, what is refused, what stands beside."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from igroteka.kernel.actions import Action, Actions
from igroteka.kernel.flow import DONE, Flow, Option, Question, any_of, one_of

TAKE = tuple(Option(f"take:{n}", "take", n) for n in range(4))
DROP = tuple(Option(f"drop:{n}", "drop", n) for n in range(3))


def above_one(option: Option) -> str | None:
    return "R-1" if option.value > 1 else None


def test_one_predicate_offers_and_refuses() -> None:
    question = one_of(0, "take", "R-0", TAKE, above_one, also=(DONE,))
    assert list(question.options) == [TAKE[0], TAKE[1], DONE]
    assert [(r.option, r.rule) for r in question.refusals()] == [(TAKE[2], "R-1"), (TAKE[3], "R-1")]


def test_candidates_may_be_made_only_for_who_asks_why() -> None:
    made: list[int] = []

    def candidates() -> Sequence[Option]:
        made.append(1)
        return TAKE

    question = one_of(0, "take", "R-0", candidates, above_one, quick=TAKE[:2])
    assert not made
    assert len(question.refusals()) == 2
    assert len(made) == 1


def test_what_shares_its_key_with_something_offered_is_not_refused() -> None:
    twin = Option("take:1", "take", 3)
    question = one_of(0, "take", "R-0", (*TAKE[:2], twin, TAKE[3]), above_one)
    assert [r.option.key for r in question.refusals()] == ["take:3"]


def test_nothing_is_left_out_of_any_of() -> None:
    question = any_of(0, "take", "R-0", TAKE)
    assert question.refusals() == []
    assert list(question.judged()) == []


class Bag:
    """A toy: things in a bag may be put down beside any question."""

    def __init__(self, things: int) -> None:
        self.things = list(range(things))


def put_down(bag: Bag, _seat: int, option: Option) -> Flow[None]:
    bag.things.remove(option.value)
    return
    yield


def stuck(_bag: Bag, _seat: int, option: Option) -> str | None:
    return "R-2" if option.value == 2 else None


ASIDES: Actions[Bag, int] = Actions(
    Action(
        "drop",
        lambda _bag, _seat: None,
        lambda bag, _seat: [DROP[thing] for thing in bag.things],
        stuck,
        put_down,
    )
)


def test_an_action_may_find_quickly_what_its_predicates_let_pass() -> None:
    judged: list[Option] = []

    def forbids(bag: Bag, seat: int, option: Option) -> str | None:
        judged.append(option)
        return stuck(bag, seat, option)

    def candidates(_bag: Bag, _seat: int) -> Sequence[Option]:
        return DROP

    def unbarred(_bag: Bag, _seat: int) -> str | None:
        return None

    def quick(_bag: Bag, _seat: int) -> Sequence[Option]:
        return DROP[:2]

    slow: Action[Bag, int] = Action("drop", unbarred, candidates, forbids, put_down)
    swift: Action[Bag, int] = Action("drop", unbarred, candidates, forbids, put_down, quick=quick)
    assert Actions(swift).offered(Bag(3), 0) == list(DROP[:2])
    assert judged == []
    assert Actions(slow).offered(Bag(3), 0) == list(DROP[:2])
    assert judged == list(DROP)
    question = Actions(swift).ask(Bag(3), 0, 0, "drop", "R-0")
    assert [(refusal.option, refusal.rule) for refusal in question.refusals()] == [(DROP[2], "R-2")]


def asked(flow: Flow[Option], answer: Option | None = None) -> Question:
    question = flow.send(answer)
    assert isinstance(question, Question)
    return question


def test_an_aside_is_carried_out_and_the_question_asked_anew() -> None:
    bag = Bag(3)

    def ask() -> Question:
        return any_of(0, "take", "R-0", TAKE[: len(bag.things)])

    flow = ASIDES.beside(bag, 0, ask)
    question = asked(flow)
    assert question.asides is not None
    assert question.asides.options() == [DROP[0], DROP[1]]
    assert [(r.option, r.rule) for r in question.refusals()] == [(DROP[2], "R-2")]
    again = asked(flow, DROP[0])
    assert bag.things == [1, 2]
    assert len(again.options) == 2
    with pytest.raises(StopIteration) as end:
        flow.send(TAKE[1])
    assert end.value.value is TAKE[1]


def test_an_aside_is_found_by_its_key_and_what_is_refused_is_not() -> None:
    question = asked(ASIDES.beside(Bag(3), 0, lambda: any_of(0, "take", "R-0", TAKE)))
    assert question.option("drop:1") is DROP[1]
    assert question.option("drop:2") is None

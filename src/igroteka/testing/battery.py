"""The battery: what every game must stand, checked at the decisions of whole matches.

`run` plays one match with somebody else's choices (random, guided, or drawn by hypothesis) and
raises `AssertionError` at the first thing that is wrong. Cheap checks run at every decision,
costly ones at a sample of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from igroteka.kernel import save
from igroteka.kernel.errors import IgrotekaError, IllegalAnswer
from igroteka.kernel.fact import Fact
from igroteka.kernel.flow import Option, Question
from igroteka.kernel.game import Game, Result
from igroteka.kernel.match import Match
from igroteka.kernel.record import Luck, Record
from igroteka.kernel.sight import Sight
from igroteka.kernel.state import State, encode, fingerprint, shared_parts
from igroteka.kernel.waiting import waited_for
from igroteka.kernel.zones import HIDDEN, redeal
from igroteka.testing.walked import Walked

S = TypeVar("S", bound=State)

Choice = Callable[[Match[Any], Question], int]
"""Picks one of the options of a question, by number."""

AHEAD = 6
"""How many decisions a clone and its original are compared into the future."""

ASIDES = 0.05
"""How often something is done beside a question that allows it."""

ROUTES = 4
"""How many of the routes of a question are walked."""

LANGUAGES = ("ru", "en")

_RAW_ID = re.compile(r"@\d|[a-z0-9]+_[a-z0-9_]+")
"""What must never be read by a player: a seat number or an identifier."""


def guided(game: Game[Any], rng: Random) -> Choice:
    """Choices by the game's own guidance: random matches that get far."""

    def choose(match: Match[Any], question: Question) -> int:
        weights = game.guide(match.g, question)
        return rng.choices(range(len(question.options)), weights)[0]

    return choose


def uniform(rng: Random) -> Choice:
    """Choices without any sense."""

    def choose(_match: Match[Any], question: Question) -> int:
        return rng.randrange(len(question.options))

    return choose


def run(
    game: Game[S],
    options: Mapping[str, Any],
    luck: Luck,
    choose: Choice,
    *,
    share: float = 0.05,
    seed: int = 0,
) -> Result:
    """Play a whole match and check it; `share` of the decisions get the costly checks."""
    players = game.configure(options).players
    record: Record[S] = Record.new(game, dict(options), [f"P{n}" for n in range(players)], luck)
    checks = _Checks(game, record, Random(seed))
    while not record.match.over:
        checks.decision()
        if checks.rng.random() < share:
            checks.thorough()
        question = checks.rng.choice(record.match.asks)
        record.answer(
            question.seat,
            checks.aside(question) or question.options[choose(record.match, question)],
        )
        assert len(record.answers) <= game.longest, "the match runs away"
    checks.end()
    return record.match.result


class _Checks(Generic[S]):
    """The checks of one match."""

    def __init__(self, game: Game[S], record: Record[S], rng: Random) -> None:
        self.game = game
        self.eyes = game.watch()
        self.record = record
        self.rng = rng
        self.census = game.census(record.match.g)
        self.rules = {rule.id for rule in game.rulebook()}
        self.texts = [game.translator(lang) for lang in LANGUAGES]
        self.viewers = (None, *range(len(record.header.seats)))

    @property
    def match(self) -> Match[S]:
        """The match under test; an undo replaces it."""
        return self.record.match

    # At every decision ---------------------------------------------------------------------

    def decision(self) -> None:
        """What is cheap enough to look at every time."""
        now = self.game.census(self.match.g)
        assert now == self.census, f"components made or lost: {_changed(self.census, now)}"
        for question in self.match.asks:
            keys = [option.key for option in question.options]
            assert len(keys) > 1 or question.always, f"no real choice: {question!r}"
            assert len(set(keys)) == len(keys), f"the same option twice: {question!r}"
            assert question.rule in self.rules, f"{question!r} rests on no rule"

    # At a sample of them -------------------------------------------------------------------

    def thorough(self) -> None:
        """All that is costly."""
        self.clone_has_the_same_future()
        self.copy_shares_nothing()
        self.load_gives_the_same_match()
        self.undo_restores_the_same_bytes()
        self.refused_is_rejected_and_offered_accepted()
        self.routes_lead_where_they_say()
        for viewer in self.viewers:
            self.nothing_leaks(viewer)
        self.everything_has_words()

    def clone_has_the_same_future(self) -> None:
        """A clone asks the same, and the same answers lead both to the same state."""
        one, other = self.match.clone(), self.match.clone()
        assert _picture(one) == _picture(self.match), "a clone differs from its original"
        for _ in range(AHEAD):
            if one.over:
                break
            question = self.rng.choice(one.asks)
            key = self.rng.choice(question.options).key
            one.answer(question.seat, key)
            other = other.clone()
            other.answer(question.seat, key)
            assert _picture(one) == _picture(other), f"clones part after {key}"

    def copy_shares_nothing(self) -> None:
        """Changing a copy of the state cannot change the state."""
        g = self.match.g
        twin = g.copy()
        assert encode(twin) == encode(g), "a copy differs from its original"
        assert not shared_parts(g, twin), f"a copy shares {shared_parts(g, twin)}"
        self.glance_may_be_turned_over(g)

    def glance_may_be_turned_over(self, g: S) -> None:
        """Cards turned over in it stay as they lie in the match, and luck is not seen in it."""
        seen = g.glance()
        assert fingerprint(seen) == fingerprint(g), "a glance differs from its original"
        assert seen.chance is not g.chance, "a glance shows luck"
        for zone, lying in zip(self.game.zones(seen), self.game.zones(g), strict=True):
            assert zone.cards is not lying.cards, f"a glance shares the cards of {lying.name}"

    def load_gives_the_same_match(self) -> None:
        """What was saved is what is loaded, and it is saved the same way again."""
        data = save.dump(self.record)
        loaded = save.parse(data)
        assert not loaded.notices, loaded.notices
        assert _picture(loaded.record.match) == _picture(self.match), "a load differs"
        told = _as_loaded(loaded.record.facts)
        assert told == _as_loaded(self.record.facts), "a load tells otherwise"
        assert save.dump(loaded.record) == data, "a load is saved otherwise"

    def undo_restores_the_same_bytes(self) -> None:
        """Taking answers back and giving them again leads to the same place."""
        given = self.record.answers[:]
        back = min(len(given), self.rng.randint(1, 8))
        if not back:
            return
        loaded = save.parse(save.dump(self.record)).record
        loaded.undo(0, back)
        assert loaded.answers == given[:-back], "undo took back something else"
        for line in given[-back:]:
            loaded.answer(line.seat, line.option)
        assert _picture(loaded.match) == _picture(self.match), "undo and redo part"

    def aside(self, question: Question) -> Option | None:
        """Now and then something is done beside the question."""
        if question.asides is None or self.rng.random() >= ASIDES:
            return None
        asides = question.beside()
        return self.rng.choice(asides) if asides else None

    def options_are_what_the_predicate_allows(self, question: Question) -> None:
        """However quickly they were found: all that no rule forbids, and nothing else."""
        if question.candidates is None:
            return
        offered = {option.key for option in question.options[: -len(question.also) or None]}
        allowed = {option.key for option, rule in question.judged() if rule is None}
        assert offered == allowed, f"{question!r} offers {offered ^ allowed} against its predicate"

    def asides_leave_the_question_open(self, question: Question) -> None:
        """What is done beside a question is no answer to it: unless it takes the ground from
        under it, the same is asked again."""
        asides = self.match.asides(question.seat)
        keys = [option.key for option in (*question.options, *asides)]
        assert len(set(keys)) == len(keys), f"an aside has the key of an option: {question!r}"
        for option in self.rng.sample(asides, min(2, len(asides))):
            twin = self.match.clone()
            twin.answer(question.seat, option.key)
            again = twin.asked(question.seat)
            if again is not None and again.asides is not None:
                left = {aside.key for aside in again.beside()}
                assert option.key not in left or encode(twin.g) != encode(self.match.g), (
                    f"{option} can be done for ever and changes nothing"
                )

    def refused_is_rejected_and_offered_accepted(self) -> None:
        """The same predicate refuses and rejects; what is offered can be done."""
        for question in self.match.asks:
            self.options_are_what_the_predicate_allows(question)
            self.asides_leave_the_question_open(question)
            offered = {option.key for option in question.options}
            for refusal in self.match.why_not(question.seat):
                assert refusal.rule in self.rules, f"{refusal} rests on no rule"
                assert refusal.option.key not in offered, f"{refusal} is offered as well"
                self._rejected(question.seat, refusal.option.key, refusal.rule)
            for option in self.rng.sample(list(question.options), min(3, len(offered))):
                self.match.clone().answer(question.seat, option.key)

    def _rejected(self, seat: int, key: str, rule: str) -> None:
        rejected_by = None
        try:
            self.match.clone().answer(seat, key)
        except IllegalAnswer as error:
            rejected_by = error.rule
        assert rejected_by == rule, f"{key} is refused by {rule}, but rejected by {rejected_by}"

    def routes_lead_where_they_say(self) -> None:
        """A route begins with an answer that is offered; as nothing known of may stop it, its
        piece comes to its goal, or leaves the table there."""
        for question in self.match.asks:
            routes = list(self.match.routes(question.seat))
            for route in self.rng.sample(routes, min(ROUTES, len(routes))):
                walked = Walked(self.match, question.seat, route)
                assert walked.legs, f"{route} does not begin with what is asked"
                assert route.path[-1] == route.goal, f"{route} ends elsewhere"
                assert {remark.rule for remark in route.remarks} <= self.rules, f"{route}: no rule"
                if route.certain:
                    assert walked.arrived, f"{route} ended after {walked.legs} legs"

    def nothing_leaks(self, viewer: int | None) -> None:
        """What a viewer is sent stays the same when all he cannot see is dealt anew."""
        true, guessed = self.match.view(viewer), self.match.determinize(viewer, self.rng)
        assert encode(true) == encode(guessed.view(viewer)), f"the view of {viewer} leaks"
        seen = msgspec.json.encode(self.game.scene(true, viewer))
        again = msgspec.json.encode(self.game.scene(guessed.view(viewer), viewer))
        assert seen == again, f"the scene of {viewer} leaks"
        self.eyes_see_the_whole_scene(viewer, seen)
        for hidden, shown in zip(self.game.zones(self.match.g), self.game.zones(true), strict=True):
            for card, face in zip(hidden.cards, shown.cards, strict=True):
                assert face == (card if hidden.shows(card, viewer) else HIDDEN), hidden.name
        self.question_does_not_leak(viewer)

    def eyes_see_the_whole_scene(self, viewer: int | None, seen: bytes) -> None:
        """Eyes that have been on the table all along see nothing that is gone by now; and what a
        seat sees out of what lies open to all is what it sees."""
        g = self.match.clone().g  # which stands still, as at a table
        sight = Sight(g, self.game.zones(g))
        scene = self.eyes.scene(sight.of(None))
        if viewer is not None:
            scene = self.eyes.own(sight.of(viewer), viewer, scene)
        assert msgspec.json.encode(scene) == seen, f"the eyes of {viewer} see something else"
        sight.shut()
        assert fingerprint(g) == fingerprint(self.match.g), f"a look of {viewer} left its traces"

    def question_does_not_leak(self, viewer: int | None) -> None:
        """What a seat is openly asked, and who else is, does not depend on what it cannot see."""
        twin = other_world(self.match, viewer, self.rng)
        if twin is None:
            return
        who = "a spectator" if viewer is None else f"seat {viewer}"
        asked, again = _asked(self.match), _asked(twin)
        if viewer in asked and viewer in again:
            assert asked[viewer] == again[viewer], f"a question to {viewer} leaks"
        if self.match.secretly:
            return  # who has chosen already is for all to see
        waited, waiting = self._waited_for(self.match, viewer), self._waited_for(twin, viewer)
        assert waited == waiting, f"who is asked tells {who} what is hidden"

    def _waited_for(self, match: Match[S], viewer: int | None) -> set[int]:
        """Whom the table waits for, as one sees it who is not asked."""
        return set(waited_for(match, self.game.scene(match.view(viewer), viewer).turn.seat))

    def everything_has_words(self) -> None:
        """Prompts, options, refusals and the story are readable in every language."""
        for say in self.texts:
            for question in self.match.asks:
                self._readable(say(f"ask-{question.prompt}", question.args))
                refused = [refusal.option for refusal in self.match.why_not(question.seat)]
                for option in (*question.options, *self.match.asides(question.seat), *refused):
                    self._readable(say(f"option-{option.verb}", option.args))
                for route in self.match.routes(question.seat):
                    self._readable(say(f"route-{route.kind}", route.args))
                    for remark in route.remarks:
                        self._readable(say(f"remark-{remark.kind}", remark.args))
            for fact in self.record.facts[-20:]:
                self._readable(say(f"fact-{fact.kind}", fact.args))

    def _readable(self, text: str) -> None:
        assert text.strip(), "an empty text"
        assert not _RAW_ID.search(text), f"a raw id in {text!r}"

    # At the end ----------------------------------------------------------------------------

    def end(self) -> None:
        """The match is over: its result is whole, its story rests on rules, its file is true."""
        result = self.match.result
        seats = list(range(len(self.record.header.seats)))
        assert len(result.scores) == len(seats), "a score is missing"
        assert not result.ranking or sorted(result.order) == seats, "a place is missing"
        assert all(result.ranking), "a place that nobody holds"
        assert result.rule in self.rules, f"the match ended by no rule: {result.rule!r}"
        for fact in self.record.facts:
            assert fact.rule in self.rules, f"{fact} rests on no rule"
        if self.game.tally is not None:
            tally = self.game.tally(self.match.g, self.record.facts)
            summed = tuple(sum(sources.values()) for sources in tally)
            assert summed == result.scores, f"the sources make {summed}, not {result.scores}"
        assert self.game.census(self.match.g) == self.census, "components made or lost"
        if self.rng.random() < 0.2:
            self.load_gives_the_same_match()
            self.everything_has_words()
            verdict = save.verify(save.dump(self.record))
            assert verdict.true, verdict


def other_world(match: Match[S], viewer: int | None, rng: Random) -> Match[S] | None:
    """A match that looks the same to the viewer, with all that is hidden dealt anew where the
    step began; None where that one goes another way."""
    state, since = match.replay_prefix(-1 if viewer is None else viewer)
    redeal(match.game.zones(state), viewer, rng)
    twin = Match(match.game, state)
    try:
        twin.start()
        for seat, option in since:
            twin.answer(seat, option.key)
    except IgrotekaError:
        return None  # what was answered there depended on what was held
    same = encode(twin.view(viewer)) == encode(match.view(viewer))
    return twin if same and not twin.over else None


def _asked(match: Match[Any]) -> dict[int, list[str]]:
    """Who is asked, with what can be answered."""
    return {ask.seat: [option.key for option in ask.options] for ask in match.asks}


def _as_loaded(facts: list[Fact]) -> list[Fact]:
    """Facts as they come back from a file: tuples inside their arguments become lists."""
    return msgspec.json.decode(msgspec.json.encode(facts), type=list[Fact])


def _picture(match: Match[Any]) -> tuple[bytes, list[tuple[int, str, list[str]]]]:
    """A match as far as it can be compared: the state, and what is asked of whom."""
    asks = [(q.seat, q.prompt, [o.key for o in q.options]) for q in match.asks]
    return encode(match.g), asks


def _changed(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    return {
        name: (before.get(name, 0), after.get(name, 0))
        for name in {*before, *after}
        if before.get(name) != after.get(name)
    }

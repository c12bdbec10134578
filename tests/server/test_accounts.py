"""People: names, guests, passwords, sessions."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from argon2 import PasswordHasher
from hypothesis import given
from hypothesis import strategies as st

from igroteka.server.accounts import COOKIE_LIFE, Accounts
from igroteka.server.limits import Limit, caller
from igroteka.server.names import LONGEST, clean_name, folded, skeleton
from igroteka.server.problem import Problem
from igroteka.server.store import Store

R = TypeVar("R")
QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
PASSWORD = "верный пароль"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(f"sqlite:///{tmp_path}/a.sqlite")
    yield opened
    opened.close()


@pytest.fixture
def accounts(store: Store) -> Accounts:
    """On a clock that stands still: however long a test takes, nobody may try again for it."""
    return Accounts(store, QUICK, lambda: 0.0)


def run(work: Coroutine[Any, Any, R]) -> R:
    return asyncio.run(work)


def refused(work: Coroutine[Any, Any, object]) -> tuple[str, int]:
    with pytest.raises(Problem) as problem:
        asyncio.run(work)
    return problem.value.key, problem.value.status


# Names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Аня", "Аня"),
        ("  Ivan   the\u00a0Terrible ", "Ivan the Terrible"),
        ("e\u0301", "é"),
        ("7", "7"),
    ],
)
def test_a_name_is_shown_tidily(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "x" * (LONGEST + 1),
        "a\x00b",
        "a\nb",
        "a\x1b[31m",
        "\u202eevil",
        "zero\u200bwidth",
        "a\u2028b",
        "\ud800",
        "\ue000",
        "....",
        "\u3164",
        "z\u0301\u0302\u0303\u0304\u0305algo",
    ],
)
def test_hostile_names_are_refused(text: str) -> None:
    with pytest.raises(Problem) as problem:
        clean_name(text)
    assert problem.value.key == "problem-name"


@pytest.mark.parametrize(
    "text", ["greedy", "GREEDY", "Greedy bot", "gr e e dy", "Бот", "[bot] Аня", "Admin", "аdmin"]
)
def test_nobody_passes_for_a_bot_or_for_the_house(text: str) -> None:
    with pytest.raises(Problem) as problem:
        clean_name(text)
    assert problem.value.key == "problem-name-bot"


@pytest.mark.parametrize("text", ["Abbot", "Работник", "Робот Вася", "Greedyman"])
def test_names_that_only_hold_such_letters_are_fine(text: str) -> None:
    assert clean_name(text) == text


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Аnnа"), ("anna", "ANNA"), ("Ёж", "еж"), ("O0", "00"), ("An na", "an-na")],
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Marn", "Mam"),
        ("Вovvа", "bowa"),
        ("Clara", "dara"),
        ("СIara", "Dara"),
        ("Ivan", "lvan"),
        ("B0ris5", "Воrіss"),
        ("Зоя", "3оя"),
        ("Αnna", "Anna"),
        ("Dıma", "Dima"),
        ("Sɑrɑ", "Sara"),
        ("ᴀɴɴᴀ", "Anna"),
        ("Bøb", "Bob"),
        ("Pauł", "Paul"),
        ("Օlga", "Olga"),
    ],
)
def test_names_that_look_alike_at_a_glance_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Маша", "Миша"), ("Оля", "Юля"), ("Anna", "Hanna"), ("Clara", "Carla"), ("Лена", "Алена")],
)
def test_names_that_only_sound_alike_are_two(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@given(st.text(max_size=40))
def test_any_text_is_a_tidy_name_or_a_problem(text: str) -> None:
    try:
        name = clean_name(text)
    except Problem:
        return
    assert 1 <= len(name) <= LONGEST
    assert name.isprintable()
    assert clean_name(name) == name


# Coming in -----------------------------------------------------------------------------------


def test_a_guest_plays_at_once_and_may_be_called_otherwise(accounts: Accounts) -> None:
    one = run(accounts.guest("Аня", None))
    assert (one.name, one.registered) == ("Аня", False)
    renamed = run(accounts.guest("Анна", one))
    assert (renamed.id, renamed.name) == (one.id, "Анна")
    assert run(accounts.guest("Аня", None)).id != one.id  # guests may share a name


def test_nobody_comes_under_a_name_that_looks_like_a_members(accounts: Accounts) -> None:
    member = run(accounts.register("Barney", "long enough", None))
    guest = run(accounts.guest("Wanda", None))
    for come in (
        accounts.guest("Bamey", None),
        accounts.guest("Ваrnеу", guest),
        accounts.register("bamey", "long enough", None),
        accounts.register("Bamey", "long enough", guest),
    ):
        with pytest.raises(Problem) as problem:
            run(come)
        assert problem.value.key == "problem-name-taken"
    assert run(accounts.login("barney", "long enough")).id == member.id
    run(accounts.change_password(member, "long enough", "longer still", None))
    with pytest.raises(Problem, match="problem-login"):
        run(accounts.login("bamey", "longer still"))


def test_who_registers_stays_the_same_person(accounts: Accounts, store: Store) -> None:
    guest = run(accounts.guest("Аня", None))
    kept = run(accounts.register("Аня", PASSWORD, guest))
    assert kept.id == guest.id
    assert kept.registered
    assert store.person(guest.id) == kept
    assert kept.password is not None
    assert kept.password.startswith("$argon2id$")
    assert run(accounts.login("аНЯ", PASSWORD)).id == guest.id


def test_a_registered_name_belongs_to_one(accounts: Accounts) -> None:
    owner = run(accounts.register("Anna", PASSWORD, None))
    assert refused(accounts.register("аnnа", PASSWORD, None)) == ("problem-name-taken", 409)
    assert refused(accounts.guest("ANNA", None)) == ("problem-name-taken", 409)
    guest = run(accounts.guest("Other", None))
    assert refused(accounts.register("Anna", PASSWORD, guest)) == ("problem-name-taken", 409)
    assert refused(accounts.register("Third", PASSWORD, owner)) == ("problem-registered", 409)
    assert refused(accounts.guest("Third", owner)) == ("problem-registered", 409)


def test_two_who_register_the_same_name_at_once(accounts: Accounts) -> None:
    async def both() -> list[object]:
        tries = (accounts.register("Anna", PASSWORD, None) for _ in range(2))
        return list(await asyncio.gather(*tries, return_exceptions=True))

    assert sorted(isinstance(result, Problem) for result in run(both())) == [False, True]


def test_a_wrong_password_and_an_unknown_name_look_the_same(accounts: Accounts) -> None:
    run(accounts.register("Anna", PASSWORD, None))
    assert refused(accounts.login("Anna", "wrong password")) == ("problem-login", 401)
    assert refused(accounts.login("Nobody", "wrong password")) == ("problem-login", 401)
    guest = run(accounts.guest("Boris", None))
    assert not guest.registered
    assert refused(accounts.login("Boris", "wrong password")) == ("problem-login", 401)


def test_an_unknown_name_costs_as_much_work_as_a_known_one(
    accounts: Accounts, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(accounts.register("Anna", PASSWORD, None))
    compared: list[str] = []
    matches = accounts._matches

    def counted(hashed: str, password: str) -> bool:
        compared.append(hashed.split("$")[3])  # what it costs
        return matches(hashed, password)

    monkeypatch.setattr(accounts, "_matches", counted)
    refused(accounts.login("Anna", "wrong password"))
    refused(accounts.login("Nobody", "wrong password"))
    assert len(compared) == 2
    assert len(set(compared)) == 1


def test_passwords_of_one_name_cannot_be_tried_for_ever(accounts: Accounts) -> None:
    for _ in range(20):
        assert refused(accounts.login("Anna", "wrong password"))[0] == "problem-login"
    assert refused(accounts.login("anna", "wrong password")) == ("problem-too-often", 429)
    assert refused(accounts.login("Boris", "wrong password"))[0] == "problem-login"


def test_who_has_logged_in_before_gets_in_while_strangers_guess(accounts: Accounts) -> None:
    anna = run(accounts.register("Anna", PASSWORD, None))
    known = accounts.known(anna)
    for stranger in range(200):  # from many addresses: more than all of them together may try
        refused(accounts.login("Anna", "wrong password", f"address {stranger}"))
    assert refused(accounts.login("Anna", PASSWORD, "elsewhere")) == ("problem-too-often", 429)
    assert run(accounts.login("Anna", PASSWORD, "elsewhere", known)).id == anna.id
    assert refused(accounts.login("Anna", PASSWORD, "elsewhere", known[::-1]))[1] == 429


def test_one_stranger_does_not_lock_the_owner_out(accounts: Accounts) -> None:
    anna = run(accounts.register("Anna", PASSWORD, None))
    for _ in range(50):
        refused(accounts.login("Anna", "wrong password", "theirs"))
    assert run(accounts.login("Anna", PASSWORD, "mine")).id == anna.id


def test_a_new_password_ends_all_other_sessions(accounts: Accounts) -> None:
    async def test() -> None:
        ended: list[str] = []
        accounts.on_end = ended.extend
        anna = await accounts.register("Anna", PASSWORD, None)
        here, there = await accounts.open_session(anna), await accounts.open_session(anna)
        token = await accounts.open_token(anna)
        mine = await accounts.who(here, "cookie")
        assert mine is not None
        with pytest.raises(Problem, match="problem-wrong-password"):
            await accounts.change_password(anna, "not the one", "a new password", mine[1])
        await accounts.change_password(anna, PASSWORD, "a new password", mine[1])
        assert await accounts.who(here, "cookie") is not None
        assert await accounts.who(there, "cookie") is None
        assert await accounts.who(token, "token") is None
        assert len(ended) == 2
        assert (await accounts.login("Anna", "a new password")).id == anna.id
        with pytest.raises(Problem, match="problem-login"):
            await accounts.login("Anna", PASSWORD)

    run(test())


def test_a_deleted_account_is_gone_and_its_name_free(accounts: Accounts, store: Store) -> None:
    async def test() -> None:
        anna = await accounts.register("Anna", PASSWORD, None)
        secret = await accounts.open_session(anna)
        with pytest.raises(Problem, match="problem-wrong-password"):
            await accounts.delete(anna, "not the one")
        await accounts.delete(anna, PASSWORD)
        assert await accounts.who(secret, "cookie") is None
        assert store.person(anna.id) is None
        assert (await accounts.register("Anna", PASSWORD, None)).id != anna.id

    run(test())


def test_an_old_hash_is_renewed_at_login(store: Store) -> None:
    run(Accounts(store, QUICK).register("Anna", PASSWORD, None))
    stronger = PasswordHasher(time_cost=2, memory_cost=64, parallelism=1)
    person = run(Accounts(store, stronger).login("Anna", PASSWORD))
    assert store.person(person.id) == person
    assert person.password is not None
    assert "t=2" in person.password


# Sessions ------------------------------------------------------------------------------------


def test_a_session_speaks_for_its_person_until_logged_out(accounts: Accounts) -> None:
    guest = run(accounts.guest("Аня", None))
    secret = run(accounts.open_session(guest))
    found = run(accounts.who(secret, "cookie"))
    assert found is not None
    assert found[0] == guest
    run(accounts.close_session(found[1]))
    assert run(accounts.who(secret, "cookie")) is None
    assert run(accounts.who("made up", "cookie")) is None


def test_a_token_is_no_cookie(accounts: Accounts) -> None:
    guest = run(accounts.guest("Аня", None))
    token, cookie = run(accounts.open_token(guest)), run(accounts.open_session(guest))
    assert run(accounts.who(token, "cookie")) is None
    assert run(accounts.who(cookie, "token")) is None
    assert run(accounts.who(token, "token")) is not None


def test_the_database_does_not_know_the_secret(accounts: Accounts, tmp_path: Path) -> None:
    guest = run(accounts.guest("Аня", None))
    secret = run(accounts.open_session(guest))
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("a.sqlite*"))
    assert guest.id.encode() in stored
    assert secret.encode() not in stored


def test_a_session_in_use_lives_on(accounts: Accounts, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = run(accounts.guest("Аня", None))
    secret = run(accounts.open_session(guest))
    now = time.time()

    def later(seconds: float) -> None:
        monkeypatch.setattr(time, "time", lambda: now + seconds)

    found = run(accounts.who(secret, "cookie"))
    assert found is not None
    assert run(accounts.extend(found[1])) is False
    later(COOKIE_LIFE * 0.6)
    assert run(accounts.extend(found[1])) is True
    later(COOKIE_LIFE * 1.2)
    assert run(accounts.who(secret, "cookie")) is not None
    later(COOKIE_LIFE * 1.7)
    run(accounts.sweep())
    assert run(accounts.who(secret, "cookie")) is None


# Pace ----------------------------------------------------------------------------------------


def test_a_limit_refills_as_time_goes_by() -> None:
    now = [0.0]
    limit = Limit(60, clock=lambda: now[0])
    assert [limit.allows("a") for _ in range(61)] == [True] * 60 + [False]
    assert limit.allows("b")
    now[0] += 2.0
    assert [limit.allows("a") for _ in range(3)] == [True, True, False]
    assert all(Limit(0).allows("a") for _ in range(10_000))


def test_callers_who_are_quiet_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.server.limits.MANY", 10)
    now = [0.0]
    limit = Limit(60, clock=lambda: now[0])
    for number in range(100):
        assert limit.allows(f"c{number}")
        assert len(limit._buckets) <= 10
        now[0] += 0.01


@pytest.mark.parametrize(
    ("address", "known"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        (None, "unknown"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_one_caller(address: str | None, known: str) -> None:
    assert caller(address) == known

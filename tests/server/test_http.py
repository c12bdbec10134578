"""The application as browsers and strangers meet it, on a real database."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from argon2 import PasswordHasher
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

import igroteka.server
from igroteka.kernel.errors import BadOptions
from igroteka.kernel.registry import find_game
from igroteka.kernel.text import Translator, check_texts
from igroteka.scene import Almanac
from igroteka.server.app import create_app
from igroteka.server.config import BadConfig, Config
from igroteka.server.http.pages import Client
from igroteka.server.http.shield import right_origin
from igroteka.server.store import Store, StoreError
from igroteka.server.wire import PROTOCOL, GameInfo, RuleText, Texts

QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
HOST = "testserver.local"
PASSWORD = "верный пароль"

Browser = TestClient[Any]


@contextmanager
def browser(folder: Path, **settings: Any) -> Iterator[Browser]:
    """A browser that has opened the lobby."""
    client = folder / "client"
    (client / "assets").mkdir(parents=True, exist_ok=True)
    (client / "index.html").write_text("<!doctype html><title>lobby</title>" + "<p>x" * 200)
    (client / "assets" / "main-abc123.js").write_text("console.log('lobby');" * 50)
    (client / "lantern.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    settings = {"allowed_hosts": (HOST,)} | settings
    config = Config(database=f"sqlite:///{folder}/a.sqlite", **settings)
    app = create_app(config, QUICK, Client(client))
    scheme = "https" if config.secure else "http"
    with TestClient(app, base_url=f"{scheme}://{HOST}") as test:
        test.get("/")
        yield test


@pytest.fixture
def web(tmp_path: Path) -> Iterator[Browser]:
    with browser(tmp_path) as test:
        yield test


def say(web: Browser, path: str, body: Any = None, **headers: str) -> Any:
    """Post as our own page does."""
    token = {"x-csrftoken": web.cookies.get("csrftoken") or ""}
    return web.post(path, json=body, headers=token | headers)


def problem(answer: Any) -> tuple[int, str]:
    """A problem, after a look that it is typed."""
    body = answer.json()
    assert set(body) == {"problem", "args", "rule", "detail"}
    assert "Traceback" not in answer.text
    return answer.status_code, body["problem"]


# People --------------------------------------------------------------------------------------


def test_a_guest_comes_registers_leaves_and_comes_back(web: Browser) -> None:
    assert web.get("/api/me").json() is None
    guest = say(web, "/api/guest", {"name": " Аня "}).json()
    assert guest == {"id": guest["id"], "name": "Аня", "registered": False}
    assert web.get("/api/me").json() == guest
    kept = say(web, "/api/register", {"name": "Аня", "password": PASSWORD}).json()
    assert kept == guest | {"registered": True}
    assert say(web, "/api/logout", {}).status_code == 204
    assert web.get("/api/me").json() is None
    wrong = {"name": "Аня", "password": "wrong password"}
    assert problem(say(web, "/api/login", wrong)) == (401, "problem-login")
    assert say(web, "/api/login", {"name": "аня", "password": PASSWORD}).json() == kept
    assert web.get("/api/me").json() == kept


def test_the_cookie_has_its_flags(web: Browser) -> None:
    cookie = say(web, "/api/guest", {"name": "Аня"}).headers["set-cookie"]
    assert re.match(r"igroteka=[\w-]{43};", cookie)
    flags = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert "secure" not in flags
    assert not any(flag.startswith("domain") for flag in flags)


def test_over_https_cookies_are_secure_and_the_browser_is_told_to_stay(tmp_path: Path) -> None:
    with browser(tmp_path, public_url=f"https://{HOST}", proxy="127.0.0.1") as web:
        token = web.get("/api/me", headers={"cookie": ""})
        answer = say(web, "/api/guest", {"name": "Аня"}, origin=f"https://{HOST}")
    assert answer.headers["set-cookie"].startswith("__Host-igroteka=")
    assert "secure" in answer.headers["set-cookie"].lower()
    assert "max-age=31536000" in answer.headers["strict-transport-security"]
    assert "secure" in token.headers.get("set-cookie", "secure").lower()


def test_logging_in_ends_the_session_that_was_there(web: Browser) -> None:
    """A session that somebody planted beforehand must not become the victim's."""
    say(web, "/api/guest", {"name": "Аня"})
    planted = web.cookies["igroteka"]
    say(web, "/api/register", {"name": "Аня", "password": PASSWORD})
    assert web.cookies["igroteka"] != planted
    web.cookies.set("igroteka", planted, domain=HOST)
    assert web.get("/api/me", headers={"cookie": f"igroteka={planted}"}).json() is None


def test_a_bot_client_speaks_by_token(web: Browser) -> None:
    assert problem(say(web, "/api/token", {})) == (401, "problem-log-in")
    me = say(web, "/api/guest", {"name": "Аня"}).json()
    token = say(web, "/api/token", {}).json()["token"]
    web.cookies.clear()
    bearer = {"authorization": f"Bearer {token}"}
    assert web.get("/api/me", headers=bearer).json() == me
    # Neither cookie nor CSRF token nor origin: a browser cannot be made to send this header.
    assert web.post("/api/guest", json={"name": "Анна"}, headers=bearer).json()["name"] == "Анна"
    assert web.post("/api/logout", headers=bearer).status_code == 204
    assert problem(web.get("/api/me", headers=bearer)) == (401, "problem-token")


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "problem-name"),
        ("x" * 25, "problem-name"),
        ("a\u202eb", "problem-name"),
        ("a\x00b", "problem-name"),
        ("<script>alert(1)</script>", "problem-name"),  # too long, as it happens
        ("greedy", "problem-name-bot"),
        (7, "problem-name"),
        (None, "problem-name"),
    ],
)
def test_hostile_names_are_refused(web: Browser, name: object, key: str) -> None:
    assert problem(say(web, "/api/guest", {"name": name})) == (400, key)


def test_a_name_that_looks_like_markup_is_only_a_name(web: Browser) -> None:
    answer = say(web, "/api/guest", {"name": "<b>Аня"})
    assert answer.json()["name"] == "<b>Аня"
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
def test_passwords_have_a_length(web: Browser, password: str) -> None:
    answer = say(web, "/api/register", {"name": "Аня", "password": password})
    assert problem(answer) == (400, "problem-password")


@pytest.mark.parametrize(
    "body", [b"", b"nonsense", b"[]", b'{"name": "A", "more": 1}', b"\xff\xfe", b"[" * 5000]
)
def test_bodies_of_a_wrong_shape_are_refused(web: Browser, body: bytes) -> None:
    headers = {"x-csrftoken": web.cookies["csrftoken"], "content-type": "application/json"}
    answer = web.post("/api/guest", content=body, headers=headers)
    assert problem(answer) == (400, "problem-bad-request")


def test_bodies_that_are_too_long_are_refused(web: Browser) -> None:
    answer = say(web, "/api/guest", {"name": "x" * 70_000})
    assert problem(answer) == (413, "problem-too-large")


# Guards --------------------------------------------------------------------------------------


def test_without_the_csrf_token_nothing_is_done(web: Browser) -> None:
    bare = web.post("/api/guest", json={"name": "Аня"})
    assert problem(bare) == (403, "problem-forbidden")
    forged = web.post("/api/guest", json={"name": "Аня"}, headers={"x-csrftoken": "0" * 128})
    assert problem(forged) == (403, "problem-forbidden")
    assert web.get("/api/me").json() is None


def test_a_spoilt_csrf_cookie_is_replaced(web: Browser) -> None:
    answer = web.get("/api/me", headers={"cookie": "csrftoken=" + "0" * 128})
    assert "csrftoken=" in answer.headers["set-cookie"]
    whole = web.get("/api/me", headers={"cookie": f"csrftoken={web.cookies['csrftoken']}"})
    assert "set-cookie" not in whole.headers


def test_the_csrf_cookie_outlives_the_server(tmp_path: Path) -> None:
    with browser(tmp_path) as web:
        token = web.cookies["csrftoken"]
    with browser(tmp_path) as web:
        headers = {"x-csrftoken": token, "cookie": f"csrftoken={token}"}
        assert web.post("/api/guest", json={"name": "Аня"}, headers=headers).status_code == 200


@pytest.mark.parametrize("origin", ["http://evil.example", "null", f"http://{HOST}.evil", "x"])
def test_other_sites_cannot_act_here(web: Browser, origin: str) -> None:
    assert problem(say(web, "/api/guest", {"name": "А"}, origin=origin)) == (403, "problem-origin")
    assert say(web, "/api/guest", {"name": "А"}, origin=f"http://{HOST}").status_code == 200


def test_sockets_need_our_own_origin(web: Browser) -> None:
    for headers in ({}, {"origin": "http://evil.example"}):
        with (
            pytest.raises(WebSocketDisconnect) as refusal,
            web.websocket_connect("/api/tables/none/socket", headers=headers),
        ):
            raise AssertionError("the socket opened")
        assert refusal.value.code == 4403


def test_the_origin_of_a_public_address_is_the_only_one() -> None:
    config = Config(public_url="https://play.example.org", proxy="*")
    assert right_origin("https://play.example.org", "anything", config)
    assert not right_origin("http://play.example.org", "play.example.org", config)
    assert not right_origin(None, "play.example.org", config)
    local = Config()
    assert right_origin("http://127.0.0.1:8000", "127.0.0.1:8000", local)
    assert not right_origin("http://127.0.0.1:9000", "127.0.0.1:8000", local)


def test_other_hosts_are_not_answered(web: Browser) -> None:
    assert problem(web.get("/api/me", headers={"host": "evil.example"})) == (400, "problem-host")
    assert web.get("/api/me", headers={"host": f"{HOST}:8000"}).status_code == 200


def test_a_server_for_this_machine_answers_to_local_names_only() -> None:
    assert Config().hosts == frozenset({"localhost", "127.0.0.1", "::1"})
    assert Config(host="0.0.0.0").hosts is None
    assert "play.example.org" in (Config(public_url="https://play.example.org").hosts or ())


def test_who_knocks_too_often_has_to_wait(tmp_path: Path) -> None:
    with browser(tmp_path, requests_per_minute=5) as web:
        answers = [web.get("/api/me") for _ in range(6)]
    assert [answer.status_code for answer in answers] == [200] * 4 + [429] * 2
    assert problem(answers[-1]) == (429, "problem-too-often")
    assert int(answers[-1].headers["retry-after"]) > 0


def test_names_and_passwords_are_tried_slowly(tmp_path: Path) -> None:
    with browser(tmp_path, attempts_per_minute=3) as web:
        body = {"name": "Аня", "password": "wrong password"}
        keys = [problem(say(web, "/api/login", body))[1] for _ in range(4)]
        assert keys == ["problem-login"] * 3 + ["problem-too-often"]
        assert web.get("/api/me").status_code == 200


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/assets/main-abc123.js", "/no"])
def test_every_answer_binds_the_browser(web: Browser, path: str) -> None:
    headers = web.get(path).headers
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert "http" not in headers["content-security-policy"], "a third party"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


# Games ---------------------------------------------------------------------------------------


def test_games_describe_their_options_by_themselves(web: Browser) -> None:
    games = msgspec.convert(web.get("/api/games").json(), list[GameInfo])
    kalena = next(game for game in games if game.id == "kalena")
    assert kalena.players == (2, 3, 4)
    assert len(kalena.colours) == 4
    assert kalena.bots == ("novice", "apprentice", "adept", "master"), "from the gentlest"
    for game in games:
        assert len(set(game.inks)) == len(game.colours), "seats are told apart by their colours"
        assert all(re.fullmatch("#[0-9a-f]{6}", ink) for ink in game.inks)
    options = {option.name: option for option in kalena.options}
    assert set(options) == {"mode", "extra_ghosts"}
    assert options["mode"].choices == ("wanderer", "builder", "citizen")
    assert options["mode"].default == "wanderer"
    assert [] in options["extra_ghosts"].choices
    assert "random" in options["extra_ghosts"].choices


def test_every_kind_of_option_is_offered_with_its_default(web: Browser) -> None:
    games = msgspec.convert(web.get("/api/games").json(), list[GameInfo])
    talisman = next(game for game in games if game.id == "talisman")
    options = {option.name: option for option in talisman.options}
    assert options["sudden_death"].kind == "switch"
    assert options["sudden_death"].default is False
    assert (options["choosers"].kind, options["choosers"].default) == ("seats", [])
    assert options["trophy_price"].choices == (7, 6, 5)
    assert (options["rounds"].kind, options["rounds"].least) == ("number", 0)
    for game in games:
        for option in game.options:
            assert option.kind != "choice" or option.default in option.choices, option.name


def test_switches_that_exclude_each_other_say_so_and_are_refused_together(web: Browser) -> None:
    games = msgspec.convert(web.get("/api/games").json(), list[GameInfo])
    pairs = [
        (game.id, option.name, other)
        for game in games
        for option in game.options
        for other in option.excludes
    ]
    assert {(game, other, one) for game, one, other in pairs} == set(pairs), "both sides know it"
    assert ("talisman", "inheritance", "battle_for_talisman") in pairs
    for game, one, other in pairs:
        with pytest.raises(BadOptions):
            find_game(game).configure({one: True, other: True})


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_texts_and_rules_of_a_game(web: Browser, lang: str) -> None:
    texts = msgspec.convert(web.get(f"/api/games/kalena/texts/{lang}").json(), Texts)
    assert texts.lang == lang
    assert any("option-pass =" in source for source in texts.fluent)
    assert any("problem-server =" in source for source in texts.fluent)
    assert texts.names["red"]
    rules = msgspec.convert(web.get(f"/api/games/kalena/rules/{lang}").json(), list[RuleText])
    assert rules[0].id == "KAL-COMP-1"
    assert all(rule.text and rule.chapter for rule in rules)
    common = msgspec.convert(web.get(f"/api/texts/{lang}").json(), Texts)
    assert common.fluent == texts.fluent[:2]


def test_the_almanac_of_a_game_speaks_through_its_texts(web: Browser) -> None:
    almanac = msgspec.convert(web.get("/api/games/kalena/almanac").json(), Almanac)
    names = web.get("/api/games/kalena/texts/ru").json()["names"]
    forest = next(page for page in almanac.pages if page.id == "forest")
    assert names[forest.name] == "Лес"
    assert forest.text in names
    assert problem(web.get("/api/games/chess/almanac")) == (404, "problem-unknown-game")


def test_texts_are_sent_once(web: Browser) -> None:
    first = web.get("/api/games/kalena/texts/ru")
    assert first.headers["content-encoding"] == "gzip"
    again = web.get("/api/games/kalena/texts/ru", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_games_and_languages_that_are_not_there(web: Browser) -> None:
    assert problem(web.get("/api/games/chess/texts/ru")) == (404, "problem-unknown-game")
    assert problem(web.get("/api/games/kalena/rules/de")) == (400, "problem-bad-request")


# Pages ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    ["/", "/table/x1", "/replay/x1", "/rules/kalena", "/new/kalena", "/settings", "/account"],
)
def test_every_page_is_the_application(web: Browser, path: str) -> None:
    answer = web.get(path)
    assert answer.status_code == 200
    assert "lobby" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_files_with_a_hash_are_kept_for_ever(web: Browser) -> None:
    asset = web.get("/assets/main-abc123.js")
    assert asset.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in asset.headers["cache-control"]
    assert "set-cookie" not in asset.headers
    assert asset.headers["content-encoding"] == "gzip"
    assert web.get("/lantern.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../a.sqlite",
        "/assets/%2e%2e/%2e%2e/a.sqlite",
        "/a.sqlite",
        "/assets/none.js",
        "/x/y/z",
    ],
)
def test_nothing_else_can_be_read(web: Browser, path: str) -> None:
    assert problem(web.get(path)) == (404, "problem-not-found")


def test_a_wrong_address_shows_people_the_application(web: Browser) -> None:
    page = web.get("/no/such/page", headers={"accept": "text/html"})
    assert page.status_code == 404
    assert "lobby" in page.text
    api = web.get("/api/nothing", headers={"accept": "text/html"})
    assert problem(api) == (404, "problem-not-found")
    assert problem(web.put("/api/me", headers={"x-csrftoken": "x"}))[0] in {403, 405}


def test_a_client_that_is_not_built_says_so(tmp_path: Path) -> None:
    config = Config(database=f"sqlite:///{tmp_path}/a.sqlite", allowed_hosts=("*",))
    with TestClient(create_app(config, QUICK, Client(tmp_path / "nothing"))) as web:
        assert "make client" in web.get("/").text


# Operations ----------------------------------------------------------------------------------


def test_health_and_metrics(web: Browser) -> None:
    assert web.get("/health").json() == {"status": "ok"}
    web.get("/table/a-secret-invitation")
    page = web.get("/metrics")
    assert page.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert 'igroteka_requests_total{method="GET",route="/health",status="200"} 1' in page.text
    assert re.search(r"^igroteka_request_seconds_count \d+$", page.text, re.MULTILINE)
    assert "igroteka_store_waiting 0" in page.text
    assert "igroteka_sockets_open 0" in page.text
    assert "a-secret-invitation" not in page.text


def test_a_broken_database_is_noticed(web: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    from igroteka.server.store import Store, StoreError

    def broken(*_: object) -> None:
        raise StoreError("no disk")

    monkeypatch.setattr(Store, "ping", broken)
    monkeypatch.setattr(Store, "session", broken)
    assert web.get("/health").status_code == 503
    answer = web.get("/api/me", headers={"cookie": "igroteka=x"})
    assert problem(answer) == (503, "problem-store")


def test_a_fault_of_ours_is_logged_and_not_shown(
    web: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from igroteka.server.accounts import Accounts

    def broken(*_: object) -> None:
        raise ZeroDivisionError("an inner matter")

    monkeypatch.setattr(Accounts, "guest", broken)
    answer = say(web, "/api/guest", {"name": "Аня"})
    assert problem(answer) == (500, "problem-server")
    assert "inner matter" not in answer.text
    assert "inner matter" in caplog.text


def test_the_api_describes_itself(web: Browser) -> None:
    described = web.get("/api/openapi/openapi.json").json()
    assert {"/api/me", "/api/guest", "/api/games", "/api/tables"} <= set(described["paths"])


def test_settings_come_from_flags_then_variables() -> None:
    environment = {"IGROTEKA_PORT": "9000", "IGROTEKA_HOST": "::1", "IGROTEKA_DEFLATE": "false"}
    config = Config.gather({"port": 7000, "host": None}, environment)
    assert (config.port, config.host, config.deflate) == (7000, "::1", False)
    assert config.address == "http://[::1]:7000/"
    hosts = Config.gather({}, {"IGROTEKA_ALLOWED_HOSTS": "a.example,b.example"}).hosts
    assert hosts == frozenset({"a.example", "b.example"})


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"port": 70_000}, "no port 70000"),
        ({"proxy": "*"}, "--public-url"),
        ({"public_url": "play.example.org"}, "must look like"),
        ({"public_url": "https://x.example/path"}, "without a path"),
        ({"log_level": "loud"}, "loud"),
    ],
)
def test_settings_that_do_not_fit_are_explained(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadConfig, match=reason):
        Config.gather(given, {})


def test_every_problem_can_be_said_in_both_languages() -> None:
    folder = Path(igroteka.server.__file__).parent
    assert check_texts(folder / "texts", folder) == []
    used = {
        key
        for path in folder.rglob("*.py")
        for key in re.findall(r'"(problem-[a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    for lang in ("ru", "en"):
        said = Translator(lang, [folder / "texts"], {})
        assert sorted(key for key in used if key not in said) == []


# One's own account ----------------------------------------------------------------------------


def hear_out(socket: Any) -> None:
    """Hear what is still on its way."""
    for _ in range(9):
        socket.receive_json()


def test_a_socket_ends_with_its_session(web: Browser) -> None:
    say(web, "/api/register", {"name": "Anna", "password": PASSWORD})
    table = say(web, "/api/tables", {"game": "kalena", "seats": ["me"]}).json()["id"]
    address = f"/api/tables/{table}/socket"
    with web.websocket_connect(address, headers={"origin": f"http://{HOST}"}) as socket:
        socket.send_json({"say": "hello", "protocol": PROTOCOL})
        assert socket.receive_json()["say"] == "welcome"
        assert say(web, "/api/logout").status_code == 204
        with pytest.raises(WebSocketDisconnect):
            hear_out(socket)


def test_an_account_is_changed_and_deleted(web: Browser) -> None:
    say(web, "/api/register", {"name": "Anna", "password": PASSWORD})
    assert say(web, "/api/logout-others").status_code == 204
    wrong = {"password": "wrong password", "new": "another one"}
    assert problem(say(web, "/api/password", wrong)) == (403, "problem-wrong-password")
    right = {"password": PASSWORD, "new": "another one"}
    assert say(web, "/api/password", right).status_code == 204
    assert web.get("/api/me").json()["name"] == "Anna"
    assert say(web, "/api/delete-account", {"password": "another one"}).status_code == 204
    assert web.get("/api/me").json() is None


# Those who run the server ---------------------------------------------------------------------


@pytest.mark.parametrize("host", ["[", "[::1", "a]b", "x" * 300])
def test_a_malformed_host_is_a_bad_request(web: Browser, host: str) -> None:
    assert problem(web.get("/api/me", headers={"host": host})) == (400, "problem-host")


def test_a_malformed_origin_is_a_bad_request(web: Browser) -> None:
    answer = say(web, "/api/guest", {"name": "Anna"}, origin="http://[")
    assert problem(answer) == (400, "problem-origin")


def test_health_needs_a_database_that_can_be_written(
    web: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert web.get("/health").status_code == 200

    def full(_store: Store, _patience: float) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(Store, "probe", full)
    monkeypatch.setattr("igroteka.server.http.system.PROBE_AGE", -1.0)
    answer = web.get("/health")
    assert (answer.status_code, answer.json()) == (503, {"status": "database"})


def test_figures_tell_of_faults_and_queues_and_no_stranger_adds_lines(web: Browser) -> None:
    for method in ("BREW", "WHEN", "PROPFIND"):
        web.request(method, "/api/me")
    text = web.get("/metrics").text
    assert "BREW" not in text
    for name in (
        "igroteka_tables_apart 0",
        "igroteka_bot_stand_ins_total 0",
        "igroteka_bots_waiting 0",
        "igroteka_imports_waiting 0",
        "igroteka_open_files_limit ",
        "# TYPE igroteka_faults_total counter",
        "# TYPE igroteka_flags_total counter",
    ):
        assert name in text

"""What every answer bears, what is kept by whom, and what never reaches the disk."""

import gzip
import re
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from html.parser import HTMLParser
from http.cookies import Morsel, SimpleCookie
from pathlib import Path

import httpx
import pytest
from litestar.testing import AsyncTestClient

from hexhaven.server.app import create_app
from hexhaven.server.headers import HEADERS, POLICY
from hexhaven.server.settings import Settings
from hexhaven.server.store import Store
from server.running import Server, newcomer, stranger
from server.small_page import BROTLI

pytestmark = pytest.mark.anyio


@pytest.fixture
async def browser(server: Server, anyio_backend: str) -> AsyncIterator[httpx.AsyncClient]:
    """Keeps cookies, as a browser does."""
    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as client:
        yield client


# --- headers -----------------------------------------------------------------------------------------

ANSWERS: list[tuple[str, str, int]] = [
    ("GET", "/", 200),
    ("HEAD", "/", 405),
    ("GET", "/t/abcdef", 200),
    ("GET", "/replay/abcdef?move=3", 200),
    ("GET", "/nowhere", 404),
    ("GET", "/favicon.svg", 200),
    ("GET", "/assets/page-1234.js", 200),
    ("GET", "/assets/none.js", 404),
    ("GET", "/assets/%00", 404),
    ("GET", "/api/catalog", 200),
    ("GET", "/api/schema/openapi.json", 200),
    ("GET", "/api/me", 401),
    ("GET", "/api/tables/none", 404),
    ("GET", "/api/nowhere", 404),
    ("POST", "/api/catalog", 405),
    ("POST", "/api/guests", 400),
    ("POST", "/", 405),
    ("OPTIONS", "/api/tables", 204),
]


@pytest.mark.parametrize(("method", "path", "status"), ANSWERS)
async def test_every_answer_is_kept_in_its_place(
    browser: httpx.AsyncClient, method: str, path: str, status: int
) -> None:
    answer = await browser.request(method, path)
    assert answer.status_code == status
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value]
    assert "server" not in answer.headers
    assert "strict-transport-security" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers


async def test_a_fault_of_ours_is_no_way_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even when something breaks, the headers are there, and nothing of the inside is shown."""

    async def broken(self: Store) -> None:
        raise ZeroDivisionError("the inside")

    monkeypatch.setattr(Store, "lobby", broken)
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/hexhaven.db", https=True))
    async with AsyncTestClient(app, raise_server_exceptions=False) as client:
        answer = await client.get("/api/tables")
        assert answer.status_code == 500
        assert answer.json()["code"] == "fault"
        assert "inside" not in answer.text
        assert "Traceback" not in answer.text
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
        assert answer.headers["strict-transport-security"].startswith("max-age=31536000")


def test_the_policy_lets_nothing_in_that_we_did_not_write() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert rules["default-src"] == rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == rules["font-src"] == "'self'"
    assert not re.search(r"unsafe|\*|http", POLICY)


# --- cookies -----------------------------------------------------------------------------------------


def cookie_of(answer: httpx.Response) -> Morsel[str]:
    (header,) = answer.headers.get_list("set-cookie")
    return SimpleCookie(header)["hexhaven"]


async def test_the_cookie_is_for_the_browser_alone(browser: httpx.AsyncClient) -> None:
    cookie = cookie_of(await browser.post("/api/guests", json={"name": "Anna"}))
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert not cookie["domain"]
    assert not cookie["secure"]
    assert int(cookie["max-age"]) == 30 * 24 * 3600
    assert (await browser.get("/api/me")).json()["name"] == "Anna"
    assert "token" not in {key for key, value in (await browser.get("/api/me")).json().items() if value}


async def test_signing_out_ends_the_session_and_the_cookie(browser: httpx.AsyncClient) -> None:
    token = cookie_of(await browser.post("/api/guests", json={"name": "Anna"})).value
    ended = cookie_of(await browser.post("/api/sign-out"))
    assert (ended.value, ended["max-age"], ended["path"]) == ("", "0", "/")
    assert (await browser.get("/api/me")).status_code == 401
    browser.cookies.set("hexhaven", token)
    assert (await browser.get("/api/me")).status_code == 401


async def test_a_cookie_lasts_as_long_as_the_session(browser: httpx.AsyncClient) -> None:
    first = cookie_of(await browser.post("/api/guests", json={"name": "Anna"}))
    again = cookie_of(await browser.get("/api/me"))
    assert (again.value, again["max-age"], again["httponly"]) == (first.value, first["max-age"], True)
    programs = await browser.get("/api/me", headers={"Authorization": f"Bearer {first.value}"})
    assert "set-cookie" not in programs.headers


async def test_whoever_was_signed_out_may_still_watch(server: Server, stack: AsyncExitStack) -> None:
    table = await (await newcomer(stack, server, "Anna")).open_table("you", "open")
    nobody = await stranger(stack, server)
    watcher = await nobody.play(table, headers={"Cookie": "hexhaven=of-an-old-session"})
    assert (watcher.seat, watcher.version >= 0) == (-1, True)
    await watcher.close()


async def test_behind_https_cookies_travel_over_https_only(tmp_path: Path) -> None:
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/hexhaven.db", https=True))
    async with AsyncTestClient(app, base_url="https://hexhaven.example") as client:
        answer = await client.post("/api/guests", json={"name": "Anna"})
        assert "secure" in answer.headers["set-cookie"].lower()
        assert (await client.get("/api/me")).status_code == 200


# --- the page ----------------------------------------------------------------------------------------


class Inline(HTMLParser):
    """Finds what a strict policy would not let run."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.within = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.within = tag if tag in ("script", "style") else ""
        for name, value in attrs:
            if name == "style" or name.startswith("on"):
                self.found.append(f"<{tag} {name}>")
            if name in ("src", "href") and not (value or "").startswith("/"):
                self.found.append(f"<{tag} {name}={value}>")

    def handle_endtag(self, tag: str) -> None:
        self.within = ""

    def handle_data(self, data: str) -> None:
        if self.within and data.strip():
            self.found.append(f"<{self.within}> {data.strip()[:40]}")


INLINE = (
    "<script>x</script>", "<style>x</style>", "<p style='x'>", "<p onclick='x'>", "<script src='https://x'>",
)  # fmt: skip


@pytest.mark.parametrize("page", INLINE)
def test_a_page_with_anything_inline_would_be_found(page: str) -> None:
    parser = Inline()
    parser.feed(page)
    assert len(parser.found) == 1


PAGE = Settings.from_environment().page  # the built one, wherever the engine lies


@pytest.mark.skipif(not (PAGE / "index.html").exists(), reason="the page is not built: make page")
def test_the_built_page_has_no_inline_script_or_style() -> None:
    parser = Inline()
    parser.feed((PAGE / "index.html").read_text("utf-8"))
    assert parser.found == []


async def test_what_may_be_kept_and_what_not(browser: httpx.AsyncClient) -> None:
    kept = {path: (await browser.get(path)).headers["cache-control"] for path in KEPT}
    assert kept == KEPT


FOR_EVER, ASK, NEVER = "public, max-age=31536000, immutable", "no-cache", "no-store"
KEPT = {
    "/": ASK,
    "/t/abcdef": ASK,
    "/nowhere": ASK,
    "/favicon.svg": ASK,
    "/assets/page-1234.js": FOR_EVER,
    "/api/catalog": NEVER,
    "/api/me": NEVER,
    "/api/tables/none/record": NEVER,
}


async def test_a_missing_script_is_not_kept_for_ever(browser: httpx.AsyncClient) -> None:
    """It may be there a moment later, when a new version is brought out."""
    answer = await browser.get("/assets/none.js")
    assert "immutable" not in answer.headers.get("cache-control", "")


async def test_long_answers_travel_compressed(browser: httpx.AsyncClient) -> None:
    for path in ("/", "/assets/page-1234.js", "/api/catalog"):
        async with browser.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as answer:
            raw = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers["content-encoding"] == "gzip", path
        assert "accept-encoding" in answer.headers["vary"].lower()
        plain = await browser.get(path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert gzip.decompress(raw) == plain.content
        assert len(raw) < len(plain.content) / 2


async def test_a_script_travels_as_small_as_the_browser_takes_it(browser: httpx.AsyncClient) -> None:
    for accepted, coding in {
        "gzip, deflate, br": "br",
        "gzip": "gzip",
        "br;q=1.0": "br",
        "identity": None,
    }.items():
        async with browser.stream(
            "GET", "/assets/page-1234.js", headers={"Accept-Encoding": accepted}
        ) as answer:
            raw = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers.get("content-encoding") == coding
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["content-length"] == str(len(raw))
        assert (raw == BROTLI) == (coding == "br")


# --- what is stored ----------------------------------------------------------------------------------


async def test_neither_passwords_nor_tokens_reach_the_disk(server: Server, stack: AsyncExitStack) -> None:
    """Who steals the database, or reads the log, can be nobody."""
    anna = await newcomer(stack, server, "Anna")
    password = f"correct horse {secrets.token_hex(8)}"
    table = await anna.open_table("you", "open")
    seat = (await anna.post(f"/tables/{table}/seats/1/token"))["token"]
    account = await anna.post("/accounts", {"name": "Anna of Green Gables", "password": password})
    nobody = await stranger(stack, server)
    again = await nobody.post("/sign-in", {"name": "anna of green gables", "password": password})
    wrong = await nobody.ask("POST", "/sign-in", {"name": "Anna of Green Gables", "password": f"{password}!"})
    assert wrong.status_code == 400
    written = b"".join(path.read_bytes() for path in server.log.parent.glob("*") if path.is_file())
    assert b"Anna of Green Gables" in written
    assert b"$argon2id$" in written
    for secret in (password, anna.token, account["token"], again["token"], seat):
        assert str(secret).encode() not in written


async def test_the_same_password_is_stored_differently_for_each(
    server: Server, stack: AsyncExitStack
) -> None:
    nobody = await stranger(stack, server)
    for name in ("First", "Second"):
        await nobody.post("/accounts", {"name": name, "password": "the same for both"})
    store = await Store.open(server.database)
    hashes = [row.password for name in ("First", "Second") if (row := await store.person_by_name(name))]
    await store.close()
    assert len(set(hashes)) == 2
    assert all(each is not None and each.startswith("$argon2id$") for each in hashes)

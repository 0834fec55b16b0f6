"""What an invitation shows: in a chat, where its link is pasted, and in the waiting room."""

import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
import segno
from litestar.testing import AsyncTestClient

from hexhaven import scene
from hexhaven.catalog import GAMES
from hexhaven.layers import packages
from hexhaven.server import sharing
from hexhaven.server.app import create_app
from hexhaven.server.page import Template
from hexhaven.server.settings import Settings
from hexhaven.server.store import Store, StoreError
from server.running import Person, Server, newcomer
from server.small_page import make_page

pytestmark = pytest.mark.anyio

GERMAN = {"Accept-Language": "de-DE,de;q=0.9"}


@pytest.fixture
async def chat(server: Server, anyio_backend: str) -> AsyncIterator[httpx.AsyncClient]:
    """A program that looks at links that people paste."""
    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as client:
        yield client


class Head(HTMLParser):
    """The tags of a page, by name."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.seen.append(tag)
        if tag == "meta" and (name := found.get("property") or found.get("name")):
            self.tags[name] = found.get("content") or ""


def head_of(page: str) -> Head:
    head = Head()
    head.feed(page)
    return head


async def tags_of(chat: httpx.AsyncClient, path: str, **headers: str) -> dict[str, str]:
    answer = await chat.get(path, headers=headers)
    assert answer.status_code == 200
    return head_of(answer.text).tags


# --- pasted into a chat ------------------------------------------------------------------------------


async def test_an_invitation_has_a_title_a_sentence_and_a_picture(
    server: Server, chat: httpx.AsyncClient, stack: AsyncExitStack
) -> None:
    anna = await newcomer(stack, server, "Anna")
    table = await anna.open_table("you", "open", "open", title="Thursday", game="knights")
    tags = await tags_of(chat, f"/t/{table}")
    assert tags["og:title"] == "Thursday · Cities & Knights"
    assert tags["og:description"] == "You are invited! 2 of 3 seats are free. A name is all you need."
    assert tags["og:url"] == f"{server.url}/t/{table}"
    assert (tags["og:locale"], tags["twitter:card"]) == ("en_GB", "summary_large_image")
    german = await tags_of(chat, f"/t/{table}", **GERMAN)
    assert german["og:title"] == "Thursday · Städte & Ritter"
    assert german["og:description"].startswith("Du bist eingeladen! 2 von 3 Plätzen sind frei.")
    assert german["og:locale"] == "de_DE"


async def test_its_picture_is_one_that_chats_can_show(server: Server, chat: httpx.AsyncClient) -> None:
    tags = await tags_of(chat, "/")
    answer = await chat.get(tags["og:image"])
    assert answer.headers["content-type"] == tags["og:image:type"] == "image/jpeg"
    assert answer.headers["cache-control"] == "public, max-age=86400"
    assert (await chat.get("/share/nowhere/share.jpg")).status_code == 404
    assert (await chat.get("/share/../share.jpg")).status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_picture_of_the_right_size(game: str) -> None:
    name = sharing.picture_of(GAMES[game])
    assert name is not None
    data = sharing.picture(name)
    assert data is not None
    assert size_of(data) == sharing.SIZE
    assert len(data) < 200_000  # some chats show no larger ones


def size_of(jpeg: bytes) -> tuple[int, int]:
    """The size that stands in the frame header of a JPEG."""
    found = re.search(rb"\xff[\xc0\xc2]..\x08(..)(..)", jpeg, re.DOTALL)
    assert found is not None
    height, width = (int.from_bytes(part) for part in found.groups())
    return width, height


def test_games_differ_in_their_pictures() -> None:
    own = [sharing.picture(slice) for slice in packages() if sharing.picture(slice) is not None]
    assert len(set(own)) == len(own) >= 3


async def test_no_name_and_no_card_is_told(
    server: Server, chat: httpx.AsyncClient, stack: AsyncExitStack
) -> None:
    anna, ben = await newcomer(stack, server, "Annabella"), await newcomer(stack, server, "Benedetto")
    table = await anna.open_table("you", "open", title="Thursday")
    await ben.post(f"/tables/{table}/seats", {})
    await anna.post(f"/tables/{table}/start")
    for path in (f"/t/{table}", f"/replay/{table}?move=3"):
        page = (await chat.get(path)).text
        assert "Thursday" in page
        assert not re.search("Annabella|Benedetto", page)
        assert head_of(page).tags["og:description"] == "A game is on. Come and watch."


async def test_a_title_is_text_and_nothing_else(
    server: Server, chat: httpx.AsyncClient, stack: AsyncExitStack
) -> None:
    anna = await newcomer(stack, server, "Anna")
    plain = head_of((await chat.get("/")).text)
    for title in ('"><script>alert(1)</script>', "</title><img src=x>", "{game}{0.__class__}", "&lt;b&gt; '"):
        table = await anna.open_table("you", "open", title=title)
        head = head_of((await chat.get(f"/t/{table}")).text)
        assert head.tags["og:title"] == f"{title} · The base game"
        assert head.seen == plain.seen


@pytest.mark.parametrize("path", ["/t/abcdef", "/t/" + "a" * 14, "/t/%00", "/t/a/b", "/replay/x", "/almanac"])
async def test_other_addresses_show_the_house(chat: httpx.AsyncClient, path: str) -> None:
    tags = await tags_of(chat, path)
    assert tags["og:title"] == "Hexhaven"
    assert tags["og:description"].startswith("Settle, trade and build together")


@pytest.mark.parametrize("host", ['evil.example/"><script>', "a b", "x@y", ""])
async def test_a_host_that_is_none_is_not_repeated(chat: httpx.AsyncClient, host: str) -> None:
    answer = await chat.get("/", headers={"Host": host})
    assert "og:image" not in answer.text
    assert "script>" not in answer.text


async def test_behind_https_the_links_are_too(tmp_path: Path) -> None:
    page = make_page(tmp_path / "page")
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/hexhaven.db", https=True, page=page))
    async with AsyncTestClient(app, base_url="http://play.example.org") as client:
        tags = head_of((await client.get("/")).text).tags
        assert tags["og:image"].startswith("https://play.example.org/share/")
        assert tags["og:url"] == "https://play.example.org/"


async def test_the_page_comes_even_when_the_store_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(*_: object) -> None:
        raise StoreError("gone")

    page = make_page(tmp_path / "page")
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/hexhaven.db", page=page))
    async with AsyncTestClient(app) as client:
        monkeypatch.setattr(Store, "row", gone)
        answer = await client.get("/t/" + "a" * 14)
        assert answer.status_code == 200
        assert head_of(answer.text).tags["og:title"] == "Hexhaven"


async def test_who_keeps_a_page_keeps_it_by_language(chat: httpx.AsyncClient) -> None:
    vary = (await chat.get("/", headers={"Accept-Encoding": "gzip"})).headers["vary"].lower()
    assert "accept-language" in vary
    assert "accept-encoding" in vary


def test_a_page_that_is_built_anew_is_read_anew(tmp_path: Path) -> None:
    file = tmp_path / "index.html"
    file.write_text("one")
    template = Template(file)
    assert template.text() == template.text() == "one"
    file.write_text("another")
    assert template.text() == "another"


# --- in the waiting room -----------------------------------------------------------------------------


async def picture(anna: Person, **wish: Any) -> Any:
    table = await anna.open_table(*wish.pop("seats", ("you", "open", "open", "open")), **wish)
    return await anna.get(f"/tables/{table}/map")


async def test_the_board_can_be_seen_before_the_game(server: Server, stack: AsyncExitStack) -> None:
    anna = await newcomer(stack, server, "Anna")
    fixed = await picture(anna, map="base-beginner")
    assert (fixed["name"], fixed["drawn"]) == ("Beginners' map", False)
    drawn = await picture(anna)
    assert (drawn["name"], drawn["drawn"]) == ("Variable set-up", True)
    assert [len(each["setting"]["parts"]["island"]["hexes"]) for each in (drawn, fixed)] == [19, 19]
    assert [each["cards"] for each in drawn["scene"]["parts"]["island"]["players"]] == [0] * 4


async def test_the_example_is_not_the_island_of_the_game(server: Server, stack: AsyncExitStack) -> None:
    anna = await newcomer(stack, server, "Anna")
    first, second = [await picture(anna) for _ in range(2)]
    assert first["setting"] == second["setting"]


async def test_a_game_without_a_map_has_no_picture_of_one(server: Server, stack: AsyncExitStack) -> None:
    anna = await newcomer(stack, server, "Anna")
    table = await anna.open_table("you", "open", game="duel")
    answer = await anna.ask("GET", f"/tables/{table}/map")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_map")
    answer = await anna.ask("GET", "/tables/none/map")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_table")


def test_a_picture_is_made_once() -> None:
    asked = ("en", "base", 4, "neu2003", (), None)
    assert scene.map_picture(*asked) is scene.map_picture(*asked)


async def test_the_code_leads_to_the_table(server: Server, stack: AsyncExitStack) -> None:
    """It is dark on a light ground with a rim, so that a camera reads it from a dark page, too."""
    anna = await newcomer(stack, server, "Anna")
    table = await anna.open_table("you", "open")
    answer = await anna.ask("GET", f"/tables/{table}/code?scheme=https")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    svg = ElementTree.fromstring(answer.text)
    assert code_in(svg) == code_for(f"https://127.0.0.1:{server.port}/t/{table}")
    plain = ElementTree.fromstring((await anna.ask("GET", f"/tables/{table}/code")).text)
    assert code_in(plain) == code_for(f"{server.url}/t/{table}")
    assert (await anna.ask("GET", f"/tables/{table}/code?scheme=javascript")).status_code == 400
    assert (await anna.ask("GET", "/tables/none/code")).status_code == 404


def code_for(link: str) -> list[tuple[int, ...]]:
    return [tuple(row) for row in segno.make(link, error="m", micro=False).matrix]


def code_in(svg: ElementTree.Element) -> list[tuple[int, ...]]:
    """The dark and light modules of a drawn code, without its rim of four."""
    side = int(svg.attrib["viewBox"].split()[-1])
    ground, lines = (each for each in svg if each.tag.endswith("path"))
    assert (ground.attrib["fill"], lines.attrib["stroke"]) == ("#fff", "#000")
    dark = set(modules(lines.attrib["d"]))
    assert all(4 <= x < side - 4 and 4 <= y < side - 4 for x, y in dark)
    inside = range(4, side - 4)
    return [tuple(int((x, y) in dark) for x in inside) for y in inside]


def modules(path: str) -> Iterator[tuple[int, int]]:
    """Every dark module of a path of horizontal strokes."""
    x = y = 0.0
    for command, numbers in re.findall(r"([Mmh])([^Mmh]*)", path):
        values = [float(each) for each in re.findall(r"-?[\d.]+", numbers)]
        if command == "h":
            yield from ((int(x + i), int(y)) for i in range(int(values[0])))
            x += values[0]
        else:
            x, y = (values[0], values[1]) if command == "M" else (x + values[0], y + values[1])

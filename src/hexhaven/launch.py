"""The command `hexhaven`: it runs the compiled engine where that is built of these very sources.

In a working tree the package is the plain one in `src`, and `make compiled` puts the compiled one beside it,
into `build/compiled`. An edit makes them differ: then the plain one runs, and a line says so. One variable
chooses: `HEXHAVEN_ENGINE=plain`, or `compiled` for whoever would rather be told than wait.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

CHOICE: Final = "HEXHAVEN_ENGINE"
PAGE: Final = "HEXHAVEN_PAGE"
PLAIN: Final = "plain"
COMPILED: Final = "compiled"
NAME: Final = "hexhaven"
STAMP: Final = ".digest"
# What the compiled engine depends on besides its sources.
BESIDE: Final = ("pyproject.toml", "requirements/dev.txt", "tools/compiled.py", "tools/cold.h")
SUFFIXES: Final = {".py", ".toml", ".typed"}

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent.parent  # in a working tree


def main() -> int:
    """Choose the engine and run the command."""
    wish = os.environ.get(CHOICE, "")
    if wish not in ("", PLAIN, COMPILED):
        return complain("engine_choice", choice=wish)
    if wish != PLAIN and not is_compiled():
        built = find_compiled(ROOT)
        if built is not None and is_fresh(ROOT, built):
            use(built)
        elif wish == COMPILED:
            return complain("engine_missing" if built is None else "engine_stale")
        elif built is not None:
            complain("engine_other")
    from hexhaven.cli import main as run

    return run()


def is_compiled() -> bool:
    """Whether what is running is compiled already: by PYTHONPATH, or as it was installed."""
    import hexhaven

    return hexhaven.compiled


def find_compiled(root: Path) -> Path | None:
    """The folder of the compiled package, if this is a working tree and it was built."""
    built = root / "build" / COMPILED
    return built if HERE.parent.name == "src" and (built / STAMP).is_file() else None


def is_fresh(root: Path, built: Path) -> bool:
    return (built / STAMP).read_text() == digest(root)


def use(built: Path) -> None:
    """Let everything be imported from there, also what has been imported; workers inherit the path.

    The page is built into the sources only.
    """
    sys.path.insert(0, str(built))
    os.environ.setdefault(PAGE, str(HERE / "server" / "page"))
    for name in [name for name in sys.modules if name.partition(".")[0] == NAME]:
        del sys.modules[name]


def complain(key: str, **values: str) -> int:
    """Say in a line what is wrong, in the language of the command."""
    from hexhaven.cli.language import language_in
    from hexhaven.cli.texts import tell

    print(
        f"hexhaven: {tell(language_in(sys.argv[1:], os.environ), f'usage.{key}', **values)}", file=sys.stderr
    )
    return 2


# --- which sources -----------------------------------------------------------------------------------


def digest(root: Path) -> str:
    """Name the state of everything the compiled engine depends on, so that a deleted file counts too."""
    total = hashlib.sha256(sys.version.encode())
    for path in ingredients(root):
        total.update(f"{path.relative_to(root)}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def ingredients(root: Path) -> Iterator[Path]:
    yield from (root / name for name in BESIDE)
    yield from sorted(path for path in (root / "src").rglob("*") if path.suffix in SUFFIXES)

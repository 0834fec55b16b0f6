"""Write down the wire protocol from the message types: one source, and no second opinion.

python tools/wire.py            # write the TypeScript types, the JSON Schema and the page about it
python tools/wire.py --check    # fail if they are not what would be written
"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from protocol.page import page
from protocol.schema import schema
from protocol.source import SLICES
from protocol.typescript import slice_types, typescript

ROOT = Path(__file__).resolve().parent.parent
REFERENCE = ROOT / "docs" / "reference"
PAGE = ROOT / "web" / "src"
TARGETS: dict[Path, Callable[[], str]] = {
    PAGE / "wire.ts": typescript,
    **{PAGE / "games" / slice / "wire.ts": partial(slice_types, slice) for slice in SLICES},
    REFERENCE / "protocol.schema.json": schema,
    REFERENCE / "protocol.md": page,
}


def main() -> int:
    check = "--check" in sys.argv
    stale = [path for path, make in TARGETS.items() if found(path) != make()]
    for path in stale:
        if check:
            print(f"{path.relative_to(ROOT)} is stale: run 'python tools/wire.py'", file=sys.stderr)
        else:
            path.write_text(TARGETS[path](), "utf-8")
    return 1 if check and stale else 0


def found(path: Path) -> str:
    return path.read_text("utf-8") if path.exists() else ""


if __name__ == "__main__":
    sys.exit(main())

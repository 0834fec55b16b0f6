"""Take a picture of the terminal for the README: a scripted moment of a real game, as an SVG.

python tools/picture.py            # writes docs/terminal.svg
"""

import io
import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

ROOT = Path(__file__).resolve().parent.parent
WIDTH = 88
FETCHED_FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # the reader's own will do
COMMAND = [sys.executable, "-m", "hexhaven", "play", "--seed", "picture", "--language", "en"]
TYPED = ["1", "why settlement 12", "1 lumber for 1 wool", "1", "road 29-34", "end"]


def main() -> None:
    text = Text.from_ansi(record(TYPED))
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    console.print(text)
    target = ROOT / "docs" / "terminal.svg"
    svg = console.export_svg(title="make terminal")
    target.write_text(FETCHED_FONTS.sub("", svg), encoding="utf-8")
    print(f"wrote {target.relative_to(ROOT)}")


def record(typed: list[str]) -> str:
    """Play in a pseudo-terminal, typing a line whenever the program waits."""
    parent, child = pty.openpty()
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": str(WIDTH), "LINES": "60"}
    process = subprocess.Popen(COMMAND, stdin=child, stdout=child, stderr=child, env=environment)
    os.close(child)
    seen = ""
    lines = iter(typed)
    while True:
        ready, _, _ = select.select([parent], [], [], 3)
        if ready:
            try:
                seen += os.read(parent, 65536).decode()
            except OSError:
                break
        elif (line := next(lines, None)) is not None:
            os.write(parent, f"{line}\n".encode())
        else:
            process.terminate()
            break
    process.wait()
    return seen.replace("\r", "")


if __name__ == "__main__":
    main()

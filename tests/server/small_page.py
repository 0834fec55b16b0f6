"""A page of a few lines, for tests of what the server does with one."""

import gzip
from pathlib import Path

SCRIPT = "export const a = 1\n" * 100
BROTLI = b"only a browser unpacks it"


def make_page(folder: Path) -> Path:
    """The page, and a file beside it that is nobody's business."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Hexhaven</title>" + "<p>" * 300)
    (folder / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "assets" / "page-1234.js").write_text(SCRIPT)
    (folder / "assets" / "page-1234.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "page-1234.js.br").write_bytes(BROTLI)
    (folder.parent / "secret.txt").write_text("not for you")
    return folder

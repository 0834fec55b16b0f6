"""The tutorial "Your first expansion" shows the files of the sample as they are."""

import re
from pathlib import Path

import pytest

SAMPLE = Path(__file__).parent / "lighthouse"
PAGE = Path(__file__).parents[2] / "docs" / "tutorial" / "first-expansion.md"
BLOCKS = re.findall(r'^```\w+ title="(.+?)"\n(.*?)^```$', PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("file", "shown"), BLOCKS, ids=[f"{i} {file}" for i, (file, _) in enumerate(BLOCKS)])
def test_what_is_shown_stands_in_the_file(file: str, shown: str) -> None:
    assert shown in (SAMPLE / file).read_text("utf-8")


def test_every_file_is_named() -> None:
    text = PAGE.read_text("utf-8")
    table = re.findall(r"^\| `(.+?)/?` \|", text, re.MULTILINE)
    assert {path.name for path in SAMPLE.iterdir()} - {"__init__.py", "__pycache__"} <= set(table)

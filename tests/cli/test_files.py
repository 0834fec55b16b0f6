"""What is wrong with a map file or a record, in German too."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import hexhaven
from hexhaven.cli.files import shapes, told

from .terminal import run

SOURCE = Path(hexhaven.__file__).parent
MAPS = [
    SOURCE / "games" / "island" / "rules" / "maps" / f"{name}.py"
    for name in ("check", "draw", "layout", "text")
]
RECORDS = [SOURCE / "record.py", SOURCE / "cli" / "retelling.py"]
RAISED = ("MapError", "RecordError", "error")
ELSEWHERE = "?"  # a sentence that is put together somewhere else


def sentences(paths: list[Path]) -> Iterator[str]:
    """Every sentence an error of these files can say, with an x in each hole."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and name_of(node.func) in RAISED and node.args:
                said = node.args[1] if name_of(node.func) == "RecordError" else node.args[0]
                yield "".join(parts(said))


def name_of(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def parts(said: ast.expr) -> Iterator[str]:
    if isinstance(said, ast.JoinedStr):
        for value in said.values:
            yield str(value.value) if isinstance(value, ast.Constant) else "x"
    else:
        yield str(said.value) if isinstance(said, ast.Constant) else ELSEWHERE


@pytest.mark.parametrize("sentence", sorted({*sentences(MAPS), *sentences(RECORDS)} - {ELSEWHERE}))
def test_every_fault_of_a_map_or_record_is_told_in_german(sentence: str) -> None:
    assert told("de", sentence) != sentence
    assert told("en", sentence) == sentence


def test_every_german_sentence_is_for_something_that_is_said() -> None:
    said = [*sentences(MAPS), *sentences(RECORDS)]
    used = {
        next(shape for shape in shapes("de") if shape.fullmatch(each)) for each in said if each != ELSEWHERE
    }
    assert len(used) > 55


def test_a_map_that_is_not_there_is_told_in_german() -> None:
    answer = run("maps", "base-varible", "--language", "de")
    assert answer.code == 2
    assert answer.err == "hexhaven: eine Karte „base-varible“ gibt es nicht; meinst du „base-variable“?\n"


def test_a_faulty_map_file_is_told_in_german(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('id = "mine"\nfirst_hex = "0,0"\nrows = ["h5  x5"]\n', "utf-8")
    german = run("maps", "--check", str(path), "--language", "de").err
    assert german.startswith("hexhaven: Zeile 1, Feld 1,0: die Landschaft „x“ in „x5“ ist unbekannt;")


def test_a_damaged_record_is_told_in_german(tmp_path: Path) -> None:
    path = tmp_path / "no.hexhaven"
    path.write_text("hello\n", "utf-8")
    german = run("replay", str(path), "--language", "de").err
    assert german.startswith("hexhaven: Zeile 1: das ist keine Aufzeichnung von Hexhaven: sie muss mit „")

"""The command in a working tree: compiled where that is built of these very sources, else plain."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hexhaven.launch import BESIDE, digest

ROOT = Path(__file__).parents[1]
COMMAND = "import sys; from hexhaven.launch import main; sys.exit(main())"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A working tree without a compiled engine."""
    for name in BESIDE:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy2(ROOT / name, tmp_path / name)
    copy_package(tmp_path / "src")
    return tmp_path


def copy_package(folder: Path) -> None:
    left = shutil.ignore_patterns("__pycache__", "page", "server", "*.so")
    shutil.copytree(ROOT / "src" / "hexhaven", folder / "hexhaven", ignore=left)


def build(tree: Path) -> None:
    """What stands for a compiled engine: the same package, which says of itself that it is compiled."""
    built = tree / "build" / "compiled"
    copy_package(built)
    with open(built / "hexhaven" / "__init__.py", "a", encoding="utf-8") as file:
        file.write("compiled = True\n")
    (built / ".digest").write_text(digest(tree))


def run(tree: Path, *argv: str, **env: str) -> "subprocess.CompletedProcess[str]":
    kept = {
        name: text for name, text in os.environ.items() if not name.startswith(("HEXHAVEN_", "LC_", "LANG"))
    }
    command = [sys.executable, "-c", COMMAND, *(argv or ["--version"])]
    known = {**kept, "PYTHONPATH": str(tree / "src"), **env}
    return subprocess.run(command, env=known, capture_output=True, text=True, check=False)


def engine(tree: Path, **env: str) -> str:
    answer = run(tree, **env)
    assert (answer.returncode, answer.stderr) == (0, "")
    return answer.stdout.strip().partition(", ")[2]


def test_the_command_runs_plain_where_nothing_is_built(tree: Path) -> None:
    assert engine(tree) == "plain Python"


def test_the_command_runs_compiled_where_it_is_built(tree: Path) -> None:
    build(tree)
    assert engine(tree) == "compiled"
    assert engine(tree, HEXHAVEN_ENGINE="compiled") == "compiled"


def test_one_variable_chooses_the_plain_engine(tree: Path) -> None:
    build(tree)
    assert engine(tree, HEXHAVEN_ENGINE="plain") == "plain Python"


def test_an_edit_is_live_at_once_and_the_old_engine_is_left_alone(tree: Path) -> None:
    build(tree)
    source = tree / "src" / "hexhaven" / "__init__.py"
    source.write_text(source.read_text("utf-8").replace('__version__ = "', '__version__ = "9'), "utf-8")
    answer = run(tree)
    assert answer.stdout.startswith("hexhaven 9")
    assert answer.stdout.strip().endswith("plain Python")
    assert answer.stderr == (
        "hexhaven: the compiled engine is not up to date, so the plain one runs; "
        "compile it with: make compiled\n"
    )
    assert engine(tree, HEXHAVEN_ENGINE="plain") == "plain Python"  # who chose it need not be told


def test_a_deleted_file_counts_as_an_edit(tree: Path) -> None:
    build(tree)
    (tree / "src" / "hexhaven" / "games" / "duel" / "words" / "events.py").unlink()
    assert "plain Python" in run(tree).stdout


def test_whoever_asks_for_the_compiled_engine_is_told_that_there_is_none(tree: Path) -> None:
    missing = run(tree, HEXHAVEN_ENGINE="compiled")
    assert (missing.returncode, missing.stdout) == (2, "")
    assert missing.stderr == "hexhaven: the engine is not compiled; compile it with: make compiled\n"
    build(tree)
    (tree / "pyproject.toml").write_text("")
    stale = run(tree, "--version", "--language", "de", HEXHAVEN_ENGINE="compiled")
    assert (stale.returncode, stale.stdout) == (2, "")
    assert "nicht auf dem neuesten Stand" in stale.stderr


def test_a_choice_that_does_not_exist_is_refused(tree: Path) -> None:
    answer = run(tree, HEXHAVEN_ENGINE="fast")
    assert answer.returncode == 2
    assert answer.stderr == "hexhaven: HEXHAVEN_ENGINE is plain or compiled, not 'fast'\n"


def test_workers_run_the_same_engine(tree: Path) -> None:
    """A batch prints the same with one process or many; a worker that ran other code would fail to agree."""
    build(tree)
    probe = tree / "build" / "compiled" / "hexhaven" / "arena" / "batch.py"
    probe.write_text(probe.read_text("utf-8") + "\nprint('from the build')\n", "utf-8")
    batch = ("simulate", "--seats", "random,random", "--games", "4", "--workers", "2", "--seed", "1")
    answer = run(tree, *batch, "--option", "player_trade=no")
    assert answer.returncode == 0
    assert answer.stdout.count("from the build") == 3

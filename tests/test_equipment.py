"""The browser and the database of the tests are found or fetched; nothing is left out in silence."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import equipment
from equipment import Equipment, MissingError

HERE = "/somewhere/program"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is there, and nobody may install anything."""
    monkeypatch.setattr(equipment, "HOME", tmp_path)
    monkeypatch.setattr(equipment, "CHROMIUM", tmp_path / "run")
    monkeypatch.setattr(equipment, "POSTGRESQL", tmp_path / "bin")
    monkeypatch.setattr(equipment, "DEBIAN_POSTGRESQL", tmp_path / "debian")
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    for name in ("HEXHAVEN_CHROMIUM", "HEXHAVEN_POSTGRESQL", "HEXHAVEN_TEST_POSTGRES"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def browser(find: Callable[[], str | None], fetch: Callable[[], None]) -> Equipment:
    return Equipment("Chromium", "chromium", "name one", find, fetch)


def write_program(path: Path, code: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{code}\n")
    path.chmod(0o755)


def test_a_program_that_is_there_is_not_fetched() -> None:
    def never() -> None:
        raise AssertionError

    assert browser(lambda: HERE, never).get() == HERE


def test_a_program_that_is_missing_is_fetched() -> None:
    found: list[str] = []
    assert browser(lambda: found[0] if found else None, lambda: found.append(HERE)).get() == HERE


def test_a_program_that_cannot_be_had_fails_with_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    def fail() -> None:
        raise subprocess.CalledProcessError(1, "npm")

    with pytest.raises(MissingError, match=r"apt install chromium.*name one"):
        browser(lambda: None, fail).get()
    assert "did not work" in capsys.readouterr().err


def test_a_browser_that_does_not_start_is_none(home: Path) -> None:
    """A library may be missing."""
    write_program(home / "run", "exit 127")
    assert equipment.find_chromium() is None
    write_program(home / "run", "exit 0")
    assert equipment.find_chromium() == str(home / "run")


def test_the_newest_postgresql_of_the_machine_comes_first(home: Path) -> None:
    assert equipment.find_postgresql() is None
    for place in ("bin", "debian/9/bin", "debian/15/bin"):
        write_program(home / place / "initdb", "exit 0")
    assert equipment.find_postgresql() == str(home / "debian/15/bin")


def test_what_is_named_comes_before_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEXHAVEN_CHROMIUM", HERE)
    monkeypatch.setenv("HEXHAVEN_POSTGRESQL", HERE)
    assert equipment.find_chromium() == equipment.find_postgresql() == HERE


def test_a_server_that_runs_already_needs_no_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    assert equipment.needed() == [equipment.BROWSER, equipment.DATABASE]
    monkeypatch.setenv("HEXHAVEN_TEST_POSTGRES", "postgresql://somebody@somewhere/postgres")
    assert equipment.needed() == [equipment.BROWSER]

"""Figures of another set of tools are not compared; a count above those of the same tools fails."""

from pathlib import Path

import pytest

import instructions

KEPT = {"base": 1000.0, "a copy": 2000.0}


def test_two_percent_more_is_allowed_and_not_a_bit_above() -> None:
    assert instructions.verdict({"base": 1020.0, "a copy": 1900.0}, KEPT) == 0
    assert instructions.verdict({"base": 1020.1, "a copy": 1900.0}, KEPT) == 1


def test_what_is_above_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    instructions.verdict({"base": 1000.0, "a copy": 2100.0}, KEPT)
    assert ": a copy" in capsys.readouterr().err


def test_without_figures_nothing_is_compared_and_a_line_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert instructions.verdict({"base": 1000.0}, {}) == 0
    assert "nothing was compared" in capsys.readouterr().out


def test_what_is_missing_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert "valgrind" in instructions.what_is_missing(tmp_path)
    monkeypatch.setattr("shutil.which", lambda name: name)
    assert "not compiled" in instructions.what_is_missing(tmp_path / "nothing")
    assert instructions.what_is_missing(tmp_path) == ""

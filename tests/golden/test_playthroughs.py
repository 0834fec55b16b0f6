"""Whole games, line by line, and the same on every machine, compiled or not."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import pytest

from hexhaven.record import read_record, verify

from .playthroughs import GAMES, HERE, path, play


@pytest.mark.parametrize("preset", GAMES)
def test_the_same_seed_gives_the_same_game(preset: str) -> None:
    written = path(preset).read_text(encoding="utf-8").splitlines()
    assert play(preset).write().splitlines() == written


@pytest.mark.parametrize("preset", GAMES)
def test_the_record_replays_to_the_same_end(preset: str) -> None:
    text = path(preset).read_text(encoding="utf-8")
    record = read_record(text)
    assert record.write() == text
    assert record.state.to_bytes() == record.state_after(len(record.entries)).to_bytes()
    assert verify(record) == []


def test_all_verbs_of_the_base_game_occur() -> None:
    words = {line.split()[1] for preset in GAMES for line in moves(preset)}
    assert words >= {
        "begins", "found", "found-road", "free-road", "roll", "rolled", "end", "discard", "robber", "rob",
        "stole", "bank", "offer", "accept", "decline", "trade", "withdraw", "road", "settlement", "city",
        "buy", "drew", "knight", "road-building", "invention", "monopoly", "take",
    }  # fmt: skip


def moves(preset: str) -> list[str]:
    text = path(preset).read_text(encoding="utf-8")
    return text.split("moves:\n")[1].split("result:")[0].splitlines()


def test_the_hash_seed_of_python_makes_no_difference() -> None:
    code = "from playthroughs import play; print(play('neu2003').write())"
    digests = set()
    for hash_seed in ("0", "12345"):
        environment = os.environ | {"PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-c", f"import sys; sys.path.append({str(HERE)!r}); {code}"]
        done = subprocess.run(command, env=environment, capture_output=True, check=True)
        digests.add(hashlib.sha256(done.stdout).hexdigest())
    assert len(digests) == 1

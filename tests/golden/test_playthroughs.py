"""Whole games, line by line, and the same on every machine, compiled or not."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import pytest

from hexhaven import catalog
from hexhaven.core.rng import Rng
from hexhaven.games.duel.rules.rules import Rules as CardRules
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.island.rules.state import Position
from hexhaven.record import read_record, verify

from .playthroughs import GAMES, HERE, lines, path, play


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    written = path(name).read_text(encoding="utf-8")
    assert lines(play(name), written) == written.splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_the_record_replays_to_the_same_end(name: str) -> None:
    text = path(name).read_text(encoding="utf-8")
    record = read_record(text)
    assert lines(record, text) == text.splitlines()
    assert record.state.to_bytes() == record.state_after(len(record.entries)).to_bytes()
    assert verify(record) == []


def test_all_verbs_of_the_base_game_occur() -> None:
    assert verbs_in("base") >= {
        "begins", "found", "found-road", "free-road", "roll", "rolled", "end", "discard", "robber", "rob",
        "stole", "bank", "offer", "accept", "decline", "trade", "withdraw", "road", "settlement", "city",
        "buy", "drew", "knight", "road-building", "invention", "monopoly", "take",
    }  # fmt: skip


def test_all_verbs_of_cities_and_knights_occur() -> None:
    """Those that are listed: what to propose in trade is for people and bots to think of."""
    options = {"saboteur": "classic", "fiesepeter": "on"}
    p = catalog.start(catalog.prepare(Rng(1), "knights", options=options))
    assert isinstance(p, Position)
    assert verbs_in("knights") == {verb.name for verb in p.rules.verbs} - {"propose"}


def test_all_verbs_of_the_card_game_occur() -> None:
    verbs = {verb.name for preset in ("tournament", "wizards-dragons") for verb in rules_of(preset).verbs}
    assert verbs_in("duel") == verbs


@pytest.mark.parametrize("game", ["base", "knights"])
def test_all_verbs_of_the_sample_occur(game: str) -> None:
    assert verbs_in(game, "lighthouse") >= {"lighthouse", "shine", "burn", "sleep"}


def rules_of(preset: str) -> CardRules:
    d = catalog.start(catalog.prepare(Rng(1), "duel", 2, preset))
    assert isinstance(d, Duel)
    return d.rules


def verbs_in(game: str, *expansions: str) -> set[str]:
    names = [name for name, plan in GAMES.items() if (plan.game, plan.expansions) == (game, expansions)]
    return {line.split()[1] for name in names for line in moves(name)}


def moves(name: str) -> list[str]:
    text = path(name).read_text(encoding="utf-8")
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

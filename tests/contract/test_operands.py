"""Whatever a verb declares, its actions are written and read by: in every game, at many moments."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from golden.playthroughs import GAMES, path
from hexhaven.core.actions import HIDDEN, Verb
from hexhaven.core.game import CHANCE, IllegalAction, UnknownAction
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.island.rules.state import Position
from hexhaven.record import read_record

EVERY = 150  # entries of a golden game between two moments
MOST = 12  # actions of a verb at one moment
NONSENSE = "qwertz"


@cache
def moments(name: str) -> list[Position | Duel]:
    """Some positions of a golden game, and the first of each kind of question."""
    record = read_record(path(name).read_text("utf-8"))
    found: dict[object, Position | Duel] = {}
    for i, (_, state) in enumerate(record.steps()):
        assert isinstance(state, Position | Duel)
        key: object = i if i % EVERY == 0 else f"question {state.waiting_for()}"
        if key not in found:
            copy = state.copy()
            found[key] = copy
    return list(found.values())


def verbs(s: Position | Duel) -> list[Verb]:
    return list(s.rules.verbs)


def some_actions(s: Position | Duel, verb: Verb) -> Iterator[int]:
    """Those that are listed, and the first and last value of each operand that counts its values."""
    yield from listed(s, verb)
    for values in corners(s, verb):
        packed = [value << int(shift) for value, shift in zip(values, verb.shifts, strict=True)]
        yield int(verb.at(sum(packed)))


def listed(s: Position | Duel, verb: Verb) -> list[int]:
    found = [int(action) for action in s.legal(s.actor()) if s.rules.verb_of(action) is verb]
    return found[:: max(1, len(found) // MOST)]


def corners(s: Position | Duel, verb: Verb) -> Iterator[list[int]]:
    try:
        limits = [int(operand.limit(s)) for operand in verb.operands]
    except NotImplementedError:  # places of two principalities, trades: only what is listed
        return
    yield [0 for _ in limits]
    yield [limit - 1 for limit in limits]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_written_reads_back_as_the_same_action(name: str) -> None:
    for s in moments(name):
        for verb in verbs(s):
            for action in some_actions(s, verb):
                text = s.write(action)
                assert s.write(s.read(text)) == text
                assert s.read(text) == action or verb.name == "inventor"  # its two hexes have no order


@pytest.mark.parametrize("name", GAMES)
def test_the_operands_of_an_action_are_its_words(name: str) -> None:
    """What others know an action by is the same: its values, each in its own words."""
    for s in moments(name):
        for verb in verbs(s):
            for action in some_actions(s, verb):
                text = s.write(action)
                assert all(operand.write(s, value) in text for operand, value in verb.values(action)) or (
                    verb.name == "use"  # the card at the place names its ways
                )


@pytest.mark.parametrize("name", GAMES)
def test_only_operands_that_hide_are_hidden_and_only_in_secret_verbs(name: str) -> None:
    for s in moments(name):
        for verb in verbs(s):
            for action in listed(s, verb):
                shown = [s.write(action, viewer) for viewer in range(s.players())]
                hidden = max(text.count(HIDDEN) for text in shown)
                assert hidden <= (sum(operand.hides for operand in verb.operands) if verb.seen_by else 0)
                assert HIDDEN not in s.write(action, CHANCE)


@pytest.mark.parametrize("name", GAMES)
def test_a_text_that_is_no_action_is_told_what_was_expected(name: str) -> None:
    s = moments(name)[0]
    for verb in verbs(s):
        words = [NONSENSE] * (len(verb.form) + 2)
        for wrong in ([], words[:1], words):
            if not wrong and not verb.form:
                continue
            with pytest.raises(UnknownAction) as caught:
                s.read(" ".join([verb.name, *wrong]))
            said = str(caught.value)
            assert verb.name in said or NONSENSE in said or "as in" in said, said


@pytest.mark.parametrize("name", GAMES)
def test_a_number_with_bits_that_mean_nothing_is_no_action(name: str) -> None:
    s = moments(name)[0]
    for verb in verbs(s):
        action = int(verb.at((1 << 55) - 1))
        with pytest.raises((UnknownAction, IllegalAction)):
            s.play(action, s.actor())


def test_a_verb_says_how_it_is_written() -> None:
    s = moments("neu2003")[0]
    examples = {verb.name: verb.example() for verb in verbs(s)}
    assert examples["bank"] == "bank ore for brick"
    assert examples["road"] == "road 12-13"
    assert examples["rolled"] == "rolled 3 4"
    assert examples["offer"] == "offer 2 ore for 1 brick to all"
    assert examples["end"] == "end"

"""The text of a position is complete: every position of every golden game reads back."""

from __future__ import annotations

import pytest

import hexhaven as hh
from golden.playthroughs import GAMES, path
from hexhaven.core.game import NOBODY, State

SAMPLE = 10  # of the positions, views are tried, too


@pytest.mark.parametrize("name", GAMES)
def test_every_position_reads_back(name: str) -> None:
    for _, state in hh.load(path(name)).steps():
        text = str(state)
        assert hh.position(text) == state
        assert str(hh.position(text)) == text


@pytest.mark.parametrize("name", GAMES)
def test_every_view_reads_back(name: str) -> None:
    for step, (_, state) in enumerate(hh.load(path(name)).steps()):
        if step % SAMPLE == 0:
            for viewer in (*range(state.players()), NOBODY):
                seen = state.view(viewer).seen
                assert hh.position(str(seen)) == seen


@pytest.mark.parametrize("name", GAMES)
def test_a_view_tells_nothing_that_the_viewer_does_not_know(name: str) -> None:
    """Whatever the viewer cannot tell apart has the same text."""
    rng = hh.Rng(name)
    for step, (_, state) in enumerate(hh.load(path(name)).steps()):
        if step % (5 * SAMPLE) == 0:
            view = state.view(step % state.players())
            assert str(view.fill(rng).view(view.viewer)) == str(view)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_from_its_text_as_it_did(name: str) -> None:
    """Nothing is forgotten that matters later, even what is no part of a comparison."""
    record = hh.load(path(name))
    read: State | None = None
    for step, (entry, state) in enumerate(record.steps()):
        if read is not None:
            assert read == state
        if step % (5 * SAMPLE) == 0:
            read = hh.position(str(state))
        assert read is not None
        read.apply(entry.action, entry.player)
    assert read == record.state == hh.position(str(record.state))

"""A progress card is a row, and a class with its name where the row does not say everything."""

from __future__ import annotations

import pytest

from hexhaven import catalog
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.state import Position
from hexhaven.games.knights.rules.progress.card import ProgressCard
from hexhaven.games.knights.rules.rows import ROWS
from hexhaven.games.knights.rules.state import is_point_card
from hexhaven.games.knights.rules.terms import FIELD_NAMES, FIRST_OF_FIELD, PROGRESS_NAMES


@pytest.mark.article("progress-cards")
@pytest.mark.parametrize("saboteur", ["new", "classic"])
def test_every_row_is_played_by_a_class_of_its_name_or_is_a_point(saboteur: str) -> None:
    p = catalog.start(catalog.prepare(Rng(1), "knights", options={"saboteur": saboteur}))
    assert isinstance(p, Position)
    played = {verb.name: verb.kind for verb in p.rules.verbs if isinstance(verb, ProgressCard)}
    assert played == {row.name: kind for kind, row in enumerate(ROWS) if not row.points}
    assert [is_point_card(kind) for kind in range(len(ROWS))] == [row.points > 0 for row in ROWS]


@pytest.mark.article("progress-cards")
def test_the_rows_of_a_deck_stand_together() -> None:
    for field, name in enumerate(FIELD_NAMES):
        deck = ROWS[FIRST_OF_FIELD[field] : FIRST_OF_FIELD[field + 1]]
        assert {row.deck for row in deck} == {name}
    assert len(set(PROGRESS_NAMES)) == len(ROWS)

"""State is declared once: tables name every field, and methods are written from them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import fields
import hexhaven as hh
from hexhaven.core.fields import FOLLOWS, Field
from hexhaven.games.duel.rules.pile import PILE_FIELDS, POOL_FIELDS
from hexhaven.games.duel.rules.realm import REALM_FIELDS
from hexhaven.games.duel.rules.state import DUEL_FIELDS
from hexhaven.games.duel.rules.text.read import WORDS as DUEL_WORDS
from hexhaven.games.island.rules.state import POSITION_FIELDS, Position
from hexhaven.games.island.rules.text.read import Reader
from hexhaven.games.knights.rules.state import KNIGHTS_STATE_FIELDS
from hexhaven.games.variants.rules.friendly_robber import GROWN_FIELDS
from hexhaven.games.variants.rules.late_harbours import WAITING_FIELDS

POOL = "src/hexhaven/games/duel/rules/pile.py"


def test_what_is_written_in_the_classes_is_what_their_tables_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["fields.py", "--check"])
    assert fields.main() == 0


def test_a_field_that_no_table_names_is_found() -> None:
    path = fields.ROOT / POOL
    text = path.read_text("utf-8").replace("self.size = size", "self.size = size\n        self.colour = 0", 1)
    assert fields.Module(path, text).faults() == [
        f"{Path(POOL)}: Pool has 'colour', which its table does not name"
    ]


def test_a_method_that_was_changed_by_hand_is_found() -> None:
    path = fields.ROOT / POOL
    text = path.read_text("utf-8")
    spoilt = text.replace("self.counts[:], self.size", "self.counts, self.size")
    assert spoilt != text
    assert fields.Module(path, spoilt).written() == text


OF_CARDS = (*DUEL_FIELDS, *REALM_FIELDS, *PILE_FIELDS, *POOL_FIELDS)
OF_BOARD = (*POSITION_FIELDS, *KNIGHTS_STATE_FIELDS, *GROWN_FIELDS, *WAITING_FIELDS)


def test_the_words_of_the_tables_are_those_that_a_text_is_read_by() -> None:
    assert {field.word for field in OF_CARDS} - {FOLLOWS} <= set(DUEL_WORDS)
    p = hh.new("knights", friendly_robber="online", harbour_same_turn="never")
    assert isinstance(p, Position)
    assert {field.word for field in OF_BOARD} - {FOLLOWS} <= {"map", *Reader(p.rules, p.map).known()}


@pytest.mark.parametrize("table", [POSITION_FIELDS, KNIGHTS_STATE_FIELDS, DUEL_FIELDS, REALM_FIELDS])
def test_a_table_names_every_field_once(table: tuple[Field, ...]) -> None:
    names = [field.name for field in table]
    assert len(names) == len(set(names))

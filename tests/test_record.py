"""Records: reading, damage, redaction, and dice that can be checked."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golden.playthroughs import lines, path, play
from hexhaven import catalog
from hexhaven.core.game import CHANCE, NOBODY, IllegalAction, Option, UnknownAction
from hexhaven.core.rng import Rng
from hexhaven.dealer import Dealer, commitment, draw_below, map_rng, seed_from
from hexhaven.games.island.rules.maps.layout import layout
from hexhaven.games.island.rules.options import OPTIONS, PRESETS
from hexhaven.record import Record, RecordError, read_record, verify


@pytest.fixture(scope="module")
def text() -> str:
    return path("neu2003").read_text(encoding="utf-8")


def damaged(text: str, old: str, new: str) -> tuple[int, str]:
    """The line and message with which a record is refused after one piece of it was changed."""
    assert old in text
    with pytest.raises(RecordError) as caught:
        read_record(text.replace(old, new, 1))
    return caught.value.line, str(caught.value)


def line_of(text: str, start: str) -> int:
    return next(i for i, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def test_a_header_may_name_the_base_game_and_its_expansions() -> None:
    text = path("knights-classic").read_text(encoding="utf-8")
    composed = text.replace("game: knights\n", "game: base\nwith: knights\n")
    assert lines(read_record(composed), text) == text.splitlines()
    assert damaged(composed, "with: knights", "with: knigths") == (
        1, "line 1: there is no expansion 'knigths': did you mean 'knights'?",
    )  # fmt: skip


def test_an_option_that_is_missing_has_the_value_of_its_preset_or_of_the_time_before_it() -> None:
    text = "\n".join(
        line for line in path("neu2003").read_text("utf-8").splitlines() if "public_chat" not in line
    )
    assert read_record(text).setup.options["public_chat_only"] == "on"
    newer = Option(
        "public_chat_only", ["on", "off"], "table-talk", dict.fromkeys(PRESETS, "on"), unsaid="off"
    )
    game = replace(catalog.game("base"), options=[*[o for o in OPTIONS if o.name != newer.name], newer])
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(catalog.GAMES, "base", game)
        assert read_record(text).setup.options["public_chat_only"] == "off"


def test_a_foreign_file_is_refused() -> None:
    with pytest.raises(RecordError, match="line 1: this is no Hexhaven record"):
        read_record("PGN 1. e4 e5\n")
    with pytest.raises(RecordError):
        read_record("")


def test_the_wrong_line_is_named(text: str) -> None:
    line, message = damaged(text, "* rolled", "* roled")
    assert line == line_of(text, "* rolled")
    assert "did you mean 'rolled'?" in message


def test_an_action_the_rules_refuse_is_refused_with_its_line_and_article(text: str) -> None:
    first_roll = line_of(text, "* rolled")
    lines = text.splitlines()
    lines.insert(first_roll, lines[first_roll - 2])  # the same player rolls again
    with pytest.raises(RecordError, match=rf"line {first_roll + 1}: 'roll' is not allowed: .*article turn"):
        read_record("\n".join(lines))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("game: base", "game: bse", "did you mean 'base'"),
        ("rules: 1", "rules: 99", "rules version 99"),
        ("preset: neu2003", "preset: neu", "there is no preset"),
        ("option: trade_law=strict", "option: trade_law=lax", "value of 'trade_law'"),
        ("option: trade_law=strict", "option: law=strict", "there is no option"),
        ("name: Player 0\n", "", "players, not 3|begin with a player's number|starting pieces|not allowed"),
        ("commitment:", "commitmnt:", "a record has no 'commitmnt'"),
        ("seed: ", "seed: xyz", "not a hexadecimal number"),
        ("moves:", "movs:", "'moves:' is missing"),
        ("result:", "result: nobody,", "does not follow from the moves"),
        ("h6", "h7", "line"),
    ],
)
def test_a_damaged_header_is_refused(text: str, old: str, new: str, message: str) -> None:
    _, found = damaged(text, old, new)
    assert re.search(message, found), found


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_damage_is_refused_with_a_line_or_is_harmless(data: st.DataObject) -> None:
    """A line left out, doubled or changed: a RecordError or a record that is complete in itself."""
    lines = path("classic").read_text(encoding="utf-8").splitlines()
    i = data.draw(st.integers(0, min(len(lines), 400) - 1))
    kind = data.draw(st.sampled_from(["drop", "double", "cut", "noise"]))
    if kind == "drop":
        del lines[i]
    elif kind == "double":
        lines.insert(i, lines[i])
    elif kind == "cut":
        lines[i] = lines[i][: len(lines[i]) // 2]
    else:
        lines[i] = data.draw(st.text(max_size=20))
    with suppress(RecordError):
        record = read_record("\n".join(lines))
        assert read_record(record.write()).state.to_bytes() == record.state.to_bytes()


@pytest.mark.article("secrets")
def test_a_redacted_record_hides_what_others_drew(text: str) -> None:
    record = read_record(text)
    seen = record.redacted(0)
    assert "seed:" not in seen
    assert "stole ?" in seen
    assert "drew ?" in seen
    own = [e.text for e, s in record.steps() if e.player == CHANCE and s.write(e.action, 0) == e.text]
    assert any(line.startswith("drew") for line in own), "the viewer's own cards stay visible"
    with pytest.raises(RecordError, match="only what player 0 saw"):
        read_record(seen)


def test_the_checked_door_refuses_and_changes_nothing() -> None:
    record = Record(catalog.prepare(map_rng(b"x")), ["a", "b", "c", "d"])
    before = record.state.to_bytes()
    with pytest.raises(IllegalAction):
        record.do("roll", 0)
    with pytest.raises(UnknownAction):
        record.do("juggle", 0)
    assert record.state.to_bytes() == before
    assert record.entries == []


def test_a_turn_ended_over_an_open_offer_is_replayed_as_it_was() -> None:
    """The player on turn says so while somebody else is asked."""
    record, rng = Record(catalog.prepare(Rng(1)), ["A", "B", "C", "D"]), Rng(1)
    while record.state.actor() in (0, 1, 2, 3, CHANCE):
        state = record.state
        offers = [action for action in state.legal() if state.write(action).startswith("offer")]
        if offers:
            break
        legal = state.legal()
        record.play(int(state.deal(rng) if state.actor() == CHANCE else legal[rng.below(len(legal))]))
    player = int(record.state.actor())
    record.play(int(offers[0]))
    record.play(int(record.state.read("end")), player)
    assert record.entries[-1].player == player
    again = read_record(record.write())
    assert again.state.to_bytes() == record.state.to_bytes()
    assert again.state.actor() == (player + 1) % 4


@pytest.mark.parametrize("name", ["", "  ", "two\nlines", "tab\there"])
def test_a_name_must_fit_on_a_line(name: str) -> None:
    with pytest.raises(ValueError, match="is no name for a player"):
        Record(catalog.prepare(map_rng(b"x"), players=2), ["a", name])


def test_there_is_a_name_for_every_player() -> None:
    setup = catalog.prepare(map_rng(b"x"), players=3)
    for names in (["a", "b"], ["a", "b", "c", "d"]):
        with pytest.raises(ValueError, match="3 players need as many names"):
            Record(setup, names)


def test_blanks_around_a_name_do_not_count() -> None:
    record = Record(catalog.prepare(map_rng(b"x"), players=2), [" Anna  Maria ", "Bert"])
    assert record.names == read_record(record.write()).names == ["Anna  Maria", "Bert"]


@pytest.mark.parametrize("name", ["", "tab\there", "\x07"])
def test_a_bad_name_in_a_record_is_refused_with_its_line(text: str, name: str) -> None:
    line, message = damaged(text, "name: Player 1", f"name: {name}")
    assert line == line_of(text, "name: Player 1")
    assert "is no name for a player" in message


@pytest.mark.parametrize("action", [2**63, 2**70, -(2**70)])
def test_a_number_of_any_size_may_be_thrown_at_a_record(action: int) -> None:
    record = Record(catalog.prepare(map_rng(b"x"), players=2), ["a", "b"])
    with pytest.raises(UnknownAction):
        record.play(action)
    assert record.entries == []


@pytest.mark.article("secrets")
@pytest.mark.parametrize("viewer", [CHANCE, -3, 4])
def test_nothing_is_told_to_players_who_are_not_there(text: str, viewer: int) -> None:
    with pytest.raises(ValueError, match="there is no player"):
        read_record(text).redacted(viewer)


@pytest.mark.article("secrets")
def test_a_spectator_reads_no_hidden_card(text: str) -> None:
    seen = read_record(text).redacted(NOBODY)
    hidden = [line for line in seen.splitlines() if line.startswith(("* drew", "* stole"))]
    assert hidden
    assert all(line.endswith("?") for line in hidden)


@pytest.mark.parametrize("separator", ["\u2028", "\x85", "\x0c", "\r", "\n", "\x7f", '"', "\\"])
def test_a_map_with_an_odd_name_survives_in_a_record(separator: str) -> None:
    """Whatever some reader takes for the end of a line stays within its line."""
    odd = replace(layout("base-variable"), id=f"a{separator}🐑")
    setup = catalog.prepare(map_rng(b"x"), players=2, map=odd)
    record = Record(setup, ["a", "b"])
    assert read_record(record.write()).setup.map_name == odd.id


@pytest.mark.article("fair-dice")
def test_every_outcome_follows_from_the_committed_seed() -> None:
    record = play("classic")
    assert verify(record) == []


@pytest.mark.article("fair-dice")
def test_a_changed_die_is_found(text: str) -> None:
    record = play("classic")
    i = next(i for i, entry in enumerate(record.entries) if entry.text.startswith("rolled"))
    shorter = Record(record.setup, record.names, record.commitment, record.seed)
    for entry in record.entries[:i]:
        shorter.play(entry.action, entry.player)
    other = "rolled 6 6" if record.entries[i].text != "rolled 6 6" else "rolled 1 1"
    shorter.do(other, CHANCE)
    assert verify(shorter) == [f"move {i + 1}: '{other}', but the seed draws '{record.entries[i].text}'"]


@pytest.mark.article("fair-dice")
def test_another_seed_or_map_is_found(text: str) -> None:
    record = play("classic")
    swapped = Record(record.setup, record.names, record.commitment, seed_from("another"))
    assert verify(swapped) == ["the seed is not the one that was committed to"]
    honest = seed_from("another")
    wrong_map = Record(record.setup, record.names, commitment(honest), honest)
    assert verify(wrong_map) == ["the map is not the one the seed draws"]
    lost = Record(replace(record.setup, layout="atlantis"), record.names, record.commitment, record.seed)
    assert "the map cannot be drawn again: there is no map 'atlantis'" in verify(lost)[0]
    unknown = Record(record.setup, record.names)
    assert "cannot be checked" in verify(unknown)[0]


@pytest.mark.article("fair-dice")
def test_drawn_numbers_are_spread_evenly() -> None:
    counts = [0] * 6
    for index in range(6000):
        counts[draw_below(b"a seed", index, 6)] += 1
    assert all(900 < count < 1100 for count in counts)


def test_a_dealer_can_go_on_where_another_stopped() -> None:
    record = play("classic")
    drawn = [entry for entry in record.entries if entry.player == CHANCE]
    assert record.seed is not None
    n = 40
    state = next(s.copy() for e, s in record.steps() if e is drawn[n])
    assert Dealer(record.seed, n).draw(state) == drawn[n].action


def test_nothing_is_drawn_where_chance_has_no_say() -> None:
    record = Record(catalog.prepare(map_rng(b"x"), players=2), ["a", "b"])
    dealer = Dealer(seed_from("any"))
    record.deal(dealer)
    with pytest.raises(ValueError, match="does not wait for chance"):
        record.deal(dealer)
    assert dealer.drawn == 1

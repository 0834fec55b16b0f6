"""What nobody may learn: cards taken, drawn and put back, decks being chosen, and what records tell."""

from __future__ import annotations

import pytest

from games.duel.table import (
    event_deck,
    events,
    hold,
    kind,
    pile,
    play,
    rules,
    table,
)  # fmt: skip
from golden.playthroughs import path
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.games.duel.rules.questions import DRAW_UP, HAND, PAY_ANY, PICK_CARD, PICK_PILE, UNDER
from hexhaven.games.duel.rules.setup import start_duel
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.view import look
from hexhaven.record import read_record


def seen(d: Duel, viewer: int) -> bytes:
    return d.view(viewer).to_bytes()


def assert_alike(worlds: list[Duel], *viewers: int) -> None:
    """These viewers cannot tell the worlds apart."""
    for viewer in viewers:
        assert len({seen(world, viewer) for world in worlds}) == 1


def after(d: Duel, *texts: str) -> Duel:
    made = d.copy()
    play(made, *texts)
    return made


# --- stacks ------------------------------------------------------------------------------------------


def searching() -> Duel:
    """Player 0 looks through a stack that both have seen before."""
    d = table()
    pile(d, 2, "spy", "abbey", "bishop", "spy")
    d.phase = HAND
    d.ask(DRAW_UP, 0)
    for number in (5, 6):
        d.realms[0].set_stock(number, 3)
    play(d, "search 2")
    while d.waiting_for() == PAY_ANY:
        d.apply(d.legal()[0])
    return d


@pytest.mark.article("duel-search", "R13")
def test_the_other_player_cannot_tell_which_card_was_taken_from_a_stack_known_before() -> None:
    d = searching()
    worlds = [after(d, f"take {name}") for name in ("spy", "abbey", "bishop")]
    assert_alike(worlds, 1, NOBODY)
    assert len({seen(world, 0) for world in worlds}) == 3
    assert [d.write(d.read("take abbey"), viewer) for viewer in (0, 1, NOBODY)] == [
        "take abbey", "take ?", "take ?",
    ]  # fmt: skip


@pytest.mark.article("duel-hand")
def test_the_other_player_cannot_tell_what_goes_under_a_stack() -> None:
    d = table()
    hold(d, 0, "spy", "abbey", "bishop", "merchant")
    d.ask(UNDER, 0, 1)
    assert_alike([after(d, f"under {name} 1") for name in ("spy", "abbey", "merchant")], 1, NOBODY)


@pytest.mark.article("duel-card-conflict", "R59")
def test_what_goes_under_a_stack_in_a_conflict_both_know_but_no_spectator() -> None:
    d = table()
    hold(d, 1, "abbey", "bishop", "merchant")
    d.ask(PICK_CARD, 0, kind(d, "conflict"), 1)
    worlds = [after(d, f"card {name}") for name in ("abbey", "bishop")]
    assert_alike(worlds, NOBODY)
    for player in range(2):
        assert len({seen(world, player) for world in worlds}) == 2
    assert d.write(d.read("card abbey"), NOBODY) == "card ?"


@pytest.mark.article("duel-card-master-builder")
def test_the_other_player_cannot_tell_what_a_master_builder_brought() -> None:
    d = table()
    pile(d, 0, "spy", "abbey", "bishop")
    d.ask(PICK_CARD, 0, kind(d, "master-builder"), 0)
    assert_alike([after(d, f"card {name}") for name in ("spy", "abbey", "bishop")], 1, NOBODY)


# --- magic -------------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-magic-eye", "R155")
def test_the_other_player_cannot_tell_what_a_magic_eye_took_or_put_back() -> None:
    d = table("wizards-dragons")
    hold(d, 0, "merchant", "caravan")
    pile(d, 0, "spy", "abbey", "bishop")
    d.ask(PICK_CARD, 0, kind(d, "magic-eye"), 0)
    worlds = [after(d, f"card {name}") for name in ("spy", "abbey", "bishop")]
    assert_alike(worlds, 1, NOBODY)
    assert_alike([after(world, "card merchant") for world in worlds], 1, NOBODY)
    assert_alike([after(worlds[0], f"card {name}") for name in ("merchant", "caravan")], 1, NOBODY)


@pytest.mark.article("duel-card-keeper-of-destiny", "R153")
def test_the_other_player_cannot_tell_the_order_of_the_events() -> None:
    d = table("wizards-dragons")
    event_deck(d, "conflict", "plague", "comet", "progress")
    for i in range(1, 4):
        d.events.known[i] = 1
    d.events.known[0] = 3
    d.ask(PICK_CARD, 0, kind(d, "keeper-of-destiny"), 3)
    under = [after(d, f"card {name}") for name in ("plague", "comet", "progress")]
    assert_alike(under, 1, NOBODY)
    on_top = [after(d, "pass", f"card {name}") for name in ("plague", "comet", "progress")]
    assert_alike(on_top, 1, NOBODY)


@pytest.mark.article("duel-card-better-world", "R79")
def test_the_other_player_cannot_tell_where_a_removed_event_lay() -> None:
    worlds = []
    for names in (("plague", "comet", "progress"), ("comet", "plague", "progress")):
        d = table("wizards-dragons")
        event_deck(d, *names)
        for i in range(3):
            d.events.known[i] = 1
        d.events.known[2] = 3
        d.ask(PICK_CARD, 0, kind(d, "better-world"))
        worlds.append(after(d, "card plague"))
    assert_alike(worlds, 1, NOBODY)


@pytest.mark.article("duel-card-better-world", "R79", "R161")
def test_the_other_player_cannot_tell_which_copy_of_an_event_was_removed() -> None:
    """Everybody sees which event goes, but not from where: it may be the copy that was turned last and lies
    at the bottom, or another one. Of two copies the one that would come first is taken: of an event one does
    not want, nobody would rather take the other. Whoever looks through the deck knows all of what is left."""
    worlds = []
    for names in (("plague", "comet", "plague"), ("plague", "comet", "progress")):
        d = table("wizards-dragons")
        event_deck(d, *names)
        d.events.known[0] = 7
        for i in (1, 2):
            d.events.known[i] = 1
        d.ask(PICK_CARD, 0, kind(d, "better-world"))
        worlds.append(after(d, "card plague"))
    assert_alike(worlds, 1, NOBODY)
    assert [events(look(world, 0).duel()) for world in worlds] == [["plague", "comet"], ["comet", "progress"]]


@pytest.mark.article("duel-card-divination", "R157")
def test_only_who_divines_sees_the_top_card() -> None:
    worlds = []
    for name in ("spy", "abbey"):
        d = table("wizards-dragons")
        d.ask(PICK_PILE, 0, kind(d, "divination"))
        play(d, "pile 0", f"revealed {name}")
        worlds.append(d)
    assert_alike(worlds, 1, NOBODY)
    assert seen(worlds[0], 0) != seen(worlds[1], 0)


# --- decks -------------------------------------------------------------------------------------------


def choosing(*texts: str) -> Duel:
    d = start_duel(rules("tournament"))
    play(d, "begins 0", *texts)
    return d


@pytest.mark.article("duel-decks", "R92", "R173")
def test_a_deck_being_chosen_tells_nothing_not_even_whether_citadels_will_lie_out() -> None:
    worlds = [choosing(f"deck {name}") for name in ("spy", "witch", "counting-house")]
    assert_alike(worlds, 1, NOBODY)
    assert len({seen(world, 0) for world in worlds}) == 3


@pytest.mark.article("duel-event-deck", "R175")
def test_a_share_of_the_events_is_a_secret() -> None:
    d = choosing()
    while d.write(d.legal()[0]).startswith("deck"):
        d.apply(d.legal()[0])
    assert_alike([after(d, f"contribute {name}") for name in ("comet", "conflict")], 1, NOBODY)


@pytest.mark.article("duel-decks")
def test_the_first_hand_is_a_secret() -> None:
    d = choosing()
    while not d.write(d.legal()[0]).startswith("start"):
        d.apply(d.legal()[0])
    texts = [d.write(action) for action in d.legal()][:3]
    assert [d.write(action) for action in d.view(0).legal()] == [d.write(action) for action in d.legal()]
    assert_alike([after(d, text) for text in texts], 1, NOBODY)


# --- records -----------------------------------------------------------------------------------------

HIDDEN = ("deck", "contribute", "start", "under", "swap", "swap-search", "take", "drew", "revealed")


@pytest.mark.article("duel-hand")
@pytest.mark.parametrize("name", ["duel-base", "duel-wizards-dragons", "duel-tournament"])
def test_a_redacted_record_hides_what_others_drew_and_took(name: str) -> None:
    record = read_record(path(name).read_text(encoding="utf-8"))
    moves = record.redacted(NOBODY).split("moves:\n")[1].splitlines()
    hidden = [line.split() for line in moves if len(line.split()) > 2 and line.split()[1] in HIDDEN]
    assert len(hidden) > 50
    assert all(words[2] == "?" for words in hidden)
    assert "seed:" not in record.redacted(0)
    own = [e.text for e, s in record.steps() if e.player == CHANCE and s.write(e.action, 0) == e.text]
    assert any(text.startswith("drew") for text in own), "the viewer's own cards stay visible"

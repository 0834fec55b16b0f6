"""Refusals of the board games that help: who is waited for, what is in the way, what can be done instead."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.island.table import BLUE, ORANGE, RED, WHITE, new_game, refused, roll, table
from games.knights.table import roll as roll_three
from games.knights.table import table as knights_table
from hexhaven import catalog, words
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.state import Position
from hexhaven.games.knights.rules.progress.card import ProgressCard
from words.games import NAMES

GENERAL = ("refused.other", "refused.not_now", "refused.not_your_turn")


def why(p: Position, text: str, player: int = RED) -> tuple[str, str]:
    """Why a player may not do something, as that player reads it in both languages."""
    refusal = refused(p, text, player)
    return (
        words.refusal("en", p, refusal, NAMES, player),
        words.refusal("de", p, refusal, NAMES, player),
    )


# --- who is waited for -------------------------------------------------------------------------------


def test_somebody_else_is_on_turn() -> None:
    assert why(table(), "end", BLUE) == ("It's Anna's turn.", "Anna ist am Zug.")


def test_those_who_discard_are_named() -> None:
    p = table("blue hand: 9 wool", "white hand: 8 ore", rolled=False)
    roll(p, 7)
    assert why(p, "end") == (
        "First Bert and Carla have to discard cards.",
        "Zuerst müssen Bert und Carla Karten abgeben.",
    )
    for _ in range(4):
        p.do("discard wool", BLUE)
    assert why(p, "robber 4") == (
        "First Carla has to discard cards.",
        "Zuerst muss Carla Karten abgeben.",
    )


def test_who_gives_for_a_wedding_is_named() -> None:
    p = knights_table("red progress: wedding", "blue defender: 2", "blue hand: 3 ore")
    p.do("wedding")
    assert why(p, "end") == (
        "First Bert has to give cards for the wedding.",
        "Zuerst muss Bert Karten für die Hochzeit geben.",
    )


def test_those_who_have_not_answered_an_offer_are_named() -> None:
    p = table("red hand: ore brick lumber", "red settlement: 8", "blue hand: wool")
    p.do("offer ore for wool to 1 3")
    assert why(p, "road 8-12")[0] == "Bert and Dora have not answered the offer yet."
    p.do("decline", BLUE)
    assert why(p, "road 8-12")[1] == "Dora hat noch nicht auf das Angebot geantwortet."


def test_in_the_founding_phase_the_one_who_places_is_named() -> None:
    p = new_game()
    assert why(p, "found 8", WHITE)[0] == "First the dice or the cards decide."
    p.do(f"begins {ORANGE}")
    assert why(p, "found 8", WHITE)[1] == f"Zuerst muss {NAMES[ORANGE]} ein Gebäude setzen."


# --- the right moment --------------------------------------------------------------------------------


def test_the_alchemist_is_played_before_the_roll() -> None:
    p = knights_table("red progress: alchemist", rolled=False)
    roll_three(p, 3, 4, "trade")
    assert why(p, "alchemist 3 4") == (
        "The alchemist is played before the roll.",
        "Den Alchimisten spielst du vor dem Würfeln aus.",
    )


@pytest.mark.parametrize("rolled", [False, True])
def test_what_answers_no_question_is_not_put_off_until_after_the_roll(rolled: bool) -> None:
    """To roll would not help."""
    assert why(table(rolled=rolled), "take ore") == (
        "You take cards from the bank only after playing invention.",
        "Karten von der Bank nimmst du nur, wenn du Erfindung ausgespielt hast.",
    )


def test_the_road_of_the_founding_phase_comes_before_the_next_building() -> None:
    p = new_game()
    p.do("begins 0")
    p.do("found 8")
    assert why(p, "found 17")[0] == "First place the road that belongs to your new building."
    assert why(p, "found-road 0-3")[0] == "This road must touch the building you have just set."


# --- what is in the way ------------------------------------------------------------------------------


def test_the_building_that_is_too_near_is_named() -> None:
    p = table("blue settlement: 8", "red roads: 12-17")
    assert why(p, "settlement 12") == (
        "Too close to Bert's settlement on node 8: at least two edges must lie between two buildings.",
        "Zu nah: Auf Kreuzung 8 steht eine Siedlung von Bert. Zwischen zwei Gebäuden müssen "
        "mindestens zwei Wege liegen.",
    )
    own = table("red city: 8", "red roads: 8-12")
    assert why(own, "settlement 12")[0].startswith("Too close to your city on node 8:")


def test_whose_piece_or_road_lies_there() -> None:
    p = table("blue settlement: 8", "blue road: 8-12")
    assert why(p, "settlement 8") == ("Bert already has a piece there.", "Dort steht schon etwas von Bert.")
    assert why(p, "road 8-12") == ("Bert already has a road there.", "Dort liegt schon eine Straße von Bert.")


def test_whose_hand_does_not_hold_a_card() -> None:
    """A spy and a master merchant take out of somebody else's hand."""
    p = knights_table("red progress: spy", "blue progress: crane")
    p.do("spy 1")
    assert why(p, "spy-card smith")[0] == "Bert does not hold smith."
    rich = knights_table("red progress: master-merchant", "blue defender: 1", "blue hand: 2 ore")
    rich.do("master-merchant 1")
    assert why(rich, "loot coin")[1] == "Diese Karte hat Bert nicht: Münze."
    assert why(table(), "knight")[0] == "You do not hold knight."


# --- what can be done instead ------------------------------------------------------------------------


def test_a_refused_take_names_what_can_be_taken() -> None:
    p = table("red cards: invention", "blue hand: 19 ore", "white hand: 19 wool")
    p.do("invention")
    assert why(p, "take ore") == (
        "The bank has no ore left, only brick, lumber and grain.",
        "In der Bank liegt keine Karte dieser Art mehr: Erz. Es gibt dort noch Lehm, Holz und Getreide.",
    )


def test_the_aqueduct_names_resources_only() -> None:
    p = knights_table("red levels: science 3", "blue hand: 19 ore", rolled=False)
    roll_three(p, 1, 1, "trade")
    assert why(p, "aqueduct ore")[0] == "The bank has no ore left, only brick, lumber, wool and grain."


def test_what_is_missing_is_counted() -> None:
    p = table("red settlement: 8", "red hand: ore grain", "blue hand: wool")
    assert why(p, "city 8") == (
        "For a city you still need 2 ore and 1 grain.",
        "Für eine Stadt brauchst du noch 2 Erz und 1 Getreide.",
    )
    assert why(p, "offer 3 ore for wool")[0] == "For this trade you still need 2 ore."
    assert why(p, "bank ore for wool")[0] == "For this trade the bank wants 4 ore from you, and you hold 1."


def test_those_who_can_be_robbed_are_named() -> None:
    p = table("blue settlement: 8", "white settlement: 17", rolled=False)
    roll(p, 7)
    p.do("robber 4")
    text = why(p, f"rob {ORANGE}")
    assert text[0].endswith("Choose Bert or Carla.")
    assert text[1].endswith("Wähle Bert oder Carla.")


# --- cards without effect ----------------------------------------------------------------------------


def test_why_road_building_would_have_no_effect() -> None:
    p = table("red cards: road-building")
    assert why(p, "road-building") == (
        "The card road building would have no effect now: there is no place where you could build a road.",
        "Die Karte Straßenbau hätte jetzt keine Wirkung: Es gibt keinen Platz, an dem du eine Straße bauen "
        "könntest.",
    )


@pytest.mark.parametrize(
    ("card", "lines", "ending"),
    [
        ("warlord", [], "you have no knight on the board."),
        ("warlord", ["red roads: 8-12", "red knights: 8*"], "all your knights are active already."),
        ("wedding", [], "no other player has more points than you."),
        ("wedding", ["blue defender: 1"], "nobody with more points than you holds a card."),
        ("saboteur", ["red defender: 1"], "no other player has as many points as you."),
        ("saboteur", [], "nobody with as many points as you holds two cards or more."),
        ("intrigue 8", [], "no other player's knight stands at one of your roads."),
        ("diplomat 8-12", [], "no road on the board has an open end."),
        ("spy 1", [], "no other player holds a hidden progress card."),
        ("deserter 1", [], "no other player has a knight on the board."),
        ("merchant 0", [], "there is no other hex with a resource beside your buildings."),
        ("commercial-harbour", [], "you hold no resource that you could offer."),
        ("master-merchant 1", [], "no other player has more points than you."),
        ("crane trade", [], "city improvements need a city, and you have none now."),
        (
            "crane trade",
            ["red city: 8", "red levels: trade 1 politics 1 science 1"],
            "for one commodity less.",
        ),
        ("mining", [], "you have no building at any mountains."),
        ("mining", ["blue hand: 19 ore"], "the bank has none of these cards left."),
        ("irrigation", [], "you have no building at any fields."),
        ("engineer 8", [], "you have no city without a wall."),
        ("medicine 8", [], "the city costs 2 ore and 1 grain, and you hold less."),
        ("medicine 8", ["red hand: 2 ore grain"], "you have no settlement that could become a city."),
        ("smith 8", [], "you have no knight on the board."),
        ("road-building", [], "there is no place where you could build a road."),
    ],
)
def test_why_a_progress_card_would_have_no_effect(card: str, lines: list[str], ending: str) -> None:
    p = knights_table(f"red progress: {card.split(maxsplit=1)[0]}", *lines)
    english, german = why(p, card)
    assert "would have no effect now: " in english
    assert english.endswith(ending)
    assert "hätte jetzt keine Wirkung: " in german


def test_every_progress_card_has_words_for_what_it_needs() -> None:
    p = knights_table()
    cards = [verb for verb in p.rules.verbs if isinstance(verb, ProgressCard) and not verb.has_effect(p, RED)]
    needs = [verb.in_vain(p, RED).values.get("why") for verb in cards]
    assert len(needs) > 10
    assert all(need is None or words.has("de", f"in_vain.{need}") for need in needs)


# --- everywhere --------------------------------------------------------------------------------------


def moments(game: str, seed: int) -> Iterator[tuple[Position, int, int]]:
    """A random game with an action that was listed somewhere in it, tried by somebody at every moment."""
    rng = Rng(seed)
    state = catalog.start(catalog.prepare(rng, game, 4))
    assert isinstance(state, Position)
    known: dict[str, int] = {}
    for _ in range(600):
        if state.actor() == NOBODY:
            return
        for action in state.legal():
            known[state.write(action).split()[0]] = int(action)
        for action in known.values():
            yield state, action, int(rng.below(4))
        legal = state.legal()
        state.apply(state.deal(rng) if state.actor() == CHANCE else legal[int(rng.below(len(legal)))])


@pytest.mark.parametrize("game", ["base", "knights"])
def test_no_refusal_is_told_in_general(game: str) -> None:
    """Whatever is tried, at any moment and by anybody, the sentence is about the case."""
    general = {words.say(language, key) for language in words.LANGUAGES for key in GENERAL}
    told = 0
    for state, action, player in moments(game, 1):
        refusal = state.why_not(action, player)
        if refusal is not None:
            sentences = {
                words.refusal(language, state, refusal, NAMES, player) for language in words.LANGUAGES
            }
            assert general.isdisjoint(sentences), (state.write(action), player, refusal)
            told += 1
    assert told > 1000

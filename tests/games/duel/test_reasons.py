"""Reasons that help: a refusal says what is missing and what to do, in both languages."""

from __future__ import annotations

import re

import pytest

from games.island.provoking import rules_of as rules_files
from hexhaven import words
from hexhaven.core.game import ACTOR, Refusal, UnknownAction
from hexhaven.core.rng import Rng
from hexhaven.games.duel.rules import lacking
from hexhaven.games.duel.rules.kinds import PLACE_NAMES
from hexhaven.games.duel.rules.setup import start_duel
from hexhaven.games.duel.rules.state import Duel
from hexhaven.words.messages import messages

from .magic import magical, with_book
from .table import (
    before_roll,
    city,
    event_deck,
    have,
    hold,
    lay,
    pile,
    play,
    refusal,
    settlement,
    table,
)
from .table import rules as rules_of

SOURCES = rules_files("duel")
LANGUAGES = ["en", "de"]
ALL_SETS = {"trade_change": "on", "science_progress": "on", "wizards_dragons": "on"}
every_language = pytest.mark.parametrize("language", LANGUAGES)


def begun(preset: str, **options: str) -> Duel:
    """The very beginning of a game."""
    d = start_duel(rules_of(preset, **options))
    d.do("begins 0")
    return d


def told(d: Duel, text: str, language: str = "en", player: int = ACTOR) -> str:
    """The sentence with which an action is refused."""
    found = d.why_not(d.read(text), player)
    assert found is not None, f"'{text}' is allowed"
    return words.refusal(language, d, found)


# --- cards without effect --------------------------------------------------------------------------------


@pytest.mark.article("duel-actions")
@pytest.mark.parametrize(
    ("card", "english", "german"),
    [
        ("merchant", "Your opponent has no resource on regions", "Dein Gegner hat auf seinen Landschaften"),
        ("caravan", "You have no resource to give", "Du hast keinen Rohstoff zum Tauschen"),
        ("black-knight", "no knight, cannon or dragon", "keinen Ritter, keine Kanone und keinen Drachen"),
        ("arsonist", "no building that could be hit", "kein Gebäude, das getroffen"),
        ("brigands-raid", "no resource on regions", "keinen Rohstoff, für den du Platz hast"),
        ("great-mayor", "You have no city.", "Du hast keine Stadt."),
        ("pawnbroker", "no building to pawn", "kein Gebäude zum Verpfänden"),
        ("whirlwind", "no resources on regions", "keine Rohstoffe auf seinen Landschaften"),
        ("knowledge-of-ancestors", "No action card lies on the discard pile", "keine Aktionskarte"),
        ("magic-hand", "No spell book lies in your opponent's", "liegt kein Zauberbuch"),
    ],
)
def test_a_card_without_effect_says_what_it_lacks(card: str, english: str, german: str) -> None:
    d = magical(3, **ALL_SETS)
    hold(d, 0, card)
    assert english in told(d, f"play {card}")
    assert german in told(d, f"play {card}", "de")


@pytest.mark.article("R44", "R123", "R81", "R155", "R26")
def test_a_card_that_can_lack_several_things_names_the_right_one() -> None:
    d = magical(3, **ALL_SETS)
    hold(d, 0, "great-mayor", "trade-monopoly")
    assert told(d, "play great-mayor").endswith("You have no city.")
    city(d, 0, 6)
    lay(d, 0, "counting-house", "6u1")
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3, gold=3)
    assert told(d, "play great-mayor").endswith("You have no room for any resource.")
    assert "Your opponent has no resource" in told(d, "play trade-monopoly")
    have(d, 0, lumber=0, brick=0, wool=0, grain=0, ore=0, gold=0)
    have(d, 1, ore=2)
    assert told(d, "play trade-monopoly").endswith(
        "You have no other resource that your opponent has room for."
    )
    lay(d, 0, "land-magic", "5u1")
    assert "You need two regions of the same kind" in told(d, "cast 5u1")
    settlement(d, 0, 7)
    assert "Your opponent has no two regions" in told(d, "cast 5u1")
    lay(d, 0, "magic-eye", "5u1")
    d.realms[0].hand_size = 0
    assert "You need a card in hand" in told(d, "cast 5u1")
    lay(d, 0, "trading-post", "p6")
    assert told(d, "use p6 down").endswith("The region that it would take from is empty.")
    have(d, 0, brick=1, ore=3)
    assert told(d, "use p6 down").endswith("The other region is full, or there is none.")


@every_language
def test_whatever_a_card_can_lack_has_a_sentence_and_no_sentence_is_left_over(language: str) -> None:
    found = set(lacking.LACKS.values())
    for path in SOURCES:
        for body in path.read_text(encoding="utf-8").split("def lacks(")[1:]:
            found |= set(re.findall(r'"(\w+)"', body.partition("\n\n")[0]))
    assert found == said_under(language, "lacks.")


def said_under(language: str, group: str) -> set[str]:
    return {
        key.removeprefix(group) for key in messages(words.within(language, ["duel"])) if key.startswith(group)
    }


@every_language
def test_every_moment_and_every_place_has_a_sentence(language: str) -> None:
    assert set(lacking.ANSWERS.values()) | {"before_roll", "after_roll", "answer"} == said_under(
        language, "when."
    )
    places = {name for name in PLACE_NAMES if name}
    assert places | {"taken", "nowhere", "own", "theirs", "citadel-region"} == said_under(language, "fits.")


# --- the right moment ------------------------------------------------------------------------------------


@pytest.mark.article("R136", "duel-card-scout")
def test_a_scout_played_alone_is_told_how_it_is_written() -> None:
    d = table()
    hold(d, 0, "scout")
    assert "“scout 7” builds one at place 7" in told(d, "play scout")
    assert "„kundschafter 7“ baut sie an Ort 7" in told(d, "play scout", "de")
    d.realms[0].roads[7] = 1
    have(d, 0, lumber=1, brick=1, wool=1, grain=1)
    play(d, "scout 7")


@pytest.mark.article("duel-actions")
def test_who_plays_at_the_wrong_moment_hears_when_it_is_the_right_one() -> None:
    d = with_book("wheel-of-time")
    hold(d, 0, "alchemist", "bishop", "spy")
    assert told(d, "play alchemist").endswith("It is used before you roll.")
    assert told(d, "cast 5u1").endswith("It is used before you roll.")
    assert "when your opponent attacks" in told(d, "play bishop")
    lay(d, 0, "countermagic", "5u2")
    assert "when your opponent plays an action card" in told(d, "cast 5u2")
    assert told(before_roll(d), "play spy").endswith("First roll the dice.")


@pytest.mark.article("duel-turn", "duel-hand")
def test_what_belongs_to_the_end_of_the_turn_or_is_done_already_says_so() -> None:
    d = table()
    assert refusal(d, "roll") == ("rolled_already", "duel-turn")
    assert refusal(d, "draw 0") == ("end_first", "duel-hand")
    assert refusal(d, "keep") == ("end_first", "duel-hand")
    assert refusal(d, "choose ore") == ("not_now", "duel-turn")
    assert told(d, "choose ore") == "Nobody asks you for that now."


# --- prices and places -----------------------------------------------------------------------------------


@pytest.mark.article("duel-building")
def test_a_price_that_cannot_be_paid_says_what_is_missing() -> None:
    d = table()
    have(d, 0, grain=1, ore=1)
    assert told(d, "city 5") == "For that you still need 1 grain and 2 ore."
    assert told(d, "city 5", "de") == "Dafür brauchst du noch 1 Getreide und 2 Erz."
    hold(d, 0, "abbey")
    assert "1 lumber and 1 brick" in told(d, "build abbey 5u1")


@pytest.mark.article("R113")
def test_what_another_card_spares_is_not_missing() -> None:
    d = table("trade-change")
    lay(d, 0, "shipyard", "5d1")
    hold(d, 0, "fleet-ore")
    assert "you still need 1 wool." in told(d, "build fleet-ore 5u1")


@pytest.mark.article("duel-magic", "duel-card-dragon-samsor")
def test_a_dragon_without_power_says_how_much_power_it_costs() -> None:
    d = magical(3)
    hold(d, 0, "dragon-samsor")
    assert refusal(d, "build dragon-samsor 5u1") == ("no_power", "duel-magic")
    assert told(d, "build dragon-samsor 5u1") == (
        "That costs 4 magic power, and your wizards can spend 3 in this turn."
    )
    assert "4 Zauberkraft" in told(d, "build dragon-samsor 5u1", "de")


@pytest.mark.article("duel-sites", "duel-foreign")
def test_a_card_that_does_not_fit_says_where_it_does() -> None:
    d = table("trade-change", science_progress="on")
    city(d, 0, 5)
    lay(d, 0, "abbey", "5u1")
    hold(d, 0, "garrison", "library", "robber-baron-castle", "trading-post", "dye-works")
    assert told(d, "build garrison 5u1").endswith("Something lies there already.")
    assert told(d, "build garrison r5u").endswith("settlements, cities or citadels.")
    assert told(d, "build garrison x5u1").endswith("in your own principality.")
    assert told(d, "build library 6u1").endswith("It needs a site of one of your cities.")
    assert told(d, "build robber-baron-castle 6u1").endswith("in your opponent's principality.")
    assert told(d, "build trading-post 6u1").endswith("It needs one of your roads.")
    assert "a region of its kind" in told(d, "build dye-works r5u")


@pytest.mark.article("duel-conditions")
@pytest.mark.parametrize("mark", ["bewitched", "pawned"])
def test_a_card_that_rests_says_so(mark: str) -> None:
    d = table("trade-change")
    lay(d, 0, "tavern", "5u1", mark)
    have(d, 0, gold=1)
    assert refusal(d, "use 5u1") == ("card_rests", "duel-conditions")
    assert refusal(d, "use 5d1") == ("nothing_to_use", "duel-building")


@pytest.mark.article("duel-trade")
def test_a_trade_says_who_lacks_what() -> None:
    d = table(player_trade="on")
    have(d, 0, ore=2, wool=3)
    have(d, 1, wool=1, gold=1)
    assert told(d, "offer 1 lumber for 1 gold").endswith("You do not have that much lumber.")
    assert told(d, "offer 1 ore for 2 gold").endswith("Your opponent does not have that much gold.")
    assert told(d, "offer 1 ore for 1 wool").endswith("You have no room for wool.")
    have(d, 1, ore=3)
    assert told(d, "offer 1 ore for 1 gold", "de").endswith("Dein Gegner hat keinen Platz für Erz.")


@pytest.mark.article("duel-turn")
def test_who_is_not_asked_hears_who_is() -> None:
    d = table()
    assert told(d, "end", player=1) == "Your opponent has to act now."
    play(before_roll(d), "roll")
    assert told(d, "end", player=0) == "First the dice or the cards decide."
    assert told(d, "end", "de", player=0) == "Zuerst entscheiden die Würfel oder die Karten."


# --- stacks and decks ------------------------------------------------------------------------------------


@pytest.mark.article("R160", "duel-card-comet")
def test_the_stack_that_a_comet_has_taken_is_named() -> None:
    d = table("wizards-dragons")
    for player in range(2):
        city(d, player, 5)
        city(d, player, 6)
        hold(d, player, "abbey")
    event_deck(d, "comet")
    before_roll(d)
    play(d, "roll", "rolled 6 event-card", "turned comet", "pile 0", "under abbey 0")
    while d.actor() != 1:
        d.apply(d.legal()[0])
    assert refusal(d, "pile 0") == ("no_answer", "duel-card-comet")
    assert told(d, "pile 0").endswith("another stack than the one that was just used.")
    assert told(d, "pile 0", "de").endswith("ein anderer Stapel sein als der eben benutzte.")


@pytest.mark.article("R157", "R134")
def test_other_stacks_that_cannot_be_chosen_say_why() -> None:
    d = with_book("divination")
    pile(d, 1)
    play(d, "cast 5u1")
    assert told(d, "pile 1").endswith("This stack is empty.")
    play(d, "pile 0")
    while d.actor() != 0:
        d.apply(d.legal()[0])
    assert told(d, "pile 0").endswith("You have already looked at this stack.")


@pytest.mark.article("duel-decks", "duel-event-deck")
def test_a_full_deck_says_what_comes_next() -> None:
    d = begun("tournament")
    assert refusal(d, "roll") == ("deck_first", "duel-decks")
    while refusal(d, "roll")[0] == "deck_first":
        d.apply(d.legal()[0])
    assert refusal(d, "deck spy") == ("events_first", "duel-event-deck")
    assert told(d, "deck spy").startswith("Your deck is complete. Now choose the events")
    while refusal(d, "roll")[0] == "events_first":
        d.apply(d.legal()[0])
    assert refusal(d, "deck spy") == ("starters_first", "duel-decks")


# --- silly moves -----------------------------------------------------------------------------------------

SILLY = [
    "roll", "end", "play spy", "play scout", "play bishop", "play merchant", "build abbey 5u1",
    "build spy 5u1", "build dragon-ismai 5u1", "build legation 5u1", "demolish 5u1", "demolish x5u1",
    "use 5u1", "use r5u", "cast 5u1", "city 5", "city 1", "road 7", "settlement 3", "citadel 5",
    "scout 7", "bank ore wool", "draw 0", "search 1", "keep", "under spy 0", "swap spy 0", "pay 5u",
    "put 5u", "choose ore", "grab gold", "take spy", "pass", "pile 0", "slot 5u1", "region 5u",
    "resource ore", "number 2", "card spy", "spend r5u", "counter", "let", "brave", "move 5u1 6u1",
    "cart 5u 6u", "redeem 5u1", "unload 5u1", "stow ore", "accept", "decline", "spare ore",
    "claim forest 6", "corner up", "deck spy", "contribute comet", "start spy",
]  # fmt: skip


@pytest.mark.parametrize("preset", ["wizards-dragons", "tournament"])
def test_every_silly_move_is_answered_in_whole_sentences(preset: str) -> None:
    d = begun(preset, **({} if preset == "tournament" else ALL_SETS))
    rng = Rng(preset)
    heard: set[str] = set()
    for step in range(900):
        if d.actor() >= 0 and step % 9 == 0:
            heard |= answers(d)
        choices = d.sensible()
        if d.actor() == -2:
            break
        d.apply(d.deal(rng) if d.actor() == -1 else choices[rng.below(len(choices))])
    assert len(heard) > 40


def answers(d: Duel) -> set[str]:
    """The sentences of all refusals, each of them whole in both languages."""
    found = set()
    for text in SILLY:
        for player in range(2):
            refused = refusal_of(d, text, player)
            for language in LANGUAGES if refused is not None else []:
                said = words.refusal(language, d, refused) if refused else ""
                assert re.fullmatch(r"[A-Z„“ÄÖÜ].*[.!]", said), (text, said)
                assert "  " not in said
                assert "{" not in said
                assert said != words.say(words.within(language, ["duel"]), "refused.other")
                found.add(said)
    return found


def refusal_of(d: Duel, text: str, player: int) -> Refusal | None:
    try:
        return d.why_not(d.read(text), player)
    except UnknownAction:
        return None


def test_a_refusal_shows_itself_as_it_would_be_made() -> None:
    found = Refusal("no_power", "duel-magic", {"n": "4", "have": "3"})
    assert repr(found) == "Refusal('no_power', 'duel-magic', {'n': '4', 'have': '3'})"
    assert repr(Refusal("roll_first", "duel-turn")) == "Refusal('roll_first', 'duel-turn')"
    assert str(found) == "no_power (n 4, have 3), see article duel-magic"

"""Cities & Knights in words: whole games, battles, secrets, choices and what people type."""

import re
from collections.abc import Mapping

import pytest

from entries import entry_of
from games.island.table import BLUE, ORANGE, RED, WHITE, refused
from games.knights.table import new_game, table
from hexhaven import words
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.words import names as called
from hexhaven.games.knights.rules.terms import PROGRESS_NAMES, QUESTION_NAMES
from hexhaven.games.knights.words.names import progress
from hexhaven.games.knights.words.story import TELLERS
from words.games import NAMES, knights_game, play_along

HOUSES: list[tuple[int, Mapping[str, str]]] = [(2, {}), (2, {"fiesepeter": "on", "saboteur": "classic"})]
EVERYBODY = (RED, BLUE, WHITE, ORANGE, CHANCE, NOBODY)


def told(p: Position, text: str, viewer: int = NOBODY, language: str = "en") -> str | None:
    """Tell an action, then carry it out."""
    player = int(p.actor())
    story = words.story(language, p, entry_of(p, text, player), NAMES, viewer)
    p.do(text, player)
    return story


def both(p: Position, text: str, viewer: int = NOBODY) -> tuple[str | None, str | None]:
    return told(p.copy(), text, viewer, "en"), told(p, text, viewer, "de")


# --- whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "en@page", "de@page"])
@pytest.mark.parametrize(("seed", "options"), HOUSES)
def test_a_whole_game_is_told_to_everybody(seed: int, options: Mapping[str, str], language: str) -> None:
    p = knights_game(seed, options)
    for n, (state, entry) in enumerate(play_along(p, seed)):
        viewer = EVERYBODY[n % len(EVERYBODY)]
        story = words.story(language, state, entry, NAMES, viewer)
        text = words.story_of_text(
            language, entry.player, state.write(entry.action, viewer), NAMES, viewer, "knights"
        )
        for sentence in (story, text):
            assert sentence is None or sentence[0].isupper()
            assert not str(sentence).endswith((f": {entry.text}", entry.text)), "told by its text"
        if entry.player >= 0:
            assert words.asked(language, state, entry.player, NAMES) != words.say(language, "asked.other")
    assert p.actor() == NOBODY


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_choice_has_words(language: str) -> None:
    p = knights_game(2)
    for n, (state, entry) in enumerate(play_along(p, 2)):
        if entry.player >= 0 and n % 9 == 0:
            for action in state.legal(entry.player):
                assert words.action(language, state, int(action), NAMES) != state.write(action)


SECRETS = ("drew", "return", "give", "hand-over", "loot", "spy-card", "exchange", "stole")


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(("seed", "options"), HOUSES)
def test_a_story_holds_no_card_that_its_text_hides(
    seed: int, options: Mapping[str, str], language: str
) -> None:
    """Where the text of an entry has a `?`, the sentence about the action names no card."""
    hidden = 0
    p = knights_game(seed, options)
    faces = [progress(language, name) for name in PROGRESS_NAMES]
    kinds = [called.card(language, name) for name in p.rules.card_names]
    for state, entry in play_along(p, seed):
        if entry.text.split()[0] not in SECRETS:
            continue
        for viewer in (RED, BLUE, WHITE, ORANGE, NOBODY):
            if "?" in state.write(entry.action, viewer):
                hidden += 1
                story = words.story(language, state, entry, NAMES, viewer) or ""
                about = re.split(r"(?<=\.) ", story)[0]
                for name in faces + kinds:
                    assert not re.search(rf"\b{re.escape(name)}\b(?! card)", about), story
    assert hidden > 50


def test_the_same_is_told_whatever_is_hidden() -> None:
    """A spectator hears the same of two draws that differ in their face."""
    stories = set()
    for card in ("spy", "bishop"):
        p = table("red levels: politics 1", "red city: 8", rolled=False)
        p.do("roll")
        p.do("rolled 1 2 politics")
        stories.add(told(p, f"drew {card}"))
    assert stories == {"Anna draws a politics card. Nobody gets anything."}


# --- the dice and the barbarians ---------------------------------------------------------------------


def test_the_event_die_comes_before_the_harvest() -> None:
    p = table("red city: 8", "blue settlement: 18", rolled=False)
    p.do("roll")
    assert both(p, "rolled 6 4 ship", RED) == (
        "You roll 6 and 4: 10. The event die shows the ship. The barbarians come nearer: step 1 of 7. "
        "You get 1 ore and 1 coin.",
        "Du würfelst 6 und 4: 10. Der Ereigniswürfel zeigt das Schiff. "
        "Die Barbaren kommen näher: Schritt 1 von 7. Du bekommst 1 Erz und 1 Münze.",
    )


def test_a_battle_won_names_everybodys_part_and_the_defender() -> None:
    p = table(
        "red city: 8", "blue city: 18", "red roads: 8-12-17", "blue road: 18-23",
        "red strong: 12*", "blue knights: 23*", ship=6, rolled=False,
    )  # fmt: skip
    p.do("roll")
    assert both(p, "rolled 1 1 ship", BLUE) == (
        "Anna rolls 1 and 1: 2. The event die shows the ship. The barbarians land. "
        "The barbarians attack with 2, the knights defend with 3 (Anna 2, you 1, Carla 0, Dora 0). "
        "The knights win. Anna has sent the most and is a defender of the island: 1 point. "
        "Anna gets 1 wool and 1 cloth.",
        "Anna würfelt 1 und 1: 2. Der Ereigniswürfel zeigt das Schiff. Die Barbaren landen. "
        "Die Barbaren greifen mit 2 an, die Ritter verteidigen mit 3 (Anna 2, du 1, Carla 0, Dora 0). "
        "Die Ritter siegen. Anna hat am meisten beigetragen und verteidigt die Insel: 1 Punkt. "
        "Anna bekommt 1 Wolle und 1 Tuch.",
    )


def test_equal_defenders_draw_and_the_harvest_waits() -> None:
    p = table(
        "red city: 8", "blue city: 18", "red roads: 8-12", "blue road: 18-23",
        "red knights: 12*", "blue knights: 23*", ship=6, rolled=False,
    )  # fmt: skip
    p.do("roll")
    story = told(p, "rolled 1 1 ship", RED)
    assert story is not None
    assert story.endswith(
        "The knights win. "
        "You and Bert are tied for the strongest defence; each draws a progress card of their choice."
    )
    assert told(p, "deck trade", RED) is None
    assert told(p, "drew merchant", RED) == "You draw a trade card: merchant."
    p.do("deck science")
    assert told(p, "drew printer", RED) == (
        "Bert draws a science card, printer, and reveals it: 1 point. You get 1 wool and 1 cloth."
    )


def test_a_battle_lost_names_the_fallen_cities() -> None:
    p = table("red cities: 8 40", "blue city: 18", "blue walls: 18", ship=6, rolled=False)
    p.do("roll")
    story = told(p, "rolled 1 1 ship", BLUE)
    assert story is not None
    assert "The barbarians win. You lose the city at node 18" in story
    assert "Its wall is lost, too. Anna must give up a city." in story
    assert both(p, "lose-city 40") == (
        "Anna loses the city at node 40 (mountains 3, fields 4, fields 6); a settlement is left. "
        "Anna gets 1 wool and 1 cloth.",
        "Anna verliert die Stadt auf Kreuzung 40 (Gebirge 3, Ackerland 4, Ackerland 6); "
        "eine Siedlung bleibt. Anna bekommt 1 Wolle und 1 Tuch.",
    )


def test_players_who_choose_their_knights() -> None:
    p = table(
        "red city: 8", "red roads: 8-12-17", "red knights: 12* 17*", "blue city: 18",
        ship=6, rolled=False, options={"fiesepeter": "on"},
    )  # fmt: skip
    p.do("roll")
    story = told(p, "rolled 5 6 ship")
    assert story is not None
    assert story.endswith("The barbarians land. Everybody with active knights decides which of them fight.")
    assert words.asked("en", p, RED, NAMES).startswith("The barbarians have landed with a strength of 2.")
    assert told(p, "fight 12") == (
        "Anna sends the basic knight at node 12 (mountains 10, fields 12, hills 6) into the battle."
    )
    story = told(p, "waive", RED)
    assert story is not None
    assert story.startswith(
        "You send no further knight. The barbarians attack with 2, the knights defend with 1 (you 1, Bert 0,"
    )


def test_the_robber_is_locked_at_first() -> None:
    p = table("red hand: 9 wool", "red walls:", "red city: 8", rolled=False)
    p.do("roll")
    assert told(p, "rolled 3 4 trade", RED) == (
        "You roll 3 and 4: 7. The event die shows the gate of trade. You hold 9 cards and must discard 4. "
        "The robber stays where it is until the barbarians have landed for the first time."
    )
    assert words.asked("en", p, RED, NAMES).startswith("You must discard 4 cards")


# --- knights and improvements ------------------------------------------------------------------------


def test_a_knight_of_the_board_is_no_card() -> None:
    p = table("red city: 8", "red road: 8-12", "red hand: ore wool grain")
    assert both(p, "knight 12") == (
        "Anna places a basic knight at node 12 (mountains 10, fields 12, hills 6).",
        "Anna setzt einen einfachen Ritter auf Kreuzung 12 (Gebirge 10, Ackerland 12, Hügelland 6).",
    )
    assert (
        words.story_of_text("en", RED, "knight 12", NAMES, NOBODY, "knights")
        == "Anna places a basic knight at node 12."
    )
    assert words.story_of_text("en", RED, "knight", NAMES, NOBODY) == "Anna plays a knight."
    assert told(p, "activate 12", RED) == (
        "You activate the basic knight at node 12 (mountains 10, fields 12, hills 6)."
    )


def test_a_driven_knight_is_told_with_its_owner() -> None:
    p = table(
        "red city: 8", "red roads: 8-12-17", "red strong: 12*",
        "blue city: 29", "blue roads: 29-23-17", "blue knights: 17",
    )  # fmt: skip
    assert told(p, "displace 12 17", BLUE) == (
        "Anna moves the strong knight from 12 to node 17 (fields 12, hills 6, forest 11) "
        "and drives away your basic knight."
    )
    assert words.asked("de", p, BLUE, NAMES) == "Dein Ritter wird von Kreuzung 17 vertrieben. Wohin geht er?"
    assert told(p, "retreat 23", BLUE, "de") == (
        "Du ziehst den vertriebenen Ritter nach Kreuzung 23 (Hügelland 6, Wald 11, Wüste)."
    )


def test_a_metropolis_won_and_lost() -> None:
    p = table(
        "red city: 8", "red levels: trade 4", "red hand: 5 cloth",
        "blue city: 18", "blue metropolis: trade 18",
    )  # fmt: skip
    assert both(p, "improve trade", BLUE) == (
        "Anna improves trade: great exchange (level 5). You lose the metropolis of trade. "
        "Anna gets the metropolis of trade at node 8 (mountains 10, pasture 2, hills 6): 2 points.",
        "Anna baut Handel aus: Handelszentrum (Stufe 5). Du verlierst die Metropole (Handel). "
        "Anna bekommt die Metropole (Handel) auf Kreuzung 8 (Gebirge 10, Weideland 2, Hügelland 6): "
        "2 Punkte.",
    )


# --- secrets between two players ---------------------------------------------------------------------


def test_a_spied_card_is_named_to_two_players_only() -> None:
    p = table("red city: 8", "red progress: spy", "blue progress: smith")
    p.do("spy 1")
    action = entry_of(p, "spy-card smith", RED)
    heard = {viewer: words.story("en", p, action, NAMES, viewer) for viewer in EVERYBODY}
    assert heard[RED] == "You take a science card from Bert: smith."
    assert heard[BLUE] == "Anna takes a science card from you: smith."
    assert heard[WHITE] == heard[NOBODY] == "Anna takes a science card from Bert."


@pytest.mark.article("card-wedding")
def test_every_guest_of_a_wedding_is_told_how_many_cards_to_give() -> None:
    p = table(
        "red progress: wedding", "blue cities: 18 40", "blue hand: 3 coin", "white cities: 12 52",
        "white hand: 2 ore", "orange city: 20", "orange hand: wool",
    )  # fmt: skip
    gifts = "Bert must give 2 cards. Carla must give 2 cards. Dora must give 1 card."
    assert told(p, "wedding") == f"Anna plays the wedding. {gifts}"


def test_a_gift_at_the_wedding_is_named_to_two_players_only() -> None:
    p = table("red progress: wedding", "blue city: 18", "blue hand: 3 coin")
    assert told(p, "wedding") == "Anna plays the wedding. Bert must give 2 cards."
    assert told(p.copy(), "give coin", WHITE) == "Bert gives Anna a card."
    assert told(p, "give coin", RED, "de") == "Bert gibt dir 1 Münze."


def test_an_exchange_names_both_cards_to_the_two() -> None:
    p = table("red progress: commercial-harbour", "red hand: ore", "blue hand: cloth")
    p.do("commercial-harbour")
    assert told(p.copy(), "exchange 2 ore") == (
        "Anna offers Carla a resource for a commodity. Carla has no commodity to give."
    )
    assert told(p, "exchange 1 ore", WHITE) == "Anna offers Bert a resource for a commodity."
    assert words.asked("en", p, BLUE, NAMES) == "Anna offers you ore. Which commodity do you give for it?"
    assert told(p.copy(), "hand-over cloth", WHITE) == "Bert gives Anna a commodity for the resource."
    assert told(p, "hand-over cloth", RED) == "Bert gives you 1 cloth for 1 ore."


# --- choices, questions, refusals --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        (
            "improve politics",
            "Improve politics to level 2, the church, for 2 coins",
            "Politik ausbauen auf Stufe 2, Kirche, für 2 Münzen",
        ),
        (
            "wall 8",
            "Build a city wall at node 8 (mountains 10, pasture 2, hills 6) for 2 brick",
            "Eine Stadtmauer bauen auf Kreuzung 8 (Gebirge 10, Weideland 2, Hügelland 6) für 2 Lehm",
        ),
        (
            "promote 12",
            "Promote the basic knight at node 12 (mountains 10, fields 12, hills 6) for 1 ore and 1 wool",
            "Den einfachen Ritter auf Kreuzung 12 (Gebirge 10, Ackerland 12, Hügelland 6) aufwerten "
            "für 1 Erz und 1 Wolle",
        ),
        (
            "crane politics",
            "Play the crane: improve politics to level 2, the church, for 1 coin",
            "Den Baukran ausspielen: Politik ausbauen auf Stufe 2, Kirche, für 1 Münze",
        ),
        ("bank coin for ore", "Give the bank 4 coins for 1 ore", "Der Bank 4 Münzen für 1 Erz geben"),
        ("saboteur", *[words.say(language, "action.saboteur") for language in words.LANGUAGES]),
    ],
)
def test_a_choice_in_a_short_sentence(text: str, english: str, german: str) -> None:
    p = table("red city: 8", "red road: 8-12", "red knights: 12", "red levels: politics 1")
    action = int(p.read(text))
    assert words.action("en", p, action, NAMES) == english
    assert words.action("de", p, action, NAMES) == german


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_question_has_words(language: str) -> None:
    asked = [name for name in QUESTION_NAMES.values() if name != "draw_progress"]  # which chance answers
    assert len(asked) == 15
    assert all(words.has(language, f"asked.{name}") for name in asked)


def test_the_values_of_refusals_have_names() -> None:
    p = table("red city: 8", "red road: 8-12", "red knights: 12", "red levels: politics 2 trade 5")
    assert words.refusal("de", p, refused(p, "activate 12")) == (
        "Für die Aktivierung eines Ritters brauchst du noch 1 Getreide."
    )
    assert words.refusal("de", p, refused(p, "improve politics")) == (
        "Die nächste Stufe kostet 3 Münzen, und du hast weniger."
    )
    assert words.refusal("en", p, refused(p, "improve trade")) == "You have all five levels of trade already."
    assert words.refusal("en", p, refused(p, "spy 1"), NAMES, RED) == "You do not hold spy."
    assert words.refusal("en", p, refused(p, "promote 12")) == (
        "For promoting a knight you still need 1 ore and 1 wool."
    )


def test_too_many_progress_cards_are_announced() -> None:
    p = table("red progress: spy bishop wedding intrigue smith")
    assert "You hold 5 progress cards" in words.asked("en", p, RED, NAMES)


# --- what people type --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("knight 12", "knight 12"),
        ("build a knight on 12", "knight 12"),
        ("move the knight from 12 to 15", "move 12 15"),
        ("activate knight 12", "activate 12"),
        ("improve science", "improve science"),
        ("chase the robber with knight 12", "chase 12"),
        ("2 coins for 1 ore", "offer 2 coin for 1 ore"),
        ("spy on bert", "spy 1"),
        ("exchange Bert ore", "exchange 1 ore"),
        ("return spy", "return spy"),
        ("diplomat 12 13", "diplomat 12-13"),
    ],
)
def test_english(typed: str, meant: str) -> None:
    assert words.understand("en", table(), typed, NAMES) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Ritter auf 12", "knight 12"),
        ("Ritter 12 befördern", "promote 12"),
        ("Ritter 12 aufwerten", "promote 12"),
        ("ziehe Ritter von 12 nach 15", "move 12 15"),
        ("Ausbau Handel", "improve trade"),
        ("Handel ausbauen", "improve trade"),
        ("Spion zurücklegen", "return spy"),
        ("Medizin abnehmen", "spy-card medicine"),
        ("Straße 12-13 umlegen", "relay 12-13"),
        ("Stadtmauer 8", "wall 8"),
        ("2 Münzen gegen 1 Tuch", "offer 2 coin for 1 cloth"),
        ("Überläufer Dora", "deserter 3"),
        ("Alchimist 3 4", "alchemist 3 4"),
    ],
)
def test_german(typed: str, meant: str) -> None:
    assert words.understand("de", table(), typed, NAMES) == meant


def test_a_bare_answer_is_enough() -> None:
    p = table("red progress: wedding", "blue city: 18", "blue hand: 3 coin")
    p.do("wedding")
    assert words.understand("de", p, "Münze", NAMES) == "give coin"
    p = table("red cities: 8 40", ship=6, rolled=False)
    p.do("roll")
    p.do("rolled 1 1 ship")
    assert words.understand("en", p, "40", NAMES) == "lose-city 40"
    assert words.understand("en", p, "city 40", NAMES) == "lose-city 40"


def test_every_example_can_be_read() -> None:
    p = new_game(options={"saboteur": "classic"})
    for language in words.LANGUAGES:
        for verb in TELLERS:
            if words.has(language, f"example.{verb}"):
                text = words.understand(language, p, words.say(language, f"example.{verb}"), NAMES)
                assert text.split()[0] == verb
                assert p.read(text) is not None

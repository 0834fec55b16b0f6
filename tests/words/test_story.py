"""What happened, told to whoever may hear it."""

import pytest

from entries import entry_of
from games.island.table import BLUE, RED, WHITE, new_game, table
from golden.playthroughs import path
from hexhaven import words
from hexhaven.core.game import CHANCE, NOBODY, State
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.state import Position
from hexhaven.record import Entry, read_record

NAMES = ["Anna", "Bert", "Carla", "Dora"]


def told(p: Position, text: str, viewer: int = NOBODY, language: str = "en") -> str | None:
    """Tell an action, then carry it out."""
    player = int(p.actor())
    story = words.story(language, p, entry_of(p, text, player), NAMES, viewer)
    p.do(text, player)
    return story


def both(p: Position, text: str, viewer: int = NOBODY) -> tuple[str | None, str | None]:
    """The story in English and in German."""
    return told(p.copy(), text, viewer, "en"), told(p, text, viewer, "de")


# --- founding and building ---------------------------------------------------------------------------


def test_the_founding_phase() -> None:
    p = new_game(players=3)
    assert both(p, "begins 1") == ("Bert begins.", "Bert beginnt.")
    assert both(p, "found 8") == (
        "Bert founds a settlement at node 8 (mountains 10, pasture 2, hills 6).",
        "Bert gründet eine Siedlung auf Kreuzung 8 (Gebirge 10, Weideland 2, Hügelland 6).",
    )
    assert both(p, "found-road 8-13", BLUE) == (
        "You build a road from 8 to 13.",
        "Du legst eine Straße von 8 nach 13.",
    )


def test_the_second_founding_brings_cards() -> None:
    p = new_game(players=2)
    for text in ("begins 0", "found 8", "found-road 8-13", "found 40", "found-road 40-44"):
        p.do(text)
    assert told(p, "found 31") == (
        "Bert founds a settlement at node 31 (forest 3, mountains 8, pasture 5). "
        "Bert gets 1 lumber, 1 wool and 1 ore."
    )


def test_a_city_is_founded_at_the_tournament_start() -> None:
    p = new_game(players=2, options={"start_with_city": "on"})
    for text in ("begins 0", "found 8", "found-road 8-13", "found 40", "found-road 40-44"):
        p.do(text)
    story = told(p, "found 31")
    assert story is not None
    assert story.startswith("Bert founds a city at node 31")


def test_building() -> None:
    p = table(
        "red settlement: 8",
        "red roads: 8-13-18",
        "red hand: 3 brick 3 lumber 2 wool 4 grain 4 ore",
    )
    assert both(p, "road 18-23") == (
        "Anna builds a road from 18 to 23.",
        "Anna baut eine Straße von 18 nach 23.",
    )
    assert both(p, "settlement 18", RED) == (
        "You build a settlement at node 18 (hills 6, pasture 4, desert).",
        "Du baust eine Siedlung auf Kreuzung 18 (Hügelland 6, Weideland 4, Wüste).",
    )
    assert both(p, "city 8") == (
        "Anna builds a city at node 8 (mountains 10, pasture 2, hills 6).",
        "Anna baut eine Stadt auf Kreuzung 8 (Gebirge 10, Weideland 2, Hügelland 6).",
    )
    assert told(p, "end") is None


def test_the_longest_road_is_announced() -> None:
    p = table("red settlement: 8", "red roads: 8-13-18-24-30", "red hand: brick lumber")
    assert both(p, "road 30-36", RED) == (
        "You build a road from 30 to 36. You take the longest road: 2 points.",
        "Du baust eine Straße von 30 nach 36. Du bekommst die längste Handelsstraße: 2 Punkte.",
    )


def test_a_cut_road_may_leave_the_card_with_nobody() -> None:
    p = table(
        "red settlement: 8",
        "red roads: 8-13-18-24-30-36",
        "blue roads: 23-18",
        "blue hand: brick lumber wool grain",
        on_turn="blue",
    )
    assert told(p, "settlement 18") == (
        "Bert builds a settlement at node 18 (hills 6, pasture 4, desert). "
        "Nobody holds the longest road any more."
    )


def test_victory_is_told_last() -> None:
    p = table(
        "red cities: 8 18 29", "red settlements: 40 31", "red cards: victory-point", "red hand: 3 ore 2 grain"
    )
    story = told(p, "city 40")
    assert story is not None
    assert story.endswith("Anna wins with 10 points!")


# --- the dice ----------------------------------------------------------------------------------------


def test_production_is_public() -> None:
    p = table("red city: 8", "blue settlement: 17", "white settlement: 40", rolled=False)
    assert told(p, "roll") is None
    assert both(p, "rolled 2 4", WHITE) == (
        "Anna rolls 2 and 4: 6. Anna gets 2 brick. Bert gets 1 brick. You get 1 grain.",
        "Anna würfelt 2 und 4: 6. Anna bekommt 2 Lehm. Bert bekommt 1 Lehm. Du bekommst 1 Getreide.",
    )


def test_a_roll_may_bring_nothing() -> None:
    p = table("red settlement: 8", rolled=False)
    p.do("roll")
    assert both(p, "rolled 6 6", RED) == (
        "You roll 6 and 6: 12. Nobody gets anything.",
        "Du würfelst 6 und 6: 12. Niemand bekommt etwas.",
    )


def test_a_short_bank_is_told() -> None:
    p = table("red settlement: 8", "blue settlement: 17", "white hand: 18 brick", rolled=False)
    p.do("roll")
    assert told(p.copy(), "rolled 3 3") == (
        "Anna rolls 3 and 3: 6. The bank has too little brick for everybody, so nobody gets any."
    )
    p = table("red city: 8", "white hand: 18 brick", rolled=False)
    p.do("roll")
    assert told(p, "rolled 3 3") == ("Anna rolls 3 and 3: 6. Anna gets 1 brick. The bank runs out of brick.")


def test_the_seven_says_who_discards() -> None:
    p = table("red hand: 4 ore 4 wool", "blue hand: 9 brick", rolled=False)
    p.do("roll")
    assert both(p, "rolled 3 4", BLUE) == (
        "Anna rolls 3 and 4: 7. Anna holds 8 cards and must discard 4. You hold 9 cards and must discard 4.",
        "Anna würfelt 3 und 4: 7. Anna hat 8 Karten und muss 4 davon abgeben. "
        "Du hast 9 Karten und musst 4 davon abgeben.",
    )
    assert both(p, "discard ore") == ("Anna discards 1 ore.", "Anna gibt 1 Erz ab.")


# --- secrets -----------------------------------------------------------------------------------------


def robbery() -> Position:
    p = table("red settlement: 8", "blue settlement: 29", "blue hand: 2 wool", "red cards: knight")
    p.do("knight")
    p.do("robber 13")
    return p


@pytest.mark.parametrize(
    ("viewer", "story"),
    [
        (RED, "You steal 1 wool from Bert."),
        (BLUE, "Anna steals 1 wool from you."),
        (WHITE, "Anna steals a card from Bert."),
        (NOBODY, "Anna steals a card from Bert."),
        (CHANCE, "Anna steals 1 wool from Bert."),
    ],
)
def test_only_thief_and_victim_learn_the_stolen_card(viewer: int, story: str) -> None:
    assert told(robbery(), "stole wool", viewer) == story


def test_only_the_buyer_learns_the_drawn_card() -> None:
    p = table("red hand: ore wool grain")
    assert both(p, "buy", BLUE) == (
        "Anna buys a development card.",
        "Anna kauft eine Entwicklungskarte.",
    )
    assert told(p.copy(), "drew knight", BLUE) is None
    assert both(p, "drew road-building", RED) == ("You draw: road building.", "Du ziehst: Straßenbau.")


def test_nothing_told_depends_on_what_the_viewer_cannot_know() -> None:
    """Stories of a whole game stay the same when hidden cards are dealt anew."""
    record = read_record(path("neu2003").read_text("utf-8"))
    rng = Rng("stories")
    compared = 0
    for n, (entry, state) in enumerate(record.steps()):
        viewer = n % 3
        imagined = state.view(viewer).fill(rng)
        if may_be_compared(state, imagined, entry):
            story = words.story("en", state, entry, NAMES, viewer)
            assert words.story("en", imagined, entry, NAMES, viewer) == story
            compared += 1
    assert compared > 100


def may_be_compared(state: State, imagined: State, entry: Entry) -> bool:
    """Not where hidden cards come to light: by a monopoly, or by points that win."""
    if entry.text.startswith("monopoly") or imagined.why_not(entry.action, entry.player) is not None:
        return False
    return wins(state, entry) == wins(imagined, entry) == NOBODY


def wins(state: State, entry: Entry) -> int:
    after = state.copy()
    after.apply(entry.action, entry.player)
    return int(after.winner())


# --- the robber and cards ----------------------------------------------------------------------------


def test_the_robber() -> None:
    p = table("red settlement: 8", "blue settlement: 29", "white settlement: 40", "blue hand: wool",
              "red cards: knight")  # fmt: skip
    assert both(p, "knight") == ("Anna plays a knight.", "Anna spielt einen Ritter aus.")
    assert both(p, "robber 13") == (
        "Anna moves the robber to hex 13 (mountains 3).",
        "Anna setzt den Räuber auf Feld 13 (Gebirge 3).",
    )
    assert told(p.copy(), "rob 1") is None
    assert both(p, "rob 2", WHITE) == (
        "You have no cards to steal.",
        "Du hast keine Karte, die man stehlen könnte.",
    )


def test_the_largest_army() -> None:
    p = table("red cards: knight", "red knights: 2")
    assert told(p, "knight") == "Anna plays a knight. Anna takes the largest army: 2 points."


def test_monopoly_names_who_gave_what() -> None:
    p = table("red cards: monopoly", "blue hand: 2 ore wool", "white hand: ore", "orange hand: wool")
    assert both(p, "monopoly ore", WHITE) == (
        "Anna plays monopoly and takes all ore. Bert hands over 2 ore. You hand over 1 ore.",
        "Anna spielt Monopol aus und nimmt allen Erz ab. Bert gibt 2 Erz her. Du gibst 1 Erz her.",
    )


def test_invention() -> None:
    p = table("red cards: invention")
    assert both(p, "invention") == ("Anna plays invention.", "Anna spielt Erfindung aus.")
    assert both(p, "take ore", RED) == ("You get 1 ore.", "Du bekommst 1 Erz.")


def test_road_building() -> None:
    p = table("red settlement: 8", "red cards: road-building")
    assert told(p, "road-building", RED) == "You play road building."
    assert told(p, "free-road 8-13") == "Anna builds a road from 8 to 13 for free."


# --- trade -------------------------------------------------------------------------------------------


def test_the_bank() -> None:
    p = table("red hand: 4 ore")
    assert both(p, "bank ore for brick") == (
        "Anna gives the bank 4 ore for 1 brick.",
        "Anna gibt der Bank 4 Erz für 1 Lehm.",
    )


def test_an_offer_and_its_answers() -> None:
    p = table("red hand: 2 ore", "blue hand: brick", "white hand: 2 wool")
    assert both(p, "offer 2 ore for 1 brick to all") == (
        "Anna offers 2 ore for 1 brick.",
        "Anna bietet 2 Erz für 1 Lehm.",
    )
    assert both(p, "accept", BLUE) == ("You accept.", "Du nimmst an.")
    assert both(p, "propose 2 wool for 1 ore") == (
        "Carla proposes: 2 wool for 1 ore.",
        "Carla schlägt vor: 2 Wolle für 1 Erz.",
    )
    assert both(p, "decline") == ("Dora declines.", "Dora lehnt ab.")
    assert both(p.copy(), "trade 1", BLUE) == (
        "Anna gives you 2 ore and gets 1 brick.",
        "Anna gibt dir 2 Erz und bekommt 1 Lehm.",
    )
    assert told(p.copy(), "trade 2") == "Anna gives Carla 1 ore and gets 2 wool."
    assert both(p, "withdraw", RED) == ("You withdraw the offer.", "Du ziehst das Angebot zurück.")


def test_the_end_of_a_turn_tells_that_an_open_offer_is_off() -> None:
    p = table("red hand: ore", "blue hand: brick")
    assert both(p.copy(), "end") == (None, None)
    p.do("offer 1 ore for 1 brick to 1")
    entry = entry_of(p, "end", RED)
    assert words.story("en", p, entry, NAMES, BLUE) == "Anna withdraws the offer."
    assert words.story("de", p, entry, NAMES, RED) == "Du ziehst das Angebot zurück."


def test_an_offer_to_some() -> None:
    p = table("red hand: ore")
    assert both(p, "offer 1 ore for 1 brick to 1 3", BLUE) == (
        "Anna offers you and Dora 1 ore for 1 brick.",
        "Anna bietet dir und Dora 1 Erz für 1 Lehm.",
    )


def test_a_gift_where_the_law_is_free() -> None:
    p = table("red hand: ore", options={"trade_law": "free"})
    assert told(p, "offer 1 ore for nothing to all") == "Anna offers 1 ore for nothing."


def test_announcing_victory() -> None:
    announced = {"victory_must_be_announced": "yes"}
    p = table("red cities: 8 18 29 31", "red settlements: 40 53", options=announced)
    assert told(p, "announce", RED) == "You announce victory. You win with 10 points!"


# --- lines of a redacted record, and verbs of the future ---------------------------------------------


@pytest.mark.parametrize(
    ("line", "story"),
    [
        ("rolled 3 4", "The dice show 3 and 4: 7."),
        ("found 12", "Anna founds a settlement at node 12."),
        ("robber 5", "Anna moves the robber to hex 5."),
        ("rob 1", "Anna robs you."),
        ("stole ?", "A card is stolen."),
        ("stole ore", "The stolen card is ore."),
        ("drew ?", None),
        ("drew knight", "The card is: knight."),
        ("bank ore for brick", "Anna trades ore for brick with the bank."),
        ("trade 1", "Anna trades with you."),
        ("monopoly ore", "Anna plays monopoly and takes all ore."),
        ("begins 0", "Anna begins."),
    ],
)
def test_a_line_of_a_redacted_record(line: str, story: str | None) -> None:
    assert words.story_of_text("en", RED, line, NAMES, BLUE) == story


def test_an_unknown_verb_is_told_by_its_text() -> None:
    assert words.story_of_text("en", RED, "sail 3-4", NAMES, BLUE) == "Anna: sail 3-4"
    assert words.story_of_text("en", CHANCE, "wind 3", NAMES, BLUE) == "wind 3"


@pytest.mark.parametrize("preset", ["travelbox", "classic", "neu2003", "modern"])
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_whole_games_can_be_told(preset: str, language: str) -> None:
    record = read_record(path(preset).read_text("utf-8"))
    for n, (entry, state) in enumerate(record.steps()):
        viewer = n % 5 - 2
        story = words.story(language, state, entry, NAMES, viewer)
        assert story is None or story.endswith((".", "!"))
        line = words.story_of_text(language, entry.player, entry.text, NAMES, viewer)
        assert line is None or line.endswith((".", "!"))

"""The message files: complete in both languages, and grammatical."""

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import hexhaven
from hexhaven import catalog
from hexhaven.games.island.bots.layers import term_names
from hexhaven.games.island.rules.terrain import CARD_NAMES, DEVELOPMENT_NAMES, PIECE_NAMES, TERRAIN_NAMES
from hexhaven.games.island.words.names import (
    Piece,
    any_card,
    card,
    card_short,
    cards,
    development,
    piece,
    terrain,
)
from hexhaven.games.knights.rules.terms import (
    COMMODITIES,
    FACE_NAMES,
    FIELD_NAMES,
    PROGRESS_NAMES,
    RANK_NAMES,
    SAFE_LEVEL,
)
from hexhaven.words.messages import (
    FILES,
    LANGUAGES,
    Person,
    flatten,
    has,
    listed,
    messages,
    on_page,
    person,
    say,
)

SOURCE = Path(hexhaven.__file__).parent
CARD_GAME = {SOURCE / "games" / "duel"}
EVERY_KEY = sorted(messages("en"))

# Sections whose keys the sources spell out; the others are looked up by verb, reason or name.
SPELLED_OUT = ("board", "see", "play", "rules", "replay", "verify", "maps", "place")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def python_sources(*folders: str) -> Iterator[str]:
    for folder in folders or ("",):
        for path in sorted((SOURCE / folder).rglob("*.py")):
            yield path.read_text("utf-8")


def fields(message: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(message) if name}


# --- the files ---------------------------------------------------------------------------------------


def test_both_languages_have_the_same_keys() -> None:
    assert sorted(messages("de")) == EVERY_KEY


def test_both_languages_use_the_same_values() -> None:
    for key in EVERY_KEY:
        assert fields(messages("de")[key]) == fields(messages("en")[key]), key


@every_language
def test_an_expansion_says_nothing_that_the_base_game_says_already(language: str) -> None:
    """The later file would win, and the other text be read by nobody."""
    said = Counter(key for file in FILES for key, _ in flatten(tomllib.loads(text_of(file, language))))
    assert [key for key, n in said.items() if n > 1] == []


def text_of(file: str, language: str) -> str:
    return (SOURCE / "words" / file.format(language=language)).read_text("utf-8")


@every_language
def test_nothing_is_left_unsaid(language: str) -> None:
    assert all(text.strip() for text in messages(language).values())


@every_language
def test_a_choice_by_number_or_person_has_two_forms(language: str) -> None:
    for key, message in messages(language).items():
        for _, _, spec, _ in Formatter().parse(message):
            if spec and "/" in spec:
                assert spec.count("/") == 1, key


def test_every_message_that_the_sources_name_is_there() -> None:
    sections = {key.partition(".")[0] for key in EVERY_KEY}
    for source in python_sources("words", "cli", "scene", "games"):
        for key in re.findall(r'"([a-z_]+\.[a-z_-]+)"', source):
            if key.partition(".")[0] in sections and not key.endswith(".toml"):
                assert key in EVERY_KEY


def test_no_message_is_left_over() -> None:
    source = "".join(python_sources("words", "cli", "games")) + (SOURCE / "record.py").read_text("utf-8")
    for key in EVERY_KEY:
        section, _, name = key.partition(".")
        if section in SPELLED_OUT:
            assert re.search(rf"\b{re.escape(name)}\b", source), f"nothing says '{key}'"


@every_language
def test_every_finding_about_the_dice_has_a_message(language: str) -> None:
    findings = re.findall(r'Verdict\("(\w+)"', (SOURCE / "record.py").read_text("utf-8"))
    assert len(findings) >= 5
    for finding in [*findings, "good_by_hand"]:
        assert has(language, f"verify.{finding}")


def test_the_page_only_says_differently_what_the_terminal_says() -> None:
    own = [key.removeprefix("page.") for key in EVERY_KEY if key.startswith("page.")]
    assert own
    assert set(own) <= set(EVERY_KEY)


@every_language
def test_the_page_has_words_of_its_own(language: str) -> None:
    terminal, page = messages(language), messages(on_page(language))
    assert page["story.road"] == terminal["page.story.road"] != terminal["story.road"]
    assert page["story.rolled"] == terminal["story.rolled"]


# --- reasons -----------------------------------------------------------------------------------------


def refusals() -> Iterator[tuple[str, set[str]]]:
    """Every `Refusal("reason", article, {"value": ...})` in the sources: the key of its message, and its
    values. The card game has words of its own for them."""
    for path in sorted(SOURCE.rglob("*.py")):
        group = "duel.refused" if not CARD_GAME.isdisjoint(path.parents) else "refused"
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and (reason := reason_of(node)) is not None:
                yield f"{group}.{reason}", values_of(node)


def reason_of(call: ast.Call) -> str | None:
    """The reason that a refusal names, or that `rules.first(moment, reason, article)` names."""
    named = [call.args[0]] if getattr(call.func, "id", "") == "Refusal" else []
    if getattr(call.func, "attr", "") == "first" and len(call.args) == 3:
        named = [call.args[1]]
    return next((str(reason.value) for reason in named if isinstance(reason, ast.Constant)), None)


def values_of(call: ast.Call) -> set[str]:
    tables = [arg for arg in call.args if isinstance(arg, ast.Dict)]
    return {str(key.value) for table in tables for key in table.keys if isinstance(key, ast.Constant)}


@every_language
def test_every_reason_can_be_said(language: str) -> None:
    found = list(refusals())
    assert len(found) > 40
    for key, values in found:
        assert has(language, key), key
        assert fields(messages(language)[key]) <= values, key


def test_no_reason_is_left_over() -> None:
    said = {key for key in EVERY_KEY if key.startswith(("refused.", "duel.refused."))}
    assert said == {key for key, _ in refusals()} | {"refused.other", "duel.refused.other"}


@every_language
def test_every_term_of_the_bot_can_be_a_reason(language: str) -> None:
    for term in term_names():
        for ending in ("", "_less"):
            assert has(language, f"reason.{term.replace(' ', '_')}{ending}"), term


# --- names -------------------------------------------------------------------------------------------


@every_language
def test_everything_has_a_name(language: str) -> None:
    for group, names in (
        ("card", CARD_NAMES),
        ("card_short", CARD_NAMES),
        ("terrain", TERRAIN_NAMES),
        ("piece", PIECE_NAMES),
        ("development", DEVELOPMENT_NAMES),
    ):
        assert all(has(language, f"{group}.{name}") for name in names)


@every_language
def test_everything_of_cities_and_knights_has_a_name(language: str) -> None:
    for group, names in (
        ("card", COMMODITIES),
        ("card_short", COMMODITIES),
        ("field", FIELD_NAMES),
        ("field_card", FIELD_NAMES),
        ("power", FIELD_NAMES),
        ("face", FACE_NAMES),
        ("rank", RANK_NAMES[1:]),
        ("progress", PROGRESS_NAMES),
        ("progress_effect", PROGRESS_NAMES),
        *((f"level.{field}", map(str, range(1, SAFE_LEVEL + 1))) for field in FIELD_NAMES),
    ):
        assert all(has(language, f"{group}.{name}") for name in names), group


@every_language
def test_every_game_can_be_set_up_in_words(language: str) -> None:
    for game in catalog.GAMES.values():
        for option in game.options:
            assert has(language, f"option.{option.name}")
            assert all(has(language, f"option_value.{option.name}.{value}") for value in option.values)


@every_language
def test_names_fit_into_the_drawing(language: str) -> None:
    assert all(len(terrain(language, name)) <= 9 for name in TERRAIN_NAMES)
    assert all(len(card_short(language, name)) <= 6 for name in CARD_NAMES + COMMODITIES)


def test_names_in_both_languages() -> None:
    assert [card("de", name) for name in CARD_NAMES] == ["Lehm", "Holz", "Wolle", "Getreide", "Erz"]
    assert terrain("en", "hills") == "hills"
    assert piece("de", "city") == "Stadt"
    assert development("de", "road-building") == "Straßenbau"
    assert any_card("de", "knight") == "Ritter"
    assert any_card("de", "ore") == "Erz"
    assert any_card("de", "spy") == "Spion"


def test_what_an_expansion_brings_is_called_by_its_own_name() -> None:
    assert card("de", "gold") == "gold"


def test_cards_are_counted_and_listed() -> None:
    assert cards("en", {"ore": 2, "wool": 0, "brick": 1}) == "2 ore and 1 brick"
    assert cards("de", {"ore": 2, "wool": 3, "brick": 1}) == "2 Erz, 3 Wolle und 1 Lehm"
    assert cards("de", {"coin": 2, "paper": 2}) == "2 Münzen und 2 Papier"
    assert cards("en", {}) == "nothing"
    assert listed("de", ["Anna"]) == "Anna"


# --- grammar -----------------------------------------------------------------------------------------


def test_one_card_and_several() -> None:
    assert say("en", "see.cards", n=1) == "1 card"
    assert say("en", "see.cards", n=0) == "0 cards"
    assert say("de", "see.cards", n=2) == "2 Karten"


def test_the_reader_is_you_and_the_others_have_names() -> None:
    def stole(language: str, thief: int, victim: int, reader: int) -> str:
        people = {"who": thief, "victim": victim}
        values = {key: person(language, ["Anna", "Bert"], who, reader) for key, who in people.items()}
        return say(language, "story.stole", what=say(language, "story.a_card"), **values)

    assert stole("en", 0, 1, 0) == "You steal a card from Bert."
    assert stole("en", 0, 1, 1) == "Anna steals a card from you."
    assert stole("de", 0, 1, 0) == "Du stiehlst Bert eine Karte."
    assert stole("de", 0, 1, 1) == "Anna stiehlt dir eine Karte."
    assert stole("de", 0, 1, -2) == "Anna stiehlt Bert eine Karte."


def test_the_reader_within_a_sentence() -> None:
    you = Person("Anna", True, "de")
    assert f"{you} {you:low} {you:acc} {you:dat} {you:baut/baust}" == "Du du dich dir baust"


def test_whose_something_is() -> None:
    assert f"{Person('Bert', False, 'en'):poss} knight" == "Bert's knight"
    assert f"{Person('Bert', True, 'en'):poss} knight" == "your knight"
    assert f"Ritter {Person('Bert', True, 'de'):poss}" == "Ritter von dir"


def test_a_piece_with_and_without_an_article() -> None:
    knight = Piece("de", "strong-knight")
    assert f"{knight}, {knight:a}, {knight:no}" == "starker Ritter, einen starken Ritter, kein starker Ritter"
    assert f"{knight:The}" == "Den starken Ritter"


def test_somebody_without_a_name_is_a_number() -> None:
    assert person("en", [], 2, -1).name == "player 2"


# --- what people type --------------------------------------------------------------------------------

every_family = pytest.mark.parametrize("inputs", ["input", "duel_input"])


@every_language
@every_family
def test_a_typed_word_means_one_thing(language: str, inputs: str) -> None:
    typed: Counter[str] = Counter()
    for key, text in messages(language).items():
        if key.startswith((f"{inputs}.", "command.")):
            typed.update(set(text.split()))
    assert [word for word, n in typed.items() if n > 1] == []


@every_language
@every_family
def test_the_words_of_the_game_are_understood_in_every_language(language: str, inputs: str) -> None:
    for key, text in messages(language).items():
        group, _, meaning = key.partition(".")
        if group == inputs and meaning != "filler":
            assert meaning in text.split()

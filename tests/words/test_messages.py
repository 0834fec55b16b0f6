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
from hexhaven.almanac import article
from hexhaven.arena.layer import columns_of, sources_of
from hexhaven.core.rng import Rng
from hexhaven.games.island.bots import layers as bots
from hexhaven.games.island.bots.terms import TERM_NAMES
from hexhaven.games.island.rules.terrain import CARD_NAMES, DEVELOPMENT_NAMES, PIECE_NAMES, TERRAIN_NAMES
from hexhaven.games.island.words.names import (
    Piece,
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
from hexhaven.layers import packages
from hexhaven.texts import flatten
from hexhaven.words.messages import (
    LANGUAGES,
    Person,
    has,
    listed,
    messages,
    on_page,
    person,
    say,
    thing,
    within,
)

SOURCE = Path(hexhaven.__file__).parent
SAMPLE = Path(__file__).parents[1] / "sample" / "lighthouse"
EVERY_KEY = sorted(messages("en"))
# Every folder with texts for people: those of the program, and those of the sample expansion.
FOLDERS = sorted(
    {path.parent for root in (SOURCE, Path(__file__).parents[1]) for path in root.rglob("??.toml")}
)
FAMILIES = {"island": ["island"], "knights": ["island", "knights"], "variants": ["island", "variants"]}

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


def texts_of(folder: Path, language: str) -> dict[str, str]:
    return dict(flatten(tomllib.loads((folder / f"{language}.toml").read_text("utf-8"))))


every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: "/".join(folder.parts[-3:]))


def test_the_folders_with_texts_are_found() -> None:
    assert len(FOLDERS) > 8
    assert SOURCE / "words" in FOLDERS
    assert SOURCE / "games" / "knights" / "words" in FOLDERS


@every_folder
def test_both_languages_have_the_same_keys_and_values(folder: Path) -> None:
    english, german = texts_of(folder, "en"), texts_of(folder, "de")
    assert list(english) == list(german)
    for key, text in english.items():
        assert fields(text) == fields(german[key]), key


@every_folder
@every_language
def test_nothing_is_left_unsaid(folder: Path, language: str) -> None:
    assert all(text.strip() for text in texts_of(folder, language).values())


@every_folder
@every_language
def test_a_choice_by_number_or_person_has_two_forms(folder: Path, language: str) -> None:
    for key, text in texts_of(folder, language).items():
        for _, _, spec, _ in Formatter().parse(text):
            if spec and "/" in spec:
                assert spec.count("/") == 1, key


@every_language
def test_a_game_says_nothing_again_that_is_said_below_it(language: str) -> None:
    """A key of its own may mean something else; the same text twice would drift apart."""
    for id in packages():
        below = [SOURCE / "words"]
        if id in FAMILIES and id != "island":
            below.append(SOURCE / "games" / "island" / "words")
        folder = SOURCE / "games" / id / "words"
        for each in below if folder in FOLDERS else []:
            said = texts_of(each, language)
            assert [key for key, text in texts_of(folder, language).items() if said.get(key) == text] == []


def test_a_key_may_mean_different_things_in_different_games() -> None:
    board, cards = within("en", ["island"]), within("en", ["duel"])
    assert messages(board)["action.road"] != messages(cards)["action.road"]
    assert messages(cards)["action.road"] != messages("en")["action.road"], "the first of the index says it"


def test_what_one_game_says_another_does_not_know() -> None:
    assert has(within("en", ["island", "knights"]), "story.bishop")
    assert not has(within("en", ["island"]), "story.bishop")
    assert not has(within("en", []), "story.road")
    assert has("en", "story.bishop"), "a bare language knows all games"


def spoken_in(folder: Path) -> str:
    """The language in which the sources of a folder speak: that of their game, or a bare one."""
    parts = folder.relative_to(SOURCE).parts
    if parts[:1] != ("games",) or len(parts) < 2:
        return within("en", [])
    return within("en", FAMILIES.get(parts[1], [parts[1]]))


def test_every_message_that_the_sources_name_is_there() -> None:
    """In a game's own folder it is one of that game; in a storey, one of the machinery."""
    sections = {key.partition(".")[0] for key in EVERY_KEY}
    for storey in ("words", "cli", "scene", "guide", "arena", "games"):
        for path in sorted((SOURCE / storey).rglob("*.py")):
            language = spoken_in(path.parent)
            for key in re.findall(r'"([a-z_]+\.[a-z_-]+)"', path.read_text("utf-8")):
                section = key.partition(".")[0]
                if section in sections and section not in ("help", "usage") and not key.endswith(".toml"):
                    assert has(language, key), (path, key)


def test_no_message_is_left_over() -> None:
    source = "".join(python_sources("words", "cli", "games")) + (SOURCE / "record.py").read_text("utf-8")
    source += "".join(path.read_text("utf-8") for path in SAMPLE.glob("*.py"))
    for key in EVERY_KEY:
        section, _, name = key.partition(".")
        if section in SPELLED_OUT:
            assert re.search(rf"\b{re.escape(name.rpartition('.')[2])}\b", source), f"nothing says '{key}'"


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


def refusals() -> Iterator[tuple[str, str, set[str]]]:
    """Every `Refusal("reason", article, {"value": ...})` in the sources: the language of its game, the key of
    its message, and its values."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and (reason := reason_of(node)) is not None:
                yield spoken_in(path.parent), f"refused.{reason}", values_of(node)


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
    for spoken, key, values in found:
        said = messages(spoken.replace("en", language, 1))
        assert key in said, key
        assert fields(said[key]) <= values, key


@pytest.mark.parametrize("slices", [["island", "knights", "variants"], ["duel"]], ids=lambda ids: ids[0])
def test_no_reason_is_left_over(slices: list[str]) -> None:
    said = {key for key in messages(within("en", slices)) if key.startswith("refused.")}
    own = {key for spoken, key, _ in refusals() if slices[0] in spoken}
    assert said == own | {"refused.other"}


@every_language
def test_every_term_of_the_bot_can_be_a_reason(language: str) -> None:
    """Of the games that are here; one that a program brings may leave reasons unsaid."""
    own = [id for id, package in packages().items() if package.startswith("hexhaven.")]
    terms = [*TERM_NAMES, *(term for values in bots.values_of(own) for term in values.terms())]
    assert len(terms) > len(TERM_NAMES)
    for term in terms:
        for ending in ("", "_less"):
            assert has(language, f"reason.{term.replace(' ', '_')}{ending}"), term


@every_language
def test_everything_that_is_counted_has_a_heading(language: str) -> None:
    for game in catalog.GAMES:
        state = catalog.start(catalog.prepare(Rng(1), game))
        for group, labels in (("counted", columns_of(state)), ("source", sources_of(state))):
            for name in labels:
                assert has(within(language, state.slices()), f"{group}.{name}"), (game, name)


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
        spoken = within(language, game.slices)
        assert all(has(spoken, f"preset.{preset}") for preset in game.presets)
        for option in game.options:
            assert has(spoken, f"option.{option.name}") or article(option.article), (game.id, option.name)
            for value in option.values:
                keys = (f"option_value.{option.name}.{value}", f"option_value.{value}")
                assert value.isdigit() or any(has(spoken, key) for key in keys), (game.id, option.name, value)


@every_language
def test_names_fit_into_the_drawing(language: str) -> None:
    assert all(len(terrain(language, name)) <= 9 for name in TERRAIN_NAMES)
    assert all(len(card_short(language, name)) <= 6 for name in CARD_NAMES + COMMODITIES)


def test_names_in_both_languages() -> None:
    assert [card("de", name) for name in CARD_NAMES] == ["Lehm", "Holz", "Wolle", "Getreide", "Erz"]
    assert terrain("en", "hills") == "hills"
    assert piece("de", "city") == "Stadt"
    assert development("de", "road-building") == "Straßenbau"
    assert thing("de", "knight") == "Ritter"
    assert thing("de", "ore") == "Erz"
    assert thing("de", "spy") == "Spion"


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

every_game = pytest.mark.parametrize("game", list(catalog.GAMES))


@every_language
@every_game
def test_a_typed_word_means_one_thing(language: str, game: str) -> None:
    typed: Counter[str] = Counter()
    for key, text in messages(within(language, catalog.game(game).slices)).items():
        if key.startswith(("input.", "command.")):
            typed.update(set(text.split()))
    assert [word for word, n in typed.items() if n > 1] == []


@every_language
@every_game
def test_the_words_of_the_game_are_understood_in_every_language(language: str, game: str) -> None:
    for key, text in messages(within(language, catalog.game(game).slices)).items():
        group, _, meaning = key.partition(".")
        if group == "input" and meaning != "filler":
            assert meaning in text.split()

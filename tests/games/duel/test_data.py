"""The rows of the cards: how many there are, what they cost, and that both languages say something."""

import re
from collections import Counter

import pytest

from hexhaven.games.duel.rules import names
from hexhaven.games.duel.rules.kinds import (
    ACTION,
    BUILDING,
    CITADEL_SITE,
    EVENT,
    KNIGHT,
    NOT_PLACED,
    REGION_SITE,
    SETS,
    SPELL_BOOK,
    UNIT,
    WIZARD,
    CardKind,
    cost_of,
    read_kinds,
)
from hexhaven.games.duel.rules.terms import MAGIC, RESOURCE_NAMES

KINDS, COPIES = read_kinds()
BY_NAME = {kind.name: kind for kind in KINDS}
LANGUAGES = ["en", "de"]
LONGEST_FACE = 170
BRANDS = re.compile(r"catan|siedler von|kosmos|mayfair|teuber", re.IGNORECASE)
NEEDS = {"en": "Needs: ", "de": "Bedingung: "}

every_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def cards_of(set_name: str) -> Counter[str]:
    return Counter({name: n for (of, name), n in COPIES.items() if of == set_name})


def named(*kinds: str) -> list[CardKind]:
    return [BY_NAME[name] for name in kinds]


# How many.


@pytest.mark.article("R102")
@pytest.mark.parametrize(
    ("set_name", "cards", "events"),
    # The five citadels of Wizards & Dragons are centre cards, not rows.
    [("base", 62, 10), ("trade-change", 27, 3), ("science-progress", 26, 4), ("wizards-dragons", 37, 3)],
)
def test_every_set_has_its_number_of_cards(set_name: str, cards: int, events: int) -> None:
    of_set = cards_of(set_name)
    assert sum(n for name, n in of_set.items() if BY_NAME[name].kind == EVENT) == events
    assert sum(n for name, n in of_set.items() if BY_NAME[name].kind != EVENT) == cards


def test_the_base_set_has_its_mix_of_cards() -> None:
    base = [kind for kind in KINDS if kind.set == "base"]
    assert sum(kind.count for kind in base if kind.kind == ACTION) == 20
    assert sum(kind.count for kind in base if kind.unit == KNIGHT) == 9
    assert sum(kind.count for kind in base if kind.unit > KNIGHT) == 6
    assert sum(kind.count for kind in base if kind.kind == BUILDING) == 27


@pytest.mark.article("R93")
def test_copies_let_a_deck_hold_more_of_a_card_only_with_their_set() -> None:
    def most(name: str) -> list[int]:
        return [COPIES.get((set_name, name), 0) for set_name in SETS]

    assert most("spy") == [3, 0, 0, 0]
    assert most("alchemist") == most("bishop") == most("scout") == [2, 0, 1, 0]
    assert most("counting-house") == [1, 1, 0, 0]
    assert most("civil-war") == most("conflict") == [1, 0, 1, 0]


def test_every_copy_is_of_a_card_that_exists() -> None:
    assert {name for _, name in COPIES} == set(BY_NAME)


# Names and texts.


def test_no_two_cards_share_a_name_or_a_title() -> None:
    assert len(BY_NAME) == len(KINDS)
    for language in LANGUAGES:
        assert len({kind.title[language] for kind in KINDS}) == len(KINDS)


def test_every_card_has_a_constant_that_is_its_place_in_the_data() -> None:
    constants = {name: value for name, value in vars(names).items() if name.isupper()}
    assert constants == {kind.name.upper().replace("-", "_"): place for place, kind in enumerate(KINDS)}


@every_kind
def test_a_card_speaks_both_languages(kind: CardKind) -> None:
    assert sorted(kind.title) == sorted(kind.text) == sorted(LANGUAGES)
    assert sorted(kind.details) in ([], sorted(LANGUAGES))


@every_language
@every_kind
def test_a_face_is_short_and_in_whole_sentences(kind: CardKind, language: str) -> None:
    text = kind.text[language]
    assert 0 < len(text) <= LONGEST_FACE
    assert text[0].isupper()
    assert text.endswith(".")


@every_language
@every_kind
def test_words_are_clean_and_name_no_brand(kind: CardKind, language: str) -> None:
    for words in (kind.title[language], kind.text[language], kind.details.get(language, "-")):
        assert words == " ".join(words.split())
        assert not BRANDS.search(words)


@every_language
@every_kind
def test_a_face_names_the_condition_of_its_card(kind: CardKind, language: str) -> None:
    told = kind.text[language].partition(NEEDS[language])[2]
    assert bool(told) == bool(kind.needs or kind.condition)
    assert all(BY_NAME[name].title[language] in told for name in kind.needs)


# Figures.


@every_kind
def test_needed_cards_exist(kind: CardKind) -> None:
    assert set(kind.needs) <= set(BY_NAME)


@every_kind
def test_assumed_figures_are_figures_of_a_row(kind: CardKind) -> None:
    assert set(kind.assumed) <= {"cost", "cast", "points"}


@every_kind
def test_only_what_lies_in_a_principality_has_a_place_and_points(kind: CardKind) -> None:
    assert (kind.place == NOT_PLACED) == (kind.kind in (ACTION, EVENT))
    if kind.place == NOT_PLACED:
        assert kind.points == kind.commerce == kind.strength == kind.tournament == 0


@every_kind
def test_classes_fit_the_kind_of_card(kind: CardKind) -> None:
    assert bool(kind.unit) == (kind.kind == UNIT)
    assert bool(kind.play_class) == (kind.kind in (ACTION, SPELL_BOOK))
    assert bool(kind.cast) == (kind.kind == SPELL_BOOK)


@every_kind
def test_the_price_is_the_sum_of_the_cost(kind: CardKind) -> None:
    assert kind.price == sum(kind.cost)


def test_costs_know_only_resources_and_magic_power() -> None:
    assert list(cost_of({"lumber": 2, "gold": 1, "magic": 3})) == [2, 0, 0, 0, 0, 1, 3]
    with pytest.raises(ValueError, match="not in tuple"):
        cost_of({"wood": 1})


def test_a_base_knight_costs_one_less_than_his_points() -> None:
    knights = [kind for kind in KINDS if kind.set == "base" and kind.unit == KNIGHT]
    assert [k.price for k in knights] == [k.strength + k.tournament - 1 for k in knights]


def test_only_theme_sets_have_assumed_figures_and_gold_or_magic_in_their_costs() -> None:
    for kind in KINDS:
        if kind.set == "base":
            assert kind.assumed == []
            assert kind.cost[RESOURCE_NAMES.index("gold")] == kind.cost[MAGIC] == 0
        elif kind.cost[MAGIC]:
            assert kind.set == "wizards-dragons"


@pytest.mark.article("R114")
def test_works_and_stores_are_free_but_need_a_counting_house() -> None:
    for kind in named("dye-works", "art-forge", "distillery", "goods-store", "treasury"):
        assert kind.price == 0
        assert kind.needs == ["counting-house"]


@pytest.mark.article("R176")
def test_named_units_and_wizards_are_unique_and_nothing_else() -> None:
    for kind in KINDS:
        assert kind.unique == (kind.name.partition("-")[0] in ("knight", "dragon", "wizard"))
        assert kind.count == 1 or not kind.unique


@pytest.mark.article("R66")
def test_a_wizard_lies_at_a_region_of_a_citadel_and_costs_gold() -> None:
    wizards = [kind for kind in KINDS if kind.kind == WIZARD]
    assert sorted(kind.terrain for kind in wizards) == [-1, 0, 1, 2, 3, 4]
    for kind in wizards:
        gold = 3 if kind.name == "wizard-ari" else 1
        assert kind.cost[RESOURCE_NAMES.index("gold")] == gold
        assert kind.place == REGION_SITE
        assert kind.at_citadel
        if kind.terrain >= 0:
            assert kind.cost[kind.terrain] == 1  # the resource of the region it lies at


@pytest.mark.article("R147")
def test_spell_books_are_laid_for_free_at_a_citadel() -> None:
    for kind in KINDS:
        if kind.kind == SPELL_BOOK:
            assert kind.price == 0
            assert kind.place == CITADEL_SITE

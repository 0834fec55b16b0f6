"""What stands on a card is what it does: figures, dice, conditions and turns of phrase against the game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from hexhaven.games.duel.rules.attacks import LUCKY_AGAINST_PROTECTION, Attack, CardAttack, Protection
from hexhaven.games.duel.rules.kinds import (
    ACTION,
    ATTACK,
    BUILDING,
    CITY_SITE,
    EVENT,
    FOREIGN_CITY_SITE,
    FOREIGN_SITE,
    KNIGHT,
    PROTECTION,
    SPELL_BOOK,
    UNIT,
    WIZARD,
    CardKind,
    read_kinds,
)
from hexhaven.games.duel.rules.rules import Card
from hexhaven.games.duel.rules.score import HAND_LIMIT, SEARCH_PRICE, count
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import FULL, RESOURCE_NAMES, TERRAIN_NAMES
from hexhaven.games.duel.rules.trade_change.foreign import MOST_STRENGTH
from hexhaven.games.duel.rules.trade_change.works import FAIR
from hexhaven.games.duel.rules.wizards_dragons.buildings import CITADELS_NEEDED
from hexhaven.games.duel.rules.wizards_dragons.events import SPARED
from hexhaven.games.duel.rules.wizards_dragons.spells_cards import LOOKED_AT, STACKS_LOOKED_AT
from hexhaven.games.duel.rules.wizards_dragons.wizards import FIRST_POWER, WIZARDS_NEEDED

from .magic import magical
from .table import (
    at,
    before_roll,
    citadel,
    city,
    counter,
    discarded,
    event,
    have,
    hold,
    kind,
    lay,
    options_of,
    pile,
    play,
    refusal,
    region,
    rules,
    settlement,
    stock,
    stored,
    table,
)

KINDS, _ = read_kinds()
BY_NAME = {row.name: row for row in KINDS}
ALL_SETS = {"trade_change": "on", "science_progress": "on", "wizards_dragons": "on"}
LANGUAGES = ["en", "de"]
NEEDS = {"en": "Needs: ", "de": "Bedingung: "}
OR = {"en": " or ", "de": " oder "}

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_kind = pytest.mark.parametrize("row", KINDS, ids=lambda row: row.name)


def face(name: str, language: str) -> str:
    return BY_NAME[name].text[language]


def details(name: str, language: str) -> str:
    return BY_NAME[name].details.get(language, "")


def whole(row: CardKind, language: str) -> str:
    return f"{row.text[language]} {row.details.get(language, '')}"


def figures(text: str) -> list[int]:
    return [int(digits) for digits in re.findall(r"\d+", text)]


def card(name: str) -> Card:
    made = rules("wizards-dragons", **ALL_SETS)
    return made.cards[made.kind_names.index(name)]


def full_table() -> Duel:
    """A game with every set."""
    return table("wizards-dragons", unlocked=True, **ALL_SETS)


# --- both languages, rows and conditions ---------------------------------------------------------------


@every_kind
def test_both_languages_give_the_same_figures(row: CardKind) -> None:
    assert sorted(figures(row.text["en"])) == sorted(figures(row.text["de"]))
    assert sorted(figures(whole(row, "en"))) == sorted(figures(whole(row, "de")))


CONDITIONS = {
    "opponent-strength-max": {
        "en": f"your opponent has at most {MOST_STRENGTH} strength points",
        "de": f"Der Gegner hat höchstens {MOST_STRENGTH} Stärkepunkte",
    },
    "stored-commerce-min": {"en": f"and {FAIR} commerce points", "de": f"zusammen {FAIR} Handelspunkte"},
    "own-trade-fleets-min": {"en": "a trade fleet of your own", "de": "eine eigene Handelsflotte"},
    "tournament-lead": {"en": "more tournament points", "de": "mehr Turnierpunkte"},
    "own-citadels-min": {"en": f"{CITADELS_NEEDED} citadels", "de": f"{CITADELS_NEEDED} Zitadellen"},
    "own-wizards-min": {"en": f"{WIZARDS_NEEDED} wizards", "de": f"{WIZARDS_NEEDED} Zauberer"},
}


@every_language
@every_kind
def test_the_condition_on_a_face_is_the_one_of_the_row(row: CardKind, language: str) -> None:
    told = row.text[language].partition(NEEDS[language])[2]
    needed = OR[language].join(BY_NAME[name].title[language] for name in row.needs)
    assert told.startswith(needed)
    if row.condition:
        assert CONDITIONS[row.condition][language] in told
    elif row.needs:
        assert told == needed + "."


@every_language
@every_kind
def test_a_card_that_others_need_says_so_of_no_other_card(row: CardKind, language: str) -> None:
    """'The University needs an Abbey or a Library' stands on the Abbey: the rows agree."""
    told = re.search(r"(?:The|Die) (\w+) (?:needs|braucht) ", details(row.name, language))
    if told:
        needing = next(other for other in KINDS if other.title[language] == told[1])
        assert row.name in needing.needs


# --- dice ------------------------------------------------------------------------------------------------


def throws(text: str) -> set[int]:
    """All throws a text names: '1–5', 'on 6'."""
    first, last = [int(digits) for digits in re.findall(r"(\d)–(\d)", text)[0]]
    return set(range(first, last + 1))


def lucky(begin: Callable[[], Duel], is_success: Callable[[Duel], bool]) -> set[int]:
    """The throws after which something has succeeded."""
    found = set()
    for n in range(1, 7):
        d = begin()
        play(d, f"die {n}")
        if is_success(d):
            found.add(n)
    return found


def attack(name: str, *answers: str) -> Callable[[], Duel]:
    """Both have one target for the attack; the defender answers."""

    def begin() -> Duel:
        d = table()
        for player in range(2):
            lay(d, player, "knight-otto", "5u1")
            lay(d, player, "abbey", "5d1")
            have(d, player, ore=2)
        hold(d, 0, name)
        for each in answers:
            if each.startswith("play"):
                hold(d, 1, each.split()[1])
        play(d, f"play {name}", *answers)
        return d

    return begin


def attacker_chooses(d: Duel) -> bool:
    return d.actor() == 0


@every_language
@pytest.mark.article("R11")
@pytest.mark.parametrize("name", ["arsonist", "black-knight", "brigands-raid"])
def test_an_attack_succeeds_on_the_throws_of_its_face(name: str, language: str) -> None:
    assert lucky(attack(name, "brave"), attacker_chooses) == throws(face(name, language))
    lost = {int(n) for n in re.findall(r"(?:on|bei) (\d) ", face(name, language))}
    assert lost == set(range(1, 7)) - throws(face(name, language))


@every_language
@pytest.mark.article("R11")
@pytest.mark.parametrize(
    ("name", "shield"),
    [("arsonist", "bishop"), ("brigands-raid", "bishop"), ("black-knight", "herb-woman")],
)
def test_a_protection_card_helps_against_what_it_names(name: str, shield: str, language: str) -> None:
    found = lucky(attack(name, f"play {shield}"), attacker_chooses)
    assert found == throws(face(shield, language)) == throws(details(name, language))
    assert max(found) == LUCKY_AGAINST_PROTECTION
    assert BY_NAME[shield].title[language] in details(name, language)
    assert BY_NAME[name].title[language].removesuffix("er Ritter") in face(shield, language)


@pytest.mark.article("duel-protection")
def test_the_protection_cards_are_against_no_other_attack() -> None:
    for row in KINDS:
        shield = card(row.name)
        if isinstance(shield, Protection):
            against = [KINDS[i] for i in shield.against]
            for each in against:
                for language in LANGUAGES:
                    assert each.title[language].split()[0].rstrip("er") in whole(row, language)


@every_language
@pytest.mark.article("R34")
def test_the_tavern_gives_on_the_throws_of_its_face(language: str) -> None:
    def begin() -> Duel:
        d = full_table()
        lay(d, 0, "tavern", "5u1")
        have(d, 0, gold=1)
        play(d, "use 5u1")
        assert stock(d, 0) == {}  # the gold is paid
        return d

    given = throws(face("tavern", language))
    assert lucky(begin, lambda d: options_of(d, "choose") != []) == given
    assert throws(details("tavern", language)) == set(range(1, 7)) - given


@every_language
@pytest.mark.article("R86")
def test_the_magic_kitchen_gives_and_explodes_as_it_says(language: str) -> None:
    def begin() -> Duel:
        d = magical(2)
        lay(d, 0, "magic-kitchen", "5u1")
        play(d, "use 5u1")
        assert counter(d, 0, "r5u") == 1
        return d

    text = face("magic-kitchen", language)
    assert lucky(begin, lambda d: options_of(d, "choose") != []) == throws(text)
    gone = lucky(begin, lambda d: at(d, 0, "5u1") == "")
    assert gone == {int(n) for n in re.findall(r"(?:On|Bei) (\d) ", text)}
    nothing = {int(n) for n in re.findall(r"(?:On|Bei) (\d) ", details("magic-kitchen", language))}
    assert nothing == set(range(1, 7)) - throws(text) - gone


@every_language
@pytest.mark.article("R55")
def test_the_great_wall_stops_a_spy_on_the_throws_of_its_face(language: str) -> None:
    def begin() -> Duel:
        d = full_table()
        lay(d, 1, "great-wall", "5u1")
        hold(d, 0, "spy")
        hold(d, 1, "bishop")
        play(d, "play spy")
        return d

    stopped = lucky(begin, lambda d: options_of(d, "card") == [])
    assert stopped == throws(face("great-wall", language))


# --- figures ---------------------------------------------------------------------------------------------

FLEETS = [row.name for row in KINDS if row.name.startswith("fleet-")]
DOUBLERS = ["brick-factory", "foundry", "grain-mill", "sawmill", "woolen-mill", "goldsmith"]
WIZARDS = [row.name for row in KINDS if row.kind == WIZARD]
RESOURCE_WORDS = {
    "en": ["lumber", "brick", "wool", "grain", "ore", "gold"],
    "de": ["Holz", "Lehm", "Wolle", "Getreide", "Erz", "Gold"],
}


def resource_told(text: str, language: str) -> str:
    """The resource a text names."""
    return next(
        RESOURCE_NAMES[i]
        for i, word in enumerate(RESOURCE_WORDS[language])
        if re.search(rf"\b{word}\b", text)
    )


@every_language
@pytest.mark.article("duel-trade")
@pytest.mark.parametrize("name", [*FLEETS, "mint"])
def test_a_rate_at_the_bank_is_the_one_of_the_face(name: str, language: str) -> None:
    d = table()
    city(d, 0, 5)
    lay(d, 0, name, "5u1")
    resource = RESOURCE_NAMES.index(resource_told(face(name, language), language))
    rates = [int(rate) for rate in d.realms[0].rates]
    assert [rates.pop(resource), 1] == figures(face(name, language))
    assert rates == [3] * 5


@every_language
@pytest.mark.article("R119", "R42")
def test_better_rates_are_those_of_the_faces(language: str) -> None:
    d = full_table()
    city(d, 0, 5)
    lay(d, 0, "fleet-ore", "5u2")
    lay(d, 0, "lighthouse", "5u1")
    lay(d, 0, "hanseatic-league", "5d1")
    lay(d, 1, "fleet-wool", "5u1")
    rate = {name: int(d.realms[0].rates[i]) for i, name in enumerate(RESOURCE_NAMES)}
    assert [rate["ore"], 1] == figures(face("lighthouse", language))
    assert [rate["ore"], 1] == figures(details("fleet-ore", language))
    assert [rate["wool"], 1] == figures(face("hanseatic-league", language))


@every_language
@pytest.mark.article("R1")
@pytest.mark.parametrize("name", DOUBLERS)
def test_a_production_building_doubles_what_its_face_says(name: str, language: str) -> None:
    told = resource_told(face(name, language), language)
    d = full_table()
    terrain = TERRAIN_NAMES[RESOURCE_NAMES.index(told)]
    region(d, 0, "5u", f"{terrain} 4")
    region(d, 0, "7u", f"{terrain} 4")  # not beside it
    lay(d, 0, name, "5u1")
    event(d, "tournament", 4)
    assert [stored(d, 0, "5u"), stored(d, 0, "7u")] == figures(face(name, language))
    event(d, "tournament", 4)
    assert [stored(d, 0, "5u")] == [FULL] == figures(details(name, language))


@every_language
@pytest.mark.article("duel-hand")
@pytest.mark.parametrize("name", ["abbey", "library"])
def test_room_for_cards_is_what_the_face_says(name: str, language: str) -> None:
    d = table()
    city(d, 0, 5)
    lay(d, 0, name, "5u1")
    assert [d.realms[0].hand_limit - HAND_LIMIT] == figures(face(name, language))


@every_language
@pytest.mark.article("duel-search")
def test_searching_costs_what_the_faces_say(language: str) -> None:
    d = full_table()
    city(d, 0, 5)
    lay(d, 0, "town-hall", "5u1")
    assert [d.realms[0].search_price, SEARCH_PRICE] == figures(face("town-hall", language))
    lay(d, 0, "hall-of-the-people", "5u2")
    assert d.realms[0].search_price == 0
    assert re.search("free|kostenlos", face("hall-of-the-people", language))


@every_language
@pytest.mark.article("duel-tokens")
def test_what_is_added_to_other_figures_is_what_the_faces_say(language: str) -> None:
    d = full_table()
    city(d, 0, 5)
    lay(d, 0, "knight-otto", "6u1")
    lay(d, 0, "fleet-ore", "6d1")
    have(d, 0, gold=1)
    r = d.realms[0]
    strength = r.strength
    lay(d, 0, "smithy", "5u1")
    assert [r.strength - strength] == figures(face("smithy", language))
    commerce = r.commerce
    lay(d, 0, "harbor", "5u2")
    assert [r.commerce - commerce - BY_NAME["harbor"].commerce] == figures(face("harbor", language))
    commerce = r.commerce
    lay(d, 0, "trade-academy", "5d1")
    assert [r.commerce - commerce] == figures(face("trade-academy", language))


@every_language
@pytest.mark.article("R113", "R51")
def test_discounts_are_those_of_the_faces(language: str) -> None:
    d = full_table()
    crane = card("building-crane")
    above, less = figures(face("building-crane", language))
    for row in KINDS:
        red = row.place in (CITY_SITE, FOREIGN_CITY_SITE)
        assert crane.discount(d, 0, kind(d, row.name)) == (less if red and row.price > above else 0)
        fleet = less if row.name.startswith("fleet-") or row.name == "pirate-fleet" else 0
        assert card("shipyard").discount(d, 0, kind(d, row.name)) == fleet
    assert [less] == figures(face("shipyard", language))


@every_language
@pytest.mark.article("duel-wizards")
@pytest.mark.parametrize("name", WIZARDS)
def test_a_wizard_begins_and_ends_with_the_power_it_tells(name: str, language: str) -> None:
    assert figures(details(name, language)) == [FIRST_POWER, FULL]
    d = magical()
    row = BY_NAME[name]
    if row.terrain >= 0:
        told = resource_told(face(name, language), language)
        assert told == RESOURCE_NAMES[row.terrain]
        region(d, 0, "5d", f"{TERRAIN_NAMES[row.terrain]} 4", 3)
    else:
        region(d, 0, "5d", "gold-river 4", 3)
    hold(d, 0, name)
    lay(d, 0, name, "r5d", counter=FIRST_POWER)
    before = stored(d, 0, "5d")
    play(d, "use r5d")
    assert (before - stored(d, 0, "5d"), counter(d, 0, "r5d") - FIRST_POWER) == (1, 1)
    assert figures(face(name, language)) == [1, 1]
    assert refusal(d, "use r5d")[0] == "wizard_full"


@every_language
@pytest.mark.article("R35")
@pytest.mark.parametrize("name", ["dye-works", "art-forge", "distillery"])
def test_the_works_turn_what_they_say_into_points(name: str, language: str) -> None:
    d = full_table()
    told = resource_told(face(name, language), language)
    assert told == RESOURCE_NAMES[BY_NAME[name].terrain]
    goods, points, lowered, taken = figures(face(name, language))
    least, most = figures(details(name, language))
    region(d, 0, "5u", f"{TERRAIN_NAMES[BY_NAME[name].terrain]} 4", 3)
    region(d, 0, "5d", "gold-river 3")
    lay(d, 0, name, "r5u", counter=least)
    have(d, 1, gold=2)
    play(d, "use r5u raise")
    assert (3 - stored(d, 0, "5u"), counter(d, 0, "r5u")) == (goods, points)
    play(d, "use r5u lower", "grab gold", "put 5d")
    assert (counter(d, 0, "r5u"), stock(d, 0)["gold"]) == (points - lowered, taken)
    lay(d, 0, name, "r5u", counter=most)
    assert refusal(d, "use r5u raise")[0] == "counter_full"


@every_language
@pytest.mark.article("R39")
@pytest.mark.parametrize("name", ["goods-store", "treasury"])
def test_a_store_holds_what_its_face_says(name: str, language: str) -> None:
    d = full_table()
    city(d, 0, 5)
    lay(d, 0, name, "5u1")
    told = [
        RESOURCE_NAMES[i]
        for i, word in enumerate(RESOURCE_WORDS[language])
        if re.search(rf"\b2 {word}\b", face(name, language))
    ]
    for resource in RESOURCE_NAMES:
        have(d, 0, **{resource: 2})
    fillable = {text.split()[2] for text in options_of(d, "use")}
    assert fillable == set(told)
    play(d, f"use 5u1 {told[0]}")
    assert 2 - stock(d, 0).get(told[0], 0) == figures(face(name, language))[0]


PAID_WITH = {"tavern": "gold", "stud-farm": "grain", "magic-mill": "gold"}


@every_language
@pytest.mark.parametrize(("name", "resource"), PAID_WITH.items())
def test_using_a_card_costs_what_its_face_says(name: str, resource: str, language: str) -> None:
    d = magical(2, **ALL_SETS)
    lay(d, 0, name, "5u1")
    lay(d, 0, "knight-otto", "6u1")
    have(d, 0, **{resource: 3})
    play(d, "use 5u1")
    assert 3 - stock(d, 0)[resource] == figures(face(name, language))[0]
    assert resource_told(face(name, language), language) == resource


@every_language
@pytest.mark.article("R29")
def test_richard_costs_the_gold_of_his_face(language: str) -> None:
    d = full_table()
    lay(d, 0, "knight-richard", "5u1")
    lay(d, 1, "knight-otto", "5u1")
    have(d, 0, gold=3)
    play(d, "use 5u1")
    assert [3 - stock(d, 0)["gold"]] == figures(face("knight-richard", language))
    assert at(d, 0, "5u1") == ""
    assert "knight-richard" in discarded(d)


@every_language
@pytest.mark.parametrize(
    ("name", "cities"), [("printing", 0), ("great-mayor", 1), ("great-mayor", 2), ("progress", 0)]
)
def test_gifts_are_as_large_as_the_face_says(name: str, cities: int, language: str) -> None:
    d = full_table()
    for centre in (5, 6)[:cities]:
        city(d, 0, centre)
    lay(d, 0, "university", "5u1")
    if BY_NAME[name].kind == EVENT:
        d.rules.cards[kind(d, name)].happen(d)
    else:
        hold(d, 0, name)
        play(d, f"play {name}")
    times = cities or 1
    assert [int(d.number())] == [n * times for n in figures(face(name, language))]


@every_language
@pytest.mark.article("R60", "R137")
@pytest.mark.parametrize(("name", "where"), [("three-field-system", "5d"), ("inventor", "6d")])
def test_a_region_is_filled_to_what_the_face_says(name: str, where: str, language: str) -> None:
    d = full_table()
    lay(d, 0, "university", "5u1")
    hold(d, 0, name)
    play(d, f"play {name}")
    told = resource_told(face(name, language), language)
    assert [stock(d, 0)[told]] == figures(face(name, language)) == [stored(d, 0, where)]


@every_language
@pytest.mark.article("R160", "R153", "R157", "R134")
def test_numbers_of_cards_looked_at_and_lost_are_those_of_the_faces(language: str) -> None:
    assert figures(face("comet", language)) == [SPARED]
    assert figures(face("keeper-of-destiny", language)) == [LOOKED_AT]
    assert {"en": "four", "de": "vier"}[language] in face("divination", language)
    assert STACKS_LOOKED_AT == 4
    d = table()
    lay(d, 0, "knight-otto", "5u1")
    hold(d, 1, "spy", "abbey", "smithy")
    d.rules.cards[kind(d, "conflict")].happen(d)
    play(d, "pile 0", "card spy", "card abbey")
    assert [3 - int(d.realms[1].hand_size)] == figures(face("conflict", language))


@every_language
@pytest.mark.article("R123")
def test_a_trade_monopoly_takes_and_gives_as_it_says(language: str) -> None:
    d = full_table()
    city(d, 0, 5)
    lay(d, 0, "counting-house", "5u1")
    have(d, 1, ore=3)
    have(d, 0, wool=1)
    hold(d, 0, "trade-monopoly")
    play(d, "play trade-monopoly", "resource ore")
    most, gift = figures(face("trade-monopoly", language))
    assert options_of(d, "number") == [f"number {n}" for n in range(1, most + 1)]
    play(d, f"number {most}", "resource wool")
    assert (stock(d, 0), stock(d, 1)) == ({"ore": most}, {"wool": gift})


# --- turns of phrase -------------------------------------------------------------------------------------

# What a text says, and for which cards that is so.
ONCE = re.compile(r"^(Once in your turn|Einmal in deinem Zug)")
AS_OFTEN = re.compile(r"^(As often as you like, pay|Beliebig oft: Zahle)")
BEFORE_ROLL_ONLY = re.compile(r"[Bb]efore you(r)? roll|[Vv]or deinem Wurf (darfst|:)|vor deinem Wurf:")
NO_PROTECTION = re.compile(r"no protection card helps|keine Schutzkarte\s+hilft", re.IGNORECASE)
FREE_BUILDING = re.compile(r"Building it is free|Der Bau ist kostenlos")
FOREIGN = re.compile(r"^(A foreign card on a free site|Eine Fremdkarte auf einem freien Bauplatz)")
NO_KNIGHT = re.compile(r"^(A unit, but no knight|Eine Einheit, aber kein Ritter)")
OPEN = re.compile(r"both copies lie open|liegen beide Karten\s+offen aus")


def says(pattern: re.Pattern[str], row: CardKind, language: str) -> bool:
    return bool(pattern.search(row.text[language]) or pattern.search(row.details.get(language, "")))


@every_language
@every_kind
def test_turns_of_phrase_are_true(row: CardKind, language: str) -> None:
    found = card(row.name)
    used_up = hasattr(found, "used") or hasattr(found, "no_exchange")
    assert says(ONCE, row, language) == (used_up and row.name not in ("stud-farm", "cartwright"))
    assert says(AS_OFTEN, row, language) == (row.name in ("tavern", "magic-kitchen"))
    only_before = found.before_roll and not found.after_roll
    if not isinstance(found, Attack):  # whose defender answers "before you roll"
        assert says(BEFORE_ROLL_ONLY, row, language) == only_before
    free = row.kind == BUILDING and row.price == 0
    assert says(FREE_BUILDING, row, language) == free
    assert says(FOREIGN, row, language) == (row.place in (FOREIGN_SITE, FOREIGN_CITY_SITE))
    assert says(NO_KNIGHT, row, language) == (row.kind == UNIT and row.name.startswith(("dragon", "cannon")))
    assert says(OPEN, row, language) == bool(
        rules("trade-change", science_progress="on").is_open[at_row(row)]
    )


def at_row(row: CardKind) -> int:
    return KINDS.index(row)


@every_language
@every_kind
def test_no_protection_card_helps_against_attacks_without_a_die(row: CardKind, language: str) -> None:
    plain = row.play_class == ATTACK and not isinstance(card(row.name), Attack)
    assert says(NO_PROTECTION, row, language) == (plain and row.name != "countermagic")


def test_what_is_said_of_classes_of_cards_is_true_of_all() -> None:
    """The Philosopher's Stone lists the attack spells, the Black Knight his targets."""
    spells = {row.name for row in KINDS if row.kind == SPELL_BOOK and row.play_class == ATTACK}
    for language, joint in (("en", " and "), ("de", " und ")):
        told = (
            details("philosophers-stone", language)
            .partition(".")[0]
            .split(" are " if joint == " and " else " sind ")
        )
        assert {name for name in spells if BY_NAME[name].title[language] in told[1]} == spells
        assert len(told[1].split(joint)) == len(spells)
    units = {row.name for row in KINDS if row.kind == UNIT}
    knight = card("black-knight")
    assert isinstance(knight, CardAttack)
    hit = set()
    for name in units:
        d = full_table()
        citadel(d, 1, 5)
        lay(d, 1, name, "5u1")
        if knight.can_hit(d, 1):
            hit.add(name)
    assert hit == {name for name in units if not name.startswith(("fleet", "pirate"))}


def test_only_protection_cards_are_said_to_be_playable_from_the_start() -> None:
    for row in KINDS:
        if row.kind == ACTION and re.search("from the start", row.details.get("en", "")):
            assert row.play_class == PROTECTION


@every_language
def test_karl_is_the_strongest_knight_and_falk_the_best_in_the_lists(language: str) -> None:
    knights = [row for row in KINDS if row.unit == KNIGHT]
    assert max(knights, key=lambda row: row.strength).name == "knight-karl"
    assert max(knights, key=lambda row: row.tournament).name == "knight-falk"
    assert re.search("any other knight|jeder andere Ritter", face("knight-karl", language))
    assert max(KINDS, key=lambda row: row.commerce).name == "merchant-guild"


# --- texts that were once wrong --------------------------------------------------------------------------


@every_language
@pytest.mark.article("R124", "duel-card-robber-baron-castle")
def test_the_castle_says_that_it_stops_working_at_a_citadel(language: str) -> None:
    d = full_table()
    lay(d, 0, "robber-baron-castle", "5d1", "foreign")
    lay(d, 0, "garrison", "5u1")
    assert d.realms[0].commerce == 0
    city(d, 0, 5)
    assert d.realms[0].commerce == 0
    citadel(d, 0, 5)
    assert d.realms[0].commerce == 1
    told = {"en": "at a citadel it has no effect", "de": "an einer Zitadelle wirkt sie nicht"}
    assert told[language] in details("robber-baron-castle", language)


@every_language
@pytest.mark.article("R3", "R4", "duel-card-garrison")
@pytest.mark.parametrize("loss", ["ore-wool", "gold-wool"])
def test_a_garrison_names_no_resource_since_the_loss_is_an_option(loss: str, language: str) -> None:
    d = table(brigands_take=loss)
    region(d, 0, "5u", "gold-river 4", 3)
    region(d, 0, "6u", "mountains 4", 3)
    have(d, 0, lumber=0, wool=3, brick=0, grain=3)
    settlement(d, 0, 7)
    region(d, 0, "8u", "fields 4", 3)
    region(d, 0, "8d", "fields 4", 3)
    lay(d, 0, "garrison", "5u1")
    event(d, "brigands")
    assert stored(d, 0, {"ore-wool": "6u", "gold-wool": "5u"}[loss]) == 0
    for words in RESOURCE_WORDS.values():
        assert not any(re.search(rf"\b{word}\b", details("garrison", language)) for word in words)


@every_language
@pytest.mark.article("R132", "duel-card-legation")
def test_the_legation_names_events_among_the_ways_to_draw(language: str) -> None:
    """Master Builder and Comet let cards be drawn, and these are shown too."""
    d = full_table()
    city(d, 1, 5)
    lay(d, 1, "legation", "5u1", "foreign")
    pile(d, 0, "spy")
    d.rules.cards[kind(d, "master-builder")].happen(d)
    play(d, "pass", "pile 0")
    assert d.write(d.read("card spy"), 0) == "card spy"
    assert re.search("by an event|durch ein Ereignis", details("legation", language))


@every_language
@pytest.mark.article("R74", "R75", "duel-card-witch")
def test_a_witch_looks_at_the_owner_of_the_building_not_of_the_land(language: str) -> None:
    d = full_table()
    city(d, 1, 5)
    lay(d, 1, "legation", "5u1", "foreign", "bewitched")  # of player 0
    lay(d, 1, "abbey", "5d1", "bewitched")
    count(d)
    before_roll(d)
    play(d, "roll", "rolled 6 event-card", "turned year-end")
    assert discarded(d).count("witch") == 1
    assert not re.search("principality|Fürstentum", details("witch", language))

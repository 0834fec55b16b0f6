"""The almanac is complete in both languages, its links lead somewhere, and search finds what people type."""

import doctest
import re

import pytest

from hexhaven import almanac
from hexhaven.almanac import (
    LANGUAGES,
    Article,
    NoSuchArticle,
    article,
    articles,
    compounds,
    excerpt,
    find,
    is_ruling,
    search,
    shelf,
    source_in,
    sources,
    spelling,
    stems,
    typos,
)
from hexhaven.catalog import GAMES
from hexhaven.games.duel.rules.kinds import EVENT, CardKind, read_kinds
from hexhaven.games.knights.rules.terms import PROGRESS_NAMES

TOPICS = re.findall(r"\S+", """
    distance-rule variable-setup beginner-setup number-tokens founding-phase first-player turn production bank
    shortage seven robber trade domestic-trade maritime-trade harbours combined-phases building costs pieces
    road settlement city nodes edges coast desert development-cards knight progress-cards victory-point-cards
    longest-road largest-army victory-points end-of-game secrets tactics friendly-robber tournament-start
    announced-victory late-harbours map-rules fair-dice table-talk

    cities-and-knights knights-setup knights-turn knights-costs commodities commodity-trade event-die
    progress-draw progress-hand progress-play thirteen-points knights-secrets knights-on-board
    activate-knight promote-knight knight-actions knight-blocks move-knight displace-knight chase-robber
    city-wall improvements guild fortress aqueduct metropolis merchant-figure barbarians battle
    battle-lost battle-won defender toppled-city robber-lock classic-saboteur barbarian-steps fiesepeter
    defender-cards deserter-any-lower diplomat-any-knight knights-examples

    duel-setup duel-regions duel-sites duel-turn duel-dice duel-events duel-building duel-conditions
    duel-demolition duel-trade duel-hand duel-search duel-exchange duel-actions duel-lock duel-attacks
    duel-protection duel-tokens duel-victory duel-extended duel-open-cards duel-mixes duel-foreign
    duel-improvements duel-works duel-stores duel-citadels duel-wizards duel-magic duel-spells duel-dragons
    duel-tournament duel-decks duel-event-deck duel-unique
""")  # fmt: skip

KINDS, _ = read_kinds()
CARDS = [f"card-{name}" for name in PROGRESS_NAMES] + [f"duel-card-{kind.name}" for kind in KINDS]

RULINGS = re.findall(r"\S+", """
    1.C.a 1.C.b 1.D.a 1.D.b 1.D.c 1.E.a 1.E.b 1.E.c 1.E.d 1.E.e 1.F.a 1.F.b 1.F.c 1.F.d 1.F.e 1.F.f
    1.G.a 1.G.b 1.G.c 1.G.d 1.G.e 1.G.f 1.G.g 1.G.h 1.G.i 1.G.j 1.H.a 1.H.b 1.H.c 1.H.d 1.H.e 1.I.a 1.I.b
    2.E.a 2.E.b 2.H.a 2.H.b 2.I.a 2.J.a 2.K.a
    4.C.a 4.C.b 4.C.c 4.E.a 4.E.b 4.E.c 4.E.d 4.E.e 4.E.f 4.F.a 4.H.a 4.H.b 4.I.a 4.I.b 4.I.c 4.I.d 4.I.e
    4.J.a 4.J.b 4.J.c 4.J.d 4.J.e 4.J.f 4.J.g 4.J.h 4.K.a 4.K.b 4.L.a 4.L.b
    4.M.a 4.M.b 4.M.c 4.M.d 4.M.e 4.M.f 4.M.g
    5.D.a 6.B.a 6.C.a 6.C.b 6.C.c 6.C.d 6.C.e 6.C.f 6.C.g 6.C.h 6.C.i 6.G.a 6.G.b 6.J.a 6.J.b 6.J.c
    7.B.a 7.C.a 7.C.b
""") + [f"R{n}" for n in range(1, 178)]  # fmt: skip

SAMPLE = ["lighthouses"]  # of the sample expansion

# How many sub-cases an article has; those not named here have none.
SUB_CASES = {
    "1.C.b": 2, "1.D.a": 3, "1.D.b": 2, "1.D.c": 2, "1.E.a": 3, "1.E.b": 4, "1.E.c": 3, "1.E.e": 3,
    "1.F.a": 4, "1.F.c": 4, "1.F.d": 2, "1.F.e": 2, "1.G.c": 2, "1.G.d": 2, "1.G.i": 6, "1.H.a": 2,
    "1.H.d": 3, "1.I.a": 2, "1.I.b": 3, "2.E.a": 3, "2.E.b": 3, "2.J.a": 2,
    "4.C.b": 6, "4.C.c": 3, "4.E.b": 2, "4.F.a": 2, "4.H.a": 2, "4.H.b": 2, "4.I.a": 2, "4.I.c": 2,
    "4.I.d": 2, "4.I.e": 2, "4.J.c": 2, "4.J.d": 3, "4.J.e": 5, "4.J.f": 2, "4.J.h": 2, "4.M.c": 15,
    "4.M.e": 3, "4.M.f": 4, "4.M.g": 2, "5.D.a": 3, "6.C.e": 2, "6.C.f": 4, "6.C.h": 3, "6.G.a": 3,
    "6.J.c": 4, "7.B.a": 4, "7.C.a": 2, "7.C.b": 2, "knights-examples": 26,
}  # fmt: skip

every_article = pytest.mark.parametrize("entry", articles().values(), ids=articles().keys())
every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_every_topic_and_every_ruling_has_its_article() -> None:
    assert sorted(articles()) == sorted(TOPICS + CARDS + RULINGS + SAMPLE)


def test_no_id_is_given_twice() -> None:
    ids = [entry.id for entry in shelf._read()]
    assert len(ids) == len(set(ids))


@every_article
@every_language
def test_an_article_says_something_in_each_language(entry: Article, language: str) -> None:
    assert entry.title[language].strip()
    # A card says no more than there is to say about it.
    assert len(entry.text[language].split()) >= (20 if entry.id.startswith("duel-card-") else 30)
    assert len(entry.words[language]) >= 3
    assert len(set(entry.words[language])) == len(entry.words[language])


@every_article
def test_the_languages_say_the_same_at_the_same_length(entry: Article) -> None:
    english, german = (entry.text[language] for language in LANGUAGES)
    assert english.count("\n\n") == german.count("\n\n")
    assert english.count("\n- ") == german.count("\n- ")
    assert set(re.findall(r"`.+?`", english)) == set(re.findall(r"`.+?`", german))
    assert 0.75 < len(german) / len(english) < 1.5


@every_article
def test_links_lead_to_other_articles(entry: Article) -> None:
    assert entry.see
    assert entry.id not in entry.see
    assert len(set(entry.see)) == len(entry.see)
    assert set(entry.see) <= set(articles())


@every_article
@every_language
def test_articles_named_in_a_text_exist(entry: Article, language: str) -> None:
    assert set(re.findall(r"\b\d\.[A-M]\.[a-j]\b|\bR\d+\b", entry.text[language])) <= set(articles())


@every_article
def test_an_article_belongs_to_a_game(entry: Article) -> None:
    assert entry.game in GAMES
    assert (entry.game == "duel") == entry.id.startswith(("duel-", "R"))


@every_article
def test_an_article_names_its_source(entry: Article) -> None:
    sources = ("Rule book", "Encyclopaedia", "Later editions", "Official answers", "Hexhaven")
    assert entry.source.startswith(sources)
    assert source_in("en", entry.source) == entry.source
    german = ("Spielregel", "Enzyklopädie", "Spätere Ausgaben", "Offizielle Antworten", "Hexhaven")
    assert source_in("de", entry.source).startswith(german)


def test_no_translation_of_a_source_is_left_over() -> None:
    said = " ".join(entry.source for entry in articles().values())
    for group in sources.german().values():
        assert all(words in said for words in group)


@pytest.mark.parametrize("id", TOPICS + CARDS + RULINGS)
@every_language
def test_an_article_numbers_its_sub_cases(id: str, language: str) -> None:
    marks = re.findall(r"^\((\d+)\) ", article(id).text[language], re.MULTILINE)
    assert marks == [str(n) for n in range(1, SUB_CASES.get(id, 0) + 1)]


def test_german_is_written_with_umlauts() -> None:
    german = " ".join(entry.text["de"] + entry.title["de"] for entry in articles().values())
    assert not re.findall(r"\b(?:fuer|ueber|koennen|muessen|duerfen|Strasse\w*|Staedte|Raeuber)\b", german)


# --- the cards of the card game ----------------------------------------------------------------------

every_card = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)


@every_card
@every_language
def test_a_card_says_what_stands_on_it_and_what_the_face_has_no_room_for(
    kind: CardKind, language: str
) -> None:
    entry = article(f"duel-card-{kind.name}")
    assert entry.title[language].startswith(kind.title[language])
    assert kind.text[language] in entry.text[language]
    assert kind.details.get(language, "") in entry.text[language]


@every_card
def test_a_card_leads_to_its_conditions_and_to_what_is_told_of_it(kind: CardKind) -> None:
    entry = article(f"duel-card-{kind.name}")
    assert {f"duel-card-{name}" for name in kind.needs} <= set(entry.see)
    telling = {other.id for other in articles().values() if entry.id in other.see}
    assert {id for id in telling if not id.startswith("duel-card-")} <= set(entry.see)


@every_card
def test_a_card_owns_up_to_figures_that_no_source_gives(kind: CardKind) -> None:
    assert ("by Hexhaven" in article(f"duel-card-{kind.name}").source) == bool(kind.assumed)


@pytest.mark.parametrize(
    ("name", "language", "line"),
    [
        ("library", "en", "Building, city expansion. Base set, two copies."),
        ("library", "en", "- Price: two lumber, one brick, two ore."),
        ("library", "en", "- Counts: one victory point."),
        ("library", "de", "- Platz: ein Bauplatz einer Stadt."),
        ("knight-karl", "de", "Einheit, Ritter, Gebietsausbau. Grundspiel, ein Exemplar."),
        ("knight-karl", "de", "- Zählt: sieben Stärkepunkte, ein Turnierpunkt."),
        ("knight-karl", "en", "- Unique: the name can lie in only one of the two principalities."),
        ("alchemist", "en", "Action card, neutral. Base set, two copies; Science & Progress, one copy."),
        ("alchemist", "de", "- Preis: keiner."),
        ("wizard-hor", "de", "- Platz: außen an einer Weide bei einer Zitadelle."),
        ("wizard-hor", "de", "- Preis: eine Wolle, ein Gold."),
        ("wizard-ari", "en", "- Place: the outer side of any region at a citadel."),
        ("dye-works", "en", "- Place: the outer side of a pasture at a settlement or city."),
        ("countermagic", "en", "- Price: none to lay it, two magic power to cast its spell."),
        ("magic-mill", "de", "- Preis: eine Zauberkraft."),
        ("robber-baron-castle", "en", "- Place: a free site of a settlement or city of the opponent."),
    ],
)
def test_the_figures_of_a_card_are_read_from_its_row(name: str, language: str, line: str) -> None:
    assert line in article(f"duel-card-{name}").text[language].splitlines()


def test_an_event_has_no_price() -> None:
    events = [kind.name for kind in KINDS if kind.kind == EVENT]
    assert events
    assert not [name for name in events if "Price" in article(f"duel-card-{name}").text["en"]]


def test_a_card_with_a_namesake_says_which_game_it_is_of() -> None:
    assert article("duel-card-bishop").title["en"] == "Bishop (card game)"
    assert article("duel-card-abbey").title["en"] == "Abbey"


def test_rulings_of_the_card_game_stand_in_the_order_of_their_numbers() -> None:
    assert [id for id in articles() if id.startswith("R")] == [f"R{n}" for n in range(1, 178)]
    assert [id for id in ("R12", "1.F.c", "Robber", "robber") if is_ruling(id)] == ["R12", "1.F.c"]


# --- asking by id ------------------------------------------------------------------------------------


def test_a_sub_case_leads_to_its_article() -> None:
    assert article("1.H.c#2") is article("1.H.c")
    assert article("Longest-Road").id == "longest-road"


def test_an_unknown_id_is_answered_with_similar_ones() -> None:
    with pytest.raises(NoSuchArticle, match="no article 'longest-rod'; did you mean longest-road") as error:
        article("longest-rod")
    assert error.value.near[0] == "longest-road"
    assert isinstance(error.value, KeyError)


def test_an_id_like_no_other_is_refused_without_a_guess() -> None:
    with pytest.raises(NoSuchArticle, match=r"^there is no article 'xyzzy'$"):
        article("xyzzy")


def test_nobody_can_scribble_in_the_almanac() -> None:
    with pytest.raises(TypeError):
        articles()["robber"].text["en"] = "It is gone."  # type: ignore[index]


# --- searching ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", TOPICS + CARDS + RULINGS)
@every_language
def test_search_finds_an_article_by_its_id_and_by_its_title(id: str, language: str) -> None:
    assert find(id, language)[0].id == id
    assert find(article(id).title[language], language)[0].id == id


@pytest.mark.parametrize(
    ("language", "query", "best"),
    [
        ("en", "longest road", "longest-road"),
        ("en", "LONGETS ROAD", "longest-road"),
        ("en", "how many cards do I discard", "1.G.c"),
        ("en", "can the robber go back to the desert", "1.G.i"),
        ("en", "steal from an empty hand", "1.G.d"),
        ("en", "harbor", "harbours"),
        ("en", "trade with the bank", "maritime-trade"),
        ("en", "2:1", "maritime-trade"),
        ("en", "what does a city cost", "costs"),
        ("en", "who starts?", "first-player"),
        ("en", "year of plenty", "progress-cards"),
        ("en", "dev card", "development-cards"),
        ("en", "play a card before rolling", "2.E.a"),
        ("en", "bank empty", "shortage"),
        ("en", "three-way trade", "1.E.a"),
        ("en", "friendly_robber", "friendly-robber"),
        ("en", "setlement", "settlement"),
        ("en", "provably fair", "fair-dice"),
        ("de", "längste handelsstraße", "longest-road"),
        ("de", "laengste strasse", "longest-road"),
        ("de", "langste Handelsstrasse", "longest-road"),
        ("de", "Wie viele Karten muss ich abwerfen?", "seven"),
        ("de", "raeuber wueste", "1.G.i"),
        ("de", "Städte", "city"),
        ("de", "was kostet eine Siedlung", "costs"),
        ("de", "wer fängt an", "first-player"),
        ("de", "entwickungskarten", "development-cards"),
        ("de", "drei zu eins", "maritime-trade"),
        ("de", "Dreier-Regel", "friendly-robber"),
        ("de", "Karten verschenken", "1.E.b"),
        ("de", "Größte Rittermacht", "largest-army"),
        ("de", "Monopol", "progress-cards"),
        ("de", "Hafen im selben Zug", "1.E.e"),
        ("de", "abstand", "distance-rule"),
        ("en", "how strong are the barbarians", "4.J.a"),
        ("en", "who loses a city", "4.J.e"),
        ("en", "what does a knight cost", "knights-costs"),
        ("en", "chase the robber with a knight", "chase-robber"),
        ("en", "fifth progress card", "4.M.f"),
        ("en", "aquaduct", "aqueduct"),
        ("en", "bishop", "card-bishop"),
        ("en", "fiesepeter", "fiesepeter"),
        ("de", "wer verliert eine stadt", "4.J.e"),
        ("de", "Ritter aktivieren", "activate-knight"),
        ("de", "Staedte und Ritter", "cities-and-knights"),
        ("de", "Stadtmauer", "city-wall"),
        ("de", "Ueberlaeufer", "card-deserter"),
        ("de", "zwei Baukräne", "7.C.a"),
        ("de", "Metropole", "metropolis"),
        ("en", "setting up the card game", "duel-setup"),
        ("en", "when may I play attack cards", "duel-lock"),
        ("en", "what does a citadel cost", "duel-citadels"),
        ("en", "hand limit", "duel-hand"),
        ("en", "Robber Baron's Castle", "duel-card-robber-baron-castle"),
        ("en", "lothar", "duel-card-knight-lothar"),
        ("en", "price of Abbey", "duel-card-abbey"),
        ("en", "can I win in the opponent's turn", "R25"),
        ("en", "deck of 33", "duel-decks"),
        ("de", "Räuberüberfall", "duel-dice"),
        ("de", "Zauberkraft", "duel-magic"),
        ("de", "Faerberei", "duel-card-dye-works"),
        ("de", "Darf ich zwei Universitäten besitzen?", "R23"),
        ("de", "Fremdkarten", "duel-foreign"),
        ("de", "Bischof Kartenspiel", "duel-card-bishop"),
    ],
)
def test_search_finds_what_people_type(language: str, query: str, best: str) -> None:
    assert find(query, language)[0].id == best


@pytest.mark.parametrize(
    ("query", "ruling"),
    [("1.F.c", "1.F.c"), ("1.f.c", "1.F.c"), (" 1.F.c#3 ", "1.F.c"), ("R1", "R1"), ("r17", "R17")],
)
def test_the_number_of_a_ruling_finds_this_ruling_alone(query: str, ruling: str) -> None:
    assert [entry.id for entry in find(query)] == [ruling]


def test_the_number_of_a_section_finds_its_rulings_in_order() -> None:
    assert [entry.id for entry in find("1.E", "de")] == ["1.E.a", "1.E.b", "1.E.c", "1.E.d", "1.E.e"]


@pytest.mark.parametrize("query", ["", "  ", "?!", "xyzzy", "9.Z.q"])
def test_nonsense_finds_nothing(query: str) -> None:
    assert find(query) == []


def test_related_articles_follow_the_best_one() -> None:
    assert {"1.F.a", "1.F.c"} <= {entry.id for entry in find("longest road")}


@pytest.mark.parametrize(
    "module",
    [almanac, compounds, excerpt, search, shelf, spelling, stems, typos],
    ids=lambda module: module.__name__,
)
def test_examples_in_the_docstrings_run(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]

"""What can be played, and the rules to read."""

import time

import pytest

from hexhaven import almanac, bots, scene
from hexhaven.catalog import game
from hexhaven.core.game import Option
from hexhaven.games.duel.rules.options import OPTIONS as DUEL_OPTIONS
from hexhaven.games.duel.rules.options import PRESETS as DUEL_PRESETS
from hexhaven.games.island.rules.maps.layout import layout_ids
from hexhaven.games.island.rules.options import OPTIONS, PRESETS
from hexhaven.games.knights.rules.options import KNIGHTS_PRESETS
from hexhaven.scene import library
from hexhaven.wire.rest import GameInfo
from hexhaven.words import LANGUAGES
from hexhaven.words.messages import within
from sample.lighthouse.rules import OPTIONS as LIGHTHOUSE_OPTIONS

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_the_catalog_has_words_for_everything(language: str) -> None:
    catalog = scene.catalog(language)
    assert catalog.bots == bots.names()
    assert [(game.id, game.fewest, game.most) for game in catalog.games] == [
        ("base", 2, 4), ("knights", 3, 4), ("duel", 2, 2), ("base with lighthouse", 2, 4),
    ]  # fmt: skip
    for each, presets, options in zip(
        catalog.games,
        (PRESETS, KNIGHTS_PRESETS, DUEL_PRESETS, PRESETS),
        (OPTIONS, game("knights").options, DUEL_OPTIONS, [*OPTIONS, *LIGHTHOUSE_OPTIONS]),
        strict=True,
    ):
        assert each.presets == presets
        assert len(set(each.preset_names)) == len(presets)
        assert each.default_preset in each.presets
        assert set(each.default_maps.values()) <= {map.id for map in each.maps}
        check_options(each, options)


def test_the_board_games_share_their_maps_and_the_card_game_has_none() -> None:
    base, knights, duel, *_ = scene.catalog("en").games
    assert [map.id for map in base.maps] == [map.id for map in knights.maps] == layout_ids()
    assert (duel.maps, duel.default_maps) == ([], {})


def check_options(game: GameInfo, options: list[Option]) -> None:
    for info, option in zip(game.options, options, strict=True):
        assert (info.name, info.values, info.presets) == (option.name, option.values, option.presets)
        assert len(info.labels) == len(info.values) == len(set(info.labels))
        assert "_" not in info.label
        assert almanac.article(info.article)


@pytest.mark.parametrize(
    ("language", "label", "values"), [("en", "Robber", ["No", "Yes"]), ("de", "Räuber", ["Nein", "Ja"])]
)
def test_an_option_without_words_is_called_like_its_article(
    language: str, label: str, values: list[str]
) -> None:
    info = library.option(within(language, ["island"]), Option("untold", ["off", "on"], "robber", {}))
    assert (info.label, info.labels) == (label, values)


def test_only_the_base_game_comes_with_pieces_on_the_board() -> None:
    base, knights, *_ = scene.catalog("en").games
    assert any(map.beginners for map in base.maps)
    assert not any(map.beginners for map in knights.maps)


def test_the_catalog_in_both_languages() -> None:
    english, german = (scene.catalog(language).games[0] for language in LANGUAGES)
    assert (english.name, german.name) == ("The base game", "Das Basisspiel")
    assert english.options[3].labels[0] == "Off"
    assert german.options[3].labels[0] == "Aus"
    assert [map.id for map in german.maps if map.beginners] == ["base-beginner", "base-travelbox-beginner"]


@every_language
def test_an_article_with_its_neighbours(language: str) -> None:
    article = scene.article(language, "robber")
    known = almanac.article("robber")
    assert (article.id, article.title, article.text) == (
        "robber",
        known.title[language],
        known.text[language],
    )
    assert [row.id for row in article.see] == list(known.see)
    assert all(row.title for row in article.see)
    assert article.source


def test_an_article_that_is_not_there() -> None:
    with pytest.raises(almanac.NoSuchArticle):
        scene.article("en", "dragons")


@every_language
def test_all_articles_or_those_that_answer(language: str) -> None:
    assert {row.id for row in scene.articles(language, " ")} == set(almanac.articles())
    found = scene.articles(language, "1.F")
    assert [row.id for row in found] == ["1.F.a", "1.F.b", "1.F.c", "1.F.d", "1.F.e", "1.F.f"]
    assert scene.articles(language, "zzyzx") == []


@every_language
def test_answers_have_a_game_a_chapter_and_an_excerpt(language: str) -> None:
    first = scene.articles(language, "arsonist")[0]
    assert (first.id, first.game) == ("duel-card-arsonist", "duel")
    assert first.chapter == {"en": "Cards: base set", "de": "Karten: Grundspiel"}[language]
    assert "".join(piece.text for piece in first.excerpt)
    assert not any(row.excerpt for row in scene.articles(language, ""))


@pytest.mark.parametrize("query", ["", "knight"])
def test_the_articles_of_some_games(query: str) -> None:
    for games in (["knights"], ["base", "knights"]):
        assert {row.game for row in scene.articles("en", query, games)} == set(games)
    assert scene.articles("en", query, ["chess"]) == []


def test_an_article_about_a_card_says_what_its_picture_shows() -> None:
    signs = {row.id: row.card for row in scene.articles("en", "") if row.card}
    assert {id for id in signs if not id.startswith(("card-", "duel-card-"))} == set()
    assert len(signs) == sum(id.startswith(("card-", "duel-card-")) for id in almanac.articles())
    grounds = {id: sign.ground for id, sign in signs.items()}
    assert (grounds["card-bishop"], grounds["card-crane"], grounds["card-merchant"]) == (
        "coin", "paper", "cloth",
    )  # fmt: skip
    names = ("arsonist", "witch", "abbey", "library", "plague", "wizard-hor", "time-leap", "dye-works")
    assert [grounds[f"duel-card-{name}"] for name in names] == [
        "action", "magic", "green", "red", "event", "wizard", "spell", "brown",
    ]  # fmt: skip
    article = scene.article("en", "duel-card-arsonist").card
    assert article
    assert article.name == "arsonist"


@pytest.mark.parametrize("query", ["", "robber"])
def test_a_list_of_articles_takes_no_more_than_ten_milliseconds(query: str) -> None:
    almanac.make_ready()
    scene.articles("en", query)

    def busy() -> float:
        start = time.thread_time()
        scene.articles("en", query)
        return time.thread_time() - start

    assert min(busy() for _ in range(7)) <= 0.01


def test_a_name_that_is_nothing_like_an_article_is_refused_at_once() -> None:
    def busy(name: str) -> float:
        start = time.thread_time()
        with pytest.raises(almanac.NoSuchArticle):
            scene.article("en", name)
        return time.thread_time() - start

    for name in ("x" * 10_000, "duel-card-nothing-of-the-kind", "1.F.zzz", "ä" * 60):
        assert min(busy(name) for _ in range(5)) <= 0.01, name

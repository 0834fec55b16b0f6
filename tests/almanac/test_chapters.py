"""Every article stands in one chapter of its game."""

from collections import Counter

from hexhaven.almanac import LANGUAGES, articles, begin_with, chapter_of, chapters, is_ruling
from hexhaven.catalog import GAMES as CATALOG


def test_every_article_stands_in_one_chapter() -> None:
    counted = Counter(id for chapter in chapters() for id in chapter.articles)
    assert set(counted) == set(articles())
    assert set(counted.values()) == {1}


def test_a_chapter_is_of_one_game_and_of_topics_or_rulings() -> None:
    for chapter in chapters():
        assert {articles()[id].game for id in chapter.articles} == {chapter.game}
        assert len({is_ruling(id) for id in chapter.articles}) == 1
        assert all(chapter.title[language] for language in LANGUAGES)


def test_games_come_in_the_order_of_the_catalog() -> None:
    assert list(dict.fromkeys(chapter.game for chapter in chapters())) == list(CATALOG)


def test_every_game_has_articles_to_begin_with() -> None:
    for game in CATALOG:
        assert begin_with(game)
        assert {chapter_of(id).game for id in begin_with(game)} == {game}
    assert begin_with("base")[0] == "turn"


def test_an_expansion_may_join_a_chapter_of_the_game_it_expands() -> None:
    assert chapter_of("friendly-robber") is chapter_of("fair-dice")
    assert chapter_of("fair-dice").articles[-1] == "fair-dice"


def test_the_chapter_of_an_article() -> None:
    assert chapter_of("1.F.c").title["en"] == "The longest road"
    assert chapter_of("R110").title["de"] == "Handel & Wandel"
    assert chapter_of("duel-card-witch").title["en"] == "Cards: Wizards & Dragons"

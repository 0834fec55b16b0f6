"""The almanac's page: search, excerpts, filter by game, pictures of cards."""

import pytest
from playwright.sync_api import Page, expect

from browser.axe import assert_accessible
from browser.conftest import PHONE, Visit
from browser.player import Start

EVERYWHERE = pytest.mark.parametrize("view", [{}, PHONE], ids=["desk", "phone"])


def games(page: Page, name: str) -> None:
    """Choose a game, as a finger or a mouse does."""
    page.get_by_test_id("almanac-games").get_by_text(name, exact=True).click()


@EVERYWHERE
def test_an_answer_shows_the_words_found_and_the_game(visit: Visit, view: dict[str, object]) -> None:
    page = visit("/almanac", **view)
    page.get_by_test_id("almanac-search").fill("When can I play the arsonist")
    first = page.get_by_test_id("almanac-results").locator("li").first
    expect(first).to_contain_text("Arsonist")
    expect(first).to_contain_text("The card game · Cards: base set")
    expect(first.get_by_test_id("excerpt")).not_to_be_empty()
    expect(first.get_by_test_id("card-picture").locator("svg")).to_have_count(2)
    page.get_by_test_id("almanac-search").fill("robber desert number")
    robber = page.get_by_test_id("row-robber").get_by_test_id("excerpt")
    expect(robber.locator("mark")).to_have_text(["robber", "desert"])
    assert_accessible(page, "answers of the almanac")


@EVERYWHERE
def test_a_game_narrows_the_search_and_the_contents(visit: Visit, view: dict[str, object]) -> None:
    page = visit("/almanac?q=bishop", **view)
    results = page.get_by_test_id("almanac-results")
    expect(page.get_by_test_id("row-card-bishop")).to_be_visible()
    games(page, "The card game")
    expect(page.get_by_test_id("row-card-bishop")).to_have_count(0)
    expect(results.locator("li").first).to_contain_text("Bishop (card game)")
    expect(results.locator("small").first).to_contain_text("The card game")
    assert "game=duel" in page.url
    page.reload()  # the address knows the game
    expect(page.get_by_test_id("row-duel-card-bishop")).to_be_visible()
    expect(page.get_by_test_id("row-card-bishop")).to_have_count(0)
    page.get_by_test_id("almanac-search").fill("")
    expect(page.get_by_test_id("almanac-contents")).to_contain_text("Citadels and magic")
    expect(page.get_by_test_id("almanac-contents")).not_to_contain_text("Barbarians")


def test_the_filter_is_worked_by_keys_and_the_answers_in_german(visit: Visit) -> None:
    page = visit("/almanac", locale="de-DE")
    expect(page.get_by_test_id("almanac-contents")).to_contain_text("Das Kartenspiel")  # it hears keys now
    page.keyboard.press("/")
    page.keyboard.type("Wann darf ich den Feuerteufel spielen")
    found = page.get_by_test_id("row-duel-card-arsonist")
    expect(found).to_contain_text("Das Kartenspiel · Karten: Grundspiel")
    page.keyboard.press("Tab")  # to the games, of which one is chosen
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Das Basisspiel")).to_be_checked()
    expect(page.get_by_test_id("row-duel-card-arsonist")).to_have_count(0)
    page.keyboard.press("ArrowUp")
    expect(page.get_by_test_id("row-duel-card-arsonist")).to_be_visible()
    page.get_by_test_id("almanac-search").press("Enter")
    expect(page.get_by_test_id("article-title")).to_have_text("Feuerteufel")
    expect(page.get_by_test_id("article")).to_contain_text("Quelle: Spielregel des Kartenspiels")
    expect(page.get_by_test_id("article").get_by_test_id("card-picture")).to_be_visible()


def test_what_is_typed_stays_text(visit: Visit) -> None:
    page = visit("/almanac")
    page.get_by_test_id("almanac-search").fill("<img src=x onerror=alert(1)> robber <b>desert</b>")
    expect(page.get_by_test_id("row-robber")).to_be_visible()
    expect(page.get_by_test_id("almanac-results").locator("img, b b")).to_have_count(0)


def test_beside_the_game_its_own_rules_come_first(visit: Visit) -> None:
    table = Start(visit("/")).play_now()
    table.page.get_by_test_id("almanac").click()
    panel = table.page.get_by_test_id("almanac-panel")
    panel.get_by_test_id("almanac-search").fill("bishop city")
    expect(panel.get_by_test_id("excerpt").first).to_be_visible()
    expect(panel.get_by_test_id("found-card-bishop")).to_have_count(0)
    panel.get_by_text("All games", exact=True).click()
    expect(panel.get_by_test_id("found-card-bishop")).to_be_visible()
    assert_accessible(table.page, "answers beside the game")

"""A deck is built, checked, kept, tried out and brought to a table."""

import re

from playwright.sync_api import Locator, Page, Route, expect

from browser.axe import assert_accessible
from browser.conftest import PHONE, Visit

FIRST_GAMES = 120_000  # milliseconds on a busy machine


def part(page: Page, name: str) -> None:
    """Turn to the deck, its report or its trial."""
    page.get_by_role("radiogroup", name="Parts of the deck builder").get_by_text(name, exact=True).click()


def take(page: Page, deck: str) -> None:
    page.get_by_test_id(f"take-{deck}").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("is legal")


def own_decks(page: Page) -> Locator:
    return page.locator("[data-testid^=saved-]")


def test_a_deck_is_built_checked_and_kept(visit: Visit) -> None:
    page = visit("/decks")
    page.get_by_test_id("deck-name").fill("My first deck")
    page.get_by_test_id("card-search").fill("hand card")
    more = page.get_by_test_id("shelf").get_by_test_id("add-abbey")
    count = page.get_by_test_id("shelf").get_by_test_id("count-abbey")
    more.click()
    more.click()
    expect(count).to_contain_text("2")
    expect(more).to_have_attribute("aria-label", re.compile("no more of it: 2"))
    more.click(force=True)  # nothing happens
    expect(count).to_contain_text("2")
    part(page, "Report")
    expect(page.get_by_test_id("problems")).to_contain_text("The deck has 2 cards")
    expect(page.get_by_test_id("problems").locator("a[href='/almanac/R92']").first).to_be_visible()
    part(page, "Deck")
    page.get_by_test_id("complete").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("is legal")
    expect(page.get_by_test_id("kept")).to_contain_text("Saved in this browser")
    page.reload()
    expect(page.get_by_test_id("deck-name")).to_have_value("My first deck")
    expect(page.get_by_test_id("verdict")).to_contain_text("is legal")
    page.get_by_test_id("open-deck").click()
    expect(own_decks(page)).to_have_text(["My first deck"])


def test_nothing_typed_is_lost_while_a_deck_is_on_its_way(visit: Visit) -> None:
    page = visit("/decks")
    name = page.get_by_test_id("deck-name")
    expect(name).to_be_enabled()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/decks/check*", hold)
    with page.expect_request("**/api/decks/check*"):
        page.get_by_test_id("take-first-steps").click()
    expect(name).to_be_disabled()
    for route in held:
        route.continue_()
    expect(name).to_be_enabled()
    expect(name).to_have_value("First steps")


def test_suggestions_are_applied_and_undone(visit: Visit) -> None:
    page = visit("/decks")
    take(page, "first-steps")
    page.get_by_test_id("deck-list").get_by_test_id("remove-university").click()
    part(page, "Report")
    expect(page.get_by_test_id("idle")).to_contain_text("Printing needs University")
    page.get_by_test_id("apply").first.click()
    expect(page.get_by_test_id("idle")).to_have_count(0)
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("idle")).to_contain_text("Printing needs University")


def test_filters_find_cards(visit: Visit) -> None:
    page = visit("/decks?language=en")
    page.get_by_test_id("filter-set").select_option("wizards-dragons")
    page.get_by_test_id("filter-kind").select_option("wizard")
    shown = page.get_by_test_id("shelf").locator("[data-card-entry]")
    expect(shown.first).to_have_attribute("data-card-entry", re.compile("^wizard-"))
    page.get_by_test_id("filter-price").select_option("5+")
    expect(page.get_by_test_id("shown")).to_contain_text("No card matches")
    page.get_by_test_id("reset-filter").click()
    page.keyboard.press("/")
    page.keyboard.type("university")
    expect(page.locator("[data-card-entry=university]")).to_be_visible()
    page.get_by_test_id("read-university").focus()
    page.keyboard.press("+")
    expect(page.get_by_test_id("count-university").first).to_contain_text("1")


def test_a_deck_goes_out_and_comes_in_as_text(visit: Visit) -> None:
    page = visit("/decks")
    take(page, "scholars")
    page.get_by_test_id("deck-text").click()
    field = page.get_by_test_id("text-field")
    expect(field).to_have_value(re.compile("^Name: Scholars\n"))
    field.fill("Name: Meins\nSets: W&F\n2x Klostr")
    page.get_by_test_id("take-text").click()
    expect(page.get_by_test_id("mistakes")).to_contain_text("Klostr")
    field.fill("Name: Meins\nSets: W&F\n2x Kloster")
    page.get_by_test_id("take-text").click()
    expect(page.get_by_test_id("deck-name")).to_have_value("Meins")
    expect(page.get_by_test_id("count-abbey").first).to_contain_text("2")
    page.get_by_test_id("duplicate-deck").click()
    expect(page.get_by_test_id("deck-name")).to_have_value("Meins, copy")
    page.get_by_test_id("delete-deck").click()
    page.get_by_test_id("really-delete").click()
    page.get_by_test_id("open-deck").click()
    expect(own_decks(page)).to_have_text(["Meins"])


def test_a_deck_is_tried_out(visit: Visit) -> None:
    page = visit("/decks")
    take(page, "first-steps")
    part(page, "Try out")
    page.get_by_test_id("trial").get_by_text("10", exact=True).click()
    page.get_by_test_id("opponent").select_option("raiders")
    page.get_by_test_id("start-trial").click()
    expect(page.get_by_test_id("trial-result")).to_contain_text("% won", timeout=FIRST_GAMES)
    if page.get_by_test_id("stop-trial").is_visible():
        page.get_by_test_id("stop-trial").click()
    expect(page.get_by_test_id("trial-progress")).to_contain_text(re.compile(r"\d+ of 10 games"))
    trust = page.get_by_test_id("trial-trust")
    expect(trust).to_contain_text("The bot “greedy” plays both decks")
    expect(trust).to_contain_text(re.compile(r"After \d+ games?, the true share lies between \d+ and \d+\s%"))
    expect(trust).to_contain_text("The bot never got to use: ")
    assert_accessible(page, "a trial")


def test_a_deck_of_ones_own_is_brought_to_a_table(visit: Visit) -> None:
    """One card is chosen by hand before; the deck brings the others."""
    page = visit("/decks")
    take(page, "raiders")
    page.get_by_test_id("save-deck").click()
    page.get_by_role("link", name="Play with this deck").click()
    page.get_by_test_id("create").click()
    bring = page.get_by_test_id("bring-deck")
    by_hand = page.get_by_test_id("by-hand")
    expect(by_hand).to_contain_text("33 more cards")
    assert_accessible(page, "a table that asks for a deck")
    by_hand.locator("summary").click()
    by_hand.get_by_role("searchbox").fill("abbey")
    by_hand.get_by_role("listitem").get_by_role("button").first.click()
    expect(by_hand).to_contain_text("32 more cards")
    page.get_by_test_id("saved-Raiders").click()
    expect(page.get_by_test_id("deck-preview")).to_contain_text("Spy")
    page.get_by_test_id("bring-it").click()
    expect(bring).to_have_count(0)
    hand = page.get_by_test_id("hand").locator("[data-card]")
    expect(hand).to_have_count(3)


def test_the_builder_is_for_everybody(visit: Visit) -> None:
    page = visit("/decks")
    expect(page.get_by_test_id("beginning")).to_be_visible()
    assert_accessible(page, "an empty workbench")
    take(page, "wizards-and-dragons")
    page.get_by_test_id("deck-list").get_by_test_id("remove-abbey").click()
    assert_accessible(page, "a deck")
    part(page, "Report")
    assert_accessible(page, "a report")
    page.get_by_test_id("read-abbey").click()
    expect(page.get_by_test_id("card-sheet")).to_be_visible()
    assert_accessible(page, "a card")


def test_the_builder_fits_a_phone(visit: Visit) -> None:
    page = visit("/decks", **PHONE)
    take(page, "raiders")
    for name in ("Cards", "Deck", "Report", "Try out"):
        part(page, name)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]
    part(page, "Cards")
    page.get_by_test_id("card-search").fill("alchemist")
    page.get_by_test_id("add-alchemist").tap()
    expect(page.get_by_test_id("count-alchemist")).to_contain_text("1")

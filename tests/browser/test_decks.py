"""A deck is built, checked, kept, tried out and brought to a table."""

import re
from base64 import b64encode
from uuid import uuid4

from playwright.sync_api import Locator, Page, Route, expect

from browser.axe import assert_accessible
from browser.conftest import PHONE, Visit
from browser.test_account import enter

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


def test_a_deck_is_found_again_wherever_one_signs_in(visit: Visit) -> None:
    """Built by somebody new, taken over by the account, there in another browser; changes go both ways."""
    page = visit("/decks")
    take(page, "raiders")
    page.get_by_test_id("deck-name").fill("Mine")
    page.get_by_test_id("deck-name").press("Tab")
    expect(page.get_by_test_id("kept")).to_contain_text("Saved in this browser")
    name = f"Deckard {uuid4().hex[:6]}"
    page.goto("/me")
    page.get_by_test_id("guest-begin").click()
    enter(page, "account", name)
    other = visit("/me")
    enter(other, "sign-in", name)
    other.goto("/decks")
    other.get_by_test_id("open-deck").click()
    expect(own_decks(other)).to_have_text(["Mine"])
    own_decks(other).first.click()
    other.get_by_test_id("deck-name").fill("Mine, better")
    other.get_by_test_id("deck-name").press("Tab")
    expect(other.get_by_test_id("kept")).to_contain_text("Saved in your account")
    page.goto("/decks")
    page.get_by_test_id("open-deck").click()
    expect(own_decks(page)).to_have_text(["Mine, better"])
    assert page.evaluate("() => localStorage.getItem('hexhaven.decks')") is None


def test_a_deck_is_shared_by_a_link(visit: Visit) -> None:
    page = visit("/decks")
    take(page, "scholars")
    page.get_by_test_id("share-deck").click()
    link = page.get_by_test_id("deck-link").input_value()
    other = visit(link.removeprefix(visit.server.url))
    expect(other.get_by_test_id("deck-name")).to_have_value("Scholars")
    expect(other.get_by_test_id("verdict")).to_contain_text("is legal")
    assert "#" not in other.url
    expect(other.get_by_test_id("kept")).to_contain_text("Not saved yet")


def test_a_hostile_link_changes_nothing(visit: Visit) -> None:
    page = visit("/decks")
    take(page, "scholars")
    for hash, said in (
        ("#deck=%3Cscript%3E", "damaged"),
        ("#deck=" + b64encode(b"2x Nonsense").decode().rstrip("="), "there is no card"),
    ):
        page.evaluate("hash => (location.hash = hash)", hash)
        expect(page.locator("p.problem")).to_contain_text(said)
        expect(page.get_by_test_id("deck-name")).to_have_value("Scholars")
        expect(page.get_by_test_id("verdict")).to_contain_text("is legal")


def test_a_game_begins_with_the_deck_from_the_builder(visit: Visit) -> None:
    """The bot is given one, too; nobody is asked for a deck at the table."""
    page = visit("/decks")
    take(page, "raiders")
    page.get_by_role("link", name="Play with this deck").click()
    expect(page.get_by_test_id("deck-0").locator("option:checked")).to_contain_text("Raiders")
    expect(page.get_by_test_id("deck-1").locator("option:checked")).to_have_text("A deck of its own choice")
    page.get_by_test_id("deck-1").select_option(label="Scholars")
    assert_accessible(page, "a form with decks")
    page.get_by_test_id("create").click()
    hand = page.get_by_test_id("hand").locator("[data-card]")
    expect(hand).to_have_count(3)
    expect(page.get_by_test_id("bring-deck")).to_have_count(0)


def test_a_deck_of_ones_own_is_brought_to_a_table(visit: Visit) -> None:
    """One card is chosen by hand before; the deck brings the others."""
    page = visit("/decks")
    take(page, "raiders")
    page.get_by_test_id("save-deck").click()
    page.goto("/new?game=duel&preset=tournament")
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
    page.locator("body").hover()
    hand.first.hover()
    expect(page.get_by_test_id("spotlight")).to_be_visible()
    page.get_by_test_id("log").hover()
    expect(page.get_by_test_id("spotlight")).to_have_count(0)


def test_a_card_is_read_in_full_where_it_stands(visit: Visit) -> None:
    """By mouse and by keyboard: the list stays where it is."""
    page = visit("/decks")
    take(page, "first-steps")
    row = page.get_by_test_id("deck-list").locator("[data-row=university] .card")
    row.hover()
    expect(page.get_by_test_id("peek")).to_contain_text("University")
    page.mouse.move(5, 5)
    expect(page.get_by_test_id("peek")).to_have_count(0)
    row.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("peek")).to_contain_text("University")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("peek")).to_have_count(0)
    expect(row).to_be_focused()


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

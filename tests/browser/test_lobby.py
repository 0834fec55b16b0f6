"""Around the table: public tables in the lobby, seats taken and left, addresses that lead nowhere."""

import pytest
from playwright.sync_api import expect

from browser.axe import assert_accessible
from browser.conftest import Visit
from browser.player import NewTable, TablePage, WaitingRoom


def test_somebody_joins_a_public_table_from_the_lobby_and_leaves_it(visit: Visit) -> None:
    host = NewTable(visit("/new")).players(3).seats("open", "greedy").public().wait_for_people()
    id = host.page.url.split("/t/")[1]

    guest = visit("/")
    guest.get_by_test_id(f"join-{id}").click()
    room = WaitingRoom(guest)
    expect(room.seat(1).get_by_test_id("stand-up")).to_be_visible()
    expect(host.seat(1)).to_have_attribute("data-state", "person")

    guest.get_by_test_id("stand-up").click()
    expect(guest.get_by_test_id("play-now")).to_be_visible()
    expect(host.seat(1)).to_have_attribute("data-state", "open")


def test_a_token_for_a_program_is_shown_to_the_host(visit: Visit) -> None:
    host = NewTable(visit("/new")).players(2).seats("open").wait_for_people()
    host.seat(1).get_by_test_id("token").click()
    expect(host.page.get_by_test_id("seat-token").locator("code")).not_to_be_empty()


def test_free_seats_go_to_bots_at_the_start(visit: Visit) -> None:
    table = NewTable(visit("/new")).seats("open", "open", "random").wait_for_people().start()
    expect(table.page.get_by_test_id("player")).to_have_count(3)
    assert table.asked().lit


def test_a_rule_that_was_changed_is_played(visit: Visit) -> None:
    """With a city to start with, the first piece is a settlement and the second a city."""
    form = NewTable(visit("/new?players=2")).title("House rules").option("start_with_city", "on")
    expect(form.page.get_by_test_id("recap")).to_contain_text("1 bot")
    expect(form.page.get_by_test_id("options")).to_contain_text("1 change")
    table = form.play().found()
    expect(table.page.locator("header").first).to_contain_text("House rules")
    expect(table.pieces("settlement", 0)).to_have_count(1)
    expect(table.pieces("city", 0)).to_have_count(1)


@pytest.mark.parametrize(
    ("locale", "words"), [("en-GB", "in any order"), ("de-DE", "in beliebiger Reihenfolge")]
)
def test_modern_and_classic_turns_are_one_click_apart(visit: Visit, locale: str, words: str) -> None:
    form = NewTable(visit("/new", locale=locale))
    modern, classic = (
        form.page.get_by_test_id(f"trade_build_phases-{way}") for way in ("combined", "separated")
    )
    expect(modern).to_be_checked()
    expect(form.page.locator("label", has=modern)).to_contain_text(words)
    expect(form.page.get_by_test_id("options")).not_to_contain_text("1 ")  # nobody has changed a rule
    classic.check(force=True)
    expect(modern).not_to_be_checked()
    modern.check(force=True)
    assert phases_of(form.play()) == "combined"


def phases_of(table: TablePage) -> str:
    """How trade and building go together at a table."""
    info = table.page.request.get(f"/api/tables/{table.id}").json()
    return str(info["options"]["trade_build_phases"])


@pytest.mark.parametrize(("button", "phases"), [("play-now", "combined"), ("play-otherwise", "separated")])
def test_both_ways_to_play_are_one_click_from_the_start_page(visit: Visit, button: str, phases: str) -> None:
    page = visit("/")
    page.get_by_test_id(button).click()
    page.wait_for_url("**/t/*")
    assert phases_of(TablePage(page)) == phases


def test_a_form_says_at_once_what_does_not_fit_and_what_is_not_advised(visit: Visit) -> None:
    page = visit("/new")
    form = NewTable(page).game("duel").option("trade_change", "on")
    expect(page.get_by_test_id("problem")).to_contain_text("without theme sets")
    form.option("mode", "extended").option("science_progress", "on")
    expect(page.get_by_test_id("caution")).to_contain_text("60 cards are added")
    expect(page.get_by_test_id("problem")).to_have_count(0)
    form.option("science_progress", "off")
    expect(page.get_by_test_id("caution")).to_have_count(0)


def test_single_cards_of_a_theme_set_are_chosen_and_played_with(visit: Visit) -> None:
    page = visit("/new?game=duel&preset=science-progress")
    form = NewTable(page).option("science_progress", "own choice")
    parts = page.get_by_test_id("parts-science_progress")
    expect(parts).to_contain_text("30 cards chosen")
    for _ in range(2):
        parts.get_by_test_id("remove-university").click()
    expect(parts).to_contain_text("28 cards chosen")
    expect(page.get_by_test_id("caution")).to_contain_text("Cannon")
    parts.get_by_test_id("add-university").click()
    expect(page.get_by_test_id("caution")).to_have_count(0)
    assert_accessible(page, "cards of a set")
    form.page.get_by_test_id("create").click()
    expect(page.locator("[data-flight=display] b")).to_have_text("1")  # the University that is left


NOWHERE = {
    "/t/nosuchtable": "No such table",
    "/nowhere": "Page not found",
    "/replay/nosuchtable": "No such game.",
    "/almanac/no-such-rule": "There is no such article.",
}


@pytest.mark.parametrize("address", NOWHERE)
def test_an_address_that_leads_nowhere_says_so(visit: Visit, address: str) -> None:
    expect(visit(address).get_by_text(NOWHERE[address])).to_be_visible()


def test_the_form_says_that_a_beginners_map_is_not_for_two(visit: Visit) -> None:
    form = NewTable(visit("/new?map=base-beginner")).players(2)
    problem = form.page.get_by_text("map 'base-beginner' is for 3 to 4 players, not 2")
    expect(problem).to_be_visible()
    form.players(3)
    expect(problem).to_be_hidden()


def test_a_third_person_finds_no_seat_and_watches(visit: Visit) -> None:
    room = NewTable(visit("/new")).players(2).seats("open").wait_for_people()
    WaitingRoom(visit(room.link)).tell_name("Juno")
    expect(room.seat(1)).to_have_attribute("data-state", "person")
    room.start()
    third = TablePage(visit(room.page.url)).sit()
    expect(third.page.get_by_test_id("watching")).to_be_visible()
    expect(third.page.get_by_test_id("hand")).to_have_count(0)

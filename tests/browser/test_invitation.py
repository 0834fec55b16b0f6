"""Inviting friends: a name first, then a table that says what will be played, and how one gets there."""

from playwright.sync_api import Page, expect

from browser.asking import get
from browser.axe import assert_accessible
from browser.conftest import Visit
from browser.player import NewTable, Start, TablePage, WaitingRoom


def rename(page: Page, name: str) -> None:
    page.goto("/me")
    page.get_by_test_id("rename").click()
    page.get_by_test_id("rename-name").fill(name)
    page.get_by_test_id("rename-save").click()
    expect(page.get_by_test_id("notice")).to_be_visible()


def test_whoever_invites_friends_says_first_how_they_are_called(visit: Visit) -> None:
    page = visit("/")
    page.get_by_test_id("invite").click()
    field = page.get_by_test_id("name-field")
    expect(field).to_be_focused()
    assert page.url.endswith("/")
    assert_accessible(page, "start, asked for a name")
    field.fill("Ada")
    field.press("Enter")
    room = WaitingRoom(page)
    expect(room.seat(0)).to_contain_text("Ada")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada")

    page.goto("/")
    page.get_by_test_id("invite").click()
    expect(page.get_by_test_id("invite-link")).to_be_visible()  # whoever has a name is not asked again


def test_a_refused_name_loses_nothing(visit: Visit) -> None:
    page = visit("/")
    page.get_by_test_id("invite").click()
    page.get_by_test_id("name-field").fill("\u2800")
    page.get_by_test_id("name-go").click()
    expect(page.get_by_test_id("invite-name").get_by_role("alert")).to_be_visible()
    page.get_by_test_id("name-field").fill("Ada")
    page.get_by_test_id("name-go").click()
    expect(WaitingRoom(page).seat(0)).to_contain_text("Ada")


def test_a_guest_with_a_name_of_ours_is_asked_too_and_has_the_new_one_everywhere(visit: Visit) -> None:
    page = visit("/")
    table = Start(page).play_now()
    page.goto("/")
    WaitingRoom(Start(page).invite_friends("Ada").page)
    info = get(page, f"/api/tables/{table.id}").json()
    assert info["seats"][0]["name"] == "Ada"


def test_a_new_name_is_seen_at_the_table_by_everybody(visit: Visit) -> None:
    host = NewTable(visit("/new")).players(2).seats("open").wait_for_people()
    friend = WaitingRoom(visit(host.link)).tell_name("Zerlina")
    expect(host.seat(1)).to_contain_text("Zerlina")
    elsewhere = friend.page.context.new_page()
    rename(elsewhere, "Juno")
    expect(host.seat(1)).to_contain_text("Juno")
    expect(friend.seat(1)).to_contain_text("Juno")

    hosts = host.start()
    TablePage(friend.page).sit()
    panel = hosts.page.locator("[data-testid=player][data-seat='1']")
    expect(panel).to_contain_text("Juno")
    rename(elsewhere, "Despina")
    expect(panel).to_contain_text("Despina")
    expect(hosts.page.get_by_test_id("board")).to_be_visible()


# --- the waiting room --------------------------------------------------------------------------------

IN_ANY_ORDER = "Trading and building: Modern: trade and build in any order"
SEEN = "(image) => image.complete && image.naturalWidth > 0"


def test_the_waiting_room_shows_the_board_and_a_code_to_scan(visit: Visit) -> None:
    room = Start(visit("/")).invite_friends()
    page = room.page
    code = page.get_by_test_id("invite-code")
    expect(code).to_have_attribute("alt", "QR code: scan it to come to this table")
    page.wait_for_function(SEEN, arg=code.element_handle())
    picture = page.get_by_test_id("map-picture")
    expect(picture.get_by_role("img").first).to_have_accessible_name("Picture of the board: Variable set-up")
    expect(picture.get_by_test_id("map-drawn")).to_contain_text("only an example")
    assert picture.locator("[data-place], button").count() == 0, "a picture only"
    expect(page.get_by_test_id("otherwise")).to_have_text(IN_ANY_ORDER)
    assert_accessible(page, "waiting room")


def test_a_table_as_in_its_edition_says_so(visit: Visit) -> None:
    page = NewTable(visit("/new?preset=neu2003")).seats("open").wait_for_people().page
    expect(page.get_by_test_id("otherwise")).to_contain_text("none: all as in this edition")


def test_a_map_that_is_always_the_same_is_no_example(visit: Visit) -> None:
    page = NewTable(visit("/new?map=base-beginner")).seats("open").wait_for_people().page
    expect(page.get_by_test_id("map-picture")).to_contain_text("Beginners' map")
    expect(page.get_by_test_id("map-drawn")).to_have_count(0)


def test_rules_that_differ_are_told_in_words(visit: Visit) -> None:
    form = NewTable(visit("/new?players=3")).seats("open", "open").option("friendly_robber", "online")
    room = form.option("player_trade", "no").wait_for_people()
    told = room.page.get_by_test_id("otherwise")
    expect(told.get_by_role("listitem")).to_have_text([
        IN_ANY_ORDER,
        "Friendly robber: On; the desert is always open to it",
        "Trade between players: No: only with the bank",
    ])  # fmt: skip
    german = visit(room.link, locale="de-DE").get_by_test_id("otherwise")
    expect(german.get_by_role("listitem")).to_have_text([
        "Handeln und Bauen: Modern: handeln und bauen in beliebiger Reihenfolge",
        "Freundlicher Räuber: An; die Wüste steht ihm immer offen",
        "Handel untereinander: Nein: nur mit der Bank",
    ])  # fmt: skip


def test_a_game_without_a_board_waits_without_a_picture(visit: Visit) -> None:
    page = NewTable(visit("/new")).game("duel").seats("open").wait_for_people().page
    expect(page.get_by_test_id("otherwise")).to_be_visible()
    expect(page.get_by_test_id("map-picture")).to_have_count(0)

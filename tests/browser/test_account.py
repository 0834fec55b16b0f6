"""People: a guest becomes an account, and finds the game again on another device; a rematch."""

import secrets

from playwright.sync_api import Page, expect

from browser.asking import post
from browser.conftest import Finished, Visit
from browser.player import NewTable, Start, TablePage

PASSWORD = "a fine island 12"


def enter(page: Page, form: str, name: str) -> None:
    """Fill in name and password: the form "account" or "sign-in"."""
    page.get_by_test_id(f"{form}-name").fill(name)
    page.get_by_test_id(f"{form}-password").fill(PASSWORD)
    page.get_by_test_id(f"{form}-submit").click()
    expect(page.get_by_test_id("notice")).to_be_visible()
    expect(page.get_by_test_id("person-name")).to_have_text(name)


def test_a_guest_becomes_an_account_and_goes_on_elsewhere(visit: Visit) -> None:
    page = visit("/new?map=base-beginner")
    table = NewTable(page).play()
    sight = table.play_on(lambda sight: "end" in sight.ready, 60, wanted=())
    id, hand = table.id, table.hand()
    name = f"Ada {secrets.token_hex(4)}"
    page.goto("/me")
    enter(page, "account", name)
    expect(page.get_by_test_id(f"continue-{id}")).to_be_visible()
    page.get_by_test_id("sign-out").click()
    expect(page.get_by_test_id("guest-begin")).to_be_visible()
    expect(page.get_by_test_id(f"continue-{id}")).to_be_hidden()

    other = visit("/me")
    enter(other, "sign-in", name)
    again = Start(other).go_on(id)
    assert (again.seat, again.hand()) == (0, hand)
    assert again.asked() == sight
    again.use("end")


def test_two_devices_of_one_person_show_the_same_game(visit: Visit) -> None:
    here = Start(visit("/")).play_now()
    name = f"Ben {secrets.token_hex(4)}"
    page = here.page.context.new_page()
    page.goto("/me")
    enter(page, "account", name)
    page.close()

    phone = visit("/me")
    enter(phone, "sign-in", name)
    there = Start(phone).go_on(here.id)
    assert (here.seat, there.seat) == (0, 0)
    sight = there.asked()
    there.answer(sight)
    expect(here.pieces("settlement", 0)).to_have_count(1)
    here.answer(here.asked())
    expect(there.pieces("road", 0)).to_have_count(1)


def test_a_wrong_password_is_told(visit: Visit) -> None:
    page = visit("/me")
    page.get_by_test_id("sign-in-name").fill("Nobody at all")
    page.get_by_test_id("sign-in-password").fill(PASSWORD)
    page.get_by_test_id("sign-in-submit").click()
    expect(page.get_by_test_id("problem")).not_to_be_empty()


def test_devices_are_listed_and_signed_out_and_a_code_brings_one_back(visit: Visit) -> None:
    name = f"Cleo {secrets.token_hex(4)}"
    page = visit("/me")
    page.get_by_test_id("guest-begin").click()
    enter(page, "account", name)
    codes = page.get_by_test_id("codes").locator("code")
    expect(codes).to_have_count(8)
    code = codes.first.inner_text()
    page.get_by_test_id("codes-kept").click()
    expect(page.get_by_test_id("codes")).to_be_hidden()

    other = visit("/me")
    enter(other, "sign-in", name)
    page.reload()
    expect(page.get_by_test_id("device")).to_have_count(2)
    page.get_by_test_id("end-device").click()
    expect(page.get_by_test_id("device")).to_have_count(1)
    other.reload()
    expect(other.get_by_test_id("guest-begin")).to_be_visible()

    page.get_by_test_id("everywhere").click()
    page.get_by_test_id("really-everywhere").click()
    expect(page.get_by_test_id("guest-begin")).to_be_visible()
    page.get_by_test_id("recover-panel").locator("summary").click()
    page.get_by_test_id("recover-name").fill(name)
    page.get_by_test_id("recover-code").fill(code.upper())
    page.get_by_test_id("recover-new").fill("another island 34")
    page.get_by_test_id("recover-submit").click()
    expect(page.get_by_test_id("person-name")).to_have_text(name)
    expect(page.get_by_test_id("codes").locator("code")).to_have_count(8)


def test_another_password_is_taken_and_tokens_are_revoked(visit: Visit) -> None:
    page = visit("/me", locale="de-DE")
    page.get_by_test_id("guest-begin").click()
    enter(page, "account", f"Dora {secrets.token_hex(4)}")
    page.get_by_test_id("codes-kept").click()
    table = post(page, "/api/tables", data={"seats": ["you", "open"], "title": "Herdfeuer"}).json()["id"]
    post(page, f"/api/tables/{table}/seats/0/token")
    page.reload()
    expect(page.get_by_test_id("token")).to_contain_text("Herdfeuer, Platz 1")
    page.get_by_test_id("revoke").click()
    expect(page.get_by_test_id("token")).to_have_count(0)

    page.get_by_test_id("password-panel").locator("summary").click()
    page.get_by_test_id("change-password-old").fill("not this one")
    page.get_by_test_id("change-password-new").fill("another island 34")
    page.get_by_test_id("change-password-submit").click()
    expect(page.get_by_test_id("secret-problem")).not_to_be_empty()
    page.get_by_test_id("change-password-old").fill(PASSWORD)
    page.get_by_test_id("change-password-submit").click()
    expect(page.get_by_test_id("codes").locator("code")).to_have_count(8)
    page.get_by_test_id("codes-kept").click()
    page.get_by_test_id("get-codes-old").fill("another island 34")
    page.get_by_test_id("get-codes-submit").click()
    expect(page.get_by_test_id("codes").locator("code")).to_have_count(8)


def test_a_rematch_leads_to_a_new_table(visit: Visit, finished: Finished) -> None:
    page = visit.back(f"/t/{finished.table}", finished.cookies)
    wish, go = page.get_by_test_id("rematch"), page.get_by_test_id("rematch-go")
    expect(wish.or_(go)).to_be_visible()
    if wish.is_visible():
        wish.click()
    expect(go.or_(page.get_by_test_id("table"))).to_be_visible()
    if go.is_visible():
        go.click()
    table = TablePage(page).sit()
    assert table.id != finished.table
    assert not table.look().over

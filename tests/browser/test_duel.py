"""The card game in the browser: whole games, spells, reactions, decks of one's own, fingers and keys."""

import re
from functools import cache

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.asking import get
from browser.axe import assert_accessible
from browser.conftest import PHONE, Visit
from browser.duel import DuelPage, sit_down
from browser.player import NewTable
from browser.test_keyboard import MOST_TABS, focused
from browser.test_whole_game import check_dice
from hexhaven.games.duel.rules.state import Duel
from hexhaven.record import Record
from server.positions import Course, can_do, steer
from server.running import Luck

FEW_TABS = 30
# What the one who is attacked reads: what threatens, and the chances with and without an answer.
CHANCES = re.compile(r"If it succeeds, .* on \d of 6 throws; if you play Bishop, only on \d of 6\.")
WINDOWS: list[ViewportSize] = [
    {"width": 390, "height": 844}, {"width": 1280, "height": 720}, {"width": 1440, "height": 900},
]  # fmt: skip
# Whether the control for not trading is in the question, none of it cut.
INSIDE = """() => {
  const right = (part) => part?.getBoundingClientRect().right
  const question = document.querySelector('[data-testid=question]')
  return right(question?.querySelector('[data-testid=not-trading]')) <= right(question)
}"""
PRODUCTIVE = "rolled [1-6] tournament"  # nothing is lost to brigands
ATTACK = Course(
    "attack",
    wishes=("revealed (arsonist|bishop)", PRODUCTIVE, "drew (library|church|abbey)"),
    wanted=("take (arsonist|bishop)",),
    never=("play .*", "swap.*", "under (arsonist|bishop).*"),
)
MAGIC = Course(
    "magic",
    "wizards-dragons",
    wishes=("revealed (wizard-.*|magic-potion)", PRODUCTIVE, "drew (wizard-.*|magic-potion|knight-.*)"),
    wanted=(
        "take (wizard-.*|magic-potion)", "citadel .*", "build magic-potion .*", "build wizard-.*",
        "build knight.*",
    ),
    never=("cast .*", "swap.*", "under (wizard|magic).*"),
)  # fmt: skip


@cache
def before_attack() -> Record:
    """The first player can play an arsonist, and the other one holds a bishop."""
    return steer(ATTACK, lambda d: d.turn == 0 and can_do(d, "play arsonist") and holds(d, 1, "bishop"))


@cache
def before_magic() -> Record:
    """The first player can lay a wizard and cast a spell."""
    return steer(MAGIC, lambda d: d.turn == 0 and can_do(d, "build wizard-.*", "cast .*"))


@cache
def before_roll() -> Record:
    """The first player is to roll, some turns after the start."""
    course = Course("quiet", wishes=(PRODUCTIVE,), never=("swap.*",))
    return steer(course, lambda d: d.turn == 0 and d.realms[0].turns > 4 and can_do(d, "roll"))


@cache
def before_trade() -> Record:
    """The first player has rolled and can make an offer."""
    on = {"player_trade": "on"}
    course = Course("trade", wishes=(PRODUCTIVE,), never=("swap.*", "offer.*"), options=on)
    return steer(course, lambda d: d.turn == 0 and can_do(d, "offer .*"))


def holds(d: Duel, player: int, card: str) -> bool:
    return d.holds_card(player, d.rules.kind_names.index(card))


def log(table: DuelPage) -> str:
    return table.page.get_by_test_id("log").inner_text()


# --- whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize("luck", [Luck("duel")])
def test_a_whole_game_from_the_form_to_the_result(visit_own: Visit) -> None:
    """Everything is done by clicking what is lit and offered; at the end the browser checks the dice."""
    page = visit_own("/new")
    NewTable(page).game("duel").option("victory_points", "10")
    expect(page.get_by_test_id("preset")).to_have_value("base")
    page.get_by_test_id("create").click()
    table = DuelPage(page)
    commitment = get(page, f"/api/tables/{page.url.split('/t/')[1]}").json()["commitment"]
    table.play_on(lambda sight: sight.over, 300)
    page.get_by_test_id("see-result").click()
    first = page.get_by_test_id("standing").locator("li").first
    assert int(first.locator(".pts b").inner_text()) >= 10
    winner = re.escape(first.locator(".who b").inner_text())
    expect(page.get_by_test_id("winner")).to_have_text(re.compile(f"^(You win!|{winner} wins)$"))
    for chart in ("points", "dice", "production", "sources"):
        expect(page.get_by_test_id(f"chart-{chart}")).to_be_visible()
    check_dice(page, commitment)


def test_the_guided_first_duel_and_cards_that_are_read_before_they_are_taken(visit_own: Visit) -> None:
    page = visit_own("/learn")
    page.get_by_test_id("learn-duel").click()
    table = DuelPage(page)
    expect(page.get_by_test_id("lesson")).to_be_visible()
    sight = table.play_on(lambda now: now.question == "take", 60)
    offered = page.get_by_test_id("question").locator("button[data-card]").first
    spotlight = page.get_by_test_id("spotlight")
    offered.hover()
    expect(spotlight).to_contain_text(str(offered.locator(".title").inner_text()))
    page.get_by_test_id("asked").hover()
    expect(spotlight).to_have_count(0)
    assert table.look().moment == sight.moment


# --- magic -------------------------------------------------------------------------------------------


def test_a_wizard_is_laid_and_a_spell_is_cast(visit_own: Visit) -> None:
    page = visit_own("/")
    [table] = sit_down(visit_own.server, before_magic(), page)
    wizard = next(card for card in table.asked().hand if card.startswith("wizard"))
    table.take(wizard)
    expect(table.reader).to_be_visible()
    table.press_lit(table.look())
    expect(table.laid(0, wizard)).to_be_visible()
    expect(table.in_hand(wizard)).to_have_count(0)
    while table.asked().question:  # from where it is paid
        table.answer(table.look())
    book = table.laid(0, "magic-potion").first
    book.click()
    spell = table.reader.locator("[data-choice^='cast']")
    expect(spell).to_be_visible()
    table.click(spell, table.look())
    while table.asked().question:  # whose power, and which unit
        table.answer(table.look())
    book.click()
    expect(spell).to_have_count(0)  # once a turn
    expect(page.get_by_test_id("log")).to_contain_text("Magic Potion")


# --- reactions ---------------------------------------------------------------------------------------


def test_an_attack_is_answered_in_the_others_turn(visit_own: Visit) -> None:
    """Two people in two browsers: one plays the arsonist, the other the bishop before the die is thrown."""
    pages = [visit_own("/") for _ in range(2)]
    attacker, defender = sit_down(visit_own.server, before_attack(), *pages)
    attacker.asked()
    assert not defender.look().answers
    attacker.play_card("arsonist")
    ask = defender.question
    expect(ask).to_have_attribute("data-question", "react")
    expect(ask).to_have_attribute("role", "alertdialog")
    expect(ask).to_contain_text("Arsonist")
    told = defender.page.get_by_test_id("reaction")
    expect(told).to_have_text(CHANCES)
    expect(attacker.page.get_by_test_id("reaction")).to_have_count(0)
    for size in WINDOWS:
        defender.page.set_viewport_size(size)
        expect(told).to_be_in_viewport(ratio=1)
    assert "end" not in attacker.look().tools
    sight = defender.look()
    assert sorted(sight.answers) == ["brave", "play bishop"]
    defender.click(ask.locator("[data-choice='play bishop']"), sight)
    for table in (attacker, defender):
        expect(table.page.get_by_test_id("log")).to_contain_text("Bishop")
    expect(defender.in_hand("bishop")).to_have_count(0)
    while attacker.wait(lambda now: now.asks_something).question:  # if the attack succeeds all the same
        attacker.answer(attacker.asked())
    assert "end" in attacker.asked().tools


# --- trade -------------------------------------------------------------------------------------------


def offer_something(maker: DuelPage, record: Record) -> None:
    """Make the first offer that is possible, by clicking."""
    texts = [record.state.write(action) for action in record.state.legal()]
    _, _, give, _, _, get = next(text for text in texts if text.startswith("offer")).split()
    maker.page.keyboard.press("t")
    trade = maker.page.get_by_test_id("trade")
    for side, card in (("You give", give), ("You get", get)):
        trade.get_by_role("button", name=re.compile(f"{side}: .*{card}", re.IGNORECASE)).click()
    trade.get_by_test_id("send-offer").click()


def test_whoever_does_not_trade_says_so_once(visit_own: Visit) -> None:
    maker, other = sit_down(visit_own.server, before_trade(), *[visit_own("/") for _ in range(2)])
    maker.asked()
    offer_something(maker, before_trade())
    expect(other.question).to_be_visible()
    for size in WINDOWS:
        other.page.set_viewport_size(size)
        other.page.wait_for_function(INSIDE)
    other.question.get_by_test_id("not-trading").select_option("game")
    expect(other.question).to_be_hidden()
    seen = maker.page.locator("[data-testid=player][data-seat='1']")
    expect(seen).to_contain_text("not trading")
    expect(maker.page.get_by_test_id("log")).to_contain_text("declines")
    other.page.keyboard.press("x")
    expect(seen).not_to_contain_text("not trading")


# --- decks -------------------------------------------------------------------------------------------


def test_a_deck_is_built_brought_to_a_tournament_and_played(visit_own: Visit) -> None:
    page = visit_own("/decks")
    page.get_by_test_id("take-first-steps").click()
    page.get_by_test_id("deck-name").fill("Mine")
    expect(page.get_by_test_id("verdict")).to_contain_text("is legal")
    page.get_by_test_id("save-deck").click()
    expect(page.get_by_test_id("kept")).to_contain_text("Saved in this browser")
    page.goto("/new")
    form = NewTable(page).game("duel")
    page.get_by_test_id("preset").select_option("tournament")
    form.page.get_by_test_id("create").click()
    bring = page.get_by_test_id("bring-deck")
    expect(bring).to_be_visible()
    bring.get_by_test_id("saved-Mine").click()
    bring.get_by_test_id("bring-it").click()
    expect(bring).to_be_hidden()
    table = DuelPage(page)
    table.play_on(lambda sight: "end" in sight.tools, 60)
    expect(page.get_by_test_id("hand").locator("[data-card]").first).to_be_visible()
    table.use("end")
    table.play_on(lambda sight: "roll" in sight.tools, 60)


# --- fingers, keys, languages ------------------------------------------------------------------------


def no_wider(page: Page) -> None:
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} pixels too wide"


def test_a_turn_by_fingers(visit_own: Visit) -> None:
    page = visit_own("/", **PHONE)
    [table] = sit_down(visit_own.server, before_roll(), page)
    table.asked()
    no_wider(page)
    table.tool("roll").tap()
    table.play_on(lambda sight: "end" in sight.tools, 60)
    no_wider(page)
    card = page.get_by_test_id("hand").locator("button[data-card]").first
    card.tap()
    expect(table.reader.or_(page.get_by_test_id("placing"))).to_be_visible()
    no_wider(page)
    page.get_by_role("button", name="Back").tap()
    for tab in ("works", "trade", "log", "hand"):
        page.locator(f"[data-tab={tab}]").tap()
        no_wider(page)
    sight = table.asked()
    table.tool("end").tap()
    table.wait(lambda now: now.moment != sight.moment)


def test_a_turn_by_keys(visit_own: Visit) -> None:
    page = visit_own("/")
    [table] = sit_down(visit_own.server, before_roll(), page)
    table.asked()
    page.keyboard.press("d")
    sight = table.wait(lambda now: "roll" not in now.tools and now.asks_something)
    while (sight := table.asked()).question:
        answer_by_keys(table)
    assert "end" in sight.tools
    go_to(page, "[data-testid=hand] button[data-card]")
    page.keyboard.press("Enter")
    expect(table.reader).to_be_visible()
    page.keyboard.press("Escape")
    expect(table.reader).to_be_hidden()
    page.keyboard.press("e")
    table.wait(lambda now: now.moment != sight.moment)
    deadline = 20
    while "roll" not in (sight := table.asked()).tools and deadline:
        answer_by_keys(table)
        deadline -= 1
    assert "roll" in sight.tools


def go_to(page: Page, selector: str) -> None:
    """Look some steps ahead, then back: who has just answered is behind the hand already."""
    for keys, steps in (("Tab", FEW_TABS), ("Shift+Tab", MOST_TABS)):
        for _ in range(steps):
            if focused(page, selector):
                return
            page.keyboard.press(keys)
    raise AssertionError(f"no way to {selector} by Tab")


def answer_by_keys(table: DuelPage) -> None:
    """Go to an answer or to a lit place by Tab, and press Enter."""
    sight, page = table.asked(), table.page
    if sight.answers == ["keep"]:
        page.keyboard.press("1")
    elif sight.answers or sight.cards:
        go_to(page, "[data-testid=question] :is([data-choice], button.legal):enabled")
        page.keyboard.press("Enter")
    else:
        go_to(page, "[data-testid=board] button.legal")
        page.keyboard.press("Enter")
        now = table.settled()
        if now.moment == sight.moment and now.offered:
            go_to(page, "[data-testid=reader] [data-choice]")
            page.keyboard.press("Enter")
    table.wait(lambda now: now != sight)


@pytest.mark.parametrize(
    ("locale", "roll", "end", "hand"),
    [("en-GB", "Roll", "End turn", "Your hand"), ("de-DE", "Würfeln", "Zug beenden", "Deine Handkarten")],
)
def test_the_table_in_both_languages(visit_own: Visit, locale: str, roll: str, end: str, hand: str) -> None:
    page = visit_own("/", locale=locale)
    [table] = sit_down(visit_own.server, before_roll(), page)
    table.asked()
    expect(table.tool("roll")).to_contain_text(roll)
    expect(page.get_by_test_id("hand")).to_have_attribute("aria-label", re.compile(hand))
    table.use("roll")
    table.play_on(lambda sight: "end" in sight.tools, 60)
    expect(table.tool("end")).to_contain_text(end)


def test_the_table_is_for_everybody(visit_own: Visit) -> None:
    """What axe finds: before the roll, with a card in hand, at a spell book, and under attack."""
    page = visit_own("/", locale="de-DE")
    [table] = sit_down(visit_own.server, before_roll(), page)
    table.asked()
    assert_accessible(page, "before the roll")
    table.click(page.get_by_test_id("hand").locator("button[data-card]").first, table.look())
    assert_accessible(page, "a card in hand")
    [table] = sit_down(visit_own.server, before_magic(), page)
    table.asked()
    table.laid(0, "magic-potion").first.click()
    assert_accessible(page, "a spell book that is looked at")
    pages = [page, visit_own("/")]
    attacker, defender = sit_down(visit_own.server, before_attack(), *pages)
    attacker.asked()
    attacker.play_card("arsonist")
    expect(defender.question).to_have_attribute("data-question", "react")
    assert_accessible(defender.page, "an attack that can be answered")

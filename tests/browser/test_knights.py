"""Cities & Knights in the browser: a whole game, secrets, fingers, keys, both languages."""

import re
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from browser.asking import get
from browser.axe import assert_accessible
from browser.conftest import PHONE, Visit
from browser.knights import CARDS, KnightsPage
from browser.player import NewTable, Sight, TablePage, WaitingRoom
from browser.test_keyboard import answer_by_keys, press_when, tab_to
from browser.test_phone import COVERED, tap_and_confirm
from browser.test_whole_game import CHARTS, check_dice, shown_commitment
from server.running import Luck

# In the game that hangs on this word all that is looked for happens, and soon. Where the rules, the bots or
# the way of playing change, so does the game; then another word must be found.
EVENTFUL = Luck("59")
# Where the number dice are low, whoever has improved a city draws from its deck.
CARDS_COME = "rolled [12] . (trade|politics|science)"


def new_table(page: Page, *seats: str) -> NewTable:
    """Three at the table for a first game; nobody trades, so that the order of things hangs on nobody."""
    form = NewTable(page).game("knights").map("knights-beginner").players(3).seats(*seats)
    return form.option("player_trade", "no")


def against_bots(page: Page) -> TablePage:
    return new_table(page, "random", "random").play()


# --- a whole game ------------------------------------------------------------------------------------


@pytest.mark.parametrize("luck", [EVENTFUL])
def test_a_whole_game(visit_own: Visit) -> None:
    """From the form to the result, with battles, a knight driven away, a metropolis and many cards."""
    page = visit_own("/new")
    form = NewTable(page).game("knights").players(3).seats("random", "random")
    table = KnightsPage(form.option("player_trade", "no").play())
    commitment = shown_commitment(table)
    table.found()
    assert [table.pieces(kind, table.seat).count() for kind in ("settlement", "city", "road")] == [1, 1, 2]
    table.play_on(lambda sight: sight.over, 240)

    assert table.battles, "no landing of the barbarians was told"
    assert table.driven, "nobody's knight was driven away"
    assert len(set(table.played)) >= 5, table.played
    assert table.pieces("metropolis", table.seat).count() == 1
    record = get(page, f"/api/tables/{table.id}/record").text()
    assert_recorded(table, record)
    page.get_by_test_id("see-result").click()
    see_result(page)
    check_dice(page, commitment)


def assert_recorded(table: KnightsPage, record: str) -> None:
    """The game holds what was clicked: each card played, each knight driven away."""
    verbs = Counter(re.findall(rf"^{table.seat} (\S+)", record, re.MULTILINE))
    assert Counter(table.played) == Counter({card: verbs[card] for card in CARDS if verbs[card]})
    assert verbs["displace"] == len(table.driven)
    assert "retreat" in record


def see_result(page: Page) -> None:
    first = page.get_by_test_id("standing").locator("li").first
    assert int(first.locator(".pts b").inner_text()) >= 13
    for chart in CHARTS:
        expect(page.get_by_test_id(f"chart-{chart}")).to_be_visible()


# --- what only one of two people sees ----------------------------------------------------------------


def two_people(visit: Visit) -> tuple[TablePage, TablePage]:
    """Two people and a bot."""
    room = new_table(visit("/new"), "open", "random").wait_for_people()
    friend = WaitingRoom(visit(room.link)).tell_name("Juno")
    expect(room.seat(1)).to_have_attribute("data-state", "person")
    return room.start(), TablePage(friend.page).sit()


def take_turns(tables: tuple[KnightsPage, KnightsPage], until: str) -> tuple[KnightsPage, KnightsPage, Sight]:
    """Both play until one of them can play a card, and the other has something worth it."""
    for _ in range(400):
        for me, other in (tables, tables[::-1]):
            sight = me.look()
            if not sight.asks_something:
                continue
            if until in sight.ready and is_worth_it(until, me, other):
                return me, other, sight
            me.step()
        tables[0].page.wait_for_timeout(15)
    raise AssertionError(f"nobody could play '{until}'")


def is_worth_it(card: str, me: KnightsPage, other: KnightsPage) -> bool:
    if card == "spy":
        return bool(set(other.progress_cards()) - {"spy"})
    return other.points(me.seat) < me.points(other.seat) and sum(other.hand().values()) >= 3


def play_against(card: str, me: KnightsPage, other: KnightsPage, sight: Sight, question: str) -> Sight:
    """Play a card against somebody; where there are several, they are offered."""
    me.read_card(card).page.get_by_test_id("play-card").click()
    now = me.wait(lambda now: now.moment != sight.moment or now.choices)
    if now.moment == sight.moment:
        me.click(me.page.locator(f"[data-testid=question] [data-choice='{card} {other.seat}']"), now)
    return me.wait(lambda now: now.question == question and now.choices)


@pytest.mark.parametrize("luck", [Luck("30", ("drew (spy|warlord|medicine|merchant)", CARDS_COME))])
def test_only_the_spy_sees_the_cards(visit_own: Visit) -> None:
    kept = ("spy", "warlord", "medicine", "merchant")
    host, guest = (KnightsPage(each, ("city", "settlement", "road"), kept) for each in two_people(visit_own))
    me, other, sight = take_turns((host, guest), "spy")
    watcher = TablePage(visit_own(f"/t/{me.id}")).sit()
    mine, theirs = me.progress_cards(), other.progress_cards()
    now = play_against("spy", me, other, sight, "spying")

    assert sorted(now.choices) == [f"spy-card {card}" for card in theirs]
    for page in (other.page, watcher.page):
        expect(page.locator("[data-testid=log] li").last).to_contain_text("plays the spy")
        expect(page.get_by_test_id("question")).to_be_hidden()
        expect(page.locator("[data-choice^=spy-card]")).to_have_count(0)
    taken = next(card for card in theirs if card != "spy")
    label = me.page.locator(f"[data-choice='spy-card {taken}'] small").inner_text()
    me.click(me.page.locator(f"[data-choice='spy-card {taken}']"), now)
    me.wait(lambda _: taken in me.progress_cards())
    assert set(me.progress_cards()) <= {*mine, taken}
    other.wait(lambda _: other.progress_cards() == [card for card in theirs if card != taken])
    assert label not in watcher.page.content()
    expect(watcher.page.get_by_test_id("progress-cards")).to_be_hidden()


@pytest.mark.parametrize("luck", [Luck("25", ("drew master-merchant", "rolled [12] . trade"))])
def test_only_the_master_merchant_sees_the_hand(visit_own: Visit) -> None:
    tables = two_people(visit_own)
    host = KnightsPage(tables[0], (), ("master-merchant",))
    guest = KnightsPage(tables[1], ("city", "settlement", "road"), ("master-merchant",))
    me, other, sight = take_turns((host, guest), "master-merchant")
    watcher = TablePage(visit_own(f"/t/{me.id}")).sit()
    mine, theirs = me.hand(), other.hand()
    now = play_against("master-merchant", me, other, sight, "loot")

    assert {text.split()[-1] for text in now.choices} == set(theirs)
    for page in (other.page, watcher.page):
        expect(page.get_by_test_id("question")).to_be_hidden()
        expect(page.locator("[data-choice^=loot]")).to_have_count(0)
    lines = watcher.log.count()
    me.choose(now)
    me.wait(lambda _: sum(me.hand().values()) == sum(mine.values()) + 2)
    other.wait(lambda _: sum(other.hand().values()) == sum(theirs.values()) - 2)
    watcher.wait(lambda _: watcher.log.count() > lines)
    assert watcher.page.locator("[data-testid=log] li[data-event]").last.locator(".chip").count() == 0


# --- fingers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("luck", [Luck("2")])
def test_a_knight_by_fingers(visit_own: Visit) -> None:
    """Built at a place that is tapped, woken by tapping on it; every panel is a tap away."""
    table = KnightsPage(against_bots(visit_own("/new", **PHONE)), (), CARDS)
    page = table.page
    table.found()
    sight = table.play_on(lambda now: "knight" in now.ready and table.hand().get("grain"), 90)
    table.tool("knight").tap()
    sight = table.wait(lambda now: now.lit)
    assert page.evaluate(COVERED) == []
    tap_and_confirm(table, sight)
    expect(table.pieces("knight", 0)).to_have_count(1)

    sight = table.asked()
    page.locator("[data-handle]").tap()
    page.locator("[data-testid=knight-menu] [data-choice^=activate]").tap()
    table.after(sight)
    expect(page.locator("[data-handle]")).to_have_count(0)  # it is awake, and tired till the next turn

    for tab, panels in {"works": ("works", "barbarians"), "trade": ("bank-trade",), "log": ("log",)}.items():
        page.locator(f"[data-tab={tab}]").tap()
        for panel in panels:
            page.get_by_test_id(panel).scroll_into_view_if_needed()
            expect(page.get_by_test_id(panel)).to_be_in_viewport()
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} pixels too wide"
    page.locator("[data-tab=hand]").tap()
    sight = table.look()
    table.tool("end").tap()
    table.after(sight)


# --- keys --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("luck", [Luck("2", ("drew (mining|irrigation|merchant-fleet)", CARDS_COME))])
def test_a_city_improved_and_a_card_played_by_keys(visit_own: Visit) -> None:
    page = visit_own("/new")
    table = against_bots(page)
    while (sight := table.asked()).lit:
        answer_by_keys(table, sight)
    improve_by_keys(table)
    card = ready_by_keys(table, "mining", "irrigation", "merchant-fleet")
    tab_to(page, f"[data-tool='{card}']")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("play-card")).to_be_focused()
    sight = table.look()
    page.keyboard.press("Enter")
    now = table.wait(lambda now: now.moment != sight.moment or now.choices)
    if now.choices:
        page.keyboard.press("1")
        table.after(now)
    expect(table.log.filter(has_text="You play")).to_have_count(1)


def next_turn_by_keys(table: TablePage) -> None:
    press_when(table, "e", "end")
    press_when(table, "d", "roll")


def improve_by_keys(table: TablePage) -> None:
    press_when(table, "d", "roll")
    table.wait(lambda now: "end" in now.ready)
    while not (sight := table.look()).improvements:
        next_turn_by_keys(table)
        table.wait(lambda now: "end" in now.ready)
    field = sight.improvements[0].split()[1]
    table.open("works")
    tab_to(table.page, f"[data-testid=works] [data-choice='improve {field}']")
    table.page.keyboard.press("Enter")
    improved = table.page.locator(f"[data-testid=works] [data-field='{field}']")
    expect(improved).to_have_attribute("data-level", "1")


def ready_by_keys(table: TablePage, *cards: str) -> str:
    """Take turns by keys until one of the cards can be played."""
    for _ in range(12):
        ready = table.wait(lambda now: "end" in now.ready).ready
        if found := [card for card in cards if card in ready]:
            return found[0]
        next_turn_by_keys(table)
    raise AssertionError("no card in twelve turns")


# --- axe ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("luck", [Luck("8", ("drew alchemist", CARDS_COME))])
def test_axe_finds_nothing_at_the_table(visit_own: Visit) -> None:
    """The form, one's turn with a card that is read, a knight in hand, dice to be set."""
    page = visit_own("/new")
    form = new_table(page, "random", "random")
    assert_accessible(page, "the form of a new table")
    table = KnightsPage(form.play(), ("knight",), CARDS)
    table.found()
    table.play_on(lambda sight: "alchemist" in table.progress_cards() and "end" in sight.ready, 120)
    assert_accessible(page, "my turn")
    table.read_card(table.progress_cards()[0])
    assert_accessible(page, "a card that is read")
    page.keyboard.press("Escape")
    table.play_on(lambda sight: "alchemist" in sight.ready and "roll" in sight.ready, 60)
    table.read_card("alchemist").page.get_by_test_id("play-card").click()
    page.locator("[data-die]").first.wait_for()
    assert_accessible(page, "dice to be set")


@pytest.mark.parametrize("luck", [Luck("2", ("rolled . . ship",))])
def test_axe_finds_nothing_in_a_battle(visit_own: Visit) -> None:
    page = visit_own("/new")
    table = KnightsPage(against_bots(page), ("knight",), CARDS)
    table.found()
    table.play_on(lambda sight: sight.battle and sight.mine, 120)
    assert_accessible(page, "a battle")


# --- languages ---------------------------------------------------------------------------------------

SAID = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]
  .flatMap((each) => [each.getAttribute('aria-label'), each.title])].filter(Boolean)"""
NAMED = """all => all.map((each) =>
  [each.dataset.tool ?? each.dataset.choice, each.ariaLabel ?? each.innerText])"""
# What is left where a word is missing: a hole in a text, the key of a word, a name of the program's.
NO_WORDS = re.compile(r"\{\w*\}|undefined|\bNaN\b|\[object|[a-z]_[a-z]|\b(tool|card|ask|works)\.[a-z]")


@pytest.mark.parametrize("luck", [Luck("2", ("drew (spy|medicine|merchant)", CARDS_COME))])
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_every_word_is_there(visit_own: Visit, locale: str) -> None:
    """Nothing is told by its name in the program, and tools and cards have other names in each language."""
    page = visit_own("/new", locale=locale)
    table = KnightsPage(against_bots(page), (), CARDS)
    table.found()
    table.play_on(lambda sight: table.progress_cards() and "end" in sight.ready, 120)
    table.read_card(table.progress_cards()[0])
    assert unworded(page) == []
    page.keyboard.press("Escape")
    table.tool("end").wait_for()
    names = spoken_names(page)
    page.get_by_test_id("language").click()
    table.wait(lambda _: not same_names(names, spoken_names(page)), 10, "names that are the same")
    assert unworded(page) == []


def unworded(page: Page) -> list[str]:
    said: list[str] = page.evaluate(SAID)
    return [found[0] for text in said if (found := NO_WORDS.search(text))]


def same_names(one: dict[str, str], other: dict[str, str]) -> list[str]:
    """What has the same name in both; all of it, as long as not all is there."""
    return [name for name in one if one[name] == other.get(name, one[name])]


def spoken_names(page: Page) -> dict[str, str]:
    """What tools, cards and improvements are called, by what they are."""
    found = page.locator("[data-tool], [data-testid=works] [data-choice]")
    return dict(found.evaluate_all(NAMED))

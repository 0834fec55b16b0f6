"""Two people in two browsers: they meet by a link, talk, trade, and let the game rest."""

from dataclasses import dataclass

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.player import NewTable, Sight, Start, TablePage, WaitingRoom


def test_friends_meet_by_a_link(visit: Visit) -> None:
    host = Start(visit("/")).invite_friends()
    friend = WaitingRoom(visit(host.link)).tell_name("Juno")
    expect(host.seat(1)).to_contain_text("Juno")
    friend.sit(2)
    expect(host.seat(2)).to_contain_text("Juno")
    expect(host.seat(1)).to_have_attribute("data-state", "open")
    expect(friend.page.get_by_test_id("start")).to_be_hidden()
    host.give(1, "greedy")
    expect(friend.seat(1)).to_have_attribute("data-state", "bot")
    hosts = host.start()
    friends = TablePage(friend.page).sit()
    assert (hosts.seat, friends.seat) == (0, 2)
    expect(hosts.page.locator("[data-testid=player][data-seat='2']")).to_contain_text("Juno")
    assert hosts.id == friends.id


def two_at_a_table(visit: Visit) -> tuple[TablePage, TablePage]:
    """Two people who have set their first pieces."""
    room = NewTable(visit("/new")).players(2).seats("open").wait_for_people()
    friend = WaitingRoom(visit(room.link)).tell_name("Juno")
    expect(room.seat(1)).to_have_attribute("data-state", "person")
    tables = room.start(), TablePage(friend.page).sit()
    for _ in range(8):  # two settlements and two roads each, in the order of the founding phase
        place_piece(*tables)
    return tables


def place_piece(me: TablePage, other: TablePage) -> None:
    """Whoever is asked sets a piece."""
    me.wait(lambda now: bool(now.lit or other.look().lit))
    asked = me if me.look().lit else other
    asked.answer(asked.look())


@dataclass
class Bargain:
    """What is offered, from the side of whoever offers: `give` for `get`; the other wants `more` besides."""

    give: str
    get: str
    more: str


def find_bargain(mine: dict[str, int], theirs: dict[str, int]) -> Bargain | None:
    for get in theirs:
        spare = [kind for kind, n in mine.items() if kind != get for _ in range(n)]
        if len(spare) >= 2:
            return Bargain(spare[0], get, spare[-1])
    return None


def roll(table: TablePage) -> Sight:
    """Roll, and answer what a seven asks of whoever rolled it."""
    table.roll()
    while (sight := table.asked()).wants_answer:
        table.answer(sight)
    return sight


def begin_bargain(tables: tuple[TablePage, TablePage]) -> tuple[TablePage, TablePage, Bargain]:
    """Take turns until whoever is on turn holds enough to be asked for more."""
    for _ in range(12):
        for me, other in (tables, tables[::-1]):
            if not me.look().mine:
                continue
            roll(me)
            if bargain := find_bargain(me.hand(), other.hand()):
                return me, other, bargain
            me.use("end")
            other.asked()
    raise AssertionError("nobody ever held two cards")


def changed(hand: dict[str, int], less: list[str], more: list[str]) -> dict[str, int]:
    left = dict(hand)
    for kind in less:
        left[kind] -= 1
    for kind in more:
        left[kind] = left.get(kind, 0) + 1
    return {kind: n for kind, n in left.items() if n}


def test_a_counter_offer_is_accepted(visit: Visit) -> None:
    me, other, bargain = begin_bargain(two_at_a_table(visit))
    mine, theirs = me.hand(), other.hand()

    me.put("give", bargain.give)
    me.put("get", bargain.get)
    me.page.get_by_test_id("send-offer").click()
    expect(me.page.get_by_test_id("trade-offer")).to_be_visible()
    expect(other.page.get_by_test_id("question")).to_be_visible()

    other.page.get_by_test_id("counter").click()
    other.put("get", bargain.more)
    other.page.get_by_test_id("send-offer").click()

    answer = me.page.locator(f"[data-testid=trade-answer][data-seat='{other.seat}']")
    expect(answer).to_have_attribute("data-state", "proposed")
    answer.locator("[data-choice]").click()
    expect(answer).to_be_hidden()

    given, gained = [bargain.give, bargain.more], [bargain.get]
    me.wait(lambda _: me.hand() == changed(mine, given, gained))
    other.wait(lambda _: other.hand() == changed(theirs, gained, given))


def put_up(me: TablePage, bargain: Bargain) -> None:
    """Make an offer."""
    me.put("give", bargain.give)
    me.put("get", bargain.get)
    me.page.get_by_test_id("send-offer").click()
    expect(me.page.get_by_test_id("trade-offer")).to_be_visible()


def test_a_counter_offer_begins_with_the_offer_and_goes_with_it(visit: Visit) -> None:
    me, other, bargain = begin_bargain(two_at_a_table(visit))
    put_up(me, bargain)
    draft = other.page.get_by_test_id("trade-draft")
    for begin in ("counter", "open-proposal"):
        other.page.get_by_test_id(begin).click()
        expect(draft.get_by_test_id("give").locator(f"[data-card='{bargain.get}']")).to_contain_text("1")
        expect(draft.get_by_test_id("get").locator(f"[data-card='{bargain.give}']")).to_contain_text("1")
        me.page.locator("[data-testid=trade-offer] [data-choice=withdraw]").click()
        expect(draft).to_be_hidden()
        put_up(me, bargain)
    expect(other.log.filter(has_text="withdraws").first).to_contain_text("offers")  # one line


def test_nothing_of_a_withdrawn_offer_is_left(visit: Visit) -> None:
    """Neither the question nor what was said aloud, neither the line in the panel nor a word at a seat."""
    me, other, bargain = begin_bargain(two_at_a_table(visit))
    put_up(me, bargain)
    aloud = other.page.locator("[aria-live=assertive]")
    of_the_offer = [other.page.get_by_test_id(part) for part in ("question", "trade-offer")]
    expect(aloud).to_contain_text("offer")
    for part in of_the_offer:
        expect(part).to_be_visible()
    seat = me.page.locator(f"[data-testid=player][data-seat='{other.seat}']")
    expect(seat).to_contain_text("decid")
    me.page.locator("[data-testid=trade-offer] [data-choice=withdraw]").click()
    for part in of_the_offer:
        expect(part).to_be_hidden()
    expect(aloud).to_be_empty()
    expect(other.page.get_by_test_id("turn")).not_to_contain_text("offers")
    expect(seat).not_to_contain_text("decid")
    expect(me.page.get_by_test_id("trade-offer")).to_be_hidden()


def test_whoever_does_not_trade_says_so_and_is_not_asked(visit: Visit) -> None:
    me, other, bargain = begin_bargain(two_at_a_table(visit))
    other.page.get_by_test_id("not-trading").select_option("game")
    panel = me.page.locator(f"[data-testid=player][data-seat='{other.seat}']")
    expect(panel).to_contain_text("not trading")
    me.put("give", bargain.give)
    me.put("get", bargain.get)
    expect(me.page.get_by_test_id("send-offer")).to_be_disabled()
    other.page.get_by_test_id("log").locator("ol").focus()
    other.page.keyboard.press("x")
    expect(panel).not_to_contain_text("not trading")
    me.page.get_by_test_id("send-offer").click()
    expect(other.page.get_by_test_id("question")).to_be_visible()
    other.page.keyboard.press("x")  # whoever is asked already says no by that
    expect(other.page.get_by_test_id("question")).to_be_hidden()
    expect(panel).to_contain_text("not trading")
    expect(me.log.last).to_contain_text("Declined: ")


def test_the_turn_can_be_ended_over_an_open_offer(visit: Visit) -> None:
    """The other one has not answered, and is on turn at once."""
    me, other, bargain = begin_bargain(two_at_a_table(visit))
    me.put("give", bargain.give)
    me.put("get", bargain.get)
    me.page.get_by_test_id("send-offer").click()
    expect(other.page.get_by_test_id("question")).to_be_visible()
    me.use("end")
    other.wait(lambda now: "roll" in now.ready)
    expect(other.page.get_by_test_id("trade-offer")).to_be_hidden()
    expect(other.page.get_by_test_id("log")).to_contain_text("withdraws the offer")


def test_a_game_rests_when_both_want_it(visit: Visit) -> None:
    me, other = two_at_a_table(visit)
    me.page.get_by_test_id("pause").click()
    expect(me.page.get_by_test_id("pause-wish")).to_be_visible()
    other.page.get_by_test_id("pause-agree").click()
    for table in (me, other):
        expect(table.page.get_by_test_id("paused-bar")).to_be_visible()
        assert not table.look().mine
    other.page.get_by_test_id("resume").click()
    expect(other.page.get_by_test_id("paused-bar")).to_contain_text("to resume")
    me.page.get_by_test_id("resume").click()
    for table in (me, other):
        expect(table.page.get_by_test_id("paused-bar")).to_be_hidden()
    assert me.look().mine != other.look().mine  # one of them is on turn


def test_what_one_says_the_other_hears(visit: Visit) -> None:
    me, other = two_at_a_table(visit)
    me.say("Good evening!")
    expect(other.chat).to_contain_text("Good evening!")
    other.say("And to you.")
    expect(me.chat).to_contain_text("And to you.")


def test_a_bot_stands_in_until_one_comes_back(visit: Visit) -> None:
    tables = two_at_a_table(visit)
    gone, other = tables if tables[0].look().mine else tables[::-1]
    gone.page.get_by_test_id("away").click()
    other.play_on(lambda sight: "roll" in sight.ready, 30)  # the bot has played the other's turn
    expect(other.page.locator(f"[data-testid=player][data-seat='{gone.seat}']")).to_contain_text("away")
    gone.page.get_by_test_id("return").click()
    expect(gone.page.get_by_test_id("away-bar")).to_be_hidden()
    play_turn(other)
    gone.play_on(lambda sight: "roll" in sight.ready, 30)


def play_turn(table: TablePage) -> None:
    roll(table)
    table.use("end")

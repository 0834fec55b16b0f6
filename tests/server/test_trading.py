"""Whoever does not want to trade says so once: the table keeps it, tells everybody, and answers for them."""

import pytest

from hexhaven.server import seating
from hexhaven.server.hub import Hub
from hexhaven.server.store import Store
from hexhaven.server.table import Table
from hexhaven.wire import socket as wire
from scene.games import board
from server.visitors import BOTS, Visitor, code, eager, guest, new_table, open_hub

pytestmark = pytest.mark.anyio


async def three_people(hub: Hub) -> list[Visitor]:
    """Three people after the first roll, whoever is on turn first."""
    people = [await guest(hub, name) for name in ("Ada", "Ben", "Cleo")]
    table = await new_table(hub, people[0], seats=["you", "open", "open"], map="base-beginner")
    for seat, person in enumerate(people[1:], 1):
        await table.ask(lambda person=person, seat=seat: seating.sit_down(table, person, seat))  # type: ignore[misc]
    await table.ask(lambda: seating.start(table, people[0]))
    visitors = [await Visitor.at(table, person) for person in people]
    while (moment := visitors[0].moment).question != "after_roll":
        actor = visitors[moment.waiting[0]]
        await actor.must(eager(actor.moment).text)
    turn = int(visitors[0].moment.scene.turn)
    return visitors[turn:] + visitors[:turn]


def an_offer(visitor: Visitor) -> str:
    """One card for another."""
    standing = next(each for each in board(visitor.moment).players if each.player == visitor.seat)
    hand = standing.hand
    assert hand is not None
    give, want = sorted(hand, key=lambda kind: -hand[kind])[:2]
    return f"offer 1 {give} for 1 {want} to all"


def said(table: Table) -> list[tuple[int, str]]:
    """Who said what since the last offer, and the offer itself."""
    assert table.game is not None
    entries = [(entry.player, entry.text.partition(" ")[0]) for entry in table.game.record.entries]
    last = max(n for n, (_, verb) in enumerate(entries) if verb == "offer")
    return entries[last:]


async def test_offers_are_declined_at_once_for_somebody_who_does_not_trade(store: Store) -> None:
    async with open_hub(store) as hub:
        ada, ben, cleo = await three_people(hub)
        assert isinstance(await ben.ask("not_trading", lasting="game"), wire.Done)
        assert [visitor.present.info.seats[ben.seat].not_trading for visitor in (ada, ben, cleo)] == [
            "game"
        ] * 3
        await ada.must(an_offer(ada))
        assert said(ada.table) == [(ada.seat, "offer"), (ben.seat, "decline")]
        assert ada.moment.waiting == [cleo.seat]
        await cleo.must("decline")
        assert ada.moment.question == "after_roll"


async def test_an_offer_on_the_table_is_answered_as_well(store: Store) -> None:
    async with open_hub(store) as hub:
        ada, ben, cleo = await three_people(hub)
        await ada.must(an_offer(ada))
        await ben.ask("not_trading", lasting="turn")
        assert ada.moment.waiting == [cleo.seat]
        await cleo.ask("not_trading", lasting="turn")
        assert ada.moment.question == "after_roll"
        assert code(await ben.ask("act", text="decline", moment=0)) == "stale"


async def test_not_in_this_turn_ends_with_the_turn(store: Store) -> None:
    async with open_hub(store) as hub:
        ada, ben, cleo = await three_people(hub)
        await ben.ask("not_trading", lasting="turn")
        await cleo.ask("not_trading", lasting="game")
        await ada.must("end")
        assert ada.present.info.seats[ben.seat].not_trading is None
        assert ada.present.info.seats[cleo.seat].not_trading == "game"


async def test_one_may_trade_again(store: Store) -> None:
    async with open_hub(store) as hub:
        ada, ben, cleo = await three_people(hub)
        await ben.ask("not_trading", lasting="game")
        await ben.ask("not_trading", lasting=None)
        await ada.must(an_offer(ada))
        assert set(ada.moment.waiting) == {ben.seat, cleo.seat}


async def test_it_outlives_the_server(store: Store) -> None:
    async with open_hub(store) as hub:
        ada, ben, _ = await three_people(hub)
        await ben.ask("not_trading", lasting="game")
        table = ada.table.id
    async with open_hub(store) as hub:
        watcher = await Visitor.at(await hub.table(table))
        assert watcher.present.info.seats[ben.seat].not_trading == "game"


async def test_only_who_plays_may_say_so(store: Store) -> None:
    async with open_hub(store) as hub:
        ada, *_ = await three_people(hub)
        watcher = await Visitor.at(ada.table)
        assert code(await watcher.ask("not_trading", lasting="game")) == "not_seated"


async def test_bots_do_not_ask_who_does_not_trade(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        me = await Visitor.at(await new_table(hub, ada, seats=BOTS), ada)
        await me.ask("not_trading", lasting="game")
        await me.play_on(lambda moment: moment.over, eager)
        assert me.table.game is not None
        texts = [entry.text for entry in me.table.game.record.entries]
        offers = [text for text in texts if text.startswith("offer")]
        assert offers
        assert not any(" to all" in text or " 0" in text.partition(" to")[2] for text in offers)

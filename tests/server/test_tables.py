"""Tables: sitting down, playing, taking back, resting, being away, playing again."""

import asyncio
from dataclasses import replace

import pytest

from hexhaven.server import play, seating
from hexhaven.server.desk import MOST_CHAT
from hexhaven.server.errors import TroubleError
from hexhaven.server.hub import Hub
from hexhaven.server.store import ChatRow, Store, StoreError
from hexhaven.server.table import Table
from hexhaven.wire import socket as wire
from hexhaven.wire.rest import Person
from hexhaven.wire.table import ClockRule, StandIn
from scene.games import board
from server.visitors import BOTS, Visitor, code, eager, guest, new_table, open_hub

pytestmark = pytest.mark.anyio


# --- seats -------------------------------------------------------------------------------------------


async def test_a_table_without_open_seats_begins_at_once(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        visitor = await Visitor.at(await new_table(hub, ada, seats=BOTS), ada)
        assert visitor.seat == 0
        assert visitor.present.info.status == "playing"
        assert [seat.state for seat in visitor.present.info.seats] == ["person", "bot", "bot", "bot"]
        assert len({seat.name for seat in visitor.present.info.seats}) == 4


@pytest.mark.parametrize(
    "written", ["base with knights", "base with " + "knights " * 1000, "knights with knights"]
)
async def test_a_table_keeps_the_games_own_id_however_it_was_written(store: Store, written: str) -> None:
    """What a stranger writes would otherwise stand in everybody's list."""
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        visitor = await Visitor.at(await new_table(hub, ada, seats=BOTS, game=written), ada)
        assert visitor.present.info.game == "knights"


async def test_friends_sit_down_and_the_host_starts(store: Store) -> None:
    async with open_hub(store) as hub:
        ada, ben = await guest(hub, "Ada"), await guest(hub, "Ben")
        table = await new_table(hub, ada, seats=["you", "open", "open"])
        friend = await Visitor.at(table, ben)
        assert friend.seat == -1
        await table.ask(lambda: seating.sit_down(table, ben, None))
        assert friend.seat == 1
        with pytest.raises(TroubleError, match="not_host"):
            await table.ask(lambda: seating.start(table, ben))
        await table.ask(lambda: seating.start(table, ada))
        assert [seat.state for seat in friend.present.info.seats] == ["person", "person", "bot"]
        with pytest.raises(TroubleError, match="not_open"):
            await table.ask(lambda: seating.sit_down(table, ben, 2))


async def test_two_people_of_one_name_can_be_told_apart(store: Store) -> None:
    async with open_hub(store) as hub:
        ada, other = await guest(hub, "Ada"), await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=["you", "open", "open"])
        await table.ask(lambda: seating.sit_down(table, other, 2))
        assert [seat.name for seat in table.meta.seats] == ["Ada", "", "Ada 2"]


async def test_one_moves_to_another_seat_and_leaves(store: Store) -> None:
    async with open_hub(store) as hub:
        ada, ben = await guest(hub, "Ada"), await guest(hub, "Ben")
        table = await new_table(hub, ada, seats=["you", "open", "open"])
        await table.ask(lambda: seating.sit_down(table, ben, 1))
        await table.ask(lambda: seating.sit_down(table, ben, 2))
        assert table.meta.people() == (ada.id, None, ben.id)
        await table.ask(lambda: seating.leave(table, ada))
        assert (table.meta.people(), table.meta.host) == ((None, None, ben.id), ben.id)


async def test_the_host_gives_seats_to_bots_and_opens_them_again(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=["you", "open", "open"])
        await table.ask(lambda: seating.set_seat(table, ada, 2, "random"))
        assert table.meta.seats[2].bot == "random"
        await table.ask(lambda: seating.set_seat(table, ada, 2, "open"))
        assert table.meta.seats[2].is_open
        with pytest.raises(TroubleError, match="bad_value"):
            await table.ask(lambda: seating.set_seat(table, ada, 2, "clever"))


async def test_a_game_that_cannot_be_set_up_is_refused(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        for wish in (
            {"seats": ["you"]},
            {"map": "../../etc/passwd"},
            {"game": "chess"},
            {"preset": "1066"},
            {"options": {"trade_law": "none"}},
            {"map": "base-variable", "options": {"number_method": "fixed"}},
        ):
            with pytest.raises(TroubleError):
                await new_table(hub, ada, **wish)
        with pytest.raises(TroubleError, match="one_seat"):
            await new_table(hub, ada, seats=["you", "you", "open"])


async def test_a_seat_lent_by_token_is_played_by_its_bearer(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=["you", "open", "greedy"])
        await table.ask(lambda: seating.lend_seat(table, ada, 1))
        with pytest.raises(TroubleError, match="no_seat"):
            await table.ask(lambda: seating.lend_seat(table, ada, 1))
        await table.ask(lambda: seating.start(table, ada))
        program = await Visitor.at(table, None, seat_token=1)
        me = await Visitor.at(table, ada)
        assert (program.seat, me.seat) == (1, 0)
        actor = program if (await first_of(program, me)).seat == 1 else me
        await actor.must(actor.moment.choices[0].text)


async def first_of(*visitors: Visitor) -> Visitor:
    """Whoever is asked first."""
    async with asyncio.timeout(10):
        while True:
            for visitor in visitors:
                if visitor.moment.asks_you:
                    return visitor
            await asyncio.sleep(0.005)


# --- playing -----------------------------------------------------------------------------------------


async def test_a_whole_game_against_bots(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=BOTS)
        me = await Visitor.at(table, ada)
        watcher = await Visitor.at(table)
        assert me.present.info.commitment
        assert me.present.info.seed is None
        await me.play_on(lambda moment: moment.over, eager)
        info = me.present.info
        assert info.status == "over"
        assert info.result is not None
        assert info.result.points[info.result.winner] >= 10
        assert info.seed is not None
        assert watcher.moment.over
        stored = await store.load(table.id)
        assert stored is not None
        assert len(stored.log) == me.moment.entries
        assert [each.version for each in told(me)] == sorted(each.version for each in told(me))


def told(visitor: Visitor) -> list[wire.Whole | wire.Update]:
    return [each for each in visitor.heard if isinstance(each, wire.Whole | wire.Update)]


async def test_updates_follow_on_one_another(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        me = await Visitor.at(await new_table(hub, ada, seats=BOTS), ada)
        await me.play_on(lambda moment: moment.entries > 60, eager)
        first, *updates = told(me)
        assert isinstance(first, wire.Whole)
        version, entries = first.version, len(first.log)
        for update in updates:
            assert isinstance(update, wire.Update)
            assert (update.since, update.kept) == (version, entries)
            version, entries = update.version, entries + len(update.events)
            assert update.present.moment is not None
            assert update.present.moment.entries == entries


async def test_a_stale_act_does_nothing(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        me = await Visitor.at(await new_table(hub, ada, seats=BOTS), ada)
        moment = await me.turn()
        answer = await me.ask("act", text=moment.choices[0].text, moment=moment.number - 1)
        assert code(answer) == "stale"
        assert me.moment.entries == moment.entries


async def test_a_refused_act_says_why_and_where_it_is_written(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        me = await Visitor.at(await new_table(hub, ada, seats=BOTS, map="base-beginner"), ada)
        await me.play_on(lambda moment: moment.question == "before_roll", eager)
        for ask in ("act", "why_not"):
            fields = {"moment": me.moment.number} if ask == "act" else {}
            answer = await me.ask(ask, text="city 3", **fields)
            assert isinstance(answer, wire.NotAllowed)
            assert answer.refusal is not None
            assert answer.refusal.article == "turn"
        answer = await me.ask("why_not", text="roll")
        assert isinstance(answer, wire.NotAllowed)
        assert answer.refusal is None
        answer = await me.act("fly to the moon")
        assert isinstance(answer, wire.NotAllowed)


async def test_who_watches_sees_no_hand_and_cannot_act(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=BOTS, map="base-beginner")
        watcher = await Visitor.at(table)
        assert all(player.hand is None for player in board(watcher.moment).players)
        assert watcher.moment.choices == []
        assert code(await watcher.act("roll")) == "not_seated"
        assert code(await watcher.ask("say", text="hello")) == "not_signed_in"
        assert watcher.present.info.spectators == 1


async def test_the_whole_table_hears_the_chat(store: Store) -> None:
    async with open_hub(store) as hub:
        ada, ben = await guest(hub, "Ada"), await guest(hub, "Ben")
        table = await new_table(hub, ada, seats=BOTS)
        me, watcher = await Visitor.at(table, ada), await Visitor.at(table, ben)
        await me.ask("say", text="  Good   luck ")
        await watcher.ask("say", text="Nice board")
        me.listen()
        said = [(line.seat, line.name, line.text) for each in told(me) for line in each.chat]
        assert said == [(0, "Ada", "Good luck"), (-1, "Ben", "Nice board")]
        late = await Visitor.at(table)
        late.listen()
        assert [line.text for each in told(late) for line in each.chat] == ["Good luck", "Nice board"]


async def test_talk_without_end_keeps_nobody_out(store: Store) -> None:
    async with open_hub(store) as hub:
        table = await new_table(hub, await guest(hub, "Ada"), seats=["you", "open"])
        lines = [ChatRow(n, -1, "Eve", "x" * 500, n) for n in range(1, MOST_CHAT + 51)]
        await table.ask(lambda: table.change(chat=lines))
        late = await Visitor.at(table)
        (whole,) = [each for each in late.listen() if isinstance(each, wire.Whole)]
        assert [line.number for line in whole.chat] == list(range(51, MOST_CHAT + 51))


async def test_everybody_reads_in_their_own_language(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        me = await Visitor.at(await new_table(hub, ada, seats=BOTS), ada)
        await me.turn()
        english = me.moment.asked
        assert isinstance(await me.ask("look", language="de"), wire.Done)
        assert me.moment.asked != english
        assert code(await me.ask("look", language="xx")) == "bad_value"


# --- hints and lessons -------------------------------------------------------------------------------


async def test_hints_are_for_games_against_bots(store: Store) -> None:
    async with open_hub(store) as hub:
        ada, ben = await guest(hub, "Ada"), await guest(hub, "Ben")
        me = await Visitor.at(await new_table(hub, ada, seats=BOTS), ada)
        moment = await me.turn()
        hints = await me.ask("hint")
        assert isinstance(hints, wire.Hints)
        assert hints.advice[0].text in [choice.text for choice in moment.choices]
        assert hints.advice[0].reasons
        table = await new_table(hub, ada, seats=["you", "open", "greedy"])
        await table.ask(lambda: seating.sit_down(table, ben, 1))
        await table.ask(lambda: seating.start(table, ada))
        other = await Visitor.at(table, ada)
        assert code(await other.ask("hint")) == "no_hints"


async def test_the_guide_goes_on_when_a_lesson_was_read(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=BOTS, map="base-beginner", guided=True)
        me = await Visitor.at(table, ada)
        first = me.present.lesson
        assert first is not None
        assert first.passive
        assert isinstance(await me.ask("next", lesson=first.key), wire.Done)
        second = me.present.lesson
        assert second is not None
        assert second.key != first.key
        again = await Visitor.at(table, ada)
        assert again.present.lesson == second


# --- taking back -------------------------------------------------------------------------------------


async def test_a_founded_settlement_can_be_taken_back_until_somebody_acts(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        me = await Visitor.at(await new_table(hub, ada, seats=BOTS), ada)
        before = await me.turn()
        await me.must(before.choices[0].text)
        possible = me.present.can_take_back
        assert possible
        assert isinstance(await me.ask("take_back"), wire.Done)
        assert not me.present.can_take_back
        assert me.moment.entries == before.entries
        assert me.moment.number > before.number
        assert [choice.text for choice in me.moment.choices] == [choice.text for choice in before.choices]
        stored = await store.load(me.table.id)
        assert stored is not None
        assert len(stored.log) == before.entries
        update = told(me)[-1]
        assert isinstance(update, wire.Update)
        assert update.kept == before.entries


async def test_dice_cannot_be_taken_back(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        me = await Visitor.at(await new_table(hub, ada, seats=BOTS, map="base-beginner"), ada)
        await me.play_on(lambda moment: moment.question == "before_roll", eager)
        await me.must("roll")
        assert not me.present.can_take_back
        assert code(await me.ask("take_back")) == "no_take_back"


async def test_a_table_may_forbid_taking_back(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        me = await Visitor.at(await new_table(hub, ada, seats=BOTS, take_back=False), ada)
        await me.must((await me.turn()).choices[0].text)
        assert not me.present.can_take_back
        assert code(await me.ask("take_back")) == "no_take_back"


# --- resting and being away --------------------------------------------------------------------------


async def test_a_game_rests_when_everybody_wants_it_to(store: Store) -> None:
    async with open_hub(store) as hub:
        ada, ben = await guest(hub, "Ada"), await guest(hub, "Ben")
        table = await new_table(hub, ada, seats=["you", "open", "greedy"])
        await table.ask(lambda: seating.sit_down(table, ben, 1))
        await table.ask(lambda: seating.start(table, ada))
        me, friend = await Visitor.at(table, ada), await Visitor.at(table, ben)
        await me.ask("pause")
        assert (me.present.info.status, me.present.agreement.pause) == ("playing", [0])
        await friend.ask("pause")
        assert me.present.info.status == "paused"
        assert code(await me.act("roll")) == "not_running"
        await me.ask("resume")
        assert (me.present.info.status, me.present.agreement.pause) == ("paused", [1])
        await friend.ask("resume")
        assert (me.present.info.status, me.present.agreement.pause) == ("playing", [])
        await first_of(me, friend)


async def test_out_of_time_the_bot_plays_until_one_returns(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        clock = ClockRule(seconds=5, reserve=0)
        table = await new_table(hub, ada, seats=["you", "greedy", "greedy"], clock=clock)
        assert table.clock is not None
        table.clock.allowed = 700  # no test waits five seconds
        me = await Visitor.at(table, ada)
        await me.turn()
        assert me.present.timers[0].seat == 0
        await me.wait(lambda visitor: visitor.present.info.seats[0].away)
        entries = me.moment.entries
        await me.wait(lambda visitor: visitor.moment.entries > entries)
        assert isinstance(await me.ask("away", away=False), wire.Done)
        assert not me.present.info.seats[0].away
        await me.turn()
        assert me.present.timers[0].left > 400


async def test_gone_from_a_timed_game_the_bot_stands_in_and_one_returns_by_connecting(store: Store) -> None:
    async with open_hub(store, grace=0.2) as hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=["you", "greedy", "greedy"], clock=ClockRule(seconds=60))
        me, watcher = await Visitor.at(table, ada), await Visitor.at(table)
        await me.turn()
        await me.leave()
        await watcher.wait(lambda visitor: visitor.present.info.seats[0].away)
        back = await Visitor.at(table, ada)
        assert not back.present.info.seats[0].away
        await back.turn()


async def test_without_a_clock_the_game_waits(store: Store) -> None:
    async with open_hub(store, grace=0.0) as hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=["you", "greedy", "greedy"])
        me = await Visitor.at(table, ada)
        await me.turn()
        await me.leave()
        await asyncio.sleep(0.3)
        assert not table.meta.seats[0].away


async def two_at_a_table(
    hub: Hub, stand_in: StandIn
) -> tuple[Table, dict[str, Person], dict[str, Visitor]]:  # fmt: skip
    """Ada, who is the host, and Ben, in a game without a clock."""
    people = {name: await guest(hub, name) for name in ("Ada", "Ben")}
    table = await new_table(hub, people["Ada"], seats=["you", "open", "greedy"], stand_in=stand_in)
    await table.ask(lambda: seating.sit_down(table, people["Ben"], 1))
    await table.ask(lambda: seating.start(table, people["Ada"]))
    return table, people, {name: await Visitor.at(table, person) for name, person in people.items()}


async def send_bot(table: Table, by: Person, seat: int) -> None:
    await table.ask(lambda: seating.set_seat(table, by, seat, "greedy"))


async def test_anybody_may_call_the_bot_for_somebody_who_has_been_gone_for_a_while(store: Store) -> None:
    async with open_hub(store, grace=0.5) as hub:
        table, people, at = await two_at_a_table(hub, "anybody")
        with pytest.raises(TroubleError, match="still_here"):
            await send_bot(table, people["Ada"], 1)
        await at["Ben"].leave()
        assert 0 < (at["Ada"].present.info.seats[1].grace or 0) <= 500
        with pytest.raises(TroubleError, match="grace"):
            await send_bot(table, people["Ada"], 1)
        assert not table.meta.seats[1].away
        await asyncio.sleep(0.6)
        await send_bot(table, people["Ada"], 1)
        assert at["Ada"].present.info.seats[1].away


async def test_whoever_comes_back_within_the_grace_has_the_whole_of_it_again(store: Store) -> None:
    async with open_hub(store, grace=0.8) as hub:
        table, people, at = await two_at_a_table(hub, "anybody")
        for _ in range(3):
            await at["Ben"].leave()
            await asyncio.sleep(0.4)
            with pytest.raises(TroubleError, match="grace"):
                await send_bot(table, people["Ada"], 1)
            at["Ben"] = await Visitor.at(table, people["Ben"])


async def test_whoever_returns_has_the_seat_back_from_the_bot(store: Store) -> None:
    async with open_hub(store, grace=0.0) as hub:
        table, people, at = await two_at_a_table(hub, "anybody")
        await at["Ben"].leave()
        await send_bot(table, people["Ada"], 1)
        assert table.meta.seats[1].away
        await Visitor.at(table, people["Ben"])
        assert not at["Ada"].present.info.seats[1].away


async def test_the_table_says_who_may_call_the_bot(store: Store) -> None:
    async with open_hub(store, grace=0.0) as hub:
        table, people, at = await two_at_a_table(hub, "host")
        assert at["Ben"].present.info.stand_in == "host"
        await at["Ada"].leave()
        with pytest.raises(TroubleError, match="not_host"):
            await send_bot(table, people["Ben"], 0)
        await Visitor.at(table, people["Ada"])
        await at["Ben"].leave()
        await send_bot(table, people["Ada"], 1)
        table, people, at = await two_at_a_table(hub, "nobody")
        await at["Ben"].leave()
        assert at["Ada"].present.info.seats[1].grace is None
        with pytest.raises(TroubleError, match="no_stand_in"):
            await send_bot(table, people["Ada"], 1)


async def test_who_leaves_a_running_game_may_come_back(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=BOTS)
        me = await Visitor.at(table, ada)
        await table.ask(lambda: seating.leave(table, ada))
        await me.wait(lambda visitor: visitor.moment.entries > 40)
        assert me.present.info.seats[0].away
        await me.ask("away", away=False)
        assert not me.present.info.seats[0].away


# --- another day, another game -----------------------------------------------------------------------


async def test_a_game_goes_on_after_a_restart(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=BOTS)
        me = await Visitor.at(table, ada)
        before = await me.play_on(lambda moment: moment.question == "before_roll", eager)
    async with open_hub(store) as hub:
        again = await Visitor.at(await hub.table(table.id), ada)
        now = await again.turn()
        assert (now.entries, now.scene, now.choices) == (before.entries, before.scene, before.choices)
        await again.must(eager(now).text)


async def test_a_restart_wakes_the_games_that_go_on_by_themselves(store: Store) -> None:
    """Where a game waits for a person, without a clock, it may sleep until somebody comes."""
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        tables = [
            await new_table(hub, ada, seats=BOTS, clock=clock)
            for clock in (None, None, ClockRule(seconds=60))
        ]
        waits, left, timed = [await Visitor.at(table, ada) for table in tables]
        for visitor in (waits, left, timed):
            await visitor.turn()
        hub.settings = replace(hub.settings, pace=3600.0)  # from now on no bot moves before the restart
        await left.table.ask(lambda: seating.leave(left.table, ada))
    async with open_hub(store, pace=3600.0) as hub:
        await hub.wake()
        assert set(hub.tables) == {left.table.id, timed.table.id}


async def test_a_rematch_seats_the_same_people(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=["you", "greedy"])
        me = await Visitor.at(table, ada)
        assert code(await me.ask("rematch")) == "not_over"
        await me.play_on(lambda moment: moment.over, eager)
        assert isinstance(await me.ask("rematch"), wire.Done)
        next_id = me.present.info.rematch
        assert next_id is not None
        again = await Visitor.at(await hub.table(next_id), ada)
        assert [s.name for s in again.present.info.seats] == [s.name for s in me.present.info.seats]
        assert (await again.turn()).entries < 10


# --- trouble with the store --------------------------------------------------------------------------


async def test_what_cannot_be_stored_has_not_happened(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        me = await Visitor.at(await new_table(hub, ada, seats=BOTS), ada)
        moment = await me.turn()
        commit = store.commit

        async def full(*_: object, **__: object) -> int:
            raise StoreError("the disk is full")

        monkeypatch.setattr(store, "commit", full)
        assert code(await me.act(moment.choices[0].text)) == "store"
        assert me.moment.entries == moment.entries
        monkeypatch.setattr(store, "commit", commit)
        await me.must(moment.choices[0].text)


async def test_nobody_stays_behind_when_the_store_is_gone(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hub(store) as hub:
        table = await new_table(hub, await guest(hub, "Ada"), seats=["you", "open"])
        watcher = await Visitor.at(table)

        async def gone(*_: object, **__: object) -> None:
            raise StoreError("the database is gone")

        with monkeypatch.context() as trouble:
            trouble.setattr(store, "load", gone)
            table.in_doubt = True
            await play.leave(hub, table.id, watcher.connection)
        assert table.presence.connections == set()


async def test_two_processes_do_not_step_on_one_another(store_url: str, anyio_backend: str) -> None:
    """Each has a table of its own in memory; the store decides, and the slower one looks again."""
    here, there = await Store.open(store_url), await Store.open(store_url)
    async with open_hub(here) as hub, open_hub(there) as other_hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=["you", "open", "open"])
        twin = await other_hub.table(table.id)
        ben, cem = await guest(hub, "Ben"), await guest(hub, "Cem")
        await table.ask(lambda: seating.sit_down(table, ben, 1))
        with pytest.raises(TroubleError, match="no_seat"):
            await twin.ask(lambda: seating.sit_down(twin, cem, 1))
        await twin.ask(lambda: seating.sit_down(twin, cem, 2))
        row = await here.row(table.id)
        assert row is not None
        assert row.seats == (ada.id, ben.id, cem.id)
        assert replace(twin.row, meta=b"", updated=0) == replace(row, meta=b"", updated=0)
    await here.close()
    await there.close()


async def test_a_process_that_only_looks_on_gives_nobody_time(postgresql_url: str) -> None:
    """The clock is forgiven for the time nobody watched it, not whenever somebody opens the table."""
    here, there = await Store.open(postgresql_url), await Store.open(postgresql_url)
    async with open_hub(here) as hub, open_hub(there) as other_hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=["you", "greedy"], clock=ClockRule(seconds=60))
        me = await Visitor.at(table, ada)
        await me.turn()
        since = table.meta.clock.since
        await asyncio.sleep(0.05)
        twin = await Visitor.at(await other_hub.table(table.id), ada)
        assert twin.table.meta.clock.since == since
        assert not twin.table.driver.drives
    await here.close()
    await there.close()

"""A new name is seen wherever somebody sits, by everybody; what is over keeps the old one."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from hexhaven.record import read_record
from hexhaven.server import renaming, seating
from hexhaven.server import requests as asked
from hexhaven.server.hub import Hub
from hexhaven.server.meta import decode
from hexhaven.server.people import People
from hexhaven.server.store import Conflict, Store
from hexhaven.wire.rest import Person
from hexhaven.wire.socket import Whole
from server.running import Server, Socket, newcomer, running
from server.test_processes import SOON, known_to, pair
from server.visitors import BOTS, Visitor, eager, guest, new_table, open_hub

pytestmark = pytest.mark.anyio
__all__ = ["pair"]


async def rename(hub: Hub, person: Person, name: str) -> None:
    """As the address for it does."""
    await People(hub.store).rename(person, name)
    await renaming.everywhere(hub, person.id)


async def stored_names(store: Store, id: str) -> list[str]:
    row = await store.row(id)
    assert row is not None
    return decode(row.meta).names()


def last_whole(visitor: Visitor) -> Whole:
    visitor.listen()
    return next(each for each in reversed(visitor.heard) if isinstance(each, Whole))


async def test_a_new_name_is_shown_in_the_waiting_room(store: Store) -> None:
    async with open_hub(store) as hub:
        ada, bea = await guest(hub, "Ada"), await guest(hub, "Bea")
        table = await new_table(hub, ada, seats=["you", "open"])
        watcher = await Visitor.at(table, bea)
        await rename(hub, ada, "Ada Lovelace")
        assert watcher.present.info.seats[0].name == "Ada Lovelace"
        assert watcher.present.info.title == "Ada Lovelace"  # the table was called after her
        assert await stored_names(store, table.id) == ["Ada Lovelace", ""]


async def test_a_title_somebody_chose_stays(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=["you", "open"], title="Thursday")
        await rename(hub, ada, "Grace")
        assert table.meta.title == "Thursday"


async def test_a_running_game_is_told_anew(store: Store) -> None:
    """Whoever is there hears the log again, without the old name; so does who comes after a restart."""
    async with open_hub(store) as hub:
        ada = await guest(hub, "Zerlina")
        table = await new_table(hub, ada, seats=BOTS)
        me, watcher = await Visitor.at(table, ada), await Visitor.at(table)
        await me.play_on(lambda moment: moment.entries > 20, eager)
        assert "Zerlina" in str(last_whole(watcher)) + str(watcher.heard)
        moment = me.moment
        await rename(hub, ada, "Despina")
        for visitor in (me, watcher):
            whole = last_whole(visitor)
            assert whole.names[0] == "Despina"
            assert len(whole.log) >= 20
            assert "Zerlina" not in str(whole)
        assert "Despina" in str(last_whole(watcher).log)
        assert me.moment.number >= moment.number
        await me.play_on(lambda now: now.entries > moment.entries + 4, eager)
    async with open_hub(store) as hub:
        late = await Visitor.at(await hub.table(table.id))
        assert "Despina" in str(last_whole(late).log)
        assert "Zerlina" not in str(last_whole(late))


async def test_a_table_at_rest_is_not_opened_for_it(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=["you", "random"])
    async with open_hub(store) as hub:
        await rename(hub, ada, "Grace")
        assert table.id not in hub.tables
        row = await store.row(table.id)
        assert row is not None
        assert decode(row.meta).names()[0] == "Grace"
        assert read_record(row.secret.decode()).names[0] == "Grace"
        assert last_whole(await Visitor.at(await hub.table(table.id))).names[0] == "Grace"


async def test_a_game_that_is_over_keeps_the_old_name_and_the_next_has_the_new(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        me = await Visitor.at(await new_table(hub, ada, seats=["you", "greedy"]), ada)
        await me.play_on(lambda moment: moment.over, eager)
        await rename(hub, ada, "Grace")
        assert (await stored_names(store, me.table.id))[0] == "Ada"
        await me.ask("rematch")
        next_id = me.present.info.rematch
        assert next_id is not None
        assert (await stored_names(store, next_id))[0] == "Grace"


async def test_who_has_the_name_of_another_gets_a_number_at_that_table(store: Store) -> None:
    async with open_hub(store) as hub:
        ada, bea = await guest(hub, "Ada"), await guest(hub, "Bea")
        table = await new_table(hub, ada, seats=["you", "open"])
        await hub.ask(table.id, lambda found: seating.sit_down(found, bea, None))
        await rename(hub, bea, "Ada")
        assert table.meta.names() == ["Ada", "Ada 2"]


async def test_of_two_names_at_once_the_one_that_is_kept_is_shown(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=BOTS)
        rested = await new_table(hub, ada, seats=["you", "open"])
        await hub.close_table(rested.id)
        await asyncio.gather(*(rename(hub, ada, f"Ada {letter}") for letter in "bcdefg"))
        kept = await store.person(ada.id)
        assert kept is not None
        assert (await stored_names(store, table.id))[0] == kept.name
        assert (await stored_names(store, rested.id))[0] == kept.name


async def test_another_process_may_come_between(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=BOTS)
        await hub.close_table(table.id)
        commit, refused = store.commit, [Conflict(table.id)] * 2

        async def busy(*given: object, **named: object) -> int:
            if refused:
                raise refused.pop()
            return await commit(*given, **named)  # type: ignore[arg-type]

        monkeypatch.setattr(store, "commit", busy)
        await rename(hub, ada, "Grace")
        assert (await stored_names(store, table.id))[0] == "Grace"


async def test_a_name_that_did_not_reach_the_table_does_when_its_bearer_comes(store: Store) -> None:
    """The process may have been killed after the name was stored, and before the tables were told."""
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=BOTS)
        await People(store).rename(ada, "Grace")
        line = Visitor(table, msgspec.structs.replace(ada, name="Grace")).connection
        await table.ask(lambda: renaming.join(table, line))
        assert table.meta.names()[0] == "Grace"
        late = Visitor(table, ada).connection  # it was on its way when the name changed
        await table.ask(lambda: renaming.join(table, late))
        assert table.meta.names()[0] == "Grace"


async def test_a_damaged_table_keeps_no_other_from_the_new_name(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        damaged, sound = [await new_table(hub, ada, seats=["you", "open"]) for _ in range(2)]
        await hub.close_table(damaged.id)
        await store.commit(damaged.id, damaged.row.revision, meta=b"{")
        reported: list[str] = []
        monkeypatch.setattr(hub, "report", lambda id, _: reported.append(id))
        await rename(hub, ada, "Grace")
        assert sound.meta.names()[0] == "Grace"
        assert reported == [damaged.id]


async def test_who_watches_talks_under_the_new_name(store: Store) -> None:
    async with open_hub(store) as hub:
        ada, bea = await guest(hub, "Ada"), await guest(hub, "Bea")
        table = await new_table(hub, ada, seats=["you", "open"])
        watcher = await Visitor.at(table, bea)
        hub.lines.add(watcher.connection)
        await rename(hub, bea, "Bella")
        await asked.answer(table, watcher.connection, '{"type": "say", "id": 1, "text": "Hello"}')
        assert [line.name for line in table.chat] == ["Bella"]


async def test_the_address_for_it_renames_at_the_tables_too(tmp_path: Path, stack: AsyncExitStack) -> None:
    """For guests, and for guests who become an account under another name."""
    with running(f"sqlite:///{tmp_path}/hexhaven.db", tmp_path) as server:
        ada = await newcomer(stack, server, "Ada")
        id = await ada.open_table("you", "open")
        await ada.ask("PUT", "/me", {"name": "Grace"})
        assert (await ada.get(f"/tables/{id}"))["seats"][0]["name"] == "Grace"
        await ada.post("/accounts", {"name": "Grace Hopper", "password": "nanoseconds of wire"})
        assert (await ada.get(f"/tables/{id}"))["seats"][0]["name"] == "Grace Hopper"
        assert server.complaints() == []


async def test_people_at_another_process_see_it(pair: tuple[Server, Server], stack: AsyncExitStack) -> None:
    one, two = pair
    ada, ben = await newcomer(stack, one, "Zerlina"), await newcomer(stack, two, "Ben")
    id = await ada.open_table("you", "open", "greedy")
    await ben.post(f"/tables/{id}/seats", {})
    await ada.post(f"/tables/{id}/start")
    a = await stack.enter_async_context(await ada.play(id))
    b = await stack.enter_async_context(await ben.play(id))
    await (await known_to(stack, two, ada)).ask("PUT", "/me", {"name": "Despina"})
    for socket in (a, b):
        await socket.until(lambda s=socket: first_name(s) == "Despina", SOON)  # type: ignore[misc]
        await socket.until(lambda s=socket: "Zerlina" not in str(s.log), SOON)  # type: ignore[misc]
    assert one.complaints() == two.complaints() == []


def first_name(socket: Socket) -> str:
    return str(socket.present["info"]["seats"][0]["name"])

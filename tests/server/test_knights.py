"""Tables at which Cities & Knights is played: from opening them to a rematch."""

import msgspec
import pytest

from hexhaven.games.knights.wire import KnightsScene
from hexhaven.record import read_record
from hexhaven.server.errors import TroubleError
from hexhaven.server.game import open_game
from hexhaven.server.store import Store
from hexhaven.wire import socket as wire
from hexhaven.wire.scene import Choice, Moment
from hexhaven.wire.table import ClockRule
from scene.games import board
from server.visitors import BOTS, Visitor, code, guest, new_table, open_hub

pytestmark = pytest.mark.anyio

WANTED = (
    "city", "settlement", "improve", "knight", "activate", "promote", "wall", "road", "decline", "roll",
)  # fmt: skip
TALK = ("offer", "propose", "exchange", "bank")


def busy(moment: Moment) -> Choice:
    """Build what can be built, play every card, trade with nobody, and go on."""
    for verb in WANTED:
        found = [choice for choice in moment.choices if choice.verb == verb]
        if found:
            return found[0]
    cards = [choice for choice in moment.choices if choice.verb not in ("end", "move", *TALK)]
    return cards[0] if cards else next(choice for choice in moment.choices if choice.verb == "end")


def knights_of(moment: Moment) -> KnightsScene:
    return msgspec.convert(moment.scene.parts["knights"], KnightsScene)


async def test_a_whole_game_against_bots_and_another_one(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=BOTS, game="knights")
        me, watcher = await Visitor.at(table, ada), await Visitor.at(table)
        assert me.present.info.game == "knights"
        assert me.present.info.game_name == "Cities & Knights"
        await me.play_on(lambda moment: moment.over, busy)
        result = me.present.info.result
        assert result is not None
        assert result.points[result.winner] >= 13
        assert watcher.moment.over
        assert all(player.hand is None for player in board(watcher.moment).players)
        stored = await store.load(table.id)
        assert stored is not None
        again = open_game(stored.row.secret, stored.log)
        assert again.is_over
        assert read_record(again.record.write()).entries == again.record.entries
        assert isinstance(await me.ask("rematch"), wire.Done)
        next_id = me.present.info.rematch
        assert next_id is not None
        rematch = await Visitor.at(await hub.table(next_id), ada)
        assert rematch.present.info.game == "knights"


async def test_a_game_goes_on_after_a_restart(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=["you", "greedy", "greedy"], game="knights")
        me = await Visitor.at(table, ada)
        before = await me.play_on(
            lambda moment: moment.question == "before_roll" and knights_of(moment).event != "", busy
        )
    async with open_hub(store) as hub:
        again = await Visitor.at(await hub.table(table.id), ada)
        now = await again.turn()
        assert (now.scene, now.choices, now.tools) == (before.scene, before.choices, before.tools)
        await again.must(busy(now).text)


async def test_a_slow_game_waits_for_days(store: Store) -> None:
    """A correspondence game: the clock counts in days, and a question out of turn is on the clock, too."""
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        clock = ClockRule(seconds=3 * 24 * 3600)
        table = await new_table(hub, ada, seats=BOTS, game="knights", clock=clock)
        me = await Visitor.at(table, ada)
        await me.turn()
        assert me.present.timers[0].seat == 0
        assert me.present.timers[0].left > 2 * 24 * 3600 * 1000
        await me.play_on(lambda moment: moment.scene.round >= 2, busy)
        assert me.present.timers[0].left > 2 * 24 * 3600 * 1000


async def test_hints_are_given_at_every_moment(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        options = {"player_trade": "no"}
        me = await Visitor.at(await new_table(hub, ada, seats=BOTS, game="knights", options=options), ada)
        for _ in range(25):
            await me.turn()
            hints = await me.ask("hint")
            assert isinstance(hints, wire.Hints)
            assert hints.advice[0].reasons
            answer = await me.act(hints.advice[0].text)
            assert isinstance(answer, wire.Done) or code(answer) == "stale"  # others are asked together


async def test_what_was_done_last_can_be_taken_back(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        me = await Visitor.at(await new_table(hub, ada, seats=BOTS, game="knights"), ada)
        before = await me.turn()
        await me.must(before.choices[0].text)
        assert me.present.can_take_back
        assert isinstance(await me.ask("take_back"), wire.Done)
        assert [choice.text for choice in me.moment.choices] == [choice.text for choice in before.choices]


async def test_it_is_for_three_or_four(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        with pytest.raises(TroubleError, match="bad_setup"):
            await new_table(hub, ada, seats=["you", "greedy"], game="knights")


async def test_the_guide_speaks_at_such_a_table(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=BOTS, game="knights", guided=True)
        me = await Visitor.at(table, ada)
        first = me.present.lesson
        assert first is not None
        assert isinstance(await me.ask("next", lesson=first.key), wire.Done)
        second = me.present.lesson  # there may be none until the learner's turn comes
        assert second is None or second.key != first.key


async def test_options_of_the_game_are_kept(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        wish = {"barbarian_steps": "8", "saboteur": "classic"}
        table = await new_table(hub, ada, seats=BOTS, game="knights", options=wish)
        me = await Visitor.at(table, ada)
        assert me.present.info.options["barbarian_steps"] == "8"
        whole = next(each for each in reversed(me.heard) if isinstance(each, wire.Whole))
        assert whole.setting is not None
        assert whole.setting.parts["knights"]["steps"] == 8

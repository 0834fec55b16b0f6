"""Tables at which the card game is played: two seats, and no map."""

import msgspec
import pytest

from hexhaven.record import read_record
from hexhaven.server.errors import TroubleError
from hexhaven.server.game import open_game
from hexhaven.server.seating import check
from hexhaven.server.store import Store
from hexhaven.wire.rest import GameWish
from hexhaven.wire.scene import Choice, Moment
from server.visitors import Visitor, guest, new_table, open_hub

pytestmark = pytest.mark.anyio

SEATS = ["you", "greedy"]
TALK = ("offer", "bank", "demolish")


def willing(moment: Moment) -> Choice:
    """Do the first thing that is no talk and does not end the turn, else go on."""
    found = [choice for choice in moment.choices if choice.verb not in ("end", *TALK)]
    return found[0] if found else next(choice for choice in moment.choices if choice.verb == "end")


def is_in_round(moment: Moment, round: int) -> bool:
    return moment.over or moment.scene.round >= round


async def test_a_duel_begins_goes_on_and_survives_a_restart(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=SEATS, game="duel")
        me, watcher = await Visitor.at(table, ada), await Visitor.at(table)
        info = me.present.info
        assert (info.game, info.game_name, info.preset, info.map) == ("duel", "The card game", "base", "")
        before = await me.play_on(lambda moment: is_in_round(moment, 4), willing)
        assert watcher.moment.choices == []
    async with open_hub(store) as hub:
        again = await Visitor.at(await hub.table(table.id), ada)
        now = await again.turn()
        assert (now.scene, now.choices) == (before.scene, before.choices)
        stored = await store.load(table.id)
        assert stored is not None
        game = open_game(stored.row.secret, stored.log)
        assert read_record(game.record.write()).entries == game.record.entries


@pytest.mark.parametrize(
    ("wanted", "code", "reason"),
    [
        ({"map": "base-beginner"}, "bad_value", "base-beginner"),
        ({"seats": ["you", "greedy", "greedy"]}, "bad_setup", "'duel' is for 2 players, not 3"),
        ({"options": {"trade_change": "on"}}, "bad_setup", "without theme sets"),
        ({"preset": "modern"}, "bad_setup", "no preset 'modern'"),
    ],
)
async def test_a_duel_that_cannot_be_is_never_opened(
    store: Store, wanted: dict[str, object], code: str, reason: str
) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        with pytest.raises(TroubleError) as refused:
            await new_table(hub, ada, **{"seats": SEATS, "game": "duel", **wanted})
        assert refused.value.code == code
        assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("wanted", "problem", "caution"),
    [
        ({"preset": "wizards-dragons"}, "", ""),
        ({"preset": "trade-change", "options": {"wizards_dragons": "on"}}, "", "kommen 70 Karten"),
        (
            {"preset": "trade-change", "options": {"science_progress": "cannon"}},
            "",
            "Nie gespielt werden könnten: Kanone.",
        ),
        (
            {"preset": "trade-change", "options": {"trade_change": "9x tavern"}},
            "9-mal „tavern“",
            "",
        ),
        ({"options": {"trade_change": "on"}}, "zum Grundspiel gehört kein Themen-Set", ""),
        ({"seats": ["you", "you"]}, "nur auf einem Platz", ""),
        ({"seats": ["you"]}, "ist für 2 Spieler, nicht für 1", ""),
    ],
)
def test_a_table_can_be_judged_before_it_is_opened(
    wanted: dict[str, object], problem: str, caution: str
) -> None:
    found = check(msgspec.convert({"game": "duel", **wanted}, GameWish), "de")
    assert problem in (found.problem or "")
    assert bool(problem) == (found.problem is not None)
    assert [each.article for each in found.cautions] == ["duel-mixes"] * bool(caution)
    assert all(caution in each.text for each in found.cautions)


async def test_a_duel_that_cannot_be_is_refused_in_the_language_of_whoever_asks(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        with pytest.raises(TroubleError) as refused:
            await new_table(hub, ada, game="duel", options={"wizards_dragons": "on"})
        assert "leave out “Theme set Wizards & Dragons”" in refused.value.text("en")
        assert "lass „Themen-Set Zauberer & Drachen“ weg" in refused.value.text("de")


@pytest.mark.parametrize(("game", "bots"), [("base", 3), ("knights", 3), ("duel", 1)])
async def test_without_seats_there_are_as_many_bots_as_the_game_has_room_for(
    store: Store, game: str, bots: int
) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, game=game)
        assert [seat.person for seat in table.meta.seats] == [ada.id, *[None] * bots]
        assert table.row.status == "playing"


async def test_without_seats_an_unknown_game_is_still_refused(store: Store) -> None:
    async with open_hub(store) as hub:
        with pytest.raises(TroubleError, match="no game 'chess'"):
            await new_table(hub, await guest(hub, "Ada"), game="chess")


async def test_one_with_a_deck_of_their_own(store: Store) -> None:
    async with open_hub(store) as hub:
        ada = await guest(hub, "Ada")
        table = await new_table(hub, ada, seats=SEATS, game="duel", preset="tournament")
        me = await Visitor.at(table, ada)
        assert "duel" in (await me.turn()).scene.parts

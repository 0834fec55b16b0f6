"""A bot of one's own: it joins a table with a seat token and plays through the client, like anybody else.

python examples/third_party_bot.py --server http://127.0.0.1:8000 --table TABLE --token TOKEN

It knows no rule and needs none: the server sends what may be done. What it adds is a taste: cities before
settlements, settlements before roads, land that pays often, and no trades with the others.
"""

import argparse
import asyncio
import random
import sys
from collections.abc import Callable, Sequence

from hexhaven.client import Problem, Seat, Stale, seat
from hexhaven.games.island.wire import IslandScene, island_scene, island_setting
from hexhaven.wire.scene import Choice, Moment, Setting

# What to do first, where several things may be done. Whatever is not named here is left alone, if possible.
TASTE = ("announce", "city", "settlement", "road", "knight", "road-building", "invention", "monopoly", "buy",
         "bank", "roll", "end", "decline", "withdraw")  # fmt: skip

NO_SEAT = "This token does not open a seat at this table; ask its host for a new one."


class Bot:
    """Chooses among what the server offers."""

    def __init__(self, you: int, setting: Setting, rng: random.Random) -> None:
        island = island_setting(setting)  # it plays the games with a board
        self.you = you
        self.rng = rng
        self.pips = {node.id: 0 for node in island.nodes}  # in how many of 36 rolls a node pays
        for hex in island.hexes:
            for node in hex.nodes:
                self.pips[node] += 6 - abs(7 - hex.number) if hex.number else 0
        self.corners = {hex.id: hex.nodes for hex in island.hexes}

    def choose(self, moment: Moment) -> Choice:
        for verb in TASTE:
            wanted = [choice for choice in moment.choices if choice.verb == verb]
            if wanted and self.makes_sense(verb, moment):
                return self.best(wanted, moment)
        return self.best(moment.choices, moment)

    def makes_sense(self, verb: str, moment: Moment) -> bool:
        """Roads only towards the next settlement, and the bank only before a seven gets dangerous."""
        if verb == "road":
            return self.count(moment, "road") < 2 * self.count(moment, "settlement", "city") + 2
        if verb == "bank":
            return board(moment).players[self.you].cards > 6
        return True

    def count(self, moment: Moment, *kinds: str) -> int:
        pieces = board(moment).pieces
        return sum(piece.player == self.you and piece.kind in kinds for piece in pieces)

    def best(self, choices: Sequence[Choice], moment: Moment) -> Choice:
        """The best place for a building or the robber; otherwise any choice is as good as another."""
        self.rng.shuffle(order := list(choices))
        return max(order, key=lambda choice: self.worth(choice, moment))

    def worth(self, choice: Choice, moment: Moment) -> int:
        if choice.place is None:
            return 0
        if choice.place.kind == "node":
            return self.pips[choice.place.id]
        if choice.place.kind == "hex":
            return self.harm(choice.place.id, moment)
        return 0

    def harm(self, hex: int, moment: Moment) -> int:
        """Whom the robber would hurt on a hex: others, or the bot itself."""
        buildings = [piece for piece in board(moment).pieces if piece.place.kind == "node"]
        there = [piece.player for piece in buildings if piece.place.id in self.corners[hex]]
        return sum(-3 if player == self.you else 1 for player in there)


def board(moment: Moment) -> IslandScene:
    return island_scene(moment.scene)


async def play(place: Seat, rng: random.Random, tell: Callable[[str], None] = print) -> Moment | None:
    """Play until the game is over."""
    bot, told = None, 0
    async for moment in place:
        for event in place.log[told:]:
            if event.story:
                tell(event.story)
        told = len(place.log)
        if moment.asks_you and place.setting:
            bot = bot or Bot(place.you, place.setting, rng)
            try:
                await place.act(bot.choose(moment))
            except Stale:
                continue  # the next moment is on its way
    return place.moment


async def main() -> int:
    parser = argparse.ArgumentParser(description="Play a seat at a Hexhaven table.")
    parser.add_argument("--server", default="http://127.0.0.1:8000", help="address of the server")
    parser.add_argument("--table", required=True, help="id of the table: the end of its link")
    parser.add_argument("--token", required=True, help="seat token, from the host of the table")
    parser.add_argument("--seed", default=None, help="any word: the same choices every time")
    wishes = parser.parse_args()
    try:
        async with seat(wishes.server, wishes.table, wishes.token) as place:
            return await sit_down(place, random.Random(wishes.seed))
    except Problem as problem:
        return complain(NO_SEAT if problem.code == "not_signed_in" else problem.text)


async def sit_down(place: Seat, rng: random.Random) -> int:
    """Play, and say how it ended; 0 if it did."""
    if place.you < 0:
        return complain(NO_SEAT)
    print(f"I play as {place.names[place.you]}.")
    last = await play(place, rng)
    if last is not None:
        print("I have won." if last.winner == place.you else f"{place.names[last.winner]} has won.")
    return 0


def complain(text: str) -> int:
    """Say what is wrong, for people and for scripts."""
    print(text, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))

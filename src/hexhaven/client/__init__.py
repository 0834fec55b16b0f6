"""Play on a Hexhaven server from a program of your own.

    async with Client("http://127.0.0.1:8000") as client:
        await client.guest("Ada")
        table = await client.create(seats=["you", "greedy", "greedy"])
        async with client.play(table.id) as seat:
            async for moment in seat:
                if moment.asks_you:
                    await seat.act(moment.choices[0])

A bot that was given a seat token needs no account: `seat(url, table, token)`. What travels is described in
`hexhaven.wire`; everything here is sent as it stands there.
"""

from hexhaven.client.client import Client
from hexhaven.client.problems import Problem, Refused, Stale
from hexhaven.client.seat import Seat, seat

__all__ = ["Client", "Problem", "Refused", "Seat", "Stale", "seat"]

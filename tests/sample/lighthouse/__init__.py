"""Lighthouses on the coast: an expansion with one of everything that an expansion can bring.

- A **piece**, the lighthouse, for two on each own building at the coast.
- A **card**, amber: it washes up where a lighthouse is built, and is traded like any other.
- A **block** with counters: a keeper whom a throw has brought nothing fills up the oil.
- A **verb** with two places: for two oil a lighthouse shines on far land and brings a card from there.
- A **question** to several players: before a seven takes effect, keepers may burn oil to save two cards.
- In the **terminal** a sign behind the letters of a building, and a row for the oil.
- **Values**, by which bots know what houses and oil are worth.
- An **option**: whether the first oil comes with the lighthouse.
"""

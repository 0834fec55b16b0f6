"""The base game: the island, its settlers and their robber."""

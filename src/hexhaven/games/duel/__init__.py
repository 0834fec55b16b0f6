"""The card game for two players, with its theme sets and tournament decks."""

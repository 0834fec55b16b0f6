"""The card game as a page draws it, and what its deck builder is told: the table, and decks."""

"""The games: a folder for each game and each expansion, with all that is its own."""

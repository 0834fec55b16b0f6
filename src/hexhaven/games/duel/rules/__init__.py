"""The two-player card game: principalities of cards, on the same contract as the board games."""

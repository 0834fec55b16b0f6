"""The rules of the game, one test for each thing the rule book and the encyclopaedia say."""

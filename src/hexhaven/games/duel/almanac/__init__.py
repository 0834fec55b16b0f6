"""The articles about single cards, which are made from their rows."""

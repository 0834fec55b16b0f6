"""Expansions that exist for tests alone: each is small, and touches nothing outside its own folder."""

"""Tests that prove the rules of Cities & Knights, topic by topic."""

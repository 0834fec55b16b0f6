"""A server under load: games on disk, a server process, people who play, and what was measured."""

"""The server: tables where people and bots play, stored so that a killed process loses nothing.

- `app` puts everything together; `settings` says how;
- `hub` keeps the tables that are in use; each `table` is one task that takes its messages in order;
- `game` is the game on a table, `clock` its clock, `desk` what each person at it is told;
- `requests` answers what comes in over a socket, `api` what is asked over HTTP;
- `store` is the database, `people` who is who.

It knows no rule: games come from the catalog, and what people see comes from `hexhaven.scene`.
"""

"""What travels between the server and whoever plays on it: messages as plain types, and nothing else.

- `scene` is what a page draws: the table as one person may see it, and what that person may do;
- `socket` is the talk over a WebSocket while a game is played;
- `rest` is everything asked for once: the lobby, accounts, records, the almanac.

Server, client, the written protocol and the page's TypeScript types all come from these types. A game brings
its own in `games/<id>/wire`. A message is JSON; an action travels as its text ("road 12-13"), as in a record.
"""

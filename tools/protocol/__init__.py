"""The wire protocol, written down from the message types: TypeScript, a JSON Schema and a page to read.

- `source` reads the messages with what is said beside them;
- `typescript` and `schema` are for programs, `page` is for people, made of `page.md`, `samples` and `routes`.
"""

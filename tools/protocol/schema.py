"""A JSON Schema of all messages, for programs in other languages."""

import json
from typing import Any

import msgspec

from hexhaven.wire import socket
from protocol.source import MODULES, comment_of, doc_of, forms

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/{name}"


def schema() -> str:
    found = [form for module in MODULES for form in forms(module)]
    roots = [socket.ClientMessage, socket.ServerMessage]
    (client, server, *_), parts = msgspec.json.schema_components([*roots, *found], ref_template=REFERENCE)
    for form in found:
        explain(parts[form.__name__], form)
    client["title"], server["title"] = "ClientMessage", "ServerMessage"
    whole = {
        "$schema": DIALECT,
        "title": "The wire protocol of Hexhaven",
        "description": "Written by tools/wire.py from src/hexhaven/wire.",
        "$defs": {"ClientMessage": client, "ServerMessage": server, **parts},
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def explain(part: dict[str, Any], form: type[msgspec.Struct]) -> None:
    """Say in the schema what the source says about a message and its fields."""
    if doc_of(form):
        part["description"] = doc_of(form)
    for name, field in part["properties"].items():
        comment = comment_of(form, name)
        if comment:
            field["description"] = comment

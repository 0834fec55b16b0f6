"""The wire protocol: what is written about it is true, and every message survives the journey."""

import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import NODEFAULT, Struct, inspect
from msgspec.inspect import Field, Type

from hexhaven.wire import socket
from protocol.source import MODULES

ROOT = Path(__file__).resolve().parent.parent
REFERENCE = ROOT / "docs" / "reference"
FORMS = [
    each
    for module in MODULES
    for name, each in vars(module).items()
    if isinstance(each, type) and issubclass(each, Struct) and each.__module__ == module.__name__
    if each.__name__ == name and each.__struct_fields__ and not each.__subclasses__()
]
BRIEF = settings(max_examples=10, suppress_health_check=[HealthCheck.too_slow], deadline=None)


# --- any message at all ------------------------------------------------------------------------------


def anything(kind: Type) -> st.SearchStrategy[Any]:
    """Values of a type, within its limits."""
    match kind:
        case inspect.StructType(cls=cls, fields=fields):
            return st.builds(cls, **{field.name: value_of(field) for field in fields})
        case inspect.ListType(item_type=item, min_length=least, max_length=most):
            return st.lists(anything(item), min_size=least or 0, max_size=min(most or 2, 2))
        case inspect.DictType(value_type=value):
            return st.dictionaries(st.text(max_size=5), anything(value), max_size=2)
        case inspect.UnionType(types=types):
            return st.one_of([anything(each) for each in types])
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.StrType(min_length=least, max_length=most):
            return st.text(min_size=least or 0, max_size=min(most or 20, 20))
        case inspect.IntType(ge=least, le=most):
            return st.integers(-(2**53) if least is None else least, 2**53 if most is None else most)
        case inspect.FloatType():
            return st.floats(allow_nan=False, allow_infinity=False)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.AnyType():
            return st.dictionaries(st.text(max_size=5), st.integers(0, 9), max_size=2)
    raise TypeError(f"no values for {kind}")


def value_of(field: Field) -> st.SearchStrategy[Any]:
    """A value of a field; one that may be left out is often what counts then."""
    if field.required:
        return anything(field.type)
    left_out = field.default_factory() if field.default is NODEFAULT else field.default
    return st.one_of(st.just(left_out), anything(field.type))


@cache
def schema(name: str) -> jsonschema_rs.Draft202012Validator:
    """What the written schema says about one thing."""
    definitions = json.loads((REFERENCE / "protocol.schema.json").read_text("utf-8"))["$defs"]
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": definitions})


def fits(name: str, message: bytes) -> bool:
    return schema(name).is_valid(json.loads(message))


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.__name__)
@given(data=st.data())
@BRIEF
def test_every_message_survives_the_journey(form: type[Struct], data: st.DataObject) -> None:
    message = data.draw(anything(inspect.type_info(form)))
    sent = msgspec.json.encode(message)
    assert msgspec.json.decode(sent, type=form) == message
    assert fits(form.__name__, sent)


@pytest.mark.parametrize("name", ["ClientMessage", "ServerMessage"])
@given(data=st.data())
@BRIEF
def test_messages_of_one_side_can_be_told_apart(name: str, data: st.DataObject) -> None:
    union = getattr(socket, name)
    message = data.draw(anything(inspect.type_info(union)))
    sent = msgspec.json.encode(message)
    found = msgspec.json.decode(sent, type=union)
    assert type(found) is type(message)
    assert found == message
    assert fits(name, sent)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.__name__)
@given(data=st.data())
@BRIEF
def test_no_message_has_fields_nobody_knows(form: type[Struct], data: st.DataObject) -> None:
    message = msgspec.to_builtins(data.draw(anything(inspect.type_info(form))))
    sent = msgspec.json.encode({**message, "surprise": 1})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(sent, type=form)
    assert not fits(form.__name__, sent)


# --- what is written ---------------------------------------------------------------------------------


def test_what_is_written_about_the_messages_is_up_to_date() -> None:
    """TypeScript types, JSON Schema and page: if this fails, run 'python tools/wire.py'."""
    command = [sys.executable, str(ROOT / "tools" / "wire.py"), "--check"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr


def page() -> str:
    return (REFERENCE / "protocol.md").read_text("utf-8")


def test_the_page_tells_of_every_message_with_an_example_of_each_that_travels_alone() -> None:
    told = dict(re.findall(r"^### [^\n]* { #(\w+) }\n(.*?)(?=^##|\Z)", page(), re.MULTILINE | re.DOTALL))
    assert told.keys() == {form.__name__.lower() for form in FORMS}
    unions = (inspect.type_info(socket.ClientMessage), inspect.type_info(socket.ServerMessage))
    for union in unions:
        assert isinstance(union, inspect.UnionType)
        for each in union.types:
            assert isinstance(each, inspect.StructType)
            assert "```json" in told[each.cls.__name__.lower()], each.cls


def test_the_links_within_the_page_lead_somewhere() -> None:
    text = page()
    assert set(re.findall(r"\]\(#([\w-]+)\)", text)) <= set(re.findall(r"{ #([\w-]+) }", text))
    assert "<!--" not in text


def test_the_page_knows_the_ways_of_the_server() -> None:
    """What programs rely on, by hand: so that nothing gets lost on the way from the server to the page."""
    asked = re.findall(r"^\| `([A-Z]+ /api/[^`?]*)", page(), re.MULTILINE)
    assert set(WAYS.split("\n")) <= set(asked)


WAYS = """\
DELETE /api/tables/{table}/seats/me
GET /api/almanac
GET /api/almanac/{article}
GET /api/cards
GET /api/catalog
GET /api/decks
GET /api/me
GET /api/me/profile
GET /api/tables
GET /api/tables/{table}
GET /api/tables/{table}/draws
GET /api/tables/{table}/record
GET /api/tables/{table}/replay
GET /api/tables/{table}/summary
POST /api/accounts
POST /api/decks/check
POST /api/decks/complete
POST /api/decks/trials
POST /api/guests
POST /api/sign-in
POST /api/sign-out
POST /api/tables
POST /api/tables/{table}/seats
POST /api/tables/{table}/seats/{seat}/token
POST /api/tables/{table}/start
PUT /api/tables/{table}/seats/{seat}"""

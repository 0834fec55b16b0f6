"""The page about the protocol: prose from page.md, and everything else from the source."""

import json
from collections.abc import Iterator, Sequence
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import NODEFAULT, Struct, inspect
from msgspec.inspect import Field, Type

from hexhaven.layers import packages
from hexhaven.server.app import LARGEST_BODY
from hexhaven.server.connection import TRY_LATER
from hexhaven.server.requests import LONGEST
from hexhaven.server.teller import REFUSED
from hexhaven.wire import message, rest, scene, socket, table
from protocol.routes import Route, errors, rates, routes
from protocol.samples import samples
from protocol.source import (
    SLICES,
    client_messages,
    comment_of,
    doc_of,
    fields,
    forms,
    server_messages,
    tag,
)

PROSE = Path(__file__).with_name("page.md")
MOST_ITEMS = 1  # of a list in an example that does not fit into a line
WIDTH = 100


def page() -> str:
    text = PROSE.read_text("utf-8")
    for name, part in parts().items():
        text = text.replace(f"<!-- {name} -->", part)
    return text


def parts() -> dict[str, str]:
    told = [*client_messages(), *server_messages()]
    bodies = [form for form in (*forms(table), *forms(rest)) if form not in told]
    return {
        "client messages": sections(client_messages()),
        "server messages": sections(server_messages()),
        "parts of a table": sections([form for form in forms(socket) if form not in told]),
        "parts of a scene": sections([*forms(message), *forms(scene)]),
        "parts of games": "\n\n".join(added(id, modules) for id, modules in SLICES.items()),
        "http bodies": sections(bodies),
        "routes": "\n".join(["| ask | with | answer | |", "|---|---|---|---|", *map(route_row, routes())]),
        "errors": "\n".join(["| code | status | in words |", "|---|---|---|", *error_rows()]),
        "rates": "\n".join(["| what | at most | |", "|---|---|---|", *rate_rows()]),
        "longest message": f"{LONGEST:,}",
        "largest body": f"{LARGEST_BODY // 1024} KiB",
        "refused code": str(REFUSED),
        "later code": str(TRY_LATER),
    }


def added(id: str, modules: Sequence[ModuleType]) -> str:
    """What a game adds, as its modules say, and its messages."""
    name = import_module(f"{packages()[id]}.manifest").MANIFEST.name["en"]
    told = [f"### {name} {{ #part-{id} }}", f"Under `{id}`."]
    for module in modules:
        told += [cleandoc(module.__doc__ or ""), sections(list(forms(module)))]
    return "\n\n".join(part for part in told if part)


# --- messages ----------------------------------------------------------------------------------------


def sections(found: list[type[Struct]]) -> str:
    return "\n\n".join(map(section, found))


def section(form: type[Struct]) -> str:
    """A message: what it is for, its fields, and an example."""
    parts = [f"### {title(form)}", doc_of(form), field_table(form), example(form)]
    return "\n\n".join(part for part in parts if part)


def title(form: type[Struct]) -> str:
    """Messages over the socket are known by their type there, all other things by their name."""
    named = tag(form)
    name = named[1] if named and named[0] == "type" else form.__name__
    return f"{name} {{ #{anchor(form)} }}"


def anchor(form: type[Struct]) -> str:
    return form.__name__.lower()


def field_table(form: type[Struct]) -> str:
    rows = [f'| `{named[0]}` | `"{named[1]}"` | |'] if (named := tag(form)) else []
    rows += [field_row(form, field) for field in fields(form)]
    return "\n".join(["| field | type | |", "|---|---|---|", *rows])


def field_row(form: type[Struct], field: Field) -> str:
    said = (comment_of(form, field.name), limits(field.type), default(field))
    meaning = "; ".join(part for part in said if part).replace("|", "\\|")
    return f"| `{field.encode_name}` | {kind_words(field.type)} | {meaning} |"


def default(field: Field) -> str:
    """What counts if the field is left out."""
    if field.required:
        return ""
    value = field.default_factory() if field.default is NODEFAULT else field.default
    return f"`{json.dumps(msgspec.to_builtins(value), ensure_ascii=False)}` if left out"


def kind_words(kind: Type) -> str:
    match kind:
        case inspect.StructType(cls=cls):
            return f"[{cls.__name__}](#{anchor(cls)})"
        case inspect.ListType(item_type=item):
            return f"list of {kind_words(item)}"
        case inspect.DictType(value_type=value):
            return f"object of {kind_words(value)}"
        case inspect.UnionType(types=types):
            return " or ".join(map(kind_words, types))
        case inspect.LiteralType(values=values):
            return ", ".join(f'`"{value}"`' for value in values)
        case inspect.StrType():
            return "string"
        case inspect.IntType():
            return "integer"
        case inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "anything"
    raise TypeError(f"no words for {kind}")


def limits(kind: Type) -> str:
    match kind:
        case inspect.StrType(min_length=int(least), max_length=int(most)):
            return f"{least} to {most} characters"
        case inspect.ListType(min_length=int(least), max_length=int(most)):
            return f"{least} to {most} of them"
        case inspect.IntType(ge=int(least), le=int(most)):
            return f"{least} to {most}"
        case inspect.UnionType(types=types):
            return "; ".join(filter(None, map(limits, types)))
    return ""


# --- examples ----------------------------------------------------------------------------------------


def example(form: type[Struct]) -> str:
    found = [sample for sample in samples() if type(sample) is form]
    if not found:
        return ""
    return f"```json\n{pretty(abridged(msgspec.to_builtins(found[0])))}\n```"


def abridged(value: Any) -> Any:
    """The same with the ends of long lists left out."""
    if isinstance(value, dict):
        return {key: abridged(each) for key, each in value.items()}
    if not isinstance(value, list):
        return value
    kept = [abridged(each) for each in value]
    if len(json.dumps(kept)) <= WIDTH or len(kept) <= MOST_ITEMS:
        return kept
    return [*kept[:MOST_ITEMS], f"… {len(kept) - MOST_ITEMS} more"]


def pretty(value: Any, indent: int = 0) -> str:
    """JSON in which what is short stands on one line."""
    short = json.dumps(value, ensure_ascii=False)
    if len(short) + indent <= WIDTH or not isinstance(value, dict | list) or not value:
        return short
    inner = " " * (indent + 2)
    if isinstance(value, dict):
        lines = [f"{inner}{json.dumps(key)}: {pretty(each, indent + 2)}" for key, each in value.items()]
        return "{\n" + ",\n".join(lines) + f"\n{' ' * indent}}}"
    lines = [f"{inner}{pretty(each, indent + 2)}" for each in value]
    return "[\n" + ",\n".join(lines) + f"\n{' ' * indent}]"


# --- tables of the server's side ---------------------------------------------------------------------


def route_row(route: Route) -> str:
    query = f"?{'&'.join(f'{name}=' for name in route.query)}" if route.query else ""
    ask = f"`{route.method} {route.path}{query}`"
    return f"| {ask} | {type_words(route.body)} | {type_words(route.answer)} | {route.doc} |"


def type_words(kind: Any) -> str:
    if kind is None or kind is type(None):
        return ""
    return "text" if kind is str else kind_words(inspect.type_info(kind))


def error_rows() -> Iterator[str]:
    yield from (f"| `{code}` | {status} | {text} |" for code, status, text in errors())


def rate_rows() -> Iterator[str]:
    for limit in rates():
        yield f"| {limit.what.replace('_', ' ')} | {limit.times} in {limit.seconds} s | {limit.counted} |"

"""The page's TypeScript types: those of all games in one file, those of one game beside what draws it."""

import re
from collections.abc import Sequence
from types import ModuleType

from msgspec import Struct, inspect
from msgspec.inspect import Field, Type

from hexhaven.wire import socket
from protocol.source import COMMON, SLICES, comment_of, doc_of, fields, forms, tag

HEAD = "// Written by tools/wire.py from src/hexhaven/wire and games/*/wire.py: change the messages there.\n"
UNIONS = {
    "ClientMessage": socket.ClientMessage,
    "ServerMessage": socket.ServerMessage,
}


def typescript() -> str:
    unions = [
        f"export type {name} = {type_name(inspect.type_info(union))};\n" for name, union in UNIONS.items()
    ]
    return "\n".join([HEAD, *declarations(COMMON), *unions])


def slice_types(slice: str) -> str:
    """The types of one game, with those of all games that they are made of."""
    parts = declarations(SLICES[slice])
    common = {form.__name__ for module in COMMON for form in forms(module)}
    used = sorted(common.intersection(re.findall(r"\w+", "".join(parts))))
    known = f'import type {{ {", ".join(used)} }} from "../../wire";\n'
    return "\n".join([HEAD, *([known] if used else []), *parts])


def declarations(modules: Sequence[ModuleType]) -> list[str]:
    return [declaration(form) for module in modules for form in forms(module)]


def declaration(form: type[Struct]) -> str:
    doc = doc_of(form)
    lines = [f"/** {doc} */"] if doc else []
    lines.append(f"export interface {form.__name__} {{")
    if named := tag(form):
        lines.append(f'  {named[0]}: "{named[1]}";')
    lines += [field_line(form, field) for field in fields(form)]
    return "\n".join([*lines, "}\n"])


def field_line(form: type[Struct], field: Field) -> str:
    comment = comment_of(form, field.name)
    said = f" // {comment}" if comment else ""
    return f"  {field.encode_name}{'' if field.required else '?'}: {type_name(field.type)};{said}"


def type_name(kind: Type) -> str:
    match kind:
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.ListType(item_type=item):
            inner = type_name(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {type_name(value)}>"
        case inspect.UnionType(types=types):
            return " | ".join(map(type_name, types))
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
    raise TypeError(f"no TypeScript for {kind}")

"""Write the page's TypeScript types from the wire messages: one source, and no second opinion.

python tools/wire.py            # write web/src/wire.ts
python tools/wire.py --check    # fail if it is not what would be written
"""

import sys
from collections.abc import Iterator
from inspect import cleandoc, getmembers, isclass
from pathlib import Path
from types import ModuleType

from msgspec import Struct, inspect
from msgspec.inspect import Field, StructType, Type

from hexhaven.wire import rest, scene, socket, table

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "wire.ts"
HEAD = "// Written by tools/wire.py from src/hexhaven/wire: change the messages there.\n"


def typescript() -> str:
    parts = [declaration(form) for module in (scene, table, socket, rest) for form in forms(module)]
    return "\n".join([HEAD, *parts, *unions()])


def forms(module: ModuleType) -> Iterator[type[Struct]]:
    """The messages a module defines, in the order they stand there."""
    found = [form for _, form in getmembers(module, isclass) if form.__module__ == module.__name__]
    lines = {form: first_line(module, form) for form in found if issubclass(form, Struct)}
    yield from (form for form in sorted(lines, key=lambda form: lines[form]) if form.__struct_fields__)


def first_line(module: ModuleType, form: type) -> int:
    source = Path(str(module.__file__)).read_text()
    return source.index(f"class {form.__name__}(")


def declaration(form: type[Struct]) -> str:
    info = inspect.type_info(form)
    assert isinstance(info, StructType)
    tag = [f'  {info.tag_field}: "{info.tag}";'] if info.tag_field and info.tag else []
    fields = [field_line(each) for each in info.fields]
    note = f"/** {' '.join(cleandoc(form.__doc__).split())} */\n" if form.__doc__ else ""
    return f"{note}export interface {form.__name__} {{\n" + "\n".join(tag + fields) + "\n}\n"


def field_line(field: Field) -> str:
    return f"  {field.encode_name}{'' if field.required else '?'}: {type_name(field.type)};"


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
    raise TypeError(f"no TypeScript for {kind}")


def unions() -> Iterator[str]:
    for name, union in (("ClientMessage", socket.ClientMessage), ("ServerMessage", socket.ServerMessage)):
        yield f"export type {name} = {type_name(inspect.type_info(union))};\n"


def main() -> int:
    text = typescript()
    if "--check" not in sys.argv:
        TARGET.write_text(text)
        return 0
    if TARGET.exists() and TARGET.read_text() == text:
        return 0
    print(f"{TARGET.relative_to(ROOT)} is stale: run 'python tools/wire.py'", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())

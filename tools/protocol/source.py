"""The messages in the order of their files, with their docstrings and the comments beside their fields."""

import ast
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from inspect import cleandoc
from io import StringIO
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

from msgspec import Struct, inspect
from msgspec.inspect import Field, StructType, Type

from hexhaven.layers import module_of, packages
from hexhaven.wire import message, rest, scene, socket, table


def wire_modules(id: str) -> Iterator[ModuleType]:
    """The modules in which a game has its messages: one, or a folder of some."""
    whole = import_module(f"{packages()[id]}.wire")
    yield whole
    for part in iter_modules(getattr(whole, "__path__", [])):
        yield import_module(f"{whole.__name__}.{part.name}")


COMMON = (message, scene, table, socket, rest)
# What a game adds, by its id.
SLICES = {id: tuple(wire_modules(id)) for id in packages() if module_of(id, "wire")}
MODULES = (*COMMON, *(module for modules in SLICES.values() for module in modules))


@dataclass(frozen=True)
class Note:
    """What the source says about a class: its docstring, and the comment beside each field."""

    doc: str
    fields: dict[str, str]


def forms(module: ModuleType) -> Iterator[type[Struct]]:
    """The messages a module defines, without those that are only the ground of others."""
    for name in notes(module):
        form = getattr(module, name)
        if form.__struct_fields__ and not form.__subclasses__():
            yield form


@cache
def notes(module: ModuleType) -> dict[str, Note]:
    text = Path(str(module.__file__)).read_text("utf-8")
    beside = comments(text)
    found = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    return {node.name: note(node, beside) for node in found}


def note(node: ast.ClassDef, comments: dict[int, str]) -> Note:
    fields = {}
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            rows = range(line.lineno, (line.end_lineno or line.lineno) + 1)
            fields[line.target.id] = " ".join(comments[row] for row in rows if row in comments)
    return Note(" ".join(cleandoc(ast.get_docstring(node) or "").split()), fields)


def comments(text: str) -> dict[int, str]:
    """The comments of a source text by their line."""
    tokens = tokenize.generate_tokens(StringIO(text).readline)
    return {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}


def doc_of(form: type[Struct]) -> str:
    return note_of(form).doc


def comment_of(form: type[Struct], field: str) -> str:
    """The comment beside a field, which may stand in a class further up."""
    for base in form.__mro__:
        if issubclass(base, Struct) and base.__module__ in {module.__name__ for module in MODULES}:
            found = note_of(base).fields
            if field in found:
                return found[field]
    return ""


def note_of(form: type[Struct]) -> Note:
    (module,) = (module for module in MODULES if module.__name__ == form.__module__)
    return notes(module)[form.__name__]


def info(form: type[Struct]) -> StructType:
    found = inspect.type_info(form)
    assert isinstance(found, StructType)
    return found


def tag(form: type[Struct]) -> tuple[str, str] | None:
    """The field that tells this message from others, and its value."""
    found = info(form)
    return (found.tag_field, str(found.tag)) if found.tag_field and found.tag else None


def fields(form: type[Struct]) -> tuple[Field, ...]:
    return info(form).fields


def members(kind: Type) -> list[type[Struct]]:
    """The messages of a union, in their order."""
    assert isinstance(kind, inspect.UnionType)
    return [each.cls for each in kind.types if isinstance(each, StructType)]


def client_messages() -> list[type[Struct]]:
    return members(inspect.type_info(socket.ClientMessage))


def server_messages() -> list[type[Struct]]:
    return members(inspect.type_info(socket.ServerMessage))

"""Write the methods that must not forget a field into the classes, from their tables of fields.

python tools/fields.py            # write copy, to_bytes and blank of every class that has a table
python tools/fields.py --check    # fail if they are not what would be written, or a field is in no table
"""

import ast
import importlib
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from hexhaven.core.fields import (
    BYTES,
    EVERYBODY,
    FIXED,
    FLAG,
    NOBODY,
    NUMBER,
    NUMBERS,
    OWNER,
    PART,
    PARTS,
    SHARED,
    SMALL,
    SOME,
    VARYING,
    Field,
)

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BEGIN = "    # --- written by tools/fields.py "
END = "    # --- end of what is written "
WRITTEN = re.compile(rf"^{BEGIN}-*\n(.*?)^{END}-*\n", re.DOTALL | re.MULTILINE)
TABLE = re.compile(r"^[A-Z_]+_FIELDS: Final = \($", re.MULTILINE)
LINE = 104  # columns of a heading
WIDTH = 110


def main() -> int:
    check = "--check" in sys.argv
    faults = []
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text("utf-8")
        if not TABLE.search(text):
            continue
        made = Module(path, text)
        faults += made.faults()
        if made.written() != text:
            if check:
                faults.append(f"{path.relative_to(ROOT)} is stale: run 'python tools/fields.py'")
            else:
                path.write_text(made.written(), "utf-8")
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


@dataclass(frozen=True)
class Made:
    """A class with a table."""

    name: str
    parameters: list[str]  # of its constructor
    annotations: dict[str, str]  # of the fields that the constructor sets
    bases: list[str]
    fields: tuple[Field, ...]


class Module:
    """A file with classes that have tables."""

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        self.text = text
        name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        module = importlib.import_module(name)
        self.classes = {
            node.name: made_of(node, getattr(module, table_name(node.name)))
            for node in ast.parse(text).body
            if isinstance(node, ast.ClassDef) and hasattr(module, table_name(node.name))
        }

    def faults(self) -> list[str]:
        """Fields that a constructor sets and no table names, and the other way round."""
        found = []
        for made in self.classes.values():
            named = {field.name for field in made.fields}
            own = set(made.annotations)
            where = f"{self.path.relative_to(ROOT)}: {made.name}"
            found += [f"{where} has '{name}', which its table does not name" for name in sorted(own - named)]
            if not made.bases:
                found += [f"{where} has no '{name}', which its table names" for name in sorted(named - own)]
        return found

    def written(self) -> str:
        """The file with its methods written anew."""
        return WRITTEN.sub(self.block, self.text)

    def block(self, old: re.Match[str]) -> str:
        name = re.findall(r"^class (\w+)", self.text[: old.start()], re.MULTILINE)[-1]
        made = self.classes[name]
        methods = [copy(made), to_bytes(made), *blank(made)]
        return f"{heading(BEGIN)}\n{chr(10).join(methods)}\n{heading(END)}"


def table_name(class_name: str) -> str:
    """KnightsState has KNIGHTS_STATE_FIELDS."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", class_name).upper() + "_FIELDS"


def heading(text: str) -> str:
    return f"{text}{'-' * (LINE - len(text))}\n"


def made_of(node: ast.ClassDef, fields: tuple[Field, ...]) -> Made:
    """What the source says of a class."""
    constructor = next(
        each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"
    )
    annotations: dict[str, str] = {}
    for each in ast.walk(constructor):
        if isinstance(each, ast.AnnAssign | ast.Assign):
            target = each.target if isinstance(each, ast.AnnAssign) else each.targets[0]
            if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self":
                annotations[target.attr] = (
                    ast.unparse(each.annotation) if isinstance(each, ast.AnnAssign) else ""
                )
    parameters = [argument.arg for argument in constructor.args.args[1:]]
    bases = [ast.unparse(base) for base in node.bases if ast.unparse(base) != "Block"]
    return Made(node.name, parameters, annotations, bases, fields)


# --- the methods -------------------------------------------------------------------------------------


def copy(made: Made) -> str:
    by_name = {field.name: field for field in made.fields}
    given = [copied(made, by_name[name]) for name in made.parameters]
    lines = [f"        made = {made.name}({', '.join(given)})"]
    for field in made.fields:
        if field.name not in made.parameters:
            if field.rare:
                lines.append(f"        if len(self.{field.name}) > 0:")
            indent = "    " if field.rare else ""
            lines.append(f"{indent}        made.{field.name} = {copied(made, field)}")
    if len(lines) == 1:
        lines = [lines[0].replace("made =", "return")]
    else:
        lines.append("        return made")
    return "\n".join([f"    def copy(self) -> {made.name}:", *lines, ""])


def copied(made: Made, field: Field) -> str:
    own = f"self.{field.name}"
    if field.kind in (BYTES, NUMBERS) and not field.exchanged:
        return f"{own}[{in_use(made, field)}]"
    if field.kind == PART:
        return f"{own}.copy()"
    if field.kind == PARTS:
        return f"{made.annotations[field.name]}([each.copy() for each in {own}])"
    assert field.exchanged or field.kind in (NUMBER, SMALL, FLAG, SHARED, FIXED), field
    return own


def in_use(made: Made, field: Field) -> str:
    """Which part of a row counts: as much as another field says, or all of it."""
    return f": self.{field.size}" if any(field.size == each.name for each in made.fields) else ":"


def to_bytes(made: Made) -> str:
    """Numbers first, then rows, then parts; a row whose length varies is preceded by it."""
    told = [field for field in made.fields if field.counts]
    numbers = [number_of(field) for field in told if is_number(field)]
    lines = listed("        numbers = [", numbers, "]")
    for field in told:
        if field.kind == NUMBERS:
            used = in_use(made, field)
            row = f"self.{field.name}" if used == ":" else f"self.{field.name}[{used}]"
            lines.append(f"        numbers += [x for x in {row}]")
    lines.append('        parts = [int(x).to_bytes(8, "little", signed=True) for x in numbers]')
    rows = [f"bytes(self.{field.name})" for field in told if field.kind == BYTES]
    rows += [f"self.{field.name}.bytes" for field in told if field.kind == SHARED]
    rows += [f"self.{field.name}.to_bytes()" for field in told if field.kind == PART]
    if rows:
        lines += listed("        parts += [", rows, "]")
    for field in told:
        if field.kind == PARTS:
            lines.append(f"        parts += [each.to_bytes() for each in self.{field.name}]")
    return "\n".join(["    def to_bytes(self) -> bytes:", *lines, '        return b"".join(parts)', ""])


def is_number(field: Field) -> bool:
    """Whether it is a number, or a row whose length is one."""
    return field.kind in (NUMBER, SMALL, FLAG) or field.size == VARYING


def number_of(field: Field) -> str:
    own = f"self.{field.name}"
    if field.size == VARYING:
        return f"len({own})"
    return f"int({own})" if field.kind in (SMALL, FLAG) else own


def listed(begin: str, items: list[str], end: str) -> list[str]:
    """A list in one line, or in as many as it needs."""
    line = f"{begin}{', '.join(items)}{end}"
    if len(line) <= WIDTH:
        return [line]
    lines = [begin, "           "]
    for item in items:
        if len(lines[-1]) + len(item) + 2 > WIDTH:
            lines.append("           ")
        lines[-1] += f" {item},"
    return [*lines, f"        {end}  # fmt: skip"]


def blank(made: Made) -> list[str]:
    """Blank what others cannot know: rows of other players, or all of it where there are none by player."""
    hidden = [field for field in made.fields if field.seen in (OWNER, NOBODY)]
    assert all(field.seen in (EVERYBODY, OWNER, NOBODY, SOME) for field in made.fields)
    if not hidden:
        return []
    by_player = any(is_by_player(field) for field in hidden)
    lines = [f"    def blank(self{', viewer: i64' if by_player else ''}) -> None:"]
    whose = "only its owner knows" if hidden[0].seen == OWNER else "nobody knows"
    lines.append(f'        """Blank what {"the viewer cannot know" if by_player else whose}."""')
    for field in hidden:
        own = f"self.{field.name}"
        if is_by_player(field):
            row = " ".join(field.size.split()[1:])
            lines.append(f"        for i in range(len({own})):")
            lines.append(f"            if i // {row} != viewer:" if row else "            if i != viewer:")
            lines.append(f"                {own}[i] = 0")
        elif field.size == VARYING:
            lines.append(f"        {own} = vec[u8]()")
        else:
            lines.append(f"        for i in range(len({own})):")
            lines.append(f"            {own}[i] = 0")
    return ["\n".join([*lines, ""])]


def is_by_player(field: Field) -> bool:
    return field.seen == OWNER and field.size.startswith("player")


if __name__ == "__main__":
    sys.exit(main())

"""The help of a command: names on the left, what they mean on the right."""

from collections.abc import Iterator, Sequence
from typing import Any

from cyclopts.help import HelpEntry, HelpPanel

from hexhaven.cli.console import current
from hexhaven.cli.texts import find, tell

COLUMN = 22  # where the explanations begin
WHOLE = "hexhaven"  # the sheet of the program itself


class Sheet:
    """Writes what cyclopts has gathered about a command, in the words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.command = WHOLE

    def render_usage(self, console: Any, options: Any, usage: Any) -> None:
        """The usage line comes first, and says which command the sheet is about."""
        words = str(usage).split()
        self.command = words[1] if len(words) > 1 and words[1].islower() else WHOLE
        marks = {"[OPTIONS]": "options_mark", "COMMAND": "command_mark"}
        shown = [tell(self.language, f"help.{marks[word]}") if word in marks else word for word in words]
        self.say(tell(self.language, "help.usage", command=" ".join(map(self.argument, shown))))

    def argument(self, word: str) -> str:
        """What stands for an argument in the usage line."""
        if word in ("[ARGS]", "[ARGS...]"):
            own = {"rules": "words", "maps": "name"}[self.command]
            return f"[{tell(self.language, f'help.name.{own}')}{'...' if '...' in word else ''}]"
        return find(self.language, f"help.name.{word.lower()}") or word if word.isupper() else word

    def render_description(self, console: Any, options: Any, description: Any) -> None:
        self.say()
        for part in ("about", "more"):
            text = find(self.language, f"help.{self.command}.{part}")
            if text is not None:
                self.say(text)

    def __call__(self, console: Any, options: Any, panel: HelpPanel) -> None:
        if not panel.entries:
            return
        self.say()
        title = {"Commands": "commands", "Arguments": "arguments"}.get(str(panel.title), "parameters")
        self.say(f"{tell(self.language, f'help.{title}')}:")
        for entry in panel.entries:
            self.show(self.label(entry), self.meaning(entry))

    def label(self, entry: HelpEntry) -> str:
        """'--seats TEXT', '-o, --output FILE'; what is told by its place alone goes by its name."""
        if entry.positional_label is not None:
            return tell(self.language, f"help.name.{name_of(entry)}")
        names = ", ".join([*entry.shorts, *entry.names])
        return names if entry.metavar is None else f"{names} {self.kind(entry.metavar)}"

    def kind(self, metavar: str) -> str:
        return tell(self.language, f"help.kind.{metavar.removesuffix('...')}")

    def meaning(self, entry: HelpEntry) -> str:
        """What the sheet says of a parameter or a command."""
        name = name_of(entry)
        paths = (f"{self.command}.{name}", f"{name}.about", f"every.{name}")
        text = next(filter(None, (find(self.language, f"help.{path}") for path in paths)), None)
        assert text is not None, f"{self.command} {name}"
        return f"{text} {tell(self.language, 'help.required')}" if entry.required else text

    def show(self, label: str, meaning: str) -> None:
        if len(label) + 4 > COLUMN:
            self.say(f"  {label}")
            label = ""
        self.say(meaning, indent=f"  {label}".ljust(COLUMN), hanging=" " * COLUMN)

    def say(self, text: str = "", indent: str = "", hanging: str = "") -> None:
        current().say(text, indent, hanging)


def name_of(entry: HelpEntry) -> str:
    """The name of a parameter or command without its dashes."""
    return next(names(entry)).lstrip("-").lower()


def names(entry: HelpEntry) -> Iterator[str]:
    found: Sequence[str] = [*entry.positive_names, *entry.names]
    yield from found
    yield entry.positional_label or ""

"""Actions as numbers, what all verbs have in common, and the array that actions are listed in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hexhaven.core.game import CHANCE, Player, UnknownAction, no_action
from hexhaven.core.operands import ANY_WORDS, Operand, enumerated

if TYPE_CHECKING:
    from hexhaven.core.pending import PendingState

# An action is a verb in the low seven bits and its operands above.
VERB_BITS: Final = 7
VERB_MASK: Final = 127

# Who sees the secret operands of a verb: everybody, or who is on turn, asked, or named by the number or the
# detail of the question.
EVERYBODY: Final = 0
ON_TURN: Final = 1
ASKED: Final = 2
NUMBERED: Final = 4
DETAILED: Final = 8
HIDDEN: Final = "?"

NO_PIECE: Final = -1


def operand(action: i64) -> i64:
    return action >> VERB_BITS


def code_of(action: i64, verbs: i64) -> i64:
    """The code of an action's verb in a game with so many verbs."""
    code = action & VERB_MASK
    if action < 0 or code >= verbs:
        raise no_action(action)
    return code


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """What a verb says of itself, once: its name, its operands, its rule, and who sees it.

    - `form`: its operands and the words between them, as they are written: `[CARD, "for", CARD]`.
    - `article`: the almanac article about it; `when`: the one named to who tries it and is not asked.
    - `group`: what a player would look for it under, such as building. `price`: what is paid for, by its
      number among the prices. `piece`: what is set on the board.
    - `seen_by`: who sees the operands that hide.

    An action of the verb is its code and the operands above it, packed as they are written: the last one
    lowest, as in a number. Where `first_lowest`, it is the other way round.
    """

    def __init__(
        self, name: str, form: Sequence[Operand | str] = (), article: str = "", when: str = "",
        group: str = "", price: int = NO_PIECE, piece: str = "", seen_by: int = EVERYBODY,
        first_lowest: bool = False,
    ) -> None:  # fmt: skip
        if isinstance(form, str):
            raise TypeError(f"the operands of '{name}' are a list; an article is given as article=")
        self.name: Final = name
        self.form: Final = tuple(form)
        self.article: Final = article
        self.when: Final = when or article
        self.group: Final = group
        self.price: Final = price
        self.piece: Final = piece
        self.seen_by: Final[i64] = seen_by
        operands = operands_of(form)
        self.operands: Final = vec[Operand](operands)
        self.is_plain: Final = len(form) == 1 and len(self.operands) == 1  # a single operand, nothing else
        shifts = shifts_of(operands, first_lowest)
        self.shifts: Final = vec[i64](shifts)
        # The highest operand has all bits above the others.
        top = max(shifts, default=0)
        masks = [-1 if shifts[i] == top else mask_of(each) for i, each in enumerate(operands)]
        self.masks: Final = vec[i64](masks)
        # The first two once more, at hand without a look into the rows: most verbs have no others.
        self.first_shift: Final[i64] = shifts[0] if shifts else 0
        self.first_mask: Final[i64] = masks[0] if masks else 0
        self.second_shift: Final[i64] = shifts[1] if len(shifts) > 1 else 0
        self.second_mask: Final[i64] = masks[1] if len(masks) > 1 else 0
        self.code: i64 = 0

    # --- packing ------------------------------------------------------------------------------------

    def at(self, operand: i64) -> i64:
        """The action with this operand, or with all its operands as one number."""
        return self.code | operand << VERB_BITS

    def pack(self, first: i64, second: i64) -> i64:
        """The action with two operands."""
        return self.code | (first << self.first_shift | second << self.second_shift) << VERB_BITS

    def value(self, action: i64, i: i64) -> i64:
        """One of the operands."""
        return (action >> VERB_BITS >> self.shifts[i]) & self.masks[i]

    def first(self, action: i64) -> i64:
        return (action >> VERB_BITS >> self.first_shift) & self.first_mask

    def second(self, action: i64) -> i64:
        return (action >> VERB_BITS >> self.second_shift) & self.second_mask

    def values(self, action: i64) -> list[tuple[Operand, int]]:
        """The operands of an action with their values, in the order they are written."""
        return [(each, int(self.value(action, i))) for i, each in enumerate(self.operands)]

    def exchanged(self, s: PendingState, player: Player, action: i64) -> dict[str, int]:
        """What a player gets by an action, as far as it is named; what is given is negative."""
        found: dict[str, int] = {}
        for each, value in self.values(action):
            if each.moves != 0:
                found[each.write(s, value)] = each.moves
        return found

    # --- text ---------------------------------------------------------------------------------------

    def is_seen_by(self, s: PendingState, action: i64, viewer: Player) -> bool:
        """Whether a player sees the operands that hide."""
        who = self.seen_by
        return (
            (who & ON_TURN != 0 and viewer == s.turn)
            or (who & ASKED != 0 and viewer in s.actors())
            or (who & NUMBERED != 0 and viewer == s.number())
            or (who & DETAILED != 0 and viewer == s.detail())
        )

    def write(self, s: PendingState, action: i64, viewer: Player) -> str:
        hides = self.seen_by != EVERYBODY and viewer != CHANCE and not self.is_seen_by(s, action, viewer)
        if self.is_plain:
            only = self.operands[0]
            return f"{self.name} {HIDDEN if hides and only.hides else only.write(s, action >> VERB_BITS)}"
        words = [self.name]
        i: i64 = 0
        for part in self.form:
            if isinstance(part, Operand):
                words.append(HIDDEN if hides and part.hides else part.write(s, self.value(action, i)))
                i += 1
            else:
                words.append(part)
        return " ".join(words)

    def read(self, s: PendingState, words: list[str]) -> i64:
        if self.is_plain and len(words) == 1 and self.operands[0].words <= 1:
            return self.code | self.operands[0].read(s, words[0]) << VERB_BITS
        values = vec[i64]()
        left = words
        for i, part in enumerate(self.form):
            if not isinstance(part, Operand):
                if left[:1] != [part]:
                    raise self.expected(words)
                left = left[1:]
                continue
            n = self.taken(part, i, left)
            if n < part.words:
                raise self.expected(words)
            values = append(values, part.read(s, " ".join(left[:n])))
            left = left[n:]
        if left:
            raise self.expected(words)
        return self.packed(values)

    def taken(self, part: Operand, i: int, left: list[str]) -> int:
        """How many of the words that are left belong to an operand."""
        if part.words != ANY_WORDS:
            return min(int(part.words), len(left))
        after = self.form[i + 1] if i + 1 < len(self.form) else None
        return left.index(after) if isinstance(after, str) and after in left else len(left)

    def packed(self, values: vec[i64]) -> i64:
        if len(values) == 2:
            return self.pack(values[0], values[1])
        operand: i64 = 0
        for i in range(len(values)):
            operand |= values[i] << self.shifts[i]
        return self.at(operand)

    def expected(self, words: list[str]) -> UnknownAction:
        """What is to be written, said to somebody who wrote something else."""
        if not self.form:
            return UnknownAction(f"'{self.name}' takes no further words, not '{' '.join(words)}'")
        what = enumerated(operands_of(self.form))
        return UnknownAction(f"'{self.name}' is followed by {what}, as in '{self.example()}'")

    def example(self) -> str:
        """How an action of the verb is written.

        >>> from hexhaven.core.operands import DIE
        >>> Verb("rolled", [DIE, DIE]).example()
        'rolled 3 4'
        """
        words = [self.name]
        seen: list[str] = []
        for part in self.form:
            if isinstance(part, Operand):
                words.append(part.examples[seen.count(part.kind) % 2])
                seen.append(part.kind)
            else:
                words.append(part)
        return " ".join(words)


def operands_of(form: Sequence[Operand | str]) -> list[Operand]:
    found: list[Operand] = []
    for part in form:
        if isinstance(part, Operand):
            found.append(part)
    return found


def mask_of(operand: Operand) -> int:
    return (1 << int(operand.bits)) - 1


def shifts_of(operands: list[Operand], first_lowest: bool) -> list[int]:
    """Where each operand begins, in the number of all of them."""
    order = list(range(len(operands)))
    if not first_lowest:
        order.reverse()
    shifts = [0] * len(order)
    below = 0
    for i in order:
        shifts[i] = below
        below += int(operands[i].bits)
    return shifts


class Actions:
    """A growing array of actions, filled by verbs and emptied by setting `n` to 0."""

    def __init__(self) -> None:
        self.items: vec[i64] = ROOM[:]
        self.room: i64 = 32
        self.n: i64 = 0

    def add(self, code: i64, operand: i64 = 0) -> None:
        """Add the action of a verb's code with an operand."""
        n = self.n
        if n == self.room:
            self.grow()
        self.items[n] = code | operand << VERB_BITS
        self.n = n + 1

    def grow(self) -> None:
        self.items = append(self.items, 0)
        self.room += 1


ROOM: Final = vec[i64]([0] * 32)
SPARE: Final[list[Actions]] = []  # arrays that can be used again


def borrow_actions() -> Actions:
    """An empty array to list actions in; `listed` takes it back."""
    try:
        out = SPARE.pop()
    except IndexError:
        return Actions()
    out.n = 0
    return out


def listed(out: Actions) -> vec[i64]:
    """The actions in a borrowed array, which somebody else may use now."""
    found = out.items[: out.n]
    SPARE.append(out)
    return found

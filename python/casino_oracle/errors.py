"""What goes wrong, as exceptions."""

from __future__ import annotations

import dataclasses
from typing import Any


@dataclasses.dataclass(frozen=True)
class Fault:
    """What could not be used of a request: where, what stood there, and what was expected."""

    found: str = ""
    expected: str = ""
    pointer: str = ""  # a JSON pointer: "/position/hands/N/0"
    line: int = 0  # of a text
    column: int = 0
    message: str = ""  # where there is no place

    def __str__(self) -> str:
        if self.message:
            return self.message
        place = ":".join(str(part) for part in (self.pointer, self.line, self.column) if part)
        return f"{place + ': ' if place else ''}found {self.found}, expected {self.expected}"


class CasinoError(Exception):
    """Any of these."""


class Unusable(CasinoError, ValueError):
    """A position, a turn or rules that cannot be read: nothing was judged."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("; ".join(str(fault) for fault in faults))
        self.faults = faults

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.faults,)

    @classmethod
    def told(cls, errors: list[dict[str, Any]]) -> Unusable:
        known = {field.name for field in dataclasses.fields(Fault)}
        return cls([Fault(**{key: value for key, value in one.items() if key in known}) for one in errors])


class Illegal(CasinoError, AssertionError):
    """A turn is not legal: raised by whoever wants it to be (Judgement.check, and the helpers for tests)."""

    def __init__(self, verdict: str, reasons: list[dict[str, Any]]) -> None:
        super().__init__(f"{verdict}: {', '.join(_told(reason) for reason in reasons)}")
        self.verdict = verdict
        self.reasons = reasons  # as the answer has them: the clause, the step of the turn, cards, a value
        self.clauses = [reason["clause"] for reason in reasons if "clause" in reason]

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.verdict, self.reasons)


def _told(reason: dict[str, Any]) -> str:
    """ "AA-TRL-3 (step 1, 6C)": the clause, or what is impossible, and where."""
    step = [f"step {reason['step'] + 1}"] if "step" in reason else []
    cards = reason.get("cards", [])
    place = ", ".join([*step, *([cards] if isinstance(cards, str) else cards)])
    return str(reason.get("clause", reason.get("what"))) + (f" ({place})" if place else "")


class LibraryNotFound(CasinoError, ImportError):
    """libcasino is not there, or another that bears its name."""

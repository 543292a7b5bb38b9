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
        place = ":".join([self.pointer, *(str(number) for number in (self.line, self.column) if number)])
        return f"{place + ': ' if place else ''}found {self.found}, expected {self.expected}"


class CasinoError(Exception):
    """Any of these."""


class Unusable(CasinoError, ValueError):
    """A position, a turn or rules that cannot be read: nothing was judged."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("; ".join(str(fault) for fault in faults))
        self.faults = faults

    @classmethod
    def told(cls, errors: list[dict[str, Any]]) -> Unusable:
        known = {field.name for field in dataclasses.fields(Fault)}
        return cls([Fault(**{key: value for key, value in one.items() if key in known}) for one in errors])


class Illegal(CasinoError, AssertionError):
    """A turn breaks a rule: raised by whoever wants it to be legal (Judgement.check, and the helpers for tests)."""

    def __init__(self, message: str, clauses: list[str]) -> None:
        super().__init__(message)
        self.clauses = clauses


class LibraryNotFound(CasinoError, ImportError):
    """libcasino_oracle is not there, or of another interface."""

"""Questions about positions, and their answers."""

from __future__ import annotations

import dataclasses
import json
from typing import Any, Iterable, Mapping, Union

from . import library
from .errors import Illegal, Unusable

# In the plain notation ("table 9H; hand N: 9C", "trail 9C"), or as JSON has them.
AnyPosition = Union[str, Mapping[str, Any], "Position"]
AnyTurn = Union[str, Mapping[str, Any]]


@dataclasses.dataclass(frozen=True)
class Judgement:
    """Whether a turn, or a position, is by the rules, and which clauses decided that."""

    verdict: str  # "legal", "illegal" or "undetermined"
    answer: dict[str, Any]  # the whole of it, as casino judge --json has it

    @property
    def is_legal(self) -> bool:
        return self.verdict == "legal"

    @property
    def reasons(self) -> list[dict[str, Any]]:
        """What was broken, what cannot be done at all, or what would have to be known."""
        impossible = [self.answer["impossible"]] if "impossible" in self.answer else []
        return [*self.answer.get("violations", []), *impossible, *self.answer.get("needs", [])]

    @property
    def clauses(self) -> list[str]:
        """Those of the reasons."""
        return [reason["clause"] for reason in self.reasons if "clause" in reason]

    def check(self) -> Judgement:
        """Raises Illegal unless it is legal."""
        if not self.is_legal:
            raise Illegal(self.verdict, self.reasons)
        return self


@dataclasses.dataclass(frozen=True)
class Move:
    turn: dict[str, Any]
    text: str  # in the plain notation


class Moves(list[Move]):
    """Legal turns; all of them, unless it is said that there may be more."""

    def __init__(self, moves: Iterable[Move], complete: bool) -> None:
        super().__init__(moves)
        self.complete = complete  # else the list ended at its limit, or hangs on cards that nobody stated


@dataclasses.dataclass(frozen=True)
class Position:
    """One that was read, by the rules of an oracle. A notebook draws it."""

    oracle: Oracle = dataclasses.field(repr=False, compare=False)
    position: dict[str, Any]
    text: str

    def __hash__(self) -> int:
        return hash(self.text)

    def _repr_svg_(self) -> str:
        return self.oracle.picture(self)

    def __str__(self) -> str:
        return self.text


class Oracle:
    """Answers by one set of rules: a variant or dialect, with as many players as usual in it, unless `seats` says so, and
    options of their usual values, unless `options` has others. Threads that ask the same one take turns."""

    def __init__(
        self,
        rules: str = "anglo-american",
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        off: Iterable[str] = (),
    ) -> None:
        stated: dict[str, Any] = {"variant": rules}
        if seats is not None:
            stated["seats"] = seats
        if options:
            stated["options"] = dict(options)
        if off := list(off):
            stated["off"] = off
        self._stated = stated
        self._rules = library.Rules(rules if len(stated) == 1 else json.dumps(stated))
        if self._rules.errors:
            raise Unusable.told(json.loads(self._rules.errors)["errors"])

    def __reduce__(self) -> tuple[Any, ...]:
        return _opened, (self._stated,)

    def judge(self, position: AnyPosition, turn: AnyTurn | None = None) -> Judgement:
        """Is this turn legal here? Without a turn: is the position itself lawful?"""
        asked = {"turn": turn} if turn is not None else {"judge": "position"}
        answer = self.ask("judge", {"position": _plain(position), **asked})
        return Judgement(answer["verdict"], answer)

    def moves(self, position: AnyPosition) -> Moves:
        """The legal turns, once for each outcome."""
        answer = self.ask("moves", {"position": _plain(position)})
        is_complete = answer.get("complete", True) and "untold" not in answer
        return Moves([Move(one["turn"], one["text"]) for one in answer["turns"]], is_complete)

    def score(self, position: AnyPosition | None = None, *, captured: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The score of a deal that ends in a position, or of what each side captured."""
        if (position is None) == (captured is None):
            raise ValueError("score: a position, or what was captured")
        asked = {"captured": captured} if position is None else {"position": _plain(position)}
        return self.ask("score", asked)

    def position(self, position: AnyPosition) -> Position:
        """It, read: in JSON, as text, and to be drawn."""
        answer = self.ask("show", {"position": _plain(position)})
        return Position(self, answer["position"], answer["text"])

    def picture(self, position: AnyPosition) -> str:
        """Drawn, as SVG."""
        svg: str = self.ask("picture", {"position": _plain(position)})["svg"]
        return svg

    def ask(self, verb: str, request: Mapping[str, Any]) -> dict[str, Any]:
        """Any request of docs/requests.md. Raises Unusable where it cannot be used."""
        answer: dict[str, Any] = json.loads(self.ask_text(verb, json.dumps(request)))
        if "errors" in answer:
            raise Unusable.told(answer["errors"])
        return answer

    def ask_text(self, verb: str, request: str) -> str:
        """The same as text, to the last byte as the program answers it in a stream."""
        return self._rules.ask(verb, request)


def _opened(stated: dict[str, Any]) -> Oracle:
    """The same rules again, in another process or beside the first."""
    more = {key: value for key, value in stated.items() if key != "variant"}
    return Oracle(stated["variant"], **more)


def _plain(position: AnyPosition) -> Any:
    return position.position if isinstance(position, Position) else position

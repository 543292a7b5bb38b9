"""For tests of a Casino program: with unittest as a base of a TestCase, with pytest as the fixture `casino`."""

from __future__ import annotations

from .oracle import AnyPosition, AnyTurn, Judgement, Oracle


class CasinoAssertions:
    """Beside unittest.TestCase. Another game: `casino = Oracle("swazi")`."""

    casino: Oracle | None = None

    def _oracle(self) -> Oracle:
        if self.casino is None:
            type(self).casino = Oracle()
        assert self.casino is not None
        return self.casino

    def assert_legal(self, position: AnyPosition, turn: AnyTurn) -> Judgement:
        return self._oracle().judge(position, turn).check()

    def assert_illegal(self, position: AnyPosition, turn: AnyTurn, clause: str | None = None) -> Judgement:
        found = self._oracle().judge(position, turn)
        assert found.verdict == "illegal", f"expected illegal, found {found.verdict}: {turn}"
        assert clause is None or clause in found.clauses, f"expected {clause}, found {', '.join(found.clauses)}"
        return found

    def assert_moves(self, position: AnyPosition, texts: list[str]) -> None:
        """All legal turns, in the plain notation, in any order."""
        moves = self._oracle().moves(position)
        assert moves.complete, f"there may be more legal turns than the {len(moves)} that are told"
        found = sorted(move.text for move in moves)
        assert found == sorted(texts), f"expected {sorted(texts)}, found {found}"

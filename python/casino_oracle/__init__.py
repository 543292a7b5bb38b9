"""The rules of the card game Casino: judge a turn, list the legal ones, score a deal."""

from .errors import CasinoError, Fault, Illegal, LibraryNotFound, Unusable
from .oracle import Judgement, Move, Moves, Oracle, Position

__version__ = "0.2.0"
__all__ = ["CasinoError", "Fault", "Illegal", "Judgement", "LibraryNotFound", "Move", "Moves", "Oracle", "Position", "Unusable"]

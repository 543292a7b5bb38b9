"""The shared library, through ctypes: text in, text out (casino.h)."""

from __future__ import annotations

import ctypes
import ctypes.util
import functools
import os
import pathlib

from .errors import LibraryNotFound

NAME = "libcasino_oracle.so.0"


def _places() -> list[str]:
    """Where it is looked for: named by CASINO_ORACLE_LIBRARY, beside this file, where the system keeps its libraries."""
    if named := os.environ.get("CASINO_ORACLE_LIBRARY"):
        return [named]
    return [str(pathlib.Path(__file__).with_name(NAME)), NAME]


@functools.lru_cache(maxsize=None)
def library() -> ctypes.CDLL:
    why = []
    for place in _places():
        try:
            found = ctypes.CDLL(place)
        except OSError as error:
            why.append(str(error))
            continue
        found.casino_version.restype = ctypes.c_char_p
        found.casino_open.restype = ctypes.c_void_p
        found.casino_open.argtypes = [ctypes.c_char_p, ctypes.POINTER(ctypes.c_void_p)]
        found.casino_ask.restype = ctypes.c_void_p
        found.casino_ask.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p]
        found.casino_free.argtypes = [ctypes.c_void_p]
        found.casino_free.restype = None
        found.casino_close.argtypes = [ctypes.c_void_p]
        found.casino_close.restype = None
        return found
    raise LibraryNotFound("; ".join(why))


def version() -> str:
    return library().casino_version().decode()


def _taken(text: int | None) -> str:
    if text is None:
        raise MemoryError("no memory for an answer")
    try:
        return ctypes.string_at(text).decode()
    finally:
        library().casino_free(text)


class Rules:
    """Rules that are open, closed with the object. For one thread at a time."""

    def __init__(self, rules: str) -> None:
        self._open: int | None = None
        errors = ctypes.c_void_p()
        self._open = library().casino_open(rules.encode(), ctypes.byref(errors))
        self.errors = "" if self._open else _taken(errors.value)

    def ask(self, verb: str, request: str) -> str:
        return _taken(library().casino_ask(self._open, verb.encode(), request.encode()))

    def __del__(self) -> None:
        if self._open:
            library().casino_close(self._open)
            self._open = None

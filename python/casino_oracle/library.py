"""The shared library, through ctypes: text in, text out (casino.h)."""

from __future__ import annotations

import ctypes
import functools
import os
import pathlib
import threading

from .errors import LibraryNotFound

NAME = "libcasino.so.0"


def _places() -> list[str]:
    """Where it is looked for: where CASINO_ORACLE_LIBRARY says, or beside this file and where the system has libraries."""
    if named := os.environ.get("CASINO_ORACLE_LIBRARY"):
        return [named]
    return [str(pathlib.Path(__file__).with_name(NAME)), NAME]


@functools.lru_cache(maxsize=None)
def library() -> ctypes.CDLL:
    why = []
    for place in _places():
        try:
            return _declared(ctypes.CDLL(place))
        except (OSError, AttributeError) as error:
            why.append(str(error))
    raise LibraryNotFound("; ".join(why))


def _declared(found: ctypes.CDLL) -> ctypes.CDLL:
    found.casino_version.restype = ctypes.c_char_p
    found.casino_version.argtypes = []
    found.casino_open.restype = ctypes.c_void_p
    found.casino_open.argtypes = [ctypes.c_char_p, ctypes.POINTER(ctypes.c_void_p)]
    found.casino_ask.restype = ctypes.c_void_p
    found.casino_ask.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p]
    found.casino_free.restype = None
    found.casino_free.argtypes = [ctypes.c_void_p]
    found.casino_close.restype = None
    found.casino_close.argtypes = [ctypes.c_void_p]
    return found


def version() -> str:
    told: bytes = library().casino_version()
    return told.decode()


def _given(text: str) -> bytes:
    if "\0" in text:
        raise ValueError("a text with a zero in it")  # where C would see its end
    return text.encode()


def _taken(text: int | None) -> str:
    if text is None:
        raise MemoryError("no memory for an answer")
    try:
        return ctypes.string_at(text).decode()
    finally:
        library().casino_free(text)


class Rules:
    """Rules that are open, closed with the object. Threads take turns; each had better have its own."""

    def __init__(self, rules: str) -> None:
        self._open: int | None = None
        self._turn = threading.Lock()
        errors = ctypes.c_void_p()
        self._open = library().casino_open(_given(rules), ctypes.byref(errors))
        self.errors = "" if self._open else _taken(errors.value)

    def ask(self, verb: str, request: str) -> str:
        asked = _given(verb), _given(request)
        with self._turn:
            return _taken(library().casino_ask(self._open, *asked))

    def __del__(self) -> None:
        if self._open:
            library().casino_close(self._open)
            self._open = None

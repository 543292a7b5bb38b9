#!/usr/bin/env python3
"""Twins of the small engine in docs/adapters/python, each with one fault that programs really have.

    twins.py --list            the names, with what is wrong
    twins.py NAME              the twin as an adapter
"""
import sys

from planted import TWINS
from adapter import DECLARATION, talk


def main():
    if sys.argv[1:] == ["--list"]:
        for name, wrong in TWINS.items():
            print(f"{name}: {wrong.__doc__}")
    elif len(sys.argv) == 2 and sys.argv[1] in TWINS:
        twin = TWINS[sys.argv[1]]
        DECLARATION["rules"] = getattr(twin, "RULES", DECLARATION["rules"])
        talk(twin())
    else:
        sys.exit(__doc__.strip())


if __name__ == "__main__":
    main()

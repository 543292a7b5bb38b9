"""Faults that are planted in the small engine of docs/adapters/python, each a subclass of it, by chapters of the rules."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3] / "docs/adapters/python"))
TWINS = {}


def twin(wrong):
    """A twin is a subclass; what is wrong stands in its docstring."""
    TWINS[wrong.__name__.strip("_").replace("_", "-")] = wrong
    return wrong


from planted import captures, builds, trailing, scores  # noqa: E402, F401

"""The fixture `casino` for pytest: casino.assert_legal(position, turn). Other rules: @pytest.mark.casino("swazi")."""

from __future__ import annotations

from typing import Any

import pytest

from .oracle import Oracle
from .testing import CasinoAssertions


def pytest_configure(config: Any) -> None:
    config.addinivalue_line("markers", "casino(rules, **more): by which rules the fixture `casino` judges")


@pytest.fixture
def casino(request: Any) -> CasinoAssertions:
    assertions = CasinoAssertions()
    marker = request.node.get_closest_marker("casino")
    assertions.casino = Oracle(*marker.args, **marker.kwargs) if marker else Oracle()
    return assertions

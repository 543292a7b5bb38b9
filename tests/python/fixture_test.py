"""The fixture of pytest."""

import pytest

OWNER = "table [5C 4D]=9 of N; hand N: 9H 6C; to act N"


def test_usual_rules(casino):
    casino.assert_illegal(OWNER, "trail 6C", "AA-TRL-3")


@pytest.mark.casino("anglo-american", options={"trail.owning_build": "allowed"})
def test_other_rules(casino):
    casino.assert_legal(OWNER, "trail 6C")


def test_a_failure_fails(casino):
    with pytest.raises(AssertionError):
        casino.assert_legal(OWNER, "trail 6C")

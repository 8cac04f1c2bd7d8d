"""Where Discord's document is absent a test runs to its end, and is skipped only then."""

from pathlib import Path

import pytest

from . import schema
from .sent import Sent

CALLBACK = Sent("POST", "/interactions/1/token/callback", {"type": 6})


def test_a_check_that_is_left_out_skips_nothing_until_the_test_has_ended(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(schema, "OPENAPI", tmp_path / "absent.json")
    CALLBACK.check()
    with pytest.raises(pytest.skip.Exception, match="not beside the repository"):
        schema.end()
    schema.begin()
    schema.end()

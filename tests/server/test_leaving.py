"""Who leaves before the answer breaks nothing: no error is noted, where there was none."""

import asyncio
import logging

import pytest
from starlette.requests import Request
from starlette.responses import Response

from spellspeed.server.app import GONE, answer_or_note

SCOPE = {"type": "http", "method": "GET", "path": "/api/lists", "headers": [], "query_string": b""}


def ask(first: str, wrong: str) -> int:
    """Ask what fails with these words, while the connection has this to say; the code of the answer."""

    async def receive() -> dict[str, object]:
        return {"type": first, "body": b"", "more_body": False}

    async def fail(request: Request) -> Response:
        raise RuntimeError(wrong)

    return asyncio.run(answer_or_note(Request(SCOPE, receive), fail, "en")).status_code


def test_a_request_whose_asker_has_gone_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert ask("http.disconnect", GONE) == 499
    assert not caplog.records


@pytest.mark.parametrize(("first", "wrong"), [("http.request", GONE), ("http.disconnect", "another thing")])
def test_anything_else_that_goes_wrong_is_noted_under_its_id(
    caplog: pytest.LogCaptureFixture, first: str, wrong: str
) -> None:
    with caplog.at_level(logging.ERROR):
        assert ask(first, wrong) == 500
    assert len(caplog.records) == 1

"""Errors of the routes, in the language of whoever asks."""

import logging
from collections.abc import Sequence
from typing import Any, Final
from uuid import uuid4

from fastapi.responses import JSONResponse

from spellspeed.server.bodies import write_name

log = logging.getLogger("spellspeed.server")
UNREADABLE: Final = "a request that cannot be read"  # in the log
MOST_SAID: Final = 300  # letters of what is wrong


def complain(status: int, english: str, chinese: str, lang: str = "en") -> JSONResponse:
    """Return an error as a sentence; half a letter in it, which only JSON can write, is no error of its own.

    >>> complain(404, "no", "无", "zh").body.decode()
    '{"text":"无"}'
    >>> complain(404, "no deck \\ud800", "").body.decode()
    '{"text":"no deck ?"}'
    """
    return JSONResponse({"text": write_name(chinese if lang == "zh" else english)}, status_code=status)


def complain_of_loss(asked: str, lost: Exception, lang: str = "en") -> JSONResponse:
    """Say that the rooms cannot be reached; where they are kept is the operator's, and stands in the log by an id.

    >>> complain_of_loss("GET /api/rooms", ValueError("the disk is full")).status_code
    503
    """
    name = uuid4().hex[:12]
    log.warning("lost %s: %s: %s", name, asked, lost)
    return complain(
        503,
        f"the rooms cannot be reached now; try again in a moment ({name})",
        f"暂时无法访问房间数据，请稍后再试（{name}）",
        lang,
    )


def say_unreadable(faults: Sequence[Any]) -> str:
    """Return what is wrong with a request that cannot be read, without what it says itself.

    >>> say_unreadable([{"loc": ("body", "link"), "msg": "Field required", "input": {}}])
    'body.link: Field required'
    """
    told = [f"{'.'.join([str(part) for part in fault['loc']])}: {fault['msg']}" for fault in faults]
    return "; ".join(told)[:MOST_SAID]

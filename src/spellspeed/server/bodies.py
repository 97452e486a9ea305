"""What a row says, as the text that is kept of it."""

import json
from typing import Any


def write_body(body: dict[str, Any]) -> str:
    """Return what a row says as one line of text.

    >>> write_body({"picks": [1], "name": "李 雷"})
    '{"name":"李 雷","picks":[1]}'
    """
    told = json.dumps(body, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)
    try:
        told.encode()
    except UnicodeEncodeError:  # half a letter, which only JSON can write
        return json.dumps(body, sort_keys=True, separators=(",", ":"), allow_nan=False)
    return told


def read_body(told: str) -> dict[str, Any]:
    """Return what a row says.

    >>> read_body('{"picks":[1]}')
    {'picks': [1]}
    """
    found: dict[str, Any] = json.loads(told)
    return found


def write_name(name: str) -> str:
    """Return a name without what no database keeps: half letters and NUL.

    >>> write_name("Ann\\x00")
    'Ann'
    """
    return name.replace("\x00", "").encode("utf-8", "replace").decode()

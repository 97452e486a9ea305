"""Answers of the routes: messages as JSON, in the language of whoever asks."""

from collections.abc import Sequence

import msgspec
from fastapi import Response

from spellspeed.server.book_messages import Reply
from spellspeed.server.messages import Lang


def answer_with(told: Reply | Sequence[Reply]) -> Response:
    """Return a message as the answer of a route.

    >>> from spellspeed.server.book_messages import RuleLine
    >>> answer_with(RuleLine("a.b", "No.")).body
    b'{"id":"a.b","text":"No."}'
    """
    return Response(msgspec.json.encode(told), media_type="application/json")


def spoken(lang: str) -> Lang:
    """Return the language that is meant; whatever is not Chinese is English.

    >>> spoken("zh"), spoken("fr")
    ('zh', 'en')
    """
    return "zh" if lang == "zh" else "en"

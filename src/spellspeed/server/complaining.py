"""Errors of the routes, in the language of whoever asks."""

from fastapi.responses import JSONResponse


def complain(status: int, english: str, chinese: str, lang: str = "en") -> JSONResponse:
    """Return an error as a sentence.

    >>> complain(404, "no", "无", "zh").body.decode()
    '{"text":"无"}'
    """
    return JSONResponse({"text": chinese if lang == "zh" else english}, status_code=status)

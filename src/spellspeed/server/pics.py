"""Pictures of cards from a folder of one's own; without one the page draws cards from their facts."""

from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI
from fastapi.responses import FileResponse

from spellspeed.server.complaining import complain

MOST_DIGITS: Final = 10
A_DAY: Final = {"Cache-Control": "private, max-age=86400"}


def find_pic(folder: Path | None, password: str) -> Path | None:
    """Return the picture of a card, by its password and nothing else: no other name leads out of the folder.

    >>> find_pic(Path("pics"), "../server.key") is None, find_pic(None, "46986414") is None
    (True, True)
    """
    if folder is None or len(password) > MOST_DIGITS or not (password.isascii() and password.isdigit()):
        return None
    path = folder / f"{password}.jpg"
    return path if path.is_file() else None


def add_pics(app: FastAPI, folder: Path | None) -> None:
    """Tell whether there are pictures, and serve them."""

    @app.get("/api/pics")
    async def has_pics() -> dict[str, bool]:
        return {"pics": folder is not None}

    @app.get("/pics/{password}.jpg")
    async def pic(password: str) -> Any:
        path = find_pic(folder, password)
        if path is None:
            return complain(404, "there is no picture of this card", "没有这张卡的图片")
        return FileResponse(path, media_type="image/jpeg", headers=A_DAY)

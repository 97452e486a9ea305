"""The routes besides the socket: rooms, seats, decks, cards, rules, replays."""

import asyncio
from typing import TYPE_CHECKING, Any, Final

from fastapi import FastAPI, Request, Response
from pydantic import BaseModel, Field

from spellspeed.replay import RULES, Replay
from spellspeed.server import fair
from spellspeed.server.books import add_books
from spellspeed.server.complaining import complain
from spellspeed.server.identity import make_link, make_room_name, make_token, read_link
from spellspeed.server.messages import JUDGE, WATCHER
from spellspeed.server.room_log import Link
from spellspeed.server.rows import Beginning
from spellspeed.server.settings import WrongSettings, read_settings
from spellspeed.server.store_errors import LinkRefused

if TYPE_CHECKING:
    from spellspeed.server.app import Serving

SEATS: Final = (0, 1, WATCHER, JUDGE)
TOO_MANY: Final = ("too many rooms from this address; try again later", "此地址创建的房间过多，请稍后再试")
A_WEEK: Final = 7 * 24 * 3600


class NewRoom(BaseModel):
    """How a room is to be made; what is not said is as usual."""

    settings: dict[str, Any] = Field(default_factory=dict)
    decks: tuple[str, str] = ("", "")  # packaged ones, for seats of bots
    lang: str = "en"


class Made(BaseModel):
    """A room that was made, and for each seat the secret of its link: who has it may sit there, once."""

    id: str
    links: dict[int, str]
    commitment: str


class Open(BaseModel):
    """A room that can be watched."""

    id: str
    format: str
    match: str
    names: list[str]
    stage: str


class GivenLink(BaseModel):
    """The secret of a link."""

    link: str = Field(max_length=100)


class Seated(BaseModel):
    """The seat that somebody has."""

    room: str
    seat: int


def add_routes(app: FastAPI, serving: "Serving") -> None:
    """Add all routes to an application."""
    add_rooms(app, serving)
    add_seats(app, serving)
    add_books(app, serving)


def add_rooms(app: FastAPI, serving: "Serving") -> None:
    """Let people make rooms and see which there are."""
    store = serving.store

    @app.post("/api/rooms", response_model=Made, status_code=201)
    async def make(request: Request, wanted: NewRoom) -> Any:
        address = request.client.host if request.client else ""
        if not app.state.rooms_made.spend(address):
            return complain(
                429, "too many rooms from this address; try again later", "此地址创建的房间过多，请稍后再试"
            )
        try:
            settings = read_settings(wanted.settings)
        except WrongSettings as wrong:
            return complain(422, str(wrong), wrong.chinese, wanted.lang)
        bots = [f"{bot}/{deck}" if bot and deck else bot for bot, deck in zip(settings.bots, wanted.decks, strict=True)]
        settings = settings._replace(bots=(bots[0][:40], bots[1][:40]))
        secret = fair.draw_secret()
        beginning = Beginning(make_room_name(), settings.to_dict(), RULES, "", secret, 0)
        links = {seat: make_link(seat) for seat in SEATS if seat > 1 or not settings.bots[seat]}
        kept = [Link(seat, hash_link(serving, link), serving.keys.newest) for seat, link in links.items()]
        await asyncio.to_thread(lambda: store.make_room(beginning, kept, listed=settings.public))
        return Made(id=beginning.id, links=links, commitment=fair.hash_secret(beginning.id, secret))

    @app.get("/api/rooms")
    async def listed() -> list[Open]:
        rooms = await asyncio.to_thread(lambda: store.list_rooms(ended=False))
        return [
            Open(
                id=room.id,
                format=room.settings["format"],
                match=room.settings["match"],
                names=[name for _, name in sorted(room.names.items())],
                stage="gathering" if len(room.names) < 2 else "duel",
            )
            for room in rooms
        ]


def hash_link(serving: "Serving", link: str) -> bytes:
    """Return what is kept of a link."""
    return serving.keys.hash(read_link(link)[1])


def add_seats(app: FastAPI, serving: "Serving") -> None:
    """Let people take their seats by a link, and leave them."""
    from spellspeed.server.app import cookie_name, find_seat

    @app.post("/api/rooms/{room}/seat", response_model=Seated)
    async def take(room: str, given: GivenLink, request: Request, response: Response) -> Any:
        held = await find_seat(serving, room, request.cookies.get(cookie_name(room), ""))
        seat, token, key = read_link(given.link)[0], make_token(), serving.keys.newest
        if held is not None and (held == seat or not given.link):
            return Seated(room=room, seat=held)  # followed once more by the one who has used it
        kept = (hash_link(serving, given.link), serving.keys.hash(token))
        try:
            await asyncio.to_thread(serving.store.take_seat, room, seat, *kept)
        except LinkRefused as refused:
            return complain(403, str(refused), refused.chinese)
        response.set_cookie(
            cookie_name(room),
            f"{key}.{token}",
            max_age=A_WEEK,
            path=f"/api/rooms/{room}",
            secure=serving.secure,
            httponly=True,
            samesite="strict",
        )
        return Seated(room=room, seat=seat)

    @app.get("/api/rooms/{room}/replay")
    async def replay(room: str, number: int = 0) -> Any:
        live = await serving.desk.enter(room)
        match = None if live is None else live.room.match
        if match is None or match.outcome is None or match.table.duel is None:
            return complain(404, "there is a replay once the match is over", "比赛结束后才有录像")
        text = await asyncio.to_thread(lambda: Replay.of(match.table.duel).to_text())  # type: ignore[arg-type]
        return Response(text, media_type="application/json")

"""The routes besides the socket: rooms, seats, decks, cards, rules, replays."""

import asyncio
from typing import TYPE_CHECKING, Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field

from spellspeed.deck import Deck
from spellspeed.describe import describe_text, kind_line
from spellspeed.packaged_decks import PACKAGED
from spellspeed.replay import RULES, Replay
from spellspeed.server import fair
from spellspeed.server.identity import make_link, make_room_name, make_token, read_link
from spellspeed.server.messages import JUDGE, WATCHER
from spellspeed.server.room_log import Link
from spellspeed.server.rows import Beginning
from spellspeed.server.settings import WrongSettings, read_settings
from spellspeed.server.store_errors import LinkRefused

if TYPE_CHECKING:
    from spellspeed.server.app import Serving

SEATS: Final = (0, 1, WATCHER, JUDGE)
A_WEEK: Final = 7 * 24 * 3600


class NewRoom(BaseModel):
    """How a room is to be made; what is not said is as usual."""

    settings: dict[str, Any] = Field(default_factory=dict)


class Made(BaseModel):
    """A room that was made, and for each seat the secret of its link: who has it may sit there, once."""

    room: str
    links: dict[int, str]
    commitment: str


class Open(BaseModel):
    """A room that can be watched."""

    room: str
    format: str
    match: str


class GivenLink(BaseModel):
    """The secret of a link."""

    link: str = Field(max_length=100)


class Seated(BaseModel):
    """The seat that somebody has."""

    room: str
    seat: int


def complain(status: int, english: str, chinese: str) -> JSONResponse:
    """Return an error in both languages.

    >>> complain(404, "no", "无").status_code
    404
    """
    return JSONResponse({"error": english, "chinese": chinese}, status_code=status)


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
            return complain(422, str(wrong), wrong.chinese)
        secret = fair.draw_secret()
        beginning = Beginning(make_room_name(), settings.to_dict(), RULES, "", secret, 0)
        links = {seat: make_link(seat) for seat in SEATS if seat > 1 or not settings.bots[seat]}
        kept = [Link(seat, hash_link(serving, link), serving.keys.newest) for seat, link in links.items()]
        await asyncio.to_thread(lambda: store.make_room(beginning, kept, listed=settings.public))
        return Made(room=beginning.id, links=links, commitment=fair.hash_secret(beginning.id, secret))

    @app.get("/api/rooms")
    async def listed() -> list[Open]:
        rooms = await asyncio.to_thread(lambda: store.list_rooms(ended=False))
        return [Open(room=room.id, format=room.settings["format"], match=room.settings["match"]) for room in rooms]


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


def add_books(app: FastAPI, serving: "Serving") -> None:
    """Tell of decks, cards and rules."""
    pool = serving.desk.pool

    @app.get("/api/decks")
    async def decks(format: str = "master2020") -> Any:
        found = []
        for name in PACKAGED:
            deck = Deck.packaged(name)
            if not deck.check(format) if format in ("master2020", "408") else False:
                cards = {"main": list(deck.main), "extra": list(deck.extra), "side": list(deck.side)}
                found.append({"name": name, **cards})
        return found

    @app.get("/api/cards/{password}")
    async def card(password: int, lang: str = "en") -> Any:
        index = pool.by_password.get(password)
        if index is None:
            return complain(404, f"no card has the password {password}", f"没有密码为{password}的卡")
        facts = pool.facts[index]
        spoken = "zh" if lang == "zh" else "en"
        name = facts.name_zh if spoken == "zh" else facts.name_en
        kind, text = kind_line(facts, spoken), describe_text(facts, spoken, pool)
        return {"password": password, "name": name, "kind": kind, "text": text}

    @app.get("/api/health")
    async def health() -> Any:
        await asyncio.to_thread(serving.store.now)
        return {"well": True}

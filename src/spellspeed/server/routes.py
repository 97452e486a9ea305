"""The routes besides the socket: rooms, seats, decks, cards, rules, replays."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from fastapi import FastAPI, Request, Response
from pydantic import BaseModel, Field

from spellspeed.pool import CardPool
from spellspeed.replay import RULES
from spellspeed.server import fair
from spellspeed.server.books import add_books
from spellspeed.server.bot_seats import check_bot, read_bot
from spellspeed.server.complaining import complain
from spellspeed.server.deck_routes import add_decks
from spellspeed.server.doors import address_of
from spellspeed.server.identity import link_to, make_link, make_room_name, make_token, read_link
from spellspeed.server.keeping import Listed
from spellspeed.server.limits import Allowances
from spellspeed.server.messages import JUDGE, WATCHER
from spellspeed.server.proving import write_replay
from spellspeed.server.replay_routes import MUCH, add_replays
from spellspeed.server.room import Room
from spellspeed.server.room_log import Link
from spellspeed.server.rows import Beginning
from spellspeed.server.rule_routes import add_rules
from spellspeed.server.settings import OF_EVENTS, Settings, WrongSettings, read_settings
from spellspeed.server.starting import read_start
from spellspeed.server.store_errors import LinkRefused, NoSuchRoom

if TYPE_CHECKING:
    from spellspeed.server.app import Serving

SEATS: Final = (0, 1, WATCHER, JUDGE)
TOO_MANY: Final = ("too many rooms from this address; try again later", "此地址创建的房间过多，请稍后再试")
TOO_MANY_HERE: Final = ("too many from this address; try again later", "此地址操作过多，请稍后再试")
FULL: Final = ("this server has as many rooms as it can hold; try again later", "服务器的房间已满，请稍后再试")
A_REPLAY: Final = 0.1  # seconds of work that a replay of a room counts as
A_WEEK: Final = 7 * 24 * 3600


class NewStart(BaseModel):
    """What a room is to start from: a position in our notation, a puzzle's file, or a replay after some answer."""

    kind: str
    text: str
    after: int | None = None  # of a replay: so many answers; if absent, all


class NewRoom(BaseModel):
    """How a room is to be made; what is not said is as usual."""

    settings: dict[str, Any] = Field(default_factory=dict)
    decks: tuple[str, str] = ("", "")  # packaged ones, for seats of bots
    lang: str = "en"
    start: NewStart | None = None


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
    names: list[str]  # by seat; "": free
    stage: str


class GivenLink(BaseModel):
    """The secret of a link, and something drawn: who sends both again, since no answer came, gets the same seat."""

    link: str = Field(max_length=100)
    again: str = Field(default="", max_length=100)


class Seated(BaseModel):
    """The seat that somebody has."""

    room: str
    seat: int


def add_routes(app: FastAPI, serving: "Serving") -> None:
    """Add all routes to an application."""
    serving.desk.make_next = partial(make_next_room, serving)
    add_rooms(app, serving)
    add_seats(app, serving)
    add_room_replays(app, serving)
    add_books(app, serving)
    add_decks(app, serving)
    add_rules(app, serving)
    add_replays(app, serving)


def add_rooms(app: FastAPI, serving: "Serving") -> None:
    """Let people make rooms and see which there are."""
    store = serving.store

    @app.post("/api/rooms", response_model=Made, status_code=201)
    async def make(request: Request, wanted: NewRoom) -> Any:
        address = address_of(request)
        if not app.state.rooms_made.spend(address):
            app.state.turned_away.note(TOO_MANY[0], address)
            return complain(429, *TOO_MANY, wanted.lang)
        if await asyncio.to_thread(store.count_open) >= serving.limits.rooms:
            app.state.turned_away.note(FULL[0], address)
            return complain(503, *FULL, wanted.lang)
        try:
            settings = await asyncio.to_thread(read_wanted, wanted, serving.desk.pool)
        except WrongSettings as wrong:
            return complain(422, str(wrong), wrong.chinese, wanted.lang)
        secret = fair.draw_secret()
        beginning = Beginning(make_room_name(), settings.to_dict(), RULES, "", secret, 0)
        taken = [seat for seat in (0, 1) if settings.bots[seat] or (seat == 1 and settings.both)]
        links = {seat: make_link(seat) for seat in SEATS if seat not in taken}
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
                names=name_players(room),
                stage="duel" if room.began else "gathering",
            )
            for room in rooms
        ]


def name_players(room: Listed) -> list[str]:
    """Return who plays, by seat, with bots and who plays both sides; "" for a free seat.

    >>> name_players(Listed("k3", {"bots": ["", "greedy/dragons"], "both": False}, 0, None, None, 1, {0: "Ann"}))
    ['Ann', 'greedy']
    """
    bots = room.settings.get("bots", ("", ""))
    names = [room.names.get(seat) or read_bot(bots[seat])[0] for seat in (0, 1)]
    return [names[0], names[0]] if room.settings.get("both") else names


async def make_next_room(serving: "Serving", room: Room) -> dict[str, Any]:
    """Make a room with the same settings and seats as another, and return what leads to it."""
    name, key = make_room_name(), make_token()
    beginning = Beginning(name, room.settings.to_dict(), RULES, "", fair.draw_secret(), 0)
    seats = [seat for seat in (0, 1) if not room.settings.bots[seat] and not (seat and room.settings.both)]
    links = {seat: link_to(key, seat) for seat in (*seats, WATCHER)} | {JUDGE: make_link(JUDGE)}
    kept = [Link(seat, hash_link(serving, link), serving.keys.newest) for seat, link in links.items()]
    await asyncio.to_thread(lambda: serving.store.make_room(beginning, kept, listed=room.settings.public))
    return {"room": name, "key": key}


def read_wanted(wanted: NewRoom, pool: CardPool) -> Settings:
    """Return the settings of a room that somebody wants; raises what is wrong with them."""
    plain = dict(wanted.settings)
    of_events = [name for name in OF_EVENTS if name in plain]
    if of_events:
        raise WrongSettings(f"only an event sets {of_events[0]!r}", f"{of_events[0]!r}只能由赛事设定")
    if "start" in plain or "start_of" in plain:
        raise WrongSettings("what a room starts from stands beside its settings", "开局不写在设定里")
    if wanted.start is not None:
        named = plain.get("format", Settings().format)
        start = read_start(wanted.start.kind, wanted.start.text, wanted.start.after, str(named), pool)
        plain.update(start=start.position, start_of=start.source, format=start.format)
    settings = read_settings(plain)
    one, other = [
        f"{bot}/{deck}" if bot and deck else bot for bot, deck in zip(settings.bots, wanted.decks, strict=True)
    ]
    for bot in filter(None, (one, other)):
        check_bot(bot, settings, pool)
    return settings._replace(bots=(one, other))


def hash_link(serving: "Serving", link: str) -> bytes:
    """Return what is kept of a link."""
    return serving.keys.hash(read_link(link)[1])


def is_listed(serving: "Serving", room: str) -> bool:
    """Whether a room is listed, and under way."""
    try:
        kept = serving.store.read_room(room)
    except NoSuchRoom:
        return False
    return kept.listed and kept.ended is None


def add_seats(app: FastAPI, serving: "Serving") -> None:
    """Let people take their seats by a link, and leave them."""
    from spellspeed.server.app import cookie_name, find_seat, hash_cookie

    watching = Allowances(serving.limits.watchers_an_address / 3600, serving.limits.watchers_an_address)

    @app.post("/api/rooms/{room}/seat", response_model=Seated)
    async def take(room: str, given: GivenLink, request: Request, response: Response) -> Any:
        held = await find_seat(serving, room, hash_cookie(serving, request.cookies.get(cookie_name(room), "")))
        seat, key = read_link(given.link)[0], serving.keys.newest
        if not given.link and held is None and await asyncio.to_thread(is_listed, serving, room):
            seat = WATCHER
        # Whoever watches has the same token: one row for all of them, and a link that can be passed on.
        drawn = f"{room}/watch" if seat == WATCHER else given.again
        token = serving.keys.hash(f"{given.link}/{drawn}").hex() if drawn else make_token()
        if held is not None and (held == seat or not given.link):
            return Seated(room=room, seat=held)  # followed once more by the one who has used it
        address = address_of(request)
        kept = (hash_link(serving, given.link), serving.keys.hash(token))
        try:
            if given.link:
                await asyncio.to_thread(serving.store.take_seat, room, seat, *kept)
            elif seat == WATCHER:  # whoever likes may look on in a room that is listed
                if not watching.spend(address):
                    app.state.turned_away.note(TOO_MANY_HERE[0], address)
                    return complain(429, *TOO_MANY_HERE)
                await asyncio.to_thread(serving.store.give_seat, room, seat, kept[1], key)
            else:
                raise LinkRefused(room, "unknown")
        except LinkRefused as refused:
            app.state.turned_away.note("a link that leads to no seat", address, room)
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


def add_room_replays(app: FastAPI, serving: "Serving") -> None:
    """Give the replays of matches that are over."""
    writing = Allowances(serving.limits.reading_a_second, serving.limits.reading_at_once)

    @app.get("/api/rooms/{room}/replay")
    async def replay(room: str, request: Request, number: int = 0) -> Any:
        address = address_of(request)
        if not writing.spend(address, A_REPLAY):  # the room is folded for it
            app.state.turned_away.note(MUCH[0], address)
            return complain(429, *MUCH)
        async with serving.desk.visit(room) as live:
            match = None if live is None else live.room.match
        if live is None or match is None or match.outcome is None:
            return complain(404, "there is a replay once the match is over", "比赛结束后才有录像")
        if serving.steward is not None and not await serving.steward.open_dice(live):
            return complain(403, "the replays of this event open when it is over", "赛事结束后才公开录像")
        text = await asyncio.to_thread(write_replay, live.room, number)
        if text is None:
            return complain(404, "the match has no duel of this number", "比赛没有这一局")
        return Response(text, media_type="application/json")

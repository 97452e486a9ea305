"""The server as an application: its routes, who may call them, and its sockets."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, Final, NamedTuple
from uuid import uuid4

from fastapi import FastAPI, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Scope

from spellspeed.server.complaining import UNREADABLE, complain, complain_of_loss, say_unreadable
from spellspeed.server.desk import Desk, LiveRoom
from spellspeed.server.doors import Doors, Guest, address_of
from spellspeed.server.event_routes import add_event_routes
from spellspeed.server.identity import LOCAL_HOSTS, Keys, is_host_known, is_origin_known
from spellspeed.server.limits import Allowances, Limits
from spellspeed.server.messages import Lang
from spellspeed.server.pics import add_pics
from spellspeed.server.routes import add_routes
from spellspeed.server.sockets import LARGE, LATER, POLICY, TOO_LARGE, Socket
from spellspeed.server.steward import Steward
from spellspeed.server.store import Store
from spellspeed.server.store_errors import StoreError
from spellspeed.server.turned_away import TurnedAway

log = logging.getLogger("spellspeed.server")
TRY_AGAIN: Final = 1013  # how a WebSocket is closed that another worker may serve
PAGE: Final = Path(__file__).with_name("page")
REPLAYS: Final = "/api/replays"  # what takes more than a message, as does what a room starts in
ROOMS: Final = "/api/rooms"
SAFE: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; font-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Serving(NamedTuple):
    """All that a worker serves with."""

    store: Store
    desk: Desk
    keys: Keys
    limits: Limits = Limits()
    hosts: tuple[str, ...] = LOCAL_HOSTS
    secure: bool = False  # cookies only over TLS
    background: tuple[Callable[[], Coroutine[Any, Any, None]], ...] = ()  # what runs beside the requests
    steward: Steward | None = None  # of events, where they are held
    pics: Path | None = None  # the folder with pictures of cards, if there is one
    doors: Doors | None = None  # who is connected; else nobody is but by this application
    before: Callable[[], Coroutine[Any, Any, None]] | None = None  # what is done before anybody is served


def build_app(serving: Serving, page: Path = PAGE) -> FastAPI:
    """Return the application of one worker."""

    @contextlib.asynccontextmanager
    async def live(app: FastAPI) -> AsyncIterator[None]:
        if serving.before is not None:
            await serving.before()
        tasks = [asyncio.create_task(run()) for run in serving.background]
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    wrong: dict[int | type[Exception], Any] = {RequestValidationError: tell_unreadable}
    app = FastAPI(
        title="Spellspeed", version="1", lifespan=live, docs_url=None, redoc_url=None, exception_handlers=wrong
    )
    app.state.serving = serving
    app.state.turned_away = TurnedAway()
    app.state.rooms_made = Allowances(serving.limits.rooms_an_address / 3600, serving.limits.rooms_an_address)
    app.add_middleware(GZipMiddleware, minimum_size=1_000, compresslevel=5)
    guard(app, serving)
    add_routes(app, serving)
    if serving.steward is not None:
        add_event_routes(app, serving, serving.steward)
    add_socket(app, serving)
    add_pics(app, serving.pics)
    if page.is_dir():
        add_page(app, page)
    return app


class Page(StaticFiles):
    """The built page: what is no file of it is an address of its own, such as that of a room or a rule."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        self._first: Final = folder / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, else the page itself, which knows what the address means."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or Path(path).parts[:1] in (("api",), ("assets",)):
                raise
            return FileResponse(self._first)


def add_page(app: FastAPI, page: Path) -> None:
    """Serve the built page under all addresses that are not the server's own."""
    app.mount("/", Page(page))


GONE: Final = "No response returned."  # Starlette's words when the other end of a request is closed


def guard(app: FastAPI, serving: Serving) -> None:
    """Answer only who meant this server, let pages of others change nothing, and say what went wrong by an id."""

    @app.middleware("http")
    async def check(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
        lang = request.query_params.get("lang", "en")
        refused = find_fault(request, serving)
        if refused is not None:
            code, english, chinese, sent = refused
            app.state.turned_away.note(english, address_of(request), sent)
            response: Response = complain(code, english, chinese, lang)
        else:
            response = await answer_or_note(request, call_next, lang)
        response.headers.update(SAFE)
        return response


async def tell_unreadable(request: Request, wrong: Exception) -> Response:
    """Say in a sentence what of a request cannot be read."""
    request.app.state.turned_away.note(UNREADABLE, address_of(request))
    said = say_unreadable(wrong.errors() if isinstance(wrong, RequestValidationError) else ())
    lang = request.query_params.get("lang", "en")
    return complain(422, f"this cannot be read: {said}", f"无法读取：{said}", lang)


def find_fault(request: Request, serving: Serving) -> tuple[int, str, str, str] | None:
    """Return how a request is turned away before it is read: by which code, why, and what was sent."""
    host, origin = request.headers.get("host", ""), request.headers.get("origin")
    if not is_host_known(host, serving.hosts):
        return 421, "this server does not answer to that name", "服务器没有这个名字", host
    if request.method not in ("GET", "HEAD") and not is_origin_known(origin, host, serving.hosts, must=False):
        return 403, "this page is not of this server", "这个页面不属于本服务器", origin or ""
    if "\x00" in request.url.path or "%00" in request.url.path:  # no database could look for it
        return 404, "there is no such address", "没有这个地址", ""
    length, limits = request.headers.get("content-length", "0"), serving.limits
    most = {REPLAYS: limits.replay_bytes, ROOMS: limits.start_bytes}.get(request.url.path, limits.message_bytes)
    if not (length.isascii() and length.isdigit()) or int(length) > most:
        return 413, "too large", "内容过大", length
    if "transfer-encoding" in request.headers:  # its length would be known when it is here
        return 411, "say how long it is (Content-Length)", "请注明长度（Content-Length）", ""
    return None


async def answer_or_note(request: Request, call_next: Callable[[Request], Awaitable[Response]], lang: str) -> Response:
    """Answer a request; what goes wrong stands in the log under an id that is told."""
    try:
        return await call_next(request)
    except StoreError as lost:
        return complain_of_loss(f"{request.method} {request.url.path}", lost, lang)
    except Exception as wrong:
        if str(wrong) == GONE and await request.is_disconnected():
            return Response(status_code=499)  # whoever asked left before the answer: nothing is broken
        name = uuid4().hex[:12]
        log.exception("broken %s: %s %s", name, request.method, request.url.path)
        return complain(500, f"something is wrong with the server ({name})", f"服务器出错（{name}）", lang)


def add_socket(app: FastAPI, serving: Serving) -> None:
    """Let seats connect to their rooms."""
    doors = serving.doors or Doors(serving.store, serving.limits)
    away: TurnedAway = app.state.turned_away

    @app.websocket("/api/rooms/{room}/socket")
    async def connect(websocket: WebSocket, room: str) -> None:
        host, origin = websocket.headers.get("host", ""), websocket.headers.get("origin")
        address = address_of(websocket)
        if not is_host_known(host, serving.hosts) or not is_origin_known(origin, host, serving.hosts, must=False):
            away.note("a socket that is not of this server", address, origin or host)
            await websocket.close(POLICY, "not of this server")
            return
        if why := doors.find_why_not(address):
            away.note(why, address)
            await websocket.close(LATER, why)
            return
        # Who has no seat does not even make a room be folded.
        kept = hash_cookie(serving, websocket.cookies.get(cookie_name(room), ""))
        seat = await find_seat(serving, room, kept)
        if seat is None:
            await show_out(websocket, room)
            return
        async with serving.desk.visit(room) as live:
            if live is None:
                await show_out(websocket, room)
            elif not await serving.desk.can_serve(live):
                await websocket.close(TRY_AGAIN, "played on another version of the cards; try again")
            else:
                await websocket.accept()
                await serve(websocket, live, seat, kept)

    async def show_out(websocket: WebSocket, room: str) -> None:
        away.note("no such seat", address_of(websocket), room)
        await websocket.close(POLICY, "no such seat")

    async def serve(websocket: WebSocket, live: LiveRoom, seat: int, kept: bytes) -> None:
        room, address = live.room.beginning.id, address_of(websocket)
        wire = WebSocketWire(websocket)
        guest = Guest(address, room, kept, wire.close)
        lang: Lang = "zh" if websocket.query_params.get("lang") == "zh" else "en"
        with doors.hold(guest):
            await doors.make_way(guest)
            socket = Socket(wire, serving.desk, live, seat, serving.limits, lang)
            socket.note = lambda why: away.note(why, address, room)
            await socket.run()
            if wire.closed_with == TOO_LARGE:  # it was not even read
                away.note(LARGE, address, room)


class WebSocketWire:
    """A WebSocket of the application as sockets know it."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket: Final = websocket
        self.closed_with = 0

    async def receive(self) -> bytes | None:
        """Return the next message, None once the other side has gone."""
        message: dict[str, Any] = await self._websocket.receive()  # type: ignore[assignment]
        if message["type"] != "websocket.receive":
            self.closed_with = message.get("code") or 0
            return None
        text = message.get("text")
        content: bytes = message.get("bytes") or b"" if text is None else text.encode()
        return content

    async def send(self, content: bytes) -> None:
        """Send a message, unless the other side has gone."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._websocket.send_text(content.decode())

    async def close(self, code: int, reason: str) -> None:
        """Close the connection."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._websocket.close(code, reason)


def cookie_name(room: str) -> str:
    """Return the name of the cookie by which a browser keeps its seat in a room.

    >>> cookie_name("abc")
    'seat-abc'
    """
    return f"seat-{room}"


def hash_cookie(serving: Serving, cookie: str) -> bytes:
    """Return what is kept of the token in a cookie, nothing if it has none by a key that we know."""
    key_id, _, token = cookie.partition(".")
    return serving.keys.hash(token, key_id) if token else b""


async def find_seat(serving: Serving, room: str, kept: bytes) -> int | None:
    """Return which seat a token holds, None if it holds none."""
    found = await asyncio.to_thread(serving.store.find_seat, room, kept) if kept else None
    return None if found is None else found.seat

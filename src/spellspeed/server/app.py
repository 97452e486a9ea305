"""The server as an application: its routes, who may call them, and its sockets."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, Final, NamedTuple

from fastapi import FastAPI, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.responses import FileResponse, JSONResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Scope

from spellspeed.server.desk import Desk
from spellspeed.server.event_routes import add_event_routes
from spellspeed.server.identity import LOCAL_HOSTS, Keys, is_host_known, is_origin_known
from spellspeed.server.limits import Allowances, Limits
from spellspeed.server.messages import Lang
from spellspeed.server.pics import add_pics
from spellspeed.server.routes import add_routes
from spellspeed.server.sockets import LATER, POLICY, Socket
from spellspeed.server.steward import Steward
from spellspeed.server.store import Store

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


def build_app(serving: Serving, page: Path = PAGE) -> FastAPI:
    """Return the application of one worker."""

    @contextlib.asynccontextmanager
    async def live(app: FastAPI) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(run()) for run in serving.background]
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    app = FastAPI(title="Spellspeed", version="1", lifespan=live, docs_url=None, redoc_url=None)
    app.state.serving = serving
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


def guard(app: FastAPI, serving: Serving) -> None:
    """Answer only who meant this server, and let pages of others change nothing."""

    @app.middleware("http")
    async def check(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
        host = request.headers.get("host", "")
        if not is_host_known(host, serving.hosts):
            return JSONResponse({"error": "this server does not answer to that name"}, status_code=421)
        origin = request.headers.get("origin")
        if request.method not in ("GET", "HEAD") and not is_origin_known(origin, host, serving.hosts, must=False):
            return JSONResponse({"error": "this page is not of this server"}, status_code=403)
        length = request.headers.get("content-length", "0")
        path, limits = request.url.path, serving.limits
        most = {REPLAYS: limits.replay_bytes, ROOMS: limits.start_bytes}.get(path, limits.message_bytes)
        if not (length.isascii() and length.isdigit()) or int(length) > most:
            return JSONResponse({"error": "too large"}, status_code=413)
        if "transfer-encoding" in request.headers:  # its length would be known when it is here
            return JSONResponse({"error": "say how long it is (Content-Length)"}, status_code=411)
        response = await call_next(request)
        response.headers.update(SAFE)
        return response


def add_socket(app: FastAPI, serving: Serving) -> None:
    """Let seats connect to their rooms."""
    connected: dict[str, int] = {}

    @app.websocket("/api/rooms/{room}/socket")
    async def connect(websocket: WebSocket, room: str) -> None:
        host = websocket.headers.get("host", "")
        known = is_host_known(host, serving.hosts)
        if not known or not is_origin_known(websocket.headers.get("origin"), host, serving.hosts, must=False):
            await websocket.close(POLICY, "not of this server")
            return
        address = websocket.client.host if websocket.client else ""
        if connected.get(address, 0) >= serving.limits.sockets_an_address:
            await websocket.close(LATER, "too many connections")
            return
        # Who has no seat does not even make a room be folded.
        seat = await find_seat(serving, room, websocket.cookies.get(cookie_name(room), ""))
        live = None if seat is None else await serving.desk.enter(room)
        if live is None or seat is None:
            await websocket.close(POLICY, "no such seat")
            return
        if not await serving.desk.can_serve(live):
            await websocket.close(TRY_AGAIN, "played on another version of the cards; try again")
            return
        await websocket.accept()
        connected[address] = connected.get(address, 0) + 1
        try:
            lang: Lang = "zh" if websocket.query_params.get("lang") == "zh" else "en"
            await Socket(WebSocketWire(websocket), serving.desk, live, seat, serving.limits, lang).run()
        finally:
            connected[address] -= 1
            if not connected[address]:
                del connected[address]


class WebSocketWire:
    """A WebSocket of the application as sockets know it."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket: Final = websocket

    async def receive(self) -> bytes | None:
        """Return the next message, None once the other side has gone."""
        message: dict[str, Any] = await self._websocket.receive()  # type: ignore[assignment]
        if message["type"] != "websocket.receive":
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


async def find_seat(serving: Serving, room: str, cookie: str) -> int | None:
    """Return which seat a cookie holds, None if it holds none."""
    key_id, _, token = cookie.partition(".")
    kept = serving.keys.hash(token, key_id) if token else b""
    found = await asyncio.to_thread(serving.store.find_seat, room, kept) if kept else None
    return None if found is None else found.seat

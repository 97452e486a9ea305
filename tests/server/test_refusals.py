"""What is refused is refused in words, on either database, stands in the log, and tells nothing of the server."""

import asyncio
import contextlib
import json
import logging
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from rooms import deck_of
from server.seated import Table, begin, send
from spellspeed.pool import CardPool
from spellspeed.server.app import Serving, build_app
from spellspeed.server.desk import Desk
from spellspeed.server.identity import Keys
from spellspeed.server.limits import Limits
from spellspeed.server.steward import Steward
from spellspeed.server.store import Store
from spellspeed.server.store_errors import StoreError

JSON = {"Content-Type": "application/json"}
LIMITS = Limits(
    rooms_an_address=6, watchers_an_address=1, events_an_address=1, reading_at_once=0.15, reading_a_second=1e-6
)


def serve(store: Store, limits: Limits = LIMITS) -> Serving:
    desk = Desk(store, CardPool.builtin())
    return Serving(store, desk, Keys({"k": b"key"}), limits, steward=Steward(store, desk))


@pytest.fixture
def client(place: str, tmp_path: Path) -> Iterator[TestClient]:
    with Store.open(place) as store:
        app = build_app(serve(store), tmp_path / "no page")
        with TestClient(app, base_url="http://localhost", raise_server_exceptions=False) as client:
            yield client


def store_of(client: TestClient) -> Store:
    app: Any = client.app
    store: Store = app.state.serving.store
    return store


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("rooms/{room}/seat", b'{"link":"0.\\ud800"}'),
        ("rooms/{room}/seat", b'{"link":"0.\\u0000"}'),
        ("rooms/{room}/seat", b'{"link":"","again":"\\ud800"}'),
        ("rooms/a%00b/seat", b'{"link":"0.x"}'),
        ("rooms", b'{"settings":{"format":"\\ud800"}}'),
        ("rooms", b'{"settings":{"bots":["\\ud800",""]}}'),
        ("rooms", b'{"settings":{"match":"\\u0000"}}'),
        ("events/a%00b/person", b'{"link":"0.x"}'),
        ("events", b'{"name":"\\ud800"}'),
        ("events", b'{"name":"a\\u0000b"}'),
        ("positions", b'{"text":"\\ud800"}'),
    ],
)
def test_half_letters_and_letters_no_database_keeps_are_refused_in_words(
    client: TestClient, path: str, said: bytes
) -> None:
    room = client.post("/api/rooms", json={}).json()["id"]
    answer = client.post(f"/api/{path.format(room=room)}", content=said, headers=JSON)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["text"]


def test_an_address_no_database_could_look_for_is_no_address(client: TestClient) -> None:
    for path in ("/api/rooms/a%00b/replay", "/api/events/a%00b"):
        assert client.get(path).status_code == 404


def test_a_request_that_cannot_be_read_says_where_in_either_language(client: TestClient) -> None:
    told = client.post("/api/rooms/x/seat", json={"link": 7})
    assert told.status_code == 422 and told.json()["text"].startswith("this cannot be read: body.link: ")
    assert client.post("/api/rooms/x/seat?lang=zh", content=b"{", headers=JSON).json()["text"].startswith("无法读取：")


@pytest.mark.parametrize("path", ["/api/rooms", "/api/events"])
def test_where_rooms_are_kept_is_told_to_nobody_outside(
    client: TestClient, path: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(self: Store, **asked: Any) -> None:
        raise StoreError("postgresql://spellspeed@inner.example/rooms: it is away", "离线")

    monkeypatch.setattr(Store, "list_rooms", fail)
    monkeypatch.setattr(Store, "list_held", fail)
    answer = client.get(path)
    text = answer.json()["text"]
    assert answer.status_code == 503 and "inner.example" not in text
    id = text.partition("(")[2].rstrip(")")
    assert len(id) == 12 and id in caplog.text and "inner.example" in caplog.text


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"settings": {"bots": ["", "deep"]}}, "no bot is called 'deep'; there are random, greedy"),
        ({"settings": {"bots": ["", "\x00"]}}, "no bot is called"),
        ({"settings": {"bots": ["", "greedy"]}, "decks": ["", "turtles"]}, "no packaged deck is called 'turtles'"),
        ({"settings": {"bots": ["", "random/exodia"]}}, "the bot's deck exodia: "),
        ({"settings": {"bots": ["", "random"], "format": "408"}, "decks": ["", "classic"]}, "the bot's deck classic: "),
    ],
)
def test_a_bot_that_could_never_play_makes_no_room(client: TestClient, wanted: dict[str, Any], said: str) -> None:
    answer = client.post("/api/rooms", json=wanted)
    assert answer.status_code == 422 and said in answer.json()["text"]
    assert store_of(client).count_open() == 0


def test_a_bot_plays_a_deck_against_the_list_where_nobody_asks_for_the_list(client: TestClient) -> None:
    wanted = {"settings": {"bots": ["", "random"], "format": "408", "limits": False}, "decks": ["", "classic"]}
    assert client.post("/api/rooms", json=wanted).status_code == 201


def test_each_way_of_doing_harm_stands_in_the_log(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    table = Table(client, public=True)
    caplog.set_level(logging.WARNING, "spellspeed.server")

    def log_of(do: Any) -> str:
        caplog.clear()
        with contextlib.suppress(WebSocketDisconnect):
            do()
        noted = [each.getMessage() for each in caplog.records if each.getMessage().startswith("turned away")]
        return noted[0].partition(": ")[2] if len(noted) == 1 else str(noted)

    def post(path: str, *, times: int = 1, **said: Any) -> Any:
        return [client.post(path, **said) for _ in range(times)]

    room = f"/api/rooms/{table.room}"
    with table.connect(0) as one, table.connect(1) as other:
        question = begin(table, one, other)
        huge = {"type": "answer", "request": question["name"], "picks": [0] * 301}
        assert log_of(lambda: send(one, **huge)).startswith("more than anybody needs")
        assert log_of(lambda: send(other, **{**huge, "picks": [0]})).startswith("a command of another seat")
        assert log_of(lambda: send(one, type="fly")).startswith("a message that cannot be read")
    # no seat: an old cookie, then one of another room
    assert "seat" in log_of(lambda: table.connect(0, Cookie=f"seat-{table.room}=k.old").__enter__())
    assert log_of(lambda: post(f"{room}/seat", content=b"{", headers=JSON)).startswith("a request that cannot be read")
    assert log_of(lambda: post(f"{room}/seat", json={"link": "0.forged"})).startswith("a link that leads to no seat")
    looked_on: list[int] = []

    def look_on() -> None:
        for _ in range(3):
            client.cookies.clear()
            looked_on.append(client.post(f"{room}/seat", json={"link": ""}).status_code)

    assert log_of(look_on).startswith("too many from this address") and looked_on == [200, 429, 429]
    assert log_of(lambda: post("/api/rooms", times=6, json={})).startswith("too many rooms")
    event = client.post("/api/events", json={"name": "Cup"}).json()["id"]
    assert log_of(lambda: post("/api/events", json={"name": "Other"})) == "[]", "noted a moment ago for this address"
    assert "only the organiser" in log_of(lambda: post(f"/api/events/{event}/link", json={"player": 0}))
    entry = {"name": "Ann", "deck": deck_of("dragons")}
    assert log_of(lambda: post(f"/api/events/{event}/enter", json=entry)) == "[]", "who enters harms nobody"
    assert "into no event" in log_of(lambda: post(f"/api/events/{event}/person", json={"link": "0.forged"}))
    assert "a lot of work" in log_of(lambda: post("/api/positions", times=9, json={"text": "turn 1"}))


def test_who_asks_for_replays_without_end_waits_and_another_does_not(client: TestClient) -> None:
    room = client.post("/api/rooms", json={}).json()["id"]
    codes = [client.get(f"/api/rooms/{room}/replay").status_code for _ in range(3)]
    assert codes == [404, 429, 429], "none is there yet, but a room was folded to know"


def test_ten_megabytes_are_not_even_read_end_their_own_connection_and_stand_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def send_too_much(port: int) -> int:
        base = f"localhost:{port}"
        cookies = {}
        for seat in (0, 1):
            asked = {"link": made["links"][str(seat)]}
            answer = await asyncio.to_thread(http.post, f"/api/rooms/{made['id']}/seat", json=asked)
            cookies[seat] = answer.headers["set-cookie"].partition(";")[0]
            http.cookies.clear()
        address = f"ws://{base}/api/rooms/{made['id']}/socket"
        async with connect(address, additional_headers={"Cookie": cookies[1]}) as other:
            async with connect(address, additional_headers={"Cookie": cookies[0]}) as one:
                with pytest.raises(ConnectionClosed) as closed:
                    await one.send("x" * 10_000_000)
                    while True:
                        await one.recv()
            await other.send('{"type":"ping","id":1}')
            while json.loads(await asyncio.wait_for(other.recv(), 20))["type"] != "pong":
                pass
        return closed.value.rcvd.code if closed.value.rcvd is not None else 0

    caplog.set_level(logging.WARNING, "spellspeed.server")
    limits = Limits()
    with Store.open(str(tmp_path / "rooms.db")) as store:
        app = build_app(serve(store, limits), tmp_path / "no page")
        http = TestClient(app, base_url="http://localhost")
        made = http.post("/api/rooms", json={}).json()
        server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error", ws_max_size=limits.message_bytes))
        thread = threading.Thread(target=server.run)
        thread.start()
        try:
            while not server.started:
                thread.join(0.05)
            assert asyncio.run(send_too_much(server.servers[0].sockets[0].getsockname()[1])) == 1009
        finally:
            server.should_exit = True
            thread.join()
    assert "a message that is too large" in caplog.text

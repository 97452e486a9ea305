"""The server from outside: who is turned away, what is refused, and that nobody else notices."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from rooms import NONCES, deck_of
from spellspeed.pool import CardPool
from spellspeed.server import fair
from spellspeed.server.app import Serving, build_app
from spellspeed.server.desk import Desk
from spellspeed.server.identity import Keys
from spellspeed.server.limits import Limits
from spellspeed.server.store import Store

LIMITS = Limits(message_bytes=20_000, messages_at_once=60, messages_a_second=0.001, rooms_an_address=12)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    store = Store.open(str(tmp_path / "rooms.db"))
    serving = Serving(store, Desk(store, CardPool.builtin()), Keys({"k": b"key"}), LIMITS)
    with TestClient(build_app(serving, tmp_path / "no page"), base_url="http://localhost") as client:
        yield client
    store.close()


class Table:
    """A room with a client for each seat."""

    def __init__(self, client: TestClient, **settings: Any) -> None:
        self.client = client
        self.made = client.post("/api/rooms", json={"settings": {"format": "408", **settings}}).json()
        self.room = self.made["id"]
        self.cookies = [self.take(str(seat)) for seat in range(4)]

    def take(self, seat: str) -> str:
        answer = self.client.post(f"/api/rooms/{self.room}/seat", json={"link": self.made["links"][seat]})
        assert answer.status_code == 200, answer.text
        self.client.cookies.clear()
        return str(answer.headers["set-cookie"]).partition(";")[0]

    def connect(self, seat: int, **headers: str) -> WebSocketTestSession:
        return self.client.websocket_connect(
            f"ws://localhost/api/rooms/{self.room}/socket", headers={"Cookie": self.cookies[seat], **headers}
        )


def send(socket: WebSocketTestSession, **command: Any) -> dict[str, Any]:
    """Send a command, and return what the server says of it."""
    socket.send_text(json.dumps({"id": 7, **command}))
    while True:
        told: dict[str, Any] = socket.receive_json()
        if told["type"] in ("taken", "refused", "reasons", "picks", "pong"):
            return told


def sit(table: Table, socket: WebSocketTestSession, seat: int) -> dict[str, Any]:
    promise = fair.hash_nonce(table.room, seat, bytes.fromhex(NONCES[seat]))
    return send(socket, type="sit", name=f"p{seat}", deck=deck_of("dragons"), nonce_hash=promise)


def test_two_seats_sit_down_open_their_nonces_and_throw(client: TestClient) -> None:
    table = Table(client)
    with table.connect(0) as one, table.connect(1) as other:
        for seat, socket in enumerate((one, other)):
            assert sit(table, socket, seat)["type"] == "taken"
        for seat, socket in enumerate((one, other)):
            assert send(socket, type="reveal", nonce=NONCES[seat])["type"] == "taken"
        assert send(one, type="throw", hand="rock")["type"] == "taken"
        again = send(one, type="throw", hand="paper")
        assert again["code"] == "illegal" and again["refusals"][0]["rule"] == "ask.not-at-this-stage"


def test_the_first_message_is_a_greeting_and_the_second_a_picture_or_who_is_here(client: TestClient) -> None:
    table = Table(client)
    with table.connect(0) as socket:
        assert socket.receive_json()["type"] == "hello"
        assert {socket.receive_json()["type"] for _ in range(2)} == {"people", "picture"}


@pytest.mark.parametrize("seat", [2, 3])
def test_who_watches_or_judges_cannot_play(client: TestClient, seat: int) -> None:
    table = Table(client)
    with table.connect(seat) as socket:
        assert sit(table, socket, 0)["code"] == "not-yours"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_a_judge_rules(client: TestClient, seat: int) -> None:
    table = Table(client)
    with table.connect(seat) as socket:
        assert send(socket, type="rule", what="void")["code"] == "not-yours"
    with table.connect(3) as judge:
        assert send(judge, type="rule", what="void", text="a flood")["type"] == "taken"


def test_a_link_is_used_once_and_only_in_its_room(client: TestClient) -> None:
    table, other = Table(client), Table(client)
    used = client.post(f"/api/rooms/{table.room}/seat", json={"link": table.made["links"]["0"]})
    foreign = client.post(f"/api/rooms/{table.room}/seat", json={"link": other.made["links"]["1"]})
    strange = client.post(f"/api/rooms/{table.room}/seat", json={"link": "0.x"})
    assert [answer.status_code for answer in (used, foreign, strange)] == [403, 403, 403]


@pytest.mark.parametrize(
    "forge", [lambda token: token[:-1] + "x", lambda token: token.replace("=k.", "=old."), lambda token: ""]
)
def test_a_forged_token_or_one_of_a_key_that_is_gone_holds_no_seat(client: TestClient, forge: Any) -> None:
    table = Table(client)
    table.cookies[0] = forge(table.cookies[0])
    with pytest.raises(WebSocketDisconnect), table.connect(0) as socket:
        socket.receive_json()


@pytest.mark.parametrize("header", [{"Origin": "http://evil.example"}, {"Host": "evil.example"}, {"Origin": "null"}])
def test_a_page_or_a_name_that_is_not_ours_gets_no_socket(client: TestClient, header: dict[str, str]) -> None:
    table = Table(client)
    with pytest.raises(WebSocketDisconnect), table.connect(0, **header) as socket:
        socket.receive_json()


def test_a_page_or_a_name_that_is_not_ours_gets_no_route(client: TestClient) -> None:
    assert client.get("/api/lists", headers={"Host": "evil.example"}).status_code == 421
    assert client.post("/api/rooms", json={}, headers={"Origin": "http://evil.example"}).status_code == 403
    assert client.post("/api/rooms", json={}, headers={"Origin": "http://localhost"}).status_code == 201


@pytest.mark.parametrize(
    "content",
    ["", "{", "[]", '{"type":"answer"}', '{"type":"fly","id":1}', '{"type":"ping","id":1,"more":2}', "[" * 5000],
)
def test_what_cannot_be_read_is_refused_in_words_and_the_connection_goes_on(client: TestClient, content: str) -> None:
    table = Table(client)
    with table.connect(0) as socket:
        socket.send_text(content)
        while (told := socket.receive_json())["type"] != "refused":
            pass
        assert told["code"] == "unreadable"
        assert send(socket, type="ping")["type"] == "pong"


def test_a_message_that_is_too_large_ends_its_own_connection_alone(client: TestClient) -> None:
    table = Table(client)
    with table.connect(1) as other:
        with pytest.raises(WebSocketDisconnect) as closed, table.connect(0) as socket:
            socket.send_text("x" * 30_000)
            while True:
                socket.receive_json()
        assert closed.value.code == 1009
        assert send(other, type="ping")["type"] == "pong"
    assert client.post("/api/rooms", content="x" * 30_000).status_code == 413


def test_too_many_messages_end_their_own_connection_alone(client: TestClient) -> None:
    table = Table(client)
    with table.connect(1) as other:
        with pytest.raises(WebSocketDisconnect) as closed, table.connect(0) as socket:
            for _ in range(200):
                socket.send_text('{"type":"ping","id":1}')
            while True:
                socket.receive_json()
        assert closed.value.code == 1008
        assert send(other, type="ping")["type"] == "pong"


def test_a_flood_of_rooms_from_one_address_is_stopped(client: TestClient) -> None:
    codes = [client.post("/api/rooms", json={"lang": "zh"}).status_code for _ in range(14)]
    assert codes == [201] * 12 + [429] * 2


@pytest.mark.parametrize("settings", [{"format": "409"}, {"speed": 1}, {"bots": "x"}, {"match": "swiss"}])
def test_settings_that_no_room_can_have_make_none(client: TestClient, settings: dict[str, Any]) -> None:
    answer = client.post("/api/rooms", json={"settings": settings})
    assert answer.status_code == 422 and answer.json()["text"]


def test_what_a_page_may_load_is_said_with_every_answer(client: TestClient) -> None:
    headers = client.get("/api/lists").headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_a_seat_lives_in_a_cookie_that_no_script_reads_and_no_other_page_sends(client: TestClient) -> None:
    made = client.post("/api/rooms", json={}).json()
    answer = client.post(f"/api/rooms/{made['id']}/seat", json={"link": made["links"]["0"]})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie and f"path=/api/rooms/{made['id']}" in cookie
    again = client.post(f"/api/rooms/{made['id']}/seat", json={"link": made["links"]["0"]})
    assert again.status_code == 200 and again.json()["seat"] == 0, "followed once more by the one who has used it"


def test_cards_and_decks_are_told_in_both_languages(client: TestClient) -> None:
    deck = client.get("/api/decks/dragons").json()
    assert len(deck["main"]) >= 40
    english, chinese = [
        client.get("/api/cards", params={"passwords": "89631139,1", "lang": lang}).json() for lang in ("en", "zh")
    ]
    assert [card["name"] for card in (*english, *chinese)] == ["Blue-Eyes White Dragon", "青眼白龙"]
    assert client.get("/api/decks/nothing").status_code == 404

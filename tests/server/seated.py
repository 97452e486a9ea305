"""A room of a server in a test, with a client for each seat."""

import json
from typing import Any

from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

from rooms import NONCES, deck_of
from spellspeed.server import fair


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


def begin(table: Table, one: WebSocketTestSession, other: WebSocketTestSession) -> dict[str, Any]:
    """Sit down, throw, let seat 0 go first, and return its first question."""
    for seat, socket in enumerate((one, other)):
        sit(table, socket, seat)
    for seat, socket in enumerate((one, other)):
        send(socket, type="reveal", nonce=NONCES[seat])
    send(one, type="throw", hand="rock")
    send(other, type="throw", hand="scissors")
    send(one, type="choose", order="first")
    while True:
        told = one.receive_json()
        if told["type"] == "picture" and told["stage"] == "duel" and told.get("question"):
            question: dict[str, Any] = told["question"]
            return question

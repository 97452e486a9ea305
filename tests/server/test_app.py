"""The server from outside: who is turned away, what is refused, and that nobody else notices."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from rooms import NONCES
from server.seated import Table, begin, send, sit
from spellspeed.pool import CardPool
from spellspeed.server import commands
from spellspeed.server.app import Serving, build_app
from spellspeed.server.desk import Desk
from spellspeed.server.identity import Keys
from spellspeed.server.limits import Limits
from spellspeed.server.store import Store

LIMITS = Limits(
    message_bytes=20_000, start_bytes=20_000, messages_at_once=60, messages_a_second=0.001, rooms_an_address=12
)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    store = Store.open(str(tmp_path / "rooms.db"))
    serving = Serving(store, Desk(store, CardPool.builtin()), Keys({"k": b"key"}), LIMITS)
    with TestClient(build_app(serving, tmp_path / "no page"), base_url="http://localhost") as client:
        yield client
    store.close()


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


def test_a_link_for_watching_is_for_everybody_who_has_it(client: TestClient) -> None:
    table = Table(client)
    for again in ("drawn", "drawn by another"):
        asked = {"link": table.made["links"]["2"], "again": again}
        answer = client.post(f"/api/rooms/{table.room}/seat", json=asked)
        assert answer.json() == {"room": table.room, "seat": 2}
        client.cookies.clear()


@pytest.mark.parametrize(("public", "status"), [(True, 200), (False, 403)])
def test_a_room_is_watched_without_a_link_if_it_is_listed(client: TestClient, public: bool, status: int) -> None:
    made = client.post("/api/rooms", json={"settings": {"public": public}}).json()
    for _ in range(2):
        client.cookies.clear()
        answer = client.post(f"/api/rooms/{made['id']}/seat", json={"link": ""})
        assert (answer.status_code, answer.json().get("seat")) == (status, 2 if public else None)
    if public:
        with client.websocket_connect(f"ws://localhost/api/rooms/{made['id']}/socket") as socket:
            assert socket.receive_json()["seat"] == 2
    client.cookies.clear()
    assert client.post("/api/rooms/nowhere/seat", json={"link": ""}).status_code == 403


def test_the_list_of_rooms_says_who_plays_also_bots_and_whether_it_has_begun(client: TestClient) -> None:
    def listed(room: str) -> tuple[list[str], str]:
        (found,) = [each for each in client.get("/api/rooms").json() if each["id"] == room]
        return found["names"], found["stage"]

    table = Table(client, public=True)
    assert listed(table.room) == (["", ""], "gathering")
    with table.connect(0) as one, table.connect(1) as other:
        sit(table, other, 1)
        assert listed(table.room) == (["", "p1"], "gathering")
        begin(table, one, other)
        assert listed(table.room) == (["p0", "p1"], "duel")
    wanted = {"settings": {"public": True, "bots": ["greedy", ""]}, "decks": ["dragons", ""]}
    assert listed(client.post("/api/rooms", json=wanted).json()["id"]) == (["greedy", ""], "gathering")


def test_who_asks_for_a_seat_again_because_no_answer_came_gets_it_and_nobody_else_does(client: TestClient) -> None:
    made = client.post("/api/rooms", json={}).json()
    asked = {"link": made["links"]["0"], "again": "drawn"}

    def ask(**otherwise: str) -> Any:
        client.cookies.clear()
        return client.post(f"/api/rooms/{made['id']}/seat", json={**asked, **otherwise})

    first, again, stranger = ask(), ask(), ask(again="guessed")
    assert (first.status_code, again.status_code, stranger.status_code) == (200, 200, 403)
    assert first.headers["set-cookie"] == again.headers["set-cookie"]


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
        assert closed.value.code == 1013, "come back later"
        assert send(other, type="ping")["type"] == "pong"


def test_a_flood_is_served_no_more_than_it_may_be_and_another_room_does_not_notice(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[tuple[str, int]] = []
    serve = commands.serve

    async def note(socket: Any, command: Any) -> Any:
        served.append((socket.live.room.beginning.id, socket.seat))
        return await serve(socket, command)

    monkeypatch.setattr(commands, "serve", note)
    flooded, quiet = Table(client), Table(client)
    with quiet.connect(0) as one, quiet.connect(1) as other:
        with pytest.raises(WebSocketDisconnect), flooded.connect(0) as socket:
            for number in range(1000):
                socket.send_text(json.dumps({"type": "why", "id": number, "wish": "summon Sangan"}))
                if number % 100 == 50:
                    assert sit(quiet, (one, other)[number // 100 % 2], number // 100 % 2)["type"] == "taken"
            while True:
                socket.receive_json()
    by_flood = [who for who in served if who == (flooded.room, 0)]
    by_others = [who for who in served if who[0] == quiet.room]
    assert len(by_flood) <= LIMITS.messages_at_once, "what comes after is not even read"
    assert len(by_others) == 10


@pytest.mark.parametrize(
    "picks", [[0] * 201, list(range(200)), [-1], [10**18], [2**70], [0] * 200, [1, 1], list(range(60)) * 3]
)
@pytest.mark.parametrize("kind", ["answer", "try"])
def test_huge_and_senseless_choices_are_refused_in_words_and_change_nothing(
    client: TestClient, kind: str, picks: list[int]
) -> None:
    table = Table(client)
    with table.connect(0) as one, table.connect(1) as other:
        question = begin(table, one, other)
        told = send(one, type=kind, request=question["name"], picks=picks)
        if told["type"] == "picks":
            assert kind == "try" and not told["complete"] and told["next"] == [], "it leads nowhere"
        else:
            assert told["code"] in ("illegal", "too-much", "unreadable") and told["text"]
        assert send(one, type="try", request=question["name"], picks=[])["type"] == "picks", "it is open as before"


def test_a_body_whose_length_is_not_said_or_is_nonsense_is_not_read(client: TestClient) -> None:
    def endless() -> Iterator[bytes]:
        yield b"{"
        raise AssertionError("nobody asked for more")

    assert client.post("/api/rooms", content=endless()).status_code == 411
    for length in ("-1", "\u00b2".encode("latin-1"), "x"):
        assert client.post("/api/rooms", content=b"{}", headers={"Content-Length": length}).status_code == 413


def test_who_has_no_seat_does_not_make_a_room_be_held_in_memory(client: TestClient) -> None:
    table = Table(client)
    table.cookies[0] = "seat=nothing"
    with pytest.raises(WebSocketDisconnect), table.connect(0) as socket:
        socket.receive_json()
    client.get(f"/api/rooms/{table.room}/replay")
    app: Any = client.app
    assert app.state.serving.desk.rooms == {}


def test_who_comes_in_the_moment_in_which_the_last_one_leaves_hears_of_what_others_do(tmp_path: Path) -> None:
    """He waits for the pause of the room, as everybody does, and nobody else listens then."""
    store = Store.open(str(tmp_path / "rooms.db"))
    desk = Desk(store, CardPool.builtin())
    serving = Serving(store, desk, Keys({"k": b"key"}), LIMITS)
    with (
        TestClient(build_app(serving, tmp_path / "no page"), base_url="http://localhost") as client,
        ExitStack() as leaving,
    ):
        table = Table(client, pause=400)
        with table.connect(0) as one:
            with table.connect(1) as other:
                begin(table, one, other)
            late = leaving.enter_context(table.connect(1))
        assert late.receive_json()["type"] == "hello"
        with table.connect(0) as again:
            assert again.receive_json()["type"] == "hello"
            assert sorted(listener.seat for listener in desk.rooms[table.room].listeners) == [0, 1]
    store.close()


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


POSITION = "turn 3, Main Phase 1, you to act\nyou 8000 hand: Sangan deck: 3 Umi\nopp 8000 hand: Kuriboh deck: 3 Umi"


def test_one_person_plays_both_sides_of_a_position(client: TestClient) -> None:
    start = {"kind": "position", "text": POSITION}
    made = client.post("/api/rooms", json={"settings": {"both": True, "pause": 0}, "start": start}).json()
    assert sorted(made["links"]) == ["0", "2", "3"], "nobody else sits there"
    client.post(f"/api/rooms/{made['id']}/seat", json={"link": made["links"]["0"]})
    with client.websocket_connect(f"ws://localhost/api/rooms/{made['id']}/socket") as socket:
        hello = socket.receive_json()
        assert (hello["both"], hello["fair"], hello["start"], hello["practice"]) == (True, False, "position", True)
        seen: list[dict[str, Any]] = []

        def do(**command: Any) -> dict[str, Any]:
            """Send a command, and return what is said of it; what is shown meanwhile is kept."""
            socket.send_text(json.dumps({"id": 7, **command}))
            while (told := socket.receive_json())["type"] not in ("taken", "refused"):
                seen.append(told)
            return dict(told)

        assert do(type="sit", name="Ann", deck={"main": []})["type"] == "taken"
        asked: list[int] = []
        while len(asked) < 6:
            told = seen.pop(0) if seen else socket.receive_json()
            if told["type"] != "picture" or "question" not in told:
                continue
            question = told["question"]
            asked.append(told["chair"])
            wishes = [option.get("wish") for option in question["options"]]
            picks = [wishes.index("end phase") if "end phase" in wishes else 0]
            answer = {"type": "answer", "request": question["name"], "picks": picks}
            assert do(**answer) == {"type": "taken", "id": 7}
            assert do(**answer)["again"], "sent again it is the same answer, whoever is asked by now"
        assert do(type="undo")["type"] == "taken"
        assert set(asked) == {0, 1}


@pytest.mark.parametrize(
    ("start", "said"),
    [
        ({"kind": "position", "text": "turn 3, you to act\nyou 8000 hnad: Umi\nopp 8000"}, "column"),
        ({"kind": "puzzle", "text": "while true do end"}, "line 1"),
        ({"kind": "replay", "text": "{"}, "line 1, column 2"),
    ],
)
def test_a_start_that_cannot_be_read_makes_no_room(client: TestClient, start: dict[str, Any], said: str) -> None:
    refused = client.post("/api/rooms", json={"start": start})
    assert refused.status_code == 422 and said in refused.json()["text"]
    assert client.get("/api/rooms").json() == []


def test_settings_hold_no_start_that_was_not_read(client: TestClient) -> None:
    refused = client.post("/api/rooms", json={"settings": {"start": "turn 0", "start_of": "position"}})
    assert refused.status_code == 422

"""Who may connect, how often, and for how long: too many tabs, too many rooms, a seat that was taken back."""

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from rooms import SECRET, deck_of, hash_of
from server.seated import Table, begin, send, sit
from spellspeed.cli import main
from spellspeed.pool import CardPool
from spellspeed.replay import RULES
from spellspeed.server import rows
from spellspeed.server.app import Serving, build_app
from spellspeed.server.desk import Desk
from spellspeed.server.doors import ELSEWHERE, REVOKED, Doors, Guest
from spellspeed.server.identity import Keys
from spellspeed.server.limits import Limits
from spellspeed.server.room import NotNow
from spellspeed.server.rows import Beginning
from spellspeed.server.settings import Settings
from spellspeed.server.store import Store
from spellspeed.server.store_errors import StoreError

LIMITS = Limits(rooms=4, sockets_a_seat=2, sockets_an_address=8, watchers_an_address=2)
KEY = "00" * 32


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    store = Store.open(str(tmp_path / "rooms.db"))
    serving = Serving(store, Desk(store, CardPool.builtin()), Keys({"k": bytes.fromhex(KEY)}), LIMITS)
    serving = serving._replace(doors=Doors(store, LIMITS))
    app = build_app(serving, tmp_path / "no page")
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=False) as client:
        yield client
    store.close()


def serving_of(client: TestClient) -> Serving:
    app: Any = client.app
    serving: Serving = app.state.serving
    return serving


def closed_with(socket: Any) -> int:
    with pytest.raises(WebSocketDisconnect) as closed:
        while True:
            socket.receive_json()
    return closed.value.code


def test_a_server_has_no_more_rooms_than_it_may_whoever_makes_them(client: TestClient) -> None:
    codes = [client.post("/api/rooms", json={}).status_code for _ in range(6)]
    assert codes == [201] * 4 + [503] * 2
    store = serving_of(client).store
    store.append(store.list_rooms(listed=None)[0].id, 0, rows.CLOSE, rows.NOBODY, {}, ended=True)
    assert client.post("/api/rooms", json={}).status_code == 201, "one that is over makes way"


def test_of_too_many_tabs_of_one_seat_the_oldest_ends_and_the_others_play_on(client: TestClient) -> None:
    table = Table(client)
    with table.connect(0) as first, table.connect(0) as second, table.connect(1) as other, table.connect(0) as third:
        assert closed_with(first) == ELSEWHERE
        assert [send(tab, type="ping")["type"] for tab in (second, third, other)] == ["pong"] * 3


def test_a_room_takes_no_more_rows_than_it_may_but_can_be_ended(tmp_path: Path) -> None:
    async def work() -> None:
        with Store.open(str(tmp_path / "rooms.db")) as store:
            settings = Settings(practice=True, fair=False)
            store.make_room(Beginning("room", settings.to_dict(), RULES, "", SECRET, 0))
            desk = Desk(store, CardPool.builtin(), rows_a_room=6)
            live = await desk.enter("room")
            assert live is not None
            for seat in (0, 1):
                body = {"name": f"p{seat}", "deck": deck_of("dragons"), "nonce_hash": hash_of(seat)}
                await desk.do(live, rows.SIT, seat, body)
            for seat, hand in enumerate(("rock", "scissors")):
                await desk.do(live, "throw", seat, {"hand": hand})
            await desk.do(live, "choose", 0, {"order": "first"})
            with pytest.raises(NotNow, match="too long") as refused:
                await desk.do(live, rows.UNDO, 0, {"records": 0})
            assert refused.value.code == "too-much"
            await desk.do(live, "concede", 0, {})
            assert live.room.is_over
            desk.close()

    asyncio.run(work())


def test_whoever_likes_looks_on_in_a_room_that_is_listed_and_in_no_other(client: TestClient) -> None:
    listed = client.post("/api/rooms", json={"settings": {"public": True}}).json()["id"]
    hidden = client.post("/api/rooms", json={}).json()["id"]
    for _ in range(2):
        client.cookies.clear()
        seated = client.post(f"/api/rooms/{listed}/seat", json={"link": "", "again": "drawn"})
        assert (seated.status_code, seated.json()["seat"]) == (200, 2)
        with client.websocket_connect(f"ws://localhost/api/rooms/{listed}/socket") as socket:
            assert socket.receive_json()["seat"] == 2
    client.cookies.clear()
    assert client.post(f"/api/rooms/{listed}/seat", json={"link": ""}).status_code == 429, "but not without end"
    assert client.post(f"/api/rooms/{hidden}/seat", json={"link": ""}).status_code == 403
    assert client.post("/api/rooms/nothing/seat", json={"link": ""}).status_code == 403


def test_a_seat_that_is_taken_back_ends_its_connection_and_a_new_link_leads_to_it(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SPELLSPEED_KEYS", f"k:{KEY}")
    table, serving = Table(client), serving_of(client)
    assert serving.doors is not None and client.portal is not None
    with table.connect(0) as socket, table.connect(1) as other:
        assert sit(table, socket, 0)["type"] == "taken"
        before = serving.store.last_forgotten()
        assert main(["server", "revoke", table.room, "0", "--db", serving.store.where]) == 0
        link = capsys.readouterr().out.strip().rpartition("#")[2]
        assert serving.store.last_forgotten() != before, "workers learn that there is something to look at"
        assert client.portal.call(serving.doors.end_revoked) == 1
        assert closed_with(socket) == REVOKED
        assert send(other, type="ping")["type"] == "pong"
    with pytest.raises(WebSocketDisconnect), table.connect(0):
        pass
    table.made["links"]["0"] = link
    table.cookies[0] = table.take("0")
    with table.connect(0) as socket:
        assert socket.receive_json()["sittings"][0]["ready"], "who comes by the new link goes on"
    assert main(["server", "revoke", "nothing", "0", "--db", serving.store.where]) == 1
    assert main(["server", "revoke", table.room, "9", "--db", serving.store.where]) == 1


def test_nobody_connects_without_end(tmp_path: Path) -> None:
    with Store.open(str(tmp_path / "rooms.db")) as store:
        doors = Doors(store, LIMITS, clock=lambda: 0.0)

        async def close(code: int, reason: str) -> None: ...

        guests = [Guest("here", "room", bytes([number]), close) for number in range(8)]
        held = [doors.hold(guest) for guest in guests]
        for each in held:
            assert not doors.find_why_not("here")
            each.__enter__()
        assert doors.find_why_not("here") == "too many connections" and not doors.find_why_not("there")
        for each in held:
            each.__exit__(None, None, None)
        told = [doors.find_why_not("here") for _ in range(10)]
        assert told == [""] * 8 + ["too many connections at once"] * 2


def test_answering_for_the_other_seat_is_refused_and_written_down_once(
    client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    table = Table(client)
    with caplog.at_level(logging.WARNING, "spellspeed.server"), table.connect(0) as one, table.connect(1) as other:
        question = begin(table, one, other)
        for _ in range(3):
            told = send(other, type="answer", request=question["name"], picks=[0])
            assert (told["type"], told["code"]) == ("refused", "not-yours")
        assert send(one, type="answer", request=question["name"], picks=[0])["type"] == "taken"
        told = send(other, type="answer", request=question["name"], picks=[0])
        assert told["code"] == "not-yours", "also once it is answered"
        assert send(one, type="answer", request=question["name"], picks=[0])["again"]
    noted = [each.getMessage() for each in caplog.records if "another seat" in each.getMessage()]
    assert len(noted) == 1 and table.room in noted[0]


def test_who_is_turned_away_stands_in_the_log_whatever_he_sends(
    client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    table = Table(client)
    with caplog.at_level(logging.WARNING, "spellspeed.server"):
        for _ in range(5):
            client.get("/api/lists", headers={"Host": "evil.example"})
            client.post("/api/rooms", json={}, headers={"Origin": "http://evil.example"})
            client.post(f"/api/rooms/{table.room}/seat", json={"link": "0.forged"})
        for header in ({"Origin": "http://evil.example"}, {"Cookie": f"seat-{table.room}=k.forged"}):
            with pytest.raises(WebSocketDisconnect), table.connect(0, **header):
                pass
        with table.connect(0) as socket:
            socket.send_bytes(b"\xff\xfe\x00")
            while socket.receive_json()["type"] != "refused":
                pass
    noted = [each.getMessage() for each in caplog.records if each.getMessage().startswith("turned away")]
    assert len(noted) == 6 and all("\n" not in each for each in noted)


@pytest.mark.parametrize("sent", [{"Host": "evil.example"}, {"Origin": "null"}, {"Content-Length": "10000000"}])
def test_also_who_is_turned_away_is_told_what_a_page_may_load(client: TestClient, sent: dict[str, str]) -> None:
    answer = client.post("/api/rooms", content=b"{}", headers=sent)
    assert answer.status_code in (421, 403, 413) and answer.json()["text"]
    assert "default-src 'none'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("wrong", "code"), [(ValueError("a secret of the server"), 500), (StoreError("the database is away", "离线"), 503)]
)
def test_what_goes_wrong_is_told_in_words_with_an_id_that_stands_in_the_log(
    client: TestClient,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    wrong: Exception,
    code: int,
) -> None:
    def fail(self: Store, **asked: Any) -> None:
        raise wrong

    monkeypatch.setattr(Store, "list_rooms", fail)
    answer = client.get("/api/rooms")
    text = answer.json()["text"]
    assert answer.status_code == code and "default-src 'none'" in answer.headers["content-security-policy"]
    assert str(wrong) not in text
    id = text.partition("(")[2].rstrip(")")
    assert len(id) == 12 and id in caplog.text and str(wrong) in caplog.text


def test_both_players_are_told_that_a_judge_sees_all_cards_once(client: TestClient) -> None:
    table = Table(client)

    def told(seat: int) -> list[str]:
        with table.connect(seat) as socket:
            heard: list[str] = []
            socket.send_text('{"type":"ping","id":1}')
            while (message := socket.receive_json())["type"] != "pong":
                pass
            socket.send_text('{"type":"speak","id":2,"lang":"en"}')
            while (message := socket.receive_json())["type"] != "picture":
                heard += [message["text"]] if message["type"] == "notice" else []
            return heard

    assert told(0) == []
    for _ in range(2):
        with table.connect(3) as judge:
            judge.receive_json()
    assert set(told(0)) == set(told(1)) == {"A judge has come, who sees all cards."}

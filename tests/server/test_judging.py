"""The judge's seat, who looks on later, and the room that follows a rematch."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fastapi.testclient import TestClient

from rooms import LogInMemory
from spellspeed.play import PlayerClock, find_match_rules
from spellspeed.pool import CardPool
from spellspeed.server import rows
from spellspeed.server.app import Serving, build_app
from spellspeed.server.desk import Desk
from spellspeed.server.identity import Keys, link_to
from spellspeed.server.messages import JUDGE, WATCHER, Next, Notice, Picture
from spellspeed.server.room import NotNow
from spellspeed.server.settings import Settings
from spellspeed.server.store import Store
from spellspeed.server.telling import Teller
from spellspeed.server.trailing import Trailing

CLOCKED = find_match_rules("single")._replace(clock=PlayerClock(600, 0)).to_dict()


def begin(**settings: Any) -> LogInMemory:
    log = LogInMemory(Settings(limits=False, **settings))
    log.seat_both()
    random = Random(6)
    for _ in range(20):
        log.now += 1000
        log.act_at_random(random)
    return log


def told_of(log: LogInMemory, seat: int) -> list[Any]:
    """What the last row is to a seat that was there before it."""
    return [paced.message for paced in Teller(seat, "en").follow(log.room, log.rows[-1])]


# ---------------------------------------------------------------------------------------------------------- the judge


def test_a_judge_pauses_looks_takes_back_adds_time_and_rules_and_both_are_told_each() -> None:
    log = begin(match="custom", rules=CLOCKED)
    match = log.room.match
    assert match is not None
    sights = [paced.message for paced in Teller(JUDGE, "en").greet(log.room, [])]
    (seen,) = [message for message in sights if isinstance(message, Picture)]
    assert seen.records == match.count_records() and seen.table is not None
    assert all(card.password for side in seen.table.sides for card in side.hand), "a judge looks at everything"
    before, left = match.standing, match.standing.left
    steps: list[tuple[str, dict[str, Any], str]] = [
        (rows.PAUSE, {"text": "a drink was spilt"}, "The judge has paused the match. A judge says: a drink was spilt"),
        ("ruling", {"what": "time", "number": 90_000, "text": ""}, "The judge adds 90 seconds."),
        (rows.UNDO, {"records": match.count_records() - 3, "text": ""}, "The judge takes the match back to record"),
        (rows.RESUME, {"text": ""}, "The match goes on."),
        ("ruling", {"what": "duel", "number": 1, "text": ""}, "The judge gives this duel to player 1."),
    ]
    for kind, body, said in steps:
        log.now += 0 if kind == rows.PAUSE else 60_000
        log.append(kind, JUDGE, **body)
        for seat in (0, 1, WATCHER):
            (notice,) = [message for message in told_of(log, seat) if isinstance(message, Notice)]
            assert notice.text.startswith(said)
        if kind == "ruling" and body["what"] == "time":
            assert match.standing.left == (left[0] + 90_000, left[1] + 90_000)
        if kind == rows.UNDO:
            assert match.standing.at < before.at, "what was taken back took no time"
    assert match.results[-1].winner == 1 and match.results[-1].reason == "ruling"
    again = [paced.message for paced in Teller(0, "zh").greet(log.room, [])]
    assert len([message for message in again if isinstance(message, Notice)]) == len(steps), "who comes later is told"
    assert log.fold_again().match == match


def test_time_in_which_a_judge_paused_and_took_back_is_charged_to_nobody() -> None:
    log = begin(match="custom", rules=CLOCKED)
    match = log.room.match
    assert match is not None
    log.now += 10_000
    log.append(rows.PAUSE, JUDGE)
    log.now += 500_000
    log.append(rows.UNDO, JUDGE, records=match.count_records() - 2)
    at = match.standing.at
    log.now += 500_000
    log.append(rows.RESUME, JUDGE)
    log.now += 5_000
    assert log.room.time_at(log.now) == at + 5_000


def test_only_a_judge_takes_back_where_it_is_no_practice() -> None:
    log = begin()
    with pytest.raises(NotNow, match="only in practice"):
        log.append(rows.UNDO, 0, records=3)
    log.append(rows.UNDO, JUDGE, records=3)
    assert log.room.match is not None and log.room.match.count_records() == 3


# ------------------------------------------------------------------------------------------------- who looks on later


def test_who_looks_on_later_sees_what_others_saw_then_and_no_card_that_they_did_not() -> None:
    log = begin(watch_delay=5_000)
    clock = [log.now]
    later = Trailing(log.beginning, CardPool.builtin(), 5_000, lambda: clock[0])
    for row in log.rows:
        later.put(row)
    later.catch_up()
    assert later.room.count == len([row for row in log.rows if row.at + 5_000 <= log.now]) < log.room.count
    teller = Teller(WATCHER, "en")
    teller.greet(later.room, [])
    shown: list[Picture] = []

    def tell(room: Any, row: Any) -> None:
        assert row.at + 5_000 <= clock[0]
        shown.extend([each.message for each in teller.follow(room, row) if isinstance(each.message, Picture)])

    while later.room.count < log.room.count:
        clock[0] += 500
        later.catch_up(tell)
    assert later.room.match == log.room.match and shown
    for picture in shown:
        for side in picture.table.sides if picture.table is not None else ():
            assert all(not card.password for card in side.hand if not card.face_up)


# ------------------------------------------------------------------------------------------------------- the rematch


def test_when_both_want_a_rematch_both_are_led_to_the_same_room_each_by_a_link_of_his_own() -> None:
    log = begin()
    log.append("surrender", 0)
    log.append(rows.REMATCH, 0)
    assert not log.room.agree_to_rematch()
    with pytest.raises(NotNow, match="no rematch to begin"):
        log.append(rows.REMATCH, rows.NOBODY, room="next", key="k")
    log.append(rows.REMATCH, 1)
    assert log.room.agree_to_rematch()
    log.append(rows.REMATCH, rows.NOBODY, room="next", key="k")
    links = [[each for each in told_of(log, seat) if isinstance(each, Next)] for seat in (0, 1, WATCHER)]
    assert links == [[Next("next", link_to("k", seat))] for seat in (0, 1, WATCHER)]
    with pytest.raises(NotNow):
        log.append(rows.REMATCH, rows.NOBODY, room="another", key="l")
    assert log.fold_again().next_room == "next"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    store = Store.open(str(tmp_path / "rooms.db"))
    serving = Serving(store, Desk(store, CardPool.builtin()), Keys({"k": b"key"}))
    with TestClient(build_app(serving, tmp_path / "no page"), base_url="http://localhost") as client:
        yield client
    store.close()


def test_who_watched_is_led_to_the_rematch(client: TestClient) -> None:
    position = "turn 3, Main Phase 1, you to act\nyou 8000 deck: 3 Umi\nopp 8000 deck: 3 Umi"
    start = {"kind": "position", "text": position}
    made = client.post("/api/rooms", json={"settings": {"both": True, "pause": 0}, "start": start}).json()
    address = f"/api/rooms/{made['id']}"
    cookies = []
    for seat in ("0", "2"):
        client.cookies.clear()
        taken = client.post(f"{address}/seat", json={"link": made["links"][seat]})
        cookies.append({"Cookie": taken.headers["set-cookie"].partition(";")[0]})
    client.cookies.clear()
    with client.websocket_connect(f"ws://localhost{address}/socket", headers=cookies[0]) as player:
        sitting: dict[str, Any] = {"type": "sit", "name": "Ann", "deck": {"main": []}}
        for number, command in enumerate((sitting, {"type": "surrender"}, {"type": "rematch"})):
            player.send_text(json.dumps({"id": number, **command}))
        while (told := player.receive_json())["type"] != "next":
            pass
    with client.websocket_connect(f"ws://localhost{address}/socket", headers=cookies[1]) as watcher:
        while (told := watcher.receive_json())["type"] != "next":
            pass
    seat = client.post(f"/api/rooms/{told['room']}/seat", json={"link": told["link"]})
    assert seat.json() == {"room": told["room"], "seat": 2}


def test_the_links_of_a_rematch_lead_to_the_seats_once(client: TestClient) -> None:
    position = "turn 3, Main Phase 1, you to act\nyou 8000 deck: 3 Umi\nopp 8000 deck: 3 Umi"
    start = {"kind": "position", "text": position}
    made = client.post("/api/rooms", json={"settings": {"both": True, "pause": 0}, "start": start}).json()
    client.post(f"/api/rooms/{made['id']}/seat", json={"link": made["links"]["0"]})
    with client.websocket_connect(f"ws://localhost/api/rooms/{made['id']}/socket") as socket:
        sitting: dict[str, Any] = {"type": "sit", "name": "Ann", "deck": {"main": []}}
        for number, command in enumerate((sitting, {"type": "surrender"}, {"type": "rematch"})):
            socket.send_text(json.dumps({"id": number, **command}))
            while (told := socket.receive_json())["type"] not in ("taken", "refused"):
                pass
            assert told["type"] == "taken", told
        while (told := socket.receive_json())["type"] != "next":
            pass
    assert told["room"] != made["id"]
    seat = client.post(f"/api/rooms/{told['room']}/seat", json={"link": told["link"]})
    assert seat.json() == {"room": told["room"], "seat": 0}
    client.cookies.clear()
    assert client.post(f"/api/rooms/{told['room']}/seat", json={"link": told["link"]}).status_code == 403

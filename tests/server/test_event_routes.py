"""Events from outside: links, cookies, who may order what, what each is shown, and one held from entry to standings."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from fastapi.testclient import TestClient
from httpx import Response
from starlette.websockets import WebSocketDisconnect

from rooms import deck_of
from server.event_house import NAMES, play_match
from spellspeed.cli import main
from spellspeed.event.tournament import Tournament
from spellspeed.pool import CardPool
from spellspeed.server import messages
from spellspeed.server.app import Serving, build_app
from spellspeed.server.client import Seat, at_random
from spellspeed.server.desk import Desk
from spellspeed.server.identity import Keys
from spellspeed.server.limits import Limits
from spellspeed.server.steward import Steward
from spellspeed.server.store import Store

SINGLE = {"format": "408", "match": {"duels": 1, "wins": 1, "time_limit": 0}, "seed": 7}
LIMITS = Limits(events_an_address=5, players_an_event=10)


def serve(store: Store) -> Serving:
    desk = Desk(store, CardPool.builtin())
    steward = Steward(store, desk)
    desk.onlookers.append(steward.consider)
    return Serving(store, desk, Keys({"k": b"key"}), LIMITS, background=(steward.run,), steward=steward)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with Store.open(str(tmp_path / "rooms.db")) as store:
        with TestClient(build_app(serve(store), tmp_path / "no page"), base_url="http://localhost") as client:
            yield client


class Browser:
    """A browser of somebody, with its own cookies."""

    def __init__(self, client: Any, event: str = "") -> None:
        self.client = client
        self.event = event
        self.cookies = dict[str, str]()

    def post(self, path: str, **body: Any) -> Response:
        url = f"/api/events/{self.event}/{path}" if self.event else "/api/events"
        cookie = "; ".join([f"{name}={value}" for name, value in self.cookies.items()])
        answer: Response = self.client.post(url, json=body, headers={"Cookie": cookie})
        self.client.cookies.clear()
        for given in answer.headers.get_list("set-cookie"):
            name, _, value = given.partition(";")[0].partition("=")
            self.cookies[name] = value
        return answer

    def look(self, lang: str = "en", tag: str = "") -> Response:
        cookie = "; ".join([f"{name}={value}" for name, value in self.cookies.items()])
        headers = {"Cookie": cookie, **({"If-None-Match": tag} if tag else {})}
        answer: Response = self.client.get(f"/api/events/{self.event}?lang={lang}", headers=headers)
        return answer

    def order(self, kind: str, seen: int | None = None, lang: str = "en", **body: Any) -> Response:
        return self.post("order", kind=kind, body=body, seen=seen, lang=lang)


def organise(client: Any, name: str = "Cup", rules: dict[str, Any] = SINGLE, **settings: Any) -> Browser:
    """Make an event, and return the organiser's browser."""
    made = Browser(client).post("", name=name, rules=rules, settings={"pause": 0, **settings}).json()
    organiser = Browser(client, made["id"])
    assert organiser.post("person", link=made["link"]).json() == {"organiser": True}
    return organiser


def enter(client: Any, organiser: Browser, name: str, deck: str = "dragons") -> Browser:
    player = Browser(client, organiser.event)
    answer = player.post("enter", name=name, deck=deck_of(deck))
    assert answer.status_code == 200, answer.text
    return player


def test_the_organisers_link_works_once_and_lives_in_a_cookie_of_this_event(client: TestClient) -> None:
    made = Browser(client).post("", name="Cup", rules=SINGLE).json()
    organiser, thief = Browser(client, made["id"]), Browser(client, made["id"])
    taken = organiser.post("person", link=made["link"])
    cookie = taken.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie and f"path=/api/events/{made['id']}" in cookie
    assert thief.post("person", link=made["link"]).status_code == 403
    assert organiser.post("person", link=made["link"]).json() == {"organiser": True}, "followed once more"
    assert thief.order("start").status_code == 403 and thief.look().json().get("desk") is None
    assert organiser.look().json()["desk"]["step"] == "enter"


def test_who_enters_is_that_player_and_changes_only_his_own_deck_until_the_start(client: TestClient) -> None:
    organiser = organise(client)
    ann, bob = enter(client, organiser, "Ann"), enter(client, organiser, "Bob")
    assert (
        ann.look().json()["me"]["player"] == 1 and bob.look().json()["me"]["deck"]["main"] == deck_of("dragons")["main"]
    )
    assert ann.order("deck", sheet=deck_of("warriors")).status_code == 200
    for forbidden in (
        ann.order("deck", player=2, sheet=deck_of("warriors")),
        ann.order("drop", player=2),
        ann.order("deck", sheet=deck_of("dragons"), reason="I like it better"),
        ann.order("start"),
    ):
        assert forbidden.status_code == 403
    assert organiser.order("start").status_code == 200
    locked = ann.order("deck", sheet=deck_of("dragons"))
    assert locked.status_code == 409 and "one deck is played throughout" in locked.json()["text"]
    assert ann.look().json()["me"]["locked"] and ann.look().json()["me"]["deck"]["main"] == deck_of("warriors")["main"]


def test_nobody_sees_the_deck_of_another_or_what_the_organiser_notes(client: TestClient) -> None:
    organiser = organise(client)
    ann, bob = enter(client, organiser, "Ann"), enter(client, organiser, "Bob")
    organiser.order("start")
    organiser.order("pair")
    organiser.order("penalty", player=1, penalty="warning", reason="late")
    wall = Browser(client, organiser.event).look().json()
    assert "me" not in wall and "penalties" not in wall and "desk" not in wall
    assert "penalties" not in bob.look().json() and ann.look().json()["penalties"][0]["reason"] == "late"
    assert "89631139" not in Browser(client, organiser.event).look().text


def test_what_has_not_changed_is_not_sent_again(client: TestClient) -> None:
    organiser = organise(client)
    wall = Browser(client, organiser.event)
    first = wall.look()
    assert wall.look(tag=first.headers["etag"]).status_code == 304
    assert wall.look("zh", first.headers["etag"]).status_code == 200, "another language is another picture"
    enter(client, organiser, "Ann")
    again = wall.look(tag=first.headers["etag"])
    assert again.status_code == 200 and [each["name"] for each in again.json()["players"]] == ["Ann"]


@pytest.mark.parametrize(("lang", "said"), [("en", "Enter the players, at least 2"), ("zh", "请给选手报名")])
def test_an_organiser_who_does_things_in_the_wrong_order_reads_what_to_do(
    client: TestClient, lang: str, said: str
) -> None:
    organiser = organise(client)
    for kind in ("start", "pair", "finish", "cut"):
        refused = organiser.order(kind, lang=lang)
        assert refused.status_code == 409 and said in refused.json()["text"], refused.text


def test_an_organiser_who_plays_too_is_both_and_judges_no_less(client: TestClient) -> None:
    organiser = organise(client)
    assert organiser.post("enter", name="Ann", deck=deck_of("dragons")).json() == {"player": 1, "organiser": True}
    for name in ("Bob", "Cleo", "Dan"):
        enter(client, organiser, name)
    for kind in ("start", "pair"):
        assert organiser.order(kind).status_code == 200
    own, tables = organiser.post("table").json(), [organiser.post("table", table=table) for table in (1, 2)]
    assert sorted(answer.status_code for answer in tables) == [200, 403], "at his own table he would see all cards"
    judged = next(answer.json() for answer in tables if answer.status_code == 200)
    assert own["room"] != judged["room"] and own.get("seat") != 3 == judged["seat"]
    assert own["deck"]["main"] == deck_of("dragons")["main"] and "deck" not in judged


def test_a_player_who_comes_to_another_browser_gets_a_further_link(client: TestClient) -> None:
    organiser = organise(client, entry="closed")
    assert Browser(client, organiser.event).post("enter", name="Ann", deck=deck_of("dragons")).status_code == 409
    assert organiser.order("enter", name="Ann", sheet=deck_of("dragons")).status_code == 200
    link = organiser.post("link", player=1).json()["link"]
    phone = Browser(client, organiser.event)
    assert phone.post("person", link=link).json() == {"player": 1} and phone.look().json()["me"]["player"] == 1
    assert phone.post("link", player=1).status_code == 403
    assert organiser.post("link", player=9).status_code == 409


@pytest.mark.parametrize("player", [0, 1])
def test_what_led_into_an_event_is_taken_back_and_a_new_link_leads_there(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], player: int
) -> None:
    monkeypatch.setenv("SPELLSPEED_KEYS", f"k:{b'key'.hex()}")
    app: Any = client.app
    serving: Serving = app.state.serving
    organiser = organise(client)
    ann, bob = [enter(client, organiser, name) for name in ("Ann", "Bob")]
    assert [organiser.order(kind).status_code for kind in ("start", "pair")] == [200, 200]
    seats = {0: organiser.post("table", table=1).json(), 1: ann.post("table").json(), 2: bob.post("table").json()}
    browsers = {0: organiser, 1: ann, 2: bob}

    def connects(number: int) -> bool:
        room = seats[number]["room"]
        cookie = {"Cookie": f"seat-{room}={browsers[number].cookies[f'seat-{room}']}"}
        try:
            with client.websocket_connect(f"ws://localhost/api/rooms/{room}/socket", headers=cookie) as socket:
                return bool(socket.receive_json()["type"] == "hello")
        except WebSocketDisconnect:
            return False

    assert all(connects(number) for number in browsers)
    before = serving.store.last_forgotten()
    assert main(["server", "revoke", organiser.event, str(player), "--db", serving.store.where]) == 0
    link = capsys.readouterr().out.strip().rpartition("#")[2]
    assert serving.store.last_forgotten() != before and serving.steward is not None, "workers learn of it"
    serving.steward.forget_people()
    assert [connects(number) for number in browsers] == [number != player for number in browsers]
    thief = browsers[player]
    assert thief.post("table", **({"table": 1} if player == 0 else {})).status_code == 403
    again = Browser(client, organiser.event)
    assert again.post("person", link=link).status_code == 200
    if player == 0:
        assert organiser.order("drop", player=2).status_code == 403
        assert again.order("drop", player=2).status_code == 200
    else:
        seats[player], browsers[player] = again.post("table").json(), again
        assert connects(player), "at the same table, by another cookie"
    assert main(["server", "revoke", organiser.event, "9", "--db", serving.store.where]) == 1
    assert "no player 9" in capsys.readouterr().err


def test_what_is_not_an_event_or_too_much_is_refused_in_words(client: TestClient) -> None:
    for body in (
        {"name": "  "},
        {"name": "x", "rules": {"form": "round"}},
        {"name": "x", "rules": {"match": {"wins": 4}}},
    ):
        answer = Browser(client).post("", **body)
        assert answer.status_code in (409, 422) and answer.json()["text"]
    organiser = organise(client)
    assert Browser(client).post("", name="CUP", rules=SINGLE).status_code == 409
    assert Browser(client).post("", name="another one").status_code == 429
    assert Browser(client, "nothing").look().status_code == 404
    assert client.post(f"/api/events/{organiser.event}/order", content=b"{").status_code == 422
    assert client.post("/api/rooms", json={"settings": {"event": organiser.event}}).status_code == 422
    assert organiser.order("bots", count=4).status_code == 200 and organiser.order("bots", count=65).status_code == 409


def test_rules_by_which_nothing_can_be_played_here_are_refused(client: TestClient) -> None:
    organiser = organise(client)
    for rules in ({"registration": False}, {"match": {"duels": 1, "wins": 2}}):
        refused = organiser.order("rules", **rules)
        assert refused.status_code == 409 and "must be" in refused.json()["text"]
    assert organiser.order("rules", rounds=2).status_code == 200


@pytest.mark.parametrize(("opens", "while_it_goes_on"), [("match", 200), ("event", 403)])
def test_replays_open_as_the_organiser_has_set(client: TestClient, opens: str, while_it_goes_on: int) -> None:
    organiser = organise(client, opens=opens)
    for name in ("Ann", "Bob"):
        enter(client, organiser, name)
    for kind in ("start", "pair"):
        organiser.order(kind)
    steward: Steward = client.app.state.serving.steward  # type: ignore[attr-defined]
    live = steward.events[organiser.event]
    (table,) = live.around.rooms
    assert client.portal is not None
    client.portal.call(play_match, steward.store, table, 0)
    replay = f"/api/rooms/{table.room}/replay"
    assert client.get(replay).status_code == while_it_goes_on
    while organiser.look().json()["stage"] == "round":
        pass
    assert organiser.order("finish").status_code == 200 and client.get(replay).status_code == 200
    opened = steward._fold(table.room)
    assert opened is not None and opened.is_open, "and what the dice follow from with them"


# ------------------------------------------------------------------------------------------------------- the whole way


class Player:
    """Somebody who enters an event and plays its matches through the client, at random, until one gives up."""

    def __init__(self, browser: Browser, base: str, number: int) -> None:
        self.browser = browser
        self.base = base
        self.number = number
        self.answers = 0

    async def play(self) -> None:
        given = (await asyncio.to_thread(self.browser.post, "table")).json()
        if "room" not in given:
            return  # a bye
        name = f"seat-{given['room']}"
        random = at_random(self.number)

        async def choose(seat: Seat, question: messages.Question) -> list[int]:
            self.answers += 1
            if self.answers % 8 == 0 and seat.seat == 1:
                await seat.ask(lambda id: messages.Surrender(id, True))
            return await random(seat, question)

        deck = messages.Deck(given["deck"]["main"])
        seat = Seat([self.base], given["room"], "", deck, choose, given["name"])
        seat.seat = given.get("seat", 0)
        seat.cookie = f"{name}={self.browser.cookies[name]}"
        await seat.run()


class Real:
    """A server of its own thread, as `httpx` reaches it."""

    def __init__(self, store: Store, folder: Path) -> None:
        app = build_app(serve(store), folder / "no page")
        self.server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning"))
        self.thread = threading.Thread(target=self.server.run)

    def __enter__(self) -> str:
        import time

        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)
        return f"http://127.0.0.1:{self.server.servers[0].sockets[0].getsockname()[1]}"

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join()


def test_an_event_of_eight_from_the_first_entry_to_the_standings(tmp_path: Path) -> None:
    """Players answer through the client; the organiser only starts, pairs and finishes."""
    import httpx

    with Store.open(str(tmp_path / "rooms.db")) as store, Real(store, tmp_path) as base:
        with httpx.Client(base_url=base, timeout=60) as http:
            organiser = organise(http)
            players = [
                Player(enter(http, organiser, name, ("dragons", "warriors")[at % 2]), base, at)
                for at, name in enumerate(NAMES)
            ]
            assert organiser.order("start").json()["row"] == 10
            for round in (1, 2, 3):
                assert organiser.order("pair").status_code == 200

                async def play() -> None:
                    await asyncio.gather(*[player.play() for player in players])

                asyncio.run(play())
                seen = organiser.look().json()
                while seen["stage"] == "round":
                    seen = organiser.look().json()
                assert len(seen["rounds"]) == round and seen["stage"] == "between"
            assert organiser.order("finish").status_code == 200
            told = organiser.look().json()
    with Store.open(str(tmp_path / "rooms.db")) as store:
        event = Tournament.fold(store.read_event_rows(1))
        results = [row.body for row in event.rows if row.kind == "result"]
    assert len(results) == 12 == len({result["room"] for result in results})
    assert told["stage"] == "finished" and [each["player"] for each in told["standings"]] == [
        each.player for each in event.standings()
    ]
    assert told["standings"][0]["points"] == 9 and sum(each["points"] for each in told["standings"]) == 36
    assert all(player.answers for player in players)

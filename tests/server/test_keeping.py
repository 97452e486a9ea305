"""What the lobby shows of the rooms, and what the operator does with them."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from rooms import LogInMemory
from server.at_once import together
from spellspeed.pool import CardPool
from spellspeed.server.keeping import AT_ONCE
from spellspeed.server.room import Room
from spellspeed.server.room_log import Link, New
from spellspeed.server.rows import Beginning
from spellspeed.server.store import Store
from spellspeed.server.store_errors import NoSuchRoom, StoreError

DAY = 86_400_000


@pytest.fixture
def clock() -> Iterator[list[int]]:
    yield [1000]


@pytest.fixture
def kept(place: str, clock: list[int]) -> Iterator[Store]:
    """An empty place with a clock that we set."""
    with Store.open(place, now=lambda: clock[0]) as store:
        yield store


def make(store: Store, room: str, listed: bool = True) -> None:
    links = [Link(seat, b"link %d" % seat, "1") for seat in (0, 1)]
    store.make_room(Beginning(room, {"format": room}, 4, "", b"secret", 0), links, listed=listed)
    for link in links:
        store.take_seat(room, link.seat, link.secret_hash, b"token %d" % link.seat)


def sit(store: Store, room: str, *names: str) -> None:
    decks = [{"main": [89631139], "name": f"{name}'s dragons"} for name in names]
    sits = [New("sit", seat, {"name": names[seat], "deck": decks[seat]}) for seat in range(len(names))]
    store.append_all(room, 0, sits)


def test_rooms_are_listed_page_by_page_the_newest_first(kept: Store, clock: list[int]) -> None:
    for number in range(7):
        clock[0] = 1000 + number // 2  # two at a time are made in the same millisecond
        make(kept, f"r{number}")
    first = kept.list_rooms(limit=3)
    second = kept.list_rooms(limit=3, after=first[-1])
    third = kept.list_rooms(limit=3, after=second[-1])
    assert [room.id for room in first + second + third] == ["r6", "r5", "r4", "r3", "r2", "r1", "r0"]
    assert first[0].settings == {"format": "r6"} and first[0].created == 1003
    assert kept.list_rooms(after=third[-1]) == []


def test_a_list_shows_who_sits_there_and_how_it_ended(kept: Store, clock: list[int]) -> None:
    make(kept, "over")
    make(kept, "private", listed=False)
    make(kept, "open")
    sit(kept, "over", "Ann", "李雷")
    clock[0] = 2000
    kept.append("over", 2, "concede", 0, {}, ended=True, outcome={"winner": 1})
    sit(kept, "open", "Bob")
    (over,) = kept.list_rooms(ended=True)
    assert (over.id, over.rows, over.names, over.ended) == ("over", 3, {0: "Ann", 1: "李雷"}, 2000)
    assert over.outcome == {"winner": 1}
    (running,) = kept.list_rooms(ended=False)
    assert (running.id, running.rows, running.names, running.outcome) == ("open", 1, {0: "Bob"}, None)
    assert [room.id for room in kept.list_rooms(listed=False)] == ["private"]
    assert len(kept.list_rooms(listed=None)) == 3
    kept.revoke("open", 0)
    assert kept.list_rooms(ended=False)[0].names == {}


def test_what_is_kept_is_counted(kept: Store) -> None:
    before = kept.count()
    assert before[:3] == (0, 0, 0)
    make(kept, "a")
    make(kept, "b")
    kept.append_all("a", 0, [New("answer", 0, {"long": "x" * 1000})] * 300)
    kept.append("b", 0, "close", -1, {}, ended=True)
    after = kept.count()
    assert after[:3] == (2, 1, 301) and after.bytes > before.bytes > 0


def test_rooms_that_ended_long_ago_are_purged_with_all_that_belongs_to_them(kept: Store, clock: list[int]) -> None:
    for room in ("old", "young", "running"):
        make(kept, room)
        sit(kept, room, "Ann", "Bob")
        kept.lease(room, 1, "bot", 500)
    kept.append("old", 2, "close", -1, {}, ended=True)
    kept.beat("gone")
    clock[0] += 5 * DAY
    kept.append("young", 2, "close", -1, {}, ended=True)
    kept.beat("worker")
    clock[0] += 5 * DAY
    assert kept.purge(10) == 0
    assert kept.purge(9.5) == 1
    with pytest.raises(NoSuchRoom):
        kept.read_room("old")
    assert kept.read_rows("old") == [] and kept.find_seat("old", b"token 0") is None
    assert [len(kept.read_rows(room)) for room in ("young", "running")] == [3, 2]
    with pytest.raises(NoSuchRoom):
        kept.append("old", 3, "rematch", 0, {})
    make(kept, "old")  # its name is free
    assert kept.last_beat() == 1000 + 5 * DAY
    assert kept.purge(0) == 1 and kept.last_beat() == 1000 + 5 * DAY  # the newest beat tells since when nobody lives


def test_many_rooms_are_purged_while_others_are_played(kept: Store, clock: list[int]) -> None:
    for number in range(AT_ONCE + 3):
        kept.make_room(Beginning(f"old{number}", {}, 4, "", b"", 0))
        kept.append(f"old{number}", 0, "close", -1, {}, ended=True)
    kept.make_room(Beginning("played", {}, 4, "", b"", 0))
    clock[0] += 2 * DAY
    purged: list[int] = []

    def work(who: int) -> None:
        if who == 0:
            purged.append(kept.purge(1))
        elif who == 1:
            for number in range(20):
                kept.append("played", number, "answer", 0, {})
        else:
            for number in range(AT_ONCE + 3):  # somebody still asks for a rematch
                try:
                    kept.append(f"old{number}", 1, "rematch", 0, {})
                except NoSuchRoom:
                    pass

    together(3, work)
    assert purged == [AT_ONCE + 3]
    assert kept.count()[:3] == (1, 1, 20)


def test_a_name_is_forgotten_wherever_somebody_sat_down_under_it(kept: Store) -> None:
    make(kept, "a")
    make(kept, "b")
    sit(kept, "a", "Ann", "Bob")
    sit(kept, "b", "Bob", "Ann")
    ruling = {"text": "Ann is warned for the announcement; Bob has 2 minutes more", "what": "time", "number": 120}
    kept.append("a", 2, "ruling", 3, ruling)
    answers = [kept.append("a", number, "throw", number % 2, {"hand": "rock"}) for number in (3, 4)]
    kept.append("a", 5, "side", 0, {"deck": {"main": [46986414], "name": "Ann's other deck"}})
    before = kept.read_rows("a")
    assert kept.forget("Ann") == 2
    rows = kept.read_rows("a")
    assert rows[0].body == {"name": "somebody", "deck": {"main": [89631139], "name": ""}}
    assert rows[2].body == {**ruling, "text": "somebody is warned for the announcement; Bob has 2 minutes more"}
    assert rows[1] == before[1] and rows[3:5] == answers
    assert rows[5].body == {"deck": {"main": [46986414], "name": ""}}
    assert [row._replace(body={}) for row in rows] == [row._replace(body={}) for row in before]
    assert [row.body["name"] for row in kept.read_rows("b")] == ["Bob", "somebody"]
    assert kept.list_rooms()[-1].names == {0: "somebody", 1: "Bob"}
    assert kept.find_seat("a", b"token 0") is not None  # she can play on
    assert kept.forget("Ann") == 0 and kept.forget("Nobody") == 0


def test_a_room_whose_players_are_forgotten_is_the_same_room(kept: Store) -> None:
    played = LogInMemory()
    played.seat_both()
    random = Random(3)
    for _ in range(30):
        played.act_at_random(random)
    kept.make_room(played.beginning)
    kept.append_all("room", 0, [New(row.kind, row.seat, row.body) for row in played.rows])
    assert kept.forget("p0") == 1 and kept.forget_seat("room", 1)
    folded = Room(kept.read_room("room").beginning, CardPool.builtin())
    for row, before in zip(kept.read_rows("room"), played.rows, strict=True):
        assert folded.take(row._replace(at=before.at)) is None
    assert folded.match == played.room.match and folded.questions == played.room.questions
    assert [sitter and sitter.name for sitter in folded.sitters] == ["somebody", "somebody"]


def test_who_sat_there_before_is_forgotten_and_who_sits_there_now_is_not(kept: Store) -> None:
    kept.make_room(Beginning("a", {}, 4, "", b"", 0))  # nobody came by a link
    for number, name in enumerate(["100%_", "Bob", "100%_", "100x_"]):
        kept.append("a", number, "sit", 0, {"name": name})
    assert kept.forget("100%_") == 1
    assert [row.body["name"] for row in kept.read_rows("a")] == ["somebody", "Bob", "somebody", "100x_"]


def test_one_seat_can_be_forgotten(kept: Store) -> None:
    make(kept, "a")
    sit(kept, "a", "Ann", "Ann")
    assert kept.forget_seat("a", 1) and not kept.forget_seat("a", 1)
    assert [row.body["name"] for row in kept.read_rows("a")] == ["Ann", "somebody"]
    assert not kept.forget_seat("a", 2) and not kept.forget_seat("no room", 0)


def test_a_name_that_is_a_word_of_the_log_breaks_nothing(kept: Store) -> None:
    make(kept, "a")
    sit(kept, "a", "rock", "main")
    kept.append("a", 2, "throw", 0, {"hand": "rock"})
    kept.forget("rock")
    kept.forget("main")
    rows = kept.read_rows("a")
    assert rows[2].body == {"hand": "rock"} and rows[1].body["deck"]["main"] == [89631139]


def test_a_backup_is_taken_while_rows_are_written_and_opens_like_any_other(tmp_path: Path) -> None:
    with Store.open(tmp_path / "rooms.db") as store:
        store.make_room(Beginning("k3", {}, 4, "", b"", 0))
        store.append("k3", 0, "answer", 0, {})

        def work(who: int) -> None:
            if who == 0:
                store.backup(tmp_path / "copy.db")
            else:
                for number in range(1, 40):
                    store.append("k3", number, "answer", 0, {})

        together(2, work)
        with pytest.raises(StoreError, match="is there already"):
            store.backup(tmp_path / "copy.db")
        with pytest.raises(StoreError):
            store.backup(tmp_path / "no folder" / "copy.db")
        with Store.open(tmp_path / "copy.db", create=False) as copy:
            rows = copy.read_rows("k3")
            assert rows == store.read_rows("k3")[: len(rows)] and len(rows) >= 1
            copy.append("k3", len(rows), "answer", 0, {"in": "the copy"})
        assert len(store.read_rows("k3")) == 40
    with sqlite3.connect(tmp_path / "copy.db") as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    file.close()
    assert not list(tmp_path.glob("*.part"))


def test_postgres_is_backed_up_by_its_own_program(postgres_place: str, tmp_path: Path) -> None:
    with Store.open(postgres_place) as store, pytest.raises(StoreError, match="pg_dump"):
        store.backup(tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_an_event_has_filed_for_a_seat_is_forgotten_before_anybody_sits_there(store: Store) -> None:
    given = [{"name": name, "deck": {"main": [1], "name": f"{name}'s"}} for name in ("Ann", "Bob")]
    store.make_room(Beginning("table", {"format": "408", "given": given}, 4, "", b"secret", 0))
    assert store.forget("Ann") == 1
    filed = store.read_room("table").beginning.settings["given"]
    assert [each["name"] for each in filed] == ["somebody", "Bob"] and "Ann" not in str(filed)
    assert store.forget("Ann") == 0

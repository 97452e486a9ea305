"""What an operator does: look, purge, forget, back up, restore; and what running workers make of it."""

import asyncio
import gc
import weakref
from pathlib import Path

import pytest

from rooms import NONCES, SECRET, deck_of, hash_of
from spellspeed.cli import main
from spellspeed.pool import CardPool
from spellspeed.replay import RULES
from spellspeed.server import rows
from spellspeed.server.desk import Desk
from spellspeed.server.memory import BETWEEN, Collections, tidy_memory
from spellspeed.server.messages import JUDGE
from spellspeed.server.meters import read_meters, tell_meters, write_meters
from spellspeed.server.rows import Beginning
from spellspeed.server.settings import Settings
from spellspeed.server.store import Store
from spellspeed.server.sweeping import EVER, Sweeper

DAY = 86_400_000


def fill(db: str, **more: object) -> None:
    with Store.open(db) as store:
        store.make_room(Beginning("room", Settings(**more).to_dict(), RULES, "", SECRET, 0))  # type: ignore[arg-type]


def sitting(seat: int, name: str) -> dict[str, object]:
    return {"name": name, "deck": deck_of("dragons"), "nonce_hash": hash_of(seat)}


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(["server", *words])
    said = capsys.readouterr()
    return code, said.out + said.err


def test_an_operator_sees_how_much_is_kept_and_whether_it_is_served(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = str(tmp_path / "rooms.db")
    assert run(capsys, "status", "--db", db)[0] == 1
    fill(db)
    code, said = run(capsys, "status", "--db", db)
    assert code == 0 and "1 rooms, 1 of them under way" in said and "no worker has ever served it" in said
    with Store.open(db) as store:
        store.beat("w1")
    assert "a worker was alive 0 s ago" in run(capsys, "status", "--db", db)[1]
    assert "1个房间" in run(capsys, "status", "--db", db, "--lang", "zh")[1]


def test_rooms_that_ended_long_ago_are_purged_and_the_others_stay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = str(tmp_path / "rooms.db")
    with Store.open(db, now=lambda: 1000) as store:
        for name in ("old", "going on"):
            store.make_room(Beginning(name, {}, 4, "", b"", 0))
        store.append("old", 0, "close", -1, {}, ended=True)
    assert run(capsys, "purge", "--db", db, "--days", "30") == (
        0,
        "1 rooms that ended more than 30 days ago are gone\n",
    )
    with Store.open(db) as store:
        assert store.count().rooms == 1
    assert run(capsys, "purge", "--db", db, "--days", "-1")[0] == 1


def test_a_backup_is_restored_where_nothing_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db, copy, other = [str(tmp_path / name) for name in ("rooms.db", "copy.db", "new/rooms.db")]
    fill(db)
    assert run(capsys, "backup", copy, "--db", db)[0] == 0
    assert run(capsys, "backup", copy, "--db", db)[0] == 1, "no backup is written over"
    assert run(capsys, "restore", copy, "--db", other)[0] == 0
    with Store.open(other, create=False) as store:
        assert store.read_room("room").beginning.secret == SECRET
    code, said = run(capsys, "restore", copy, "--db", db)
    assert code == 1 and "is there already" in said
    assert run(capsys, "restore", copy, "--db", "postgresql://host/rooms")[0] == 1
    assert run(capsys, "restore", str(tmp_path / "nothing"), "--db", str(tmp_path / "x.db"))[0] == 1


def test_a_name_that_is_forgotten_leaves_also_the_rooms_in_the_memory_of_a_worker(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = str(tmp_path / "rooms.db")
    fill(db)

    async def work() -> None:
        with Store.open(db) as store:
            desk = Desk(store, CardPool.builtin())
            sweeper = Sweeper(store, desk)
            live = await desk.enter("room")
            assert live is not None
            for seat, name in enumerate(("Ann", "Bob")):
                await desk.do(live, rows.SIT, seat, sitting(seat, name))
            await sweeper.sweep()
            live = await desk.enter("room")  # nobody listened, so it was let go
            assert live is not None
            assert [each.name for each in desk.sittings(live)] == ["Ann", "Bob"]
            assert "on 1 seats" in run(capsys, "forget", "Ann", "--db", db)[1]
            await sweeper.follow_forgetting()
            assert [each.name for each in desk.sittings(live)] == ["somebody", "Bob"]
            for seat in (0, 1):
                await desk.do(live, rows.NONCE, seat, {"nonce": NONCES[seat]})
            assert live.room.match is not None, "the room goes on"
            await desk.do(live, rows.PAUSE, JUDGE, {"text": "Bob is asked to hurry"})
            assert "on 1 seats" in run(capsys, "forget", "Bob", "--db", db)[1]
            await sweeper.follow_forgetting()
            assert [row.body["text"] for row in live.room.told] == ["somebody is asked to hurry"]
            desk.close()

    asyncio.run(work())
    with Store.open(db) as store:
        assert store.last_beat() is not None and store.last_forgotten() is not None


def test_a_name_that_an_event_has_filed_is_forgotten_also_in_memory_before_anybody_sits_there(tmp_path: Path) -> None:
    async def work() -> None:
        with Store.open(str(tmp_path / "rooms.db")) as store:
            given = ({"name": "Ann", "deck": deck_of("dragons")}, {"name": "Bob", "deck": deck_of("dragons")})
            store.make_room(Beginning("room", Settings(given=given).to_dict(), RULES, "", SECRET, 0))
            desk = Desk(store, CardPool.builtin())
            sweeper = Sweeper(store, desk)
            await sweeper.follow_forgetting()
            live = await desk.enter("room")
            assert live is not None and store.forget("Ann") == 1
            await sweeper.follow_forgetting()
            assert [live.room.complete_sitting(seat, {})["name"] for seat in (0, 1)] == ["somebody", "Bob"]
            desk.close()

    asyncio.run(work())


def test_time_in_which_nobody_was_there_is_charged_to_nobody_however_far_the_deadline(tmp_path: Path) -> None:
    db = str(tmp_path / "rooms.db")
    clock = [1_000_000_000_000]
    custom = {"duels": 1, "wins": 1, "time_limit": 1_000_000}
    with Store.open(db, now=lambda: clock[0]) as store:
        settings = Settings(match="custom", rules=custom)
        store.make_room(Beginning("room", settings.to_dict(), RULES, "", SECRET, 0))

        async def work() -> None:
            desk = Desk(store, CardPool.builtin())
            sweeper = Sweeper(store, desk)
            live = await desk.enter("room")
            assert live is not None
            for seat in (0, 1):
                await desk.do(live, rows.SIT, seat, sitting(seat, f"p{seat}"))
            for seat in (0, 1):
                await desk.do(live, rows.NONCE, seat, {"nonce": NONCES[seat]})
            clock[0] += 60_000
            await sweeper.sweep()
            due = [each.deadline for each in store.due_rooms(EVER)]
            assert due and due[0] > clock[0] + 10 * DAY
            clock[0] += 2 * DAY
            back = Sweeper(store, desk)
            await back.sweep()
            clock[0] += 10_000
            await back.sweep()
            assert [each.deadline for each in store.due_rooms(EVER)] == [due[0] + 2 * DAY]
            desk.close()

        asyncio.run(work())


def test_a_worker_tells_its_numbers_at_a_port_of_its_own(tmp_path: Path) -> None:
    db = str(tmp_path / "rooms.db")
    fill(db)

    async def ask(port: int, path: str) -> str:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        told = (await reader.read()).decode()
        writer.close()
        return told

    async def work() -> None:
        with Store.open(db) as store:
            desk = Desk(store, CardPool.builtin())
            await desk.enter("room")
            write = lambda: write_meters(read_meters(desk, Collections()))  # noqa: E731
            taken = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", 0)
            port = taken.sockets[0].getsockname()[1]
            telling = asyncio.create_task(tell_meters(port, write))
            for _ in range(1000):
                await asyncio.sleep(0.01)
                try:
                    told = await ask(port + 1, "/metrics")
                except OSError:
                    continue
                break
            assert told.startswith("HTTP/1.1 200") and "\nspellspeed_rooms 1\n" in told
            assert "# TYPE spellspeed_rows_total counter" in told
            assert (await ask(port + 1, "/")).startswith("HTTP/1.1 404")
            telling.cancel()
            taken.close()
            desk.close()

    asyncio.run(work())


def test_what_has_grown_old_in_a_cycle_is_freed_now_and_then() -> None:
    """As a socket that was closed: it and its tasks know each other."""

    class Socket:
        itself: "Socket"

    async def work() -> None:
        waits = [asyncio.Event(), asyncio.Event(), asyncio.Event()]
        slept: list[float] = []

        async def sleep(seconds: float) -> None:
            slept.append(seconds)
            await waits[len(slept) - 1].wait()

        socket = Socket()
        socket.itself = socket
        gone = weakref.ref(socket)
        gc.collect(1)  # it is old now
        del socket
        tidying = asyncio.create_task(tidy_memory(sleep))
        await asyncio.sleep(0)
        assert gone() is not None
        waits[0].set()
        for _ in range(5):
            await asyncio.sleep(0)
        assert gone() is None and slept == [BETWEEN, BETWEEN]
        tidying.cancel()

    asyncio.run(work())


def test_two_workers_on_a_file_are_refused_with_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = tmp_path / "rooms.db"
    assert main(["serve", "--workers", "2", "--db", str(db)]) == 1
    said = capsys.readouterr()
    assert "a SQLite file is served by one worker" in said.err and "PostgreSQL" in said.err
    assert not db.exists()

"""Right and wrong commands of every seat, in any order: none breaks the server, and a room is what its rows say."""

import asyncio
import gc
import json
import weakref
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rooms import NONCES, SECRET, choose_at_random, deck_of
from spellspeed.pool import CardPool
from spellspeed.replay import RULES
from spellspeed.server import fair
from spellspeed.server.desk import Desk
from spellspeed.server.limits import Limits
from spellspeed.server.messages import JUDGE, Refused
from spellspeed.server.room import Room
from spellspeed.server.rows import Beginning
from spellspeed.server.settings import Settings
from spellspeed.server.sockets import Socket
from spellspeed.server.store import Store

Command = dict[str, Any]
STEPS = 60
SETTINGS = (
    Settings(),
    Settings(practice=True),
    Settings(both=True, fair=False, practice=True),
    Settings(match="official"),
    Settings(fair=False, match="untimed"),
    Settings(match="custom", rules={"clock": [600, 5]}),
)
TEXTS = ("", "\x00", "李雷", "\u202e", "summon Kuriboh", "'" * 300, "Kuriboh, 2 Umi", "\n", "%s{}", "ab" * 32)
NUMBERS = (0, 1, 2, 3, 5, -1, 10**4, 2**31, 2**63 - 1, 2**64 - 1, -(2**63))
KINDS = tuple("sit reveal throw choose answer try why present undo rematch rule speak ping".split())


class NoWire:
    """A socket at which nobody listens."""

    async def receive(self) -> bytes | None:
        return None

    async def send(self, content: bytes) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...


def draw_deck(random: Random) -> dict[str, Any]:
    if random.random() < 0.6:
        return deck_of(random.choice(("dragons", "warriors")))
    strange = [random.choice((1, 15025844, 2**40, -1)) for _ in range(random.choice((0, 1, 40, 61)))]
    return {"main": strange, "extra": [], "side": []}


def draw_ruling(random: Random, room: Room) -> Command:
    count = 0 if room.match is None else room.match.count_records()
    number = random.choice(NUMBERS) if random.random() < 0.5 else max(0, count - random.randrange(4))
    what = random.choice(("pause", "resume", "back", "time", "time", "duel", "match", "void"))
    if what in ("duel", "match", "void") and random.random() < 0.8:
        what = "resume"  # or the room would be over soon
    return {"what": what, "number": number, "text": random.choice(TEXTS)}


def forge(random: Random, room: Room, seat: int) -> Command:
    """A command that may be right, wrong, or nonsense."""
    kind = random.choice(KINDS)
    chair = min(room.chair(seat), 1)
    draw: dict[str, Callable[[], Command]] = {
        "sit": lambda: (
            {"name": random.choice(TEXTS), "deck": draw_deck(random), "nonce_hash": random.choice(TEXTS)}
            | ({random.choice(("hand", "order", "salt")): random.choice(TEXTS)} if random.random() < 0.5 else {})
        ),
        "reveal": lambda: {"nonce": random.choice((NONCES[chair], *TEXTS))},
        "throw": lambda: {"hand": random.choice(("rock", "paper", "scissors"))},
        "choose": lambda: {"order": random.choice(("first", "second"))},
        "why": lambda: {"wish": random.choice(TEXTS)},
        "present": lambda: {"deck": draw_deck(random)},
        "rule": lambda: draw_ruling(random, room),
        "speak": lambda: {"lang": random.choice(("en", "zh"))},
    }
    if kind in ("answer", "try"):
        count = random.choice((0, 1, 1, 2, 3, 301))
        picks = [random.choice((0, 0, 1, 2, random.choice(NUMBERS))) for _ in range(count)]
        return {"type": kind, "request": random.choice((room.request_name(chair), "x")), "picks": picks}
    return {"type": kind, **draw.get(kind, dict)()}


def go_on(random: Random, room: Room) -> tuple[int, Command]:
    """A command that is right now, so that the room comes somewhere."""
    both = room.settings.both
    if room.stage == "paused":
        return JUDGE, {"type": "rule", "what": "resume"}
    seat, kind = room.due()[0]
    by = 0 if both else seat
    if kind == "sit":
        promise = fair.hash_nonce("room", seat, bytes.fromhex(NONCES[seat]))
        return by, {"type": "sit", "name": f"p{seat}", "deck": deck_of("dragons"), "nonce_hash": promise}
    if kind == "nonce":
        return by, {"type": "reveal", "nonce": NONCES[seat]}
    if kind == "side":
        return by, {"type": "present", "deck": deck_of("dragons")}
    kind, seat, body = choose_at_random(room, random)
    by = 0 if both else seat
    return by, {"type": kind, **body} | ({"request": room.request_name(seat)} if kind == "answer" else {})


async def play(store: Store, random: Random, settings: Settings) -> tuple[Room, list[str]]:
    """Send commands to a room, and return it with what broke."""
    store.make_room(Beginning("room", settings.to_dict(), RULES, "", SECRET, 0))
    desk = Desk(store, CardPool.builtin())
    live = await desk.enter("room")
    assert live is not None
    passed, sockets = [0.0], list[Socket]()

    def read() -> None:
        for socket in sockets:
            socket.outbox._waiting.clear()

    async def sleep(seconds: float) -> None:
        passed[0] += seconds
        read()
        await asyncio.sleep(0)

    for seat in range(4):
        socket = Socket(NoWire(), desk, live, seat, Limits(), clock=lambda: passed[0], sleep=sleep)
        socket.outbox.put(socket.teller.greet(live.room, desk.sittings(live)))
        sockets.append(socket)
        live.listeners.append(socket)
    broken: list[str] = []
    for _ in range(STEPS):
        seat = random.choice((0, 0, 0, 1, 1, 2, 3))
        command = forge(random, live.room, seat)
        if random.random() < 0.6 and not live.room.is_over:
            seat, command = go_on(random, live.room)
        read()
        told = await sockets[seat]._serve(json.dumps({"id": 1, **command}).encode())
        if isinstance(told, Refused) and told.code == "broken":
            broken.append(f"seat {seat}, {live.room.stage}: {command}")
    desk.close()
    return live.room, broken


def describe(room: Room) -> tuple[object, ...]:
    match = room.match
    duel = None if match is None or match.table.duel is None else match.table.duel.to_text()
    return (room.count, room.stage, room.questions, room.deadline(), None if match is None else match.standing, duel)


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_whatever_seats_send_breaks_nothing_and_the_rows_fold_to_the_same_room(tmp_path: Path, number: int) -> None:
    with Store.open(str(tmp_path / "rooms.db")) as store:
        room, broken = asyncio.run(play(store, Random(number), SETTINGS[number]))
        assert broken == []
        again = Room(store.read_room("room").beginning, CardPool.builtin())
        for row in store.read_rows("room"):
            again.take(row)
        assert describe(again) == describe(room)
        assert room.count > 8, "it came somewhere"


def test_a_room_that_everybody_has_left_is_freed_at_once(tmp_path: Path) -> None:
    """Its sockets and what they wait for do not hold each other, which only the collector would end, minutes later."""

    async def come_and_go(store: Store) -> "weakref.ref[Room]":
        desk = Desk(store, CardPool.builtin())
        live = await desk.enter("room")
        assert live is not None
        await asyncio.gather(*[Socket(NoWire(), desk, live, seat, Limits()).run() for seat in (0, 1)])
        await asyncio.sleep(0)
        assert desk.rooms == {}
        return weakref.ref(live.room)

    with Store.open(str(tmp_path / "rooms.db")) as store:
        store.make_room(Beginning("room", Settings().to_dict(), RULES, "", SECRET, 0))
        gc.disable()
        try:
            assert asyncio.run(come_and_go(store))() is None
        finally:
            gc.enable()

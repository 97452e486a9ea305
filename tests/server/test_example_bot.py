"""The example bot of the protocol page plays a whole match on a server, and is as short as it is said to be."""

import asyncio
import importlib.util
import re
import sys
import tempfile
from pathlib import Path
from types import ModuleType

from spellspeed.server.client import make_room
from spellspeed.server.store import Store

sys.path.append(str(Path(__file__).resolve().parents[2]))
from tools.kill_server import Worker

BOT = Path(__file__).resolve().parents[2] / "docs/example_bot.py"


def read_bot() -> ModuleType:
    spec = importlib.util.spec_from_file_location("example_bot", BOT)
    assert spec is not None and spec.loader is not None
    bot = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bot)
    return bot


def test_it_has_forty_lines_of_code() -> None:
    lines = [line for line in BOT.read_text().splitlines() if not re.match(r'\s*($|#|""")', line)]
    assert len(lines) <= 40 and max(map(len, lines)) <= 120


def test_two_of_them_play_a_match_to_its_end() -> None:
    bot = read_bot()
    with tempfile.TemporaryDirectory() as folder:
        db = str(Path(folder) / "rooms.db")
        more = ("--limit", "messages_a_second=1000", "--limit", "messages_at_once=5000", "--limit", "cpu_a_second=10")
        server = Worker(db, folder, Path(folder) / "log", more)
        server.start()

        async def play() -> str:
            await server.wait()
            made = await asyncio.to_thread(make_room, server.base, match="single", format="408", pause=0)
            seats = [bot.play(server.base, made["id"], made["links"][str(seat)], 0.0) for seat in (0, 1)]
            await asyncio.wait_for(asyncio.gather(*seats), 120)
            return str(made["id"])

        try:
            room = asyncio.run(play())
        finally:
            server.kill()
        with Store.open(db) as store:
            kept = store.read_room(room)
            kinds = [row.kind for row in store.read_rows(room)]
        assert kept.outcome is not None and kept.outcome["reason"] != "void"
        assert {"sit", "nonce", "begin", "throw", "choose", "answer"} <= set(kinds)

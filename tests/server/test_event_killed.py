"""A server that is killed the moment a match is over: every result is there, once, and the event goes on."""

import asyncio
import sys
from pathlib import Path

import httpx

from server.test_event_routes import Player, enter, organise
from spellspeed.event.tournament import Tournament
from spellspeed.server.store import Store

sys.path.append(str(Path(__file__).resolve().parents[2]))
from tools.kill_server import Worker


def test_a_server_killed_as_soon_as_a_player_sees_the_end_has_lost_and_doubled_nothing(tmp_path: Path) -> None:
    """Four players at two tables; the first end that anybody sees kills the worker, which is then started again."""
    worker = Worker(str(tmp_path / "rooms.db"), str(tmp_path), tmp_path / "server.log")

    async def play(players: list[Player]) -> None:
        playing = [asyncio.create_task(player.play()) for player in players]
        await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        worker.kill()
        worker.start()
        await asyncio.gather(*playing)  # the others connect again by themselves
        await worker.wait()

    worker.start()
    try:
        asyncio.run(worker.wait())
        with httpx.Client(base_url=worker.base, timeout=60) as http:
            organiser = organise(http)
            players = [
                Player(enter(http, organiser, name), worker.base, at)
                for at, name in enumerate(("Ann", "Bob", "Cem", "Dee"))
            ]
            for kind in ("start", "pair"):
                assert organiser.order(kind).status_code == 200
            asyncio.run(play(players))
            while (seen := organiser.look().json())["stage"] == "round":
                pass
            assert organiser.order("pair").status_code == 200, "the next round is paired as if nothing had happened"
    finally:
        worker.kill()
    with Store.open(str(tmp_path / "rooms.db")) as store:
        event = Tournament.fold(store.read_event_rows(1))
    results = [row.body for row in event.rows if row.kind == "result"]
    assert sorted(result["table"] for result in results) == [1, 2] and len({each["room"] for each in results}) == 2
    assert [each["points"] for each in seen["standings"]] == [3, 3, 0, 0] and len(event.rounds) == 2

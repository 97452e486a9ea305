"""A worker's events: takes orders as rows, and sees that rooms and results are as the rows want them."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from spellspeed.event.bots import NOTED, make_entries, play_table, prepare_table
from spellspeed.event.records import Pairing, Row
from spellspeed.event.refused import EventRefused, refuse
from spellspeed.event.sheet import deck_of
from spellspeed.event.store_errors import NoSuchEvent, WrittenMeanwhile
from spellspeed.event.tournament import Tournament
from spellspeed.play import MatchRules
from spellspeed.replay import RULES
from spellspeed.server import fair, rows
from spellspeed.server.desk import Desk, LiveRoom
from spellspeed.server.event_messages import EventPicture
from spellspeed.server.event_picturing import Around
from spellspeed.server.event_tables import Ending, Plan, arrange_room, plan_tables, read_score
from spellspeed.server.held_events import TOLD_AS, Held, PersonLink, TableRoom
from spellspeed.server.identity import make_room_name
from spellspeed.server.room import NotNow, Room
from spellspeed.server.rows import Beginning
from spellspeed.server.store import Store
from spellspeed.server.store_errors import StoreError

log = logging.getLogger("spellspeed.server")
TRIES: Final = 20  # at a row that others keep writing beside
PASSES: Final = 10  # of making things as they should be, each of which may show more to do
PERIOD: Final = 2.0  # seconds between two sweeps
OVERTAKING: Final = ("unpair", "drop", "penalty", "result")  # before which matches count that are over already
MOST_BOTS: Final = 64  # in one order
LISTENED: Final = 0.5  # seconds for which what is known of an event is new enough to be shown


class Written(NamedTuple):
    """The rows that an order became, or that said the same before."""

    rows: tuple[Row, ...]
    again: bool = False


class LiveEvent:
    """An event as this worker knows it."""

    def __init__(self, held: Held) -> None:
        self.held: Final = held
        self.t = Tournament()  # put anew, never changed in place
        self.lock: Final = asyncio.Lock()
        self.settling: Final = asyncio.Lock()
        self.around = Around(held)
        self.settled = -1  # how many rows it had when everything was as it should be
        self.read_at = 0.0
        self.playing: Final[set[tuple[int, int]]] = set()  # tables of bots that are being played here
        self.people: Final[dict[bytes, int]] = {}  # by the hash of a token: which player has it
        self.shown: Final[dict[tuple[str, bool], tuple[Tournament, Around, EventPicture]]] = {}


class Steward:
    """All events that this worker has been asked about; any of them may be changed by another worker at any time."""

    def __init__(self, store: Store, desk: Desk, executor: Executor | None = None) -> None:
        self.store: Final = store
        self.desk: Final = desk
        self.events: Final[dict[str, LiveEvent]] = {}
        self._executor: Final = executor  # in which bots play among themselves
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._clock: Final[Callable[[], float]] = lambda: asyncio.get_running_loop().time()

    # -------------------------------------------------------------------------------------------------------- reading

    async def find(self, id: str) -> LiveEvent | None:
        """Return an event, None if there is none."""
        live = self.events.get(id)
        if live is None:
            try:
                held = await asyncio.to_thread(self.store.read_held, id)
            except NoSuchEvent:
                return None
            live = self.events.setdefault(id, LiveEvent(held))
        return live

    def forget_people(self) -> None:
        """Ask anew who has which cookie: one may have been taken back."""
        for live in self.events.values():
            live.people.clear()

    async def catch_up(self, live: LiveEvent) -> None:
        """Fold the rows that others have kept since."""
        missed = await asyncio.to_thread(self.store.read_event_rows, live.held.event, len(live.t.rows))
        # Whoever waited for the same rows may have folded them meanwhile.
        further = [row for row in missed if row.number > len(live.t.rows)]
        if further:
            live.t = await asyncio.to_thread(Tournament.fold, (*live.t.rows, *further))

    async def look(self, live: LiveEvent) -> None:
        """Learn how an event stands, unless that was learnt just now: many ask at once."""
        if self._clock() - live.read_at < LISTENED:
            return
        live.read_at = self._clock()
        async with live.lock:
            await self.catch_up(live)
            rooms = await asyncio.to_thread(self.store.list_table_rooms, live.held.id)
            await self._look_around(live, rooms)

    async def _look_around(self, live: LiveEvent, rooms: list[TableRoom]) -> None:
        asked = [room.room for room in rooms if not room.done]
        seated = await asyncio.to_thread(self.store.list_seated, asked) if asked else {}
        kept = {room: why for room, why in live.around.troubles.items() if room in asked}
        live.around = Around(live.held, tuple(rooms), seated, kept)

    # --------------------------------------------------------------------------------------------------------- orders

    async def order(
        self,
        live: LiveEvent,
        kind: str,
        body: Mapping[str, Any],
        seen: int | None = None,
        links: Callable[[Row], Iterable[PersonLink]] = lambda row: (),
    ) -> Written:
        """Keep an order as rows, or raise `EventRefused`; one that was kept before is not kept again."""
        if kind in OVERTAKING:
            await self.settle(live)
        async with live.lock:
            await self.catch_up(live)
            written = await self._write(live, kind, body, seen, links)
        live.read_at = 0.0
        await self.settle(live)
        if kind == "finish":  # whoever still looks at a table; the other rooms open when somebody comes
            for room in [each for each in self.desk.rooms.values() if each.room.settings.event == live.held.id]:
                self.consider(room)
        return written

    async def _write(
        self,
        live: LiveEvent,
        kind: str,
        body: Mapping[str, Any],
        seen: int | None,
        links: Callable[[Row], Iterable[PersonLink]],
    ) -> Written:
        for _ in range(TRIES):
            again = find_again(live.t, kind, body, seen)
            if again is not None:
                return Written((again,), True)
            trial, made = await asyncio.to_thread(judge_order, live.t, kind, body)
            added = [link for row in made for link in links(row)]
            try:
                await asyncio.to_thread(self.store.append_event, live.held, made, added)
            except WrittenMeanwhile:
                await self.catch_up(live)
                continue
            live.t = trial
            return Written(tuple(made))
        raise WrittenMeanwhile(
            "others keep writing to this event: nothing of yours was written, try again",
            "其他人一直在写入这个赛事：你的操作没有写入，请再试一次",
        )

    # ------------------------------------------------------------------------------------------ rooms and their results

    async def settle(self, live: LiveEvent) -> None:
        """Make the rooms that are missing, enter the results of those that are over, end those that count no longer.

        Both logs are the only truth: whoever calls this, and however often, it comes to the same.
        """
        async with live.settling:
            for _ in range(PASSES):
                async with live.lock:
                    await self.catch_up(live)
                t = live.t
                rooms = await asyncio.to_thread(self.store.list_table_rooms, live.held.id)
                await self._look_around(live, rooms)
                plan = plan_tables(t, rooms)
                if not await self._carry_out(live, t, plan):
                    live.settled = len(t.rows)
                    return

    async def _carry_out(self, live: LiveEvent, t: Tournament, plan: Plan) -> bool:
        """Do what a plan says, and tell whether anything was done."""
        done = False
        for table in plan.look:
            done = await self._take_result(live, table) or done
        for ending in plan.end:
            await self._end(live, ending)
            done = True
        for table in plan.make:
            await self._make(live, t, table)
            done = True
        for pairing in plan.bots:
            self._play_bots(live, t, pairing)
        return done

    async def _take_result(self, live: LiveEvent, table: TableRoom) -> bool:
        """Enter the result of a room; what the event refuses stays open, and the organiser is told why."""
        room = await asyncio.to_thread(self._fold, table.room)
        if room is not None and not room.is_over:
            return False
        score = None if room is None else read_score(room)
        if score is not None:
            body = {"table": table.place, "players": list(table.players), "score": score, "room": table.room}
            try:
                async with live.lock:
                    await self._write(live, "result", body, None, lambda row: ())
            except EventRefused as refused:
                if refused.why.key != "reported-already":
                    why = (
                        f"{refused.sentence('en')} {score[0]}-{score[1]}",
                        f"{refused.sentence('zh')}{score[0]}-{score[1]}",
                    )
                    live.around = live.around._replace(troubles={**live.around.troubles, table.room: why})
                    return False
        # Killed before this, the next one finds a table that has its result.
        await asyncio.to_thread(self.store.finish_table_room, live.held.id, table)
        live.read_at = 0.0
        return True

    def _fold(self, name: str) -> Room | None:
        """Fold a room from what is kept: what counts is its rows, not what anybody has in memory."""
        try:
            room = Room(self.store.read_room(name).beginning, self.desk.pool)
        except StoreError:
            return None
        for row in self.store.read_rows(name, 0):
            room.take(row)
        return room

    async def _end(self, live: LiveEvent, ending: Ending) -> None:
        """Declare a room void from which nothing follows any longer."""
        async with self.desk.visit(ending.table.room) as room:
            if room is not None:
                why = {"why": ending.why[0], "chinese": ending.why[1]}
                with contextlib.suppress(NotNow):  # it is over by itself
                    await self.desk.do(room, rows.VOID, rows.NOBODY, why)
        await asyncio.to_thread(self.store.finish_table_room, live.held.id, ending.table)

    async def _make(self, live: LiveEvent, t: Tournament, table: TableRoom) -> None:
        settings = arrange_room(t, table, live.held)
        beginning = Beginning(make_room_name(), settings.to_dict(), RULES, "", fair.draw_secret(), 0)
        await asyncio.to_thread(self.store.make_table_room, live.held.id, table, beginning)

    def _play_bots(self, live: LiveEvent, t: Tournament, pairing: Pairing) -> None:
        """Let bots play among themselves: the match follows from the seed, the round and the table."""
        key = (len(t.rounds), pairing.table)
        if key not in live.playing:
            live.playing.add(key)
            self._begin(self._play_table(live, t, pairing, key))

    async def _play_table(self, live: LiveEvent, t: Tournament, pairing: Pairing, key: tuple[int, int]) -> None:
        table = prepare_table(t, t.rounds[-1], pairing)
        try:
            if table is None:  # somebody at a command line has entered a bot without a deck
                return
            score = await asyncio.get_running_loop().run_in_executor(self._executor, play_table, table)
            body = {"table": pairing.table, "round": key[0], "players": list(pairing.players), "score": list(score)}
            await self.order(live, "result", body)
        except EventRefused as refused:
            log.info("table %s of event %s: %s", key, live.held.id, refused)  # another worker was faster
        finally:
            live.playing.discard(key)

    # ------------------------------------------------------------------------------------------------------- watching

    def consider(self, live: LiveRoom) -> None:
        """See whether a room of an event is over, and let its result be entered."""
        if live.room.settings.event and live.room.is_over:
            self._begin(self._follow(live))

    async def _follow(self, live: LiveRoom) -> None:
        await self._settle_by_name(live.room.settings.event)
        await self.open_dice(live)

    async def open_dice(self, live: LiveRoom) -> bool:
        """Open what the dice of a room follow from, if that waits for the end of its event; False if it still does."""
        settings = live.room.settings
        if not settings.event or settings.opens == "match":
            return True
        if not await self.is_over(settings.event):
            return False
        try:
            if live.room.is_over and not live.room.is_open:
                await self.desk.do(live, rows.OPEN, rows.NOBODY, {})
        except NotNow:
            pass  # another worker was faster, or nothing was played there
        return True

    def hear(self, name: str) -> None:
        """Hear that somebody has written to an event."""
        live = self.events.get(name.removeprefix(TOLD_AS))
        if live is not None:
            live.read_at = 0.0

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._end_task)

    def _end_task(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None:
            log.warning("an event was not settled, the next sweep does it: %r", wrong)

    async def _settle_by_name(self, id: str) -> None:
        live = await self.find(id)
        if live is not None:
            await self.settle(live)

    async def run(self) -> None:
        """Sweep until cancelled."""
        while True:
            try:
                await self.sweep()
            except asyncio.CancelledError:
                raise
            except Exception:  # the database may be away for a while
                log.exception("sweeping the events has failed; it is tried again")
            await asyncio.sleep(PERIOD)

    async def sweep(self) -> None:
        """Settle every event in which a killed worker, or somebody at a command line, has left something to do."""
        under_way = await asyncio.to_thread(self.store.list_under_way)
        waiting = set(await asyncio.to_thread(self.store.list_waiting_events))
        for id, count in under_way:
            live = await self.find(id)
            if live is not None and (id in waiting or live.settled != count):
                try:
                    await self.settle(live)
                except Exception:  # what is wrong with one event must not hinder the others
                    log.exception("event %s was not settled; it is tried again", id)

    async def is_over(self, id: str) -> bool:
        """Whether an event is finished; one that is not known is."""
        live = await self.find(id)
        if live is None:
            return True
        await self.look(live)
        return live.t.finished


def judge_order(t: Tournament, kind: str, body: Mapping[str, Any]) -> tuple[Tournament, list[Row]]:
    """Return an event with the rows of an order, and the rows; raises `EventRefused`."""
    trial = t.fork()
    at = datetime.now(UTC).isoformat(timespec="seconds")
    if kind == "bots":
        count, bot = body.get("count"), body.get("bot", "greedy")
        if type(count) is not int or not 1 <= count <= MOST_BOTS or bot not in ("greedy", "random"):
            wanted = (f"1 to {MOST_BOTS}", f"1到{MOST_BOTS}")
            raise refuse("wrong-setting", name="count", value=str(count)[:20], wanted=wanted)
        return trial, [trial.accept("enter", entry, at) for entry in make_entries(t, count, bot)]
    row = trial.accept(kind, body, at)
    if kind in ("new", "rules"):
        check_rules(trial)
    sheet = row.body.get("sheet") if kind in ("enter", "deck") else None
    missing = [] if sheet is None else deck_of(sheet).unplayable()
    if missing:
        names = ", ".join([card.name for card in missing[:5]])
        raise refuse("cannot-be-played", cards=names)
    return trial, [row]


def check_rules(t: Tournament) -> None:
    """Refuse rules by which nothing can be played here: matches are played by us, and nobody plays without a deck.

    >>> t = Tournament()
    >>> row = t.accept("new", {"name": "Sunday"})
    >>> check_rules(t)
    Traceback (most recent call last):
    ...
    spellspeed.event.refused.EventRefused: "registration" is False; it must be true on a server.
    """
    if not t.config.registration:
        raise refuse("wrong-setting", name="registration", value="False", wanted=("true on a server", "true"))
    try:
        MatchRules.from_dict(t.config.match)
    except ValueError as wrong:
        raise refuse(
            "wrong-setting", name="match", value=str(t.config.match)[:80], wanted=(str(wrong), str(wrong))
        ) from None


def find_again(t: Tournament, kind: str, body: Mapping[str, Any], seen: int | None) -> Row | None:
    """Return the row that an order already became since its sender looked, None if it is a new one.

    >>> t = Tournament()
    >>> row = t.accept("new", {"name": "Sunday"})
    >>> find_again(t, "new", {"name": "Sunday"}, 0) == row, find_again(t, "new", {"name": "Sunday"}, 1)
    (True, None)
    """
    if seen is None:
        return None
    later = t.rows[max(seen, 0) :]
    if kind == "bots":
        entered = [row for row in later if row.kind == "enter" and str(row.body["member"]).startswith(NOTED)]
        return entered[-1] if entered else None
    for row in later:
        if row.kind == kind and body.items() <= row.body.items():
            return row
    return None

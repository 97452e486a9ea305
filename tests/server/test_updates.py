"""An update in the middle of a duel: it goes on with more cards, and is adjourned where a card says something else."""

import asyncio
import time
from importlib import resources
from random import Random

import pytest

from probes import pool_before
from rooms import NONCES, SECRET, choose_at_random, deck_of, hash_of
from spellspeed.card_data import read_facts
from spellspeed.cards import ALL_CARDS
from spellspeed.deck import Deck
from spellspeed.pool import DATA_FILES, CardPool
from spellspeed.replay import RULES
from spellspeed.server import rows
from spellspeed.server.desk import ALONE, Desk, LiveRoom
from spellspeed.server.room import NotNow, Room
from spellspeed.server.rows import Beginning
from spellspeed.server.settings import Settings
from spellspeed.server.store import Store
from spellspeed.wishes import find_option

NEW = CardPool.builtin()


def make_old_pool() -> CardPool:
    """The cards before a hundred were added that neither deck can meet: nearly all numbers are others."""
    decks = Deck.packaged("dragons"), Deck.packaged("warriors")
    here = {card for deck in decks for card in (*deck.main, *deck.extra, *deck.side)}
    others = [card.name for card in ALL_CARDS if NEW.find(card.name).password not in here]
    return pool_before(others[20:920:9])


@pytest.fixture(scope="module")
def old() -> CardPool:
    pool = make_old_pool()
    assert len(pool.facts) <= len(NEW.facts) - 100
    assert pool.find("Dust Tornado").index != NEW.find("Dust Tornado").index
    return pool


async def sit_down(desks: list[Desk], live: list[LiveRoom]) -> None:
    for seat in (0, 1):
        body = {"name": f"p{seat}", "deck": deck_of(("dragons", "warriors")[seat]), "nonce_hash": hash_of(seat)}
        await desks[seat].do(live[seat], rows.SIT, seat, body)
    for seat in (0, 1):
        await desks[seat].do(live[seat], rows.NONCE, seat, {"nonce": NONCES[seat]})


async def play_on(desk: Desk, live: LiveRoom, random: Random, count: int) -> None:
    """Have whoever is due do something at random, so many times."""
    for _ in range(count):
        await desk.catch_up(live)
        due = live.room.due()
        if not due:
            return
        kind, seat, body = choose_at_random(live.room, random)
        await desk.do(live, kind, seat, body, live.room.request_name(seat) if kind == "answer" else "")


def make_store(place: str) -> Store:
    store = Store.open(place)
    store.make_room(Beginning("room", Settings(limits=False).to_dict(), RULES, "", SECRET, 0))
    return store


def fold(store: Store, pool: CardPool) -> Room:
    room = Room(store.read_room("room").beginning, pool)
    for row in store.read_rows("room", 0):
        room.take(row)
    return room


async def enter(desk: Desk) -> LiveRoom:
    live = await desk.enter("room")
    assert live is not None
    return live


@pytest.mark.parametrize("seed", [1, 2])
def test_a_duel_begun_before_a_hundred_cards_were_added_goes_on(place: str, old: CardPool, seed: int) -> None:
    """One worker has the old cards, the other the new ones; each takes what the other has kept."""
    store = make_store(place)
    desks = [Desk(store, old), Desk(store, NEW)]

    async def play() -> None:
        live = [await enter(desk) for desk in desks]
        await sit_down(desks, live)
        random = Random(seed)
        for turn in range(8):
            await play_on(desks[turn % 2], live[turn % 2], random, 12)
        for desk, room in zip(desks, live, strict=True):
            await desk.catch_up(room)

    asyncio.run(play())
    before, after = fold(store, old), fold(store, NEW)
    assert before.match is not None and after.match is not None and after.differs is None
    assert before.match.count_records() > 60
    assert before.match.records == after.match.records
    one, other = before.match.table.duel, after.match.table.duel
    assert one is not None and other is not None and one.position_key() == other.position_key()
    store.close()


def make_changed_pool() -> CardPool:
    """The cards with Gemini Elf printed weaker."""
    content = b"".join([resources.files("spellspeed.data").joinpath(name).read_bytes() for name in DATA_FILES])
    lines = content.splitlines(True)
    at = next(i for i, line in enumerate(lines) if line.startswith(f"{NEW.find('Gemini Elf').password}\t".encode()))
    assert b"\t1900\t" in lines[at]
    lines[at] = lines[at].replace(b"\t1900\t", b"\t1800\t")
    facts, further = read_facts(b"".join(lines))
    return CardPool(facts, "changed", further, tuple(ALL_CARDS))


POSITION = """turn 3, Main Phase 1, you to act
you 8000   monsters: Gemini Elf   deck: 9 Umi
opp 8000   deck: 9 Umi
"""


def test_where_a_card_says_something_else_the_room_is_adjourned_and_goes_on_where_it_does_not(place: str) -> None:
    changed = make_changed_pool()
    now = [0.0]
    store = Store.open(place)
    settings = Settings(fair=False, start=POSITION, start_of="position")
    store.make_room(Beginning("room", settings.to_dict(), RULES, "", SECRET, 0))
    desks = [Desk(store, NEW), Desk(store, changed, clock=lambda: time.monotonic() + now[0])]

    async def answer(desk: Desk, live: LiveRoom, wish: str) -> None:
        await desk.catch_up(live)
        duel = live.room.match.duel if live.room.match is not None else None
        assert duel is not None and duel.request is not None
        picks = list(find_option(duel, wish))
        await desk.do(
            live, "answer", duel.request.player, {"picks": picks}, live.room.request_name(duel.request.player)
        )

    async def play() -> None:
        knows, differs = [await enter(desk) for desk in desks]
        for seat in (0, 1):
            await desks[0].do(knows, rows.SIT, seat, {"name": f"p{seat}", "deck": {}})
        await answer(desks[1], differs, "battle phase")
        assert differs.room.by_words and differs.room.differs is None, "so far nothing goes another way"
        await answer(desks[0], knows, "attack directly with Gemini Elf")
        while (
            knows.room.match is not None and knows.room.match.duel is not None and knows.room.match.duel.lp[1] == 8000
        ):
            await answer(desks[0], knows, "pass")
        await desks[1].catch_up(differs)
        assert differs.room.differs is not None
        assert "damage calculation of" in differs.room.differs.english and "1800" in differs.room.differs.english
        with pytest.raises(NotNow, match="is now"):
            await desks[1].do(differs, "surrender", 0, {})
        assert not await desks[1].can_serve(differs) and not differs.room.adjourned, "the other worker plays it"
        now[0] = ALONE / 1000 + 60
        desks[1].set_clock(store.now() + ALONE + 60_000)
        assert await desks[1].can_serve(differs), "nobody else does: it is adjourned, and shown as that"
        assert differs.room.stage == "paused" and "damage calculation of" in differs.room.adjourned
        last = store.read_rows("room", 0)[-1]
        assert last.kind == rows.ADJOURN and last.body["number"] == differs.room.differs.number
        with pytest.raises(NotNow):
            await desks[1].do(differs, rows.RESUME, 3, {})
        await desks[0].catch_up(knows)
        assert knows.room.stage == "paused" and await desks[0].can_serve(knows)
        await desks[0].do(knows, "surrender", 0, {})
        assert knows.room.is_over and not knows.room.adjourned, "where its rules are known it goes on"

    asyncio.run(play())
    kinds = [row.kind for row in store.read_rows("room", 0)]
    assert kinds[-3:] == [rows.ADJOURN, rows.RESUME, "surrender"]
    store.close()

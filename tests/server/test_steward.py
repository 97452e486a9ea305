"""Events on the server: rooms follow from pairings, results from rooms, whoever is killed and whoever is second."""

import asyncio

import pytest

from rooms import deck_of
from server.event_house import House, run
from spellspeed.event.refused import EventRefused
from spellspeed.server import rows
from spellspeed.server.event_tables import find_pair_rows
from spellspeed.server.room import Room
from spellspeed.server.store import Store


def fold(house: House, name: str) -> Room:
    room = house.workers[0].steward._fold(name)
    assert room is not None
    return room


def test_every_table_of_a_round_gets_a_room_with_the_names_and_decks_that_were_filed(store: Store) -> None:
    async def work() -> None:
        house = House(store)
        await house.begin(5)
        event, rooms = house.event(), house.rooms()
        assert [room.place for room in rooms] == [1, 2] and event.rounds[0].pairings[2].is_bye
        for room in rooms:
            settings = fold(house, room.room).settings
            names = [event.players[number].name for number in room.players]
            assert settings.given is not None and [each["name"] for each in settings.given] == names
            assert settings.given[0]["deck"] == {**deck_of("dragons" if room.players[0] % 2 else "warriors")}
            assert (settings.event, settings.format, settings.match_rules.duels) == ("cup", "408", 1)

    run(work())


def test_who_sits_down_with_another_deck_plays_the_one_that_was_filed(store: Store) -> None:
    async def work() -> None:
        house = House(store)
        await house.begin(2)
        room = fold(house, house.rooms()[0].room)
        sat = room.complete_sitting(0, {"name": "Eve", "deck": deck_of("chaos"), "nonce_hash": ""})
        assert room.settings.given is not None and sat["deck"] == room.settings.given[0]["deck"] != deck_of("chaos")

    run(work())


def test_the_end_of_a_room_is_the_result_of_its_table_once_and_names_the_room(store: Store) -> None:
    async def work() -> None:
        house = House(store)
        await house.begin(4)
        first, second = house.rooms()
        desk = house.workers[0].desk
        desk.onlookers.append(house.workers[0].steward.consider)
        await house.play(first, 1, desk)
        while not house.rows_of("result"):
            await asyncio.sleep(0.01)
        for _ in range(3):
            await house.workers[0].steward.sweep()
        assert [(row.body["table"], row.body["score"], row.body["room"]) for row in house.rows_of("result")] == [
            (1, [0, 1, 0], first.room)
        ]
        assert house.rooms() == [second]

    run(work())


def test_a_worker_killed_between_the_end_of_a_room_and_its_result_has_lost_nothing(store: Store) -> None:
    """Its rooms are played by a worker that never gets to writing a result; another one, just started, does."""

    async def work() -> None:
        house = House(store, workers=2)
        await house.begin(4)
        for room in house.rooms():
            await house.play(room, 0)
        assert house.rows_of("result") == []
        await asyncio.gather(*[worker.steward.sweep() for worker in house.workers])
        assert sorted(row.body["table"] for row in house.rows_of("result")) == [1, 2]
        assert [standing.points for standing in house.event().standings()] == [3, 3, 0, 0]
        await house.workers[1].steward.sweep()
        assert len(house.rows_of("result")) == 2

    run(work())


def test_a_worker_killed_between_the_result_and_the_note_that_it_is_taken_does_not_enter_it_again(store: Store) -> None:
    async def work() -> None:
        house = House(store)
        await house.begin(4)
        first, _ = house.rooms()
        await house.play(first, 0)
        result = {"table": 1, "score": [1, 0], "room": first.room}
        store.append_event(house.held, [house.event().accept("result", result)])  # and it is killed here
        await house.workers[0].steward.sweep()
        assert len(house.rows_of("result")) == 1 and first.room not in [room.room for room in house.rooms()]
        assert not fold(house, first.room).voided, "a match that was played to its end stays as it was"

    run(work())


def test_a_worker_killed_between_pairing_and_the_rooms_leaves_no_table_without_one(store: Store) -> None:
    async def work() -> None:
        house = House(store, workers=2)
        await house.begin(4, "start")
        t = house.event()
        store.append_event(house.held, [t.accept("pair", {})])  # the worker was killed here
        assert house.rooms() == []
        await asyncio.gather(*[worker.steward.sweep() for worker in house.workers])
        assert [room.place for room in house.rooms()] == [1, 2]

    run(work())


def test_of_two_workers_that_pair_at_once_one_does_and_no_table_gets_two_rooms(store: Store) -> None:
    async def work() -> None:
        house = House(store, workers=2)
        await house.begin(8, "start")
        done = await asyncio.gather(*[worker.order("pair") for worker in house.workers], return_exceptions=True)
        refused = [each for each in done if isinstance(each, EventRefused)]
        assert len(refused) == 1 and refused[0].sentence() == "No round can be paired now."
        assert len(house.event().rounds) == 1
        assert [(room.place, room.turn) for room in house.rooms()] == [(1, 0), (2, 0), (3, 0), (4, 0)]

    run(work())


def test_an_order_sent_again_because_its_acknowledgement_was_lost_is_done_once(store: Store) -> None:
    async def work() -> None:
        house = House(store, workers=2)
        await house.begin(4)
        seen = len(house.event().rows)
        one = await house.workers[0].order("penalty", seen, player=1, penalty="warning", reason="slow")
        again = await house.workers[1].order("penalty", seen, player=1, penalty="warning", reason="slow")
        assert again.again and again.rows == one.rows and len(house.event().penalties) == 1
        await house.workers[1].order("penalty", seen + 1, player=1, penalty="warning", reason="slow")
        assert len(house.event().penalties) == 2, "a second one that was meant is given"

    run(work())


def test_who_does_not_come_loses_by_the_organisers_word_and_the_room_is_void(store: Store) -> None:
    async def work() -> None:
        house = House(store)
        await house.begin(4)
        first, _ = house.rooms()
        await house.workers[0].order("result", table=1, absent=[first.players[1]])
        assert house.event().rounds[0].pairings[0].outcome_of(first.players[0]) == "win"
        assert fold(house, first.room).voided == "the organiser has decided this table"
        assert [room.place for room in house.rooms()] == [2]

    run(work())


def test_who_leaves_and_comes_back_plays_in_a_new_room(store: Store) -> None:
    async def work() -> None:
        house = House(store)
        await house.begin(4)
        first, _ = house.rooms()
        await house.workers[0].order("drop", player=first.players[0])
        assert [room.place for room in house.rooms()] == [2]
        await house.workers[0].order("return", player=first.players[0])
        again = house.rooms()[0]
        assert (again.place, again.turn, again.players) == (1, 1, first.players)
        await house.play(again, 1)
        await house.workers[0].steward.sweep()
        assert house.event().rounds[0].pairings[0].outcome_of(first.players[1]) == "win"

    run(work())


def test_a_room_that_a_judge_declares_void_is_followed_by_another(store: Store) -> None:
    async def work() -> None:
        house = House(store)
        await house.begin(2)
        (first,) = house.rooms()
        desk = house.workers[0].desk
        live = await desk.enter(first.room)
        assert live is not None
        await desk.do(live, rows.VOID, 3, {"why": "the wrong seats"})
        await house.workers[0].steward.sweep()
        assert [(room.place, room.turn) for room in house.rooms()] == [(1, 1)] and house.rows_of("result") == []

    run(work())


def test_pairings_that_are_taken_back_have_no_rooms_that_count(store: Store) -> None:
    async def work() -> None:
        house = House(store)
        await house.begin(4)
        old = house.rooms()
        for kind in ("unpair", "pair"):
            await house.workers[0].order(kind)
        paired = find_pair_rows(house.event().rows)
        assert len(house.rooms()) == 2 and {room.paired for room in house.rooms()} == set(paired)
        assert [fold(house, room.room).voided for room in old] == ["these pairings were taken back"] * 2

    run(work())


def test_pairings_are_not_taken_back_over_a_match_that_was_just_played(store: Store) -> None:
    async def work() -> None:
        house = House(store)
        await house.begin(4)
        await house.play(house.rooms()[0], 0)  # its result is not entered yet
        with pytest.raises(EventRefused, match="Round 1 has results"):
            await house.workers[0].order("unpair")
        assert len(house.rows_of("result")) == 1

    run(work())


def test_a_correction_after_the_next_pairing_changes_standings_and_no_pairing(store: Store) -> None:
    async def work() -> None:
        house = House(store)
        await house.begin(8)
        await house.play_round(0)
        await house.workers[0].order("pair")
        before, rooms = house.event(), house.rooms()
        await house.workers[0].order("correct", round=1, table=1, score=[0, 1], reason="entered for the wrong seat")
        after = house.event()
        loser, winner = before.rounds[0].pairings[0].players
        points = {standing.player: standing.points for standing in after.standings()}
        assert (points[loser or 0], points[winner or 0]) == (0, 3)
        assert after.rounds[1] == before.rounds[1] and house.rooms() == rooms
        assert after.pairings_otherwise(), "the organiser is told which pairings would be otherwise"

    run(work())


def test_in_a_bracket_a_correction_seats_the_right_player_in_a_new_room(store: Store) -> None:
    async def work() -> None:
        house = House(store, form="elimination")
        await house.begin(4)
        await house.play_round(0)
        await house.workers[0].order("pair")
        (final,) = house.rooms()
        await house.workers[0].order("correct", round=1, table=1, score=[0, 1], reason="the other one won")
        (again,) = house.rooms()
        first = house.event().rounds[0].pairings[0].players
        assert final.players[0] == first[0] and again.players == (first[1], final.players[1])
        assert fold(house, final.room).voided == "others play at this table now"
        assert fold(house, again.room).settings.match_rules.breaks_draws, "somebody must win in a bracket"

    run(work())


@pytest.mark.parametrize(
    ("kind", "why", "instead"),
    [
        ("pair", "No round can be paired now.", "Enter the results of round 1: tables 1, 2."),
        ("finish", "The event is not played to its end yet.", "Enter the results of round 1: tables 1, 2."),
        ("cut", "There is nothing to cut now.", "Enter the results of round 1: tables 1, 2."),
        ("start", "The event has started already.", "Enter the results of round 1: tables 1, 2."),
    ],
)
def test_an_order_that_comes_too_early_or_too_late_is_refused_with_what_to_do(
    store: Store, kind: str, why: str, instead: str
) -> None:
    async def work() -> None:
        house = House(store)
        await house.begin(4)
        before = house.event()
        with pytest.raises(EventRefused) as refused:
            await house.workers[0].order(kind)
        assert (refused.value.sentence(), refused.value.next_step()) == (why, instead)
        assert house.event() == before

    run(work())


def test_a_game_loss_that_the_score_of_a_room_does_not_count_is_told_and_nothing_is_lost(store: Store) -> None:
    async def work() -> None:
        house = House(store, match={"duels": 3, "wins": 2, "time_limit": 0})
        await house.begin(2)
        (first,) = house.rooms()
        await house.workers[0].order("penalty", player=first.players[0], penalty="game-loss", reason="marked cards")
        await house.play(first, 0)
        await house.workers[0].steward.sweep()
        live = await house.workers[0].find()
        assert house.rows_of("result") == [] and "by penalty" in live.around.troubles[first.room][0]
        await house.workers[0].order("result", table=1, score=[2, 1])
        assert house.rooms() == [] and len(house.rows_of("result")) == 1

    run(work())


def test_bots_among_themselves_play_what_follows_from_the_seed(store: Store) -> None:
    async def work() -> None:
        house = House(store)
        await house.workers[0].order("bots", count=2, bot="random")
        for kind in ("start", "pair"):
            await house.workers[0].order(kind)
        while not house.rows_of("result"):
            await asyncio.sleep(0.05)
        from spellspeed.event.bots import play_table, prepare_table

        event = house.event()
        table = prepare_table(event, event.rounds[0], event.rounds[0].pairings[0])
        assert table is not None and house.rows_of("result")[0].body["score"] == list(play_table(table))
        assert store.list_table_rooms("cup") == []

    run(work())


def test_a_deck_with_cards_that_cannot_be_played_is_refused_by_name(store: Store) -> None:
    async def work() -> None:
        house = House(store, list="none")
        deck = deck_of("dragons")
        with pytest.raises(EventRefused, match="cannot be played here yet: Magical Hats"):
            await house.workers[0].order("enter", name="Ann", sheet={**deck, "main": [*deck["main"], 81210420]})

    run(work())


def test_the_command_line_may_write_to_the_event_and_the_server_follows(store: Store) -> None:
    """`spellspeed tournament --db …` knows nothing of rooms: it appends rows, and the next sweep makes the rooms."""

    async def work() -> None:
        house = House(store)
        await house.begin(4, "start")
        live = await house.workers[0].find()
        await house.workers[0].steward.look(live)
        from spellspeed.event.store import Store as EventStore

        t = house.event()
        with EventStore(store._engine, store.where) as events:
            events.append("cup", [t.accept("pair", {})])
        await house.workers[0].steward.sweep()
        assert [room.place for room in house.rooms()] == [1, 2]

    run(work())

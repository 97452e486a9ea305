"""A room is the fold of its rows: on whatever host, at whatever moment, it stands alike."""

from random import Random

import pytest

from rooms import NONCES, LogInMemory, deck_of, hash_of
from spellspeed.play import PlayerClock
from spellspeed.play.rules import SINGLE, UNTIMED
from spellspeed.rulebook.errors import IllegalAnswer
from spellspeed.server import rows
from spellspeed.server.room import LOOK, NotNow, Room
from spellspeed.server.settings import Settings, WrongSettings, read_settings


def under_way(settings: Settings | None = None, first: int = 0) -> LogInMemory:
    """A room in its first duel, in which a player goes first."""
    log = LogInMemory(settings)
    log.seat_both()
    log.append("throw", 0, hand="rock")
    log.append("throw", 1, hand="scissors")
    log.append("choose", 0, order="first" if first == 0 else "second")
    return log


def same(one: Room, other: Room) -> bool:
    assert one.match is not None and other.match is not None
    return one.match == other.match and one.questions == other.questions and one.deadline() == other.deadline()


@pytest.mark.parametrize("seed", [1, 2])
def test_whoever_folds_the_rows_has_the_same_room(seed: int) -> None:
    log = LogInMemory(Settings(match="untimed"))
    log.seat_both()
    random = Random(seed)
    for _ in range(60):
        if not log.room.due():
            break
        log.now += random.randrange(5_000)
        log.act_at_random(random)
    assert same(log.room, log.fold_again())


def test_nobody_sits_on_a_taken_seat_or_with_a_deck_that_is_not_legal() -> None:
    log = LogInMemory()
    with pytest.raises(NotNow, match="40"):
        log.append(rows.SIT, 0, name="a", deck={"main": [46986414]}, nonce_hash=hash_of(0))
    log.append(rows.SIT, 0, name="a", deck=deck_of("dragons"), nonce_hash=hash_of(0))
    with pytest.raises(NotNow, match="taken"):
        log.append(rows.SIT, 0, name="b", deck=deck_of("dragons"), nonce_hash=hash_of(0))
    with pytest.raises(NotNow, match="hash of the nonce"):
        log.append(rows.SIT, 1, name="b", deck=deck_of("dragons"))


def test_a_nonce_is_opened_when_both_have_promised_one_and_only_the_promised_one() -> None:
    log = LogInMemory()
    log.append(rows.SIT, 0, name="a", deck=deck_of("dragons"), nonce_hash=hash_of(0))
    with pytest.raises(NotNow, match="opened now"):
        log.append(rows.NONCE, 0, nonce=NONCES[0])
    log.append(rows.SIT, 1, name="b", deck=deck_of("dragons"), nonce_hash=hash_of(1))
    with pytest.raises(NotNow, match="promised"):
        log.append(rows.NONCE, 0, nonce=NONCES[1])
    assert log.room.due() == ((0, "nonce"), (1, "nonce"))
    with pytest.raises(NotNow, match="ready"):
        log.append(rows.BEGIN, rows.NOBODY)


def test_every_part_of_the_seed_counts() -> None:
    seeds = set()
    for secret, nonces in ((b"a" * 32, NONCES), (b"b" * 32, NONCES), (b"a" * 32, NONCES[::-1])):
        log = LogInMemory(secret=secret)
        for seat in (0, 1):
            log.append(rows.SIT, seat, name="x", deck=deck_of("dragons"), nonce_hash=hash_of(seat, nonces[seat]))
        for seat in (0, 1):
            log.append(rows.NONCE, seat, nonce=nonces[seat])
        log.append(rows.BEGIN, rows.NOBODY)
        for seat, hand in enumerate(("rock", "paper")):
            log.append("throw", seat, hand=hand)
        assert log.room.match is not None and log.room.match.duel is not None
        seeds.add(log.room.match.duel.seed)
    assert len(seeds) == 3


@pytest.mark.parametrize("seat", [0, 1])
def test_only_the_seat_that_is_asked_answers(seat: int) -> None:
    log = under_way(first=seat)
    assert log.room.due() == ((seat, "answer"),)
    with pytest.raises(IllegalAnswer) as refused:
        log.append("answer", 1 - seat, picks=[0])
    assert refused.value.refusal.rule == "ask.wrong-player"


def test_a_question_has_a_name_of_its_own_and_keeps_it_while_it_is_open() -> None:
    log = under_way(Settings(match="custom", rules=SINGLE._replace(clock=PlayerClock(600)).to_dict()))
    name = log.room.request_name(0)
    log.append(LOOK, rows.NOBODY)
    assert log.room.request_name(0) == name, "nothing had run out"
    log.append("answer", 0, picks=[0])
    assert log.room.request_name(0) != name and log.room.answered[name].picks == (0,)


@pytest.mark.parametrize("seat", [0, 1])
def test_an_answer_that_comes_after_the_flag_has_fallen_changes_nothing(seat: int) -> None:
    """The database says when a row was kept: that may be later than when it was checked."""
    clocked = SINGLE._replace(clock=PlayerClock(60))
    log = under_way(Settings(match="custom", rules=clocked.to_dict()), first=seat)
    assert log.room.deadline() == log.now + 60_000
    late = rows.Row(log.room.count, "answer", seat, {"picks": [0]}, log.now + 60_001)
    refused = log.room.take(late)
    assert refused is not None and refused.rule == "ask.match-over"
    match = log.room.match
    assert match is not None and match.outcome is not None and match.outcome.winner == 1 - seat
    assert match.results[0].reason == "timeout"


def test_time_in_which_the_server_was_down_is_charged_to_nobody() -> None:
    log = under_way(Settings(match="custom", rules=SINGLE._replace(clock=PlayerClock(60)).to_dict()))
    log.now += 1_000_000
    log.append(rows.DOWN, rows.NOBODY, ms=990_000)
    log.append("answer", 0, picks=[0])
    match = log.room.match
    assert match is not None and match.standing.left[0] == 50_000


def test_a_paused_match_takes_nothing_and_no_time_passes() -> None:
    log = under_way(Settings(match="custom", rules=SINGLE._replace(clock=PlayerClock(60)).to_dict()))
    log.append(rows.PAUSE, 3)
    assert log.room.stage == "paused" and log.room.deadline() is None and log.room.due() == ()
    with pytest.raises(NotNow, match="paused"):
        log.append("answer", 0, picks=[0])
    log.now += 1_000_000
    log.append(rows.RESUME, 3)
    log.append("answer", 0, picks=[0])
    match = log.room.match
    assert match is not None and match.standing.left[0] == 60_000


def test_answers_are_taken_back_in_practice_alone() -> None:
    log = under_way(Settings(practice=True))
    before = log.fold_again()
    log.append("answer", 0, picks=[0])
    assert log.room.match is not None
    log.append(rows.UNDO, 0, records=log.room.match.count_records() - 1)
    assert log.room.match == before.match and log.room.request_name(0) != before.request_name(0)
    assert same(log.room, log.fold_again())
    serious = under_way()
    serious.append("answer", 0, picks=[0])
    with pytest.raises(NotNow, match="practice"):
        serious.append(rows.UNDO, 0, records=3)


def test_a_void_room_takes_nothing_more() -> None:
    log = LogInMemory(Settings(match="custom", rules=UNTIMED.to_dict()))
    log.append(rows.VOID, rows.NOBODY, why="seat 1 did not open its nonce")
    assert log.room.stage == "void"
    with pytest.raises(NotNow, match="taken"):
        log.append(rows.SIT, 0, name="a", deck=deck_of("dragons"), nonce_hash=hash_of(0))


@pytest.mark.parametrize(
    ("plain", "problem"),
    [
        ({"format": "409"}, "there are"),
        ({"speed": 3}, "no setting 'speed'"),
        ({"pause": "long"}, "pause must be of type int"),
        ({"pause": -1}, "0 to 5000"),
        ({"match": "swiss"}, "swiss"),
        ({"bots": ["greedy"]}, "two names"),
        ([], "not an object"),
    ],
)
def test_settings_that_no_room_can_have_are_refused(plain: object, problem: str) -> None:
    with pytest.raises(WrongSettings, match=problem) as refused:
        read_settings(plain)
    assert any("一" <= letter <= "鿿" for letter in refused.value.chinese)

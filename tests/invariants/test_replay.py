"""A replay reproduces every event."""

from hypothesis import given

from playing import choices, duels, walk
from spellspeed import Duel
from spellspeed.replay import Replay


def picks_of(replay: Replay) -> list[tuple[int, tuple[int, ...]]]:
    """The answers where there was a choice."""
    return [(answer.player, answer.picks) for answer in replay.answers]


@given(duels(), choices)
def test_a_replay_reproduces_every_event_and_the_state(duel: Duel, numbers: list[int]) -> None:
    for _ in walk(duel, numbers):
        pass
    if duel.request is not None and numbers[0] % 3 == 0:
        duel.surrender(numbers[0] % 2)
    replay = Replay.of(duel)
    again = replay.play()
    assert again.events == duel.events
    assert again.state_key() == duel.state_key() and again.outcome == duel.outcome
    asking = replay.play(ask_all=True)
    assert asking.events == duel.events
    assert picks_of(Replay.of(asking)) == picks_of(replay)


@given(duels(ask_all=True), choices)
def test_a_duel_that_asked_everything_replays_as_a_plain_one(duel: Duel, numbers: list[int]) -> None:
    for _ in walk(duel, numbers):
        pass
    while duel.request is not None and duel.count_answers(2) == 1:
        duel.answer(*next(iter(duel.legal_answers())))
    replay = Replay.of(duel)
    assert Replay.from_text(replay.to_text()) == replay
    assert replay.play().events == duel.events
    assert replay.play().state_key() == duel.state_key()

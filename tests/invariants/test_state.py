"""What holds of every state at every request."""

import ast
import copy
import itertools
import pathlib
import pickle

from hypothesis import given

import spellspeed.engine.kernel.places as places
from playing import choices, choose, content, duels, walk
from samples import examples
from spellspeed import Duel, IllegalAnswer
from spellspeed.engine.kernel.rows import (
    Battle,
    Bond,
    DeedDone,
    Event,
    Frame,
    Lingering,
    Link,
    Onset,
    Option,
    Request,
    Row,
)
from spellspeed.engine.kernel.rows import WaitingTrigger as WaitingRow
from spellspeed.engine.kernel.state import State
from spellspeed.engine.line.obligations import has_lost_its_cards
from spellspeed.words import IN_BANISHED, IN_MATERIAL, IN_NOWHERE, ON_THE_FIELD, PLACES

SOMETHING = Event(1, 0, None, None, 0, -1, 0, 0, 0, 0, 0, ())
STATE_SOURCE = pathlib.Path(__file__).parents[2] / "src/spellspeed/engine/kernel/state.py"


@given(duels(), choices)
def test_every_card_is_in_exactly_one_place(duel: Duel, numbers: list[int]) -> None:
    count = len(duel.state.cards)
    identities = sorted((row.card, row.owner) for row in duel.state.cards)
    for now in walk(duel, numbers):
        s = now.state
        # Tokens come into being behind the cards of the decks.
        assert sorted(uid for pile in s.piles for uid in pile) == list(range(len(s.cards)))
        assert sorted((row.card, row.owner) for row in s.cards[:count]) == identities
        assert len(s.piles) == PLACES
        for place, pile in enumerate(s.piles):
            kind = places.kind_of(place)
            assert len(pile) <= 1 or not kind & ON_THE_FIELD
            for uid in pile:
                row = s.cards[uid]
                assert row.uid == uid and row.place == place
                if kind & IN_MATERIAL:
                    assert row.controller == s.cards[row.holder].controller  # also if it was taken from the other side
                else:
                    assert row.controller == row.owner or kind & ON_THE_FIELD  # a monster revived from the other side
                # A monster banished for a time keeps the position in which it comes back.
                assert kind & (ON_THE_FIELD | IN_NOWHERE | IN_BANISHED) or not row.attack


@given(duels(), choices)
def test_nothing_lasts_beyond_a_turn_on_cards_that_are_gone(duel: Duel, numbers: list[int]) -> None:
    turn = duel.turn
    lost: set[int] = set()
    for now in walk(duel, numbers):
        over = {row.serial for row in now.state.lingering if has_lost_its_cards(now.game, now.state, row)}
        assert now.turn == turn or not over & lost
        turn, lost = now.turn, over


@given(duels(), choices)
def test_a_fork_does_not_disturb_its_parent(duel: Duel, numbers: list[int]) -> None:
    for now in walk(duel, numbers):
        before = content(now.state)
        fork = now.fork()
        assert fork == now and fork.state is not now.state
        fork.answer(*choose(fork, 7))
        assert content(now.state) == before
        assert fork.state != now.state


@given(duels(), choices)
def test_pickle_gives_an_equal_state_at_every_request(duel: Duel, numbers: list[int]) -> None:
    for now in walk(duel, numbers):
        again = pickle.loads(pickle.dumps(now.state))
        assert again == now.state and again is not now.state
        assert again.state_key() == now.state_key()
        assert content(copy.deepcopy(now.state)) == content(now.state)


@given(duels(), choices)
def test_a_pickled_duel_goes_on_with_its_history(duel: Duel, numbers: list[int]) -> None:
    for number in numbers[:20]:
        if duel.request is not None:
            duel.answer(*choose(duel, number))
    again = pickle.loads(pickle.dumps(duel))
    assert again == duel and again.events == duel.events
    again.undo(again.count_played())
    duel.undo(duel.count_played())
    assert again == duel


@given(duels(), choices)
def test_dropping_all_caches_changes_nothing(duel: Duel, numbers: list[int]) -> None:
    other = duel.fork()
    for number in numbers:
        if duel.request is None:
            break
        other.state.drop_caches()
        assert other.state == duel.state
        picks = choose(duel, number)
        duel.answer(*picks)
        other.state.drop_caches()
        other.answer(*picks)
    assert content(other.state) == content(duel.state)


@given(duels(), choices)
def test_a_refused_answer_leaves_the_state_equal(duel: Duel, numbers: list[int]) -> None:
    for now in walk(duel, numbers):
        request = now.request
        assert request is not None
        total = len(request.options)
        before, key = content(now.state), now.state_key()
        wrong: list[tuple[tuple[int, ...], int | None]] = [
            ((total,), None),
            ((-1,), None),
            (tuple(range(request.most + 1)), None),
            ((0, 0), None),
        ]
        wrong.append(((0,), 1 - request.player))
        if request.least > 0:
            wrong.append(((), None))
        for picks, by in wrong:
            refusal = now.check(*picks, by=by)
            assert refusal is not None and refusal.rule.startswith("ask.")
            try:
                now.answer(*picks, by=by)
                raise AssertionError(f"{picks} by {by} was accepted")
            except IllegalAnswer as error:
                assert error.refusal == refusal
        assert content(now.state) == before and now.state_key() == key


@given(duels(), choices)
def test_the_three_ways_to_know_the_answers_agree(duel: Duel, numbers: list[int]) -> None:
    for now in walk(duel, numbers):
        answers = list(itertools.islice(now.legal_answers(), 2000))
        assert len(answers) == len(set(answers)) == now.count_answers(2000) >= 2
        before = content(now.state)
        for answer in answers[:50]:
            assert now.check(*answer) is None
            for count in range(len(answer)):
                assert answer[count] in now.next_picks(*answer[:count])[0]
            assert now.next_picks(*answer)[1]
        assert content(now.state) == before  # to ask changes nothing


@given(duels(), choices)
def test_undo_brings_back_every_earlier_state(duel: Duel, numbers: list[int]) -> None:
    seen = []
    for now in walk(duel, numbers):
        seen.append((content(now.state), len(now.events)))
    for before, told in reversed(seen[:-1] if duel.request is not None else seen):
        duel.undo()
        assert content(duel.state) == before and len(duel.events) == told


@examples(10)
@given(duels(ask_all=True), choices)
def test_asking_everything_gives_the_same_duel(asking: Duel, numbers: list[int]) -> None:
    assert asking.decks is not None
    plain = Duel(*asking.decks, seed=asking.seed, format=asking.game.format.name, first=asking.first, limits=False)
    for number in numbers:
        while asking.request is not None and asking.count_answers(2) == 1:
            asking.answer(*next(iter(asking.legal_answers())))
        if plain.request is None:
            break
        assert asking.state == plain.state
        picks = choose(plain, number)
        plain.answer(*picks)
        asking.answer(*picks)
    while asking.request is not None and asking.count_answers(2) == 1:
        asking.answer(*next(iter(asking.legal_answers())))
    assert asking.state == plain.state and asking.events == plain.events


@given(duels(), choices)
def test_the_state_is_plain_data(duel: Duel, numbers: list[int]) -> None:
    for now in walk(duel, numbers[:30]):
        rest: list[object] = list(now.state.key())
        while rest:
            value = rest.pop()
            if isinstance(value, list | tuple):
                rest.extend(value)
            elif isinstance(value, Row):
                rest.extend(value.key())
            else:
                assert value is None or type(value) in (int, bool, str), type(value)


# What is supposed while a question is answered: no state that is kept has it.
SUPPOSED = ("reading", "treating", "is_judging_gemini")


def test_what_is_supposed_for_a_question_is_no_content_and_no_copy_keeps_it() -> None:
    state = Duel.from_position("turn 3, Main Phase 1, you to act\nyou 8000 hand: Mystical Elf\nopp 8000").state
    assert isinstance(state, State)
    rest = [getattr(state, field) for field in SUPPOSED]
    for supposed in (state.read_deeper(), state.treat_by(1), state.judge_gemini()):
        assert [getattr(supposed, field) for field in SUPPOSED] != rest
        assert content(supposed) == content(state) and supposed.state_key() == state.state_key()
        for kept in (supposed.fork(), pickle.loads(pickle.dumps(supposed))):
            assert [getattr(kept, field) for field in SUPPOSED] == rest


def test_every_field_of_the_state_counts_in_its_key() -> None:
    """Setting any field changes key() and leaves a fork alone, so none can be forgotten in either."""
    tree = ast.parse(STATE_SOURCE.read_text(encoding="utf-8"))
    state_class = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "State")
    init = next(node for node in state_class.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    fields = [argument.arg for argument in init.args.args[1:] if argument.arg not in SUPPOSED]
    other: dict[str, object] = {
        "cards": [],
        "piles": [],
        "frames": [Frame(1, 2, 0, 3, 4, ())],
        "chain": [Link(1, 0, 2, 3, 4, 5, (), (), 0)],
        "onsets": [Onset(1, 1, 1, 1, 2, 2, 2, 9)],
        "lingering": [Lingering(0, 1, 2, 3, (), (), 1, 2, 3)],
        "waiting": [WaitingRow(0, 1, 2, 3, 4, 5, 6, SOMETHING)],
        "deeds": [DeedDone(0, 1, 2, 3, 4, 5, 6, 7)],
        "bonds": [Bond(1, 2, 3, 4, 5, 6, 7, 8, 9, False)],
        "events": [SOMETHING],
        "happened": [SOMETHING],
        "moment": (SOMETHING,),
        "picks": (Option(1),),
        "request": Request(0, 1, 1, -1, 0, (), 1, 1, ()),
        "battle": Battle(0, 1, 1, 2, 1, False, False),
        "lp": (1, 2),
        "foretold": ((1, 0, 2),),
        "materials": (1, 2),
    }
    duel = Duel.from_position("turn 3, Main Phase 1, you to act\nyou 8000 hand: Mystical Elf\nopp 8000")
    for field in fields:
        state = duel.state.fork()
        fork = state.fork()
        before = content(fork)
        setattr(state, field, other.get(field, 977))
        assert content(state) != before, field
        assert content(fork) == before, field
        assert state != fork, field
        if field != "events":
            assert state.state_key() != fork.state_key(), field
    assert isinstance(duel.state, State) and len(fields) <= 40

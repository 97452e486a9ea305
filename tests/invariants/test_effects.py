"""Derived legality: what may be activated does something, and what is refused because it would do nothing does nothing.

An activation is tried on a fork: it is paid for, everybody passes, and its link resolves.
"""

import copy
import pickle
from collections.abc import Iterator

import pytest
from hypothesis import event as count
from hypothesis import given

import spellspeed.rulebook.codes as rule
from playing import WRITTEN_DECKS, choices, choose, content, duels, is_resolving, looks_alike, walk
from samples import examples
from spellspeed import Duel
from spellspeed.bots import RandomBot
from spellspeed.engine.applies.continuous import find_forbidding
from spellspeed.engine.applies.find import kind_now
from spellspeed.engine.asking.answer import chosen_options
from spellspeed.engine.chain.chain import ANSWERED, begin_chain
from spellspeed.engine.kernel.frames import (
    FRAME_CHAIN,
    FRAME_MAIN_PHASE,
    FRAME_RUN,
    FRAME_SPECIAL_SUMMON,
    FRAME_WINDOW,
    WINDOW_AFTER_ACTION,
)
from spellspeed.engine.kernel.places import KINDS, is_on_field
from spellspeed.engine.kernel.rows import CardState, Option
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.activate import may_activate
from spellspeed.engine.may.outcome import is_only_offered
from spellspeed.engine.may.why import Why
from spellspeed.engine.turn.main_phase import OPEN
from spellspeed.lang.codes.code import LINE_ACTIVATION, OP_DECLARE
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.lang.errors import CardError
from spellspeed.seen import may_see
from spellspeed.words import (
    ACTIVATE,
    BEING_DESTROYED_BY_EFFECTS,
    CONTINUOUS,
    EQUIP,
    EVENT_COIN_TOSSED,
    EVENT_DIE_ROLLED,
    EVENT_DRAWN,
    EVENT_DUEL_ENDED,
    FIELD,
    FOR_DISCARD,
    FOR_EFFECT,
    FOR_OPEN_STATE,
    FOR_POSITION,
    FOR_SEARCH,
    FOR_ZONE,
    IN_BANISHED,
    IN_DECK,
    IN_FIELD_ZONE,
    IN_HAND,
    IN_SPELL_TRAP_ZONE,
    NOWHERE,
    ON_THE_FIELD,
    PENDULUM,
    UNTIL_DUE,
)
from trials import OF_NOTHING, Trial

CHANCE = (EVENT_COIN_TOSSED, EVENT_DIE_ROLLED)  # what matters is what comes of it
NOTHING_POSSIBLE = (
    rule.EFFECT_CONDITION_NO_POSSIBLE_RESOLUTION_BLOCKS_ACTIVATION,
    rule.MOVE_DRAW_NEEDS_ENOUGH_CARDS_TO_ACTIVATE,
)


def cards_with_lines(duel: Duel, player: int) -> Iterator[tuple[CardState, LineCode]]:
    """Every line of every card of a player."""
    for row in duel.state.cards:
        if row.controller == player:
            for line in duel.game.programs[row.card].lines:
                yield row, line


def is_anything_protected(duel: Duel, player: int) -> bool:
    """Whether a card on the field cannot be destroyed: to try it all the same is allowed, and does nothing."""
    for row in duel.state.cards:
        if is_on_field(row.place):
            if find_forbidding(duel.game, duel.state, player, BEING_DESTROYED_BY_EFFECTS, row) >= 0:
                return True
    return False


def force(duel: Duel, player: int, option: Option) -> State | None:
    """A fork in which this activation is under way though nobody offered it; None where none could be."""
    state = duel.state.fork()
    frame = state.frames[-1]
    state.take_answer(())
    if frame.kind == FRAME_MAIN_PHASE:
        state.go_on(OPEN)
        begin_chain(duel.game, state, WINDOW_AFTER_ACTION, player, option)
    elif frame.kind == FRAME_WINDOW:
        state.pop()
        begin_chain(duel.game, state, frame.window, player, option)
    elif frame.kind == FRAME_CHAIN and frame.step == ANSWERED:
        state.take_answer((option,))
    else:
        return None
    return state


@examples(16)
@given(duels(), choices)
def test_what_may_be_activated_does_something(duel: Duel, numbers: list[int]) -> None:
    for now in walk(duel, numbers):
        request = now.state.request
        assert request is not None
        for at, option in enumerate(request.options):
            if option.deed != ACTIVATE:
                continue
            state = now.state.fork()
            trial = Trial(now.game, state)
            state.take_answer(chosen_options(request, (at,)))
            name = now.pool.facts[now.state.cards[option.uid].card].name_en
            line = now.game.line_of(now.state.cards[option.uid].card, option.number)
            resolved = trial.run()
            count(f"{name}: {'negated' if trial.negated else 'resolved'}")
            if not resolved or trial.negated or is_anything_protected(now, request.player):
                continue
            # What must be activated need not do anything, nor what depends on what is declared.
            if line.mandatory or any(step.op == OP_DECLARE for step in line.steps):
                continue
            # Nor what looks for cards that only the opponent sees.
            if any(step.choice is not None and step.choice.opponents & (IN_DECK | IN_HAND) for step in line.steps):
                continue
            # A card that stays may be activated although what its activation offers besides cannot be done.
            if line.deeds_at < line.end and not is_only_offered(now.game, line, now.state.cards[option.uid]):
                done = [happened for happened in trial.told if happened.kind not in OF_NOTHING]
                assert done or trial.lasting, f"{name} may be activated and does nothing"
            elif line.kind == LINE_ACTIVATION:
                assert state.cards[option.uid].working, f"{name} has resolved and does not apply"


@examples(16)
@given(duels(), choices)
def test_what_is_refused_because_it_would_do_nothing_does_nothing(duel: Duel, numbers: list[int]) -> None:
    for now in walk(duel, numbers):
        request = now.state.request
        assert request is not None
        player = request.player
        for row, line in cards_with_lines(now, player):
            why = Why()
            may_activate(now.game, now.state, player, row, line, why)
            reasons = set(why.rules)
            if len(reasons) != 1 or not reasons <= set(NOTHING_POSSIBLE):
                continue
            if rule.MOVE_DRAW_NEEDS_ENOUGH_CARDS_TO_ACTIVATE in reasons and len(line.possible) > 1:
                continue  # a draw that the deck is too small for forbids also what would come before it
            state = force(now, player, Option(ACTIVATE, row.uid, -1, line.index))
            if state is None:
                continue
            name = now.pool.facts[row.card].name_en
            trial = Trial(now.game, state)
            try:
                came_to_it = trial.run()
            except CardError as error:
                # What is paid decides what can be targeted, and with this nothing could be.
                assert "targets are needed and 0 are there" in str(error)
                continue
            if came_to_it and not trial.negated:
                count(f"{name} is refused")
                # What another card does meanwhile (a Spell Counter for an activated Spell) is not done by this one.
                own = [happened for happened in trial.told if happened.source in (-1, row.uid)]
                kinds = [happened.kind for happened in own if happened.kind not in (*OF_NOTHING, *CHANCE)]
                if rule.MOVE_DRAW_NEEDS_ENOUGH_CARDS_TO_ACTIVATE in reasons:
                    assert EVENT_DRAWN not in kinds and kinds[:1] == [EVENT_DUEL_ENDED], name
                else:
                    assert not kinds, f"{name} is refused and does something"


@examples(6)
@given(duels(), choices)
def test_to_ask_whether_something_may_be_activated_changes_nothing(duel: Duel, numbers: list[int]) -> None:
    for now in walk(duel, numbers):
        before, key, pickled = content(now.state), now.state_key(), pickle.dumps(now.state)
        for player in (0, 1):
            for row, line in cards_with_lines(now, player):
                why = Why()
                plain = may_activate(now.game, now.state, player, row, line, None)
                told = may_activate(now.game, now.state, player, row, line, why)
                assert bool(plain) == bool(told) == bool(why.rules)
                assert plain == 0 or plain in why.rules
        assert content(now.state) == before and now.state_key() == key and pickle.dumps(now.state) == pickled


@examples(16)
@given(duels(), choices)
def test_nothing_is_left_over_in_an_open_state(duel: Duel, numbers: list[int]) -> None:
    for now in walk(duel, numbers):
        state, request = now.state, now.state.request
        assert request is not None and min(state.lp) > 0
        if request.purpose != FOR_OPEN_STATE:
            continue
        assert not state.chain and not state.waiting and not state.moment and state.battle is None
        assert not state.piles[NOWHERE]
        for row in state.cards:
            # One that is banished for a time keeps its zone in mind until what brings it back is done.
            coming_back = any(row.uid in lasting.memory for lasting in state.lingering if lasting.until == UNTIL_DUE)
            assert not row.doomed and (row.reserved < 0 or (KINDS[row.place] & IN_BANISHED and coming_back))
            used = row.face_up and KINDS[row.place] & (IN_SPELL_TRAP_ZONE | IN_FIELD_ZONE) != 0
            assert row.working == used
            kind = kind_now(now.game, state, row)
            line_stays = any(line.stays for line in now.game.programs[row.card].lines)
            assert not used or kind & (CONTINUOUS | FIELD | EQUIP | PENDULUM) or line_stays
        for bond in state.bonds:
            assert state.holds_turned(bond.uid, bond.visit, bond.turned)
            assert state.holds_turned(bond.other, bond.other_visit, bond.other_turned)


def requests_in_resolutions(seeds: int) -> Iterator[Duel]:
    """Duels of random players at the requests that an effect asks while it resolves."""
    for seed in range(seeds):
        decks = WRITTEN_DECKS[seed % len(WRITTEN_DECKS)], WRITTEN_DECKS[(seed + 1) % len(WRITTEN_DECKS)]
        duel = Duel(*decks, seed=seed, limits=False)
        bot = RandomBot(seed)
        while duel.state.request is not None:
            if is_resolving(duel.state):
                yield duel
            duel.answer(*bot.choose(duel))


def test_a_duel_can_be_copied_in_the_middle_of_a_resolution() -> None:
    seen = set()
    for duel in requests_in_resolutions(2 * len(WRITTEN_DECKS)):
        request, state = duel.state.request, duel.state
        assert request is not None
        seen.add((state.frames[-1].kind, request.purpose))
        before = content(state)
        copies = [state.fork(), pickle.loads(pickle.dumps(state)), copy.deepcopy(state)]
        follow = duel.fork()
        picks = choose(duel, 5)
        follow.answer(*picks)
        for other in copies:
            assert other == state and other.state_key() == state.state_key()
            twin = duel.resume(other, duel.node)
            twin.answer(*picks)
            assert twin.state == follow.state and twin.state_key() == follow.state_key()
        assert content(state) == before
    assert {(FRAME_RUN, FOR_SEARCH), (FRAME_RUN, FOR_DISCARD), (FRAME_RUN, FOR_EFFECT)} <= seen
    assert {(FRAME_SPECIAL_SUMMON, FOR_POSITION), (FRAME_SPECIAL_SUMMON, FOR_ZONE)} <= seen


@pytest.mark.parametrize("player", [0, 1])
def test_a_duel_can_be_dealt_anew_in_the_middle_of_a_resolution(player: int) -> None:
    for number, duel in enumerate(requests_in_resolutions(8)):
        request = duel.state.request
        assert request is not None
        view = duel.view(player)
        maybe = view.determinise(seed=number)
        assert looks_alike(view, maybe) and maybe.state.request is not None
        if request.player == player:
            assert [option.deed for option in maybe.state.request.options] == [
                option.deed for option in request.options
            ]
            rows = [
                [one.state.cards[option.uid] for option in one.state.request.options if option.uid >= 0]
                for one in (duel, maybe)
                if one.state.request is not None
            ]
            assert [row.place for row in rows[0]] == [row.place for row in rows[1]]
            # The back of a card on the field stays a back, though it can be chosen.
            for row, dealt in zip(*rows, strict=True):
                assert row.card == dealt.card or (KINDS[row.place] & ON_THE_FIELD and not may_see(row, player))
        for step in range(30):
            if maybe.state.request is None:
                break
            maybe.answer(*choose(maybe, number * 7 + step))

"""An activation tried on a fork: it is paid for, everybody passes, and its link resolves."""

from spellspeed.engine.asking.answer import chosen_options, find_next_picks
from spellspeed.engine.kernel.frames import FRAME_RUN
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.rows import Event, Option
from spellspeed.engine.kernel.state import State
from spellspeed.engine.run import run_frame
from spellspeed.words import (
    EVENT_CHAIN_ENDED,
    EVENT_DECLINED,
    EVENT_LINK_RESOLVED,
    EVENT_LINK_STARTED,
    EVENT_SHUFFLED,
    EVENT_TARGETED,
    FOR_RESPONSE,
    FOR_TRIGGER,
    PASS,
    SKIP_PHASE,
)

# What is told of every link, whatever it does.
OF_EVERY_LINK = (EVENT_LINK_STARTED, EVENT_LINK_RESOLVED, EVENT_TARGETED)
# What says that nothing was done.
OF_NOTHING = (*OF_EVERY_LINK, EVENT_SHUFFLED, EVENT_DECLINED, EVENT_CHAIN_ENDED)


def answer_plainly(state: State) -> tuple[Option, ...]:
    """The answer of somebody who lets the link resolve: pass where that is possible, else the first that comes."""
    request = state.request
    assert request is not None
    if request.purpose in (FOR_RESPONSE, FOR_TRIGGER) and request.options[-1].deed == PASS:
        return (request.options[-1],)
    picks: tuple[int, ...] = ()
    while following := find_next_picks(state, request, picks)[0]:
        picks += (following[0],)
    return chosen_options(request, picks)


class Trial:
    """What came of one link that was let resolve."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.number = len(state.chain) + 1
        self.prepared: list[Event] = []  # before the link resolves: it is declared, paid for, aimed and answered
        self.told: list[Event] = []  # between the beginning and the end of the link
        self.negated = 0
        self.lasting = 0

    def lasting_now(self) -> tuple[object, ...]:
        state = self.state
        skipped = tuple(deed for deed in state.deeds if deed.deed == SKIP_PHASE)
        return (tuple(state.lingering), tuple(state.bonds), tuple(link.negated for link in state.chain), skipped)

    def run(self) -> bool:
        """Run until the link has resolved; whether it came to that."""
        state = self.state
        started = resolved = False
        before: tuple[object, ...] = ()
        for _ in range(5000):
            if state.request is not None:
                state.take_answer(answer_plainly(state))
            elif not state.frames:
                return started
            run_frame(self.game, state, state.frames[-1])
            if len(state.chain) >= self.number:
                self.negated = self.negated or state.chain[self.number - 1].negated
            for happened in state.collect_events():
                if happened.kind == EVENT_LINK_STARTED and happened.number == self.number:
                    started, before = True, self.lasting_now()
                (self.told if started else self.prepared).append(happened)
                if happened.kind == EVENT_LINK_RESOLVED and happened.number == self.number:
                    self.lasting = self.lasting_now() != before
                    resolved = True
            # A Normal Summon that the effect makes comes when the chain is over.
            if resolved and all(frame.kind != FRAME_RUN for frame in state.frames):
                return True
        raise AssertionError("the link never resolves")

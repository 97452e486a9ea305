"""One recorded duel played again on our engine.

Both engines ask at moments of their own, so the record is followed by meaning: what somebody did is done at the first
moment that fits, and how it was done is read from the decisions recorded around it. Where more than one answer fits,
the others are kept and tried if the next states disagree; an action in an open state at which both sides agree settles
it.
"""

from tools.traces.actions import compare_end, decide_in_battle, decide_in_main_phase, is_broken_off, skip_leaving
from tools.traces.choices import choose
from tools.traces.differences import find_entry
from tools.traces.following import Disagreement, Parted
from tools.traces.play import Picks, Play
from tools.traces.windows import respond

from spellspeed.engine.kernel.rows import Request
from spellspeed.words import BATTLE_PHASE, FOR_OPEN_STATE, FOR_RESPONSE, FOR_TRIGGER

MOST_RETURNS = 3000  # to answers that were not tried, between two actions in an open state


def compare(play: Play) -> None:
    """Play to the end, or raise the first disagreement that no other answer avoids."""
    furthest: Disagreement | None = None
    far = -1
    other: Picks | None = None
    while True:
        try:
            if other is not None:
                picks, other = other, None
                play.give(picks)
            elif is_broken_off(play):
                return
            elif play.duel.state.request is not None:
                decide(play, play.duel.state.request)
            else:
                compare_end(play)
                return
        except Disagreement as found:
            if play.follow.at > far:
                furthest, far = found, play.follow.at
            if (not play.others or play.returns >= MOST_RETURNS) and play.second_best is not None:
                play.duel, play.follow = play.second_best
                play.others = []
                play.second_best = None
                play.returns = 0
                continue
            if not play.others or play.returns >= MOST_RETURNS:
                play.stop_at_unwritten_on_field()
                play.stop_at_negated_flip_summon(far)
                entry = find_entry(play.listed, (furthest or found).difference)
                if entry is not None:
                    raise Parted(entry.id) from None
                raise furthest or found from None
            play.returns += 1
            play.duel, play.follow, other = play.others.pop()


def decide(play: Play, request: Request) -> None:
    """Find what the record says to this question, and answer so."""
    if request.purpose == FOR_OPEN_STATE:
        if play.duel.state.phase == BATTLE_PHASE:
            decide_in_battle(play, request)
        else:
            decide_in_main_phase(play, request)
        return
    skip_leaving(play)
    if request.purpose in (FOR_RESPONSE, FOR_TRIGGER):
        respond(play, request)
    else:
        choose(play, request)

"""Answers at random, to the end of a duel: what search and measurements need most."""

from spellspeed.engine.asking.answer import find_next_picks
from spellspeed.engine.kernel.dice import FOR_PLAY, draw_bits, fold_seed
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.rows import Request
from spellspeed.engine.kernel.state import State
from spellspeed.engine.run import give_answer


def seed_of_play(seed: int) -> int:
    """Return the seed of the dice by which a player chooses; the duel's own dice are others."""
    return fold_seed(seed, FOR_PLAY)


def pick_at_random(s: State, request: Request, seed: int, draws: int) -> tuple[tuple[int, ...], int]:
    """Return a random answer and the count of draws after it; to stop is one choice where it is allowed."""
    if request.least == 1 and request.most == 1 and not request.condition:
        return ((draw_bits(seed, draws) % len(request.options),), draws + 1)
    picks: tuple[int, ...] = ()
    while True:
        following, may_stop = find_next_picks(s, request, picks)
        choices = len(following) + (1 if may_stop else 0)
        chosen = 0
        if choices > 1:
            chosen = draw_bits(seed, draws) % choices
            draws += 1
        if chosen >= len(following):
            return (picks, draws)
        picks = picks + (following[chosen],)


def play_randomly(g: Game, s: State, seed: int, limit: int) -> int:
    """Answer at random until the duel ends or `limit` decisions are made, and return their number."""
    decisions = 0
    draws = 0
    request = s.request
    while request is not None and decisions < limit:
        picks, draws = pick_at_random(s, request, seed, draws)
        give_answer(g, s, picks)
        s.collect_events()
        decisions += 1
        request = s.request
    return decisions

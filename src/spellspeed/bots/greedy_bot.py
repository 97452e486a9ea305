"""A player of plain good sense: it sees what a person in its chair sees, and takes the best next step."""

from random import Random
from typing import Final

from spellspeed.bots.look_ahead import find_best
from spellspeed.bots.plain_sense import GIVING, answer_plainly
from spellspeed.determinise import Prior
from spellspeed.duel import Duel
from spellspeed.seen import SeenOption
from spellspeed.view import View
from spellspeed.words import (
    ACTIVATE,
    EFFECT,
    FOR_ATTACK_TARGET,
    FOR_FIRST_TURN,
    FOR_OPEN_STATE,
    FOR_REPLAY,
    FOR_ZONE,
    LINK_SUMMON,
    NORMAL_SUMMON,
    PENDULUM_SUMMON,
    SPECIAL_SUMMON,
    SYNCHRO_SUMMON,
    TUNER,
    XYZ_SUMMON,
)

DOING: Final = (
    ACTIVATE,
    SPECIAL_SUMMON,
    PENDULUM_SUMMON,
    SYNCHRO_SUMMON,
    XYZ_SUMMON,
    LINK_SUMMON,
)  # what is tried out in an open state
MOST_TRIALS: Final = 30  # answers that are tried


class GreedyBot:
    """Summons the strongest, sets the weak, attacks where it wins, activates and makes what leaves it better off.

    Whether that is so it tries in a duel that looks the same to it, up to the end of the turn; equal zones are chosen
    by the seed. It looks at `duel.view(player)` alone, so hidden cards stay hidden from it. What the opponent may hold
    it supposes as it is told: a deck or several, or that lists are open; else it supposes its own list.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 monsters: Alexandrite Dragon\\nopp 100")
    >>> from spellspeed.bots import RandomBot, play
    >>> play(duel, GreedyBot(), RandomBot(1))
    <player 0 wins by lp in turn 3>
    """

    def __init__(self, seed: int = 0, suppose: Prior | None = None, open_lists: bool = False) -> None:
        self.random: Final = Random(seed)
        self.suppose: Final = suppose
        self.open_lists: Final = open_lists

    def choose(self, duel: Duel) -> tuple[int, ...]:
        """Return a sensible answer to the open request."""
        if duel.request is None:
            raise ValueError("the duel is over: nothing is asked")
        view: View = duel.view(duel.request.player)
        request = view.request
        assert request is not None
        purpose = request.purpose
        if purpose == FOR_ZONE and request.least == request.most == 1:
            return (self.random.randrange(len(request.options)),)
        plain = answer_plainly(duel)
        if purpose in GIVING or purpose in (FOR_ATTACK_TARGET, FOR_REPLAY, FOR_FIRST_TURN, FOR_ZONE):
            return plain
        if request.least != 1 or request.most != 1:
            return plain
        others = list(range(len(request.options)))
        if purpose == FOR_OPEN_STATE:
            others = [at for at in others if can_bring_more(request.options[at])]
        if len(others) > MOST_TRIALS:
            others = sorted(self.random.sample(others, MOST_TRIALS))  # any card of the game can be named
        # To respond or not, what to aim at, what to look for: whatever turns out better than the plain answer.
        answers = [plain, *((at,) for at in others if (at,) != plain)]
        if len(answers) == 1:
            return plain
        maybe = view.determinise(self.random.getrandbits(40), self.suppose, self.open_lists)
        return find_best(maybe, view.player, answers)


def can_bring_more(option: SeenOption) -> bool:
    """Whether a step in an open state is worth being tried: it may bring more than its card shows."""
    if option.deed != NORMAL_SUMMON:
        return option.deed in DOING
    facts = None if option.card is None else option.card.facts
    return facts is not None and facts.kind & (EFFECT | TUNER) != 0

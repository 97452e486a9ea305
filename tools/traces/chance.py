"""What chance decided in a record, told to our engine; and the same in the order in which ours asks for it."""

from collections.abc import Iterator
from itertools import permutations

from tools.traces.reading import Recorded

from spellspeed import Duel
from spellspeed.engine.kernel.dice import CARDS_PICKED, DECK_ORDER, ROLLS
from spellspeed.engine.kernel.places import deck_of

Outcomes = tuple[tuple[int, ...], ...]
NOTHING_MORE = (-1, -1)  # stands behind all that is foretold, so that nothing is left to real chance
AT_ONCE = 4  # outcomes of one moment that engines bring in orders of their own


def foretold_outcome(outcome: Recorded, numbers: dict[int, int]) -> tuple[int, ...] | None:
    """Return one outcome in our engine's form, None for one that it does not ask for.

    Heads is 0 and tails 1, dice are counted from 0.
    """
    kind = outcome["random"]
    if kind in ("shuffle-deck", "deck-order"):
        return (DECK_ORDER, outcome["player"], *[numbers[card] for card in outcome["order"]])
    if kind == "select":
        whose = int(outcome["cards"][0][1].partition("/")[0])
        return (CARDS_PICKED, whose, *[numbers[card] for card, _ in outcome["cards"]])
    if kind == "coin":
        return (ROLLS, outcome["player"], *[int(result != "heads") for result in outcome["results"]])
    if kind == "dice":
        return (ROLLS, outcome["player"], *[result - 1 for result in outcome["results"]])
    return None


def other_orders(outcomes: Outcomes) -> Iterator[Outcomes]:
    """Yield the outcomes with the next few of them in another order."""
    near, rest = outcomes[:-1][:AT_ONCE], outcomes[:-1][AT_ONCE:] + outcomes[-1:]
    for order in permutations(range(len(near))):
        if order != tuple(range(len(near))):
            yield tuple([near[at] for at in order]) + rest


def more_shuffles(duel: Duel, outcomes: Outcomes) -> Iterator[Outcomes]:
    """Yield the outcomes with one shuffle more, which leaves a deck as it lies."""
    for player in (0, 1):
        deck = duel.state.piles[deck_of(player)]
        shuffle = (DECK_ORDER, player, *[duel.state.cards[uid].card for uid in reversed(deck)])
        for at in range(len(outcomes)):
            yield (*outcomes[:at], shuffle, *outcomes[at:])


def answer(duel: Duel, picks: tuple[int, ...]) -> bool:
    """Answer the open question, and say whether a deck was shuffled once more than recorded.

    If chance is asked for in another order than recorded, it comes in that order.
    """
    told = duel.state.foretold
    try:
        duel.answer(*picks)
        return False
    except (ValueError, RuntimeError) as wrong:  # an error in a card is told as that card's
        first = wrong
    for more, ways in ((False, other_orders(told)), (True, more_shuffles(duel, told))):
        for other in ways:
            duel.state.foretell(other)
            try:
                duel.answer(*picks)
                return more
            except (ValueError, RuntimeError):
                duel.state.foretell(told)
    raise first

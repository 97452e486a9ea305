"""Cards that must add up: which of a recorded sum can be part of it."""

from itertools import combinations, product

from tools.traces.play import Play
from tools.traces.reading import Meaning, Recorded


def useful(play: Play, step: Recorded) -> set[Meaning]:
    """Return the options of a recorded sum with which it can be made: the record lists all cards, we only these."""
    cards = [*step["options"], *step.get("must", ())]
    found: set[Meaning] = set()
    for size in range(1, len(cards) + 1):
        for group in combinations(cards, size):
            if makes_sum(group, step):
                found |= {play.record.read(card, step) for card in group}
    return found


def makes_sum(group: tuple[Recorded, ...], step: Recorded) -> bool:
    """Tell whether cards make a recorded sum: exactly, or with no card to spare."""
    for values in product(*[card["values"] for card in group]):
        total = sum(values)
        if total == step["sum"] or (step["mode"] == "at-least" and total - min(values) < step["sum"] <= total):
            return True
    return False

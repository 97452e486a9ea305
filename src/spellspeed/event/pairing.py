"""Who plays whom in a Swiss round: a perfect matching of least weight (Edmonds' blossom algorithm, networkx).

The weights make these decide, in this order: that nobody meets an opponent again, that nobody has a second bye, that
few points lie between opponents, and lots drawn from the seed. Lots have 40 bits, so that in practice one pairing only
is the best one, and whatever finds it finds the same.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from spellspeed.event.draw import draw_lot

NOBODY: Final = 0  # who gets the bye plays against him; players are counted from 1
WHOLE: Final = 24  # up to so many players every pairing is weighed
NEAR: Final = 10  # else this many opponents of like points at first, and twice as many until they suffice
_LOTS: Final = 1 << 40


class Entrant(NamedTuple):
    """What the pairing of a round depends on.

    >>> Entrant(1, 3, (2,), 0).points
    3
    """

    number: int
    points: int
    met: Sequence[int] = ()  # the opponents he had, once for each time
    byes: int = 0


Couple = tuple[int, int | None]


def pair_swiss(entrants: Iterable[Entrant], seed: int, round: int) -> list[Couple]:
    """Return the pairings of a round, highest points first, the bye last.

    >>> pair_swiss([Entrant(1, 3, (4,)), Entrant(2, 3, (3,)), Entrant(3, 0, (2,)), Entrant(4, 0, (1,))], 7, 2)
    [(1, 2), (3, 4)]
    """
    weighed = _Weights(list(entrants), seed, round)
    near = NEAR if len(weighed.order) > WHOLE else len(weighed.order)
    while near < len(weighed.order):
        # Only fresh opponents are looked at here: if all can be paired so, no pairing has fewer repetitions.
        found = _match(weighed, weighed.near_pairs(near))
        if 2 * len(found) == len(weighed.order):
            return weighed.lay_out(found)
        near *= 2
    return weighed.lay_out(_match(weighed, weighed.all_pairs()))


class _Weights:
    """The players of a round in the order of their points, and what it costs to pair two of them."""

    def __init__(self, entrants: list[Entrant], seed: int, round: int) -> None:
        self.seed, self.round = seed, round
        self.of = {entrant.number: entrant for entrant in entrants}
        self.order = sorted(self.of, key=lambda one: (-self.of[one].points, draw_lot(seed, "order", round, one), one))
        if len(self.order) % 2:
            # Nobody has as few points as the last: the bye goes to those who have fewest.
            self.order.append(NOBODY)
            self.of[NOBODY] = Entrant(NOBODY, min([entrant.points for entrant in entrants]))
        self.fresh = {one: set(self.of[one].met) for one in self.order}

    def is_fresh(self, one: int, other: int) -> bool:
        if NOBODY in (one, other):
            return self.of[one or other].byes == 0
        return other not in self.fresh[one]

    def cost(self, one: int, other: int) -> int:
        """One number for what counts, the first thing weighing more than all that follow together."""
        first, second = self.of[one], self.of[other]
        players = len(self.order)
        apart = (first.points - second.points) ** 2
        most_apart = max([entrant.points for entrant in self.of.values()]) ** 2 + 1
        met = 0 if NOBODY in (one, other) else list(first.met).count(other)
        byes = self.of[one or other].byes if NOBODY in (one, other) else 0
        low, high = sorted((one, other))
        cost = min(met, 1)
        for part, most in ((byes, players), (met, players), (apart, most_apart * players)):
            cost = cost * (most * players + 1) + part
        return cost * _LOTS * players + draw_lot(self.seed, "pair", self.round, low, high)

    def near_pairs(self, near: int) -> list[tuple[int, int]]:
        """For each player the next fresh opponents in the order of points."""
        pairs: list[tuple[int, int]] = []
        for at, one in enumerate(self.order):
            fresh = [other for other in self.order[at + 1 :] if other != NOBODY and self.is_fresh(one, other)]
            pairs += [(one, other) for other in fresh[:near]]
        if NOBODY in self.of:
            fresh = [one for one in reversed(self.order) if one != NOBODY and self.is_fresh(one, NOBODY)]
            pairs += [(one, NOBODY) for one in fresh[:near]]
        return pairs

    def all_pairs(self) -> list[tuple[int, int]]:
        return [(one, other) for at, one in enumerate(self.order) for other in self.order[at + 1 :]]

    def lay_out(self, found: Iterable[tuple[int, int]]) -> list[Couple]:
        """The pairs as tables: those with the most points first, the player before in the order on the left."""
        at = {one: place for place, one in enumerate(self.order)}
        couples = sorted([sorted(pair, key=at.__getitem__) for pair in found], key=lambda pair: [at[pair[0]]])
        tables: list[Couple] = [(one, other) for one, other in couples if other != NOBODY]
        return tables + [(one, None) for one, other in couples if other == NOBODY]


def _match(weighed: _Weights, pairs: list[tuple[int, int]]) -> set[tuple[int, int]]:
    import networkx  # takes long to import, and only who pairs needs it

    graph = networkx.Graph()
    graph.add_nodes_from(weighed.order)
    graph.add_weighted_edges_from([(one, other, weighed.cost(one, other)) for one, other in pairs])
    found: set[tuple[int, int]] = networkx.min_weight_matching(graph)
    return found

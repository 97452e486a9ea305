"""Who plays whom in a Swiss round: a perfect matching of least weight (Edmonds' blossom algorithm, networkx).

The weights make these decide, in this order: that nobody meets an opponent again, that nobody has a second bye, that
few points lie between opponents, and lots drawn from the seed. Lots have 40 bits, so that in practice one pairing only
is the best one, and whatever finds it finds the same.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from spellspeed.event.draw import draw_lot
from spellspeed.event.refused import refuse

NOBODY: Final = 0  # who gets the bye plays against him; players are counted from 1
WHOLE: Final = 24  # up to so many players every pairing is weighed
NEAR: Final = 6  # else this many opponents of like points at first, and twice as many until they suffice
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
        self.seed = seed
        self.round = round
        self.of = {entrant.number: entrant for entrant in entrants}
        self.order = sorted(self.of, key=lambda one: (-self.of[one].points, draw_lot(seed, "order", round, one), one))
        if len(self.order) % 2:
            # Nobody has as few points as the last: the bye goes to one of those who have fewest.
            self.order.append(NOBODY)
            self.of[NOBODY] = Entrant(NOBODY, min([entrant.points for entrant in entrants]))
        self.met = {one: Counter(self.of[one].met) for one in self.order}
        # One more than each part of a cost can be in all pairs of a round together.
        pairs = len(self.order)
        points = [entrant.points for entrant in self.of.values()]
        self.most_byes = pairs * max([entrant.byes for entrant in self.of.values()], default=0) + 1
        self.most_met = pairs * max([max(met.values(), default=0) for met in self.met.values()], default=0) + 1
        self.most_apart = pairs * (max(points, default=0) - min(points, default=0)) ** 2 + 1
        self.most_lots = pairs * _LOTS

    def is_fresh(self, one: int, other: int) -> bool:
        """Whether these two have not met, or have not had a bye."""
        if NOBODY in (one, other):
            return self.of[one or other].byes == 0
        return not self.met[one][other]

    def cost(self, one: int, other: int) -> int:
        """One number for what counts, the first thing weighing more than all that follow together."""
        bye = NOBODY in (one, other)
        byes = self.of[one or other].byes if bye else 0
        met = 0 if bye else self.met[one][other]
        apart = (self.of[one].points - self.of[other].points) ** 2
        cost = min(met, 1)
        cost = cost * self.most_byes + byes
        cost = cost * self.most_met + met
        cost = cost * self.most_apart + apart
        return cost * self.most_lots + draw_lot(self.seed, "pair", self.round, min(one, other), max(one, other))

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
        """Everybody with everybody."""
        return [(one, other) for at, one in enumerate(self.order) for other in self.order[at + 1 :]]

    def lay_out(self, found: Iterable[tuple[int, int]]) -> list[Couple]:
        """The pairs as tables: those with the most points first, the player before in the order on the left."""
        at = {one: place for place, one in enumerate(self.order)}
        couples = sorted([sorted(pair, key=at.__getitem__) for pair in found], key=lambda pair: [at[pair[0]]])
        tables: list[Couple] = [(one, other) for one, other in couples if other != NOBODY]
        return tables + [(one, None) for one, other in couples if other == NOBODY]


def _match(weighed: _Weights, pairs: list[tuple[int, int]]) -> set[tuple[int, int]]:
    try:
        import networkx  # takes long to import, and only who pairs needs it
    except ImportError:
        raise refuse("no-networkx") from None

    class Plain(networkx.Graph):  # type: ignore[misc]  # it comes without types
        """A graph that is read without the views around its dictionaries, which take half of the time."""

        def __getitem__(self, node: int) -> dict[int, dict[str, int]]:
            return self._adj[node]  # type: ignore[no-any-return]

    costs = [(one, other, weighed.cost(one, other)) for one, other in pairs]
    most = max([cost for _, _, cost in costs], default=0) + 1
    graph = Plain()
    graph.add_nodes_from(weighed.order)
    graph.add_weighted_edges_from([(one, other, most - cost) for one, other, cost in costs])
    # Of the largest matchings the heaviest: with weights turned round, the one of least cost.
    found: set[tuple[int, int]] = networkx.max_weight_matching(graph, maxcardinality=True)
    return found

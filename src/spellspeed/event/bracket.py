"""Single elimination: where the seeds stand in the bracket, and who meets whom in each round of it."""

from collections.abc import Sequence

from spellspeed.event.records import WIN, Pairing, Round

Slots = list[int | None]


def seat_seeds(seeds: Sequence[int]) -> Slots:
    """Return the slots of the bracket: the best seeds meet as late as possible, and have the byes.

    >>> seat_seeds([1, 2, 3, 4, 5])
    [1, None, 4, 5, 2, None, 3, None]
    """
    places = [1]
    while len(places) < len(seeds):
        total = 2 * len(places) + 1
        places = [place for one in places for place in (one, total - one)]
    return [seeds[place - 1] if place <= len(seeds) else None for place in places]


def advance(slots: Slots, results: Sequence[Pairing]) -> Slots:
    """Return who stands in the slots of the next round: of each pair the one who has won.

    >>> advance([1, None, 4, 5], [Pairing(1, (1, None), result=None)])
    [None, None]
    """
    of = {player: pairing for pairing in results for player in pairing.players if player is not None}
    following: Slots = []
    for one, other in zip(slots[::2], slots[1::2], strict=True):
        winners = [player for player in (one, other) if player in of and of[player].outcome_of(player) == WIN]
        following.append(winners[0] if winners else None)
    return following


def couples_of(slots: Slots) -> list[tuple[int, int | None]]:
    """Return the matches and byes of a round of the bracket, from its top to its end.

    >>> couples_of([1, None, 4, 5, None, None, None, 3])
    [(1, None), (4, 5), (3, None)]
    """
    couples: list[tuple[int, int | None]] = []
    for one, other in zip(slots[::2], slots[1::2], strict=True):
        if one is not None:
            couples.append((one, other))
        elif other is not None:
            couples.append((other, None))
    return couples


def slots_before(seeds: Sequence[int], rounds: Sequence[Round], at: int, left: dict[int, int]) -> Slots:
    """Return the slots of a round of elimination that was paired, or of the next one.

    Who left before a round was paired is not in it any more; `left` gives how many rounds were paired by then.

    >>> slots_before([1, 2, 3], [], 0, {3: 0})
    [1, None, 2, None]
    """
    slots = seat_seeds(seeds)
    for place in range(at + 1):
        if place:
            slots = advance(slots, rounds[place - 1].pairings)
        if place < len(rounds):
            before = rounds[place].number - 1
            slots = [
                None if player is not None and left.get(player, before + 1) <= before else player for player in slots
            ]
        else:
            slots = [None if player is not None and player in left else player for player in slots]
    return slots

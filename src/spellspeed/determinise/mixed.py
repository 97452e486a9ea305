"""Monsters that were mixed on the field: which of them lies where is dealt anew as well."""

from collections.abc import Sequence
from typing import Final

from spellspeed.engine.kernel.rows import CardState, DeedDone
from spellspeed.engine.kernel.state import State
from spellspeed.engine.moving.mixing import find_mixed
from spellspeed.words import EXTRA_DECK, MIXED, NO_DEED, PLACES_EACH

# Where the content of a row tells of its past: when it came, was Set, whence, by what deed, and whether properly.
PAST: Final = (9, 10, 11, 12, 16)
NEVER: Final = -1  # the visit of no card


def find_places(state: State, player: int) -> list[int]:
    """Return the cards that are mixed for this player, by the zones of his opponent in which they lie.

    >>> from spellspeed import Duel
    >>> find_places(Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000").state, 0)
    []
    """
    return [deed.uid for deed in find_mixed(state, 1 - player)]


def is_whole(state: State, player: int) -> bool:
    """Whether all that were mixed together still lie there, so that what was done with them is theirs."""
    mixed = find_mixed(state, 1 - player)
    return all(deed.line // 2 == len(mixed) for deed in mixed)


def change_pasts(state: State, places: Sequence[int], pasts: Sequence[int]) -> None:
    """Let what lies in the place of one card have the past of another: how it came there, and what was done with it.

    The numbers of the cards stay in their zones: whoever has chosen one of them since has chosen its place.
    """
    before = {uid: state.cards[uid] for uid in places}
    there = dict(zip(pasts, [before[uid] for uid in places], strict=True))
    for place, past in zip(places, pasts, strict=True):
        state.put(with_past(before[place], before[past]))
    deeds: list[DeedDone] = []
    for deed in state.deeds:
        if deed.uid in before and deed.visit == before[deed.uid].visit and deed.deed != MIXED:
            same = deed.turned == before[deed.uid].turned
            row = there[deed.uid]
            deed = deed.done_with(row.uid, row.visit, row.turned if same else deed.turned)
        deeds.append(deed)
    state.set_deeds(deeds)


def with_past(row: CardState, past: CardState) -> CardState:
    """Return a row with what another says of how its card came there."""
    content, other = list(row.key()), past.key()
    for at in PAST:
        content[at] = other[at]
    return CardState(*content)


def forget_pasts(state: State, places: Sequence[int]) -> None:
    """Take out how mixed monsters came where they lie: one has gone, and nobody knows which."""
    for uid in places:
        row = state.cards[uid]
        content = list(row.key())
        whence = row.came_from if row.came_from % PLACES_EACH == EXTRA_DECK else row.place
        for at, forgotten in zip(PAST, (0, 0, whence, NO_DEED, False), strict=True):
            content[at] = forgotten
        state.put(CardState(*content))
    of_them = {uid: state.cards[uid].visit for uid in places}
    state.set_deeds(
        [
            deed.done_with(deed.uid, NEVER, 0) if deed.deed != MIXED and of_them.get(deed.uid) == deed.visit else deed
            for deed in state.deeds
        ]
    )

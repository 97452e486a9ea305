"""A state with what one player does not know taken out: all that hidden cards may be dealt from."""

from collections import Counter
from typing import Final, NamedTuple

from spellspeed.determinise.knowledge import A_MONSTER, find_kinds, find_known, is_shown
from spellspeed.determinise.mixed import change_pasts, find_places, forget_pasts, is_whole
from spellspeed.determinise.set_off import find_waiting
from spellspeed.duel import Duel
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS
from spellspeed.engine.kernel.rows import CardState, DeedDone, Event, WaitingTrigger
from spellspeed.engine.kernel.state import State
from spellspeed.pool import CardPool
from spellspeed.seen import is_secret, may_see
from spellspeed.words import (
    EXTRA_DECK,
    EXTRA_MONSTER_ZONE,
    HAPPENED,
    IN_VOID,
    PLACES_EACH,
    SET_MONSTER,
    SET_SPELL_TRAP,
    TOKEN,
)

NO_CARD: Final = -1  # stands in a row where the number of a card would stand
# Places in the content of an event and of a state.
AT_BATCH: Final = 10
AT_WAITING: Final = 6
AT_HAPPENED: Final = 10
AT_MOMENT: Final = 11
AT_STATE_BATCH: Final = 22
AT_NOTICED: Final = 28
AT_APPLIED: Final = 29


class Gap(NamedTuple):
    """A card that the player does not know: which row it is, what everybody knows of it, and which deck it is from."""

    uid: int
    owner: int
    knowledge: int
    extra: bool  # from the Extra Deck


class Redacted(NamedTuple):
    """What one player knows of a duel, as plain data; the cards in its gaps are in no row of it."""

    player: int
    pool: CardPool
    game: Game
    state: State
    gaps: list[Gap]
    own: list[int]  # the cards in his own gaps: he knows his list, but not where they lie
    seen: Counter[int]  # the opponent's cards that he has seen
    mixed: list[int]  # monsters of which he does not know which is which, by their zones; empty once one has gone
    held: dict[int, int]  # the cards that he knows to lie among these


def redact(duel: Duel, player: int) -> Redacted:
    """Return what a player knows of a duel at a moment at which he looks at it.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Umi\\nopp 8000 hand: Kuriboh")
    >>> known = redact(duel, 0)
    >>> [(gap.owner, known.state.cards[gap.uid].card) for gap in known.gaps]
    [(1, -1)]
    """
    known, seen = find_known(duel, player)
    state = duel.state.fork()
    state.collect_events()
    state.set_waiting(find_waiting(duel, player))
    hidden = [row for row in find_hidden(state, player) if row.uid not in known]
    kinds = {row.uid: knowledge for row, knowledge in zip(hidden, find_kinds(duel, hidden), strict=True)}
    mixed = find_places(state, player)
    held: dict[int, int] = {}
    if mixed:
        kinds, held = take_apart(state, player, mixed, kinds, known)
    rows = [state.cards[uid] for pile in state.piles for uid in pile if uid in kinds]
    gaps = [Gap(row.uid, row.owner, kinds[row.uid], came_from_extra_deck(row)) for row in rows]
    facts = duel.game.facts
    for uid in known:
        row = state.cards[uid]
        if row.owner != player:
            seen[row.card] = max(seen[row.card], 1)
    own = sorted([row.card for row in hidden if row.owner == player], key=lambda card: facts[card].password)
    listed = Counter({card: count for card, count in seen.items() if not facts[card].kind & TOKEN})
    put_cards(state, player, dict.fromkeys((*kinds, *held), NO_CARD))
    # A trigger of a hidden card waits, if there is one, where nobody sees it.
    state.set_waiting([row for row in state.waiting if row.card != NO_CARD])
    state = count_anew(leave_out_secrets(state, player))
    return Redacted(player, duel.pool, duel.game, state, gaps, own, listed, mixed, held)


def take_apart(
    state: State, player: int, mixed: list[int], kinds: dict[int, int], known: set[int]
) -> tuple[dict[int, int], dict[int, int]]:
    """Lay the pasts of mixed monsters in an order of their own; return what is known of them, and the cards, there.

    A past that nobody can tell the owner of any more, because one of them has gone, is taken out.
    """
    if not is_whole(state, player):
        forget_pasts(state, mixed)
        kinds = {uid: A_MONSTER if uid in mixed else knowledge for uid, knowledge in kinds.items()}
        mixed.clear()
        return kinds, {}
    pasts = sorted(mixed)
    lies = dict(zip(pasts, mixed, strict=True))
    held = {lies[uid]: state.cards[uid].card for uid in pasts if uid in known}
    change_pasts(state, mixed, pasts)
    return {lies.get(uid, uid): knowledge for uid, knowledge in kinds.items()}, held


def leave_out_secrets(state: State, player: int) -> State:
    """Return the state without what others did not do: that they could have is told to them alone.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000")
    >>> leave_out_secrets(duel.state, 0) == duel.state
    True
    """
    happened = state.happened
    content = list(state.key())
    for at in (AT_NOTICED, AT_APPLIED):  # how many of these events have been seen
        content[at] -= len([event for event in happened[: content[at]] if is_secret(event, player)])
    content[AT_HAPPENED] = [event for event in happened if not is_secret(event, player)]
    content[AT_MOMENT] = tuple([event for event in state.moment if not is_secret(event, player)])
    return State(*content)


def count_anew(state: State) -> State:
    """Return the state with its batches counted from 1: how many there have been may depend on what nobody saw.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000")
    >>> count_anew(duel.state).batch
    1
    """
    told = [*state.happened, *state.moment, *[row.event for row in state.waiting]]
    used = {event.batch for event in told} | {row.batch for row in state.waiting} | {state.batch}
    number = {batch: at for at, batch in enumerate(sorted(used), 1)}

    def again(event: Event) -> Event:
        content = list(event.key())
        content[AT_BATCH] = number[event.batch]
        return Event(*content)

    content = list(state.key())
    content[AT_WAITING] = [
        WaitingTrigger(
            row.player, row.uid, row.visit, row.card, row.line, number[row.batch], row.rank, again(row.event)
        )
        for row in state.waiting
    ]
    content[AT_HAPPENED] = [again(event) for event in state.happened]
    content[AT_MOMENT] = tuple([again(event) for event in state.moment])
    content[AT_STATE_BATCH] = number[state.batch]
    return State(*content)


def find_hidden(state: State, player: int) -> list[CardState]:
    """Return the cards that the player cannot see, pile by pile."""
    rows = [state.cards[uid] for pile in state.piles for uid in pile]
    return [row for row in rows if KINDS[row.place] != IN_VOID and not may_see(row, player)]


def list_hidden(duel: Duel, player: int) -> list[int]:
    """Return the opponent's cards that the player does not know: what open lists tell him."""
    known, _ = find_known(duel, player)
    hidden = find_hidden(duel.state, player)
    return [row.card for row in hidden if row.uid not in known and row.owner != player]


def came_from_extra_deck(row: CardState) -> bool:
    """Whether everybody knows that a hidden card belongs in the Extra Deck: it lies there, or came from there."""
    if row.place in (EXTRA_MONSTER_ZONE, EXTRA_MONSTER_ZONE + 1):
        return True
    return EXTRA_DECK in (row.place % PLACES_EACH, row.came_from % PLACES_EACH)


def put_cards(state: State, player: int, cards: dict[int, int]) -> None:
    """Make rows that are hidden from the player other cards, by uid, also in deeds, events and triggers.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000 hand: Kuriboh")
    >>> put_cards(duel.state, 0, {0: 5})
    >>> duel.state.cards[0].card
    5
    """
    before = {uid: state.cards[uid] for uid in cards}
    for uid, row in before.items():
        state.put(row.with_card(cards[uid], row.owner))
    deeds: list[DeedDone] = []
    known = {row.card for row in state.cards if row.uid not in cards}
    known |= {card for uid, row in before.items() if row.owner == player for card in (row.card, cards[uid])}
    for deed in state.deeds:
        if deed.deed == HAPPENED and deed.card not in known:
            continue  # it is noted because a card of the duel asks for it, and of that one the player knows nothing
        lay = before.get(deed.uid)
        # What was done with a card face-up is known and stays known; a Set names a card that nobody saw.
        if lay is not None and (deed.visit == lay.visit or deed.deed in (SET_MONSTER, SET_SPELL_TRAP)):
            card = cards[deed.uid]
            deed = DeedDone(deed.player, deed.deed, deed.uid, deed.visit, card, deed.line, deed.phase, deed.turned)
        deeds.append(deed)
    state.set_deeds(deeds)
    state.set_moment(tuple([retell(event, player, state) for event in state.moment]))
    state.set_happened([retell(event, player, state) for event in state.happened])
    waiting: list[WaitingTrigger] = []
    for one in state.waiting:
        event = retell(one.event, player, state)
        card = cards.get(one.uid, one.card)
        waiting.append(WaitingTrigger(one.player, one.uid, one.visit, card, one.line, one.batch, one.rank, event))
    state.set_waiting(waiting)
    state.drop_caches()  # other cards can do other things


def retell(event: Event, player: int, state: State) -> Event:
    """Return an event with the cards that its numbers are now, unless the player saw which card it was about.

    A shuffle since may have dealt the number to another card: the one it was is no more for him to know.
    """
    rows = [row for row in (event.before, event.after) if row is not None]
    if all(row.card == state.cards[row.uid].card for row in rows) or is_shown(event, player):
        return event
    first, last = [
        row if row is None else row.with_card(state.cards[row.uid].card, row.owner)
        for row in (event.before, event.after)
    ]
    return event.with_cards(first, last, event.source)

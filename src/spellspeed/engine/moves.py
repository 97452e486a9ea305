"""The only place where a card changes zone or position."""

from typing import Final

from spellspeed.engine.events import tell, tell_card
from spellspeed.engine.places import kind_of
from spellspeed.engine.rows import CardState
from spellspeed.engine.state import State
from spellspeed.words import (
    AT_THE_BOTTOM,
    BANISHED,
    BATTLE_STEP,
    BY_SETUP,
    DECK,
    EVENT_ADDED_TO_HAND,
    EVENT_BANISHED,
    EVENT_DISCARDED,
    EVENT_DRAWN,
    EVENT_FLIPPED,
    EVENT_RETURNED_TO_DECK,
    EVENT_SENT_TO_GRAVEYARD,
    EVENT_SHUFFLED,
    EXTRA_DECK,
    GRAVEYARD,
    HAND,
    IN_DECK,
    IN_HAND,
    IN_MONSTER_ZONE,
    NO_DEED,
    NOWHERE,
    ON_THE_FIELD,
    ON_TOP,
    PLACES,
    PLACES_EACH,
)

HIDDEN_PLACES: Final = IN_DECK | IN_HAND


def without(pile: tuple[int, ...], uid: int) -> tuple[int, ...]:
    """Return the pile without this card; the others keep their order."""
    if pile[-1] == uid:
        return pile[:-1]
    at = pile.index(uid)
    return pile[:at] + pile[at + 1 :]


def move(
    s: State,
    row: CardState,
    place: int,
    controller: int,
    face_up: bool,
    attack: bool,
    arrived_by: int,
    reserved: int = -1,
) -> CardState:
    """Put a card on top of another pile or into a zone, and return its new row."""
    if not 0 <= place < PLACES:
        raise ValueError(f"card {row.uid} cannot be moved: there is no place {place}")
    old_place = row.place
    old_kind = kind_of(old_place)
    new_kind = kind_of(place)
    s.set_pile(old_place, without(s.piles[old_place], row.uid))
    s.set_pile(place, s.piles[place] + (row.uid,))
    to_field = new_kind & ON_THE_FIELD != 0
    stays_on_field = old_kind & ON_THE_FIELD != 0 and to_field
    same_pile = stays_on_field or old_place == place
    came_from = row.came_from if stays_on_field or old_place == NOWHERE else old_place
    after = CardState(
        row.uid,
        row.card,
        row.owner,
        controller,
        place,
        face_up,
        attack,
        row.visit if same_pile else row.visit + 1,
        row.turned if same_pile and (face_up or not row.face_up) else row.turned + 1,
        row.turn_placed if stays_on_field else s.turn,
        s.turn if to_field and not face_up and (row.face_up or not stays_on_field) else row.turn_set,
        came_from,
        row.arrived_by if stays_on_field else arrived_by,
        reserved,
        False,
        row.working and stays_on_field and face_up,
        # rule: summon.revive.status-lost-in-hidden-place
        row.proper and new_kind & HIDDEN_PLACES == 0,
        row.counters if stays_on_field and face_up else (),
        -1,
    )
    s.put(after)
    battle = s.battle
    # rule: battle.replay.on-change-of-opponents-monster-count
    if battle is not None and s.step == BATTLE_STEP and not battle.count_changed:
        attacked = 1 - battle.player
        left = old_kind & IN_MONSTER_ZONE != 0 and row.controller == attacked
        came = new_kind & IN_MONSTER_ZONE != 0 and controller == attacked
        if left != came:
            s.set_battle(battle.with_count_changed())
    return after


def lay(s: State, row: CardState, face_up: bool, attack: bool) -> CardState:
    """Change how a card on the field lies, and return its new row."""
    after = row.laid(face_up, attack, s.turn)
    s.put(after)
    return after


def flip_by_battle(s: State, row: CardState, cause: int, source: int) -> CardState:
    """Turn a face-down monster to face-up Defense Position: it is flipped, not Flip Summoned."""
    after = lay(s, row, True, row.attack)
    tell_card(s, EVENT_FLIPPED, after.controller, row, after, cause, source, 0)
    return after


def send_to_graveyard(s: State, uid: int, cause: int, source: int) -> CardState:
    """Send a card to its owner's Graveyard, on top of the others.  rule: zone.graveyard.owner"""
    row = s.cards[uid]
    # rule: zone.graveyard.order-fixed, zone.graveyard.used-cards-face-up
    after = move(s, row, row.owner * PLACES_EACH + GRAVEYARD, row.owner, True, False, NO_DEED)
    tell_card(s, EVENT_SENT_TO_GRAVEYARD, row.controller, row, after, cause, source, 0)
    return after


def discard(s: State, uid: int, cause: int, source: int = -1) -> CardState:
    """Discard a card from the hand: it is discarded, and it is sent to the Graveyard."""
    row = s.cards[uid]
    # rule: turn.end.hand-limit.counts-as-discard-and-sent-to-gy
    tell_card(s, EVENT_DISCARDED, row.controller, row, row, cause, source, 0)
    return send_to_graveyard(s, uid, cause, source)


def draw(s: State, player: int, cause: int) -> CardState:
    """Take the top card of the deck into the hand; the deck must not be empty.  rule: move.draw.takes-top-card"""
    row = s.cards[s.piles[player * PLACES_EACH + DECK][-1]]
    after = move(s, row, player * PLACES_EACH + HAND, player, False, False, NO_DEED)
    tell_card(s, EVENT_DRAWN, player, row, after, cause, -1, 0)
    return after


def add_to_hand(s: State, uid: int, cause: int, source: int, extra: bool) -> CardState:
    """Put a card into its owner's hand, or into the Extra Deck if it is a card of that deck.

    rule: move.to-hand.add-equals-return, move.return.fusion-monster-from-hand-return-goes-to-extra-deck
    """
    if extra:
        return return_to_deck(s, uid, cause, source, True, ON_TOP)
    row = s.cards[uid]
    after = move(s, row, row.owner * PLACES_EACH + HAND, row.owner, False, False, NO_DEED)
    tell_card(s, EVENT_ADDED_TO_HAND, row.controller, row, after, cause, source, 0)
    return after


def return_to_deck(s: State, uid: int, cause: int, source: int, extra: bool, where: int) -> CardState:
    """Put a card into its owner's deck; whoever calls shuffles.

    rule: move.return.fusion-monster-from-deck-return-goes-to-extra-deck, move.to-deck.fixed-position-no-shuffle
    """
    row = s.cards[uid]
    place = row.owner * PLACES_EACH + (EXTRA_DECK if extra else DECK)
    after = move(s, row, place, row.owner, False, False, NO_DEED)
    if where == AT_THE_BOTTOM:
        s.set_pile(place, (uid,) + without(s.piles[place], uid))
    tell_card(s, EVENT_RETURNED_TO_DECK, row.controller, row, after, cause, source, where)
    return after


def banish(s: State, uid: int, cause: int, source: int, face_down: bool) -> CardState:
    """Put a card among its owner's banished cards.

    rule: move.banish.placed-outside-the-field-recognisably, move.banish.original-owner
    """
    row = s.cards[uid]
    after = move(s, row, row.owner * PLACES_EACH + BANISHED, row.owner, not face_down, False, NO_DEED)
    tell_card(s, EVENT_BANISHED, row.controller, row, after, cause, source, 0)
    return after


def mix(s: State, numbers: list[int]) -> None:
    """Bring numbers into a uniformly random order."""
    for last in range(len(numbers) - 1, 0, -1):
        other = s.roll(last + 1)
        numbers[last], numbers[other] = numbers[other], numbers[last]


def shuffle(s: State, player: int, place: int, cause: int = BY_SETUP) -> None:
    """Bring a pile into a uniformly random order.  rule: duel.shuffle.no-purposeful-ordering

    The cards are also dealt anew to the uids of the pile: a uid seen before a shuffle says nothing after it, and one
    seen later does not tell at what depth of the deck its card lay.
    """
    pile = list(s.piles[place])
    dealt = list(pile)
    mix(s, dealt)
    rows = [s.cards[uid] for uid in dealt]
    for at, uid in enumerate(pile):
        s.put(s.cards[uid].with_card(rows[at].card, rows[at].owner))
    mix(s, pile)
    s.set_pile(place, tuple(pile))
    tell(s, EVENT_SHUFFLED, player, place, cause)

"""The only place where a card changes zone or position."""

from typing import Final

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.texts as texts
from spellspeed.engine.applies.standing_attack import can_still_battle
from spellspeed.engine.kernel.dice import DECK_ORDER
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.how_summoned import loosen_materials
from spellspeed.engine.kernel.limits import follow_uses, lose_sight, note
from spellspeed.engine.kernel.places import KINDS, is_returned, kind_of, own
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell, tell_card
from spellspeed.lang.codes.code import OP_REDIRECT
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import (
    AT_THE_BOTTOM,
    BANISHED,
    BANISHING,
    BATTLE_STEP,
    BEFORE_DAMAGE_CALCULATION,
    BY_BATTLE,
    BY_EFFECT,
    BY_SETUP,
    DECK,
    EVENT_ADDED_TO_HAND,
    EVENT_ATTACHED,
    EVENT_BANISHED,
    EVENT_DISCARDED,
    EVENT_DRAWN,
    EVENT_FLIPPED,
    EVENT_RETURNED_TO_DECK,
    EVENT_SENT_TO_GRAVEYARD,
    EVENT_SHUFFLED,
    EVENT_TO_EXTRA_DECK,
    EVENT_TOKEN_VANISHED,
    EVENT_TRIBUTED,
    EXTRA_DECK,
    EXTRA_DECK_KINDS,
    GRAVEYARD,
    HAND,
    IN_BANISHED,
    IN_DECK,
    IN_EXTRA_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    IN_MATERIAL,
    IN_MONSTER_ZONE,
    MATERIAL,
    MONSTER,
    NO_CARD,
    NO_DEED,
    NOWHERE,
    ON_THE_FIELD,
    ON_TOP,
    PENDULUM,
    PLACES,
    PLACES_EACH,
    SPELL,
    TOKEN,
    TRAP,
    VOID,
    WAS_FLIPPED,
)

HIDDEN_PLACES: Final = IN_DECK | IN_HAND
ANY_KIND: Final = MONSTER | SPELL | TRAP


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
    proper: bool = False,
) -> CardState:
    """Put a card on top of another pile or into a zone, and return its new row."""
    if not 0 <= place < PLACES:
        raise ValueError(f"card {row.uid} cannot be moved: there is no place {place}")
    old_place = row.place
    old_kind, new_kind = kind_of(old_place), kind_of(place)
    s.set_pile(old_place, without(s.piles[old_place], row.uid))
    s.set_pile(place, s.piles[place] + (row.uid,))
    to_field = new_kind & ON_THE_FIELD != 0
    # A monster that becomes an equip card is no longer what it was, though it does not leave the field.
    stays_on_field = old_kind & ON_THE_FIELD != 0 and to_field
    stays_on_field = stays_on_field and (old_kind & IN_MONSTER_ZONE != 0) == (new_kind & IN_MONSTER_ZONE != 0)
    same_pile = stays_on_field or (old_place == place and place != MATERIAL)  # there it lies under another card
    came_from = row.came_from if stays_on_field or old_place == NOWHERE else old_place
    after = CardState(
        uid=row.uid,
        card=row.card,
        owner=row.owner,
        controller=controller,
        place=place,
        face_up=face_up,
        attack=attack,
        visit=row.visit + int(not same_pile),
        turned=row.turned + int(not same_pile or (row.face_up and not face_up)),
        turn_placed=row.turn_placed if stays_on_field else s.turn,
        turn_set=s.turn if to_field and not face_up and (row.face_up or not stays_on_field) else row.turn_set,
        came_from=came_from,
        arrived_by=row.arrived_by if stays_on_field else arrived_by,
        reserved=reserved,
        doomed=False,
        working=row.working and stays_on_field and face_up,
        # rule: summon.revive.status-lost-in-hidden-place
        proper=(row.proper or proper) and new_kind & (HIDDEN_PLACES if face_up else HIDDEN_PLACES | IN_EXTRA_DECK) == 0,
        home=row.home if stays_on_field else controller,
        counters=row.counters if stays_on_field and face_up else (),
        holder=-1,
        resummoned=row.resummoned if stays_on_field and face_up else 0,
    )
    s.put(after)
    if to_field and not same_pile and old_kind & ON_THE_FIELD and row.face_up and face_up and s.deeds:
        follow_uses(s, row, after)
    if new_kind & HIDDEN_PLACES and not old_kind & HIDDEN_PLACES:
        lose_sight(s, row.uid)
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
    tell_flipped(s, after.controller, row, after, cause, source)
    return after


def tell_flipped(
    s: State, player: int, before: CardState, after: CardState, cause: int, source: int, quietly: int = 0
) -> None:
    """Tell that a monster was turned face-up, and remember it for the turn; quietly no Flip Effect answers."""
    note(s, player, WAS_FLIPPED, after)
    tell_card(s, EVENT_FLIPPED, player, before, after, cause, source, quietly)


def vanish(s: State, row: CardState, cause: int, source: int) -> CardState:
    """Take a Token off the field: it is nowhere any more.

    rule: token.leaves-field.vanishes, token.leave.vanished-is-not-banished
    """
    after = move(s, row, VOID, row.owner, True, False, NO_DEED)
    tell_card(s, EVENT_TOKEN_VANISHED, row.controller, row, after, cause, source, 0)
    return after


def destination(g: Game, s: State, row: CardState, kind: int) -> int:
    """Return the kind of place a card really goes to when it would go to one of this kind.

    rule: move.send-to-gy.banished-under-macro-cosmos, move.destroy.banished-instead-still-destroyed
    """
    if kind == IN_GRAVEYARD and g.facts[row.card].kind & PENDULUM and KINDS[row.place] & ON_THE_FIELD:
        # rule: pendulum.leave-field.goes-faceup-to-extra-deck. What says otherwise of cards sent there still does.
        redirected = redirect(g, s, row, kind)
        return IN_EXTRA_DECK if redirected == kind else redirected
    return redirect(g, s, row, kind)


def redirect(g: Game, s: State, row: CardState, kind: int, rituals: bool = False) -> int:
    """Return where effects say a card goes that would go to a place of this kind, the same if none says anything."""
    if not continuous.has_op(g, s, OP_REDIRECT):
        return kind
    if row.controller != row.owner:
        # It goes to a place of its owner, and is one of his cards there.
        row = row.again(row.card, row.owner, row.owner, row.place, row.face_up, row.attack, row.reserved, row.doomed)
    if row.place == NOWHERE:
        # It comes from no place that a text could name: what speaks of cards from everywhere reaches it, nothing else.
        row = row.elsewhere(row.card, row.owner, own(row.owner, BANISHED))
    for source, lasting, step in continuous.find_steps(g, s, OP_REDIRECT):
        if source is not None and source.uid == row.uid:
            # rule: effect-type.continuous.stops-when-not-faceup, effect.gained.lost-at-moment-of-leaving
            if step.choice is not None or not texts.is_own(g, row, step):
                continue
        if not step.instead_of & kind or step.of_rituals != rituals or not goes_as_meant(g, row, step):
            continue
        if continuous.applies_to(g, s, source, lasting, step, row):
            if (
                step.to_place != IN_BANISHED
                or continuous.find_forbidding(g, s, row.controller, BANISHING, row) == continuous.NOBODY_FORBIDS
            ):
                return step.to_place
    return kind


def give_ritual_tribute(g: Game, s: State, uid: int, source: int) -> bool:
    """Send what is Tributed for a Ritual Summon where it goes, and say whether that is the deck.

    What is said of such Tributes comes behind what is said of all cards.
    """
    row = s.cards[uid]
    tell_card(s, EVENT_TRIBUTED, row.controller, row, row, BY_EFFECT, source, 0)
    kind = IN_GRAVEYARD
    if destination(g, s, row, IN_GRAVEYARD) == IN_GRAVEYARD:
        kind = redirect(g, s, row, IN_GRAVEYARD, True)
    if kind == IN_GRAVEYARD:
        send_to_graveyard(g, s, uid, BY_EFFECT, source)
    else:
        go_to(g, s, row, kind, BY_EFFECT, source)
    return kind == IN_DECK


def goes_as_meant(g: Game, row: CardState, step: Step) -> bool:
    """Whether a card is of the kind that a step means when it leaves: from a Monster Zone it goes as it is printed.

    rule: trap-monster.leaves-zone.is-a-trap-again, xyz.material.is-not-a-card-on-field
    """
    if step.choice is None:
        return True
    if KINDS[row.place] & IN_MATERIAL:
        return step.choice.filter.what & ANY_KIND == ANY_KIND  # as a material it is neither a monster nor a Spell
    if not KINDS[row.place] & IN_MONSTER_ZONE:
        return True
    return g.facts[row.card].kind & step.choice.filter.what != 0


def stop_redirecting(g: Game, s: State, uids: list[int]) -> None:
    """Let those of the cards that leave the field at once no longer say where the others go.

    rule: effect-type.continuous.stops-when-not-faceup. It is over for what leaves at the same moment, too.
    """
    if continuous.has_op(g, s, OP_REDIRECT):
        for source, _, step in continuous.find_steps(g, s, OP_REDIRECT):
            if source is not None and source.uid in uids and step.choice is not None:
                s.put(s.cards[source.uid].with_doom(True))


def go_to(g: Game, s: State, row: CardState, kind: int, cause: int, source: int, deed: int = NO_DEED) -> CardState:
    """Put a card in a place of this kind, whatever else an effect may say; a Token vanishes."""
    if g.facts[row.card].kind & TOKEN:
        return vanish(s, row, cause, source)
    extra = g.facts[row.card].kind & EXTRA_DECK_KINDS != 0
    if kind == IN_BANISHED:
        return banish(g, s, row.uid, cause, source, False, deed=deed)
    if kind == IN_GRAVEYARD:
        return to_graveyard(s, row, cause, source, deed)
    if kind == IN_EXTRA_DECK and g.facts[row.card].kind & PENDULUM:
        return to_extra_deck(s, row, cause, source, deed)
    if kind == IN_HAND and not extra:
        return to_hand(s, row, cause, source)
    return to_deck(s, row, cause, source, extra, ON_TOP)


def flip_again(s: State) -> None:
    """Turn up a monster that a chain before damage calculation has turned face-down again."""
    if s.timing == BEFORE_DAMAGE_CALCULATION and s.frames and not s.chain:
        flip_target(s)


def flip_target(s: State) -> None:
    """Turn an attacked face-down monster up.  rule: damage-step.before-calc.facedown-is-flipped"""
    battle = s.battle
    if battle is None or battle.target == NO_CARD:
        return
    row = s.cards[battle.target]
    # rule: damage-step.target-gone-no-calculation. A monster that is no longer attacked stays face-down.
    if row.visit != battle.target_visit or row.controller == battle.player:
        return
    if not row.face_up and can_still_battle(s, battle):
        # rule: position.face-up-defense.how-it-arises
        flip_by_battle(s, row, BY_BATTLE, battle.attacker)


def send_to_graveyard(g: Game, s: State, uid: int, cause: int, source: int, deed: int = NO_DEED) -> CardState:
    """Send a card to its owner's Graveyard, or to where an effect says it goes instead."""
    row = s.cards[uid]
    if g.facts[row.card].kind & TOKEN:
        return vanish(s, row, cause, source)
    kind = IN_GRAVEYARD if is_returned(row.place, cause) else destination(g, s, row, IN_GRAVEYARD)
    return to_graveyard(s, row, cause, source, deed) if kind == IN_GRAVEYARD else go_to(g, s, row, kind, cause, source)


def to_graveyard(s: State, row: CardState, cause: int, source: int, deed: int = NO_DEED) -> CardState:
    """Put a card on top of its owner's Graveyard.  rule: zone.graveyard.owner"""
    # rule: zone.graveyard.order-fixed, zone.graveyard.used-cards-face-up
    after = move(s, row, row.owner * PLACES_EACH + GRAVEYARD, row.owner, True, False, deed)
    tell_card(s, EVENT_SENT_TO_GRAVEYARD, row.controller, row, after, cause, source, 0)
    return after


def discard(g: Game, s: State, uid: int, cause: int, source: int = -1, deed: int = NO_DEED) -> CardState:
    """Discard a card from the hand: it is discarded, and it is sent to the Graveyard.

    rule: move.discard.banished-under-macro-cosmos
    """
    row = s.cards[uid]
    # rule: turn.end.hand-limit.counts-as-discard-and-sent-to-gy
    tell_card(s, EVENT_DISCARDED, row.controller, row, row, cause, source, 0)
    return send_to_graveyard(g, s, uid, cause, source, deed)


def draw(s: State, player: int, cause: int) -> CardState:
    """Take the top card of the deck into the hand; the deck must not be empty.  rule: move.draw.takes-top-card"""
    row = s.cards[s.piles[player * PLACES_EACH + DECK][-1]]
    after = move(s, row, player * PLACES_EACH + HAND, player, False, False, NO_DEED)
    tell_card(s, EVENT_DRAWN, player, row, after, cause, -1, 0)
    return after


def add_to_hand(g: Game, s: State, uid: int, cause: int, source: int, extra: bool) -> CardState:
    """Put a card into its owner's hand, or into the Extra Deck if it is a card of that deck.

    rule: move.to-hand.add-equals-return, move.return.fusion-monster-from-hand-return-goes-to-extra-deck
    """
    if extra:
        return return_to_deck(g, s, uid, cause, source, True, ON_TOP)
    row = s.cards[uid]
    if g.facts[row.card].kind & TOKEN:
        return vanish(s, row, cause, source)
    kind = destination(g, s, row, IN_HAND)
    return to_hand(s, row, cause, source) if kind == IN_HAND else go_to(g, s, row, kind, cause, source)


def to_hand(s: State, row: CardState, cause: int, source: int) -> CardState:
    """Put a card into its owner's hand."""
    after = move(s, row, row.owner * PLACES_EACH + HAND, row.owner, False, False, NO_DEED)
    tell_card(s, EVENT_ADDED_TO_HAND, row.controller, row, after, cause, source, 0)
    return after


def return_to_deck(g: Game, s: State, uid: int, cause: int, source: int, extra: bool, where: int) -> CardState:
    """Put a card into its owner's deck, or to where an effect says it goes instead; whoever calls shuffles."""
    row = s.cards[uid]
    if g.facts[row.card].kind & TOKEN:
        return vanish(s, row, cause, source)
    wanted = IN_EXTRA_DECK if extra else IN_DECK
    kind = destination(g, s, row, wanted)
    if kind != wanted:
        return go_to(g, s, row, kind, cause, source)
    return to_deck(s, row, cause, source, extra, where)


def to_deck(s: State, row: CardState, cause: int, source: int, extra: bool, where: int) -> CardState:
    """Put a card into its owner's deck or Extra Deck.

    rule: move.return.fusion-monster-from-deck-return-goes-to-extra-deck, move.to-deck.fixed-position-no-shuffle
    """
    place = row.owner * PLACES_EACH + (EXTRA_DECK if extra else DECK)
    after = move(s, row, place, row.owner, False, False, NO_DEED)
    if where == AT_THE_BOTTOM or extra:  # face-up cards lie on top of an Extra Deck
        s.set_pile(place, (row.uid,) + without(s.piles[place], row.uid))
    tell_card(s, EVENT_RETURNED_TO_DECK, row.controller, row, after, cause, source, where)
    return after


def lay_in_deck(s: State, uid: int, where: int, shuffled: bool) -> None:
    """Put a card of a deck on its top or bottom, once the deck has been shuffled if it was looked through."""
    row = s.cards[uid]
    place = row.place
    if shuffled:
        shuffle(s, row.owner, place, BY_EFFECT)
        # The shuffle has dealt the cards anew: whichever lies there now is that card.
        for other in s.piles[place]:
            if s.cards[other].card == row.card:
                uid = other
    others = without(s.piles[place], uid)
    s.set_pile(place, (uid,) + others if where == AT_THE_BOTTOM else others + (uid,))


def to_extra_deck(s: State, row: CardState, cause: int, source: int, deed: int = NO_DEED) -> CardState:
    """Put a Pendulum Monster Card face-up on top of its owner's Extra Deck.

    rule: pendulum.leave-field.goes-faceup-to-extra-deck
    """
    after = move(s, row, row.owner * PLACES_EACH + EXTRA_DECK, row.owner, True, False, deed)
    tell_card(s, EVENT_TO_EXTRA_DECK, row.controller, row, after, cause, source, 0)
    return after


def face_up_in_extra_deck(s: State, player: int) -> list[int]:
    """Return the cards that lie face-up in the player's Extra Deck: on top of the face-down ones."""
    pile = s.piles[player * PLACES_EACH + EXTRA_DECK]
    at = len(pile)
    while at and s.cards[pile[at - 1]].face_up:
        at -= 1
    return list(pile[at:])


def banish(
    g: Game,
    s: State,
    uid: int,
    cause: int,
    source: int,
    face_down: bool,
    for_a_time: bool = False,
    deed: int = NO_DEED,
) -> CardState:
    """Put a card among its owner's banished cards; one that will come back keeps how it lies and whose it is for good.

    rule: move.banish.placed-outside-the-field-recognisably, move.banish.original-owner
    """
    row = s.cards[uid]
    if g.facts[row.card].kind & TOKEN:
        return vanish(s, row, cause, source)
    if for_a_time:
        # rule: move.temp-banish.facedown-returns-facedown
        lies_up = row.face_up and not face_down
        after = move(s, row, row.owner * PLACES_EACH + BANISHED, row.owner, lies_up, row.attack, NO_DEED)
        after = after.since(row, row.turn_placed, row.place)
        s.put(after)
        loosen_materials(s, uid, row.visit)
    else:
        after = move(s, row, row.owner * PLACES_EACH + BANISHED, row.owner, not face_down, False, deed)
    tell_card(s, EVENT_BANISHED, row.controller, row, after, cause, source, 0)
    return after


def held_by(row: CardState, holder: int, controller: int) -> CardState:
    """Return the row of a material that is attached to this card, which this player controls."""
    content = list(row.again(row.card, row.owner, controller, row.place, True, False, -1, False).key())
    content[-2] = holder
    return CardState(*content)


def attach(s: State, row: CardState, holder: CardState, cause: int) -> CardState:
    """Put a card under a monster as its material.

    rule: xyz.material.becoming-material-is-not-leaving-field, xyz.material.is-not-a-card-on-field
    """
    after = move(s, row, MATERIAL, holder.controller, True, False, NO_DEED)
    after = held_by(after, holder.uid, holder.controller)
    s.put(after)
    tell_card(s, EVENT_ATTACHED, holder.controller, row, after, cause, holder.uid, 0)
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
    told = bool(s.foretold) and place == player * PLACES_EACH + DECK and len(pile) > 1
    if told:
        lay_as_foretold(s, player, dealt)
        # A card that has just been put on top must not keep its number there: it would be the next one to be drawn.
        below = len(pile) // 3 + 1
        pile = pile[below:] + pile[:below]
    else:
        mix(s, dealt)
    rows = [s.cards[uid] for uid in dealt]
    for at, uid in enumerate(pile):
        s.put(s.cards[uid].with_card(rows[at].card, rows[at].owner))
    s.deal_anew()
    if not told:
        mix(s, pile)
    s.set_pile(place, tuple(pile))
    tell(s, EVENT_SHUFFLED, player, place, cause)


def lay_as_foretold(s: State, player: int, deck: list[int]) -> None:
    """Bring a deck into the order that is foretold for its next shuffle."""
    left = list(deck)
    at = len(deck)
    for card in s.take_foretold(DECK_ORDER, player):
        at -= 1
        deck[at] = left.pop([s.cards[uid].card for uid in left].index(card))

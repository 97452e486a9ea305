"""Hands that an effect keeps open, whose cards lie face-up as long as it applies, or changes for a time."""

from typing import Final

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.find as find
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import is_monster_zone, own, side_of
from spellspeed.engine.kernel.rows import CardState, Lingering
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell_card
from spellspeed.lang.codes.code import ANY_NUMBER, OP_GRANT, OP_REVEAL, OP_STAT, ChoiceCode
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import ACTIVATING, BY_EFFECT, EVENT_REVEALED, HAND, HAND_SIZE, IN_HAND, NO_CARD, UNTIL_DUE

TO_BOTH: Final = 1


def settle_hands(g: Game, s: State, quietly: bool = False) -> None:
    """Open the hands that are to be kept open, also the cards that have come to them since, and close the others.

    rule: info.hand.revealed-by-effect-is-public, info.hand.hidden-again-after-reveal-ends
    """
    if not (continuous.has_op(g, s, OP_REVEAL) or is_open(s, 0) or is_open(s, 1)):
        return
    for player in range(2):
        for uid in s.piles[own(player, HAND)]:
            row = s.cards[uid]
            source = find_revealing(g, s, row)
            if row.face_up == (source != NO_CARD):
                continue
            after = row.shown(source != NO_CARD)
            s.put(after)
            if source != NO_CARD and not quietly:
                tell_card(s, EVENT_REVEALED, player, None, after, BY_EFFECT, source, TO_BOTH)


def limit_of(g: Game, s: State, player: int) -> int:
    """Return how many cards a player may keep in his hand at the end of his turn."""
    limit = g.format.hand_limit
    if continuous.has_op(g, s, OP_GRANT):
        for source, lasting, step in continuous.find_steps(g, s, OP_GRANT):
            if step.allowance != HAND_SIZE or step.number is None:
                continue
            whose = source.controller if source is not None else player if lasting is None else lasting.player
            if step.who & side_of(whose, player):
                limit = step.number.value
    return limit


def is_open(s: State, player: int) -> bool:
    """Whether a hand was open when the state last settled; cards that have come to it since lie behind the others."""
    hand = s.piles[own(player, HAND)]
    return len(hand) > 0 and s.cards[hand[0]].face_up


def find_revealing(g: Game, s: State, row: CardState) -> int:
    """Return the uid of a card that keeps a card in a hand revealed, NO_CARD for none."""
    for source, _, step in continuous.find_steps(g, s, OP_REVEAL):
        if source is not None and continuous.touches(g, s, source, step, row):
            return source.uid
    return NO_CARD


def may_change(g: Game, s: State) -> bool:
    """Whether an effect that lasts changes values of cards, so that it may be one of a whole hand."""
    return continuous.live_lines(g, s)[continuous.AT_LASTING] & 1 << OP_STAT != 0


def carry_changes(g: Game, s: State) -> None:
    """Let what changes all monsters of a hand for a time change those that come to it, and go along to the field."""
    changed = False
    kept: list[Lingering] = []
    for lasting in s.lingering:
        choice = None if lasting.until == UNTIL_DUE else choice_of_hands(g, lasting)
        affected = lasting.affected if choice is None else affected_now(g, s, lasting, choice)
        if affected == lasting.affected:
            kept.append(lasting)
        else:
            kept.append(lasting.with_affected(affected))
            changed = True
    if changed:
        s.set_lingering(kept)


def choice_of_hands(g: Game, lasting: Lingering) -> ChoiceCode | None:
    """Return which cards of hands a change that lasts is about, None if it is not about all such cards of a hand."""
    step = continuous.step_of(g, lasting)
    return step.choice if step.op == OP_STAT and reaches_newcomers(step) else None


def reaches_newcomers(step: Step) -> bool:
    """Whether what is done is a change of all such cards of a hand: it goes on for those that come to it later.

    So does what is said to reach newcomers.
    """
    if step.newcomers:
        return True
    choice = step.choice
    if step.op != OP_STAT or choice is None or choice.most != ANY_NUMBER:
        return False
    return (choice.yours | choice.opponents) == IN_HAND


def affected_now(g: Game, s: State, lasting: Lingering, choice: ChoiceCode) -> tuple[int, ...]:
    """Return the cards that a change of a hand is on: those it was on, what was summoned of them, and newcomers."""
    found: list[int] = []
    for at in range(0, len(lasting.affected), 3):
        row = s.cards[lasting.affected[at]]
        if is_summoned_from_hand(row, lasting.affected[at + 1]):
            found += [row.uid, row.visit, row.turned]
        else:
            found += lasting.affected[at : at + 3]
    for player in range(2):
        if (choice.yours if player == lasting.player else choice.opponents) & IN_HAND:
            for uid in s.piles[own(player, HAND)]:
                row = s.cards[uid]
                if not continuous.is_affected(s, lasting, row):
                    if find.fits(g, s, lasting.player, continuous.NO_MEMORY, row, choice.filter):
                        put_in(found, row)
    return tuple(found)


def is_summoned_from_hand(row: CardState, visit: int) -> bool:
    """Whether a card that was this one in a hand has been summoned face-up from there: it was nowhere for a moment."""
    if not is_monster_zone(row.place) or not row.face_up or not 0 < row.visit - visit <= 2:
        return False
    return row.came_from == own(0, HAND) or row.came_from == own(1, HAND)


def put_in(affected: list[int], row: CardState) -> None:
    """Add a card as it lies now, in the place of what it was before."""
    for at in range(0, len(affected), 3):
        if affected[at] == row.uid:
            affected[at + 1], affected[at + 2] = row.visit, row.turned
            return
    affected += [row.uid, row.visit, row.turned]


def follow_set(g: Game, s: State, before: CardState, after: CardState) -> None:
    """Let what cannot be activated be the same card once it is Set from the hand."""
    kept: list[Lingering] = []
    for lasting in s.lingering:
        if lasting.until != UNTIL_DUE and continuous.step_of(g, lasting).doing == ACTIVATING:
            if lasting.affected == (before.uid, before.visit, before.turned):
                lasting = lasting.with_affected((after.uid, after.visit, after.turned))
        kept.append(lasting)
    s.set_lingering(kept)

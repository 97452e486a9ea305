"""Hands that an effect keeps open: their cards lie face-up as long as it applies."""

from typing import Final

import spellspeed.engine.continuous as continuous
from spellspeed.engine.events import tell_card
from spellspeed.engine.game import Game
from spellspeed.engine.places import own
from spellspeed.engine.rows import CardState
from spellspeed.engine.state import State
from spellspeed.lang.code import OP_REVEAL
from spellspeed.words import BY_EFFECT, EVENT_REVEALED, HAND

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
            if row.face_up == (source >= 0):
                continue
            after = row.shown(source >= 0)
            s.put(after)
            if source >= 0 and not quietly:
                tell_card(s, EVENT_REVEALED, player, None, after, BY_EFFECT, source, TO_BOTH)


def is_open(s: State, player: int) -> bool:
    """Whether a hand was open when the state last settled; cards that have come to it since lie behind the others."""
    hand = s.piles[own(player, HAND)]
    return len(hand) > 0 and s.cards[hand[0]].face_up


def find_revealing(g: Game, s: State, row: CardState) -> int:
    """Return the uid of a card that keeps a card in a hand revealed, -1 for none."""
    for source, _, step in continuous.find_steps(g, s, OP_REVEAL):
        if source is not None and continuous.touches(g, s, source, step, row):
            return source.uid
    return -1

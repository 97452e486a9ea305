"""Spells and Traps of old decks that each say something of their own."""

from typing import Final

from spellspeed.lang.vocabulary import *

# ----------------------------------------------------------------------------------------------------------- equipped

NECKLACE_FALLS: Final = When(Sent(THIS_CARD, YOUR_GRAVEYARD, from_=THE_FIELD))
LOST_WITH_ITS_WEARER: Final = HasDone(THIS_CARD, LOST_IN_BATTLE)

NECKLACE_OF_COMMAND: Final = Card(
    48576971,
    "Necklace of Command",
    Activation(target=One(Monster(FACE_UP), THE_FIELD), do=Equip(THE_TARGET)),
    Trigger(
        when=NECKLACE_FALLS,
        needs=LOST_WITH_ITS_WEARER,
        limit=Limit(PER_CARD, A_CHAIN),
        do=Draw(1),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
    Trigger(
        when=NECKLACE_FALLS,
        needs=LOST_WITH_ITS_WEARER,
        limit=Limit(PER_CARD, A_CHAIN),
        do=Discard(One(ANY_CARD, OPPONENTS_HAND, at_random=True)),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

CARDS: Final[tuple[Card, ...]] = (NECKLACE_OF_COMMAND,)

"""Monsters that come back from the Graveyard, and one that keeps others from coming."""

from typing import Final

from spellspeed.lang.vocabulary import *

HAND_DECKS_OR_GRAVEYARD: Final = IN_HAND | IN_DECK | IN_EXTRA_DECK | IN_GRAVEYARD

ZOMBIE_MASTER: Final = Card(
    17259470,
    "Zombie Master",
    Ignition(
        1,
        still_needs=Matches(THIS_CARD, Monster(FACE_UP)),
        limit=Limit(),
        cost=SendToGraveyard(One(Monster(), YOUR_HAND)),
        target=One(Monster(type_=ZOMBIE, level=AtMost(4)), EITHER_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
    ),
)

PLAGUESPREADER_ZOMBIE: Final = Card(
    33420078,
    "Plaguespreader Zombie",
    Ignition(
        1,
        cost=ReturnToDeck(One(ANY_CARD, YOUR_HAND), ON_TOP),
        do=SpecialSummon(THIS_CARD).and_if_you_do(Redirect(THIS_CARD, IN_BANISHED, HAND_DECKS_OR_GRAVEYARD)),
        from_=YOUR_GRAVEYARD,
    ),
)

GUARD_DOG: Final = Card(57346400, "Guard Dog", Flip(do=Forbid(SPECIAL_SUMMONING, who=OPPONENT, until=UNTIL_TURN_ENDS)))

CARDS: Final = (ZOMBIE_MASTER, PLAGUESPREADER_ZOMBIE, GUARD_DOG)

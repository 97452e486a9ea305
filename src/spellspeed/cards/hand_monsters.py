"""Monsters that act from the hand, in either turn."""

from typing import Final

from spellspeed.lang.vocabulary import *

# Its Chinese text speaks of the damage that monsters receive: by its rulings that they are not destroyed by battle.
CHARM_OF_SHABTI: Final = Card(
    50412166,
    "Charm of Shabti",
    Quick(
        cost=Discard(THIS_CARD),
        do=Forbid(
            BEING_DESTROYED_BY_BATTLE,
            who=EITHER,
            what=Monster(archetype="Gravekeeper's", controller=YOU),
            until=UNTIL_END_PHASE,
        ),
        from_=YOUR_HAND,
    ),
)

JURAGEDO: Final = Card(
    59546797,
    "Juragedo",
    Quick(
        1,
        needs=InBattleStep(),
        limit=Limit(PER_EFFECT),
        do=SpecialSummon(THIS_CARD).and_if_you_do(GainLP(1000)),
        from_=YOUR_HAND,
    ),
    Quick(
        2,
        cost=Tribute(THIS_CARD),
        target=One(Monster(FACE_UP), YOUR_FIELD),
        do=ChangeStat(ATK, THE_TARGET, 1000, until=UNTIL_NEXT_TURN_ENDS),
    ),
)

GUARD_MANTIS: Final = Card(
    53754104,
    "Guard Mantis",
    Ignition(
        1,
        limit=Limit(PER_EFFECT),
        cost=PayLP(1000),
        do=SpecialSummon(THIS_CARD, FACE_UP_DEFENSE).and_if_you_do(
            Forbid(SPECIAL_SUMMONING, who=YOU, what=Monster(not_type=INSECT), until=WHILE_IT_STAYS)
        ),
        from_=YOUR_HAND,
    ),
    Quick(
        2,
        needs=During(turn_of=OPPONENT),
        limit=Limit(PER_EFFECT),
        target=One(Monster(FACE_UP, type_=INSECT), YOUR_FIELD),
        do=ChangePosition(THE_TARGET),
    ),
)

CARDS: Final[tuple[Card, ...]] = (CHARM_OF_SHABTI, JURAGEDO, GUARD_MANTIS)

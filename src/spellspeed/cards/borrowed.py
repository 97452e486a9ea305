"""Monsters that gain the name and the effects of another monster for a time."""

from typing import Final

from spellspeed.lang.vocabulary import *

PHANTOM_OF_CHAOS: Final = Card(
    30312361,
    "Phantom of Chaos",
    Ignition(
        1,
        limit=Limit(),
        target=One(Monster(kind=EFFECT), YOUR_GRAVEYARD),
        do=Banish(THE_TARGET).and_if_you_do(
            Treat(THIS_CARD, name_of=THE_TARGET, until=UNTIL_END_PHASE)
            .also(
                ChangeStat(
                    ATK,
                    THIS_CARD,
                    Stat(ATK, THE_TARGET, original=True),
                    become=True,
                    original=True,
                    until=UNTIL_END_PHASE,
                )
            )
            .also(GainEffects(THIS_CARD, of=THE_TARGET, until=UNTIL_END_PHASE))
        ),
    ),
    Continuous(2, ChangeDamage(NO_DAMAGE, OPPONENT, cards=THIS_CARD)),
)

CARDS: Final = (PHANTOM_OF_CHAOS,)

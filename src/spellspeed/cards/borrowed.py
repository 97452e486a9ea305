"""Monsters that gain the name and the effects of another monster for a time."""

from typing import Final

from spellspeed.lang.choices import One
from spellspeed.lang.lines import Card, Continuous, Ignition, Limit
from spellspeed.lang.nouns import THE_TARGET, THIS_CARD, Monster, Stat
from spellspeed.lang.places import YOUR_GRAVEYARD
from spellspeed.lang.verbs import Banish, ChangeDamage, ChangeStat, GainEffects, Treat
from spellspeed.words import ATK, EFFECT, NO_DAMAGE, OPPONENT, UNTIL_END_PHASE

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

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

DOUBLE_SNARE: Final = Card(
    3682106,
    "Double Snare",
    Activation(
        target=One(AnyCard(FACE_UP, that=NegatesEffectsOf(Trap())), THE_FIELD, other_than=THIS_CARD),
        do=Destroy(THE_TARGET),
    ),
)

# ---------------------------------------------------------------------------------------------- damage turned back

TAKEN_INSTEAD: Final = ChangeDamage(DAMAGE_TO_OPPONENT, YOU, BECAUSE_OF_EFFECT, until=UNTIL_IT_RESOLVES)

BARREL_BEHIND_THE_DOOR: Final = Card(
    78783370,
    "Barrel Behind the Door",
    Activation(
        when=When(Activated(ANY_CARD, AS_ANYTHING, including=(InflictDamage(1, YOU),))),
        do=TAKEN_INSTEAD,
    ),
)

SPELL_OF_PAIN: Final = Card(
    76714458,
    "Spell of Pain",
    Activation(
        when=When(Activated(ANY_CARD, AS_ANYTHING, by=OPPONENT, including=(InflictDamage(1, YOU),))),
        do=TAKEN_INSTEAD,
    ),
)

# ------------------------------------------------------------------------------------------------ past the monsters

HIS_ZONES_ARE_EMPTY: Final = Not(Exists(ANY_CARD, Place(opponents=IN_SPELL_TRAP_ZONE)))

SONIC_SHOOTER: Final = Card(
    40384720,
    "Sonic Shooter",
    Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD), while_=HIS_ZONES_ARE_EMPTY),
    Continuous(
        do=ChangeDamage(FIXED_DAMAGE, OPPONENT, cards=THIS_CARD, amount=Stat(ATK, THIS_CARD, original=True)),
        while_=Both(
            HIS_ZONES_ARE_EMPTY,
            Matches(THIS_CARD, Monster(attacking=True)),
            Exists(Monster(), OPPONENTS_FIELD),
            Not(Exists(Monster(battling=True), OPPONENTS_FIELD)),
        ),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    NECKLACE_OF_COMMAND,
    DOUBLE_SNARE,
    BARREL_BEHIND_THE_DOOR,
    SPELL_OF_PAIN,
    SONIC_SHOOTER,
)

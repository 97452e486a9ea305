"""Spells and Traps of 2005: cards for the hand, and what keeps everybody from something."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_SENT_CARDS: Final = Ref("the sent cards")
YOUR_DISCARDS: Final = Ref("your discards")
THEIR_DISCARDS: Final = Ref("your opponent's discards")
THE_DESTROYED_CARD: Final = Ref("the destroyed card")

# ------------------------------------------------------------------------------------------------- cards for the hand

JAR_OF_GREED: Final = Card(83968380, "Jar of Greed", Activation(1, do=Draw(1)))

THE_WARRIOR_RETURNING_ALIVE: Final = Card(
    95281259,
    "The Warrior Returning Alive",
    Activation(1, target=One(Monster(type_=WARRIOR), YOUR_GRAVEYARD), do=AddToHand(THE_TARGET)),
)

MONSTER_REINCARNATION: Final = Card(
    74848038,
    "Monster Reincarnation",
    Activation(
        1,
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        target=One(Monster(), YOUR_GRAVEYARD),
        do=AddToHand(THE_TARGET),
    ),
)

BACKUP_SOLDIER: Final = Card(
    36280194,
    "Backup Soldier",
    Activation(
        needs=Exists(Monster(), YOUR_GRAVEYARD, AtLeast(5)),
        target=UpTo(3, Monster(not_kind=EFFECT, atk=AtMost(1500)), YOUR_GRAVEYARD),
        do=AddToHand(THE_TARGET),
    ),
)

CARD_DESTRUCTION: Final = Card(
    72892473,
    "Card Destruction",
    Activation(
        1,
        needs=Either(Exists(ANY_CARD, YOUR_HAND, other_than=THIS_CARD), Exists(ANY_CARD, OPPONENTS_HAND)),
        do=Discard(All(ANY_CARD, YOUR_HAND), called=YOUR_DISCARDS)
        .also(Discard(All(ANY_CARD, OPPONENTS_HAND), called=THEIR_DISCARDS))
        .after_that(Draw(HowMany(YOUR_DISCARDS)).also(Draw(HowMany(THEIR_DISCARDS), OPPONENT))),
    ),
)

THE_FLUTE_OF_SUMMONING_DRAGON: Final = Card(
    43973174,
    "The Flute of Summoning Dragon",
    Activation(
        1,
        still_needs=Exists(Monster(FACE_UP, name="Lord of D."), THE_FIELD),
        do=SpecialSummon(UpTo(2, Monster(type_=DRAGON), YOUR_HAND)),
    ),
)

# ------------------------------------------------------------------------------------------------------- LP and damage

EMERGENCY_PROVISIONS: Final = Card(
    53046408,
    "Emergency Provisions",
    Activation(
        1,
        cost=SendToGraveyard(UpTo(ANY_NUMBER, SpellOrTrap(), YOUR_FIELD, other_than=THIS_CARD), called=THE_SENT_CARDS),
        do=GainLP(Times(1000, HowMany(THE_SENT_CARDS))),
    ),
)

POISON_OF_THE_OLD_MAN: Final = Card(
    8842266,
    "Poison of the Old Man",
    Activation(1, do=GainLP(1200)),
    Activation(2, do=InflictDamage(800, OPPONENT)),
)

DES_KOALA: Final = Card(
    69579761, "Des Koala", Flip(do=InflictDamage(Times(400, CountOf(ANY_CARD, OPPONENTS_HAND)), OPPONENT))
)

# ------------------------------------------------------------------------------------------------------- on the field

REINFORCEMENTS: Final = Card(
    17814387,
    "Reinforcements",
    Activation(
        1,
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangeStat(ATK, Those(THE_TARGET, Monster(FACE_UP)), 500, until=UNTIL_TURN_ENDS),
    ),
)

GIANT_TRUNADE: Final = Card(
    42703248,
    "Giant Trunade",
    Activation(do=AddToHand(All(SpellOrTrap(), THE_FIELD, other_than=THIS_CARD))),
)

BOOK_OF_TAIYOU: Final = Card(
    38699854,
    "Book of Taiyou",
    Activation(
        target=One(Monster(FACE_DOWN), THE_FIELD),
        do=ChangePosition(Those(THE_TARGET, Monster(FACE_DOWN)), FACE_UP_ATTACK),
    ),
)

NOBLEMAN_OF_EXTERMINATION: Final = Card(
    17449108,
    "Nobleman of Extermination",
    Activation(
        target=One(SpellOrTrap(FACE_DOWN), THE_FIELD, other_than=THIS_CARD),
        do=Destroy(Those(THE_TARGET, SpellOrTrap(FACE_DOWN)), banish=True, called=THE_DESTROYED_CARD).then(
            OnlyIf(
                Matches(THE_DESTROYED_CARD, Trap()),
                Reveal(All(ANY_CARD, YOUR_DECK | OPPONENTS_DECK)).also(
                    Banish(All(AnyCard(named_like=THE_DESTROYED_CARD), YOUR_DECK | OPPONENTS_DECK))
                ),
            )
        ),
    ),
)

# --------------------------------------------------------------------------------------- what everybody is kept from

COLD_WAVE: Final = Card(
    60682203,
    "Cold Wave",
    Activation(
        needs=During(MAIN_PHASE_1, YOU, at_start=True),
        do=Forbid(ACTIVATING, who=EITHER, what=SpellOrTrap(), until=UNTIL_NEXT_TURN_ENDS).also(
            Forbid(SETTING, who=EITHER, what=SpellOrTrap(), until=UNTIL_NEXT_TURN_ENDS)
        ),
    ),
)

# It is used up when this applies, so that it need not leave itself out; nor does it reach Traps off the field.
TRAP_STUN: Final = Card(
    59616123,
    "Trap Stun",
    Activation(1, do=NegateEffectsOf(what=Trap(zone=ON_THE_FIELD), until=UNTIL_TURN_ENDS)),
)

ANTI_SPELL_FRAGRANCE: Final = Card(
    58921041,
    "Anti-Spell Fragrance",
    Continuous(
        1,
        Forbid(ACTIVATING, All(Spell(), EITHER_HAND)).also(Forbid(ACTIVATING, All(Spell(that=Waiting()), THE_FIELD))),
    ),
)

ANTI_MAGIC_ARROWS: Final = Card(
    97120394,
    "Anti-Magic Arrows",
    Activation(
        1,
        needs=During(BATTLE_PHASE, at_start=True),
        do=Forbid(ACTIVATING, who=EITHER, what=SpellOrTrap(), until=UNTIL_TURN_ENDS),
        unanswered=Response(ANY_CARD),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    JAR_OF_GREED,
    THE_WARRIOR_RETURNING_ALIVE,
    MONSTER_REINCARNATION,
    BACKUP_SOLDIER,
    CARD_DESTRUCTION,
    THE_FLUTE_OF_SUMMONING_DRAGON,
    EMERGENCY_PROVISIONS,
    POISON_OF_THE_OLD_MAN,
    DES_KOALA,
    REINFORCEMENTS,
    GIANT_TRUNADE,
    BOOK_OF_TAIYOU,
    NOBLEMAN_OF_EXTERMINATION,
    COLD_WAVE,
    TRAP_STUN,
    ANTI_SPELL_FRAGRANCE,
    ANTI_MAGIC_ARROWS,
)

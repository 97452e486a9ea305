"""Monsters whose effects are set off: by their summon, by being flipped, by being destroyed, by a phase."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_SUMMONED_MONSTER: Final = Ref("the Summoned monster")
THE_SUMMONED_MONSTERS: Final = Ref("the Summoned monsters")
THE_DISCARDED_CARD: Final = Ref("the discarded card")
THE_BANISHED_CARDS: Final = Ref("the banished cards")
THE_ADDED_CARD: Final = Ref("the added card")

# ------------------------------------------------------------------------------------------------------------- summons

GREEN_GADGET: Final = Card(
    41172955,
    "Green Gadget",
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_SPECIALLY)),
        do=AddToHand(One(Monster(name="Red Gadget"), YOUR_DECK)),
    ),
)

RED_GADGET: Final = Card(
    86445415,
    "Red Gadget",
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_SPECIALLY)),
        do=AddToHand(One(Monster(name="Yellow Gadget"), YOUR_DECK)),
    ),
)

YELLOW_GADGET: Final = Card(
    13839120,
    "Yellow Gadget",
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_SPECIALLY)),
        do=AddToHand(One(Monster(name="Green Gadget"), YOUR_DECK)),
    ),
)

JUNK_SYNCHRON: Final = Card(
    63977008,
    "Junk Synchron",
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        target=One(Monster(level=AtMost(2)), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, FACE_UP_DEFENSE, called=THE_SUMMONED_MONSTER).and_if_you_do(
            NegateEffectsOf(THE_SUMMONED_MONSTER)
        ),
    ),
)

PUPPET_MASTER: Final = Card(
    41442341,
    "Puppet Master",
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_WITH_TRIBUTES)),
        cost=PayLP(2000),
        target=Some(2, Monster(type_=FIEND), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, called=THE_SUMMONED_MONSTERS).and_if_you_do(
            Forbid(ATTACKING, THE_SUMMONED_MONSTERS, until=UNTIL_TURN_ENDS)
        ),
    ),
)

ZABORG_THE_THUNDER_MONARCH: Final = Card(
    51945556,
    "Zaborg the Thunder Monarch",
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_WITH_TRIBUTES)),
        target=One(Monster(), THE_FIELD),
        do=Destroy(THE_TARGET),
        mandatory=True,
    ),
)

MOBIUS_THE_FROST_MONARCH: Final = Card(
    4929256,
    "Mobius the Frost Monarch",
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_WITH_TRIBUTES)),
        target=UpTo(2, SpellOrTrap(), THE_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

# Only a monster card has a Level, so the Level also says whether it was one.
THESTALOS_THE_FIRESTORM_MONARCH: Final = Card(
    26205777,
    "Thestalos the Firestorm Monarch",
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_WITH_TRIBUTES)),
        do=Discard(One(ANY_CARD, OPPONENTS_HAND, at_random=True), called=THE_DISCARDED_CARD).and_if_you_do(
            OnlyIf(
                Compare(Stat(LEVEL, THE_DISCARDED_CARD), AtLeast(1)),
                InflictDamage(Times(100, Stat(LEVEL, THE_DISCARDED_CARD)), OPPONENT),
            )
        ),
        mandatory=True,
    ),
)

SACRED_CRANE: Final = Card(
    30914564,
    "Sacred Crane",
    Trigger(when=When(Summoned(THIS_CARD, SUMMONED_SPECIALLY)), do=Draw(1), mandatory=True),
)

BYSER_SHOCK: Final = Card(
    17597059,
    "Byser Shock",
    Trigger(when=When(Summoned(THIS_CARD)), do=AddToHand(All(AnyCard(FACE_DOWN), THE_FIELD)), mandatory=True),
)

KINGS_KNIGHT: Final = Card(
    64788463,
    "King's Knight",
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        needs=Exists(Monster(FACE_UP, name="Queen's Knight"), YOUR_FIELD),
        do=SpecialSummon(One(Monster(name="Jack's Knight"), YOUR_DECK)),
    ),
)

MACHINA_SOLDIER: Final = Card(
    60999392,
    "Machina Soldier",
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        needs=Not(Exists(Monster(), YOUR_FIELD, other_than=THIS_CARD)),
        do=SpecialSummon(One(Monster(archetype="Machina", not_name="Machina Soldier"), YOUR_HAND)),
    ),
)

WHITE_HORNED_DRAGON: Final = Card(
    73891874,
    "White-Horned Dragon",
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_SPECIALLY)),
        target=UpTo(5, Spell(), OPPONENTS_GRAVEYARD),
        do=Banish(THE_TARGET, called=THE_BANISHED_CARDS).and_if_you_do(
            ChangeStat(ATK, THIS_CARD, Times(300, HowMany(THE_BANISHED_CARDS)))
        ),
        mandatory=True,
    ),
)

# ------------------------------------------------------------------------------------------- destroyed, and sent away

GIANT_RAT: Final = Card(
    97017120,
    "Giant Rat",
    Trigger(
        1,
        when=When(Sent(THIS_CARD, to=EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE)),
        do=SpecialSummon(One(Monster(attribute=EARTH, atk=AtMost(1500)), YOUR_DECK), FACE_UP_ATTACK),
        from_=YOUR_GRAVEYARD,
    ),
)

MYSTIC_TOMATO: Final = Card(
    83011277,
    "Mystic Tomato",
    Trigger(
        when=When(Sent(THIS_CARD, to=EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE)),
        do=SpecialSummon(One(Monster(attribute=DARK, atk=AtMost(1500)), YOUR_DECK), FACE_UP_ATTACK),
        from_=YOUR_GRAVEYARD,
    ),
)

PYRAMID_TURTLE: Final = Card(
    77044671,
    "Pyramid Turtle",
    Trigger(
        1,
        when=When(Sent(THIS_CARD, to=EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE)),
        do=SpecialSummon(One(Monster(type_=ZOMBIE, def_=AtMost(2000)), YOUR_DECK)),
        from_=YOUR_GRAVEYARD,
    ),
)

# The Chinese text does not say that the monster is targeted, but it is.
NEWDORIA: Final = Card(
    4335645,
    "Newdoria",
    Trigger(
        when=When(Sent(THIS_CARD, to=EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE)),
        target=One(Monster(), THE_FIELD),
        do=Destroy(THE_TARGET),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

THE_THING_IN_THE_CRATER: Final = Card(
    78243409,
    "The Thing in the Crater",
    Trigger(
        when=When(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=THE_FIELD, destroyed=True)),
        do=SpecialSummon(One(Monster(type_=PYRO), YOUR_HAND)),
        from_=YOUR_GRAVEYARD,
    ),
)

WITCH_OF_THE_BLACK_FOREST: Final = Card(
    78010363,
    "Witch of the Black Forest",
    Trigger(
        1,
        when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=THE_FIELD)),
        limit=Limit(PER_EFFECT),
        do=AddToHand(One(Monster(def_=AtMost(1500)), YOUR_DECK), called=THE_ADDED_CARD).and_if_you_do(
            Forbid(ACTIVATING, who=YOU, what=AnyCard(named_like=THE_ADDED_CARD), until=UNTIL_TURN_ENDS)
        ),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

# --------------------------------------------------------------------------------------------------------------- flips

# Both happen at once, so what Ryko destroys does not miss its timing.
RYKO_LIGHTSWORN_HUNTER: Final = Card(
    21502796,
    "Ryko, Lightsworn Hunter",
    Flip(1, do=May(Destroy(One(ANY_CARD, THE_FIELD))).also(SendToGraveyard(Top(3)))),
)

# Both players draw even if there was no card to discard.
MORPHING_JAR: Final = Card(
    33508719,
    "Morphing Jar",
    Flip(1, do=Discard(All(ANY_CARD, EITHER_HAND)).after_that(Draw(5, EITHER))),
)

BUBONIC_VERMIN: Final = Card(
    6104968,
    "Bubonic Vermin",
    Flip(
        1,
        do=SpecialSummon(One(Monster(name="Bubonic Vermin"), YOUR_DECK), FACE_DOWN_DEFENSE),
        mandatory=False,
    ),
)

# No Flip Monster, though its effect is set off by being flipped.
DESERTAPIR: Final = Card(
    13409151,
    "Desertapir",
    Trigger(
        1,
        when=If(Flipped(THIS_CARD)),
        target=One(Monster(FACE_UP, not_name="Desertapir"), THE_FIELD),
        do=ChangePosition(THE_TARGET, FACE_DOWN_DEFENSE),
        mandatory=True,
    ),
)

# -------------------------------------------------------------------------------------------------------------- phases

CURE_MERMAID: Final = Card(
    85802526,
    "Cure Mermaid",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, turn_of=YOU)),
        do=OnlyIf(Matches(THIS_CARD, Monster(FACE_UP)), GainLP(800)),
        mandatory=True,
    ),
)

WHITE_MAGICIAN_PIKERU: Final = Card(
    81383947,
    "White Magician Pikeru",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, turn_of=YOU)),
        do=GainLP(Times(400, CountOf(Monster(), YOUR_FIELD))),
        mandatory=True,
    ),
)

DREAM_CLOWN: Final = Card(
    13215230,
    "Dream Clown",
    Trigger(
        when=If(PositionChanged(THIS_CARD, was=ATTACK_POSITION, to=FACE_UP_DEFENSE)),
        target=One(Monster(), OPPONENTS_FIELD),
        do=Destroy(THE_TARGET),
        mandatory=True,
    ),
)

# A Flip Summon turns it to Attack Position, too.
CRASS_CLOWN: Final = Card(
    93889755,
    "Crass Clown",
    Trigger(
        when=If(
            PositionChanged(THIS_CARD, was=DEFENSE_POSITION, to=FACE_UP_ATTACK),
            Summoned(THIS_CARD, SUMMONED_BY_FLIPPING),
        ),
        target=One(Monster(), OPPONENTS_FIELD),
        do=AddToHand(THE_TARGET),
        mandatory=True,
    ),
)

CARDS: Final = (
    GREEN_GADGET,
    RED_GADGET,
    YELLOW_GADGET,
    JUNK_SYNCHRON,
    PUPPET_MASTER,
    ZABORG_THE_THUNDER_MONARCH,
    MOBIUS_THE_FROST_MONARCH,
    THESTALOS_THE_FIRESTORM_MONARCH,
    SACRED_CRANE,
    BYSER_SHOCK,
    KINGS_KNIGHT,
    MACHINA_SOLDIER,
    WHITE_HORNED_DRAGON,
    GIANT_RAT,
    MYSTIC_TOMATO,
    PYRAMID_TURTLE,
    NEWDORIA,
    THE_THING_IN_THE_CRATER,
    WITCH_OF_THE_BLACK_FOREST,
    RYKO_LIGHTSWORN_HUNTER,
    MORPHING_JAR,
    BUBONIC_VERMIN,
    DESERTAPIR,
    CURE_MERMAID,
    WHITE_MAGICIAN_PIKERU,
    DREAM_CLOWN,
    CRASS_CLOWN,
)

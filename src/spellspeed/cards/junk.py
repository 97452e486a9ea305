"""Junk and Synchron monsters: small ones that come back from the Graveyard, and what is made of them."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_SUMMONED_MONSTER: Final = Ref("the Summoned monster")
THE_BANISHED_MONSTER: Final = Ref("the banished monster")
THE_CHOSEN_MONSTER: Final = Ref("the chosen monster")
JUNK_SYNCHRON_AND_OTHERS: Final = Materials(
    of=(Monster(name="Junk Synchron"), A_NON_TUNER), more=True, by=SYNCHRO_SUMMON
)
SYNCHRO_SUMMONED: Final = Summoned(THIS_CARD, SUMMONED_BY_SYNCHRO)
# It lies in the Graveyard then, and only if the Synchro Summon was not negated.
USED_AS_SYNCHRO_MATERIAL: Final = Summoned(Monster(kind=SYNCHRO), SUMMONED_BY_SYNCHRO, using=THIS_CARD)
COMES_BACK_ONCE: Final = SpecialSummon(THIS_CARD).and_if_you_do(
    Redirect(THIS_CARD, IN_BANISHED, IN_HAND | IN_DECK | IN_EXTRA_DECK | IN_GRAVEYARD)
)

# --------------------------------------------------------------------------------------------------- from the Graveyard

QUILLBOLT_HEDGEHOG: Final = Card(
    23571046,
    "Quillbolt Hedgehog",
    Ignition(
        1,
        still_needs=Exists(Monster(FACE_UP, kind=TUNER), YOUR_FIELD),
        do=COMES_BACK_ONCE,
        from_=YOUR_GRAVEYARD,
    ),
)

SYNCHRON_EXPLORER: Final = Card(
    36643046,
    "Synchron Explorer",
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        target=One(Monster(archetype="Synchron"), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, called=THE_SUMMONED_MONSTER).and_if_you_do(NegateEffectsOf(THE_SUMMONED_MONSTER)),
    ),
)

RUSH_WARRIOR: Final = Card(
    36736723,
    "Rush Warrior",
    Quick(
        1,
        when=If(
            BattleReached(
                DAMAGE_CALCULATION,
                Monster(kind=SYNCHRO, archetype="Warrior", controller=YOU),
                Monster(controller=OPPONENT),
            )
        ),
        limit=Limit(PER_EFFECT),
        cost=SendToGraveyard(THIS_CARD),
        do=ChangeStat(
            ATK,
            All(Monster(FACE_UP, battling=True), YOUR_FIELD, called=THE_CHOSEN_MONSTER),
            Times(2, Stat(ATK, THE_CHOSEN_MONSTER)),
            become=True,
            until=UNTIL_CALCULATED,
        ),
        from_=YOUR_HAND,
    ),
    Ignition(
        2,
        limit=Limit(PER_EFFECT),
        cost=Banish(THIS_CARD),
        target=One(Monster(archetype="Synchron"), YOUR_GRAVEYARD),
        do=AddToHand(THE_TARGET),
        from_=YOUR_GRAVEYARD,
    ),
)

# -------------------------------------------------------------------------------------------------- as Synchro Material

JET_SYNCHRON: Final = Card(
    9742784,
    "Jet Synchron",
    Trigger(
        1,
        when=If(USED_AS_SYNCHRO_MATERIAL),
        limit=Limit(PER_NAME),
        do=AddToHand(One(Monster(archetype="Junk"), YOUR_DECK)),
        from_=YOUR_GRAVEYARD,
    ),
    Ignition(
        2,
        limit=Limit(PER_NAME),
        cost=SendToGraveyard(One(ANY_CARD, YOUR_HAND)),
        do=COMES_BACK_ONCE,
        from_=YOUR_GRAVEYARD,
    ),
)

FLEUR_SYNCHRON: Final = Card(
    19642774,
    "Fleur Synchron",
    Trigger(
        1,
        when=If(USED_AS_SYNCHRO_MATERIAL),
        do=SpecialSummon(One(Monster(level=AtMost(2)), YOUR_HAND)),
        from_=YOUR_GRAVEYARD,
    ),
)

JUNK_CONVERTER: Final = Card(
    11069680,
    "Junk Converter",
    Ignition(
        1,
        limit=Limit(PER_EFFECT),
        cost=Discard(THIS_CARD).and_(Discard(One(Monster(kind=TUNER), YOUR_HAND))),
        do=AddToHand(One(Monster(archetype="Synchron"), YOUR_DECK)),
        from_=YOUR_HAND,
    ),
    Trigger(
        2,
        when=If(USED_AS_SYNCHRO_MATERIAL),
        limit=Limit(PER_EFFECT),
        target=One(Monster(kind=TUNER), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, FACE_UP_DEFENSE, called=THE_SUMMONED_MONSTER).and_if_you_do(
            Forbid(ACTIVATING, THE_SUMMONED_MONSTER, until=UNTIL_TURN_ENDS)
        ),
        from_=YOUR_GRAVEYARD,
    ),
)

DOPPELWARRIOR: Final = Card(
    53855409,
    "Doppelwarrior",
    Trigger(
        1,
        when=When(Summoned(Monster(), SUMMONED_SPECIALLY, from_=YOUR_GRAVEYARD)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_HAND,
    ),
    Trigger(
        2,
        when=When(USED_AS_SYNCHRO_MATERIAL),
        do=SummonTokens(Token("Doppel Token", "二重身衍生物", DARK, WARRIOR, 1, 400, 400), 2, FACE_UP_ATTACK),
        from_=YOUR_GRAVEYARD,
    ),
)

# --------------------------------------------------------------------------------------------------------- on the field

JUNK_SERVANT: Final = Card(
    78922939, "Junk Servant", SummonProcedure(needs=Exists(Monster(FACE_UP, archetype="Junk"), YOUR_FIELD))
)

JUNK_BREAKER: Final = Card(
    43436049,
    "Junk Breaker",
    Ignition(
        1,
        needs=HasDone(THIS_CARD, NORMAL_SUMMON | TRIBUTE_SUMMON),
        cost=Tribute(THIS_CARD),
        do=NegateEffectsOf(All(Monster(FACE_UP), THE_FIELD), until=UNTIL_TURN_ENDS),
    ),
)

# One of the two is chosen when it is activated.
JUNK_CHANGER: Final = Card(
    1006081,
    "Junk Changer",
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_SPECIALLY)),
        limit=Limit(PER_NAME),
        target=One(Monster(FACE_UP, archetype="Junk", level=AtLeast(1)), THE_FIELD),
        do=ChangeStat(LEVEL, THE_TARGET, 1),
    ),
    Trigger(
        2,
        when=If(Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_SPECIALLY)),
        limit=Limit(PER_NAME),
        target=One(Monster(FACE_UP, archetype="Junk", level=AtLeast(2)), THE_FIELD),
        do=ChangeStat(LEVEL, THE_TARGET, 1, lose=True),
    ),
)

FORTRESS_WARRIOR: Final = Card(
    66288028,
    "Fortress Warrior",
    Continuous(do=ChangeDamage(NO_DAMAGE, YOU, cards=THIS_CARD)),
    Instead(of=Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE), mandatory=True, limit=Limit()),
)

TUNING: Final = Card(
    96363153,
    "Tuning",
    Activation(
        1,
        do=AddToHand(One(Monster(kind=TUNER, archetype="Synchron"), YOUR_DECK)).then(SendToGraveyard(Top(1))),
    ),
)

# ----------------------------------------------------------------------------------------------------- Synchro Monsters

JUNK_WARRIOR: Final = Card(
    60800381,
    "Junk Warrior",
    JUNK_SYNCHRON_AND_OTHERS,
    Trigger(
        1,
        when=If(SYNCHRO_SUMMONED),
        do=ChangeStat(ATK, THIS_CARD, SumOf(ATK, Monster(FACE_UP, level=AtMost(2)), YOUR_FIELD)),
        mandatory=True,
    ),
)

JUNK_DESTROYER: Final = Card(
    74860293,
    "Junk Destroyer",
    JUNK_SYNCHRON_AND_OTHERS,
    Trigger(
        1,
        when=When(SYNCHRO_SUMMONED),
        target=UpTo(MaterialsUsed(THIS_CARD, what=Monster(not_kind=TUNER)), ANY_CARD, THE_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

JUNK_BERSERKER: Final = Card(
    59771339,
    "Junk Berserker",
    JUNK_SYNCHRON_AND_OTHERS,
    Ignition(
        cost=Banish(One(Monster(archetype="Junk"), YOUR_GRAVEYARD, called=THE_BANISHED_MONSTER)),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=ChangeStat(ATK, Those(THE_TARGET, Monster(controller=OPPONENT)), Stat(ATK, THE_BANISHED_MONSTER), lose=True),
    ),
    Trigger(
        when=If(BattleReached(START_OF_DAMAGE_STEP, THIS_CARD, Monster(DEFENSE_POSITION), AS_ATTACKER)),
        do=Destroy(THE_OPPOSING),
        mandatory=True,
    ),
)

CARDS: Final = (
    QUILLBOLT_HEDGEHOG,
    SYNCHRON_EXPLORER,
    RUSH_WARRIOR,
    JET_SYNCHRON,
    FLEUR_SYNCHRON,
    JUNK_CONVERTER,
    DOPPELWARRIOR,
    JUNK_SERVANT,
    JUNK_BREAKER,
    JUNK_CHANGER,
    FORTRESS_WARRIOR,
    TUNING,
    JUNK_WARRIOR,
    JUNK_DESTROYER,
    JUNK_BERSERKER,
)

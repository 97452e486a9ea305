"""Guardians, which need their weapon on the field, and what Exodia's pieces call."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_REVEALED_MONSTERS: Final = Ref("the revealed monsters")

# ------------------------------------------------------------------------------------------------ Guardians and weapons

GUARDIAN_ELMA: Final = Card(
    74367458,
    "Guardian Elma",
    SummonCondition(never=SUMMONED_ANYHOW, unless=Exists(AnyCard(FACE_UP, name="Butterfly Dagger - Elma"), YOUR_FIELD)),
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_SPECIALLY)),
        target=One(Spell(kind=EQUIP), YOUR_GRAVEYARD),
        do=Equip(THIS_CARD, what=THE_TARGET),
    ),
)

GUARDIAN_KAYEST: Final = Card(
    9633505,
    "Guardian Kay'est",
    SummonCondition(
        never=SUMMONED_ANYHOW, unless=Exists(AnyCard(FACE_UP, name="Rod of Silence - Kay'est"), YOUR_FIELD)
    ),
    Continuous(do=Forbid(BEING_AFFECTED, THIS_CARD, by=Spell())),
    Continuous(do=Forbid(BEING_ATTACKED, THIS_CARD)),
    # It is passed over, not chosen: where nothing else stands, its controller is attacked.
    Continuous(
        do=Grant(ATTACK_DIRECTLY, All(Monster(FACE_UP), OPPONENTS_FIELD)),
        while_=Both(
            Not(Exists(Monster(not_name="Guardian Kay'est"), YOUR_FIELD)),
            Not(Exists(Monster(FACE_DOWN), YOUR_FIELD)),
        ),
    ),
)

GUARDIAN_GRARL: Final = Card(
    47150851,
    "Guardian Grarl",
    SummonCondition(never=SUMMONED_ANYHOW, unless=Exists(AnyCard(FACE_UP, name="Gravity Axe - Grarl"), YOUR_FIELD)),
    SummonProcedure(
        needs=Both(
            Compare(CountOf(ANY_CARD, YOUR_HAND), 1),
            Exists(AnyCard(FACE_UP, name="Gravity Axe - Grarl"), YOUR_FIELD),
        )
    ),
)

GUARDIAN_CEAL: Final = Card(
    10755153,
    "Guardian Ceal",
    SummonCondition(
        never=SUMMONED_ANYHOW, unless=Exists(AnyCard(FACE_UP, name="Shooting Star Bow - Ceal"), YOUR_FIELD)
    ),
    Ignition(
        cost=SendToGraveyard(One(AnyCard(equipped_to=THIS_CARD), YOUR_FIELD)),
        target=One(Monster(), OPPONENTS_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

GUARDIAN_BAOU: Final = Card(
    73544866,
    "Guardian Baou",
    SummonCondition(
        never=SUMMONED_ANYHOW, unless=Exists(AnyCard(FACE_UP, name="Wicked-Breaking Flamberge - Baou"), YOUR_FIELD)
    ),
    Trigger(
        when=If(
            Sent(
                Monster(controller=OPPONENT),
                EITHER_GRAVEYARD,
                because=BECAUSE_OF_BATTLE,
                by_card=THIS_CARD,
            )
        ),
        do=ChangeStat(ATK, THIS_CARD, 1000),
        mandatory=True,
    ),
    Continuous(
        do=NegateEffectsOf(THAT_CARD),
        when=If(Destroyed(Monster(kind=EFFECT), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
    ),
)

GUARDIAN_TRYCE: Final = Card(
    46037213,
    "Guardian Tryce",
    SummonCondition(
        never=SUMMONED_ANYHOW,
        unless=Exists(AnyCard(FACE_UP, name="Twin Swords of Flashing Light - Tryce"), YOUR_FIELD),
    ),
    Trigger(
        when=When(Sent(THIS_CARD, EITHER_GRAVEYARD, destroyed=True)),
        do=SpecialSummon(All(Monster(that=WasMaterial(THIS_CARD)), EITHER_GRAVEYARD)),
        mandatory=True,
    ),
)

WICKED_BREAKING_FLAMBERGE_BAOU: Final = Card(
    68427465,
    "Wicked-Breaking Flamberge - Baou",
    Activation(
        cost=SendToGraveyard(One(ANY_CARD, YOUR_HAND)),
        target=One(Monster(FACE_UP), THE_FIELD),
        do=Equip(THE_TARGET),
    ),
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 500)),
    Continuous(
        do=NegateEffectsOf(THAT_CARD),
        when=If(Destroyed(Monster(controller=OPPONENT), because=BECAUSE_OF_BATTLE, by_card=THE_EQUIPPED)),
    ),
)

# -------------------------------------------------------------------------------------------- what Exodia's pieces call

ALL_FIVE_PIECES: Final = Both(
    Exists(Monster(name="Exodia the Forbidden One"), YOUR_GRAVEYARD),
    Exists(Monster(name="Right Arm of the Forbidden One"), YOUR_GRAVEYARD),
    Exists(Monster(name="Left Arm of the Forbidden One"), YOUR_GRAVEYARD),
    Exists(Monster(name="Right Leg of the Forbidden One"), YOUR_GRAVEYARD),
    Exists(Monster(name="Left Leg of the Forbidden One"), YOUR_GRAVEYARD),
)

EXODIA_NECROSS: Final = Card(
    12600382,
    "Exodia Necross",
    SummonCondition(only_by=AnyCard(name="Contract with Exodia")),
    Continuous(
        1,
        Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD).also(
            Forbid(BEING_DESTROYED_BY_EFFECTS, THIS_CARD, by=SpellOrTrap())
        ),
    ),
    Trigger(2, when=If(PhaseReached(STANDBY_PHASE, YOU)), do=ChangeStat(ATK, THIS_CARD, 500), mandatory=True),
    Continuous(3, Destroy(THIS_CARD), while_=Not(ALL_FIVE_PIECES)),
)

CONTRACT_WITH_EXODIA: Final = Card(
    33244944,
    "Contract with Exodia",
    Activation(1, needs=ALL_FIVE_PIECES, do=SpecialSummon(One(Monster(name="Exodia Necross"), YOUR_HAND))),
)

THE_LEGENDARY_EXODIA_INCARNATE: Final = Card(
    58604027,
    "The Legendary Exodia Incarnate",
    SummonProcedure(by=Tribute(One(Monster(archetype="Forbidden One"), YOUR_FIELD)), properly=False),
    Continuous(
        1,
        ChangeStat(ATK, THIS_CARD, Times(1000, CountOf(Monster(archetype="Forbidden One"), YOUR_GRAVEYARD))),
    ),
    Continuous(2, Forbid(BEING_AFFECTED, THIS_CARD)),
    Trigger(
        3,
        when=If(PhaseReached(END_PHASE, YOU)),
        do=AddToHand(One(Monster(archetype="Forbidden One"), YOUR_GRAVEYARD)),
        mandatory=True,
    ),
    Trigger(
        4,
        when=When(Sent(THIS_CARD, EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE)),
        do=Reveal(
            UpTo(ANY_NUMBER, Monster(archetype="Forbidden One"), YOUR_HAND, called=THE_REVEALED_MONSTERS)
        ).and_if_you_do(Draw(HowMany(THE_REVEALED_MONSTERS))),
    ),
)

# ------------------------------------------------------------------------------------------------------ Harpies' mirror

HARPIE_LADY_SISTERS: Final = Card(
    12206212,
    "Harpie Lady Sisters",
    SummonCondition(only_by=AnyCard(name="Elegant Egotist"), properly=True),
)

ELEGANT_EGOTIST: Final = Card(
    90219263,
    "Elegant Egotist",
    Activation(
        1,
        needs=Exists(Monster(FACE_UP, name="Harpie Lady"), THE_FIELD),
        do=SpecialSummon(One(Monster(name=("Harpie Lady", "Harpie Lady Sisters")), YOUR_HAND | YOUR_DECK)),
    ),
)

CARDS: Final = (
    GUARDIAN_ELMA,
    GUARDIAN_KAYEST,
    GUARDIAN_GRARL,
    GUARDIAN_CEAL,
    GUARDIAN_BAOU,
    GUARDIAN_TRYCE,
    WICKED_BREAKING_FLAMBERGE_BAOU,
    EXODIA_NECROSS,
    CONTRACT_WITH_EXODIA,
    THE_LEGENDARY_EXODIA_INCARNATE,
    HARPIE_LADY_SISTERS,
    ELEGANT_EGOTIST,
)

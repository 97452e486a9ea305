"""The Metalfoes, Pendulum Monsters that are destroyed to Set Spells and Traps, and what they are fused into."""

from typing import Final

from spellspeed.lang.vocabulary import *

A_MONSTER_ZONE: Final = Place(IN_MONSTER_ZONE, IN_MONSTER_ZONE)
THE_CHOSEN_CARDS: Final = Ref("the chosen cards")
THE_OTHER_CARD: Final = Ref("the other card")
A_METALFOES_MONSTER: Final = Monster(archetype="Metalfoes")
A_METALFOES_FUSION: Final = Monster(kind=FUSION, archetype="Metalfoes")

# What all the Pendulum Monsters among them have in common.
FORGED: Final = Ignition(
    1,
    needs=Exists(SpellOrTrap(archetype="Metalfoes"), YOUR_DECK),
    limit=Limit(),
    target=One(AnyCard(FACE_UP), YOUR_FIELD, other_than=THIS_CARD),
    do=Destroy(THE_TARGET).and_if_you_do(SetOnField(One(SpellOrTrap(archetype="Metalfoes"), YOUR_DECK))),
)

METALFOES_STEELEN: Final = Card(60473572, "Metalfoes Steelen", pendulum=(FORGED,))

METALFOES_SILVERD: Final = Card(7868571, "Metalfoes Silverd", pendulum=(FORGED,))

METALFOES_GOLDRIVER: Final = Card(33256280, "Metalfoes Goldriver", pendulum=(FORGED,))

METALFOES_VOLFLAME: Final = Card(69351984, "Metalfoes Volflame", pendulum=(FORGED,))

RAREMETALFOES_BISMUGEAR: Final = Card(
    18716735,
    "Raremetalfoes Bismugear",
    Trigger(
        1,
        when=If(Destroyed(THIS_CARD, from_=A_MONSTER_ZONE, because=BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT)),
        limit=Limit(PER_EFFECT),
        do=Later(END_PHASE, AddToHand(One(A_METALFOES_MONSTER, YOUR_DECK))),
    ),
    pendulum=(FORGED,),
)

METALFOES_FUSION: Final = Card(
    73594093,
    "Metalfoes Fusion",
    Activation(1, do=FusionSummon(A_METALFOES_FUSION, YOUR_HAND | YOUR_FIELD)),
    Ignition(2, limit=Limit(PER_EFFECT), do=ReturnToDeck(THIS_CARD).then(Draw(1)), from_=YOUR_GRAVEYARD),
)

FULLMETALFOES_FUSION: Final = Card(
    39564736,
    "Fullmetalfoes Fusion",
    Activation(1, do=FusionSummon(A_METALFOES_FUSION, YOUR_HAND | YOUR_FIELD)),
)

METALFOES_COUNTER: Final = Card(
    33327029,
    "Metalfoes Counter",
    Activation(
        1,
        when=If(Destroyed(AnyCard(), from_=YOUR_FIELD, because=BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT)),
        do=SpecialSummon(One(A_METALFOES_MONSTER, YOUR_DECK)),
    ),
    Quick(
        2,
        needs=Not(HasDone(THIS_CARD, WAS_SENT)),
        cost=Banish(THIS_CARD),
        do=AddToHand(One(Monster(FACE_UP, kind=PENDULUM, archetype="Metalfoes"), YOUR_EXTRA_DECK)),
        from_=YOUR_GRAVEYARD,
    ),
)

METALFOES_COMBINATION: Final = Card(
    69711728,
    "Metalfoes Combination",
    Trigger(
        1,
        when=If(Summoned(Monster(kind=FUSION), SUMMONED_BY_FUSION)),
        limit=Limit(),
        target=One(Monster(archetype="Metalfoes", level=AtMost(Difference(Stat(LEVEL, THAT_CARD), 1))), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
    ),
    Trigger(
        2,
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=THE_FIELD)),
        do=AddToHand(One(A_METALFOES_MONSTER, YOUR_DECK)),
    ),
)

METALFOES_ORICHALC: Final = Card(
    28016193,
    "Metalfoes Orichalc",
    Materials(of=(A_METALFOES_MONSTER, A_METALFOES_MONSTER)),
    Continuous(
        1,
        Grant(PIERCING, All(A_METALFOES_MONSTER, YOUR_FIELD)).also(
            ChangeDamage(DOUBLE_DAMAGE, OPPONENT, cards=All(Monster(archetype="Metalfoes", attacking=True), YOUR_FIELD))
        ),
        while_=Exists(Monster(DEFENSE_POSITION, battling=True), OPPONENTS_FIELD),
    ),
    Trigger(
        2,
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=THE_FIELD)),
        target=One(AnyCard(), THE_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

METALFOES_CRIMSONITE: Final = Card(
    54401832,
    "Metalfoes Crimsonite",
    Materials(of=(A_METALFOES_MONSTER, Monster(atk=AtMost(3000)), Monster(atk=AtMost(3000)))),
)

METALFOES_ADAMANTE: Final = Card(
    81612598,
    "Metalfoes Adamante",
    Materials(of=(A_METALFOES_MONSTER, Monster(atk=AtMost(2500)))),
)

METALFOES_MITHRILIUM: Final = Card(
    4688231,
    "Metalfoes Mithrilium",
    Materials(of=(A_METALFOES_MONSTER, Monster(kind=PENDULUM))),
    Ignition(
        1,
        limit=Limit(PER_EFFECT),
        target=(
            Some(2, AnyCard(archetype="Metalfoes"), YOUR_GRAVEYARD, called=THE_CHOSEN_CARDS),
            One(AnyCard(), THE_FIELD, called=THE_OTHER_CARD),
        ),
        do=ReturnToDeck(THE_CHOSEN_CARDS).and_if_you_do(AddToHand(THE_OTHER_CARD)),
    ),
    Trigger(
        2,
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=THE_FIELD)),
        do=SpecialSummon(One(Monster(FACE_UP, kind=PENDULUM, archetype="Metalfoes"), YOUR_GRAVEYARD | YOUR_EXTRA_DECK)),
    ),
)

CARDS: Final = (
    METALFOES_STEELEN,
    METALFOES_SILVERD,
    METALFOES_GOLDRIVER,
    METALFOES_VOLFLAME,
    RAREMETALFOES_BISMUGEAR,
    METALFOES_FUSION,
    FULLMETALFOES_FUSION,
    METALFOES_COUNTER,
    METALFOES_COMBINATION,
    METALFOES_ORICHALC,
    METALFOES_CRIMSONITE,
    METALFOES_ADAMANTE,
    METALFOES_MITHRILIUM,
)

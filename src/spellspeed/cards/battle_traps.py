"""Normal Traps for battles: they answer an attack, strengthen or weaken who fights, or bring back who fell."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_SUMMONED_MONSTER: Final = Ref("the Summoned monster")
AN_ATTACK: Final = When(AttackDeclared(Monster(), by=OPPONENT))

# ---------------------------------------------------------------------------------------------------- at an attack

# By its rulings it targets the attacking monster, which must still be face-up.
ENCHANTED_JAVELIN: Final = Card(
    96355986,
    "Enchanted Javelin",
    Activation(
        when=AN_ATTACK,
        target=Those(THAT_CARD, Monster()),
        do=OnlyIf(Matches(THE_TARGET, Monster(FACE_UP)), GainLP(Stat(ATK, THE_TARGET))),
    ),
)

# By its rulings there must be such a monster in the hand already.
RELIEVE_MONSTER: Final = Card(
    37507488,
    "Relieve Monster",
    Activation(
        when=AN_ATTACK,
        needs=Exists(Monster(level=4), YOUR_HAND),
        target=One(Monster(), YOUR_FIELD),
        do=AddToHand(THE_TARGET).then(SpecialSummon(One(Monster(level=4), YOUR_HAND))),
    ),
)

A_FEINT_PLAN: Final = Card(
    68170903,
    "A Feint Plan",
    Activation(do=Forbid(BEING_ATTACKED, who=EITHER, what=Monster(FACE_DOWN), until=UNTIL_TURN_ENDS)),
)

# -------------------------------------------------------------------------------------------------- in the Damage Step

# It targets the monster, as it names one; what it pays is no more than there is.
BARK_OF_DARK_RULER: Final = Card(
    41925941,
    "Bark of Dark Ruler",
    Activation(
        needs=Both(
            During(timings=START_OF_DAMAGE_STEP | BEFORE_DAMAGE_CALCULATION),
            Exists(Monster(FACE_UP, type_=FIEND, battling=True), YOUR_FIELD),
        ),
        cost=Declare(A_NUMBER, least=100, most=LifePoints(YOU), by=100).and_(PayLP(TheDeclared())),
        target=One(Monster(FACE_UP, battling=True), OPPONENTS_FIELD),
        do=ChangeStat(
            ATK | DEF,
            Those(THE_TARGET, Monster(controller=OPPONENT)),
            TheDeclared(),
            lose=True,
            until=UNTIL_TURN_ENDS,
        ),
    ),
)

METALMORPH: Final = Card(
    68540058,
    "Metalmorph",
    Activation(
        1,
        needs=Not(During(timings=DAMAGE_CALCULATION | AFTER_DAMAGE_CALCULATION | END_OF_DAMAGE_STEP)),
        target=One(Monster(FACE_UP), THE_FIELD),
        do=Equip(THE_TARGET),
        damage_step=True,
        stays=True,
    ),
    Continuous(do=ChangeStat(ATK | DEF, THE_EQUIPPED, 300)),
    Continuous(
        2,
        ChangeStat(ATK, THE_EQUIPPED, Half(Stat(ATK, THE_OPPOSING)), until=UNTIL_CALCULATED),
        when=If(BattleReached(DAMAGE_CALCULATION, THE_EQUIPPED, Monster(), AS_ATTACKER)),
    ),
)

NUTRIENT_Z: Final = Card(
    29389368,
    "Nutrient Z",
    Activation(
        1,
        needs=Both(During(timings=DAMAGE_CALCULATION), WouldTakeBattleDamage(YOU, least=2000)),
        do=GainLP(4000),
        damage_step=True,
    ),
)

# It is the attacked monster whose DEF is compared; the attacker falls if it is still there at the end.
DESTRUCTION_PUNCH: Final = Card(
    5616412,
    "Destruction Punch",
    Activation(
        when=When(
            BattleReached(
                DAMAGE_CALCULATION,
                Monster(DEFENSE_POSITION, controller=YOU),
                Monster(controller=OPPONENT),
                AS_ATTACKED,
            )
        ),
        needs=Compare(Difference(Stat(DEF, THAT_CARD), Stat(ATK, THE_OPPOSING)), AtLeast(1)),
        do=GainEffects(
            lines=(
                Continuous(
                    do=Destroy(THAT_CARD),
                    when=If(BattleReached(END_OF_DAMAGE_STEP, Monster(controller=OPPONENT), role=AS_ATTACKER)),
                ),
            ),
            until=UNTIL_DAMAGE_STEP_ENDS,
        ),
        damage_step=True,
    ),
)

# ----------------------------------------------------------------------------------------------------- who has fallen

ROPE_OF_LIFE: Final = Card(
    93382620,
    "Rope of Life",
    Activation(
        when=When(Sent(Monster(), YOUR_GRAVEYARD, from_=YOUR_MONSTER_ZONE, because=BECAUSE_OF_BATTLE, destroyed=True)),
        needs=Exists(ANY_CARD, YOUR_HAND),
        cost=Discard(All(ANY_CARD, YOUR_HAND)),
        target=One(Monster(), YOUR_GRAVEYARD, among=THAT_CARD),
        do=SpecialSummon(THE_TARGET, called=THE_SUMMONED_MONSTER).and_if_you_do(
            ChangeStat(ATK, THE_SUMMONED_MONSTER, 800)
        ),
        damage_step=True,
    ),
)

# The field and the battle position it comes back to are those it fell from: a line each.
YOUR_FALLEN: Final = Sent(
    Monster(ATTACK_POSITION), EITHER_GRAVEYARD, from_=YOUR_MONSTER_ZONE, because=BECAUSE_OF_BATTLE, destroyed=True
)
YOUR_FALLEN_DEFENDER: Final = Sent(
    Monster(DEFENSE_POSITION), EITHER_GRAVEYARD, from_=YOUR_MONSTER_ZONE, because=BECAUSE_OF_BATTLE, destroyed=True
)
THEIR_MONSTER_ZONE: Final = Place(opponents=IN_MONSTER_ZONE)
THEIR_FALLEN: Final = Sent(
    Monster(ATTACK_POSITION), EITHER_GRAVEYARD, from_=THEIR_MONSTER_ZONE, because=BECAUSE_OF_BATTLE, destroyed=True
)
THEIR_FALLEN_DEFENDER: Final = Sent(
    Monster(DEFENSE_POSITION), EITHER_GRAVEYARD, from_=THEIR_MONSTER_ZONE, because=BECAUSE_OF_BATTLE, destroyed=True
)
TIME_MACHINE: Final = Card(
    80987696,
    "Time Machine",
    Activation(1, when=When(YOUR_FALLEN), do=SpecialSummon(THAT_CARD, FACE_UP_ATTACK), damage_step=True),
    Activation(2, when=When(YOUR_FALLEN_DEFENDER), do=SpecialSummon(THAT_CARD, FACE_UP_DEFENSE), damage_step=True),
    Activation(3, when=When(THEIR_FALLEN), do=SpecialSummon(THAT_CARD, FACE_UP_ATTACK, to=OPPONENT), damage_step=True),
    Activation(
        4,
        when=When(THEIR_FALLEN_DEFENDER),
        do=SpecialSummon(THAT_CARD, FACE_UP_DEFENSE, to=OPPONENT),
        damage_step=True,
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    ENCHANTED_JAVELIN,
    RELIEVE_MONSTER,
    A_FEINT_PLAN,
    BARK_OF_DARK_RULER,
    METALMORPH,
    NUTRIENT_Z,
    DESTRUCTION_PUNCH,
    ROPE_OF_LIFE,
    TIME_MACHINE,
)

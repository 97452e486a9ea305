"""Normal Traps that say who attacks, whom, and what comes of it."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_SUMMONED_MONSTER: Final = Ref("the Summoned monster")
AN_ATTACK: Final = When(AttackDeclared(Monster(), by=OPPONENT))

# ------------------------------------------------------------------------------------------- what must attack, and whom

AMAZONESS_ARCHERS: Final = Card(
    67987611,
    "Amazoness Archers",
    Activation(
        when=AN_ATTACK,
        needs=Exists(Monster(FACE_UP, archetype="Amazoness"), YOUR_FIELD),
        do=ChangePosition(All(Monster(), OPPONENTS_FIELD), FACE_UP_ATTACK, quietly=True)
        .also(ChangeStat(ATK, All(Monster(FACE_UP), OPPONENTS_FIELD), 500, lose=True))
        .also(Grant(MUST_ATTACK, All(Monster(FACE_UP), OPPONENTS_FIELD), until=UNTIL_TURN_ENDS)),
    ),
)

# Once that monster has gone there is nothing that can be attacked for the rest of the turn.
STAUNCH_DEFENDER: Final = Card(
    92854392,
    "Staunch Defender",
    Activation(
        when=AN_ATTACK,
        target=One(Monster(FACE_UP), YOUR_FIELD),
        do=OnlyIf(
            Matches(THE_TARGET, Monster(FACE_UP, controller=YOU)),
            Forbid(BEING_ATTACKED, who=OPPONENT, what=Monster(that=OtherThan(THE_TARGET)), until=UNTIL_TURN_ENDS)
            .also(Forbid(ATTACKING_DIRECTLY, who=OPPONENT, until=UNTIL_TURN_ENDS))
            .also(Grant(MUST_ATTACK, All(Monster(FACE_UP), OPPONENTS_FIELD), until=UNTIL_TURN_ENDS, newcomers=True)),
        ),
    ),
)

TAUNT: Final = Card(
    90740329,
    "Taunt",
    Activation(
        needs=During(MAIN_PHASE_1, OPPONENT),
        target=One(Monster(), YOUR_FIELD),
        do=Grant(DRAWS_ATTACKS, Those(THE_TARGET, Monster(controller=YOU)), until=UNTIL_TURN_ENDS),
    ),
)

INTRUDER_ALARM_YELLOW_ALERT: Final = Card(
    59277750,
    "Intruder Alarm - Yellow Alert",
    Activation(
        1,
        when=AN_ATTACK,
        limit=Limit(PER_ACTIVATION),
        do=SpecialSummon(One(Monster(), YOUR_HAND), called=THE_SUMMONED_MONSTER).and_if_you_do(
            Grant(HIDES_THE_OTHERS, THE_SUMMONED_MONSTER).also(
                Later(BATTLE_PHASE, AddToHand(THE_SUMMONED_MONSTER), at_end=True)
            )
        ),
    ),
)

# --------------------------------------------------------------------------------------------- how your monsters attack

METEORAIN: Final = Card(
    64274292,
    "Meteorain",
    Activation(do=Grant(PIERCING, All(Monster(FACE_UP), YOUR_FIELD), until=UNTIL_TURN_ENDS, newcomers=True)),
)

THE_FIVE: Final = (
    "Don Zaloog",
    "Dark Scorpion - Cliff the Trap Remover",
    "Dark Scorpion - Chick the Yellow",
    "Dark Scorpion - Gorg the Strong",
    "Dark Scorpion - Meanae the Thorn",
)
THE_FIVE_ON_YOUR_FIELD: Final = All(Monster(FACE_UP, name=THE_FIVE), YOUR_FIELD)
DARK_SCORPION_COMBINATION: Final = Card(
    20858318,
    "Dark Scorpion Combination",
    Activation(
        needs=Both(
            Exists(Monster(FACE_UP, name="Don Zaloog"), YOUR_FIELD),
            Exists(Monster(FACE_UP, name="Dark Scorpion - Cliff the Trap Remover"), YOUR_FIELD),
            Exists(Monster(FACE_UP, name="Dark Scorpion - Chick the Yellow"), YOUR_FIELD),
            Exists(Monster(FACE_UP, name="Dark Scorpion - Gorg the Strong"), YOUR_FIELD),
            Exists(Monster(FACE_UP, name="Dark Scorpion - Meanae the Thorn"), YOUR_FIELD),
        ),
        do=Grant(ATTACK_DIRECTLY, THE_FIVE_ON_YOUR_FIELD, until=UNTIL_TURN_ENDS).also(
            ChangeDamage(
                FIXED_DAMAGE,
                OPPONENT,
                cards=THE_FIVE_ON_YOUR_FIELD,
                until=UNTIL_TURN_ENDS,
                amount=400,
                directly=True,
            )
        ),
    ),
)

# ------------------------------------------------------------------------------------------------ what comes of attacks

# By its rulings it can also be activated before an attack, and without such a monster: then the first attack that is
# declared while there is one is negated, without a chain.
A_HERO: Final = Exists(Monster(FACE_UP, archetype="Elemental HERO"), YOUR_FIELD)
THE_NEXT_ATTACK_IS_NEGATED: Final = GainEffects(
    lines=(
        Continuous(
            do=Negate(THE_ATTACK),
            while_=A_HERO,
            when=If(AttackDeclared(Monster(), by=OPPONENT)),
            limit=Limit(),
        ),
    ),
    until=UNTIL_TURN_ENDS,
)
HERO_BARRIER: Final = Card(
    44676200,
    "Hero Barrier",
    Activation(
        1,
        when=AN_ATTACK,
        do=OnlyIf(Not(A_HERO), THE_NEXT_ATTACK_IS_NEGATED).also(OnlyIf(A_HERO, Negate(THE_ATTACK))),
    ),
    Activation(
        2,
        needs=Not(Exists(Monster(attacking=True), OPPONENTS_FIELD)),
        do=THE_NEXT_ATTACK_IS_NEGATED,
    ),
)

HERO_SPIRIT: Final = Card(
    81167171,
    "Hero Spirit",
    Activation(
        needs=Both(
            During(BATTLE_PHASE),
            Compare(FallenThisTurn(Monster(archetype="Elemental HERO")), AtLeast(1)),
        ),
        do=ChangeDamage(NO_DAMAGE, YOU, cards=One(Monster(FACE_UP), OPPONENTS_FIELD), until=UNTIL_BATTLE_PHASE_ENDS),
    ),
)

# By its rulings it is activated in damage calculation only.
CROSS_COUNTER: Final = Card(
    37083210,
    "Cross Counter",
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
        do=ChangeDamage(DOUBLE_DAMAGE, OPPONENT, until=UNTIL_CALCULATED).also(
            GainEffects(
                lines=(
                    Continuous(
                        do=Destroy(THAT_CARD),
                        when=If(
                            BattleReached(AFTER_DAMAGE_CALCULATION, Monster(controller=OPPONENT), role=AS_ATTACKER)
                        ),
                    ),
                ),
                until=UNTIL_DAMAGE_STEP_ENDS,
            )
        ),
        damage_step=True,
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    AMAZONESS_ARCHERS,
    STAUNCH_DEFENDER,
    TAUNT,
    INTRUDER_ALARM_YELLOW_ALERT,
    METEORAIN,
    DARK_SCORPION_COMBINATION,
    HERO_BARRIER,
    HERO_SPIRIT,
    CROSS_COUNTER,
)

"""Cards about Tributes: what cannot be Tributed, and what a Tribute Summon brings about."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_TOKENS: Final = Ref("the Tokens")
THE_SUMMONED: Final = Ref("the Summoned monster")

# ------------------------------------------------------------------------------------------------ what is no Tribute

DANDYLION: Final = Card(
    15341821,
    "Dandylion",
    Trigger(
        1,
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD)),
        do=SummonTokens(
            Token("Fluff Token", "绵毛衍生物", WIND, PLANT, 1, 0, 0), 2, FACE_UP_DEFENSE, called=THE_TOKENS
        ).and_if_you_do(Forbid(BEING_TRIBUTED_FOR_SUMMON, THE_TOKENS, until=UNTIL_TURN_ENDS)),
        mandatory=True,
    ),
)

MULTIPLICATION_OF_ANTS: Final = Card(
    22493811,
    "Multiplication of Ants",
    Activation(
        cost=Tribute(One(Monster(type_=INSECT), YOUR_FIELD)),
        do=SummonTokens(
            Token("Army Ant Token", "兵队蚂蚁衍生物", EARTH, INSECT, 4, 500, 1200), 2, called=THE_TOKENS
        ).and_if_you_do(Forbid(BEING_TRIBUTED_FOR_SUMMON, THE_TOKENS)),
    ),
)

MULTIPLY: Final = Card(
    40703222,
    "Multiply",
    Activation(
        cost=Tribute(One(Monster(FACE_UP, name="Kuriboh"), YOUR_FIELD)),
        do=SummonTokens(
            Token("Kuriboh Token", "栗子球衍生物", DARK, FIEND, 1, 300, 200),
            ANY_NUMBER,
            FACE_UP_DEFENSE,
            called=THE_TOKENS,
        ).and_if_you_do(Forbid(BEING_TRIBUTED_FOR_SUMMON, THE_TOKENS)),
    ),
)

ARCHFIENDS_ROAR: Final = Card(
    56246017,
    "Archfiend's Roar",
    Activation(
        cost=PayLP(500),
        target=One(Monster(archetype="Archfiend"), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, called=THE_SUMMONED).and_if_you_do(
            Forbid(BEING_TRIBUTED, THE_SUMMONED).also(Later(END_PHASE, Destroy(THE_SUMMONED)))
        ),
    ),
)

SUMMONER_MONK: Final = Card(
    423585,
    "Summoner Monk",
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_BY_FLIPPING)),
        do=ChangePosition(Those(THIS_CARD, Monster(FACE_UP)), FACE_UP_DEFENSE),
        mandatory=True,
    ),
    Continuous(2, Forbid(BEING_TRIBUTED, THIS_CARD)),
    Ignition(
        3,
        limit=Limit(),
        cost=Discard(One(Spell(), YOUR_HAND)),
        do=SpecialSummon(One(Monster(level=4), YOUR_DECK), called=THE_SUMMONED).and_if_you_do(
            Forbid(ATTACKING, THE_SUMMONED, until=UNTIL_TURN_ENDS)
        ),
    ),
)

# --------------------------------------------------------------------------------------- what a Tribute Summon brings

CYBER_PRIMA: Final = Card(
    2158562,
    "Cyber Prima",
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_WITH_TRIBUTES)),
        do=Destroy(All(Spell(FACE_UP), THE_FIELD)),
        mandatory=True,
    ),
)

GRANMARG: Final = Card(
    60229110,
    "Granmarg the Rock Monarch",
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_WITH_TRIBUTES)),
        target=One(AnyCard(FACE_DOWN), THE_FIELD),
        do=Destroy(Those(THE_TARGET, AnyCard(FACE_DOWN))),
        mandatory=True,
    ),
)

BLAST_HELD_BY_A_TRIBUTE: Final = Card(
    89041555,
    "Blast Held by a Tribute",
    Activation(
        1,
        when=When(AttackDeclared(Monster(controller=OPPONENT, summoned=SUMMONED_WITH_TRIBUTES))),
        do=Destroy(All(Monster(FACE_UP_ATTACK), OPPONENTS_FIELD)).and_if_you_do(InflictDamage(1000, OPPONENT)),
    ),
)

# ----------------------------------------------------------------------------------------------- what a Tribute pays

TRIBUTE_DOLL: Final = Card(
    2903036,
    "Tribute Doll",
    Activation(
        cost=Tribute(One(Monster(), YOUR_FIELD)),
        do=SpecialSummon(One(Monster(level=7, not_kind=NEVER_NORMAL), YOUR_HAND), called=THE_SUMMONED).and_if_you_do(
            Forbid(ATTACKING, THE_SUMMONED, until=UNTIL_TURN_ENDS)
        ),
    ),
)

INSECT_QUEEN: Final = Card(
    91512835,
    "Insect Queen",
    Continuous(1, ChangeStat(ATK, THIS_CARD, Times(200, CountOf(Monster(FACE_UP, type_=INSECT), THE_FIELD)))),
    AttackCost(2, by=Tribute(One(Monster(), YOUR_FIELD, other_than=THIS_CARD))),
    Trigger(
        3,
        when=If(PhaseReached(END_PHASE)),
        needs=HasDone(THIS_CARD, HAS_DESTROYED),
        do=SummonTokens(Token("Insect Monster Token", "昆虫怪兽衍生物", EARTH, INSECT, 1, 100, 100), 1, FACE_UP_ATTACK),
        mandatory=True,
    ),
)

GATEWAY_TO_DARK_WORLD: Final = Card(
    93431518,
    "Gateway to Dark World",
    Activation(
        oath=Forbid(SUMMONING_FACE_UP, who=YOU, otherwise=True)
        .also(Forbid(FLIP_SUMMONING, who=YOU, otherwise=True))
        .also(Forbid(SPECIAL_SUMMONING, who=YOU, otherwise=True)),
        target=One(Monster(archetype="Dark World"), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
    ),
)

MAJU_GARZETT: Final = Card(
    8794435,
    "Maju Garzett",
    Unclassified(
        when=If(Summoned(THIS_CARD, SUMMONED_WITH_TRIBUTES)),
        do=ChangeStat(ATK, THIS_CARD, MaterialsUsed(THIS_CARD, ATK, tributes=True), become=True),
    ),
)

GREAT_MAJU_GARZETT: Final = Card(
    47942531,
    "Great Maju Garzett",
    Unclassified(
        when=If(Summoned(THIS_CARD, SUMMONED_WITH_TRIBUTES)),
        do=ChangeStat(ATK, THIS_CARD, Times(2, MaterialsUsed(THIS_CARD, ATK, tributes=True)), become=True),
    ),
)

# ------------------------------------------------------------------------------------ what changes what must be given

SOUL_EXCHANGE: Final = Card(
    68005187,
    "Soul Exchange",
    Activation(
        1,
        oath=Forbid(ENTERING_BATTLE, who=YOU),
        target=One(Monster(), OPPONENTS_FIELD),
        do=Grant(BORROWED_TRIBUTE, THE_TARGET, until=UNTIL_TURN_ENDS),
    ),
)

COST_DOWN: Final = Card(
    23265313,
    "Cost Down",
    Activation(
        1,
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=ChangeStat(LEVEL, All(Monster(), YOUR_HAND), 2, lose=True, until=UNTIL_TURN_ENDS),
    ),
)

WATER_MONSTERS: Final = Monster(FACE_UP, attribute=WATER)
HANDS_AND_FIELDS: Final = Place(IN_HAND | IN_MONSTER_ZONE, IN_HAND | IN_MONSTER_ZONE)
A_LEGENDARY_OCEAN: Final = Card(
    295517,
    "A Legendary Ocean",
    Clause(do=Treat(THIS_CARD, name="Umi")),
    Continuous(
        1,
        ChangeStat(ATK | DEF, All(WATER_MONSTERS, THE_FIELD), 200),
    ),
    Continuous(2, ChangeStat(LEVEL, All(WATER_MONSTERS, HANDS_AND_FIELDS), 1, lose=True)),
)

THE_TRIBUTED_MONSTER: Final = Ref("the Tributed monster")
THE_SUMMONED_MONSTER: Final = Ref("the Summoned monster")
SAME_LEVEL: Final = Stat(LEVEL, THE_TRIBUTED_MONSTER, original=True)
DRACOCENSION: Final = Card(
    16960351,
    "Dracocension",
    Ignition(
        1,
        limit=Limit(),
        cost=Tribute(One(Monster(type_=DRAGON, level=AtLeast(1)), YOUR_FIELD, called=THE_TRIBUTED_MONSTER)),
        do=SpecialSummon(
            One(Monster(type_=WYRM, level=SAME_LEVEL), YOUR_DECK), called=THE_SUMMONED_MONSTER
        ).and_if_you_do(Grant(SHUFFLE_THE_FALLEN, THE_SUMMONED_MONSTER)),
    ),
)

INFERNAL_INCINERATOR: Final = Card(
    23309606,
    "Infernal Incinerator",
    TributeProcedure(tributes=1, of=Monster(atk=AtLeast(2000)), only=True, set_too=True, discarding=True),
    Continuous(do=ChangeStat(ATK, THIS_CARD, Times(200, CountOf(Monster(), OPPONENTS_FIELD)))),
    Continuous(
        do=ChangeStat(ATK, THIS_CARD, Times(500, CountOf(Monster(), YOUR_FIELD, other_than=THIS_CARD)), lose=True)
    ),
)

CARDS: Final = (
    DANDYLION,
    MULTIPLICATION_OF_ANTS,
    MULTIPLY,
    ARCHFIENDS_ROAR,
    SUMMONER_MONK,
    CYBER_PRIMA,
    GRANMARG,
    BLAST_HELD_BY_A_TRIBUTE,
    TRIBUTE_DOLL,
    INSECT_QUEEN,
    GATEWAY_TO_DARK_WORLD,
    MAJU_GARZETT,
    GREAT_MAJU_GARZETT,
    SOUL_EXCHANGE,
    COST_DOWN,
    A_LEGENDARY_OCEAN,
    DRACOCENSION,
    INFERNAL_INCINERATOR,
)

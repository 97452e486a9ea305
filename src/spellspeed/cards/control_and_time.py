"""Cards that take control, act for a time or in a later phase, summon Tokens, or keep damage away."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_BANISHED_MONSTER: Final = Ref("the banished monster")
THE_SUMMONED_MONSTER: Final = Ref("the Summoned monster")
THE_SUMMONED_MONSTERS: Final = Ref("the Summoned monsters")
THE_DESTROYED_MONSTERS: Final = Ref("the destroyed monsters")
THE_SWITCHED_MONSTERS: Final = Ref("the switched monsters")

# ------------------------------------------------------------------------------------------------------------- control

CHANGE_OF_HEART: Final = Card(
    4031928,
    "Change of Heart",
    Activation(target=One(Monster(), OPPONENTS_FIELD), do=ChangeControl(THE_TARGET, until=UNTIL_END_PHASE)),
)

MIND_CONTROL: Final = Card(
    37520316,
    "Mind Control",
    Activation(
        1,
        target=One(Monster(), OPPONENTS_FIELD),
        do=ChangeControl(THE_TARGET, until=UNTIL_END_PHASE).and_if_you_do(
            Forbid(DECLARING_ATTACKS, THE_TARGET, until=UNTIL_END_PHASE).also(
                Forbid(BEING_TRIBUTED, THE_TARGET, until=UNTIL_END_PHASE)
            )
        ),
    ),
)

# A monster that can be Normal Summoned or Set: neither of the Extra Deck, nor a Ritual Monster, a Token or a Trap.
BRAIN_CONTROL: Final = Card(
    87910978,
    "Brain Control",
    Activation(
        1,
        cost=PayLP(800),
        target=One(Monster(FACE_UP, not_kind=NEVER_NORMAL), OPPONENTS_FIELD),
        do=ChangeControl(Those(THE_TARGET, Monster(FACE_UP)), until=UNTIL_END_PHASE),
    ),
)

# One of the two is chosen at activation.
ENEMY_CONTROLLER: Final = Card(
    98045062,
    "Enemy Controller",
    Activation(
        1,
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=ChangePosition(Those(THE_TARGET, Monster(FACE_UP, controller=OPPONENT))),
    ),
    Activation(
        2,
        cost=Tribute(One(Monster(), YOUR_FIELD)),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=ChangeControl(Those(THE_TARGET, Monster(FACE_UP)), until=UNTIL_END_PHASE),
    ),
)

CREATURE_SWAP: Final = Card(
    31036355,
    "Creature Swap",
    Activation(
        do=ChangeControl(One(Monster(), THE_FIELD, by=EITHER, called=THE_SWITCHED_MONSTERS), EITHER).and_if_you_do(
            Forbid(CHANGING_POSITION, THE_SWITCHED_MONSTERS, until=UNTIL_TURN_ENDS)
        ),
    ),
)

SNATCH_STEAL: Final = Card(
    45986603,
    "Snatch Steal",
    Activation(target=One(Monster(FACE_UP), OPPONENTS_FIELD), do=Equip(THE_TARGET)),
    Continuous(do=ChangeControl(THE_EQUIPPED)),
    Trigger(when=If(PhaseReached(STANDBY_PHASE, OPPONENT)), do=GainLP(1000, OPPONENT), mandatory=True),
)

# --------------------------------------------------------------------------------------- for a time and in later phases

INTERDIMENSIONAL_MATTER_TRANSPORTER: Final = Card(
    36261276,
    "Interdimensional Matter Transporter",
    Activation(
        1,
        target=One(Monster(FACE_UP), YOUR_FIELD),
        do=Banish(
            Those(THE_TARGET, Monster(FACE_UP, controller=YOU)), for_a_time=True, called=THE_BANISHED_MONSTER
        ).and_if_you_do(Later(END_PHASE, ReturnToField(THE_BANISHED_MONSTER))),
    ),
)

D_D_R_DIFFERENT_DIMENSION_REINCARNATION: Final = Card(
    9622164,
    "D.D.R. - Different Dimension Reincarnation",
    Activation(
        1,
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        target=One(Monster(), YOUR_BANISHED),
        do=SpecialSummon(THE_TARGET, FACE_UP_ATTACK, called=THE_SUMMONED_MONSTER).and_if_you_do(
            Equip(THE_SUMMONED_MONSTER)
        ),
    ),
    Unclassified(when=When(LeftField(THIS_CARD)), do=Destroy(THE_EQUIPPED)),
)

SWORDS_OF_REVEALING_LIGHT: Final = Card(
    72302403,
    "Swords of Revealing Light",
    Activation(
        1,
        do=OnlyIf(
            Both(Matches(THIS_CARD, AnyCard(zone=ON_THE_FIELD)), Exists(Monster(FACE_DOWN), OPPONENTS_FIELD)),
            ChangePosition(All(Monster(FACE_DOWN), OPPONENTS_FIELD), FACE_UP_DEFENSE),
        ).also(Later(END_PHASE, Destroy(THIS_CARD), turn_of=OPPONENT, count=3)),
        stays=True,
    ),
    Continuous(2, Forbid(DECLARING_ATTACKS, All(Monster(), OPPONENTS_FIELD))),
)

MESSENGER_OF_PEACE: Final = Card(
    44656491,
    "Messenger of Peace",
    Continuous(do=Forbid(DECLARING_ATTACKS, All(Monster(FACE_UP, atk=AtLeast(1500)), THE_FIELD))),
    Clause(do=OneOf(PayLP(100), Destroy(THIS_CARD)), when=If(PhaseReached(STANDBY_PHASE, YOU))),
)

LEVEL_LIMIT_AREA_B: Final = Card(
    3136426,
    "Level Limit - Area B",
    Continuous(
        do=ChangePosition(All(Monster(FACE_UP_ATTACK, level=AtLeast(4)), THE_FIELD), FACE_UP_DEFENSE),
        while_=Exists(Monster(FACE_UP_ATTACK, level=AtLeast(4)), THE_FIELD),
    ),
)

NIGHTMARES_STEELCAGE: Final = Card(
    58775978,
    "Nightmare's Steelcage",
    Activation(do=Later(END_PHASE, Destroy(THIS_CARD), turn_of=OPPONENT, count=2), stays=True),
    Continuous(do=Forbid(ATTACKING, All(Monster(), THE_FIELD))),
)

GORA_TURTLE: Final = Card(
    80233946,
    "Gora Turtle",
    Continuous(do=Forbid(DECLARING_ATTACKS, All(Monster(FACE_UP, atk=AtLeast(1900)), THE_FIELD))),
)

NIGHTMARE_WHEEL: Final = Card(
    54704216,
    "Nightmare Wheel",
    Activation(target=One(Monster(), OPPONENTS_FIELD), do=LinkTogether(THE_TARGET)),
    Continuous(1, Forbid(ATTACKING, THE_LINKED_CARD).also(Forbid(CHANGING_POSITION, THE_LINKED_CARD))),
    Unclassified(when=When(LeftField(THE_LINKED_CARD)), do=Destroy(THIS_CARD)),
    Trigger(
        2,
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        still_needs=Matches(THE_LINKED_CARD, Monster()),
        do=InflictDamage(500, OPPONENT),
        mandatory=True,
    ),
)

EVENLY_MATCHED: Final = Card(
    15693423,
    "Evenly Matched",
    Activation(
        1,
        when=If(EndStepReached()),
        needs=Compare(Difference(CountOf(ANY_CARD, OPPONENTS_FIELD), CountOf(ANY_CARD, YOUR_FIELD)), AtLeast(1)),
        do=Banish(
            Some(
                Difference(CountOf(ANY_CARD, OPPONENTS_FIELD), CountOf(ANY_CARD, YOUR_FIELD)),
                ANY_CARD,
                OPPONENTS_FIELD,
                by=OPPONENT,
                or_all=True,
            ),
            face_down=True,
        ),
        from_hand=Not(Exists(ANY_CARD, YOUR_FIELD)),
    ),
)

# ------------------------------------------------------------------------------------------------------------- revival

# What it does later is its own effect, from which the monster is not protected.
A_WILD_MONSTER_APPEARS: Final = Card(
    23587624,
    "A Wild Monster Appears!",
    Activation(
        1,
        needs=Both(
            Exists(Monster(), OPPONENTS_FIELD),
            Not(Exists(Monster(), YOUR_FIELD)),
            Exists(Monster(that=OriginalLevel(AtMost(10)), kind=SPECIAL_SUMMON_ONLY | RITUAL), YOUR_HAND),
        ),
        do=SpecialSummon(
            One(Monster(that=OriginalLevel(AtMost(10)), kind=SPECIAL_SUMMON_ONLY | RITUAL), YOUR_HAND),
            ignoring_conditions=True,
            called=THE_SUMMONED_MONSTER,
        )
        .and_if_you_do(
            Forbid(
                BEING_AFFECTED,
                THE_SUMMONED_MONSTER,
                by=AnyCard(controller=YOU, not_name="A Wild Monster Appears!"),
            ).also(Later(END_PHASE, ReturnToDeck(THE_SUMMONED_MONSTER), turn_of=OPPONENT))
        )
        .also(Forbid(NORMAL_SUMMONING, who=YOU, until=UNTIL_TURN_ENDS))
        .also(Forbid(SETTING, who=YOU, what=Monster(), until=UNTIL_TURN_ENDS))
        .also(Forbid(SPECIAL_SUMMONING, who=YOU, until=UNTIL_TURN_ENDS))
        .also(ChangeDamage(NO_DAMAGE, OPPONENT, BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT, until=UNTIL_TURN_ENDS)),
    ),
)

SOUL_CHARGE: Final = Card(
    54447022,
    "Soul Charge",
    Activation(
        1,
        limit=Limit(PER_ACTIVATION),
        oath=Forbid(ENTERING_BATTLE, who=YOU),
        target=UpTo(ANY_NUMBER, Monster(), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, called=THE_SUMMONED_MONSTERS).and_if_you_do(
            LoseLP(Times(1000, HowMany(THE_SUMMONED_MONSTERS)))
        ),
    ),
)

# -------------------------------------------------------------------------------------------------------------- Tokens

BABY_MANTIS_TOKEN: Final = Token("Baby Mantis Token", "宝贝螳螂衍生物", WIND, INSECT, 1, 500, 500)

LEKUNGA: Final = Card(
    62543393,
    "Lekunga",
    Ignition(
        cost=Banish(Some(2, Monster(attribute=WATER), YOUR_GRAVEYARD)),
        do=SummonTokens(Token("Lekunga Token", "裂蕈牙衍生物", WATER, PLANT, 2, 700, 700), lies=FACE_UP_ATTACK),
    ),
)

PRAYING_MANTIS: Final = Card(
    31600513,
    "Praying Mantis",
    Trigger(
        1,
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        limit=Limit(PER_EFFECT),
        do=SummonTokens(BABY_MANTIS_TOKEN),
    ),
    Trigger(
        2,
        when=When(AttackDeclared(Monster(), by=OPPONENT)),
        limit=Limit(),
        cost=SendToGraveyard(One(ANY_CARD, YOUR_SPELL_TRAP_ZONE)),
        do=AddToHand(Those(THAT_CARD, Monster(controller=OPPONENT))),
    ),
    Ignition(
        3,
        limit=Limit(PER_EFFECT),
        cost=Banish(THIS_CARD),
        do=SummonTokens(BABY_MANTIS_TOKEN),
        from_=YOUR_GRAVEYARD,
    ),
)

TOKEN_FEASTEVIL: Final = Card(
    83675475,
    "Token Feastevil",
    Activation(
        when=When(Summoned(Monster(kind=TOKEN), SUMMONED_SPECIALLY)),
        do=Destroy(All(Monster(kind=TOKEN), THE_FIELD), called=THE_DESTROYED_MONSTERS).and_if_you_do(
            InflictDamage(Times(300, HowMany(THE_DESTROYED_MONSTERS)), OPPONENT)
        ),
    ),
)

# -------------------------------------------------------------------------------------------------------------- damage

# Nobody can destroy your monsters by battle this turn, also those that come later.
WABOKU: Final = Card(
    12607053,
    "Waboku",
    Activation(
        1,
        do=Forbid(BEING_DESTROYED_BY_BATTLE, who=EITHER, what=Monster(controller=YOU), until=UNTIL_TURN_ENDS).also(
            ChangeDamage(NO_DAMAGE, YOU, until=UNTIL_TURN_ENDS)
        ),
    ),
)

SPIRIT_BARRIER: Final = Card(
    53239672,
    "Spirit Barrier",
    Continuous(do=ChangeDamage(NO_DAMAGE, YOU), while_=Exists(Monster(), YOUR_FIELD)),
)

DES_WOMBAT: Final = Card(9637706, "Des Wombat", Continuous(do=ChangeDamage(NO_DAMAGE, YOU, BECAUSE_OF_EFFECT)))

DIMENSION_WALL: Final = Card(
    67095270,
    "Dimension Wall",
    Activation(
        when=When(AttackDeclared(Monster(), by=OPPONENT)),
        do=ChangeDamage(DAMAGE_TO_OPPONENT, YOU, cards=THAT_CARD, until=UNTIL_DAMAGE_STEP_ENDS),
    ),
)

DRAINING_SHIELD: Final = Card(
    43250041,
    "Draining Shield",
    Activation(
        1,
        when=When(AttackDeclared(Monster(), by=OPPONENT)),
        target=Those(THAT_CARD, Monster()),
        do=Negate(THE_ATTACK).and_if_you_do(GainLP(Stat(ATK, THE_TARGET))),
    ),
)

RING_OF_DESTRUCTION: Final = Card(
    83555666,
    "Ring of Destruction",
    Activation(
        1,
        needs=During(turn_of=OPPONENT),
        limit=Limit(PER_ACTIVATION),
        target=One(Monster(FACE_UP, atk=AtMost(LifePoints(OPPONENT))), OPPONENTS_FIELD),
        do=Destroy(Those(THE_TARGET, Monster(FACE_UP)))
        .and_if_you_do(InflictDamage(Stat(ATK, THE_TARGET, original=True), YOU))
        .then(InflictDamage(TheChange(), OPPONENT)),
    ),
)

WATTKINETIC_PUPPETEER: Final = Card(
    88392300,
    "Wattkinetic Puppeteer",
    Quick(
        1,
        cost=SendToGraveyard(THIS_CARD),
        target=One(Monster(), OPPONENTS_FIELD),
        do=MoveToZone(Those(THE_TARGET, Monster(controller=OPPONENT))),
        from_=Place(IN_HAND | IN_MONSTER_ZONE),
    ),
)

CARDS: Final = (
    CHANGE_OF_HEART,
    MIND_CONTROL,
    BRAIN_CONTROL,
    ENEMY_CONTROLLER,
    CREATURE_SWAP,
    SNATCH_STEAL,
    INTERDIMENSIONAL_MATTER_TRANSPORTER,
    D_D_R_DIFFERENT_DIMENSION_REINCARNATION,
    SWORDS_OF_REVEALING_LIGHT,
    MESSENGER_OF_PEACE,
    LEVEL_LIMIT_AREA_B,
    NIGHTMARES_STEELCAGE,
    GORA_TURTLE,
    NIGHTMARE_WHEEL,
    EVENLY_MATCHED,
    A_WILD_MONSTER_APPEARS,
    SOUL_CHARGE,
    LEKUNGA,
    PRAYING_MANTIS,
    TOKEN_FEASTEVIL,
    WABOKU,
    SPIRIT_BARRIER,
    DES_WOMBAT,
    DIMENSION_WALL,
    DRAINING_SHIELD,
    RING_OF_DESTRUCTION,
    WATTKINETIC_PUPPETEER,
)

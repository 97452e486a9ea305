"""Monsters that do something when they have destroyed a monster by battle, or inflicted battle damage."""

from typing import Final

from spellspeed.lang.vocabulary import *

AN_OPPONENTS_MONSTER: Final = Monster(controller=OPPONENT)
DESTROYS_ONE: Final = If(Destroyed(AN_OPPONENTS_MONSTER, because=BECAUSE_OF_BATTLE, by_card=THIS_CARD))
SENDS_ONE: Final = If(Sent(AN_OPPONENTS_MONSTER, EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE, by_card=THIS_CARD))
SENDS_ANY: Final = If(Sent(Monster(), EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE, by_card=THIS_CARD))
WHEN_IT_SENDS_ONE: Final = When(
    Sent(AN_OPPONENTS_MONSTER, EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)
)
INFLICTS_DAMAGE: Final = If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD))
WHEN_IT_INFLICTS: Final = When(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD))
INFLICTS_DIRECTLY: Final = If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD, directly=True))
ONE_OF_THESE: Final = Limit(PER_CARD, A_CHAIN)
THE_TOP_CARD: Final = Ref("the revealed card")


# ------------------------------------------------------------------------------------------ LP, damage and strength

DES_VOLSTGALPH: Final = Card(
    81059524,
    "Des Volstgalph",
    Trigger(1, when=SENDS_ONE, do=InflictDamage(500, OPPONENT), mandatory=True),
    Continuous(
        2,
        ChangeStat(ATK, THIS_CARD, 200, until=UNTIL_TURN_ENDS),
        when=If(Activated(Spell(kind=NORMAL | QUICK_PLAY))),
    ),
)

KA_2_DES_SCISSORS: Final = Card(
    52768103,
    "KA-2 Des Scissors",
    Trigger(when=SENDS_ANY, do=InflictDamage(Times(500, Stat(LEVEL, THAT_CARD)), OPPONENT), mandatory=True),
)
NEEDLE_BURROWER: Final = Card(
    98162242,
    "Needle Burrower",
    Trigger(when=SENDS_ANY, do=InflictDamage(Times(500, Stat(LEVEL, THAT_CARD)), OPPONENT), mandatory=True),
)

ABSORBING_KID_FROM_THE_SKY: Final = Card(
    49771608,
    "Absorbing Kid from the Sky",
    Trigger(when=SENDS_ANY, do=GainLP(Times(300, Stat(LEVEL, THAT_CARD))), mandatory=True),
)

ROYAL_KNIGHT: Final = Card(
    68280530,
    "Royal Knight",
    Trigger(when=SENDS_ANY, do=GainLP(Stat(DEF, THAT_CARD, original=True)), mandatory=True),
)

EMES_THE_INFINITY: Final = Card(
    43580269,
    "Emes the Infinity",
    Trigger(1, when=SENDS_ONE, do=ChangeStat(ATK, THIS_CARD, 700), mandatory=True),
)

MILLENNIUM_SCORPION: Final = Card(
    82482194,
    "Millennium Scorpion",
    Trigger(when=SENDS_ONE, do=ChangeStat(ATK, THIS_CARD, 500), mandatory=True),
)

INSECT_PRINCESS: Final = Card(
    37957847,
    "Insect Princess",
    Continuous(
        do=ChangePosition(All(Monster(FACE_UP_DEFENSE, type_=INSECT), OPPONENTS_FIELD), FACE_UP_ATTACK),
        while_=Exists(Monster(FACE_UP_DEFENSE, type_=INSECT), OPPONENTS_FIELD),
    ),
    Trigger(
        when=If(Destroyed(Monster(type_=INSECT), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        do=ChangeStat(ATK, THIS_CARD, 500),
        mandatory=True,
    ),
)

# -------------------------------------------------------------------------------------------- cards of hand and deck

HELPING_ROBO_FOR_COMBAT: Final = Card(
    47025270,
    "Helping Robo for Combat",
    Trigger(
        when=DESTROYS_ONE,
        do=Draw(1).then(ReturnToDeck(One(ANY_CARD, YOUR_HAND), AT_THE_BOTTOM)),
        mandatory=True,
    ),
)

HYDROGEDDON: Final = Card(
    22587018,
    "Hydrogeddon",
    Trigger(1, when=WHEN_IT_SENDS_ONE, do=SpecialSummon(One(Monster(name="Hydrogeddon"), YOUR_DECK))),
)

# ----------------------------------------------------------------------------------- what becomes of what was destroyed

MYSTICAL_KNIGHT_OF_JACKAL: Final = Card(
    98745000,
    "Mystical Knight of Jackal",
    Trigger(
        when=When(
            Sent(AN_OPPONENTS_MONSTER, OPPONENTS_GRAVEYARD, because=BECAUSE_OF_BATTLE, by_card=THIS_CARD),
        ),
        do=ReturnToDeck(THAT_CARD, ON_TOP),
    ),
)

WINGED_SAGE_FALCOS: Final = Card(
    87523462,
    "Winged Sage Falcos",
    Trigger(
        when=When(
            Sent(
                Monster(FACE_UP_ATTACK, controller=OPPONENT),
                OPPONENTS_GRAVEYARD,
                because=BECAUSE_OF_BATTLE,
                by_card=THIS_CARD,
            )
        ),
        do=ReturnToDeck(THAT_CARD, ON_TOP),
    ),
)

GHOST_KNIGHT_OF_JACKAL: Final = Card(
    13386503,
    "Ghost Knight of Jackal",
    Trigger(
        when=When(
            Sent(AN_OPPONENTS_MONSTER, OPPONENTS_GRAVEYARD, because=BECAUSE_OF_BATTLE, by_card=THIS_CARD),
        ),
        target=Those(THAT_CARD, Monster()),
        do=SpecialSummon(THE_TARGET, FACE_UP_DEFENSE),
    ),
)

DIVINE_KNIGHT_ISHZARK: Final = Card(
    57902462,
    "Divine Knight Ishzark",
    Trigger(
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, Monster(doomed=True))),
        do=Banish(THE_OPPOSING),
        mandatory=True,
    ),
)

ANOTHER_FIEND: Final = Exists(Monster(FACE_UP, type_=FIEND), YOUR_FIELD, other_than=THIS_CARD)
TWIN_HEADED_WOLF: Final = Card(
    88132637,
    "Twin-Headed Wolf",
    Continuous(
        do=NegateEffectsOf(THAT_CARD),
        when=If(Destroyed(Monster(kind=FLIP), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        while_=ANOTHER_FIEND,
    ),
)

ULTIMATE_OBEDIENT_FIEND: Final = Card(
    32240937,
    "Ultimate Obedient Fiend",
    Continuous(
        do=Forbid(ATTACKING, THIS_CARD),
        while_=Exists(ANY_CARD, YOUR_FIELD | YOUR_HAND, other_than=THIS_CARD),
    ),
    Continuous(
        do=NegateEffectsOf(THAT_CARD),
        when=If(Destroyed(Monster(kind=EFFECT), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
    ),
)

INFERNO_HAMMER: Final = Card(
    17185260,
    "Inferno Hammer",
    Trigger(
        1,
        when=WHEN_IT_SENDS_ONE,
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=ChangePosition(Those(THE_TARGET, Monster(FACE_UP, controller=OPPONENT)), FACE_DOWN_DEFENSE),
    ),
)

WHAT_IT_FELLED: Final = All(Monster(that=FelledBy(THIS_CARD)), EITHER_GRAVEYARD)
SWORD_HUNTER: Final = Card(
    51345461,
    "Sword Hunter",
    Trigger(
        when=If(EndStepReached()),
        needs=Exists(Monster(that=FelledBy(THIS_CARD)), EITHER_GRAVEYARD),
        do=Equip(THIS_CARD, what=WHAT_IT_FELLED),
        mandatory=True,
    ),
    Continuous(
        do=ChangeStat(
            ATK,
            THIS_CARD,
            Times(200, CountOf(AnyCard(equipped_to=THIS_CARD, that=IsEquipped(by_it=True)), THE_FIELD)),
        )
    ),
)

# ------------------------------------------------------------------------------------------------------- battle damage

DARK_SCORPION_BURGLARS: Final = Card(
    40933924,
    "Dark Scorpion Burglars",
    Trigger(when=WHEN_IT_INFLICTS, do=SendToGraveyard(One(Spell(), OPPONENTS_DECK, by=OPPONENT)), mandatory=True),
)

# One of the two is chosen when it is activated.
CLIFF_THE_TRAP_REMOVER: Final = Card(
    6967870,
    "Dark Scorpion - Cliff the Trap Remover",
    Trigger(when=WHEN_IT_INFLICTS, limit=ONE_OF_THESE, target=One(SpellOrTrap(), THE_FIELD), do=Destroy(THE_TARGET)),
    Trigger(when=WHEN_IT_INFLICTS, limit=ONE_OF_THESE, do=SendToGraveyard(Top(2, OPPONENTS_DECK))),
)

CHICK_THE_YELLOW: Final = Card(
    61587183,
    "Dark Scorpion - Chick the Yellow",
    Trigger(when=WHEN_IT_INFLICTS, limit=ONE_OF_THESE, target=One(ANY_CARD, THE_FIELD), do=AddToHand(THE_TARGET)),
    Trigger(
        when=WHEN_IT_INFLICTS,
        limit=ONE_OF_THESE,
        do=LookAt(Top(1, OPPONENTS_DECK, called=THE_TOP_CARD)).also(
            OneOf(ReturnToDeck(THE_TOP_CARD, ON_TOP), ReturnToDeck(THE_TOP_CARD, AT_THE_BOTTOM))
        ),
    ),
)

GORG_THE_STRONG: Final = Card(
    48768179,
    "Dark Scorpion - Gorg the Strong",
    Trigger(
        when=WHEN_IT_INFLICTS,
        limit=ONE_OF_THESE,
        target=One(Monster(), OPPONENTS_FIELD),
        do=ReturnToDeck(THE_TARGET, ON_TOP),
    ),
    Trigger(when=WHEN_IT_INFLICTS, limit=ONE_OF_THESE, do=SendToGraveyard(Top(1, OPPONENTS_DECK))),
)

MEFIST_THE_INFERNAL_GENERAL: Final = Card(
    46820049,
    "Mefist the Infernal General",
    Continuous(do=Grant(PIERCING, THIS_CARD)),
    Trigger(when=INFLICTS_DAMAGE, do=Discard(One(ANY_CARD, OPPONENTS_HAND, at_random=True)), mandatory=True),
)

BLOOD_SUCKER: Final = Card(
    97783659,
    "Blood Sucker",
    Trigger(when=INFLICTS_DAMAGE, do=SendToGraveyard(Top(1, OPPONENTS_DECK)), mandatory=True),
)

SASUKE_SAMURAI_3: Final = Card(
    77379481,
    "Sasuke Samurai #3",
    Trigger(when=INFLICTS_DAMAGE, do=Draw(Difference(7, CountOf(ANY_CARD, OPPONENTS_HAND)), OPPONENT), mandatory=True),
)

BRRON: Final = Card(
    6214884,
    "Brron, Mad King of Dark World",
    Trigger(when=WHEN_IT_INFLICTS, do=Discard(One(ANY_CARD, YOUR_HAND))),
)

ASWAN_APPARITION: Final = Card(
    88236094,
    "Aswan Apparition",
    Trigger(when=INFLICTS_DAMAGE, target=One(Trap(), YOUR_GRAVEYARD), do=ReturnToDeck(THE_TARGET, ON_TOP)),
)

NUBIAN_GUARD: Final = Card(
    51616747,
    "Nubian Guard",
    Trigger(
        when=INFLICTS_DAMAGE,
        target=One(Spell(kind=CONTINUOUS), YOUR_GRAVEYARD),
        do=ReturnToDeck(THE_TARGET, ON_TOP),
    ),
)

DRILL_BUG: Final = Card(
    88733579,
    "Drill Bug",
    Trigger(when=WHEN_IT_INFLICTS, do=ReturnToDeck(One(Monster(name="Parasite Paracide"), YOUR_DECK), ON_TOP)),
)

DECAYED_COMMANDER: Final = Card(
    10209545,
    "Decayed Commander",
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        do=SpecialSummon(One(Monster(name="Zombie Tiger"), YOUR_HAND)),
    ),
    Trigger(when=INFLICTS_DIRECTLY, do=Discard(One(ANY_CARD, OPPONENTS_HAND, at_random=True)), mandatory=True),
)

MAJESTIC_MECH_SENKU: Final = Card(
    32918479,
    "Majestic Mech - Senku",
    Trigger(when=INFLICTS_DIRECTLY, do=Draw(1), mandatory=True),
    Trigger(
        when=If(PhaseReached(END_PHASE)),
        needs=HasDone(THIS_CARD, NORMAL_SUMMON | TRIBUTE_SUMMON | FLIP_SUMMON | SPECIAL_SUMMON),
        do=SendToGraveyard(THIS_CARD),
        mandatory=True,
    ),
)

PENGUIN_TORPEDO: Final = Card(
    17679043,
    "Penguin Torpedo",
    Continuous(1, Grant(ATTACK_DIRECTLY, THIS_CARD)),
    Trigger(
        2,
        when=WHEN_IT_INFLICTS,
        limit=Limit(PER_EFFECT),
        target=One(Monster(FACE_UP, level=AtMost(6)), OPPONENTS_FIELD),
        do=ChangeControl(THE_TARGET, until=UNTIL_END_PHASE).and_if_you_do(
            NegateEffectsOf(THE_TARGET, until=UNTIL_END_PHASE).also(
                Forbid(DECLARING_ATTACKS, THE_TARGET, until=UNTIL_END_PHASE)
            )
        ),
    ),
    Trigger(
        3,
        when=If(BattleReached(END_OF_DAMAGE_STEP, THIS_CARD, role=AS_ATTACKER)),
        do=Destroy(THIS_CARD),
        mandatory=True,
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    DES_VOLSTGALPH,
    KA_2_DES_SCISSORS,
    NEEDLE_BURROWER,
    ABSORBING_KID_FROM_THE_SKY,
    ROYAL_KNIGHT,
    EMES_THE_INFINITY,
    MILLENNIUM_SCORPION,
    INSECT_PRINCESS,
    HELPING_ROBO_FOR_COMBAT,
    HYDROGEDDON,
    MYSTICAL_KNIGHT_OF_JACKAL,
    WINGED_SAGE_FALCOS,
    GHOST_KNIGHT_OF_JACKAL,
    DIVINE_KNIGHT_ISHZARK,
    TWIN_HEADED_WOLF,
    ULTIMATE_OBEDIENT_FIEND,
    INFERNO_HAMMER,
    SWORD_HUNTER,
    DARK_SCORPION_BURGLARS,
    CLIFF_THE_TRAP_REMOVER,
    CHICK_THE_YELLOW,
    GORG_THE_STRONG,
    MEFIST_THE_INFERNAL_GENERAL,
    BLOOD_SUCKER,
    SASUKE_SAMURAI_3,
    BRRON,
    ASWAN_APPARITION,
    NUBIAN_GUARD,
    DRILL_BUG,
    DECAYED_COMMANDER,
    MAJESTIC_MECH_SENKU,
    PENGUIN_TORPEDO,
)

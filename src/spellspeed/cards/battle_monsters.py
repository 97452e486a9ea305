"""Monsters whose effects belong to battle: its timings, its damage, and what a monster may do in it."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_TOKEN: Final = Ref("the Token")

# -------------------------------------------------------------------------------------------- start of the Damage Step

# What has been turned face-up meanwhile is not destroyed: it is destroyed as it lies.
SASUKE_SAMURAI: Final = Card(
    16222645,
    "Sasuke Samurai",
    Trigger(
        when=If(BattleReached(START_OF_DAMAGE_STEP, THIS_CARD, Monster(FACE_DOWN_DEFENSE), AS_ATTACKER)),
        do=Destroy(Those(THE_OPPOSING, Monster(FACE_DOWN_DEFENSE))),
        mandatory=True,
    ),
)

MYSTIC_SWORDSMAN_LV2: Final = Card(
    47507260,
    "Mystic Swordsman LV2",
    Trigger(
        when=If(BattleReached(START_OF_DAMAGE_STEP, THIS_CARD, Monster(FACE_DOWN_DEFENSE), AS_ATTACKER)),
        do=Destroy(Those(THE_OPPOSING, Monster(FACE_DOWN_DEFENSE))),
        mandatory=True,
    ),
    Trigger(
        when=If(PhaseReached(END_PHASE)),
        needs=HasDone(THIS_CARD, HAS_DESTROYED),
        cost=SendToGraveyard(THIS_CARD),
        do=SpecialSummon(One(Monster(name="Mystic Swordsman LV4"), YOUR_HAND | YOUR_DECK)),
    ),
)

ALLY_OF_JUSTICE_CATASTOR: Final = Card(
    26593852,
    "Ally of Justice Catastor",
    A_TUNER_AND_OTHERS,
    Trigger(
        when=If(BattleReached(START_OF_DAMAGE_STEP, THIS_CARD, Monster(FACE_UP, not_attribute=DARK))),
        do=Destroy(THE_OPPOSING),
        mandatory=True,
    ),
)

# It is no effect of one certain timing: it can also be used after another chain has been processed there.
# What a face-down monster's ATK is nobody knows, so it cannot be gained at the start of the Damage Step.
HONEST: Final = Card(
    37742478,
    "Honest",
    Ignition(1, do=AddToHand(THIS_CARD)),
    Quick(
        2,
        needs=Both(
            During(timings=START_OF_DAMAGE_STEP | BEFORE_DAMAGE_CALCULATION),
            Exists(Monster(attribute=LIGHT, battling=True), YOUR_FIELD),
            Exists(Monster(FACE_UP, battling=True), OPPONENTS_FIELD),
        ),
        cost=SendToGraveyard(THIS_CARD),
        do=ChangeStat(ATK, All(Monster(battling=True), YOUR_FIELD), Stat(ATK, THE_OPPOSING), until=UNTIL_TURN_ENDS),
        from_=YOUR_HAND,
    ),
)

# ------------------------------------------------------------------------------------------- before damage calculation

DRILLROID: Final = Card(
    71218746,
    "Drillroid",
    Trigger(
        when=If(BattleReached(BEFORE_DAMAGE_CALCULATION, THIS_CARD, Monster(DEFENSE_POSITION), AS_ATTACKER)),
        do=Destroy(Those(THE_OPPOSING, Monster(DEFENSE_POSITION))),
        mandatory=True,
    ),
)

EHREN_LIGHTSWORN_MONK: Final = Card(
    44178886,
    "Ehren, Lightsworn Monk",
    Trigger(
        1,
        when=If(BattleReached(BEFORE_DAMAGE_CALCULATION, THIS_CARD, Monster(DEFENSE_POSITION), AS_ATTACKER)),
        do=ReturnToDeck(THE_OPPOSING),
        mandatory=True,
    ),
    Trigger(2, when=If(PhaseReached(END_PHASE, YOU)), do=SendToGraveyard(Top(3)), mandatory=True),
)

# -------------------------------------------------------------------------------------------------- damage calculation

KURIBOH: Final = Card(
    40640057,
    "Kuriboh",
    Quick(
        1,
        when=If(BattleReached(DAMAGE_CALCULATION, Monster(controller=OPPONENT), role=AS_ATTACKER)),
        needs=WouldTakeBattleDamage(YOU),
        cost=Discard(THIS_CARD),
        do=ChangeDamage(NO_DAMAGE, YOU, until=UNTIL_CALCULATED),
        from_=YOUR_HAND,
    ),
)

# One chain is built in a damage calculation, so once a chain is once a damage calculation.
INJECTION_FAIRY_LILY: Final = Card(
    79575620,
    "Injection Fairy Lily",
    Quick(
        1,
        when=If(BattleReached(DAMAGE_CALCULATION, THIS_CARD)),
        limit=Limit(PER_COPY, A_BATTLE),
        cost=PayLP(2000),
        do=ChangeStat(ATK, THIS_CARD, 3000, until=UNTIL_CALCULATED),
    ),
)

DEFENSE_DRAW: Final = Card(
    24268052,
    "Defense Draw",
    Activation(
        when=If(BattleReached(DAMAGE_CALCULATION, Monster())),
        needs=During(turn_of=OPPONENT),
        do=ChangeDamage(NO_DAMAGE, YOU, until=UNTIL_CALCULATED).and_if_you_do(Draw(1)),
    ),
)

# -------------------------------------------------------------------------------------------- after damage calculation

D_D_WARRIOR: Final = Card(
    37043180,
    "D.D. Warrior",
    Trigger(
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, Monster())),
        do=Banish(THE_OPPOSING).also(Banish(THIS_CARD)),
        mandatory=True,
    ),
)

D_D_WARRIOR_LADY: Final = Card(
    7572887,
    "D.D. Warrior Lady",
    Trigger(
        1,
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, Monster(controller=OPPONENT))),
        do=Banish(THE_OPPOSING).also(Banish(THIS_CARD)),
    ),
)

D_D_ASSAILANT: Final = Card(
    70074904,
    "D.D. Assailant",
    Trigger(
        1,
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, Monster(controller=OPPONENT))),
        needs=Matches(THIS_CARD, Monster(doomed=True)),
        do=Banish(THE_OPPOSING).also(Banish(THIS_CARD)),
        mandatory=True,
    ),
)

WALL_OF_ILLUSION: Final = Card(
    13945283,
    "Wall of Illusion",
    Trigger(
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, Monster(), AS_ATTACKED)),
        do=AddToHand(THE_OPPOSING),
        mandatory=True,
    ),
)

# It is also activated when it was destroyed by that battle itself.
RYU_KOKKI: Final = Card(
    57281778,
    "Ryu Kokki",
    Trigger(
        when=If(BattleReached(END_OF_DAMAGE_STEP, THIS_CARD, Monster(type_=WARRIOR | SPELLCASTER))),
        do=Destroy(THE_OPPOSING),
        from_=YOUR_MONSTER_ZONE | YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

RED_DRAGON_ARCHFIEND: Final = Card(
    70902743,
    "Red Dragon Archfiend",
    A_TUNER_AND_OTHERS,
    Trigger(
        1,
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, Monster(DEFENSE_POSITION), AS_ATTACKER)),
        do=Destroy(All(Monster(DEFENSE_POSITION), OPPONENTS_FIELD)),
        mandatory=True,
    ),
    Trigger(
        2,
        when=If(PhaseReached(END_PHASE, YOU)),
        still_needs=Matches(THIS_CARD, Monster(FACE_UP)),
        do=Destroy(All(Monster(that=HasNotDone(ATTACK)), YOUR_FIELD, other_than=THIS_CARD)),
        mandatory=True,
    ),
)

# ------------------------------------------------------------------------------------------------------- battle damage

AIRKNIGHT_PARSHATH: Final = Card(
    18036057,
    "Airknight Parshath",
    Continuous(1, Grant(PIERCING, THIS_CARD)),
    Trigger(2, when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD)), do=Draw(1), mandatory=True),
)

MASKED_SORCERER: Final = Card(
    10189126,
    "Masked Sorcerer",
    Trigger(when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD)), do=Draw(1), mandatory=True),
)

WHITE_MAGICAL_HAT: Final = Card(
    15150365,
    "White Magical Hat",
    Trigger(
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD)),
        do=Discard(One(ANY_CARD, OPPONENTS_HAND, at_random=True)),
        mandatory=True,
    ),
)

ROBBIN_GOBLIN: Final = Card(
    88279736,
    "Robbin' Goblin",
    Trigger(
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, Monster(controller=YOU))),
        do=Discard(One(ANY_CARD, OPPONENTS_HAND, at_random=True)),
        mandatory=True,
    ),
)

# One of the two is chosen when it is activated.
DON_ZALOOG: Final = Card(
    76922029,
    "Don Zaloog",
    Trigger(
        when=When(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD)),
        limit=Limit(PER_CARD, A_CHAIN),
        do=Discard(One(ANY_CARD, OPPONENTS_HAND, at_random=True)),
    ),
    Trigger(
        when=When(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD)),
        limit=Limit(PER_CARD, A_CHAIN),
        do=SendToGraveyard(Top(2, OPPONENTS_DECK)),
    ),
)

X_SABER_AIRBELLUM: Final = Card(
    90508760,
    "X-Saber Airbellum",
    Trigger(
        1,
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD, directly=True)),
        do=Discard(One(ANY_CARD, OPPONENTS_HAND, at_random=True)),
        mandatory=True,
    ),
)

SPIRIT_REAPER: Final = Card(
    23205979,
    "Spirit Reaper",
    Continuous(do=Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD)),
    Continuous(do=Destroy(THIS_CARD), when=If(Targeted(THIS_CARD))),
    Trigger(
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD, directly=True)),
        do=Discard(One(ANY_CARD, OPPONENTS_HAND, at_random=True)),
        mandatory=True,
    ),
)

GORZ_THE_EMISSARY_OF_DARKNESS: Final = Card(
    44330098,
    "Gorz the Emissary of Darkness",
    Trigger(
        when=When(DamageTaken(YOU, BECAUSE_OF_BATTLE, Monster(controller=OPPONENT))),
        still_needs=Not(Exists(ANY_CARD, YOUR_FIELD)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_HAND,
    ),
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_SPECIALLY, by_line=1)),
        do=SummonTokens(
            Token("Emissary of Darkness Token", "冥府之使者衍生物", LIGHT, FAIRY, 7, 0, 0), called=THE_TOKEN
        ).and_if_you_do(ChangeStat(ATK | DEF, THE_TOKEN, TheAmount(), become=True)),
        mandatory=True,
    ),
    Trigger(
        when=When(DamageTaken(YOU, BECAUSE_OF_EFFECT, AnyCard(controller=OPPONENT))),
        still_needs=Not(Exists(ANY_CARD, YOUR_FIELD)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_HAND,
    ),
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_SPECIALLY, by_line=3)),
        do=InflictDamage(TheAmount(), OPPONENT),
        mandatory=True,
    ),
)

AMAZONESS_SWORDS_WOMAN: Final = Card(
    94004268,
    "Amazoness Swords Woman",
    Continuous(1, ChangeDamage(DAMAGE_TO_OPPONENT, YOU, cards=THIS_CARD)),
)

DOUBLE_EDGED_SWORD: Final = Card(
    41927278,
    "Double-Edged Sword",
    Activation(target=One(Monster(FACE_UP), THE_FIELD), do=Equip(THE_TARGET)),
    OnlyOne(1),
    Continuous(
        2,
        ChangeStat(ATK, THE_EQUIPPED, 2000).also(ChangeDamage(DAMAGE_TO_BOTH, EITHER, cards=THE_EQUIPPED)),
    ),
    Trigger(
        3,
        when=If(DamageTaken(YOU, BECAUSE_OF_BATTLE)),
        needs=Compare(TheAmount(), AtLeast(2000)),
        do=SendToGraveyard(THIS_CARD),
        mandatory=True,
    ),
)

GUARDIAN_ANGEL_JOAN: Final = Card(
    68007326,
    "Guardian Angel Joan",
    Trigger(
        when=If(Sent(Monster(), to=EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        do=GainLP(Stat(ATK, THAT_CARD, original=True)),
        mandatory=True,
    ),
)

# ------------------------------------------------------------------------------------------------ how a monster attacks

ENRAGED_BATTLE_OX: Final = Card(
    76909279,
    "Enraged Battle Ox",
    Continuous(1, Grant(PIERCING, All(Monster(type_=BEAST | BEAST_WARRIOR | WINGED_BEAST), YOUR_FIELD))),
)

MAD_SWORD_BEAST: Final = Card(79870141, "Mad Sword Beast", Continuous(do=Grant(PIERCING, THIS_CARD)))

SPEAR_DRAGON: Final = Card(
    31553716,
    "Spear Dragon",
    Continuous(1, Grant(PIERCING, THIS_CARD)),
    Continuous(
        2,
        ChangePosition(THIS_CARD, FACE_UP_DEFENSE),
        when=If(BattleReached(END_OF_DAMAGE_STEP, THIS_CARD, role=AS_ATTACKER)),
    ),
)

HAYABUSA_KNIGHT: Final = Card(21015833, "Hayabusa Knight", Continuous(1, Grant(EXTRA_ATTACK, THIS_CARD)))

MATAZA_THE_ZAPPER: Final = Card(
    22609617,
    "Mataza the Zapper",
    Continuous(do=Grant(EXTRA_ATTACK, THIS_CARD)),
    Continuous(do=Forbid(CHANGING_CONTROL, THIS_CARD)),
)

JINZO_7: Final = Card(32809211, "Jinzo #7", Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD)))

OOGUCHI: Final = Card(58861941, "Ooguchi", Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD)))

RAINBOW_FLOWER: Final = Card(21347810, "Rainbow Flower", Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD)))

SPIRIT_OF_THE_BREEZE: Final = Card(
    53530069,
    "Spirit of the Breeze",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        still_needs=Matches(THIS_CARD, Monster(FACE_UP_ATTACK)),
        do=GainLP(1000),
        mandatory=True,
    ),
)

# --------------------------------------------------------------------------------------------- end of the Battle Phase

A_GLADIATOR_BEAST: Final = Monster(archetype="Gladiator Beast")

GLADIATOR_BEAST_NEROKIUS: Final = Card(
    29357956,
    "Gladiator Beast Nerokius",
    Materials(of=(A_GLADIATOR_BEAST, A_GLADIATOR_BEAST, A_GLADIATOR_BEAST), fused=False),
    SummonProcedure(by=ReturnToDeck(AsMaterials(YOUR_FIELD)), from_=YOUR_EXTRA_DECK),
    Continuous(1, Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD)),
    Continuous(do=Forbid(ACTIVATING, who=OPPONENT), while_=Matches(THIS_CARD, Monster(battling=True))),
    Trigger(
        2,
        when=If(EndStepReached()),
        needs=HasDone(THIS_CARD, BATTLED),
        cost=ReturnToDeck(THIS_CARD),
        do=SpecialSummon(Some(2, A_GLADIATOR_BEAST, YOUR_DECK)),
    ),
)

CARDS: Final = (
    SASUKE_SAMURAI,
    MYSTIC_SWORDSMAN_LV2,
    ALLY_OF_JUSTICE_CATASTOR,
    HONEST,
    DRILLROID,
    EHREN_LIGHTSWORN_MONK,
    KURIBOH,
    INJECTION_FAIRY_LILY,
    DEFENSE_DRAW,
    D_D_WARRIOR,
    D_D_WARRIOR_LADY,
    D_D_ASSAILANT,
    WALL_OF_ILLUSION,
    RYU_KOKKI,
    RED_DRAGON_ARCHFIEND,
    AIRKNIGHT_PARSHATH,
    MASKED_SORCERER,
    WHITE_MAGICAL_HAT,
    ROBBIN_GOBLIN,
    DON_ZALOOG,
    X_SABER_AIRBELLUM,
    SPIRIT_REAPER,
    GORZ_THE_EMISSARY_OF_DARKNESS,
    AMAZONESS_SWORDS_WOMAN,
    DOUBLE_EDGED_SWORD,
    GUARDIAN_ANGEL_JOAN,
    ENRAGED_BATTLE_OX,
    MAD_SWORD_BEAST,
    SPEAR_DRAGON,
    HAYABUSA_KNIGHT,
    MATAZA_THE_ZAPPER,
    JINZO_7,
    OOGUCHI,
    RAINBOW_FLOWER,
    SPIRIT_OF_THE_BREEZE,
    GLADIATOR_BEAST_NEROKIUS,
)

"""Continuous and Field Spells under which battles, damage and attacks go by other rules."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_GAIAS: Final = ("Gaia The Fierce Knight", "Swift Gaia the Fierce Knight", "Gaia the Dragon Champion")
MEISEI: Final = Exists(Monster(FACE_UP, name="Sealmaster Meisei"), YOUR_FIELD)

# -------------------------------------------------------------------------------------------------- who cannot attack

VENGEFUL_BOG_SPIRIT: Final = Card(
    95220856,
    "Vengeful Bog Spirit",
    Continuous(
        do=Forbid(
            ATTACKING,
            All(Monster(done=NORMAL_SUMMON | TRIBUTE_SUMMON | FLIP_SUMMON | SPECIAL_SUMMON), THE_FIELD),
        )
    ),
)

THE_DARK_DOOR: Final = Card(
    30606547,
    "The Dark Door",
    Continuous(
        do=Forbid(DECLARING_ATTACKS, All(Monster(that=HasNotDone(ATTACK)), THE_FIELD)),
        while_=Compare(AttacksDeclared(), AtLeast(1)),
    ),
)

D_D_BORDERLINE: Final = Card(
    60912752,
    "D.D. Borderline",
    Continuous(do=Forbid(ENTERING_BATTLE, who=EITHER), while_=Not(Exists(Spell(), YOUR_GRAVEYARD))),
)

MARSHMALLON_GLASSES: Final = Card(
    66865880,
    "Marshmallon Glasses",
    Continuous(
        do=Forbid(BEING_ATTACKED, All(Monster(FACE_UP, not_name="Marshmallon"), YOUR_FIELD)).also(
            Forbid(BEING_ATTACKED, All(Monster(FACE_DOWN), YOUR_FIELD))
        ),
        while_=Exists(Monster(FACE_UP, name="Marshmallon"), YOUR_FIELD),
    ),
)

TOLL: Final = Card(82003859, "Toll", AttackCost(by=PayLP(500), of=EITHER))

GRAVEKEEPERS_SERVANT: Final = Card(
    16762927, "Gravekeeper's Servant", AttackCost(by=SendToGraveyard(Top(1)), of=OPPONENT)
)

# ------------------------------------------------------------------------------------------------ what does not reach

NON_SPELLCASTING_AREA: Final = Card(
    20065549,
    "Non-Spellcasting Area",
    Continuous(do=Forbid(BEING_AFFECTED, All(Monster(FACE_UP, not_kind=EFFECT), THE_FIELD), by=Spell())),
)

TALISMAN_OF_TRAP_SEALING: Final = Card(
    19312169,
    "Talisman of Trap Sealing",
    Activation(needs=MEISEI),
    Continuous(do=Forbid(ACTIVATING, All(Trap(), THE_FIELD)).also(NegateEffectsOf(All(Trap(), THE_FIELD)))),
    Continuous(do=Destroy(THIS_CARD), while_=Not(MEISEI)),
)

KISHIDO_SPIRIT: Final = Card(
    60519422,
    "Kishido Spirit",
    Continuous(
        do=Forbid(
            BEING_DESTROYED_BY_BATTLE,
            All(Monster(FACE_UP, battling=True, atk=Stat(ATK, THE_OPPOSING)), YOUR_FIELD),
        )
    ),
)

THE_SANCTUARY_IN_THE_SKY: Final = Card(
    56433456,
    "The Sanctuary in the Sky",
    Continuous(1, ChangeDamage(NO_DAMAGE, YOU, cards=All(Monster(type_=FAIRY), YOUR_FIELD))),
    Continuous(do=ChangeDamage(NO_DAMAGE, OPPONENT, cards=All(Monster(type_=FAIRY), OPPONENTS_FIELD))),
)

FOUR_CLOCK_COUNTERS: Final = HasCounters(CLOCK_COUNTER, 4)
CLOCK_TOWER_PRISON: Final = Card(
    75041269,
    "Clock Tower Prison",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, OPPONENT)),
        limit=Limit(),
        do=PlaceCounters(CLOCK_COUNTER, 1, THIS_CARD),
        mandatory=True,
    ),
    Continuous(do=ChangeDamage(NO_DAMAGE, YOU), while_=Compare(Counters(CLOCK_COUNTER, THIS_CARD), AtLeast(4))),
    Trigger(
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, destroyed=True, was=AnyCard(that=FOUR_CLOCK_COUNTERS))),
        do=SpecialSummon(One(Monster(name="Destiny HERO - Dreadmaster"), YOUR_HAND | YOUR_DECK)),
        mandatory=True,
    ),
)

# ----------------------------------------------------------------------------------------------------- what is stronger

IMPENETRABLE_FORMATION: Final = Card(
    96631852,
    "Impenetrable Formation",
    Activation(target=One(Monster(), YOUR_FIELD), do=LinkTogether(THE_TARGET)),
    Continuous(
        do=ChangeStat(DEF, THE_LINKED_CARD, 700),
        while_=Both(Exists(Monster(), YOUR_FIELD, AtLeast(2)), Not(Exists(Monster(ATTACK_POSITION), YOUR_FIELD))),
    ),
    Unclassified(when=When(LeftField(THE_LINKED_CARD)), do=Destroy(THIS_CARD)),
)

SKYSCRAPER: Final = Card(
    63035430,
    "Skyscraper",
    Continuous(
        1,
        OnlyIf(
            Compare(Stat(ATK, THE_OPPOSING), AtLeast(Plus(1, Stat(ATK, THAT_CARD)))),
            ChangeStat(ATK, THAT_CARD, 1000, until=UNTIL_CALCULATED),
        ),
        when=If(BattleReached(DAMAGE_CALCULATION, Monster(archetype="Elemental HERO"), Monster(), AS_ATTACKER)),
    ),
)

SPIRAL_SPEAR_STRIKE: Final = Card(
    49328340,
    "Spiral Spear Strike",
    Continuous(1, Grant(PIERCING, All(Monster(FACE_UP, name=THE_GAIAS), YOUR_FIELD))),
    Trigger(
        2,
        when=If(
            DamageTaken(
                OPPONENT,
                BECAUSE_OF_BATTLE,
                by_card=Monster(name="Gaia the Dragon Champion", controller=YOU, attacking=True),
            )
        ),
        needs=Exists(Monster(DEFENSE_POSITION, battling=True), OPPONENTS_FIELD),
        do=Draw(2).then(Discard(One(ANY_CARD, YOUR_HAND))),
        mandatory=True,
    ),
)

# ---------------------------------------------------------------------------------------------- hands and summons

INFINITE_CARDS: Final = Card(94163677, "Infinite Cards", Continuous(do=Forbid(ADJUSTING_HAND, who=EITHER)))

FUSION_GATE: Final = Card(
    33550694,
    "Fusion Gate",
    Ignition(do=FusionSummon(Monster(kind=FUSION), YOUR_HAND | YOUR_FIELD, banish=True), shared=True),
)

CENTRIFUGAL_FIELD: Final = Card(
    1801154,
    "Centrifugal Field",
    Trigger(
        when=When(Sent(Monster(kind=FUSION, owner=YOU), YOUR_GRAVEYARD, because=BECAUSE_OF_EFFECT, destroyed=True)),
        target=One(Monster(that=ListedOn(THAT_CARD)), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
        mandatory=True,
        shared=True,
    ),
)

# --------------------------------------------------------------------------------------- what only other cards place

BY_THE_DESTINY_BOARD: Final = OnlyPlaced(by=AnyCard(name="Destiny Board"))
BY_THE_FIRST_SARCOPHAGUS: Final = OnlyPlaced(by=AnyCard(name="The First Sarcophagus"))

SPIRIT_MESSAGE_I: Final = Card(31893528, 'Spirit Message "I"', BY_THE_DESTINY_BOARD)

SPIRIT_MESSAGE_N: Final = Card(67287533, 'Spirit Message "N"', BY_THE_DESTINY_BOARD)

SPIRIT_MESSAGE_A: Final = Card(94772232, 'Spirit Message "A"', BY_THE_DESTINY_BOARD)

SPIRIT_MESSAGE_L: Final = Card(30170981, 'Spirit Message "L"', BY_THE_DESTINY_BOARD)

THE_SECOND_SARCOPHAGUS: Final = Card(4081094, "The Second Sarcophagus", BY_THE_FIRST_SARCOPHAGUS)

THE_THIRD_SARCOPHAGUS: Final = Card(78697395, "The Third Sarcophagus", BY_THE_FIRST_SARCOPHAGUS)

CARDS: Final[tuple[Card, ...]] = (
    VENGEFUL_BOG_SPIRIT,
    THE_DARK_DOOR,
    D_D_BORDERLINE,
    MARSHMALLON_GLASSES,
    TOLL,
    GRAVEKEEPERS_SERVANT,
    NON_SPELLCASTING_AREA,
    TALISMAN_OF_TRAP_SEALING,
    KISHIDO_SPIRIT,
    THE_SANCTUARY_IN_THE_SKY,
    CLOCK_TOWER_PRISON,
    IMPENETRABLE_FORMATION,
    SKYSCRAPER,
    SPIRAL_SPEAR_STRIKE,
    INFINITE_CARDS,
    FUSION_GATE,
    CENTRIFUGAL_FIELD,
    SPIRIT_MESSAGE_I,
    SPIRIT_MESSAGE_N,
    SPIRIT_MESSAGE_A,
    SPIRIT_MESSAGE_L,
    THE_SECOND_SARCOPHAGUS,
    THE_THIRD_SARCOPHAGUS,
)

"""Monsters that answer an attack or a battle: what they do to the other monster, or as it has destroyed them."""

from typing import Final

from spellspeed.lang.vocabulary import *

WAS_FACE_DOWN: Final = Matches(THIS_CARD, Monster(that=LayAtStart(FACE_DOWN)))


STRIPS_THE_ATTACKER: Final = Quick(
    when=When(BattleReached(DAMAGE_CALCULATION, THIS_CARD, Monster(), AS_ATTACKED)),
    needs=During(turn_of=OPPONENT),
    limit=Limit(PER_COPY, A_DUEL),
    target=Those(THE_OPPOSING, Monster()),
    do=ChangeStat(ATK, THE_TARGET, 0, become=True, until=UNTIL_CALCULATED),
)

# ------------------------------------------------------------------------------------------------ during the battle

SANGA_OF_THE_THUNDER: Final = Card(25955164, "Sanga of the Thunder", STRIPS_THE_ATTACKER)
KAZEJIN: Final = Card(62340868, "Kazejin", STRIPS_THE_ATTACKER)
SUIJIN: Final = Card(98434877, "Suijin", STRIPS_THE_ATTACKER)

THE_HUNTER_WITH_7_WEAPONS: Final = Card(
    1525329,
    "The Hunter with 7 Weapons",
    Trigger(
        when=If(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        do=Declare(A_TYPE),
        mandatory=True,
    ),
    Continuous(
        do=ChangeStat(ATK, THIS_CARD, 1000, until=UNTIL_CALCULATED),
        when=If(BattleReached(DAMAGE_CALCULATION, THIS_CARD, Monster(declared=A_TYPE))),
    ),
)

EIGHT_CLAWS_SCORPION: Final = Card(
    14261867,
    "8-Claws Scorpion",
    Ignition(limit=Limit(), do=ChangePosition(THIS_CARD, FACE_DOWN_DEFENSE)),
    Continuous(
        do=ChangeStat(ATK, THIS_CARD, 2400, become=True, until=UNTIL_CALCULATED),
        when=If(BattleReached(DAMAGE_CALCULATION, THIS_CARD, Monster(that=LayAtStart(FACE_DOWN)), AS_ATTACKER)),
    ),
)

KISEITAI: Final = Card(
    4266839,
    "Kiseitai",
    Trigger(
        when=If(BattleReached(BEFORE_DAMAGE_CALCULATION, THIS_CARD, role=AS_ATTACKED)),
        needs=Both(WAS_FACE_DOWN, Matches(THE_OPPOSING, Monster(controller=OPPONENT))),
        do=Equip(THE_OPPOSING),
        mandatory=True,
    ),
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, OPPONENT)),
        needs=EQUIPPED_BY_ITSELF,
        do=GainLP(Half(Stat(ATK, THE_EQUIPPED))),
        from_=YOUR_SPELL_TRAP_ZONE,
        mandatory=True,
    ),
)

# ---------------------------------------------------------------------------------------------- after the calculation

GIANT_AXE_MUMMY: Final = Card(
    78266168,
    "Giant Axe Mummy",
    Ignition(limit=Limit(), do=ChangePosition(THIS_CARD, FACE_DOWN_DEFENSE)),
    Trigger(
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, role=AS_ATTACKED)),
        needs=Both(WAS_FACE_DOWN, Matches(THE_OPPOSING, Monster(atk=AtMost(Plus(-1, Stat(DEF, THIS_CARD)))))),
        do=Destroy(THE_OPPOSING),
        mandatory=True,
    ),
)

# It throws what it has battled in Defense Position also if it was destroyed by that battle.
LEGENDARY_JUJITSU_MASTER: Final = Card(
    25773409,
    "Legendary Jujitsu Master",
    Trigger(
        when=If(BattleReached(END_OF_DAMAGE_STEP, THIS_CARD, Monster())),
        needs=Both(Matches(THIS_CARD, Monster(FACE_UP_DEFENSE)), HasDone(THIS_CARD, BATTLED)),
        do=ReturnToDeck(THE_OPPOSING, ON_TOP),
        mandatory=True,
    ),
    Trigger(
        when=If(Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE, was=Monster(FACE_UP_DEFENSE))),
        do=ReturnToDeck(THE_OPPOSING, ON_TOP),
        mandatory=True,
    ),
)

THE_UNHAPPY_GIRL: Final = Card(
    27618634,
    "The Unhappy Girl",
    Continuous(do=Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD), while_=Matches(THIS_CARD, Monster(FACE_UP_ATTACK))),
    Continuous(do=LinkTogether(THE_OPPOSING), when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, Monster()))),
    Continuous(
        do=Forbid(CHANGING_POSITION, THE_LINKED_CARD).also(Forbid(ATTACKING, THE_LINKED_CARD)),
        while_=Matches(THIS_CARD, Monster(FACE_UP_ATTACK)),
    ),
)

# ------------------------------------------------------------------------------------------------ destroyed by battle

YOMI_SHIP: Final = Card(
    51534754,
    "Yomi Ship",
    Trigger(
        1,
        when=If(Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE, by_card=Monster())),
        do=Destroy(THE_OPPOSING),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

ATOMIC_FIREFLY: Final = Card(
    87340664,
    "Atomic Firefly",
    Trigger(
        when=If(Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE, was=Monster(that=LayAtStart(FACE_UP)))),
        do=InflictDamage(1000, OPPONENT),
        mandatory=True,
    ),
)

PIXIE_KNIGHT: Final = Card(
    35429292,
    "Pixie Knight",
    Trigger(
        when=When(Sent(THIS_CARD, EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE)),
        target=One(Spell(), YOUR_GRAVEYARD, by=OPPONENT),
        do=ReturnToDeck(THE_TARGET, ON_TOP),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

FAMILIAR_KNIGHT: Final = Card(
    89731911,
    "Familiar Knight",
    Trigger(
        1,
        when=When(Sent(THIS_CARD, EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE)),
        do=May(SpecialSummon(One(Monster(level=4), YOUR_HAND))).also(
            May(
                SpecialSummon(One(Monster(level=4), OPPONENTS_HAND, by=OPPONENT), to=OPPONENT, who=OPPONENT),
                by=OPPONENT,
            )
        ),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

LEGACY_HUNTER: Final = Card(
    87010442,
    "Legacy Hunter",
    Trigger(
        when=If(
            Sent(Monster(that=LayAtStart(FACE_DOWN)), EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)
        ),
        do=ReturnToDeck(One(ANY_CARD, OPPONENTS_HAND, at_random=True)),
        mandatory=True,
    ),
)

ELECTROMAGNETIC_BAGWORM: Final = Card(
    7914843,
    "Electromagnetic Bagworm",
    Flip(
        1,
        target=One(Monster(FACE_UP, type_=MACHINE), OPPONENTS_FIELD),
        do=ChangeControl(Those(THE_TARGET, Monster(FACE_UP, type_=MACHINE)), until=UNTIL_YOUR_NEXT_END_PHASE),
    ),
    Trigger(
        2,
        when=If(Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE, by_card=Monster())),
        do=ChangeStat(ATK | DEF, THE_OPPOSING, 500, lose=True),
        mandatory=True,
    ),
)

JETROID: Final = Card(
    43697559,
    "Jetroid",
    Continuous(
        do=AllowTrap(from_hand=True, any_number=True),
        while_=Both(
            InBattleStep(),
            Matches(THIS_CARD, Monster(battling=True)),
            Exists(Monster(attacking=True), OPPONENTS_FIELD),
        ),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    SANGA_OF_THE_THUNDER,
    KAZEJIN,
    SUIJIN,
    THE_HUNTER_WITH_7_WEAPONS,
    EIGHT_CLAWS_SCORPION,
    KISEITAI,
    GIANT_AXE_MUMMY,
    LEGENDARY_JUJITSU_MASTER,
    THE_UNHAPPY_GIRL,
    YOMI_SHIP,
    ATOMIC_FIREFLY,
    PIXIE_KNIGHT,
    FAMILIAR_KNIGHT,
    LEGACY_HUNTER,
    ELECTROMAGNETIC_BAGWORM,
    JETROID,
)

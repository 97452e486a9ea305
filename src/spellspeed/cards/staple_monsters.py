"""Monsters that decks of the years up to 2006 were built on or around."""

from typing import Final

from spellspeed.lang.vocabulary import *

ATTACKED_IN_ATTACK_POSITION: Final = Matches(THIS_CARD, Monster(FACE_UP_ATTACK, that=LayAtStart(FACE_UP)))

# -------------------------------------------------------------------------------------------------- destroyed by battle

SLATE_WARRIOR: Final = Card(
    78636495,
    "Slate Warrior",
    Flip(1, do=ChangeStat(ATK | DEF, THIS_CARD, 500)),
    Trigger(
        2,
        when=If(Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE)),
        do=ChangeStat(ATK | DEF, THE_OPPOSING, 500, lose=True),
        mandatory=True,
    ),
)

RIGOROUS_REAVER: Final = Card(
    39180960,
    "Rigorous Reaver",
    Flip(1, do=Discard(One(ANY_CARD, YOUR_HAND)).also(Discard(One(ANY_CARD, OPPONENTS_HAND, by=OPPONENT)))),
    Trigger(
        2,
        when=If(Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE)),
        do=ChangeStat(ATK | DEF, THE_OPPOSING, 500, lose=True),
        mandatory=True,
    ),
)

# -------------------------------------------------------------------------------------------------------- battle damage

# That it is destroyed makes no chain; what the battle destroys is not destroyed again.
REFLECT_BOUNDER: Final = Card(
    2851070,
    "Reflect Bounder",
    Trigger(
        when=If(BattleReached(BEFORE_DAMAGE_CALCULATION, THIS_CARD, Monster(controller=OPPONENT), AS_ATTACKED)),
        needs=ATTACKED_IN_ATTACK_POSITION,
        do=InflictDamage(Stat(ATK, THE_OPPOSING), OPPONENT),
        mandatory=True,
    ),
    Continuous(
        do=Destroy(THIS_CARD),
        while_=ATTACKED_IN_ATTACK_POSITION,
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, Monster(controller=OPPONENT), AS_ATTACKED)),
    ),
)

DARK_SCORPION_MEANAE_THE_THORN: Final = Card(
    74153887,
    "Dark Scorpion - Meanae the Thorn",
    Trigger(
        when=When(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD)),
        limit=Limit(PER_CARD, A_CHAIN),
        do=AddToHand(One(AnyCard(archetype="Dark Scorpion"), YOUR_DECK)),
    ),
    Trigger(
        when=When(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD)),
        limit=Limit(PER_CARD, A_CHAIN),
        target=One(AnyCard(archetype="Dark Scorpion"), YOUR_GRAVEYARD),
        do=AddToHand(THE_TARGET),
    ),
)

# ------------------------------------------------------------------------------------------------ how they are summoned

EXXOD_MASTER_OF_THE_GUARD: Final = Card(
    55737443,
    "Exxod, Master of The Guard",
    SummonProcedure(by=Tribute(One(Monster(archetype="sphinx"), YOUR_FIELD)), properly=False),
    Trigger(
        when=When(Summoned(Monster(attribute=EARTH), SUMMONED_BY_FLIPPING, other_than=THIS_CARD)),
        do=InflictDamage(1000, OPPONENT),
        mandatory=True,
    ),
)

SIMORGH_BIRD_OF_DIVINITY: Final = Card(
    14989021,
    "Simorgh, Bird of Divinity",
    SummonCondition(never=SUMMONED_SPECIALLY),
    TributeProcedure(tributes=ANY_NUMBER, of=Monster(attribute=WIND), only=True),
    Trigger(
        when=If(PhaseReached(END_PHASE)),
        do=InflictDamage(Difference(1000, Times(500, CountOf(SpellOrTrap(), YOUR_FIELD))), YOU).also(
            InflictDamage(Difference(1000, Times(500, CountOf(SpellOrTrap(), OPPONENTS_FIELD))), OPPONENT)
        ),
        mandatory=True,
    ),
)

BLAST_MAGICIAN: Final = Card(
    21051146,
    "Blast Magician",
    Continuous(do=PlaceCounters(SPELL_COUNTER, 1, THIS_CARD), when=If(Activated(Spell()))),
    Ignition(
        cost=Declare(A_NUMBER, most=Counters(SPELL_COUNTER, THIS_CARD)).and_(
            RemoveCounters(SPELL_COUNTER, THIS_CARD, TheDeclared())
        ),
        target=One(Monster(FACE_UP, atk=AtMost(Times(700, TheDeclared()))), THE_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

CREEPING_DOOM_MANTA: Final = Card(
    52571838, "Creeping Doom Manta", Continuous(do=Forbid(BEING_ANSWERED, THIS_CARD, by=Trap(FACE_DOWN)))
)

LAVA_GOLEM: Final = Card(
    102380,
    "Lava Golem",
    SummonProcedure(
        by=Tribute(Some(2, Monster(), OPPONENTS_FIELD)), to=OPPONENT, oath=Forbid(NORMAL_SUMMONING, who=YOU)
    ),
    Trigger(1, when=If(PhaseReached(STANDBY_PHASE, YOU)), do=InflictDamage(1000, YOU), mandatory=True),
)

GEARFRIED_THE_SWORDMASTER: Final = Card(
    57046845,
    "Gearfried the Swordmaster",
    SummonCondition(only_by=AnyCard(name="Release Restraint")),
    Trigger(
        when=When(Equipped(ANY_CARD, THIS_CARD)),
        target=One(Monster(), OPPONENTS_FIELD),
        do=Destroy(THE_TARGET),
        mandatory=True,
    ),
)

# ----------------------------------------------------------------------------------------------------- equips, discards

GEARFRIED_THE_IRON_KNIGHT: Final = Card(
    423705,
    "Gearfried the Iron Knight",
    Trigger(1, when=If(Equipped(ANY_CARD, THIS_CARD)), do=Destroy(THAT_CARD), mandatory=True),
)

GOLDD_WU_LORD_OF_DARK_WORLD: Final = Card(
    78004197,
    "Goldd, Wu-Lord of Dark World",
    Trigger(
        when=If(Discarded(THIS_CARD, because=BECAUSE_OF_EFFECT, by=YOU)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
    Trigger(
        when=If(Discarded(THIS_CARD, because=BECAUSE_OF_EFFECT, by=OPPONENT)),
        target=UpTo(2, ANY_CARD, OPPONENTS_FIELD, or_none=True),
        do=SpecialSummon(THIS_CARD).then(Destroy(THE_TARGET)),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

# ----------------------------------------------------------------------------------------------------- back to the hand

CRIOSPHINX: Final = Card(
    18654201,
    "Criosphinx",
    Trigger(
        when=When(Sent(Monster(owner=YOU), YOUR_HAND, from_=THE_FIELD)),
        do=SendToGraveyard(One(ANY_CARD, YOUR_HAND)),
        mandatory=True,
    ),
    Trigger(
        when=When(Sent(Monster(owner=OPPONENT), OPPONENTS_HAND, from_=THE_FIELD)),
        do=SendToGraveyard(One(ANY_CARD, OPPONENTS_HAND, by=OPPONENT)),
        mandatory=True,
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    SLATE_WARRIOR,
    RIGOROUS_REAVER,
    REFLECT_BOUNDER,
    DARK_SCORPION_MEANAE_THE_THORN,
    EXXOD_MASTER_OF_THE_GUARD,
    SIMORGH_BIRD_OF_DIVINITY,
    BLAST_MAGICIAN,
    CREEPING_DOOM_MANTA,
    LAVA_GOLEM,
    GEARFRIED_THE_SWORDMASTER,
    GEARFRIED_THE_IRON_KNIGHT,
    GOLDD_WU_LORD_OF_DARK_WORLD,
    CRIOSPHINX,
)

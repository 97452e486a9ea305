"""Monsters that do something in a later phase because of what has become of them, and what was attacked face-down."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_DESTROYED_MONSTER: Final = Ref("the destroyed monster")
ATTACKED_FACE_DOWN: Final = Matches(THIS_CARD, Monster(that=LayAtStart(FACE_DOWN)))

# --------------------------------------------------------------------------------------------- in your Standby Phase

VAMPIRE_LORD: Final = Card(
    53839837,
    "Vampire Lord",
    Trigger(
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD)),
        do=Declare(A_CARD_KIND).also(
            SendToGraveyard(One(AnyCard(declared=A_CARD_KIND), OPPONENTS_DECK, by=OPPONENT)),
        ),
        mandatory=True,
    ),
    Trigger(
        when=If(
            PhaseReached(
                STANDBY_PHASE,
                YOU,
                after=Sent(
                    THIS_CARD,
                    YOUR_GRAVEYARD,
                    from_=YOUR_FIELD | YOUR_HAND | YOUR_DECK,
                    because=BECAUSE_OF_EFFECT,
                    by=OPPONENT,
                    destroyed=True,
                ),
            )
        ),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

GERNIA: Final = Card(
    77936940,
    "Gernia",
    Trigger(
        1,
        when=If(
            PhaseReached(
                STANDBY_PHASE,
                YOU,
                after=Sent(
                    THIS_CARD,
                    YOUR_GRAVEYARD,
                    from_=YOUR_FIELD,
                    because=BECAUSE_OF_EFFECT,
                    by=OPPONENT,
                    destroyed=True,
                    was=Monster(FACE_UP),
                ),
            )
        ),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

SACRED_PHOENIX_OF_NEPHTHYS: Final = Card(
    61441708,
    "Sacred Phoenix of Nephthys",
    Trigger(
        1,
        when=If(
            PhaseReached(
                STANDBY_PHASE,
                YOU,
                after=Sent(THIS_CARD, YOUR_GRAVEYARD, because=BECAUSE_OF_EFFECT, destroyed=True),
            )
        ),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
    Trigger(
        2,
        when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY, by_line=1)),
        do=Destroy(All(SpellOrTrap(), THE_FIELD)),
        mandatory=True,
    ),
)

# --------------------------------------------------------------------------------------------- in the End Phase

FOX_FIRE: Final = Card(
    88753985,
    "Fox Fire",
    Trigger(
        when=If(
            PhaseReached(
                END_PHASE,
                after=Sent(THIS_CARD, YOUR_GRAVEYARD, because=BECAUSE_OF_BATTLE, was=Monster(that=LayAtStart(FACE_UP))),
            )
        ),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
    Continuous(do=Forbid(BEING_TRIBUTED_FOR_SUMMON, THIS_CARD)),
)

DARK_NECROFEAR: Final = Card(
    31829185,
    "Dark Necrofear",
    SummonProcedure(by=Banish(Some(3, Monster(type_=FIEND), YOUR_GRAVEYARD))),
    Trigger(
        1,
        when=If(
            PhaseReached(
                END_PHASE,
                after=Sent(
                    THIS_CARD,
                    YOUR_GRAVEYARD,
                    from_=YOUR_MONSTER_ZONE,
                    by=OPPONENT,
                    destroyed=True,
                ),
            )
        ),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=Equip(THE_TARGET),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
    Continuous(2, ChangeControl(THE_EQUIPPED), while_=EQUIPPED_BY_ITSELF),
)

DD_SCOUT_PLANE: Final = Card(
    3773196,
    "D.D. Scout Plane",
    Trigger(
        1,
        when=If(PhaseReached(END_PHASE, after=Sent(THIS_CARD, EITHER_BANISHED))),
        limit=Limit(PER_CARD_ANYWHERE),
        do=SpecialSummon(THIS_CARD, FACE_UP_ATTACK),
        from_=YOUR_BANISHED,
        mandatory=True,
    ),
)

# --------------------------------------------------------------------------------------------- attacked face-down

MARSHMALLON: Final = Card(
    31305911,
    "Marshmallon",
    Continuous(1, Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD)),
    Trigger(
        2,
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, role=AS_ATTACKED)),
        needs=ATTACKED_FACE_DOWN,
        do=InflictDamage(1000, OPPONENT),
        mandatory=True,
    ),
)

BLAST_SPHERE: Final = Card(
    26302522,
    "Blast Sphere",
    Trigger(
        1,
        when=If(
            BattleReached(BEFORE_DAMAGE_CALCULATION, THIS_CARD, Monster(controller=OPPONENT), AS_ATTACKED),
        ),
        needs=ATTACKED_FACE_DOWN,
        do=Equip(THE_OPPOSING),
        mandatory=True,
    ),
    Trigger(
        2,
        when=If(PhaseReached(STANDBY_PHASE, OPPONENT, after=Equipped(THIS_CARD, Monster()))),
        needs=EQUIPPED_BY_ITSELF,
        do=Destroy(THE_EQUIPPED, called=THE_DESTROYED_MONSTER).and_if_you_do(
            InflictDamage(Stat(ATK, THE_DESTROYED_MONSTER, before=True), OPPONENT)
        ),
        from_=YOUR_SPELL_TRAP_ZONE,
        mandatory=True,
    ),
)

ADHESIVE_EXPLOSIVE: Final = Card(
    53828396,
    "Adhesive Explosive",
    Trigger(
        when=If(
            BattleReached(BEFORE_DAMAGE_CALCULATION, THIS_CARD, Monster(controller=OPPONENT), AS_ATTACKED),
        ),
        needs=ATTACKED_FACE_DOWN,
        do=Equip(THE_OPPOSING),
        mandatory=True,
    ),
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, OPPONENT, after=Equipped(THIS_CARD, Monster()))),
        needs=EQUIPPED_BY_ITSELF,
        do=Destroy(THE_EQUIPPED),
        from_=YOUR_SPELL_TRAP_ZONE,
        mandatory=True,
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    VAMPIRE_LORD,
    GERNIA,
    SACRED_PHOENIX_OF_NEPHTHYS,
    FOX_FIRE,
    DARK_NECROFEAR,
    DD_SCOUT_PLANE,
    MARSHMALLON,
    BLAST_SPHERE,
    ADHESIVE_EXPLOSIVE,
)

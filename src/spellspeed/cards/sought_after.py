"""Cards of old decks that each say something of their own."""

from typing import Final

from spellspeed.lang.vocabulary import *

# ----------------------------------------------------------------------------------------------------------- equipped

NECKLACE_FALLS: Final = When(Sent(THIS_CARD, YOUR_GRAVEYARD, from_=THE_FIELD))
LOST_WITH_ITS_WEARER: Final = HasDone(THIS_CARD, LOST_IN_BATTLE)
THEY_HOLD_A_CARD: Final = Exists(ANY_CARD, OPPONENTS_HAND)

# One of the two is chosen that can do anything; if neither can, it is the first.
NECKLACE_OF_COMMAND: Final = Card(
    48576971,
    "Necklace of Command",
    Activation(target=One(Monster(FACE_UP), THE_FIELD), do=Equip(THE_TARGET)),
    Trigger(
        when=NECKLACE_FALLS,
        needs=Both(LOST_WITH_ITS_WEARER, Either(Exists(ANY_CARD, YOUR_DECK), Not(THEY_HOLD_A_CARD))),
        limit=Limit(PER_CARD, A_CHAIN),
        do=Draw(1),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
    Trigger(
        when=NECKLACE_FALLS,
        needs=Both(LOST_WITH_ITS_WEARER, THEY_HOLD_A_CARD),
        limit=Limit(PER_CARD, A_CHAIN),
        do=Discard(One(ANY_CARD, OPPONENTS_HAND, at_random=True)),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

GILFORD_THE_LEGEND: Final = Card(
    69933858,
    "Gilford the Legend",
    SummonCondition(never=SUMMONED_SPECIALLY),
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        do=EquipEach(All(Spell(kind=EQUIP), YOUR_GRAVEYARD), Monster(FACE_UP, type_=WARRIOR)),
    ),
)

DOUBLE_SNARE: Final = Card(
    3682106,
    "Double Snare",
    Activation(
        target=One(AnyCard(FACE_UP, that=NegatesEffectsOf(Trap())), THE_FIELD, other_than=THIS_CARD),
        do=Destroy(THE_TARGET),
    ),
)

# ---------------------------------------------------------------------------------------------- damage turned back

TAKEN_INSTEAD: Final = ChangeDamage(DAMAGE_TO_OPPONENT, YOU, BECAUSE_OF_EFFECT, until=UNTIL_IT_RESOLVES)

BARREL_BEHIND_THE_DOOR: Final = Card(
    78783370,
    "Barrel Behind the Door",
    Activation(
        when=When(Activated(ANY_CARD, AS_ANYTHING, including=(InflictDamage(1, YOU),))),
        do=TAKEN_INSTEAD,
    ),
)

SPELL_OF_PAIN: Final = Card(
    76714458,
    "Spell of Pain",
    Activation(
        when=When(Activated(ANY_CARD, AS_ANYTHING, by=OPPONENT, including=(InflictDamage(1, YOU),))),
        do=TAKEN_INSTEAD,
    ),
)

# ------------------------------------------------------------------------------------------------ past the monsters

HIS_ZONES_ARE_EMPTY: Final = Not(Exists(ANY_CARD, Place(opponents=IN_SPELL_TRAP_ZONE)))

SONIC_SHOOTER: Final = Card(
    40384720,
    "Sonic Shooter",
    Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD), while_=HIS_ZONES_ARE_EMPTY),
    Continuous(
        do=ChangeDamage(FIXED_DAMAGE, OPPONENT, cards=THIS_CARD, amount=Stat(ATK, THIS_CARD, original=True)),
        while_=Both(
            HIS_ZONES_ARE_EMPTY,
            Matches(THIS_CARD, Monster(attacking=True)),
            Exists(Monster(), OPPONENTS_FIELD),
            Not(Exists(Monster(battling=True), OPPONENTS_FIELD)),
        ),
    ),
)

# ----------------------------------------------------------------------------------------------- upon all monsters

DIFFUSION_WAVE_MOTION: Final = Card(
    87880531,
    "Diffusion Wave-Motion",
    Activation(
        1,
        needs=Exists(Monster(), OPPONENTS_FIELD),
        cost=PayLP(1000),
        target=One(Monster(FACE_UP, type_=SPELLCASTER, level=AtLeast(7)), YOUR_FIELD),
        do=Grant(ATTACK_EVERY_MONSTER, THE_TARGET, until=UNTIL_TURN_ENDS)
        .also(Grant(MUST_ATTACK, THE_TARGET, until=UNTIL_TURN_ENDS))
        .also(Forbid(DECLARING_ATTACKS, who=YOU, other_than=THE_TARGET, until=UNTIL_TURN_ENDS))
        .also(
            GainEffects(
                THE_TARGET,
                lines=(
                    Continuous(
                        do=NegateEffectsOf(THE_OPPOSING).also(Forbid(ACTIVATING, THE_OPPOSING)),
                        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, Monster(doomed=True), AS_ATTACKER)),
                    ),
                    Continuous(
                        do=NegateEffectsOf(THE_OPPOSING).also(Forbid(ACTIVATING, THE_OPPOSING)),
                        when=If(Destroyed(Monster(), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
                    ),
                ),
                until=UNTIL_TURN_ENDS,
            )
        ),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    NECKLACE_OF_COMMAND,
    GILFORD_THE_LEGEND,
    DOUBLE_SNARE,
    BARREL_BEHIND_THE_DOOR,
    SPELL_OF_PAIN,
    SONIC_SHOOTER,
    DIFFUSION_WAVE_MOTION,
)

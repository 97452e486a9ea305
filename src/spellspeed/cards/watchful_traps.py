"""Continuous Traps that watch monsters, damage, discards and Spells, and Traps that bind themselves to a monster."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_CHOSEN_CARD: Final = Ref("the chosen card")

# -------------------------------------------------------------------------------------------------------- battle damage

BEGONE_KNAVE: Final = Card(
    20374520,
    "Begone, Knave!",
    Trigger(
        1,
        when=If(DamageTaken(EITHER, BECAUSE_OF_BATTLE, Monster())),
        do=AddToHand(THAT_CARD),
        from_=YOUR_SPELL_TRAP_ZONE,
        mandatory=True,
    ),
)

DES_COUNTERBLOW: Final = Card(
    39131963,
    "Des Counterblow",
    Trigger(
        when=If(DamageTaken(EITHER, BECAUSE_OF_BATTLE, Monster(), directly=True)),
        do=Destroy(THAT_CARD),
        mandatory=True,
    ),
)

# ---------------------------------------------------------------------------------------------------------------- hands

# What is discarded of yours comes to your own Graveyard, and does not count.
MAGICAL_THORN: Final = Card(
    53119267,
    "Magical Thorn",
    Continuous(
        do=InflictDamage(Times(500, CountOf(ANY_CARD, OPPONENTS_GRAVEYARD, among=THAT_CARD)), OPPONENT),
        when=If(Discarded(ANY_CARD, from_=OPPONENTS_HAND)),
        together=True,
    ),
)

FORCED_REQUISITION: Final = Card(
    74923978,
    "Forced Requisition",
    Activation(when=When(Discarded(ANY_CARD, from_=YOUR_HAND))),
    Continuous(
        do=Discard(Some(HowMany(THAT_CARD), ANY_CARD, OPPONENTS_HAND, by=OPPONENT, or_all=True)),
        when=If(Discarded(ANY_CARD, from_=YOUR_HAND)),
        together=True,
    ),
)

THE_EYE_OF_TRUTH: Final = Card(
    34694160,
    "The Eye of Truth",
    Continuous(do=Reveal(All(AnyCard(), OPPONENTS_HAND))),
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, OPPONENT)),
        still_needs=Exists(Spell(), OPPONENTS_HAND),
        limit=Limit(),
        do=GainLP(1000, OPPONENT),
        mandatory=True,
    ),
)

OMINOUS_FORTUNETELLING: Final = Card(
    56995655,
    "Ominous Fortunetelling",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        needs=Exists(ANY_CARD, OPPONENTS_HAND),
        limit=Limit(),
        do=Declare(A_CARD_KIND)
        .then(Reveal(One(ANY_CARD, OPPONENTS_HAND, at_random=True, called=THE_CHOSEN_CARD)))
        .then(OnlyIf(Matches(THE_CHOSEN_CARD, AnyCard(declared=A_CARD_KIND)), InflictDamage(700, OPPONENT))),
        mandatory=True,
    ),
)

# ------------------------------------------------------------------------------------------------------------- monsters

ROYAL_COMMAND: Final = Card(
    33950246,
    "Royal Command",
    Continuous(
        do=Forbid(ACTIVATING, who=EITHER, what=Monster(kind=FLIP)).also(NegateEffectsOf(what=Monster(kind=FLIP)))
    ),
)

SPIRITS_INVITATION: Final = Card(
    92394653,
    "Spirit's Invitation",
    Trigger(
        when=If(Sent(Monster(FACE_UP, kind=SPIRIT), YOUR_HAND, from_=THE_FIELD)),
        do=AddToHand(One(Monster(), OPPONENTS_FIELD, by=OPPONENT)),
        mandatory=True,
    ),
    Clause(when=If(PhaseReached(STANDBY_PHASE, YOU)), do=OneOf(PayLP(500), Destroy(THIS_CARD))),
)

REMOVE_BRAINWASHING: Final = Card(
    94739788,
    "Remove Brainwashing",
    Continuous(
        do=ChangeControl(All(Monster(owner=YOU), THE_FIELD), YOU).also(
            ChangeControl(All(Monster(owner=OPPONENT), THE_FIELD), OPPONENT)
        )
    ),
)

# A monster that was turned face-down in response is not meant any more.
THE_ATTACKED: Final = Monster(FACE_UP, battling=True)
PREPARE_TO_STRIKE_BACK: Final = Card(
    4483989,
    "Prepare to Strike Back",
    Trigger(
        when=When(AttackDeclared(Monster(), by=OPPONENT, on=Monster(FACE_UP_DEFENSE))),
        do=OnlyIf(
            Exists(THE_ATTACKED, YOUR_FIELD),
            TossCoins(call=True)
            .also(OnlyIf(CalledRight(), ChangePosition(All(THE_ATTACKED, YOUR_FIELD), FACE_UP_ATTACK)))
            .also(
                OnlyIf(
                    Not(CalledRight()),
                    InflictDamage(Difference(Stat(ATK, THAT_CARD), SumOf(DEF, THE_ATTACKED, YOUR_FIELD)), YOU),
                )
            ),
        ),
        mandatory=True,
    ),
)

# --------------------------------------------------------------------------------------------------- bound to a monster

RARE_METALMORPH: Final = Card(
    12503902,
    "Rare Metalmorph",
    Activation(
        needs=Not(During(timings=DAMAGE_CALCULATION | AFTER_DAMAGE_CALCULATION | END_OF_DAMAGE_STEP)),
        target=One(Monster(FACE_UP, type_=MACHINE), THE_FIELD),
        do=LinkTogether(Those(THE_TARGET, Monster(FACE_UP, type_=MACHINE))),
        damage_step=True,
    ),
    Continuous(do=ChangeStat(ATK, THE_LINKED_CARD, 500)),
    Continuous(
        do=Negate(THE_EFFECT),
        when=If(Resolving(Spell(), AS_ANYTHING, targeting=THE_LINKED_CARD)),
        limit=Limit(PER_COPY, A_DUEL),
    ),
    Unclassified(when=When(LeftField(THE_LINKED_CARD)), do=Destroy(THIS_CARD)),
)

HERO_RING: Final = Card(
    26647858,
    "Hero Ring",
    Activation(
        target=One(Monster(FACE_UP, type_=WARRIOR, atk=AtMost(1500)), THE_FIELD),
        do=Equip(THE_TARGET),
        stays=True,
    ),
    Continuous(
        do=Forbid(BEING_ATTACKED, THE_EQUIPPED, by=Monster(controller=OPPONENT, atk=AtLeast(1900))),
    ),
)

D_SHIELD: Final = Card(
    62868900,
    "D - Shield",
    Activation(
        when=When(AttackTargetSelected(Monster(FACE_UP_ATTACK, archetype="Destiny HERO", controller=YOU))),
        target=Those(THAT_CARD, Monster()),
        do=ChangePosition(Those(THE_TARGET, Monster(FACE_UP)), FACE_UP_DEFENSE).and_if_you_do(Equip(THE_TARGET)),
        stays=True,
    ),
    Continuous(do=Forbid(BEING_DESTROYED_BY_BATTLE, THE_EQUIPPED)),
)

MIRROR_BARRIER: Final = Card(
    95915457,
    "Mirror Barrier",
    Activation(target=One(Monster(FACE_UP), YOUR_FIELD), do=Equip(THE_TARGET), stays=True),
    Quick(
        needs=Both(
            Matches(THE_EQUIPPED, Monster(battling=True)),
            Matches(THE_OPPOSING, Monster(controller=OPPONENT)),
        ),
        limit=Limit(PER_COPY, A_BATTLE),
        do=Destroy(THE_OPPOSING),
        from_=YOUR_SPELL_TRAP_ZONE,
    ),
    Trigger(
        when=If(Destroyed(THIS_CARD)),
        limit=Limit(PER_EFFECT),
        do=AddToHand(One(AnyCard(name="Armament Reincarnation"), YOUR_DECK)),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    BEGONE_KNAVE,
    DES_COUNTERBLOW,
    MAGICAL_THORN,
    FORCED_REQUISITION,
    THE_EYE_OF_TRUTH,
    OMINOUS_FORTUNETELLING,
    ROYAL_COMMAND,
    SPIRITS_INVITATION,
    REMOVE_BRAINWASHING,
    PREPARE_TO_STRIKE_BACK,
    RARE_METALMORPH,
    HERO_RING,
    D_SHIELD,
    MIRROR_BARRIER,
)

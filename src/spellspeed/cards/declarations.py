"""Cards for which a player declares a card name, a Type, an attribute, a kind of card or a number."""

from typing import Final

from spellspeed.lang.vocabulary import *

SUMMONED_THIS_TURN: Final = NORMAL_SUMMON | TRIBUTE_SUMMON | FLIP_SUMMON | SPECIAL_SUMMON
THEIR_HAND: Final = All(AnyCard(), OPPONENTS_HAND)
DECLARED_IN_THEIR_HAND: Final = Exists(AnyCard(declared=A_NAME), OPPONENTS_HAND)
# Whichever hand it will be, there must be a card in it.
BOTH_HAVE_A_HAND: Final = Both(Exists(ANY_CARD, OPPONENTS_HAND), Exists(ANY_CARD, YOUR_HAND, other_than=THIS_CARD))

# ---------------------------------------------------------------------------------------------------------------------
# Types and attributes.

DNA_SURGERY: Final = Card(
    74701381,
    "DNA Surgery",
    Activation(cost=Declare(A_TYPE)),
    Continuous(do=Treat(All(Monster(FACE_UP), THE_FIELD), declared=A_TYPE)),
)

DNA_TRANSPLANT: Final = Card(
    56769674,
    "DNA Transplant",
    Activation(cost=Declare(AN_ATTRIBUTE)),
    Continuous(do=Treat(All(Monster(FACE_UP), THE_FIELD), declared=AN_ATTRIBUTE)),
)

SCROLL_OF_BEWITCHMENT: Final = Card(
    10352095,
    "Scroll of Bewitchment",
    Activation(
        cost=Declare(AN_ATTRIBUTE),
        target=One(Monster(FACE_UP), THE_FIELD),
        do=Equip(THE_TARGET),
    ),
    Continuous(do=Treat(THE_EQUIPPED, declared=AN_ATTRIBUTE)),
)

ARRAY_OF_REVEALING_LIGHT: Final = Card(
    69296555,
    "Array of Revealing Light",
    Activation(cost=Declare(A_TYPE)),
    Continuous(
        do=Forbid(DECLARING_ATTACKS, All(Monster(FACE_UP, declared=A_TYPE, done=SUMMONED_THIS_TURN), THE_FIELD))
    ),
)

THE_REGULATION_OF_TRIBE: Final = Card(
    296499,
    "The Regulation of Tribe",
    Activation(cost=Declare(A_TYPE)),
    Continuous(do=Forbid(DECLARING_ATTACKS, All(Monster(FACE_UP, declared=A_TYPE), THE_FIELD))),
    Clause(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        do=OneOf(Tribute(One(Monster(), YOUR_FIELD)), Destroy(THIS_CARD)),
    ),
)

TRIBE_INFECTING_VIRUS: Final = Card(
    33184167,
    "Tribe-Infecting Virus",
    Ignition(
        1,
        cost=Discard(One(AnyCard(), YOUR_HAND)).and_(Declare(A_TYPE)),
        do=Destroy(All(Monster(FACE_UP, declared=A_TYPE), THE_FIELD)),
    ),
)

ABYSSAL_DESIGNATOR: Final = Card(
    89801755,
    "Abyssal Designator",
    Activation(
        cost=PayLP(1000),
        do=Declare(A_TYPE)
        .also(Declare(AN_ATTRIBUTE))
        .also(
            SendToGraveyard(One(Monster(declared=A_TYPE | AN_ATTRIBUTE), OPPONENTS_HAND | OPPONENTS_DECK, by=OPPONENT))
        ),
    ),
)

# ---------------------------------------------------------------------------------------------------------------------
# Card names.

MIND_CRUSH: Final = Card(
    15800838,
    "Mind Crush",
    Activation(
        1,
        needs=BOTH_HAVE_A_HAND,
        cost=Declare(A_NAME),
        do=OnlyIf(Not(DECLARED_IN_THEIR_HAND), Discard(One(AnyCard(), YOUR_HAND, at_random=True))).also(
            OnlyIf(DECLARED_IN_THEIR_HAND, Discard(All(AnyCard(declared=A_NAME), OPPONENTS_HAND)))
        ),
    ),
)

DD_DESIGNATOR: Final = Card(
    33423043,
    "D.D. Designator",
    Activation(
        needs=Exists(AnyCard(), OPPONENTS_HAND),
        do=Declare(A_NAME)
        .also(LookAt(THEIR_HAND))
        .also(OnlyIf(Not(DECLARED_IN_THEIR_HAND), Banish(One(AnyCard(), YOUR_HAND, at_random=True))))
        .also(OnlyIf(DECLARED_IN_THEIR_HAND, Banish(One(AnyCard(declared=A_NAME), OPPONENTS_HAND)))),
    ),
)

GREAT_PHANTOM_THIEF: Final = Card(
    10809984,
    "Great Phantom Thief",
    Trigger(
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        do=Declare(A_NAME).also(LookAt(THEIR_HAND)).also(Discard(All(AnyCard(declared=A_NAME), OPPONENTS_HAND))),
        mandatory=True,
    ),
)

DARK_DESIGNATOR: Final = Card(
    78053598,
    "Dark Designator",
    Activation(
        do=Declare(A_NAME, of=Monster()).also(AddToHand(One(AnyCard(declared=A_NAME), OPPONENTS_DECK, by=OPPONENT))),
    ),
)

THE_TOP_CARD: Final = Ref("the revealed card")

ARCHFIENDS_OATH: Final = Card(
    22796548,
    "Archfiend's Oath",
    Ignition(
        1,
        limit=Limit(),
        cost=PayLP(500).and_(Declare(A_NAME)),
        do=Reveal(Top(1, called=THE_TOP_CARD))
        .also(OnlyIf(Matches(THE_TOP_CARD, AnyCard(declared=A_NAME)), AddToHand(THE_TOP_CARD)))
        .also(OnlyIf(Not(Matches(THE_TOP_CARD, AnyCard(declared=A_NAME))), SendToGraveyard(THE_TOP_CARD))),
    ),
)

# A card that lay on the field before goes on as usual; no other can come there.
SUCH_CARDS: Final = All(AnyCard(declared=AN_ORIGINAL_NAME), Place(OFF_THE_FIELD, OFF_THE_FIELD))

PROHIBITION: Final = Card(
    43711255,
    "Prohibition",
    Activation(cost=Declare(A_NAME)),
    Continuous(
        1,
        Forbid(ACTIVATING, SUCH_CARDS)
        .also(Forbid(SETTING, SUCH_CARDS))
        .also(Forbid(NORMAL_SUMMONING, SUCH_CARDS))
        .also(Forbid(SPECIAL_SUMMONING, SUCH_CARDS))
        .also(Forbid(BEING_MATERIAL, SUCH_CARDS))
        .also(Forbid(COMING_TO_FIELD, SUCH_CARDS))
        .also(NegateEffectsOf(SUCH_CARDS)),
    ),
)

# ---------------------------------------------------------------------------------------------------------------------
# Kinds of card, and numbers.

VAMPIRE_LADY: Final = Card(
    26495087,
    "Vampire Lady",
    Trigger(
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        do=Declare(A_CARD_KIND).also(
            SendToGraveyard(One(AnyCard(declared=A_CARD_KIND), OPPONENTS_DECK, by=OPPONENT)),
        ),
        mandatory=True,
    ),
)

SPYRAL_SUPER_AGENT: Final = Card(
    41091257,
    "SPYRAL Super Agent",
    Ignition(
        1,
        limit=Limit(PER_EFFECT),
        cost=Declare(A_CARD_KIND),
        do=Reveal(Top(1, OPPONENTS_DECK, called=THE_TOP_CARD)).also(
            OnlyIf(Matches(THE_TOP_CARD, AnyCard(declared=A_CARD_KIND)), SpecialSummon(THIS_CARD))
        ),
        from_=YOUR_HAND,
    ),
    Trigger(
        2,
        when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY)),
        needs=Matches(THIS_CARD, Monster(that=SummonedBy(AnyCard(archetype="SPYRAL")))),
        limit=Limit(PER_EFFECT),
        target=One(SpellOrTrap(), OPPONENTS_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

WALL_OF_REVEALING_LIGHT: Final = Card(
    17078030,
    "Wall of Revealing Light",
    Activation(cost=Declare(A_NUMBER, least=1000, most=LifePoints(YOU), by=1000).and_(PayLP(TheDeclared()))),
    Continuous(do=Forbid(ATTACKING, All(Monster(FACE_UP, atk=AtMost(TheDeclared())), OPPONENTS_FIELD))),
)

# It targets the monster, as it names one.
PSYCHIC_COMMANDER: Final = Card(
    21454943,
    "Psychic Commander",
    Quick(
        needs=Both(
            During(timings=START_OF_DAMAGE_STEP | BEFORE_DAMAGE_CALCULATION),
            Exists(Monster(FACE_UP, type_=PSYCHIC, battling=True), YOUR_FIELD),
        ),
        limit=Limit(PER_COPY, A_BATTLE),
        cost=Declare(A_NUMBER, least=100, most=500, by=100).and_(PayLP(TheDeclared())),
        target=One(Monster(FACE_UP, battling=True), OPPONENTS_FIELD),
        do=ChangeStat(ATK | DEF, THE_TARGET, TheDeclared(), lose=True, until=UNTIL_END_PHASE),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    DNA_SURGERY,
    DNA_TRANSPLANT,
    SCROLL_OF_BEWITCHMENT,
    ARRAY_OF_REVEALING_LIGHT,
    THE_REGULATION_OF_TRIBE,
    TRIBE_INFECTING_VIRUS,
    ABYSSAL_DESIGNATOR,
    MIND_CRUSH,
    DD_DESIGNATOR,
    GREAT_PHANTOM_THIEF,
    DARK_DESIGNATOR,
    ARCHFIENDS_OATH,
    PROHIBITION,
    VAMPIRE_LADY,
    SPYRAL_SUPER_AGENT,
    WALL_OF_REVEALING_LIGHT,
    PSYCHIC_COMMANDER,
)

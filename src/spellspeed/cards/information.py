"""Cards that show cards: hands kept open, cards excavated from the top of a deck."""

from typing import Final

from spellspeed.lang.vocabulary import *

# ---------------------------------------------------------------------------------------------------------------------
# Hands kept open.

CEREMONIAL_BELL: Final = Card(
    20228463,
    "Ceremonial Bell",
    Continuous(do=Reveal(All(AnyCard(), EITHER_HAND))),
)

MIND_ON_AIR: Final = Card(
    66690411,
    "Mind on Air",
    Continuous(do=Reveal(All(AnyCard(), OPPONENTS_HAND))),
)

RESPECT_PLAY: Final = Card(
    8951260,
    "Respect Play",
    Continuous(do=Reveal(All(AnyCard(), YOUR_HAND)), while_=During(turn_of=YOU)),
    Continuous(do=Reveal(All(AnyCard(), OPPONENTS_HAND)), while_=During(turn_of=OPPONENT)),
)

# ---------------------------------------------------------------------------------------------------------------------
# Cards turned up from the top of a deck.

THE_SHOWN: Final = Ref("the revealed cards")
THE_TOP_CARD: Final = Ref("the revealed card")
THE_FOUND: Final = Ref("the chosen card")
# A monster that can be Normal Summoned or Set.
A_SUMMONABLE: Final = Monster(not_kind=NEVER_NORMAL)

POT_OF_DUALITY: Final = Card(
    98645731,
    "Pot of Duality",
    Activation(
        1,
        limit=Limit(PER_ACTIVATION),
        oath=Forbid(SPECIAL_SUMMONING, who=YOU),
        do=Reveal(Top(3, called=THE_SHOWN))
        .and_if_you_do(AddToHand(One(AnyCard(), YOUR_DECK, among=THE_SHOWN)))
        .then(ShuffleDeck()),
    ),
)

# If no such card is found, all that was turned up goes back and the deck is shuffled.
ONE_IS_SUMMONABLE: Final = Exists(A_SUMMONABLE, YOUR_DECK, among=THE_SHOWN)
ONE_IS_NO_MONSTER: Final = Exists(SpellOrTrap(), YOUR_DECK, among=THE_SHOWN)
OF_THE_DECLARED_LEVEL: Final = Exists(Monster(not_kind=NEVER_NORMAL, level=TheDeclared()), YOUR_DECK, among=THE_SHOWN)

REASONING: Final = Card(
    58577036,
    "Reasoning",
    Activation(
        1,
        do=Declare(A_NUMBER, who=OPPONENT)
        .also(Reveal(Top(until=A_SUMMONABLE, called=THE_SHOWN)))
        .also(OnlyIf(Not(ONE_IS_SUMMONABLE), ShuffleDeck()))
        .also(OnlyIf(OF_THE_DECLARED_LEVEL, SendToGraveyard(THE_SHOWN)))
        .also(
            OnlyIf(
                Both(ONE_IS_SUMMONABLE, Not(OF_THE_DECLARED_LEVEL)),
                SpecialSummon(Those(THE_SHOWN, A_SUMMONABLE, called=THE_FOUND)).also(
                    SendToGraveyard(Those(THE_SHOWN, AnyCard(), other_than=THE_FOUND))
                ),
            )
        ),
    ),
)

MONSTER_GATE: Final = Card(
    43040603,
    "Monster Gate",
    Activation(
        1,
        cost=Tribute(One(Monster(), YOUR_FIELD)),
        do=Reveal(Top(until=A_SUMMONABLE, called=THE_SHOWN))
        .also(OnlyIf(Not(ONE_IS_SUMMONABLE), ShuffleDeck()))
        .also(
            OnlyIf(
                ONE_IS_SUMMONABLE,
                SpecialSummon(Those(THE_SHOWN, A_SUMMONABLE, called=THE_FOUND)).also(
                    SendToGraveyard(Those(THE_SHOWN, AnyCard(), other_than=THE_FOUND))
                ),
            )
        ),
    ),
)

MAGICAL_MERCHANT: Final = Card(
    32362575,
    "Magical Merchant",
    Flip(
        1,
        do=Reveal(Top(until=SpellOrTrap(), called=THE_SHOWN))
        .also(OnlyIf(Not(ONE_IS_NO_MONSTER), ShuffleDeck()))
        .also(
            OnlyIf(
                ONE_IS_NO_MONSTER,
                AddToHand(Those(THE_SHOWN, SpellOrTrap(), called=THE_FOUND)).also(
                    SendToGraveyard(Those(THE_SHOWN, AnyCard(), other_than=THE_FOUND))
                ),
            )
        ),
    ),
)

CONSCRIPTION: Final = Card(
    31000575,
    "Conscription",
    Activation(
        do=Reveal(Top(1, OPPONENTS_DECK, called=THE_TOP_CARD))
        .also(SpecialSummon(Those(THE_TOP_CARD, A_SUMMONABLE, called=THE_FOUND)))
        # A monster that can be Normal but not Special Summoned goes to the hand, too.
        .also(AddToHand(Those(THE_TOP_CARD, AnyCard(), other_than=THE_FOUND))),
    ),
)

# ---------------------------------------------------------------------------------------------------------------------
# The order of a deck.

BIG_EYE: Final = Card(
    16768387,
    "Big Eye",
    Flip(
        do=Declare(A_NUMBER, most=5)
        .also(LookAt(Top(TheDeclared(), called=THE_SHOWN)))
        .also(ReturnToDeck(THE_SHOWN, ON_TOP, in_any_order=True))
    ),
)

SPELLBOOK_ORGANIZATION: Final = Card(
    96677818,
    "Spellbook Organization",
    Activation(do=LookAt(Top(3, called=THE_SHOWN)).also(ReturnToDeck(THE_SHOWN, ON_TOP, in_any_order=True))),
)

FRUITS_OF_KOZAKYS_STUDIES: Final = Card(
    49998907,
    "Fruits of Kozaky's Studies",
    Activation(do=LookAt(Top(3, called=THE_SHOWN)).also(ReturnToDeck(THE_SHOWN, ON_TOP, in_any_order=True))),
)

A_FEATHER_OF_THE_PHOENIX: Final = Card(
    49140998,
    "A Feather of the Phoenix",
    Activation(
        cost=Discard(One(AnyCard(), YOUR_HAND)),
        target=One(AnyCard(), YOUR_GRAVEYARD),
        do=ReturnToDeck(THE_TARGET, ON_TOP),
    ),
)

IN_NECROVALLEY: Final = Exists(AnyCard(FACE_UP, name="Necrovalley"), THE_FIELD)

A_CAT_OF_ILL_OMEN: Final = Card(
    24140059,
    "A Cat of Ill Omen",
    Flip(
        1,
        do=Reveal(One(Trap(), YOUR_DECK, called=THE_TOP_CARD))
        .also(OnlyIf(Not(IN_NECROVALLEY), ReturnToDeck(THE_TOP_CARD, ON_TOP)))
        .also(
            OnlyIf(
                IN_NECROVALLEY,
                OneOf(ReturnToDeck(THE_TOP_CARD, ON_TOP), AddToHand(THE_TOP_CARD).also(ShuffleDeck())),
            )
        ),
    ),
)

AN_OWL_OF_LUCK: Final = Card(
    23927567,
    "An Owl of Luck",
    Flip(
        do=Reveal(One(Spell(kind=FIELD), YOUR_DECK, called=THE_TOP_CARD))
        .also(OnlyIf(Not(IN_NECROVALLEY), ReturnToDeck(THE_TOP_CARD, ON_TOP)))
        .also(
            OnlyIf(
                IN_NECROVALLEY,
                OneOf(ReturnToDeck(THE_TOP_CARD, ON_TOP), AddToHand(THE_TOP_CARD).also(ShuffleDeck())),
            )
        ),
    ),
)

JADE_INSECT_WHISTLE: Final = Card(
    95214051,
    "Jade Insect Whistle",
    Activation(
        do=Reveal(One(Monster(type_=INSECT), OPPONENTS_DECK, by=OPPONENT, called=THE_TOP_CARD)).and_if_you_do(
            ReturnToDeck(THE_TOP_CARD, ON_TOP)
        ),
    ),
)

# ---------------------------------------------------------------------------------------------------------------------
# Looking at hidden cards.

A_MAN_WITH_WDJAT: Final = Card(
    51351302,
    "A Man with Wdjat",
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        target=One(AnyCard(FACE_DOWN), OPPONENTS_FIELD),
        do=LookAt(THE_TARGET),
        mandatory=True,
    ),
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        target=One(AnyCard(FACE_DOWN), OPPONENTS_FIELD),
        do=LookAt(THE_TARGET),
        mandatory=True,
    ),
)

PATROID: Final = Card(
    71930383,
    "Patroid",
    Ignition(limit=Limit(), target=One(AnyCard(FACE_DOWN), OPPONENTS_FIELD), do=LookAt(THE_TARGET)),
)

COBRAMAN_SAKUZY: Final = Card(
    75109441,
    "Cobraman Sakuzy",
    Ignition(limit=Limit(), do=ChangePosition(THIS_CARD, FACE_DOWN_DEFENSE)),
    Trigger(
        when=When(Flipped(THIS_CARD)),
        do=LookAt(All(SpellOrTrap(FACE_DOWN), OPPONENTS_FIELD)),
        mandatory=True,
    ),
)

SENRI_EYE: Final = Card(
    60391791,
    "Senri Eye",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        limit=Limit(),
        cost=PayLP(100),
        do=LookAt(Top(1, OPPONENTS_DECK)),
    ),
)

THE_SENT: Final = Ref("the sent cards")

RAIDEN_HAND_OF_THE_LIGHTSWORN: Final = Card(
    77558536,
    "Raiden, Hand of the Lightsworn",
    Ignition(
        1,
        limit=Limit(PER_EFFECT),
        do=SendToGraveyard(Top(2), called=THE_SENT).then(
            OnlyIf(
                Exists(Monster(archetype="Lightsworn"), YOUR_GRAVEYARD, among=THE_SENT),
                ChangeStat(ATK, THIS_CARD, 200, until=UNTIL_NEXT_TURN_ENDS),
            )
        ),
    ),
    Trigger(2, when=If(PhaseReached(END_PHASE, YOU)), do=SendToGraveyard(Top(2)), mandatory=True),
)

THE_PICKED_MONSTER: Final = Ref("the chosen monster")

SUPER_QUANTAL_FAIRY_ALPHAN: Final = Card(
    58753372,
    "Super Quantal Fairy Alphan",
    Ignition(
        1,
        limit=Limit(),
        target=One(Monster(FACE_UP, archetype="Super Quant", level=AtLeast(1)), YOUR_FIELD),
        do=OnlyIf(
            Matches(THE_TARGET, Monster(FACE_UP)),
            ChangeStat(LEVEL, All(Monster(FACE_UP), YOUR_FIELD), Stat(LEVEL, THE_TARGET), become=True),
        ),
    ),
    Ignition(
        2,
        limit=Limit(PER_EFFECT),
        cost=Tribute(THIS_CARD),
        do=Reveal(
            Some(
                3,
                Monster(archetype="Super Quant"),
                YOUR_DECK,
                of_different_names=True,
                called=THE_SHOWN,
            )
        ).and_if_you_do(
            SpecialSummon(
                One(
                    Monster(),
                    YOUR_DECK,
                    by=OPPONENT,
                    at_random=True,
                    called=THE_PICKED_MONSTER,
                    among=THE_SHOWN,
                )
            )
            .also(SendToGraveyard(Those(THE_SHOWN, Monster(), other_than=THE_PICKED_MONSTER)))
            .also(ShuffleDeck())
        ),
    ),
)

# Three, or as many as the deck has.
AT_MOST_THREE: Final = Lowest(3, CountOf(AnyCard(), YOUR_DECK))

OREA_THE_SYLVAN_HIGH_ARBITER: Final = Card(
    95239444,
    "Orea, the Sylvan High Arbiter",
    Materials(of=(Monster(level=7),) * 2, by=XYZ_SUMMON),
    Ignition(
        limit=Limit(),
        cost=SendToGraveyard(
            One(Monster(FACE_UP, type_=PLANT, level=AtLeast(1)), YOUR_HAND | YOUR_FIELD, called=Ref("the sent monster"))
        ),
        do=LookAt(Top(Stat(LEVEL, Ref("the sent monster")), called=THE_SHOWN)).then(
            ReturnToDeck(THE_SHOWN, ON_TOP, in_any_order=True)
        ),
    ),
    Ignition(
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        do=Declare(A_NUMBER, most=AT_MOST_THREE)
        .also(Reveal(Top(TheDeclared(), called=THE_SHOWN)))
        .also(
            SendToGraveyard(Those(THE_SHOWN, Monster(type_=PLANT)), called=THE_SENT).and_if_you_do(
                AddToHand(UpTo(HowMany(THE_SENT), AnyCard(), THE_FIELD, other_than=THIS_CARD))
            )
        )
        .also(ReturnToDeck(Those(THE_SHOWN, AnyCard(), other_than=THE_SENT), AT_THE_BOTTOM, in_any_order=True)),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    CEREMONIAL_BELL,
    MIND_ON_AIR,
    RESPECT_PLAY,
    POT_OF_DUALITY,
    REASONING,
    MONSTER_GATE,
    MAGICAL_MERCHANT,
    CONSCRIPTION,
    BIG_EYE,
    SPELLBOOK_ORGANIZATION,
    FRUITS_OF_KOZAKYS_STUDIES,
    A_FEATHER_OF_THE_PHOENIX,
    A_CAT_OF_ILL_OMEN,
    AN_OWL_OF_LUCK,
    JADE_INSECT_WHISTLE,
    A_MAN_WITH_WDJAT,
    PATROID,
    COBRAMAN_SAKUZY,
    SENRI_EYE,
    RAIDEN_HAND_OF_THE_LIGHTSWORN,
    SUPER_QUANTAL_FAIRY_ALPHAN,
    OREA_THE_SYLVAN_HIGH_ARBITER,
)

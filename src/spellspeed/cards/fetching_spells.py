"""Spells that draw, search or bring cards back to a hand, and that look into hands and decks."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_BANISHED_CARD: Final = Ref("the banished card")
THE_RETURNED_CARDS: Final = Ref("the returned cards")
THE_SET_CARD: Final = Ref("the Set card")

# ------------------------------------------------------------------------------------------------------ from the deck

TERRAFORMING: Final = Card(73628505, "Terraforming", Activation(1, do=AddToHand(One(Spell(kind=FIELD), YOUR_DECK))))

E_EMERGENCY_CALL: Final = Card(
    213326, "E - Emergency Call", Activation(1, do=AddToHand(One(Monster(archetype="Elemental HERO"), YOUR_DECK)))
)

EMBLEM_OF_DRAGON_DESTROYER: Final = Card(
    6390406,
    "Emblem of Dragon Destroyer",
    Activation(1, do=AddToHand(One(Monster(name="Buster Blader"), YOUR_DECK | YOUR_GRAVEYARD))),
)

GATHER_YOUR_MIND: Final = Card(
    7512044,
    "Gather Your Mind",
    Activation(limit=Limit(PER_ACTIVATION), do=AddToHand(One(AnyCard(name="Gather Your Mind"), YOUR_DECK))),
)

GOLD_SARCOPHAGUS: Final = Card(
    75500286,
    "Gold Sarcophagus",
    Activation(
        1,
        do=Banish(One(ANY_CARD, YOUR_DECK), called=THE_BANISHED_CARD).and_if_you_do(
            Later(STANDBY_PHASE, AddToHand(THE_BANISHED_CARD), turn_of=YOU, nth=2)
        ),
    ),
)

DIFFERENT_DIMENSION_CAPSULE: Final = Card(
    11961740,
    "Different Dimension Capsule",
    Activation(
        do=Banish(One(ANY_CARD, YOUR_DECK), face_down=True, called=THE_BANISHED_CARD).also(
            Later(
                STANDBY_PHASE,
                Destroy(THIS_CARD).and_if_you_do(AddToHand(THE_BANISHED_CARD)),
                turn_of=YOU,
                nth=2,
            )
        ),
        stays=True,
    ),
)

ANCIENT_GEAR_DRILL: Final = Card(
    67829249,
    "Ancient Gear Drill",
    Activation(
        1,
        needs=Exists(Monster(FACE_UP, archetype="Ancient Gear"), YOUR_FIELD),
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=SetOnField(One(Spell(), YOUR_DECK), called=THE_SET_CARD).and_if_you_do(
            Forbid(ACTIVATING, THE_SET_CARD, until=UNTIL_TURN_ENDS)
        ),
    ),
)

# -------------------------------------------------------------------------------- sent to the Graveyard, not activated

OJAMAGIC: Final = Card(
    24643836,
    "Ojamagic",
    Trigger(
        1,
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=EITHER_HAND | THE_FIELD)),
        do=AddToHand(One(Monster(name="Ojama Green"), YOUR_DECK))
        .and_(AddToHand(One(Monster(name="Ojama Yellow"), YOUR_DECK)))
        .and_(AddToHand(One(Monster(name="Ojama Black"), YOUR_DECK))),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

# ----------------------------------------------------------------------------- from the Graveyard and the banishment

MAGICAL_STONE_EXCAVATION: Final = Card(
    98494543,
    "Magical Stone Excavation",
    Activation(
        1,
        cost=Discard(Some(2, ANY_CARD, YOUR_HAND)),
        target=One(Spell(), YOUR_GRAVEYARD),
        do=AddToHand(THE_TARGET),
    ),
)

SPELL_REPRODUCTION: Final = Card(
    29228529,
    "Spell Reproduction",
    Activation(
        cost=SendToGraveyard(Some(2, Spell(), YOUR_HAND)),
        target=One(Spell(), YOUR_GRAVEYARD),
        do=AddToHand(THE_TARGET),
    ),
)

DARK_FACTORY_OF_MASS_PRODUCTION: Final = Card(
    90928333,
    "Dark Factory of Mass Production",
    Activation(1, target=Some(2, Monster(kind=NORMAL), YOUR_GRAVEYARD), do=AddToHand(THE_TARGET)),
)

SOUL_REVERSAL: Final = Card(
    78864369,
    "Soul Reversal",
    Activation(target=One(Monster(kind=FLIP), YOUR_GRAVEYARD), do=ReturnToDeck(THE_TARGET, ON_TOP)),
)

PRIMAL_SEED: Final = Card(
    23701465,
    "Primal Seed",
    Activation(
        needs=Exists(
            Monster(
                FACE_UP,
                name=("Black Luster Soldier - Envoy of the Beginning", "Chaos Emperor Dragon - Envoy of the End"),
            ),
            THE_FIELD,
        ),
        target=Some(2, ANY_CARD, YOUR_BANISHED),
        do=AddToHand(THE_TARGET),
    ),
)

MIRACLE_DIG: Final = Card(
    6343408,
    "Miracle Dig",
    Activation(
        1,
        needs=Exists(Monster(FACE_UP), YOUR_BANISHED, count=AtLeast(5)),
        target=Some(3, Monster(FACE_UP), YOUR_BANISHED),
        do=SendToGraveyard(THE_TARGET),
    ),
)

# ----------------------------------------------------------------------------------------------------- from the field

BURST_RETURN: Final = Card(
    27191436,
    "Burst Return",
    Activation(
        needs=Exists(Monster(FACE_UP, name="Elemental HERO Burstinatrix"), YOUR_FIELD),
        do=AddToHand(
            All(Monster(FACE_UP, archetype="Elemental HERO", not_name="Elemental HERO Burstinatrix"), THE_FIELD)
        ),
    ),
)

# -------------------------------------------------------------------------------------------------------------- drawing

CHAOS_GREED: Final = Card(
    97439308,
    "Chaos Greed",
    Activation(
        needs=Both(Exists(ANY_CARD, YOUR_BANISHED, count=AtLeast(4)), Not(Exists(ANY_CARD, YOUR_GRAVEYARD))),
        do=Draw(2),
    ),
)

CARD_OF_DEMISE: Final = Card(
    59750328,
    "Card of Demise",
    Activation(
        1,
        needs=Not(Exists(ANY_CARD, YOUR_HAND, count=AtLeast(3), other_than=THIS_CARD)),
        limit=Limit(PER_ACTIVATION),
        oath=Forbid(SPECIAL_SUMMONING, who=YOU),
        do=Draw(Difference(3, CountOf(ANY_CARD, YOUR_HAND)))
        .also(ChangeDamage(NO_DAMAGE, OPPONENT, BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT, until=UNTIL_TURN_ENDS))
        .also(Later(END_PHASE, SendToGraveyard(All(ANY_CARD, YOUR_HAND)))),
    ),
)

HIEROGLYPH_LITHOGRAPH: Final = Card(
    10248192,
    "Hieroglyph Lithograph",
    Activation(cost=PayLP(1000), do=LimitHand(7, until=REST_OF_DUEL)),
)

MIND_WIPE: Final = Card(
    52817046,
    "Mind Wipe",
    Activation(
        needs=Exists(ANY_CARD, OPPONENTS_HAND, count=Range(1, 3)),
        do=ReturnToDeck(All(ANY_CARD, OPPONENTS_HAND), called=THE_RETURNED_CARDS).then(
            Draw(HowMany(THE_RETURNED_CARDS), OPPONENT)
        ),
    ),
)

# ------------------------------------------------------------------------------------------------ hands and decks seen

# Who selects among hidden cards selects at random.
THE_INEXPERIENCED_SPY: Final = Card(
    81820689, "The Inexperienced Spy", Activation(do=LookAt(One(ANY_CARD, OPPONENTS_HAND, at_random=True)))
)

ANCIENT_TELESCOPE: Final = Card(
    17092736,
    "Ancient Telescope",
    Activation(do=LookAt(Top(Lowest(5, CountOf(ANY_CARD, OPPONENTS_DECK)), OPPONENTS_DECK))),
)

SEAL_OF_THE_ANCIENTS: Final = Card(
    97809599,
    "Seal of the Ancients",
    Activation(1, cost=PayLP(1000), do=LookAt(All(AnyCard(FACE_DOWN), OPPONENTS_FIELD))),
)

FENGSHENG_MIRROR: Final = Card(
    37406863,
    "Fengsheng Mirror",
    Activation(
        do=LookAt(All(ANY_CARD, OPPONENTS_HAND)).then(
            Discard(One(Monster(kind=SPIRIT), OPPONENTS_HAND), to_graveyard=True)
        ),
    ),
)

DRAGGED_DOWN_INTO_THE_GRAVE: Final = Card(
    16435215,
    "Dragged Down into the Grave",
    Activation(
        1,
        needs=Both(Exists(ANY_CARD, YOUR_HAND, other_than=THIS_CARD), Exists(ANY_CARD, OPPONENTS_HAND)),
        do=Reveal(All(ANY_CARD, EITHER_HAND)).and_if_you_do(
            Discard(One(ANY_CARD, OPPONENTS_HAND))
            .and_(Discard(One(ANY_CARD, YOUR_HAND, by=OPPONENT)))
            .then(Draw(1, EITHER))
        ),
    ),
)

ROYAL_TRIBUTE: Final = Card(
    72405967,
    "Royal Tribute",
    Activation(
        needs=Exists(AnyCard(FACE_UP, name="Necrovalley"), YOUR_FIELD),
        do=Discard(All(Monster(), EITHER_HAND), to_graveyard=True),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    TERRAFORMING,
    E_EMERGENCY_CALL,
    EMBLEM_OF_DRAGON_DESTROYER,
    GATHER_YOUR_MIND,
    GOLD_SARCOPHAGUS,
    DIFFERENT_DIMENSION_CAPSULE,
    ANCIENT_GEAR_DRILL,
    OJAMAGIC,
    MAGICAL_STONE_EXCAVATION,
    SPELL_REPRODUCTION,
    DARK_FACTORY_OF_MASS_PRODUCTION,
    SOUL_REVERSAL,
    PRIMAL_SEED,
    MIRACLE_DIG,
    BURST_RETURN,
    CHAOS_GREED,
    CARD_OF_DEMISE,
    HIEROGLYPH_LITHOGRAPH,
    MIND_WIPE,
    THE_INEXPERIENCED_SPY,
    ANCIENT_TELESCOPE,
    SEAL_OF_THE_ANCIENTS,
    FENGSHENG_MIRROR,
    DRAGGED_DOWN_INTO_THE_GRAVE,
    ROYAL_TRIBUTE,
)

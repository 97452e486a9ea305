"""Cards that draw, search, fetch from the Graveyard, discard, or Special Summon from hand, deck and Graveyard."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_DISCARDED_MONSTER: Final = Ref("the discarded monster")
THE_RETURNED_CARDS: Final = Ref("the returned cards")
THE_REVEALED_CARDS: Final = Ref("the revealed cards")
THE_CHOSEN_CARD: Final = Ref("the chosen card")
THE_TRIBUTED_MONSTER: Final = Ref("the Tributed monster")

# -------------------------------------------------------------------------------------------------------------- draws

POT_OF_AVARICE: Final = Card(
    67169062,
    "Pot of Avarice",
    Activation(
        1,
        target=Some(5, Monster(), YOUR_GRAVEYARD),
        do=OnlyIf(Exists(Monster(), YOUR_GRAVEYARD, count=5, among=THE_TARGET), ReturnToDeck(THE_TARGET).then(Draw(2))),
    ),
)

GOOD_GOBLIN_HOUSEKEEPING: Final = Card(
    9744376,
    "Good Goblin Housekeeping",
    Activation(
        do=Draw(Plus(1, CountOf(AnyCard(name="Good Goblin Housekeeping"), YOUR_GRAVEYARD))).then(
            ReturnToDeck(One(ANY_CARD, YOUR_HAND), AT_THE_BOTTOM)
        )
    ),
)

LEGACY_OF_YATA_GARASU: Final = Card(
    30461781,
    "Legacy of Yata-Garasu",
    Activation(1, do=Draw(1)),
    Activation(2, needs=Exists(Monster(FACE_UP, kind=SPIRIT), OPPONENTS_FIELD), do=Draw(2)),
)

MAGICAL_MALLET: Final = Card(
    85852291,
    "Magical Mallet",
    Activation(
        1,
        do=ReturnToDeck(UpTo(ANY_NUMBER, ANY_CARD, YOUR_HAND), called=THE_RETURNED_CARDS).then(
            Draw(HowMany(THE_RETURNED_CARDS))
        ),
    ),
)

POT_OF_GENEROSITY: Final = Card(
    70278545, "Pot of Generosity", Activation(do=ReturnToDeck(Some(2, ANY_CARD, YOUR_HAND)))
)

MOLTEN_ZOMBIE: Final = Card(
    4732017,
    "Molten Zombie",
    Trigger(when=When(Summoned(THIS_CARD, SUMMONED_SPECIALLY, from_=EITHER_GRAVEYARD)), do=Draw(1), mandatory=True),
)

CARD_OF_SAFE_RETURN: Final = Card(
    57953380,
    "Card of Safe Return",
    Trigger(when=When(Summoned(Monster(), SUMMONED_SPECIALLY, from_=YOUR_GRAVEYARD)), do=Draw(1), damage_step=False),
)

# ----------------------------------------------------------------------------------------------------------- searches

BERFOMET: Final = Card(
    77207191,
    "Berfomet",
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_BY_FLIPPING)),
        do=AddToHand(One(AnyCard(name="Gazelle the King of Mythical Beasts"), YOUR_DECK)),
    ),
)

PAINFUL_CHOICE: Final = Card(
    74191942,
    "Painful Choice",
    Activation(
        do=Reveal(Some(5, ANY_CARD, YOUR_DECK, called=THE_REVEALED_CARDS))
        .and_if_you_do(
            AddToHand(One(ANY_CARD, YOUR_DECK, by=OPPONENT, among=THE_REVEALED_CARDS, called=THE_CHOSEN_CARD))
        )
        .and_if_you_do(SendToGraveyard(Those(THE_REVEALED_CARDS, ANY_CARD, other_than=THE_CHOSEN_CARD)))
    ),
)

SALVAGE: Final = Card(
    96947648,
    "Salvage",
    Activation(target=Some(2, Monster(attribute=WATER, atk=AtMost(1500)), YOUR_GRAVEYARD), do=AddToHand(THE_TARGET)),
)

# --------------------------------------------------------------------------------------- discarded and banished cards

THE_CHEERFUL_COFFIN: Final = Card(
    41142615, "The Cheerful Coffin", Activation(do=Discard(UpTo(3, Monster(), YOUR_HAND)))
)

GRAVEDIGGER_GHOUL: Final = Card(
    82542267, "Gravedigger Ghoul", Activation(target=UpTo(2, Monster(), OPPONENTS_GRAVEYARD), do=Banish(THE_TARGET))
)

GALE_DOGRA: Final = Card(
    16229315,
    "Gale Dogra",
    Ignition(1, cost=PayLP(3000), do=SendToGraveyard(One(Monster(), YOUR_EXTRA_DECK))),
)

TAINTED_WISDOM: Final = Card(
    28725004,
    "Tainted Wisdom",
    Trigger(
        when=When(PositionChanged(THIS_CARD, was=ATTACK_POSITION, to=FACE_UP_DEFENSE)),
        do=ShuffleDeck(),
        mandatory=True,
    ),
)

# ---------------------------------------------------------------------------------------------------- Special Summons

MAGICAL_DIMENSION: Final = Card(
    28553439,
    "Magical Dimension",
    Activation(
        1,
        needs=Both(
            Exists(Monster(FACE_UP, type_=SPELLCASTER), YOUR_FIELD), Exists(Monster(type_=SPELLCASTER), YOUR_HAND)
        ),
        target=One(Monster(), YOUR_FIELD),
        do=Tribute(Those(THE_TARGET, Monster(controller=YOU)))
        .and_if_you_do(SpecialSummon(One(Monster(type_=SPELLCASTER), YOUR_HAND)))
        .then(Destroy(One(Monster(), THE_FIELD)), may=True),
    ),
)

MAGICIANS_CIRCLE: Final = Card(
    50755,
    "Magician's Circle",
    Activation(
        1,
        when=When(AttackDeclared(Monster(type_=SPELLCASTER))),
        do=SpecialSummon(One(Monster(type_=SPELLCASTER, atk=AtMost(2000)), YOUR_DECK), FACE_UP_ATTACK).also(
            SpecialSummon(
                One(Monster(type_=SPELLCASTER, atk=AtMost(2000)), OPPONENTS_DECK, by=OPPONENT),
                FACE_UP_ATTACK,
                to=OPPONENT,
                who=OPPONENT,
            )
        ),
    ),
)

BLACK_DRAGONS_CHICK: Final = Card(
    36262024,
    "Black Dragon's Chick",
    Ignition(
        cost=SendToGraveyard(THIS_CARD),
        do=SpecialSummon(One(Monster(name="Red-Eyes Black Dragon"), YOUR_HAND)),
    ),
)

VAMPIRE_GENESIS: Final = Card(
    22056710,
    "Vampire Genesis",
    SummonProcedure(by=Banish(One(Monster(FACE_UP, name="Vampire Lord"), YOUR_FIELD)), properly=False),
    Ignition(
        limit=Limit(),
        cost=Discard(One(Monster(type_=ZOMBIE), YOUR_HAND, called=THE_DISCARDED_MONSTER), to_graveyard=True),
        target=One(Monster(type_=ZOMBIE, level=AtMost(Plus(-1, Stat(LEVEL, THE_DISCARDED_MONSTER)))), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
    ),
)

NEO_DAEDALUS: Final = Card(
    10485110,
    "Ocean Dragon Lord - Neo-Daedalus",
    SummonProcedure(by=Tribute(One(Monster(name="Levia-Dragon - Daedalus"), YOUR_FIELD)), properly=False),
    Ignition(
        cost=SendToGraveyard(One(Spell(FACE_UP, name="Umi"), YOUR_FIELD)),
        do=SendToGraveyard(All(ANY_CARD, THE_FIELD | EITHER_HAND, other_than=THIS_CARD)),
    ),
)

INSECT_IMITATION: Final = Card(
    96965364,
    "Insect Imitation",
    Activation(
        1,
        cost=Tribute(One(Monster(), YOUR_FIELD, called=THE_TRIBUTED_MONSTER)),
        do=SpecialSummon(One(Monster(type_=INSECT, level=Plus(1, Stat(LEVEL, THE_TRIBUTED_MONSTER))), YOUR_DECK)),
    ),
)

# ------------------------------------------------------------------------------------------------------------ control

POSSESSED_DARK_SOUL: Final = Card(
    52860176,
    "Possessed Dark Soul",
    Ignition(cost=Tribute(THIS_CARD), do=ChangeControl(All(Monster(FACE_UP, level=AtMost(3)), OPPONENTS_FIELD))),
)

# ----------------------------------------------------------------------------------------------------------- negation

SPELL_SHIELD_TYPE_8: Final = Card(
    38275183,
    "Spell Shield Type-8",
    Activation(
        1,
        when=When(Activated(Spell(), targeting=Monster(zone=IN_MONSTER_ZONE), alone=True)),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
    Activation(
        2,
        when=When(Activated(Spell())),
        cost=SendToGraveyard(One(Spell(), YOUR_HAND)),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

RIRYOKU_FIELD: Final = Card(
    70344351,
    "Riryoku Field",
    Activation(
        when=When(Activated(Spell(), targeting=Monster(zone=IN_MONSTER_ZONE), alone=True)),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    POT_OF_AVARICE,
    GOOD_GOBLIN_HOUSEKEEPING,
    LEGACY_OF_YATA_GARASU,
    MAGICAL_MALLET,
    POT_OF_GENEROSITY,
    MOLTEN_ZOMBIE,
    CARD_OF_SAFE_RETURN,
    BERFOMET,
    PAINFUL_CHOICE,
    SALVAGE,
    THE_CHEERFUL_COFFIN,
    GRAVEDIGGER_GHOUL,
    GALE_DOGRA,
    TAINTED_WISDOM,
    MAGICAL_DIMENSION,
    MAGICIANS_CIRCLE,
    BLACK_DRAGONS_CHICK,
    VAMPIRE_GENESIS,
    NEO_DAEDALUS,
    INSECT_IMITATION,
    POSSESSED_DARK_SOUL,
    SPELL_SHIELD_TYPE_8,
    RIRYOKU_FIELD,
)

"""Counter Traps that negate Spells, Traps and summons."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_DESTROYED_CARD: Final = Ref("the destroyed card")
THE_DESTROYED_MONSTER: Final = Ref("the destroyed monster")

# ---------------------------------------------------------------------------------------------------- a kind of Spell

ARMOR_BREAK: Final = Card(
    79649195,
    "Armor Break",
    Activation(
        when=When(Activated(Spell(kind=EQUIP))),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

SPELL_STOPPING_STATUTE: Final = Card(
    10069180,
    "Spell-Stopping Statute",
    Activation(
        when=When(Activated(Spell(kind=CONTINUOUS), by=OPPONENT)),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

ROYAL_SURRENDER: Final = Card(
    56058888,
    "Royal Surrender",
    Activation(
        when=When(Activated(Trap(kind=CONTINUOUS), by=OPPONENT)),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

FEATHER_WIND: Final = Card(
    71060915,
    "Feather Wind",
    Activation(
        when=When(Activated(SpellOrTrap())),
        needs=Exists(Monster(FACE_UP, name="Elemental HERO Avian"), YOUR_FIELD),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

ANTI_SPELL: Final = Card(
    53112492,
    "Anti-Spell",
    Activation(
        when=When(Activated(Spell())),
        cost=RemoveCounters(SPELL_COUNTER, All(AnyCard(FACE_UP), YOUR_FIELD), 2, spread=True),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

# ------------------------------------------------------------------------------------------ what it targets or would do

TUTAN_MASK: Final = Card(
    3149764,
    "Tutan Mask",
    Activation(
        when=When(Activated(SpellOrTrap(), targeting=Monster(FACE_UP, type_=ZOMBIE, zone=ON_THE_FIELD), alone=True)),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

CURSE_OF_ROYAL: Final = Card(
    2926176,
    "Curse of Royal",
    Activation(
        1,
        when=When(
            Activated(
                SpellOrTrap(),
                targeting=SpellOrTrap(zone=ON_THE_FIELD),
                including=(Destroy(All(ANY_CARD, THE_FIELD)),),
                alone=True,
            )
        ),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

JUDGMENT_OF_ANUBIS: Final = Card(
    55256016,
    "Judgment of Anubis",
    Activation(
        when=When(Activated(Spell(), by=OPPONENT, including=(Destroy(All(SpellOrTrap(), THE_FIELD)),))),
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=Negate(THE_ACTIVATION)
        .and_if_you_do(Destroy(THAT_CARD))
        .then(
            Destroy(One(Monster(FACE_UP), OPPONENTS_FIELD), called=THE_DESTROYED_MONSTER).and_if_you_do(
                InflictDamage(Stat(ATK, THE_DESTROYED_MONSTER, before=True), OPPONENT)
            ),
            may=True,
        ),
    ),
)

# ----------------------------------------------------------------------------------------------- cards of the same name

THE_SELECTION: Final = Card(
    30888983,
    "The Selection",
    Activation(
        1,
        when=When(WouldBeSummoned(Monster(that=HasNamesake(of_type=True)))),
        cost=PayLP(1000),
        do=Negate(THE_SUMMON).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

SPELL_VANISHING: Final = Card(
    29735721,
    "Spell Vanishing",
    Activation(
        when=When(Activated(Spell())),
        cost=Discard(Some(2, ANY_CARD, YOUR_HAND)),
        do=Negate(THE_ACTIVATION)
        .and_if_you_do(Destroy(THAT_CARD, called=THE_DESTROYED_CARD))
        .then(
            LookAt(All(ANY_CARD, OPPONENTS_HAND | OPPONENTS_DECK)).also(
                SendToGraveyard(All(Spell(named_like=THE_DESTROYED_CARD), OPPONENTS_HAND | OPPONENTS_DECK))
            )
        ),
    ),
)

# Only face-down cards, and those in the hand, are activated as cards.
CURSED_SEAL_OF_THE_FORBIDDEN_SPELL: Final = Card(
    58851034,
    "Cursed Seal of the Forbidden Spell",
    Activation(
        when=When(Activated(Spell())),
        cost=Discard(One(Spell(), YOUR_HAND)),
        do=Negate(THE_ACTIVATION)
        .and_if_you_do(Destroy(THAT_CARD, called=THE_DESTROYED_CARD))
        .and_if_you_do(
            Forbid(
                ACTIVATING,
                who=OPPONENT,
                what=Spell(FACE_DOWN, named_like=THE_DESTROYED_CARD, zone=IN_HAND | ON_THE_FIELD),
                until=REST_OF_DUEL,
            )
        ),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    ARMOR_BREAK,
    SPELL_STOPPING_STATUTE,
    ROYAL_SURRENDER,
    FEATHER_WIND,
    ANTI_SPELL,
    TUTAN_MASK,
    CURSE_OF_ROYAL,
    JUDGMENT_OF_ANUBIS,
    THE_SELECTION,
    SPELL_VANISHING,
    CURSED_SEAL_OF_THE_FORBIDDEN_SPELL,
)

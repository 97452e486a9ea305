"""Traps that inflict damage, give LP, or keep damage away."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_TRIBUTED_MONSTER: Final = Ref("the Tributed monster")
THE_SENT_CARDS: Final = Ref("the sent cards")

# -------------------------------------------------------------------------------------------- a certain amount, at once

BLASTING_THE_RUINS: Final = Card(
    21466326,
    "Blasting the Ruins",
    Activation(needs=Exists(ANY_CARD, YOUR_GRAVEYARD, AtLeast(30)), do=InflictDamage(3000, OPPONENT)),
)

# Neither text says that the monster is targeted, but it is.
DESTRUCTION_RING: Final = Card(
    21219755,
    "Destruction Ring",
    Activation(
        target=One(Monster(FACE_UP), YOUR_FIELD),
        do=Destroy(Those(THE_TARGET, Monster(FACE_UP))).and_if_you_do(InflictDamage(1000, EITHER)),
    ),
)

ROCK_BOMBARDMENT: Final = Card(
    20781762,
    "Rock Bombardment",
    Activation(
        cost=SendToGraveyard(One(Monster(type_=ROCK), YOUR_DECK)),
        do=InflictDamage(500, OPPONENT),
    ),
)

# ------------------------------------------------------------------------------------------------ so much for each card

SOLAR_RAY: Final = Card(
    44472639,
    "Solar Ray",
    Activation(do=InflictDamage(Times(600, CountOf(Monster(FACE_UP, attribute=LIGHT), YOUR_FIELD)), OPPONENT)),
)

CEMETARY_BOMB: Final = Card(
    51394546,
    "Cemetary Bomb",
    Activation(do=InflictDamage(Times(100, CountOf(ANY_CARD, OPPONENTS_GRAVEYARD)), OPPONENT)),
)

DD_DYNAMITE: Final = Card(
    8628798,
    "D.D. Dynamite",
    Activation(do=InflictDamage(Times(300, CountOf(ANY_CARD, OPPONENTS_BANISHED)), OPPONENT)),
)

MAGICAL_EXPLOSION: Final = Card(
    32723153,
    "Magical Explosion",
    Activation(
        needs=Not(Exists(ANY_CARD, YOUR_HAND)),
        do=InflictDamage(Times(200, CountOf(Spell(), YOUR_GRAVEYARD)), OPPONENT),
    ),
)

MINEFIELD_ERUPTION: Final = Card(
    85519211,
    "Minefield Eruption",
    Activation(
        do=InflictDamage(Times(1000, CountOf(Monster(FACE_UP, name="Mine Golem"), YOUR_FIELD)), OPPONENT).then(
            Destroy(All(Monster(FACE_UP, name="Mine Golem"), YOUR_FIELD))
        )
    ),
)

FULL_SALVO: Final = Card(
    70865988,
    "Full Salvo",
    Activation(
        do=SendToGraveyard(All(ANY_CARD, YOUR_HAND), called=THE_SENT_CARDS).and_if_you_do(
            InflictDamage(Times(200, CountOf(ANY_CARD, EITHER_GRAVEYARD, among=THE_SENT_CARDS)), OPPONENT)
        )
    ),
)

SPIRITUAL_FIRE_ART_KURENAI: Final = Card(
    42945701,
    "Spiritual Fire Art - Kurenai",
    Activation(
        1,
        cost=Tribute(One(Monster(attribute=FIRE), YOUR_FIELD, called=THE_TRIBUTED_MONSTER)),
        do=InflictDamage(Stat(ATK, THE_TRIBUTED_MONSTER, original=True), OPPONENT),
    ),
)

DESTRUCTION_OF_DESTINY: Final = Card(
    62980542,
    "Destruction of Destiny",
    Activation(
        do=SendToGraveyard(Top(3), called=THE_SENT_CARDS).also(
            InflictDamage(Times(1000, CountOf(SpellOrTrap(), YOUR_GRAVEYARD, among=THE_SENT_CARDS)), YOU)
        )
    ),
)

# ------------------------------------------------------------------------------------------------------------------- LP

ELEMENTAL_RECHARGE: Final = Card(
    36586443,
    "Elemental Recharge",
    Activation(do=GainLP(Times(1000, CountOf(Monster(FACE_UP, archetype="Elemental HERO"), YOUR_FIELD)))),
)

OPTION_HUNTER: Final = Card(
    33248692,
    "Option Hunter",
    Activation(
        when=When(Sent(Monster(), EITHER_GRAVEYARD, from_=YOUR_FIELD, because=BECAUSE_OF_BATTLE, destroyed=True)),
        do=GainLP(Stat(ATK, THAT_CARD, original=True)),
    ),
)

PIKERUS_CIRCLE_OF_ENCHANTMENT: Final = Card(
    74270067,
    "Pikeru's Circle of Enchantment",
    Activation(do=ChangeDamage(NO_DAMAGE, YOU, BECAUSE_OF_EFFECT, until=UNTIL_TURN_ENDS)),
)

CARDS: Final[tuple[Card, ...]] = (
    BLASTING_THE_RUINS,
    DESTRUCTION_RING,
    ROCK_BOMBARDMENT,
    SOLAR_RAY,
    CEMETARY_BOMB,
    DD_DYNAMITE,
    MAGICAL_EXPLOSION,
    MINEFIELD_ERUPTION,
    FULL_SALVO,
    SPIRITUAL_FIRE_ART_KURENAI,
    DESTRUCTION_OF_DESTINY,
    ELEMENTAL_RECHARGE,
    OPTION_HUNTER,
    PIKERUS_CIRCLE_OF_ENCHANTMENT,
)

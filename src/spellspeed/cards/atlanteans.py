"""Atlantean and Mermail monsters: what pays for a WATER monster's effect does something of its own."""

from typing import Final

from spellspeed.lang.vocabulary import *

PAID: Final = Sent(THIS_CARD, EITHER_GRAVEYARD, because=BECAUSE_OF_COST, by_card=Monster(attribute=WATER))

ATLANTEAN_HEAVY_INFANTRY: Final = Card(
    37104630,
    "Atlantean Heavy Infantry",
    Continuous(1, AllowSummons(Monster(type_=SEA_SERPENT, level=AtMost(4)))),
    Trigger(
        2,
        when=If(PAID),
        target=One(AnyCard(FACE_UP), OPPONENTS_FIELD),
        do=Destroy(Those(THE_TARGET, AnyCard(FACE_UP, controller=OPPONENT))),
        mandatory=True,
    ),
)

ATLANTEAN_MARKSMAN: Final = Card(
    706925,
    "Atlantean Marksman",
    Trigger(
        when=When(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        do=SpecialSummon(
            One(
                Monster(archetype="Atlantean", type_=SEA_SERPENT, level=AtMost(4), not_name="Atlantean Marksman"),
                YOUR_DECK,
            )
        ),
    ),
    Trigger(when=When(PAID), target=One(AnyCard(FACE_DOWN), OPPONENTS_FIELD), do=Destroy(THE_TARGET), mandatory=True),
)

ATLANTEAN_DRAGOONS: Final = Card(
    74311226,
    "Atlantean Dragoons",
    Continuous(1, Grant(ATTACK_DIRECTLY, All(Monster(FACE_UP, type_=SEA_SERPENT, level=AtMost(3)), YOUR_FIELD))),
    Trigger(
        2,
        when=If(PAID),
        do=AddToHand(One(Monster(type_=SEA_SERPENT, not_name="Atlantean Dragoons"), YOUR_DECK)),
        mandatory=True,
    ),
)

MERMAIL_ABYSSMEGALO: Final = Card(
    21954587,
    "Mermail Abyssmegalo",
    Ignition(
        1,
        cost=Discard(Some(2, Monster(attribute=WATER), YOUR_HAND, other_than=THIS_CARD), to_graveyard=True),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_HAND,
    ),
    Trigger(
        2,
        when=When(Summoned(THIS_CARD, SUMMONED_SPECIALLY)),
        needs=Matches(THIS_CARD, Monster(summoned_by="Mermail Abyssmegalo")),
        do=AddToHand(One(SpellOrTrap(archetype="Abyss-"), YOUR_DECK)),
    ),
    Ignition(
        3,
        cost=Tribute(One(Monster(FACE_UP_ATTACK, attribute=WATER), YOUR_FIELD, other_than=THIS_CARD)),
        do=Grant(EXTRA_ATTACK, THIS_CARD, until=UNTIL_TURN_ENDS),
    ),
)

# Which of the two parts apply is settled before the first of them: its own destruction can take the last FIRE monster.
YOU_HAVE_WATER: Final = Exists(Monster(FACE_UP, attribute=WATER), YOUR_FIELD)
YOU_HAVE_FIRE: Final = Exists(Monster(FACE_UP, attribute=FIRE), YOUR_FIELD)
PAID_THIS_TURN: Final = Monster(attribute=WATER, done=WAS_PAID)
CALL_THE_PAID: Final = SpecialSummon(All(PAID_THIS_TURN, YOUR_GRAVEYARD)).then(Destroy(One(Monster(), YOUR_FIELD)))
BURN_ONE: Final = Destroy(One(Monster(), THE_FIELD)).then(
    OnlyIf(Exists(ANY_CARD, YOUR_HAND), Discard(One(ANY_CARD, YOUR_HAND), to_graveyard=True))
)
HIGH_TIDE_ON_FIRE_ISLAND: Final = Card(
    32542011,
    "High Tide on Fire Island",
    Activation(
        needs=Exists(Monster(FACE_UP, attribute=WATER | FIRE, level=AtLeast(7)), YOUR_FIELD),
        do=OnlyIf(Both(YOU_HAVE_WATER, Not(YOU_HAVE_FIRE)), CALL_THE_PAID).after_that(
            OnlyIf(YOU_HAVE_FIRE, OnlyIf(YOU_HAVE_WATER, CALL_THE_PAID).after_that(BURN_ONE))
        ),
    ),
)

CARDS: Final = (
    ATLANTEAN_HEAVY_INFANTRY,
    ATLANTEAN_MARKSMAN,
    ATLANTEAN_DRAGOONS,
    MERMAIL_ABYSSMEGALO,
    HIGH_TIDE_ON_FIRE_ISLAND,
)

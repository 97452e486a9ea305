"""Monsters that do something where they have gone: destroyed by battle, discarded, or sent from the field."""

from typing import Final

from spellspeed.lang.vocabulary import *

FALLS_IN_BATTLE: Final = When(Sent(THIS_CARD, EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE))

# ------------------------------------------------------------------------------------------------ destroyed by battle

MASKED_DRAGON: Final = Card(
    39191307,
    "Masked Dragon",
    Trigger(
        1,
        when=FALLS_IN_BATTLE,
        do=SpecialSummon(One(Monster(type_=DRAGON, atk=AtMost(1500)), YOUR_DECK)),
        from_=YOUR_GRAVEYARD,
    ),
)

TROOP_DRAGON: Final = Card(
    55013285,
    "Troop Dragon",
    Trigger(
        when=FALLS_IN_BATTLE,
        do=SpecialSummon(One(Monster(name="Troop Dragon"), YOUR_DECK)),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

WARRIOR_LADY_OF_THE_WASTELAND: Final = Card(
    5438492,
    "Warrior Lady of the Wasteland",
    Trigger(
        1,
        when=FALLS_IN_BATTLE,
        do=SpecialSummon(One(Monster(type_=WARRIOR, attribute=EARTH, atk=AtMost(1500)), YOUR_DECK), FACE_UP_ATTACK),
        from_=YOUR_GRAVEYARD,
    ),
)

GIANT_GERM: Final = Card(
    95178994,
    "Giant Germ",
    Trigger(
        when=FALLS_IN_BATTLE,
        do=InflictDamage(500, OPPONENT).then(
            SpecialSummon(UpTo(ANY_NUMBER, Monster(name="Giant Germ"), YOUR_DECK), FACE_UP_ATTACK), may=True
        ),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

NIMBLE_MOMONGA: Final = Card(
    22567609,
    "Nimble Momonga",
    Trigger(
        when=FALLS_IN_BATTLE,
        do=GainLP(1000).then(
            SpecialSummon(UpTo(ANY_NUMBER, Monster(name="Nimble Momonga"), YOUR_DECK), FACE_DOWN_DEFENSE), may=True
        ),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

BIRDFACE: Final = Card(
    45547649,
    "Birdface",
    Trigger(
        when=FALLS_IN_BATTLE,
        do=AddToHand(One(AnyCard(name="Harpie Lady"), YOUR_DECK)),
        from_=YOUR_GRAVEYARD,
    ),
)

SILPHEED: Final = Card(
    73001017,
    "Silpheed",
    SummonProcedure(by=Banish(One(Monster(attribute=WIND), YOUR_GRAVEYARD))),
    Trigger(
        when=FALLS_IN_BATTLE,
        do=Discard(One(ANY_CARD, OPPONENTS_HAND, at_random=True)),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

THE_UNHAPPY_MAIDEN: Final = Card(
    51275027,
    "The Unhappy Maiden",
    Trigger(when=FALLS_IN_BATTLE, do=EndBattlePhase(), from_=YOUR_GRAVEYARD, mandatory=True),
)

REVIVAL_JAM: Final = Card(
    31709826,
    "Revival Jam",
    Trigger(
        when=FALLS_IN_BATTLE,
        cost=PayLP(1000),
        do=Later(STANDBY_PHASE, SpecialSummon(THIS_CARD, FACE_UP_DEFENSE), turn_of=YOU),
        from_=YOUR_GRAVEYARD,
    ),
)

# ------------------------------------------------------------------------------------------------- sent from the field

GOBLIN_ZOMBIE: Final = Card(
    63665875,
    "Goblin Zombie",
    Trigger(
        1,
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD)),
        do=SendToGraveyard(Top(1, OPPONENTS_DECK)),
        mandatory=True,
    ),
    Trigger(
        2,
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=THE_FIELD)),
        do=AddToHand(One(Monster(type_=ZOMBIE, def_=AtMost(1200)), YOUR_DECK)),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

EMISSARY_OF_THE_AFTERLIFE: Final = Card(
    75043725,
    "Emissary of the Afterlife",
    Trigger(
        when=When(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=THE_FIELD)),
        do=AddToHand(One(Monster(kind=NORMAL, level=AtMost(3)), YOUR_DECK)).also(
            AddToHand(One(Monster(kind=NORMAL, level=AtMost(3)), OPPONENTS_DECK, by=OPPONENT))
        ),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

PINCH_HOPPER: Final = Card(
    26185991,
    "Pinch Hopper",
    Trigger(
        1,
        when=When(Sent(THIS_CARD, YOUR_GRAVEYARD, from_=YOUR_FIELD)),
        do=SpecialSummon(One(Monster(type_=INSECT), YOUR_HAND)),
        from_=YOUR_GRAVEYARD,
    ),
)

COCKROACH_KNIGHT: Final = Card(
    33413638,
    "Cockroach Knight",
    Trigger(
        when=When(Sent(THIS_CARD, EITHER_GRAVEYARD)),
        do=ReturnToDeck(THIS_CARD, ON_TOP),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

SAND_MOTH: Final = Card(
    73648243,
    "Sand Moth",
    Trigger(
        when=When(
            Sent(
                THIS_CARD,
                EITHER_GRAVEYARD,
                because=BECAUSE_OF_EFFECT,
                destroyed=True,
                was=Monster(FACE_DOWN_DEFENSE),
            )
        ),
        do=SpecialSummon(THIS_CARD).and_if_you_do(
            ChangeStat(ATK, THIS_CARD, Stat(DEF, THIS_CARD, original=True), become=True, original=True).also(
                ChangeStat(DEF, THIS_CARD, Stat(ATK, THIS_CARD, original=True), become=True, original=True)
            )
        ),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

# ------------------------------------------------------------------------------------------ from the hand or the deck

PENGUIN_KNIGHT: Final = Card(
    36039163,
    "Penguin Knight",
    Trigger(
        when=When(Sent(THIS_CARD, YOUR_GRAVEYARD, from_=YOUR_DECK, because=BECAUSE_OF_EFFECT, by=OPPONENT)),
        do=ReturnToDeck(All(ANY_CARD, YOUR_GRAVEYARD)),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

REGENERATING_MUMMY: Final = Card(
    70821187,
    "Regenerating Mummy",
    Trigger(
        when=When(Sent(THIS_CARD, YOUR_GRAVEYARD, from_=YOUR_HAND, because=BECAUSE_OF_EFFECT, by=OPPONENT)),
        do=AddToHand(THIS_CARD),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

ROC_FROM_THE_VALLEY_OF_HAZE: Final = Card(
    28143906,
    "Roc from the Valley of Haze",
    Trigger(
        when=When(Sent(THIS_CARD, YOUR_GRAVEYARD, from_=YOUR_HAND)),
        do=ReturnToDeck(THIS_CARD),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

ELECTRIC_SNAKE: Final = Card(
    11324436,
    "Electric Snake",
    Trigger(
        when=When(Discarded(THIS_CARD, because=BECAUSE_OF_EFFECT, by=OPPONENT)),
        do=Draw(2),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

MINAR: Final = Card(
    32539892,
    "Minar",
    Trigger(
        when=When(Discarded(THIS_CARD, because=BECAUSE_OF_EFFECT, by=OPPONENT)),
        do=InflictDamage(1000, OPPONENT),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

BROWW: Final = Card(
    79126789,
    "Broww, Huntsman of Dark World",
    Trigger(
        when=If(Discarded(THIS_CARD, because=BECAUSE_OF_EFFECT, by=YOU)),
        do=Draw(1),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
    # The same effect, and what it does more if the opponent's card has discarded it.
    Trigger(
        when=If(Discarded(THIS_CARD, because=BECAUSE_OF_EFFECT, by=OPPONENT)),
        do=Draw(2),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

SILLVA: Final = Card(
    32619583,
    "Sillva, Warlord of Dark World",
    Trigger(
        when=If(Discarded(THIS_CARD, because=BECAUSE_OF_EFFECT, by=YOU)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
    # The same effect, and what it does more if the opponent's card has discarded it.
    Trigger(
        when=If(Discarded(THIS_CARD, because=BECAUSE_OF_EFFECT, by=OPPONENT)),
        do=SpecialSummon(THIS_CARD).then(
            ReturnToDeck(Some(2, ANY_CARD, OPPONENTS_HAND, by=OPPONENT), AT_THE_BOTTOM, in_any_order=True)
        ),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    MASKED_DRAGON,
    TROOP_DRAGON,
    WARRIOR_LADY_OF_THE_WASTELAND,
    GIANT_GERM,
    NIMBLE_MOMONGA,
    BIRDFACE,
    SILPHEED,
    THE_UNHAPPY_MAIDEN,
    REVIVAL_JAM,
    GOBLIN_ZOMBIE,
    EMISSARY_OF_THE_AFTERLIFE,
    PINCH_HOPPER,
    COCKROACH_KNIGHT,
    SAND_MOTH,
    PENGUIN_KNIGHT,
    REGENERATING_MUMMY,
    ROC_FROM_THE_VALLEY_OF_HAZE,
    ELECTRIC_SNAKE,
    MINAR,
    BROWW,
    SILLVA,
)

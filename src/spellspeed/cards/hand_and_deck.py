"""Spells and Traps for drawing, searching, discarding, Life Points and revival."""

from typing import Final

from spellspeed.lang.choices import ANY_CARD, All, CountOf, Exists, One, Some
from spellspeed.lang.lines import Activation, Card, Unclassified
from spellspeed.lang.nouns import THE_LINKED_CARD, THE_TARGET, THIS_CARD, AtMost, Exactly, Monster, Ref, Times
from spellspeed.lang.places import (
    EITHER_GRAVEYARD,
    EITHER_HAND,
    OPPONENTS_FIELD,
    OPPONENTS_HAND,
    YOUR_DECK,
    YOUR_GRAVEYARD,
    YOUR_HAND,
)
from spellspeed.lang.timings import Destroyed, LeftField, When
from spellspeed.lang.verbs import (
    AddToHand,
    Destroy,
    Discard,
    Draw,
    GainLP,
    InflictDamage,
    LinkTogether,
    LookAt,
    OnlyIf,
    PayLP,
    ReturnToDeck,
    SendToGraveyard,
    SpecialSummon,
)
from spellspeed.words import EITHER, FACE_UP_ATTACK, OPPONENT, WARRIOR

THE_SUMMONED_MONSTER: Final = Ref("the Summoned monster")

POT_OF_GREED: Final = Card(
    55144522,
    "Pot of Greed",
    Activation(do=Draw(2)),
)

GRACEFUL_CHARITY: Final = Card(
    79571449,
    "Graceful Charity",
    Activation(do=Draw(3).then(Discard(Some(2, ANY_CARD, YOUR_HAND)))),
)

UPSTART_GOBLIN: Final = Card(
    70368879,
    "Upstart Goblin",
    Activation(1, do=Draw(1).then(GainLP(1000, OPPONENT))),
)

TRADE_IN: Final = Card(
    38120068,
    "Trade-In",
    Activation(1, cost=Discard(One(Monster(level=Exactly(8)), YOUR_HAND)), do=Draw(2)),
)

# Both players send two cards or nobody does anything.
HAND_DESTRUCTION: Final = Card(
    74519184,
    "Hand Destruction",
    Activation(
        1,
        do=SendToGraveyard(Some(2, ANY_CARD, EITHER_HAND, by=EITHER)).then(Draw(2, EITHER)),
    ),
)

REINFORCEMENT_OF_THE_ARMY: Final = Card(
    32807846,
    "Reinforcement of the Army",
    Activation(1, do=AddToHand(One(Monster(type_=WARRIOR, level=AtMost(4)), YOUR_DECK))),
)

FOOLISH_BURIAL: Final = Card(
    81439173,
    "Foolish Burial",
    Activation(1, do=SendToGraveyard(One(Monster(), YOUR_DECK))),
)

DELINQUENT_DUO: Final = Card(
    44763025,
    "Delinquent Duo",
    Activation(
        cost=PayLP(1000),
        do=Discard(One(ANY_CARD, OPPONENTS_HAND, by=OPPONENT, at_random=True)).then(
            OnlyIf(Exists(ANY_CARD, OPPONENTS_HAND), Discard(One(ANY_CARD, OPPONENTS_HAND, by=OPPONENT)))
        ),
    ),
)

CONFISCATION: Final = Card(
    17375316,
    "Confiscation",
    Activation(
        cost=PayLP(1000),
        do=LookAt(All(ANY_CARD, OPPONENTS_HAND)).then(Discard(One(ANY_CARD, OPPONENTS_HAND))),
    ),
)

THE_FORCEFUL_SENTRY: Final = Card(
    42829885,
    "The Forceful Sentry",
    Activation(do=LookAt(All(ANY_CARD, OPPONENTS_HAND)).then(ReturnToDeck(One(ANY_CARD, OPPONENTS_HAND)))),
)

OOKAZI: Final = Card(
    19523799,
    "Ookazi",
    Activation(do=InflictDamage(800, OPPONENT)),
)

HINOTAMA: Final = Card(
    46130346,
    "Hinotama",
    Activation(1, do=InflictDamage(500, OPPONENT)),
)

JUST_DESSERTS: Final = Card(
    24068492,
    "Just Desserts",
    Activation(1, do=InflictDamage(Times(500, CountOf(Monster(), OPPONENTS_FIELD)), OPPONENT)),
)

DIAN_KETO_THE_CURE_MASTER: Final = Card(
    84257639,
    "Dian Keto the Cure Master",
    Activation(do=GainLP(1000)),
)

MONSTER_REBORN: Final = Card(
    83764718,
    "Monster Reborn",
    Activation(1, target=One(Monster(), EITHER_GRAVEYARD), do=SpecialSummon(THE_TARGET)),
)

CALL_OF_THE_HAUNTED: Final = Card(
    97077563,
    "Call of the Haunted",
    Activation(
        1,
        target=One(Monster(), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, FACE_UP_ATTACK, called=THE_SUMMONED_MONSTER).and_if_you_do(
            LinkTogether(THE_SUMMONED_MONSTER)
        ),
    ),
    Unclassified(when=When(LeftField(THIS_CARD)), do=Destroy(THE_LINKED_CARD)),
    Unclassified(when=When(Destroyed(THE_LINKED_CARD)), do=Destroy(THIS_CARD)),
)

CARDS: Final = (
    POT_OF_GREED,
    GRACEFUL_CHARITY,
    UPSTART_GOBLIN,
    TRADE_IN,
    HAND_DESTRUCTION,
    REINFORCEMENT_OF_THE_ARMY,
    FOOLISH_BURIAL,
    DELINQUENT_DUO,
    CONFISCATION,
    THE_FORCEFUL_SENTRY,
    OOKAZI,
    HINOTAMA,
    JUST_DESSERTS,
    DIAN_KETO_THE_CURE_MASTER,
    MONSTER_REBORN,
    CALL_OF_THE_HAUNTED,
)

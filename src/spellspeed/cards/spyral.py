"""SPYRAL cards: agents who guess what lies on top of the opponent's Deck, and their gear."""

from typing import Final

from spellspeed.lang.vocabulary import *

SPYRAL_MONSTER: Final = Monster(archetype="SPYRAL")
THE_TOP_CARD: Final = Ref("the revealed card")
THE_AGENT_IS_THERE: Final = Exists(Monster(FACE_UP, name="SPYRAL Super Agent"), YOUR_FIELD)

SPYRAL_DOUBLE_HELIX: Final = Card(
    1322368,
    "SPYRAL Double Helix",
    Materials(of=(SPYRAL_MONSTER, SPYRAL_MONSTER), by=LINK_SUMMON),
    Continuous(1, Treat(THIS_CARD, name="SPYRAL Super Agent"), where=Place(ON_THE_FIELD | IN_GRAVEYARD)),
    Ignition(
        2,
        limit=Limit(PER_EFFECT),
        cost=Declare(A_CARD_KIND),
        do=Reveal(Top(1, OPPONENTS_DECK, called=THE_TOP_CARD)).also(
            OnlyIf(
                Matches(THE_TOP_CARD, AnyCard(declared=A_CARD_KIND)),
                OneOf(
                    AddToHand(One(SPYRAL_MONSTER, YOUR_DECK | YOUR_GRAVEYARD)),
                    SpecialSummon(One(SPYRAL_MONSTER, YOUR_DECK | YOUR_GRAVEYARD), where_it_points=True),
                ),
            )
        ),
    ),
)

SPYRAL_QUIK_FIX: Final = Card(
    78080961,
    "SPYRAL Quik-Fix",
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_SPECIALLY)),
        do=AddToHand(One(AnyCard(archetype="SPYRAL GEAR"), YOUR_DECK)),
    ),
    Ignition(
        2,
        needs=THE_AGENT_IS_THERE,
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=SpecialSummon(THIS_CARD).and_if_you_do(
            Redirect(THIS_CARD, IN_BANISHED, IN_HAND | IN_DECK | IN_EXTRA_DECK | IN_GRAVEYARD)
        ),
        from_=YOUR_GRAVEYARD,
    ),
)

SPYRAL_GEAR_UTILITY_WIRE: Final = Card(
    53989821,
    "SPYRAL GEAR - Utility Wire",
    Activation(
        1,
        needs=THE_AGENT_IS_THERE,
        limit=Limit(PER_ACTIVATION),
        target=One(AnyCard(FACE_UP), OPPONENTS_FIELD),
        do=ReturnToDeck(THE_TARGET, where=ON_TOP),
    ),
)

CARDS: Final = (SPYRAL_DOUBLE_HELIX, SPYRAL_QUIK_FIX, SPYRAL_GEAR_UTILITY_WIRE)

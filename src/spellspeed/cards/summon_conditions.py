"""Monsters of later sets that come only, or also, in ways of their own."""

from typing import Final

from spellspeed.lang.vocabulary import *

YOUR_EFFECT_MONSTERS: Final = Monster(FACE_UP, kind=EFFECT)
LEVELS_AND_RANKS: Final = Plus(
    SumOf(LEVEL, YOUR_EFFECT_MONSTERS, YOUR_FIELD), SumOf(RANK, YOUR_EFFECT_MONSTERS, YOUR_FIELD)
)
THE_CHOSEN_CARD: Final = Ref("the chosen card")

INFERNOID_DEVYATY: Final = Card(
    23440231,
    "Infernoid Devyaty",
    SummonProcedure(
        needs=Compare(LEVELS_AND_RANKS, AtMost(8)),
        by=Banish(Some(3, Monster(archetype="Infernoid"), YOUR_HAND | YOUR_GRAVEYARD)),
        from_=YOUR_HAND | YOUR_GRAVEYARD,
    ),
    SummonCondition(never=SUMMONED_SPECIALLY, from_=IN_HAND | IN_GRAVEYARD),
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_SPECIALLY)),
        # Of a Set card nobody knows whether it is a "Void" card.
        do=Destroy(All(SpellOrTrap(FACE_UP, not_archetype="Void"), THE_FIELD)).also(
            Destroy(All(SpellOrTrap(FACE_DOWN), THE_FIELD))
        ),
    ),
    Quick(
        2,
        when=When(Activated(Monster(), AS_AN_EFFECT, other_than=THIS_CARD)),
        limit=Limit(),
        cost=Tribute(One(Monster(), YOUR_FIELD)),
        do=Negate(THE_ACTIVATION).and_if_you_do(Banish(THAT_CARD)),
    ),
)

GRAPHA_DRAGON_LORD_OF_DARK_WORLD: Final = Card(
    34230233,
    "Grapha, Dragon Lord of Dark World",
    SummonProcedure(
        by=AddToHand(
            One(
                Monster(FACE_UP, archetype="Dark World", not_name="Grapha, Dragon Lord of Dark World"),
                YOUR_FIELD,
            )
        ),
        from_=YOUR_GRAVEYARD,
    ),
    Trigger(
        when=If(Discarded(THIS_CARD, because=BECAUSE_OF_EFFECT, by=YOU)),
        target=One(ANY_CARD, OPPONENTS_FIELD),
        do=Destroy(THE_TARGET),
        mandatory=True,
        from_=YOUR_GRAVEYARD,
    ),
    # The same effect, and what it does more if the opponent's card has discarded it.
    Trigger(
        when=If(Discarded(THIS_CARD, because=BECAUSE_OF_EFFECT, by=OPPONENT)),
        target=One(ANY_CARD, OPPONENTS_FIELD),
        do=Destroy(THE_TARGET).then(
            LookAt(One(ANY_CARD, OPPONENTS_HAND, at_random=True, called=THE_CHOSEN_CARD)).then(
                OnlyIf(Matches(THE_CHOSEN_CARD, Monster()), SpecialSummon(THE_CHOSEN_CARD)), may=True
            )
        ),
        mandatory=True,
        from_=YOUR_GRAVEYARD,
    ),
)

LEGENDARY_KNIGHT_HERMOS: Final = Card(
    84565800,
    "Legendary Knight Hermos",
    SummonCondition(only_by=AnyCard(name="Legend of Heart")),
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_SPECIALLY)),
        target=One(SpellOrTrap(FACE_UP), THE_FIELD),
        do=Banish(Those(THE_TARGET, SpellOrTrap(FACE_UP))),
    ),
    Trigger(
        2,
        when=When(AttackTargetSelected(THIS_CARD)),
        limit=Limit(),
        target=One(Monster(kind=EFFECT), YOUR_GRAVEYARD),
        do=Treat(THIS_CARD, name_of=THE_TARGET, until=UNTIL_YOUR_NEXT_TURN_ENDS).and_(
            GainEffects(THIS_CARD, of=THE_TARGET, until=UNTIL_YOUR_NEXT_TURN_ENDS)
        ),
    ),
)

CARDS: Final = (
    INFERNOID_DEVYATY,
    GRAPHA_DRAGON_LORD_OF_DARK_WORLD,
    LEGENDARY_KNIGHT_HERMOS,
)

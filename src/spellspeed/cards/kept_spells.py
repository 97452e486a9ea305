"""Spells that stay on the field, or whose effect stays for a time, and what they do each time or forbid."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_LOST: Final = Ref("the destroyed monster")
IN_HANDS_AND_ON_FIELDS: Final = EITHER_HAND | THE_FIELD

HEART_OF_THE_UNDERDOG: Final = Card(
    35762283,
    "Heart of the Underdog",
    Trigger(
        when=If(Drawn(YOU, what=Monster(kind=NORMAL))),
        needs=During(DRAW_PHASE, YOU),
        cost=Reveal(THAT_CARD),
        do=Draw(1),
    ),
)

TIMIDITY: Final = Card(
    40350910,
    "Timidity",
    Activation(
        do=Forbid(
            BEING_DESTROYED_BY_EFFECTS,
            who=EITHER,
            what=SpellOrTrap(FACE_DOWN),
            until=UNTIL_OPPONENTS_NEXT_TURN_ENDS,
        )
    ),
)

RING_OF_DEFENSE: Final = Card(
    58641905,
    "Ring of Defense",
    Activation(
        when=When(Activated(Trap(), AS_ANYTHING, including=(InflictDamage(1, YOU), InflictDamage(1, OPPONENT)))),
        do=ChangeDamage(NO_DAMAGE, EITHER, BECAUSE_OF_EFFECT, until=UNTIL_IT_RESOLVES),
    ),
)

BOSS_RUSH: Final = Card(
    66947414,
    "Boss Rush",
    Activation(needs=Compare(SummonsMade(), 0)),
    Continuous(1, Forbid(NORMAL_SUMMONING, who=YOU)),
    Trigger(
        2,
        when=If(
            PhaseReached(
                END_PHASE,
                after=Sent(Monster(FACE_UP, archetype="B.E.S."), EITHER_GRAVEYARD, from_=YOUR_FIELD, destroyed=True),
            )
        ),
        do=SpecialSummon(One(Monster(archetype="B.E.S."), YOUR_DECK)),
    ),
)

BLESSINGS_OF_THE_NILE: Final = Card(
    30653113,
    "Blessings of the Nile",
    Continuous(
        do=GainLP(1000),
        when=If(Discarded(ANY_CARD, because=BECAUSE_OF_EFFECT, by=OPPONENT, from_=YOUR_HAND, to_graveyard=True)),
        together=True,
    ),
)

SUPER_REJUVENATION: Final = Card(
    27770341,
    "Super Rejuvenation",
    Activation(
        1,
        do=Later(
            END_PHASE,
            Draw(
                Plus(
                    TimesHappened(Discarded(Monster(type_=DRAGON), from_=YOUR_HAND)),
                    TimesHappened(Tributed(Monster(type_=DRAGON, controller=YOU))),
                )
            ),
        ),
    ),
)

SPELL_ECONOMICS: Final = Card(
    4259068,
    "Spell Economics",
    Continuous(do=SparePayments(Spell(), as_=AS_A_CARD)),
)

# Whoever owns the card that was destroyed may use it.
PANDEMONIUM: Final = Card(
    94585852,
    "Pandemonium",
    Continuous(do=SparePayments(Monster(archetype="Archfiend"), EITHER, STANDBY_PHASE)),
    Trigger(
        when=When(Sent(Monster(archetype="Archfiend"), YOUR_GRAVEYARD, from_=THE_FIELD, destroyed=True)),
        needs=Both(
            Matches(THAT_CARD, Monster(that=HasNotDone(WAS_FELLED))),
            Exists(Monster(archetype="Archfiend", level=AtMost(Plus(-1, Stat(LEVEL, THAT_CARD)))), YOUR_DECK),
        ),
        do=Choose(One(Monster(), YOUR_GRAVEYARD, among=THAT_CARD, called=THE_LOST)).also(
            AddToHand(One(Monster(archetype="Archfiend", level=AtMost(Plus(-1, Stat(LEVEL, THE_LOST)))), YOUR_DECK))
        ),
        shared=True,
    ),
)

SAMSARA: Final = Card(
    44182827,
    "Samsara",
    Continuous(do=Redirect(All(Monster(), IN_HANDS_AND_ON_FIELDS), IN_DECK, of_rituals=True)),
)

THE_SECRET_OF_THE_BANDIT: Final = Card(
    99351431,
    "The Secret of the Bandit",
    Activation(
        needs=During(MAIN_PHASE_1),
        target=One(Monster(FACE_UP), THE_FIELD),
        do=GainEffects(
            lines=(
                Continuous(
                    do=Discard(One(ANY_CARD, OPPONENTS_HAND, at_random=True)),
                    when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, by_card=THE_LINKED_CARD)),
                ),
            ),
            about=THE_TARGET,
            until=UNTIL_TURN_ENDS,
        ),
    ),
)

GUARD_PENALTY: Final = Card(
    48653261,
    "Guard Penalty",
    Activation(
        target=One(Monster(), THE_FIELD),
        do=GainEffects(
            lines=(
                Continuous(
                    do=Draw(1),
                    when=If(PositionChanged(THE_LINKED_CARD, was=ATTACK_POSITION, to=DEFENSE_POSITION)),
                    limit=Limit(),
                ),
            ),
            about=THE_TARGET,
            until=UNTIL_TURN_ENDS,
        ),
    ),
)

TEMPLE_OF_THE_KINGS: Final = Card(
    29762407,
    "Temple of the Kings",
    Continuous(1, AllowTrap()),
    Ignition(
        2,
        limit=Limit(PER_EFFECT),
        cost=SendToGraveyard(One(Monster(FACE_UP, name="Mystical Beast of Serket"), YOUR_FIELD)).and_(
            SendToGraveyard(THIS_CARD)
        ),
        do=SpecialSummon(
            One(
                Monster(zone=IN_HAND | IN_DECK, that=Or(Monster(kind=FUSION, zone=IN_EXTRA_DECK))),
                YOUR_HAND | YOUR_DECK | YOUR_EXTRA_DECK,
            )
        ),
    ),
)

BUBBLE_ILLUSION: Final = Card(
    80075749,
    "Bubble Illusion",
    Activation(
        needs=Exists(Monster(FACE_UP, name="Elemental HERO Bubbleman"), YOUR_FIELD),
        do=AllowTrap(from_hand=True, until=UNTIL_TURN_ENDS),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    HEART_OF_THE_UNDERDOG,
    TIMIDITY,
    RING_OF_DEFENSE,
    BOSS_RUSH,
    BLESSINGS_OF_THE_NILE,
    SUPER_REJUVENATION,
    SPELL_ECONOMICS,
    PANDEMONIUM,
    SAMSARA,
    THE_SECRET_OF_THE_BANDIT,
    GUARD_PENALTY,
    TEMPLE_OF_THE_KINGS,
    BUBBLE_ILLUSION,
)

"""Spells for a fight of several monsters at once, of one name, of one kind or for one of them."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_CHOSEN: Final = Ref("the chosen monster")
THE_SENT: Final = Ref("the sent monster")
HAND_DECK_AND_GRAVEYARD: Final = YOUR_HAND | YOUR_DECK | YOUR_GRAVEYARD
THREE_ALIKE: Final = Monster(FACE_UP, kind=NORMAL, not_kind=TOKEN, that=HasNamesake(2, YOUR_MONSTER_ZONE))

DELTA_ATTACKER: Final = Card(
    39719977,
    "Delta Attacker",
    Activation(
        needs=Exists(THREE_ALIKE, YOUR_FIELD, AtLeast(3)),
        do=Grant(ATTACK_DIRECTLY, All(THREE_ALIKE, YOUR_FIELD), until=UNTIL_TURN_ENDS),
    ),
)

UNION_ATTACK: Final = Card(
    60399954,
    "Union Attack",
    Activation(
        1,
        needs=During(MAIN_PHASE_1),
        target=One(Monster(FACE_UP), YOUR_FIELD),
        do=Later(
            BATTLE_PHASE,
            ChangeStat(
                ATK,
                THE_TARGET,
                SumOf(ATK, Monster(FACE_UP_ATTACK), YOUR_FIELD, other_than=THE_TARGET),
                until=UNTIL_BATTLE_PHASE_ENDS,
            ),
            this_turn=True,
        )
        .also(ChangeDamage(NO_DAMAGE, OPPONENT, cards=THE_TARGET, until=UNTIL_TURN_ENDS))
        .also(Forbid(DECLARING_ATTACKS, who=YOU, other_than=THE_TARGET, until=UNTIL_TURN_ENDS)),
    ),
)

# The opponent's monsters come even if none of yours do any more.
INFERNO_RECKLESS_SUMMON: Final = Card(
    12247206,
    "Inferno Reckless Summon",
    Activation(
        1,
        when=When(Summoned(Monster(controller=YOU), SUMMONED_SPECIALLY)),
        needs=Both(
            Compare(HowMany(THAT_CARD), 1),
            Matches(THAT_CARD, Monster(FACE_UP, atk=AtMost(1500))),
            Exists(Monster(FACE_UP), OPPONENTS_FIELD),
            Exists(Monster(named_like=THAT_CARD), HAND_DECK_AND_GRAVEYARD),
            Exists(Monster(), YOUR_MAIN_MONSTER_ZONES, AtMost(4)),
        ),
        do=SpecialSummon(Some(ANY_NUMBER, Monster(named_like=THAT_CARD), HAND_DECK_AND_GRAVEYARD), FACE_UP_ATTACK)
        .also(Choose(One(Monster(FACE_UP), OPPONENTS_FIELD, by=OPPONENT, called=THE_CHOSEN)))
        .also(
            SpecialSummon(
                Some(
                    ANY_NUMBER,
                    Monster(named_like=THE_CHOSEN),
                    OPPONENTS_HAND | OPPONENTS_DECK | OPPONENTS_GRAVEYARD,
                    by=OPPONENT,
                ),
                to=OPPONENT,
                who=OPPONENT,
            )
        ),
    ),
)

TIES_OF_THE_BRETHREN: Final = Card(
    40450317,
    "Ties of the Brethren",
    Activation(
        1,
        oath=Forbid(ENTERING_BATTLE, who=YOU),
        cost=PayLP(2000),
        target=One(Monster(FACE_UP, level=AtMost(4)), YOUR_FIELD),
        do=SpecialSummon(
            Some(
                2,
                Monster(
                    level=Stat(LEVEL, THE_TARGET),
                    that=(AlikeIn(THE_TARGET, attribute=True), NamedUnlike(THE_TARGET)),
                ),
                YOUR_DECK,
                of_different_names=True,
            )
        ).also(Forbid(SPECIAL_SUMMONING, who=YOU, until=UNTIL_TURN_ENDS)),
    ),
)

A_DEAL_WITH_DARK_RULER: Final = Card(
    6850209,
    "A Deal with Dark Ruler",
    Activation(
        needs=Compare(TimesHappened(Sent(Monster(level=AtLeast(8)), EITHER_GRAVEYARD, from_=YOUR_FIELD)), AtLeast(1)),
        do=SpecialSummon(One(Monster(name="Berserk Dragon"), YOUR_HAND | YOUR_DECK)),
    ),
)

LEVEL_UP: Final = Card(
    25290459,
    "Level Up!",
    Activation(
        cost=SendToGraveyard(One(Monster(FACE_UP, archetype="LV"), YOUR_FIELD, called=THE_SENT)),
        do=SpecialSummon(
            One(Monster(that=ListedOn(THE_SENT, in_text=True)), YOUR_HAND | YOUR_DECK), ignoring_conditions=True
        ),
    ),
)

THE_PUPPET_MAGIC_OF_DARK_RULER: Final = Card(
    40703393,
    "The Puppet Magic of Dark Ruler",
    Activation(
        target=One(Monster(type_=FIEND), YOUR_GRAVEYARD),
        do=Banish(UpTo(ANY_NUMBER, Monster(FACE_UP), YOUR_FIELD, levels=Stat(LEVEL, THE_TARGET))).then(
            SpecialSummon(THE_TARGET)
        ),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    DELTA_ATTACKER,
    UNION_ATTACK,
    INFERNO_RECKLESS_SUMMON,
    TIES_OF_THE_BRETHREN,
    A_DEAL_WITH_DARK_RULER,
    LEVEL_UP,
    THE_PUPPET_MAGIC_OF_DARK_RULER,
)

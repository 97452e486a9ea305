"""Spells and Traps that decks of the years up to 2006 were built on or around."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_SUMMONED_MONSTERS: Final = Ref("the Summoned monsters")
EFFECT_MONSTERS: Final = All(Monster(FACE_UP, kind=EFFECT), THE_FIELD)
THE_DISCARDED_CARD: Final = Ref("the discarded card")
THE_TRIBUTED_MONSTER: Final = Ref("the Tributed monster")
THE_SWITCHED_MONSTERS: Final = Ref("the switched monsters")
THE_TOKENS: Final = Ref("the Tokens")

# --------------------------------------------------------------------------------------------------------------- damage

WAVE_MOTION_CANNON: Final = Card(
    38992735,
    "Wave-Motion Cannon",
    Ignition(cost=SendToGraveyard(THIS_CARD), do=InflictDamage(Times(1000, StandbysPassed()), OPPONENT)),
)

DARK_ROOM_OF_NIGHTMARE: Final = Card(
    85562745,
    "Dark Room of Nightmare",
    Trigger(
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_EFFECT, AnyCard(not_name="Dark Room of Nightmare"))),
        do=InflictDamage(300, OPPONENT),
        mandatory=True,
    ),
)

OJAMA_TRIO: Final = Card(
    29843091,
    "Ojama Trio",
    Activation(
        1,
        do=SummonTokens(
            Token("Ojama Token", "扰乱衍生物", LIGHT, BEAST, 2, 0, 1000),
            3,
            FACE_UP_DEFENSE,
            OPPONENT,
            called=THE_TOKENS,
        ).and_if_you_do(
            Forbid(BEING_TRIBUTED_FOR_SUMMON, THE_TOKENS).also(
                GainEffects(
                    THE_TOKENS, lines=(Unclassified(when=When(Destroyed(THIS_CARD)), do=InflictDamage(300, YOU)),)
                )
            )
        ),
    ),
)

# ------------------------------------------------------------------------------------------------- values and positions

CURSE_OF_ANUBIS: Final = Card(
    66742250,
    "Curse of Anubis",
    Activation(
        do=ChangePosition(EFFECT_MONSTERS, FACE_UP_DEFENSE)
        .also(ChangeStat(DEF, EFFECT_MONSTERS, 0, become=True, original=True, until=UNTIL_TURN_ENDS))
        .also(Forbid(CHANGING_POSITION, EFFECT_MONSTERS, until=UNTIL_TURN_ENDS)),
    ),
)

# Only face-down cards, and those in the hand, are activated as cards.
TRIANGLE_ECSTASY_SPARK: Final = Card(
    12181376,
    "Triangle Ecstasy Spark",
    Activation(
        needs=Exists(Monster(FACE_UP, name="Harpie Lady Sisters"), THE_FIELD),
        do=ChangeStat(
            ATK,
            All(Monster(FACE_UP, name="Harpie Lady Sisters"), THE_FIELD),
            2700,
            become=True,
            until=UNTIL_TURN_ENDS,
        )
        .also(Forbid(ACTIVATING, who=OPPONENT, what=Trap(FACE_DOWN), until=UNTIL_TURN_ENDS))
        .also(NegateEffectsOf(what=Trap(controller=OPPONENT, zone=ON_THE_FIELD), until=UNTIL_TURN_ENDS)),
    ),
)

# ----------------------------------------------------------------------------------------- for either player to use

# Its effect can be used as it is turned up; in the Damage Step neither can be.
ROYAL_OPPRESSION: Final = Card(
    93016201,
    "Royal Oppression",
    Quick(
        when=When(
            WouldBeSummoned(Monster(), SUMMONED_SPECIALLY),
            Activated(
                ANY_CARD,
                AS_ANYTHING,
                including=(
                    SpecialSummon(All(Monster(), WHEREVER_IT_IS)),
                    SpecialSummon(All(Monster(), EITHER_GRAVEYARD)),
                ),
            ),
        ),
        cost=PayLP(800),
        do=Negate(THE_SUMMON | THE_EFFECT).and_if_you_do(Destroy(THAT_CARD)),
        damage_step=False,
        shared=True,
    ),
)

ECTOPLASMER: Final = Card(
    97342942,
    "Ectoplasmer",
    Trigger(
        when=If(PhaseReached(END_PHASE, YOU)),
        do=Tribute(One(Monster(FACE_UP), YOUR_FIELD, called=THE_TRIBUTED_MONSTER)).and_if_you_do(
            InflictDamage(Half(Stat(ATK, THE_TRIBUTED_MONSTER, original=True)), OPPONENT)
        ),
        mandatory=True,
        shared=True,
    ),
)

HARPIES_HUNTING_GROUND: Final = Card(
    75782277,
    "Harpies' Hunting Ground",
    Continuous(1, ChangeStat(ATK | DEF, All(Monster(FACE_UP, type_=WINGED_BEAST), THE_FIELD), 200)),
    Trigger(
        2,
        when=If(
            Summoned(
                Monster(name=("Harpie Lady", "Harpie Lady Sisters")), SUMMONED_NORMALLY | SUMMONED_SPECIALLY, by=YOU
            )
        ),
        target=One(SpellOrTrap(), THE_FIELD),
        do=Destroy(THE_TARGET),
        mandatory=True,
        shared=True,
    ),
)

AQUA_CHORUS: Final = Card(
    95132338,
    "Aqua Chorus",
    Continuous(1, ChangeStat(ATK | DEF, All(Monster(FACE_UP, that=HasNamesake()), THE_FIELD), 500)),
)

SHIELD_AND_SWORD: Final = Card(
    52097679,
    "Shield & Sword",
    Activation(
        do=ChangeStat(
            ATK,
            All(Monster(FACE_UP), THE_FIELD, called=THE_SWITCHED_MONSTERS),
            Stat(DEF, THE_SWITCHED_MONSTERS, original=True),
            become=True,
            original=True,
            until=UNTIL_TURN_ENDS,
        ).also(
            ChangeStat(
                DEF,
                THE_SWITCHED_MONSTERS,
                Stat(ATK, THE_SWITCHED_MONSTERS, original=True),
                become=True,
                original=True,
                until=UNTIL_TURN_ENDS,
            )
        ),
    ),
)

BLAST_WITH_CHAIN: Final = Card(
    98239899,
    "Blast with Chain",
    # It strengthens a monster in battle, and so until damage is calculated; the line that does so is another one.
    Activation(
        needs=Not(During(timings=DAMAGE_CALCULATION | AFTER_DAMAGE_CALCULATION | END_OF_DAMAGE_STEP)),
        target=One(Monster(FACE_UP), YOUR_FIELD),
        do=Equip(THE_TARGET),
        damage_step=True,
        stays=True,
    ),
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 500)),
    Trigger(
        when=When(Destroyed(THIS_CARD, because=BECAUSE_OF_EFFECT, was=Trap(kind=EQUIP))),
        target=One(ANY_CARD, THE_FIELD),
        do=Destroy(THE_TARGET),
        mandatory=True,
    ),
)

# ------------------------------------------------------------------------------------------ the opponent has the choice

MAGIC_DRAIN: Final = Card(
    59344077,
    "Magic Drain",
    Activation(
        when=When(Activated(Spell(), by=OPPONENT)),
        do=May(Discard(One(Spell(), OPPONENTS_HAND, by=OPPONENT), called=THE_DISCARDED_CARD), by=OPPONENT).after_that(
            OnlyIf(
                Not(Matches(THE_DISCARDED_CARD, ANY_CARD)),
                Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
            )
        ),
    ),
)

DARK_COFFIN: Final = Card(
    1804528,
    "Dark Coffin",
    Trigger(
        when=When(Sent(THIS_CARD, EITHER_GRAVEYARD, destroyed=True, was=Trap(FACE_DOWN))),
        do=OneOf(
            Discard(One(ANY_CARD, OPPONENTS_HAND, at_random=True)),
            Destroy(One(Monster(), OPPONENTS_FIELD, by=OPPONENT)),
            by=OPPONENT,
        ),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

# ------------------------------------------------------------------------------------------------------------ counters

PITCH_BLACK_POWER_STONE: Final = Card(
    34029630,
    "Pitch-Black Power Stone",
    Activation(cost=PlaceCounters(SPELL_COUNTER, 3, THIS_CARD)),
    Quick(
        1,
        needs=During(turn_of=YOU),
        limit=Limit(),
        target=One(AnyCard(FACE_UP), THE_FIELD, other_than=THIS_CARD),
        do=RemoveCounters(SPELL_COUNTER, THIS_CARD, 1).and_if_you_do(PlaceCounters(SPELL_COUNTER, 1, THE_TARGET)),
    ),
    Continuous(2, Destroy(THIS_CARD), while_=Compare(Counters(SPELL_COUNTER, THIS_CARD), 0)),
)

# -------------------------------------------------------------------------------------------------- for a monster given

CRUSH_CARD_VIRUS: Final = Card(
    57728570,
    "Crush Card Virus",
    Activation(
        1,
        needs=Either(
            Exists(ANY_CARD, OPPONENTS_HAND),
            Exists(Monster(FACE_DOWN), OPPONENTS_FIELD),
            Exists(Monster(FACE_UP, atk=AtLeast(1500)), OPPONENTS_FIELD),
        ),
        cost=Tribute(One(Monster(attribute=DARK, atk=AtMost(1000)), YOUR_FIELD)),
        do=LookAt(All(Monster(FACE_DOWN), OPPONENTS_FIELD))
        .also(LookAt(All(ANY_CARD, OPPONENTS_HAND)))
        .also(Destroy(All(Monster(atk=AtLeast(1500), that=SeenThrough()), OPPONENTS_HAND | OPPONENTS_FIELD)))
        .then(
            May(Destroy(UpTo(3, Monster(atk=AtLeast(1500)), OPPONENTS_DECK, by=OPPONENT)), by=OPPONENT),
        )
        .after_that(
            ChangeDamage(NO_DAMAGE, OPPONENT, BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT, until=UNTIL_NEXT_TURN_ENDS)
        ),
    ),
)

RELEASE_RESTRAINT: Final = Card(
    75417459,
    "Release Restraint",
    Activation(
        cost=Tribute(One(Monster(name="Gearfried the Iron Knight"), YOUR_FIELD)),
        do=SpecialSummon(One(Monster(name="Gearfried the Swordmaster"), YOUR_HAND | YOUR_DECK)),
    ),
)

# --------------------------------------------------------------------------------------------------- from the Graveyard

FAIRY_OF_THE_SPRING: Final = Card(
    20188127,
    "Fairy of the Spring",
    Activation(
        target=One(Spell(kind=EQUIP), YOUR_GRAVEYARD),
        do=AddToHand(THE_TARGET).and_if_you_do(Forbid(ACTIVATING, THE_TARGET, until=UNTIL_TURN_ENDS)),
    ),
)

HYSTERIC_PARTY: Final = Card(
    77778835,
    "Hysteric Party",
    Activation(
        1,
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=SpecialSummon(All(Monster(name="Harpie Lady"), YOUR_GRAVEYARD), called=THE_SUMMONED_MONSTERS).and_if_you_do(
            LinkTogether(THE_SUMMONED_MONSTERS)
        ),
    ),
    Unclassified(2, when=When(LeftField(THIS_CARD, was=AnyCard(FACE_UP))), do=Destroy(THE_LINKED_CARD)),
)

CARDS: Final[tuple[Card, ...]] = (
    WAVE_MOTION_CANNON,
    DARK_ROOM_OF_NIGHTMARE,
    OJAMA_TRIO,
    CURSE_OF_ANUBIS,
    TRIANGLE_ECSTASY_SPARK,
    ROYAL_OPPRESSION,
    ECTOPLASMER,
    HARPIES_HUNTING_GROUND,
    AQUA_CHORUS,
    SHIELD_AND_SWORD,
    BLAST_WITH_CHAIN,
    MAGIC_DRAIN,
    DARK_COFFIN,
    PITCH_BLACK_POWER_STONE,
    CRUSH_CARD_VIRUS,
    RELEASE_RESTRAINT,
    FAIRY_OF_THE_SPRING,
    HYSTERIC_PARTY,
)

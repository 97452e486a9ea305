"""Cards with counters, cards that act by themselves each time something happens, and cards that negate effects."""

from typing import (
    Final,
)

from spellspeed.lang.vocabulary import *

# --------------------------------------------------------------------------------- a counter when it is Normal Summoned

BREAKER_THE_MAGICAL_WARRIOR: Final = Card(
    71413901,
    "Breaker the Magical Warrior",
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        do=PlaceCounters(SPELL_COUNTER, 1, THIS_CARD, at_most=1),
        mandatory=True,
    ),
    Continuous(2, ChangeStat(ATK, THIS_CARD, Times(300, Counters(SPELL_COUNTER, THIS_CARD)))),
    Ignition(
        3,
        cost=RemoveCounters(SPELL_COUNTER, THIS_CARD, 1),
        target=One(SpellOrTrap(), THE_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

HANNIBAL_NECROMANCER: Final = Card(
    5640330,
    "Hannibal Necromancer",
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        do=PlaceCounters(SPELL_COUNTER, 1, THIS_CARD, at_most=1),
        mandatory=True,
    ),
    Ignition(
        2,
        cost=RemoveCounters(SPELL_COUNTER, THIS_CARD, 1),
        target=One(Trap(FACE_UP), THE_FIELD),
        do=Destroy(Those(THE_TARGET, Trap(FACE_UP))),
    ),
)

# ----------------------------------------------------------------------------- a counter for every Spell Card activated

ROYAL_MAGICAL_LIBRARY: Final = Card(
    70791313,
    "Royal Magical Library",
    Continuous(1, PlaceCounters(SPELL_COUNTER, 1, THIS_CARD, at_most=3), when=If(Activated(Spell()))),
    Ignition(2, cost=RemoveCounters(SPELL_COUNTER, THIS_CARD, 3), do=Draw(1)),
)

MYTHICAL_BEAST_CERBERUS: Final = Card(
    55424270,
    "Mythical Beast Cerberus",
    Continuous(1, PlaceCounters(SPELL_COUNTER, 1, THIS_CARD), when=If(Activated(Spell()))),
    Continuous(2, ChangeStat(ATK, THIS_CARD, Times(500, Counters(SPELL_COUNTER, THIS_CARD)))),
    Continuous(
        3,
        OnlyIf(HasDone(THIS_CARD, BATTLED), RemoveCounters(SPELL_COUNTER, THIS_CARD)),
        when=If(EndStepReached()),
    ),
)

SKILLED_DARK_MAGICIAN: Final = Card(
    73752131,
    "Skilled Dark Magician",
    Continuous(do=PlaceCounters(SPELL_COUNTER, 1, THIS_CARD, at_most=3), when=If(Activated(Spell()))),
    Ignition(
        needs=Compare(Counters(SPELL_COUNTER, THIS_CARD), AtLeast(3)),
        cost=Tribute(THIS_CARD),
        do=SpecialSummon(One(Monster(name="Dark Magician"), YOUR_HAND | YOUR_DECK | YOUR_GRAVEYARD)),
    ),
)

SKILLED_WHITE_MAGICIAN: Final = Card(
    46363422,
    "Skilled White Magician",
    Continuous(do=PlaceCounters(SPELL_COUNTER, 1, THIS_CARD, at_most=3), when=If(Activated(Spell()))),
    Ignition(
        needs=Compare(Counters(SPELL_COUNTER, THIS_CARD), AtLeast(3)),
        cost=Tribute(THIS_CARD),
        do=SpecialSummon(One(Monster(name="Buster Blader"), YOUR_HAND | YOUR_DECK | YOUR_GRAVEYARD)),
    ),
)

# The Chinese text chooses the monster after the activation; by the card's rulings it is targeted.
MAGICAL_MARIONETTE: Final = Card(
    8034697,
    "Magical Marionette",
    Continuous(do=PlaceCounters(SPELL_COUNTER, 1, THIS_CARD), when=If(Activated(Spell()))),
    Continuous(do=ChangeStat(ATK, THIS_CARD, Times(200, Counters(SPELL_COUNTER, THIS_CARD)))),
    Ignition(
        cost=RemoveCounters(SPELL_COUNTER, THIS_CARD, 2),
        target=One(Monster(), THE_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

DARK_RED_ENCHANTER: Final = Card(
    45462639,
    "Dark Red Enchanter",
    Trigger(
        when=If(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        do=PlaceCounters(SPELL_COUNTER, 2, THIS_CARD),
        mandatory=True,
    ),
    Continuous(do=PlaceCounters(SPELL_COUNTER, 1, THIS_CARD), when=If(Activated(Spell()))),
    Continuous(do=ChangeStat(ATK, THIS_CARD, Times(300, Counters(SPELL_COUNTER, THIS_CARD)))),
    Ignition(
        limit=Limit(),
        cost=RemoveCounters(SPELL_COUNTER, THIS_CARD, 2),
        do=Discard(One(ANY_CARD, OPPONENTS_HAND, at_random=True)),
    ),
)

# ------------------------------------------------------------------------------------------------------- other counters

GATEWAY_TO_CHAOS: Final = Card(
    40089744,
    "Gateway to Chaos",
    Activation(
        1,
        limit=Limit(PER_ACTIVATION),
        do=OneOf(
            AddToHand(One(Monster(archetype="Black Luster Soldier", kind=RITUAL), YOUR_DECK)),
            AddToHand(One(Monster(archetype="Gaia The Fierce Knight"), YOUR_DECK)),
        ),
    ),
    Continuous(
        2,
        PlaceCounters(SPELL_COUNTER, 1, THIS_CARD, at_most=6),
        when=If(Sent(Monster(), to=EITHER_GRAVEYARD, from_=EITHER_HAND | THE_FIELD)),
    ),
    Ignition(
        3,
        limit=Limit(),
        cost=RemoveCounters(SPELL_COUNTER, THIS_CARD, 3),
        do=AddToHand(One(Spell(kind=RITUAL), YOUR_DECK)),
    ),
)

# The fifth counter gives it the effect for the next Standby Phase only, whoever places it.
SILENT_MAGICIAN_LV4: Final = Card(
    73665146,
    "Silent Magician LV4",
    Continuous(
        1,
        PlaceCounters(SPELL_COUNTER, 1, THIS_CARD, at_most=5),
        when=If(Drawn(OPPONENT)),
        together=True,
    ),
    Continuous(
        do=GainEffects(
            THIS_CARD,
            lines=(
                Trigger(
                    when=If(PhaseReached(STANDBY_PHASE, YOU)),
                    needs=Compare(Counters(SPELL_COUNTER, THIS_CARD), AtLeast(5)),
                    cost=SendToGraveyard(THIS_CARD),
                    do=SpecialSummon(One(Monster(name="Silent Magician LV8"), YOUR_HAND | YOUR_DECK)),
                ),
            ),
            until=UNTIL_YOUR_NEXT_TURN_ENDS,
            from_next_turn=True,
        ),
        when=If(CountersPlaced(SPELL_COUNTER, THIS_CARD, nth=5)),
    ),
    Continuous(2, ChangeStat(ATK, THIS_CARD, Times(500, Counters(SPELL_COUNTER, THIS_CARD)))),
)

APPRENTICE_MAGICIAN: Final = Card(
    9156135,
    "Apprentice Magician",
    Trigger(
        1,
        when=If(Summoned(THIS_CARD)),
        target=One(AnyCard(FACE_UP), THE_FIELD),
        do=PlaceCounters(SPELL_COUNTER, 1, THE_TARGET),
        mandatory=True,
    ),
    Trigger(
        2,
        when=When(Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE)),
        do=SpecialSummon(One(Monster(type_=SPELLCASTER, level=AtMost(2)), YOUR_DECK), FACE_DOWN_DEFENSE),
    ),
)

MAGICAL_PLANT_MANDRAGOLA: Final = Card(
    7802006,
    "Magical Plant Mandragola",
    Flip(do=PlaceCounters(SPELL_COUNTER, 1, All(AnyCard(FACE_UP), THE_FIELD))),
)

EXHAUSTING_SPELL: Final = Card(
    95451366,
    "Exhausting Spell",
    Activation(do=RemoveCounters(SPELL_COUNTER, All(AnyCard(FACE_UP), THE_FIELD))),
)

# ---------------------------------------------------------------------------------- each time, and what a phase demands

SOLEMN_WISHES: Final = Card(
    35346968,
    "Solemn Wishes",
    Continuous(1, GainLP(500), when=If(Drawn(YOU)), together=True),
)

FIRE_PRINCESS: Final = Card(
    64752646,
    "Fire Princess",
    Continuous(1, InflictDamage(500, OPPONENT), when=If(LPGained(YOU))),
)

BOUNTIFUL_ARTEMIS: Final = Card(
    32296881,
    "Bountiful Artemis",
    Continuous(1, Draw(1), when=If(Activated(Trap(kind=COUNTER)))),
)

AMORPHAGE_GOLIATH: Final = Card(
    69072185,
    "Amorphage Goliath",
    Continuous(1, Forbid(SPECIAL_SUMMONING, who=EITHER, what=Monster(not_archetype="Amorphage"), from_=IN_EXTRA_DECK)),
    pendulum=(
        Clause(
            do=OneOf(Tribute(One(Monster(), YOUR_FIELD)), Destroy(THIS_CARD)),
            when=If(PhaseReached(STANDBY_PHASE, YOU)),
        ),
        Continuous(
            1,
            Redirect(All(AnyCard(not_archetype="Amorphage"), WHEREVER_IT_IS), IN_BANISHED),
            while_=Exists(Monster(FACE_UP, archetype="Amorphage"), YOUR_FIELD),
        ),
    ),
)

# The upkeep is no choice: whoever can pay has to, even his last 700 LP.
IMPERIAL_ORDER: Final = Card(
    61740673,
    "Imperial Order",
    Clause(
        do=OnlyIf(Compare(LifePoints(YOU), AtMost(699)), Destroy(THIS_CARD)).also(
            OnlyIf(Compare(LifePoints(YOU), AtLeast(700)), PayLP(700))
        ),
        when=If(PhaseReached(STANDBY_PHASE)),
    ),
    Continuous(1, NegateEffectsOf(All(Spell(), THE_FIELD))),
)

# ------------------------------------------------------------------------------------------------------------- negation

INFINITE_IMPERMANENCE: Final = Card(
    10045474,
    "Infinite Impermanence",
    Activation(
        1,
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=NegateEffectsOf(THE_TARGET, until=UNTIL_TURN_ENDS).then(
            OnlyIf(
                Matches(THIS_CARD, AnyCard(that=WasSet())),
                NegateEffectsOf(
                    what=SpellOrTrap(zone=ON_THE_FIELD, that=SharesColumn(THIS_CARD)), until=UNTIL_TURN_ENDS
                ),
            )
        ),
        from_hand=Not(Exists(ANY_CARD, YOUR_FIELD)),
    ),
)

BREAKTHROUGH_SKILL: Final = Card(
    78474168,
    "Breakthrough Skill",
    Activation(
        1,
        target=One(Monster(FACE_UP, kind=EFFECT), OPPONENTS_FIELD),
        do=NegateEffectsOf(Those(THE_TARGET, Monster(controller=OPPONENT)), until=UNTIL_TURN_ENDS),
    ),
    Quick(
        2,
        needs=Both(During(turn_of=YOU), Not(HasDone(THIS_CARD, WAS_SENT))),
        cost=Banish(THIS_CARD),
        target=One(Monster(FACE_UP, kind=EFFECT), OPPONENTS_FIELD),
        do=NegateEffectsOf(Those(THE_TARGET, Monster(kind=EFFECT, controller=OPPONENT)), until=UNTIL_TURN_ENDS),
        from_=YOUR_GRAVEYARD,
    ),
)

THE_SENT_CARDS: Final = Ref("the sent cards")
THE_CHOSEN_MONSTERS: Final = Ref("the chosen monsters")

FORBIDDEN_DROPLET: Final = Card(
    24299458,
    "Forbidden Droplet",
    Activation(
        1,
        limit=Limit(PER_ACTIVATION),
        cost=SendToGraveyard(
            UpTo(ANY_NUMBER, ANY_CARD, YOUR_HAND | YOUR_FIELD, other_than=THIS_CARD), called=THE_SENT_CARDS
        ),
        do=ChangeStat(
            ATK,
            Some(HowMany(THE_SENT_CARDS), Monster(FACE_UP, kind=EFFECT), OPPONENTS_FIELD, called=THE_CHOSEN_MONSTERS),
            Half(Stat(ATK, THE_CHOSEN_MONSTERS)),
            become=True,
            until=UNTIL_TURN_ENDS,
        ).also(NegateEffectsOf(THE_CHOSEN_MONSTERS, until=UNTIL_TURN_ENDS)),
        unanswered=Response(AnyCard(kind_like=THE_SENT_CARDS), by=OPPONENT),
    ),
)

SILENT_SWORDSMAN_LV7: Final = Card(
    37267041,
    "Silent Swordsman LV7",
    SummonCondition(only_by=AnyCard(name="Silent Swordsman LV5")),
    Continuous(1, NegateEffectsOf(All(Spell(), THE_FIELD))),
)

FIRST_OF_THE_DRAGONS: Final = Card(
    10817524,
    "First of the Dragons",
    Materials(of=(Monster(kind=NORMAL), Monster(kind=NORMAL)), properly=False),
    OnlyOne(1),
    Continuous(
        2,
        do=Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD, by=Monster(not_kind=NORMAL)).also(
            Forbid(BEING_AFFECTED, THIS_CARD, by=Monster())
        ),
    ),
)

THE_SUMMONED_MONSTER: Final = Ref("the Summoned monster")

MAGMA_DRAGON: Final = Card(
    95833645,
    "Magma Dragon",
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_SPECIALLY)),
        limit=Limit(PER_NAME),
        oath=Forbid(SPECIAL_SUMMONING, who=YOU, what=Monster(not_type=WYRM)),
        target=One(Monster(type_=WYRM, not_name="Magma Dragon"), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, FACE_UP_DEFENSE, called=THE_SUMMONED_MONSTER).and_if_you_do(
            NegateEffectsOf(THE_SUMMONED_MONSTER)
        ),
    ),
)

BLACK_WINGED_DRAGON: Final = Card(
    9012916,
    "Black-Winged Dragon",
    A_TUNER_AND_OTHERS,
    Continuous(1, ChangeDamage(COUNTER_INSTEAD, YOU, BECAUSE_OF_EFFECT, counter=BLACK_FEATHER_COUNTER)),
    Continuous(2, ChangeStat(ATK, THIS_CARD, Times(700, Counters(BLACK_FEATHER_COUNTER, THIS_CARD)), lose=True)),
    Ignition(
        3,
        limit=Limit(),
        cost=RemoveCounters(BLACK_FEATHER_COUNTER, THIS_CARD),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=ChangeStat(ATK, THE_TARGET, Times(700, TheChange()), lose=True).and_if_you_do(
            InflictDamage(TheChange(), OPPONENT)
        ),
    ),
)

CARDS: Final = (
    BREAKER_THE_MAGICAL_WARRIOR,
    HANNIBAL_NECROMANCER,
    ROYAL_MAGICAL_LIBRARY,
    MYTHICAL_BEAST_CERBERUS,
    SKILLED_DARK_MAGICIAN,
    SKILLED_WHITE_MAGICIAN,
    MAGICAL_MARIONETTE,
    DARK_RED_ENCHANTER,
    GATEWAY_TO_CHAOS,
    SILENT_MAGICIAN_LV4,
    APPRENTICE_MAGICIAN,
    MAGICAL_PLANT_MANDRAGOLA,
    EXHAUSTING_SPELL,
    SOLEMN_WISHES,
    FIRE_PRINCESS,
    BOUNTIFUL_ARTEMIS,
    AMORPHAGE_GOLIATH,
    IMPERIAL_ORDER,
    INFINITE_IMPERMANENCE,
    BREAKTHROUGH_SKILL,
    FORBIDDEN_DROPLET,
    SILENT_SWORDSMAN_LV7,
    FIRST_OF_THE_DRAGONS,
    MAGMA_DRAGON,
    BLACK_WINGED_DRAGON,
)

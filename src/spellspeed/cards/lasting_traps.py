"""Normal Traps that change monsters or players for a time, and some that bring or turn monsters."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_SENT_MONSTER: Final = Ref("the sent monster")

# ---------------------------------------------------------------------------------------------- effects are negated

GORGONS_EYE: Final = Card(
    52648457,
    "Gorgon's Eye",
    Activation(
        do=NegateEffectsOf(what=Monster(DEFENSE_POSITION, zone=IN_MONSTER_ZONE), until=UNTIL_TURN_ENDS),
    ),
)

WORLD_SUPPRESSION: Final = Card(
    12253117,
    "World Suppression",
    Activation(
        when=When(Activated(Spell(kind=FIELD))),
        do=NegateEffectsOf(what=Spell(kind=FIELD, zone=ON_THE_FIELD), until=UNTIL_TURN_ENDS),
    ),
)

MYSTIC_PROBE: Final = Card(
    49251811,
    "Mystic Probe",
    Activation(
        when=When(Activated(Spell(kind=CONTINUOUS))),
        do=NegateEffectsOf(what=Spell(kind=CONTINUOUS, zone=ON_THE_FIELD), until=UNTIL_TURN_ENDS),
    ),
)

METAL_DETECTOR: Final = Card(
    75646520,
    "Metal Detector",
    Activation(
        when=When(Activated(Trap(kind=CONTINUOUS))),
        do=NegateEffectsOf(what=Trap(kind=CONTINUOUS, zone=ON_THE_FIELD), until=UNTIL_TURN_ENDS),
    ),
)

ARMORED_GLASS: Final = Card(
    36868108,
    "Armored Glass",
    Activation(
        when=When(Equipped(ANY_CARD, Monster())),
        do=NegateEffectsOf(what=AnyCard(that=IsEquipped(), zone=ON_THE_FIELD), until=UNTIL_TURN_ENDS),
    ),
)

# Only what is played from the hand or turned up is activated as a card.
A_PLAYED_CARD: Final = SpellOrTrap(FACE_DOWN, zone=IN_HAND | ON_THE_FIELD)
JUDGMENT_OF_THE_PHARAOH: Final = Card(
    55948544,
    "Judgment of the Pharaoh",
    Activation(
        1,
        still_needs=Exists(AnyCard(name="Yu-Jo Friendship"), YOUR_GRAVEYARD),
        cost=PayLP(Half(LifePoints(YOU), down=True)),
        do=Forbid(NORMAL_SUMMONING, who=OPPONENT, until=UNTIL_TURN_ENDS)
        .also(Forbid(SETTING, who=OPPONENT, what=Monster(), until=UNTIL_TURN_ENDS))
        .also(Forbid(FLIP_SUMMONING, who=OPPONENT, until=UNTIL_TURN_ENDS))
        .also(Forbid(SPECIAL_SUMMONING, who=OPPONENT, until=UNTIL_TURN_ENDS))
        .also(Forbid(ACTIVATING, who=OPPONENT, what=Monster(), until=UNTIL_TURN_ENDS)),
    ),
    Activation(
        2,
        still_needs=Exists(AnyCard(name="Unity"), YOUR_GRAVEYARD),
        cost=PayLP(Half(LifePoints(YOU), down=True)),
        do=NegateEffectsOf(what=SpellOrTrap(controller=OPPONENT, zone=ON_THE_FIELD), until=UNTIL_TURN_ENDS)
        .also(Forbid(ACTIVATING, who=OPPONENT, what=A_PLAYED_CARD, until=UNTIL_TURN_ENDS))
        .also(Forbid(SETTING, who=OPPONENT, what=SpellOrTrap(), until=UNTIL_TURN_ENDS)),
    ),
)

# ---------------------------------------------------------------------------------------------- monsters are changed

D_TRIBE: Final = Card(
    2833249,
    "D. Tribe",
    Activation(do=Treat(All(Monster(FACE_UP), YOUR_FIELD), type_=DRAGON, until=UNTIL_END_PHASE)),
)

CURSE_OF_AGING: Final = Card(
    41398771,
    "Curse of Aging",
    Activation(
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=ChangeStat(ATK | DEF, All(Monster(FACE_UP), OPPONENTS_FIELD), 500, lose=True, until=UNTIL_TURN_ENDS),
    ),
)

DEAL_OF_PHANTOM: Final = Card(
    69122763,
    "Deal of Phantom",
    Activation(
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangeStat(ATK, THE_TARGET, Times(100, CountOf(Monster(), YOUR_GRAVEYARD)), until=UNTIL_TURN_ENDS),
    ),
)

READY_FOR_INTERCEPTING: Final = Card(
    31785398,
    "Ready for Intercepting",
    Activation(
        target=One(Monster(FACE_UP, type_=WARRIOR | SPELLCASTER), THE_FIELD),
        do=ChangePosition(THE_TARGET, FACE_DOWN_DEFENSE),
    ),
)

# ------------------------------------------------------------------------------------------------- LP and summons

THE_SPELL_ABSORBING_LIFE: Final = Card(
    99517131,
    "The Spell Absorbing Life",
    Activation(
        needs=Either(Exists(Monster(FACE_UP, kind=EFFECT), THE_FIELD), Exists(Monster(FACE_DOWN_DEFENSE), THE_FIELD)),
        do=ChangePosition(All(Monster(FACE_DOWN_DEFENSE), THE_FIELD), FACE_UP_DEFENSE, quietly=True).after_that(
            GainLP(Times(400, CountOf(Monster(FACE_UP, kind=EFFECT), THE_FIELD)))
        ),
    ),
)

# By its rulings the monster is sent as a cost; a Trap that was a monster is none there, and gives nothing.
ALTAR_FOR_TRIBUTE: Final = Card(
    21070956,
    "Altar for Tribute",
    Activation(
        cost=SendToGraveyard(One(Monster(), YOUR_FIELD), called=THE_SENT_MONSTER),
        do=GainLP(Stat(ATK, THE_SENT_MONSTER, original=True)),
    ),
)

MIRACLE_RESTORING: Final = Card(
    68334074,
    "Miracle Restoring",
    Activation(
        cost=RemoveCounters(SPELL_COUNTER, All(AnyCard(FACE_UP), YOUR_FIELD), 2, spread=True),
        target=One(Monster(name=("Dark Magician", "Buster Blader")), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
    ),
)

STATUE_OF_THE_WICKED: Final = Card(
    65810489,
    "Statue of the Wicked",
    Trigger(
        when=When(Sent(THIS_CARD, EITHER_GRAVEYARD, destroyed=True, was=Trap(FACE_DOWN))),
        do=SummonTokens(Token("Wicked Token", "邪神衍生物", DARK, FIEND, 4, 1000, 1000)),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    GORGONS_EYE,
    WORLD_SUPPRESSION,
    MYSTIC_PROBE,
    METAL_DETECTOR,
    ARMORED_GLASS,
    JUDGMENT_OF_THE_PHARAOH,
    D_TRIBE,
    CURSE_OF_AGING,
    DEAL_OF_PHANTOM,
    READY_FOR_INTERCEPTING,
    THE_SPELL_ABSORBING_LIFE,
    ALTAR_FOR_TRIBUTE,
    MIRACLE_RESTORING,
    STATUE_OF_THE_WICKED,
)

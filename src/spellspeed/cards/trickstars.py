"""Trickstars: singing Fairies whose every step burns the opponent a little, and the Link Monsters made of them."""

from typing import Final

from spellspeed.lang.vocabulary import *

A_TRICKSTAR: Final = Monster(archetype="Trickstar")
A_TRICKSTAR_CARD: Final = AnyCard(archetype="Trickstar")
A_TRICKSTAR_LINK: Final = Monster(kind=LINK, archetype="Trickstar")
TRICKSTAR_TOKEN: Final = Token("Trickstar Token", "淘气仙星衍生物", LIGHT, FAIRY, 1, 0, 0)
HURT_BY_A_TRICKSTAR: Final = DamageTaken(OPPONENT, BECAUSE_OF_EFFECT, A_TRICKSTAR)
HAND_DECKS_OR_GRAVEYARD: Final = IN_HAND | IN_DECK | IN_EXTRA_DECK | IN_GRAVEYARD
ONLY_TRICKSTARS_SPECIALLY: Final = Forbid(SPECIAL_SUMMONING, who=YOU, what=Monster(not_archetype="Trickstar"))
ONLY_TRICKSTARS: Final = Forbid(SUMMONING_FACE_UP, who=YOU, what=Monster(not_archetype="Trickstar")).also(
    ONLY_TRICKSTARS_SPECIALLY
)
POINTED_AT: Final = PointedAtBy(THIS_CARD)
COMES_WHERE_IT_POINTS: Final = If(
    Summoned(Monster(archetype="Trickstar", that=POINTED_AT), SUMMONED_NORMALLY | SUMMONED_SPECIALLY)
)

THE_BANISHED: Final = Ref("the banished cards")
THE_RETURNED: Final = Ref("the returned monster")
THE_OTHER: Final = Ref("the other monster")

# ----------------------------------------------------------------------------------------------------- in the Main Deck

TRICKSTAR_CANDINA: Final = Card(
    61283655,
    "Trickstar Candina",
    Trigger(1, when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY)), do=AddToHand(One(A_TRICKSTAR_CARD, YOUR_DECK))),
    Continuous(2, InflictDamage(200, OPPONENT), when=If(Activated(SpellOrTrap(), by=OPPONENT))),
)

TRICKSTAR_LILYBELL: Final = Card(
    98700941,
    "Trickstar Lilybell",
    Trigger(
        1,
        when=If(Sent(THIS_CARD, YOUR_HAND, undrawn=True)),
        limit=Limit(PER_EFFECT),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_HAND,
    ),
    Continuous(2, Grant(ATTACK_DIRECTLY, THIS_CARD)),
    Trigger(
        3,
        when=When(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        target=One(A_TRICKSTAR, YOUR_GRAVEYARD),
        do=AddToHand(THE_TARGET),
    ),
)

TRICKSTAR_NARKISSUS: Final = Card(
    91505214,
    "Trickstar Narkissus",
    Trigger(
        1,
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_EFFECT)),
        limit=Limit(PER_EFFECT),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_HAND,
        damage_step=False,
    ),
    Continuous(
        2,
        InflictDamage(200, OPPONENT),
        when=If(Activated(Monster(zone=IN_HAND | IN_GRAVEYARD), AS_AN_EFFECT, by=OPPONENT)),
    ),
)

TRICKSTAR_NIGHTSHADE: Final = Card(
    86825114,
    "Trickstar Nightshade",
    Trigger(
        1,
        when=If(Summoned(A_TRICKSTAR_LINK, SUMMONED_BY_LINK, using=THIS_CARD)),
        limit=Limit(PER_EFFECT),
        do=SpecialSummon(THIS_CARD).and_if_you_do(Redirect(THIS_CARD, IN_BANISHED, HAND_DECKS_OR_GRAVEYARD)),
        from_=YOUR_GRAVEYARD,
    ),
)

TRICKSTAR_RHODODE: Final = Card(
    59604521,
    "Trickstar Rhodode",
    Ignition(
        1,
        limit=Limit(PER_EFFECT),
        cost=Discard(One(A_TRICKSTAR_CARD, YOUR_HAND)),
        target=One(A_TRICKSTAR_LINK, YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
    ),
    Continuous(
        2,
        InflictDamage(Times(200, HowMany(THAT_CARD)), OPPONENT),
        when=If(Sent(ANY_CARD, EITHER_BANISHED, from_=OPPONENTS_GRAVEYARD)),
        together=True,
    ),
)

TRICKSTAR_REINCARNATION: Final = Card(
    21076084,
    "Trickstar Reincarnation",
    Activation(
        1,
        do=Banish(All(ANY_CARD, OPPONENTS_HAND), called=THE_BANISHED).and_if_you_do(
            Draw(HowMany(THE_BANISHED), OPPONENT)
        ),
    ),
    Quick(
        2,
        cost=Banish(THIS_CARD),
        target=One(A_TRICKSTAR, YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
        from_=YOUR_GRAVEYARD,
    ),
)

TRICKSTAR_BOUQUET: Final = Card(
    99890852,
    "Trickstar Bouquet",
    Activation(
        1,
        limit=Limit(PER_ACTIVATION),
        target=(
            One(Monster(FACE_UP, archetype="Trickstar"), YOUR_FIELD, called=THE_RETURNED),
            One(Monster(FACE_UP), THE_FIELD, other_than=THE_RETURNED, called=THE_OTHER),
        ),
        do=AddToHand(THE_RETURNED).and_if_you_do(
            ChangeStat(ATK, THE_OTHER, Stat(ATK, THE_RETURNED, original=True), until=UNTIL_TURN_ENDS)
        ),
    ),
)

TRICKSTAR_LIVE_STAGE: Final = Card(
    51208046,
    "Trickstar Live Stage",
    Activation(1, do=May(AddToHand(One(A_TRICKSTAR, YOUR_GRAVEYARD)))),
    Ignition(
        2,
        needs=Exists(Monster(FACE_UP, kind=LINK, archetype="Trickstar"), YOUR_FIELD),
        limit=Limit(PER_EFFECT),
        oath=ONLY_TRICKSTARS_SPECIALLY,
        do=SummonTokens(TRICKSTAR_TOKEN),
    ),
    Ignition(
        3,
        needs=Exists(ANY_CARD, Place(opponents=IN_SPELL_TRAP_ZONE)),
        limit=Limit(PER_EFFECT),
        oath=ONLY_TRICKSTARS_SPECIALLY,
        do=SummonTokens(TRICKSTAR_TOKEN),
    ),
)

# In the End Phase its player activates the card before he has to take it back, or cannot and takes it back.
TRICKSTAR_LIGHT_ARENA: Final = Card(
    63492244,
    "Trickstar Light Arena",
    Trigger(
        1,
        when=If(Summoned(A_TRICKSTAR, SUMMONED_BY_LINK, by=YOU)),
        limit=Limit(PER_EFFECT),
        target=One(Monster(archetype="Trickstar", that=WasMaterial(THAT_CARD)), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, lies=FACE_UP_DEFENSE).and_if_you_do(NegateEffectsOf(THE_TARGET)),
    ),
    Ignition(
        2,
        limit=Limit(),
        target=One(AnyCard(FACE_DOWN), Place(opponents=IN_SPELL_TRAP_ZONE)),
        do=LinkTogether(THE_TARGET).and_if_you_do(
            Later(
                END_PHASE,
                OnlyIf(
                    Both(Matches(THIS_CARD, AnyCard(zone=IN_FIELD_ZONE)), Matches(THE_TARGET, AnyCard(FACE_DOWN))),
                    AddToHand(THE_TARGET),
                ),
                by=OPPONENT,
            )
        ),
    ),
    Continuous(
        do=Forbid(ACTIVATING, THE_LINKED_CARD),
        while_=Both(Matches(THE_LINKED_CARD, AnyCard(FACE_DOWN)), Not(During(END_PHASE))),
    ),
)

TRICKSTAR_FESTIVAL: Final = Card(
    62481203,
    "Trickstar Festival",
    Activation(1, limit=Limit(PER_ACTIVATION), oath=ONLY_TRICKSTARS, do=SummonTokens(TRICKSTAR_TOKEN, 2)),
    Instead(
        2,
        Destroyed(
            Monster(FACE_UP, archetype="Trickstar", controller=YOU, came_from=IN_EXTRA_DECK),
            because=BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT,
        ),
        Banish(THIS_CARD),
        from_=YOUR_GRAVEYARD,
        together=True,
    ),
)

# ---------------------------------------------------------------------------------------------------- in the Extra Deck

TRICKSTAR_HOLLY_ANGEL: Final = Card(
    32448765,
    "Trickstar Holly Angel",
    Materials(of=(A_TRICKSTAR,) * 2, by=LINK_SUMMON),
    Continuous(1, InflictDamage(200, OPPONENT), when=COMES_WHERE_IT_POINTS, together=True),
    Continuous(
        2,
        Forbid(
            BEING_DESTROYED_BY_BATTLE, All(Monster(FACE_UP, archetype="Trickstar", that=POINTED_AT), THE_FIELD)
        ).also(
            Forbid(BEING_DESTROYED_BY_EFFECTS, All(Monster(FACE_UP, archetype="Trickstar", that=POINTED_AT), THE_FIELD))
        ),
    ),
    Trigger(
        3,
        when=If(HURT_BY_A_TRICKSTAR),
        do=ChangeStat(ATK, THIS_CARD, TheAmount(), until=UNTIL_TURN_ENDS),
        mandatory=True,
    ),
)

TRICKSTAR_BLACK_CATBAT: Final = Card(
    94626871,
    "Trickstar Black Catbat",
    Materials(of=(A_TRICKSTAR,) * 2, by=LINK_SUMMON),
    Continuous(
        1,
        InflictDamage(200, OPPONENT),
        when=If(
            Sent(
                Monster(that=POINTED_AT),
                EITHER_GRAVEYARD,
                from_=THE_FIELD,
                because=BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT,
                destroyed=True,
            )
        ),
        together=True,
    ),
    Trigger(
        2,
        when=If(HURT_BY_A_TRICKSTAR),
        do=ChangeStat(
            ATK,
            All(Monster(FACE_UP), OPPONENTS_FIELD),
            Times(200, CountOf(Monster(that=POINTED_AT), THE_FIELD)),
            lose=True,
            until=UNTIL_TURN_ENDS,
        ),
        mandatory=True,
    ),
)

AHEAD: Final = Compare(Difference(LifePoints(YOU), LifePoints(OPPONENT)), AtLeast(2000))
FAR_AHEAD: Final = WhenActivated(AHEAD)
# rule: move.draw.needs-enough-cards-to-activate
BOTH_CAN_DRAW: Final = Both(
    Exists(ANY_CARD, OPPONENTS_DECK),
    Either(Compare(CountOf(ANY_CARD, YOUR_DECK), AtLeast(2)), Both(Exists(ANY_CARD, YOUR_DECK), Not(AHEAD))),
)

TRICKSTAR_CRIMSON_HEART: Final = Card(
    51011872,
    "Trickstar Crimson Heart",
    Materials(of=(A_TRICKSTAR,) * 2, by=LINK_SUMMON),
    Continuous(1, GainLP(200), when=COMES_WHERE_IT_POINTS, together=True),
    Ignition(
        2,
        needs=BOTH_CAN_DRAW,
        limit=Limit(PER_EFFECT),
        cost=Discard(One(A_TRICKSTAR_CARD, YOUR_HAND)),
        do=OnlyIf(FAR_AHEAD, Draw(2)).also(OnlyIf(Not(FAR_AHEAD), Draw(1))).also(Draw(1, OPPONENT)),
    ),
)

BURN_FOR_THEIR_CARDS: Final = InflictDamage(Times(200, CountOf(ANY_CARD, OPPONENTS_FIELD)), OPPONENT)

TRICKSTAR_FOXGLOVE_WITCH: Final = Card(
    86750474,
    "Trickstar Foxglove Witch",
    Materials(of=(Monster(type_=FAIRY),) * 2, more=True, by=LINK_SUMMON),
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY)),
        limit=Limit(PER_EFFECT),
        do=BURN_FOR_THEIR_CARDS,
    ),
    Trigger(
        2,
        when=If(
            Destroyed(
                THIS_CARD,
                because=BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT,
                was=Monster(summoned=SUMMONED_BY_LINK),
            )
        ),
        limit=Limit(PER_EFFECT),
        do=SpecialSummon(One(Monster(archetype="Trickstar", link=AtMost(2)), YOUR_EXTRA_DECK)).then(
            BURN_FOR_THEIR_CARDS
        ),
    ),
)

TRICKSTAR_BLOOM: Final = Card(
    77307161,
    "Trickstar Bloom",
    Materials(of=(Monster(archetype="Trickstar", level=AtMost(2)),), by=LINK_SUMMON),
    Trigger(1, when=If(Summoned(THIS_CARD, SUMMONED_BY_LINK)), do=Draw(1, OPPONENT)),
    Trigger(
        2,
        when=If(
            Destroyed(
                Monster(FACE_UP, archetype="Trickstar", that=POINTED_AT), because=BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT
            )
        ),
        limit=Limit(PER_EFFECT),
        do=InflictDamage(Times(200, CountOf(ANY_CARD, OPPONENTS_HAND)), OPPONENT),
    ),
)

CARDS: Final = (
    TRICKSTAR_CANDINA,
    TRICKSTAR_LILYBELL,
    TRICKSTAR_NARKISSUS,
    TRICKSTAR_NIGHTSHADE,
    TRICKSTAR_RHODODE,
    TRICKSTAR_REINCARNATION,
    TRICKSTAR_BOUQUET,
    TRICKSTAR_LIVE_STAGE,
    TRICKSTAR_LIGHT_ARENA,
    TRICKSTAR_FESTIVAL,
    TRICKSTAR_HOLLY_ANGEL,
    TRICKSTAR_BLACK_CATBAT,
    TRICKSTAR_CRIMSON_HEART,
    TRICKSTAR_FOXGLOVE_WITCH,
    TRICKSTAR_BLOOM,
)

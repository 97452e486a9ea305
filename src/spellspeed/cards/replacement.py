"""Cards that send cards elsewhere, act each time something happens, or do something in a card's place."""

from typing import Final

from spellspeed.lang.vocabulary import *

# --------------------------------------------------------------------------------------------- not to the Graveyard

MACRO_COSMOS: Final = Card(
    30241314,
    "Macro Cosmos",
    Activation(1, do=May(SpecialSummon(One(Monster(name="Helios - The Primordial Sun"), YOUR_HAND | YOUR_DECK)))),
    Continuous(2, Redirect(All(ANY_CARD, WHEREVER_IT_IS), IN_BANISHED)),
)

DIMENSIONAL_FISSURE: Final = Card(
    81674782,
    "Dimensional Fissure",
    Continuous(1, Redirect(All(Monster(), WHEREVER_IT_IS), IN_BANISHED)),
)

BANISHER_OF_THE_LIGHT: Final = Card(
    61528025,
    "Banisher of the Light",
    Continuous(do=Redirect(All(ANY_CARD, WHEREVER_IT_IS), IN_BANISHED)),
)

BANISHER_OF_THE_RADIANCE: Final = Card(
    94853057,
    "Banisher of the Radiance",
    Continuous(do=Redirect(All(ANY_CARD, WHEREVER_IT_IS), IN_BANISHED)),
)

MASKED_HERO_DARK_LAW: Final = Card(
    58481572,
    "Masked HERO Dark Law",
    SummonCondition(only_by=AnyCard(name="Mask Change")),
    Continuous(1, Redirect(All(AnyCard(owner=OPPONENT), WHEREVER_IT_IS), IN_BANISHED)),
    Trigger(
        2,
        when=If(Sent(ANY_CARD, to=OPPONENTS_HAND, from_=OPPONENTS_DECK)),
        needs=Not(During(DRAW_PHASE)),
        limit=Limit(),
        do=Banish(One(ANY_CARD, OPPONENTS_HAND, at_random=True)),
    ),
)

# ----------------------------------------------------------------------------------------------------------- each time

TRICKSTAR_LYCORIS: Final = Card(
    35199656,
    "Trickstar Lycoris",
    Quick(
        1,
        cost=Reveal(THIS_CARD),
        target=One(Monster(FACE_UP, archetype="Trickstar", not_name="Trickstar Lycoris"), YOUR_FIELD),
        do=SpecialSummon(THIS_CARD).and_if_you_do(AddToHand(THE_TARGET)),
        from_=YOUR_HAND,
    ),
    Continuous(
        2,
        InflictDamage(Times(200, HowMany(THAT_CARD)), OPPONENT),
        when=If(Sent(ANY_CARD, to=OPPONENTS_HAND)),
        together=True,
    ),
)

# In the End Phase its player activates the card before he has to send it, or cannot and sends it.
TRICKSTAR_LIGHT_STAGE: Final = Card(
    35371948,
    "Trickstar Light Stage",
    Activation(1, do=May(AddToHand(One(Monster(archetype="Trickstar"), YOUR_DECK)))),
    Ignition(
        2,
        limit=Limit(),
        target=One(AnyCard(FACE_DOWN), Place(opponents=IN_SPELL_TRAP_ZONE)),
        do=LinkTogether(THE_TARGET).and_if_you_do(
            Later(
                END_PHASE,
                OnlyIf(
                    Both(Matches(THIS_CARD, AnyCard(zone=IN_FIELD_ZONE)), Matches(THE_TARGET, AnyCard(FACE_DOWN))),
                    SendToGraveyard(THE_TARGET),
                ),
                by=OPPONENT,
            )
        ),
    ),
    Continuous(
        do=Forbid(ACTIVATING, THE_LINKED_CARD),
        while_=Both(Matches(THE_LINKED_CARD, AnyCard(FACE_DOWN)), Not(During(END_PHASE))),
    ),
    Continuous(
        3,
        InflictDamage(200, OPPONENT),
        when=If(
            DamageTaken(OPPONENT, BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT, Monster(archetype="Trickstar", controller=YOU))
        ),
    ),
)

DDD_REBEL_KING_LEONIDAS: Final = Card(
    92536468,
    "D/D/D Rebel King Leonidas",
    Trigger(
        1,
        when=When(DamageTaken(YOU, BECAUSE_OF_EFFECT)),
        do=SpecialSummon(THIS_CARD).and_if_you_do(GainLP(TheAmount())),
        from_=YOUR_HAND,
        damage_step=False,
    ),
    Continuous(2, ChangeDamage(NO_DAMAGE, YOU, BECAUSE_OF_EFFECT)),
    pendulum=(
        Trigger(
            1,
            when=When(DamageTaken(YOU, BECAUSE_OF_EFFECT)),
            do=Destroy(THIS_CARD).and_if_you_do(
                ChangeDamage(LP_INSTEAD, EITHER, BECAUSE_OF_EFFECT, until=UNTIL_TURN_ENDS)
            ),
            damage_step=False,
        ),
    ),
)

NO_GHOSTRICK: Final = Monster(FACE_UP, not_archetype="Ghostrick")

# The battle damage that a player takes is inflicted by a monster of the other one.
GHOSTRICK_MANSION: Final = Card(
    99795159,
    "Ghostrick Mansion",
    Continuous(do=Forbid(ATTACKING_MONSTERS, who=EITHER, what=Monster(FACE_DOWN_DEFENSE))),
    Continuous(
        do=Grant(ATTACK_DIRECTLY, All(Monster(), YOUR_FIELD)),
        while_=Both(
            Exists(Monster(FACE_DOWN_DEFENSE), OPPONENTS_FIELD), Not(Exists(Monster(FACE_UP), OPPONENTS_FIELD))
        ),
    ),
    Continuous(
        do=Grant(ATTACK_DIRECTLY, All(Monster(), OPPONENTS_FIELD)),
        while_=Both(Exists(Monster(FACE_DOWN_DEFENSE), YOUR_FIELD), Not(Exists(Monster(FACE_UP), YOUR_FIELD))),
    ),
    Continuous(do=ChangeDamage(HALF_DAMAGE, EITHER, BECAUSE_OF_EFFECT)),
    Continuous(do=ChangeDamage(HALF_DAMAGE, OPPONENT, cards=All(NO_GHOSTRICK, YOUR_FIELD))),
    Continuous(do=ChangeDamage(HALF_DAMAGE, YOU, cards=All(NO_GHOSTRICK, OPPONENTS_FIELD))),
)

# --------------------------------------------------------------------------------------------------- destroyed and sent

MECHA_PHANTOM_BEAST_O_LION: Final = Card(
    72291078,
    "Mecha Phantom Beast O-Lion",
    Continuous(
        1,
        Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD).also(Forbid(BEING_DESTROYED_BY_EFFECTS, THIS_CARD)),
        while_=Exists(Monster(kind=TOKEN), YOUR_FIELD),
    ),
    Trigger(
        2,
        when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD)),
        limit=Limit(PER_EFFECT),
        do=SummonTokens(Token("Mecha Phantom Beast Token", "幻兽机衍生物", WIND, MACHINE, 3, 0, 0)),
        from_=YOUR_GRAVEYARD,
    ),
    Ignition(
        3,
        cost=Banish(THIS_CARD),
        do=NormalSummon(One(Monster(archetype="Mecha Phantom Beast"), YOUR_HAND)),
        from_=YOUR_GRAVEYARD,
    ),
)

ARCHFIEND_OF_GILFER: Final = Card(
    50287060,
    "Archfiend of Gilfer",
    Trigger(
        1,
        when=When(Sent(THIS_CARD, to=EITHER_GRAVEYARD)),
        target=One(Monster(FACE_UP), THE_FIELD),
        do=Equip(THE_TARGET, THIS_CARD),
        from_=YOUR_GRAVEYARD,
    ),
    Continuous(
        do=ChangeStat(ATK, THE_EQUIPPED, 500, lose=True),
        while_=EQUIPPED_BY_ITSELF,
    ),
)

THE_DESTROYED_MONSTERS: Final = Ref("the destroyed monsters")

SCARLIGHT_RED_DRAGON_ARCHFIEND: Final = Card(
    80666118,
    "Scarlight Red Dragon Archfiend",
    A_TUNER_AND_OTHERS,
    Continuous(1, Treat(THIS_CARD, name="Red Dragon Archfiend"), where=Place(ON_THE_FIELD | IN_GRAVEYARD)),
    Ignition(
        2,
        limit=Limit(),
        do=Destroy(
            All(
                Monster(FACE_UP, kind=EFFECT, atk=AtMost(Stat(ATK, THIS_CARD)), summoned=SUMMONED_SPECIALLY),
                THE_FIELD,
                other_than=THIS_CARD,
            ),
            called=THE_DESTROYED_MONSTERS,
        ).then(InflictDamage(Times(500, HowMany(THE_DESTROYED_MONSTERS)), OPPONENT)),
    ),
)

# Where a monster that was destroyed this turn can be seen.
WHERE_IT_WENT: Final = IN_GRAVEYARD | IN_BANISHED | IN_EXTRA_DECK
THE_CHOSEN_MONSTER: Final = Ref("the chosen monster")
HAND_FIELD_OR_GRAVEYARD: Final = YOUR_HAND | YOUR_FIELD | YOUR_GRAVEYARD
STARGAZER: Final = Monster(name="Stargazer Magician")

ASTROGRAPH_SORCERER: Final = Card(
    76794549,
    "Astrograph Sorcerer",
    Trigger(
        1,
        when=If(Destroyed(ANY_CARD, from_=YOUR_FIELD, because=BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT)),
        do=SpecialSummon(THIS_CARD).then(
            Reveal(
                One(
                    Monster(FACE_UP, done=WAS_DESTROYED),
                    Place(WHERE_IT_WENT, WHERE_IT_WENT),
                    called=THE_CHOSEN_MONSTER,
                )
            ).and_if_you_do(AddToHand(One(Monster(named_like=THE_CHOSEN_MONSTER), YOUR_DECK))),
            may=True,
        ),
        from_=YOUR_HAND,
    ),
    Ignition(
        2,
        cost=Banish(THIS_CARD)
        .and_(Banish(One(Monster(archetype="Pendulum Dragon"), HAND_FIELD_OR_GRAVEYARD, other_than=THIS_CARD)))
        .and_(Banish(One(Monster(archetype="Xyz Dragon"), HAND_FIELD_OR_GRAVEYARD, other_than=THIS_CARD)))
        .and_(Banish(One(Monster(archetype="Synchro Dragon"), HAND_FIELD_OR_GRAVEYARD, other_than=THIS_CARD)))
        .and_(Banish(One(Monster(archetype="Fusion Dragon"), HAND_FIELD_OR_GRAVEYARD, other_than=THIS_CARD))),
        do=SpecialSummon(One(Monster(name="Supreme King Z-ARC"), YOUR_EXTRA_DECK), fused=True),
    ),
    pendulum=(
        Ignition(
            1,
            limit=Limit(PER_EFFECT),
            do=Destroy(THIS_CARD).and_(
                OneOf(
                    PlaceOnField(One(STARGAZER, YOUR_HAND | YOUR_DECK), PLACED_AS_PENDULUM),
                    SpecialSummon(One(STARGAZER, YOUR_HAND | YOUR_DECK)),
                )
            ),
        ),
    ),
)

DARK_RULER_HA_DES: Final = Card(
    53982768,
    "Dark Ruler Ha Des",
    SummonCondition(never=SUMMONED_SPECIALLY, from_=IN_GRAVEYARD),
    Continuous(
        do=NegateEffectsOf(THAT_CARD),
        when=If(
            Destroyed(Monster(kind=EFFECT), because=BECAUSE_OF_BATTLE, by_card=Monster(type_=FIEND, controller=YOU))
        ),
    ),
)

CARDS: Final = (
    MACRO_COSMOS,
    DIMENSIONAL_FISSURE,
    BANISHER_OF_THE_LIGHT,
    BANISHER_OF_THE_RADIANCE,
    MASKED_HERO_DARK_LAW,
    TRICKSTAR_LYCORIS,
    TRICKSTAR_LIGHT_STAGE,
    DDD_REBEL_KING_LEONIDAS,
    GHOSTRICK_MANSION,
    MECHA_PHANTOM_BEAST_O_LION,
    ARCHFIEND_OF_GILFER,
    SCARLIGHT_RED_DRAGON_ARCHFIEND,
    ASTROGRAPH_SORCERER,
    DARK_RULER_HA_DES,
)

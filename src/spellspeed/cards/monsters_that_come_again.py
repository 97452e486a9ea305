"""Monsters that come in ways of their own, from the hand, the Deck or the Graveyard, and what they bring with them."""

from typing import Final

from spellspeed.lang.vocabulary import *

YOUR_STANDBY: Final = If(PhaseReached(STANDBY_PHASE, YOU))
THE_SENT_CARDS: Final = Ref("the sent cards")
THE_RETURNED_CARDS: Final = Ref("the returned cards")
EVERYTHING: Final = Place(IN_HAND | ON_THE_FIELD, IN_HAND | ON_THE_FIELD)


NO_TRAP_ANSWERS: Final = Continuous(do=Forbid(BEING_ANSWERED, THIS_CARD, by=Trap(FACE_DOWN)))

# ------------------------------------------------------------------------------------------------------- as they come

EAGLE_EYE: Final = Card(53693416, "Eagle Eye", NO_TRAP_ANSWERS)
TACTICAL_ESPIONAGE_EXPERT: Final = Card(89698120, "Tactical Espionage Expert", NO_TRAP_ANSWERS)
INVASION_OF_FLAMES: Final = Card(26082229, "Invasion of Flames", NO_TRAP_ANSWERS)

RARE_METAL_DRAGON: Final = Card(25236056, "Rare Metal Dragon", SummonCondition(only_by=ANY_CARD))

GILASAURUS: Final = Card(
    45894482,
    "Gilasaurus",
    SummonProcedure(1),
    Trigger(
        2,
        when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY, by_line=1)),
        do=May(SpecialSummon(One(Monster(), OPPONENTS_GRAVEYARD, by=OPPONENT), to=OPPONENT, who=OPPONENT), by=OPPONENT),
        mandatory=True,
    ),
)

ANTEATEREATINGANT: Final = Card(
    13250922,
    "Anteatereatingant",
    SummonProcedure(by=SendToGraveyard(Some(2, SpellOrTrap(), YOUR_FIELD)), properly=False),
    Ignition(
        limit=Limit(),
        oath=Forbid(ATTACKING, THIS_CARD),
        target=One(SpellOrTrap(), OPPONENTS_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

CHAOS_EMPEROR_DRAGON: Final = Card(
    82301904,
    "Chaos Emperor Dragon - Envoy of the End",
    SummonProcedure(
        by=Banish(One(Monster(attribute=LIGHT), YOUR_GRAVEYARD)).and_(
            Banish(One(Monster(attribute=DARK), YOUR_GRAVEYARD))
        ),
        properly=False,
    ),
    Ignition(
        1,
        limit=Limit(),
        oath=Forbid(ACTIVATING, who=YOU, otherwise=True),
        cost=PayLP(1000),
        do=SendToGraveyard(All(ANY_CARD, EVERYTHING), called=THE_SENT_CARDS).then(
            InflictDamage(Times(300, CountOf(ANY_CARD, OPPONENTS_GRAVEYARD, among=THE_SENT_CARDS)), OPPONENT)
        ),
    ),
)

MAZERA_DEVILLE: Final = Card(
    6133894,
    "Mazera DeVille",
    SummonProcedure(
        needs=Exists(Spell(FACE_UP, name="Pandemonium"), THE_FIELD),
        by=Tribute(One(Monster(FACE_UP, name="Warrior of Zera"), YOUR_FIELD)),
        properly=False,
    ),
    Trigger(
        when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY)),
        still_needs=Exists(Spell(FACE_UP, name="Pandemonium"), YOUR_FIELD),
        do=Discard(Some(3, ANY_CARD, OPPONENTS_HAND, at_random=True, or_all=True)),
        mandatory=True,
    ),
)

# ------------------------------------------------------------------------------------------------- as they are sent

SOUL_SCISSORS: Final = Card(
    12061457,
    "Soul Scissors",
    Trigger(
        1,
        when=If(Sent(Monster(), EITHER_GRAVEYARD, from_=Place(IN_MONSTER_ZONE, IN_MONSTER_ZONE), destroyed=True)),
        limit=Limit(PER_EFFECT),
        do=SpecialSummon(THIS_CARD).and_if_you_do(
            Redirect(THIS_CARD, IN_BANISHED, IN_HAND | IN_DECK | IN_EXTRA_DECK | IN_GRAVEYARD)
        ),
        from_=YOUR_GRAVEYARD,
    ),
    Trigger(
        2,
        when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY, from_=EITHER_GRAVEYARD)),
        limit=Limit(PER_EFFECT),
        target=One(Monster(), OPPONENTS_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

MALICE_DOLL_OF_DEMISE: Final = Card(
    72657739,
    "Malice Doll of Demise",
    Trigger(
        when=If(
            PhaseReached(
                STANDBY_PHASE,
                YOU,
                after=Sent(
                    THIS_CARD,
                    YOUR_GRAVEYARD,
                    from_=THE_FIELD,
                    because=BECAUSE_OF_EFFECT,
                    by_card=Spell(kind=CONTINUOUS),
                ),
            )
        ),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

WATAPON: Final = Card(
    87774234,
    "Watapon",
    Trigger(
        when=If(Sent(THIS_CARD, YOUR_HAND, from_=YOUR_DECK, because=BECAUSE_OF_EFFECT)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_HAND,
    ),
)

DD_SURVIVOR: Final = Card(
    48092532,
    "D.D. Survivor",
    Trigger(
        when=If(
            PhaseReached(END_PHASE, after=Sent(THIS_CARD, EITHER_BANISHED, from_=YOUR_FIELD, was=Monster(FACE_UP)))
        ),
        limit=Limit(PER_CARD_ANYWHERE),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_BANISHED,
        mandatory=True,
    ),
)

NECROFACE: Final = Card(
    28297833,
    "Necroface",
    Trigger(
        when=If(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        do=ReturnToDeck(All(AnyCard(kind=EXTRA_DECK_KINDS), EITHER_BANISHED))
        .also(ReturnToDeck(All(AnyCard(not_kind=EXTRA_DECK_KINDS), EITHER_BANISHED), called=THE_RETURNED_CARDS))
        .then(ChangeStat(ATK, THIS_CARD, Times(100, HowMany(THE_RETURNED_CARDS)))),
        mandatory=True,
    ),
    Trigger(
        when=If(Sent(THIS_CARD, EITHER_BANISHED)),
        do=Banish(Top(5)).also(Banish(Top(5, OPPONENTS_DECK))),
        from_=YOUR_BANISHED,
        mandatory=True,
    ),
)

TELLUS_WING: Final = Token("Tellus Wing Token", "忒勒斯的羽翼衍生物", LIGHT, FAIRY, 1, 0, 0)

TELLUS_THE_LITTLE_ANGEL: Final = Card(
    19280589,
    "Tellus the Little Angel",
    Trigger(
        1,
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=Place(IN_MONSTER_ZONE, IN_MONSTER_ZONE))),
        limit=Limit(PER_EFFECT),
        do=SummonTokens(TELLUS_WING),
        from_=YOUR_GRAVEYARD,
    ),
    Ignition(
        2,
        needs=Exists(Monster(FACE_UP, name="Tellus Wing Token"), YOUR_FIELD),
        limit=Limit(PER_EFFECT),
        cost=Banish(THIS_CARD).and_(Banish(One(Spell(), YOUR_HAND))),
        do=SummonTokens(TELLUS_WING, 2).after_that(
            Forbid(
                SPECIAL_SUMMONING,
                who=YOU,
                from_=IN_DECK | IN_GRAVEYARD | IN_BANISHED | IN_EXTRA_DECK | ON_THE_FIELD,
                until=UNTIL_TURN_ENDS,
            )
        ),
        from_=YOUR_GRAVEYARD,
    ),
)

# ----------------------------------------------------------------------------------- after damage they have inflicted

MUCUS_YOLK: Final = Card(
    70307656,
    "Mucus Yolk",
    Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD)),
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU, after=DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD))),
        do=ChangeStat(ATK, THIS_CARD, 1000),
        mandatory=True,
    ),
)

SILENT_SWORDSMAN_LV5: Final = Card(
    74388798,
    "Silent Swordsman LV5",
    Continuous(1, Forbid(BEING_AFFECTED, THIS_CARD, by=Spell(controller=OPPONENT))),
    Trigger(
        2,
        when=If(
            PhaseReached(STANDBY_PHASE, YOU, after=DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD, directly=True))
        ),
        cost=SendToGraveyard(THIS_CARD),
        do=SpecialSummon(One(Monster(name="Silent Swordsman LV7"), YOUR_HAND | YOUR_DECK)),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    EAGLE_EYE,
    TACTICAL_ESPIONAGE_EXPERT,
    INVASION_OF_FLAMES,
    RARE_METAL_DRAGON,
    GILASAURUS,
    ANTEATEREATINGANT,
    CHAOS_EMPEROR_DRAGON,
    MAZERA_DEVILLE,
    SOUL_SCISSORS,
    MALICE_DOLL_OF_DEMISE,
    WATAPON,
    DD_SURVIVOR,
    NECROFACE,
    TELLUS_THE_LITTLE_ANGEL,
    MUCUS_YOLK,
    SILENT_SWORDSMAN_LV5,
)
